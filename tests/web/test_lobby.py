"""Finding each other in a browser: a table put into the lobby, somebody who sits down, and the next table."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from tests.web.conftest import Made, Opener, bearer, photo, still, until
from tests.web.test_again import invited

OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
LOOKS = [("phone", "fr", "dark"), ("laptop", "de", "light"), ("wide", "en", "light")]


def table(base: str, **more: Any) -> tuple[Made, str]:
    """A table with open seats, and its owner's key."""
    body = {"title": "mall-world", "seats": OPEN, **more}
    answer = httpx.post(f"{base}/api/tables", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    secret = next(seat["secret"] for seat in made["seats"] if seat["secret"])
    held = tuple(seat["seat"] for seat in made["seats"] if seat["secret"])
    return Made(made["id"], secret, held, made["spectator"], made["invitation"]), made["owner"]


def my_turn(base: str, mine: bool) -> Made:
    """A table at which it is Ada's turn, or not."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    while True:
        made, owner = table(base, seats=seats)
        view = httpx.get(f"{base}/api/tables/{made.id}", headers=bearer(made.secret)).json()
        if (0 in view["due"]) == mine:
            return made
        httpx.delete(f"{base}/api/tables/{made.id}", headers=bearer(owner))


def test_a_stranger_finds_a_table_and_sits_down(open_page: Opener, base: str) -> None:
    host = open_page("/new/mall-world", settings={"name": "Ada"})
    host.locator("ol.seats select").nth(1).select_option("open")
    host.locator("input[name=door][value=lobby]").check()
    host.locator("[data-spoken]").select_option("fr")
    host.locator("[data-fill]").select_option("15")
    host.locator("form button.primary").click()
    host.locator("#main .ask").wait_for()
    table_id = host.url.split("/")[-1].partition("?")[0]
    assert "Bots take what is still open: " in host.locator("[data-fills]").inner_text()

    guest = open_page("/", settings={"name": ""})
    card = guest.locator(f"[data-lobby='{table_id}']")
    card.wait_for()
    assert re.search(r"Français.*1 seat free.*bots come in 15 minutes", card.inner_text(), re.S)
    guest.locator("[data-lobby-language]").select_option("de")
    until(lambda: card.count() == 0, guest)
    guest.locator("[data-lobby-language]").select_option("")
    card.locator("button.primary").click()
    guest.locator("[data-join-name]").fill("Ada")
    guest.locator("[data-join]").click()
    guest.locator("[role=alert]").wait_for()  # somebody there is called so
    guest.locator("[data-join-name]").fill("Bruno")
    guest.locator("[data-join]").click()
    guest.locator("#main .ask").wait_for()
    assert guest.url.split("/")[-1] == table_id
    assert guest.locator(".players .me .name b").inner_text() == "Bruno"
    until(lambda: "Bruno" in host.locator(".players").inner_text(), host)
    guest.goto(f"{base}/")
    guest.locator(".tables .card").wait_for()
    until(lambda: guest.locator(f"[data-lobby='{table_id}']").count() == 0, guest)  # no seat is free


def asked_at_once(base: str) -> Made:
    """A table at which a bot has begun, and Ada and whoever takes the open seat are to choose at once."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "policy": "random"}]

    def look(made: Made) -> Any:
        return httpx.get(f"{base}/api/tables/{made.id}", headers=bearer(made.secret)).json()

    while True:
        made, owner = table(base, seats=seats)
        for _ in range(50):
            view = look(made)
            if {0, 1} <= set(view["due"]):
                return made
            if 0 in view["due"] or 1 in view["due"]:
                break
        httpx.delete(f"{base}/api/tables/{made.id}", headers=bearer(owner))


def test_an_open_seat_is_put_away_where_one_is_asked_beside_it(open_page: Opener, base: str) -> None:
    made = asked_at_once(base)
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    seat = page.locator("[data-open-seat='1']")
    seat.wait_for()
    page.locator(".ask.mine").wait_for()
    seat.locator(".close").click()
    until(lambda: seat.count() == 0, page)


def test_my_tables_come_in_the_order_in_which_they_wait(open_page: Opener, base: str) -> None:
    first, second, other = my_turn(base, True), my_turn(base, True), my_turn(base, False)
    keys = {**other.keys, **second.keys, **first.keys}
    asked: list[str] = []
    page = open_page("/")
    page.locator(".box").first.wait_for()  # it has asked for its tables, of which there are none yet
    page.evaluate("keys => localStorage.setItem('stammtisch.tables', JSON.stringify(keys))", keys)
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.reload()
    page.locator(".state.mine").first.wait_for()
    hrefs = [a.get_attribute("href").split("/")[-1] for a in page.locator(".tables .list a").all()]
    assert set(hrefs[:2]) == {first.id, second.id} and hrefs[2] == other.id
    assert len(asked) == 1, asked

    page = open_page(f"/table/{other.id}", keys)
    button = page.locator("[data-next-table]")
    until(lambda: button.get_attribute("data-next-table") == "2", page)
    button.click()
    until(lambda: not page.url.endswith(other.id), page)
    there = page.url.split("/")[-1]
    assert there in (first.id, second.id)
    page.locator("#main .ask").wait_for()
    until(lambda: page.locator("[data-next-table]").get_attribute("data-next-table") == "1", page)
    page.keyboard.press("t")
    until(lambda: not page.url.endswith(there), page)


def test_who_sat_down_and_does_nothing_is_sent_away(open_page: Opener, base: str) -> None:
    made, owner = table(base)
    theirs = invited(base, made, 1, "Idle")
    keys = made.keys
    keys[made.id]["owner"] = owner
    host, guest = open_page(f"/table/{made.id}", keys), open_page(f"/table/{made.id}", theirs)
    guest.locator("#main .ask").wait_for()
    host.locator("#main .ask").wait_for()
    host.keyboard.press("?")
    host.locator("[data-send-away='1']").click()
    until(lambda: host.locator("[data-send-away='1']").count() == 0, host)
    until(lambda: "Idle" not in host.locator(".players").inner_text(), host)


def test_where_seats_are_drawn_nobody_chooses_one(open_page: Opener, base: str) -> None:
    made, _ = table(base, order="random")
    page = open_page(f"/table/{made.id}#join={made.invitation}", settings={"name": "Bruno"})
    page.locator("form .field input").wait_for()
    assert page.locator("form input[type=radio]").count() == 0
    page.locator("form button").last.click()
    page.locator("#main .ask").wait_for()
    assert page.locator(".players .me .name b").inner_text() == "Bruno"


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_the_front_page_has_room_for_it(open_page: Opener, base: str, size: str, lang: str, theme: str) -> None:
    long = {
        "title": "mall-world",
        "seats": [{**OPEN[0], "name": "Maximiliane von Hohenstein-Wittelsbach X"}, *OPEN[1:]],
    }
    table(base, **long, lobby={"lang": "de", "minutes": 60}, order="random", hints=False)
    page = open_page("/", my_turn(base, True).keys, size=size, lang=lang, theme=theme)
    page.locator("[data-lobby]").first.wait_for()
    page.locator(".state.mine").wait_for()
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator("[data-lobby] button").evaluate_all("all => all.filter(e => e.offsetHeight < 44).length")
    assert small == 0
    photo(page, f"lobby-{size}-{lang}-{theme}", full_page=True)
