# What the laboratory cannot do, said to whoever gave the order.

two-policies = a match wants at least two policies, like: greedy random
few-games = { $games } games; at least one is needed
few-study-games = { $games } games; a study needs at least 40
short-ladder = a ladder from { $start } with { $steps } steps; both are at least 1
no-engine = no engine “{ $name }”; there are { $known }
few-workers = { $workers } workers; at least one is needed
process-ended = a process that played games was ended from outside; start again to go on
wrong-seed = seed { $seed }; wanted is a whole number from 0 to { $most }
no-folder = { $folder } is no folder; make it first, or name another place
unreadable-note = { $file } cannot be read; remove { $folder } and start again
other-run = { $file } holds games of another run ({ $key } { $theirs }, and here it is { $ours }); give another name, or remove what is there
no-games-there = { $file } is there already and holds no games of `simulate`; name another file
no-dataset-there = { $folder } is there already and holds no dataset; name another folder
no-match-there = { $file } is there already and holds no games of `match`; name another file
endless = the game with seed { $seed } was not over after { $moves } moves
endless-decisions = no end after { $moves } decisions (seed { $seed })
wrong-policies = { $given } policies for { $seats } seats; name one for all, or one for each
wrong-policies-by-rules = { $given } policies for { $seats } seats ({ $played } more are played by the rules); name one for all, or one for each
missing-extra = this needs { $module }, which comes with an extra: { $command }

# -- the report of a study: figures
percentage-points = { $points } percentage points
unknown-interval = unknown
none = none
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
and-more = { $first } and { $more } more
series = { $first }; { $next }
number-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
sure = certain
open = open
seat = seat { $seat }
# place: 1 for who decides first.
turn = { $place ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
    [6] the sixth
   *[other] number { $place }
}

# -- its head and its sections
report = Balance study
contents = Sections
fact-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
fact-random = { $games } games of random play
fact-policies = { $games } games: { $policies }
fact-beside = { $games } games of random play beside them
fact-edited = edited box
section-findings = What stands out
section-comparison = What the changes did
section-seats = Seats
section-scores = Scores
section-sources = Where the score comes from
section-quality = How it plays
section-length = Length and decisions
section-skill = Skill and luck
section-things = Cards, tiles and places
section-method = How to read this
quality = These figures mean the same in every game, so that games can be compared by them; in brackets stands what each may truly be.
name-decisive = Winners
metric-decisive = { $value } of the games have one winner only ({ $interval }).
name-changes = Lead changes
metric-changes = The lead changes hands { $value } times in a game ({ $interval }), as seen after each tenth of it.
name-comeback = Comebacks
metric-comeback = In { $value } of the games whoever wins does not lead at half-time ({ $interval }).
name-drama = Drama
metric-drama = On the way, whoever wins is behind { $value } of the others in the mean ({ $interval }). At 0% the winner would always lead; at 50% nobody could tell beforehand.
name-settled = When it is decided
metric-settled = The winner takes the lead for good after { $value } of the game ({ $interval }).
name-interaction = Interaction
metric-interaction = Of all that choices change in a player’s result, { $value } comes from the choices of others ({ $interval }). It would be 0% if everybody played for themselves.
name-dead = Choices without effect
metric-dead = At { $value } of the choices it made no difference what was taken: up to six of the options were tried out to the end of the game, eight times each ({ $interval }).
name-clear = Clear choices
metric-clear = At { $value } of the choices among three or more options one of them is clearly better than the rest ({ $interval }). At 0% it is all the same what one takes, or luck drowns it; at 100% there is nothing to think about.
name-length = Length
metric-length = All players together make { $value } choices in a game ({ $interval }).
name-minutes = Minutes
metric-minutes = People may need about { $value } minutes for a game ({ $interval }), going by games in which most players think a little. This supposes 8 seconds for each decision, and 8 more for each time that its options can be halved; where all decide at the same time it is counted once, and an amount counts as a single option. Who explains rules or laughs needs more.
name-novice = The first game
metric-novice = Somebody who chooses at random ends behind { $value } of the opponents if these think a little ({ $interval }). At 50% nobody would notice; at 100% a first game is no fun.
name-elo = Depth
metric-elo = Thinking a little is worth { $value } rating points (Elo) above choosing at random ({ $interval }). At 0 good choices are no use; at 400 the better one ends ahead ten times out of eleven.
name-skill = Skill and luck
metric-skill = Of the differences between players at one table, { $value } come from who thinks and who does not ({ $interval }); the rest is luck, and what the others do.
name-deal = The deal
metric-deal = { $value } of the differences between seats come back when the same deal is played again ({ $interval }): so much is decided before the first choice.
strategies = { $count } ways to a score can be told apart. { $fair } of the wins would be fair for each. What goes together need not be a cause: who is ahead can afford another way.
no-strategies = No separate ways to a score can be told apart: all seats mix the sources in much the same manner, or each in its own.
way = way { $number }: { $sources }
way-source = { $source } ({ $share })
sheet-strategies = Ways to a score, by the sources that are typical of them, with their share of it
column-went = seats
column-way-wins = wins
column-before-way = against way { $number }
finding-who = Who played
finding-verdict = In short
who-random = { $games } games were played by players who draw every choice by lot. So the report shows the bare mechanism, before anybody wants anything: causes can be told from it, while the seats, lengths and scores of people will differ.
who-players = In the { $games } games { $player } sat in every seat and wanted to win. So seats, lengths and scores are nearer to those of people; but what goes together with winning in these games need not be its cause.
each-seat = { $player } in every seat
who-learned-elsewhere = The bots that have learned did so with the game’s own box: what is new in the edited one they treat like something similar, and other numbers they notice only by what a choice brings at once.
who-mixed = In the { $games } games these sat at the table: { $players }. Whoever thinks wants to win, so seats, lengths and scores are nearer to those of people; but what goes together with winning in these games need not be its cause.
finding-beside = Beside them
beside = { $games } games of random play at the same table were played, too. Whatever this report says of causes comes from those, and says so: only where choices are drawn by lot can causes be told from what merely goes together.
under-random = { $said } (So in random play.)
players-goes-with = Of the players that think { $takers } take it; who takes it once more wins { $wins } { $more ->
    [1] more
   *[0] less
} often ({ $interval }).
players-rarely = Too few of the players that think take it to say how they fare.
player-greedy = { $count ->
    [0] bots that think a little
    [1] a bot that thinks a little
   *[other] { number-word } bots that think a little
}
player-random = { $count ->
    [0] players who choose at random
    [1] a player who chooses at random
   *[other] { number-word } players who choose at random
}
player-rules = the rules
player-net = { $count ->
    [0] bots that have learned the game
    [1] a bot that has learned the game
   *[other] { number-word } bots that have learned the game
}
player-search = { $count ->
    [0] bots that look ahead
    [1] a bot that looks ahead
   *[other] { number-word } bots that look ahead
}

# -- what stands out: a word or two, and a sentence
finding-points = Score
alone = Who plays alone ends with { $points } in the mean.
finding-seats = Seats
even-seats = No seat has an advantage that shows: all shares of the wins are likely to be within { $reach } of the fair { $fair }.
uneven-seats = Seat { $best } wins { $most } of the games ({ $most-interval }) and seat { $worst } { $least } ({ $least-interval }), where { $fair } is fair.
finding-turns = Turn order
even-turns = No place in the turn order has an advantage that shows: all shares of the wins are likely to be within { $reach } of the fair { $fair }.
uneven-turns = Of those in turn, { $best } wins { $most } of the games ({ $most-interval }) and { $worst } { $least } ({ $least-interval }), where { $fair } is fair.
finding-closeness = Closeness
closeness = The best ends { $margin } ahead of the second, which is { $share } of what it has ({ $best }).
closeness-shared = { closeness } { $shared } of the games have several winners.
finding-end = The end
ends = { $share } of the games end { $way }, { $others }.
ends-by = by { $clause } (“{ $text }”)
ends-called = with “{ $text }”{ $cited ->
    [1] {" "}({ $clause })
   *[0] {""}
}
other-end = in another way
finding-winners = Winners
winners = What sets winners apart is “{ $source }” ({ $clause }): they have { $points } { $more ->
    [1] more
   *[0] less
} from it than the others ({ $interval }).
finding-strongest = Strongest
finding-weakest = Weakest
taken-once = { $thing } (at “{ $asked }”): taken once, it { $more ->
    [1] brings { $wins } more of the wins
   *[0] costs { $wins } of the wins
} ({ $interval }) and changes the lead by { $points }.
goes-with = { $thing } (at “{ $asked }”): who takes it once more wins { $wins } { $more ->
    [1] more
   *[0] less
} often ({ $interval }), and the lead changes by { $points }.
finding-things = Cards and places
no-thing = Of no card, tile or place is it certain that it helps or harms. { $likely ->
    [0] {""}
    [one] Of one it is likely.
   *[other] Of { $likely } it is likely.
}
finding-tension = Tension
tension = Who leads after half of a game wins { $half } of the games ({ $chance } would be chance); the leader is more likely to win than not after { $certain } of it.
tension-late = Who leads after half of a game wins { $half } of the games ({ $chance } would be chance); at no time before the end is the leader more likely to win than not.
finding-skill = Skill
thinker = Among players who choose at random, { $policy } wins { $wins } of { $games } games ({ $interval }); if all were luck it would be { $chance }.
finding-unused = Unused
unused-at = { $things } (at “{ $decision }”, { $clause })
unused = { $who ->
    [random] The random players had the choice of these and never took them: { $things }.
    [people] Nobody at the table took these, though they had the choice: { $things }.
   *[players] The players that think never took these, which random play had the choice of: { $things }.
}

# -- what changes of a box did
finding-change = The change
same-boxes = The two boxes are the same for the rules; whatever differs stands in remarks.
changed = { $changes }.
changed-key = { $key } { $before } → { $after }
changed-entry = { $entry }: { $key } { $before } → { $after }
new-entry = { $entry } is new
gone-entry = { $entry } is gone
value-true = yes
value-false = no
entry-number = no. { $number }
in-box = in the box
finding-likely = Likely, not certain
finding-effect = What it did
changed-figures = { $figures }.
changed-more = { $figures }. { $more ->
    [one] One more figure changed for sure, by less.
   *[other] { $more } more figures changed for sure, most of them less.
}
changed-trifles = { $more ->
    [one] One figure changed for sure, by a trifle.
   *[other] { $more } figures changed for sure, all by trifles.
}
nothing-sure = Of no figure of the game as a whole is it certain that it changed. The wins of no seat are likely to have changed by more than { $reach }.
finding-worth = Worth now
worth = Taken once, it brings: { $things }.
worth-same = Of no single thing is it certain that it helps more or less than before.
difference = { $what } { $before } → { $after } ({ $interval })
difference-times = “{ $what }” comes up { $after } times a game instead of { $before } ({ $interval })
sheet-changes = What was changed in the box
same-seeds = Both boxes were played on the same seeds: the same luck, and players who draw their choices from the same numbers. So the intervals are about the change itself, not about two heaps of games.
sheet-sure = What changed for sure, and by more than a trifle
picture-worth = What taking a thing does to winning, before and after the change, where it changed for sure.
sheet-worth = Things whose worth changed for sure
sheet-taken = Things that are taken more or less often in a game
only-in = Only in the old box: { $gone }. Only in the new one: { $new }.
sheet-figures = All figures of the whole game

# The figures of a game that are compared.
figure-wins = wins of seat { $seat }
figure-score = mean score
figure-best = score of the best
figure-margin = lead of the best on the second
figure-spread = lead of the best on the last
figure-shared = shared wins
figure-decisions = decisions in a game
figure-choices = decisions with a choice
figure-points = score from “{ $source }”
figure-times = “{ $decision }” in a game

# -- heads of columns, and what pictures are about
column-entry = entry
column-key = what
column-before = before
column-after = after
column-change = change
column-interval = interval
column-sure = how sure
column-seat = seat
column-wins = wins
column-score = mean score
column-mean = mean
column-source = source
column-clause = clause
column-gap = winners have more
column-decision = decision
column-times = in a game
column-options = options, mean
column-most = options, most
column-forced = only one
column-games = games
column-passed = after
column-takers = seats that took it
column-takers-wins = their wins
column-effect = once more
column-points = { $unit }
column-found = how sure
column-players-takers = of those who think
column-players-effect = once more, theirs
axis-wins = per cent of the wins
axis-effect = percentage points of the wins, for taking it once
axis-score = { $unit }, for each seat
axis-margin = { $unit } between the best and the second
axis-points = { $unit }
axis-length = decisions in a game
axis-led = of the decisions of a game
mark-before = before
mark-after = after
mark-mean = a seat in the mean
mark-gap = more, if it wins

# -- seats and scores
intervals = Intervals hold the true value 95 times in a hundred.
picture-seats = Each seat’s share of the wins. The dashed line is fair. { intervals }
sheet-seats = Seats
sheet-turns = Turn order, counted from who decides first
scores = A seat ends with { $mean } in the mean; nine of ten have { $low } to { $high }. The best has { $best }, and is { $spread } ahead of the last.
scores-alone = Who plays ends with { $mean } in the mean; nine games of ten bring { $low } to { $high }.
picture-scores = How the scores of all seats are spread; the dashed line divides them into halves.
picture-margins = How close games end: in half of them the difference is { $margin } or less.
sheet-scores = Scores
row-score = mean score of a seat
row-best = score of the best
row-margin = lead on the second
row-spread = lead on the last
row-shared = games with several winners
picture-sources = What a seat has from each source, and how much more of it winners have than the others.
sheet-sources = Sources of the score

# -- length
length = A game has { $decisions } decisions; the shortest had { $low }, the longest { $high }. At { $choices } of them there is a choice.
length-chapters = A game has { $decisions } decisions and { $chapters }; the shortest had { $low } decisions, the longest { $high }. At { $choices } of them there is a choice.
picture-length = How long games are, in decisions.
sheet-decisions = Decisions
sheet-ends = How games end

# -- skill and luck
thinker-lead = It ends { $lead } ahead of the mean of the others ({ $interval }). So much can be gained by choosing well against those who draw their choices by lot.
dealt = To see what is dealt, deals were played { $replays } times over with new choices and the same luck at the start. { $share } of the differences between seats came back (at most { $high }): that much is decided by the deal. The rest comes from choices, and from luck that falls later, which other choices lead to elsewhere.
led = When is it decided? The picture shows how often the one who is ahead in the middle of a game (if it ended there) wins it. A line that starts near the dashed one and rises late is a game that stays open.
picture-led = The leader’s share of the wins in the course of a game; the dashed line is chance. { intervals }
sheet-led = The leader’s share of the wins
random-only = These questions are asked of random play only.

# -- things
things-random = Random players choose by drawing lots, so every choice is a fair experiment: some took the card and others, in the very same position, took something else. What follows is the difference that this makes, and not only what goes together. It holds for players who go on at random; good players may get more, or less, out of a card.
things-players = Seats of one game are compared with each other: those that took a thing more often with those that took it less often. That tells what goes together, not what causes what: good players may like a card, and who is ahead may be able to afford it.
things-beside = That is what causes what, under random play. Beside it stands what goes with it in the games of players that think: how many of them take it, and how those who took it more often than the others at the same table fared. Where the two agree one can rely on it; where they do not, a thing may need a plan to be worth something, or be taken by whoever is ahead anyway.
things-found = Of { $count ->
    [one] { $count } thing
   *[other] { $count } things
} { $sure } certainly { $sure ->
    [one] helps or harms
   *[other] help or harm
}, and { $likely } more { $likely ->
    [one] is
   *[other] are
} likely to.
picture-things = What helps most and what harms most, compared with what else could be taken. { intervals }
picture-beside = What helps and what harms most under random play, and what goes with it among players that think. { intervals }
mark-random = random play
mark-players = players that think
sheet-phrases = What is done at each decision

# -- the board in colours
heat-random = Places of the board, coloured by what random players do there. The same figures stand in the tables below.
heat-played = Places of the board, coloured by what the players do there. The same figures stand in the tables below.
heat-choose = What the colours show
heat-legend = From least to most
heat-times = How often: { $act }
heat-never = never
heat-times-here = { $place }: { $times } in a game
heat-times-about = { $act }, counted in a game. Most often { $most }; least often { $least }.
heat-worth = What it brings: { $act }
heat-worth-here = { $place }: { $wins }, { $points } ({ $sure })
heat-worth-open = { $place }: open
heat-worth-about = { $act }: what once more does to the share of the wins, in percentage points, at { $count } of { $all } places where that is certain or likely. Most { $most }; least { $least }.
heat-worth-about-one = { $act }: what once more does to the share of the wins, in percentage points; of { $all } places it is certain or likely at one only. { $most }.

# -- how to read it
method = Every figure comes from { $games } games with seeds { $first } to { $last }; the same command gives the same figures on any machine. { intervals } They are found by leaving out one of up to a hundred groups of games after the other. A share of the wins counts a shared win in parts; differences of shares are in percentage points.
method-box = The box is the one marked `{ $box }`.
method-random = Random players show the bare mechanism: what happens if nobody wants anything. Seats, lengths and scores of people will differ. Run the study again with players that think (`--policy { $policy }`, fewer games) before changing a card for its sake.
method-beside = What is said of causes comes from { $games } more games, with seeds { $first } to { $last }, in which every choice is drawn by lot.
method-sure = “Certain” is said so sparingly that of twenty studies in which there is nothing to be found at most one says it of anything at all: this one chance to be wrong is for the whole report, divided equally among its { $chapters } chapters that make statements. Of all that is called “likely”, about one in twenty is by accident. Whatever else the tables show is open; its interval says what it may be.
method-things = In the tables of things, “{ column-times }” counts how often all seats together took a thing where they had a choice; “{ column-takers }” is the share of seats that did so at least once and “{ column-takers-wins }” their share of the wins; “{ column-effect }” is what one more of it does to the share of the wins, “{ column-points }” to the lead on the mean of the game.

# -- games that people played
report-played = Games really played
fact-played = { $games ->
    [one] { $games } game at the table: { $policies }
   *[other] { $games } games at the table: { $policies }
}
section-people = Where people paused
player-person = { $count ->
    [0] people
    [1] a person
   *[other] { number-word } people
}
who-played = { $games } games were played at the table by { $players }; all people there had agreed that the games may be studied. They wanted to win and are not equally good, so what goes together with winning need not be its cause.
finding-few = Few games
few-played = { $games ->
    [one] One game is too few
   *[other] { $games } games are too few
} to say anything that would hold for others; from { $enough } on it is tried. What follows is what happened in { $games ->
    [one] it
   *[other] them
}, and no more.
finding-left-out = Left out
left-out = { $count ->
    [one] One game
   *[other] { $count } games
} cannot be played again with the rules of today, and { $count ->
    [one] is
   *[other] are
} left out.
finding-pondered = Long thoughts
pondered = People thought longest at “{ $decision }” ({ $clause }): half of the time for more than { $seconds } seconds, one time in ten for more than { $long }.
finding-asked-why = Questions
asked-why = They asked why something is forbidden most often at “{ $decision }” ({ $clause }): { $share } of the time ({ $interval }).
asked-why-few = They asked why something is forbidden most often at “{ $decision }” ({ $clause }): { $share } of the time.
finding-took-back = Taken back
took-back = They took back what they had chosen most often at “{ $decision }” ({ $clause }): { $share } of the time ({ $interval }).
took-back-few = They took back what they had chosen most often at “{ $decision }” ({ $clause }): { $share } of the time.
people = How people came to their decisions, where they had a choice. The time is from the last move of the game to their own; who took ten minutes or more did something else, and is not in it.
people-none = How people came to their decisions was not written down in these games.
sheet-people = How people decided
sheet-takers = What was taken, and how those fared who took it
column-met = decisions
column-median = half took longer than (s)
column-long = a tenth took longer than (s)
column-asked-why = asked why
column-took-back = took back
column-won = games won
column-took-times = times
column-took-seats = seats that took it
method-played = Every figure comes from { $games } games that were played at the table and may be studied; other games would give others. { intervals } They are found by leaving out one of up to a hundred groups of games after the other. A share of the wins counts a shared win in parts; differences of shares are in percentage points.

# -- tuning: what is wrong with a file of goals
tune-at = { $path }: line { $line }: { $entry }: { $problem }
tune-entry = { $table } number { $number }
tune-unknown-table = no such table is known; known are { $known }
tune-unknown-table-meant = no such table is known; did you mean “{ $meant }”?
tune-lacks = { $path }: at least one entry { $table } is wanted
tune-nothing-searched = all goals have games = 0, so there is nothing to search by; give at least one of them games
tune-twice = “{ $number }” moves a number that another entry moves, too
tune-no-measure = no measure “{ $name }”; there are { $known }
tune-no-measure-meant = no measure “{ $name }”; did you mean “{ $meant }”?
tune-not-with = “{ $key }” does not go with the measure “{ $measure }”
tune-no-tolerance = what is tolerated is missing: “least”, “most” or both
tune-no-most = what is tolerated is missing: “most”
tune-least-most = “least” ({ $least }) is more than “most” ({ $most })
tune-at-least = “{ $key }” wants at least { $least }, not { $value }
tune-at-most = “{ $key }” wants at most { $most }, not { $value }
tune-above = “{ $key }” wants more than { $least }, not { $value }
tune-few = “{ $key }” wants at least { $least } games, or 0 for none in the search, not { $games }
tune-players = “players” wants a policy, or a list of them, not { $value }
tune-two-players = the measure “{ $measure }” wants two players: who is to be better, and against whom
tune-equal-players = the measure “{ $measure }” compares seats, so all of them want the same player
tune-options = “options” wants names with texts, like { "{" } opening = "random" { "}" }, not { $value }
tune-no-of = “of” is missing; the measure “{ $measure }” knows { $known }
tune-unknown-of = “of” is { $name }, which is not counted here; known are { $known }
tune-unknown-of-meant = “of” is { $name }, which is not counted here; did you mean “{ $meant }”?
tune-no-such-key = “{ $key }” is { $value }, which no entry has of what { $of } names
tune-no-chapters = this game counts no rounds or phases; measure its decisions, or its choices
tune-text = “{ $key }” wants a text, not { $value }
tune-number = “{ $key }” wants a number, not { $value }
tune-from-to = “from” ({ $low }) wants to be less than “to” ({ $high })
tune-step = with “step” { $step } one does not come from { $low } to { $high }
tune-start = the box has { $start }, which is none of the numbers from { $low } to { $high } in steps of { $step }
tune-start-together = what is added to several numbers starts at 0, which is none of the numbers from { $low } to { $high } in steps of { $step }
tune-path = “path” wants TABLE.KEY, TABLE.ENTRY.KEY or TABLE.*.KEY, and [1], [2] … or [*] behind it for a list
tune-no-table = the box has no table “{ $name }”; it has { $known }
tune-no-table-meant = the box has no table “{ $name }”; did you mean “{ $meant }”?
tune-no-key = there is no “{ $name }”; there are { $known }
tune-no-key-meant = there is no “{ $name }”; did you mean “{ $meant }”?
tune-one-table = [{ $table }] is one table; leave the entry out
tune-which-entry = [[{ $table }]] has several entries; name one, like { $first }, or * for all
tune-no-entry = no entry is called “{ $name }”; there are { $known }
tune-no-entry-meant = no entry is called “{ $name }”; did you mean “{ $meant }”?
tune-which-element = “{ $key }” is a list; name the number in it, like { $key }[1], or { $key }[*] for all
tune-no-list = “{ $key }” is no list
tune-no-element = “{ $key }” has { $count ->
    [one] one number
   *[other] { $count } numbers
}
tune-no-number = “{ $key }” is no whole number but { $value }
tune-few-candidates = { $candidates } boxes; at least one is needed
tune-folder-in-use = { $folder } holds other files; name another folder with --out
tune-other-run = { $folder } holds another run (other { $key }); name another folder with --out, or remove it
tune-no-games = the box as it is does not play: a game did not end, or its numbers contradict each other

# -- tuning: the page
tuning = Tuning report
fact-candidates = { $candidates ->
    [one] { $candidates } box
   *[other] { $candidates } boxes
}
fact-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
fact-minutes = { $minutes } minutes
fact-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
section-goals = The goals
section-numbers = What was changed
section-search = The search
section-method-tuning = How to read this
finding-result = Result
tuned = { $goals ->
    [one] { $reached ->
        [1] The goal is reached for sure
       *[other] { $likely ->
            [1] The goal is likely to be reached
           *[other] The goal is not reached for sure
        }
    }; of the box as it was, it { $before ->
        [1] was, too
       *[other] { $reached ->
            [1] was not
           *[other] { $likely ->
                [1] was not
               *[other] was not either
            }
        }
    }.
   *[other] Of { $goals } goals { $reached ->
        [0] none is
        [one] one is
       *[other] { $reached } are
    } reached for sure{ $likely ->
        [0] {""}
        [one] {" "}and one is likely to be
       *[other] {" "}and { $likely } are likely to be
    }; of the box as it was, { $before ->
        [0] none was
        [one] one was
       *[other] { $before } were
    } reached for sure.
}
not-changed = No other box came nearer to the goals than the box as it was, so nothing was changed.
goal-found = { $wanted }: { $before } before, { $after } now. { $verdict }
goal-found-same = { $wanted }: { $after }. { $verdict }
value-of = { $part }: { $value } ({ $interval })
value-alone = { $value } ({ $interval })
verdict-now-reached = Reached.
verdict-now-likely = Likely reached, but not for sure.
verdict-now-unlikely = Probably not reached.
verdict-now-missed = Not reached.
verdict-reached = reached
verdict-likely = likely
verdict-unlikely = probably not
verdict-missed = not reached
want-both = { $least } to { $most }
want-least = at least { $least }
want-most = at most { $most }
times = { $factor } ×
goal-seats = Advantage of a seat
goal-turns = Advantage of a place in turn order
goal-length-chapters = { $chapters } of a game
goal-length-decisions = Decisions in a game
goal-length-choices = Decisions with a choice
goal-score = Mean score
goal-best = Score of the best
goal-margin = Lead of the best on the second
goal-spread = Lead of the best on the last
goal-shared = Games with several winners
goal-points = What a seat has from “{ $of }”
goal-last-chapter = Games in which, { $chapter } before the end, somebody else is ahead
goal-fair-share = Taken, compared with its fair share: { $of }
goal-fair-share-by = Taken, compared with its fair share: { $of }, by { $by }
goal-skill = { $first } ends before { $second }
at-table = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $players }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
column-goal = goal
column-table = played by
column-wanted = wanted
column-stood = stood
column-stands = stands
column-verdict-before = was
column-verdict-after = is
column-part = part
column-number = number
column-range = could be
column-distance = distance
sheet-goals = The goals, as the box stood and as it stands
sheet-parts = { $goal }: all parts
picture-parts = { $goal }, before and after. { intervals-tuning }
axis-gain = percentage points
axis-share = per cent
axis-ratio = times its fair share
intervals-tuning = The intervals of all goals hold together, 95 times in a hundred.
sheet-numbers = Numbers that could move
added = { $shift } to each
in-steps = { $low } to { $high }, in steps of { $step }
stays = stays
search-refused = { $refused ->
    [0] {""}
    [one] {" "}One was refused by the box’s own checks, or a game of it did not end.
   *[other] {" "}{ $refused } were refused by the box’s own checks, or a game of them did not end.
}
search-course = { $candidates } boxes were compared with the same luck.{ search-refused } { $finalists } of them, with the box as it was among them, played again with fresh luck, and { $moved ->
    [yes] the best of these is the new box
   *[no] the box as it was is the best of these
}.
sheet-candidates = The boxes that came nearest
method-tuning = “Reached” is said of a goal only if its whole interval is tolerated, “likely” if its value is. Before and now were played with fresh luck that the search had not met, the same for both. { intervals-tuning } The distance is 0 where all goals are well inside of what is tolerated, and grows by 1 for each goal that is off by as much again.
method-boxes = Start number { $seed }; the box is marked `{ $before }` before and `{ $after }` now.
method-fair-share = A fair share is what a thing would have if all of its kind were taken equally often, each as often as it lies in the box.
method-players = What holds for these players need not hold for people; what people do is seen at the table only.
command-again = This command finds the same again, on any machine: `{ $command }`
command-again-hurried = This command plays the same again; who thinks for a limited time may choose otherwise on a slower or a faster machine: `{ $command }`

# -- what two boxes differ in, first of all
verdict = { $sure ->
    [one] For certain one of the { $compared } figures of the whole game is another:
   *[other] For certain { $sure } of the { $compared } figures of the whole game are others:
} { $figures }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}.{ $likely ->
    [0] {""}
    [one] {" "}One more is likely to be another.
   *[other] {" "}{ $likely } more are likely to be others.
} What else differs may be accident.
verdict-trifles = { $sure ->
    [one] One of the { $compared } figures of the whole game differs for certain, but only by a trifle.
   *[other] { $sure } of the { $compared } figures of the whole game differ for certain, but all of them only by trifles.
}{ $likely ->
    [0] {""}
    [one] {" "}One more is likely to be another.
   *[other] {" "}{ $likely } more are likely to be others.
} What else differs may be accident.
verdict-figure = { $what } { $before } → { $after }
verdict-times = “{ $what }” comes up { $after } times a game instead of { $before }
verdict-none = These games do not show for certain that the two boxes differ in any of the { $compared } figures of the whole game{ $likely ->
    [0] ; what differs may be accident.
    [one] . One of them is likely to differ; what else differs may be accident.
   *[other] . { $likely } of them are likely to differ; what else differs may be accident.
}
likely = likely
winners-likely = What sets winners apart is likely to be “{ $source }” ({ $clause }): they have { $points } { $more ->
    [1] more
   *[0] less
} from it than the others ({ $interval }).
likely-changed = { $figures }.
