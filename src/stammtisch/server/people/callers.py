"""Who asks, as far as accounts go."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Caller:
    """An account, by one of its sessions or tokens (their ids). `plays`: whether they may do more than look."""

    account: str = ""
    session: str = ""
    token: str = ""
    plays: bool = True

    def __bool__(self) -> bool:
        return self.account != ""


GUEST = Caller()
"""Somebody without an account."""
