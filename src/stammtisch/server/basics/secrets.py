"""Secrets: random, shown once, stored as hashes. What one opens stands in its beginning."""

from __future__ import annotations

import hashlib
import secrets

TABLE, TOKEN, SESSION, LINK, QUIET = "st_", "stp_", "sts_", "stl_", "stq_"
"""How secrets of tables, personal tokens, sessions, sign-in links and links that end mails begin."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def fresh(kind: str = TABLE) -> str:
    """A fresh secret of 192 random bits."""
    return kind + secrets.token_urlsafe(24)


def short_id() -> str:
    """An id of 12 random letters, easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def digest(secret: str) -> str:
    """What is stored of a secret. It has too many random bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
