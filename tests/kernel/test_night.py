"""Night Market: plans of several choices, private choices that are opened later and sealed calls, in one title.

The environments play it beside the other tables; see `tests/envs/tables.py`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stammtisch.check.conform import check
from stammtisch.check.report import STAGES
from stammtisch.kernel.title.title import find_title
from stammtisch.players import find_policy, sight_of
from tests.kernel import night
from tests.kernel.toy import copy_title, python
from tests.machine import long

CHECK = """
import stammtisch as st
from stammtisch.check.conform import check
report = check(st.find_title("compiled-night"), 18, compiled=True, workers=1)
print([problem.text for problem in report.problems], report.stage, report.games)
"""


def test_it_passes_the_suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_title(tmp_path, "quiet_night", "quiet-night", source=night.FOLDER)
    monkeypatch.syspath_prepend(str(tmp_path))
    report = check(find_title("quiet-night"), 9, compiled=False, workers=1)
    assert [(problem.text, problem.game) for problem in report.problems] == []
    assert (report.stage, report.games) == (len(STAGES), 9)
    assert {"NM-2.2", "NM-3.1", "NM-3.2", "NM-3.3"} <= report.reached


@long
def test_it_passes_the_suite_compiled(tmp_path: Path) -> None:
    copy_title(tmp_path, "compiled_night", "compiled-night", source=night.FOLDER)
    assert python(CHECK, tmp_path, STAMMTISCH_COMPILE="1").strip() == f"[] {len(STAGES)} 18"


@pytest.mark.parametrize("seats", [3, 5])
def test_the_search_finds_a_move_in_every_kind_of_decision(seats: int) -> None:
    """Also for a seat in the midst of its plan while others are done, or have only begun."""
    game, random, asked = night.new(seats, seed=seats), Random(seats), set()
    thinker = find_policy("search:iterations=12")
    while not game.over and len(game.plies) < 60:
        seat = random.choice(game.due)
        move = random.choice(game.moves(seat))
        assert game.decision is not None
        if (game.decision.name, bool(game.drafts.get(seat))) not in asked:
            asked.add((game.decision.name, bool(game.drafts.get(seat))))
            move = thinker.choose(sight_of(game, seat), random)
            assert move in game.moves(seat)
        game.play(move, seat)
    assert asked == {("stall", False), ("stall", True), ("lay", False), ("call", False), ("take", False)}
