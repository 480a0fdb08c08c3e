"""The worked example of the guide is a package of its own that passes its tests beside this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.kernel.test_scaffold import installed

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
