"""Thinking players in the browser: bots by level, hints, and a finished game looked back on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import stammtisch
from tests.machine import long
from tests.web.conftest import Made, Opener, photo, played, ply, serving, still, until, until_over
from tests.web.test_pages import accessible

Make = Callable[..., Made]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose hints are quick."""
    folder = tmp_path_factory.mktemp("thinking")
    few = {"STAMMTISCH_HINT": "iterations=60", "STAMMTISCH_ANALYSIS": "iterations=90", "STAMMTISCH_HINTS": "0"}
    with serving(folder, **few) as address:
        yield address


@cache
def several(decision: str | None, title: str = "mall-world") -> str:
    """The record of a game in which seat 0 is to choose among several ways."""
    for plies in range(40, 200):
        record = played(3, plies, decision, title=title)
        if len(stammtisch.read(record).moves(0)) > 2:
            return record
    raise AssertionError


def hinted(page: Any) -> Any:
    """Asks for a hint, and waits until it is there."""
    page.locator(".ask.mine").wait_for()
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.wait_for()
    return page.locator("[data-hinted]")


def test_bots_have_levels(open_page: Opener) -> None:
    page = open_page("/new/mall-world")
    bot = page.get_by_label("Who sits on seat 2")
    assert bot.input_value() == "bot search:easy"
    names = bot.locator("option").all_inner_texts()
    levels = ["Passer-by", "Weekend player", "Regular", "Old hand", "Past master"]
    assert names[3:8] == [f"{name} (bot, {n}/5)" for n, name in enumerate(levels, 1)]
    assert names[-2:] == ["Greedy bot", "Random bot"]
    assert page.get_by_text("takes what lies there, looks hardly ahead").count() == 3
    bot.select_option("bot random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".ask").wait_for()
    said = page.locator(".players .tag[title]")
    assert [said.nth(i).get_attribute("title") for i in range(3)] == ["Random bot", *["Bot: Weekend player"] * 2]


def test_a_hint_is_shown_and_played(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=several("accept"))
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []})
    page.get_by_role("button", name="I am Ada").click()
    moves = hinted(page)
    before = ply(page)
    assert moves.first.locator(".figures b").inner_text().endswith("%")
    assert page.locator("[data-best='1']").count() == 1
    moves.first.hover()
    what = moves.first.locator(".what").inner_text()
    until(lambda: page.locator(".ask .sentence").inner_text().strip() == what, page)
    moves.first.click()
    until(lambda: ply(page) == before + 1 or page.locator(".curtain").count() > 0, page)
    assert page.locator("[data-hinted], [data-best]").count() == 0, "it goes away with the move"


def test_a_hint_by_key_and_away_again(open_page: Opener, make: Make) -> None:
    made = make(3, record=several("accept"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("i")
    page.get_by_role("region", name="What a strong player would do").locator("[data-hinted]").first.wait_for()
    assert page.locator("[data-best='1']").count() == 1
    page.keyboard.press("i")
    page.locator("[data-hinted]").first.wait_for(state="detached")
    assert page.locator("[data-best]").count() == 0


UNCOVERED = """(badge) => {
    badge.style.pointerEvents = "auto";
    const r = badge.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(r.left + x * r.width, r.top + y * r.height);
    return [[0.5, 0.1], [0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.5, 0.9]].every(([x, y]) => badge.contains(at(x, y)));
}"""
"""Whether a number is seen whole: what is cut off is nowhere to be touched, either."""


def test_the_numbers_of_a_hint_are_whole_on_the_spaces_of_the_order(open_page: Opener, make: Make) -> None:
    made = make(1, title="wishland", record=played(1, 8, "place-marker", title="wishland"))
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []})
    hinted(page)
    still(page)
    badges = page.locator(".order [data-best]")
    assert badges.count() > 1
    for number in range(badges.count()):
        assert badges.nth(number).evaluate(UNCOVERED), number


def test_a_hint_that_cannot_be_had(open_page: Opener, make: Make) -> None:
    made = make(3, record=several("accept"), hints=False)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    assert not page.locator("[data-hint]").is_visible()
    page.keyboard.press("i")
    made = make(3, record=several("accept"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.route("**/hint?*", lambda route: route.abort())
    page.locator("[data-hint]").click()
    page.locator(".strip.no").wait_for()
    assert page.locator(".hinting").count() == 0


@pytest.mark.parametrize(
    ("title", "size", "theme"),
    [
        ("mall-world", "phone", "light"),
        ("mall-world", "desktop", "dark"),
        ("ground-floor", "phone", "light"),
        ("ground-floor", "desktop", "dark"),
        ("mall-des-jahres", "phone", "dark"),
        ("mall-des-jahres", "desktop", "light"),
        ("wishland", "phone", "light"),
        ("wishland", "desktop", "dark"),
        ("brauerei", "phone", "dark"),
        ("brauerei", "desktop", "light"),
    ],
)
def test_hints_are_for_everybody(open_page: Opener, make: Make, title: str, size: str, theme: str) -> None:
    made = make(3, title=title, record=several(None, title))
    page = open_page(f"/table/{made.id}", made.keys, size=size, theme=theme, settings={"hints": []})
    hinted(page)
    still(page)
    photo(page, f"hint-{title}-{size}-{theme}")
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reasons = page.locator(".why li")
    assert all(reasons.nth(n).is_visible() for n in range(reasons.count())), "none is left out where there is less room"
    panel = page.locator(".hinted").bounding_box()
    assert panel is not None and panel["y"] >= 0


NARROW = {"phone": (360, 640), "desktop": (1280, 800)}
"""The smallest screens of their kind that are looked at."""


def within(page: Any, what: str, where: str) -> bool:
    """Whether all of these things lie inside another one, with nothing cut off; there must be some."""
    return bool(
        page.evaluate(
            """([what, where]) => {
                const all = [...document.querySelectorAll(what)];
                return all.length > 0 && all.every((e) => {
                    const one = e.getBoundingClientRect(), box = e.closest(where).getBoundingClientRect();
                    return one.top >= box.top && one.left >= box.left && one.bottom <= box.bottom + 1;
                });
            }""",
            [what, where],
        )
    )


@pytest.mark.parametrize("size", NARROW)
def test_a_number_on_a_button_is_not_cut_off(open_page: Opener, make: Make, size: str) -> None:
    made = make(3, title="brauerei", record=several(None, "brauerei"))
    page = open_page(f"/table/{made.id}", made.keys, size=size, lang="de")
    page.set_viewport_size(dict(zip(("width", "height"), NARROW[size], strict=True)))
    hinted(page)
    still(page)
    photo(page, f"hint-narrow-{size}")
    assert within(page, ".ask .buttons .best", ".buttons")


def test_a_hint_beside_the_board_covers_nothing_of_it(open_page: Opener, make: Make) -> None:
    made = make(3, record=several("accept"))
    page = open_page(f"/table/{made.id}", made.keys, lang="de")
    page.set_viewport_size({"width": 1280, "height": 800})
    hinted(page)
    still(page)
    panel, board = page.locator(".hinted").bounding_box(), page.locator("main > .middle").bounding_box()
    assert panel["x"] + panel["width"] <= board["x"]


# --------------------------------------------------------------------------------------------------- looking back


@pytest.fixture(scope="session")
def finished() -> dict[tuple[int, str], Made]:
    """Finished games by seats and title: each is thought about once, a hundred decisions in rules not compiled."""
    return {}


@pytest.fixture
def ended(make: Make, finished: dict[tuple[int, str], Made]) -> Callable[..., Made]:
    """A finished game, a short one: each of its moves is thought about."""

    def ended(seats: int, title: str = "ground-floor") -> Made:
        if (seats, title) not in finished:
            finished[seats, title] = make(seats, record=played(seats, 9999, title=title), title=title)
        return finished[seats, title]

    return ended


def thought(page: Any) -> None:
    """Waits until an analysis is there, for as long as the thinking goes on."""
    plot, progress = page.locator(".plot [data-line]"), "document.querySelector('dialog progress')?.value"
    until_over(page, lambda: plot.count() > 0, lambda: page.evaluate(progress))


def looked_back(page: Any) -> None:
    """Opens the analysis from the score sheet, and waits until it is there."""
    dialog = page.get_by_role("dialog", name="The game is over")
    dialog.wait_for()
    dialog.get_by_role("button", name="Analysis").click()
    thought(page)


def test_a_finished_game_is_looked_back_on(open_page: Opener, ended: Make) -> None:
    made = ended(2)
    page = open_page(f"/table/{made.id}", made.keys)
    looked_back(page)
    assert page.locator(".plot [data-line]").count() == 2
    slip = page.locator(".two > section [data-go]").first
    number = slip.get_attribute("data-go")
    slips = page.locator(".two > section:last-child > ol > li")
    assert slips.count() == slips.locator(".why").count() > 0, "each slip has its why"
    assert "±" in slips.locator(".why li").first.inner_text()
    slip.click()
    page.locator(".history", has_text=f"After {int(number) - 1} move").wait_for()
    page.locator(".history .note .why", has_text="±").wait_for()
    page.keyboard.press("a")
    turn = page.locator("[data-turn]").first
    number = turn.get_attribute("data-turn")
    turn.focus()
    page.keyboard.press("Enter")
    page.locator(".history", has_text=f"After {number} move").wait_for()
    page.reload()
    looked_back(page)


@pytest.mark.parametrize(("lang", "points"), [("en", "Points"), ("de", "Punkte"), ("fr", "Points")])
def test_alone_there_are_points_and_no_chances(open_page: Opener, ended: Make, lang: str, points: str) -> None:
    made = ended(1, "wishland")
    page = open_page(f"/table/{made.id}", made.keys, lang=lang, size="phone")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-analysis]").click()
    thought(page)
    dialog = page.get_by_role("dialog")
    assert points in dialog.locator("h3").first.inner_text()
    shares = [line for line in dialog.inner_text().splitlines() if "%" in line]
    assert len(shares) == 1, "how many moves were the best ones is the only share"
    assert page.locator(".plot").evaluate("(e) => !/%|NaN/.test(e.outerHTML)")
    assert re.search(r"\d", dialog.locator(".few").inner_text()), "it says that it rests on few futures"
    photo(page, f"analysis-alone-{lang}")


def test_from_a_slip_one_plays_on_before_it(open_page: Opener, ended: Make) -> None:
    made = ended(2)
    page = open_page(f"/table/{made.id}", made.keys)
    looked_back(page)
    slip = page.locator(".two > section [data-go]").first
    number = int(slip.get_attribute("data-go"))
    whose = slip.locator(".what").inner_text().split(" · ")[1]
    slip.click()
    page.locator(".history .note", has_text=f"Here {whose} chose: ").wait_for()
    page.locator("[data-board-here]").click()
    page.locator("main.table [data-board]").wait_for()
    page.locator(".ask.mine").wait_for()
    assert ply(page) == number - 1
    assert whose in page.locator(".players li.me").inner_text(), "it is theirs to do better now"


@pytest.mark.parametrize("size", NARROW)
def test_what_is_thought_of_a_slip_is_read_to_its_end(open_page: Opener, ended: Make, size: str) -> None:
    made = ended(2)
    page = open_page(f"/table/{made.id}", made.keys, size=size)
    width, height = NARROW[size]
    page.set_viewport_size({"width": width, "height": height})
    looked_back(page)
    page.locator(".two > section [data-go]").first.click()
    note = page.locator(".history .note")
    note.wait_for()
    still(page)
    photo(page, f"slip-{size}")
    box = note.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
    assert note.evaluate(
        "(e) => [0.1, 0.5, 0.9].every((part) => {"
        "const r = e.getBoundingClientRect();"
        "return e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + part * r.height));"
        "})"
    ), "nothing lies over it"


@long
def test_a_watcher_reads_it_in_french(open_page: Opener, ended: Make) -> None:
    made = ended(2)
    page = open_page(f"/table/{made.id}#watch={made.spectator}", lang="fr")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-analysis]").click()
    thought(page)
    page.get_by_role("heading", name="Les tournants de la partie").wait_for()
    box = page.locator("svg.plot").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "%" in page.locator(".reading").inner_text()
    page.mouse.down()
    page.mouse.up()
    page.locator(".history").wait_for()


@long
@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desktop", "light")])
def test_the_analysis_is_for_everybody(open_page: Opener, ended: Make, size: str, theme: str) -> None:
    made = ended(3)
    page = open_page(f"/table/{made.id}", made.keys, size=size, theme=theme)
    looked_back(page)
    still(page)
    photo(page, f"analysis-{size}-{theme}")
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-go]").last.scroll_into_view_if_needed()
    photo(page, f"analysis-2-{size}-{theme}")
