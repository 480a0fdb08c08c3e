"""Games that people played, studied: the same games say the same as when the laboratory plays them."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import Title
from stammtisch.lab import decisions
from stammtisch.lab.played import (
    AWAY,
    PlayedGame,
    PlayedPly,
    dataset_played,
    decisions_of,
    replayed,
    setting_of,
    study_played,
)
from stammtisch.lab.report import page
from stammtisch.lab.setting import setting
from stammtisch.server.tables.shown import chance_words
from tests.machine import long


def written(game: Game, **thoughts: Any) -> PlayedGame:
    """A game as a table has it in the database; the first ply with these thoughts."""
    plies = [PlayedPly(p.move.seat, p.move.text, chance_words(game, p.notes), 3) for p in game.plies]
    plies[0] = replace(plies[0], **thoughts)
    return PlayedGame(tuple(seat.policy for seat in game.seats), chance_words(game, game.setup_notes), tuple(plies))


def finished(title: str, seats: int, seed: int) -> Game:
    game, choice = st.new(title, ["person"] * seats, seed=seed), random.Random(seed)
    while not game.over:
        seat = next(seat for seat in game.due if len(game.moves(seat)))
        game.play(choice.choice(game.moves(seat)), seat)
    return game


def same_as_played_by_the_laboratory(title: str, seats: int) -> None:
    rows = decisions.play(setting(title, seats), 11, 0, compiled=False)
    game = st.new(title, ["person"] * seats, seed=11)
    for seat, move in rows.select("seat", "move").iter_rows():
        game.play(move, seat)
    found = decisions_of(setting_of(title, seats), 0, written(game, seconds=None, asked=2, taken_back=1))
    assert found is not None
    alike = [name for name in rows.columns if name not in ("seed", "policy")]
    assert found.select(alike).equals(rows.select(alike))
    assert found["policy"].unique().to_list() == ["person"] and found["seed"].null_count() == found.height
    assert found.row(0)[-3:] == (None, 2, 1) and found.row(1)[-3:] == (3, 0, 0)


def test_decisions_are_those_of_the_laboratory(stall: Title) -> None:
    same_as_played_by_the_laboratory(stall.name, 3)


@long
@pytest.mark.parametrize("title", st.titles())
def test_decisions_of_every_title_are_those_of_the_laboratory(title: str) -> None:
    same_as_played_by_the_laboratory(title, st.find_title(title).usual_seats[0])


def test_figures_of_a_handful(stall: Title) -> None:
    games = [finished(stall.name, 3, seed) for seed in range(6)]
    found = study_played(setting_of(stall.name, 3), [written(game) for game in games])
    assert found is not None and found.people is not None and found.people.few
    assert found.games == 6 and found.policies == ("person",)
    for seat in range(3):
        first = [[s.seat for s in game.scores() if s.place == 1] for game in games]
        share = sum(seat in one and 1 / len(one) for one in first) / 6
        assert found.wins[seat].value == pytest.approx(share)
        total = sum(game.scores()[seat].total or 0 for game in games) / 6
        assert found.scores[seat].value == pytest.approx(total)
    assert found.decisions.value == pytest.approx(sum(len(game.plies) for game in games) / 6)
    met = sum(one.met for one in found.people.pondered)
    assert found.choices.value == pytest.approx(met / 6)
    assert {one.median for one in found.people.pondered} == {3.0}


def test_who_sat_there_is_counted(stall: Title) -> None:
    """One person and two bots are no people and one bot; where tables differ no number is said."""
    wanted = setting_of(stall.name, 3)
    games = [replace(written(finished(stall.name, 3, n)), policies=("random", "person", "random")) for n in range(2)]
    found = study_played(wanted, games)
    assert found is not None and found.people is not None
    assert found.people.seated == (("person", 1), ("random", 2))
    assert page(found).facts[1] == "2 games at the table: a person and two players who choose at random"
    found = study_played(wanted, [*games, written(finished(stall.name, 3, 2))])
    assert found is not None and found.people is not None
    assert found.people.seated == (("person", 0), ("random", 0))


def test_where_people_paused(stall: Title) -> None:
    games = [finished(stall.name, 3, seed) for seed in range(4)]
    told = [written(games[0], seconds=AWAY + 5), *(written(game, seconds=40, asked=1) for game in games[1:3])]
    told.append(written(games[3], seconds=None, asked=1, taken_back=1))
    found = study_played(setting_of(stall.name, 3), told)
    assert found is not None and found.people is not None
    first = games[0].title.decisions[games[0].plies[0].move.step]
    assert all(game.title.decisions[game.plies[0].move.step] is first for game in games)
    one = next(p for p in found.people.pondered if p.name == first.name)
    whole = sum(
        len(replayed_options(game, n)) > 1 and game.title.decisions[ply.move.step] is first
        for game in games
        for n, ply in enumerate(game.plies)
    )
    choice = [len(replayed_options(game, 0)) > 1 for game in games]
    assert one.met == whole - choice[3], "where nothing is known of a person nothing is counted"
    assert one.asked.value == pytest.approx((choice[1] + choice[2]) / one.met)
    assert one.taken_back.value == 0
    assert one.long <= 40, "who went away for long did not think"


def replayed_options(game: Game, ply: int) -> list[Any]:
    past = game.at(ply)
    seat = game.plies[ply].move.seat
    return past.moves(seat)


def test_few_games_are_told_without_judgement(stall: Title) -> None:
    wanted = setting_of(stall.name, 3)
    for count in (1, 2, 5):
        found = study_played(wanted, [written(finished(stall.name, 3, seed)) for seed in range(count)])
        assert found is not None
        made = page(found)
        text = made.markdown()
        assert "to say anything that would hold for others" in text
        assert "certain" not in text and "likely" not in text and "nan" not in text
        assert [section.anchor for section in made.sections] == ["findings", "people", "seats", "length", "things"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_enough_games_are_judged(stall: Title, lang: str) -> None:
    told = [written(finished(stall.name, 3, seed % 8), seconds=seed) for seed in range(40)]
    found = study_played(setting_of(stall.name, 3), told, lang)
    assert found is not None and found.people is not None and not found.people.few
    made = page(found)
    assert [s.anchor for s in made.sections][:3] == ["findings", "people", "quality"]
    text = made.markdown() + made.html()
    assert "nan" not in made.markdown() and "{" not in made.markdown() and "person" not in made.facts[1]
    assert "seed" not in text.casefold() or lang != "en"


def test_what_cannot_be_played_again_is_left_out(stall: Title, tmp_path: Path) -> None:
    good = written(finished(stall.name, 3, 1))
    cut = replace(good, plies=good.plies[:-1])
    odd = replace(good, plies=(replace(good.plies[0], move="no such move"), *good.plies[1:]))
    wanted = setting_of(stall.name, 3)
    assert [replayed(wanted, one) is None for one in (good, cut, odd)] == [False, True, True]
    found = study_played(wanted, [cut, good, odd])
    assert found is not None and found.people is not None
    assert (found.games, found.people.left_out) == (1, 2)
    assert "2 games cannot be played again" in page(found).markdown()
    assert study_played(wanted, [cut, odd]) is None
    assert dataset_played(wanted, [cut, good, odd], tmp_path) == 1


def test_the_folder_is_a_dataset(stall: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.lab.played.SHARD", 2)
    games = [written(finished(stall.name, 3, seed)) for seed in range(5)]
    assert dataset_played(setting_of(stall.name, 3), games, tmp_path) == 5
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        *(f"games-{n:09}-{m:09}.parquet" for n, m in ((0, 2), (2, 4), (4, 5))),
        "schema.json",
    ]
    frame = pl.read_parquet(tmp_path / "*.parquet")
    assert frame["game"].unique().sort().to_list() == [0, 1, 2, 3, 4]
    said = json.loads((tmp_path / "schema.json").read_text())
    assert said["stammtisch"]["played"] is True and said["stammtisch"]["seed"] is None
    assert len(said["observation"]) == frame.schema["observation"].shape[0]  # type: ignore[attr-defined]
