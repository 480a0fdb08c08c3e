"""The frame that all titles share: nothing moves under the pointer, and what changes its place is seen going there."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import stammtisch as st
from tests.machine import LONG
from tests.web.conftest import Made, Opener, made_so_far, photo, played, ply, still, until

Make = Callable[..., Made]

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifts.push([
        e.value, ...e.sources.map((s) => `${s.node?.outerHTML?.slice(0, 90) ?? s.node?.textContent}`)]);
}).observe({ type: "layout-shift", buffered: false });
"""
BAR = """() => Object.fromEntries([...document.querySelectorAll(".ask, .steady button")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => [e.title || e.ariaLabel || e.className, e.getBoundingClientRect()])
    .map(([name, r]) => [name, [r.left, r.top, r.right, r.bottom].map(Math.round)]))"""
"""Where the bar and what can be pressed in it lies."""
MOVING = """() => [...document.querySelectorAll("*")].map((e) => getComputedStyle(e))
    .filter((s) => s.transitionDuration !== "0s" || s.animationIterationCount !== "1").length"""
"""How many things would go over into another state in time, or over and over: none where motion is off."""
FOCUS = """(lot) => {
    const of = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
    const asked = of("[data-confirm], [role=menuitem]");
    const ways = asked.length ? asked : of("#main .middle .can, .ask .buttons [data-move]");
    ways[Math.floor(lot * ways.length)]?.focus();
    return ways.length > 0;
}"""
"""Puts the focus on one of the things that can be chosen now, if there are any."""
MOVES = 40 if LONG else 15
BEGINS = {"phone": 0.0, "tablet": 0.2, "laptop": 0.4, "desktop": 0.5, "wide": 0.6}
LASTS = {"mall-world": 400, "ground-floor": 130, "mall-des-jahres": 300, "wishland": 120, "brauerei": 1400}
"""At which part of a game, of about so many moves, each size of screen begins to watch: together they see all of it."""


def make_a_move(page: Any, random: Random) -> None:
    """Makes a choice by keyboard, whatever the board looks like: each thing that may be touched is a button."""
    before = made_so_far(page)
    for _ in range(12):
        until(lambda: made_so_far(page) != before or page.evaluate(FOCUS, random.random()), page)
        if made_so_far(page) != before:
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    raise AssertionError(f"nothing is made after {before}")


FRAMES = [
    *((title, size) for title in st.titles() for size in ("phone", "laptop")),
    ("ground-floor", "tablet"),
    ("mall-world", "desktop"),
    ("ground-floor", "wide"),
]


@pytest.mark.parametrize(("title", "size"), FRAMES)
def test_nothing_moves_while_moves_are_made(open_page: Opener, make: Make, title: str, size: str) -> None:
    begin = int(BEGINS[size] * LASTS[title])
    made = make(3, title=title, record=played(3, begin, title=title) if begin else None)
    page = open_page(f"/table/{made.id}", made.keys, size=size, settings={"hints": []})
    page.locator("#main .board").wait_for()
    page.locator(".ask.mine").wait_for()
    still(page)
    page.evaluate(WATCH)
    random, places = Random(4), page.evaluate(BAR)
    while ply(page) < begin + MOVES and not page.locator(".ask.over").count():
        made_at = ply(page)
        make_a_move(page, random)
        until(lambda: page.locator(".ask.mine, .ask.over").count() > 0, page)
        now = page.evaluate(BAR)
        both = places.keys() & now.keys()
        assert {k: now[k] for k in both} == {k: places[k] for k in both}, f"after move {made_at}"
        places |= now
    shifts = page.evaluate("window.shifts")
    assert sum(s[0] for s in shifts) < 0.005, sorted(shifts, reverse=True)[:8]
    assert page.evaluate(MOVING) == 0


# ------------------------------------------------------------------------------------------------- things travel

UNDER_WAY = """
window.ways = [];
const look = () => {
    for (const e of document.querySelectorAll(".travelling")) {
        const r = e.getBoundingClientRect();
        window.ways.push([r.left + r.width / 2, r.top + r.height / 2]);
    }
    requestAnimationFrame(look);
};
look();
"""


UNSEEN = """() => {
    const all = document.querySelector(".ask .buttons"), room = document.querySelector(".ask").getBoundingClientRect();
    return [...all.querySelectorAll("button, input")].filter((e) => e.checkVisibility())
        .filter((e) => e.getBoundingClientRect().bottom > room.bottom + 1)
        .map((e) => e.innerText || e.ariaLabel);
}"""
"""The buttons of which a part lies below the bar."""


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
@pytest.mark.parametrize("offers", [("buy", "sell"), ("from-home", "keep"), ("from pub", "keep")], ids=" ".join)
def test_a_second_row_of_buttons_has_room(open_page: Opener, make: Make, offers: tuple[str, ...], lang: str) -> None:
    decision = "lorries" if "buy" in offers else "dismiss"
    made = make(5, record=played(5, 40, decision, title="brauerei", offers=offers), title="brauerei")
    page = open_page(f"/table/{made.id}", made.keys, lang=lang)
    for size in ((1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        page.locator(".ask.mine .buttons [data-move]").first.wait_for()
        still(page)
        until(lambda: page.evaluate(UNSEEN) == [], page, 5)
    photo(page, f"two-rows-{'-'.join(offers)}-{lang}")


def middle(page: Any, where: str) -> tuple[float, float]:
    """The middle of something on the screen."""
    x, y, width, height = page.locator(where).first.bounding_box().values()
    return x + width / 2, y + height / 2


def between(way: list[float], one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether a point lies on the straight way between two others, near neither."""
    to_one, to_other = math.dist(way, one), math.dist(way, other)
    return min(to_one, to_other) > 20 and to_one + to_other < math.dist(one, other) + 4


def a_shop_is_built(open_page: Opener, make: Make, **more: Any) -> tuple[Any, tuple[float, float], tuple[float, float]]:
    """A page on which a shop is built, the middle of its supply, and that of its place."""
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, pace="slow", **more)
    place = page.locator(".place.can").first
    place.wait_for()
    still(page)
    number, before = place.get_attribute("data-place"), ply(page)
    page.evaluate(UNDER_WAY)
    place.click()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.click()
    until(lambda: ply(page) > before, page)
    shop = f"[data-thing='shop {number}']"
    page.locator(shop).wait_for(state="attached")
    kin = page.locator(shop).get_attribute("data-kin")
    until(lambda: page.locator(".travelling").count() == 0, page)
    return page, middle(page, f"[data-thing^='tiles'][data-kin='{kin}']"), middle(page, shop)


def test_a_shop_travels_from_the_supply_to_its_place(open_page: Opener, make: Make) -> None:
    page, supply, place = a_shop_is_built(open_page, make)
    ways = page.evaluate("window.ways")
    assert any(between(way, supply, place) for way in ways), (supply, place, ways)


def test_a_marker_travels_from_its_company_to_the_city(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 60, "schedule", "ground-floor", ("place",)), title="ground-floor")
    page = open_page(f"/table/{made.id}", made.keys, pace="slow")
    spot = page.locator(".block .spot.round.can").first
    spot.wait_for()
    still(page)
    hand, before = middle(page, "[data-thing='time 0']"), ply(page)
    box = spot.bounding_box()
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(UNDER_WAY)
    spot.click()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.click()
    until(lambda: ply(page) > before, page)
    until(lambda: page.locator(".travelling").count() == 0, page)
    ways = page.evaluate("window.ways")
    assert any(between(way, hand, place) for way in ways), (hand, place, ways)


def test_a_token_travels_from_the_office_to_the_account_of_who_takes_it(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "token"))
    page = open_page(f"/table/{made.id}", made.keys, pace="slow")
    token = page.locator("[data-token].can").first
    token.wait_for()
    still(page)
    office, account, before = middle(page, "[data-token].can svg"), middle(page, "[data-thing='account 0']"), ply(page)
    page.evaluate(UNDER_WAY)
    token.click()
    until(lambda: ply(page) > before, page)
    until(lambda: page.locator(".travelling").count() == 0, page)
    ways = page.evaluate("window.ways")
    assert any(between(way, office, account) for way in ways), (office, account, ways)


def test_nothing_travels_where_motion_is_not_wanted(open_page: Opener, make: Make) -> None:
    page, _, _ = a_shop_is_built(open_page, make, calm=True)
    assert page.evaluate("window.ways") == []
