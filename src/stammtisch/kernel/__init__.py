"""What every game is made of; knows no title. Four rooms, each standing on those before it:

- `model`: what rules are written in (kinds, structs, chance, moves, the flow of steps);
- `title`: what a title brings along (its box, clauses, words, terminal picture);
- `twins`: how rules run (at the table, quietly, compiled);
- `play`: one game in progress, what a seat may see of it, and its record.
"""
