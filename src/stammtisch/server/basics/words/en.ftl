# What the server says.

no-table = There is no such table.
no-title = There is no game called { $title }; there are { $titles }.
no-scene = { $title } has no scene { $scene }.
no-seat = This table has no seat { $seat }.
no-page = There is nothing here. A table’s address comes with its link.
no-secret = This needs the secret of a seat, an invitation or a spectator link at this table.
not-yours = Seat { $seat } is not yours.
not-invited = It takes an invitation to this table to take a seat.
not-open = Seat { $seat } is taken.
name-taken = Somebody at this table is called { $name } already.
stale = The table has moved on: this is now position { $ply }. Look again, and choose anew.
used-id = This client id has been used for something else.
nobody-asks = Nobody is asking to take a move back.
nobody-studies = At this table nobody is asked whether its games may be studied.
study-too-late = The game is over. Whether it may be studied was to be agreed before its end.
not-asked = Your consent is not needed.
not-moved = { $name } has no move to take back.
no-consent = The others have seen the move; { $who } must consent.
no-undo-after-end = The game is over and its record is open to all; moves can no longer be taken back.
no-history = There are { $plies } moves, not { $at }.
too-large = The request is too large; at most { $bytes } bytes are read.
too-many-requests = Too many requests; try again in { $seconds } s.
too-many-tables = You have opened { $tables } tables today; that is enough for now.
too-many-watchers = Too many connections; close one of them first.
unavailable = The table cannot be saved just now. Nothing has changed; try again.
stays = This table was begun with other rules (edition { $rules } { $box }), and with those of this server its game cannot go on. Nothing of it is lost: it goes on where its rules are.
# Why, for operators.
stays-move = { $number ->
    [0] its beginning: { $problem }
   *[other] move { $number }: { $problem }
}
stays-end = after move { $count } somebody else is to decide
stays-pinned = it was pinned to its rules
stays-no-box = its box { $theirs } was not written down; this server has { $ours }
stays-box = its box cannot be read with these rules: { $problem }
internal = Something went wrong here. Try again; what was confirmed before is kept.
invalid = The request cannot be read: { $problem }
several-starts = A table begins with a record, a position or a scene, not with several of them.
no-start = A table needs a title and seats, or a record, or a position.
another-title = This is { $found }, not { $title }.
so-many-seats = This game has { $seats } seats, not { $wanted }.
whose-seat = Seat { $seat } is that of { $name }.
impossible-start = From here no game can be played.
same-names = Two seats have the same name.
no-policy = Nobody decides like that here; there are { $policies }.
expected-hello = Say hello first: an object with "type": "hello" and your secret.
no-board = This table is no analysis board.
is-board = This is an analysis board; that is done at tables only.
not-your-board = Only whoever opened the analysis board plays on it. Take a copy.
no-board-here = Hints are not allowed at this table; an analysis board can be opened after the end.
no-line = There is no line { $line } on this board.
too-many-lines = A board keeps { $most } lines. Delete one first.
board-begins = The board begins here.
no-rounds = This game counts no rounds.
bot-wanted = A bot is wanted who plays on.
board-private = The game that this board comes from goes on. It can be shared when that is over.
no-hints-here = There are no hints at this table.
not-due = { $name } has nothing to decide just now.
game-over = The game is over.
not-over = The game is not over yet; it can be analysed afterwards.
no-hint = Thinking failed. Nothing has changed; try again.
hint-hasty = This hint rests on hardly anything yet: the rules of the game are still being prepared, which takes a minute or two the first time. Ask again then.
took-too-long = That took too long and was given up. Nothing has changed.
busy = The server has too much to do just now; try again in a moment.
not-owner = Only whoever opened the table can delete it.
no-redraw = Moves are not taken back here after chance fell: the table was opened so.
not-away = { $name } has not been away for long enough; a bot may play in { $seconds } s.
goes-on-elsewhere = This table goes on at another one.
not-seated = Only who sits at this table can set it up again.
not-over-yet = The game is not over yet.
not-alone = Only games for one player are compared with others of this house.
begun-already = The game has begun; nobody’s seat can be taken away now.
too-few = { $title } wants at least { $seats } seats.
colour-taken = Somebody at this table has this colour already.
time-is-out = Your time is out: a bot makes this decision.
dropped-out = Whoever sat here has dropped out of this game; a bot plays it to the end.
clock-alone = A clock wants a game for two or more.
no-slow-clock = This table has no clock of hours, so nobody needs days off.
too-much-rest = That is more rest than this table has agreed on.
time-out-bot-once = { $name } is out of time: a bot decides this once.
time-out-bot-turn = { $name } is out of time: a bot plays this turn.
time-out-bot = { $name } is out of time: a bot plays until { $name } is back.
time-out-drop-out = { $name } is out of time and drops out: a bot plays the game to its end.
is-cancelled = This table was cancelled by agreement.
nobody-cancels = Nobody proposes to cancel this table.
cancelled = The table is cancelled by agreement, as { $name } proposed. It has no result.
no-friend = Nobody sits on seat { $seat } who could move for another.
pocket = { $name } takes the game along. It is no longer compared with others.
pocket-played = Without a connection { $name } played on: { $count ->
    [one] one move
   *[other] { $count } moves
}.
pocket-others = Only a game in which you play alone, against bots or at one screen, can go on without a connection.
pocket-not-here = A game with a clock, on an analysis board or of a title that was added cannot go on without a connection.
pocket-compared = A game for one is compared with others. It can go on without a connection if that is given up.
no-parcel = These rules are not here any more. Load the page anew.
line-stops = What was played without a connection cannot go on here: move { $number }, { $problem }
moved-for = { $by } for { $name }:
by-order = By { $name }’s standing order:
no-order = That cannot be ordered: { $problem }
bot-plays = A bot plays for { $name }.
order-used = { $count ->
    [0] Not used so far.
    [one] Used once so far.
   *[other] Used { $count } times so far.
}
order-lapsed = { $count ->
    [0] It has run out and was not used.
    [one] It was used once and has run out.
   *[other] It was used { $count } times and has run out.
}
order-used-up = { $count ->
    [one] It was used once, as you wanted.
   *[other] It was used { $count } times, as you wanted.
}
order-impossible = { $count ->
    [0] It stopped: the rules did not allow this choice.
    [one] It was used once. Then the rules did not allow this choice.
   *[other] It was used { $count } times. Then the rules did not allow this choice.
}
order-taken-back = { $count ->
    [0] It stopped when a choice was taken back.
    [one] It was used once, and stopped when a choice was taken back.
   *[other] It was used { $count } times, and stopped when a choice was taken back.
}
# what: a sentence of the log, or the condition.
order-interrupted = { $count ->
    [0] It was not used.
    [one] It was used once.
   *[other] It was used { $count } times.
} What interrupted it: { $what }
undone = { $count ->
    [one] { $name } takes a move back ({ $moves })
   *[other] { $name } takes { $count } moves back ({ $moves })
}

# People and their accounts.
signed-out = You are not signed in, or no longer.
another-page = This is asked by our own page only.
no-token = This token opens nothing here; it may have been revoked.
token-looks = This token may look and not play; make one with the scope “play”.
no-mail-here = No mails are sent from here.
no-address = That is no e-mail address.
link-over = This link does not work any more: it works once, and for a quarter of an hour. Ask for another one.
no-passkeys-here = Passkeys need an address of this server that stays.
no-passkey = The passkey was not accepted. Try again.
unknown-passkey = Nobody here has this passkey.
known-passkey = This passkey is known already.
last-passkey = Nothing else opens this account; make another passkey first.
no-such-passkey = There is no such passkey.
enough-passkeys = An account has { $count } passkeys at the most.
no-session = There is no such session.
no-such-token = There is no such token.
enough-tokens = An account has { $count } tokens at the most.
too-many-streams = { $count } programs listen to this account already.
somebody-left = somebody who left
no-such-person = There is no such person here, or they show their page to others only.
not-oneself = You cannot do that to yourself.
enough-refused = You keep { $count } people away from your tables; that is the most.
not-welcome = Somebody at this table does not want to play with you.
account-closed = The host of this house has closed this account.
mail-subject = Sign in to Stammtisch
mail-before = This link signs you in to { $host }:
mail-called = Sign in
mail-after = It works once, for { $minutes } minutes. If you did not ask for it, do nothing: nobody gets in without it.
# The lobby, and what is said.
seats-drawn = The seats are drawn by lot.
fresh-only = Only a fresh deal can have its seats drawn by lot or stand in the lobby.
variant-by-link = A table with a changed box does not stand in the lobby. Invite people with its link.
nothing-open = No seat of this table is open.
all-taken = Somebody was quicker: every seat at this table is taken now.
nobody-sits = Nobody who could be sent away sits on seat { $seat }.
not-in-lobby = This table is not in the lobby any more.
no-lobby = This house has no lobby.
too-many-public = You have { $tables } tables in the lobby; that is enough for now.
too-many-seats = You have taken { $seats } seats from the lobby today; that is enough for now.
closed-by-house = The host of this house has taken the table out of the lobby.
not-host = Only whoever opened the table can do that.
no-chat = There is no chat at this table.
chat-later = At this table one talks after the game.
muted = You are muted at this table.
no-message = There is no such message.
note-elsewhere = You have changed these notes on another device.
too-many-reports = You have reported a lot today; the host of the house will look at it.
blocked = { $days ->
    [one] The host of this house keeps you out of the lobby and the chats for another day.
   *[other] The host of this house keeps you out of the lobby and the chats for another { $days } days.
}

# Tournaments.
too-many-tournaments = You have opened { $tournaments } tournaments today; that is enough for now.
no-tournament = There is no such tournament.
no-entry = Nobody with this number takes part.
tournament-full = This tournament is full.
tournament-begun = This tournament has begun; nobody can join any more.
tournament-ended = This tournament is over.
tournament-few = It takes two people at least to begin.
tournament-name = Somebody in this tournament is called { $name } already.
tournament-twice = You take part in this tournament already.
tournament-invitation = It takes an invitation to join this tournament.
tournament-seat = At a table of a tournament nobody lets a bot play. You can drop out on the tournament’s page.
tournament-alone = At a table of a tournament everybody moves for themselves.
not-host-there = Only the host of the tournament can do that.
# What waits for people who do not look, and another address.
notice-turn = Your turn
notice-mention = { $by } mentions you
notice-mentioned = You are mentioned
notice-over = The game is over
notice-with = { $title }, with { $names }
notice-line = { $what }: { $where }
notice-subject = { $what }: { $title }
notices-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
notices-before = Hello { $name }, while you were away:
notices-called = { $count ->
    [one] Open the table
   *[other] Open Stammtisch
}
notices-after = The link opens the table signed in: once, within { $days } days. There is no further mail before you have been back.
notices-off = No more of these mails: { $link }
notice-test = A test
notice-test-text = This is how Stammtisch tells you what waits for you.
no-hooks-here = Webhooks need an address of this server that stays.
no-way = Nobody is asked there: wanted is an address that begins with https:// and is met on the public network.
no-subscription = This is not what this browser subscribed with.
no-channel = Nothing is told in this way, or no longer.
no-address-yet = This account has no e-mail address yet.
too-many-browsers = Too many browsers from this network are told something already.
address-link-over = This link does not work any more, or was sent to another account: it works once, for an hour, where you are signed in.
address-taken = Another account has this address.
address-subject = Your new address at Stammtisch
address-before = With this link your account at { $host } gets this address:
address-called = Take this address
address-after = It works once, for { $minutes } minutes, where you are signed in. If you did not ask for it, do nothing: nothing changes without it.
address-changed-subject = Your address at Stammtisch has changed
address-changed = Your account at { $host } has another address now: { $address }. No more mails about it come here.
address-changed-after = If that was not you, somebody else is signed in to your account: answer this mail, so that whoever runs the house hears of it.

# The database and the address, for whoever runs the server.
setting-truth = { $name } wants 1 or 0, not “{ $value }”
setting-whole = { $name } wants a whole number that is not below 0, not “{ $value }”
setting-number = { $name } wants a number that is not below 0, not “{ $value }”
setting-span = { $name } wants more than { $value } seconds
setting-choice = { $name } is one of { $known }, not “{ $value }”
setting-proxies = { $name } wants addresses or networks with commas, like 127.0.0.1,10.0.0.0/8, not “{ $value }”
setting-origin = { $name } wants an address without a path, like https://stammtisch.example.org, not “{ $value }”
setting-metrics = { $name } is open, closed or an address like 127.0.0.1:9100, not “{ $value }”
setting-mail_from = { $name } wants one address, like Stammtisch <table@stammtisch.example.org>, not “{ $value }”
setting-mail_user = { $name } may only have ASCII characters: mail servers are told no others
setting-mail_password = { $name } may only have ASCII characters: mail servers are told no others
setting-effort = { $name }: { $problem }
no-listening = nobody can listen at port { $port } of { $host }: { $problem }
exposed = debugging shows every secret, so it wants --host 127.0.0.1, not { $host }
in-use = another server uses { $file } already; end it, or name another --database
cannot-open = { $file } cannot be opened: { $problem }
no-database-url = the database is an SQLite file or an address like postgresql://stammtisch@db.example.org/stammtisch
no-driver = PostgreSQL needs psycopg: pip install stammtisch[postgres]
no-ray = STAMMTISCH_RAY needs Ray: pip install stammtisch[ray]
no-answer = { $where } does not answer: { $problem }
newer-version = { $file } was written by a newer version of Stammtisch; upgrade, or name another one
damaged-database = { $file } is damaged or cannot be opened ({ $problem }); restore a backup of it
database-in-use = { $where } is in use; end all servers first
no-program = PostgreSQL’s { $program } is missing here (Debian has it in postgresql-client)
no-file = there is no { $file }
cannot-copy = { $file } could not be copied to { $target }: { $problem }
is-served = { $file } is a file in which a server keeps its tables; name another one
program-failed = { $program }, at { $where }: { $problem }
cannot-restore = { $file } could not be put back: { $problem }
damaged = { $file } is damaged
no-tables = { $file } is no database of tables: { $problem }

# What SQLite could not do.
sqlite-busy = another program uses it
sqlite-full = no space is left
sqlite-readonly = it must not be written to
sqlite-cantopen = it cannot be opened
sqlite-corrupt = it is damaged
sqlite-notadb = it is no SQLite file
sqlite-ioerr = it cannot be read or written
sqlite-error = it holds other tables than ours

# The studio. A variant is a box as somebody has changed it.
studio-no-variant = There is no such variant.
studio-no-secret = This variant belongs to somebody else, or was begun in another browser.
studio-changed = The variant has been changed elsewhere meanwhile. Load it anew; nothing has been overwritten.
studio-too-long = The box is too long; at most { $most } KB are kept.
studio-no-edit = This cannot be changed in a cell here. Change it in the text of the box.
studio-unreadable = This box cannot be read: the rules cannot make anything of it.
studio-wrong = There are mistakes in this box. Mend them first.
studio-unplayable = A trial game with { $seats } players broke off: { $problem }
studio-seats = This game is not played with { $seats } seats.
studio-too-many-variants = You have begun { $variants } variants today; that is enough for now.
studio-too-many-studies = { $studies } of your studies are not over yet; wait for one, or cancel one.
studio-no-study = There is no such study.
studio-not-played = There are no such games that may be studied.
studio-no-laboratory = This server has no laboratory: pip install stammtisch[lab]
studio-study-too-long = A piece of the study took too long and was given up: a game with this box may have no end.
studio-study-failed = The study broke off. Perhaps something in this box is more than the rules can bear.
studio-same-boxes = These two boxes are the same for the rules; there is nothing to compare.
studio-other-title = That is a variant of another game.
# What is wrong with the goals of a search.
studio-goal = Goal { $number }: { $problem }
studio-number = Number { $number } that may move: { $problem }
# What a study says of the two boxes it compares.
studio-original = the original
studio-compared = compared: { $before } → { $after }
# What is wrong with a request.
wrong-body = wanted is a JSON object
wrong-json = what was sent is no JSON
wrong-message = Every message here is a JSON object.
wrong-method = This address is not asked in this way.
wrong-slow = The request did not come in time.
wrong-missing = “{ $where }” is missing
wrong-unknown = “{ $where }” is not known here
wrong-long = { $count ->
    [one] “{ $where }” is too long; it has one character or entry at the most
   *[other] “{ $where }” is too long; it has { $count } characters or entries at the most
}
wrong-short = { $count ->
    [one] “{ $where }” is too short; it has one character or entry at least
   *[other] “{ $where }” is too short; it has { $count } characters or entries at least
}
wrong-bound = “{ $where }” is out of range; wanted is { $bound }
wrong-choice = “{ $where }” is none of what there is to choose from ({ $choices })
wrong-form = “{ $where }” has characters or a form that cannot be used there
wrong-kind = “{ $where }” cannot be read; wanted is { $kind ->
    [number] a number
    [text] a text
    [switch] true or false
    [list] a list
    [object] an object with fields
   *[other] something else
}
wrong-unseen = “{ $where }” wants letters that can be seen
wrong-nothing = “{ $where }” says nothing
wrong-zone = “{ $where }” is no time zone that is known
wrong-days = each day off is named once
wrong-pause = a pause is 16 hours at most
wrong-sizes = each size of a table is named once
wrong-starts = it begins with more people than may take part
wrong-begin = it begins within sixty days
wrong-large = “{ $where }” wants a smaller number
wrong-list = “{ $where }” wants a shorter list
wrong-values = “{ $where }” wants a list of numbers or names
