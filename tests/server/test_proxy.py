"""The proxy of the operators' page, as it stands there, in front of a server: pages, moves, lines that stay open, and
whose share a request is charged to. Without nginx this is skipped; with CI=true it fails."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.machine import free_port, missing
from tests.server.conftest import Running, make, until
from tests.server.people import OURS
from tests.server.postgres import cluster
from tests.server.test_live import hear
from tests.server.test_passkeys import Authenticator

ROOT = Path(__file__).parents[2]
DOCS, CONTAINERS = ROOT / "docs" / "operators.md", ROOT / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


MAKE_CERTIFICATE = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=stammtisch.example.org"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configured(folder: Path, port: int, *servers: str) -> str:
    """The blocks of the operators' page for one or two servers, with the addresses and files of this test."""
    server = "http://127.0.0.1:8000"
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = [*MAKE_CERTIFICATE.split(), "-keyout", key, "-out", certificate]
    subprocess.run(command, check=True, capture_output=True)
    site, upstream = re.findall(r"```nginx\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    if len(servers) > 1:
        assert server in site
        site = upstream + site.replace(server, "http://stammtisch")
    for written, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/stammtisch.pem", str(certificate)),
        ("/etc/ssl/stammtisch.key", str(key)),
        *zip(("127.0.0.1:8000", "127.0.0.1:8001"), servers, strict=False),
    ):
        assert written in site
        site = site.replace(written, here)
    return site


def contained(folder: Path, port: int, *servers: str) -> str:
    """The proxy of the containers, in front of the same server twice."""
    site = CONTAINERS.read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    return re.sub(r"server-\d:8000", servers[0], site)


def conf_of(folder: Path, site: str) -> Path:
    """The file of a proxy with these blocks."""
    kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in FOLDERS)
    conf = folder / "nginx.conf"
    conf.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {kept}\n{site}}}\n"
    )
    return conf


@contextmanager
def proxy(folder: Path, *servers: Running, blocks: Callable[..., str] = configured) -> Iterator[str]:
    """Where a proxy answers with these servers behind it."""
    if NGINX is None:
        missing("no nginx here: apt-get install nginx-light")
    port = free_port()
    with ExitStack() as stack:
        log = stack.enter_context((folder / "nginx.log").open("w"))
        conf = conf_of(folder, blocks(folder, port, *(f"127.0.0.1:{server.port}" for server in servers)))
        process = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(conf)], stderr=log)
        stack.callback(process.wait, 20)
        stack.callback(process.terminate)

        def answers() -> bool:
            assert process.poll() is None, (folder / "nginx.log").read_text()
            with closing(socket.socket()) as knock:
                return knock.connect_ex(("127.0.0.1", port)) == 0

        until(answers, 20)
        yield f"https://127.0.0.1:{port}"


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[str]:
    """The address of the proxy, with a server behind it that answers twelve requests of a visitor in a while."""
    server = Running(tmp_path / "tables.sqlite", proxies="127.0.0.1", requests=12, window=3600)
    try:
        with proxy(tmp_path, server.ready()) as address:
            yield address
    finally:
        server.stop()


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


def test_a_passkey_is_made_behind_the_proxy_of_the_containers_on_any_port_of_localhost(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", proxies="127.0.0.1")
    try:
        with proxy(tmp_path, server.ready(), blocks=contained) as address:
            origin = f"http://localhost:{httpx.URL(address).port}"
            with httpx.Client(base_url=origin, timeout=60, headers=OURS) as client:
                options = client.post("/api/sign-up/options", json={"name": "Ada"}).json()["options"]
                made = client.post("/api/sign-up", json={"credential": Authenticator(origin).create(options)})
                assert made.status_code == 204, made.text
    finally:
        server.stop()


def test_behind_the_proxy_everybody_has_a_share_of_their_own(proxied: str) -> None:
    def asks(times: int, at: str, said: str) -> list[int]:
        transport = httpx.HTTPTransport(verify=False, local_address=at)
        with httpx.Client(base_url=proxied, transport=transport, timeout=60) as client:
            return [client.get("/api/titles", headers={"X-Forwarded-For": said}).status_code for _ in range(times)]

    # what visitors write into the header counts for nothing: the proxy puts where they come from behind it
    answers = [code for n in range(4) for code in asks(5, "127.0.0.2", f"203.0.113.{n}")]
    assert answers == [200] * 12 + [429] * 8
    assert asks(5, "127.0.0.3", "203.0.113.1") == [200] * 5


def test_one_of_two_servers_behind_the_proxy_may_die(tmp_path: Path) -> None:
    url = cluster().database("proxied")
    servers = [Running(tmp_path / f"{name}.sqlite", url, proxies="127.0.0.1", bots=1) for name in "ab"]
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.stop)
        address = stack.enter_context(proxy(tmp_path, *(server.ready() for server in servers)))
        client = stack.enter_context(httpx.Client(base_url=address, verify=False, timeout=60))
        tables = [make(client)[1] for _ in range(16)]

        def all_move() -> None:
            for ada in tables:
                view = ada.look()
                assert ada.move(view["moves"][0]["text"], view["ply"], view["due"][0]).status_code == 200

        all_move()
        live = [httpx.get(f"{server.url}/healthz").json()["live_tables"] for server in servers]
        assert sum(live) == len(tables) and all(live), "each table is at one of them"
        servers[0].kill()
        all_move()
