"""Whole games without a mouse: by Tab, arrows, Enter and digits alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.conftest import Made, Opener, ply, until
from tests.web.test_play import FOCUS, focused

Make = Callable[..., Made]
TITLES = ["mall-world", "ground-floor"]
QUICK = {"forced": True, "hints": []}
"""What has no alternative is done by itself, as a person may wish who comes by keys."""

CHOICE = "#main .middle .can, .ask .buttons [data-move], [data-confirm], [role=menuitem]"
AT = f"""() => ({{
    nowhere: document.activeElement === document.body,
    choice: document.activeElement.matches("{CHOICE}"),
    menu: document.activeElement.matches("[role=menuitem]"),
    wrong: ({FOCUS})(),
}})"""


def tab_to_a_choice(page: Any, random: Random) -> None:
    """Goes from thing to thing by Tab until one can be chosen; what has the focus is always seen."""
    passed = random.randrange(3)
    for _ in range(300):
        page.keyboard.press("Tab")
        here = page.evaluate(AT)
        if here["nowhere"]:
            continue  # the end of the page: from here the browser's own things would come
        if here["wrong"]:
            focused(page)
        if here["choice"]:
            passed -= 1
            if passed < 0 or here["menu"]:
                return
    raise AssertionError("Tab leads to nothing that can be chosen")


def decide_by_keys(page: Any, random: Random) -> None:
    """Makes one decision."""
    before = ply(page)
    for _ in range(12):
        until(lambda: ply(page) > before or mine_or_over(page), page)
        if ply(page) > before:
            return
        if page.locator("[data-confirm]").count():
            page.keyboard.press("1")
        elif page.locator("[role=menu]").count():
            page.keyboard.press(random.choice(["ArrowDown", "ArrowUp"]))
            page.keyboard.press("Enter")
        else:
            tab_to_a_choice(page, random)
            page.keyboard.press("Enter")
    raise AssertionError(f"move {before + 1} is not made")


def mine_or_over(page: Any) -> bool:
    """Whether I am to choose among several, or the game is over."""
    return bool(page.locator(".ask.mine, .ask.over").count())


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keyboard_alone(open_page: Opener, make: Make, title: str) -> None:
    made = make(3, title=title)
    page = open_page(f"/table/{made.id}", made.keys, settings=QUICK)
    page.locator("#main .board").wait_for()
    random = Random(6)
    for _ in range(400):
        until(lambda: mine_or_over(page), page)
        if page.locator(".ask.over").count():
            break
        decide_by_keys(page, random)
    page.get_by_role("dialog", name="The game is over").wait_for()
    focused(page)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
