"""Boxes that a designer might write: what is accepted can be played to its end, and what cannot is found."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path
from typing import Any

import pytest

import stammtisch as st
from stammtisch.check import boxes
from stammtisch.check.boxes import Change, changes, check_boxes
from stammtisch.check.report import arrangements
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title
from tests.kernel.toy import copy_title, edit

numbers = itertools.count()
ALL = 10_000
"""So many games are worth every change of the toy."""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the toy under a name of its own."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return copy_title(tmp_path, f"box{next(numbers)}", "box", installed=False)


def load(folder: Path) -> Title:
    """The title in a folder that Python finds."""
    importlib.invalidate_caches()
    title: Title = importlib.import_module(f"{folder.name}.title").TITLE
    return title


def found(title: Title) -> list[str]:
    """What is wrong with boxes of a title."""
    return [problem.text for problem in check_boxes(title, arrangements(title), ALL, compiled=False).problems]


def test_every_box_that_the_toy_accepts_can_be_played(planted: Path) -> None:
    assert found(load(planted)) == []


def test_a_number_that_overflows_a_counter_is_found_and_named(planted: Path) -> None:
    edit(planted / "state.py", "value = u8(GOODS, at=GOOD, within=(0, 20))", "value = u8(GOODS, at=GOOD)")
    problems = found(load(planted))
    assert problems
    for text in problems:
        assert text.startswith("with a box where [good][")
        assert ".value = " in text
        assert "does not fit Player.coins (0 to 255)" in text


def test_a_box_that_is_refused_with_an_error_of_python_is_found(planted: Path) -> None:
    edit(
        planted / "title.py", "    if sum(box.copies) < 4:\n", "    if 100 // box.coins > 50 or sum(box.copies) < 4:\n"
    )
    assert [text for text in found(load(planted)) if "[game].coins = 0: " in text and "ZeroDivisionError" in text]


def test_a_game_that_hangs_is_given_up_and_named(planted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "PATIENCE", 1.0)
    edit(
        planted / "rules.py",
        "    s.lot = NONE\n    for seat",
        "    while box.sides == 20:\n        s.lot = NONE\n    for seat",
    )
    assert any("[game].sides = 20: it is not read and played" in text for text in found(load(planted)))


@pytest.mark.parametrize("name", st.titles())
def test_every_number_of_a_box_is_changed_to_its_edges(name: str) -> None:
    title = st.find_title(name)
    ways = {change.way for change in changes(title)}
    entries = title.load_box().entries
    for table, whole in entries.items():
        for i, entry in enumerate([whole] if isinstance(whole, dict) else whole):
            for key, value in entry.items():
                if isinstance(value, int) and any(
                    s.rstrip("?") == f"{table}.{key}" for s in title.components.places(title.box).values()
                ):
                    assert ((table, key) if isinstance(whole, dict) else (table, i, key)) in ways


def test_a_change_leaves_the_own_box_alone() -> None:
    title = st.find_title("mall-world")
    before = title.load_box().hash
    hashes = set()
    for change in changes(title)[:12]:
        try:
            hashes.add(title.edited_box(change.of(title.load_box().entries)).hash)
        except BoxError as refused:
            assert "\n" not in str(refused)
    assert before not in hashes
    assert title.load_box().hash == before
    assert title.edited_box(dict(title.load_box().entries)).hash == before


# ------------------------------------------------------------------------------------------------ what makes no sense

Way = tuple[str | int, ...]
SENSELESS: dict[str, list[tuple[dict[Way, Any], str]]] = {
    "mall-world": [
        ({("game", "coin_end_value"): -1}, "from 0 to"),
        ({("game", "draws_per_turn"): 0}, "from 1 to"),
        ({("game", "coins_per_player"): 0}, "MW-6.5"),
        ({("game", "single_offer_fee"): 16}, "MW-6.3"),
        ({("game", "hand_limit"): 0, ("game", "starting_approval_cards"): 0}, "MW-9.6"),
        ({("contract", 0, "value"): -1000}, "from 0 to"),
        ({("lobby_slot", 0, "price"): 25_000, ("lobby_slot", 1, "price"): 26_000,
          ("lobby_slot", 2, "price"): 27_000, ("lobby_slot", 3, "price"): 28_000}, "MW-5.3"),
        ({("shop_type", 0, "tiles"): 1}, "MW-13.1"),
        ({("customer_type", 0, "tokens"): 0}, "MW-7.4"),
        ({("approval_card", 0, "copies"): 0, ("approval_card", 3, "copies"): 0}, "MW-7.4"),
        ({("place", 1, "column"): 2}, "MW-2.3"),
        ({("place", 0, "row"): 200}, "from 1 to 8"),
        ({("place", 3, "column"): 0}, "from 1 to 8"),
        ({("player_count", 0, "removed_placement_contracts"): 10, ("player_count", 0, "removed_lease_contracts"): 10},
         "MW-3.9"),
    ],
    "ground-floor": [
        ({("game", "rounds"): 1}, "from 2 to 7"),
        ({("game", "employee_time"): 0}, "from 1 to"),
        ({("game", "ceo_time"): 0}, "from 1 to"),
        ({("game", "bonus_seats"): 6}, "from 2 to 5"),
        ({("game", "tier_by_round"): [1, 2, 1, 2, 2, 3, 3]}, "GF-16.11"),
        ({("game", "tier_by_round"): [1, 1, 2]}, "GF-2.1"),
        ({("game", "factory_goods"): 3}, "GF-18.12"),
        ({("game", "automa_deck"): []}, "GF-22.3"),
        ({("employee_field", 0, "income"): -1}, "GF-3.5"),
        ({("job_market_field", 0, "price"): -1}, "from 0 to"),
        ({("retail_field", 0, "segment"): 0}, "GF-14.4"),
        ({("retail_field", 0, "seats"): 6}, "from 2 to 5"),
        ({("construction_slot", 0, "seats"): 6}, "from 2 to 5"),
        ({("bonus", 2, "cost"): [1, 0]}, "GF-9.2"),
        ({("office_use", 0, "time"): [2, 26]}, "GF-0.4"),
        ({("office_use", 0, "trains"): 5}, "GF-4.7"),
        ({("office_use", 6, "goods"): 3}, "GF-18.12"),
        ({("new_office", 0, "tier"): 0}, "GF-1.10"),
        ({("new_floor", 1, "tier"): 4}, "GF-1.10"),
        ({("new_floor", 1, "uses"): 0}, "GF-20.2"),
        ({("new_floor", 3, "later_time"): 26}, "GF-0.4"),
        ({("forecast_card", 20, "extra"): None}, "GF-24.1"),
        ({("entrepreneur", 0, "time"): 0}, "from 1 to"),
        ({("automa_card", 0, "segment"): 0}, "from 1 to"),
    ],
    "mall-des-jahres": [
        ({("game", "rounds"): 1}, "from 2 to"),
        ({("game", "max_anchors"): 0}, "from 1 to"),
        ({("game", "roll_cost"): 39}, "MJ-8.15"),
        ({("game", "roll_cost_anchor"): 39}, "MJ-8.15"),
        ({("store", 0, "needs_anchors"): 3}, "MJ-6.1"),
        ({("store", 0, "needs_counters"): 200}, "MJ-6.1"),
    ],
    "brauerei": [
        ({("game", "rounds"): 1}, "from 2 to"),
        ({("game", "lorry_capacity"): 0}, "from 1 to"),
        ({("game", "starting_reps"): 0, ("game", "auctions"): 0}, "BR-13.1"),
        ({("game", "objects_to_win"): 7}, "BR-15.1"),
        ({("game", "crests"): 6}, "BR-15.1"),
        ({("game", "foothold"): 11}, "BR-14.1"),
        ({("game", "lure_from_bank"): 7}, "BR-13.7"),
        ({("game", "strokes_needed"): [151, 152, 153, 154]}, "BR-11.1"),
        ({("area", 1, "threshold"): 23}, "BR-9.10"),
        ({("object", i, "area"): "wholesale" for i in range(36, 42)}, "BR-9.3"),
    ],
    "wishland": [
        ({("game", "least_stack"): 5, ("game", "workers"): 4}, "WL-8.7"),
        ({("game", "track_rewards"): [1, 3, 11]}, "WL-13.1"),
        ({("game", "goal_cards"): 25}, "WL-21.10"),
        ({("game", "symbols_of_colour"): 4}, "WL-18.7"),
        ({("show", 0, "kinds"): 0}, "from 1 to"),
        ({("achievement", 0, "least"): 0}, "WL-16.21"),
        ({("achievement", 0, "least"): 11}, "at most 10"),
        ({("achievement", 2, "least"): 11}, "at most 10"),
        ({("achievement", 4, "least"): 25}, "at most 24"),
        ({("effect", 1, "steps"): [11]}, "at most 10"),
    ],
}  # fmt: skip
"""Boxes that read well and make no sense, and what is said of them."""

EXTREMES: dict[str, list[dict[Way, Any]]] = {
    "mall-world": [
        {("game", "coin_end_value"): 0},
        {("game", "coins_per_player"): 0, ("game", "max_offer"): 1, ("game", "single_offer_fee"): 0},
        {("game", "starting_approval_cards"): 0},
        {("game", "display_size"): 0},
        {("contract", 0, "value"): 0},
        {("contract", 0, "copies"): 0},
        {("lobby_slot", 0, "price"): 0},
    ],
    "ground-floor": [
        {("game", "rounds"): 2},
        {("game", "liquidation"): 0},
        {("game", "consulting_info"): 0},
        {("game", "refill"): 0},
        {("game", "factory_goods"): 0},
        {("game", "agency_cost"): [0, 0]},
        {("new_office", 0, "copies"): [0, 0, 0, 0]},
        {("new_floor", 1, "prestige"): 0},
    ],
    "mall-des-jahres": [
        {("game", "starting_vacancies"): 0},
        {("game", "closures_in_pile"): 0},
        {("game", "free_rolls"): 0},
    ],
    "brauerei": [
        {("game", "starting_money"): 0},
        {("game", "starting_hand"): 0},
        {("game", "auctions"): 0},
        {("game", "jokers"): 0},
        {("area", 0, "income"): 0},
    ],
    "wishland": [{("game", "base_income"): 0}, {("card", 0, "price"): 0}, {("game", "claim_points"): 0}],
}  # fmt: skip
"""Boxes that a designer may want."""


def changed(title: Title, values: dict[Way, Any]) -> Any:
    """The entries of a title's own box with these values."""
    entries: Any = title.load_box().entries
    for way, value in values.items():
        entries = Change(way, value).of(entries)
    return entries


@pytest.mark.parametrize("name", SENSELESS)
def test_what_makes_no_sense_is_refused_with_the_entry_and_what_would_be_right(name: str) -> None:
    title = st.find_title(name)
    for values, wanted in SENSELESS[name]:
        with pytest.raises(BoxError) as refused:
            title.edited_box(changed(title, values))
        said = {lang: refused.value.said(lang) for lang in LANGUAGES}
        assert wanted in said["en"], (values, said["en"])
        assert len(set(said.values())) == len(LANGUAGES)
        assert not any("\n" in text or "{" in text for text in said.values())
        spot = refused.value.spot
        near = {way[0] for way in values} | {"contract", "lobby_slot", "area"}
        assert spot is not None and spot.table in near, values


@pytest.mark.parametrize("name", EXTREMES)
def test_what_a_designer_may_want_is_accepted(name: str) -> None:
    title = st.find_title(name)
    for values in EXTREMES[name]:
        assert title.edited_box(changed(title, values)).hash != title.load_box().hash
