"""Standing orders: what a seat will do at decisions of a kind, for how long, and what interrupts it.

The rules stand where they always stand: an order picks one of the legal moves of its seat, and where it cannot it
stops, and the seat is asked as usual. It goes by nothing but what the seat may know: its list of moves, the state as it
sees it, what it has, the moves and tells that it may know. So what it does tells nothing, and two states that a seat
cannot tell apart are answered alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any, Literal

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import SEAT, Unit, UnknownName
from stammtisch.kernel.model.moves import Amount, Decision
from stammtisch.kernel.play.course import Course
from stammtisch.kernel.play.results import HIDDEN, known
from stammtisch.kernel.play.telling import outline
from stammtisch.kernel.play.views import redact
from stammtisch.kernel.title.orders import ABOVE, CHAPTER, CHOSEN, HAS, LACKS, MAY, TO_ME, Condition
from stammtisch.kernel.title.words import LEFT_OUT, Mistake, Speaker

Until = Literal["phase", "round", "game"]
"""What an order lasts until the end of; a round is what the title's `clock` counts."""
MOST_TIMES, MOST_CONDITIONS, MOST_NUMBER, MOST_CHAPTERS = 99, 6, 999_999, 99
"""How often an order may be used, how many conditions it has, and what they are given, at the most."""

Why = Literal["lapsed", "used-up", "interrupted", "impossible", "taken-back"]
"""Why an order has stopped: what it lasted until is over, it was used as often as it should, a condition holds, the
rules do not allow its choice, or somebody took such a choice back.
"""


@dataclass(frozen=True)
class Unless:
    """A condition as it was ordered: its name, and the number it was given, if it wants one."""

    name: str
    number: int | None = None


@dataclass(frozen=True)
class Ended:
    """Why an order has stopped; where a condition holds, which one, and the move (from 1 up) that made it so."""

    why: Why
    unless: Unless | None = None
    ply: int | None = None


@dataclass(frozen=True)
class Order:
    """What is ordered: `move`, as text, at `decision`; an amount may rise to `most` where less is not allowed. It ends
    with what it lasts `until`, or when it was used so many `times`, or when one of `unless` holds.

    How it stands: `since` so many moves, when `chapter` (of the title's clock) was on; whether the phase that it lasts
    until the end of has begun (`within`), how often it was `used`, and why it has `ended`.
    """

    decision: str
    move: str
    most: int | None = None
    until: Until = "game"
    times: int | None = None
    unless: tuple[Unless, ...] = ()
    since: int = 0
    chapter: int = 0
    within: bool = False
    used: int = 0
    ended: Ended | None = None

    def json(self) -> dict[str, Any]:
        """The order as it is kept."""
        return asdict(self)

    @staticmethod
    def read(kept: Mapping[str, Any]) -> Order:
        """An order that was kept."""
        unless = tuple(Unless(**one) for one in kept["unless"])
        ended = kept["ended"]
        if ended is not None:
            ended = Ended(ended["why"], Unless(**ended["unless"]) if ended["unless"] else None, ended["ply"])
        return Order(**{**kept, "unless": unless, "ended": ended})


# ------------------------------------------------------------------------------------------------ what may be ordered


def orderable(game: Course) -> list[Decision]:
    """The decisions at which something may be ordered."""
    return [decision for decision in game.title.decisions.values() if decision.orders]


def untils(game: Course, decision: Decision) -> list[Until]:
    """What an order at a decision may last until the end of."""
    out: list[Until] = ["phase"] if decision.phase else []
    return [*out, "round", "game"] if game.title.clock is not None else [*out, "game"]


def conditions(game: Course, seat: int, decision: Decision) -> list[Condition]:
    """What may interrupt an order of a seat at a decision, in the order in which it is offered."""
    return list(_conditions(game, seat, decision))


def _conditions(game: Course, seat: int, decision: Decision) -> Iterator[Condition]:
    title = game.title
    several, open_some_day = len(decision.phrases) > 1, not decision.private or decision.opens != ""
    amounts = [phrase for phrase in decision.phrases if phrase.amount is not None]
    if amounts and open_some_day:
        kind = title.kinds.get(next(iter(amounts[0].parts)))
        high = max(phrase.amount.high for phrase in amounts if phrase.amount is not None)
        yield Condition(ABOVE, Amount(0, high), kind if isinstance(kind, Unit) else None)
    for phrase in decision.phrases if several and open_some_day else ():
        yield Condition(f"{CHOSEN}:{phrase.say}")
    if any(kind == SEAT and name != "seat" for name, kind in title.kinds.items()):
        yield Condition(TO_ME)
    for phrase in decision.phrases if several else ():
        yield Condition(f"{MAY}:{phrase.say}")
    for own in title.interrupts:
        if not own.decisions or decision.name in own.decisions:
            yield Condition(own.name, own.number, own.unit, own)
    if title.clock is not None:
        yield Condition(CHAPTER, Amount(2, MOST_CHAPTERS))
    said = set[Unit]()
    for name in held(game, seat):
        unit = title.kinds.get(name)
        if isinstance(unit, Unit) and unit not in said:  # of things that are counted alike the first is meant
            said.add(unit)
            yield Condition(f"{HAS}:{name}", Amount(0, MOST_NUMBER), unit)
            yield Condition(f"{LACKS}:{name}", Amount(0, MOST_NUMBER), unit)


def held(game: Course, seat: int) -> dict[str, int]:
    """What a seat has, by name; not what single things of it are worth.

    It is asked of an imagined state, which the seat could not tell from the true one.
    """
    if game.title.holdings is None:
        return {}
    found = game.title.holdings(game.imagine(seat, 0), game.box, seat)
    return {one.name: one.amount for one in found if one.thing is None}


def given(game: Course, seat: int, order: Order) -> Order:
    """The order as it stands when a seat gives it now; raises Mistake with what is wrong with it."""
    decision = next((d for d in orderable(game) if d.name == order.decision), None)
    if decision is None:
        raise Mistake("order-no-decision", name=order.decision)
    try:
        option = decision.parse(order.move, game.names)
    except UnknownName as error:
        raise Mistake("order-move", move=order.move, problem=error) from None
    phrase, number = (None, 0) if option is None else decision.split(option)
    if phrase is None or phrase not in decision.orders:
        raise Mistake("order-no-move", move=order.move, known=", ".join(each.usage() for each in decision.orders))
    assert option is not None
    amount = phrase.amount
    if order.most is not None and (amount is None or not number + amount.low <= order.most <= amount.high):
        raise Mistake("order-no-most", move=order.move, most=order.most)
    if order.until not in untils(game, decision):
        raise Mistake("order-no-until", known=", ".join(untils(game, decision)))
    if order.times is not None and not 1 <= order.times <= MOST_TIMES:
        raise Mistake("order-no-times", most=MOST_TIMES)
    if len(order.unless) > MOST_CONDITIONS or len({one.name for one in order.unless}) < len(order.unless):
        raise Mistake("order-many-conditions", most=MOST_CONDITIONS)
    offered = {condition.name: condition for condition in conditions(game, seat, decision)}
    for one in order.unless:
        if one.name not in offered:
            raise Mistake("order-no-condition", name=one.name, known=", ".join(offered))
        span = offered[one.name].number
        if span is None and one.number is not None:
            raise Mistake("order-without-number", name=one.name)
        if span is not None and (one.number is None or not span.low <= one.number <= span.high):
            raise Mistake("order-number", name=one.name, low=span.low, high=span.high)
    fresh = Order(order.decision, decision.text(option, game.names), order.most, order.until, order.times, order.unless)
    return followed(game, seat, replace(fresh, since=len(game.plies), chapter=_chapter(game, seat)))


# ----------------------------------------------------------------------------------------------- what becomes of it


def readable(game: Course, order: Order) -> Decision | None:
    """The decision that an order is for; None if the rules have none of which this could be ordered (any more)."""
    decision = next((decision for decision in orderable(game) if decision.name == order.decision), None)
    if decision is None:
        return None
    try:
        option = decision.parse(order.move, game.names)
    except UnknownName:
        return None
    return None if option is None or decision.split(option)[0] not in decision.orders else decision


def followed(game: Course, seat: int, order: Order) -> Order:
    """The order as it stands after a change of the game: perhaps its phase has begun, or it has lapsed."""
    if order.ended is not None:
        return order
    order = replace(order, since=min(order.since, len(game.plies)))
    if readable(game, order) is None:
        return replace(order, ended=Ended("impossible"))
    if game.over:
        return replace(order, ended=Ended("lapsed"))
    if order.times is not None and order.used >= order.times:
        return replace(order, ended=Ended("used-up"))
    if order.until == "game":
        return order
    chapter = _chapter(game, seat)
    if order.until == "phase" and not order.within:
        decision = _decision(game, order)
        return replace(order, within=game.title.where(game.state)["phase"] == decision.phase, chapter=chapter)
    over = chapter != order.chapter
    if order.until == "phase":
        over = over or game.title.where(game.state)["phase"] != _decision(game, order).phase
    return replace(order, ended=Ended("lapsed")) if over else order


def asked(game: Course, seat: int, order: Order) -> bool:
    """Whether the seat is to make the decision of an order that stands."""
    decision = game.decision
    return order.ended is None and decision is not None and decision.name == order.decision and seat in game.due


def answer(game: Course, seat: int, order: Order) -> int | Ended:
    """What an order chooses for a seat that is `asked`: one of its legal options, or why it stops."""
    for one in order.unless:
        holds, ply = holding(game, seat, order, one)
        if holds:
            return Ended("interrupted", one, ply)
    decision, legal = _decision(game, order), set(game.options_of(seat))
    first = decision.parse(order.move, game.names)
    assert first is not None
    phrase, number = decision.split(first)
    more = 0 if order.most is None or phrase.amount is None else order.most - phrase.amount.low - number
    option = next((first + rise for rise in range(more + 1) if first + rise in legal), None)
    return Ended("impossible") if option is None else option


def holding(game: Course, seat: int, order: Order, one: Unless) -> tuple[bool, int | None]:
    """Whether a condition holds, and the move that made it so, if one did. What cannot be told counts as holding."""
    kind, _, of = one.name.partition(":")
    number = one.number or 0
    if kind in (ABOVE, CHOSEN, TO_ME):
        ply = next((n for n in range(order.since + 1, len(game.plies) + 1) if _heard(game, seat, order, n, one)), None)
        return ply is not None, ply
    if kind == MAY:
        decision = _decision(game, order)
        return any(decision.split(option)[0].say == of for option in game.options_of(seat)), None
    if kind == CHAPTER:
        return _chapter(game, seat) + 1 >= number, None
    if kind in (HAS, LACKS):
        amount = held(game, seat).get(of)
        return amount is None or (amount >= number) == (kind == HAS), None
    return declared(game, seat, one) is not False, None


def declared(game: Course, seat: int, one: Unless) -> bool | None:
    """Whether a condition of the title's own holds; None if that hangs on something that the seat may not know."""
    own = next((own for own in game.title.interrupts if own.name == one.name), None)
    if own is None:  # of other rules
        return None
    found = known(partial(own.holds, redact(game.state, seat, HIDDEN), game.box, seat, one.number or 0))
    return None if found is None else bool(found)


def _heard(game: Course, seat: int, order: Order, ply: int, one: Unless) -> bool:
    """Whether somebody else's move, as far as the seat may know it, is one that a condition speaks of."""
    move = game.plies[ply - 1].move
    if move.seat == seat:
        return False
    kind, _, of = one.name.partition(":")
    if kind == TO_ME:
        return any(_meant(game, seat, tell.facts) for tell in game.plies[ply - 1].tells)
    decision = game.title.decisions[move.step]
    if decision.name != order.decision or not game.may_know(ply, seat):
        return False
    phrase, number = decision.split(move.option)
    if kind == CHOSEN:
        return phrase.say == of
    return phrase.amount is not None and number + phrase.amount.low > (one.number or 0)


def _meant(game: Course, seat: int, facts: Mapping[str, Any]) -> bool:
    """Whether a tell speaks of a seat otherwise than as of the one who does something."""
    for name, value in facts.items():
        if name == "seat" or game.title.kinds.get(name) != SEAT:
            continue
        if isinstance(value, Secret):
            if value.seat == seat and value.value == seat:
                return True
        elif value == seat:
            return True
    return False


def _decision(game: Course, order: Order) -> Decision:
    return next(decision for decision in game.title.decisions.values() if decision.name == order.decision)


def _chapter(game: Course, seat: int) -> int:
    """How many chapters of the game are over, as far as the seat knows; 0 where nothing counts them."""
    clock = game.title.clock
    return 0 if clock is None else known(partial(clock, redact(game.state, seat, HIDDEN), game.box)) or 0


# --------------------------------------------------------------------------------------------------- how it is said


def said_move(game: Course, decision: Decision, text: str, speaker: Speaker) -> str:
    """What is ordered, in words."""
    option = decision.parse(text, game.names)
    assert option is not None
    phrase, number = decision.split(option)
    return outline(game, decision, phrase, phrase.values(number), speaker)


def said_until(decision: Decision, until: str, speaker: Speaker) -> str:
    """How long an order lasts, in words: `until-phase-DECISION` of the title, or what is said of any."""
    own = f"until-{until}-{decision.name}"
    return speaker.say(own if speaker.knows(own) else f"until-{until}")


def said_condition(game: Course, decision: Decision, condition: Condition, number: int | None, speaker: Speaker) -> str:
    """A condition in words, with "…" for a number that is not given yet."""
    if condition.kind in (CHOSEN, MAY):
        phrase = next(phrase for phrase in decision.phrases if phrase.say == condition.of)
        return speaker.say(f"unless-{condition.kind}", move=outline(game, decision, phrase, {}, speaker))
    message, unit = f"unless-{condition.kind}", condition.unit
    if condition.number is None:
        return speaker.say(message)
    if number is not None:
        return speaker.say(message, n=speaker.count(number, unit))
    return speaker.outline(message, n=LEFT_OUT if unit is None else speaker.outline(f"unit-{unit.name}"))
