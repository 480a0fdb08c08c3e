"""Friends at a table: again, colours, who watches, open seats, who is away, and the end; by hand, as they would."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

import stammtisch as st
from tests.machine import long
from tests.web.conftest import NAMES, Made, Opener, bearer, photo, still, until

LOOKS = [
    ("phone", "fr", "dark"),
    ("tablet", "de", "light"),
    ("laptop", "en", "dark"),
    ("desktop", "de", "light"),
    ("wide", "fr", "light"),
]

BRUNO_BEGINS, ADA_BEGINS, OTHERS_BEGIN = 9, 6, 3
"""Seeds of games of three: in the first two seat 0 has the first turn, in the third it has not."""


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a game of three that is over."""
    game, random = st.new("mall-world", [st.Seat(name) for name in NAMES[:3]], seed=11), Random(11)
    while not game.over:
        game.play(random.choice(game.moves(game.due[0])), seat=game.due[0])
    return game.record()


def invited(base: str, made: Made, seat: int, name: str, **more: Any) -> dict[str, Any]:
    """Somebody takes an open seat: what their browser remembers."""
    where = f"{base}/api/tables/{made.id}/seats/{seat}"
    answer = httpx.put(where, json={"name": name, **more}, headers=bearer(made.invitation), timeout=60)
    assert answer.status_code == 200, answer.text
    seats = [{"seat": seat, "secret": answer.json()["secret"]}]
    return {made.id: {"title": made.title, "name": "", "seats": seats, "seen": 0, "at": 1}}


def friends(base: str, finished: str) -> tuple[Made, dict[str, Any]]:
    """A table whose game is over, with Ada, Bruno (who was invited) and a bot; and Bruno's keys."""
    seats = [{"kind": "person", "name": "Ada", "colour": 6}, {"kind": "open"}, {"kind": "bot", "policy": "random"}]
    made = _made(base, {"record": finished, "seats": seats})
    return made, invited(base, made, 1, "Bruno")


def _made(base: str, body: dict[str, Any]) -> Made:
    answer = httpx.post(f"{base}/api/tables", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    held = tuple(seat["seat"] for seat in made["seats"] if seat["secret"])
    secret = made["seats"][held[0]]["secret"]
    return Made(made["id"], secret, held, made["spectator"], made["invitation"], body.get("title", "mall-world"))


def watcher(made: Made) -> dict[str, Any]:
    return {made.id: {"title": made.title, "name": "", "seats": [], "watch": made.spectator, "seen": 0, "at": 1}}


def test_everybody_comes_to_the_next_table_with_one_click(open_page: Opener, base: str, finished: str) -> None:
    made, brunos = friends(base, finished)
    ada = open_page(f"/table/{made.id}", made.keys, settings={"name": "Ada"})
    bruno = open_page(f"/table/{made.id}", brunos, lang="de")
    zoe = open_page(f"/table/{made.id}", watcher(made))
    for page in (ada, bruno, zoe):
        page.locator(".ending").wait_for()
    assert zoe.locator(".ending [data-again]").count() == 0, "who watches does not open a table for others"
    ada.locator(".ending [data-again]").click()
    until(lambda: made.id not in ada.url and "/table/" in ada.url, ada)
    there = ada.url
    bruno.get_by_text("Ada spielt noch einmal").first.wait_for()
    bruno.locator(".ending [data-again]").click()
    zoe.locator(".ending [data-again]").click()
    for page in (bruno, zoe):
        until(lambda page=page: page.url == there, page)
    for page, mine in ((ada, "Ada"), (bruno, "Bruno")):
        page.locator(".players .me", has_text=mine).wait_for()
    zoe.locator(".players").wait_for()
    assert zoe.locator(".players .me").count() == 0
    late = open_page(f"/table/{made.id}", brunos)
    late.get_by_text("Ada plays again").first.wait_for()


def test_a_colour_is_chosen_and_worn_everywhere(open_page: Opener, base: str) -> None:
    page = open_page("/new/mall-world", settings={"name": "Ada"})
    page.locator(".seats .now").first.click()
    page.locator("[data-colour='6']").click()
    page.locator(".seats .now").nth(1).click()
    assert page.locator("[data-colour='6']").count() == 0, "it is taken"
    page.keyboard.press("Escape")
    assert page.locator("[data-colour]").count() == 0
    page.locator(".seats select").nth(1).select_option("open")
    page.locator("button.primary").click()
    page.locator(".players li.me").wait_for()
    colour = "getComputedStyle(document.querySelector('.players li.me')).borderLeftColor"
    violet = "rgb(76, 63, 174)"
    assert page.evaluate(colour) == violet
    mark = page.locator(".players li.me path").first
    assert mark.get_attribute("fill") == "var(--colour-6)"
    invitation = page.locator("[data-copy]").first.get_attribute("data-copy")
    guest = open_page("/" + invitation.split("/", 3)[3])
    guest.locator("form .now").click()
    assert guest.locator("[data-colour='6']").count() == 0
    guest.locator("[data-colour='7']").click()
    guest.locator("form input").first.fill("Zoe")
    guest.locator("form button.primary").click()
    guest.locator(".players li.me path").first.wait_for()
    assert guest.locator(".players li.me path").first.get_attribute("fill") == "var(--colour-7)"
    page.locator(".players li path[fill='var(--colour-7)']").first.wait_for()


def test_who_watches_is_shown(open_page: Opener, base: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = _made(base, {"title": "mall-world", "seats": seats})
    ada = open_page(f"/table/{made.id}", made.keys)
    zoe = open_page(f"/table/{made.id}", watcher(made), settings={"name": "Zoe"})
    somebody = open_page(f"/table/{made.id}", watcher(made))
    ada.locator("[data-watching][title='Watching: Zoe and 1 other']").wait_for()
    somebody.context.close()
    ada.locator("[data-watching][title='Watching: Zoe']").wait_for()
    zoe.locator("[data-watching]").click()
    zoe.get_by_role("dialog").get_by_text("Watching: Zoe").wait_for()
    zoe.context.close()
    until(lambda: ada.locator("[data-watching]").count() == 0, ada)


def test_a_table_begins_without_an_open_seat(open_page: Opener, base: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    made = _made(base, {"title": "mall-world", "seats": seats})
    brunos = invited(base, made, 2, "Nora")
    ada = open_page(f"/table/{made.id}", made.keys)
    nora = open_page(f"/table/{made.id}", brunos)
    for page in (ada, nora):
        page.locator("[data-open-seat]").wait_for()
    ada.locator("[data-without]").click()
    for page in (ada, nora):
        until(lambda page=page: made.id not in page.url and "/table/" in page.url, page)
        until(lambda page=page: page.locator(".players li").count() == 3, page)
    nora.locator(".players .me", has_text="Nora").wait_for()
    gone = ada.locator("[data-without]")
    gone.wait_for()
    assert gone.get_attribute("aria-disabled") == "true"
    assert ada.locator("[id^=why-not]").inner_text().startswith("Only the small game is for two players.")
    guest = open_page(f"/table/{made.id}#join={made.invitation}")
    until(lambda: made.id not in guest.url, guest)
    guest.locator("form").wait_for()


@long
def test_a_bot_plays_for_who_is_away_until_they_are_back(open_page: Opener, base: str) -> None:
    seats = [{"kind": "open"}, {"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": "random"}]
    made = _made(base, {"title": "mall-world", "seats": seats, "absence": 10, "seed": BRUNO_BEGINS})
    brunos = invited(base, made, 0, "Bruno")
    ada = open_page(f"/table/{made.id}", made.keys)
    ada.locator("[data-away='0']").wait_for()
    button = ada.locator("[data-stand-in]")
    assert "Bruno" in button.inner_text()
    until(lambda: button.get_attribute("aria-disabled") == "false", ada, 30)
    button.click()
    until(lambda: int(ada.locator(".ask").get_attribute("data-ply")) > 0, ada)
    bruno = open_page(f"/table/{made.id}", brunos)
    bruno.locator(".players .me").wait_for()
    until(lambda: ada.locator(".players li").first.locator(".lucide-bot").count() == 0, ada)


@pytest.mark.parametrize("seed", [OTHERS_BEGIN, ADA_BEGINS])
def test_who_left_the_seat_to_a_bot_comes_back(open_page: Opener, base: str, seed: int) -> None:
    """Also where the bot has bid meanwhile, and the others are still to bid."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = _made(base, {"title": "mall-world", "seats": seats, "seed": seed})
    where = f"{base}/api/tables/{made.id}/seats/0"
    assert httpx.patch(where, json={"policy": "random"}, headers=bearer(made.secret), timeout=60).status_code == 200
    ada = open_page(f"/table/{made.id}", made.keys)
    ada.locator("[data-back]").click()
    until(lambda: ada.locator("[data-back]").count() == 0, ada)
    assert ada.locator(".players li").first.locator(".lucide-bot").count() == 0


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_it_looks_as_it_should(open_page: Opener, base: str, finished: str, size: str, lang: str, theme: str) -> None:
    """One primary button, nothing cut off, nothing beside the screen; with pictures to look at."""
    made, _ = friends(base, finished)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    opened = _made(base, {"title": "mall-world", "seats": seats})
    look = {"size": size, "lang": lang, "theme": theme}
    states = {
        "end": (f"/table/{made.id}", made.keys, ".ending", None),
        "open": (f"/table/{opened.id}", opened.keys, "[data-open-seat]", None),
        "join": (f"/table/{opened.id}#join={opened.invitation}", None, "form .now", "form .now"),
        "new": ("/new/mall-world", None, ".seats .now", ".seats .now >> nth=1"),
    }
    for name, (path, keys, wait, click) in states.items():
        page = open_page(path, keys, **look)
        page.locator(wait).first.wait_for()
        if click:
            page.locator(click).first.click()
        still(page)
        photo(page, f"again-{name}-{size}-{lang}-{theme}")
        shown = page.locator("dialog[open] .btn.primary:visible, body:not(:has(dialog[open])) .btn.primary:visible")
        assert shown.count() <= 1, (name, shown.all_inner_texts())
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (name, wide)
        page.context.close()


def test_the_end_says_what_broke_a_tie_with_its_clause(open_page: Opener, base: str, finished: str) -> None:
    made, _ = friends(base, finished)
    page = open_page("/", made.keys)

    def tied(route: Any) -> None:
        answer = route.fetch()
        table = {**answer.json(), "tie": {"text": "Ada and Bruno have 34 each; Ada wins.", "clause": "MW-15.9"}}
        route.fulfill(response=answer, json=table)

    page.route(f"**/api/tables/{made.id}?*", tied)
    page.goto(f"{base}/table/{made.id}")
    tie = page.locator(".ending .tie")
    tie.wait_for()
    assert "Ada and Bruno have 34 each; Ada wins." in tie.inner_text()
    tie.locator(".clause button").hover()
    page.get_by_role("tooltip").wait_for()
    tie.locator(".clause button").click()
    page.locator(".clause.here").wait_for()


def test_a_table_is_not_forgotten_by_one_slip(open_page: Opener, base: str, finished: str) -> None:
    made, brunos = friends(base, finished)
    page = open_page("/", brunos)
    forget = page.locator(".list .icon-btn.danger")
    page.get_by_text("The game is over").wait_for()
    forget.click()
    assert page.locator("[data-delete]").count() == 0, "it is not Bruno's to delete"
    page.keyboard.press("Escape")
    page.locator(f".list a[href='/table/{made.id}']").wait_for()
    forget.click()
    page.locator("[data-forget].danger").click()
    page.get_by_text("No table yet").wait_for(timeout=10_000)  # at once, and not when tables are next asked for
