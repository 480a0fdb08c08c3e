"""The board of Wishland: what a purchase costs and brings is said before it is made; no claim is missed.

A game that was played alone ends with the best of this house and asks for the next try.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from tests.machine import long
from tests.web.conftest import Made, Opener, bearer, before_setting_off, played, ply, until

Make = Callable[..., Made]

CARDS = ".market .cards .can"
TOLD = """() => { window.told = []; new MutationObserver(() => {
    const said = document.querySelector(".ask .told .sentence")?.textContent;
    if (said && said !== window.told.at(-1)) window.told.push(said);
}).observe(document.querySelector(".ask"), { childList: true, subtree: true, characterData: true }); }"""
"""Remembers what the bar tells."""


def opened(open_page: Opener, make: Make, plies: int, *offers: str, **look: Any) -> Any:
    """The page of a table at which a purchase can be made, and such moves are possible."""
    made = make(4, record=played(4, plies, "act", "wishland", ("buy", *offers)), title="wishland")
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []}, **look)
    page.locator(CARDS).first.wait_for()
    return page


def test_a_purchase_says_what_it_costs_and_brings(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make, 100)
    page.locator(CARDS).first.focus()
    page.locator(".ask .preview", has_text="worker").wait_for()
    assert page.locator(".ask .sentence").inner_text().startswith("Buy ")


def test_place_first_then_the_card_then_extra_workers(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make, 130, "buy-with")
    stall = page.locator(".stall", has=page.locator(".cards .can[aria-haspopup]")).first
    stall.locator(".queue button").click()
    assert page.locator(".stall.aside").count() == 4
    until(lambda: page.evaluate("!!document.activeElement.closest('.cards')"), page)
    stall.locator(".can[aria-haspopup]").first.click()
    ways = page.get_by_role("menuitem").all_inner_texts()
    assert len(ways) > 1 and any("extra workers" in way for way in ways)
    page.locator(".ask .preview", has_text="worker").wait_for()


def test_a_claim_lights_up_and_has_the_first_button(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make, 60, "claim", size="phone")
    first = page.locator(".ask .buttons [data-move]").first
    assert first.get_attribute("data-move").startswith("claim ") and "primary" in first.get_attribute("class")
    achievement = first.get_attribute("data-move").split()[1]
    assert page.locator(f"[data-achievement={achievement}] .can").count() == 1
    first.tap()
    page.locator("[data-confirm]").tap()
    page.locator(f"[data-achievement={achievement}].claimed").wait_for()


def test_final_scoring_is_told_step_by_step_before_the_end_is_shown(open_page: Opener, make: Make, base: str) -> None:
    record, move = before_setting_off("wishland", "WL-21")
    made = make(4, record=record, title="wishland")
    page = open_page(f"/table/{made.id}", made.keys, pace="fast")
    page.locator(".ask.mine").wait_for()
    page.evaluate(TOLD)
    answer = {"client_id": "last", "ply": ply(page), "seat": 0, "move": move}
    headers = bearer(made.secret)
    assert page.request.post(f"{base}/api/tables/{made.id}/moves", data=answer, headers=headers).status == 200
    page.locator(".ending").wait_for()
    told = page.evaluate("window.told")
    steps = [said for said in told if re.search(r": −?\d+ points? for ", said)]
    assert len(steps) > 1 and all(len(said.split(". ")) <= 4 for said in steps), told


@long
def test_a_game_played_alone_ends_with_the_best_of_the_house_and_the_next_try(
    open_page: Opener, make: Make, base: str
) -> None:
    others, own = made_and_played(make, base, 1), made_and_played(make, base, 2)
    totals = sorted((others[1], own[1]), reverse=True)
    page = open_page(f"/table/{own[0].id}", own[0].keys, size="phone", lang="de")
    page.locator(".best li").first.wait_for()
    shown = page.locator(".ending").inner_text()
    assert "Ausschlag" not in shown and "gewinnt" not in page.locator("body").inner_text()
    assert [int(total) for total in page.locator(".best .total").all_inner_texts()] == totals
    assert page.locator(".best [aria-current]").locator(".total").inner_text() == str(own[1])
    again = page.locator(".ending [data-again]")
    assert "primary" in again.get_attribute("class")
    again.tap()
    page.wait_for_url(lambda url: "/table/" in url and own[0].id not in url)
    page.locator(".ask.mine").wait_for()


def made_and_played(make: Make, base: str, seed: int) -> tuple[Made, int]:
    """A table for one whose game has been played to its end, and what came of it; on terms that no other test has."""
    made, choice = make(1, title="wishland", seed=None, options={"collect_needs_workers": "false"}), Random(seed)
    with httpx.Client(base_url=base, headers=bearer(made.secret), timeout=60) as client:
        while not (view := client.get(f"/api/tables/{made.id}").json())["over"]:
            option, ply = choice.choice(view["moves"])["option"], view["ply"]
            move = {"client_id": f"c{ply}", "ply": ply, "seat": 0, "move": option}
            assert client.post(f"/api/tables/{made.id}/moves", json=move).status_code == 200
    return made, view["scores"][0]["total"]
