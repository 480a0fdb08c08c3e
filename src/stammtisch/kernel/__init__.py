"""What every game is made of; knows no title."""
