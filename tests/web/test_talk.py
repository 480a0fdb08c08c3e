"""Talking in a browser: a chat beside the board or in a sheet, notes, mutes and reports; and nothing moves for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.conftest import AXE, Made, Opener, bearer, photo, played, still, until
from tests.web.test_again import invited
from tests.web.test_lobby import table

LOOKS = [("phone", "fr", "dark"), ("tablet", "de", "light"), ("laptop", "de", "light"), ("wide", "en", "dark")]
PLACES = """() => {
    scrollTo(0, 0);
    const all = [...document.querySelectorAll('.ask, .players > li, .middle, .board, header nav')];
    return Object.fromEntries(all.map((e, i) => [i, JSON.stringify(e.getBoundingClientRect())]));
}"""


def say(base: str, made: Made, secret: str, text: str, number: int, **more: Any) -> None:
    body = {"client_id": f"web-{number}", "text": text, **more}
    answer = httpx.post(f"{base}/api/tables/{made.id}/chat", json=body, headers=bearer(secret))
    assert answer.status_code == 201, answer.text


def friends(base: str) -> tuple[Made, dict[str, Any], dict[str, Any]]:
    """A table, what Ada's browser remembers who opened it, and Bruno's."""
    made, owner = table(base)
    theirs, keys = invited(base, made, 1, "Bruno von der Au"), made.keys
    keys[made.id]["owner"] = owner
    return made, keys, theirs


def opened(page: Any) -> None:
    page.locator("#main .board").wait_for()
    still(page)


def test_no_hint_for_newcomers_lies_over_the_talk(open_page: Opener, make: Callable[..., Made]) -> None:
    made = make(3, record=played(3, 0, "develop"))
    page = open_page(f"/table/{made.id}", made.keys, size="laptop", lang="de")
    opened(page)
    hint = page.get_by_role("note")
    hint.wait_for()
    page.keyboard.press("c")
    page.locator("[data-say]").click(timeout=5000)
    assert hint.count() == 0
    page.locator("[data-talk]").click()
    hint.wait_for()


def test_friends_talk_at_the_table(open_page: Opener, base: str) -> None:
    made, keys, theirs = friends(base)
    ada = open_page(f"/table/{made.id}", keys)
    bruno = open_page(f"/table/{made.id}", theirs, size="phone")
    opened(ada)
    opened(bruno)
    before = ada.evaluate(PLACES)
    ada.keyboard.press("c")
    ada.locator("[data-say]").fill("Well met, @bruno von der au, <b>all</b> https://example.org")
    ada.locator("[data-say]").press("Enter")
    ada.locator("[data-message]").wait_for()
    assert ada.evaluate(PLACES) == before, "talk lies in the place of the log"
    until(lambda: bruno.locator("[data-talk]").get_attribute("data-talk") == "1", bruno)
    assert bruno.locator("[data-talk] b.called").count() == 1
    bruno.locator("[data-talk]").click()
    message = bruno.locator("[data-message]")
    message.wait_for()
    assert "Well met, @bruno von der au, <b>all</b> https://example.org" in message.inner_text()
    assert message.locator(".text b").inner_text() == "@bruno von der au"
    assert message.locator(".text a, .text b b").count() == 0, "plain text"
    until(lambda: bruno.locator("[data-talk]").get_attribute("data-talk") == "0", bruno)
    bruno.locator("[data-say]").fill("Hello")
    bruno.locator(".send").click()
    until(lambda: ada.locator("[data-message]").count() == 2, ada)
    assert bruno.locator("[data-say]").input_value() == ""

    ada.locator("[data-message] .more").last.click()
    ada.locator("[data-mute]").click()
    bruno.locator(".closed").wait_for()
    ada.locator("[data-message] .more").last.click()
    ada.locator("[data-unsay]").click()
    until(lambda: "Hello" not in bruno.locator(".chat").inner_text(), bruno)
    ada.reload()
    opened(ada)
    assert ada.locator("[data-talk]").get_attribute("data-talk") == "0", "what was read stays read"


def test_who_watches_talks_to_the_others_who_watch(open_page: Opener, base: str) -> None:
    made, keys, _ = friends(base)
    ada = open_page(f"/table/{made.id}", keys)
    watcher = open_page(f"/table/{made.id}#watch={made.spectator}", settings={"name": "Zoe"})
    opened(ada)
    opened(watcher)
    watcher.keyboard.press("c")
    watcher.locator("[data-say]").fill("I would build")
    watcher.locator("[data-say]").press("Enter")
    watcher.locator("[data-message].gallery").wait_for()
    say(base, made, made.secret, "From the table", 1)
    until(lambda: watcher.locator("[data-message]").count() == 2, watcher)
    ada.keyboard.press("c")
    ada.locator("[data-message]").wait_for()
    assert ada.locator("[data-talk]").get_attribute("data-talk") == "0"
    assert "I would build" not in ada.locator(".chat").inner_text()


def test_notes_are_kept_for_me(open_page: Opener, base: str) -> None:
    made, keys, theirs = friends(base)
    page, other = open_page(f"/table/{made.id}", keys), open_page(f"/table/{made.id}", theirs)
    opened(page)
    opened(other)
    page.keyboard.press("c")
    page.locator("[data-tab=notes]").click()
    page.locator("[data-notes]").fill("Save for F3")
    until(lambda: page.locator(".notes [role=status]").inner_text() == "Saved", page)
    page.reload()
    opened(page)
    for one, text in ((page, "Save for F3"), (other, "")):
        one.keyboard.press("c")
        with one.expect_response(lambda answer: "/notes/" in answer.url):
            one.locator("[data-tab=notes]").click()
        until(lambda one=one, text=text: one.locator("[data-notes]").input_value() == text, one)


def test_what_is_written_before_the_notes_have_come_stays(open_page: Opener, base: str) -> None:
    made, keys, _ = friends(base)
    page = open_page(f"/table/{made.id}", keys)
    opened(page)
    late: list[Any] = []
    page.route("**/notes/**", lambda route: route.continue_() if late else late.append(route))
    page.keyboard.press("c")
    page.locator("[data-tab=notes]").click()
    page.locator("[data-notes]").fill("Save for F3")
    until(lambda: bool(late), page)
    late[0].continue_()
    until(lambda: page.locator(".notes [role=status]").inner_text() == "Saved", page)
    assert page.locator("[data-notes]").input_value() == "Save for F3"


def test_a_message_is_reported(open_page: Opener, base: str) -> None:
    made, keys, theirs = friends(base)
    say(base, made, theirs[made.id]["seats"][0]["secret"], "Rude", 2)
    page = open_page(f"/table/{made.id}", keys)
    opened(page)
    page.keyboard.press("c")
    page.locator("[data-message] .more").click()
    page.locator("[data-report]").click()
    page.locator("[data-reason]").fill("An insult")
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/reports")) as answer:
        page.locator("[data-send-report]").click()
    assert answer.value.status == 204
    page.locator("dialog [role=status]").wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_it_fits_beside_the_board(open_page: Opener, base: str, size: str, lang: str, theme: str) -> None:
    made, keys, theirs = friends(base)
    bruno = theirs[made.id]["seats"][0]["secret"]
    say(base, made, made.secret, "Guten Abend! Wer baut heute am meisten, und wer bleibt am Ende übrig?", 1)
    say(base, made, made.spectator, "Donaudampfschifffahrtsgesellschaftskapitänsmütze" * 3, 2, name="Zoe")
    say(base, made, bruno, "Das sehen wir dann, @Ada.", 3)
    page = open_page(f"/table/{made.id}", keys, size=size, lang=lang, theme=theme)
    opened(page)
    before = page.evaluate(PLACES)
    until(lambda: page.locator("[data-talk]").get_attribute("data-talk") == "1", page)
    page.locator("[data-talk]").click()
    page.locator("[data-message]").first.wait_for()
    still(page)
    assert page.evaluate(PLACES) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box, window = page.locator(".talk").last.bounding_box(), page.viewport_size
    assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= window["height"]
    if page.locator("dialog").count() == 0:
        board = page.locator("#main .middle").bounding_box()
        assert box["x"] + box["width"] <= board["x"] or box["y"] >= board["y"] + board["height"], "not over the board"
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run('.talk').then((r) => r.violations.map((v) => v.id + ': ' + v.nodes[0].html))")
    assert found == []
    photo(page, f"talk-{size}-{lang}-{theme}")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_the_tools_have_one_row_on_a_phone(open_page: Opener, base: str, lang: str) -> None:
    (made, _, theirs), (other, keys, _) = friends(base), friends(base)
    page = open_page(f"/table/{made.id}", {**keys, **theirs}, size="phone", lang=lang)
    opened(page)
    page.locator("[data-next-table]").wait_for()
    tops = "[...document.querySelectorAll('header .home, header nav > *')].filter((e) => e.offsetWidth)"
    middles = page.evaluate(
        f"{tops}.map((e) => e.getBoundingClientRect()).map((r) => Math.round((r.top + r.bottom) / 2))"
    )
    assert len(middles) == 9 and max(middles) - min(middles) <= 2, middles
    assert other.id != made.id
