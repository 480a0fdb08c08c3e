"""No Thanks!, a card game by Thorsten Gimmler."""
