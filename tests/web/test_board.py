"""Analysis boards in the browser: playing on alone from a moment of a game, lines side by side, and what is shared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.web.conftest import Made, Opener, act, photo, played, ply, serving, still, until
from tests.web.test_pages import accessible

Make = Callable[..., Made]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose search is quick."""
    few = {"STAMMTISCH_HINT": "iterations=60", "STAMMTISCH_HINTS": "0", "STAMMTISCH_READING": "0"}
    with serving(tmp_path_factory.mktemp("boards"), **few) as address:
        yield address


def boarded(page: Any) -> None:
    """Plays on from the moment that is looked at; waits until the board is there."""
    page.locator("[data-board-here]").click()
    page.locator("main.table [data-board]").wait_for()
    until(lambda: page.locator(".ask.mine, .ask.over").count() > 0, page)


def test_lines_are_played_kept_compared_and_shown_to_others(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9999))
    page = open_page(f"/table/{made.id}?at=60", made.keys)
    page.locator(".history").wait_for()
    boarded(page)
    assert page.locator(".curtain").count() == 0, "all seats are mine, and nothing is hidden from me"
    begin, random = ply(page), Random(1)
    until(lambda: (act(page, random), ply(page) >= begin + 2)[1], page)
    made_moves = ply(page)
    while ply(page) > begin:
        page.locator("[data-undo]").click()
        until(lambda: page.locator(".ask.mine").count() > 0, page)
        page.wait_for_timeout(50)
    page.locator("[data-lines]").click()
    page.locator("li[data-line]").nth(1).wait_for()
    assert [page.locator("li[data-line]").nth(n).get_attribute("data-line") for n in (0, 1)] == ["1", "2"]
    page.locator("[data-compare]").click()
    until(lambda: page.locator(".chance", has_text="%").count() == 6, page)
    page.locator("[data-line='2'] [data-look]").click()
    page.locator(".history", has_text=f"After {made_moves} moves").wait_for()
    assert ply(page) == begin, "who looks at a line leaves the board as it stands"
    page.locator("[data-return]").click()
    until(lambda: ply(page) == made_moves, page)
    page.locator("[data-lines]").click()
    page.get_by_label("How far").select_option("moves 1")
    page.get_by_label("Who plays on").select_option("random")
    page.locator("[data-play-on]").click()
    until(lambda: ply(page) > made_moves and page.locator("[data-stop]").count() == 0, page)
    page.locator("[data-lines]").click()
    page.locator("[data-share]").click()
    url = page.locator("[data-copy]").get_attribute("data-copy")
    guest = open_page(re.sub("^https?://[^/]+", "", url))
    guest.locator("[data-lines]").click()
    guest.locator("li[data-line]").nth(1).wait_for()
    assert guest.locator("[data-go], [data-drop], [data-play-on]").count() == 0
    guest.locator("[data-copy-board]").click()
    until(lambda: url.split("/table/")[1].split("#")[0] not in guest.url, guest)
    until(lambda: guest.locator(".ask.mine").count() > 0, guest)
    assert guest.locator("[data-lines]").count() == 1
    guest.locator("[data-lines]").click()
    guest.get_by_label("Who plays on").select_option("random")
    guest.get_by_label("How far").select_option("end")
    guest.locator("[data-play-on]").click()
    guest.locator(".ask.over").wait_for()
    assert guest.get_by_role("link", name="Back to the game").count() == 0, "it is not theirs to see"
    page.keyboard.press("Escape")
    page.locator("[data-back]").click()
    page.locator(".history").wait_for()
    page.locator("[data-my-board]").wait_for()


@pytest.mark.parametrize(
    ("title", "size", "theme"),
    [
        ("mall-world", "phone", "light"),
        ("ground-floor", "desktop", "dark"),
        ("mall-des-jahres", "phone", "dark"),
        ("wishland", "desktop", "light"),
        ("brauerei", "phone", "light"),
    ],
)
def test_a_board_of_a_running_game_says_what_is_guessed(
    open_page: Opener, make: Make, title: str, size: str, theme: str
) -> None:
    made = make(3, title=title, record=played(3, 50, title=title))
    page = open_page(f"/table/{made.id}", made.keys, size=size, theme=theme, lang="de", settings={"hints": []})
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("h")
    page.locator("[data-board-here]").wait_for()
    still(page)
    photo(page, f"board-from-{title}-{size}-{theme}")
    boarded(page)
    assert "geraten" in page.locator("[data-guess]").inner_text()
    still(page)
    photo(page, f"board-{title}-{size}-{theme}")
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-lines]").click()
    page.get_by_role("heading", name="Bots weiterspielen lassen").wait_for()
    page.get_by_label("Wer weiterspielt").select_option("random")
    page.locator("[data-play-on]").click()
    until(lambda: ply(page) >= 4 and page.locator("[data-stop]").count() == 0, page)
    page.locator("[data-undo]").click()
    until(lambda: page.locator(".ask.mine").count() > 0, page)
    page.locator("[data-lines]").click()
    page.locator("[data-compare]").click()
    until(lambda: page.locator(".chance", has_text="±").count() >= 3, page)
    still(page)
    photo(page, f"board-lines-{title}-{size}-{theme}")
    accessible(page)
    page.locator("[data-share]").click()
    page.keyboard.press("Escape")
    page.locator(".strip.no", has_text="läuft noch").wait_for()


def test_a_board_is_for_the_eyes_that_it_has(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=played(3, 50))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("h")
    page.locator("[data-board-here]").click()
    page.get_by_role("button", name="I am Ada").click()
    page.locator("main.table [data-board]").wait_for()
    page.reload()
    page.get_by_role("button", name="I am Ada").wait_for()
    assert page.locator("main.table").count() == 0, "whoever has the device now sees nothing yet"
    page.get_by_role("button", name="I am Ada").click()
    page.locator("[data-back]").click()
    page.get_by_role("button", name="I am Ada").click()
    page.locator("[data-my-board]").wait_for()
    page.get_by_role("button", name="To the present").click()
    random = Random(2)
    until(lambda: (act(page, random), page.locator(".curtain").count() > 0)[1], page)
    page.locator(".curtain button").click()
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("h")
    page.locator("[data-board-here]").wait_for()
    assert page.locator("[data-my-board]").count() == 0, "it is Ada's"
    page.go_back()
    page.get_by_role("button", name="I am Ada").wait_for()


def test_a_board_of_a_running_game_counts_on_and_is_deleted_on_purpose(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 50))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    begin = ply(page)
    page.keyboard.press("h")
    page.locator("[data-board-here]").press("Enter")
    page.locator("main.table [data-board]").wait_for()
    until(lambda: page.evaluate("document.activeElement.matches('.ask')"), page)
    assert "●" not in page.title(), "nobody waits for me here"
    page.keyboard.press("h")
    page.locator(".history", has_text=f"After {begin} moves").wait_for()
    assert "This board begins here." in page.locator(".history").inner_text()
    page.keyboard.press("h")
    random = Random(1)
    until(lambda: (act(page, random), ply(page) >= 1)[1], page)
    page.locator("[data-lines]").click()
    page.locator("li[data-line] .n").first.wait_for()
    assert page.locator("li[data-line] .n").first.inner_text() == str(begin + 1)
    page.keyboard.press("Escape")
    page.locator("[data-undo]").click()
    until(lambda: ply(page) == 0, page)
    page.locator("[data-lines]").click()
    page.locator("[data-drop]").press("Enter")
    page.get_by_role("dialog", name="Delete this line?").get_by_role("button", name="Not yet").click()
    assert page.evaluate("document.activeElement.matches('[data-drop]')")
    page.locator("[data-drop]").press("Enter")
    page.locator("[data-sure]").press("Enter")
    page.locator("[data-drop]").wait_for(state="detached")
    until(lambda: page.evaluate("document.activeElement.matches('dialog h3')"), page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("main.table [data-board]").wait_for()
    page.locator("[data-delete]").click()
    page.locator("[data-sure]").click()
    page.locator("[data-board]").wait_for(state="detached")
    other.get_by_role("heading", name="There is no such table").wait_for()


def test_a_line_that_is_gone_is_told(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9999))
    page = open_page(f"/table/{made.id}?at=60", made.keys)
    page.locator(".history").wait_for()
    boarded(page)
    gone = page.locator(".strip.no", has_text="not on this board any more")
    at = page.url
    page.goto(f"{at}?line=99")
    gone.wait_for()
    other = page.context.new_page()
    other.goto(f"{at}?line=1")
    other.locator(".history").wait_for()
    page.locator("[data-lines]").click()
    page.locator("[data-drop]").click()
    page.locator("[data-sure]").click()
    page.locator("[data-drop]").wait_for(state="detached")
    other.get_by_role("button", name="One move back").click()
    other.locator(".strip.no", has_text="not on this board any more").wait_for()


def test_who_plays_alone_is_told_no_chance(open_page: Opener, make: Make) -> None:
    made = make(1, title="wishland")
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.wait_for()
    assert "%" not in page.locator(".hinted ol").inner_text()
    page.keyboard.press("h")
    boarded(page)
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.click()
    page.locator("[data-lines]").click()
    page.locator("li[data-line]").first.wait_for()
    assert page.locator("[data-compare]").count() == 0


def test_the_end_of_a_game_has_a_line_of_its_own_on_a_phone(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9999))
    page = open_page(f"/table/{made.id}#watch={made.spectator}", size="phone", lang="fr")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    who = page.locator(".ask .who")
    assert who.evaluate("(e) => e.getClientRects()[0].height < 2 * parseFloat(getComputedStyle(e).lineHeight)")
