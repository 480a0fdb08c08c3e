# What the server says.

no-table = There is no such table.
no-title = There is no game called { $title }; there are { $titles }.
no-seat = This table has no seat { $seat }.
no-page = There is nothing here. The address of a table comes with its link.
no-secret = This needs the secret of a seat, an invitation or a spectator link at this table.
not-yours = Seat { $seat } is not yours.
not-invited = An invitation to this table is wanted to take a seat.
not-open = Seat { $seat } is taken.
name-taken = Somebody at this table is called { $name } already.
stale = The table has moved on: the position is now number { $ply }. Look again and choose anew.
used-id = This client id was used for something else.
nobody-asks = Nobody asks to take a move back.
not-asked = Your consent is not wanted.
not-moved = { $name } has no move to take back.
no-consent = The others have seen the move; { $who } must consent.
no-undo-after-end = The game is over, and its record is open to all; no move is taken back any more.
no-history = There are { $plies } moves, not { $at }.
too-large = The request is too large; at most { $bytes } bytes are read.
too-many-requests = Too many requests; try again in { $seconds } s.
too-many-tables = You have { $tables } unfinished tables; finish one of them first.
too-many-watchers = Too many connections; close one of them first.
unavailable = The table cannot be written down just now. Nothing has changed; try again.
other-edition = This table is of another edition of the game ({ $theirs }); this server plays { $ours }.
internal = Something went wrong here. Your game is safe; try again.
invalid = The request cannot be read: { $problem }
expected-hello = Say hello first: an object with "type": "hello" and your secret.
