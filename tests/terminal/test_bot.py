"""`stammtisch bot` where there is no server that it can play at."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from typer.testing import CliRunner

from stammtisch import client
from stammtisch.cli import app
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.shell import WORDS
from tests.spoken import english_in


class Stranger(BaseHTTPRequestHandler):
    """Answers everything with what it `says`."""

    says = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.says)))
        self.end_headers()
        self.wfile.write(self.says)

    def log_message(self, *_: object) -> None:
        """Says nothing on the error stream."""


@pytest.fixture(params=[b'{"account": null}', b"<!doctype html>"], ids=["a guest's", "of another kind"])
def stranger(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[HTTPServer]:
    monkeypatch.setattr(Stranger, "says", request.param)
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def said(at: str, monkeypatch: pytest.MonkeyPatch, token: str = "st_wrong") -> dict[str, str]:
    """How the command ends in each language: with one sentence, and none of the library's."""
    monkeypatch.setattr(client, "TRIES", 1)
    out = {}
    for lang in LANGUAGES:
        result = CliRunner().invoke(app, ["bot", "--at", at, "--token", token, "--policy", "random", "--lang", lang])
        assert result.exit_code == 2, result.output
        assert isinstance(result.exception, SystemExit), result.exception
        out[lang] = result.stderr
        assert result.stderr.count("\n") == 1, result.stderr
        assert not english_in(result.stderr, lang, (WORDS,)), result.stderr
    assert len(set(out.values())) == len(LANGUAGES), "the sentence is said in each language"
    return out


def nobody() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ("ftp://x", "ftp://x ist keine Adresse eines Servers"),
        ("127.0.0.1:8000", "ist keine Adresse eines Servers"),
        ("https://[::1", "ist keine Adresse eines Servers"),
        ("http://127.0.0.1:PORT", "dort hört nichts zu"),
        ("http://nowhere.invalid", "nicht zu finden"),
    ],
)
def test_why_no_server_is_reached(at: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert why in said(at.replace("PORT", str(nobody())), monkeypatch)["de"]


@pytest.mark.parametrize("stranger", [b""], indirect=True)
def test_a_connection_that_is_not_safe(stranger: HTTPServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "TLS" in said(f"https://127.0.0.1:{stranger.server_port}", monkeypatch)["de"]


def test_a_server_that_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert "zu lange" in said(f"http://127.0.0.1:{silent.getsockname()[1]}", monkeypatch)["de"]


def test_a_token_that_is_nobodys(stranger: HTTPServer, monkeypatch: pytest.MonkeyPatch) -> None:
    at = f"http://127.0.0.1:{stranger.server_port}"
    with client.Client(at, "st_wrong") as asked, pytest.raises(client.Refused):
        asked.me()
    guest = Stranger.says.startswith(b"{")
    assert ("gehört niemandem" if guest else "ist kein Stammtisch") in said(at, monkeypatch)["de"]
    assert "gehört niemandem" in said(at, monkeypatch, "clé")["de"]
