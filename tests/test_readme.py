"""The README runs as it stands, and nothing that is to be read has a gap."""

from __future__ import annotations

import os
import re
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


def test_no_placeholder_is_left_in_what_is_to_be_read() -> None:
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(texts) > 30
    left = {path.name: re.findall(r"@[A-Z]+@", path.read_text(encoding="utf-8")) for path in texts}
    assert not {name: found for name, found in left.items() if found}
