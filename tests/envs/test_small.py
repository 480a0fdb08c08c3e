"""The small game of Mall World in OpenSpiel: exact chance, perfect recall, and best play that can be computed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stammtisch as st
from stammtisch import envs
from stammtisch.envs import falls
from stammtisch.envs.encoding import encoding
from tests.machine import long

pyspiel = pytest.importorskip("pyspiel")

SMALL = {"small": "on"}


def small(box: Path | None = None) -> Any:
    return envs.open_spiel("mall-world", 2, options=SMALL, luck=0, reward="margin", compiled=False, box=box)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A smaller one still: without the mixed card, so that each hand tells the other one."""
    text = (st.find_title("mall-world").folder / "box.toml").read_text()
    text, changed = re.subn(r'(id = "violet/green"[^[]*\[[^]]*\]\n[^[]*)small = 1', r"\1small = 0", text)
    assert changed == 1
    path = tmp_path_factory.mktemp("box") / "tiny.toml"
    path.write_text(text)
    return small(path)


def test_the_deal_is_exact(tiny: Any) -> None:
    """Of four cards, two of a kind, and four contracts, two of a kind."""
    outcomes = tiny.new_initial_state().chance_outcomes()
    hands = (1 / 6, 1 / 6, 4 / 6)  # both of one kind in the first hand, both of the other, one of each
    contracts = (1 / 6, 1 / 6, 2 / 6, 2 / 6)
    wanted = [hand * contract for hand in hands for contract in contracts]
    assert sorted(weight for _, weight in outcomes) == pytest.approx(sorted(wanted))


def test_chance_that_cannot_be_listed_is_refused() -> None:
    with pytest.raises(falls.TooMuchChance):
        falls.deals(encoding("mall-world", 3))


def test_nobody_forgets_and_what_one_wins_the_other_loses(tiny: Any) -> None:
    """Two pasts of a player with one information state hold the same information states and actions before it."""
    pasts: dict[str, Any] = {}
    todo: list[tuple[Any, list[tuple[Any, ...]]]] = [(tiny.new_initial_state(), [(), ()])]
    choices, margins = 0, set()
    while todo:
        state, past = todo.pop()
        if state.is_terminal():
            one, other = state.returns()
            assert one == -other
            margins.add(one)
            continue
        player, own, here = state.current_player(), past, ""
        if player >= 0:
            choices += 1
            assert len(state.legal_actions()) > 1, "choices with a single option are made at once"
            here = state.information_state_string(player)
            lived = (player, past[player], tuple(state.legal_actions()))
            assert pasts.setdefault(here, lived) == lived
        for action in state.legal_actions():
            if player >= 0:
                own = [*past]
                own[player] = (*past[player], (here, action))
            todo.append((state.child(action), own))
    assert len(pasts) < choices, "something is hidden"
    assert {3000.0, -3000.0} < margins


def falling(game: Any, solver: Any, step: Callable[[], None], *rounds: int) -> list[float]:
    """What each player could gain by a best reply, in francs: of random play, and after so many rounds each."""
    found = [pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))]
    for count in rounds:
        for _ in range(count):
            step()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    return found


def test_exploitability_falls(tiny: Any) -> None:
    solver = pyspiel.CFRPlusSolver(tiny)
    found = falling(tiny, solver, solver.evaluate_and_update_policy, 4, 12)
    assert found[1] < found[0] / 2
    assert found[2] < found[1] / 2


@long
def test_exploitability_of_the_small_game_falls() -> None:
    game = small()
    solver = pyspiel.CFRPlusSolver(game)
    found = falling(game, solver, solver.evaluate_and_update_policy, 4, 8)
    assert found[1] < found[0] / 2
    assert found[2] < found[1] / 2
    sampled = pyspiel.ExternalSamplingMCCFRSolver(game, 1)
    found = falling(game, sampled, sampled.run_iteration, 100, 700)
    assert found[0] > found[1] > found[2]
