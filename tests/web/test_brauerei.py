"""What the board of Brauerei shows where an option allows more than the printed rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import stammtisch as st
from tests.web.conftest import NAMES, Made, Opener

Make = Callable[..., Made]


@cache
def both_in_one_category() -> tuple[str, str, int]:
    """The record of a game in which a seat has laid cards in what it has researched, the category, and the seat."""
    for seed in range(7, 57):
        sitting = [st.Seat(name) for name in NAMES[:5]]
        game, random = st.new("brauerei", sitting, seed=seed, options={"research": "additional"}), Random(seed)
        for _ in range(600):
            if game.due[0] == 0:
                for seat, player in enumerate(game.view(0)["state"]["players"]):
                    if player["laid_in"].get(player["research"]):
                        return game.record(), player["research"], seat
            game.play(random.choice(game.moves(game.due[0])), seat=game.due[0])
    raise AssertionError


def test_cards_and_research_in_one_category_are_shown_beside_each_other(open_page: Opener, make: Make) -> None:
    record, category, seat = both_in_one_category()
    made = make(5, title="brauerei", record=record)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    for what in ("laid", "known"):
        page.locator(f"[data-thing='{what} {category} {seat}']").wait_for()
