"""/api/tables/{id}/seats/{seat}/orders: standing orders, each the secret of the seat that gives it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.kernel.play.orders import MOST_CONDITIONS, MOST_TIMES, Order, Unless, Until
from stammtisch.server.api.schemas import In, Out
from stammtisch.server.api.tables import CHANGE, LOOK, Here, SeatInPath, house_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.tables import ordering

router = APIRouter(tags=["orders"])
LARGEST = 10**6
DecisionName = Annotated[str, Path(min_length=1, max_length=64, description="the name of a decision, as in a view")]
ConditionName = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class UnlessIn(In):
    """A condition that stops an order, by its name (see `GET .../orders/{decision}`); some want a number."""

    name: ConditionName
    number: Annotated[int, Field(ge=0, le=LARGEST)] | None = None


class OrderIn(In):
    """What a seat is to choose whenever it is asked: a move as text, until its phase, its round or the game is over, so
    many times at the most. An amount that is not allowed may rise to `most`.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"move": "bid 0", "until": "round", "unless": [{"name": "above", "number": 3}]}],
        },
    )
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    most: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    until: Until = "game"
    times: Annotated[int, Field(ge=1, le=MOST_TIMES)] | None = None
    unless: Annotated[list[UnlessIn], Field(max_length=MOST_CONDITIONS)] = Field(default_factory=list)


class UntilOut(Out):
    """What an order may last until the end of, in words."""

    name: str
    text: str


class UnlessOut(Out):
    """A condition of an order, in words that follow upon "unless"."""

    name: str
    number: int | None
    text: str


class OrderOut(Out):
    """An order, and what has become of it: how often it was `used`, why it has `ended` (null: it stands), and both in a
    sentence.
    """

    decision: str
    ask: str
    move: str
    label: str
    most: int | None
    until: UntilOut
    times: int | None
    unless: list[UnlessOut]
    used: int
    ended: Literal["lapsed", "used-up", "interrupted", "impossible", "taken-back"] | None
    told: str


class OrderableOut(Out):
    """A decision for which something can be ordered, and what it asks."""

    decision: str
    ask: str


class OrdersOut(Out):
    """What a seat has ordered, and the decisions for which it can order something."""

    orders: list[OrderOut]
    decisions: list[OrderableOut]


class ChoiceOut(Out):
    """A choice that can be ordered; of an amount it is the least one, and what it may be is from `low` to `high`."""

    move: str
    label: str
    low: int | None
    high: int | None


class ConditionOut(Out):
    """A condition, in words; it wants a number from `low` to `high`, if these are not null."""

    name: str
    text: str
    low: int | None
    high: int | None


class OfferOut(Out):
    """What can be ordered for a decision."""

    decision: str
    ask: str
    moves: list[ChoiceOut]
    untils: list[UntilOut]
    unless: list[ConditionOut]


@router.get("/api/tables/{table_id}/seats/{seat}/orders", response_model=OrdersOut, responses=LOOK)
async def read_orders(here: Here, seat: SeatInPath, lang: InLang = "en") -> Any:
    """What a seat of one's own has ordered; nobody else can read it."""
    async with here.table.turn():
        return ordering.view(here.table, here.asker, seat, lang)


@router.get("/api/tables/{table_id}/seats/{seat}/orders/{decision}", response_model=OfferOut, responses=LOOK)
async def read_offer(here: Here, seat: SeatInPath, decision: DecisionName, lang: InLang = "en") -> Any:
    """What a seat of one's own can order for a decision."""
    async with here.table.turn():
        return ordering.offer(here.table, here.asker, seat, decision, lang)


@router.put("/api/tables/{table_id}/seats/{seat}/orders/{decision}", response_model=OrdersOut, responses=CHANGE)
async def give_order(
    request: Request, here: Here, seat: SeatInPath, decision: DecisionName, wish: OrderIn, lang: InLang = "en"
) -> Any:
    """Orders something for a decision, in the place of what was ordered for it before.

    Nobody else can tell, until it is used: then the log says so.
    """
    house_of(request).chatting.spend(f"{here.table.id} {seat} orders")
    unless = tuple(Unless(one.name, one.number) for one in wish.unless)
    order = Order(decision, wish.move, wish.most, wish.until, wish.times, unless)
    await ordering.give(here.table, here.asker, seat, order, lang)
    return await read_orders(here, seat, lang)


@router.delete("/api/tables/{table_id}/seats/{seat}/orders/{decision}", response_model=OrdersOut, responses=CHANGE)
async def withdraw_order(here: Here, seat: SeatInPath, decision: DecisionName, lang: InLang = "en") -> Any:
    """Withdraws what is ordered for a decision, and forgets what has become of it."""
    await ordering.withdraw(here.table, here.asker, seat, decision)
    return await read_orders(here, seat, lang)
