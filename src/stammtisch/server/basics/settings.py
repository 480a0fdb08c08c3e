"""How a server is set up: from code, from the environment (STAMMTISCH_...), or by default."""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from email.headerregistry import Address
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from stammtisch.kernel.title.words import Mistake
from stammtisch.server.basics.errors import WORDS
from stammtisch.server.basics.visitors import networks

PAGE = Path(__file__).parents[1] / "page"
"""Where the built page lies."""

A_DAY = 24 * 3600
"""Seconds."""


def data_folder() -> Path:
    """Where tables are kept: $STAMMTISCH_DATA, else the user's data folder."""
    given = os.environ.get("STAMMTISCH_DATA")
    if given:
        return Path(given)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "stammtisch"


@dataclass(frozen=True)
class Settings:
    """All that can be set. Times in seconds, sizes in bytes; a limit of 0 means no limit.

    - `database`: an SQLAlchemy URL; empty: `tables.sqlite` in the data folder.
    - `bots`: worker processes for bots that answer at once, and as many again for those that think for seconds; 0: one
      for each core but one. `cores`: threads that one of them thinks with; with 1, one table cannot slow all others.
    - `pause`: how long a bot waits at least where somebody looks, so that people can follow; up to seven times as long
      for a choice of weight; 0: not at all.
    - `ponder`: the seconds in a minute that bots at one visitor's tables may think while others are to choose, where
      nobody wants the processor for anything else; 0: they do not.
    - `hint`, `analysis`: how hints and the decisions of a finished game are thought about: a level of the search or its
      effort (`players.effort.effort_of`); this happens on one core, at a still lower priority than bots.
    - `hints`, `analyses`, `reading`: the seconds of work that one visitor may ask for: thinking about hints in a
      minute, about finished games in an hour, and opening tables and looking back in a minute.
    - `proxies`: addresses or networks of proxies in front of the server, with commas; only what they say of where a
      request comes from is believed. `proxy_header`: where they say it, "x-forwarded-for" or "forwarded".
    - `compile`: whether a process of its own compiles the rules for quicker bots where that has not been done.
    - `workers`: whether bots, hints and analyses think in workers on the same PostgreSQL database (`thinking.far`).
    - `patience`: how long bots hold still while an undo waits for consent.
    - `idle`: after how long a table that nobody uses is put aside. `ring`: events kept for watchers who come back.
    - `heartbeat`: between pings; a watcher silent for three of them, or who does not read for one, is cut off.
    - `unfinished`, `finished`: after how long tables that nobody touches are deleted; 0: never. `boards`: the same of
      analysis boards. `forget`: after how long nobody knows any more who opened a table. `sweep`: how often this is
      looked after.
    - `metrics`: "open" to whoever can reach the server, "closed", or HOST:PORT of a server of their own.
    - `head`, `send`: the time for the head of a request, and for reading an answer; `pieces`: that for each piece of a
      body. `connections`: those of one address at once.
    - `body`: the largest request. `requests` in `window` seconds and `tables` in a day for one visitor (an address),
      `sockets` for one client and `watchers` for one table.
    - `origin`: the address that people type, like https://stammtisch.example.org; passkeys and mails need it.
    - `mail_from`: the sender of mails; without it none are sent. They go to `mail_host` and `mail_port`, in a line that
      is `mail_tls`: "starttls", "tls" from the beginning, or "none"; as `mail_user` with `mail_password` if these are
      given. `mail_folder`: for development, where mails are written as files instead.
    - `mails`: sign-in mails that one visitor may ask for in an hour, and as many to one address.
    - `session`: after how long somebody who did not come is signed out. `programs`: requests of one token in a minute.
    - `lobby`: whether there is a lobby. `public`: tables that one visitor may have there at once, `sits`: seats that
      one takes from there in a day. `tournaments`: that one visitor opens in a day, `joins`: in which one takes part.
      `chat`: messages of one seat or visitor in half a minute. `reports`: in a day.
    - `box`: the largest text of a variant in the studio; `variants` that one visitor may begin in a day, `studies`: the
      seconds of work on studies in an hour (more waits), `waiting`: studies that are not over at once. `ray`: whether
      their games are played on the Ray cluster that RAY_ADDRESS names, or else on a Ray of this machine.
    - `grace`: how long it has been somebody's turn before they are told who do not look; with a live clock at once.
      `digest`: how long mails about it wait, so that one mail tells of several tables. `private`: whether webhooks and
      push services may be on addresses of private networks, and without https; anybody can have the server ask there.
    - `pages`: pages of persons and titles that one visitor looks at in a minute.
    - `debug`: whether whoever opens a table is shown all of it; only on an address of this machine alone.
    - `alone`: whether the process is the server's alone, so that it may keep Python's collector away from the tables.
    """

    database: str = ""
    bots: int = 0
    cores: int = 1
    hint: str = "hard"
    analysis: str = "iterations=500,seconds=1,rollout=best"
    hints: float = 60.0
    analyses: float = 1800.0
    reading: float = 30.0
    proxies: str = ""
    proxy_header: str = "x-forwarded-for"
    pause: float = 0.4
    ponder: float = 30.0
    compile: bool = True
    workers: bool = False
    patience: float = 30.0
    idle: float = 300.0
    ring: int = 256
    heartbeat: float = 15.0
    body: int = 512 * 1024
    unfinished: float = 30.0 * A_DAY
    finished: float = 365.0 * A_DAY
    boards: float = 7.0 * A_DAY
    forget: float = 7.0 * A_DAY
    sweep: float = 600.0
    metrics: str = "open"
    head: float = 10.0
    pieces: float = 15.0
    send: float = 30.0
    connections: int = 300
    requests: int = 600
    window: float = 10.0
    tables: int = 200
    sockets: int = 100
    watchers: int = 2000
    origin: str = ""
    mail_from: str = ""
    mail_host: str = ""
    mail_port: int = 587
    mail_tls: str = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_folder: str = ""
    mails: int = 10
    session: float = 90.0 * A_DAY
    programs: int = 1200
    lobby: bool = True
    public: int = 5
    sits: int = 20
    tournaments: int = 5
    joins: int = 40
    chat: int = 12
    reports: int = 20
    box: int = 128 * 1024
    variants: int = 60
    studies: float = 3600.0
    waiting: int = 5
    ray: bool = False
    grace: float = 30.0
    digest: float = 300.0
    private: bool = False
    pages: int = 120
    page: Path = PAGE
    debug: bool = False
    alone: bool = False

    @property
    def mailing(self) -> bool:
        """Whether mails can be sent, with links that lead here."""
        return bool(self.origin and self.mail_from and (self.mail_host or self.mail_folder))

    @property
    def url(self) -> str:
        """The database, as a URL."""
        if self.database:
            return self.database if "://" in self.database else f"sqlite:///{Path(self.database).absolute()}"
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"


def address_of(text: str) -> tuple[str, int]:
    """The host and the port of HOST:PORT; raises ValueError."""
    host, _, port = text.rpartition(":")
    return host.strip("[]"), int(port)


def sender_of(text: str) -> Address:
    """The sender of mails as it is set, perhaps with a name: Stammtisch <table@example.org>; raises ValueError."""
    message = EmailMessage()
    try:
        message["From"] = text
        [sender] = message["From"].addresses
    except IndexError:  # what Python says of some texts that end too soon
        raise ValueError(text) from None
    if not (sender.username and sender.domain and text.isprintable()):
        raise ValueError(text)
    return Address(sender.display_name, sender.username, sender.domain)


def loopback(host: str) -> bool:
    """Whether only this machine reaches a server that listens there; `host` is a name or an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


class Misset(Mistake, ValueError):
    """A setting that is none; the message names it and says what is wanted."""

    folder = WORDS


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """Settings as the environment gives them: STAMMTISCH_DATABASE, STAMMTISCH_BOTS and so on; an empty one is not set.
    Raises Misset.
    """
    given: dict[str, Any] = {}
    for f in fields(Settings):
        text = environ.get(variable(f.name), "").strip()
        if text and f.name not in FROM_CODE:
            given[f.name] = _read(f.name, type(f.default), text)
    return Settings(**given)


def variable(setting: str) -> str:
    """Where the environment says what a setting is."""
    return f"STAMMTISCH_{setting.upper()}"


FROM_CODE = ("alone",)
"""Settings that are no operator's."""

TRUTHS = {"1": True, "yes": True, "on": True, "true": True, "0": False, "no": False, "off": False, "false": False}

CHOICES = {"proxy_header": ("x-forwarded-for", "forwarded"), "mail_tls": ("starttls", "tls", "none")}
"""What settings may be of which there are few."""

SPANS = ("heartbeat", "idle", "session", "sweep", "window")
"""Times after which something is done or counted anew; they cannot be none."""


def _read(name: str, kind: type, text: str) -> Any:
    """A setting from its text."""

    def wants(message: str, **facts: Any) -> Misset:
        return Misset(f"setting-{message}", name=variable(name), value=text, **facts)

    if kind is bool:
        if text.lower() not in TRUTHS:
            raise wants("truth")
        return TRUTHS[text.lower()]
    if kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            number = math.nan
        if not math.isfinite(number) or number < 0:
            raise wants("whole" if kind is int else "number")
        if name in SPANS and not number:
            raise wants("span")
        return number
    if name in CHOICES and (text := text.lower()) not in CHOICES[name]:
        raise wants("choice", known=", ".join(CHOICES[name]))
    if name in FORMS and not FORMS[name](text):
        raise wants(name)
    return Path(text) if issubclass(kind, Path) else text


def _are_networks(text: str) -> bool:
    try:
        return bool(networks(text))
    except ValueError:
        return False


def _is_origin(text: str) -> bool:
    """Whether a text is an address as browsers say where they are."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return known and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)


def _tells_metrics(text: str) -> bool:
    try:
        host, port = address_of(text)
    except ValueError:
        return text in ("open", "closed")
    return bool(host) and 0 < port < 1 << 16


def _is_sender(text: str) -> bool:
    try:
        sender_of(text)
    except ValueError:
        return False
    return True


FORMS: Mapping[str, Callable[[str], bool]] = {
    "proxies": _are_networks,
    "origin": _is_origin,
    "metrics": _tells_metrics,
    "mail_from": _is_sender,
    "mail_user": str.isascii,  # mail servers are told no other letters
    "mail_password": str.isascii,
}
"""Settings with a form of their own."""
