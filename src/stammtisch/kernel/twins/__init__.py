"""How rules run: the quiet copy, the compiled one, the entries that Python calls, observations."""
