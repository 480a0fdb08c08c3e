"""What waits for people who do not look: who is told, once and by whom, and what can be turned off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from starlette.testclient import TestClient

from stammtisch.server.basics.outbound import NoWay, Outbound, public
from stammtisch.server.basics.settings import Settings
from tests.machine import free_port, long

from .conftest import Player, Serve, bearer, make, until
from .listening import Browser, Ear, listening
from .people import OURS, letters, link_in, mailing, other, sign_in, token
from .postgres import sql

OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "person", "name": "Clara"}]
QUICK = {"grace": 0.2, "digest": 0.2, "private": True}
NEVER = 3600.0


@pytest.fixture
def ear() -> Iterator[Ear]:
    with listening() as one:
        yield one


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def house(settings: Settings, folder: Path, serve: Serve) -> Iterator[TestClient]:
    """A server that tells after a moment, also on this machine."""
    with serve(mailing(settings, folder, **QUICK)) as client:
        yield client


class Guests:
    """A table at which Bruno sits on seat 1, and whoever opened it on the others; `pass_on` makes it Bruno's turn."""

    def __init__(self, client: Any, bruno: Any, **more: Any):
        made, self.opener = make(client, OPEN, seed=6, **more)
        self.id, self.spectator = made["id"], made["spectator"]
        sat = bruno.put(
            f"/api/tables/{self.id}/seats/1", json={"name": "Bruno"}, headers={**bearer(made["invitation"]), **OURS}
        )
        assert sat.status_code == 200, sat.text
        self.key = sat.json()["secret"]
        self.bruno = Player(bruno, self.id, self.key)

    def pass_on(self) -> None:
        """The others move until it is Bruno's turn, who moves first if it is already."""
        for seat in (1, None):
            while True:
                view = self.opener.look()
                if (1 in view["due"]) != (seat == 1):
                    break
                player = self.bruno if seat == 1 else self.opener
                view = player.look(seat=view["due"][0])
                moved = player.move(view["moves"][0]["text"], view["ply"], view["due"][0])
                assert moved.status_code == 200, moved.text


def follow(client: Any, browser: Browser, *tables: Guests, lang: str = "en", **kinds: bool) -> Any:
    body = {
        "subscription": browser.subscription,
        "tables": [{"table": table.id, "secret": table.key} for table in tables],
        **kinds,
    }
    answer = client.put("/api/notices/push", params={"lang": lang}, json=body, headers=OURS)
    assert answer.status_code == 200, answer.text
    return answer.json()


def house_key(client: Any) -> str:
    return str(client.get("/api/notices").json()["push"])


def rounds(client: TestClient, number: int = 3) -> None:
    """The server looks at what is due, as often as that: whatever it wants to tell it has told then."""
    for _ in range(number):
        time.sleep(0.3)  # longer than anything waits here
        assert client.portal is not None
        client.portal.call(client.app.state.house.notices.round)  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------------------- push


def test_a_guest_is_told_in_this_browser_that_it_is_their_turn(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    assert follow(guest, browser, table, lang="de") == {"tables": [table.id]}
    table.pass_on()
    until(lambda: ear.got)
    (shown,) = browser.shown(house_key(guest))
    assert shown == {
        "title": "Du bist dran",
        "body": "Mall World, mit Ada, Clara",
        "tag": table.id,
        "path": f"/table/{table.id}",
        "lang": "de",
    }
    assert ear.got[0].headers["topic"] == table.id and int(ear.got[0].headers["ttl"]) > 0
    rounds(house)
    assert len(ear.got) == 1


def test_a_secret_that_holds_no_seat_tells_nothing(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    table.key = "st_nobody0000000000"
    assert follow(guest, browser, table) == {"tables": []}
    table.key = table.bruno.secret
    table.pass_on()
    rounds(house)
    assert not ear.got


def test_only_the_browser_itself_changes_what_it_is_told(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser, thief = Guests(house, guest), Browser(ear), Browser(ear)
    follow(guest, browser, table)
    body = {"subscription": thief.subscription, "tables": []}
    assert guest.put("/api/notices/push", json=body, headers=OURS).status_code == 403
    assert guest.post("/api/notices/push/off", json=thief.known, headers=OURS).status_code == 403
    assert guest.put("/api/notices/push", json={**body, "subscription": browser.subscription}).status_code == 403
    assert guest.post("/api/notices/push/off", json=browser.known, headers=OURS).status_code == 204
    table.pass_on()
    rounds(house)
    assert not ear.got


def test_what_is_turned_off_is_not_told(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table, turn=False)
    table.pass_on()
    rounds(house)
    assert not ear.got
    follow(guest, browser, table)
    table.pass_on()
    until(lambda: ear.got)
    follow(guest, browser)
    table.pass_on()
    rounds(house)
    assert len(ear.got) == 1, "of a table that is followed no more"


def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table)
    ear.status = 503
    table.pass_on()
    until(lambda: ear.got)
    until(lambda: ask(house, "SELECT tries FROM notices") == [(1,)])
    ((due, at),) = ask(house, "SELECT due, at FROM notices")
    assert 55_000 < due - at < 80_000, "a minute later, not at once"
    ear.status = 410
    ask(house, "UPDATE notices SET due = 1")
    until(lambda: len(ear.got) == 2)
    until(lambda: ask(house, "SELECT id FROM channels") == [])


def test_the_trial_comes_and_not_too_often(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    browser = Browser(ear)
    follow(guest, browser)
    said = {"browser": browser.known}
    tried = guest.post("/api/notices/test", params={"lang": "fr"}, json=said, headers=OURS)
    assert tried.json() == {"taken": True, "status": 201}
    (shown,) = browser.shown(house_key(guest))
    assert shown["title"] == "Un essai" and shown["path"] == "/notices"
    ear.status = 500
    assert guest.post("/api/notices/test", json=said, headers=OURS).json() == {"taken": False, "status": 500}
    answers = [guest.post("/api/notices/test", json=said, headers=OURS).status_code for _ in range(12)]
    assert answers[-1] == 429


# ------------------------------------------------------------------------------------------------------------ looking


@contextmanager
def looking(client: Any, table: Guests, **hello: Any) -> Iterator[Any]:
    """Bruno has the table open."""
    path = f"/api/tables/{table.id}/live"
    # The app ends its own tasks when the line is closed.
    with contextlib.suppress(CancelledError), client.websocket_connect(path) as line:
        line.send_text(json.dumps({"type": "hello", "secret": table.key, **hello}))
        assert json.loads(line.receive_text())["type"] == "ready"
        yield line


def test_who_looks_is_not_told_and_who_has_it_open_unseen_is(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table)
    with looking(guest, table) as line:
        until(lambda: ask(house, "SELECT seat FROM looks") == [(1,)])
        table.pass_on()
        rounds(house)
        assert not ear.got, "somebody looks"
        heard = ask(house, "SELECT heard FROM looks")
        line.send_text(json.dumps({"type": "look", "visible": False}))
        until(lambda: ask(house, "SELECT heard FROM looks") != heard)
        rounds(house)
        assert not ear.got, "they have seen it"
        age(house)
        table.pass_on()
        until(lambda: ear.got)


def ask(client: TestClient, query: str) -> list[tuple[Any, ...]]:
    """What the database has now, or what is changed there."""
    return sql(client.app.state.house.settings.database, query)  # type: ignore[attr-defined]


def hurry(client: TestClient) -> None:
    """A minute passes for all that waits, too."""
    age(client)
    ask(client, "UPDATE notices SET due = 1 WHERE due IS NOT NULL")


def age(client: TestClient) -> None:
    """A minute passes for those who have looked."""
    ask(client, "UPDATE looks SET heard = heard - 60000")


def test_once_told_nobody_is_told_again_before_they_are_back(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table)
    table.pass_on()
    until(lambda: ask(house, "SELECT due FROM notices") == [(None,)])
    assert len(ear.got) == 1
    mention(house, table)
    until(lambda: len(ear.got) == 2)
    until(lambda: ask(house, "SELECT due FROM notices") == [(None,), (None,)])
    mention(house, table)
    rounds(house)
    assert len(ear.got) == 2, "two mentions are one"
    with looking(guest, table):
        until(lambda: ask(house, "SELECT id FROM notices") == [])
    mention(house, table)
    until(lambda: hurry(house) or len(ear.got) == 3)


said = 0


def mention(client: Any, table: Guests, secret: str | None = None) -> None:
    global said
    said += 1
    body = {"client_id": f"m{said}", "text": "And you, @Bruno?"}
    answer = client.post(f"/api/tables/{table.id}/chat", json=body, headers=bearer(secret or table.opener.secret))
    assert answer.status_code == 201, answer.text


def test_a_mention_says_who_and_nothing_of_what(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table)
    mention(house, table)
    until(lambda: ear.got)
    (shown,) = browser.shown(house_key(guest))
    assert shown["title"] == "Ada mentions you" and "And you" not in json.dumps(shown)


def test_what_those_say_who_watch_calls_no_player(house: TestClient, ear: Ear) -> None:
    guest = other(house)
    table, browser = Guests(house, guest), Browser(ear)
    follow(guest, browser, table)
    mention(house, table, table.spectator)
    rounds(house)
    assert not ear.got


# ------------------------------------------------------------------------------------------------------ mails, webhooks


class Members(Guests):
    """The same table, with an account for Bruno, whose seat is his account's."""

    def __init__(self, client: TestClient, folder: Path, address: str = "bruno@example.org", **more: Any):
        self.page = other(client)
        self.account = sign_in(self.page, folder, address)
        super().__init__(client, self.page, **more)


def put(client: Any, path: str, **body: Any) -> Any:
    answer = client.put(f"/api/notices/{path}", json=body, headers=OURS)
    assert answer.status_code == 200, answer.text
    return answer.json()


def about_tables(folder: Path) -> list[EmailMessage]:
    """The mails that are about tables."""
    return [letter for letter in letters(folder) if letter["List-Unsubscribe"]]


def text_of(letter: EmailMessage) -> str:
    plain = letter.get_body(("plain",))
    assert plain is not None
    return str(plain.get_content())


def test_a_mail_opens_the_table_signed_in_once_and_looking_at_it_does_not(house: TestClient, folder: Path) -> None:
    table = Members(house, folder)
    put(table.page, "mail")
    table.pass_on()
    (letter,) = until(lambda: about_tables(folder))
    assert letter["Subject"] == "Your turn: Mall World" and letter["To"] == "bruno@example.org"
    said = text_of(letter)
    assert "Your turn: Mall World, with Ada, Clara" in said.replace("\u2060", "")
    phone, link = other(house), link_in(letter)
    assert f"&go=/table/{table.id}" in said
    for _ in range(2):
        assert phone.get("/sign-in").status_code == 200, "whatever looks through mails sees that, and no secret"
    assert phone.post("/api/sign-in", json={**link, "email": "eve@example.org"}, headers=OURS).status_code == 403
    assert phone.post("/api/sign-in", json=link, headers=OURS).status_code == 204
    assert phone.get(f"/api/tables/{table.id}").json()["mine"] == [1]
    assert other(house).post("/api/sign-in", json=link, headers=OURS).status_code == 403


@long
def test_there_is_no_second_mail_before_somebody_is_back(house: TestClient, folder: Path) -> None:
    table = Members(house, folder)
    put(table.page, "mail")
    more = Guests(house, table.page)
    table.pass_on()
    until(lambda: about_tables(folder))
    more.pass_on()
    rounds(house)
    assert len(about_tables(folder)) == 1
    assert table.page.get("/api/me").status_code == 200  # the page is opened
    until(lambda: ask(house, "SELECT told FROM channels") == [(None,)])
    assert ask(house, "SELECT id FROM notices") == [], "what waited they see for themselves"
    more.pass_on()
    until(lambda: len(about_tables(folder)) == 2)


def test_one_mail_tells_of_all_tables(settings: Settings, folder: Path, serve: Serve) -> None:
    with serve(mailing(settings, folder, **{**QUICK, "digest": NEVER})) as house:
        table = Members(house, folder)
        put(table.page, "mail")
        more = Guests(house, table.page)
        table.pass_on()
        more.pass_on()
        assert not about_tables(folder)
        ask(house, "UPDATE notices SET due = 1")
        (letter,) = until(lambda: about_tables(folder))
        assert letter["Subject"] == "2 tables wait for you"
        said = text_of(letter)
        assert {table.id, more.id} <= set(re.findall(r"go=/table/(\w+)", said))
        assert len(set(re.findall(r"link=(stl_[\w-]+)", said))) == 1


def test_mails_end_by_one_click_and_not_by_looking(house: TestClient, folder: Path) -> None:
    table = Members(house, folder)
    put(table.page, "mail")
    table.pass_on()
    (letter,) = until(lambda: about_tables(folder))
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    url = letter["List-Unsubscribe"].strip("<>")
    assert url.startswith("http://testserver/api/notices/off/stq_")
    assert len(table.page.get("/api/notices").json()["channels"]) == 1
    stranger = other(house)
    looked = stranger.get(url, follow_redirects=False)
    assert looked.status_code == 303 and looked.headers["location"].startswith("/notices#off=stq_")
    assert len(table.page.get("/api/notices").json()["channels"]) == 1
    assert stranger.post(url, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert table.page.get("/api/notices").json()["channels"] == []
    assert stranger.post(url).status_code == 404


def test_mails_wait_while_their_reader_looks_at_another_table(house: TestClient, folder: Path) -> None:
    table = Members(house, folder)
    put(table.page, "mail")
    more = Guests(house, table.page)
    with looking(table.page, more):
        until(lambda: ask(house, "SELECT seat FROM looks") == [(1,)])
        table.pass_on()
        rounds(house)
        assert not about_tables(folder)
    until(lambda: hurry(house) or about_tables(folder))


def test_a_webhook_calls_nobody_by_what_somebody_is_called(house: TestClient, folder: Path, ear: Ear) -> None:
    table = Members(house, folder)
    named = house.put(
        f"/api/tables/{table.id}/seats/0", json={"name": "@everyone [x](y)"}, headers=bearer(table.opener.secret)
    )
    assert named.status_code == 200, named.text
    shown = put(table.page, "hook", url=f"{ear.url}/hook")
    assert shown["address"] == f"{ear.url}/hook"
    table.pass_on()
    until(lambda: ear.got)
    (said,) = ear.json()
    assert said["allowed_mentions"] == {"parse": []} and said["username"] == "Stammtisch"
    first = "Your turn: Mall World, with \\@everyone \\[x\\]\\(y\\), Clara\n"
    assert said["content"].startswith(first), "no mark stands before what is ours"
    assert f"<http://testserver/table/{table.id}>" in said["content"]
    assert table.page.get("/api/me/export").json()["channels"][0]["address"] == f"{ear.url}/hook"


def test_a_webhook_that_fails_again_and_again_is_given_up_and_says_so(
    house: TestClient, folder: Path, ear: Ear
) -> None:
    table = Members(house, folder)
    channel = put(table.page, "hook", url=f"{ear.url}/hook")["id"]
    ear.status = 302
    ask(house, "UPDATE channels SET failures = 7")
    table.pass_on()
    until(lambda: table.page.get("/api/notices").json()["channels"][0]["broken"] == "302")
    assert len(ear.got) == 1, "nobody is sent elsewhere"
    table.pass_on()
    rounds(house)
    assert len(ear.got) == 1
    ear.status = 204
    assert put(table.page, "hook", url=f"{ear.url}/hook")["broken"] is None
    said = {"channel": channel}
    assert table.page.post("/api/notices/test", json=said, headers=OURS).json() == {"taken": True, "status": 204}
    assert other(house).post("/api/notices/test", json=said, headers=OURS).status_code == 403


def test_a_table_is_muted_for_an_account(house: TestClient, folder: Path, ear: Ear) -> None:
    table = Members(house, folder)
    put(table.page, "hook", url=f"{ear.url}/hook")
    assert table.page.put(f"/api/notices/muted/{table.id}", headers=OURS).status_code == 204
    assert table.page.get("/api/notices").json()["muted"] == [table.id]
    table.pass_on()
    rounds(house)
    assert not ear.got
    assert table.page.delete(f"/api/notices/muted/{table.id}", headers=OURS).status_code == 204
    table.pass_on()
    until(lambda: ear.got)
    assert table.page.put("/api/notices/muted/abcdefghijkm", headers=OURS).status_code == 404


def test_who_is_over_is_told_so(house: TestClient, folder: Path, ear: Ear) -> None:
    table = Members(house, folder)
    put(table.page, "hook", url=f"{ear.url}/hook", turn=False)
    for player in (table.opener, table.bruno):
        answer = player.ask("POST", "/cancel", json={"agree": True})
        assert answer.status_code == 200, answer.text
    until(lambda: ear.got)
    assert "The game is over" in ear.json()[0]["content"]


def test_a_browser_that_is_signed_out_elsewhere_is_told_no_more(house: TestClient, folder: Path, ear: Ear) -> None:
    table = Members(house, folder)
    browser = Browser(ear)
    follow(table.page, browser)
    table.pass_on()
    until(lambda: ear.got)
    laptop = other(house)
    sign_in(laptop, folder, "bruno@example.org")
    (session,) = (one for one in laptop.get("/api/me/sessions").json() if not one["current"])
    assert laptop.delete(f"/api/me/sessions/{session['id']}", headers=OURS).status_code == 204
    table.pass_on()
    rounds(house)
    assert len(ear.got) == 1


def test_nothing_is_left_of_who_goes(house: TestClient, folder: Path, ear: Ear) -> None:
    table = Members(house, folder)
    follow(table.page, Browser(ear))
    put(table.page, "mail")
    put(table.page, "hook", url=f"{ear.url}/hook")
    table.page.put(f"/api/notices/muted/{table.id}", headers=OURS)
    assert table.page.delete("/api/me", headers=OURS).status_code == 204
    for name in ("channels", "mutes", "notices", "follows"):
        assert ask(house, f"SELECT count(*) FROM {name}") == [(0,)], name


def test_what_belongs_to_an_account_no_guest_and_no_program_changes(house: TestClient, folder: Path) -> None:
    page = other(house)
    sign_in(page, folder, "ada@example.org")
    program = bearer(token(page))
    for client, headers in ((other(house), OURS), (other(house), program), (page, dict[str, str]())):
        assert client.put("/api/notices/mail", json={}, headers=headers).status_code == 403
        hook = client.put("/api/notices/hook", json={"url": "https://example.org/x"}, headers=headers)
        assert hook.status_code == 403
    assert other(house).get("/api/notices", headers=program).json()["channels"] == []


# ------------------------------------------------------------------------------------------------------- going outside


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://0.0.0.0/x",
        "https://10.1.2.3/x",
        "https://172.16.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://255.255.255.255/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[fec0::1]/x",
        "https://[ff02::1]/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://user:pass@example.org/x",
        "https://example.org:22/x",
        "https:///x",
        "ftp://example.org/x",
        "file:///etc/passwd",
        "https://" + "a" * 3000,
    ],
)
def test_nobody_is_asked_who_is_not_public(url: str) -> None:
    async def go() -> None:
        out = Outbound()
        with pytest.raises(NoWay):
            await out.post(url, b"x", {})
        await out.close()

    asyncio.run(go())


def test_public_addresses_are_public() -> None:
    assert public("93.184.215.14")
    assert public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert not public("198.18.0.1"), "a network for measurements"


def test_a_name_is_asked_at_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch, ear: Ear) -> None:
    """A name that means a public address first and this machine afterwards is asked where it was looked at."""
    port = int(ear.url.rpartition(":")[2])
    asked: list[str] = []

    def means(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        address = "127.0.0.1" if len(asked) == 1 else "127.0.0.99"
        return [(2, 1, 6, "", (address, port))]

    monkeypatch.setattr("stammtisch.server.basics.outbound.socket.getaddrinfo", means)

    async def go() -> None:
        strict, lax = Outbound(), Outbound(private=True)
        assert (await lax.post(f"http://hooks.example.org:{port}/x", b"x", {})).status == 201
        with pytest.raises(NoWay):
            await strict.post("https://hooks.example.org/x", b"x", {})
        await strict.close()
        await lax.close()

    asyncio.run(go())
    assert asked == ["hooks.example.org"] * 2, "once for each request"
    assert ear.got[0].headers["host"] == f"hooks.example.org:{port}"


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.server.basics.outbound.PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as deaf:

        async def go() -> int:
            out = Outbound(private=True)
            answer = await out.post(f"http://127.0.0.1:{deaf.getsockname()[1]}/x", b"x", {})
            await out.close()
            return answer.status

        assert asyncio.run(go()) == 0


@pytest.mark.parametrize("path", ["hook", "push"])
def test_a_house_asks_no_address_of_its_own_network(path: str, settings: Settings, folder: Path, serve: Serve) -> None:
    with serve(mailing(settings, folder)) as house, listening() as ear:
        page = other(house)
        sign_in(page, folder, "ada@example.org")
        if path == "hook":
            body: dict[str, Any] = {"url": f"{ear.url}/x"}
        else:
            body = {"subscription": Browser(ear).subscription}
        refused = page.put(f"/api/notices/{path}", json=body, headers=OURS)
        assert refused.status_code == 422 and "https" in refused.json()["error"]["message"]


# ------------------------------------------------------------------------------------------------------ another address


def link_of(letter: EmailMessage) -> str:
    found = re.search(r"/account#email=(stl_[\w-]+)&to=(\S+)", text_of(letter))
    assert found is not None
    return found[1]


def ask_address(client: Any, folder: Path, address: str) -> EmailMessage:
    before = len(letters(folder))
    assert client.post("/api/me/email", json={"email": address}, headers=OURS).status_code == 202
    return until(lambda: letters(folder)[before:])[-1]


def confirm(client: Any, link: str) -> Any:
    return client.put("/api/me/email", json={"link": link}, headers=OURS)


def test_an_address_is_changed_by_a_link_to_the_new_one_and_the_old_one_is_told(
    house: TestClient, folder: Path
) -> None:
    page = other(house)
    account = sign_in(page, folder, "ada@example.org")
    letter = ask_address(page, folder, "Ada@New.example.org")
    assert letter["To"] == "ada@new.example.org"
    link = link_of(letter)
    assert page.get("/api/me").json()["account"]["email"] == "ada@example.org"
    assert confirm(other(house), link).status_code == 403
    thief = other(house)
    sign_in(thief, folder, "eve@example.org")
    assert confirm(thief, link).status_code == 403, "it is for the account that asked"
    before = len(letters(folder))
    assert confirm(page, link).json()["email"] == "ada@new.example.org"
    (told,) = until(lambda: letters(folder)[before:])
    assert told["To"] == "ada@example.org" and "a***@new.example.org" in text_of(told)
    assert confirm(page, link).status_code == 403, "it works once"
    assert sign_in(other(house), folder, "ada@new.example.org")["id"] == account["id"]


def test_an_address_of_another_account_is_not_taken(house: TestClient, folder: Path) -> None:
    ada, eve = other(house), other(house)
    sign_in(ada, folder, "ada@example.org")
    sign_in(eve, folder, "eve@example.org")
    letter = ask_address(eve, folder, "ada@example.org")
    assert confirm(eve, link_of(letter)).status_code == 409
    assert eve.get("/api/me").json()["account"]["email"] == "eve@example.org"


# ---------------------------------------------------------------------------------------------- a real mail server


class Sink:
    """A mail server that counts what comes, and may be out of order."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.works = True

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if not self.works:
            return "451 later"
        self.mails.append(envelope.content.decode())
        return "250 OK"


@pytest.fixture
def sink() -> Iterator[tuple[Sink, int]]:
    one = Sink()
    line = Controller(one, hostname="127.0.0.1", port=free_port())
    line.start()
    try:
        yield one, line.port
    finally:
        line.stop()


def test_a_mail_server_that_fails_is_asked_again_and_gets_it_once(
    settings: Settings, folder: Path, serve: Serve, sink: tuple[Sink, int]
) -> None:
    post, port = sink
    at = {"mail_host": "127.0.0.1", "mail_port": port, "mail_tls": "none"}
    with serve(mailing(settings, folder, **QUICK, **at)) as house:
        table = Members(house, folder)
        put(table.page, "mail")
        house.app.state.house.notices.settings = Settings(  # type: ignore[attr-defined]
            **{**house.app.state.house.settings.__dict__, "mail_folder": ""}  # type: ignore[attr-defined]
        )
        post.works = False
        table.pass_on()
        until(lambda: ask(house, "SELECT tries FROM notices") == [(1,)])
        assert ask(house, "SELECT told FROM channels") == [(None,)]
        post.works = True
        ask(house, "UPDATE notices SET due = 1")
        until(lambda: post.mails)
        rounds(house)
        assert len(post.mails) == 1
        assert re.search(r"^List-Unsubscribe: <http://testserver/api/notices/off/stq_", post.mails[0], re.M)
