"""Every word on every board can be read: in each language, on each size of screen, at the start, in the middle, at the
end. No text lies over another or is cut, none is too small, and what a finger should meet is large enough."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Made, Opener, played, still, until

Make = Callable[..., Made]

SCREENS = ((360, 740), (768, 1024), (1366, 768), (1440, 900), (1920, 1080))
SMALLEST, FINGER, TOUCHED_UP_TO = 11, 40, 1024
"""CSS pixels: of letters, of what is touched; and the width up to which a screen is one for fingers."""
LANGS = ("en", "de", "fr")
POSITIONS: dict[str, tuple[str, int, int, str | None, tuple[str, ...]]] = {
    "Brauerei begins": ("brauerei", 3, 0, None, ()),
    "Brauerei lays cards": ("brauerei", 5, 700, "lay", ("lay", "joker")),
    "Brauerei writes notes": ("brauerei", 4, 300, "send", ("send",)),
    "Brauerei bids": ("brauerei", 6, 250, "bid", ()),
    "Brauerei lures": ("brauerei", 4, 500, "lure", ()),
    "Brauerei is over": ("brauerei", 5, 9999, None, ()),
    "Ground Floor begins": ("ground-floor", 3, 0, None, ()),
    "Ground Floor with five companies": ("ground-floor", 5, 150, "schedule", ("use",)),
    "Ground Floor's catalogue": ("ground-floor", 4, 120, "build", ("build",)),
    "Ground Floor is over": ("ground-floor", 5, 9999, None, ()),
    "Mall des Jahres acquires": ("mall-des-jahres", 4, 150, "acquire", ("refresh",)),
    "Mall des Jahres rolls": ("mall-des-jahres", 5, 120, "roll", ("roll",)),
    "Mall des Jahres lays anew": ("mall-des-jahres", 3, 120, "rearrange", ()),
    "Mall World begins": ("mall-world", 3, 0, None, ()),
    "Mall World with five seats": ("mall-world", 5, 120, None, ()),
    "Mall World's auction": ("mall-world", 4, 40, "pick", ()),
    "Mall World is over": ("mall-world", 4, 9999, None, ()),
    "Wishland buys": ("wishland", 4, 110, "act", ("buy",)),
    "Wishland chooses entrepreneurs": ("wishland", 3, 0, "keep", ()),
    "Wishland is played alone": ("wishland", 1, 60, "drawn", ("play",)),
}

MEASURE = (Path(__file__).parent / "text_fits.js").read_text()
TIGHT = """[...document.querySelectorAll('#main *')]
    .flatMap((e) => [e.getAttribute('aria-label'), ...[...e.childNodes].map((n) => n.nodeType === 3 && n.data)])
    .filter((said) => said && /[^\\s\\u00a0\\u202f][:;] /.test(said))"""
"""What French says without the space before a colon or a semicolon."""
WHERE = "[...document.querySelectorAll('.room, .drawing, .ask')].map((e) => JSON.stringify(e.getBoundingClientRect()))"
EVERYTHING = "[...document.querySelectorAll('#main .board {}')].filter((e) => e.offsetParent || e.ownerSVGElement)"


def opened(open_page: Opener, make: Make, position: str) -> Any:
    """The page of a table in one of the positions."""
    title, seats, plies, decision, offers = POSITIONS[position]
    record = played(seats, plies, decision, title, offers) if plies or decision else None
    made = make(seats, record=record, title=title)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator("#main .board").wait_for()
    until(lambda: page.locator(".ask.mine, .ask.over").count() > 0, page)
    return page


def speak(page: Any, lang: str) -> None:
    """Switches the language, until the table is told in it."""
    if page.locator("html").get_attribute("lang") != lang:
        with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/log")):
            page.locator("header select").first.select_option(lang)


def sized(page: Any, width: int, height: int) -> None:
    """Makes the window as large as that, and waits until the board fills its room anew and lies still."""
    page.set_viewport_size({"width": width, "height": height})
    settled(page)


def settled(page: Any) -> None:
    """Waits until nothing moves any more."""
    boxes: list[Any] = [None]

    def steady() -> bool:
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
        boxes.append(page.evaluate(WHERE))
        return bool(boxes[-1] == boxes[-2])

    until(steady, page)
    still(page)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_word_can_be_read(open_page: Opener, make: Make, position: str) -> None:
    """On each screen in one language, in another on the next: all positions of a title together are seen in each."""
    page, faults, turn = opened(open_page, make, position), [], [*POSITIONS].index(position)
    for screen, (width, height) in enumerate(SCREENS):
        sized(page, width, height)
        lang = LANGS[(turn + screen) % len(LANGS)]
        speak(page, lang)
        settled(page)
        found = page.evaluate(MEASURE, [SMALLEST, FINGER if width <= TOUCHED_UP_TO else 0])
        faults += [f"{lang} {width}: {fault}" for fault in found]
        faults += [f"tight: {said}" for said in page.evaluate(TIGHT) if lang == "fr"]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "position",
    [
        "Brauerei writes notes",
        "Ground Floor with five companies",
        "Mall des Jahres rolls",
        "Mall World with five seats",
        "Wishland buys",
    ],
)
def test_everything_says_what_it_is_and_what_it_does(open_page: Opener, make: Make, position: str) -> None:
    page = opened(open_page, make, position)
    things, touched = EVERYTHING.format("[data-tip]"), EVERYTHING.format(":is(button, [role=button])")
    assert page.evaluate(f"{things}.filter((e) => !e.dataset.clause).map((e) => e.dataset.tip)") == []
    assert page.evaluate(f"{touched}.filter((e) => !e.closest('[data-tip]')).map((e) => e.textContent)") == []


def test_all_of_the_city_and_my_company_are_seen_at_once(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make, "Ground Floor with five companies")
    for width, height in SCREENS[2:]:
        sized(page, width, height)
        for part in page.locator(".board :is(.block, .lot, .company, .company .room)").all():
            box = part.bounding_box()
            assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1, (width, part.get_attribute("class"))
            assert box["x"] + box["width"] <= width + 1, (width, part.get_attribute("class"))


def test_a_tip_comes_by_keyboard_too(open_page: Opener, make: Make) -> None:
    page = opened(open_page, make, "Ground Floor with five companies")
    page.locator("#main .board .can").first.wait_for()
    page.keyboard.press("n")
    page.locator(".thing-tip .rule").wait_for()
