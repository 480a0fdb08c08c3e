# What the kernel says. `clause` is the id of a clause, `text` its text: one or more whole sentences.

refused = You cannot do that: { $text }
# who: one name or several, with commas.
refused-turn = It is not your turn: the game is waiting for { $who }.
# A thing of another decision. when: the sentence `when-DECISION` of the title; ask: `ask-DECISION` of the one now due.
refused-step = { $when } Now: { $ask }
refused-step-turn = { $when } Now the game is waiting for { $who }.
refused-over = The game is over.

# A move that cannot be read. said: what was typed; usage: how moves are said now, in English words.
unreadable = “{ $said }” says no move; now one may say: { $usage }
# why: one of the next five.
unreadable-word = “{ $said }”: { $why }
unknown-name = nothing here is called “{ $name }”; there are { $known }
several-names = “{ $name }” may be any of these: { $known }
no-amount = “{ $name }” is no whole number from { $low } to { $high }
too-many-things = { $count } things, where at most { $most } are possible
too-long = a move has at most { $most } characters, not { $count }
no-option = { $number } is no option of { $decision }.

undo-nothing = There is no move to take back.
undo-barrier = The last move revealed something; it is taken back only by consent.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Not paid out yet

# Several things in a row: `first` are all but the last, with commas.
list = { $first } and { $last }
