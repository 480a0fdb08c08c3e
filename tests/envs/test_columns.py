"""Names of observations and their scaled form: every number is where its name says, and nothing is lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import Games
from stammtisch.envs.scaled import scaled_form
from stammtisch.kernel.play.views import to_json
from stammtisch.kernel.title.title import titles
from stammtisch.kernel.twins.columns import columns
from tests.envs.cases import CASES, every_case, game_of, wanted


def named(row: np.ndarray[Any, Any], name: str) -> dict[str, int]:
    _, seats, options = CASES[name]
    return dict(zip(envs.columns(wanted(name)["title"], seats, options), row.tolist(), strict=True))


def test_numbers_stand_under_their_names() -> None:
    """What a view says with names stands in the columns of these names, for each viewer."""
    game = game_of("mall-world", 3)
    for _ in range(60):
        game.play(game.moves()[-1])
    seats = len(game.seats)
    for viewer in range(seats):
        seen, view = named(game.observe(viewer).values, "mall-world"), to_json(game.state, game.names, viewer)
        for place, content in view["mall"].items():
            assert seen[f"mall[{place}]={content}"] == 1
            assert seen[f"mall[{place}]=none"] == 0
        for seat, player in enumerate(view["players"]):
            mine = f"players[{(seat - viewer) % seats}]"
            assert seen[f"{mine}.account"] == player["account"]
            assert seen[f"{mine}.hand.n"] == player["hand"]["n"]
            for card, count in (player["hand"]["count"] or {}).items():
                assert seen[f"{mine}.hand[{card}]"] == count
            if seat == viewer:
                assert seen[f"{mine}.special={player['special'] or 'none'}"] == 1
        assert seen[f"active={(view['active'] - viewer) % seats}"] == 1


@every_case
def test_what_is_left_out_never_changes(name: str) -> None:
    found = encoding(**wanted(name))
    every = columns(found.title.state, found.seats, found.loaded.names)
    assert len(every) == found.layout.size
    assert len({column.name for column in every}) == len(every), "one name for one number"
    still = np.array([not column.varies for column in every])
    assert still.any()
    games = Games(found, 3, compiled=False)
    games.open(np.arange(3))
    first = games.observations[0, still].copy()
    for _ in range(150):
        assert (games.observations[:, still] == first).all()
        games.step(games.random_actions.copy())


@pytest.mark.parametrize("title", titles())
def test_every_title_has_names_for_all_its_columns(title: str) -> None:
    found = encoding(title)
    every = columns(found.title.state, found.seats, found.loaded.names)
    assert len({column.name for column in every}) == len(every) == found.layout.size


@every_case
def test_the_scaled_form_holds_what_the_observation_does(name: str) -> None:
    env, plain = envs.gym(**wanted(name), compiled=False, scaled=True), envs.gym(**wanted(name), compiled=False)
    form = scaled_form(env.encoding, False)
    _, seats, options = CASES[name]
    names = envs.columns(wanted(name)["title"], seats, options, scaled=True, compiled=False)
    assert names == form.names
    assert not {"seats", "step"} & set(names)
    seen, info = env.reset(seed=2)
    row, _ = plain.reset(seed=2)
    largest = 0.0
    for _ in range(40):
        assert seen.dtype == np.float32
        assert env.observation_space.contains(seen)
        kept = len(form.take)
        assert np.allclose(seen[:kept] * form.unit, row[form.take])
        step = env.encoding.title.decisions[int(row[form.step])].name
        assert [n for n, v in zip(names, seen, strict=True) if n.startswith("step=") and v] == [f"step={step}"]
        largest = max(largest, float(np.abs(seen).max()))
        action = int(np.flatnonzero(info["action_mask"])[-1])
        seen, _, over, _, info = env.step(action)
        row, *_ = plain.step(action)
        if over:
            break
    assert 1 <= largest <= 3


def test_every_environment_shows_the_scaled_form() -> None:
    aec = envs.raw_aec(**wanted("toy"), compiled=False, scaled=True)
    aec.reset(seed=4)
    many = envs.vector(**wanted("toy"), n=2, compiled=False, scaled=True, autoreset_mode="SameStep")
    rows, _ = many.reset(seed=4)
    assert many.single_observation_space.contains(rows[0])
    assert np.array_equal(aec.observe(aec.agent_selection)["observation"], rows[0])
    form = scaled_form(many.encoding, False)
    ended = False
    while not ended:
        rows, _, over, _, info = many.step(many.random_actions)
        for i in np.flatnonzero(over):
            assert np.array_equal(info["final_obs"][i], form.of(many.games.finals[i]))
            ended = True
        assert np.array_equal(rows[1], form.of(many.games.observations[1]))
