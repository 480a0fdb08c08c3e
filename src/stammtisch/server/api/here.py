"""/api/here: where this server is met, for those who invite others from the machine it runs on."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any

from fastapi import APIRouter, Request

from stammtisch.server.api import schemas

router = APIRouter(tags=["server"])
LOCAL = ("localhost", "127.0.0.1", "::1")
KNOCK = 0.5
"""Seconds to wait for an answer at the address in the network."""


@router.get("/api/here", response_model=schemas.Here)
async def where(request: Request) -> dict[str, Any]:
    """Whether the address that was asked works on this machine only, and the one in the network, if there is one."""
    local = request.url.hostname in LOCAL
    address = await _in_the_network(request.url.port or 80) if local else None
    return {"local": local, "address": address}


async def _in_the_network(port: int) -> str | None:
    """The server's address in the network; None if nobody is met there."""
    host = _own_address()
    if host is None:
        return None
    try:
        async with asyncio.timeout(KNOCK):
            _, writer = await asyncio.open_connection(host, port)
    except OSError:
        return None
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return f"http://{host}:{port}"


def _own_address() -> str | None:
    """The address of this machine in its network, by the way it would take out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host.startswith("127.") else host
