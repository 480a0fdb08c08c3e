"""Starts servers quickly: a process that has everything imported, and forks one whenever it is told to.

It reads lines "PORT DATABASE LOG" and answers with the id of the new process.
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    import uvicorn  # noqa: F401

    import stammtisch
    import stammtisch.server.api.app
    from stammtisch.server.serving import serve

    stammtisch.find_title("mall-world").load_box()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        port, database, log = line.split()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin = open(os.devnull)  # noqa: SIM115
            out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            os.dup2(out, 1)
            os.dup2(out, 2)
            serve(port=int(port), database=database)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
