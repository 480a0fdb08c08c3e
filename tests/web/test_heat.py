"""The board in colours in a report of the studio: every place in its colour, on each board, on a phone too."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import find_title
from stammtisch.lab.report import page as report_of
from stammtisch.server.studio.units import written
from tests.web.conftest import AXE, Opener, photo, still, until

LINE = {
    "id": "heat",
    "state": "done",
    "box": "",
    "other_name": None,
    "other_box": None,
    "search": False,
    "seats": 2,
    "games": 40,
    "lang": "de",
    "done": 1,
    "units": 1,
    "spent": 1,
    "error": None,
    "created": 1,
    "changed": 1,
}
GAMES = {"mall-world": 100, "brauerei": 40, "ground-floor": 60, "wishland": 100, "mall-des-jahres": 60}
"""So many that something is said of places, and no more."""
LOOKS = [
    ("mall-world", "phone", "dark"),
    ("mall-world", "laptop", "light"),
    ("brauerei", "phone", "light"),
    ("brauerei", "laptop", "dark"),
    ("ground-floor", "phone", "dark"),
    ("ground-floor", "laptop", "light"),
    ("wishland", "phone", "light"),
    ("mall-des-jahres", "laptop", "dark"),
]


@cache
def report(title: str) -> dict[str, Any]:
    """The report of a small study, as the server keeps it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAMMTISCH_COMPILE", "0")
        found = lab.study(title, games=GAMES[title], policy="random", skill_games=0, workers=1, lang="de")
    return dict(json.loads(written(report_of(found))))


def layers(report: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        layer
        for section in report["sections"]
        for block in section["blocks"]
        if block["sort"] == "heat"
        for layer in block["layers"]
    ]


def opened(open_page: Opener, title: str, report: dict[str, Any], **look: Any) -> Any:
    """A variant's page with a study that is done and open; the server would have taken minutes to play it."""

    def answer(route: Any) -> None:
        if route.request.url.split("?")[0].endswith("/studies"):
            route.fulfill(json=[LINE])
        else:
            route.fulfill(json={**LINE, "ahead": 0, "report": report, "made": None, "goals": None})

    page = open_page("/studio", lang="de", **look)
    page.route("**/api/studio/variants/*/studies**", answer)
    page.locator(f"[data-begin='{title}']").click()
    page.locator("[data-state=sound]").wait_for()
    page.locator("[data-part=studies]").click()
    page.locator("[data-study-state=done] button[aria-expanded]").click()
    return page


@pytest.mark.parametrize(("title", "size", "theme"), LOOKS)
def test_every_place_lies_in_its_colour_on_the_board(open_page: Opener, title: str, size: str, theme: str) -> None:
    made = report(title)
    assert layers(made)
    page = opened(open_page, title, made, size=size, theme=theme)
    figure = page.locator(f"[data-heat={title}]")
    figure.scroll_into_view_if_needed()
    for n, layer in enumerate(layers(made)):
        if n:
            page.locator("[data-layer]").select_option(str(n))
        on_board = figure.locator("[role=img] > [data-heated]")
        until(lambda: on_board.count() == len(layer["spots"]), page)  # noqa: B023 - it is called here
        still(page)
        figure.evaluate("(it) => it.scrollIntoView({ block: 'start' })")
        photo(page, f"heat-{title}-{n}-{size}-{theme}")
        names = {place.get_attribute("data-heated") for place in on_board.all()}
        assert names == {f"{spot['kind']} {spot['key']}" for spot in layer["spots"]}, "none is left over"
        for spot in layer["spots"]:
            place = figure.locator(f"[data-heated='{spot['kind']} {spot['key']}']")
            assert spot["value"] in place.inner_text()
            assert place.get_attribute("title") == spot["about"]
        painted = on_board.evaluate_all("(all) => all.map((e) => [e.className, getComputedStyle(e).backgroundColor])")
        colours = {colour for _, colour in painted}
        assert len(colours) == len({spot["step"] for spot in layer["spots"]})
        inside = """(map) => [...map.querySelectorAll('[data-heated]')].every((e) => {
            const r = e.getBoundingClientRect(), m = map.getBoundingClientRect();
            return r.left >= m.left - 8 && r.right <= m.right + 8 && r.top >= m.top - 8 && r.bottom <= m.bottom + 8;
        })"""
        assert figure.locator("[role=img]").first.evaluate(inside), "each lies on the board"
        assert figure.locator("[role=img]").first.get_attribute("aria-label") == layer["about"]
        assert figure.locator("figcaption").inner_text() == layer["about"]
        assert [line.inner_text() for line in figure.locator(".legend li").all()] == [t for _, t in layer["legend"]]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page itself does not scroll"
    if AXE.is_file():
        page.evaluate(AXE.read_text())
        found = "async () => (await axe.run('main')).violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 200)}`)"
        assert page.evaluate(found) == []


def test_places_that_no_board_shows_are_listed(open_page: Opener) -> None:
    made = json.loads(json.dumps(report("mall-world")))
    block = next(b for section in made["sections"] for b in section["blocks"] if b["sort"] == "heat")
    block["layers"][0]["spots"][0]["key"] = "Z9"
    page = opened(open_page, "mall-world", made)
    figure = page.locator("[data-heat]")
    figure.scroll_into_view_if_needed()
    count = find_title("mall-world").load_box(None).struct.places
    until(lambda: figure.locator("[role=img] > [data-heated]").count() == count - 1, page)
    assert figure.locator(".list li").get_attribute("data-heated") == "place Z9"


def test_things_stand_beside_their_pictures(open_page: Opener) -> None:
    page = opened(open_page, "mall-world", report("mall-world"), size="phone")
    cards = page.locator("details", has=page.locator("summary", has_text="Genehmigungskarten aus deiner Hand"))
    rows = cards.locator("tbody tr")
    cards.locator("summary").wait_for()
    assert rows.count() == 10
    assert cards.locator("svg:not(summary svg)").count() == 0, "what is folded away is not drawn"
    cards.locator("summary").click()
    until(lambda: rows.locator("td:first-child svg").count() >= 10, page)
    assert "§ 6.2" in cards.locator("summary").inner_text().replace("\u00a0", " ")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
