"""What a title brings along: its declaration, box, clauses, words and picture for the terminal."""
