"""What a newcomer meets: the page of a title, every way to sit down, the rules, and the guided first game."""

from __future__ import annotations

from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.title.primer import read_guide, read_primer
from tests.machine import long

from .conftest import SIZES, Opener, ply, still, until

WAYS = [("desktop", "en", None), ("phone", "fr", None), ("laptop", "de", 1)]
GUIDED = [name for name in st.titles() if read_guide(st.find_title(name).folder)]


@pytest.mark.parametrize(
    ("seats", "automas", "people"),
    [(2, ["Pei"], "o"), (3, ["Hadid"], "ob"), (4, ["Pei", "Gropius"], "ob"), (5, [], "obbbb")],
)
def test_people_bots_and_automas_sit_down_together(
    open_page: Opener, seats: int, automas: list[str], people: str
) -> None:
    page = open_page("/new/ground-floor", size="desktop")
    chosen = page.locator("select[data-who]")
    page.locator(f"input[name=count][value='{seats}']").check(force=True)
    for seat, automa in enumerate(automas, start=1):
        chosen.nth(seat).select_option(f"automa {automa}")
    assert [chosen.nth(i).input_value() for i in range(seats)][-len(automas) or seats :] == [
        f"automa {automa}" for automa in automas
    ]  # they sit where the rules seat them
    page.locator("button.big").click()
    page.locator(".ask").wait_for()
    assert page.locator(".players li").count() == seats


def test_what_cannot_be_combined_is_greyed_with_its_clause(open_page: Opener) -> None:
    page = open_page("/new/ground-floor", lang="de")
    page.locator("input[name=count][value='2']").check(force=True)
    seat = page.locator("select.select").nth(1)
    seat.select_option("automa Pei")
    assert page.locator("input[name=count][value='5']").is_disabled()
    assert "§ 22.1" in page.locator(".why").inner_text()
    other = page.locator("select.select").nth(0).locator("option[value='automa Pei']")
    assert other.is_disabled()


CUT = """select => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20;  // and the arrow
    return [...select.options].map((o) => o.text).filter((text) => pen.measureText(text).width > room);
}"""


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_who_can_sit_there_is_read_in_full_on_a_phone(open_page: Opener, lang: str) -> None:
    for title in st.titles():
        page = open_page(f"/new/{title}", size="phone", lang=lang)
        chosen = page.locator("select.select")
        chosen.first.wait_for()
        page.locator("details").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
        still(page)
        cut = {cut for i in range(chosen.count()) for cut in chosen.nth(i).evaluate(CUT)}
        assert not cut


FRAMED = """(zones) => [...document.querySelectorAll(".scene")].map((scene, i) => {
    const part = scene.querySelector(zones[i] ? `[data-zone="${zones[i]}"]` : ".stage");
    if (!part) return `${i + 1}: no ${zones[i]}`;
    const [f, p] = [scene, part].map((e) => e.getBoundingClientRect());
    const [left, right, above, below] = [p.left - f.left, f.right - p.right, p.top - f.top, f.bottom - p.bottom];
    const fills = Math.abs(left) + Math.abs(right) < 6, high = Math.abs(above) + Math.abs(below) < 6;
    const middle = Math.abs(left - right) < 4, top = Math.abs(above) < 4 || Math.abs(above - below) < 4;
    return p.width && (fills || high) && middle && top ? "" : `${i + 1}: ${[left, right, above, below]}`;
}).filter(Boolean)"""
"""What is wrong with the pictures: each shows the part it is of, as large as its frame allows."""


@pytest.mark.parametrize("title", GUIDED)
def test_the_pictures_show_what_they_are_of_on_each_screen(open_page: Opener, title: str) -> None:
    zones = [picture.zone for picture in read_primer(st.find_title(title).folder).pictures]
    page = open_page(f"/new/{title}", size="phone")
    page.locator(".scene").first.wait_for()
    for size in ("phone", "tablet", "laptop"):  # the same window, made larger
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for scene in page.locator(".scene").all():
            scene.scroll_into_view_if_needed()
            scene.locator(".stage").wait_for()
        until(lambda: page.evaluate(FRAMED, zones) == [], page, 15)


@pytest.mark.parametrize("title", GUIDED)
def test_the_coach_hides_nobody_and_what_can_be_done_is_seen(open_page: Opener, title: str) -> None:
    page = open_page(f"/guide/{title}", size="laptop", lang="fr")
    page.locator(".ask.mine").wait_for()
    page.locator("main [data-thing]").first.wait_for()  # before the board is there, seats are larger
    still(page)
    coach = page.locator(".coach").bounding_box()
    last = page.locator(".players li").last.bounding_box()
    assert last["y"] + last["height"] <= coach["y"]
    for size in ("phone", "tablet"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        for button in page.locator(".ask .buttons .btn:visible").all():
            box, bar = button.bounding_box(), page.locator(".ask .buttons").bounding_box()
            assert box["x"] + box["width"] <= bar["x"] + bar["width"] + 1, button.inner_text()
            assert box["height"] <= bar["height"], button.inner_text()


def test_the_shelf_says_for_how_many_it_is(open_page: Opener) -> None:
    page = open_page("/")
    page.locator(".box").first.wait_for()
    assert "1 to 5 players" in page.locator("li", has_text="Ground Floor").first.inner_text()


@long
@pytest.mark.parametrize(
    ("title", "size", "lang", "many"),
    [
        *((title, *way) for title in ("mall-world", "ground-floor") for way in WAYS),
        ("mall-des-jahres", "phone", "de", None),
        ("mall-des-jahres", "laptop", "fr", 1),
        ("wishland", "phone", "fr", None),
        ("wishland", "laptop", "de", 1),
        ("brauerei", "phone", "en", None),
        ("brauerei", "laptop", "fr", 1),
    ],
)
def test_a_guided_first_game_is_played_to_its_end(
    open_page: Opener, title: str, size: str, lang: str, many: int | None
) -> None:
    lessons = read_guide(st.find_title(title).folder)[:many]
    page = open_page(f"/guide/{title}", size=size, lang=lang)
    for number, lesson in enumerate(lessons):
        for step, task in enumerate(lesson.tasks):
            page.locator(f"[data-lesson='{number}'][data-task='{step}']").wait_for()
            assert task.say[lang] in page.locator(".coach").inner_text()
            choose(page, task.moves)
        page.locator("[data-next]").wait_for()
        assert lesson.tasks[-1].done[lang] in page.locator(".coach").inner_text()
        if number + 1 < len(lessons):
            page.locator("[data-next]").click()


def choose(page: Any, patterns: tuple[str, ...]) -> None:
    """Makes a move that is meant, from the list of all moves, as somebody does who cannot find it on the board; before
    it the only one where there is no choice."""
    meant = ", ".join(f"[data-option^={p[:-1]!r}]" if p.endswith("*") else f"[data-option={p!r}]" for p in patterns)
    offered, confirm = page.locator("[data-option]"), page.locator("[data-confirm]")
    while True:
        page.locator("[data-undo]").wait_for()
        until(lambda: opened(page) > 0, page)
        done, only = page.locator(meant).count() > 0, offered.count() == 1
        assert done or only, f"none of {patterns} is offered"
        at = ply(page)
        (page.locator(meant) if done else offered).first.click()
        if confirm.count():
            confirm.click()
        if done:
            return
        until(lambda at=at: ply(page) > at, page)


def opened(page: Any) -> int:
    """How many moves the list of all moves holds; opens it where it is closed."""
    if page.locator("[data-option]").count() == 0:
        page.keyboard.press("m")
    return int(page.locator("[data-option]").count())


def test_another_move_than_the_one_that_is_practised_is_not_made(open_page: Opener) -> None:
    lesson = read_guide(st.find_title("mall-world").folder)[0]
    page = open_page("/guide/mall-world")
    page.locator("[data-lesson='0']").wait_for()
    page.locator("[data-move=pass]").click()
    page.get_by_text(lesson.tasks[0].otherwise["en"]).wait_for()
    assert page.locator(".ask").get_attribute("data-ply") == "0"


def test_a_lesson_is_begun_anew_not_taken_back_and_waits_for_the_line(open_page: Opener) -> None:
    lesson = read_guide(st.find_title("mall-world").folder)[0]
    page = open_page("/guide/mall-world")
    page.locator("[data-lesson='0']").wait_for()
    choose(page, lesson.tasks[0].moves)
    page.locator("[data-next]").wait_for()
    page.locator("[data-undo]").click(force=True)
    page.get_by_text("In a guided game nothing is taken back").wait_for()
    page.context.set_offline(True)
    page.locator("[data-next]").click()
    page.locator(".coach [role=alert]").wait_for()
    assert page.locator(".ask").count() == 1  # the table is still there
    page.context.set_offline(False)
    page.locator("[data-next]").click()
    page.locator("[data-lesson='1']").wait_for()
    assert page.locator(".coach [role=alert]").count() == 0


def test_the_tables_of_lessons_are_not_among_mine(open_page: Opener) -> None:
    page = open_page("/guide/wishland")
    page.locator(".ask.mine").wait_for()
    page.reload()
    page.locator(".ask.mine").wait_for()
    with page.expect_response(lambda r: r.request.method == "POST" and "/api/tables" in r.url):
        again, leave = page.locator(".coach .btn").all()
        again.click()
        leave.click()
    page.locator("form").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("JSON.parse(localStorage['stammtisch.tables'])") == {}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_rules_begin_with_the_aim_and_have_examples_to_try(open_page: Opener, size: str) -> None:
    page = open_page("/rules/mall-world", size=size)
    page.locator(".aims").wait_for()
    assert "most francs" in page.locator(".aims").inner_text()
    assert page.locator(".origin", has_text="house rule").count() > 5
    page.locator(".index summary").click()
    page.locator(".index button").first.click()
    assert page.locator("mark").count() > 0
    page.locator("input[type=search]").fill("")
    page.locator(".example button").first.click()
    page.locator(".ask").wait_for()
    assert page.locator(".players li").count() == 4
