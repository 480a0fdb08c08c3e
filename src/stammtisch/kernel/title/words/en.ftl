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
# The same, one of which is wanted.
either = { $first } or { $last }

# What is said of something or by somebody.
line = { $name }: { $value }

# What a picture shows, for those who do not see it. names, who: names with commas.
picture-due = { $title } with { $names }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Waiting for { $who }.
picture-over = { $title } with { $names }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. The game is over.

# Why a move is better than another one, by imagined futures: { $change } is in points (what: “of lead”, for one who plays alone “points”), { $error } how far it may be off.
why-of-lead = of lead
why-of-points = points
why-lead = Compared with “{ $other }”: { $change } (± { $error }) { $what } at the end
why-equal = It cannot be told apart from “{ $other }”: { $change } (± { $error }) { $what } at the end, in { $futures } imagined futures
why-later = What it brings by itself is not certain: { $change } (± { $error }) { $what } at the end
why-less = By itself it brings less than “{ $other }”: { $change } (± { $error }) { $what } at the end; what can follow makes it better
why-source = { $source }: { $change } (± { $error })
why-rivals = What the best of the others gets: { $change } (± { $error })
why-thing = { $thing } (± { $error })
why-soon = Difference at the end of the round: { $things }

# Numbers.
percent = { $share }%
from-to = { $low } to { $high }

# Titles, options and seats.
no-such-title = no title “{ $name }” is installed; there are { $known }
no-such-title-meant = no title “{ $name }” is installed; did you mean “{ $meant }”?
want-title-name = a title’s name wants lower-case words joined by dashes (like harbour-days), not “{ $name }”
exists-already = { $folder } exists already
wrong-seats = { $title } is played with { $numbers } seats, not { $seats }
no-such-automa = { $title } has no Automa “{ $name }”; its Automas are { $known }
no-automas = { $title } has no Automa “{ $name }”; it has none

# places: “Pei at seat 2 of 3, Lu at seat 3 of 3”.
automa-place = { $name } at seat { $seat } of { $seats }
automas-elsewhere = { $title } does not seat { $names } like that, but { $places }
automas-apart = { $title } does not seat { $names } like that: these are not at one table
automas-there = with these options { $places } (Automas are seats like the others): “{ $rules }” or the name stands there, and nowhere else
automas-nowhere = with these options no Automa plays, so no seat is “{ $rules }”
no-such-rule-option = { $title } has no option “{ $name }”; there are { $known }
no-such-rule-option-meant = { $title } has no option “{ $name }”; did you mean “{ $meant }”?
wrong-value = option { $name } is one of { $values }, not “{ $value }”
wrong-name = a seat’s name wants printable characters without { $signs } and without spaces around them, not { $name }
long-name = a seat’s name has at most { $most } characters, not { $count }
wrong-policy = a seat’s policy wants printable characters, not { $name }
same-name = two seats have the same name
by-the-rules = { $name } is played by the rules

# Policies.
no-such-policy = no policy “{ $name }”; there are { $known }
no-such-policy-meant = no policy “{ $name }”; did you mean “{ $meant }”?
no-net = there is no trained player of { $title } yet
no-temper = { $title }: the temperament { $temper } would change nothing there; there are { $known }
net-other-observation = { $file } was trained for other rules of { $title }: train it anew
search-range = search: { $name } is { $value }; wanted is 0 to { $most }
search-endless = search: give iterations or seconds, or both
search-rollout = search: rollout is one of { $known }, not “{ $value }”
search-judge = search: judge is one of { $known }, not “{ $value }”
search-temper = search: temper is one of { $known }, not “{ $value }”
search-nodes = search: nodes are 2 or more
search-unknown = { $words }: “{ $word }” is none of { $levels }, or an effort like { $example } ({ $known })
search-number = search: { $name } is “{ $value }”; wanted a number
search-whole = search: { $name } is “{ $value }”; wanted a whole number, in digits
search-twice = { $words }: { $name } stands there twice

# Standing orders. Until when one lasts; a title may say it otherwise, also for one decision: `until-phase-DECISION`.
until-phase = until this phase is over
until-round = until this round is over
until-game = until the game is over

# What interrupts one, to be read after “unless”. n: a number, with its unit; move: a choice, as it is offered.
unless-above = somebody else goes above { $n }
unless-chosen = somebody else chooses “{ $move }”
unless-may = I may choose “{ $move }”
unless-to-me = somebody does something to me
unless-chapter = round { $n } has begun
unless-has = I have { $n } or more
unless-lacks = I have less than { $n }

# What is wrong with one.
order-no-decision = at “{ $name }” nothing can be ordered in advance
order-move = “{ $move }”: { $problem }
order-no-move = “{ $move }” cannot be ordered in advance here; what can is { $known }
order-no-most = “{ $move }” cannot rise to { $most }
order-no-until = until when? Wanted is one of { $known }
order-no-times = wanted 1 to { $most } times
order-many-conditions = wanted at most { $most } conditions, each of them once
order-no-condition = there is no condition “{ $name }” here; there are { $known }
order-without-number = the condition “{ $name }” takes no number
order-number = the condition “{ $name }” wants a number from { $low } to { $high }

# Records.
record-at = line { $line }: { $problem }
record-long-line = wanted at most { $most } characters, not { $count }
no-record = wanted the header { $header }: this is no record of a game
record-line = wanted “NUMBER. NAME: MOVE { "{" }chance{ "}" }”, not { $line }
record-setup = only the first line, numbered 0, has no move
record-no-move = the move of { $who } is missing
record-number = wanted move { $wanted }, not { $number }
record-many-moves = wanted at most { $most } moves
record-long-value = a value of { $name } has at most { $most } characters
record-late-header = a header after the first move
record-header = wanted { $form }
record-option-twice = the option { $name } stands here a second time
record-unknown-header = unknown header { $name }
record-header-once = wanted { $form } once
record-no-header = wanted a header { $form }, not { $line }
record-quotes = wanted values in quotes, of printable characters, and \ only before " or \
record-lacks = the header { $header } is missing
other-format = the record has format “{ $theirs }”; this program reads “{ $ours }”
record-for = this record was written for { $name } and hides what they may not know; it cannot be replayed
other-rules = the record was played by version { $theirs } of the rules; here is version { $ours }
other-box = the record was played with box { $theirs }; { $file } is box { $ours }
record-start = the header [Start ...] holds no position: it is no JSON from here on: “{ $text }”
record-start-setup = a game that goes on from a position ([Start ...]) has no set-up (line 0.)
record-bad-setup = the set-up: { $problem }
record-nobody = line { $line }, move { $number }: nobody is called “{ $name }”; there are { $known }
record-move = line { $line }, move { $number }: { $problem }
record-drafts = { $marked } choices are marked with * (not open yet); of these moves, { $drafts } are not
record-not-over = the header [Result ...] says the game is over, but its moves do not end it
record-other-result = the header [Result ...] says { $theirs }, but the moves give { $ours }
chance-impossible = chance result “{ $result }” cannot have come
chance-missing = a chance result is missing
chance-wrong = chance result “{ $result }”: { $problem }
chance-too-many = chance result “{ $result }” is one too many
chance-unheard-of = an impossible position: { $problem }

# Positions. where: the place in it, “state.seats[0].coins”.
position-at = { $where }: { $problem }
position-none = this is no position: wanted an object with { $form }
position-missing = is missing
position-people = wanted a list of objects with { $keys }
position-edition = the position is of { $theirs }, here is { $ours }
position-object = wanted an object
position-object-with = wanted an object with { $keys }
position-object-by = wanted an object with names of the kind “{ $kind }” as its keys
position-list = wanted a list of at most { $most } values
position-seats = wanted a list of seats
position-step = wanted the name of a step
position-whole = wanted a whole number, not { $value }
position-flag = wanted true or false, not { $value }
position-name = wanted a name of the kind “{ $kind }”, not { $value }
position-span = { $value } is not from { $low } to { $high }
position-no-field = no such field; there are { $known }
position-chairs = { $held }, but there are { $seats } seats
position-who = wanted the seats that choose
position-who-none = wanted nobody: it is no decision
position-asked = wanted all the seats that choose at once
position-asked-none = wanted nobody: seats do not choose at once here
position-top = the last one pending must be a decision
position-no-seat = there is no seat { $seat }
position-option = { $held }, but the game is to have { $wanted }
position-nobody = nobody is due; wanted a decision on top
position-stuck = seat { $seat } is due and has no move
position-impossible = an impossible position: { $problem }

# Components files. entry: the place in the file, "[[good]] 'lamp'"; key: what stands left of a "=".
box-deep = { $path }: is nested too deeply
box-unreadable = { $path }: cannot be read: { $problem }
box-no-text = { $path }: is no UTF-8 text
box-no-toml = is no TOML: “{ $text }”
box-no-toml-end = is no TOML: it ends where something is missing
box-toml-twice = is no TOML: stands here a second time: “{ $text }”
box-long-number = { $path }: is no TOML: a number is too long
box-at = { $path }: { $entry }: { $problem }
box-line = { $path }: line { $line }: { $problem }
box-line-column = { $path }: line { $line }, column { $column }: { $problem }
box-entry-problem = { $entry }: { $problem }
box-entry = { $table } number { $number }
box-sources = wanted one table { $table } with a text for each table
box-no-table = no such table is known; known are { $known }
box-no-table-meant = no such table is known; did you mean “{ $meant }”?
box-source = “{ $key }” wants a text that says where the facts come from
box-lacks-table = is missing; it needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
    } headed { $table }
box-lacks-table-for = is missing; it needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
    } headed { $table }; { $field } is read from { $place }, unless `fields` names another key or it is declared derived=True
box-one-table = wanted one table { $table }
box-list = wanted a list of entries, each headed { $table }
box-no-key = unknown key “{ $name }”; known are { $known }
box-no-key-meant = unknown key “{ $name }”; did you mean “{ $meant }”?
box-lacks-key = “{ $key }” is missing
box-lacks-key-for = “{ $key }” is missing; { $field } is read from { $place }, unless `fields` names another key or it is declared derived=True
box-entries = { $count } entries; wanted are 1 to { $most }
box-entries-least = { $count } entries; wanted are at least { $least }
box-whole = “{ $key }” must be a whole number, not { $value }
box-name = “{ $key }” must be a name, not { $value }
box-bad-name = “{ $key }” must be a name without spaces and without { $signs }, not { $value }
box-twice = “{ $key }”: { $value } stands in two entries
box-too-many = { $count } entries; at most { $most } fit
box-list-of-names = “{ $key }” wants a list of at most { $most } names of the kind “{ $kind }”
box-list-of-numbers = “{ $key }” wants a list of at most { $most } whole numbers
box-no-thing = “{ $key }” wants a name of the kind “{ $kind }”, not { $name }; known are { $known }
box-no-thing-meant = “{ $key }” wants a name of the kind “{ $kind }”, not { $name }; did you mean “{ $meant }”?
box-flag = “{ $key }” must be true or false, not { $value }
box-typed = “{ $text }”
box-empty = empty
box-number = “{ $key }” must be a whole number from { $low } to { $high }, not { $value }

# What the system could not do.
not-there = No such file or folder
not-allowed = not allowed
a-folder = this is a folder
no-folder = this is no folder
there-already = is there already, and is no folder; name another one
disk-full = no space is left on the disk
quota-full = your share of the disk is used up
read-only = nothing can be written there
large-file = the file would grow larger than it may
long-name = the name is too long
disk-failed = the disk cannot be read or written
many-files = too many files are open
in-use = another program is using it
no-address = this machine has no such address

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-game = Single numbers
entry-id = Name in the file
entry-source = Source
entry-note = Note

# what a game goes by, where the title does not say
unit-chapter = { $count ->
    [one] { $count } round or phase
   *[other] { $count } rounds or phases
}
