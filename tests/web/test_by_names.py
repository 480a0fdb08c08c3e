"""Games to their end without an eye: what to do is found by roles and names alone, as a screen reader finds it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.machine import long
from tests.web.conftest import FEWEST, NAMES, Made, Opener, made_so_far, still, to_be_ended, until

Make = Callable[..., Made]
QUICK = {"forced": True}
"""What has no alternative is done by itself, as a person may wish who hears every button."""
EVERY = re.compile(r"^\d+ moves?$")
OTHER = re.compile("^(More|Less)$|From now on")
"""Buttons that make no move."""
OVER = "The game is over"


def decide(page: Any, random: Random) -> None:
    """Makes one decision: a button below the question, or a move from the list, made on the board where it is named."""
    still(page)  # a button that has just gone can be seen a little longer
    bar, before = page.get_by_role("region", name="What to do"), made_so_far(page)
    over = page.get_by_role("dialog", name=OVER)  # what was done by itself may have ended the game meanwhile
    every = bar.get_by_role("button", name=EVERY)
    buttons = bar.get_by_role("group").get_by_role("button").filter(has_not_text=OTHER)
    until(lambda: bool(every.count() or buttons.count() or over.count()), page)
    if over.count():
        return
    if every.count():
        every.click()
        moves = page.get_by_role("region", name=EVERY).get_by_role("button")
        moves.first.wait_for()
        move = moves.nth(random.randrange(moves.count()))
        name = re.escape(move.inner_text().split("\n")[-1].strip()).replace("/", r"\/")
        there = page.get_by_role("button", name=re.compile(rf"[.;] {name}$"))
        if there.count() == 1 and random.random() < 0.5:
            page.keyboard.press("Escape")  # the list lies over the table
            there.press("Enter")
            item = page.get_by_role("menuitem", name=re.compile(f"{name}$"))
            until(lambda: bool(item.count()) or made_so_far(page) != before, page)
            if item.count():
                item.press("Enter")
        else:
            move.click()
    else:
        buttons.nth(random.randrange(buttons.count())).click()
    until(lambda: made_so_far(page) != before or bool(over.count()), page)


@long
@pytest.mark.parametrize("title", FEWEST)
def test_a_game_comes_to_its_end_by_roles_and_names_alone(open_page: Opener, make: Make, title: str) -> None:
    seats, made = FEWEST[title], to_be_ended(make, title)
    page = open_page(f"/table/{made.id}", made.keys, settings=QUICK)
    bar, over = page.get_by_role("region", name="What to do"), page.get_by_role("dialog", name=OVER)
    turn = bar.get_by_text("Your turn")
    page.get_by_role("list", name="Players").get_by_role("listitem").nth(seats - 1).wait_for()
    random = Random(9)
    for _ in range(1000):
        until(lambda: bool(turn.count() or over.count()), page)
        if over.count():
            break
        decide(page, random)
    over.wait_for()
    assert all(name in over.inner_text() for name in NAMES[:seats])
