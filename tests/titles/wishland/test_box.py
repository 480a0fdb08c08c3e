"""The box of Wishland: what an edited one may say, and what contradicts itself."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game, Seat
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.twins import twins
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.invariants import complete
from stammtisch.titles.wishland.state import Line
from stammtisch.titles.wishland.title import TITLE
from tests.titles.wishland.table import lift

Entries = dict[str, Any]
ENTRIES: Entries = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))


def test_the_box_holds_what_the_rulebook_lists() -> None:
    colours = [card["colour"] for card in ENTRIES["card"]]
    assert {colour: colours.count(colour) for colour in colours} == dict.fromkeys(
        ("ride", "performer", "restaurant", "hotel", "mascot"), 24
    )
    assert len(ENTRIES["entrepreneur"]) == 12 and ENTRIES["game"]["booths"] == 20
    assert len([entry for entry in ENTRIES["achievement"] if entry["sort"] != "board"]) == 15
    pairs = [(card["entertainment"], card["symbol"]) for card in ENTRIES["card"] if "entertainment" in card]
    assert len(pairs) == len(set(pairs)) == 24


def _game(key: str, value: Any) -> Callable[[Entries], object]:
    return lambda data: data["game"].update({key: value})


def _entry(table: str, **changed: Any) -> Callable[[Entries], object]:
    return lambda data: data[table][0].update(changed)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_game("reshuffle_after", 7), "“reshuffle_after” wants a round before the last one"),
        (_game("cycles", 0), "“cycles” wants at least 1"),
        (_game("starting_workers", 11), "“starting_workers” wants at least 1 and no more than “workers”"),
        (_game("workers", 200), "“workers” would make more than 12 stacks on a field"),
        (_game("starting_booths", 6), "“booths” wants at least 24, for four players"),
        (_entry("card", colour="booth"), "“colour” wants a colour of the market (WL-1.7)"),
        (lambda data: data["space"].pop(), "wants 5 entries (WL-5.9)"),
        (lambda data: data["achievement"].reverse(), "the first 9 entries, and no others, want the sort “board”"),
        (_game("drawn_tiles", 10), "“drawn_tiles” wants 1 to 9, and no more than there are tiles"),
        (_entry("achievement", measure="cards"), "it wants a “colour”"),
        (_entry("effect", entrepreneur="chef"), "[[effect]] number 1: it wants either a “card” or an “entrepreneur”"),
        (_entry("effect", gain="boost"), "“gain” is wanted for what gives something, and for nothing else"),
        (_entry("effect", does="waive"), "“measure” is wanted for “final”, and for nothing else"),
    ],
)
def test_a_contradiction_is_said(change: Callable[[Entries], object], said: str) -> None:
    data = copy.deepcopy(ENTRIES)
    change(data)
    with pytest.raises(BoxError) as caught:
        TITLE.edited_box(data)
    assert said in str(caught.value)


def test_a_designer_adds_a_hotel_by_the_box_alone() -> None:
    """A hotel that pays a credit for each ride and is worth a point for each of them, in words of `box.toml`."""
    data = copy.deepcopy(ENTRIES)
    new = {"id": "new", "colour": "hotel", "price": 1, "symbol": "bed", "code": "H25", "source": "house"}
    data["card"].insert(0, new)
    effect = {"card": "new", "colour": "ride", "amount": 1, "source": "house"}
    data["effect"] += [
        {**effect, "does": "on-play", "gain": "credits"},
        {**effect, "does": "final", "measure": "cards"},
    ]
    box: Any = TITLE.edited_box(data).struct
    plain, s, random = twins.plain(TITLE), TITLE.blank(2), Random(1)
    moves = twins.moves_of(TITLE)()
    plain.lay_out(s, box, 1)
    while s.depth:
        plain.list_moves(s, box, s.due[0], moves)
        plain.choose(s, box, s.due[0], random.choice(moves.legal()))
    assert not list(TITLE.invariants(s, box))


def test_losses_add_up_however_many_loans_there_are() -> None:
    data = copy.deepcopy(ENTRIES)
    for entry in data["card"]:
        if entry["colour"] == "restaurant":
            entry["loss"] = 20
    game = Game(TITLE, [Seat("Ada"), Seat("Bruno")], seed=1, box=TITLE.edited_box(data))
    for which in range(game.box.cards):
        if game.box.loss[which]:
            lift(game, which)
            game.state.owner[which] = 0
    complete(game.state, game.box)
    assert scoring.final_points(game.state, game.box, 0, Line.LOSSES) == -24 * 20
