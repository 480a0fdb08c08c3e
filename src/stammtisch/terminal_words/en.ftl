# What the terminal says. Names of commands (command-…) are one word; the English ones always work too.

welcome = { $title } · { $seats }
welcome-help = Type a number to make a move, or a word: { $commands }.
bot = { $policy } bot
person = person
compiling = The bots get faster in a moment: their rules are being compiled in the background.

pass-device = Pass the device to { $name }.
press-enter = { $name }, press Enter when nobody else looks.
only-one = Only one thing is possible: { $move }.
hint-title = Hint

moves-more = { $count ->
    [one] one more: type “{ $command }” to see all, or “{ $command } WORD” to search.
   *[other] { $count } more: type “{ $command }” to see all, or “{ $command } WORD” to search.
}
moves-none = No move fits “{ $filter }”.
moves-several = That may be one of these:
log-earlier = { $count ->
    [one] one earlier line: type “{ $command }” to see it.
   *[other] { $count } earlier lines: type “{ $command }” to see them.
}
amounts = { $first } … { $last }: type “{ $usage }”
amounts-alone = { $first } … { $last }: type how many
type-amount = Type how many: “{ $usage }”.
allowed = You can do that: { $move }.
would = { $move } would bring:
unreadable = “{ $said }” is no move and no command. Type a number, a move such as “{ $example }”, or “{ $help }”.
no-number = There is no move number { $number }; the numbers go from 1 to { $most }.
want-argument = “{ $command }” wants more: { $usage }
unknown-seat = Nobody is called “{ $name }”; there are { $names }.
unknown-language = There is no language “{ $lang }”; there are { $langs }.
unknown-policy = There is no bot “{ $name }”; there are { $names }.
unknown-rule = The rules have no clause and no word “{ $word }”.
rules-list = Type “{ $command } 6” for a chapter, “{ $command } { $clause }” for a clause, or “{ $command } WORD” to search.

undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
undo-none = { $name } has not decided anything yet that could be taken back.
undo-others = This cannot be taken back: { $who } moved since then.
undo-revealed = This cannot be taken back: something has been revealed since then, and others have seen it.
undo-ask = Cards or bids have been revealed since then. Take it back all the same?

handed-bot = A bot ({ $policy }) now plays for { $name }.
handed-person = { $name } is now played by a person.
no-people = Only bots are left; they play on. Ctrl-C stops them.

saved = Saved in { $file }.
save-failed = The game cannot be saved in { $file }: { $reason }.
save-ask = File to save the game in (Enter: do not save)
quit-ask = Leave the game?
resume = To go on later: { $command }
bye = Goodbye.

game-over = The game is over
place = Rank
total = Total
source = Source of points
scores-now = If the game ended now
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
after-end = Type “{ $undo }”, “{ $log }”, “{ $board }” or “{ $save } FILE”; Enter leaves.

yes = y
no = n

help-number = makes the move with that number
help-text = a move in words does the same, for instance “{ $example }”
help-why = says why a move is allowed or forbidden, and what it would bring
help-moves = lists all moves, or those with a word in them
help-board = draws the table again
help-hand = shows what is yours
help-log = what has happened: the last lines, or so many
help-scores = what everybody would have if the game ended now
help-rules = the rules: a chapter, a clause or a word
help-hint = what the decision is about, and what a strong player would do
help-undo = takes back your last decision
help-save = saves the game
help-bot = lets a bot play for a seat
help-take = lets a person play for a seat
help-lang = changes the language: en, de or fr
help-help = this list
help-quit = leaves the game

command-why = why
command-moves = moves
command-board = board
command-hand = hand
command-log = log
command-scores = scores
command-rules = rules
command-hint = hint
command-undo = undo
command-save = save
command-bot = bot
command-take = take
command-lang = lang
command-help = help
command-quit = quit

usage-why = MOVE
usage-moves = [WORD]
usage-log = [NUMBER]
usage-rules = [CLAUSE | WORD]
usage-save = FILE
usage-bot = SEAT POLICY
usage-take = SEAT
usage-lang = LANGUAGE
number = NUMBER

policy-random = random
policy-greedy = greedy
policy-net = trained
policy-search-casual = passer-by (casual)
policy-search-easy = weekend player (easy)
policy-search-steady = regular (steady)
policy-search-normal = old hand (normal)
policy-search-hard = past master (hard)
temper-bold = bold
temper-thrifty = thrifty
temper-spiteful = spiteful

thinking = Thinking…
weaker = { $count ->
    [one] one weaker move
   *[other] { $count } weaker moves
}
head-move = Move
head-chance = wins
head-lead = ahead by
head-points = points
head-seat = Player
head-decisions = decisions
head-best-moves = best moves
head-given-away = chance given away
head-points-given-away = points given away
head-lead-given-away = lead given away
head-luck = luck
equals = ≈ cannot be told apart from the best one: the intervals overlap
head-number = no.
head-changed = chance to win
head-because = because of
head-better = better was
by-move = this move
by-luck = what came of it
few-futures = It rests on few imagined futures, about { $count } for each decision: most slips stay unnoticed.
turning-points = Where the game turned
slips = The costliest moves
