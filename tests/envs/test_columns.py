"""Names of observations and their scaled form: every number is where its name says, and nothing is lost."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import Games
from stammtisch.envs.scaled import scaled_form
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.views import to_json
from stammtisch.kernel.title.title import Title, find_title, titles
from stammtisch.players import Sight, find_policy
from tests.envs.cases import CASES, every_case, game_of, wanted
from tests.machine import long


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
    every = found.columns
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
    assert len({column.name for column in found.columns}) == len(found.columns) == found.layout.size


def tables(title: Title) -> list[tuple[int, dict[str, str]]]:
    """Tables with each value of each option, with few seats and with many."""
    asked = [{}, *({name: value} for name, kind in title.options.items() for value in kind.names[1:])]
    ways = [(title.seats_with(options), options) for options in asked]
    return [(seats, options) for possible, options in ways for seats in {possible[0], possible[-1]}]


@pytest.mark.parametrize("title", titles())
def test_a_title_calls_fields_idle_that_it_has(title: str) -> None:
    for seats, options in tables(find_title(title)):
        found = encoding(title, seats, options)
        fields = {column.field for column in found.columns}
        for name in found.title.idle(seats, found.title.option_values(options)):
            assert any(f"{field}.".startswith(f"{name}.") for field in fields), name


def assert_still(title: str, seats: int, options: dict[str, str], games: int, steps: int, compiled: bool) -> None:
    """In so many games each seat always sees the same in the columns that are left out."""
    found = encoding(title, seats, options)
    still = np.array([not column.varies for column in found.columns])
    many = Games(found, games, compiled=compiled)
    many.open(np.arange(games))
    first = many.observations[0, still].copy()
    for step in range(steps):
        assert (many.observations[:, still] == first).all(), (seats, options)
        if many.ended.all():
            break
        if step % 25 == 0:
            assert all((many.observe(0, seat)[still] == first).all() for seat in range(seats))
        many.step(many.random_actions.copy())


@pytest.mark.parametrize("title", titles())
def test_what_is_left_out_never_changes_with_any_option(title: str) -> None:
    for seats, options in tables(find_title(title)):
        assert_still(title, seats, options, 1, 25, compiled=False)


@long
@pytest.mark.parametrize("title", titles())
def test_what_is_left_out_never_changes_in_many_whole_games(title: str) -> None:
    for seats, options in tables(find_title(title)):
        assert_still(title, seats, options, 100, 10_000, compiled=True)


def test_what_an_option_that_is_off_would_use_is_left_out() -> None:
    def starts(names: tuple[str, ...], *these: str) -> int:
        return sum(name.startswith(these) for name in names)

    plain = envs.columns("ground-floor", 3, scaled=True, compiled=False)
    assert starts(plain, "automa", "era=", "event=", "humans") == 0
    all_on = {"automas": "pei", "era_cards": "on", "event_cards": "on"}
    full = envs.columns("ground-floor", 3, all_on, scaled=True, compiled=False)
    assert set(plain) < set(full)
    assert starts(full, "automa") > 100
    small = envs.columns("mall-world", 2, {"small": "on"}, scaled=True, compiled=False)
    assert starts(small, "lobby", "customers", "display", "pile", "phase") == 0
    assert starts(small, "mall[") > 0


def greedy_and_random_rows(title: str, seats: int, compiled: bool, steps: int) -> Any:
    """What all seats see in a game of random players, and in one of players that want to win."""
    for policy in ("random", "greedy"):
        found, random = encoding(title, seats), Random(5)
        games, players = Games(found, 1, compiled=compiled), find_policy(policy, title=found.title)
        games.open([77])
        for _ in range(steps):
            yield from (games.observe(0, seat) for seat in range(seats))
            if games.ended[0]:
                break
            due, legal = int(games.due[0]), [found.split(a) for a in np.flatnonzero(games.masks[0]).tolist()]
            moves = tuple(Move(due, step, option) for step, option in legal)
            move = players.choose(Sight(found.title, found.loaded, due, moves, games.imagine(0, due, 0)), random)
            games.step(np.array([found.starts[move.step] + move.option]))


def assert_bounds(title: str, compiled: bool, steps: int) -> None:
    seats = find_title(title).seats_with()[-1]
    form = scaled_form(encoding(title, seats), compiled)
    assert form.low.min() >= -2
    assert form.high.max() <= 2
    rows = np.array(list(greedy_and_random_rows(title, seats, compiled, steps)))
    out = np.empty((len(rows), form.size), np.float32)
    form.write(rows, out)
    assert (out >= form.low).all()
    assert (out <= form.high).all()
    near = np.abs(out) <= 1
    assert near.mean() > 0.99, "what is usual stays in proportion"
    kept = len(form.take)
    exact = (rows[:, form.take] / form.unit).astype(np.float32)
    assert np.array_equal(out[:, :kept][near[:, :kept]], exact[near[:, :kept]])
    order = np.argsort(exact, axis=0)
    assert (np.diff(np.take_along_axis(out[:, :kept], order, 0), axis=0) >= 0).all(), "more is never less"


@pytest.mark.parametrize("title", titles())
def test_scaled_numbers_keep_their_bounds(title: str) -> None:
    assert_bounds(title, compiled=False, steps=12)


@long
@pytest.mark.parametrize("title", titles())
def test_scaled_numbers_keep_their_bounds_in_whole_games(title: str) -> None:
    assert_bounds(title, compiled=True, steps=10_000)


def test_the_number_of_a_thing_is_no_amount() -> None:
    found = encoding("mall-des-jahres", 3)
    form = scaled_form(found, False)
    things = {column.name for column in found.columns if column.thing}
    assert "players[1].discard[13]" in things
    for name, high in zip(form.names, form.high, strict=True):
        assert high == 1 or name not in things


def test_places_of_a_field_have_one_unit() -> None:
    """One that random games do not reach, too."""
    found = encoding("mall-world", 3)
    form = scaled_form(found, False)
    unit = dict(zip(form.names, form.unit.tolist(), strict=False))
    assert len({value for name, value in unit.items() if ".ledger[" in name}) == 1
    assert unit["players[0].ledger[special]"] > 1000


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
        parts = row[form.take] / form.unit
        beyond = np.abs(parts) > 1
        assert np.allclose(seen[:kept][~beyond], parts[~beyond])
        assert np.allclose(np.abs(seen[:kept][beyond]), 2 - 1 / np.abs(parts[beyond]))
        step = env.encoding.title.decisions[int(row[form.step])].name
        assert [n for n, v in zip(names, seen, strict=True) if n.startswith("step=") and v] == [f"step={step}"]
        largest = max(largest, float(np.abs(seen).max()))
        action = int(np.flatnonzero(info["action_mask"])[-1])
        seen, _, over, _, info = env.step(action)
        row, *_ = plain.step(action)
        if over:
            break
    assert 1 <= largest < 2


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
