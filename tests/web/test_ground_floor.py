"""Ground Floor in the browser: sitting down with bots, playing by touching the board, and its accessibility."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tests.web.conftest import AXE, Opener, missing, until

TARGETS = ".board .spot.can"


def ready(page: Any) -> bool:
    """Whether it is my turn, or the game is over."""
    return bool(page.locator(".ask.mine, .ask.over").count())


def decide(page: Any, random: Random) -> None:
    """Makes one decision: on the board where that can be, else with a button, else from the list of all moves."""
    menu = page.locator("[role=menuitem]")
    targets, buttons = page.locator(TARGETS), page.locator(".ask .buttons .btn")
    if targets.count() and (random.random() < 0.8 or not buttons.count()):
        targets.nth(random.randrange(targets.count())).click(force=True, timeout=5000)
        if menu.count():
            menu.nth(random.randrange(menu.count())).click(force=True, timeout=5000)
    elif buttons.count():
        buttons.nth(random.randrange(buttons.count())).click(force=True, timeout=5000)
    else:
        page.keyboard.press("m")
        moves = page.locator("[data-option]")
        moves.nth(random.randrange(moves.count())).click(force=True, timeout=5000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_playing_on_the_board(open_page: Opener, theme: str) -> None:
    if not AXE.is_file():
        missing("npm ci in web/ brings axe")
    page = open_page("/new/ground-floor", theme=theme)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".city").first.wait_for()
    assert page.locator(".city .block").count() == 9
    assert page.locator(".skyline .lot").count() == page.locator(".players li").count() == 4
    random, made = Random(4), 0
    for _ in range(60):
        until(lambda: ready(page), page, 60)
        if made == 15 or page.locator(".ask.over").count():
            break
        before = page.locator(".log .when").last.inner_text() if page.locator(".log .when").count() else ""
        with suppress(Exception):  # a bot may have moved the table on meanwhile
            decide(page, random)
            until(lambda b=before: page.locator(".log .when").last.inner_text() != b or not ready(page), page)
            made += 1
    assert made == 15 or page.locator(".ask.over").count()
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    told = [f"{v['id']}: {n['target']} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]
    assert not told, "\n".join(told[:12])


def test_what_cannot_be_touched_says_why_and_a_tower_is_looked_at(open_page: Opener) -> None:
    page = open_page("/new/ground-floor")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".skyline .lot").nth(2).click()
    page.locator(".company h2", has_text=page.locator(".skyline .who").nth(2).inner_text()).wait_for()
    until(lambda: ready(page), page, 30)
    page.locator(".block.construction .spot:not(.can)").first.click()
    page.locator(".strip.no").wait_for()
    assert page.locator(".strip.no .clause button").count() == 1
