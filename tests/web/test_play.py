"""Playing in the browser: alone against bots, in two browsers, and several at one device."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx

from tests.web.conftest import Made, Opener, act, played, until

Make = Callable[..., Made]


def test_sitting_down_takes_two_clicks(open_page: Opener) -> None:
    page = open_page("/")
    page.locator("a.box").first.click()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".ask").wait_for()
    assert "/table/" in page.url
    assert page.locator(".players li").count() == 4


def test_a_whole_game_by_clicking(open_page: Opener, make: Make) -> None:
    made = make(3)
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []})
    page.locator(".ask").wait_for()
    random = Random(5)
    for _ in range(3000):
        if page.locator(".ask.over").count():
            break
        act(page, random)
    page.get_by_role("dialog", name="Scores").wait_for()
    assert page.locator("tfoot .first").count() >= 1


def same(page: Any) -> list[str]:
    """What is the same for everybody."""
    return list(page.locator(".players .things, .market .count, .supply, .bar .middle").all_inner_texts())


def test_two_browsers_at_one_table_and_a_reload(open_page: Opener, make: Make, base: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "name": "Clara", "policy": "random"}]
    answer = httpx.post(f"{base}/api/tables", json={"title": "mall-world", "seats": seats}, timeout=60).json()
    made = Made(answer["id"], answer["seats"][0]["secret"], (0,), answer["spectator"], answer["invitation"])
    one = open_page(f"/table/{made.id}", made.keys)
    two = open_page(f"/table/{made.id}#join={made.invitation}")
    two.get_by_label("Your name").fill("Zoë")
    two.get_by_role("button", name="Sit down").click()
    two.locator(".ask").wait_for()
    one.locator(".players").get_by_text("Zoë").wait_for()
    assert made.invitation not in two.url
    random = Random(2)
    for turn in range(30):
        for page in (one, two):
            if page.locator(".ask.mine").count():
                act(page, random)
        if turn == 15:
            two.reload()
            two.locator(".ask").wait_for()
    assert one.locator(".log .when").count() > 5
    until(lambda: same(one) == same(two), one)


def test_at_one_device_a_curtain_falls_before_a_secret_bid(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=played(3, 20, "bid"))
    page = open_page(f"/table/{made.id}", made.keys)
    for who in ("Ada", "Bruno", "Clara"):
        page.get_by_role("heading", name=f"Hand over to {who}").wait_for()
        assert page.locator(".place, [data-zone=hand]").count() == 0, "something can be seen behind the curtain"
        page.get_by_role("button", name=f"I am {who}").click()
        page.locator(".ask.mine").wait_for()
        if who != "Ada":
            assert page.locator(".bids li").count() == 0, "an earlier bid can be seen"
        page.locator("[data-move='bid 0']").click()


def test_a_spectator_sees_no_secret(open_page: Opener, make: Make) -> None:
    made = make(4, people=1, record=played(4, 60))
    said: list[str] = []
    page = open_page(f"/table/{made.id}#watch={made.spectator}")
    page.on("response", lambda r: said.append(r.text()) if f"/api/tables/{made.id}" in r.url and r.ok else None)
    page.reload()
    page.locator(".players").wait_for()
    assert page.locator("[data-zone=hand]").count() == 0
    assert page.get_by_role("button", name="Undo").count() == 0
    assert said
    assert made.secret not in page.content() + "".join(said)
    views = [json.loads(text) for text in said if '"players"' in text]
    assert views
    players = views[0]["view"]["state"]["players"]
    assert all(player["hand"]["count"] is None and player["special"] is None for player in players)


def test_a_click_on_what_is_not_allowed_says_why(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".place.can").first.wait_for()
    page.locator(".place:not(.can)").first.click(force=True)
    alert = page.locator(".strip.no")
    alert.wait_for()
    assert "MW-" in alert.inner_text()
    assert alert.locator(".clause button").count() == 1


def test_undo_and_its_reason(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator("[data-move=trade]").click()
    page.locator(".sentence", has_text="Offer").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-move=trade]").wait_for()


def test_the_price_is_shown_before_a_move(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9, "accept"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.locator(".market .can[data-slot]").first.hover()
    assert "CHF" in page.locator(".preview").inner_text()


def test_on_a_touch_screen_a_move_waits_to_be_confirmed(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    page.locator(".place.can").first.tap()
    page.locator("[role=menuitem], [data-confirm]").first.wait_for()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.tap()
    page.locator("[data-confirm]").tap()
    page.locator("[data-confirm]").wait_for(state="detached")


def test_by_keyboard_alone(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".place.can").first.wait_for()
    before = page.locator(".log .when").last.inner_text()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('place')"):
            break
    else:
        raise AssertionError("the plan cannot be reached")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.focus()
        page.keyboard.press("Enter")
    until(lambda: page.locator(".log .when").last.inner_text() != before, page)
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Scores").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_others_moves_are_shown_one_after_another_and_can_be_skipped(open_page: Opener, make: Make) -> None:
    made = make(5, record=played(5, 40, "accept"))
    page = open_page(f"/table/{made.id}", made.keys, pace="slow")
    page.locator(".ask.mine").wait_for()
    random = Random(1)
    for _ in range(40):
        if page.get_by_role("button", name="Skip").count():
            break
        act(page, random)
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Skip").click()


def test_the_generic_table_plays_too(open_page: Opener, make: Make) -> None:
    made = make(3)
    page = open_page(f"/table/{made.id}", made.keys, settings={"plain": True})
    page.locator(".plain").wait_for()
    random = Random(8)
    for _ in range(25):
        if page.locator(".ask.mine").count() == 0:
            page.wait_for_timeout(100)
            continue
        buttons = page.locator(".ask .buttons .btn")
        if buttons.count():
            buttons.nth(random.randrange(buttons.count())).click(force=True)
    assert page.locator(".log .when").count() > 4


def test_since_you_last_looked(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 60))
    keys = made.keys
    keys[made.id]["seen"] = 40
    page = open_page(f"/table/{made.id}", keys)
    page.locator(".away").wait_for()
    page.locator(".away").get_by_role("button", name="Got it").click()
    assert page.locator(".away").count() == 0


def test_the_line_comes_back_after_a_break(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page: Any = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.context.set_offline(True)
    page.locator("[data-move=trade]").click()
    page.wait_for_timeout(700)
    page.context.set_offline(False)
    page.locator(".sentence", has_text="Offer").wait_for()
