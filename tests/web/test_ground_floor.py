"""Ground Floor in the browser: its board under mouse, keys and finger; phase IV step by step; every eye and screen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.machine import long
from tests.web.conftest import Made, Opener, before_setting_off, played, ply, still, until
from tests.web.test_pages import accessible
from tests.web.test_play import choose_by_keys, focused

Make = Callable[..., Made]
TITLE = "ground-floor"

STATES: dict[str, tuple[int, int, str | None, tuple[str, ...]]] = {
    "schedule": (4, 60, "schedule", ("stock", "use")), "bonus": (4, 20, "bonus", ()), "sell": (4, 40, "sell", ()),
    "price": (4, 40, "price", ()), "build": (5, 100, "build", ("build",)), "end": (4, 9999, None, ()),
}  # fmt: skip


def at(make: Make, state: str) -> Made:
    """A table in one of the states, with Ada as a person and bots for the others."""
    seats, plies, decision, offers = STATES[state]
    return make(seats, record=played(seats, plies, decision, TITLE, offers), title=TITLE)


def before_business(open_page: Opener, make: Make, pace: str) -> tuple[Any, Any]:
    """A page just before a move of mine that sets off the warehouse and the stock exchange, and the button for it."""
    record, move = before_setting_off(TITLE, "GF-10", "GF-12")
    page = opened(open_page, make(4, record=record, title=TITLE), pace=pace)
    until(lambda: ready(page), page)
    page.keyboard.press("m")
    return page, page.locator(f"[data-option='{move}']")


def opened(open_page: Opener, made: Made, **more: Any) -> Any:
    """Its page, with the city on it."""
    page = open_page(f"/table/{made.id}", made.keys, **more)
    page.locator(".board .block").first.wait_for()
    return page


def ready(page: Any) -> bool:
    """Whether it is my turn, or the game is over."""
    return bool(page.locator(".ask.mine, .ask.over").count())


def decide(page: Any, random: Random) -> None:
    """Makes one decision: on the board where that can be, else with a button."""
    targets, buttons = page.locator(".board .spot.can"), page.locator(".ask .buttons [data-move]")
    menu = page.locator("[role=menuitem]")
    if targets.count() and (random.random() < 0.8 or not buttons.count()):
        targets.nth(random.randrange(targets.count())).click()
        if menu.count():
            menu.nth(random.randrange(menu.count())).click()
    else:
        buttons.nth(random.randrange(buttons.count())).click()


def test_playing_on_the_board(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make(4, title=TITLE))
    assert page.locator(".board .block").count() == 9
    assert page.locator(".skyline .lot").count() == page.locator(".players li").count() == 4
    random, made_at = Random(4), set[str]()
    for _ in range(24):
        until(lambda: ready(page), page)
        decision, before = page.locator(".ask").get_attribute("data-decision"), ply(page)
        if decision is None:
            break
        made_at.add(decision)
        decide(page, random)
        until(lambda before=before: ply(page) > before, page)  # type: ignore[misc]
    assert {"hire", "schedule"} < made_at
    assert page.locator(".log .when").count() > 5


def test_a_table_against_bots_is_two_clicks_away(open_page: Opener) -> None:
    page = open_page("/")
    page.locator("a.box", has_text="Ground Floor").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board .block").first.wait_for()
    page.locator(".players .tag.you").wait_for()


def test_what_cannot_be_touched_says_why(open_page: Opener, make: Make) -> None:
    page = opened(open_page, at(make, "schedule"))
    page.locator(".board .block.construction .spot:not(.can)").first.click()
    refusal = page.locator(".strip.no")
    refusal.locator(".clause button").wait_for()
    assert "§" in refusal.inner_text()


def test_a_tower_shows_its_company(open_page: Opener, make: Make) -> None:
    page = opened(open_page, at(make, "schedule"))
    tower = page.locator(".skyline .lot").nth(2)
    tower.click()
    page.locator(".company h2", has_text="Clara").wait_for()
    assert tower.get_attribute("aria-pressed") == "true"
    assert page.locator(".company .spot.can").count() == 0, "another's company cannot be touched"


def test_what_a_placement_costs_and_brings_is_said_before_it_is_made(open_page: Opener, make: Make) -> None:
    page = opened(open_page, at(make, "schedule"))
    page.locator(".board .block .spot.can").first.hover()
    page.locator(".ask .preview", has_text="−1 time marker").wait_for()


TOLD = """() => {
    window.told = [];
    const look = () => {
        const block = document.querySelector('.block.now .letter')?.textContent ?? '';
        const said = document.querySelector('.ask .sentence')?.textContent ?? '';
        if (!document.querySelector('.ask.mine') && window.told.at(-1)?.[1] !== said) window.told.push([block, said]);
    };
    const all = {childList: true, subtree: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document.body, all);
}"""


def test_phase_four_is_told_step_by_step(open_page: Opener, make: Make) -> None:
    page, move = before_business(open_page, make, "fast")
    page.evaluate(TOLD)
    move.click()
    until(lambda: ready(page), page)
    told = page.evaluate("window.told")
    blocks = [block for block, _ in told if block]
    assert {"D", "F"} <= set(blocks), told  # the warehouse gives its goods, the markers climb at the stock exchange
    assert blocks.index("D") < blocks.index("F")
    log = " ".join(page.locator(".log li p").all_inner_texts())
    told_there = [said for block, said in told if block in ("D", "F")]
    assert len(told_there) >= 2
    assert all(said.split(". ")[0].rstrip(".") in log for said in told_there)


def test_what_is_told_can_be_skipped(open_page: Opener, make: Make) -> None:
    page, move = before_business(open_page, make, "slow")
    before = ply(page)
    move.click()
    page.get_by_role("button", name="Skip").click()
    until(lambda: ply(page) > before, page)


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_at_the_table(open_page: Opener, make: Make, state: str) -> None:
    page = opened(open_page, at(make, state), size="phone" if state == "bonus" else "desktop")
    if state == "end":
        page.get_by_role("dialog", name="The game is over").wait_for()
    still(page)
    accessible(page)


@long
def test_a_round_by_keyboard_alone(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make(3, title=TITLE))
    page.keyboard.press("Tab")
    random, made_at = Random(11), dict[str, int]()
    while sum(made_at.values()) < 20:
        until(lambda: ready(page), page)
        decision, before = page.locator(".ask").get_attribute("data-decision"), ply(page)
        choose_by_keys(page, random)
        until(lambda before=before: ply(page) > before, page)  # type: ignore[misc]
        focused(page)
        made_at[decision] = made_at.get(decision, 0) + 1
    assert {"hire", "schedule", "dismiss"} <= made_at.keys()


def test_by_finger_on_a_phone(open_page: Opener, make: Make) -> None:
    page = opened(open_page, at(make, "schedule"), size="phone")
    before = ply(page)
    page.get_by_role("button", name="Company", exact=True).tap()
    company = page.locator(".company")
    until(lambda: 0 <= company.bounding_box()["y"] < 300, page)
    page.locator(".company .spot.can").first.tap()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.tap()
    page.locator("[data-confirm]").tap()
    until(lambda: ply(page) > before, page)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_nothing_is_wider_than_a_phone(open_page: Opener, make: Make, lang: str) -> None:
    for state in ("build", "end"):
        page = opened(open_page, at(make, state), size="phone", lang=lang)
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        dialog = page.locator("dialog[open] .scroll")
        assert not dialog.count() or dialog.evaluate("e => e.scrollWidth <= e.clientWidth"), "the score sheet is cut"


def test_among_tied_companies_no_source_made_the_difference(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9999, title="ground-floor"))  # all three end with eight prestige
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ending .tie").wait_for()
    assert page.locator(".ending .how").inner_text().strip() == "wins with 8 prestige."
