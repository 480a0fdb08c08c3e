"""Mall des Jahres: a mall of shops, a deck that is turned over and never shuffled, and three dice."""
