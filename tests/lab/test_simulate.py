"""Many games: the same whoever plays them, and none lost or played twice when a run is cut off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import LabError, runs

GAMES = 60


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "SHARD", 10)


@pytest.fixture
def alone(stall: Title) -> pl.DataFrame:
    return lab.simulate(stall.name, 3, GAMES, seed=4, workers=1)


def test_rows(alone: pl.DataFrame) -> None:
    assert alone["game"].to_list() == list(range(GAMES))
    assert alone["seed"].to_list() == list(range(4, 4 + GAMES))
    for seat in range(3):
        parts = [f"points_{source}_{seat}" for source in ("coins", "goods", "wish", "note")]
        assert alone.select(pl.sum_horizontal(parts) == pl.col(f"score_{seat}")).to_series().all()
    assert alone.select(pl.sum_horizontal("win_0", "win_1", "win_2")).to_series().to_list() == pytest.approx(
        [1] * GAMES
    )
    assert set(alone["end_round"]) == {5}


def test_two_workers_play_the_same(stall: Title, alone: pl.DataFrame) -> None:
    assert_frame_equal(lab.simulate(stall.name, 3, GAMES, seed=4, workers=2), alone)


def test_ray_plays_the_same(stall: Title, stall_folder: Path, alone: pl.DataFrame) -> None:
    """In a process of its own, since Ray leaves threads and signal handlers behind."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'stammtisch[ray]'")
    script = (
        "from stammtisch import lab; from stammtisch.lab import runs; import sys; runs.SHARD = 10\n"
        f"lab.simulate({stall.name!r}, 3, {GAMES}, seed=4, workers=2, engine='ray').write_parquet(sys.argv[1])"
    )
    out = stall_folder / "ray.parquet"
    environment = {**os.environ, "PYTHONPATH": str(stall_folder), "RAY_USAGE_STATS_ENABLED": "0"}
    subprocess.run([sys.executable, "-c", script, str(out)], env=environment, check=True, timeout=120)
    assert_frame_equal(pl.read_parquet(out), alone)


def test_seats_that_think(stall: Title) -> None:
    frame = lab.simulate(stall.name, 2, 3, ["greedy", "random"], workers=1)
    assert frame["policy_0"].to_list() == ["greedy"] * 3
    assert_frame_equal(frame, lab.simulate(stall.name, 2, 3, ["greedy", "random"], workers=2))


class Stopped(Exception):
    pass


def test_a_run_that_was_cut_off_goes_on(
    stall: Title, tmp_path: Path, alone: pl.DataFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.parquet"

    def stop(done: int, games: int) -> None:
        if done == 30:
            raise Stopped

    with pytest.raises(Stopped):
        lab.simulate(stall.name, 3, GAMES, seed=4, out=out, workers=1, report=stop)
    parts = sorted((tmp_path / "games.parquet.parts").glob("*.parquet"))
    assert len(parts) == 3
    assert not out.exists()
    parts[1].write_bytes(parts[1].read_bytes()[:-100])  # half a shard
    (parts[0].parent / "000000040-000000050.tmp").write_bytes(b"PAR1")
    played: list[tuple[int, int]] = []
    original = runs.play_job

    def watched(job: runs.Job) -> pl.DataFrame:
        played.append((job.start, job.stop))
        return original(job)

    monkeypatch.setattr(runs, "play_job", watched)
    assert_frame_equal(lab.simulate(stall.name, 3, GAMES, seed=4, out=out, workers=1), alone)
    assert sorted(played) == [(10, 20), (30, 40), (40, 50), (50, 60)]
    assert_frame_equal(pl.read_parquet(out), alone)
    assert [p.name for p in tmp_path.iterdir()] == ["games.parquet"]

    played.clear()
    assert_frame_equal(lab.simulate(stall.name, 3, GAMES, seed=4, out=out, workers=1), alone)
    assert played == []
    more = lab.simulate(stall.name, 3, GAMES + 15, seed=4, out=out, workers=1)
    assert played == [(60, 70), (70, 75)]
    assert_frame_equal(more.head(GAMES), alone)
    assert pl.read_parquet(out).height == GAMES + 15


def test_games_of_another_run_are_not_mixed(stall: Title, edited: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    lab.simulate(stall.name, 3, 10, out=out, workers=1)
    before = out.read_bytes()
    for other in ({"seed": 2}, {"seats": 2}, {"options": {"dice": "fixed"}}, {"box": edited}):
        with pytest.raises(LabError, match="holds games of another run"):
            lab.simulate(**{"title": stall.name, "seats": 3, "games": 10, "out": out, "workers": 1} | other)  # type: ignore[arg-type]
    assert out.read_bytes() == before
    out.write_bytes(b"my diary")
    with pytest.raises(LabError, match="holds no games"):
        lab.simulate(stall.name, 3, 10, out=out, workers=1)
    assert out.read_bytes() == b"my diary"


def test_kill_9_in_the_middle(stall: Title, stall_folder: Path, tmp_path: Path) -> None:
    """What was played is kept, worker processes end with their parent, and the same call makes the file whole."""
    out = tmp_path / "games.parquet"
    script = (
        "from stammtisch import lab; from stammtisch.lab import runs; import sys\n"
        "if __name__ == '__main__':\n"
        "    runs.SHARD = 10\n"
        f"    lab.simulate({stall.name!r}, 3, 3000, out=sys.argv[1], workers=2)\n"
    )
    file = tmp_path / "run.py"
    file.write_text(script)
    environment = {**os.environ, "PYTHONPATH": str(stall_folder)}
    process = subprocess.Popen([sys.executable, str(file), str(out)], env=environment, stderr=subprocess.DEVNULL)
    folder = tmp_path / "games.parquet.parts"
    limit = time.monotonic() + 60
    while time.monotonic() < limit and len(list(folder.glob("*.parquet"))) < 3:
        time.sleep(0.02)
    children = [int(c) for c in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = len(list(folder.glob("*.parquet")))
    assert 3 <= kept < 300
    while time.monotonic() < limit and any(Path(f"/proc/{child}").exists() for child in children):
        time.sleep(0.02)
    assert not any(Path(f"/proc/{child}").exists() for child in children)
    assert json.loads((folder / "run.json").read_text())["seed"] == 1
    games = max(int(p.stem.split("-")[1]) for p in folder.glob("*.parquet"))
    whole = lab.simulate(stall.name, 3, games, out=out, workers=1)
    assert_frame_equal(whole, lab.simulate(stall.name, 3, games, workers=1))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "0 games"),
        ({"seed": -1}, "seed -1"),
        ({"policy": ["random", "random"]}, "2 policies for 3 seats"),
        ({"engine": "cloud"}, "no engine “cloud”"),
        ({"workers": 0}, "0 workers"),
        ({"out": "/nowhere/games.parquet"}, "/nowhere is no folder"),
    ],
)
def test_wrong_orders(stall: Title, wrong: dict[str, object], said: str) -> None:
    with pytest.raises(LabError, match=said):
        lab.simulate(**{"title": stall.name, "seats": 3, "games": 5, "workers": 1} | wrong)  # type: ignore[arg-type]
