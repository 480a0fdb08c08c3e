"""The studio in a browser: a box edited by keys and on a phone, mistakes at their cells, undo, play, a study."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from stammtisch.lab.pictures import ACCENT, FAINT, INK, LINE, SECOND, SOFT
from tests.machine import long
from tests.web.conftest import AXE, Opener, photo, serving, until

LOOKS = [("phone", "fr", "dark"), ("laptop", "de", "light"), ("tablet", "en", "light")]


@pytest.fixture
def compiling(tmp_path: Path) -> Iterator[str]:
    """The address of a server that compiles rules, for thousands of games."""
    with serving(tmp_path, STAMMTISCH_COMPILE="1") as address:
        yield address


def begun(open_page: Opener, title: str = "mall-world", **look: Any) -> Any:
    """A page with a fresh variant of a title."""
    page = open_page("/studio", **look)
    page.locator(f"[data-begin='{title}']").click()
    page.locator("[data-state=sound]").wait_for()
    return page


def cell(page: Any, key: str, row: int = 0) -> Any:
    return page.locator(f"[data-key='{key}']").nth(row)


def test_a_box_is_edited_by_keys_told_what_is_wrong_and_mended(open_page: Opener) -> None:
    page = begun(open_page)
    cell(page, "starting_account").focus()
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.key") == "hand_limit"
    page.keyboard.press("Enter")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    page.locator("[data-state=wrong]").wait_for()
    limit = cell(page, "hand_limit")
    sentence = page.locator(f"#{limit.get_attribute('aria-describedby')}")
    assert "“Hand limit” wants at least" in sentence.inner_text()
    assert "was 8" in page.locator("td", has=limit).inner_text()
    assert page.evaluate("document.activeElement.dataset.key") == "draws_per_turn", "Enter goes on"
    assert page.locator("[data-play]").count() == 0, "what is wrong cannot be played"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.type("99")
    page.keyboard.press("Escape")
    assert limit.inner_text() == "3"
    page.keyboard.press("Control+z")
    page.locator("[data-state=sound]").wait_for()
    assert limit.inner_text() == "8"
    page.locator("[data-part=changes]").click()
    assert page.locator("[data-change]").count() == 0


def test_what_was_changed_elsewhere_is_not_taken_back_here(open_page: Opener) -> None:
    here = begun(open_page)
    there = here.context.new_page()
    there.goto(here.url)
    cell(there, "hand_limit").wait_for()
    put(here, "hand_limit", "9")
    put(there, "hand_limit", "9")  # it does not know that yet, and is told
    there.get_by_text("has been changed elsewhere").wait_for()
    put(there, "starting_account", "20")
    put(here, "hand_limit", "10")
    here.get_by_text("has been changed elsewhere").wait_for()
    account = cell(here, "starting_account").inner_text()
    put(here, "hand_limit", "10")
    until(lambda: cell(here, "hand_limit").inner_text() == "10", here)
    undo = here.locator("[data-undo]")
    undo.click()
    until(lambda: cell(here, "hand_limit").inner_text() == "9", here)
    until(lambda: undo.get_attribute("aria-disabled") == "true", here)
    assert cell(here, "starting_account").inner_text() == account


def put(page: Any, key: str, value: str) -> None:
    """Types a value into a cell, and waits for what the server says of it."""
    page.bring_to_front()
    cell(page, key).click()
    page.locator("td input").fill(value)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.keyboard.press("Enter")
    page.get_by_text("Saved").wait_for()


def test_a_variant_keeps_its_name_if_none_is_given(open_page: Opener) -> None:
    page = begun(open_page)
    name = page.locator("header input.input")
    before = name.input_value()
    name.fill(" ")
    name.press("Tab")
    assert name.input_value() == before


def test_things_are_called_by_their_names_and_changes_are_listed(open_page: Opener) -> None:
    page = begun(open_page, lang="de")
    page.locator("[data-sheet=chain]").click()
    shop = cell(page, "shop")
    before = shop.inner_text()
    assert before != "clothing"
    shop.click()
    page.locator("td select").select_option("sport")
    until(lambda: cell(page, "shop").inner_text() != before, page)
    page.locator("[data-state=wrong]").wait_for()  # another chain is of these types already
    page.locator("[data-part=changes]").click()
    row = page.locator("[data-change=shop]")
    assert before in row.inner_text()
    page.locator("[data-undo]").click()
    page.locator("[data-state=sound]").wait_for()
    assert page.locator("[data-change]").count() == 0


def test_a_card_looks_as_it_will_and_no_entry_breaks_the_page(open_page: Opener) -> None:
    page = begun(open_page)
    page.locator("[data-sheet=contract]").click()
    first = page.locator("[data-picture]").first
    first.locator(".contract").wait_for()
    assert "4,000" in first.inner_text()
    cell(page, "value").click()
    page.locator("td input").fill("7000")
    page.keyboard.press("Enter")
    until(lambda: "7,000" in first.inner_text(), page)
    cell(page, "shops").click()
    page.locator("td input").fill("nowhere, 5")
    page.keyboard.press("Enter")
    page.locator("[data-state=wrong]").wait_for()
    assert page.locator("[data-picture]").count() > 20
    page.locator("[data-undo]").click()
    page.locator("[data-state=sound]").wait_for()


@pytest.mark.parametrize(
    ("title", "sheet", "key", "value", "shown"),
    [
        ("brauerei", "predicate", "category", "colour", "b:text-is('6')"),  # the sixth of its category
        ("ground-floor", "new_floor", "prestige", "7", "b:text-is('7')"),
        ("mall-des-jahres", "branch", "", "", "svg"),
        ("wishland", "card", "price", "9", "b:text-is('9')"),
    ],
)
def test_things_of_every_title_look_as_they_will(
    open_page: Opener, title: str, sheet: str, key: str, value: str, shown: str
) -> None:
    page = begun(open_page, title=title)
    sheets = page.locator("[data-sheet]").evaluate_all("(all) => all.map((n) => n.dataset.sheet)")
    pictured = 0
    for name in sheets:
        page.locator(f"[data-sheet={name}]").click()
        page.locator("section[aria-busy=false] table [data-cell]").first.wait_for()
        pictures = page.locator("[data-picture]")
        blank = """(all) => all.filter((n) => !n.querySelector('svg, b, i') || n.scrollWidth < 12
            || n.scrollWidth > n.clientWidth + 1).map((n) => n.dataset.picture)"""
        assert pictures.evaluate_all(blank) == [], name
        pictured += pictures.count()
        if pictures.count():
            photo(page, f"studio-things-{title}-{name}")
    assert pictured > 100 or (title in ("brauerei", "ground-floor") and pictured > 60)
    page.locator(f"[data-sheet={sheet}]").click()
    picture = page.locator("[data-picture]").first
    if key:
        assert picture.locator(shown).count() == 0
        cell(page, key).click()
        field = page.locator("td input, td select").first
        field.select_option(value) if key == "category" else field.fill(value)
        page.keyboard.press("Enter")
    picture.locator(shown).first.wait_for()


def test_numbers_are_typed_as_they_are_read_and_a_file_is_loaded_twice(open_page: Opener, tmp_path: Path) -> None:
    page = begun(open_page, lang="de")
    account = cell(page, "starting_account")
    account.click()
    page.locator("td input").fill("31.000")
    page.keyboard.press("Enter")
    until(lambda: "war 20.000" in page.locator("td", has=account).inner_text(), page)
    assert account.inner_text() == "31.000"
    file = tmp_path / "box.toml"
    for value in (8, 9):
        with page.expect_download() as saved:
            page.get_by_text("box.toml speichern").click()
        saved.value.save_as(file)
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("coins_per_player = ", f"coins_per_player = {value} # "), encoding="utf-8")
        page.locator("header input[type=file]").set_input_files(file)
        until(lambda: cell(page, "coins_per_player").inner_text() == str(value), page)  # noqa: B023


def test_a_mistake_is_shown_at_its_line_of_the_text(open_page: Opener) -> None:
    page = begun(open_page)
    cell(page, "hand_limit").click()
    page.locator("td input").fill("much")
    page.keyboard.press("Enter")
    page.locator("[data-state=wrong]").wait_for()
    page.locator("[data-part=text]").click()
    mistake = page.locator(".problems button")
    assert "“Hand limit” must be a whole number from 0 to 255, not “much”." in mistake.inner_text()
    mistake.click()
    marked = page.evaluate("getSelection().toString()")
    assert marked == 'hand_limit = "much"'


def test_an_entry_that_goes_by_its_number_moves_none_of_the_others(open_page: Opener) -> None:
    page = begun(open_page, title="wishland")
    page.locator("[data-sheet=effect]").click()
    page.locator("section[aria-busy=false] table [data-cell]").first.wait_for()
    before = page.locator(".tools").count()
    page.locator(".tools").nth(3).locator("button").first.click()
    until(lambda: page.locator(".tools").count() > before, page)
    assert page.locator("dialog").count() == 0, "there is no name to be given"
    marked = page.locator("tr:has(.was)")
    assert marked.count() == 1
    page.locator("[data-part=changes]").click()
    assert page.locator("[data-change]").count() == 1


def test_a_copy_goes_by_the_name_of_what_it_was_copied_from(open_page: Opener) -> None:
    page = begun(open_page, title="wishland", lang="de")
    page.locator("[data-sheet=card]").click()
    first = cell(page, "id").inner_text().rsplit(" ", 1)[0]
    page.locator(".tools button").first.click()
    page.locator("dialog form button").click()
    until(lambda: f"{first} (2)" in cell(page, "id", 1).inner_text(), page)
    picture = page.locator("[data-picture]").nth(1)
    until(lambda: f"{first} (2)" in picture.inner_text().replace("\u00ad", ""), page)
    page.locator("[data-part=changes]").click()
    assert f"{first} (2)" in page.locator("tbody").inner_text()


WIDE = "<svg xmlns='http://www.w3.org/2000/svg' width='754' height='300'><rect width='754' height='300'/></svg>"
STUDY = {
    **{"id": "one", "state": "done", "box": "", "other_name": None, "other_box": None, "search": False, "seats": 3},
    **{"games": 1000, "lang": "en", "done": 9, "units": 9, "spent": 9, "error": None, "created": 1, "changed": 1},
}
REPORT = {
    **{"lang": "en", "title": "A study", "facts": []},
    "sections": [
        {
            **{"anchor": "a", "title": "All of it"},
            "blocks": [
                {"sort": "picture", "svg": WIDE, "caption": "A picture"},
                {
                    "sort": "sheet",
                    "title": "As a table",
                    "headings": ["", "n"],
                    "rows": [["x (MW-9.6)", "1"]],
                    "folded": True,
                },
            ],
        }
    ],
}


def reads(page: Any, report: dict[str, Any]) -> None:
    """Opens a study that is done and has this report."""
    page.route("**/studies?*", lambda route: route.fulfill(json=[STUDY]))
    page.route("**/studies/one*", lambda route: route.fulfill(json={**STUDY, "ahead": 0, "report": report}))
    page.locator("[data-part=studies]").click()
    page.locator("[data-study-state=done] button[aria-expanded]").click()


def test_a_report_can_be_read_on_a_phone_and_what_is_folded_can_be_opened(open_page: Opener) -> None:
    page = begun(open_page, size="phone")
    reads(page, REPORT)
    picture = page.locator("article img")
    picture.wait_for()
    assert picture.bounding_box()["width"] > 450, "it is scrolled, not squeezed"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sign = page.locator("article summary svg")
    assert sign.evaluate("(n) => getComputedStyle(n).rotate") == "none"
    photo(page, "studio-report-phone", full_page=True)
    page.locator("article summary").click()
    until(lambda: sign.evaluate("(n) => getComputedStyle(n).rotate") == "90deg", page)
    assert page.locator("article tbody td").first.inner_text() == "x (§\u00a09.6)"


def test_a_drawing_takes_the_colours_of_the_theme(open_page: Opener) -> None:
    inks = (INK, SOFT, LINE, ACCENT, SECOND, FAINT)
    areas = "".join(f"<rect width='9' height='9' fill='{ink}'/>" for ink in inks)
    svg = f"<svg xmlns='http://www.w3.org/2000/svg'>{areas}<path d='M-9.6,0h9'/><text>x (MW-9.6)</text></svg>"
    picture = {"sort": "picture", "svg": svg, "caption": "A"}
    report = {**REPORT, "sections": [{"anchor": "a", "title": "All of it", "blocks": [picture]}]}
    page = begun(open_page, theme="dark")
    reads(page, report)
    drawing = page.locator("article img")

    def drawn() -> list[str]:
        return re.findall(r"fill='(#\w{6})'", unquote(drawing.get_attribute("src") or ""))

    assert len(set(drawn())) == len(inks) and not set(drawn()) & set(inks)
    assert "'M-9.6,0h9'/><text>x (§\u00a09.6)<" in unquote(drawing.get_attribute("src") or "")
    page.emulate_media(color_scheme="light")
    until(lambda: INK in drawn(), page)


def test_a_variant_is_kept_exported_and_played(open_page: Opener, tmp_path: Path) -> None:
    page = begun(open_page)
    cell(page, "starting_account").click()
    page.locator("td input").fill("31000")
    page.keyboard.press("Enter")
    until(lambda: "31,000" in cell(page, "starting_account").inner_text(), page)
    page.locator("header textarea").fill("More money, more contracts?")
    page.locator("header input.input").fill("Rich")
    page.keyboard.press("Tab")
    until(lambda: page.title().startswith("Rich"), page)
    page.reload()
    page.locator("[data-state=sound]").wait_for()
    assert page.locator("header textarea").input_value() == "More money, more contracts?"
    with page.expect_download() as saved:
        page.get_by_text("Save box.toml").click()
    saved.value.save_as(tmp_path / "box.toml")
    text = (tmp_path / "box.toml").read_text(encoding="utf-8")
    assert tomllib.loads(text)["game"]["starting_account"] == 31_000
    assert text.startswith("# Mall World: everything that lies in the box.")
    page.locator("[data-play]").click()
    page.locator("#main .ask, .players").first.wait_for()
    assert "/table/" in page.url
    until(lambda: "31,000" in page.locator("body").inner_text(), page)
    page.goto(page.url.split("/table/")[0] + "/studio")
    assert "Rich" in page.locator("[data-variant]").inner_text()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_two_variants_lie_side_by_side(open_page: Opener, size: str, lang: str, theme: str) -> None:
    page = begun(open_page, title="wishland", size=size, lang=lang, theme=theme)
    first = page.url.rsplit("/", 1)[1]
    page.locator("header .row button").nth(1).click()  # a copy of it
    until(lambda: not page.url.endswith(first), page)
    page.locator("[data-state=sound]").wait_for()
    if size == "laptop":
        page.locator("[data-sheet=card]").click()
    else:
        page.locator(".pick select").select_option("card")
    cell(page, "price").click()
    page.locator("td input").fill("9")
    page.keyboard.press("Enter")
    until(lambda: cell(page, "price").inner_text() == "9", page)
    page.locator("[data-part=changes]").click()
    page.locator("[data-other]").select_option(first)
    until(lambda: page.locator("tbody .face").count() == 2, page)
    prices = page.locator("tbody .price b").all_inner_texts()
    assert (prices[0], prices[1]) == ("2", "9"), "the card in either box"
    row = page.locator("[data-change=price] td").all_inner_texts()
    assert row[1:] == ["2", "9"]
    assert "kiddie-coaster" not in page.locator("tbody").inner_text(), "things go by their names"
    photo(page, f"studio-beside-{size}-{lang}-{theme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-study-both]").click()
    assert page.locator("[data-other]").input_value() == first
    photo(page, f"studio-both-{size}-{lang}-{theme}", full_page=True)
    if AXE.is_file():
        page.evaluate(AXE.read_text())
        found = "async () => (await axe.run('main')).violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`)"
        assert page.evaluate(found) == []


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_goals_are_set_and_looked_for(open_page: Opener, size: str, lang: str, theme: str) -> None:
    page = begun(open_page, title="brauerei", size=size, lang=lang, theme=theme)
    page.locator("[data-part=goals]").click()
    assert page.locator("[data-search]").is_disabled(), "nothing may move yet"
    page.locator("[data-add-number]").click()
    number = page.locator("[data-number]")
    number.locator("select").last.select_option("rounds")
    assert [field.input_value() for field in number.locator("input").all()] == ["15", "60", "1"]
    page.locator("[data-search]").click()
    page.locator("[role=alert]").wait_for()  # no end is tolerated
    page.locator("[data-goal] input").last.fill("12")
    number.locator("input").nth(0).fill("10")
    number.locator("input").nth(1).fill("30")
    photo(page, f"studio-goals-{size}-{lang}-{theme}", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if AXE.is_file():
        page.evaluate(AXE.read_text())
        found = "async () => (await axe.run('main')).violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`)"
        assert page.evaluate(found) == []
    page.locator("[data-search]").click()
    page.locator("[data-study-state]").wait_for()
    page.locator("[data-study-state] .btn.ghost").click()
    page.locator("[data-study-state=cancelled]").wait_for()


@long
def test_a_variant_is_made_of_what_a_search_has_found(open_page: Opener, compiling: str) -> None:
    page = begun(open_page, title="brauerei", at=compiling)
    page.locator("[data-part=goals]").click()
    page.locator("[data-add-number]").click()
    page.locator("[data-number] select").last.select_option("rounds")
    page.locator("[data-goal] input").last.fill("12")
    for place, value in enumerate(("10", "30")):
        page.locator("[data-number] input").nth(place).fill(value)
    page.locator("[data-who]").select_option("random")
    page.locator("[data-search]").click()
    page.locator("[data-study-state=done]").wait_for(timeout=400_000)
    page.locator("[data-study-state=done] button[aria-expanded]").click()
    page.locator("article section").first.wait_for()
    photo(page, "studio-search", full_page=True)
    first = page.url
    page.locator("[data-make]").click()
    until(lambda: page.url != first, page)
    page.locator("[data-state=sound]").wait_for()
    page.locator("[data-part=changes]").click()
    assert int(page.locator("[data-change=rounds] b").inner_text()) <= 12


@long
def test_a_study_is_followed_and_its_report_stands_in_place(open_page: Opener, compiling: str) -> None:
    page = begun(open_page, at=compiling)
    cell(page, "hand_limit").click()
    page.locator("td input").fill("7")
    page.keyboard.press("Enter")
    until(lambda: "7" in cell(page, "hand_limit").inner_text(), page)
    page.locator("[data-part=studies]").click()
    page.locator("[data-games]").select_option("1000")
    page.locator("[data-study]").click()
    page.locator("[data-study-state=running], [data-study-state=done]").wait_for()
    page.reload()
    page.locator("[data-part=studies]").click()
    page.locator("[data-study-state=done]").wait_for(timeout=400_000)
    page.locator("[data-study-state=done] button[aria-expanded]").click()
    page.locator("article img").first.wait_for()
    assert page.locator("article section").count() >= 7
    assert page.evaluate("[...document.querySelectorAll('article img')].every((i) => i.complete && i.naturalWidth)")
    photo(page.locator("article"), "studio-report")


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_the_studio_fits_and_axe_finds_nothing(open_page: Opener, size: str, lang: str, theme: str) -> None:
    page = begun(open_page, size=size, lang=lang, theme=theme)
    cell(page, "hand_limit").click()
    page.locator("td input").fill("2")
    page.keyboard.press("Enter")
    page.locator("[data-state=wrong]").wait_for()
    for sheet in ("game", "contract"):
        if size == "laptop":
            page.locator(f"[data-sheet={sheet}]").click()
        else:
            page.locator(".pick select").select_option(sheet)
        cell(page, "value" if sheet == "contract" else "hand_limit").wait_for()
        photo(page, f"studio-{sheet}-{size}-{lang}-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page itself does not scroll"
        small = """[...document.querySelectorAll('main button, main select, main input:not([type=file])')]
            .filter((n) => n.offsetParent && n.getBoundingClientRect().height < 43 && !n.closest('.clause, .clauses'))
            .map((n) => n.outerHTML.slice(0, 90))"""
        assert page.evaluate(small) == []
    if AXE.is_file():
        page.evaluate(AXE.read_text())
        found = "async () => (await axe.run('main')).violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`)"
        assert page.evaluate(found) == []


def test_fields_of_one_s_own_lie_on_the_board_by_their_numbers(open_page: Opener) -> None:
    page = begun(open_page, title="ground-floor")
    for sheet in ("popularity_field", "job_market_field"):
        page.locator(f"[data-sheet={sheet}]").click()
        page.locator("section[aria-busy=false] table [data-cell]").first.wait_for()
        assert "room for" in page.locator("[data-room]").inner_text()
        before = page.locator(".tools").count()
        page.locator(".tools button").first.click()
        page.locator("dialog form button").click()
        until(lambda: page.locator(".tools").count() > before, page)  # noqa: B023
    page.locator("[data-sheet=office]").click()
    until(lambda: page.locator("[data-room] .clause, [data-room] button").count() > 0, page)
    page.locator("[data-play]").click()
    fields = page.locator("[data-zone=popularity] li")
    fields.first.wait_for()
    assert fields.locator(".n").all_inner_texts() == [str(n) for n in range(1, 12)]
    assert fields.locator(".disc").count() == 2, "every marker lies on a field"
    jobs = page.locator("[data-zone=jobs] li")
    tops = jobs.evaluate_all("(all) => all.map((n) => Math.round(n.getBoundingClientRect().top))")
    assert len(tops) == 9 and len(set(tops)) == 1, "none is under the houses"
