"""What is done with analysis boards: opening and copying them, going back and along lines, comparing, sharing.

A board is a table of one person, who has all seats; `lines.Board` is what makes it one. It counts for nothing and
nobody is told of it. One of a game that goes on knows no more than the seat through whose eyes it was imagined.
"""

from __future__ import annotations

import dataclasses
import json
import math
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON, RULES
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import talk
from stammtisch.server.tables import lines, looks, moving, shown, work
from stammtisch.server.tables.advice import Advice
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.lines import Auto, Board, Line, Made
from stammtisch.server.tables.opening import Opening
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import NewSeat, Opened, Wish, check_policy

T = TypeVar("T")
SHOWN = 60
"""Moves of a line that are told in words, from where it leaves the others."""


MOST_WALKS, MOST_SAID = 16, 512
"""Lines whose game, and lines whose moves in words are remembered, of all boards."""

Asked = tuple[tuple[Made, ...], int, int]
"""A line, and from which to which of its moves something is asked."""


class Home(Protocol):
    """What is asked of the house."""

    advice: Advice
    opening: Opening

    async def read(self, visitor: str, what: Callable[..., T], *about: Any) -> T:
        """Does long work on games aside."""

    def use(self, table_id: str) -> Any:
        """A table, loaded if need be."""


def of(table: Table) -> Board:
    """What makes a table a board; ApiError if it is none."""
    if table.board is None:
        raise ApiError("conflict", "no-board")
    return table.board


def own(table: Table, asker: Asker) -> Board:
    """The board of whoever asks; ApiError if it is none, or not theirs."""
    if not asker.seats:
        raise ApiError("forbidden", "not-your-board")
    return of(table)


def _held(sits: Seat) -> str:
    return RULES if sits.policy == RULES else PERSON


# ------------------------------------------------------------------------------------------------------ going about


async def step_back(table: Table, board: Board, seat: int, client_id: str) -> Event:
    """Takes the last move back, whoever made it; a choice that is not open yet before that. Needs the lock."""
    game = table.game
    if game.drafts:
        drafter = seat if game.drafts.get(seat) else max(game.drafts)
        return await moving.take_draft_back(table, drafter, client_id)
    if not board.can_undo(game):
        raise ApiError("refused", "board-begins")
    kept = dataclasses.replace(board.keeping(game, full=True), auto=None)
    left = game.at(len(game.plies) - 1)
    return await _stand(table, kept, left, len(left.plies), seat, client_id)


async def _stand(table: Table, board: Board, game: Game, left: int, seat: int | None, client_id: str | None) -> Event:
    """The board stands as this game does from now on, of which the first `left` moves stood on it before."""
    event = Event(table.event + 1, "undo", left, seat)
    change = table.change(event, client_id)
    if left < len(table.game.plies):
        change.undo_from, change.undone_by = left + 1, event.number
    events = [event]
    for number, ply in enumerate(game.plies[left:], left + 1):
        made = Event(events[-1].number + 1, "move", number, ply.move.seat)
        change.plies.append(moving.row_of(table, ply, number, made.number))
        change.events.append(table.event_row(made))
        events.append(made)
    game.seats = table.game.seats
    table.game, table.board = game, board
    table.ids.drafts = {drafter: [None] * len(moves) for drafter, moves in game.drafts.items()}
    change.drafts = table.ids.rows(game.drafts)
    change.sets["board"] = board.json()
    table.ply_events = [*table.ply_events[:left], *(one.number for one in events[1:])]
    await table.commit(change)
    table.last_undo = event.number
    for one in events:
        table.happened(one, client_id if one is event else None)
    table.tell_all()
    return event


async def _keep(table: Table, board: Board) -> None:
    """Writes down what has become of a board on which everything stays where it is; needs the lock."""
    event = Event(table.event + 1, "board", len(table.game.plies))
    change = table.change(event, None)
    change.sets["board"] = board.json()
    await table.commit(change)
    table.board = board
    table.happened(event)
    table.tell_all()


async def drop(table: Table, asker: Asker, line: int) -> None:
    """Deletes a line; what stands on the board stays."""

    async def leave() -> None:
        board = own(table, asker)
        gone = board.line(line)
        await _keep(table, dataclasses.replace(board, lines=tuple(one for one in board.lines if one is not gone)))

    await table.settle(leave)


async def play_on(table: Table, asker: Asker, policy: str, until: str, moves: int) -> None:
    """Lets a bot decide for all seats, `until` so many moves were made, or the round or the game is over."""
    check_policy(policy, table.game.title)

    async def begin() -> None:
        board, game = own(table, asker), table.game
        if game.over:
            raise ApiError("conflict", "game-over")
        round_now = lines.round_of(game)
        if policy == PERSON or (until == "round" and round_now is None):
            raise ApiError("invalid", "no-rounds" if policy != PERSON else "bot-wanted")
        number = len(game.plies) + moves if until == "moves" else round_now or 0
        await _keep(table, dataclasses.replace(board, auto=Auto(policy, until, number)))

    await table.settle(begin)


async def stop(table: Table, asker: Asker) -> None:
    """Lets no bot decide any more."""

    async def end() -> None:
        board = own(table, asker)
        if board.auto is not None:
            await _keep(table, dataclasses.replace(board, auto=None))

    await table.settle(end)


# ------------------------------------------------------------------------------------------------ looking, comparing


async def _begun(table: Table) -> tuple[Board, Game, tuple[Made, ...], Line | None]:
    """A board, the game at its moment, what stands on it, and that as a line (number 0) if it is none that is kept."""
    async with table.turn():
        board, game = of(table), table.game
        here = board.path(game)
        line = None if board.holds(here) else lines.line_of(game, here, 0)
        start = lines.opened(game, board.root)
    start.plies = []  # the state is all that is needed, and quickly sent
    return board, start, here, line


def _line(board: Board, current: Line | None, number: int) -> Line:
    """A line by its number, also the one that stands on the board."""
    return current if current is not None and number == 0 else board.line(number)


def _error(won: float, visits: int) -> float:
    """Half the width of the 95 % interval of a part of so many futures; as `search.Thought.error`."""
    part = (won * visits + 2) / (visits + 4)
    return round(min(1.0, 1.96 * math.sqrt(part * (1 - part) / (visits + 1))), 4)


# ------------------------------------------------------------------------------------------ the boards of a house


class Boards:
    """The boards of a house; see the module's text."""

    def __init__(self, house: Home):
        self._house = house
        self._walks: OrderedDict[str, Game] = OrderedDict()
        self._said: OrderedDict[str, list[str]] = OrderedDict()

    async def open(
        self,
        table: Table,
        asker: Asker,
        at: int,
        seat: int | None,
        seed: int | None,
        visitor: str,
        account: str,
        lang: str,
    ) -> Json:
        """Opens a board after `at` moves of a game, or a copy of a board as it stands; returns its id and its secrets.

        While a game goes on, this wants a seat there and hints that are allowed; the board begins from what that seat
        could see, with what it could not being dealt anew by the seed.
        """
        async with table.turn():
            game, seed = table.game.clone(), secrets.randbits(62) if seed is None else seed
            if table.board is None and not 0 <= at <= len(game.plies):
                raise ApiError("not-found", "no-history", plies=len(game.plies), at=at)
            board, colours = table.board, list(table.colours)
            if board is None and not game.over:
                if not asker.seats:
                    raise ApiError("forbidden", "not-over-yet")
                if seat is not None and not asker.holds(seat):
                    raise ApiError("forbidden", "not-yours", seat=seat)
                if not table.hints:
                    raise ApiError("forbidden", "no-board-here")
                seat = shown.viewer(game, asker.seats, seat, lang).seat
            else:
                seat = None
        if board is None:
            game, root, known = await self._house.read(visitor, lines.begin, game, at, seat, seed)
            board = Board(table.id, at, root, seat, seed, known)
        board = dataclasses.replace(board, auto=None)
        await self._house.opening.check_tables(visitor)
        rows = [
            NewSeat("automa" if sits.policy == RULES else "person", sits.name, _held(sits), colour)
            for sits, colour in zip(game.seats, colours, strict=True)
        ]
        game.seats = tuple(Seat(row.named, row.policy) for row in rows)
        rules = {"hints": True, "redraw": True, "absence": None, "lang": lang}
        about = {"variant": table.variant, "variant_id": table.variant_id, "board": board}
        wish = Wish(game.title.name, rows, game.options, None, None, None, None, **rules, **about)  # type: ignore[arg-type]
        made = await self._house.opening.lay(Opened(game, rows, "board"), wish, visitor, account, [talk.begin("none")])
        return {name: made[name] for name in ("id", "seats", "owner")}

    async def go(self, table: Table, asker: Asker, line: int | None, moves: int, visitor: str) -> None:
        """Goes to where a line (None: what stands on the board) has so many moves; ApiError if it has not."""

        async def there() -> None:
            board, game = own(table, asker), table.game
            here = board.path(game)
            target = here if line is None else board.line(line).moves
            if moves > len(target):
                raise ApiError("not-found", "no-history", plies=len(target), at=moves)
            kept = dataclasses.replace(board.keeping(game), auto=None)
            alike = lines.common(here, target[:moves])
            past = lines.opened(game, board.root + alike)
            left = len(past.plies)
            if alike < moves:
                before, past.plies = past.plies, []  # quickly sent
                past = await self._house.read(visitor, lines.walk, past, target[alike:moves])
                past.plies = [*before, *past.plies]
            if left < len(game.plies) or left < len(past.plies) or past.drafts != game.drafts:
                await _stand(table, kept, past, left, None, None)

        await table.settle(there)

    async def told(self, table: Table, visitor: str, lang: str) -> Json:
        """The lines of a board: what was played in them, where they part, how they end, and where in them one is."""
        board, start, here, current = await _begun(table)
        known = [*board.lines, *([] if current is None else [current])]
        shared = [
            max((lines.common(line.moves, other.moves) for other in known[:n]), default=0)
            for n, line in enumerate(known)
        ]
        asked: list[Asked] = [(line.moves, part, part + SHOWN) for line, part in zip(known, shared, strict=True)]
        said = await self._words(table, start, asked, visitor, lang)
        return {
            "root": board.root,
            "here": len(here),
            "lines": [
                {
                    "number": line.number,
                    "played": line.played,
                    "over": line.over,
                    "count": len(line.moves),
                    "shared": part,
                    "on": line.moves[: len(here)] == here,
                    "moves": [
                        {"seat": seat, "text": move, "label": label}
                        for (seat, move, _), label in zip(line.moves[part:], labels, strict=False)
                    ],
                    "totals": list(line.totals),
                    "places": list(line.places),
                }
                for line, part, labels in zip(known, shared, said, strict=True)
            ],
        }

    async def chances(self, table: Table, number: int, visitor: str) -> Json:
        """Each seat's chance to win at the end of a line, as a search sees it through the eyes of the seat that is due
        there; `errors` are half the widths of their intervals. Where the game is over there, that is certain; where
        there is nobody to beat, there is none.
        """
        board, start, _, current = await _begun(table)
        line = _line(board, current, number)
        if len(line.places) == 1:
            return {"seat": None, "wins": [], "errors": []}
        if line.over:
            winners = [place == 1 for place in line.places]
            return {
                "seat": None,
                "wins": [won / (sum(winners) or 1) for won in winners],
                "errors": [0.0] * len(winners),
            }
        game = await self._walk(table, start, line, visitor)
        seat, known = game.due[0], lines.digest(line.moves)
        drafts = tuple(move.option for move in game.drafts.get(seat, ()))
        hint = await self._house.advice.of_line(
            (f"{table.id} {known}", len(line.moves), 0, drafts, seat), game, visitor
        )
        wins, futures = hint.outlook.wins, hint.outlook.futures
        return {"seat": seat, "wins": [round(won, 4) for won in wins], "errors": [_error(won, futures) for won in wins]}

    async def look(
        self, table: Table, asker: Asker, number: int, at: int, seat: int | None, visitor: str, lang: str
    ) -> str:
        """The table as it stands in a line after so many moves in all, as JSON text; nobody can move there."""
        board, start, _, current = await _begun(table)
        line = _line(board, current, number)
        if not board.root <= at <= board.root + len(line.moves):
            raise ApiError("not-found", "no-history", plies=board.root + len(line.moves), at=at)
        walked = await self._walk(table, start, line, visitor)
        who, made = table.viewer(asker, seat, lang), at - board.root
        log = [{**told, "ply": at} for told in shown.log_lines(walked, who, made, made)] if made else []
        past = walked.at(made)
        past.plies = []
        position = await self._house.read(visitor, work.past_position, past, at, who)
        async with table.turn():
            around = json.dumps({**looks.frame(table, who), "log": log}, ensure_ascii=False, separators=(",", ":"))
        return f"{around[:-1]},{position[1:]}"

    async def _walk(self, table: Table, start: Game, line: Line, visitor: str) -> Game:
        """The game at the end of a line, with the moves of the line alone; kept for whoever goes along it."""
        known = f"{table.id} {lines.digest(line.moves)}"
        if known not in self._walks:
            self._walks[known] = await self._house.read(visitor, lines.walk, start, line.moves)
        self._walks.move_to_end(known)
        while len(self._walks) > MOST_WALKS:
            self._walks.popitem(last=False)
        return self._walks[known]

    async def _words(self, table: Table, start: Game, asked: list[Asked], visitor: str, lang: str) -> list[list[str]]:
        """The moves of lines in words: of each line so many from a number on."""
        names = [f"{table.id} {lang} {lines.digest(moves)} {first}" for moves, first, _ in asked]
        unknown = [n for n, name in enumerate(names) if name not in self._said]
        if unknown:
            said = await self._house.read(visitor, lines.labels, start, [asked[n] for n in unknown], lang)
            self._said |= {names[n]: labels for n, labels in zip(unknown, said, strict=True)}
        out = [self._said[name] for name in names]
        while len(self._said) > MOST_SAID:
            self._said.popitem(last=False)
        return out

    async def share(self, table: Table, asker: Asker) -> Json:
        """The secret with which anybody looks at a board; ApiError while the game goes on that it was imagined from."""
        board = own(table, asker)
        if board.seat is not None and not await self._ended(board.of):
            raise ApiError("forbidden", "board-private")
        return {"spectator": await self._house.opening.link_of(table.id)}

    async def _ended(self, table_id: str) -> bool:
        """Whether a game is over, or gone."""
        try:
            async with self._house.use(table_id) as table:
                return bool(table.game.over or table.cancelled)
        except ApiError as error:
            if error.code != "not-found":
                raise
            return True
