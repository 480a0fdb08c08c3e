# What the command line says: help, refusals and what commands print. Each place of help has its message:
# about-COMMAND (its first paragraph stands in the list of commands), option-NAME or option-COMMAND-NAME, metavar-WORD.

load-has-its-own = --load goes on with a saved game, which has its own; leave out { $word }
no-free-port = no free port from { $first } to { $last } on { $host }; name one with --port
no-game = no game is installed
which-game = which game? There are: { $names }
choose-game = Which game shall it be?
choose-again = A number from 1 to { $most }, or a name.
players = { $low } to { $high } players
players-only = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
names-count = --names gives { $given } names for { $seats } seats
names-count-beside = --names gives { $given } names for { $seats } seats beside the Automas
bad-name = --names: “{ $name }” cannot be a name; leave out colons, semicolons, braces and quotes
same-name = --names: two seats have the same name
after-the-end = the game has { $count } moves; --at { $at } is after its end
no-moves-yet = { $file }: this game has no moves yet
not-compiled = rules are not compiled here: STAMMTISCH_COMPILE=0 is set, or Numba is missing
want-key-value = --option wants KEY=VALUE, not “{ $word }”
option-twice = --option says { $name } twice
no-text = the file is no UTF-8 text

# -- help
usage = Usage:
usage-options = { "[" }OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
head-arguments = Arguments:
head-options = Options:
head-commands = Commands:
head-settings = Settings come from the environment; times in seconds, sizes in bytes; a limit of 0 means no limit:
required = required
default = default: { $value }
environment = environment: { $name }
at-least = { $low } or more

# -- what is typed
metavar-title = TITLE
metavar-text = TEXT
metavar-number = NUMBER
metavar-futures = FUTURES
metavar-file = FILE
metavar-folder = FOLDER
metavar-key-value = KEY=VALUE
metavar-language = LANGUAGE
metavar-seats = SEATS
metavar-names = NAMES
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-database = DATABASE
metavar-clause-word = CLAUSE|WORD
metavar-name = NAME
metavar-table = TABLE
metavar-report = REPORT
metavar-edition = EDITION
metavar-variant = VARIANT
metavar-account = ACCOUNT
metavar-policy = POLICY
metavar-command = COMMAND
metavar-url = URL
metavar-token = TOKEN
metavar-link = LINK
metavar-policies = POLICY[,POLICY…]
metavar-engine = ENGINE
metavar-setting = SETTING
metavar-file-parquet = FILE.parquet
metavar-file-jsonl = FILE.jsonl
metavar-file-html = FILE.html
metavar-file-toml = FILE.toml

# -- commands
about-stammtisch = Business board games: to play, to design, to research.
about-play = Plays a game in the terminal: alone against bots, or several people at one screen.
about-serve = Opens the table in the browser, for friends here and far away, and for bots.
about-bot =
    Lets a program, or a policy of ours, play at the tables of an account.

    The program reads and writes lines of JSON: docs/bots.md.
about-worker = Thinks for the servers on a PostgreSQL database: bots, hints and analyses.
about-titles = Lists the games that are installed, with their options.
about-rules = Shows the rules of a game: all of them, a chapter, a clause, or the clauses with a word.
about-box =
    Prints the components file of a game; edit a copy, and play with it: --box FILE.

    With --missing it lists what an owner of the game would type in: entries whose facts are not all the rulebook’s.
about-replay =
    Shows a recorded game in words, with its scores; with --at, the table as it stood then.

    With --all it plays the tables of a server again with the rules of today and names those that stay with their
    old ones (exit code 1): a look ahead before a release. It changes nothing, but for --pin.
about-analyse = Looks back on a recorded game: what each move gave away, and where it turned.
about-check = Tests a game: random games, twins compared, records, leaks, clauses. Exit code 1 if something fails.
about-new-title = Lays down the files of a new game, ready to play and to change.
about-warm = Compiles the rules of a game now, so that nobody has to wait for it later.
about-simulate =
    Plays many games and keeps a row for each.

    Cut off, it goes on where it stopped when it is started again.
about-match =
    Lets policies play against each other until it is known who is better, or --games have been played.

    With --out, cut off, it goes on where it stopped when it is started again.
about-dataset =
    Plays games and keeps every decision as Parquet: what was seen, what could be done, what was done.

    Cut off, it goes on where it stopped when it is started again. What the columns hold: docs/datasets.md.
about-study = Writes the report of a game’s balance: seats, scores, cards, luck. With --box, what your changes did.
about-tune =
    Looks for numbers of the box that reach a designer’s goals, and writes the new box and a page about it.

    Cut off, it goes on where it stopped when it is started again. How goals are written: docs/tuning.md.
about-train =
    Trains the player “net” of a game by letting it play against itself.

    Cut off, it goes on where it stopped when it is started again.
about-admin = Looks after the tables of a server, beside it or without it.
about-admin-list = Lists the tables.
about-admin-look = Shows a table and who sits there, without its secrets.
about-admin-delete = Deletes a table or a tournament for good.
about-admin-erase = Takes a person’s name from all tables and tournaments.
about-admin-reports = Lists what visitors have reported.
about-admin-done = Forgets a report that has been dealt with.
about-admin-block = Keeps the visitor that a report is about out of the lobby and of chats.
about-admin-unlist = Takes a table or a tournament out of the lobby for good.
about-admin-close = Closes a table to strangers: out of the lobby, without a chat, its invitation void. Who sits there plays on. A tournament is cancelled.
about-admin-rename = Gives a seat, or somebody in a tournament, another name.
about-admin-accounts = Looks after accounts.
about-admin-accounts-list = Lists the accounts, those opened last first.
about-admin-accounts-show = Shows an account.
about-admin-accounts-export = Prints all that is kept of an account, as its person gets it.
about-admin-accounts-close = Closes an account: it is signed out everywhere, nobody signs in with it, and its page is shown to nobody.
about-admin-accounts-open = Opens a closed account again.
about-admin-accounts-rename = Gives an account another name.
about-admin-accounts-delete = Deletes an account for good, as its person would.
about-admin-ratings = Says how many games are rated; with --again all ratings are reckoned anew.
about-admin-played = Studies games that people played at this server’s tables, where all of them have agreed.
about-admin-played-list = Lists the editions of a title’s box that were played, with how many games of each may be studied.
about-admin-played-study = Writes the report of an edition’s games.
about-admin-played-dataset = Writes every decision of an edition’s games as Parquet, without names.
about-backup = Copies the tables, also while the server runs.
about-restore =
    Puts a copy back; the server must not run.

    What was there before stays beside it (“.before”).

# -- options
option-help = shows this help
option-lang = en, de or fr
option-json = for a machine to read
option-title = the name of a game; see `stammtisch titles`
option-play-title = the game; asked for if left out
option-box = an edited components file; see `stammtisch box`
option-play-seats = who sits there, Automas too: me,easy,hard,pei
option-names = what the seats are called (Ada,Bert,Cleo)
option-option = a rule option; repeatable
option-seed = makes everything repeatable
option-play-seed = makes chance repeatable
option-load = go on with a saved game
option-save = write the game there after each move
option-no-hints = no hints for a first game
option-ask-all = ask even where only one thing is possible
option-bot-pause = seconds to wait after a bot’s move
option-bot-command = the program and what it takes, instead of --policy
option-bot-at = the address of the server
option-token = a personal token that may play; better in the environment, where others do not see it
option-bot-policy = who plays instead of a program: search:normal, or one that another package brings
option-join = an invitation: the bot takes a seat there; repeatable
option-bot-name = what the bot is called there; else as its account
option-host = 0.0.0.0 lets others in the network in
option-port = 8000, or the next free one, if left out
option-database = an SQLite file or a database URL; in your data folder if left out
option-browser = open the page here
option-debug = for authors: tables show all, secrets too
option-what = MW-6.7, 6 (chapter), or a word
option-missing = only what is not known to be printed so
option-file = the record of a game
option-at = as it stood after so many moves
option-board = draw the table
option-log = only the log
option-iterations = futures looked into at each decision
option-check-games = random games to play
option-check-seats = only with so many seats
option-new-title-name = lower-case words joined by dashes, like harbour-days
option-into = where the folder is made
option-simulate-out = where the games are kept
option-match-out = keep the games in this file (of a ladder: in one for each rung); the same command goes on with them
option-dataset-out = the folder of the dataset
option-study-out = the page; its text goes beside it
option-goal = the goals, and which numbers may move
option-tune-out = the folder of the run; TITLE-tuned if left out
option-candidates = how many boxes are tried; as the goals say if left out
option-seats = how many seats; the smallest table if left out
option-games = how many games
option-policy = who plays: one for all seats, or one for each; random if left out
option-study-policy = who plays: one for all seats, or one for each; if left out, players that have learned the game, where there are any
option-policies = who plays against whom
option-every = every table of a server instead of a file
option-pin = with --all: those that stay are no longer tried, the others are free again
option-all-games = play all of them, even if the answer is known
option-ladder = does this policy win more if it…
option-double = …has twice as much of this?
option-start = the lowest rung of the ladder
option-steps = how often it is doubled
option-minutes = minutes of processor time in all
option-deals = in so many imagined deals it is tried what a move brings at once
option-shipped = begin with the weights that ship with the title
option-teacher = learn from a search of so many futures at each choice that it looks into; begins with what ships
option-train-out = the folder of the run; TITLE-net if left out
option-workers = processes; one for each core if left out
option-engine = local, or ray (a local Ray, or the cluster that RAY_ADDRESS names)
option-skill-games = games of a thinking player among random ones
option-most = how many, those changed last first
option-table = the id of a table
option-admin-erase-name = the name as it stands at the seats
option-worker-places = how many jobs at once; one for each core but one if left out
option-admin-block-days = for so long; 0 lets the visitor in again
option-report = the number of a report
option-admin-rename-seat = the number of the seat, from 0
option-admin-rename-name = what it is called from now on
option-account = the account: the end of the address of its page, or its e-mail address
option-admin-accounts-list-most = how many, those opened last first
option-admin-accounts-rename-name = what it is called from now on
option-again = reckons all ratings anew, from the first game on; closed accounts do not count
option-edition = which edition, as `list` names it; by default the one with the most games
option-variant = the games of this variant of the studio, by its id, instead of the title’s own
option-admin-played-dataset-out = a folder that is new or empty
option-admin-played-study-out = where the report goes; its text comes beside it
option-backup-file = where the copy goes; one that is there is replaced
option-restore-file = a copy that `backup` made

# -- settings of a server: what STAMMTISCH_NAME means
setting-workers = whether bots, hints and analyses think in workers (PostgreSQL only)
setting-database = an SQLAlchemy URL; else tables.sqlite in the data folder
setting-bots = worker processes for bots that answer at once, and as many again for those that think for seconds; 0: one for each core but one
setting-cores = threads that one of them thinks with; with 1, one table cannot slow all others
setting-hint = how hints are thought about: a level of the search or its effort
setting-analysis = how the decisions of a finished game are thought about
setting-hints = seconds of thinking about hints that one visitor may ask for in a minute
setting-analyses = seconds of thinking about finished games that one visitor may ask for in an hour
setting-reading = seconds of opening tables and looking back that one visitor may ask for in a minute
setting-proxies = addresses or networks of proxies in front of the server, with commas; only they are believed about where a request comes from
setting-proxy-header = where they say it: x-forwarded-for or forwarded
setting-pause = how long a bot waits at least where somebody looks, so that people can follow; up to seven times as long for a choice of weight; 0: not at all
setting-ponder = seconds in a minute that bots at the tables of one visitor may think while others are to choose, where the processor is idle; 0: they do not
setting-compile = whether a process of its own compiles the rules for quicker bots
setting-patience = how long bots hold still while an undo waits for consent
setting-idle = after how long a table that nobody uses is put aside
setting-ring = events kept for watchers who come back
setting-heartbeat = time between pings; a watcher silent for three of them, or who does not read for one, is cut off
setting-body = the largest request
setting-unfinished = after how long an unfinished table that nobody touches is deleted; 0: never
setting-finished = the same of a finished one
setting-boards = the same of an analysis board
setting-forget = after how long nobody knows any more who opened a table
setting-sweep = how often this is looked after
setting-metrics = “open” to whoever can reach the server, “closed”, or HOST:PORT of a server of their own
setting-head = the time for the head of a request
setting-pieces = the time for each piece of its body
setting-send = the time for reading an answer
setting-connections = connections of one address at once
setting-requests = requests of one visitor in STAMMTISCH_WINDOW seconds
setting-window = see STAMMTISCH_REQUESTS
setting-tables = tables that one visitor opens in a day
setting-sockets = WebSockets of one client
setting-watchers = WebSockets of one table
setting-origin = the address that people type, like https://stammtisch.example.org; sign-in mails and passkeys need it
setting-mail-from = the sender of mails; without it none are sent, and nobody is offered to sign in by mail
setting-mail-host = the mail server
setting-mail-port = its port
setting-mail-tls = starttls, tls (from the beginning) or none
setting-mail-user = who signs in to the mail server; empty: nobody
setting-mail-password = the password for that
setting-mail-folder = for development: a folder where mails are written as files instead
setting-mails = sign-in mails that one visitor may ask for in an hour, and as many to one address
setting-session = after how long somebody who did not come is signed out
setting-programs = requests of one personal token in a minute
setting-lobby = whether there is a lobby, in which strangers find open tables
setting-public = tables that one visitor may have in the lobby at once
setting-sits = seats that one visitor takes from the lobby in a day
setting-tournaments = tournaments that one visitor opens in a day
setting-joins = tournaments that one visitor joins in a day
setting-chat = messages of one seat or visitor in half a minute
setting-reports = things that one visitor reports in a day
setting-box = the largest text of a variant in the studio, in bytes
setting-variants = variants that one visitor begins in the studio in a day
setting-studies = seconds of work on the studies of one visitor in an hour; more waits
setting-waiting = studies of one visitor that may be unfinished at once
setting-ray = whether studies play on Ray: on the cluster that RAY_ADDRESS names, or else on this machine
setting-grace = how long it has been somebody’s turn before they are told who do not look; with a live clock at once
setting-digest = how long mails about that wait, so that one mail tells of several tables
setting-private = whether webhooks and push services may be on private networks, and without https; anybody can have the server ask there
setting-pages = pages of persons and titles that one visitor looks at in a minute
setting-page = the folder of the built page
setting-debug = whether whoever opens a table is shown all of it; only on an address of this machine alone

# -- what cannot be done
unknown-language = there is no language “{ $lang }”; there are { $langs }
unknown-rule = the rules have no clause and no word “{ $word }”
more-help = “{ $command } --help” says more.
stopped = stopped.
no-command = there is no command “{ $name }”; there are { $known }
no-command-meant = there is no command “{ $name }”; did you mean “{ $meant }”?
want-command = name a command: { $known }
no-such-option = there is no option { $name } here
no-such-option-meant = there is no option { $name } here; did you mean { $meant }?
too-much = this is too much: { $words }
is-missing = { $name } is missing: { $help }
takes-no-value = { $name } takes no value
wants-a-value = { $name } wants a value: { $help }
wants-a-number = { $name } wants a number
wants-a-number-at-least = { $name } wants a number, { $low } or more
wants-a-number-from-to = { $name } wants a number from { $low } to { $high }
wants-a-file = { $name } wants a file that is there

# -- what commands print
left = left
playing = playing
compiling-rules = compiling
compiling = compiling { $title }
checking = checking { $title }
looking-back = looking back
table-open = The table is open at { $address } (Ctrl-C closes it)
title-broken = { $name } cannot be loaded: { $problem }
automas-sit = Automas sit at seats of their own: { $names }
box-lacking = { $title }: { $lacking } of { $entries } entries are not known to be as printed.
box-copy = Copy the file (stammtisch box { $name } > mine.toml), change these, and play with --box mine.toml.
checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $problems ->
    [one] { $problems } problem
   *[other] { $problems } problems
}
check-stopped = stopped after stage { $stage } of { $stages }: { $name }
stage-1 = what is written
stage-2 = one game without the compiler
stage-3 = random games in all twins
stage-4 = other boxes
clauses-reached = { $reached } of { $clauses } clauses were reached by random play
clauses-left = { $reached } of { $clauses } clauses were reached by random play; not { $left }
new-game = A new game lies in { $folder }; its README says how to go on.
compiled-already = { $title } is compiled already.
compiled = { $title } is compiled.

# -- the laboratory
stopped-kept = stopped. What was played is kept beside { $file }; the same command goes on with it.
dataset-made = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }, kept in { $folder }{ $more ->
    [0] { "" }
   *[other] , as files are played whole; wanted: { $wanted }
 }
stopped-kept-in = stopped. What was played is kept in { $file }; the same command goes on with it.
broken-kept = { $problem }. What was played is kept beside { $file }; the same command goes on with it.
broken-kept-in = { $problem }. What was played is kept in { $file }; the same command goes on with it.
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions each in the mean
simulated-seat = seat { $seat }: { $name } wins { $wins }, mean score { $score }
simulated-ends = how they end:
ladder-alone = --ladder is a match of one policy with itself; leave out the others
match-of = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
column-wins = wins
column-interval = interval
column-elo = Elo
column-score = mean score
fair-share = A seat would win { $share } among equals.
fair-share-alone = Each plays the same deals alone; among equals each would do best in { $share } of them.
verdict-better = { $first } is better than { $second }:
verdict-worse = { $first } is worse than { $second }:
verdict-equal = { $first } is as good as { $second }:
verdict-open = { $first } may be as good as { $second }:
verdict-share = it ends before it in { $share } ({ $interval })
match-open = The question is still open; more --games may decide it.
want-html = --out wants a name that ends in .html, not { $name }
no-folder = { $folder } is no folder; make it first, or name another file with --out
report-lies = The report lies in { $page }, its text in { $text }.
tuned-lies = The new box is in { $box }, the page in { $page }.
training = Training
trained = The weights are in { $weights }, the page of the progress in { $page }.

# -- looking after a server
not-with-all = { $word } does not go with --all
want-file-or-all = name the file of a record, or --all for the tables of a server
playing-again = playing again
played-again = { $count ->
    [one] { $count } table goes on
   *[other] { $count } tables go on
} with the rules of today, { $stay ->
    [0] none stays behind
    [one] { $stay } stays with its old ones
   *[other] { $stay } stay with their old ones
}
working = thinking for { $where }; Ctrl-C ends it
worker-wants-postgresql = a worker wants the URL of a PostgreSQL database, not { $where }
no-such-file = there is no { $file }
no-such-table = there is no table { $table }
over = over
running = running
board = board
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-id = table
table-title = game
table-rules = version of the rules
table-box = box
table-options = options
table-origin = began with
table-pinned = stays with its rules
table-board = analysis board
table-over = over
table-event = events
table-created = opened
table-changed = changed
table-seat = seat { $number }: { $name } ({ $kind }, { $policy }), seen { $seen }
report-name = name
report-message = message
report-table = table
report-cup = tournament
report-person = person
no-such-account = there is no account { $account }
account-closed = closed
shown-nobody = shown to nobody
shown-played = shown to fellow players
shown-all = shown to all
games-ended = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
account-id = id
account-name = name
account-email = e-mail
account-lang = language
account-created = opened
account-handle = page
account-shown = visibility of the page
account-sessions = signed in
account-passkeys = passkeys
account-tokens = tokens
account-tables = tables
account-games = finished games
account-is-closed = account { $account } is closed; stammtisch admin ratings --again takes its games out of the ratings
account-is-open = account { $account } is open again
account-renamed = account { $account } is now called { $name }; seats keep the names that they have
account-deleted = { $count ->
    [one] account { $account } is deleted; it sat at one table
   *[other] account { $account } is deleted; it sat at { $count } tables
}
rated = { $count ->
    [one] one game is rated
   *[other] { $count } games are rated
}
edition = { $id }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, box { $box } { $options }
nothing-to-study = There are no games that may be studied.
no-such-edition = there is no edition { $edition } of which games may be studied
folder-not-empty = { $folder } is there already and not empty; name another folder
played-written = { $games ->
    [one] { $games } game lies in { $folder }
   *[other] { $games } games lie in { $folder }
}
rated-again = { $count ->
    [one] all ratings are reckoned anew from one game
   *[other] all ratings are reckoned anew from { $count } games
}
blocked-until = that visitor is kept out until { $until }
no-reports = Nothing has been reported.
no-such-report = there is no report { $report }
report-done = report { $report } is dealt with
nobody-to-block = it is not known (any more) whom report { $report } is about
blocked = the visitor of report { $report } is kept out
unblocked = the visitor of report { $report } may come in again
not-in-lobby = table { $table } is not in the lobby
unlisted = { $table } is out of the lobby
closed = { $table } is closed to strangers
no-such-seat = table { $table } has no seat { $seat }
no-such-name = { $name } cannot be a name there
renamed = seat { $seat } of { $table } is now called { $name }
deleted = { $table } is deleted
erased = { $count ->
    [0] { $name } stands at no seat
    [one] { $name } stood at one seat and stands there no more
   *[other] { $name } stood at { $count } seats and stands there no more
}
copied = { $file } is whole
restored = restored

# -- bot
want-token = a bot needs a token: --token or STAMMTISCH_TOKEN; make one on the page of your account
want-program = name either a program or --policy
program-ended = the program has ended (exit code { $code }): { $command }
program-nonsense = the program’s answer is no move, like { "{" }"move": "..."{ "}" }: { $line }
program-gave-up = no move after { $tries } tries at table { $table }; the seat stays yours, start again
bot-sits = sits at table { $table }, seat { $seat }
bot-listens = { $name } listens at { $at }; Ctrl-C ends
no-server-there = { $at } does not answer: { $problem }
no-address = { $at } is no address of a server, like https://stammtisch.example.org
no-stammtisch-there = what answers at { $at } is no Stammtisch (HTTP { $status })
nobodys-token = this token is nobody’s; make one on the page of your account
unreached-refused = nothing listens there
unreached-name = this name is not found in the network
unreached-late = it takes too long
unreached-tls = no safe connection (TLS) is possible; the certificate or the port does not fit
unreached-other = there is no connection, or it broke off
