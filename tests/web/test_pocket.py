"""A game goes on in the browser without a connection, by the rules themselves, and comes back with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.conftest import Made, Opener, bearer, photo, ply, until
from tests.web.test_coming_back import kept, ready

Make = Callable[..., Made]


def taken_along(open_page: Opener, made: Made, **more: Any) -> Any:
    """A page whose game could go on without a connection."""
    page = open_page(f"/table/{made.id}", made.keys, settings={"pocket": True}, worker=True, **more)
    ready(page)
    return page


TAKEN = "async () => (await (await (await caches.open('stammtisch-pockets')).matchAll())[0].json()).taken.event"


def in_the_pocket(page: Any, made: Made, base: str) -> None:
    """Waits until the game is kept as it stands: what was kept while a bot thought is of no use after its move."""
    until(lambda: len(kept(page, "pocket")) == 5 and len(kept(page, "pockets")) == 1, page)
    until(lambda: page.evaluate(TAKEN) == asked(made, base)["event"], page)


def asked(made: Made, base: str, path: str = "", **params: Any) -> Any:
    return httpx.get(f"{base}/api/tables/{made.id}{path}", headers=bearer(made.secret), params=params).json()


def lift(page: Any) -> None:
    """Takes the device that was handed over."""
    page.locator(".ask.mine, button:has-text('I am ')").first.wait_for()
    if page.locator(".ask.mine").count() == 0:
        page.locator("button", has_text="I am ").click()
    page.locator(".ask.mine").wait_for()


def move(page: Any) -> None:
    """Makes a move, and waits until somebody at this device is to choose again."""
    before = page.locator("#main").inner_text()
    page.keyboard.press("m")
    page.locator("[data-option]").last.click()
    until(lambda: page.locator("#main").inner_text() != before, page)
    lift(page)


def waiting(page: Any) -> int:
    """How many moves wait to be sent, as the page says it."""
    said = " ".join(page.locator(".offline").all_inner_texts())
    found = re.search(r"(\d+|one) moves? (?:is|are) sent later", said)
    return 0 if found is None else 1 if found[1] == "one" else int(found[1])


@pytest.mark.parametrize("title", ["mall-world", "ground-floor", "mall-des-jahres", "wishland", "brauerei"])
def test_a_game_goes_on_and_comes_back(open_page: Opener, make: Make, base: str, title: str) -> None:
    made = make(3, title=title)
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    in_the_pocket(page, made, base)
    before = asked(made, base)["ply"]
    page.context.set_offline(True)
    for _ in range(4):
        move(page)
    assert waiting(page) >= 4
    photo(page, f"pocket-{title}")
    assert asked(made, base)["ply"] == before

    page.keyboard.press("?")  # what cannot be asked of the server does not stop it
    page.keyboard.press("Escape")
    many, here = waiting(page), ply(page)
    page.reload()
    until(lambda: waiting(page) >= many, page)  # bots may have gone on
    page.locator(".ask.mine").wait_for()
    assert ply(page) >= here, "it goes on where it was when the page is opened anew"
    move(page)

    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    until(lambda: asked(made, base)["ply"] > before, page)
    page.locator(".ask.mine").wait_for()
    assert sum("played on" in line["text"] for line in asked(made, base, "/log")) == 1
    until(lambda: ply(page) == asked(made, base)["ply"], page)
    move(page)


def test_several_at_one_screen_play_on_and_nobody_sees_what_another_draws(
    open_page: Opener, make: Make, base: str
) -> None:
    made = make(3, people=2)
    page = taken_along(open_page, made)
    lift(page)
    in_the_pocket(page, made, base)
    page.context.set_offline(True)
    seen: dict[str, set[str]] = {}
    for _ in range(8):
        move(page)
        me = page.locator(".player.me .name, .who").first.inner_text()
        seen.setdefault(me, set()).update(page.locator(".log li").all_inner_texts())
    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    log = {seat: {line["text"] for line in asked(made, base, "/log", seat=seat)} for seat in made.held}
    secret = {seat: log[seat] - log[1 - seat] for seat in made.held}
    assert any(secret.values()), "something was told to one of them only"
    assert asked(made, base)["ply"] > 0


def test_a_move_is_taken_back_where_it_was_made(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, title="ground-floor")
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    in_the_pocket(page, made, base)
    page.context.set_offline(True)
    move(page)
    many, here = waiting(page), ply(page)
    move(page)
    assert waiting(page) > many
    page.keyboard.press("u")
    until(lambda: ply(page) <= here and waiting(page) <= many, page)
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("y")
    until(lambda: waiting(page) > many, page)
    page.locator(".ask.mine").wait_for()
    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    until(lambda: asked(made, base)["ply"] == ply(page), page)


def test_what_was_played_is_sent_from_any_page(open_page: Opener, make: Make, base: str) -> None:
    made = make(3)
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    in_the_pocket(page, made, base)
    before = asked(made, base)["ply"]
    page.context.set_offline(True)
    move(page)
    page.goto(f"{base}/")
    page.locator("[data-away]").wait_for()
    page.context.set_offline(False)
    until(lambda: asked(made, base)["ply"] > before, page)
    until(lambda: kept(page, "pockets") == [], page)


def test_what_cannot_be_taken_in_is_told(open_page: Opener, make: Make, base: str) -> None:
    made = make(3)
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    in_the_pocket(page, made, base)
    view = asked(made, base)
    page.context.set_offline(True)
    move(page)
    mine = view["moves"][-1]["text"]
    other = next(m["text"] for m in view["moves"] if m["text"] != mine)
    body = {"client_id": "laptop", "ply": view["ply"], "seat": 0, "move": other}
    url = f"{base}/api/tables/{made.id}/moves"
    assert httpx.post(url, json=body, headers=bearer(made.secret)).status_code == 200
    page.context.set_offline(False)
    page.locator("[data-returned]").wait_for()
    assert "could not be taken in" in page.locator("[data-returned]").inner_text()
    until(lambda: ply(page) == asked(made, base)["ply"], page)
    page.locator(".ask.mine").wait_for()
    until(lambda: len(kept(page, "pockets")) == 1, page)
    assert of_pocket(page)["line"] == [], "what was refused is gone"


def test_bots_that_were_to_choose_do_so_here(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, policy="search:hard")
    view = asked(made, base)
    while view["due"] == [0]:  # until a bot thinks, which takes it some seconds
        body = {"client_id": f"c{view['ply']}", "ply": view["ply"], "seat": 0, "move": view["moves"][-1]["text"]}
        httpx.post(f"{base}/api/tables/{made.id}/moves", json=body, headers=bearer(made.secret)).raise_for_status()
        view = asked(made, base)
    page = taken_along(open_page, made)
    page.locator(".ask").wait_for()
    until(lambda: len(kept(page, "pocket")) == 5, page)
    # What is known here is how the table stands.
    until(lambda: asked(made, base)["event"] == of_pocket(page)["taken"]["event"], page)
    thinking = asked(made, base)["due"] != [0]
    page.context.set_offline(True)
    if not thinking:
        move(page)
    page.locator(".ask.mine").wait_for()
    assert waiting(page) >= 1
    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    until(lambda: asked(made, base)["ply"] > view["ply"], page)


def of_pocket(page: Any) -> Any:
    """What is kept of the game that was taken along."""
    return page.evaluate("caches.open('stammtisch-pockets').then(async (c) => (await (await c.matchAll())[0].json()))")


def test_a_game_for_one_goes_along_if_it_is_compared_no_more(open_page: Opener, make: Make, base: str) -> None:
    made = make(1, title="wishland")
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("?")
    page.locator("[data-take-along]").click()
    in_the_pocket(page, made, base)
    page.locator("[data-take-along]").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    move(page)
    assert waiting(page) >= 1
    page.context.set_offline(False)
    page.locator(".offline").wait_for(state="detached")
    assert any("takes the game along" in line["text"] for line in asked(made, base, "/log"))


def test_bots_go_on_deciding_after_the_connection_came_back_while_they_did(
    open_page: Opener, make: Make, base: str
) -> None:
    made = make(3)
    page = taken_along(open_page, made)
    page.locator(".ask.mine").wait_for()
    in_the_pocket(page, made, base)
    for _ in range(4):
        page.context.set_offline(True)
        page.keyboard.press("m")
        page.locator("[data-option]").last.click()
        page.locator(".offline", has_text="sent later").wait_for()
        page.context.set_offline(False)
        page.locator(".offline").wait_for(state="detached")
        page.locator(".ask.mine").wait_for()
        until(lambda: ply(page) == asked(made, base)["ply"], page)
        until(lambda: kept(page, "pockets") and of_pocket(page)["taken"]["event"] == asked(made, base)["event"], page)
    page.context.set_offline(True)
    for _ in range(3):
        move(page)
    assert waiting(page) >= 3
