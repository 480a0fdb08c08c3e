"""The README runs as it stands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_is_a_doctest() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "doctest", "-v", "README.md"],
        cwd=ROOT, env={**os.environ, "STAMMTISCH_COMPILE": "0"}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout
    assert "17 passed" in run.stdout
