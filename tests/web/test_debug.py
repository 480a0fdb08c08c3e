"""The sheet for authors: everything at a table, and a position that is edited and opened."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.conftest import AXE, ROOT, Made, Opener, photo, played, serving, until

Make = Callable[..., Made]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("debug"), STAMMTISCH_DEBUG="1") as address:
        yield address


def fits(page: Any) -> bool:
    """Whether nothing of the sheet reaches beyond it."""
    return bool(page.locator("dialog .content").evaluate("node => node.scrollWidth <= node.clientWidth"))


@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "dark", "fr"), ("laptop", "light", "en")])
def test_a_position_is_edited_and_opened(open_page: Opener, make: Make, size: str, theme: str, lang: str) -> None:
    words = json.loads((ROOT / f"web/src/words/{lang}.json").read_text())
    made = make(3, people=3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, size=size, theme=theme, lang=lang)
    page.get_by_role("button", name=words["debug"]).click()
    text, opening = page.locator("dialog textarea"), page.get_by_role("button", name=words["debug-open"])
    until(lambda: text.input_value().startswith("{"), page)
    position = json.loads(text.input_value())
    photo(page, f"debug-{size}-position")

    text.fill("{")
    opening.click()
    page.get_by_role("alert").filter(has_text="JSON").wait_for()
    players = position["state"]["players"]
    players[0]["coins"] += 1
    text.fill(json.dumps(position))
    opening.click()
    page.get_by_role("alert").filter(has_text="MW-1.16").wait_for()
    assert fits(page)

    page.get_by_role("tab", name=words["debug-position"]).focus()
    page.keyboard.press("ArrowRight")
    page.locator("dialog li").filter(has_text="arg = ").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("dialog .facts").filter(has_text="=").first.wait_for()
    assert fits(page)
    photo(page, f"debug-{size}-tells")
    page.evaluate(AXE.read_text())
    assert not page.evaluate("async () => (await axe.run('dialog')).violations.map(v => `${v.id}: ${v.nodes[0].html}`)")

    clause = page.locator("dialog .clause button").first
    clause.focus()
    page.get_by_role("tooltip").wait_for()  # the first press would only show it
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=words["rules"]).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words["debug"]).click()
    assert json.loads(text.input_value()) == position, "what was edited is still there"

    players[1]["coins"] -= 1
    text.fill(json.dumps(position))
    opening.click()
    until(lambda: "/table/" in page.url and made.id not in page.url, page)
    page.locator("#main").wait_for()
    page.get_by_role("button", name=words["debug"]).click()
    until(lambda: text.input_value().startswith("{"), page)
    assert json.loads(text.input_value())["state"]["players"] == players
