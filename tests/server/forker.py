"""Starts servers quickly: a process that has everything imported, and forks one whenever it is told to.

It reads lines of JSON, `{"environ": {...}, "arguments": [...], "log": "..."}`, and answers each with the id of the new
process, which goes on as `python -m stammtisch.server` with these arguments would.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import runpy
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path

SERVER = "stammtisch.server"


class Process:
    """A server that was forked. It is nobody's child here: how it ended is in its log."""

    def __init__(self, pid: int):
        self.pid = pid

    def runs(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def end(self, number: signal.Signals) -> None:
        """Sends it a signal, and waits until it is gone and its port free; SIGKILL if that takes longer than 20 s."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)
        deadline = time.monotonic() + 20
        while self.runs():
            if time.monotonic() > deadline:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.001)


@functools.cache
def _forker() -> subprocess.Popen[str]:
    """The process that forks the servers of this one's tests; it ends with this one."""
    command = [sys.executable, "-m", "tests.server.forker"]
    environ, pipe = {**os.environ, "STAMMTISCH_COMPILE": "0"}, subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environ, text=True, cwd=Path(__file__).parents[2])


def start(arguments: list[str], environ: dict[str, str], log: Path) -> Process:
    """A new server; what it says is added to the log."""
    forker = _forker()
    assert forker.stdin is not None
    assert forker.stdout is not None
    told = {"environ": environ, "arguments": arguments, "log": str(log)}
    forker.stdin.write(json.dumps(told) + "\n")
    forker.stdin.flush()
    return Process(int(forker.stdout.readline()))


def _serve(told: dict[str, object]) -> None:
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(str(told["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for mine, instead in ((0, nothing), (1, log), (2, log)):
        os.dup2(instead, mine)
    os.environ.clear()
    os.environ.update(told["environ"])  # type: ignore[call-overload]
    path = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[1:1] = [folder for folder in path if folder and folder not in sys.path]
    sys.argv[1:] = told["arguments"]  # type: ignore[call-overload]
    runpy.run_module(SERVER, run_name="__main__")


def main() -> None:
    import uvicorn  # noqa: F401

    import stammtisch
    import stammtisch.server.api.app
    import stammtisch.server.serving

    stammtisch.find_title("mall-world").load_box()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                _serve(json.loads(line))
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
