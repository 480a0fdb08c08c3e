"""A box that is accepted can be played to its end: what could not is refused with the entry, when it is loaded."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch import WATCHER
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title.picture import WIDE, as_text
from stammtisch.kernel.twins import drive
from stammtisch.titles.mall_world import components
from stammtisch.titles.mall_world.state import MOST_QUIET_TURNS, PLACE, Box
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.mall_world.test_box import edited, fails, load


def test_rounds_of_stagnation_are_as_many_as_can_be_counted(tmp_path: Path) -> None:
    """With 99 rounds the count of quiet turns did not fit: Misfit at the table, an endless game in the fast twin."""
    fails(edited(tmp_path, ("stagnation_rounds = 2", "stagnation_rounds = 99")), "“stagnation_rounds”", "from 1 to 51")
    most = load(edited(tmp_path, ("stagnation_rounds = 2", "stagnation_rounds = 51")))
    assert 51 * max(TITLE.seats) <= MOST_QUIET_TURNS
    assert st.play_out("mall-world", 5, 1, box=most, compiled=False).shape == (1, 6)


def plan_of(places: int) -> Box:
    """The box with the first places of its plan only."""
    loaded = TITLE.load_box()
    box: Box = loaded.struct.clone()
    box.places = places
    for place in range(len(box.near_mask)):
        for side, near in enumerate(box.neighbours[place]):
            if near >= places or place >= places:
                box.neighbours[place][side] = NONE
    components.derive(box, loaded.names)
    return box


def test_a_plan_on_which_no_opening_fits_is_refused() -> None:
    """The set-up draws until a room and the first shops fit; on a plan of 12 places it would draw for ever."""
    names = TITLE.load_box().names
    problems = list(components._check_openings(plan_of(12), names))
    assert problems
    assert problems[0][0] == "[[place]]"
    assert "may find no" in str(problems[0][1])
    assert not list(components._check_openings(plan_of(36), names))


def test_a_plan_with_an_empty_row_and_column_is_drawn() -> None:
    """F5, moved to where no other place is: every place stands in the picture, and the row between has no letter."""
    entries = copy.deepcopy(dict(TITLE.load_box().entries))
    far = next(place for place in entries["place"] if place["id"] == "F5")
    far["row"], far["column"] = 8, 8
    game = st.new("mall-world", seats=3, seed=1, box=TITLE.edited_box(entries))
    picture = TITLE.draw(game, WATCHER, TITLE.speaker())
    for width in (100, WIDE, 140):
        lines = as_text(picture, width).splitlines()
        assert [line[0] for line in lines if re.match(r"[A-F ] .*\b[A-F][1-8]\b", line)] == [*"ABCDEFF"]
        assert not [name for name in game.names.all(PLACE) if not any(f" {name} " in line for line in lines)]


def test_a_game_without_end_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    title = replace(TITLE, name="endless-mall")
    monkeypatch.setattr(drive, "MOST_MOVES", 5)
    monkeypatch.setattr(st, "_title", lambda name: title)
    with pytest.raises(st.EndlessGame, match="Mall World with seed 3 was not over after 5 moves"):
        st.play_out("endless-mall", 3, 2, seed=3, compiled=False)
