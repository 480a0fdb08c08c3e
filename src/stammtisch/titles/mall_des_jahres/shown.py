"""What the table shows beside the state: piles and decks from top to bottom, what is open, what dice promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.display import Display
from stammtisch.titles.mall_des_jahres import odds
from stammtisch.titles.mall_des_jahres.state import BRANCH, BRANCHES, CARD, STACKS, Box, State, TenantPile

DISPLAY = Display(
    first=("stacks", "store_pile", "anchor_pile", "counter_pile", "odds", "keep"),
    seats=("marker", "category", "dice", "branch", "chip", "display", "open", "draw", "discard", "closures"),
    hide=(
        *("turn", "active", "start_player", "anchor_up", "counter_up", "unseen", "tops", "beneath", "is_open", "chips"),
        *("target", "stack", "rolls", "aside", "cut_short", "dropped", "ending", "out"),
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
    """
    card, branches = names.all(CARD), names.all(BRANCH)

    def promising() -> Mapping[str, Any]:
        plans = odds.plans(s, box, s.active) if s.depth else {}
        return {
            "odds": {card[c]: [round(100 * plan.chance) for plan in made] for c, made in plans.items()},
            "keep": {card[c]: [list(plan.keep) for plan in made] for c, made in plans.items()},
        }

    def player(p: int) -> Mapping[str, Any]:
        me = s.players[p]
        tenants = [c for c in deck_of(s, p) if s.is_open[c]]
        return {
            "draw": [card[me.draw.item[i]] for i in reversed(range(me.draw.n))],
            "display": [None if c == NONE else card[c] for c in me.display],
            "open": [card[c] for c in sorted(tenants)],
            "branch": [branches[branch] for branch in range(BRANCHES) if me.present[branch]],
            "chip": [branches[branch] for branch in range(BRANCHES) if s.chips[branch] == p],
        }

    return {
        "stacks": [[card[c] for c in stacked(s, stack)] for stack in range(STACKS)],
        "store_pile": s.store_pile.n,
        "anchor_pile": pile(s.anchor_pile, s.anchor_up, card),
        "counter_pile": pile(s.counter_pile, s.counter_up, card),
        "players": [player(p) for p in range(s.seats)],
        **promising(),
    }


def stacked(s: State, stack: int) -> Iterator[int]:
    """The cards of an open stack, from top to bottom."""
    card = s.tops[stack]
    while card != NONE:
        yield card
        card = s.beneath[card]


def pile(cards: TenantPile, up: int, called: Any) -> list[Any]:
    """A pile of anchors or counters: the card that lies face up, if one does, and how many there are."""
    return [*([called[cards.item[cards.n - 1]]] if up else []), cards.n]
