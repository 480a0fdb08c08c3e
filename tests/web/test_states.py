"""The page's types of a title's state say what a view holds."""

from __future__ import annotations

import pytest

from tests.web.states import BOARDS, titles, types_of


@pytest.mark.parametrize("title", titles())
def test_the_types_of_the_state_are_fresh(title: str) -> None:
    kept = (BOARDS / title / "state.ts").read_text(encoding="utf-8")
    assert kept == types_of(title), "the state has changed: python -m tests.web.states"
