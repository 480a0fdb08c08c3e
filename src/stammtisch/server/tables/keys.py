"""Secrets: who holds one holds a seat. They are random, stored as hashes and compared in constant time."""

from __future__ import annotations

import hmac
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stammtisch.server.basics.secrets import digest, fresh

_LOOKS_LIKE_ONE = re.compile(r"st[pslq]?_[A-Za-z0-9_-]{8,}|(?<=earer )[^\s%]\S*")


def new_secret() -> str:
    """A fresh secret of a table."""
    return fresh()


@dataclass(frozen=True)
class Asker:
    """Who asks: the seats that the secret or the account holds, whether they may take an open seat, and whether they
    opened the table.
    """

    seats: tuple[int, ...] = ()
    invited: bool = False
    owner: bool = False

    def holds(self, seat: int) -> bool:
        """Whether the seat is theirs."""
        return seat in self.seats


@dataclass
class Locks:
    """The hashes of a table's secrets, the accounts that seats belong to, and that of who opened it ("": none)."""

    seats: dict[int, str]
    invitation: str
    spectator: str
    owner: str
    accounts: dict[int, str] = field(default_factory=dict)
    account: str = ""

    def who(self, secret: str | None, account: str = "") -> Asker | None:
        """Who comes with a secret, or an account, or both; None if that opens nothing here.

        Every hash is compared, whatever fits first.
        """
        given = digest(secret) if secret else "none"
        held = {seat for seat, kept in sorted(self.seats.items()) if hmac.compare_digest(kept, given)}
        held |= {seat for seat, whose in self.accounts.items() if account and whose == account}
        invited = hmac.compare_digest(self.invitation, given)
        watches = hmac.compare_digest(self.spectator, given)
        owner = hmac.compare_digest(self.owner, given) or (account != "" and self.account == account)
        return Asker(tuple(sorted(held)), invited, owner) if held or invited or watches or owner else None


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
