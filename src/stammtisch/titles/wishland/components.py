"""How the box of Wishland is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    BOARD,
    BOOTH,
    CARD,
    ENTERTAINMENT,
    ENTREPRENEUR,
    KIND_OF_ACHIEVEMENT,
    MOST_SEATS,
    SPACE,
    SPACES,
    STACKS,
    SYMBOL,
    Box,
    Does,
    Gain,
    Line,
    Measure,
)

TRIGGERS = (Does.ON_PLAY, Does.ON_PRICE, Does.ON_NTH, Does.ON_NEW_SYMBOL, Does.ON_OWN_CLAIM, Does.ON_ANY_CLAIM)
GAINING = (*TRIGGERS, Does.INCOME_AT, Does.FIRST_INCOME, Does.SPONSOR)
"""What gives something: an effect of this sort names what."""
BOARD_SORT, TILE_SORT, BLANK_SORT = range(KIND_OF_ACHIEVEMENT.size)


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """The step of final scoring to which each effect belongs (WL-21.3, WL-21.4, WL-21.9)."""
    for effect in range(box.effects):
        if box.effect_measure[effect] == Measure.DUPLICATES:
            box.line[effect] = Line.DUPLICATES
        elif box.effect_card[effect] == NONE:
            box.line[effect] = Line.ENTREPRENEUR
        else:
            box.line[effect] = Line.HOTELS
    return {}


def check(box: Box, names: Names) -> Iterator[tuple[str, str]]:
    """Whether the numbers go together."""
    if not 1 <= box.reshuffle_after < box.rounds:
        yield "[game]", "'reshuffle_after' wants a round before the last one"
    if box.cycles < 1:
        yield "[game]", "'cycles' wants at least 1"
    if not 1 <= box.starting_workers <= box.workers <= 12:
        yield "[game]", "'workers' wants at most 12 and no fewer than 'starting_workers'"
    if box.least_stack + box.per_stack * STACKS <= 0 or _most_stacks(box) > STACKS:
        yield "[game]", f"'workers' would make more than {STACKS} stacks on a field"
    if box.starting_booths * MOST_SEATS > box.booths:
        yield "[game]", "'booths' wants one for each of 'starting_booths' of four players"
    if box.entrepreneurs < MOST_SEATS * box.dealt:
        yield "[[entrepreneur]]", f"{box.entrepreneurs} entries; 'dealt' to four players wants more"
    sorts = [box.sort[i] for i in range(box.achievements)]
    if sorts.count(BOARD_SORT) != BOARD or sorts[:BOARD] != [BOARD_SORT] * BOARD:
        yield "[[achievement]]", f"the first {BOARD} entries, and no others, want the sort 'board'"
    if not 1 <= box.drawn_tiles <= BOARD or sum(sort != BOARD_SORT for sort in sorts) < box.drawn_tiles:
        yield "[game]", f"'drawn_tiles' wants 1 to {BOARD}, and no more than there are tiles"
    if sorts.count(TILE_SORT) <= box.drawn_tiles and any(box.does[e] == Does.PRIVATE_TILE for e in range(box.effects)):
        yield "[[achievement]]", "a tile with a condition wants to be left for 'private-tile' (WL-19.3a)"
    for i, name in enumerate(names.all(ACHIEVEMENT)):
        if (box.measure[i] == NONE) != (box.sort[i] == BLANK_SORT):
            yield f"[[achievement]] {name!r}", "all but blank tiles want a 'measure'"
        if box.measure[i] == Measure.CARDS and box.colour[i] == NONE:
            yield f"[[achievement]] {name!r}", "'cards' wants a 'colour'"
    for card, name in enumerate(names.all(CARD)):
        if box.card_colour[card] == BOOTH:
            yield f"[[card]] {name!r}", "'colour' wants a colour of the market"
    if len(names.all(SPACE)) != SPACES:
        yield "[[space]]", f"there want to be {SPACES}"
    for effect in range(box.effects):
        where = f"[[effect]] number {effect + 1}"
        does = box.does[effect]
        if (box.effect_card[effect] == NONE) == (box.effect_entrepreneur[effect] == NONE):
            yield where, "it wants either a 'card' or an 'entrepreneur'"
        if (does in GAINING) != (box.effect_gain[effect] != NONE):
            yield where, "'gain' is wanted for what gives something, and for nothing else"
        if does in GAINING and box.effect_gain[effect] == Gain.ENTERTAINMENT:
            yield where, "'entertainment' is received for mascots only"
        if (does == Does.FINAL) != (box.effect_measure[effect] != NONE):
            yield where, "'measure' is wanted for 'final', and for nothing else"
        if does == Does.FINAL and box.effect_measure[effect] == Measure.CARDS and box.effect_colour[effect] == NONE:
            yield where, "'cards' wants a 'colour'"
        if does in (Does.INCOME_PER, Does.INCOME_AT) and box.effect_colour[effect] == NONE:
            yield where, "it wants a 'colour'"


def _most_stacks(box: Box) -> int:
    """How many stacks all workers of four players can make on one field."""
    left, stacks = box.workers * MOST_SEATS, 0
    while left >= box.least_stack + stacks * box.per_stack:
        left -= box.least_stack + stacks * box.per_stack
        stacks += 1
    return stacks


COMPONENTS = Components(
    fields={
        "space_gain": "space.gain?",
        "space_amount": "space.amount?",
        "bonuses": "#mascot_bonus",
        "bonus_gain": "mascot_bonus.gain",
        "bonus_amount": "mascot_bonus.amount",
        "shows": "#show",
        "show_kinds": "show.kinds",
        "show_points": "show.points",
        "symbols": "#symbol",
        "symbol_colour": "symbol.colour",
        "cards": "#card",
        "card_colour": "card.colour",
        "entertainment": "card.entertainment?",
        "points": "card.points?",
        "happiness": "card.happiness?",
        "visitors": "card.visitors?",
        "hired": "card.workers?",
        "credits": "card.credits?",
        "new_booths": "card.booths?",
        "income": "card.income?",
        "loss": "card.loss?",
        "entrepreneurs": "#entrepreneur",
        "effects": "#effect",
        "effect_card": "effect.card?",
        "effect_entrepreneur": "effect.entrepreneur?",
        "does": "effect.does",
        "effect_colour": "effect.colour?",
        "effect_gain": "effect.gain?",
        "amount": "effect.amount?",
        "least": "effect.least?",
        "cost": "effect.cost?",
        "effect_measure": "effect.measure?",
        "steps": "effect.steps?",
        "counts": "effect.counts?",
        "achievements": "#achievement",
        "measure": "achievement.measure?",
        "colour": "achievement.colour?",
        "wanted": "achievement.least?",
        "least_price": "achievement.price?",
    },
    kinds={SPACE: "id", SYMBOL: "id", ENTERTAINMENT: "id", CARD: "id", ENTREPRENEUR: "id", ACHIEVEMENT: "id"},
    derive=derive,
    check=check,
    information=("card.code", "entrepreneur.code", "achievement.code"),
)
