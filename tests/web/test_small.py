"""The small game of Mall World in the browser: it is offered to two, and is played like the other."""

from __future__ import annotations

from random import Random

from .conftest import Opener, act, until


def test_two_are_offered_the_small_game_and_others_are_not(open_page: Opener) -> None:
    page = open_page("/new/mall-world")
    two, four = (page.locator(f'input[name="count"][value="{n}"]') for n in (2, 4))
    options = page.locator(".options input[type=radio]:not([name=''])")
    four.wait_for(state="attached")
    assert four.is_checked()
    offered = set(options.evaluate_all("(all) => all.map((one) => one.name)"))
    assert {"opening", "tokens"} < offered
    assert "small" not in offered
    two.check(force=True)
    page.get_by_text("one hidden contract each").wait_for()
    assert not {"opening", "tokens", "small"} & set(options.evaluate_all("(all) => all.map((one) => one.name)"))
    assert page.locator("ol.seats li").count() == 2


def test_a_small_game_against_a_bot(open_page: Opener) -> None:
    page = open_page("/new/mall-world", settings={"hints": []})
    page.locator('input[name="count"][value="2"]').check(force=True)
    page.locator("select.select").nth(1).select_option("bot random")
    page.locator("button.big").click()
    page.locator(".ask").wait_for()
    assert page.locator(".players li").count() == 2
    random = Random(3)
    for _ in range(100):
        if page.locator(".ask.over").count():
            break
        act(page, random)
    page.get_by_role("dialog", name="The game is over").wait_for()
    until(lambda: page.locator(".standings .first").count() >= 1, page)
