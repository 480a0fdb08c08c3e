"""The toy title, installed for the time of the tests, so that worker processes find it too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.kernel.title.title import Title, find_title
from tests.kernel import toy

NAME = "lab-stall"


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled unless a test asks for it."""
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


@pytest.fixture(scope="session")
def stall_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the toy as a package of its own."""
    folder = tmp_path_factory.mktemp("installed")
    toy.copy_title(folder, "lab_stall", NAME)
    return folder


@pytest.fixture(scope="package")
def stall(stall_folder: Path) -> Iterator[Title]:
    """The toy as an installed title."""
    sys.path.insert(0, str(stall_folder))
    try:
        yield find_title(NAME)
    finally:
        sys.path.remove(str(stall_folder))


@pytest.fixture
def edited(stall: Title, tmp_path: Path) -> Path:
    """A box in which one good is worth ten times as much."""
    text = (stall.folder / "box.toml").read_text(encoding="utf-8")
    path = tmp_path / "edited.toml"
    path.write_text(text.replace("value = 2\n", "value = 20\n"), encoding="utf-8")
    return path
