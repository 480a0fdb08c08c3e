"""Accounts: signing in by mail, sessions, tokens, taking tables along, and going for good."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from starlette.testclient import TestClient

import stammtisch as st
from stammtisch.server.basics import mail
from stammtisch.server.basics.mail import Letter, send
from stammtisch.server.basics.settings import Settings
from tests.machine import free_port

from .conftest import OPEN, SEATS, Player, Serve, bearer, make, until
from .people import OURS, ask_link, letters, mailing, other, sign_in, token
from .postgres import behind, sql


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def signing(settings: Settings, folder: Path) -> Settings:
    return mailing(settings, folder)


@pytest.fixture
def ada(signing: Settings, serve: Serve) -> Iterator[TestClient]:
    """A browser at a server that sends mails."""
    with serve(signing) as client:
        yield client


# ------------------------------------------------------------------------------------------------------- signing in


def test_a_mailed_link_signs_in_once(ada: TestClient, folder: Path) -> None:
    assert ada.get("/api/me").json() == {"account": None, "mail": True, "passkeys": True}
    link = ask_link(ada, folder, "Ada@Example.org")
    assert link["email"] == "ada@example.org"
    answer = ada.post("/api/sign-in", json=link, headers=OURS)
    assert answer.status_code == 204
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert ada.get("/api/me").json()["account"]["name"] == "ada"
    again = other(ada).post("/api/sign-in", json=link, headers=OURS)
    assert again.status_code == 403 and "set-cookie" not in again.headers


def test_looking_at_a_link_does_not_use_it_up(ada: TestClient, folder: Path) -> None:
    """What looks through mails opens the page, whose address has no secret; pressing the button is another thing."""
    link = ask_link(ada, folder, "ada@example.org")
    for _ in range(3):
        assert ada.get("/sign-in").status_code == 200
    assert ada.post("/api/sign-in", json=link, headers=OURS).status_code == 204


def test_a_link_is_for_its_address_alone_and_not_for_ever(ada: TestClient, folder: Path, signing: Settings) -> None:
    link = ask_link(ada, folder, "ada@example.org")
    swapped = ada.post("/api/sign-in", json={**link, "email": "eve@example.org"}, headers=OURS)
    assert swapped.status_code == 403
    with behind(signing.database) as connection:
        connection.exec_driver_sql(f"UPDATE tickets SET expires = {int(time.time()) - 1}")
    assert ada.post("/api/sign-in", json=link, headers=OURS).status_code == 403


def test_nobody_learns_who_has_an_account(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder, "ada@example.org")
    said = []
    for address in ("ada@example.org", "nobody@example.org"):
        answer = other(ada).post("/api/sign-in/link", json={"email": address}, headers=OURS)
        said.append((answer.status_code, answer.content, sorted(set(answer.headers) - {"date"})))
    assert said[0] == said[1]
    found = until(lambda: len(letters(folder)) == 3 and letters(folder))
    bodies = [str(letter.get_body(("plain",)).get_content()).partition("http")[0] for letter in found]
    assert len(set(bodies)) == 1, "the mails say the same"


def test_the_same_address_is_the_same_account(ada: TestClient, folder: Path) -> None:
    first = sign_in(ada, folder, "ada@example.org", name="Ada")
    phone = other(ada)
    assert sign_in(phone, folder, "ADA@example.org", name="Somebody")["id"] == first["id"]
    assert phone.get("/api/me").json()["account"]["name"] == "Ada"


@pytest.mark.parametrize(
    "address", ["ada", "ada@", "ada@example.org\nBcc: eve@example.org", "a b@example.org", "@x.org"]
)
def test_what_is_no_address_gets_no_mail(ada: TestClient, folder: Path, address: str) -> None:
    answer = ada.post("/api/sign-in/link", json={"email": address}, headers=OURS)
    assert answer.status_code == 422
    assert letters(folder) == []


def test_mails_are_few_for_one_visitor_and_one_address(settings: Settings, folder: Path, serve: Serve) -> None:
    with serve(mailing(settings, folder, mails=3)) as client:
        for n in range(3):
            answer = client.post("/api/sign-in/link", json={"email": f"a{n}@example.org"}, headers=OURS)
            assert answer.status_code == 202
        full = client.post("/api/sign-in/link", json={"email": "a9@example.org"}, headers=OURS)
        assert full.status_code == 429 and int(full.headers["retry-after"]) > 60
    # the server has forgotten the visitor, but the database knows of the address
    with serve(mailing(settings, folder, mails=2)) as client:
        assert client.post("/api/sign-in/link", json={"email": "a0@example.org"}, headers=OURS).status_code == 202
        full = client.post("/api/sign-in/link", json={"email": "a0@example.org"}, headers=OURS)
        assert full.status_code == 429 and int(full.headers["retry-after"]) > 3000


def test_without_mail_nothing_is_offered(client: TestClient) -> None:
    assert client.get("/api/me").json() == {"account": None, "mail": False, "passkeys": False}
    answer = client.post("/api/sign-in/link", json={"email": "ada@example.org"}, headers=OURS)
    assert answer.status_code == 404


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_mail_goes_by_smtp_in_the_readers_language(
    lang: str, settings: Settings, folder: Path, serve: Serve
) -> None:
    class Box:
        def __init__(self) -> None:
            self.got: list[Any] = []

        async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
            self.got.append(envelope)
            return "250 OK"

    box = Box()
    sink = Controller(box, hostname="127.0.0.1", port=free_port())
    sink.start()
    try:
        there = {"mail_folder": "", "mail_host": "127.0.0.1", "mail_port": sink.port, "mail_tls": "none"}
        with serve(mailing(settings, folder, **there)) as client:
            asked = client.post(f"/api/sign-in/link?lang={lang}", json={"email": "ada@example.org"}, headers=OURS)
            assert asked.status_code == 202
            (envelope,) = until(lambda: box.got)
    finally:
        sink.stop()
    assert envelope.rcpt_tos == ["ada@example.org"] and envelope.mail_from == "table@example.org"
    said = envelope.content.decode()
    assert {"en": "Sign in to", "de": "Anmelden bei", "fr": "Se connecter"}[lang] in said
    assert f'lang=3D"{lang}"' in said and "http://testserver/sign-in#link" in said.replace("=\r\n", "").replace(
        "=3D", "="
    )
    assert "<img" not in said and "cid:" not in said


def test_a_mail_that_cannot_be_sent_is_no_secret_of_the_log(
    settings: Settings, folder: Path, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = {"mail_folder": "", "mail_host": "127.0.0.1", "mail_port": free_port(), "mail_tls": "none"}
    with serve(mailing(settings, folder, **nowhere)) as client:
        assert client.post("/api/sign-in/link", json={"email": "ada@example.org"}, headers=OURS).status_code == 202
        until(lambda: "could not be sent" in caplog.text)
    assert "stl_" not in caplog.text


def test_a_mail_that_is_refused_is_logged_with_the_reason_and_without_the_address(
    settings: Settings, folder: Path, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    class Refuses:
        async def handle_RCPT(self, server: Any, session: Any, envelope: Any, to: str, options: Any) -> str:  # noqa: N802
            if to.startswith("bruno"):
                envelope.rcpt_tos.append(to)
                return "250 OK"
            return f"554 5.7.1 <{to}>: Relay access denied"

        async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
            return f"550 5.1.1 <{envelope.rcpt_tos[0]}> has moved"

    sink = Controller(Refuses(), hostname="127.0.0.1", port=free_port())
    sink.start()
    try:
        there = {"mail_folder": "", "mail_host": "127.0.0.1", "mail_port": sink.port, "mail_tls": "none"}
        with serve(mailing(settings, folder, **there)) as client:
            for address, why in (("ada@example.org", "Relay access denied"), ("bruno@example.org", "has moved")):
                assert client.post("/api/sign-in/link", json={"email": address}, headers=OURS).status_code == 202
                until(lambda why=why: why in caplog.text)
                assert address not in caplog.text
    finally:
        sink.stop()


def test_a_slow_mail_server_holds_up_mails_alone_and_not_the_end(
    settings: Settings, folder: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "AT_THE_END", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        slow = {"mail_folder": "", "mail_host": "127.0.0.1", "mail_port": port, "mail_tls": "none"}
        with serve(mailing(settings, folder, **slow)) as client:
            for number in range(40):  # more than there are threads for what is done beside the loop
                asked = client.post("/api/sign-in/link", json={"email": f"a{number}@example.org"}, headers=OURS)
                assert asked.status_code == 202
            begun = time.monotonic()
            assert client.get("/api/pocket/nothing").status_code == 404  # wants such a thread
        assert time.monotonic() - begun < 0.8 * mail.PATIENCE


def test_only_who_has_other_letters_before_the_at_wants_a_mail_server_that_takes_them() -> None:
    def message(to: str) -> EmailMessage:
        return mail.message_of(Letter(to, "s", "b", "", "", "a", "de"), "Für alle <tisch@müller.example>")

    told = message("ada@straße.example")
    assert bytes(told).isascii()
    (to,), (by,) = told["To"].addresses, told["From"].addresses
    assert (to.addr_spec, by.addr_spec) == ("ada@xn--strae-oqa.example", "tisch@xn--mller-kva.example")
    assert by.display_name == "Für alle"
    assert "jörg@".encode() in bytes(message("jörg@example.org"))


def test_an_address_of_any_letters_is_written_to(folder: Path, signing: Settings) -> None:
    send(Letter("jörg@müller.example", "Grüße", "a & b", "https://x.example/#l=1", "go <", "end", "de"), signing)
    (letter,) = letters(folder)
    assert "jörg" in str(letter["To"]) and letter["Subject"] == "Grüße"
    page = letter.get_body(("html",))
    assert page is not None and "a &amp; b" in page.get_content() and "go &lt;" in page.get_content()


# ---------------------------------------------------------------------------------------------------- whose request


def test_a_cookie_alone_changes_nothing(ada: TestClient, folder: Path) -> None:
    """Another site can make a browser ask, cookie and all; it cannot send our header."""
    sign_in(ada, folder)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/tokens", {"name": "x"}),
        ("POST", "/api/me/tables", {"keys": []}),
        ("DELETE", "/api/me/sessions/current", None),
        ("POST", "/api/sign-in/options", None),
        ("POST", "/api/sign-in/link", {"email": "eve@example.org"}),
    ):
        assert ada.request(method, path, json=body).status_code == 403, path
    assert ada.get("/api/me").json()["account"]["name"] == "ada"


def test_a_cookie_opens_no_line_to_another_page(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    made = ada.post("/api/tables", json={"title": "mall-world", "seats": SEATS}, headers=OURS).json()
    path = f"/api/tables/{made['id']}/live"

    def hello(origin: str | None) -> dict[str, Any]:
        headers = {} if origin is None else {"Origin": origin}
        with ada.websocket_connect(path, headers=headers) as line:
            line.send_json({"type": "hello"})
            said = dict(line.receive_json())
            line.close()
            until(lambda: not any(table.watchers for table in ada.app.state.house.tables.values()))  # type: ignore[attr-defined]
            return said

    assert hello("http://testserver")["type"] == "ready"
    assert hello("https://evil.example")["error"]["code"] == "forbidden"
    assert hello(None)["error"]["code"] == "forbidden"


def test_sessions_are_listed_and_ended(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    phone = other(ada)
    sign_in(phone, folder)
    found = ada.get("/api/me/sessions").json()
    (there,) = [session for session in found if not session["current"]]
    assert len(found) == 2 and there["device"] == "Firefox, Linux"
    assert ada.delete(f"/api/me/sessions/{there['id']}", headers=OURS).status_code == 204
    assert phone.get("/api/me").json()["account"] is None
    assert phone.get("/api/me/sessions").status_code == 403
    out = ada.delete("/api/me/sessions/current", headers=OURS)
    assert out.status_code == 204 and "Max-Age=0" in out.headers["set-cookie"]
    assert ada.get("/api/me").json()["account"] is None


def test_who_does_not_come_for_long_is_signed_out(ada: TestClient, folder: Path, signing: Settings) -> None:
    sign_in(ada, folder)
    with behind(signing.database) as connection:
        connection.exec_driver_sql(f"UPDATE sessions SET seen = {int(time.time() - signing.session) - 1}")
    assert ada.get("/api/me").json()["account"] is None


def test_a_session_that_is_ended_hears_nothing_more(settings: Settings, folder: Path, serve: Serve) -> None:
    with serve(mailing(settings, folder, heartbeat=600.0)) as client:
        sign_in(client, folder)
        made = client.post("/api/tables", json={"title": "mall-world", "seats": SEATS}, headers=OURS).json()
        with client.websocket_connect(
            f"/api/tables/{made['id']}/live", headers={"Origin": "http://testserver"}
        ) as line:
            line.send_json({"type": "hello"})
            assert line.receive_json()["type"] == "ready"
            client.delete("/api/me/sessions/current", headers=OURS)
            until(lambda: line.receive_json().get("error", {}).get("code") == "forbidden", 10)


def test_secrets_are_kept_as_hashes(ada: TestClient, folder: Path, signing: Settings) -> None:
    sign_in(ada, folder)
    secret = token(ada)
    cookie = ada.cookies["stammtisch"]
    for table in ("sessions", "tokens", "tickets"):
        kept = str(sql(signing.database, f"SELECT * FROM {table}"))
        assert secret not in kept and cookie not in kept


# ---------------------------------------------------------------------------------------------------------- tokens


def test_a_token_plays_or_only_looks(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    reads, plays = token(ada, "read"), token(ada, "play")
    program = other(ada)
    body = {"title": "mall-world", "seats": SEATS}
    assert program.post("/api/tables", json=body, headers=bearer(reads)).status_code == 403
    made = program.post("/api/tables", json=body, headers=bearer(plays)).json()
    player = Player(program, made["id"], plays)
    view = player.look()
    assert view["mine"] == [0, 1, 2]
    assert player.move(view["moves"][0]["text"], view["ply"], view["due"][0]).status_code == 200
    watcher = Player(program, made["id"], reads)
    view = watcher.look()
    assert view["mine"] == [0, 1, 2]
    refused = watcher.move(view["moves"][0]["text"], view["ply"], view["due"][0])
    assert refused.status_code == 403 and "play" in refused.json()["error"]["message"]
    # no token looks after the account itself
    for path in ("/api/me/tokens", "/api/me/sessions", "/api/me/export"):
        assert program.get(path, headers=bearer(plays)).status_code == 403
    assert program.delete("/api/me", headers={**bearer(plays), **OURS}).status_code == 403
    assert program.get("/api/me", headers=bearer(plays)).json()["account"]["name"] == "ada"


def test_a_token_is_shown_once_and_revoked(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    secret = token(ada, name="my bot")
    (listed,) = ada.get("/api/me/tokens").json()
    assert listed["name"] == "my bot" and "secret" not in listed and "hash" not in listed
    program = other(ada)
    assert program.get("/api/me/tables", headers=bearer(secret)).status_code == 200
    assert ada.delete(f"/api/me/tokens/{listed['id']}", headers=OURS).status_code == 204
    assert program.get("/api/me/tables", headers=bearer(secret)).status_code == 403


def test_a_program_that_asks_too_often_is_told_when_to_come_again(
    settings: Settings, folder: Path, serve: Serve
) -> None:
    with serve(mailing(settings, folder, programs=5)) as client:
        sign_in(client, folder)
        secret = token(client)
        program = other(client)
        answers = [program.get("/api/me/tables", headers=bearer(secret)) for _ in range(7)]
        assert [answer.status_code for answer in answers][:5] == [200] * 5
        assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) >= 1
        assert client.get("/api/me/tables").status_code == 200, "whose token it is still gets in"


# ---------------------------------------------------------------------------------------------- tables of an account


def test_a_seat_is_opened_by_its_account_on_any_device(ada: TestClient, folder: Path) -> None:
    made, host = make(other(ada), OPEN)
    sign_in(ada, folder)
    path = f"/api/tables/{made['id']}"
    sat = ada.put(f"{path}/seats/1", json={"name": "Ada at work"}, headers={**OURS, **bearer(made["invitation"])})
    secret = sat.json()["secret"]
    phone = other(ada)
    assert phone.get(path).status_code == 403
    sign_in(phone, folder)
    assert phone.get(path).json()["mine"] == [1]
    assert Player(other(ada), made["id"], secret).look()["mine"] == [1], "the secret goes on to work"
    assert host.look()["mine"] == [0]
    # the account's cookie beside somebody's link opens both
    assert phone.get(path, headers=bearer(made["spectator"])).json()["mine"] == [1]


def test_guests_take_their_tables_along(ada: TestClient, folder: Path) -> None:
    made, player = make(ada)
    strange, _ = make(other(ada))
    sign_in(ada, folder)
    assert ada.get(f"/api/tables/{made['id']}").status_code == 403
    keys = [
        {"table": made["id"], "secret": player.secret},
        {"table": made["id"], "secret": made["owner"]},
        {"table": strange["id"], "secret": player.secret},
        {"table": "aaaaaaaaaaaa", "secret": "st_nothing"},
    ]
    taken = ada.post("/api/me/tables", json={"keys": keys}, headers=OURS)
    assert taken.json() == {"tables": [made["id"]]}
    phone = other(ada)
    sign_in(phone, folder)
    assert phone.get(f"/api/tables/{made['id']}").json()["mine"] == [0, 1, 2]
    assert player.look()["mine"] == [0, 1, 2]
    (listed,) = phone.get("/api/me/tables").json()
    assert listed["id"] == made["id"] and listed["owner"] and listed["mine"] == [0, 1, 2]
    assert phone.delete(f"/api/tables/{made['id']}", headers=OURS).status_code == 204


def test_nobody_takes_along_what_is_anothers(ada: TestClient, folder: Path) -> None:
    made, player = make(ada)
    sign_in(ada, folder)
    key = {"keys": [{"table": made["id"], "secret": player.secret}]}
    ada.post("/api/me/tables", json=key, headers=OURS)
    eve = other(ada)
    sign_in(eve, folder, "eve@example.org")
    eve.post("/api/me/tables", json=key, headers=OURS)  # she was given the secret, and may use it
    assert eve.get("/api/me/tables").json() == []
    assert eve.get(f"/api/tables/{made['id']}").status_code == 403


def test_tables_that_wait_for_me_come_first(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    body = {"title": "mall-world", "seats": SEATS}
    waits = ada.post("/api/tables", json=body, headers=OURS).json()["id"]
    open_seat = {"title": "mall-world", "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "person"}]}
    later = ada.post("/api/tables", json={**open_seat, "seed": 6}, headers=OURS).json()["id"]
    found = ada.get("/api/me/tables").json()
    assert {table["id"] for table in found} == {waits, later}
    assert [table["waits"] for table in found] == sorted((table["waits"] for table in found), reverse=True)
    assert found[0]["waits"]


def test_the_next_table_keeps_the_accounts(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "person"}, {"kind": "person"}]
    made = ada.post("/api/tables", json={"title": "mall-world", "seats": seats}, headers=OURS).json()
    there = ada.post(f"/api/tables/{made['id']}/again?without=1", headers=OURS)
    assert there.status_code == 201, there.text
    assert there.json()["seats"][1] is None
    assert ada.get(f"/api/tables/{there.json()['id']}").json()["mine"] == [0, 1, 2]


def test_a_table_loaded_anew_knows_its_accounts(signing: Settings, serve: Serve, folder: Path) -> None:
    with serve(signing) as client:
        sign_in(client, folder)
        made = client.post("/api/tables", json={"title": "mall-world", "seats": SEATS}, headers=OURS).json()
        cookies = dict(client.cookies)
    with serve(signing) as client:
        client.cookies.update(cookies)
        assert client.get(f"/api/tables/{made['id']}").json()["mine"] == [0, 1, 2]


# ------------------------------------------------------------------------------------------------------ going for good


def test_all_that_is_kept_can_be_taken_home(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder, name="Ada Lovelace")
    secret = token(ada)
    made = ada.post("/api/tables", json={"title": "mall-world", "seats": SEATS}, headers=OURS).json()
    view = ada.get(f"/api/tables/{made['id']}").json()
    Player(ada, made["id"], secret).move(view["moves"][0]["text"], 0, view["due"][0])
    path = f"/api/tables/{made['id']}/seats/0/orders/bid"
    assert ada.put(path, json={"move": "bid 2"}, headers=OURS).status_code == 200
    kept = ada.get("/api/me/export")
    found = kept.json()
    assert found["account"]["name"] == "Ada Lovelace" and found["account"]["email"] == "ada@example.org"
    assert found["tables"][0]["moves"][0]["move"] == view["moves"][0]["text"]
    assert [seat["name"] for seat in found["tables"][0]["seats"]] == ["Ada", "Bruno", "Clara"]
    assert [(order["seat"], order["move"]) for order in found["tables"][0]["orders"]] == [(0, "bid 2")]
    assert len(found["sessions"]) == 1 and found["tokens"][0]["name"] == "bot"
    for hidden in ("stp_", "sts_", "hash"):
        assert hidden not in kept.text


def finished(ada: TestClient) -> Player:
    """Sits Ada's account down at a finished game; Bruno, a guest there."""
    game = st.new("mall-world", ["person", "person", "random"], seed=3)
    choice = random.Random(1)
    while not game.over:
        game.play(choice.choice(game.moves(game.due[0])), seat=game.due[0])
    seats = [{"kind": "open"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "policy": "random", "name": "Bot"}]
    made, bruno = make(other(ada), seats, title="mall-world", record=game.record())
    answer = ada.put(
        f"/api/tables/{made['id']}/seats/0",
        json={"name": "Ada Lovelace"},
        headers={**OURS, **bearer(made["invitation"])},
    )
    assert answer.status_code == 200, answer.text
    return bruno


def test_who_goes_is_really_gone(ada: TestClient, folder: Path, signing: Settings) -> None:
    sign_in(ada, folder, name="Ada Lovelace")
    secret = token(ada)
    bruno = finished(ada)
    alone = ada.post("/api/tables", json={"title": "mall-world", "seats": SEATS}, headers=OURS).json()["id"]
    begun, host = make(other(ada), OPEN)
    for number, name in ((1, "Ada Lovelace"), (2, "Lady Lovelace")):
        path = f"/api/tables/{begun['id']}/seats/{number}"
        assert ada.put(path, json={"name": name}, headers={**OURS, **bearer(begun["invitation"])}).status_code == 200
    view = host.look()
    for _ in range(3):
        seat = view["due"][0]
        asker = host if seat == 0 else Player(ada, begun["id"], secret)
        view = asker.look(seat=seat)
        asker.move(view["moves"][0]["text"], view["ply"], seat)
        view = host.look()
    waiting, guest = make(other(ada), OPEN)
    path = f"/api/tables/{waiting['id']}/seats/1"
    sat = ada.put(path, json={"name": "Ada Lovelace"}, headers={**OURS, **bearer(waiting["invitation"])}).json()

    assert ada.delete("/api/me", headers=OURS).status_code == 204

    assert ada.get("/api/me").json()["account"] is None
    assert other(ada).get("/api/me/tables", headers=bearer(secret)).status_code == 403
    assert other(ada).get(f"/api/tables/{alone}", headers=bearer(secret)).status_code == 403
    assert sql(signing.database, "SELECT id FROM tables WHERE id = :t", t=alone) == []
    seat = bruno.look()["seats"][0]
    assert seat["name"] == "somebody who left" and seat["policy"] == "person"
    names = [(s["name"], s["kind"]) for s in host.look()["seats"]]
    assert names[1:] == [("somebody who left", "bot"), ("somebody who left 2", "bot")]
    until(lambda: host.look()["due"] == [0], 60)  # the bots go on
    assert guest.look()["seats"][1]["kind"] == "open"
    assert Player(other(ada), waiting["id"], sat["secret"]).ask("GET").status_code == 403, "nor does the secret work"
    with behind(signing.database) as connection:
        for table in ("accounts", "sessions", "tokens", "passkeys", "news"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 0, table
        everything = [
            str(connection.exec_driver_sql(f"SELECT * FROM {table}").fetchall())
            for table in ("tables", "seats", "events", "plies", "tickets", "accounts")
        ]
    assert "Lovelace" not in "".join(everything) and "ada@example.org" not in "".join(everything)


def test_the_words_of_a_name_that_went_are_those_of_its_person(ada: TestClient, folder: Path) -> None:
    sign_in(ada, folder)
    ada.patch("/api/me", json={"lang": "de"}, headers=OURS)
    bruno = finished(ada)
    ada.delete("/api/me", headers=OURS)
    assert bruno.look()["seats"][0]["name"] == "jemand, der ging"


def test_guests_play_as_before(ada: TestClient) -> None:
    """Whoever has no account sees and does what there was before there were any."""
    _, player = make(ada)
    view = player.look()
    assert player.move(view["moves"][0]["text"], view["ply"], view["due"][0]).status_code == 200
    assert ada.cookies == {}
    for path in ("/api/me/tables", "/api/me/sessions", "/api/me/export"):
        assert ada.get(path).status_code == 403
