"""A box that is accepted can be played to its end: what could not is refused with the entry, when it is loaded."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.twins import drive
from stammtisch.titles.mall_world import components
from stammtisch.titles.mall_world.state import MOST_QUIET_TURNS, Box
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


def test_a_game_without_end_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    title = replace(TITLE, name="endless-mall")
    monkeypatch.setattr(drive, "MOST_MOVES", 5)
    monkeypatch.setattr(st, "_title", lambda name: title)
    with pytest.raises(st.EndlessGame, match="Mall World with seed 3 was not over after 5 moves"):
        st.play_out("endless-mall", 3, 2, seed=3, compiled=False)
