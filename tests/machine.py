"""What tests want of the machine they run on."""

from __future__ import annotations

import os
import socket
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skips, or in CI fails: there all that a laptop may lack is part of what is tested."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
