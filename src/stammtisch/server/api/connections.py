"""Connections: those that are silent, slow or too many are cut, whatever stands in front of the server."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.visitors import is_proxy, networks, visitor

AROUND = 64 * 1024
"""The most that a request may have around its body: its head, and what may stand between the pieces and after them."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol with limits: for the head of a request (its time and its size, for the parser itself reads on
    without end, and nobody else is answered meanwhile), for reading the answer, and for connections of one address
    (proxies apart). The time between two requests is uvicorn's own to limit, and that of a body `limits`'.
    """
    open_now: Counter[str] = Counter()
    proxies = networks(settings.proxies)

    class Patient(HttpToolsProtocol):
        """Waits, but not for ever."""

        waiting: asyncio.TimerHandle | None = None
        address = ""
        around = 0
        """Bytes since the last head that was whole, or piece of a body."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            host = peer[0] if isinstance(peer, tuple) else ""
            self.address = "" if is_proxy(host, proxies) else visitor(host, [], (), "")
            open_now[self.address] += 1
            if self.address and settings.connections and open_now[self.address] > settings.connections:
                transport.abort()
            else:
                self._wait(settings.head)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            heir: Any = self.transport.get_protocol()
            if heir is not self:  # from now on it alone hears what becomes of the connection
                lost, pause, resume = heir.connection_lost, heir.pause_writing, heir.resume_writing

                def connection_lost(exc: Exception | None) -> None:
                    self._leave()
                    lost(exc)

                def pause_writing() -> None:
                    self._wait(settings.send)
                    pause()

                def resume_writing() -> None:
                    self._wait(0)
                    resume()

                heir.connection_lost, heir.pause_writing, heir.resume_writing = (
                    connection_lost,
                    pause_writing,
                    resume_writing,
                )

        def data_received(self, data: bytes) -> None:
            self.around += len(data)
            super().data_received(data)
            mine = self.transport.get_protocol() is self  # no longer, where a WebSocket has begun
            between = self.cycle is None or self.cycle.response_complete
            if self.around > AROUND and not self.transport.is_closing():
                if between:
                    self.transport.write(TOO_LARGE)
                    self.transport.close()
                else:
                    self.transport.abort()
            elif mine and between and self.waiting is None and not self.transport.is_closing():
                self._wait(settings.head)

        def on_headers_complete(self) -> None:
            self.around = 0
            self._wait(0)
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            self.around = 0
            super().on_body(body)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._wait(settings.send)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._wait(0)

        def _leave(self) -> None:
            self._wait(0)
            open_now[self.address] -= 1
            if not open_now[self.address]:
                del open_now[self.address]

        def _wait(self, seconds: float) -> None:
            """Cuts the connection after so many seconds; 0: does not."""
            if self.waiting is not None:
                self.waiting.cancel()
            self.waiting = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    return Patient
