"""Clocks on the page: a table is made with one, times are seen at the seats, and little time is said so."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

import stammtisch as st
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from tests.machine import long
from tests.web.conftest import NAMES, Made, Opener, bearer, made_so_far, photo, ply, still, until, until_over

LOOKS = [("phone", "fr", "dark"), ("laptop", "de", "light")]


def made_with(base: str, clock: dict[str, Any], **more: Any) -> Made:
    """A table with a clock, at which Ada and Bruno sit at one device."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")]
    body = {"title": "mall-world", "seats": seats, "seed": 6, "clock": clock, **more}
    answer = httpx.post(f"{base}/api/tables", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    held = tuple(seat["seat"] for seat in made["seats"] if seat["secret"])
    return Made(made["id"], made["seats"][0]["secret"], held, made["spectator"], made["invitation"])


def seen(base: str, made: Made) -> dict[str, Any]:
    url = f"{base}/api/tables/{made.id}"
    return dict(httpx.get(url, headers=bearer(made.secret), timeout=60).json())


def in_front(page: Any) -> None:
    """Takes the device, if it is to be handed on."""
    page.locator(".curtain button, .ask").first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.locator(".ask").wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_a_table_is_made_with_a_clock_of_ones_own(
    open_page: Opener, base: str, size: str, lang: str, theme: str
) -> None:
    page = open_page("/new/mall-world", size=size, lang=lang, theme=theme)
    page.locator("details summary").click()
    page.locator("[data-clock]").select_option("slow")
    page.locator("[data-off='6']").check(force=True)
    page.locator("[data-time-out]").select_option("drop-out")
    page.locator("[data-clock]").scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is too wide"
    still(page)
    photo(page, f"clock-made-{size}-{lang}-{theme}")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.locator("button.big").click()
    clock = sent.value.post_data_json["clock"]
    assert (clock["kind"], clock["off"], clock["pause"], clock["out"]) == ("slow", [6], ["22:00", "07:00"], "drop-out")
    page.locator(".ask").wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_times_stand_at_the_seats_and_little_time_is_said(
    open_page: Opener, base: str, size: str, lang: str, theme: str
) -> None:
    made = made_with(base, {"kind": "live", "bank": 32, "increment": 2, "out": "bot-once"})
    page = open_page(f"/table/{made.id}", made.keys, size=size, lang=lang, theme=theme)
    in_front(page)
    (due,) = seen(base, made)["due"]
    running = page.locator(f"[data-time='{due}']")
    running.wait_for()
    assert page.locator("[data-time]").count() == 3
    assert page.locator("[data-time].runs").count() == 1
    first = running.inner_text()
    until(lambda: running.inner_text() != first, page)
    assert not page.locator("[data-my-time].little").count()
    still(page)
    photo(page, f"clock-runs-{size}-{lang}-{theme}")
    page.locator("[data-my-time].little").wait_for()
    words = {"de": "Die Zeit wird knapp", "fr": "Il reste peu de temps"}[lang]
    assert words in page.locator(".ask [aria-live=assertive]").inner_text()
    still(page)
    photo(page, f"clock-low-{size}-{lang}-{theme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@long
@pytest.mark.parametrize(("lang", "said"), [("de", "Bot"), ("fr", "bot")])
def test_what_a_bot_does_when_time_is_out_is_told(open_page: Opener, base: str, lang: str, said: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "policy": "random"} for _ in range(2))]
    made = made_with(base, {"kind": "live", "bank": 5, "increment": 5, "out": "bot-once"}, seats=seats)
    page = open_page(f"/table/{made.id}", made.keys, size="laptop", lang=lang)
    until(lambda: seen(base, made)["due"] == [0], page)
    ply = seen(base, made)["ply"]
    until(lambda: seen(base, made)["ply"] > ply, page)
    log = httpx.get(f"{base}/api/tables/{made.id}/log?lang={lang}", headers=bearer(made.secret)).json()
    line = next(line["text"] for line in log if said in line["text"])
    page.get_by_text(line).first.wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_ones_rest_is_chosen_among_the_preferences(
    open_page: Opener, base: str, size: str, lang: str, theme: str
) -> None:
    clock = {"kind": "slow", "hours": 24, "zone": "UTC", "off": [6], "pause": ["22:00", "07:00"]}
    made = made_with(base, clock)
    page = open_page(f"/table/{made.id}", made.keys, size=size, lang=lang, theme=theme)
    in_front(page)
    page.keyboard.press("?")
    rest = page.locator(".rest").first
    rest.locator("[data-off='6']").uncheck(force=True)
    rest.locator("[data-off='2']").check(force=True)
    assert rest.locator("[data-off='3']").is_disabled(), "one day was agreed on"
    rest.locator("[data-keep-rest]").scroll_into_view_if_needed()
    still(page)
    photo(page, f"clock-rest-{size}-{lang}-{theme}")
    rest.locator("[data-keep-rest]").click()
    until(lambda: seen(base, made)["clock"]["seats"][0]["rest"]["off"] == [2], page)


def test_who_is_out_of_time_is_told_what_becomes_of_the_seat(open_page: Opener, base: str) -> None:
    """While others' moves are shown, too: they may fill the bar without end."""
    bots = [{"kind": "bot", "policy": "random"}] * 2
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, *bots]
    for out in ("drop-out", "bot"):
        made = made_with(base, {"kind": "live", "bank": 5, "increment": 5, "out": out}, seats=seats)
        page = open_page(f"/table/{made.id}", of_seat(made, 0, made.secret), lang="de", pace="slow")
        if out == "drop-out":
            page.get_by_text("Ein Bot spielt deinen Platz zu Ende").first.wait_for()
        else:
            page.locator(".ask .told").wait_for()
            with page.expect_response(lambda answer: "/seats/0" in answer.url) as answered:
                page.locator(".ask .told ~ .buttons [data-back]").click()
            assert answered.value.ok, answered.value.text()
        page.close()


def test_the_device_is_not_handed_to_who_dropped_out(open_page: Opener, base: str) -> None:
    seats = [*({"kind": "person", "name": name} for name in ("Ada", "Bruno")), {"kind": "bot", "policy": "random"}]
    made = made_with(base, {"kind": "live", "bank": 1, "out": "drop-out"}, seats=seats)
    page = open_page(f"/table/{made.id}", made.keys, size="laptop", lang="de")
    until(lambda: all(seat["policy"] != "person" for seat in seen(base, made)["seats"]), page)
    in_front(page)
    begin = ply(page)
    until(lambda: page.locator(".curtain").count() > 0 or ply(page) > begin + 10, page)
    assert page.locator(".curtain").count() == 0, "bots choose there, and nobody is to look"
    page.keyboard.press("s")
    ada = page.locator(".standings b", has_text="Ada")
    ada.wait_for()
    assert ada.evaluate("(e) => e.offsetHeight < 2 * parseFloat(getComputedStyle(e).fontSize)"), "in one line"


def before_all_choose() -> str:
    """The record of a game in which seat 0 chooses, and after that, whatever it was, all do at once."""
    for seed in range(7, 107):
        game, random = st.new("mall-world", list(map(st.Seat, NAMES[:3])), seed), Random(seed)
        while not game.over:
            moves = game.moves(game.due[0])
            if list(game.due) == [0] and len(moves) > 1 and all(len(after(game, move).due) == 3 for move in moves):
                return game.record()
            game.play(random.choice(moves), game.due[0])
    raise AssertionError("all never choose at once, whatever seat 0 has chosen")


def after(game: Game, move: Move) -> Game:
    """The game after a move of seat 0."""
    then = game.clone()
    then.play(move, 0)
    return then


def test_what_a_bot_chose_for_who_dropped_out_is_not_theirs_to_change(open_page: Opener, base: str) -> None:
    """Where several choose at once, too, and the others have not yet: her bot offers cards, and bids for one first."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "policy": "random"}]
    begun = {"title": None, "seed": None, "record": before_all_choose()}
    made = made_with(base, {"kind": "live", "bank": 30, "out": "drop-out"}, seats=seats, **begun)
    url = f"{base}/api/tables/{made.id}/seats/1"
    httpx.put(url, json={"name": "Bruno"}, headers=bearer(made.invitation))
    page = open_page(f"/table/{made.id}", made.keys, lang="de")
    until(lambda: seen(base, made)["due"] == [1] and bool(seen(base, made)["drafts"]), page)
    offered = """() => {
        const ask = document.querySelector(".ask"), shown = ask.querySelector("[data-out], [data-change-mind]");
        return ask.dataset.drafts && shown ? Object.keys(shown.dataset)[0] : null;
    }"""
    assert page.wait_for_function(offered).json_value() == "out"


def test_who_sits_down_reads_which_clock_it_is(open_page: Opener, base: str) -> None:
    rest = {"zone": "Europe/Berlin", "off": [6], "pause": ["22:00", "07:00"]}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"kind": "slow", "hours": 8, "out": "drop-out", **rest}
    made = made_with(base, clock, seats=seats, seed=None, lobby={"lang": "de", "minutes": 60})
    said = "über Tage: 8 h je Zug · freie Tage: So · Pause von 22:00 bis 07:00 (Europe/Berlin)"
    page = open_page(f"/table/{made.id}#join={made.invitation}", lang="de", size="phone")
    page.locator("[data-terms]").wait_for()
    assert said in page.locator("[data-terms]").inner_text()
    assert "scheidet die Person aus" in page.locator("[data-terms]").inner_text()
    page.goto(base)
    page.locator(f"[data-lobby='{made.id}']").wait_for()
    assert said in page.locator(f"[data-lobby='{made.id}'] [data-pace]").inner_text()
    page.locator(f"[data-lobby='{made.id}'] .go .primary").click()
    assert "scheidet die Person aus" in page.locator("dialog [data-terms]").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def of_seat(made: Made, seat: int, secret: str) -> dict[str, Any]:
    """What the browser of somebody remembers who sits on one seat."""
    keys: dict[str, Any] = made.keys
    return {made.id: {**keys[made.id], "seats": [{"seat": seat, "secret": secret}]}}


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_a_table_is_cancelled_when_the_other_agrees(
    open_page: Opener, base: str, size: str, lang: str, theme: str
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "policy": "random"}]
    made = made_with(base, {"kind": "live", "bank": 600}, seats=seats)
    url = f"{base}/api/tables/{made.id}/seats/1"
    secret = httpx.put(url, json={"name": "Bruno"}, headers=bearer(made.invitation)).json()["secret"]
    ada = open_page(f"/table/{made.id}", made.keys, size=size, lang=lang, theme=theme)
    bruno = open_page(f"/table/{made.id}", of_seat(made, 1, secret), size=size, lang=lang, theme=theme)
    for page in (ada, bruno):
        page.locator(".ask").wait_for()

    def propose() -> None:
        ada.keyboard.press("?")
        ada.locator("[data-cancel]").click()
        ada.locator("[data-cancel-sure]").click()
        ada.keyboard.press("Escape")
        bruno.locator("[data-agree]").wait_for()

    propose()
    bruno.locator("[data-agree] ~ button").click()
    ada.get_by_text({"de": "Bruno möchte lieber weiterspielen", "fr": "Bruno préfère continuer"}[lang]).wait_for()
    propose()
    still(bruno)
    photo(bruno, f"cancel-asked-{size}-{lang}-{theme}")
    bruno.locator("[data-agree]").click()
    for page in (ada, bruno):
        page.locator(".ask [data-again]").wait_for()
        assert page.locator(".ask [data-move], .middle .can").count() == 0, "there is nothing to do any more"
    still(ada)
    photo(ada, f"cancelled-{size}-{lang}-{theme}")
    assert seen(base, made)["cancelled"]


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_a_friend_moves_for_who_permits_it(open_page: Opener, base: str, size: str, lang: str, theme: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "policy": "random"}]
    made = made_with(base, {"kind": "slow", "hours": 24}, seats=seats)
    url = f"{base}/api/tables/{made.id}/seats/1"
    secret = httpx.put(url, json={"name": "Bruno"}, headers=bearer(made.invitation)).json()["secret"]
    ada = open_page(f"/table/{made.id}", made.keys, size=size, lang=lang, theme=theme)
    bruno = open_page(f"/table/{made.id}", of_seat(made, 1, secret), size=size, lang=lang, theme=theme)
    ada.locator(".ask [data-move]").first.wait_for()
    bruno.locator(".ask").wait_for()
    assert bruno.locator("[data-act-for]").count() == 0
    ada.keyboard.press("?")
    ada.locator("[data-friend='1']").check()
    ada.locator("[data-trusts='0']").wait_for()
    names = "[...document.querySelectorAll('.players .name b')]"
    cut = f"{names}.filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent + b.clientWidth)"
    assert ada.evaluate(cut) == [], "names have room beside the clock"
    still(ada)
    photo(ada, f"friend-permits-{size}-{lang}-{theme}")
    bruno.locator("[data-act-for='0']").click()
    bruno.locator("[data-acting]").wait_for()
    still(bruno)
    photo(bruno, f"friend-acts-{size}-{lang}-{theme}")
    bruno.locator(".ask [data-move]").first.click()
    if bruno.locator("[data-confirm]").count():
        bruno.locator("[data-confirm]").click()
    until(lambda: seen(base, made)["ply"] >= 1, bruno)
    log = httpx.get(f"{base}/api/tables/{made.id}/log?lang={lang}", headers=bearer(secret)).json()
    assert any("Bruno" in line["text"] and "Ada" in line["text"] and line["text"].endswith(":") for line in log)
    ada.locator("[data-friend='1']").uncheck()
    bruno.locator("[data-acting]").wait_for(state="detached")
    bruno.locator(".ask").wait_for()
    until(lambda: bruno.locator("[data-act-for]").count() == 0, bruno)


@long
@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_how_far_a_game_is_stands_with_the_scores(
    open_page: Opener, base: str, size: str, lang: str, theme: str
) -> None:
    bots = [{"kind": "bot", "name": name, "policy": "random"} for name in ("Ada", "Bruno")]
    for _ in range(2):
        body = {"title": "ground-floor", "seats": bots}
        made = httpx.post(f"{base}/api/tables", json=body, timeout=60).json()
        page = open_page(f"/table/{made['id']}#watch={made['spectator']}")
        until_over(page, lambda page=page: page.locator(".ask.over").count() > 0, lambda page=page: made_so_far(page))
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bruno")]
    table_made = made_with(base, {"kind": "slow", "hours": 24}, seats=seats, title="ground-floor")
    words = {"de": "Gerade begonnen", "fr": "Tout juste commencée"}[lang]
    page = open_page(f"/table/{table_made.id}", table_made.keys, size=size, lang=lang, theme=theme)
    in_front(page)
    page.keyboard.press("s")
    page.locator("[data-progress]").wait_for()
    assert words in page.locator("[data-progress]").inner_text()
    still(page)
    photo(page, f"progress-{size}-{lang}-{theme}")
