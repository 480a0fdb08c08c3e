"""What tests want of the machine they run on."""

from __future__ import annotations

import os
import socket
from typing import NoReturn

import pytest

LONG = bool(os.environ.get("STAMMTISCH_LONG"))
"""Whether minutes do not matter: so in CI."""

long = pytest.mark.skipif(not LONG, reason="takes minutes: STAMMTISCH_LONG=1, as in CI")
"""What is tested with each change, but not with each `make test`."""


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
