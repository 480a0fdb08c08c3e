"""Notices by hand: turned on and off in a browser, shown by the service worker, and a mail that opens its table."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from sqlite3 import connect
from typing import Any

import httpx
import pytest

from tests.machine import long, missing
from tests.server.listening import Browser, Ear, listening
from tests.web.conftest import FLAGS, PATIENCE, Opener, bearer, photo, still, until
from tests.web.test_accounts import House, Sink, met, sign_in

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "person", "name": "Clara"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    told = {"STAMMTISCH_GRACE": "0.2", "STAMMTISCH_DIGEST": "0.2", "STAMMTISCH_PRIVATE": "1", "STAMMTISCH_MAILS": "0"}
    yield from met(Sink(), tmp_path_factory.mktemp("notices"), **told)


@pytest.fixture
def ear() -> Iterator[Ear]:
    with listening() as one:
        yield one


def subscribing(page: Any, browser: Browser) -> None:
    """Lets the page notify, and subscribe at our own push service: a browser without windows has no push service, and
    says that nothing may be shown, whatever is permitted.
    """
    page.context.grant_permissions(["notifications"])
    subscription = json.dumps(browser.subscription)
    page.context.add_init_script(
        f"""{{
        const made = () => ({{ ...{subscription}, options: {{}}, toJSON: () => ({subscription}),
                               unsubscribe: async () => {{ sessionStorage.setItem("left", "1"); return true; }} }});
        Object.defineProperty(Notification, "permission", {{ get: () => "granted" }});
        Notification.requestPermission = async () => "granted";
        PushManager.prototype.subscribe = async function (options) {{
            if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error("no key");
            sessionStorage.setItem("subscribed", "1");
            return made();
        }};
        PushManager.prototype.getSubscription = async () =>
            sessionStorage.getItem("subscribed") && !sessionStorage.getItem("left") ? made() : null;
        }}"""
    )


def key_of(house: House) -> str:
    return str(httpx.get(f"{house.at}/api/notices").json()["push"])


def test_a_guest_turns_notices_on_and_off(house: House, open_page: Opener, ear: Ear) -> None:
    browser, made = Browser(ear), house.table()
    page = open_page("/", made.keys, size="phone", lang="de", at=house.at, worker=True)
    subscribing(page, browser)
    page.goto(f"{house.at}/notices")
    page.locator("[data-begin]").click()
    kinds = page.locator("[data-kind]")
    kinds.first.wait_for()
    assert [box.is_checked() for box in kinds.all()] == [True, True, True]
    page.locator("[data-kind=over]").uncheck()
    page.locator("[data-test=browser]").click()
    until(lambda: ear.got, page)
    assert browser.shown(key_of(house))[0]["title"] == "Ein Test"
    page.reload()
    page.locator("[data-kind=over]").wait_for()
    assert not page.locator("[data-kind=over]").is_checked() and page.locator("[data-kind=turn]").is_checked()
    page.locator("[data-off=browser]").click()
    page.locator("[data-begin]:enabled").wait_for()
    assert page.evaluate("sessionStorage.getItem('left')") == "1"
    answer = httpx.post(
        f"{house.at}/api/notices/test", json={"browser": browser.known}, headers={"X-Stammtisch": "page"}
    )
    assert answer.status_code == 404


@pytest.fixture
def whole(chromium: Any) -> Iterator[Any]:
    """A browser that shows notifications: the one that is quicker shows none."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if path is None:
        missing("no whole Chromium here: apt-get install chromium")
    browser = chromium.browser_type.launch(executable_path=path, args=FLAGS)
    yield browser
    browser.close()


def test_the_worker_shows_what_is_pushed(house: House, whole: Any, ear: Ear) -> None:
    page = whole.new_context(permissions=["notifications"]).new_page()
    page.goto(house.at)
    subscribing(page, Browser(ear))
    page.goto(f"{house.at}/notices")
    page.locator("[data-begin]").click()
    page.locator("[data-kind=turn]").wait_for()
    line = page.context.new_cdp_session(page)
    workers: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda said: workers.extend(said["registrations"]))
    line.send("ServiceWorker.enable")
    until(lambda: workers, page)
    said = {"title": "Your turn", "body": "Mall World, with Bruno", "tag": "abcdefghijkm", "lang": "en"}
    push = {"origin": house.at, "registrationId": workers[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps({**said, "path": "/table/abcdefghijkm"})})
    shown = """navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) =>
        all.map((n) => [n.title, n.body, n.tag, n.data]))"""
    wanted = [["Your turn", "Mall World, with Bruno", "abcdefghijkm", "/table/abcdefghijkm"]]
    until(lambda: page.evaluate(shown) == wanted, page)
    line.send("ServiceWorker.deliverPushMessage", {**push, "data": json.dumps({**said, "path": "/notices"})})
    line.send(
        "ServiceWorker.deliverPushMessage",
        {**push, "data": json.dumps({**said, "title": "Over", "tag": "other", "path": "/table/abcdefghijkm"})},
    )
    until(lambda: len(page.evaluate(shown)) == 2, page)
    assert wanted[0] in page.evaluate(shown), "who looks at what it is about is shown nothing"


def test_a_browser_that_forbids_it_is_told_so(house: House, open_page: Opener) -> None:
    page = open_page("/", at=house.at)
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto(f"{house.at}/notices")
    page.locator("[data-obstacle=denied]").wait_for()
    assert page.locator("[data-begin]").count() == 0


@long
def sql(house: House, query: str) -> list[Any]:
    """What the database has now, or what is changed there."""
    with closing(connect(house.database, timeout=PATIENCE)) as line, line:
        return line.execute(query).fetchall()


def test_a_mail_is_asked_for_and_opens_its_table(house: House, open_page: Opener) -> None:
    laptop = open_page("/", size="laptop", at=house.at)
    sign_in(laptop, house, f"bruno-{token_hex(3)}@example.org")
    laptop.locator("[data-mail]").click()
    laptop.locator("[data-kind=turn]").wait_for()
    made = httpx.post(
        f"{house.at}/api/tables", json={"title": "mall-world", "seats": SEATS, "seed": 6}, timeout=60
    ).json()
    laptop.goto(f"{house.at}/table/{made['id']}#join={made['invitation']}")
    laptop.locator("form input.input").fill("Bruno")
    laptop.locator("form .btn.primary").click()
    laptop.locator("#main.table").wait_for()
    phone = open_page("/", size="phone", at=house.at)
    sent, looked = len(house.sink.mails), sql(house, "SELECT heard FROM looks")
    laptop.close()
    until(lambda: sql(house, "SELECT heard FROM looks") != looked, phone)
    sql(house, "UPDATE looks SET heard = heard - 60000")  # a minute passes
    opener = made["seats"][0]["secret"]
    key = {"headers": bearer(opener), "timeout": 60}
    table = f"{house.at}/api/tables/{made['id']}"
    count = 0
    while 1 not in (view := httpx.get(table, **key).json())["due"]:  # type: ignore[arg-type]
        seat, count = view["due"][0], count + 1
        moves = httpx.get(table, params={"seat": seat}, **key).json()["moves"]  # type: ignore[arg-type]
        body = {"client_id": f"c{count}", "ply": view["ply"], "seat": seat, "move": moves[0]["text"]}
        assert httpx.post(f"{table}/moves", json=body, **key).status_code == 200  # type: ignore[arg-type]
    link = house.link(phone, sent)
    phone.goto(link)
    phone.locator("[data-confirm]").wait_for()
    assert "stl_" not in phone.url
    phone.locator("[data-confirm]").click()
    phone.locator("#main.table").wait_for()
    assert made["id"] in phone.url
    again = laptop.context.new_page()
    again.goto(link)  # used up, but signed in here
    again.locator("#main.table").wait_for()


def test_the_address_of_an_account_is_changed_by_hand(house: House, open_page: Opener) -> None:
    page = open_page("/", at=house.at)
    address = f"clara-{token_hex(3)}@example.org"
    sign_in(page, house, address)
    page.locator("[data-address-change]").click()
    page.locator("input[name=address]").fill(f"new-{address}")
    sent = len(house.sink.mails)
    page.locator("form:has(input[name=address]) button").click()
    page.goto(house.link(page, sent))
    page.locator("[data-confirm-address]").click()
    until(lambda: page.locator("[data-address]").inner_text() == f"new-{address}", page)
    assert "stl_" not in page.url


def test_a_link_in_a_mail_ends_mails(house: House, open_page: Opener) -> None:
    page = open_page("/notices#off=stq_nothing0000", at=house.at)
    page.locator("[data-quiet]").click()
    page.locator("[role=alert]").wait_for()
    assert "stq_" not in page.url


def test_a_webhook_is_tried_out_and_moves_and_its_boxes_are_clicked_in_a_row(
    house: House, open_page: Opener, ear: Ear
) -> None:
    page = open_page("/", lang="de", at=house.at)
    sign_in(page, house, f"dora-{token_hex(3)}@example.org")
    address, save = page.locator("input[name=hook]"), page.locator("form:has(input[name=hook]) button")
    address.fill(f"{ear.url}/hook")
    save.click()
    hook = page.locator("section[aria-labelledby=n-hook]")
    hook.locator("[data-test]").click()
    page.get_by_text("Die Probe ist unterwegs").wait_for()
    address.fill(f"{ear.url}/other")
    save.click()
    until(lambda: page.get_by_text("Gespeichert").count() > 0, page)
    assert page.locator("[role=alert]").count() == 0
    held: list[Any] = []
    page.route("**/api/notices/hook", lambda route: held.append(route))
    for kind in ("turn", "mention", "over"):
        hook.locator(f"[data-kind={kind}]").click()

    def quiet() -> bool:
        while held:
            held.pop().continue_()
        (channel,) = page.evaluate("fetch('/api/notices').then((r) => r.json())")["channels"]
        return not (channel["turn"] or channel["mention"] or channel["over"])

    until(quiet, page)
    page.reload()
    until(lambda: hook.locator("[data-kind]").count() == 3, page)
    assert [box.is_checked() for box in hook.locator("[data-kind]").all()] == [False] * 3
    assert address.input_value().endswith("/other")


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_settings_fit(house: House, open_page: Opener, ear: Ear, size: str, lang: str, tmp_path: Path) -> None:
    theme = "dark" if lang == "fr" else "light"
    page = open_page("/", size=size, lang=lang, at=house.at, theme=theme, worker=True)
    subscribing(page, Browser(ear, f"{size}{lang}"))
    sign_in(page, house, f"{size}-{lang}@example.org")
    page.locator("[data-mail]").click()
    page.locator("[data-begin]").click()
    page.locator("input[name=hook]").fill(f"{ear.url}/hook")
    page.locator("form:has(input[name=hook]) button").click()
    until(lambda: page.locator("[data-kind]").count() == 9, page)
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for how in ("n-mail", "n-hook"):
        turn = page.locator(f"section[aria-labelledby={how}] [data-kind=turn]")
        with page.expect_response(lambda answer: "/api/notices/" in answer.url) as answered:
            turn.uncheck()
        assert answered.value.ok, answered.value.text()
    page.reload()
    until(lambda: page.locator("[data-kind]").count() == 9, page)
    for how in ("n-mail", "n-hook"):
        kinds = page.locator(f"section[aria-labelledby={how}] [data-kind]")
        assert [box.is_checked() for box in kinds.all()] == [False, True, True], how
    small = """[...document.querySelectorAll('#main button, #main label:has([data-kind])')]
        .filter((e) => e.offsetHeight < 44).map((e) => e.outerHTML)"""
    assert page.evaluate(small) == []
    photo(page, f"notices-{size}-{lang}", full_page=True)
