"""Finishing a box: goals are stated, numbers may move, and a search looks for the box that reaches them.

`goals` reads what is wanted, `knobs` moves numbers of a box, `measures` says what a goal is measured by, `playing`
plays the games of a candidate, `search` finds the box, and `report` writes the page.
"""
