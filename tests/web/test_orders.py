"""Standing orders at the table: given in a dialog, seen beside one's seat, withdrawn, told when they stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.conftest import Made, Opener, bearer, played, ply, until

Make = Callable[..., Made]


def asked(page: Any, decision: str) -> None:
    page.locator(f'.ask.mine[data-decision="{decision}"]').wait_for()


def test_passing_from_now_on(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 0, "accept"))
    page = open_page(f"/table/{made.id}", made.keys)
    asked(page, "accept")
    before = ply(page)
    page.keyboard.press("Tab")
    page.locator("[data-order]").click()
    sheet = page.get_by_role("dialog")
    assert sheet.locator("[data-order-move]").input_value() == "pass"
    sheet.get_by_label("At most so many times").fill("2")
    sheet.locator("[data-order-add]").click()
    sheet.locator("[data-order-unless]").select_option("tokens-left")
    sheet.locator("[data-order-number]").fill("0")
    sheet.locator("[data-order-give]").click()
    sheet.wait_for(state="detached")
    until(lambda: ply(page) > before, page)
    chip = page.locator("[data-order-standing=accept]")
    chip.wait_for()
    said = "Take no contract, until this phase of the game is over, 2 times at most, unless no corruption token"
    assert said in (chip.get_attribute("title") or "")
    assert ". Used" in (chip.get_attribute("title") or ""), "two sentences"
    assert any("By Ada’s standing order:" in line for line in page.locator(".log").all_inner_texts())
    chip.get_by_role("button", name="Withdraw: Take no contract").click()
    chip.wait_for(state="detached")


@pytest.mark.parametrize("size", ["laptop", "desktop"])
def test_an_order_can_be_given_beside_two_moves(open_page: Opener, make: Make, size: str) -> None:
    made = make(3, record=played(3, 0, "develop"))
    page = open_page(f"/table/{made.id}", made.keys, lang="de", size=size)
    asked(page, "develop")
    bar = page.locator(".ask .buttons")
    bar.locator("[data-order]").wait_for()
    bar.locator("[data-move]").nth(1).wait_for()  # once it is known what of it is done on the board
    assert bar.evaluate("bar => bar.scrollHeight <= bar.clientHeight"), "nothing is cut off"
    assert page.get_by_role("button", name="Ab jetzt …").is_visible()


def test_what_became_of_an_order_is_told_when_one_comes_back(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, record=played(3, 0, "accept"))
    wish = {"move": "pass", "times": 1}
    path = f"{base}/api/tables/{made.id}/seats/0/orders/accept"
    answer = httpx.put(path, json=wish, headers=bearer(made.secret), timeout=60)
    assert answer.status_code == 200, answer.text
    page = open_page(f"/table/{made.id}", made.keys, lang="de", size="phone")
    told = page.locator("[data-order-ended=accept]")
    told.wait_for()
    assert (
        "Dein Dauerauftrag „Keinen Vertrag nehmen“: Er wurde einmal genutzt, wie du es wolltest." in told.inner_text()
    )
    told.get_by_role("button").click()
    told.wait_for(state="detached")
    page.reload()
    page.locator(".ask").wait_for()
    assert told.count() == 0


def test_a_bid_is_ordered_with_its_limits(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 0, "bid", offers=("bid 5",)))
    page = open_page(f"/table/{made.id}", made.keys, lang="fr", size="phone")
    page.locator("[data-amount]").wait_for()
    page.locator("[data-order]").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-order-amount]").fill("99")
    sheet.locator("[data-order-give]").click()
    assert sheet.locator("[data-order-amount]:invalid").count() == 1, "the browser says what may be"
    sheet.locator("[data-order-amount]").fill("3")
    before = ply(page)
    sheet.locator("[data-order-give]").click()
    sheet.wait_for(state="detached")
    until(lambda: ply(page) > before, page)
    assert page.locator("[data-order-standing=bid]").inner_text().startswith("Miser 3 pièces")
