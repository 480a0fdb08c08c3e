"""The other pages: shelf, rules, history, scores; languages, sizes, accessibility, weight."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import stammtisch as st
from tests.machine import missing
from tests.web.conftest import AXE, FEWEST, NAMES, ROOT, Made, Opener, played, still, until
from tests.web.openapi import WHERE, document

Make = Callable[..., Made]


def test_the_types_are_made_from_this_server() -> None:
    wanted = "run `python -m tests.web.openapi`, then `npm run types` in web/"
    assert json.loads(WHERE.read_text()) == json.loads(document()), wanted


def test_no_registry_is_named() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in lock


def test_every_language_says_everything() -> None:
    words = {lang: json.loads((ROOT / f"web/src/words/{lang}.json").read_text()) for lang in ("en", "de", "fr")}
    for lang in ("de", "fr"):
        assert words[lang].keys() == words["en"].keys()
        for key, said in words["en"].items():
            assert isinstance(words[lang][key], type(said)), f"{lang}: {key}"


@pytest.mark.parametrize(
    ("lang", "sit", "hand"),
    [("en", "Play", "My hand"), ("de", "Spielen", "Meine Hand"), ("fr", "Jouer", "Ma main")],
)
def test_each_language(open_page: Opener, make: Make, lang: str, sit: str, hand: str) -> None:
    page = open_page("/", lang=lang)
    page.get_by_text(sit).first.wait_for()
    assert page.locator("html").get_attribute("lang") == lang
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, lang=lang)
    page.get_by_role("heading", name=hand).wait_for()


def test_the_language_is_switched_in_place(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("heading", name="My hand").wait_for()
    english = page.locator(".log").first.inner_text()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Meine Hand").wait_for()
    until(lambda: page.locator(".log").first.inner_text() != english, page)


def test_what_is_half_chosen_is_said_in_the_language_of_now(open_page: Opener, make: Make) -> None:
    made = make(3, title="wishland", record=played(3, 60, "act", title="wishland"))
    page = open_page(f"/table/{made.id}", made.keys, settings={"confirm": True})
    page.locator(".ask .buttons [data-move]").last.click()
    page.locator("[data-confirm]").wait_for()
    sentence = page.locator(".ask .sentence")
    english = sentence.inner_text()
    page.locator("header select").first.select_option("de")
    until(lambda: sentence.inner_text() != english, page)
    assert page.locator("[data-confirm]").count() == 1


def test_what_cannot_be_fetched_is_said_and_can_be_asked_for_again(open_page: Opener, make: Make) -> None:
    """Where no worker has laid by the page's files, as at an address that is not a secure one."""
    made = make(3)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.context.set_offline(True)
    for key in ("s", "h"):
        page.keyboard.press(key)
        page.get_by_text("The server cannot be reached").wait_for()
        page.locator(".ask .say").wait_for()
        page.keyboard.press("Escape")
    page.context.set_offline(False)
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Scores").wait_for()


def test_rules_are_searched(open_page: Opener) -> None:
    page = open_page("/rules/mall-world")
    page.get_by_role("heading", name="Mall World").wait_for()
    page.get_by_role("searchbox").fill("second-best")
    page.locator("mark").first.wait_for()
    assert page.locator("p.clause").count() < 10


def test_a_clause_is_a_hover_away(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []})
    page.locator(".log .clause button").last.hover()
    page.get_by_role("tooltip").wait_for()
    page.locator(".log .clause button").last.click()
    page.get_by_role("dialog", name="Rules").wait_for()
    page.locator(".clause.here").wait_for()


def test_history_goes_back_and_a_link_leads_there(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 50))
    page = open_page(f"/table/{made.id}?at=10", made.keys)
    page.locator(".history").wait_for()
    page.locator(".history", has_text="After 10 moves").wait_for()
    page.get_by_role("button", name="One move on").click()
    page.locator(".history", has_text="After 11 moves").wait_for()
    assert page.locator(".place.can").count() == 0
    page.get_by_role("button", name="To the present").click()
    page.locator(".ask.mine").wait_for()


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_on_a_laptop_a_long_sentence_of_the_past_is_read_to_its_end(
    open_page: Opener, make: Make, base: str, lang: str
) -> None:
    made = make(3, record=played(3, 120, title="wishland"), title="wishland")
    told: dict[int, int] = {}
    asked = {"params": {"lang": lang}, "headers": {"Authorization": f"Bearer {made.secret}"}}
    for line in httpx.get(f"{base}/api/tables/{made.id}/log", **asked).json():  # type: ignore[arg-type]
        told[line["ply"]] = told.get(line["ply"], -1) + 1 + len(line["text"])
    at = max((length, ply) for ply, length in told.items() if ply and length < 340)[1]
    page = open_page(f"/table/{made.id}?at={at}", made.keys, size="laptop", lang=lang)
    page.locator(".history .sentence").wait_for()
    until(lambda: len(page.locator(".history .sentence").inner_text()) == told[at], page)
    assert told[at] > 200
    still(page)
    hidden = "[...document.querySelectorAll('.history, .history .what')].map((e) => e.scrollHeight - e.clientHeight)"
    assert max(page.evaluate(hidden)) <= 2


def test_a_link_into_a_finished_game_shows_that_moment(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9999))
    page = open_page(f"/table/{made.id}?at=10", made.keys)
    page.locator(".history", has_text="After 10 moves").wait_for()
    page.locator(".place").first.wait_for()
    assert page.get_by_role("dialog").count() == 0, "the final scores lie over it"


def test_a_record_goes_out_and_in(open_page: Opener, make: Make, tmp_path: Path) -> None:
    made = make(3, record=played(3, 9999))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("dialog", name="The game is over").wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.txt"
    waiting.value.save_as(file)
    other = open_page("/")
    other.locator("input[type=file]").set_input_files(file)
    other.get_by_role("dialog", name="The game is over").wait_for()
    assert other.locator("tfoot").text_content() == page.locator("tfoot").text_content()


def test_the_shelf_keeps_still_while_tables_are_read(open_page: Opener, make: Make) -> None:
    tables = [make(5, record=played(5, 120, "play")), make(3)]
    for size in ("phone", "desktop"):
        page = open_page("/", size=size, lang="de")
        page.route("**/api/tables/*", lambda route: route.abort())
        keys = {table.id: table.keys[table.id] for table in tables}
        page.evaluate("(keys) => localStorage.setItem('stammtisch.tables', JSON.stringify(keys))", keys)
        page.reload()
        page.locator(".list li").nth(1).wait_for()
        page.locator("a.box").first.wait_for()
        still(page)
        bare = [card.bounding_box() for card in page.locator(".tables li, #lobby").all()]
        page.unroute("**/api/tables/*")
        page.reload()
        page.locator(".list").get_by_text("Bleibt bis").nth(1).wait_for()
        still(page)
        assert [card.bounding_box() for card in page.locator(".tables li, #lobby").all()] == bare
        words = page.locator(".tables .list span")
        assert not words.evaluate_all("(all) => all.some((e) => e.scrollWidth > e.clientWidth + 1)"), "cut off"


def test_a_table_that_is_not_there(open_page: Opener) -> None:
    open_page("/table/nothing").get_by_role("heading", name="There is no such table").wait_for()


@pytest.mark.parametrize("path", ["/%", "/table/%e0%a4", "/rules/nothing", "/guide/nothing"])
def test_an_address_that_leads_nowhere(open_page: Opener, path: str) -> None:
    """The page says so, or shows the shelf; nobody waits for what never comes."""
    page = open_page(path)
    page.locator("a.box, main h1:text('no such table'), [role=alert]").first.wait_for()
    assert page.locator("text=/One moment|Setting up/").count() == 0


def test_what_is_wrong_among_the_options_is_shown(open_page: Opener) -> None:
    """Though they are folded away again, which kept whoever wanted to play from being told anything."""
    page = open_page("/new/mall-world")
    options, seed = page.locator("details:has(> summary:text('Rules and options'))"), page.locator("[pattern]")
    options.locator("summary").click()
    seed.fill("today")
    options.locator("summary").click()
    page.get_by_role("button", name="Play", exact=True).click()
    until(lambda: seed.is_visible() and seed.evaluate("e => e === document.activeElement"), page)


@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
@pytest.mark.parametrize("title", st.titles())
def test_the_longest_names_leave_the_table_its_room(open_page: Opener, make: Make, title: str, size: str) -> None:
    seats = max(st.find_title(title).seats)
    names = [letter * 40 for letter in "WMBHQO"]
    made = make(seats, record=played(seats, 60, title=title), title=title, names=names)
    page = open_page(f"/table/{made.id}", made.keys, size=size, lang="fr", settings={"hints": []})
    page.locator(".ask.mine").wait_for()
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    inside = "(e, of) => e.getBoundingClientRect().right <= e.closest(of).getBoundingClientRect().right + 1"
    everyone = page.locator(".players > li")
    assert everyone.count() == seats
    assert all(seat.evaluate(inside, "aside") for seat in everyone.all())
    page.keyboard.press("s")
    page.locator(".standings").wait_for()
    for who in page.locator(".standings .who, .standings .total").all():
        assert who.evaluate("e => e.getBoundingClientRect().width > 20"), "nothing of it is seen"
        assert who.evaluate(inside, "dialog")


def test_what_was_validated_keeps_to_the_hand_on_a_phone(open_page: Opener, make: Make) -> None:
    """However many contracts that are: they go on in another line."""
    game, random = st.new("mall-world", [st.Seat(name) for name in NAMES[:4]], seed=17), Random(17)
    while game.due[0] != 0 or game.view(0)["state"]["players"][0]["validated"]["n"] < 4:
        game.play(random.choice(game.moves(game.due[0])), seat=game.due[0])
    made = make(4, record=game.record())
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    page.locator(".laid button").nth(3).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


THERE = {"/": "a.box", "/table/nothing": "h1"}
for TITLE in ("mall-world", "ground-floor"):
    THERE |= {f"/new/{TITLE}": "button.primary", f"/rules/{TITLE}": "p.clause", f"/guide/{TITLE}": "[data-lesson]"}
"""What shows that a page has all it needs."""


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_wider_than_the_screen(open_page: Opener, make: Make, size: str, lang: str) -> None:
    made = make(5, record=played(5, 120, "play"))
    for path in ("/", "/new/mall-world", "/rules/mall-world", f"/table/{made.id}"):
        page = open_page(path, made.keys, size=size, lang=lang)
        page.locator(THERE.get(path, ".place")).first.wait_for()
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} at {size}"


STATES: dict[str, tuple[int, int, str | None]] = {
    "start": (4, 0, None), "accept": (5, 60, "accept"), "offer": (5, 60, "offer"), "bid": (5, 40, "bid"),
    "play": (5, 120, "play"), "validate": (4, 30, "validate"), "token": (4, 30, "token"), "end": (3, 9999, None),
}  # fmt: skip


NO_COLOUR = "axe.run(document, {rules: {'color-contrast': {enabled: false}}}).then((r) => r.violations)"
CONTRAST = """async () => {
    const drawn = [...document.querySelectorAll('[aria-hidden=true]:not(svg)')];
    drawn.forEach((e) => e.removeAttribute('aria-hidden'));
    const found = (await axe.run(document, {runOnly: ['color-contrast']})).violations;
    drawn.forEach((e) => e.setAttribute('aria-hidden', 'true'));
    return found;
}"""
"""What stands out too little, of what is drawn for the eye only, beside words for the ear, too."""


def accessible(page: Any) -> None:
    """Fails with what axe-core finds, in both themes."""
    if not AXE.is_file():
        missing("axe-core is not installed: cd web && npm ci")
    page.evaluate(AXE.read_text())
    found = page.evaluate(NO_COLOUR)
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    for theme in ("light", "dark") if dark else ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        still(page)
        found += page.evaluate(CONTRAST)
    said = [f"{v['id']}: {v['help']}: {[node['html'][:160] for node in v['nodes'][:3]]}" for v in found]
    assert not said, "\n".join(said)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_on_the_pages(open_page: Opener, size: str, make: Make) -> None:
    full, waiting = make(3), make(3, rest="open")
    joins = {
        f"/table/{full.id}#join={full.invitation}": ".there",
        f"/table/{waiting.id}#join={waiting.invitation}": "form",
    }
    for path, there in (THERE | joins).items():
        page = open_page(path, full.keys if path == "/" else None, size=size)
        page.locator(there).first.wait_for()
        still(page)
        accessible(page)


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_at_the_table(open_page: Opener, make: Make, state: str) -> None:
    seats, plies, decision = STATES[state]
    made = make(seats, record=played(seats, plies, decision))
    page = open_page(f"/table/{made.id}", made.keys, size="phone" if state == "accept" else "desktop")
    page.locator(".place").first.wait_for()
    if state == "end":
        page.get_by_role("dialog").wait_for()  # what came of it, which must not come while axe looks
    still(page)
    accessible(page)
    if state == "play":
        for key in ("r", "l", "?", "s"):
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            still(page)
            accessible(page)
            page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.locator(".history").wait_for()
        accessible(page)


def test_the_first_load_is_light(open_page: Opener, make: Make) -> None:
    mall = make(5, record=played(5, 120, "play"))
    city = make(5, record=played(5, 100, "schedule", "ground-floor"), title="ground-floor")
    plan = make(5, record=played(5, 100, "acquire", "mall-des-jahres"), title="mall-des-jahres")
    for made, path, there in (
        (mall, "/", "a.box"),
        (mall, f"/table/{mall.id}", ".place.can"),
        (city, f"/table/{city.id}", ".block .spot.can"),
        (plan, f"/table/{plan.id}", "#main .board .can"),
    ):
        page = open_page("/healthz", made.keys)  # a page without anything, so that nothing is at hand yet
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        received: list[int] = []
        line.on("Network.loadingFinished", lambda e, received=received: received.append(int(e["encodedDataLength"])))
        page.goto(page.url.replace("/healthz", path), wait_until="networkidle")
        page.locator(there).first.wait_for()
        still(page)
        assert len(received) > 5
        assert 40_000 < sum(received) < 195_000, f"{path}: {sum(received)} bytes"


def test_whoever_opened_a_table_deletes_it_for_everybody(open_page: Opener, base: str) -> None:
    page = open_page("/new/mall-world")
    page.locator("summary", has_text="Options").click()
    page.locator("input[name=redraw][value=yes]").check()
    page.locator("button.big").click()
    page.locator(".ask").wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('stammtisch.tables')"))
    ((table, keys),) = kept.items()
    headers = {"authorization": f"Bearer {keys['watch']}"}
    assert httpx.get(f"{base}/api/tables/{table}", headers=headers).json()["redraw"]
    page.goto(f"{base}/")
    page.get_by_text("Kept until").wait_for()
    page.get_by_role("button", name="Delete this table").click()
    page.locator("[data-delete]").click()
    page.get_by_text("No table yet").wait_for()
    assert httpx.get(f"{base}/api/tables/{table}", headers=headers).status_code == 404


@pytest.mark.parametrize("title", FEWEST)
def test_type_of_twice_the_size_needs_no_scrolling_sideways(open_page: Opener, make: Make, title: str) -> None:
    """As somebody reads a phone who wants large letters; a question that is cut there opens by touch."""
    made = make(3, record=played(3, 60, title=title), title=title)
    pages = ["/", f"/new/{title}", f"/rules/{title}", f"/table/{made.id}"]
    for path in pages:
        page = open_page(path, made.keys, size="phone", lang="de", settings={"hints": []})
        page.locator("main h1, main h2, .ask.mine").first.wait_for()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    say, asked = page.locator(".ask .say"), page.locator(".ask .sentence")
    say.tap(position={"x": 60, "y": 90})
    until(lambda: asked.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
