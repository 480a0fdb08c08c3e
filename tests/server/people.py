"""People with accounts for tests: a browser that signs in by a mail that lies in a folder."""

from __future__ import annotations

import email
import email.policy
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

from starlette.testclient import TestClient

from stammtisch.server.basics.settings import Settings

from .conftest import until

OURS = {"X-Stammtisch": "page"}
ORIGIN = "http://testserver"


def mailing(settings: Settings, folder: Path, **more: Any) -> Settings:
    """The same settings with mails that are written into a folder."""
    return Settings(
        **{
            **settings.__dict__,
            "origin": ORIGIN,
            "mail_from": "Stammtisch <table@example.org>",
            "mail_folder": str(folder / "mails"),
            "mails": 0,
            **more,
        }
    )


def letters(folder: Path) -> list[EmailMessage]:
    """The mails that were written, the oldest first."""
    files = sorted((folder / "mails").glob("*.eml"), key=lambda file: file.stat().st_mtime_ns)
    return [email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files]  # type: ignore[misc]


def link_in(letter: EmailMessage) -> dict[str, str]:
    """The secret and the address in the link of a mail."""
    plain = letter.get_body(("plain",))
    assert plain is not None
    found = re.search(r"/sign-in#(\S+)", plain.get_content())
    assert found is not None
    fragment = {name: values[0] for name, values in parse_qs(found[1]).items()}
    return {"link": fragment["link"], "email": fragment["to"]}


def ask_link(client: Any, folder: Path, address: str) -> dict[str, str]:
    """Asks for a link, and takes it out of the mail."""
    before = len(letters(folder))
    answer = client.post("/api/sign-in/link", json={"email": address}, headers=OURS)
    assert answer.status_code == 202, answer.text
    return link_in(until(lambda: letters(folder)[before:])[-1])


def sign_in(client: Any, folder: Path, address: str = "ada@example.org", **more: Any) -> dict[str, Any]:
    """Signs a client in, which keeps the cookie; returns the account."""
    link = ask_link(client, folder, address)
    answer = client.post("/api/sign-in", json={**link, **more}, headers={**OURS, "User-Agent": AGENT})
    assert answer.status_code == 204, answer.text
    return dict(client.get("/api/me").json()["account"])


AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def other(client: TestClient, **more: Any) -> TestClient:
    """Another browser at the same server, and in the same event loop."""
    one = TestClient(client.app, raise_server_exceptions=False, **more)
    one.portal = client.portal
    return one


def token(client: Any, scope: str = "play", name: str = "bot") -> str:
    """A new token of who is signed in."""
    answer = client.post("/api/me/tokens", json={"name": name, "scope": scope}, headers=OURS)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])
