"""How the box of Brauerei is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.titles.brauerei.state import (
    AREA,
    AREAS,
    CARD,
    CATEGORIES,
    CATEGORY,
    JOKER,
    MOST_SEATS,
    OBJECT,
    PREDICATE,
    PREDICATES,
    SUPRA,
    Box,
)

MOST_CARDS = 200
"""So many cards the deck may have."""


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """Cards are called like the predicates that they show."""
    return {CARD.key: (*names.all(PREDICATE), "joker")}


def check(box: Box, names: Names) -> Iterator[tuple[str, str]]:
    """Whether the numbers go together."""
    if box.categories != CATEGORIES:
        yield "[[category]]", f"{box.categories} entries; a beer has {CATEGORIES} categories (BR-3.1)"
    if box.predicates != PREDICATES:
        yield "[[predicate]]", f"{box.predicates} entries; there are {PREDICATES} predicates (BR-3.1)"
    for category, name in enumerate(names.all(CATEGORY)):
        if list(box.category).count(category) != PREDICATES // CATEGORIES:
            yield f"[[category]] {name!r}", f"has not {PREDICATES // CATEGORIES} predicates (BR-3.1)"
    if names.all(CARD)[JOKER] in names.all(PREDICATE):
        yield "[[predicate]] 'joker'", "the joker is no predicate"
    cards = sum(box.copies) + box.jokers
    if not MOST_SEATS * box.starting_hand <= cards <= MOST_CARDS:
        yield "[game]", f"the deck has {cards} cards; wanted are {MOST_SEATS} hands or more, and {MOST_CARDS} at most"
    if box.areas != AREAS:
        yield "[[area]]", f"{box.areas} entries; the board has {AREAS} areas (BR-2.1)"
    for area, name in enumerate(names.all(AREA)):
        if box.needs[area] != NONE and (box.needs[area] >= area or area == SUPRA):
            yield f"[[area]] {name!r}", "'needs' wants a lower area; the way to the highest is BR-9.3"
    if box.needs[0] != NONE:
        yield f"[[area]] {names.all(AREA)[0]!r}", "'needs' must be missing: everybody begins there (BR-3.9)"
    for one, two in pairwise(range(box.objects)):
        if box.area[one] > box.area[two]:
            yield f"[[object]] {names.all(OBJECT)[two]!r}", "objects want to follow one another by area (BR-9.8)"
    tops = [object for object in range(box.objects) if box.top_row[object]]
    if len(tops) < MOST_SEATS or any(box.area[object] != 0 for object in tops):
        yield "[[object]]", f"'top_row' wants {MOST_SEATS} objects or more, all of the lowest area (BR-3.9)"
    if not 1 <= box.crests <= 100 or not box.starting_reps <= box.reps <= 100 or box.reps < 1:
        yield "[game]", "'crests' and 'reps' want 1 to 100, and no more reps at the start than there are"
    if list(box.strokes_needed) != sorted(set(box.strokes_needed)) or box.strokes_needed[0] < 1:
        yield "[game]", "'strokes_needed' wants four numbers that rise from 1 or more"
    if box.lorry_value > box.lorry_price:
        yield "[game]", "'lorry_value' wants at most 'lorry_price', or money would grow out of lorries"
    if box.lure_from_player == box.lure_from_bank:
        yield "[game]", "'lure_from_player' and 'lure_from_bank' want to be different rolls"


COMPONENTS = Components(
    fields={
        "categories": "#category",
        "predicates": "#predicate",
        "areas": "#area",
        "objects": "#object",
        "category": "predicate.category",
        "needs": "area.needs?",
        "area": "object.area",
        "top_row": "object.top_row?",
    },
    kinds={CATEGORY: "id", PREDICATE: "id", AREA: "id", OBJECT: "id"},
    derive=derive,
    check=check,
    information=("area.letter",),
)
