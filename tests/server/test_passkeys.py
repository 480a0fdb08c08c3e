"""Passkeys: what a browser's authenticator would answer is made here, with a real key."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import TestClient
from webauthn.helpers import bytes_to_base64url

from stammtisch.server.basics.settings import Settings

from .conftest import Serve
from .people import OURS, other

ORIGIN = "https://table.example"
PRESENT, VERIFIED, MAKES = 1, 4, 64


class Authenticator:
    """A device with one key."""

    def __init__(self, origin: str = ORIGIN, verifies: bool = True):
        self.origin, self.flags = origin, PRESENT | (VERIFIED if verifies else 0)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.uses = secrets.token_bytes(16), 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, rp: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], self.flags | MAKES)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        return self._answer(
            clientDataJSON=self._client_data("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(made),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        data, said = self._data(options["rpId"], self.flags), self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        said = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": said, "clientExtensionResults": {}}


@pytest.fixture
def client(settings: Settings, serve: Serve) -> Iterator[TestClient]:
    with serve(Settings(**{**settings.__dict__, "origin": ORIGIN})) as client:
        client.base_url = ORIGIN  # type: ignore[assignment]
        yield client


def post(client: TestClient, path: str, body: Any = None) -> Any:
    return client.post(path, json=body, headers={**OURS, "User-Agent": "Firefox Linux"})


def sign_up(client: TestClient, device: Authenticator, name: str = "Ada") -> Any:
    options = post(client, "/api/sign-up/options", {"name": name}).json()["options"]
    return post(client, "/api/sign-up", {"credential": device.create(options)})


def sign_in(client: TestClient, device: Authenticator) -> Any:
    options = post(client, "/api/sign-in/options").json()["options"]
    return post(client, "/api/sign-in/passkey", {"credential": device.get(options)})


def test_a_passkey_opens_an_account_and_signs_in(client: TestClient) -> None:
    assert client.get("/api/me").json() == {"account": None, "mail": False, "passkeys": True}
    device = Authenticator()
    made = sign_up(client, device)
    assert made.status_code == 204
    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-stammtisch=") and "Secure" in cookie and "HttpOnly" in cookie
    account = client.get("/api/me").json()["account"]
    assert account["name"] == "Ada" and account["email"] is None
    laptop = other(client, base_url=ORIGIN)
    assert sign_in(laptop, device).status_code == 204
    assert laptop.get("/api/me").json()["account"]["id"] == account["id"]
    assert laptop.get("/api/me/passkeys").json()[0]["used"]


def test_an_answer_counts_once(client: TestClient) -> None:
    device = Authenticator()
    sign_up(client, device)
    options = post(client, "/api/sign-in/options").json()["options"]
    answer = device.get(options)
    assert post(other(client, base_url=ORIGIN), "/api/sign-in/passkey", {"credential": answer}).status_code == 204
    assert post(other(client, base_url=ORIGIN), "/api/sign-in/passkey", {"credential": answer}).status_code == 403


def test_what_is_not_right_signs_nobody_in(client: TestClient) -> None:
    device = Authenticator()
    sign_up(client, device)
    options = post(client, "/api/sign-in/options").json()["options"]
    stranger = Authenticator()
    stranger.id = device.id  # another key under the same name
    elsewhere = Authenticator("https://table.example.evil.example")
    elsewhere.id, elsewhere.key, elsewhere.uses = device.id, device.key, 9
    absent = Authenticator(verifies=False)
    absent.id, absent.key, absent.uses = device.id, device.key, 9
    copied = Authenticator()  # one that has been used less often than the one that is known
    copied.id, copied.key = device.id, device.key
    made_up = {**options, "challenge": bytes_to_base64url(secrets.token_bytes(32))}
    answers = [stranger.get(options), elsewhere.get(options), absent.get(options), copied.get(options)]
    answers += [device.get(made_up), Authenticator().get(options), {}, {"id": 3, "response": {"clientDataJSON": "x"}}]
    for answer in answers:
        said = post(other(client, base_url=ORIGIN), "/api/sign-in/passkey", {"credential": answer})
        assert said.status_code == 403 and "set-cookie" not in said.headers, answer
    assert (
        post(other(client, base_url=ORIGIN), "/api/sign-in/passkey", {"credential": device.get(options)}).status_code
        == 204
    )


def test_a_challenge_is_for_what_it_was_asked_for(client: TestClient) -> None:
    """That of a sign-in opens no account, and one for Ada's account adds no key to Bruno's."""
    ada, bruno = client, other(client, base_url=ORIGIN)
    sign_up(ada, Authenticator())
    sign_up(bruno, Authenticator(), "Bruno")
    options = post(ada, "/api/me/passkeys/options").json()["options"]
    second = Authenticator()
    answer = second.create(options)
    assert post(bruno, "/api/me/passkeys", {"credential": answer}).status_code == 403
    assert post(other(client, base_url=ORIGIN), "/api/sign-up", {"credential": answer}).status_code == 403
    options = post(ada, "/api/me/passkeys/options").json()["options"]
    assert len(options["excludeCredentials"]) == 1
    assert post(ada, "/api/me/passkeys", {"credential": second.create(options)}).status_code == 204
    assert sign_in(other(client, base_url=ORIGIN), second).status_code == 204


def test_the_last_key_of_an_account_stays(client: TestClient) -> None:
    sign_up(client, Authenticator())
    (key,) = client.get("/api/me/passkeys").json()
    assert client.delete(f"/api/me/passkeys/{key['id']}", headers=OURS).status_code == 409
    assert len(client.get("/api/me/passkeys").json()) == 1
    options = post(client, "/api/me/passkeys/options").json()["options"]
    post(client, "/api/me/passkeys", {"credential": Authenticator().create(options)})
    assert client.delete(f"/api/me/passkeys/{key['id']}", headers=OURS).status_code == 204


def test_a_key_is_nobody_elses(client: TestClient) -> None:
    device = Authenticator()
    sign_up(client, device)
    assert sign_up(other(client, base_url=ORIGIN), device, "Eve").status_code == 409


def test_without_an_address_that_stays_there_are_none(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        assert post(client, "/api/sign-in/options").status_code == 404
        client.base_url = "http://localhost:8000"  # type: ignore[assignment]
        assert client.get("/api/me").json()["passkeys"]
        assert sign_up(client, Authenticator("http://localhost:8000")).status_code == 204
        assert client.get("/api/me").json()["account"]["name"] == "Ada"
