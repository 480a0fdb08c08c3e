"""What helps at the table: amounts, the lens, the film, moves that play themselves, a board from outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch as st
from stammtisch.kernel.title.scaffold import scaffold
from tests.kernel.test_scaffold import installed
from tests.web.conftest import Made, Opener, bearer, played, ply, serving, until

Make = Callable[..., Made]


# ------------------------------------------------------------------------------------------------------- amounts


def bidding(open_page: Opener, make: Make, **more: Any) -> Any:
    """A page on which coins are bid."""
    made = make(3, record=played(3, 0, "bid", offers=("bid 5",)))
    page = open_page(f"/table/{made.id}", made.keys, **more)
    page.locator("[data-amount]").wait_for()
    return page


def test_an_amount_is_stepped_and_its_button_says_the_move(open_page: Opener, make: Make) -> None:
    page = bidding(open_page, make)
    more, less = page.get_by_role("button", name="More"), page.get_by_role("button", name="Less")
    send = page.locator("[data-amount] [data-move]")
    assert send.get_attribute("data-move") == "bid 0"
    assert less.is_disabled()
    more.click()
    more.click()
    assert send.get_attribute("data-move") == "bid 2"
    less.click()
    assert "1" in send.inner_text()
    before = ply(page)
    send.click()
    until(lambda: ply(page) > before, page)


# ------------------------------------------------------------------------------------------------- lens and film


def wide(page: Any) -> float:
    """How wide a place of the board is on the screen."""
    return float(page.locator(".place").first.bounding_box()["width"])


def test_the_lens_brings_the_board_nearer_and_what_is_touched_is_the_same(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    place = page.locator(".place.can").first
    place.wait_for()
    far, lens = wide(page), page.locator(".lens")
    page.get_by_role("button", name="Nearer").tap()
    until(lambda: wide(page) > 1.5 * far, page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "only what is under the lens is wider"
    assert lens.evaluate("(e) => e.scrollWidth > 1.5 * e.clientWidth")
    place.tap()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.tap()
    page.locator("[data-confirm]").wait_for()
    page.get_by_role("button", name="Nearer").tap()
    page.get_by_role("button", name="Farther").tap()
    until(lambda: abs(wide(page) - far) < 1, page)


SEEN = """() => {
    window.seen = [];
    const look = () => {
        const ply = Number(document.querySelector(".history .at")?.textContent.match(/\\d+/)[0] ?? -1);
        if (ply >= 0 && window.seen.at(-1) !== ply) window.seen.push(ply);
    };
    new MutationObserver(look).observe(document.querySelector(".ask"),
        { subtree: true, childList: true, characterData: true });
}"""


def test_a_film_shows_each_move_since_my_last_visit(open_page: Opener, make: Make) -> None:
    record = played(3, 60)
    made, last = make(3, record=record), len(st.read(record).plies)
    keys = made.keys
    keys[made.id]["heard"] = last - 9
    page = open_page(f"/table/{made.id}", keys, pace="fast")
    page.locator("[data-film]").wait_for()
    page.evaluate(SEEN)
    page.locator("[data-film]").click()
    page.wait_for_function("(last) => window.seen.length > 9 && window.seen.at(-1) === last", arg=last)
    assert page.evaluate("window.seen.slice(-10)") == list(range(last - 9, last + 1))
    page.get_by_role("button", name="To the present").click()
    page.locator(".ask.mine").wait_for()


# -------------------------------------------------------------------------------------------------- forced moves


@pytest.mark.parametrize("forced", [True, False])
def test_moves_without_an_alternative_play_themselves_and_the_log_says_so(
    open_page: Opener, make: Make, base: str, forced: bool
) -> None:
    made = make(3, seed=5)
    page = open_page(f"/table/{made.id}", made.keys, settings={"forced": forced, "hints": []})
    page.locator("#main .board").wait_for()
    alone = 0
    while ply(page) < 60:
        until(lambda: page.locator(".ask.mine, .ask.over").count() > 0, page)
        before = ply(page)
        # The only bid that is left is no such move: with it all bids are opened.
        alone += httpx.get(f"{base}/api/tables/{made.id}", headers=bearer(made.secret)).json()["forced"]
        page.keyboard.press("m")
        page.locator("[data-option]").last.click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        until(lambda before=before: ply(page) > before, page)  # type: ignore[misc]
    assert (alone == 0) == forced
    assert (page.locator(".log").get_by_text("By itself").count() > 0) == forced


# ------------------------------------------------------------------------------------------- a board from outside

BOARD = """
export function draw(element, game) {
  const button = document.createElement("button");
  button.className = "bag";
  button.textContent = `${game.lang} ${game.view.state.turn} ${game.me}`;
  button.onclick = () => game.choose(game.moves[0]?.text ?? "draw");
  element.replaceChildren(button);
}
export const onBoard = (move) => move.text === "draw";
"""
BOX = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>'


def test_a_title_from_outside_brings_its_own_board(open_page: Opener, tmp_path: Path) -> None:
    folder = scaffold("harbour-days", tmp_path)
    board = folder / "src" / "harbour_days" / "board"
    board.mkdir()
    (board / "index.js").write_text(BOARD)
    (board / "box.svg").write_text(BOX)
    with serving(tmp_path, PYTHONPATH=str(installed(folder))) as address:
        shelf = open_page("/", at=address)
        picture = shelf.locator(".box[href='/new/harbour-days'] .art img")
        until(lambda: picture.evaluate("image => image.complete && image.naturalWidth") == 40, shelf)
        page = open_page("/new/harbour-days", at=address, settings={"forced": False, "hints": []})
        page.locator("button.big").click()
        bag = page.locator("#main .outside .bag")
        bag.wait_for()
        assert page.locator(".plain").count() == 0
        until(lambda: page.locator(".ask.mine").count() > 0, page)
        assert page.locator(".ask .buttons [data-move='draw']").count() == 0, "it is made on the board"
        assert page.locator(".ask .buttons [data-move]").count() > 0
        drawn, before = bag.inner_text(), ply(page)
        assert drawn.startswith("en ") and drawn.endswith(" 0")
        bag.click()
        until(lambda: ply(page) > before, page)
        until(lambda: bag.inner_text() != drawn, page)
