"""The standing orders of a table, in memory: what each seat has ordered, and how that stands.

They are their seats' secret. Nothing of them is part of what is shown of a table; that one was used is said in the log
when it was (`marks`), of a choice that several make unseen when it is opened.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from stammtisch.kernel.play import orders
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.orders import Ended, Order
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.orders import write

MARK = "!"
"""What the ids of choices begin with that orders make; no client can send such an id."""


def new_id() -> str:
    """An id for a choice that an order makes."""
    return MARK + secrets.token_hex(12)


def made(client_id: str | None) -> bool:
    """Whether a choice with this id was made by an order."""
    return client_id is not None and client_id.startswith(MARK)


class Orders:
    """See the module's text. Seat and name of the decision -> the order."""

    def __init__(self) -> None:
        self.all: dict[tuple[int, str], Order] = {}
        self._kept: Mapping[tuple[int, str], tuple[Order, bool]] = {}

    def read(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Are from now on as the database has them."""
        self._kept = {(row["number"], row["decision"]): (Order.read(row["kept"]), row["asked"]) for row in rows}
        self.all = {key: order for key, (order, _) in self._kept.items()}

    def of(self, seat: int) -> list[Order]:
        """What a seat has ordered."""
        return [order for (whose, _), order in sorted(self.all.items()) if whose == seat]

    def asked(self, game: Game, seat: int) -> Order | None:
        """The order that is to answer for a seat now, if there is one."""
        found = (order for order in self.of(seat) if orders.asked(game, seat, order))
        return next(found, None)

    def put(self, seat: int, order: Order) -> None:
        """The seat orders this, whatever it has ordered for the decision before."""
        self.all[seat, order.decision] = order

    def drop(self, seat: int, decision: str) -> bool:
        """The seat orders nothing for a decision any more; whether it had."""
        return self.all.pop((seat, decision), None) is not None

    def end(self, seat: int, order: Order, why: Ended) -> None:
        """An order stops."""
        self.put(seat, replace(order, ended=why))

    def taken_back(self, game: Game, moves: Iterable[Move]) -> None:
        """Choices were taken back: whoever did that wants to choose, so orders for the same decisions stop."""
        for move in moves:
            order = self.all.get((move.seat, game.title.decisions[move.step].name))
            if order is not None and order.ended is None:
                self.end(move.seat, order, Ended("taken-back"))

    def follow(self, game: Game, change: Change) -> None:
        """Has what becomes of the orders with a change of the table written along with it."""
        over = bool(change.sets["over"])
        for seat, columns in change.seats.items():
            if over or "hash" in columns or columns.get("kind") in ("open", "bot"):  # whoever ordered them is gone
                self._leave(seat)
        for key, order in list(self.all.items()):
            self.all[key] = orders.followed(game, key[0], order)
        if over:
            self.all = {}
        now = {key: (order, orders.asked(game, key[0], order)) for key, order in self.all.items()}
        rows: dict[tuple[int, str], dict[str, Any] | None] = {key: None for key in self._kept if key not in now}
        for key, (order, asked) in now.items():
            if self._kept.get(key) != (order, asked):
                rows[key] = {"kept": order.json(), "asked": asked}
        self._kept = now
        if rows:
            change.along = [*change.along, write(rows)]

    def _leave(self, seat: int) -> None:
        self.all = {key: order for key, order in self.all.items() if key[0] != seat}


def changed(before: Mapping[tuple[int, str], Order], after: Mapping[tuple[int, str], Order]) -> Sequence[int]:
    """The seats whose orders differ."""
    keys = {*before, *after}
    return sorted({seat for seat, decision in keys if before.get((seat, decision)) != after.get((seat, decision))})
