"""Running a server until it is interrupted."""

from __future__ import annotations

import dataclasses
import threading
import webbrowser

import uvicorn

from stammtisch.server.api.app import create_app
from stammtisch.server.basics.settings import from_environment


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = False) -> None:
    """Runs a server until it is interrupted.

    `database` is an SQLAlchemy URL or the path of an SQLite file; by default `tables.sqlite` in the user's data folder.
    Other settings come from the environment (STAMMTISCH_..., see `settings.Settings`). Port 0 takes a free one.
    """
    settings = dataclasses.replace(from_environment(), alone=True)
    if database:
        settings = dataclasses.replace(settings, database=database)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        server_header=False,
    )
    if open_browser and port:
        address = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{port}/"
        timer = threading.Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    uvicorn.Server(config).run()
