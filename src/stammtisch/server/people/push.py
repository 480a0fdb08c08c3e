"""Web push: what it takes to have a browser told something while nobody has the page open (RFC 8030, 8291, 8292).

The browser says where its push service is, and gives the keys that the message is encrypted with, so that nobody on the
way reads it. That it comes from this house is signed with a key of its own (VAPID), which all servers share: it is made
once and kept in the database.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Mapping
from typing import Any

import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.store import Store

LIFE = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver: after a day the turn is seen some other way."""
SIGNED = 12 * 3600
"""Seconds for which a signature holds."""


def encode(raw: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of base64url; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError unless these are keys of a browser: a point of the curve P-256, and 16 bytes."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    if len(decode(auth)) != 16:
        raise ValueError("wanted 16 bytes")


class Pusher:
    """Makes what is sent to push services."""

    def __init__(self, store: Store, settings: Settings):
        self._store, self._settings = store, settings
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """The key of this house."""
        if self._key is None:
            number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self._store.fact("vapid", encode(number.to_bytes(32)))
            self._key = ec.derive_private_key(int.from_bytes(decode(kept)), ec.SECP256R1())
        return self._key

    async def public_key(self) -> str:
        """What a browser is told of it, as base64url."""
        return encode((await self.key()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def message(
        self, origin: str, keys: Mapping[str, str], said: Mapping[str, Any], topic: str, urgent: bool
    ) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a message; `origin` is that of the push service.

        What is not delivered yet gives way to what comes later under the same topic.
        """
        signed = {"aud": origin, "exp": int(time.time()) + SIGNED, "sub": self._host()}
        token = jwt.encode(signed, await self.key(), algorithm="ES256")
        body = http_ece.encrypt(
            json.dumps(said, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode(keys["p256dh"]),
            auth_secret=decode(keys["auth"]),
            version="aes128gcm",
        )
        return body, {
            "Authorization": f"vapid t={token}, k={await self.public_key()}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFE),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
        }

    def _host(self) -> str:
        """Whom a push service may write to about this house."""
        sender = self._settings.mail_from.rpartition("<")[2].strip("> ")
        if "@" in sender:
            return f"mailto:{sender}"
        return self._settings.origin if self._settings.origin.startswith("https:") else "mailto:house@localhost"
