"""Accounts by hand: a mailed link, a passkey of the browser, tables that are taken along, and going for good."""

from __future__ import annotations

import email
import email.policy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from tests.machine import free_port
from tests.web.conftest import PATIENCE, Made, Opener, photo, serving, still, until

SEATS = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "policy": "random"}] * 2]
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Sink:
    """Who takes the mails."""

    def __init__(self) -> None:
        self.mails: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.mails.append(str(message.get_body(("plain",)).get_content()))  # type: ignore[attr-defined]
        return "250 OK"


@dataclass
class House:
    """A server with accounts: where it is met, and what it mails."""

    at: str
    sink: Sink
    database: Path

    def link(self, page: Any, number: int) -> str:
        """The link in the mail of this number."""
        until(lambda: len(self.sink.mails) > number, page, 2 * PATIENCE)
        found = re.search(r"https?://\S+", self.sink.mails[number])
        assert found is not None
        return found[0]

    def table(self) -> Made:
        """A table of a guest."""
        body = {"title": "mall-world", "seats": SEATS, "seed": 6}
        made = httpx.post(f"{self.at}/api/tables", json=body, timeout=60).json()
        return Made(made["id"], made["seats"][0]["secret"], (0,), made["spectator"], made["invitation"])


def met(sink: Sink, folder: Path, **more: str) -> Iterator[House]:
    line = Controller(sink, hostname="127.0.0.1", port=free_port())
    line.start()
    mail = {
        "STAMMTISCH_ORIGIN": "http://localhost:PORT",
        "STAMMTISCH_MAIL_FROM": "table@example.org",
        "STAMMTISCH_MAIL_HOST": "127.0.0.1",
        "STAMMTISCH_MAIL_PORT": str(line.port),
        "STAMMTISCH_MAIL_TLS": "none",
    }
    try:
        with serving(folder, **{**mail, **more}) as address:
            yield House(address.replace("127.0.0.1", "localhost"), sink, folder / "tables.sqlite")
    finally:
        line.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from met(Sink(), tmp_path_factory.mktemp("accounts"))


@pytest.fixture(scope="module")
def without_mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    nothing = {"STAMMTISCH_MAIL_FROM": "", "STAMMTISCH_ORIGIN": ""}
    yield from met(Sink(), tmp_path_factory.mktemp("keys"), **nothing)


def authenticator(page: Any) -> None:
    """Gives the browser a device that makes passkeys and says yes."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def sign_in(page: Any, house: House, address: str) -> None:
    """By hand: asks for a link, opens it, and presses the button there."""
    sent = len(house.sink.mails)
    page.goto(f"{house.at}/sign-in")
    page.locator("input[type=email]").fill(address)
    page.locator("form button").click()
    link = house.link(page, sent)
    page.goto(link)
    page.locator("[data-confirm]").wait_for()
    assert address in page.locator("main").inner_text()
    assert "stl_" not in page.url
    page.locator("[data-confirm]").click()
    page.locator("[data-sign-out]").wait_for()


def test_a_guest_opens_an_account_and_finds_the_table_on_the_phone(house: House, open_page: Opener) -> None:
    made = house.table()
    laptop = open_page("/", made.keys, size="laptop", at=house.at)
    laptop.locator("header .me").click()
    sign_in(laptop, house, "ada@example.org")
    laptop.locator("[data-take]").click()
    laptop.locator("[data-take]").wait_for(state="detached")

    phone = open_page("/", size="phone", lang="de", at=house.at)
    assert phone.locator(".list li").count() == 0
    sign_in(phone, house, "ada@example.org")
    phone.goto(f"{house.at}/")
    card = phone.locator("[data-of-account]")
    card.wait_for()
    assert "Du bist" in card.inner_text() or "Warten" in card.inner_text() or "dran" in card.inner_text()
    card.locator("a").click()
    phone.locator(".ask").wait_for()
    until(lambda: phone.locator(".can").count() > 0, phone)
    before = int(phone.locator(".ask").get_attribute("data-ply"))
    phone.locator(".ask .buttons [data-move]").first.click()
    if phone.locator("[data-confirm]").count():
        phone.locator("[data-confirm]").click()
    until(lambda: int(phone.locator(".ask").get_attribute("data-ply")) > before, phone)


def test_a_passkey_signs_in_again(house: House, open_page: Opener) -> None:
    page = open_page("/", at=house.at)
    authenticator(page)
    sign_in(page, house, "clara@example.org")
    page.locator("[data-add-key]").click()
    page.locator("[aria-labelledby=keys] li").wait_for()
    page.locator("[data-sign-out]").click()
    page.locator("[data-passkey]").click()
    page.locator("[data-sign-out]").wait_for()
    assert "clara@example.org" in page.locator("main").inner_text()


def test_without_mail_a_passkey_opens_an_account(without_mail: House, open_page: Opener) -> None:
    page = open_page("/sign-in", at=without_mail.at)
    authenticator(page)
    page.locator("[data-passkey]").wait_for()
    assert page.locator("input[type=email]").count() == 0 and "mail" not in page.locator("main").inner_text().lower()
    page.locator("input[name=name]").fill("Ada")
    page.keyboard.press("Enter")
    page.locator("[data-sign-out]").wait_for()
    until(lambda: "Ada" in page.locator("header .me").inner_text(), page)
    page.locator("[data-leave]").click()
    page.locator("[data-erase]").click()
    page.locator(".shelf").wait_for()
    assert "Ada" not in page.locator("header").inner_text()


def test_where_there_are_no_accounts_nothing_is_said_of_them(base: str, open_page: Opener) -> None:
    page = open_page("/")
    page.locator(".shelf .box").first.wait_for()
    assert page.locator("header .me").count() == 0


def test_a_token_is_shown_once(house: House, open_page: Opener) -> None:
    page = open_page("/", at=house.at)
    sign_in(page, house, "bruno@example.org")
    page.locator("input[name=token]").fill("my bot")
    page.keyboard.press("Enter")
    secret = page.locator(".fresh input")
    secret.wait_for()
    token = secret.input_value()
    me = httpx.get(f"{house.at}/api/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert me["account"]["email"] == "bruno@example.org"
    page.reload()
    page.locator("[aria-labelledby=tokens] li").wait_for()
    assert page.locator(".fresh").count() == 0 and token not in page.content()


@pytest.mark.parametrize(("size", "lang", "theme"), [("phone", "de", "dark"), ("laptop", "fr", "light")])
def test_the_account_page_holds_its_words(house: House, open_page: Opener, size: str, lang: str, theme: str) -> None:
    page = open_page("/sign-in", house.table().keys, size=size, lang=lang, theme=theme, at=house.at)
    page.locator("input[type=email]").wait_for()
    still(page)
    photo(page, f"sign-in-{size}-{lang}")
    authenticator(page)
    sign_in(page, house, f"{lang}@example.org")
    page.locator("[data-add-key]").click()
    page.locator("[aria-labelledby=keys] li").wait_for()
    page.locator("input[name=token]").fill("Schachbot")
    page.keyboard.press("Enter")
    page.locator(".fresh").wait_for()
    still(page)
    photo(page, f"account-{size}-{lang}", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    small = page.evaluate(
        """[...document.querySelectorAll('main button, main a, main input, main select')].filter((e) => {
            // of a choice its words are touched, too
            const touched = ['radio', 'checkbox'].includes(e.type) ? e.closest('label') : e;
            const r = touched.getBoundingClientRect();
            return r.width && (r.height < 43.5 || r.width < 43.5);
        }).map((e) => e.outerHTML)"""
    )
    assert small == []
    page.goto(f"{house.at}/")
    page.locator(".shelf .box").first.wait_for()
    still(page)
    photo(page, f"front-{size}-{lang}")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
