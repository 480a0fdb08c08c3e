"""What the table shows beside the state: piles and decks from top to bottom, what is open, what dice promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.display import Display
from stammtisch.titles.mall_des_jahres import odds
from stammtisch.titles.mall_des_jahres.effects import FOURTH, swaps_with
from stammtisch.titles.mall_des_jahres.opening import meets
from stammtisch.titles.mall_des_jahres.state import (
    BRANCH,
    BRANCHES,
    CARD,
    CHECK,
    CLOSE,
    EFFECT,
    FIELDS,
    SETTLE,
    STACKS,
    ZONE,
    Box,
    State,
    TenantPile,
)
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import zone_of

DISPLAY = Display(
    first=("stacks", "store_pile", "anchor_pile", "counter_pile", "odds", "keep"),
    seats=("marker", "category", "dice", "branch", "chip", "display", "open", "draw", "discard", "closures"),
    hide=(
        *("turn", "active", "start_player", "anchor_up", "counter_up", "unseen", "tops", "beneath", "is_open", "chips"),
        *("target", "stack", "rolls", "aside", "cut_short", "dropped", "ending", "out", "met", "outlook", "zones"),
    ),
)


def deck_of(s: State, seat: int) -> list[int]:
    """The cards of a personal deck (MJ-1.6)."""
    me = s.players[seat]
    return [
        *(me.draw.item[i] for i in range(me.draw.n)),
        *(c for c in me.display if c != NONE),
        *(me.discard.item[i] for i in range(me.discard.n)),
    ]


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the state, which hides nothing from anybody (MJ-16.2).

    - `stacks`: the open stacks from top to bottom; `store_pile`: how many cards are in it; `anchor_pile` and
      `counter_pile`: that, after the card that lies face up.
    - of `players`: `draw`, from top to bottom as far as its order is known; `display`, by field, None for none;
      `open`, the tenants that are open; `branch`, the branches that are represented; `chip`, those whose chip it is.
    - `odds` and `keep`, of the player whose turn it is, for each card that can be named and 1, 2 and 3 rolls: the
      chance to reach it, a percentage, rounded, and the dice to keep in the first of so many rolls. `odds.plans` has
      them exactly.
    - of `players`: `met`, the tenants of the deck and those that can be named whose requirements are met now.
    - `zones`: the colour of each field of the track, from the first one.
    - `outlook`, while the effects of a turn go on: for each field whether it is done, and what the card under it is in
      for as things stand; see `outlook`.
    """
    card, branches, zones = names.all(CARD), names.all(BRANCH), names.all(ZONE)

    def promising() -> Mapping[str, Any]:
        plans = odds.plans(s, box, s.active) if s.depth else {}
        return {
            "odds": {card[c]: [round(100 * plan.chance) for plan in made] for c, made in plans.items()},
            "keep": {card[c]: [list(plan.keep) for plan in made] for c, made in plans.items()},
        }

    def player(p: int) -> Mapping[str, Any]:
        me = s.players[p]
        tenants = [c for c in deck_of(s, p) if s.is_open[c]]
        reach = [*deck_of(s, p), *odds.named(s, box, p)]
        return {
            "draw": [card[me.draw.item[i]] for i in reversed(range(me.draw.n))],
            "display": [None if c == NONE else card[c] for c in me.display],
            "open": [card[c] for c in sorted(tenants)],
            "branch": [branches[branch] for branch in range(BRANCHES) if me.present[branch]],
            "chip": [branches[branch] for branch in range(BRANCHES) if s.chips[branch] == p],
            "met": [card[c] for c in reach if box.is_tenant(c) and meets(s, box, p, c)],
        }

    return {
        "stacks": [[card[c] for c in stacked(s, stack)] for stack in range(STACKS)],
        "store_pile": s.store_pile.n,
        "anchor_pile": pile(s.anchor_pile, s.anchor_up, card),
        "counter_pile": pile(s.counter_pile, s.counter_up, card),
        "players": [player(p) for p in range(s.seats)],
        "zones": [zones[zone_of(box, field)] for field in range(1, box.fields_of_track + 1)],
        "outlook": [*outlook(s, box)],
        **promising(),
    }


def outlook(s: State, box: Box) -> Iterator[Mapping[str, Any]]:
    """What each card of the display is in for as things stand, field by field, while the effects go on.

    `at` is whether its field is "done", the one where something is asked "now", or still "coming"; `does` is what
    happens: it "pays", "opens", "stays" or "fails", one "may-" decide about it, or "nothing" does; `points` are those
    that it brings.
    """
    frames = s.frames[: s.depth]
    if not any(frame.step == Step.STEP_4 for frame in frames):
        return
    now = max(min((frame.arg for frame in frames if frame.step == Step.FIELD), default=FOURTH + 1) - 2, 0)
    asked = s.frames[s.depth - 1].step
    check, settle = (CHECK, SETTLE) if s.options.field_order == 0 else (SETTLE, CHECK)
    for place in range(FIELDS):
        at = "done" if place < now else "now" if place == now else "coming"
        does, points = "nothing", 0
        card = s.players[s.active].display[place]
        if place in (EFFECT, CLOSE) and card == box.vacancy:
            does = "may-dismiss"
        elif place == EFFECT and asked == Step.REARRANGE:
            does = "may-rearrange"
        elif place == EFFECT and any(
            box.is_business(card) and swaps_with(s, box, card, stack) for stack in range(STACKS)
        ):
            does = "may-swap"
        elif place == CLOSE and box.is_business(card):
            does = "may-close"
        elif place == check and box.is_tenant(card):
            if not meets(s, box, s.active, card):
                does, points = "fails", -box.category[card]
            else:
                does = "stays" if s.is_open[card] else "opens"
        elif place == settle and box.is_tenant(card) and (s.is_open[card] or s.options.unopened_pay == 0):
            does, points = "pays", box.category[card]
        yield {"at": at, "does": does, "points": points}


def stacked(s: State, stack: int) -> Iterator[int]:
    """The cards of an open stack, from top to bottom."""
    card = s.tops[stack]
    while card != NONE:
        yield card
        card = s.beneath[card]


def pile(cards: TenantPile, up: int, called: Any) -> list[Any]:
    """A pile of anchors or counters: the card that lies face up, if one does, and how many there are."""
    return [*([called[cards.item[cards.n - 1]]] if up else []), cards.n]
