"""`new-title` lays down a package whose title passes the conformance suite from outside this one."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from stammtisch.kernel.title.scaffold import ScaffoldError, scaffold


def installed(folder: Path) -> Path:
    """Registers a package folder as an installer would: its entry points in a dist-info folder on the path."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    info = folder / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        f"[{group}]\n" + "\n".join(f"{name} = {target}" for name, target in points.items())
        for group, points in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return folder / "src"


@pytest.mark.parametrize("name", ["harbour-days", "pit"])
def test_a_new_title_conforms(tmp_path: Path, name: str) -> None:
    folder = scaffold(name, tmp_path)
    paths = os.pathsep.join((str(installed(folder)), *filter(None, [os.environ.get("PYTHONPATH")])))
    environment = {**os.environ, "PYTHONPATH": paths, "STAMMTISCH_COMPILE": "0"}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "2 passed" in run.stdout


@pytest.mark.parametrize("name", ["Harbour", "harbour days", "-x", "", "1st", "../up", "a--b"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ScaffoldError, match="lower-case words"):
        scaffold(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "harbour").mkdir()
    (tmp_path / "harbour" / "mine.txt").write_text("mine")
    with pytest.raises(ScaffoldError, match="exists already"):
        scaffold("harbour", tmp_path)
    assert [p.name for p in (tmp_path / "harbour").iterdir()] == ["mine.txt"]


def test_a_new_title_is_typed_from_outside(tmp_path: Path) -> None:
    """The package says that it is typed, so that mypy reads its annotations where a title is written in another one."""
    folder = scaffold("harbour-days", tmp_path)
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "src/harbour_days"],
        cwd=folder, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
