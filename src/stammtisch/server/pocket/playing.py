"""What a table has to do with a game in the pocket: it gives the game away, and takes in what was played of it.

The whole game goes to a device, also what is hidden in it, so that it can go on there; so it goes only where nobody but
whoever has it sits: every other seat is a bot's or an Automa's. Such games are not rated. One that is played alone is
compared with others, and is not any more once it was taken along.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from secrets import token_hex

from stammtisch.kernel.play.course import Ply
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import chance_word
from stammtisch.kernel.title.seating import PERSON, RULES
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.pocket.parcel import holds
from stammtisch.server.tables import moving, takeback, work
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.orders import made
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table
from stammtisch.server.thinking.boxes import text_of


async def take(table: Table, asker: Asker, agreed: bool) -> Json:
    """The game of a table as it is now, all of it. `agreed`: it need not be compared with others any more. ApiError if
    it cannot be taken along. Takes the lock.
    """

    async def give() -> Json:
        _check(table, asker)
        if len(table.kinds) == 1 and not table.taken_along:
            if not agreed:
                raise ApiError("conflict", "pocket-compared")
            await _mark(table, asker.seats[0], {})
        return taken(table)

    return await table.settle(give)


def taken(table: Table) -> Json:
    """All that it takes to go on with a game elsewhere; see `engine.Pocket`."""
    game = table.game
    begun = game.clone()
    if game.base is not None:
        begun.state.load(game.base)
    ids = {seat: iter(given) for seat, given in table.ids.drafts.items()}
    drafts = [{**move, "client_id": next(ids[move["seat"]])} for move in _drafts(game)]
    box = text_of(game.title, game.loaded)
    about = {"kinds": table.kinds, "redraw": table.may_redraw, "ply": len(game.plies), "event": table.event}
    return {**about, "position": begun.position(), "drafts": drafts, "box": box}


def _check(table: Table, asker: Asker) -> None:
    """ApiError unless the game can go on at the device of whoever asks."""
    if not asker.seats:
        raise ApiError("forbidden", "not-yours", seat=0)
    for seat in asker.seats:
        table.own(asker, seat)
    accounts = {table.locks.accounts.get(seat, "") for seat in asker.seats} - {""}
    alone = all(seat in asker.seats or _plays_itself(table, seat) for seat in range(len(table.kinds)))
    if not alone or len(accounts) > 1 or table.tournament is not None:
        raise ApiError("conflict", "pocket-others")
    if table.timing is not None or table.board is not None or not holds(table.game.title):
        raise ApiError("conflict", "pocket-not-here")


def _plays_itself(table: Table, seat: int) -> bool:
    """Whether nobody has a seat, and nobody can come back to it."""
    bot = table.kinds[seat] == "bot" or table.game.seats[seat].policy == RULES
    return bot and seat not in table.locks.seats and seat not in table.locks.accounts


async def play_on(
    house: House, table: Table, asker: Asker, since: tuple[int, int], line: Sequence[Json], sent: Sequence[str],
    lang: str, visitor: str,
) -> Json:  # fmt: skip
    """Takes in what was played of a game `since` it was taken along (so many moves and events had been then), with what
    is chosen at once and not open yet. ApiError, and nothing has changed, if the table has moved on or the rules refuse
    it. Takes the lock.

    What bots have decided here meanwhile goes; so do moves of the clients' ids `sent`, with others in their place. The
    same line again changes nothing, and a longer one no more than it must.
    """

    async def go_on() -> Json:
        _check(table, asker)
        if since[0] > len(table.game.plies) or since[1] > table.event:  # they know more, from another server
            await house.catch_up(table)
        ids = [move["client_id"] for move in line if move["client_id"] is not None]
        if len(set(ids)) < len(ids):
            raise ApiError("conflict", "used-id")
        known = await table.ids.made({*sent, *ids})
        stands = _stands(table, since, line)
        left = line[stands - since[0] :]
        # Of what was chosen at once, all may have been taken back: then nothing is left to be sent.
        emptied = not line and bool(table.game.drafts) and since == (len(table.game.plies), table.event)
        as_here = stands == len(table.game.plies) and list(map(_bare, left)) == _drafts(table.game)
        if emptied or (left and not as_here):
            _may_go(table, stands, {event.number for event in known.values()}, {*sent, *ids})
        if emptied:
            await _clear(table)
        elif left and not as_here:
            begun = table.game.at(stands)
            game = await house.read(visitor, work.play_line, begun, left, lang)
            await _write(table, game, stands, [{**move, "client_id": _fresh(move, known)} for move in left])
        return {"event": table.event, "ply": len(table.game.plies)}

    return await table.settle(go_on)


def _fresh(move: Json, known: Mapping[str, Event]) -> str | None:
    """The client's id of a move, unless it stands for one already."""
    return None if move["client_id"] in known else move["client_id"]


def _stands(table: Table, since: tuple[int, int], line: Sequence[Json]) -> int:
    """How many moves of the table are as the line has them, without a part of what was chosen at once; ApiError if it
    has not begun from here.
    """
    begun, event = since
    plies = table.game.plies
    if begun > len(plies) or (begun and table.ply_events[begun - 1] > event):
        raise ApiError("stale", "stale", detail={"ply": len(plies), "event": table.event}, ply=len(plies))
    pairs = zip(plies[begun:], line, strict=False)
    stands = begun + sum(takewhile(bool, (_made(table.game, ply) == _bare(move) for ply, move in pairs)))
    return stands - plies[stands].behind if stands < len(plies) else stands


def _made(game: Game, ply: Ply) -> Json:
    """A move as a line has it, but for the client's id."""
    chance = [chance_word(game, note) for note in ply.notes]
    return {"seat": ply.move.seat, "move": ply.move.text, "chance": chance}


def _drafts(game: Game) -> list[Json]:
    """What is chosen at once and not open yet, in the same way."""
    moves = [move for seat in sorted(game.drafts) for move in game.drafts[seat]]
    return [{"seat": move.seat, "move": move.text, "chance": []} for move in moves]


def _bare(move: Json) -> Json:
    return {name: move[name] for name in ("seat", "move", "chance")}


def _may_go(table: Table, stands: int, events: Collection[int], ids: Collection[str]) -> None:
    """ApiError unless all that was played here after so many moves was played by bots or by orders given before, or is
    known to whoever asks: moves by their `events`, what is not open yet by the clients' `ids`.
    """
    game = table.game
    events = {*events, *(mark.number for mark in table.marks if {"order": True} in mark.said)}
    later = zip(game.plies[stands:], table.ply_events[stands:], strict=True)
    people = [seat for seat, who in enumerate(game.seats) if who.policy == PERSON]
    moved = any(ply.move.seat in people and event not in events for ply, event in later)
    keys = [key for seat in people for key in table.ids.drafts.get(seat, ()) if not made(key)]
    drafted = any(key not in (None, *ids) for key in keys)
    if game.over or moved or drafted:
        raise ApiError("stale", "stale", detail={"ply": len(game.plies), "event": table.event}, ply=len(game.plies))


async def _write(table: Table, game: Game, stands: int, line: Sequence[Json]) -> None:
    """Writes that the game went on like that after so many moves; needs the lock."""
    seat = line[0]["seat"]
    if len(table.game.plies) > stands:
        await takeback.take_moves_back(table, stands + 1, seat, None)
    ids: dict[int, list[str | None]] = {each: [] for each in range(len(game.seats))}
    opened = len(game.plies) - stands
    if opened:
        await _mark(table, seat, {"moves": opened})
    game.seats, table.game = table.game.seats, game
    for move in line[:opened]:
        ids[move["seat"]].append(move["client_id"])
    if opened:
        await moving.write_plies(table, stands, ids, game.plies[-1].move.seat, None, None, [])
        table.house.metrics.moves.labels("pocket").inc(opened)
    if game.drafts:
        table.ids.drafts = {each: [] for each in game.drafts}
        for move in line[opened:]:
            table.ids.drafts[move["seat"]].append(move["client_id"])
        for each in game.drafts:
            await moving.write_drafts(table, each, None if each in game.due else "done")


async def _clear(table: Table) -> None:
    """Takes all back that was chosen at once; needs the lock."""
    for seat, chosen in list(table.game.drafts.items()):
        for _ in chosen:
            await moving.take_draft_back(table, seat, f"pocket-{token_hex(8)}")


async def _mark(table: Table, seat: int, said: Json) -> None:
    """Writes into the log what has become of the game."""
    event = Event(table.event + 1, "pocket", len(table.game.plies), seat, said=[said])
    await table.commit(table.change(event, None))
    table.happened(event)
    table.marks.append(event)
    table.tell_all()
