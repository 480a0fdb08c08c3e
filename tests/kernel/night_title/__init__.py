"""Night Market: the smallest title in which everything is chosen unseen.

Stalls are planned in a chain of small choices, cards are laid face down in turn and opened later, calls are sealed.
Like the flea market beside it, it imports nothing but the kernel and itself (relatively), so that a copy works too.
"""
