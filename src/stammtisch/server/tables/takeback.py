"""Taking moves back at a table: a seat's last move and all that followed it, if those consent who have seen them."""

from __future__ import annotations

import time

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables import agreeing, boards, consent, looks, moving, shown
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.table import Table


async def undo(table: Table, asker: Asker, seat: int, agree: bool | None, client_id: str, lang: str) -> Json:
    """Takes the last move of a seat back, or asks those who have seen it; with `agree`, answers such a question.

    Raises ApiError. Takes the table's lock.
    """
    table.own(asker, seat)

    async def take() -> Json:
        event = table.ids.known(client_id, "undo", seat) or await table.ids.look_up(client_id, "undo", seat)
        if event is None:
            if agree is None:
                event = await _ask(table, seat, client_id)
            else:
                event = await _agree(table, seat, agree, client_id)
        who = Viewer(seat, asker.seats, lang)
        return {**looks.answer(table, event, who), "undo": looks.undo_state(table, who)}

    return await table.settle(take)


async def _ask(table: Table, seat: int, client_id: str) -> Event:
    if table.board is not None:
        return await boards.step_back(table, table.board, seat, client_id)
    if table.game.over:  # the whole record is open now, and with it what was hidden
        raise ApiError("refused", "no-undo-after-end")
    if table.kinds[seat] == "bot":
        raise ApiError("conflict", "dropped-out")
    if table.game.drafts.get(seat):
        return await moving.take_draft_back(table, seat, client_id)
    target = consent.last_of(table.game, seat)
    if target is None:
        raise ApiError("refused", "not-moved", name=table.game.seats[seat].name)
    if not table.may_redraw and consent.past_chance(table.game, target):
        raise ApiError("refused", "no-redraw")
    needs = consent.consents(table.game, table.kinds, seat, target)
    if not needs:
        return await take_moves_back(table, target, seat, client_id)
    asking = {"by": seat, "ply": target, "needs": needs, "agreed": []}
    return await _consider(table, asking, seat, client_id)


async def _agree(table: Table, seat: int, agree: bool, client_id: str) -> Event:
    asking = table.asking
    if asking is None:
        raise ApiError("conflict", "nobody-asks")
    if seat not in asking["needs"] and not (seat == asking["by"] and not agree):
        raise ApiError("forbidden", "not-asked")
    if not agree:
        return await _consider(table, None, seat, client_id)
    agreed = sorted({*asking["agreed"], seat})
    if set(agreed) == set(asking["needs"]):
        return await take_moves_back(table, asking["ply"], seat, client_id, by=asking["by"])
    return await _consider(table, {**asking, "agreed": agreed}, seat, client_id)


async def _consider(table: Table, asking: Json | None, seat: int, client_id: str) -> Event:
    event = Event(table.event + 1, "undo", len(table.game.plies), seat)
    change = table.change(event, client_id)
    change.sets["asking"] = asking
    await table.commit(change)
    table.asking, table.asked_at = asking, time.monotonic()
    table.happened(event, client_id)
    table.tell_all()
    return event


async def take_moves_back(table: Table, target: int, seat: int, client_id: str | None, by: int | None = None) -> Event:
    """Takes move number `target` back and all after it. A seat does that or, where `by` has asked for it and the seat
    agrees, that one. Needs the lock.
    """
    game = table.game
    if table.timing is not None:
        table.timing.undone(game, target, agreed=by is not None)
    gone = game.gone(target)
    undone = [shown.undone_move(game, number, by) for number in gone]
    table.orders.taken_back(game, [game.plies[number - 1].move for number in gone])
    game.undo_to(target)
    table.house.metrics.undone.inc(len(undone))
    left = len(game.plies)
    table.ids.drafts = {drafter: [None] * len(moves) for drafter, moves in game.drafts.items()}
    event = Event(table.event + 1, "undo", left, seat, undone)
    change = table.change(event, client_id)
    change.undo_from, change.undone_by = left + 1, event.number
    change.drafts = table.ids.rows(game.drafts)
    change.sets["asking"] = table.asking = None
    change.along = agreeing.took_back(table, seat if by is None else by)
    del table.ply_events[left:]
    await table.commit(change)
    table.last_undo = event.number
    table.undone.append(event)
    table.happened(event, client_id)
    table.tell_all()
    return event
