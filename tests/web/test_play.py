"""Playing in the browser: alone against bots, in two browsers, and several at one device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import stammtisch as st
from stammtisch.kernel.title.scaffold import scaffold
from tests.kernel.test_scaffold import installed
from tests.machine import long
from tests.web.conftest import SEED, Made, Opener, act, bearer, played, ply, serving, settle, still, until

Make = Callable[..., Made]
LATE = 330
"""About two thirds of the plies of a game played at random; by keys, and by names, others come to their end."""


def test_sitting_down_takes_two_clicks(open_page: Opener) -> None:
    page = open_page("/")
    page.locator("a.box").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".ask").wait_for()
    assert "/table/" in page.url
    assert page.locator(".players li").count() == 4


def test_a_game_is_clicked_to_its_end(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, LATE))
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []})
    page.locator(".ask").wait_for()
    random = Random(5)
    for _ in range(3000):
        if page.locator(".ask.over").count():
            break
        act(page, random)
    page.get_by_role("dialog", name="The game is over").wait_for()
    assert page.locator(".standings .first").count() >= 1


def same(page: Any) -> list[str]:
    """What is the same for everybody."""
    return list(page.locator(".players .things, .market .count, .supply, .bar .middle").all_inner_texts())


def pair(open_page: Opener, base: str, **more: Any) -> tuple[Any, Any]:
    """Ada and Zoë in a browser each, with a bot at their table."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "name": "Clara", "policy": "random"}]
    more = more if "record" in more else {"title": "mall-world", "seed": SEED, **more}
    answer = httpx.post(f"{base}/api/tables", json={"seats": seats, **more}, timeout=60).json()
    made = Made(answer["id"], answer["seats"][0]["secret"], (0,), answer["spectator"], answer["invitation"])
    one = open_page(f"/table/{made.id}", made.keys)
    two = open_page(f"/table/{made.id}#join={made.invitation}")
    two.get_by_label("Your name").fill("Zoë")
    two.get_by_role("button", name="Play", exact=True).click()
    two.locator(".ask").wait_for()
    one.locator(".players").get_by_text("Zoë").wait_for()
    assert made.invitation not in two.url
    return one, two


def either(one: Any, two: Any) -> Any:
    """The page at which somebody is to choose, once the bot is done."""
    until(lambda: one.locator(".ask.mine").count() + two.locator(".ask.mine").count() > 0, one)
    return one if one.locator(".ask.mine").count() else two


def test_two_browsers_at_one_table_and_a_reload(open_page: Opener, base: str) -> None:
    one, two = pair(open_page, base)
    random = Random(2)
    for turn in range(30):
        mover = either(one, two)
        if turn == 15:  # when both have heard all: what Zoë missed would be told her, above the table
            until(lambda: ply(one) == ply(two), one)
            two.reload()
            two.locator(".ask").wait_for()
        act(mover, random)
    assert one.locator(".log .when").count() > 5
    until(lambda: same(one) == same(two), one)


def both_at(one: Any, two: Any, number: int) -> None:
    until(lambda: ply(one) == ply(two) == number, one)


def test_a_card_from_the_deck_is_taken_back_when_the_other_agrees(open_page: Opener, base: str) -> None:
    one, two = pair(open_page, base, record=played(3, 9, "draw"), redraw=True)
    one.locator("[data-deck].can").wait_for()
    before, cards, left = ply(one), one.locator(".hand .card").count(), one.locator("[data-deck] .count").inner_text()
    log = one.locator(".log .when").all_inner_texts()
    both_at(one, two, before)
    one.locator("[data-deck]").click()
    both_at(one, two, before + 1)
    assert one.locator(".hand .card").count() == cards + 1
    one.get_by_role("button", name="Ask to undo").click()
    one.locator(".consent", has_text="Zoë").wait_for()
    two.get_by_role("alert").get_by_text("Ada asks").wait_for()
    two.get_by_role("button", name="Agree").click()
    both_at(one, two, before)
    assert one.locator(".hand .card").count() == cards
    assert one.locator("[data-deck] .count").inner_text() == two.locator("[data-deck] .count").inner_text() == left
    whens = [*log, str(before)]
    assert one.locator(".log .when").all_inner_texts() == two.locator(".log .when").all_inner_texts() == whens
    assert one.locator(".consent").count() == two.locator(".consent").count() == 0
    lines = one.locator(".log li").last.all_inner_texts()
    assert "Ada takes a move back" in lines[0] and two.locator(".log li").last.all_inner_texts() == lines
    one.reload()
    one.locator(".log li", has_text="takes a move back").wait_for()
    assert one.locator(".log li").last.all_inner_texts() == lines, "as it was before"
    one.locator("[data-deck].can").click()  # and it goes on
    both_at(one, two, before + 1)


def test_a_declined_undo_changes_nothing_and_a_question_can_be_dropped(open_page: Opener, base: str) -> None:
    record = played(3, 20, "bid")
    one, two = pair(open_page, base, record=record, redraw=True)
    before = len(st.read(record).plies)  # a bid counts when all are in
    both_at(one, two, before)
    one.locator("[data-move='bid 0']").click()
    two.locator(".ask.mine [data-move='bid 0']").click()
    either(one, two)
    until(lambda: ply(one) == ply(two) >= before + 2, one)
    opened = ply(one)
    undo = one.get_by_role("button", name="Ask to undo")
    undo.click()
    two.get_by_role("button", name="Decline").click()
    one.locator(".strip.no", has_text="Zoë").wait_for()
    both_at(one, two, opened)
    undo.click()
    two.locator(".consent").wait_for()
    one.get_by_role("button", name="Withdraw the request").click()
    two.locator(".consent").wait_for(state="detached")
    both_at(one, two, opened)
    undo.click()
    two.get_by_role("button", name="Agree").click()
    both_at(one, two, before)
    one.locator(".ask.mine [data-move='bid 0']").wait_for()
    assert two.locator(".ask.mine").count() == 0, "the other bid is in as it was"


def test_at_one_device_everybody_is_asked_at_once(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=played(3, 9, "draw"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("button", name="I am Ada").click()
    before = ply(page)
    page.locator("[data-deck].can").click()
    until(lambda: ply(page) == before + 1, page)
    page.keyboard.press("u")
    page.get_by_role("button", name="Agree").click()
    until(lambda: ply(page) == before, page)


def test_at_one_device_a_curtain_falls_before_a_secret_bid(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=played(3, 20, "bid"))
    page = open_page(f"/table/{made.id}", made.keys)
    for who in ("Ada", "Bruno", "Clara"):
        page.get_by_role("heading", name=f"Hand over to {who}").wait_for()
        assert page.locator(".place, [data-zone=hand]").count() == 0, "something can be seen behind the curtain"
        page.get_by_role("button", name=f"I am {who}").click()
        page.locator(".ask.mine").wait_for()
        if who != "Ada":
            assert page.locator(".bids li").count() == 0, "an earlier bid can be seen"
        page.locator("[data-move='bid 0']").click()


def test_no_key_and_no_button_shows_anything_behind_the_curtain(open_page: Opener, make: Make) -> None:
    made = make(3, people=3, record=played(3, 20, "bid"))
    page = open_page(f"/table/{made.id}", made.keys)
    curtain, sheets = page.locator(".curtain"), page.get_by_role("dialog")
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("l")
    sheets.wait_for()
    assert "Ada" in sheets.inner_text()
    page.locator("[data-move='bid 0']").evaluate("(e) => e.click()")
    curtain.wait_for()
    sheets.wait_for(state="detached")
    for key in ("s", "l", "h", "c", "a"):
        page.keyboard.press(key)
    for name in ("Scores", "History", "Log", "Talk"):
        button = page.get_by_role("banner").get_by_role("button", name=name)
        assert all(button.nth(i).is_disabled() for i in range(button.count())), name
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Rules").wait_for()
    assert sheets.count() == 1, "the rules are everybody's, and nothing else is open"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Preferences").get_by_label("Dark", exact=True).check()
    page.locator("html[data-theme=dark]").wait_for()
    assert sheets.count() == 1
    assert "Ada" not in sheets.inner_text() and sheets.get_by_role("heading", name="This table").count() == 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name="I am Bruno").click()
    page.locator(".ask.mine").wait_for()
    assert sheets.count() == 0 and page.locator(".history").count() == 0, "what the keys would have opened stays shut"
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Scores").wait_for()


def test_who_looked_back_leaves_the_present_to_whoever_is_next(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, people=3, record=played(3, 20, "bid"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".ask.mine").wait_for()
    before = ply(page)
    page.keyboard.press("h")
    page.keyboard.press("[")
    page.locator(".history", has_text=f"After {before - 1} moves").wait_for()
    bid = {"client_id": "elsewhere", "ply": before, "seat": 0, "move": "bid 0"}
    answer = httpx.post(f"{base}/api/tables/{made.id}/moves", json=bid, headers=bearer(made.secret))
    assert answer.status_code == 200, answer.text
    page.get_by_role("button", name="I am Bruno").click()
    page.locator(".ask.mine").wait_for()
    assert page.locator(".history").count() == 0


def test_who_lifts_the_curtain_without_a_connection_sees_nothing_of_the_seat_before(
    open_page: Opener, make: Make
) -> None:
    made = make(3, people=3, record=played(3, 20, "bid"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".ask.mine").wait_for()
    assert page.locator("[data-zone=hand]").count() == 1
    # A new line, on which nothing comes.
    page.evaluate("() => { window.WebSocket = Object.assign(class { close() {} send() {} }, { OPEN: 1 }) }")
    page.route(re.compile(rf"/api/tables/{made.id}(\?|$)"), lambda route: route.abort())
    page.locator("[data-move='bid 0']").click()
    page.get_by_role("button", name="I am Bruno").click()
    page.locator("main[aria-busy]").wait_for()
    assert page.locator("[data-zone=hand]").count() == 0, "the hand of the seat before can be seen"


def test_a_spectator_sees_no_secret(open_page: Opener, make: Make) -> None:
    made = make(4, people=1, record=played(4, 60))
    said: list[str] = []
    page = open_page(f"/table/{made.id}#watch={made.spectator}")
    page.on("response", lambda r: said.append(r.text()) if f"/api/tables/{made.id}" in r.url and r.ok else None)
    page.reload()
    page.locator(".players").wait_for()
    assert page.locator("[data-zone=hand]").count() == 0
    assert page.get_by_role("button", name="Undo", exact=True).count() == 0
    assert said
    assert made.secret not in page.content() + "".join(said)
    views = [json.loads(text) for text in said if '"players"' in text]
    assert views
    players = views[0]["view"]["state"]["players"]
    assert all(player["hand"]["count"] is None and player["special"] is None for player in players)


def test_a_click_on_what_is_not_allowed_says_why(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".place.can").first.wait_for()
    page.locator(".place:not(.can)").first.click()
    alert = page.locator(".strip.no")
    alert.wait_for()
    assert "§" in alert.inner_text()
    assert alert.locator(".clause button").count() == 1


def test_undo_and_its_reason(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator("[data-move=trade]").click()
    page.locator(".sentence", has_text="Offer").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-move=trade]").wait_for()


def before_fights() -> str:
    """The record of a game of Brauerei just before seat 0 is done with sending reps, who then fight."""
    game, random, record = st.new("brauerei", ["random"] * 3, seed=7), Random(7), ""
    while True:
        seat, move = game.due[0], random.choice(game.moves(game.due[0]))
        last = seat == 0 and move.text == "done"
        record = game.record() if last else record
        game.play(move, seat)
        if last and any(tell.event == "attacks" for tell in game.plies[-1].tells):
            return record


def test_the_board_stays_right_when_what_a_move_set_off_is_taken_back(open_page: Opener, make: Make) -> None:
    """Boards tell what happened by the lines of the log, among which the table's own then stands."""
    made = make(3, record=before_fights(), title="brauerei", redraw=True)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("m")
    before = page.locator(".ask").get_attribute("data-decision")
    page.locator("[data-option='done']").click()
    page.locator(".fights .one").wait_for()
    page.locator("[data-undo]").click()
    until(lambda: page.locator(".ask").get_attribute("data-decision") == before, page)
    until(lambda: page.locator(".fights .one").count() == 0, page)


def test_the_price_is_shown_before_a_move(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 9, "accept"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.locator(".market .can[data-slot]").first.hover()
    assert "CHF" in page.locator(".ask .sentence").inner_text()


def test_on_a_touch_screen_a_move_waits_to_be_confirmed(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    page.locator(".place.can").first.tap()
    page.locator("[role=menuitem], [data-confirm]").first.wait_for()
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.tap()
    page.locator("[data-confirm]").tap()
    page.locator("[data-confirm]").wait_for(state="detached")


FOCUS = """() => {
    const a = document.activeElement;
    if (!a || a === document.body) return "lost";
    const r = a.getBoundingClientRect();
    const said = a.outerHTML.slice(0, 120);
    if (r.bottom <= 0 || r.top >= innerHeight || r.right <= 0 || r.left >= innerWidth) return `off the screen: ${said}`;
    if (!a.matches(":focus-visible")) return `not shown: ${said}`;
    const ring = a.querySelector(".ring");
    const drawn = ring ? getComputedStyle(ring).stroke !== "none" : getComputedStyle(a).outlineStyle !== "none";
    return drawn ? "" : `no outline: ${said}`;
}"""


def focused(page: Any) -> None:
    """Waits until something has the focus, and shows it."""
    try:
        until(lambda: page.evaluate(FOCUS) == "", page, 10)
    except pytest.fail.Exception:
        pytest.fail(page.evaluate(FOCUS))


def press(page: Any, key: str) -> None:
    page.keyboard.press(key)
    focused(page)


def choose_by_keys(page: Any, random: Random) -> None:
    """Makes one decision with nothing but keys."""
    things, keys = page.locator("#main .middle .can").count(), page.locator(".ask .buttons kbd").all_inner_texts()
    trade = page.locator(".ask [data-move=trade] kbd")
    if trade.count():
        press(page, trade.inner_text())
    elif things and (random.random() < 0.9 or not keys):
        for _ in range(random.randrange(1, things + 1)):
            press(page, "n")
        press(page, "Enter")
        if page.locator("[role=menu]").count():
            press(page, random.choice(["ArrowDown", "ArrowUp"]))
            press(page, "Enter")
    elif keys:
        press(page, random.choice(keys))
    else:  # an amount: its digit makes it, or leads to where more digits are typed
        press(page, page.locator("[data-amount] input").first.input_value())
        if page.locator("[data-amount] input:focus").count():
            press(page, "Enter")
    if page.locator("[data-confirm]").count():
        press(page, "1")


def test_by_keyboard_alone(open_page: Opener, make: Make) -> None:
    made = make(3)
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask").wait_for()
    page.keyboard.press("Tab")
    random, made_at = Random(3), dict[str, int]()
    for _ in range(120):
        settle(page)
        if sum(made_at.values()) >= 30 and {"offer", "bid", "play", "draw", "accept"} <= made_at.keys():
            break
        decision, before = page.locator(".ask").get_attribute("data-decision"), ply(page)
        choose_by_keys(page, random)
        until(lambda before=before: ply(page) > before, page)  # type: ignore[misc]
        focused(page)
        made_at[decision] = made_at.get(decision, 0) + 1
    assert sum(made_at.values()) >= 25
    assert {"offer", "bid", "play", "draw", "accept"} <= made_at.keys()
    press(page, "s")
    page.get_by_role("dialog", name="Scores").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    focused(page)


@pytest.mark.parametrize("decision", ["validate", "token", "exchange"])
def test_each_later_decision_by_keyboard(open_page: Opener, make: Make, decision: str) -> None:
    made = make(4, record=played(4, 30, decision))
    page = open_page(f"/table/{made.id}", made.keys)
    settle(page)
    assert page.locator(".ask").get_attribute("data-decision") == decision
    before = ply(page)
    page.keyboard.press("Tab")
    press(page, "n")
    choose_by_keys(page, Random(1))
    until(lambda: ply(page) > before, page)
    focused(page)


def test_the_plan_is_walked_with_arrows(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".place.can").first.wait_for()
    place = "document.activeElement.dataset.place ?? ''"
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate(place):
            break
        press(page, "Tab")
    at = page.evaluate(place)
    assert at
    press(page, "Tab")
    assert page.evaluate("!!document.activeElement.closest('.hand')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(place) == at
    press(page, "ArrowDown" if at < "D" else "ArrowUp")
    assert page.evaluate(place) not in ("", at)


def test_others_moves_are_shown_one_after_another_and_can_be_skipped(open_page: Opener, make: Make) -> None:
    made = make(5, record=played(5, 40, "bid"))
    page = open_page(f"/table/{made.id}", made.keys, pace="slow")
    page.locator("[data-move='bid 0']").click()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Skip").wait_for(state="detached")


def test_the_generic_table_plays_too(open_page: Opener, make: Make) -> None:
    made = make(3)
    page = open_page(f"/table/{made.id}", made.keys, settings={"plain": True})
    page.locator(".plain").wait_for()
    by_buttons(page, Random(8), 20)
    assert page.locator(".log .when").count() > 4


def by_buttons(page: Any, random: Random, moves: int) -> None:
    """Makes so many moves, or all until the end, with the buttons beside the question."""
    for _ in range(moves):
        settle(page)
        if page.locator(".ask.over").count():
            break
        before = ply(page)
        buttons = page.locator(".ask .buttons [data-move]")
        buttons.nth(random.randrange(buttons.count())).click()
        until(lambda before=before: ply(page) > before, page)  # type: ignore[misc]


def test_the_generic_table_says_names_not_numbers(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, settings={"plain": True})
    page.locator(".plain .seats h3").first.wait_for()
    assert [name.split()[0] for name in page.locator(".plain .seats h3").all_inner_texts()] == ["Ada", "Bruno", "Clara"]


@long
def test_the_generic_table_plays_a_new_title(open_page: Opener, tmp_path: Path) -> None:
    path = installed(scaffold("harbour-days", tmp_path))
    with serving(tmp_path, PYTHONPATH=str(path)) as address:
        page = open_page("/", at=address)
        page.get_by_text("Harbour Days").first.wait_for()
        page.goto(f"{address}/new/harbour-days")
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".plain").wait_for()
        by_buttons(page, Random(1), 400)
        page.get_by_role("dialog", name="The game is over").wait_for()


def long_press(page: Any, thing: Any) -> str:
    """Rests a finger on a thing; returns what is said of it."""
    thing.evaluate("(e) => e.scrollIntoView({ block: 'center', behavior: 'instant' })")
    still(page)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    box = thing.bounding_box()
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    tip = page.locator(".thing-tip")
    tip.wait_for()
    said: str = tip.inner_text()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return said


def test_what_comes_under_the_mouse_explains_itself_only_once_it_moves(open_page: Opener, make: Make) -> None:
    made = make(3)
    page = open_page("/", made.keys, size="laptop")
    page.mouse.move(640, 400)
    page.evaluate(f"history.pushState(null, '', '/table/{made.id}'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("#main .board").wait_for()
    still(page)
    spot = page.locator("#main .board [data-tip]").first.bounding_box()
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(x, y)
    tip = page.locator(".thing-tip")
    tip.wait_for()
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("a.box").first.wait_for()
    page.evaluate("history.back(); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("#main .board").wait_for()
    still(page)
    assert page.evaluate(f"!!document.elementFromPoint({x}, {y}).closest('[data-tip]')"), "it lies there again"
    page.wait_for_timeout(1000)  # longer than a mouse has to rest
    assert tip.count() == 0
    page.mouse.move(x + 2, y)
    tip.wait_for()


def test_a_finger_that_rests_on_a_thing_learns_what_it_is(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys, size="phone")
    page.locator(".place.can").first.wait_for()
    before = ply(page)
    kinds = (".place.can", ".place:not(.can)", ".hand [data-card]", "[data-slot]", "[data-token]", "[data-deck]")
    for kind in kinds:
        said = long_press(page, page.locator(kind).first)
        assert "MW-" in said, kind
        assert len(said.splitlines()[0]) < 80, kind
        assert page.locator("[data-confirm], [role=menu], .strip.no").count() == 0, f"{kind}: it was taken for a tap"
        page.locator(".ask .sentence").tap()
        page.locator(".thing-tip").wait_for(state="detached")
    assert ply(page) == before


def test_a_mouse_that_rests_learns_it_too(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "play"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator("[data-slot]").first.hover()
    assert "CHF" in page.locator(".thing-tip").inner_text()
    page.mouse.move(2, 2)
    page.locator(".thing-tip").wait_for(state="detached")


def test_since_you_last_looked(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 60))
    keys = made.keys
    keys[made.id]["heard"] = 40
    page = open_page(f"/table/{made.id}", keys)
    page.locator(".away").wait_for()
    page.locator(".away").get_by_role("button", name="Got it").click()
    assert page.locator(".away").count() == 0


def test_the_line_comes_back_after_a_break(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page: Any = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.context.set_offline(True)
    with page.expect_event("requestfailed"):
        page.locator("[data-move=trade]").click()
    page.context.set_offline(False)
    page.locator(".sentence", has_text="Offer").wait_for()


def test_a_whole_link_opens_the_table_over_half_of_it(open_page: Opener, make: Callable[..., Made]) -> None:
    made = make(3)
    page = open_page(f"/table/{made.id}")
    page.get_by_role("heading", name="There is no such table").wait_for()
    page.goto(f"{page.url}#watch={made.spectator}")
    page.locator("#main .board").wait_for()
    assert "#" not in page.url, "no secret stays in the address"
