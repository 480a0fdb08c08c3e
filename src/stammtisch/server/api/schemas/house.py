"""The server itself."""

from __future__ import annotations

from typing import Literal

from stammtisch.server.api.schemas.base import Out


class Here(Out):
    """Where the server is met: whether the address that was asked works on its own machine only, and its address in the
    network (null where it is not met there, or not needed).
    """

    local: bool
    address: str | None


class Alive(Out):
    """That the server answers."""

    status: Literal["ok"]


class Health(Out):
    """That the server and its database answer."""

    status: Literal["ok"]
    live_tables: int
