"""`stammtisch bot`: connects a program, or a policy, to the tables of an account."""

from __future__ import annotations

import contextlib
import json
import shlex
import socket
import ssl
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from stammtisch.help import Command
from stammtisch.shell import fail, plainly, say, say_wrong, spoken

if TYPE_CHECKING:
    from stammtisch.client import Client, Event, Turn
    from stammtisch.players.sight import Policy

TRIES = 3
"""How often a program is asked for one choice, and started again in a row."""
LAST_WORDS = 2.0
"""Seconds that a program has to end when its input ends."""
Answer = str | int


class Player(Protocol):
    """Who chooses."""

    def hear(self, event: Event) -> None:
        """Something happened."""

    def choose(self, turn: Turn) -> Answer:
        """A move, as text or by its number; raises Nonsense for an answer that is none, and Silent if none comes."""

    def refused(self, turn: Turn, text: str) -> None:
        """The last answer was no good."""

    def close(self) -> None:
        """The end."""


class Nonsense(Exception):
    """An answer that is no move; the message quotes it."""


class Silent(Exception):
    """The program has ended; the message says how."""


class Program:
    """A program that reads and writes lines of JSON."""

    def __init__(self, command: Sequence[str]):
        self._command = list(command)
        self._process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        return subprocess.Popen(self._command, **pipes, text=True, encoding="utf-8", bufsize=1)

    def _tell(self, said: Any) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(said, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _ended(self) -> Silent:
        """How it ended; it is started again."""
        code = self._end()
        self._process = self._start()
        return Silent(say("program-ended", command=shlex.join(self._command), code=str(code)))

    def hear(self, event: Event) -> None:
        """Tells it the line; no answer is wanted."""
        self._tell(event.said)

    def choose(self, turn: Turn) -> Answer:
        """Tells it the turn, and reads one line."""
        assert self._process.stdout is not None
        self._tell(turn.said)
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        try:
            answer = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise Nonsense(say("program-nonsense", line=line.strip()[:200])) from None
        if not isinstance(answer, str | int) or isinstance(answer, bool):
            raise Nonsense(say("program-nonsense", line=line.strip()[:200]))
        return answer

    def refused(self, turn: Turn, text: str) -> None:
        """Tells it why; the turn is told again after that."""
        self._tell({"type": "refused", "table": turn.table, "seat": turn.seat, "text": text})

    def close(self) -> None:
        """Lets it go."""
        self._end()

    def _end(self) -> int:
        """Ends it, if it has not ended by itself; its exit code."""
        with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
            self._process.communicate(timeout=LAST_WORDS)
        self._process.kill()
        return self._process.wait()


class Ours:
    """A policy that decides here, from a position that its seat could not tell from the true one."""

    def __init__(self, client: Client, policy: Policy):
        self._client, self._policy, self._random = client, policy, Random()

    def hear(self, event: Event) -> None:
        """It needs no news."""

    def choose(self, turn: Turn) -> Answer:
        """What the policy chooses; a single move is taken without asking it."""
        import stammtisch as st
        from stammtisch.players.sight import sight_of

        if len(turn.moves) == 1:
            return turn.moves[0].text
        sight = sight_of(st.load(self._client.position(turn.table, turn.seat)), turn.seat)
        return self._policy.choose(sight, self._random).text

    def refused(self, turn: Turn, text: str) -> None:
        """It draws other numbers the next time."""

    def close(self) -> None:
        """Nothing is left behind."""


def play(client: Client, player: Player) -> None:
    """Plays at all tables until it is interrupted; raises Refused when the token does not work (any more)."""
    from stammtisch.client import Turn

    for event in client.events():
        if isinstance(event, Turn):
            _answer(client, player, event)
        else:
            try:
                player.hear(event)
            except Silent as error:
                say_wrong(str(error))


def _answer(client: Client, player: Player, turn: Turn) -> None:
    """One choice; who fails at it too often ends here, and the seat waits."""
    from stammtisch.client import Refused

    for _ in range(TRIES):
        try:
            client.move(turn, player.choose(turn))
            return
        except (Nonsense, Silent) as error:
            problem = str(error)
        except Refused as refused:
            if refused.code not in ("refused", "unreadable", "invalid"):
                if refused.code not in ("stale", "conflict", "not-found"):
                    raise
                return  # the table has moved on; where it is our turn we are told so
            problem = str(refused)
        say_wrong(problem)
        try:
            player.refused(turn, problem)
        except Silent as error:
            say_wrong(str(error))
    fail(say("program-gave-up", tries=TRIES, table=turn.table))


def bot(
    command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND")] = None,
    at: Annotated[str, typer.Option(metavar="URL", envvar="STAMMTISCH_AT")] = "http://127.0.0.1:8000",
    token: Annotated[str | None, typer.Option(metavar="TOKEN", envvar="STAMMTISCH_TOKEN")] = None,
    policy: Annotated[str | None, typer.Option(metavar="POLICY")] = None,
    join: Annotated[list[str] | None, typer.Option(metavar="LINK")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
) -> None:
    """Lets a program, or a policy of ours, play at the tables of an account."""
    import httpx

    from stammtisch.client import NO_SERVER, NOBODY, Client, Refused
    from stammtisch.players import find_policy

    if not token:
        fail(say("want-token"))
    if not (token.isascii() and token.isprintable()):
        fail(say("nobodys-token"))
    if bool(command) == bool(policy):
        fail(say("want-program"))
    try:
        with Client(at, token, spoken()) as client:
            found = find_policy(policy) if policy else None
            me = client.me()
            player: Player = Ours(client, found) if found else Program(command or [])
            try:
                for link in join or []:
                    table, seat = client.join(link, name or me["name"])
                    print(say("bot-sits", table=table, seat=seat + 1), file=sys.stderr)
                print(say("bot-listens", name=me["name"], at=at), file=sys.stderr, flush=True)
                play(client, player)
            finally:
                player.close()
    except Refused as refused:
        if refused.code == NOBODY:
            fail(say("nobodys-token"))
        fail(say("no-stammtisch-there", at=at, status=refused.status) if refused.code == NO_SERVER else str(refused))
    except (httpx.InvalidURL, httpx.UnsupportedProtocol):
        fail(say("no-address", at=at))
    except httpx.HTTPError as error:
        fail(say("no-server-there", at=at, problem=say(f"unreached-{_unreached(error)}")))
    except KeyboardInterrupt:
        print(file=sys.stderr)


def _unreached(error: BaseException | None) -> str:
    """Why a server was not reached, by what lies under the error of the library."""
    import httpx

    if isinstance(error, httpx.TimeoutException):
        return "late"
    while error is not None:
        for kind, name in ((ssl.SSLError, "tls"), (socket.gaierror, "name"), (ConnectionRefusedError, "refused")):
            if isinstance(error, kind):
                return name
        error = error.__cause__ or error.__context__
    return "other"


def register(app: typer.Typer) -> None:
    """Adds the command; what follows the program's name is the program's own."""
    app.command(cls=Command, context_settings={"allow_interspersed_args": False})(plainly(bot))
