"""What rules are written in: kinds, structs, chance, decisions and the flow of steps. Nothing here runs a game."""
