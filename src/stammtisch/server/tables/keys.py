"""Secrets: who holds one holds a seat. They are random, stored as hashes and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

PREFIX = "st_"
_LOOKS_LIKE_ONE = re.compile(r"st_[A-Za-z0-9_-]{8,}|(?<=earer )[^\s%]\S*")


def new_secret() -> str:
    """A fresh secret of 192 random bits."""
    return PREFIX + secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret. It has too many random bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Asker:
    """Who asks: the seats that the secret holds, whether it may take an open seat, and whether it opened the table."""

    seats: tuple[int, ...] = ()
    invited: bool = False
    owner: bool = False

    def holds(self, seat: int) -> bool:
        """Whether the seat is theirs."""
        return seat in self.seats


@dataclass
class Locks:
    """The hashes of a table's secrets."""

    seats: dict[int, str]
    invitation: str
    spectator: str
    owner: str

    def who(self, secret: str) -> Asker | None:
        """Whose secret it is; None if it opens nothing here. Every hash is compared, whatever fits first."""
        given = digest(secret)
        seats = tuple(seat for seat, kept in sorted(self.seats.items()) if hmac.compare_digest(kept, given))
        invited = hmac.compare_digest(self.invitation, given)
        watches = hmac.compare_digest(self.spectator, given)
        owner = hmac.compare_digest(self.owner, given)
        return Asker(seats, invited, owner) if seats or invited or watches or owner else None


class Discreet(logging.Filter):
    """Takes secrets out of whatever is logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg = _hide(record.msg)
        if isinstance(record.args, Mapping):
            record.args = {k: _hide(v) for k, v in record.args.items()}
        elif isinstance(record.args, Sequence):
            record.args = tuple(_hide(v) for v in record.args)
        if record.exc_info and record.exc_info[1] is not None and not record.exc_text:
            record.exc_text = str(_hide(logging.Formatter().formatException(record.exc_info)))
        return True


def _hide(value: object) -> object:
    return _LOOKS_LIKE_ONE.sub("st_...", value) if isinstance(value, str) else value


def make_discreet() -> None:
    """Puts the filter on every handler there is and on the loggers that a server writes to."""
    names = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "fastapi", "stammtisch", "stammtisch.server")
    loggers = [logging.getLogger(name) for name in names]
    for one in [*loggers, *(handler for logger in loggers for handler in logger.handlers)]:
        if not any(isinstance(f, Discreet) for f in one.filters):
            one.addFilter(Discreet())
