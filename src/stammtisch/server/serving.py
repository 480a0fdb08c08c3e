"""Running a server until it is interrupted."""

from __future__ import annotations

import copy
import dataclasses
import signal
import socket
import sys
import threading
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import uvicorn
from fastapi import FastAPI

from stammtisch.kernel.title.words import Mistake, trouble
from stammtisch.players.effort import SearchError, effort_of
from stammtisch.server.api.app import create_app
from stammtisch.server.api.connections import protocol
from stammtisch.server.basics.errors import WORDS, Unusable
from stammtisch.server.basics.settings import Misset, address_of, from_environment, loopback, variable
from stammtisch.server.keeping.files import claim, prepare

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

TIMED = "%(asctime)s %(levelprefix)s "
LOGS: dict[str, Any] = copy.deepcopy(uvicorn.config.LOGGING_CONFIG)
"""How logs are written: as uvicorn does, with the time."""
LOGS["formatters"]["default"]["fmt"] = TIMED + "%(message)s"
LOGS["formatters"]["access"]["fmt"] = TIMED + '%(client_addr)s - "%(request_line)s" %(status_code)s'
LOGS["loggers"]["stammtisch"] = {"handlers": ["default"], "level": "INFO", "propagate": False}


class Exposed(Mistake):
    """Debugging where others could look on; the message says what is wanted."""

    folder = WORDS


class _Server(uvicorn.Server):
    """A server that says when it answers, and on which port, and ends what would not end by itself."""

    def __init__(self, app: FastAPI, listening: Callable[[int], None], **more: Any):
        super().__init__(uvicorn.Config(app, **more))
        self._app, self._listening = app, listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen; without effect on `listening` where that fails."""
        await super().startup(sockets)
        if self.started:
            self._listening(int(self.servers[0].sockets[0].getsockname()[1]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends; programs that listen are hung up on first, for uvicorn waits until they do so themselves."""
        self._app.state.house.people.end()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    listening: Callable[[int], None] = lambda port: None,
    debug: bool = False,
) -> None:
    """Runs a server until it is interrupted. `listening` is called with the port as soon as the server answers.

    `database` is an SQLAlchemy URL or the path of an SQLite file; by default `tables.sqlite` in the user's data folder.
    Other settings come from the environment (STAMMTISCH_..., see `settings.Settings`). Port 0 takes a free one.
    With `debug` (or STAMMTISCH_DEBUG) whoever opens a table is shown all of it. Raises Exposed if that is asked for
    where others can listen, Misset for a setting that is none, and Unusable if nobody can listen there, or if the
    database is another server's, damaged, or of a newer version.
    """
    settings = dataclasses.replace(from_environment(), alone=True)
    if debug:
        settings = dataclasses.replace(settings, debug=True)
    if settings.debug and not loopback(host):
        raise Exposed("exposed", host=host)
    if database:
        settings = dataclasses.replace(settings, database=database)
    if settings.ray and find_spec("ray") is None:
        raise Unusable("no-ray")
    for setting in ("hint", "analysis"):
        try:
            effort_of(getattr(settings, setting))
        except SearchError as error:
            raise Misset("setting-effort", name=variable(setting), problem=error) from None
    _try_port(host, port)
    if ":" in settings.metrics:
        _try_port(*address_of(settings.metrics))
    _many_files()
    if threading.current_thread() is threading.main_thread():
        # uvicorn ends in order and then sends itself the signal anew: that, too, is to leave nothing behind.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())
        _end_with_the_terminal()
    with claim(settings.url):
        prepare(settings.url)
        _Server(
            create_app(settings),
            listening,
            host=host,
            port=port,
            http=protocol(settings),
            proxy_headers=False,  # `limits` reads them, from proxies that are named
            log_config=LOGS,
            ws_per_message_deflate=False,
            ws_max_size=64 * 1024,
            ws_ping_interval=None,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
            server_header=False,
        ).run()


def _end_with_the_terminal() -> None:
    """Has a server whose terminal is closed end as it does when told to; under nohup it goes on."""
    hangup = getattr(signal, "SIGHUP", None)  # Windows has none
    if hangup is not None and signal.getsignal(hangup) is signal.SIG_DFL:
        signal.signal(hangup, lambda *_: signal.raise_signal(signal.SIGTERM))


def _try_port(host: str, port: int) -> None:
    """Raises Unusable where nobody can listen: it is said in a sentence, before anything has begun."""
    try:
        [(family, *_, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        problem = Mistake("no-address") if isinstance(error, socket.gaierror) else trouble(error)
        raise Unusable("no-listening", host=host, port=str(port), problem=problem) from None


def _many_files() -> None:
    """Lets the process have as many connections as the machine allows."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
