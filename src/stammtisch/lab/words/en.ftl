# What the laboratory cannot do, said to whoever gave the order.

two-policies = a match wants at least two policies, like: greedy random
few-games = { $games } games; at least one is needed
few-study-games = { $games } games; a study needs at least 40
short-ladder = a ladder from { $start } with { $steps } steps; both are at least 1
no-engine = no engine “{ $name }”; there are { $known }
few-workers = { $workers } workers; at least one is needed
process-ended = a process that played games was ended from outside; start again to go on
wrong-seed = seed { $seed }; wanted is a whole number from 0 to { $most }
no-folder = { $folder } is no folder; make it first, or name another file with --out
unreadable-note = { $file } cannot be read; remove { $folder } and start again
other-run = { $file } holds games of another run ({ $key } { $theirs }, and here it is { $ours }); name another file or remove it
no-games-there = { $file } is there already and holds no games of `simulate`; name another file
endless = the game with seed { $seed } was not over after { $moves } moves
endless-decisions = no end after { $moves } decisions (seed { $seed })
wrong-policies = { $given } policies for { $seats } seats; name one for all, or one for each
wrong-policies-by-rules = { $given } policies for { $seats } seats ({ $played } more are played by the rules); name one for all, or one for each
missing-extra = this needs { $module }, which comes with an extra: { $command }
