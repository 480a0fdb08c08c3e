"""Wishland, put together: the title.

What has been decided stays so (WL-25.7); what a table takes back by agreement is not the game's.
"""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.kernel.model.kinds import SEAT, Unit
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.title.seating import OptionValues
from stammtisch.kernel.title.title import Source, TieBreak, Title
from stammtisch.titles.wishland import buying, claims, gains, prospects, scoring, setup, solo, turn
from stammtisch.titles.wishland.about import about
from stammtisch.titles.wishland.components import COMPONENTS
from stammtisch.titles.wishland.drawing import draw_table
from stammtisch.titles.wishland.invariants import complete, invariants
from stammtisch.titles.wishland.shown import DISPLAY, facts, holdings
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    BOOST,
    CARD,
    COLOUR,
    ENTREPRENEUR,
    FIELD,
    FIRST_FINAL,
    LINE,
    MOST_EXTRA,
    SPACE,
    Box,
    Clause,
    Line,
    State,
)
from stammtisch.titles.wishland.steps import Step

EXTRA = Amount(1, MOST_EXTRA)

STEPS: Mapping[int, Decision | Automatic] = {
    Step.KEEP: Decision(
        "keep",
        Clause.WL_3_3,
        setup.may_keep,
        setup.do_keep,
        Phrase("keep {entrepreneur}", entrepreneur=ENTREPRENEUR),
        sealed=True,
        place="park",
        phase="setup",
    ),
    Step.GREET: Automatic(setup.greet_start),
    Step.ROUND: Automatic(turn.begin_round),
    Step.ORDER: Automatic(turn.order, phase="order"),
    Step.PLACE_MARKER: Decision(
        "place-marker",
        Clause.WL_5_2,
        turn.may_place_marker,
        turn.do_place_marker,
        Phrase("space {space}", space=SPACE),
        place="order",
        orders=("space",),
    ),
    Step.INCOME: Automatic(turn.pay_income, phase="income"),
    Step.EXTRA_INCOME: Automatic(turn.extra_income),
    Step.ACTION: Decision(
        "act",
        Clause.WL_7_3,
        turn.may_act,
        turn.do_act,
        Phrase("buy {card}", card=CARD),
        Phrase("buy-with {card} {extra}", card=CARD, extra=EXTRA),
        Phrase("advertise"),
        Phrase("collect"),
        Phrase("block {field}", field=FIELD),
        Phrase("draw"),
        Phrase("free-draw"),
        Phrase("shuttle"),
        Phrase("claim {achievement}", achievement=ACHIEVEMENT),
        place="market",
        phase="main",
        orders=("advertise", "collect"),
    ),
    Step.WINDOW: Automatic(turn.window, phase="main"),
    Step.FREE_STEP: Decision(
        "free-step",
        Clause.WL_7_4,
        turn.may_step,
        turn.do_step,
        Phrase("claim {achievement}", achievement=ACHIEVEMENT),
        Phrase("shuttle"),
        Phrase("free-draw"),
        Phrase("go-on"),
        place="achievements",
        phase="main",
        orders=("go-on",),
    ),
    Step.PRESS: Decision(
        "press",
        Clause.WL_18_13a,
        turn.may_press,
        turn.do_press,
        Phrase("collect"),
        Phrase("leave"),
        place="market",
        phase="main",
    ),
    Step.NEXT_TURN: Automatic(turn.next_turn),
    Step.SPONSOR: Decision(
        "sponsor",
        Clause.WL_18_19c,
        buying.may_sponsor,
        buying.do_sponsor,
        Phrase("pay"),
        Phrase("save"),
        place="park",
    ),
    Step.PLAY: Automatic(buying.play),
    Step.REWARD: Automatic(buying.reward),
    Step.BONUS: Automatic(buying.bonus),
    Step.TRIGGER: Automatic(buying.trigger),
    Step.BOOSTS: Automatic(gains.boosts),
    Step.BOOST: Decision(
        "boost",
        Clause.WL_1_12,
        gains.may_boost,
        gains.do_boost,
        Phrase("take {boost}", boost=BOOST),
        place="tracks",
        orders=("take",),
    ),
    Step.CLAIMED: Automatic(claims.claimed),
    Step.DRAWN: Decision(
        "drawn",
        Clause.WL_23_12,
        solo.may_drawn,
        solo.do_drawn,
        Phrase("play {card}", card=CARD),
        Phrase("play-with {card} {extra}", card=CARD, extra=EXTRA),
        Phrase("advertise"),
        Phrase("draw"),
        Phrase("free-draw"),
        Phrase("stop"),
        place="hand",
        phase="main",
        orders=(),
    ),
    Step.EMPTY_HAND: Automatic(solo.empty_hand),
    Step.LATE: Automatic(scoring.late, phase="final"),
    Step.LATE_PURCHASE: Decision(
        "late-purchase",
        Clause.WL_18_8a,
        scoring.may_buy_late,
        scoring.do_buy_late,
        Phrase("buy {card}", card=CARD),
        Phrase("nothing"),
        place="market",
    ),
    Step.SETTLE: Automatic(scoring.settle, phase="final"),
}


def idle(seats: int, values: OptionValues) -> tuple[str, ...]:
    """What lies in the box without entrepreneurs (WL-3.2) or achievement tiles (WL-3.6); a hand is of the solo game."""
    people, tiles = values["entrepreneurs"] == "true", values["achievement_tiles"] == "true"
    found = [] if people else ["people", "players.entrepreneur", "players.dealt", "players.tile"]
    found += [] if tiles else ["board"]
    found += [] if people or tiles else ["tiles"]
    return tuple(found if seats == 1 else [*found, "hand"])


def ledger(s: State, box: Box, seat: int) -> list[int]:
    """What each source has brought, and the steps of final scoring that are still to come as they stand now."""
    first = max(s.settled, FIRST_FINAL)
    earned = [s.players[seat].earned[line] for line in range(first)]
    return earned + [scoring.final_points(s, box, seat, line) for line in range(first, len(Line))]


TITLE = Title(
    name="wishland",
    title="Wishland",
    prefix="WL",
    version=1,
    designers=("Carlos Michán Amado",),
    year=2021,
    seats=(1, 2, 3, 4),
    state=State,
    box=Box,
    components=COMPONENTS,
    steps=STEPS,
    setup=setup.setup,
    imagine=setup.imagine,
    score=scoring.score,
    unit=Unit("point"),
    standing=scoring.standing,
    evaluate=prospects.evaluate,
    parts=prospects.POINT,
    purse=scoring.purse,
    clock=scoring.clock,
    sources=(
        Source("cards", Clause.WL_1_19),
        Source("track", Clause.WL_13_3),
        Source("spaces", Clause.WL_5_6),
        Source("bonuses", Clause.WL_15_12),
        Source("effects", Clause.WL_1_20),
        Source("claims", Clause.WL_16_22),
        Source("entrepreneur", Clause.WL_21_3),
        Source("hotels", Clause.WL_21_4),
        Source("mascots", Clause.WL_21_5),
        Source("shows", Clause.WL_21_8),
        Source("duplicates", Clause.WL_21_9),
        Source("happiness", Clause.WL_21_10),
        Source("visitors", Clause.WL_21_12),
        Source("losses", Clause.WL_21_13),
    ),
    ledger=ledger,
    facts=facts,
    about=about,
    display=DISPLAY,
    draw=draw_table,
    holdings=holdings,
    idle=idle,
    ties=(TieBreak("marker", Clause.WL_22_2, scoring.right_of),),
    invariants=invariants,
    complete=complete,
    turn_clause=Clause.WL_7_1,
    places=(FIELD, SPACE),
    kinds={
        "seat": SEAT,
        "card": CARD,
        "hand": CARD,
        "park": CARD,
        "colour": COLOUR,
        "field": FIELD,
        "space": SPACE,
        "boost": BOOST,
        "entrepreneur": ENTREPRENEUR,
        "achievement": ACHIEVEMENT,
        "open_achievements": ACHIEVEMENT,
        "claims": ACHIEVEMENT,
        "claimable": ACHIEVEMENT,
        "line": LINE,
        "points": Unit("point"),
        "final": Unit("point"),
        "credits": Unit("credit"),
        "price": Unit("credit"),
        "income": Unit("credit"),
        "happiness": Unit("happiness"),
        "visitors": Unit("visitor"),
        "workers": Unit("worker"),
        "available": Unit("worker"),
        "recruits": Unit("recruit"),
        "booths": Unit("booth"),
        "boosts": Unit("boost"),
        "achievements": Unit("achievement"),
        "cards": Unit("card"),
    },
)
