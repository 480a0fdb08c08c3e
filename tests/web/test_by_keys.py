"""Games to their end without a mouse: by Tab, arrows, Enter and digits alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.machine import long
from tests.web.conftest import FEWEST, Made, Opener, to_be_ended
from tests.web.test_play import FOCUS, focused

Make = Callable[..., Made]
QUICK = {"forced": True, "hints": []}
"""What has no alternative is done by itself, as a person may wish who comes by keys."""

CHOICE = "#main .middle .can, .ask .buttons [data-move], [data-confirm], [role=menuitem]"
WALK = f"""() => {{
    const wrong = {FOCUS}, choice = "{CHOICE}";
    window.setOut = (passing) => {{ window.walk = {{ passing, begun: false, end: "" }}; }};
    addEventListener("keydown", (e) => {{
        if (e.key !== "Tab" || !window.walk) return;
        const walk = window.walk, at = document.activeElement;
        if (walk.begun && !walk.end && at !== document.body) {{
            if (wrong()) walk.end = "unseen";
            else if (at.matches(choice) && (at.matches("[role=menuitem]") || walk.passing-- === 0)) walk.end = "choice";
        }}
        walk.begun = true;
        if (walk.end) e.preventDefault();
    }}, true);
}}"""
"""Whoever holds the Tab key lets go of it at a choice, after some that are passed by, and where the focus is not seen.
At the body the page ends: from there the browser's own things would come."""
STRIDE = 8
"""So many times Tab is struck before somebody looks where it has led."""
TOLD = """(before) => {
    const ask = document.querySelector(".ask"), over = ask.matches(".over");
    const made = `${ask.dataset.ply} ${ask.dataset.drafts}`;
    if ((before === null || made === before) && !over && !ask.matches(".mine")) return null;
    const there = (what) => document.querySelector(what) !== null;
    return {made, over, confirm: there("[data-confirm]"), menu: there("[role=menu]")};
}"""


def told(page: Any, before: str | None = None) -> Any:
    """How things stand as soon as I am to choose among several, or the game is over, or more is made than before."""
    return page.wait_for_function(TOLD, arg=before).json_value()


def tab_to_a_choice(page: Any, random: Random) -> None:
    """Goes from thing to thing by Tab until one can be chosen; what has the focus is always seen."""
    page.evaluate("(passing) => setOut(passing)", random.randrange(3))
    for _ in range(0, 300, STRIDE):
        for _ in range(STRIDE):
            page.keyboard.down("Tab")
        page.keyboard.up("Tab")
        end = page.evaluate("walk.end")
        if end == "choice":
            return
        if end == "unseen":
            focused(page)
            page.evaluate("() => { walk.end = ''; }")
    raise AssertionError("Tab leads to nothing that can be chosen")


def decide_by_keys(page: Any, random: Random, before: str) -> None:
    """Makes one decision after what is made."""
    for _ in range(12):
        now = told(page, before)
        if now["made"] != before:
            return
        if now["confirm"]:
            page.keyboard.press("1")
        elif now["menu"]:
            page.keyboard.press(random.choice(["ArrowDown", "ArrowUp"]))
            page.keyboard.press("Enter")
        else:
            tab_to_a_choice(page, random)
            page.keyboard.press("Enter")
    raise AssertionError(f"nothing is made after {before}")


@long
@pytest.mark.parametrize("title", FEWEST)
def test_a_game_comes_to_its_end_by_keyboard_alone(open_page: Opener, make: Make, title: str) -> None:
    made = to_be_ended(make, title)
    page = open_page(f"/table/{made.id}", made.keys, settings=QUICK)
    page.locator("#main .board").wait_for()
    page.evaluate(WALK)
    random = Random(6)
    for _ in range(1000):
        now = told(page)
        if now["over"]:
            break
        decide_by_keys(page, random, now["made"])
    page.get_by_role("dialog", name="The game is over").wait_for()
    focused(page)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
