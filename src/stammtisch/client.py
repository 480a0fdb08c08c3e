"""A client for programs: what a person with a token can do at the tables of a server.

>>> from stammtisch.client import Client
>>> with Client("https://stammtisch.example.org", "stp_...") as me:  # doctest: +SKIP
...     for turn in me.turns():
...         me.move(turn, turn.moves[0])
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

Json = dict[str, Any]
SILENCE = 60.0
"""Seconds without a line after which a stream is thought to be lost; the server sends one every 15."""
LONGEST_WAIT = 60.0
"""Seconds that one waits at the most before a stream that was cut is asked for again."""
PATIENCE = 30.0
"""Seconds that an answer may take."""
TRIES = 5
"""How often something is sent that gets no answer, or a request to come again."""
NOBODY, NO_SERVER = "nobody", "error"
"""Codes of Refused that no server says: the token is nobody's; what answers is no server of ours."""


class Refused(Exception):
    """An answer that is no success: its code, a sentence, often the clause of the rules, and the HTTP status."""

    def __init__(self, status: int, code: str, message: str, clause: str | None = None):
        super().__init__(message)
        self.status, self.code, self.clause = status, code, clause


@dataclass(frozen=True)
class Move:
    """A move that may be made: its number, as text, and as a button says it."""

    option: int
    text: str
    label: str


@dataclass(frozen=True)
class Event:
    """A line of the stream. `type`: hello, resync, joined, move, undo, seat, done, again, draft, over, next or turn;
    `number` is what a later stream goes on from; `said` is the whole line.
    """

    type: str
    number: int
    said: Json

    @property
    def table(self) -> str:
        """The table that it is about; "" if it is about none."""
        return str(self.said.get("table", ""))


@dataclass(frozen=True)
class Turn(Event):
    """A seat of ours is to choose. `state` is the table as the seat may see it (`TableOut`), with its moves."""

    @property
    def seat(self) -> int:
        """The seat that is to choose."""
        return int(self.said["seat"])

    @property
    def state(self) -> Json:
        """The table as the seat sees it; the game itself is in `state["view"]`."""
        return dict(self.said["state"])

    @property
    def moves(self) -> list[Move]:
        """What may be chosen."""
        return [Move(move["option"], move["text"], move["label"]) for move in self.said["state"]["moves"]]


class Client:
    """Speaks to one server with one token. Requests that find no answer, or are too many, are sent again."""

    def __init__(self, url: str, token: str, lang: str = "en"):
        self._http = httpx.Client(
            base_url=url.rstrip("/"),
            headers={"Authorization": f"Bearer {token}"},
            params={"lang": lang},
            timeout=PATIENCE,
        )

    def close(self) -> None:
        """Hangs up."""
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None, **query: Any) -> Any:
        """A request, and what is answered; raises Refused, or httpx.TransportError if nobody answers for long.

        `key` is a secret of the table besides the token. What changes something has a `client_id`, so it is done once.
        """
        headers = {"Table-Key": key} if key else {}
        for tries in range(TRIES):
            try:
                answer = self._http.request(method, path, json=body, headers=headers, params=query)
            except httpx.TransportError as error:
                if tries == TRIES - 1 or isinstance(error, httpx.UnsupportedProtocol):
                    raise
                time.sleep(2.0**tries / 2)
                continue
            if answer.status_code not in (429, 503) or tries == TRIES - 1:
                return _read(answer)
            time.sleep(_after(answer, 2.0**tries / 2))
        raise AssertionError

    # ---------------------------------------------------------------------------------------------------- tables

    def me(self) -> Json:
        """Whose token it is; raises Refused if it is nobody's."""
        account = self.ask("GET", "/api/me")["account"]
        if account is None:
            raise Refused(403, NOBODY, "this token is nobody's")
        return dict(account)

    def tables(self) -> list[Json]:
        """The account's tables, those that wait for it first."""
        return list(self.ask("GET", "/api/me/tables"))

    def table(self, table: str, seat: int | None = None) -> Json:
        """A table as one of our seats sees it."""
        query: Json = {} if seat is None else {"seat": seat}
        return dict(self.ask("GET", f"/api/tables/{table}", **query))

    def open(self, title: str, seats: list[Mapping[str, Any]], **more: Any) -> Json:
        """Opens a table (`TableIn`); returns its id and its secrets."""
        return dict(self.ask("POST", "/api/tables", {"title": title, "seats": seats, **more}))

    def join(self, link: str, name: str, seat: int | None = None) -> tuple[str, int]:
        """Takes a seat by an invitation, `https://.../table/TABLE#join=SECRET`; returns the table and the seat.

        Without `seat` it is the first that is open. Raises Refused if none is; who sits there already stays.
        """
        where = urlsplit(link)
        table, key = where.path.rstrip("/").rpartition("/")[2], parse_qs(where.fragment).get("join", [""])[0]
        there = self.ask("GET", f"/api/tables/{table}", key=key)
        if there["mine"]:
            return table, int(there["mine"][0])
        free = [chair["seat"] for chair in there["seats"] if chair["kind"] == "open"]
        wanted = seat if seat is not None else free[0] if free else 0
        self.ask("PUT", f"/api/tables/{table}/seats/{wanted}", {"name": name}, key=key)
        return table, wanted

    def move(self, turn: Turn, move: Move | str | int) -> Json:
        """Makes a move; raises Refused if it is not allowed, or (code "stale") the table has moved on."""
        state = turn.state
        body = {
            "client_id": secrets.token_hex(12),
            "ply": state["ply"],
            "event": state["event"],
            "drafts": len(state["drafts"]),
            "seat": turn.seat,
            "move": move.text if isinstance(move, Move) else move,
        }
        return dict(self.ask("POST", f"/api/tables/{turn.table}/moves", body))

    def orders(self, table: str, seat: int) -> Json:
        """What our seat has ordered for decisions to come, and for which decisions it can order something."""
        return dict(self.ask("GET", f"/api/tables/{table}/seats/{seat}/orders"))

    def order(self, table: str, seat: int, decision: str, move: str, **more: Any) -> Json:
        """Orders that our seat makes this move whenever it is asked for the decision (`OrderIn`): `until`, `times`,
        `unless` and `most` say how long, and what interrupts it. Raises Refused for what cannot be ordered.
        """
        path = f"/api/tables/{table}/seats/{seat}/orders/{decision}"
        return dict(self.ask("PUT", path, {"move": move, **more}))

    def withdraw(self, table: str, seat: int, decision: str) -> Json:
        """Withdraws what our seat has ordered for a decision."""
        return dict(self.ask("DELETE", f"/api/tables/{table}/seats/{seat}/orders/{decision}"))

    def position(self, table: str, seat: int) -> Json:
        """A position that the seat could not tell from the true one, for `stammtisch.load`."""
        return dict(self.ask("GET", f"/api/bot/tables/{table}/seats/{seat}/position"))

    # ----------------------------------------------------------------------------------------------- the stream

    def events(self, since: int | None = None) -> Iterator[Event]:
        """What happens at all tables of the account, and each turn of ours; it comes back after a break by itself.

        Raises Refused when the token does not work (any more).
        """
        fails = 0
        while True:
            wait = min(LONGEST_WAIT, 2.0**fails / 2)
            try:
                query = {} if since is None else {"since": since}
                patience = httpx.Timeout(PATIENCE, read=SILENCE)
                with self._http.stream("GET", "/api/bot/stream", params=query, timeout=patience) as answer:
                    if answer.status_code != 200:
                        answer.read()
                        if answer.status_code not in (429, 503):
                            _read(answer)
                        wait = _after(answer, wait)
                    else:
                        for line in answer.iter_lines():
                            said = json.loads(line)
                            fails, since = 0, int(said["number"])
                            if said["type"] == "end":
                                raise Refused(403, "forbidden", said["message"])
                            if said["type"] != "ping":
                                kind = Turn if said["type"] == "turn" else Event
                                yield kind(said["type"], since, said)
            except (httpx.TransportError, httpx.StreamError):
                pass  # it goes on where it was
            fails = min(fails + 1, 8)
            time.sleep(wait)

    def turns(self, since: int | None = None) -> Iterator[Turn]:
        """The turns of our seats alone."""
        return (event for event in self.events(since) if isinstance(event, Turn))


def _after(answer: httpx.Response, otherwise: float) -> float:
    """After how many seconds the server wants to be asked again."""
    said = answer.headers.get("retry-after", "")
    return min(LONGEST_WAIT, float(said)) if said.isdigit() else otherwise


def _read(answer: httpx.Response) -> Any:
    try:
        said: Any = answer.json() if answer.content else None
        if answer.is_success:
            return said
        error = said["error"]
        refused = Refused(answer.status_code, error["code"], error["message"], error.get("clause"))
    except (ValueError, KeyError, TypeError):
        refused = Refused(answer.status_code, NO_SERVER, answer.reason_phrase)
    raise refused
