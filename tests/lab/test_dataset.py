"""Datasets: every decision as the table and the environments know it, documented, and kept when it is cut off."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import stammtisch as st
from stammtisch import envs, lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import LabError
from stammtisch.lab import decisions as module
from tests.lab.test_commands import run

DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"
TYPES = {
    "int64": pl.Int64, "int32": pl.Int32, "int8": pl.Int8, "float32": pl.Float32, "string": pl.String,
    "list of int32": pl.List(pl.Int32), "array of int32": pl.Array,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHARD", 2)


def read(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "*.parquet")


def test_the_rows_are_the_games_of_the_table(stall: Title, tmp_path: Path) -> None:
    """Each game is played again, decision by decision, and comes to the same end."""
    made = lab.dataset(stall.name, tmp_path / "d", seats=3, games=3, seed=7, workers=1).collect()
    assert made["game"].unique().sort().to_list() == [0, 1, 2]
    known = json.loads((tmp_path / "d" / "schema.json").read_text())
    assert known["observation"] == list(envs.columns(stall, 3))
    starts = {each["decision"]: each["first"] for each in known["decisions"]}
    for _, rows in made.group_by("game", maintain_order=True):
        seed = int(rows["seed"][0])
        assert seed == 7 + int(rows["game"][0])
        game = st.new(stall.name, seats=3, seed=seed)
        assert rows["ply"].to_list() == list(range(1, rows.height + 1))
        for row in rows.iter_rows(named=True):
            seat = next(seat for seat in game.due if not game.drafts.get(seat))
            assert (row["seat"], row["decision"]) == (seat, game.decision.name)
            legal = {starts[row["decision"]] + move.option: move.text for move in game.moves(seat)}
            assert row["legal"] == sorted(legal)
            assert legal[row["action"]] == row["move"] == known["actions"][row["action"]]
            assert row["observation"] == game.observe(seat).values.tolist()
            game.play(row["move"], seat)
        assert game.over
        scores = game.scores()
        for row in rows.iter_rows(named=True):
            assert (row["score"], row["place"]) == (scores[row["seat"]].total, scores[row["seat"]].place)
        shares = dict(zip(rows["seat"], rows["win"], strict=True))
        assert sum(shares.values()) == pytest.approx(1)


def test_games_of_thinking_players_are_those_of_simulate(stall: Title, tmp_path: Path) -> None:
    order: dict[str, Any] = {"seats": 2, "games": 2, "policy": ["greedy", "random"], "workers": 1}
    rows = lab.dataset(stall.name, tmp_path / "d", **order).collect()
    games = lab.simulate(stall.name, **order)
    for seat in (0, 1):
        own = rows.filter(pl.col("seat") == seat).group_by("game", maintain_order=True).first()
        assert own["score"].to_list() == games[f"score_{seat}"].to_list()
        assert own["policy"].unique().to_list() == [order["policy"][seat]]


def test_what_is_there_is_not_played_again(stall: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, order = tmp_path / "d", {"seats": 2, "games": 4, "workers": 1}
    whole = lab.dataset(stall.name, tmp_path / "whole", **order).collect()
    original, played = module.play_job, list[int]()

    def play_job(job: module.Job) -> None:
        if len(played) == 1:
            raise KeyboardInterrupt
        played.append(job.start)
        original(job)

    with monkeypatch.context() as patch:
        patch.setattr(module, "play_job", play_job)
        with pytest.raises(KeyboardInterrupt):
            lab.dataset(stall.name, folder, **order)
    assert played == [0]
    (folder / "games-000000002-000000004.tmp").write_bytes(b"half")
    assert lab.dataset(stall.name, folder, **order).collect().equals(whole)
    assert read(folder).equals(whole)
    assert lab.dataset(stall.name, folder, **{**order, "games": 3}).collect()["game"].max() == 2
    (folder / "games-000000000-000000002.parquet").write_bytes(b"PAR1")
    assert lab.dataset(stall.name, folder, **order).collect().equals(whole), "a broken file is played again"


def test_a_run_that_was_cut_off_at_its_first_file_goes_on(stall: Title, tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "schema.tmp").write_bytes(b"{")
    assert lab.dataset(stall.name, tmp_path / "d", seats=2, games=1, workers=1).collect().height > 0
    (tmp_path / "d" / "schema.json").write_text('{"stammtisch": 3}', encoding="utf-8")
    with pytest.raises(LabError, match="cannot be read"):
        lab.dataset(stall.name, tmp_path / "d", seats=2, games=1, workers=1)


def test_another_run_is_not_mixed_in(stall: Title, tmp_path: Path) -> None:
    lab.dataset(stall.name, tmp_path / "d", seats=2, games=1, workers=1)
    for more in ({"seed": 2}, {"seats": 3}, {"policy": "greedy"}):
        with pytest.raises(LabError, match="holds games of another run") as other:
            lab.dataset(stall.name, tmp_path / "d", **{"seats": 2, "games": 1, "workers": 1, **more})
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("mine")
    with pytest.raises(LabError, match="holds no dataset"):
        lab.dataset(stall.name, tmp_path / "mine", games=1, workers=1)
    with pytest.raises(LabError, match="is no folder") as nowhere:
        lab.dataset(stall.name, tmp_path / "no" / "where", games=1, workers=1)
    for refused in (other.value, nowhere.value):
        said = str(refused).replace(str(tmp_path), "")
        assert "file" not in said and "--out" not in said, "it is a folder, and no option names it"


@pytest.mark.parametrize(("needs", "columns"), [("polars", 2), ("pyarrow.dataset", 4)])
def test_the_examples_of_the_docs_run(
    needs: str, columns: int, stall: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(needs)
    block = next(b for b in re.findall(r"(?:^    .+\n)+", DOCS.read_text(), re.M) if f"import {needs} " in b)
    lab.dataset(stall.name, tmp_path / "games", seats=2, games=3, workers=1)
    monkeypatch.chdir(tmp_path)
    *before, last = textwrap.dedent(block).strip().removesuffix(".to_pandas()").splitlines()
    found: dict[str, Any] = {}
    exec("\n".join([*before, f"read = {last}"]), found)
    rows, width = found["read"].shape
    assert rows > 0 and width == columns


def test_the_schema_is_documented(stall: Title, tmp_path: Path) -> None:
    """The table in the docs has the columns of a file, in their order, with their types."""
    said = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", DOCS.read_text(), re.M)
    said_of = run("dataset", stall.name, str(tmp_path / "d"), "--games", "1", "--workers", "1")
    file = read(tmp_path / "d")
    said_in_one = " ".join(said_of.stdout.split())
    assert said_in_one.startswith(f"2 games with {file.height:,} decisions, kept in "), said_of.output
    assert said_in_one.endswith(", as files are played whole; wanted: 1")
    again = run("dataset", stall.name, str(tmp_path / "d"), "--games", "2", "--workers", "1").stdout
    assert "wanted" not in again, "nothing is left to say where all were"
    assert [name for name, _ in said] == file.columns
    for name, kind in said:
        assert isinstance(file.schema[name], type(TYPES[kind]) if kind.startswith("list") else TYPES[kind]), name
    kept = json.loads(pl.read_parquet_metadata(next((tmp_path / "d").glob("*.parquet")))["stammtisch"])
    assert kept == json.loads((tmp_path / "d" / "schema.json").read_text())["stammtisch"]
    assert np.array(file["observation"].to_list()).shape[1] == file.schema["observation"].shape[0]
