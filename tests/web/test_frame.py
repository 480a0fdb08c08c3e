"""The frame that all titles share: nothing moves under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.conftest import Made, Opener, ply, settle, until

Make = Callable[..., Made]

# What a board moves within its own places, the middle and what it shows of a seat, is the board's to answer for.
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (!e.hadRecentInput) {
        const moved = e.sources.filter((s) => !s.node?.parentElement?.closest(".middle, .players li"));
        if (moved.length) window.shifts.push([
            e.value, ...moved.map((s) => `${s.node?.outerHTML?.slice(0, 90) ?? s.node?.textContent}`)]);
    }
}).observe({ type: "layout-shift", buffered: false });
"""
STEADY = "header nav button, header nav select, .ask, .steady [data-undo], .middle, aside.people, .log.card"
"""What has one place for a whole game."""
RECTS = """(steady) => [...document.querySelectorAll(steady)].map((e) => {
    const r = e.getBoundingClientRect();
    return [e.ariaLabel ?? e.className, ...[r.left, r.top, r.right, r.bottom].map(Math.round)].join(" ");
})"""
CHOICES = "#main .middle .can, .ask .buttons [data-move], [data-confirm]"


def make_a_move(page: Any, random: Random) -> None:
    """Makes a move by keyboard, whatever the board looks like: each thing that may be touched is a button."""
    before = ply(page)
    for _ in range(6):
        ways = page.locator("[data-confirm], [role=menuitem]")
        ways = ways if ways.count() else page.locator(CHOICES)
        ways.first.wait_for()
        way = ways.nth(random.randrange(ways.count()))
        way.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(80)
        if ply(page) > before:
            return
    until(lambda: ply(page) > before, page)


@pytest.mark.parametrize("title", ["mall-world", "ground-floor"])
def test_nothing_moves_over_forty_moves(open_page: Opener, make: Make, title: str) -> None:
    made = make(3, title=title)
    page = open_page(f"/table/{made.id}", made.keys)
    settle(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.evaluate(WATCH)
    random = Random(4)
    places = page.evaluate(RECTS, STEADY)
    while ply(page) < 120 and not page.locator(".ask.over").count():
        made_at = ply(page)
        make_a_move(page, random)
        until(lambda: page.locator(".ask.mine, .ask.over").count() > 0, page)
        if not page.locator(".ask.over").count():
            assert page.evaluate(RECTS, STEADY) == places, f"after move {made_at}"
    shifts = page.evaluate("window.shifts")
    assert sum(s[0] for s in shifts) < 0.02, sorted(shifts, reverse=True)[:8]
