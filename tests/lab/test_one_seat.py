"""One seat is a number of seats like any other: a title played alone, through everything that plays many games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.toy import copy_title, edit, python

SCRIPT = """
import json
from random import Random
import stammtisch as st
from stammtisch import envs
from stammtisch.check.conform import check
from stammtisch.lab import balance, contest, runs
from stammtisch.lab.commands import _print_match
from stammtisch.lab.report import findings
from stammtisch.players import find_policy
from stammtisch.players.analysis import analyse
from stammtisch.players.policy import choose
from stammtisch.players.effort import Effort
from stammtisch.players.search import Search
from stammtisch.players.sight import sight_of


def total(policy):
    game, random = st.new("stall", [policy], seed=3), Random(1)
    while not game.over:
        game.play(choose(game, 0, random))
    return game.scores()[0].total


def gym():
    env = envs.gym("stall", seats=1, reward="margin", compiled=False)
    _, info = env.reset(seed=1)
    while True:
        _, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
        if over:
            return reward


def main():
    title = st.find_title("stall")
    report = check(title, 4, 1, compiled=False, workers=1)
    game = st.new("stall", 1, seed=3)
    thoughts = Search(Effort(iterations=400)).think(sight_of(game, 0), Random(1))
    while not game.over:
        game.play(game.moves()[-1])
    study = balance.study("stall", 1, games=200, workers=1)
    match = contest.match("stall", ["greedy", "random"], seats=1, games=40, workers=1)
    _print_match(match)
    print(json.dumps({
        "problems": [p.text for p in report.problems],
        "totals": {policy: total(policy) for policy in ("random", "greedy", "search:iterations=100")},
        "rows": runs.simulate("stall", 1, 6, workers=1).shape[0],
        "best": match.players[0].name, "fair": match.fair, "verdict": match.pairs[0].verdict,
        "findings": dict(findings(study)), "mean": study.best.value,
        "losses": [j["loss"] for j in analyse(game, Effort(iterations=200)).to_json()["judgements"]],
        "hint": [thoughts.thoughts[0].gain, thoughts.thoughts[-1].gain],
        "gym": gym(),
    }))


if __name__ == "__main__":
    main()
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the toy at a table of one seat comes to."""
    folder = tmp_path_factory.mktemp("alone")
    edit(copy_title(folder, "stall") / "title.py", "seats=(2, 3)", "seats=(1, 2, 3)")
    *printed, last = python(SCRIPT, folder, STAMMTISCH_COMPILE="0").splitlines()
    found: dict[str, Any] = json.loads(last)
    return {**found, "printed": printed}


def test_the_conformance_suite_passes(alone: dict[str, Any]) -> None:
    assert alone["problems"] == []


def test_who_looks_ahead_has_more_points(alone: dict[str, Any]) -> None:
    totals = alone["totals"]
    assert totals["greedy"] > totals["random"]
    assert totals["search:iterations=100"] > totals["random"]


def test_moves_are_told_apart_by_their_points(alone: dict[str, Any]) -> None:
    """A lone seat always wins: what its moves are worth, and what one gave away, is measured in its points."""
    best, worst = alone["hint"]
    assert 0 <= worst < best <= 1
    assert max(alone["losses"]) > 0


def test_a_match_compares_the_same_deals(alone: dict[str, Any]) -> None:
    assert (alone["best"], alone["fair"], alone["verdict"]) == ("greedy", 0.5, "better")
    assert "Each plays the same deals alone; among equals each would do best in 50.0% of them." in alone["printed"]


def test_a_study_speaks_of_points_and_of_no_other_seats(alone: dict[str, Any]) -> None:
    assert f"{alone['mean']:.1f}" in alone["findings"]["Score"]
    assert not {"Seats", "Closeness", "Tension", "Winners"} & set(alone["findings"])
    assert alone["rows"] == 6


def test_the_environment_pays_the_points(alone: dict[str, Any]) -> None:
    assert alone["gym"] > 1
