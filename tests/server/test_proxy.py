"""The proxy of the operators' page, as it stands there, in front of a server: pages, moves, lines that stay open, and
whose share a request is charged to. Without nginx this is skipped; with CI=true it fails."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.machine import free_port, missing
from tests.server.conftest import Running, make, until
from tests.server.test_live import hear

DOCS = Path(__file__).parents[2] / "docs" / "operators.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


MAKE_CERTIFICATE = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=stammtisch.example.org"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configured(folder: Path, port: int, server: str) -> Path:
    """The block of the operators' page, with the addresses and files of this test."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = [*MAKE_CERTIFICATE.split(), "-keyout", key, "-out", certificate]
    subprocess.run(command, check=True, capture_output=True)
    told = re.search(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert told is not None
    site = told[1]
    for written, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/stammtisch.pem", str(certificate)),
        ("/etc/ssl/stammtisch.key", str(key)),
        ("http://127.0.0.1:8000", server),
    ):
        assert written in site
        site = site.replace(written, here)
    kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in FOLDERS)
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {kept}\n{site}}}\n"
    )
    return conf


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[str]:
    """The address of the proxy, with a server behind it that answers twelve requests of a visitor in a while."""
    if NGINX is None:
        missing("no nginx here: apt-get install nginx-light")
    port = free_port()
    with ExitStack() as stack:
        server = Running(tmp_path / "tables.sqlite", proxies="127.0.0.1", requests=12, window=60)
        stack.callback(server.stop)
        log = stack.enter_context((tmp_path / "nginx.log").open("w"))
        conf = configured(tmp_path, port, server.ready().url)
        proxy = subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(conf)], stderr=log)
        stack.callback(proxy.wait, 20)
        stack.callback(proxy.terminate)

        def answers() -> bool:
            assert proxy.poll() is None, (tmp_path / "nginx.log").read_text()
            with closing(socket.socket()) as knock:
                return knock.connect_ex(("127.0.0.1", port)) == 0

        until(answers, 20)
        yield f"https://127.0.0.1:{port}"


def test_the_proxy_of_the_operators_page_passes_everything_on(proxied: str) -> None:
    with httpx.Client(base_url=proxied, verify=False, timeout=60) as client:
        assert client.get("/").status_code in (200, 404)  # the page, where it is built
        made, ada = make(client)
        unchecked = ssl.create_default_context()
        unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
        line = f"{proxied.replace('https', 'wss')}/api/tables/{made['id']}/live"
        with connect(line, ssl=unchecked) as connection:
            connection.send(json.dumps({"type": "hello", "secret": made["spectator"]}))
            assert hear(connection)["type"] == "resync"
            view = ada.look()
            assert ada.move(view["moves"][0]["text"], view["ply"], view["due"][0]).status_code == 200
            assert hear(connection)["kind"] == "move"


def test_behind_the_proxy_everybody_has_a_share_of_their_own(proxied: str) -> None:
    def asks(times: int, at: str, said: str) -> list[int]:
        transport = httpx.HTTPTransport(verify=False, local_address=at)
        with httpx.Client(base_url=proxied, transport=transport, timeout=60) as client:
            return [client.get("/api/titles", headers={"X-Forwarded-For": said}).status_code for _ in range(times)]

    # what visitors write into the header counts for nothing: the proxy puts where they come from behind it
    answers = [code for n in range(4) for code in asks(5, "127.0.0.2", f"203.0.113.{n}")]
    assert answers == [200] * 12 + [429] * 8
    assert asks(5, "127.0.0.3", "203.0.113.1") == [200] * 5
