"""Mall des Jahres, put together: the title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stammtisch.kernel.model.kinds import NONE, SEAT, Unit
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase, Several
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.seating import OptionValues
from stammtisch.kernel.title.title import Held, Source, TieBreak, Title
from stammtisch.titles.mall_des_jahres import acquire, closing, dice, effects, scoring, turn, worth
from stammtisch.titles.mall_des_jahres.about import about
from stammtisch.titles.mall_des_jahres.components import COMPONENTS
from stammtisch.titles.mall_des_jahres.setup import setup
from stammtisch.titles.mall_des_jahres.shown import DISPLAY, deck_of, facts
from stammtisch.titles.mall_des_jahres.state import (
    ANCHORS,
    BONUS,
    BRANCH,
    BRANCHES,
    CARD,
    CARDS,
    CATEGORY,
    FACE,
    FIELD,
    ORDER,
    STACK,
    STACKS,
    STORES,
    WAY,
    ZONE,
    Box,
    Clause,
    Sort,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step

STEPS: Mapping[int, Decision | Automatic] = {
    Step.TURN: Automatic(turn.turn),
    Step.FIELD: Automatic(effects.field),
    Step.REARRANGE: Decision(
        "rearrange",
        Clause.MJ_7_3,
        effects.may_rearrange,
        effects.do_rearrange,
        Phrase("arrange {order}", order=ORDER),
        place="display",
    ),
    Step.DISMISS: Decision(
        "dismiss",
        Clause.MJ_7_6,
        effects.may_dismiss,
        effects.do_dismiss,
        Phrase("dismiss"),
        Phrase("keep"),
        place="display",
    ),
    Step.SWAP: Decision(
        "swap",
        Clause.MJ_7_7,
        effects.may_swap,
        effects.do_swap,
        Phrase("swap {stack}", stack=STACK),
        Phrase("keep"),
        place="display",
    ),
    Step.CLOSE: Decision(
        "close",
        Clause.MJ_7_10,
        effects.may_close,
        effects.do_close,
        Phrase("close"),
        Phrase("keep"),
        place="display",
    ),
    Step.STACK: Decision(
        "stack",
        Clause.MJ_9_2,
        closing.may_stack,
        closing.do_stack,
        Phrase("onto {stack}", stack=STACK),
        place="stacks",
    ),
    Step.CHECKPOINT: Automatic(turn.checkpoint),
    Step.STEP_4: Automatic(turn.step_4, phase="effects"),
    Step.ACQUIRE: Decision(
        "acquire",
        Clause.MJ_8_1,
        acquire.may_acquire,
        acquire.do_acquire,
        Phrase("try {stack}", stack=STACK),
        Phrase("take {stack}", stack=STACK),
        Phrase("draw"),
        Phrase("anchor"),
        Phrase("counter"),
        Phrase("refresh"),
        Phrase("nothing"),
        place="stacks",
        orders=("draw", "nothing"),
    ),
    Step.ROLL: Decision(
        "roll",
        Clause.MJ_8_12,
        dice.may_roll,
        dice.do_roll,
        Phrase("throw"),
        Phrase("roll {dice}", dice=Several(FACE, 3)),
        Phrase("adjust {face} {way}", face=FACE, way=WAY),
        Phrase("bonus-throw"),
        Phrase("bonus-roll {dice}", dice=Several(FACE, 3)),
        Phrase("stop"),
        place="dice",
        orders=("stop",),
    ),
    Step.DRAW_AGAIN: Decision(
        "draw-again",
        Clause.MJ_10_12,
        acquire.may_draw_again,
        acquire.do_draw_again,
        Phrase("again {stack}", stack=STACK),
        Phrase("keep"),
        place="stacks",
    ),
    Step.REFRESH_PICK: Decision(
        "refresh-pick",
        Clause.MJ_10_7,
        acquire.may_pick,
        acquire.do_pick,
        Phrase("pick {stack}", stack=STACK),
        Phrase("none"),
        place="stacks",
    ),
    Step.RECEIVED: Automatic(acquire.received),
    Step.USE_NOW: Decision(
        "use-now",
        Clause.MJ_10_9,
        acquire.may_use_now,
        acquire.do_use_now,
        Phrase("use"),
        Phrase("keep"),
        place="closures",
    ),
    Step.NEXT_TURN: Automatic(turn.next_turn, phase="acquiring"),
    Step.HIDDEN_DRAW: Automatic(acquire.draw_hidden),
    Step.REVEALED: Automatic(acquire.revealed),
    Step.ROLLED: Automatic(dice.rolled),
}


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Nothing is hidden but the order of what was shuffled, which is not in the state (MJ-16.1, MJ-16.2)."""


def idle(seats: int, values: OptionValues) -> tuple[str, ...]:
    """The order of a draw pile is known unless an option has it shuffled (MJ-16.3)."""
    return () if values["deck_turn"] == "shuffle" else ("players.draw.loose", "players.draw.run")


def ledger(s: State, box: Box, seat: int) -> list[int]:
    """The lines of the final score (MJ-14.3)."""
    me = s.players[seat]
    if me.out:
        return [0] * 5
    return [
        me.marker,
        box.end_points[me.category],
        scoring.zone_points(s, box, seat),
        box.per_vacancy[me.category] * me.vacancies,
        scoring.chip_points(s, box, seat),
    ]


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: points on the track and for chips, category, branches, businesses, vacancies, closure cards."""
    me = s.players[seat]
    yield Held("points", me.marker)
    yield Held("chips", scoring.chip_points(s, box, seat))
    yield Held("categories", me.category + 1)
    yield Held("branches", me.represented)
    yield Held("businesses", len(deck_of(s, seat)) - me.vacancies)
    yield Held("vacancies", me.vacancies)
    yield Held("closures", me.closures.n)


def complete(s: State, box: Box) -> None:
    """The fields that follow from where the cards lie and which are open.

    A store that is being closed counts until its stack has been chosen (MJ-11.1).
    """
    closing = [frame.arg % CARDS for frame in s.frames[: s.depth] if frame.step == Step.STACK]
    for seat in range(s.seats):
        me = s.players[seat]
        cards = deck_of(s, seat)
        counted = [*cards, *closing] if seat == s.active else cards
        stores = [c for c in counted if box.sort[c] == Sort.STORE and s.is_open[c]]
        for branch in range(BRANCHES):
            me.open_stores[branch] = sum(box.branch[c] == branch for c in stores)
            me.present[branch] = int(me.open_stores[branch] > 0)
        me.represented = sum(me.present)
        me.open_anchors = sum(box.sort[c] == Sort.ANCHOR and s.is_open[c] for c in cards)
        me.anchors = sum(box.sort[c] == Sort.ANCHOR for c in cards)
        me.counters = sum(box.sort[c] == Sort.COUNTER for c in cards)
        me.vacancies = sum(c == box.vacancy for c in cards)


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds: every card is somewhere, once; the markers agree with the cards."""
    places: list[int] = []
    for pile in (s.store_pile, s.anchor_pile, s.counter_pile):
        places += [pile.item[i] for i in range(pile.n)]
        run = 0
        while run < pile.n and pile.run[pile.n - 1] and pile.run[pile.n - 1 - run] == pile.run[pile.n - 1]:
            run += 1
        if pile.loose != run:
            yield f"a pile says that {pile.loose} cards on top are shuffled, but {run} are"
    secrets = places.count(box.secret)
    for stack in range(STACKS):
        card = s.tops[stack]
        while card != NONE and len(places) < 1000:
            places.append(card)
            card = s.beneath[card]
    for seat in range(s.seats):
        me = s.players[seat]
        places += [*deck_of(s, seat), *(me.closures.item[i] for i in range(me.closures.n))]
        if me.out == 0 and not box.insolvency_field < me.marker <= box.fields_of_track:
            yield f"the marker of seat {seat} is on field {me.marker} (MJ-13.3, MJ-13.4)"
        if list(me.dice) != sorted(me.dice):
            yield f"the dice of seat {seat} do not rise"
    places += [s.aside.item[i] for i in range(s.aside.n)]
    for frame in s.frames[: s.depth]:
        if frame.step in (Step.STACK, Step.DRAW_AGAIN):
            places.append(frame.arg % CARDS)
    wanted = [*range(box.stores), *range(STORES, STORES + box.anchors)]
    wanted += range(STORES + ANCHORS, STORES + ANCHORS + box.counters)
    cards = sorted(card for card in places if card < box.first_closure)
    if cards != wanted:
        yield "stores, anchors or counters have come or gone (MJ-1.6)"
    closures = [card for card in places if box.first_closure <= card < box.vacancy]
    if len(set(closures)) != len(closures) or len(closures) + secrets != box.closures_in_pile:
        yield "closure cards have come or gone (MJ-3.7)"
    if set(closures) & {s.unseen.item[i] for i in range(s.unseen.n)}:
        yield "a closure card was seen and was not"
    fresh = s.clone()
    complete(fresh, box)
    if fresh != s:
        yield "markers and cards are out of step"
    if sum(1 for seat in range(s.seats) if s.players[seat].out) != s.dropped:
        yield "who dropped out is miscounted (MJ-13.10)"


TITLE = Title(
    name="mall-des-jahres",
    title="Mall des Jahres",
    prefix="MJ",
    version=1,
    designers=("markp.de",),
    year=2024,
    seats=(2, 3, 4, 5),
    state=State,
    box=Box,
    components=COMPONENTS,
    steps=STEPS,
    setup=setup,
    imagine=imagine,
    score=scoring.score,
    unit=Unit("point"),
    scored=scoring.scored,
    standing=scoring.standing,
    evaluate=worth.evaluate,
    parts=worth.PARTS,
    ahead=0,
    clock=scoring.clock,
    sources=(
        Source("field", Clause.MJ_13_2),
        Source("category", Clause.MJ_14_3),
        Source("zone", Clause.MJ_14_3),
        Source("vacancies", Clause.MJ_14_4),
        Source("chips", Clause.MJ_12_2),
    ),
    ledger=ledger,
    facts=facts,
    about=about,
    display=DISPLAY,
    holdings=holdings,
    idle=idle,
    interrupts=(
        Interrupt(
            "marker-at", lambda s, box, seat, n: any(s.players[p].marker >= n for p in range(s.seats)), Amount(1, 250)
        ),
    ),
    ties=(
        TieBreak("solvent", Clause.MJ_14_6, scoring.solvency),
        TieBreak("category", Clause.MJ_14_5, scoring.category),
        TieBreak("chips", Clause.MJ_14_5, scoring.chips),
        TieBreak("marker", Clause.MJ_14_5, scoring.marker),
        TieBreak("vacancies", Clause.MJ_14_5, scoring.few_vacancies),
    ),
    invariants=invariants,
    complete=complete,
    turn_clause=Clause.MJ_4_1,
    endings={
        "chips": Clause.MJ_14_2,
        "rounds": Clause.MJ_14_1,
        "supply": Clause.MJ_15_5,
        "alone": Clause.MJ_14_6,
    },
    places=(STACK,),
    kinds={
        "seat": SEAT,
        "card": CARD,
        "old": CARD,
        "stacks": CARD,
        "anchor_pile": CARD,
        "counter_pile": CARD,
        "draw": CARD,
        "open": CARD,
        "odds": CARD,
        "keep": CARD,
        "stack": STACK,
        "field": FIELD,
        "branch": BRANCH,
        "chip": BRANCH,
        "wanted": BRANCH,
        "category": CATEGORY,
        "zone": ZONE,
        "order": ORDER,
        "face": FACE,
        "bonus": BONUS,
        "stores": Unit("store"),
        "anchors": Unit("anchor"),
        "counters": Unit("counter"),
        "closures": Unit("closure-card"),
        "businesses": Unit("business"),
        "vacancies": Unit("vacancy"),
        "cards": Unit("card"),
        "branches": Unit("branch"),
        "categories": Unit("category"),
        "chips": Unit("point"),
        "rounds": Unit("round"),
        "points": Unit("point"),
    },
)
