# Errors.
missing-extra = training needs { $module }: { $command }
another-run = { $file } is a run of other rules of { $title }: choose another folder with --out
unreadable-run = { $file } cannot be read: remove it and start again, or choose another folder with --out
another-teacher = { $file } is a run with --teacher { $teacher }: order the same, or choose another folder with --out

# The page of progress.
heading = { $title }: what the trained player has learned
facts = { $rounds } rounds, { $games } games, { $decisions } decisions learned from, { $minutes } minutes of processor time, seed { $seed }
against-past = Against its own past
against-past-means = Wins at one seat against earlier versions at the others, as a multiple of a fair share; 1 is nobody better.
against-greedy = Against greedy ones
against-greedy-means = Wins at a seat where some of the others take what brings most at once, as a multiple of a fair share; 1 is nobody better.
lead-error = Error of the expected lead
lead-error-means = How far off it is when it says how much leads will still change, in usual leads.
foreseen = What it foresees
foreseen-means = How much of the differences between fates (victory and lead) it has foreseen; 1 is all.
variety = Variety
variety-means = How undecided it is among its options (entropy, in nats); 0 is always sure.
shown = What a search still shows it
shown-means = By how much what a search liked best fared better there than the network’s favourite (shares of the victory and the lead, 0 to 1).
