"""How the box of Mall des Jahres is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.words import Mistake
from stammtisch.titles.mall_des_jahres.state import (
    ANCHOR,
    ANCHORS,
    BRANCH,
    BRANCHES,
    CARD,
    CATEGORY,
    CLOSURE,
    COUNTER,
    COUNTERS,
    DECK,
    DICE,
    FACES,
    NEEDS,
    STACKS,
    STORE,
    STORES,
    Box,
    Sort,
)

MOST_FIELDS = 200
"""The largest number of fields of the track."""
MOST_POINTS = 60
"""The largest number of points that an entry may name."""


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """Numbers the cards throughout and gives each its facts."""
    box.first_closure = STORES + ANCHORS + COUNTERS
    box.vacancy, box.secret = len(box.sort) - 2, len(box.sort) - 1
    for card in range(len(box.sort)):
        box.branch[card] = box.bonus[card] = box.zone[card] = NONE
        for i in range(NEEDS):
            box.needs[card][i] = NONE
        box.sort[card] = Sort.VACANCY
    for store in range(box.stores):
        box.sort[store], box.category[store] = Sort.STORE, box.store_category[store]
        box.branch[store] = box.store_branch[store]
        box.needs_anchors[store], box.needs_counters[store] = (
            box.store_needs_anchors[store],
            box.store_needs_counters[store],
        )
        for i in range(NEEDS):
            box.needs[store][i] = box.store_needs[store][i]
        _dice(box, store, list(box.store_dice[store]))
    for anchor in range(box.anchors):
        card = STORES + anchor
        box.sort[card], box.category[card] = Sort.ANCHOR, box.anchor_category[anchor]
        _dice(box, card, list(box.anchor_dice[anchor]))
    for counter in range(box.counters):
        card = STORES + ANCHORS + counter
        box.sort[card] = Sort.COUNTER
        _dice(box, card, list(box.counter_dice[counter]))
    for closure in range(box.closures):
        card = box.first_closure + closure
        box.sort[card] = Sort.CLOSURE
        box.bonus[card], box.zone[card] = box.closure_bonus[closure], box.closure_zone[closure]
    box.sort[box.secret] = Sort.SECRET
    return {CARD.key: _card_names(names, len(box.sort))}


def _dice(box: Box, card: int, faces: list[int]) -> None:
    """The faces of a card, rising, with none first."""
    for i, face in enumerate(sorted(faces)):
        box.dice[card][i] = face
    box.pips[card] = sum(faces)


def _card_names(names: Names, cards: int) -> tuple[str, ...]:
    """The names of all cards by number; places that this box leaves free are called by their number."""
    out = [f"none-{card}" for card in range(cards)]
    first = 0
    for kind in (STORE, ANCHOR, COUNTER, CLOSURE):
        for i, name in enumerate(names.all(kind)):
            out[first + i] = str(name)
        first += kind.size
    out[-2:] = ["vacancy", "closure"]
    return tuple(out)


class Wrong(Mistake):
    """A contradiction in a components file, said in the title's words."""

    folder = Path(__file__).parent / "words"


Contradictions = Iterator[tuple[str, Mistake]]


def check(box: Box, names: Names) -> Contradictions:
    """Whether the numbers go together."""
    yield from _check_game(box)
    yield from _check_categories(box, names)
    yield from _check_cards(box, names)
    yield from _check_reach(box, names)


def _check_game(box: Box) -> Contradictions:
    """The track, the piles and the floor plan."""
    if not 1 <= box.insolvency_field < box.lowest_paid <= box.start <= box.fields_of_track <= MOST_FIELDS:
        yield "[game]", Wrong("box-rise", most=MOST_FIELDS)
    if not box.insolvency_field <= box.red_last < box.grey_last < box.fields_of_track:
        yield "[game]", Wrong("box-zones")
    if any(symbol > box.fields_of_track for symbol in box.deck_symbols):
        yield "[game]", Wrong("box-symbols")
    if box.starting_vacancies + box.rounds + 2 > DECK:
        yield "[game]", Wrong("box-deck", most=DECK - 2)
    for key, cost in (("roll_cost", box.roll_cost), ("roll_cost_anchor", box.roll_cost_anchor)):
        if cost > (most := box.fields_of_track - box.lowest_paid):
            yield "[game]", Wrong("box-roll-cost", key=key, most=most)
    if not 0 <= box.closures_in_pile <= box.closures:
        yield "[game]", Wrong("box-pile", most=box.closures)
    if box.stores + box.closures_in_pile < STACKS:
        yield "[[store]]", Wrong("box-stacks", least=STACKS)
    if box.branches != BRANCHES:
        yield "[[branch]]", Wrong("box-branches", count=box.branches, wanted=BRANCHES)


def _check_categories(box: Box, names: Names) -> Contradictions:
    """What a category card shows; every mall begins at the first one (MJ-1.9)."""
    if box.branches_needed[0] != 0:
        yield "[[category]] 'I'", Wrong("box-first-needed")
    for i, name in enumerate(names.all(CATEGORY)):
        where = f"[[category]] {name!r}"
        if i and not box.branches_needed[i - 1] < box.branches_needed[i] <= box.branches:
            yield where, Wrong("box-needed")
        if box.reward_field[i] > box.fields_of_track or 0 < box.reward_field[i] <= box.insolvency_field:
            yield where, Wrong("box-reward")
        for key in ("end_points", "points_red", "points_grey", "points_green", "per_vacancy", "descent_cost"):
            if abs(getattr(box, key)[i]) > MOST_POINTS:
                yield where, Wrong("box-points", key=key, most=MOST_POINTS)


def _check_cards(box: Box, names: Names) -> Contradictions:
    """What cards show, and that each can be told from every other one (MJ-2.7)."""
    stocked = {box.store_branch[store] for store in range(box.stores)}
    for i, name in enumerate(names.all(BRANCH)):
        if i not in stocked:
            yield f"[[branch]] {name!r}", Wrong("box-no-store")
    for table, kind, dice, category in (
        ("store", STORE, box.store_dice, box.store_category),
        ("anchor", ANCHOR, box.anchor_dice, box.anchor_category),
        ("counter", COUNTER, box.counter_dice, None),
    ):
        for i, name in enumerate(names.all(kind)):
            where = f"[[{table}]] {name!r}"
            faces = [face for face in dice[i] if face]
            if not 1 <= len(faces) <= DICE or not all(1 <= face <= FACES for face in faces):
                yield where, Wrong("box-dice", dice=DICE, faces=FACES)
            if category is not None and not 1 <= category[i] <= box.categories:
                yield where, Wrong("box-category", most=box.categories)
    for i, name in enumerate(names.all(STORE)):
        if box.store_branch[i] in [b for b in box.store_needs[i] if b != NONE]:
            yield f"[[store]] {name!r}", Wrong("box-own-branch")
    every = [name for kind in (STORE, ANCHOR, COUNTER, CLOSURE) for name in names.all(kind)]
    for name in sorted({name for name in every if every.count(name) > 1} | {"vacancy", "closure"} & set(every)):
        yield f"'{name}'", Wrong("box-same-name")


def _check_reach(box: Box, names: Names) -> Contradictions:
    """Cards that could never open, and categories that no mall could reach (MJ-6.1, MJ-6.2, MJ-12.4)."""
    category, opened = 1, set[int]()
    while True:
        branches = {box.store_branch[store] for store in opened}
        while category < box.categories and len(branches) >= box.branches_needed[category]:
            category += 1
        more = {store for store in range(box.stores) if _can_open(box, store, category, branches)}
        if more == opened:
            break
        opened = more
    for i, name in enumerate(names.all(CATEGORY)):
        if i >= category:
            yield f"[[category]] {name!r}", Wrong("box-never-reached", count=len(branches))
    for store, name in enumerate(names.all(STORE)):
        if store not in opened:
            yield f"[[store]] {name!r}", Wrong("box-never-opens")
    for anchor, name in enumerate(names.all(ANCHOR)):
        if box.anchor_category[anchor] > category:
            yield f"[[anchor]] {name!r}", Wrong("box-never-opens")


def _can_open(box: Box, store: int, category: int, branches: set[int]) -> bool:
    """Whether a mall of this category, with these branches and all that it may have besides, meets a store's needs."""
    anchors = sum(box.anchor_category[anchor] <= category for anchor in range(box.anchors))
    return (
        box.store_category[store] <= category
        and {branch for branch in box.store_needs[store] if branch != NONE} <= branches
        and box.store_needs_anchors[store] <= min(anchors, box.max_anchors)
        and box.store_needs_counters[store] <= box.counters
    )


COMPONENTS = Components(
    fields={
        "fields_of_track": "game.fields",
        "categories": "#category",
        "branches": "#branch",
        "is_restaurant": "branch.restaurant",
        "stores": "#store",
        "store_category": "store.category",
        "store_branch": "store.branch",
        "store_dice": "store.dice",
        "store_needs": "store.needs_branches",
        "store_needs_anchors": "store.needs_anchors",
        "store_needs_counters": "store.needs_counters",
        "anchors": "#anchor",
        "anchor_category": "anchor.category",
        "anchor_dice": "anchor.dice",
        "counters": "#counter",
        "counter_dice": "counter.dice",
        "closures": "#closure",
        "closure_bonus": "closure.bonus",
        "closure_zone": "closure.zone",
    },
    kinds={CATEGORY: "id", BRANCH: "id", STORE: "id", ANCHOR: "id", COUNTER: "id", CLOSURE: "id"},
    derive=derive,
    check=check,
    information=("store.code", "anchor.code", "counter.code", "closure.code"),
    bound={
        "category": "MJ-1.9",
        "branch": "MJ-12.1",
    },
)
