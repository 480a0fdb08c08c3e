"""What helps at the table: amounts, moves that play themselves, a board from outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stammtisch.kernel.title.scaffold import scaffold
from tests.kernel.test_scaffold import installed
from tests.web.conftest import Made, Opener, played, ply, serving, until

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


# -------------------------------------------------------------------------------------------------- forced moves


def test_moves_without_an_alternative_play_themselves_and_the_log_says_so(open_page: Opener, make: Make) -> None:
    for forced in (False, True):
        made = make(3, seed=5)
        page = open_page(f"/table/{made.id}", made.keys, settings={"forced": forced, "hints": []})
        page.locator("#main .board").wait_for()
        alone = 0
        while ply(page) < 60:
            until(lambda page=page: page.locator(".ask.mine, .ask.over").count() > 0, page)  # type: ignore[misc]
            before = ply(page)
            page.keyboard.press("m")
            moves = page.locator("[data-option]")
            moves.first.wait_for()
            alone += moves.count() == 1
            moves.last.click()
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").click()
            until(lambda page=page, before=before: ply(page) > before, page)  # type: ignore[misc]
        assert (alone == 0) == forced
        assert (page.locator(".log").get_by_text("By itself").count() > 0) == forced
        page.close()


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
    with serving(tmp_path, PYTHONPATH=str(installed(folder)), STAMMTISCH_COMPILE="0") as address:
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
