"""Compiles the fast twin of a title in a process of its own, so that nobody who plays has to wait for it.

``python -m stammtisch.kernel.twins.warm TITLE [MODULE ...] [MODULE:ENTRY ...]`` imports the modules first: those of
policies bring entries of their own (`twins.add_entry`). Entries that are named come last: only few players want them,
and all others go on as soon as theirs are there. The machine code goes into the cache on disk, where other processes
find it; of several that would compile a title at the same time one does it, and the others wait. The process ends when
its standard input closes, that is with the one who started it.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any

from filelock import FileLock

from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.twins.cache import cache_root
from stammtisch.kernel.twins.twins import compiling, fast, ready

LOW_PRIORITY = 15
"""What is added to the niceness: a game that is being played goes first."""


def start(
    title: Title, modules: Sequence[str] = (), later: Sequence[Callable[..., Any]] = ()
) -> subprocess.Popen[bytes] | None:
    """Starts the process where there is something to compile, else None. Hand it to `stop` before the end.

    `later` are entries that only some players want (`twins.Arena.entry`).
    """
    if not compiling() or ready(title, *later):
        return None
    named = [f"{f.__module__}:{f.__qualname__}" for f in later]
    command = [sys.executable, "-m", "stammtisch.kernel.twins.warm", title.name, *modules, *named]
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C at the table is not meant for it
        )
    except OSError:
        return None


def stop(process: subprocess.Popen[bytes] | None) -> None:
    """Ends the process if it still runs."""
    if process is None:
        return
    if process.stdin is not None:
        process.stdin.close()
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _end_with_parent() -> None:
    while os.read(0, 1):  # not sys.stdin: its lock would be held at the end of the interpreter
        pass
    os._exit(1)


def main(arguments: Sequence[str]) -> None:
    """Compiles; see the module's text."""
    name, *wanted = arguments
    modules = [word for word in wanted if ":" not in word]
    if not os.isatty(0):
        threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(LOW_PRIORITY)
    for module in modules:
        importlib.import_module(module)
    later = [pkgutil.resolve_name(word) for word in wanted if ":" in word]
    title = find_title(name)
    if compiling():
        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        with FileLock(root / f"{title.name}.lock"):
            fast(title).compile(later=later)


if __name__ == "__main__":
    main(sys.argv[1:])
