"""The worked example of the guide is a package of its own that passes its tests beside this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.kernel.test_scaffold import installed
from tests.machine import long

EXAMPLE = Path(__file__).parents[2] / "examples" / "no_thanks"


def test_the_worked_example_conforms(tmp_path: Path) -> None:
    folder = tmp_path / "no_thanks"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.dist-info"))
    paths = os.pathsep.join((str(installed(folder)), *filter(None, [os.environ.get("PYTHONPATH")])))
    environment = {**os.environ, "PYTHONPATH": paths, "STAMMTISCH_COMPILE": "0"}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@long
def test_a_title_in_another_package_brings_its_board_along(tmp_path: Path) -> None:
    folder = tmp_path / "no_thanks"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.dist-info"))
    board = folder / "src" / "no_thanks" / "board"
    board.mkdir()
    (board / "index.js").write_text("export function draw() {}\n")
    paths = os.pathsep.join((str(installed(folder)), *filter(None, [os.environ.get("PYTHONPATH")])))
    asking = """
from fastapi.testclient import TestClient
from stammtisch.server.api.app import create_app

client = TestClient(create_app())
address = {title["name"]: title["board"] for title in client.get("/api/titles").json()}
print(address["mall-world"], address["no-thanks"], client.get(address["no-thanks"]).text.strip())
print([client.get(f"/api/titles/no-thanks/board/{path}").status_code for path in ("none.js", "..%2Fbox.toml", "")])
"""
    run = subprocess.run(
        [sys.executable, "-c", asking],
        env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert run.stdout.splitlines() == [
        "None /api/titles/no-thanks/board/index.js export function draw() {}",
        "[404, 404, 404]",
    ], run.stderr
