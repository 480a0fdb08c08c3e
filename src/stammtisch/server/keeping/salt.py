"""The salt: what the servers on one database know, and nobody else.

With it a visitor is written down so that they are known again, and nobody can tell who they are; and the secrets of
links are made that can be told again without being kept.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from stammtisch.server.keeping.store import Store


class Salt:
    """See the module's text."""

    def __init__(self, store: Store):
        self._store = store
        self._known = b""

    async def digest(self, about: str) -> bytes:
        """What only these servers can tell about a text."""
        if not self._known:
            self._known = bytes.fromhex(await self._store.fact("salt", secrets.token_hex(32)))
        return hmac.new(self._known, about.encode(), hashlib.sha256).digest()

    async def client(self, visitor: str) -> str:
        """What is stored of a visitor: enough to know them again for some days, and not who they are."""
        return (await self.digest(visitor)).hex()
