"""The sheet for authors: everything at a table, and a position that is edited and opened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import AXE, Made, Opener, at_server, played, serving

Make = Callable[..., Made]


@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "dark", "fr"), ("laptop", "light", "en")])
def test_a_position_is_edited_and_opened(
    open_page: Opener, tmp_path: Path, size: str, theme: str, lang: str
) -> None:
    words = json.loads((Path(__file__).parents[2] / f"web/src/words/{lang}.json").read_text())
    with serving(tmp_path, STAMMTISCH_DEBUG="1", STAMMTISCH_COMPILE="0") as address:
        made = at_server(address, 3, people=3, record=played(3, 30, "play"))
        page = open_page(f"/table/{made.id}", made.keys, size=size, theme=theme, lang=lang, at=address)
        page.get_by_role("button", name=words["debug"]).click()
        text = page.get_by_label(words["debug-position"], exact=True).locator("visible=true")
        text = page.locator("dialog textarea")
        position = json.loads(text.input_value())
        text.fill("{")
        page.get_by_role("button", name=words["debug-open"]).click()
        page.get_by_role("alert").filter(has_text="JSON").wait_for()
        position["state"]["players"][0]["coins"] += 1
        text.fill(json.dumps(position))
        page.get_by_role("button", name=words["debug-open"]).click()
        page.get_by_role("alert").filter(has_text="MW-1.16").wait_for()
