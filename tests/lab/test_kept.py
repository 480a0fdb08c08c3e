"""A match that is cut off, and goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import LabError, contest
from tests.lab.test_commands import refused, run

Order = dict[str, Any]


def order(stall: Title, out: Path, **more: Any) -> Order:
    return {"title": stall.name, "policies": ["random", "random"], "seats": 3, "games": 30, "stop": False} | {
        "workers": 1,
        "out": out,
        **more,
    }


def cut_off(monkeypatch: pytest.MonkeyPatch, after: int) -> list[int]:
    """Ctrl-C after so many games; the games that were played until then."""
    played: list[int] = []
    original = contest.each

    def each(work: Any, jobs: Any, *others: Any) -> Iterator[Any]:
        for done in original(work, jobs, *others):
            if after and len(played) == after:
                raise KeyboardInterrupt
            played.append(done[0].game)
            yield done

    monkeypatch.setattr(contest, "each", each)
    return played


def test_it_goes_on_where_it_stopped(stall: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lab.match(**order(stall, tmp_path / "whole.jsonl"))
    assert whole == lab.match(**{**order(stall, tmp_path), "out": None})
    out = tmp_path / "match.jsonl"
    with monkeypatch.context() as patch:
        cut_off(patch, 13)
        with pytest.raises(KeyboardInterrupt):
            lab.match(**order(stall, out))
    with out.open("ab") as file:  # a line that was being written when the machine went out
        file.write(b'{"block": 9, "ga')
    assert len(out.read_text().splitlines()) == 1 + 13 + 1
    with monkeypatch.context() as patch:
        played = cut_off(patch, 0)
        assert lab.match(**order(stall, out)) == whole
        assert len(played) == 30 - 13
        assert lab.match(**order(stall, out)) == whole
        assert len(played) == 30 - 13, "nothing is played again"
        assert lab.match(**order(stall, out, games=36)).games == 36
        assert len(played) == 36 - 13
    assert len({(line["block"], line["game"]) for line in map(json.loads, out.read_text().splitlines()[1:])}) == 36


def test_a_ladder_keeps_each_rung(stall: Title, tmp_path: Path) -> None:
    more: Order = {"games": 6, "seats": 2, "workers": 1, "stop": False, "out": tmp_path / "ladder.jsonl"}
    rungs = lab.ladder(stall.name, "search", "iterations", 4, 2, **more)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["ladder-1.jsonl", "ladder-2.jsonl"]
    assert rungs == lab.ladder(stall.name, "search", "iterations", 4, 2, **more)


def test_another_match_is_not_mixed_in(stall: Title, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    lab.match(**order(stall, out, games=6))
    before = out.read_bytes()
    for more in ({"seed": 2}, {"policies": ["random", "greedy"]}, {"seats": 2}):
        with pytest.raises(LabError, match="holds games of another run"):
            lab.match(**order(stall, out, **more))
    assert out.read_bytes() == before
    out.write_text("notes of mine\n")
    with pytest.raises(LabError, match="holds no games of `match`"):
        lab.match(**order(stall, out))
    assert out.read_text() == "notes of mine\n"
    with pytest.raises(LabError, match="is no folder"):
        lab.match(**order(stall, tmp_path / "nowhere" / "match.jsonl"))


def test_a_folder_is_no_file_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for order in (("match", "brauerei", "random", "random"), ("match", "brauerei", "--ladder", "search")):
        said = refused(*order, "--out", ".")
        assert ". is there already and holds no games of `match`; name another file" in said
        assert "goes on" not in said
    assert "holds no games of `simulate`" in refused("simulate", "brauerei", "--out", ".")


def test_the_command_says_where_it_is_kept(stall: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "match.jsonl"
    words = ("match", stall.name, "random", "random", "--games", "12", "--workers", "1", "--all", "--json")
    whole = run(*words).stdout
    with monkeypatch.context() as patch:
        cut_off(patch, 5)
        stopped = run(*words, "--out", str(out))
    assert stopped.exit_code == 130
    assert f"kept in {out}" in " ".join(stopped.stderr.split())
    assert run(*words, "--out", str(out)).stdout == whole


def test_a_match_that_was_cut_off_at_its_first_line_goes_on(stall: Title, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    whole = lab.match(**order(stall, out))
    out.write_bytes(out.read_bytes()[:40])
    assert lab.match(**order(stall, out)) == whole
