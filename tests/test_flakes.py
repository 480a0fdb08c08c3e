"""A test that fails once and passes again is named, and three of them fail the run."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

ONCE = """
import pathlib, pytest

@pytest.mark.parametrize("n", range({flaky}))
def test_it(n):
    seen = pathlib.Path(f"seen{{n}}")
    if not seen.exists():
        seen.touch()
        raise RuntimeError(f"busy {{n}}")

def test_other():
    assert {good}
"""


@pytest.mark.parametrize(
    ("flaky", "good", "code"), [(0, True, 0), (2, True, 0), (3, True, 1), (0, False, 1), (1, False, 1)]
)
def test_a_flake_is_named_and_three_are_too_many(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, flaky: int, good: bool, code: int
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # most of them take seconds to load
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makepyfile(ONCE.format(flaky=flaky, good=good))
    result = pytester.runpytest_subprocess("--reruns", "1", "-p", "no:cacheprovider", "-p", "pytest_rerunfailures")
    assert result.ret == code
    kept = pytester.path / "out" / "flakes.txt"
    assert (kept.read_text().count("RuntimeError: busy") if kept.exists() else 0) == flaky
    shown = result.stdout.str()
    assert shown.count("(test_a_flake_is_named_and_three_are_too_many.py:8)") == flaky
    assert ("flakes: failed once" in shown) == (flaky > 0)
    assert ("are a fault" in shown) == (flaky > 2)
