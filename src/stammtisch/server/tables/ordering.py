"""Standing orders: who gives them, what is shown of them to whoever gave them, and who answers by them.

What an order chooses is chosen a moment after its seat is asked, as a person would who knows what they want, where the
bots of the table think. Whether one was there shows only when it is used: then the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import replace
from typing import Protocol

from stammtisch.kernel.model.moves import Decision
from stammtisch.kernel.play import orders
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.orders import Ended, Order
from stammtisch.kernel.play.telling import outline
from stammtisch.kernel.title.seating import PERSON
from stammtisch.kernel.title.words import Mistake, Speaker
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.store import Gone, Overtaken
from stammtisch.server.tables import clocks, moving, shown, timing
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.orders import new_id
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.table import Keeper, Table

log = logging.getLogger("stammtisch.server")
SLOWEST = 6.0
"""How many times as long as a bot an order waits at the most, so that it is not told from a person by its pace."""
SHARE = 0.1
"""The share of what is left on a live clock that it waits at the most."""


# ------------------------------------------------------------------------------------------------------ giving them


async def give(table: Table, asker: Asker, seat: int, wish: Order, lang: str) -> None:
    """Orders something for a seat of one's own; ApiError if that cannot be. Takes the table's lock."""

    async def write() -> None:
        _may_order(table, asker, seat)
        try:
            table.orders.put(seat, orders.given(table.game, seat, wish))
        except Mistake as wrong:
            raise ApiError("invalid", "no-order", problem=wrong.said(lang)) from None
        await _keep(table, seat)

    await table.settle(write)


async def withdraw(table: Table, asker: Asker, seat: int, decision: str) -> None:
    """Orders nothing for a decision any more, and forgets what became of that. Takes the table's lock."""

    async def write() -> None:
        _check_own(table, asker, seat)
        if table.orders.drop(seat, decision):
            await _keep(table, seat)

    await table.settle(write)


def _check_own(table: Table, asker: Asker, seat: int) -> None:
    if not 0 <= seat < len(table.kinds):
        raise ApiError("not-found", "no-seat", seat=seat)
    if not asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)


def _may_order(table: Table, asker: Asker, seat: int) -> None:
    table.own(asker, seat)
    if table.game.over:
        raise ApiError("conflict", "game-over")
    if table.kinds[seat] != "person":
        raise ApiError("conflict", "bot-plays", name=table.game.seats[seat].name)


async def _keep(table: Table, seat: int) -> None:
    """Writes down what a seat has ordered, so that nobody else can tell."""
    await table.commit(Change(table.id), quiet=True)
    table.tell_orders([seat])
    table.house.wake_bots(table)


# ------------------------------------------------------------------------------------------------- what is shown


def view(table: Table, asker: Asker, seat: int, lang: str) -> Json:
    """What a seat has ordered and what became of it, and the decisions for which something can be ordered."""
    _check_own(table, asker, seat)
    game, speaker = table.game, table.game.title.speaker(lang)
    return {
        "orders": [_shown(game, seat, order, lang) for order in table.orders.of(seat)],
        "decisions": [
            {"decision": decision.name, "ask": _asks(decision, speaker)} for decision in orders.orderable(game)
        ],
    }


def offer(table: Table, asker: Asker, seat: int, name: str, lang: str) -> Json:
    """What a seat may order for a decision; ApiError if nothing."""
    _check_own(table, asker, seat)
    game, speaker = table.game, table.game.title.speaker(lang)
    decision = next((decision for decision in orders.orderable(game) if decision.name == name), None)
    if decision is None:
        problem = Mistake("order-no-decision", name=name).said(lang)
        raise ApiError("not-found", "no-order", problem=problem)
    return {
        "decision": decision.name,
        "ask": _asks(decision, speaker),
        "moves": [_choice(game, decision, text, speaker) for text in _texts(game, decision)],
        "untils": [
            {"name": until, "text": orders.said_until(decision, until, speaker)}
            for until in orders.untils(game, decision)
        ],
        "unless": [
            {
                "name": condition.name,
                "text": orders.said_condition(game, decision, condition, None, speaker),
                "low": None if condition.number is None else condition.number.low,
                "high": None if condition.number is None else condition.number.high,
            }
            for condition in orders.conditions(game, seat, decision)
        ],
    }


def _asks(decision: Decision, speaker: Speaker) -> str:
    return shown.say(speaker, f"ask-{decision.name}", decision.name)


def _texts(game: Game, decision: Decision) -> list[str]:
    """The choices that can be ordered, as text; of an amount, the least one."""
    out = []
    for option in decision.nameable(game.names):
        phrase, number = decision.split(option)
        if phrase in decision.orders and (phrase.amount is None or number == 0):
            out.append(decision.text(option, game.names))
    return out


def _choice(game: Game, decision: Decision, text: str, speaker: Speaker) -> Json:
    option = decision.parse(text, game.names)
    assert option is not None
    phrase = decision.split(option)[0]
    amount, any_amount = phrase.amount, outline(game, decision, phrase, {}, speaker)
    return {
        "move": text,
        "label": orders.said_move(game, decision, text, speaker) if amount is None else any_amount,
        "low": None if amount is None else amount.low,
        "high": None if amount is None else amount.high,
    }


def _shown(game: Game, seat: int, order: Order, lang: str) -> Json:
    speaker = game.title.speaker(lang)
    about: Json = {
        "decision": order.decision,
        "ask": order.decision,
        "move": order.move,
        "label": order.move,
        "most": order.most,
        "until": {"name": order.until, "text": ""},
        "times": order.times,
        "unless": [],
        "used": order.used,
        "ended": None if order.ended is None else order.ended.why,
        "told": _told(game, seat, order, lang),
    }
    decision = orders.readable(game, order)
    if decision is not None:
        about["ask"] = _asks(decision, speaker)
        about["label"] = orders.said_move(game, decision, order.move, speaker)
        about["until"]["text"] = orders.said_until(decision, order.until, speaker)
        about["unless"] = _conditions(game, seat, order, decision, speaker)
    return about


def _conditions(game: Game, seat: int, order: Order, decision: Decision, speaker: Speaker) -> list[Json]:
    known = {condition.name: condition for condition in orders.conditions(game, seat, decision)}
    return [
        {
            "name": one.name,
            "number": one.number,
            "text": orders.said_condition(game, decision, known[one.name], one.number, speaker),
        }
        for one in order.unless
        if one.name in known
    ]


def _told(game: Game, seat: int, order: Order, lang: str) -> str:
    """What has become of an order, as a sentence."""
    speaker, ended = words(lang), order.ended
    if ended is None:
        return speaker.say("order-used", count=order.used)
    if ended.why != "interrupted":
        return speaker.say(f"order-{ended.why}", count=order.used)
    return speaker.say("order-interrupted", count=order.used, what=_what(game, seat, order, ended, lang))


def _what(game: Game, seat: int, order: Order, ended: Ended, lang: str) -> str:
    """What interrupted an order: what somebody did, as the log has it, or else the condition."""
    speaker = game.title.speaker(lang)
    if ended.ply is not None and ended.ply <= len(game.plies):
        mover = game.plies[ended.ply - 1].move.seat
        for ply in game.plies[ended.ply - 1 :]:
            said = next((tell for tell in ply.tells if tell.facts.get("seat") == mover), None)
            if said is not None:
                return game.sentence(said, Viewer(seat).eyes, speaker)
            if not game.title.decisions[ply.move.step].at_once or ply.revealing:
                break
    decision = orders.readable(game, order)
    found = [] if decision is None else _conditions(game, seat, order, decision, speaker)
    return next((one["text"] for one in found if ended.unless is not None and one["name"] == ended.unless.name), "…")


# -------------------------------------------------------------------------------------------------------- answering


def due(table: Table) -> list[int]:
    """The seats for which an order is to answer now; none while an undo waits for consent."""
    if not table.orders.all or table.cancelled or table.next is not None or table.asking is not None:
        return []
    people = [seat for seat in table.game.due if table.decider(seat) == PERSON and table.kinds[seat] == "person"]
    return [seat for seat in people if table.orders.asked(table.game, seat) is not None]


class Home(Keeper, Protocol):
    """What is asked of the house."""

    chores: Chores
    closing: bool

    async def come_back(self, table_id: str) -> None:
        """Loads a table again that was thrown away."""

    async def wake_again(self, table: Table) -> None:
        """Wakes who chooses at a table without its people again, a little later."""


class Orderly:
    """Answers for the seats of a table that have ordered something; see the module's text."""

    def __init__(self, house: Home):
        self.house = house

    async def answer(self, table: Table, seat: int) -> None:
        """One seat's choices, as long as an order answers for it."""
        again = False
        try:
            while not table.gone and await self._once(table, seat):
                pass
        except (ApiError, Gone):
            again = True  # what kept the choice out has been logged, and the table thrown away
        except Exception:
            log.exception("a standing order at table %s could not be followed; it is tried again", table.id)
            again = True
        finally:
            table.jobs.pop(seat, None)
        if self.house.closing:
            return
        if table.gone:
            self.house.chores.begin(self.house.come_back(table.id))
        elif again:
            self.house.chores.begin(self.house.wake_again(table))
        else:
            self.house.wake_bots(table)  # perhaps a bot decides for the seat by now

    async def _once(self, table: Table, seat: int) -> bool:
        """One choice; whether there may be another one."""
        async with table.turn():
            if seat not in due(table):
                return False
            before, wait = _position(table, seat), self._wait(table, seat)
        await asyncio.sleep(wait)
        async with table.turn():
            if seat not in due(table):
                return False
            if _position(table, seat) != before:
                return True
            order = before[0]
            assert order is not None
            try:
                said = orders.answer(table.game, seat, order)
                if isinstance(said, Ended):
                    table.orders.end(seat, order, said)
                    await table.commit(Change(table.id), quiet=True)
                else:
                    table.orders.put(seat, replace(order, used=order.used + 1))
                    await moving.play(table, said, seat, "en", new_id(), "person")
                table.tell_orders([seat])
            except Overtaken:
                await self.house.renew(table)
        return True

    def _wait(self, table: Table, seat: int) -> float:
        """Seconds until the seat answers: some, and not always the same; fewer where the time is short."""
        wait = table.house.settings.pause * random.uniform(1.0, SLOWEST)
        time = table.timing
        end = None if time is None else clocks.until(time.terms, time.seats[seat], time.gaps)
        return wait if end is None else min(wait, SHARE * max(0, end - timing.now()) / 1000)


def _position(table: Table, seat: int) -> tuple[Order | None, int, int, int]:
    """What the answer of a seat stands on."""
    made = len(table.game.drafts.get(seat, ()))
    return table.orders.asked(table.game, seat), table.last_undo, len(table.game.plies), made
