"""Threads that want a title's twins at the same moment."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import quiet, twins
from tests.kernel.toy import TITLE

THREADS = 8


@pytest.fixture
def hectic() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("make", [twins.plain, twins.quiet, twins.moves_of])
def test_threads_that_ask_at_once_get_the_same_twin(
    make: Callable[[Title], Any], hectic: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quiet, "_quiet", {})
    quiet.functions.cache_clear()
    title, barrier = dataclasses.replace(TITLE), Barrier(THREADS)

    def ask(_: int) -> Any:
        barrier.wait()
        return make(title)

    with ThreadPoolExecutor(THREADS) as pool:
        made = list(pool.map(ask, range(THREADS)))
    assert all(one is made[0] for one in made)
