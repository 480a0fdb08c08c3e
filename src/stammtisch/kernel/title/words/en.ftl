# What the kernel says. `clause` is the id of a clause, `text` its text: one or more whole sentences.

refused = You cannot do that ({ $clause }): { $text }
# who: one name or several, with commas.
refused-turn = It is not your turn: the game is waiting for { $who }.
# ask: the sentence `ask-DECISION` of the title.
refused-step = Something else is to be decided now ({ $clause }): { $ask }
refused-over = The game is over.

undo-nothing = There is no move to take back.
undo-barrier = The last move revealed something; it is taken back only by consent.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Not paid out yet
