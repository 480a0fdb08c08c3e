"""Who is told something in tests: a push service and a webhook that listen on this machine, and a browser's keys."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Got:
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Ear:
    """A server that takes what is posted, and answers with `status`."""

    url: str
    status: int = 201
    got: list[Got] = field(default_factory=list)

    def json(self) -> list[dict[str, Any]]:
        """What came, as JSON."""
        return [json.loads(one.body) for one in self.got]


@contextmanager
def listening() -> Iterator[Ear]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            ear.got.append(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(ear.status)
            if 300 <= ear.status < 400:
                self.send_header("Location", f"{ear.url}/followed")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    ear = Ear(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield ear
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser that has subscribed at a push service."""

    def __init__(self, ear: Ear, name: str = "ada"):
        self.ear, self.endpoint = ear, f"{ear.url}/push/{name}"
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encode(point), "auth": encode(self._auth)}}

    @property
    def known(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "auth": encode(self._auth)}

    def shown(self, public_key: str) -> list[dict[str, Any]]:
        """What came for this browser and was signed by this house, decrypted."""
        out = []
        for one in self.ear.got:
            if f"{self.ear.url}{one.path}" != self.endpoint:
                continue
            scheme, _, parts = one.headers["authorization"].partition(" ")
            said = dict(part.strip().split("=", 1) for part in parts.split(","))
            assert scheme == "vapid" and said["k"] == public_key and one.headers["content-encoding"] == "aes128gcm"
            key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(said["k"]))
            claims = jwt.decode(said["t"], key, algorithms=["ES256"], audience=self.ear.url)
            assert claims["sub"].startswith(("mailto:", "https:"))
            plain = http_ece.decrypt(one.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
            out.append(json.loads(plain))
        return out
