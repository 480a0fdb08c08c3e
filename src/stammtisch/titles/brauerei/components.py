"""How the box of Brauerei is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.words import Mistake
from stammtisch.titles.brauerei.state import (
    AREA,
    CARD,
    CATEGORIES,
    CATEGORY,
    MOST_SEATS,
    OBJECT,
    PREDICATE,
    STEPS_OF_POPULARITY,
    Box,
)

MOST_CARDS = 200
"""So many cards the deck may have."""

LEAST_AREAS = 2
"""The area in which everybody begins (BR-3.9), and U."""


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """Cards are called like the predicates that they show; the joker follows them, U is the last of the areas."""
    box.joker = len(names.all(PREDICATE))
    box.supra = len(names.all(AREA)) - 1
    return {CARD.key: (*names.all(PREDICATE), "joker")}


class Wrong(Mistake):
    """A contradiction in a components file, said in the title's words."""

    folder = Path(__file__).parent / "words"


def check(box: Box, names: Names) -> Iterator[tuple[str, Mistake]]:
    """Whether the numbers go together."""
    if box.categories != CATEGORIES:
        yield "[[category]]", Wrong("box-categories", count=box.categories, wanted=CATEGORIES)
    for category, name in enumerate(names.all(CATEGORY)):
        if category not in list(box.category)[: box.predicates]:
            yield f"[[category]] {name!r}", Wrong("box-of-category")
    if names.all(CARD)[box.joker] in names.all(PREDICATE):
        yield "[[predicate]] 'joker'", Wrong("box-joker")
    cards, least = sum(box.copies) + box.jokers, MOST_SEATS * box.starting_hand
    if not least <= cards <= MOST_CARDS:
        yield "[game]", Wrong("box-deck", cards=cards, least=least, seats=MOST_SEATS, most=MOST_CARDS)
    if box.areas < LEAST_AREAS:
        yield "[[area]]", Wrong("box-areas", count=box.areas, least=LEAST_AREAS)
    for area, name in enumerate(names.all(AREA)):
        if box.needs[area] != NONE and (box.needs[area] >= area or area == box.supra):
            yield f"[[area]] {name!r}", Wrong("box-needs")
    if box.needs[0] != NONE:
        yield f"[[area]] {names.all(AREA)[0]!r}", Wrong("box-first-needs")
    for one, two in pairwise(range(box.objects)):
        if box.area[one] > box.area[two]:
            yield f"[[object]] {names.all(OBJECT)[two]!r}", Wrong("box-order")
    tops = [object for object in range(box.objects) if box.top_row[object]]
    if len(tops) < MOST_SEATS or any(box.area[object] != 0 for object in tops):
        yield "[[object]]", Wrong("box-top-row", least=MOST_SEATS)
    if not 1 <= box.crests <= 100:
        yield "[game]", Wrong("box-crests")
    if not box.starting_reps <= box.reps <= 100 or box.reps < 1:
        yield "[game]", Wrong("box-reps")
    if list(box.strokes_needed) != sorted(set(box.strokes_needed)) or box.strokes_needed[0] < 1:
        yield "[game]", Wrong("box-strokes")
    if box.lorry_value > box.lorry_price:
        yield "[game]", Wrong("box-lorry-value")
    if box.lure_from_player == box.lure_from_bank:
        yield "[game]", Wrong("box-lures")
    yield from _check_chances(box, names)


def _check_chances(box: Box, names: Names) -> Iterator[tuple[str, Mistake]]:
    """What nobody could ever do: go out, win an object, a rep or the game, rise, or move the head office."""
    objects = [list(box.area)[: box.objects].count(area) for area in range(box.areas)]
    total = box.die_sides + CATEGORIES + STEPS_OF_POPULARITY + box.reps - 1
    for area, name in enumerate(names.all(AREA)):
        if not objects[area]:
            yield f"[[area]] {name!r}", Wrong("box-no-object")
        if box.threshold[area] >= total:
            yield f"[[area]] {name!r}", Wrong("box-threshold", key="threshold", most=total - 1, total=total)
    if box.starting_reps + box.auctions == 0:
        yield "[game]", Wrong("box-no-reps", key="starting_reps")
    if box.objects_to_win > objects[box.supra]:
        yield "[game]", Wrong("box-to-win", key="objects_to_win", most=objects[box.supra])
    if box.crests < (least := box.supra + box.objects_to_win):
        yield "[game]", Wrong("box-crests-to-win", key="crests", least=least)
    if box.foothold > objects[1]:
        yield "[game]", Wrong("box-foothold", key="foothold", most=objects[1])
    for key, roll in (("lure_from_player", box.lure_from_player), ("lure_from_bank", box.lure_from_bank)):
        if not 1 <= roll <= box.die_sides:
            yield "[game]", Wrong("box-roll", key=key, most=box.die_sides)
    if box.strokes_needed[0] > box.areas * box.rounds:
        yield "[game]", Wrong("box-first-stroke", key="strokes_needed", most=box.areas * box.rounds)


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
    bound={
        "category": "BR-3.1",
    },
)
