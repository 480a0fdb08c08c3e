"""A server, a browser, and tables to look at. Without Chromium these tests are skipped; with CI=true they fail."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import stammtisch as st
from tests.machine import LONG, free_port, missing

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "stammtisch" / "server" / "page" / "index.html"
SHOTS = ROOT / "out" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("Ada", "Bruno", "Clara", "David", "Emma", "Farid")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first of these that is here is used; one without windows is quicker."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = int(os.environ.get("STAMMTISCH_PATIENCE", "60"))
"""Seconds that something may take on a machine that has other work to do."""
FAILED = pytest.StashKey[bool]()
FEWEST = {name: st.find_title(name).least_seats() for name in st.titles()}
"""The seats of each title's smallest table: games are played to their end there."""
SEED = 6
"""Of each table whose test wants no other: who happens to begin changes no test."""
SKIPPED = pytest.mark.skip(reason="another look of the same: STAMMTISCH_LONG=1, as in CI")
SIZES = {
    "phone": (360, 740),
    "tablet": (768, 1024),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
    "wide": (1920, 1080),
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each test is made once, the titles in turn; the other titles, sizes, languages and themes are left to CI."""
    if LONG:
        return
    spoken = [form for name in st.titles() for form in (name, st.find_title(name).title)]
    looks: dict[str, dict[str, pytest.Item]] = {}
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(Path(__file__).parent):
            look = item.callspec.id if hasattr(item, "callspec") else ""
            title = next((form for form in spoken if form in look), "")
            looks.setdefault(item.nodeid.split("[")[0], {}).setdefault(title, item)
            item.add_marker(SKIPPED)
    for turn, found in enumerate(looks.values()):
        made = list(found.values())[turn % len(found)]
        made.own_markers.remove(SKIPPED.mark)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A browser."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        missing("no Chromium here: apt-get install chromium, or set CHROMIUM to one")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("Playwright is not installed: pip install playwright")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[str]:
    """A server that serves the built page, and its address; PORT in the environment becomes its port.

    It compiles no rules: nobody thinks long here, and of five titles that would take minutes of both cores.
    """
    if not PAGE.is_file():
        missing("the page is not built: python hatch_build.py")
    port = free_port()
    settings = {
        "STAMMTISCH_COMPILE": "0",
        "STAMMTISCH_PAUSE": "0",
        "STAMMTISCH_REQUESTS": "0",
        "STAMMTISCH_TABLES": "0",
        "STAMMTISCH_SOCKETS": "0",
        "STAMMTISCH_PUBLIC": "0",
        "STAMMTISCH_SITS": "0",
    }
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "stammtisch.server", str(port), str(folder / "tables.sqlite")],
            env={**os.environ, **settings, **{n: v.replace("PORT", str(port)) for n, v in environment.items()}},
            stdout=log,
            stderr=log,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(300):
                try:
                    if httpx.get(f"{address}/healthz", timeout=2, verify=False).status_code == 200:
                        break
                except httpx.HTTPError:
                    time.sleep(0.1)
            else:
                pytest.fail((folder / "log").read_text()[-3000:])
            yield address
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@dataclass(frozen=True)
class Made:
    """A table and what opens it."""

    id: str
    secret: str
    held: tuple[int, ...]
    spectator: str
    invitation: str
    title: str = "mall-world"

    @property
    def keys(self) -> dict[str, Any]:
        """As the page remembers it."""
        seats = [{"seat": seat, "secret": self.secret} for seat in self.held]
        made = {"title": self.title, "name": "", "seats": seats, "watch": self.spectator}
        return {self.id: {**made, "invitation": self.invitation, "seen": 0, "at": 1}}


@pytest.fixture
def make(base: str) -> Callable[..., Made]:
    """Makes a table: a new one, or one that goes on from a record."""

    def make(
        seats: int = 3,
        people: int = 1,
        record: str | None = None,
        policy: str = "random",
        title: str = "mall-world",
        rest: str = "bot",
        names: Sequence[str] = NAMES,
        **more: Any,
    ) -> Made:
        kinds = ["person" if seat < people else rest for seat in range(seats)]
        sitting = [{"kind": kind, "name": name, "policy": policy} for kind, name in zip(kinds, names, strict=False)]
        body = {"seats": sitting, **({"record": record} if record else {"title": title, "seed": SEED}), **more}
        answer = httpx.post(f"{base}/api/tables", json=body, timeout=60)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        held = tuple(seat["seat"] for seat in made["seats"] if seat["secret"])
        secret = next((seat["secret"] for seat in made["seats"] if seat["secret"]), "")
        return Made(made["id"], secret, held, made["spectator"], made["invitation"], title)

    return make


WITH = {"wishland": {"entrepreneurs": "true", "achievement_tiles": "true"}}
"""Titles that are looked at with more in play than they are offered with."""
LATE = {"brauerei": 1450, "mall-des-jahres": 178, "mall-world": 430, "wishland": 30}
"""Titles whose random games are long: one that is played to its end in a browser goes on after so many moves, so that
a dozen or two of one's own choices are left. Ground Floor is played from its first move on."""


@cache
def played(
    seats: int, plies: int, decision: str | None = None, title: str = "mall-world", offers: tuple[str, ...] = ()
) -> str:
    """The record of a game played at random for a while, until seat 0 is to decide (on something, with such moves)."""
    for seed in range(7, 107):
        sitting = [st.Seat(name) for name in NAMES[:seats]]
        game, random = st.new(title, sitting, seed=seed, options=WITH.get(title)), Random(seed)
        while not game.over:
            if (
                len(game.plies) >= plies
                and game.due[0] == 0
                and game.decision
                and decision in (None, game.decision.name)
            ):
                texts = [move.text for move in game.moves(0)]
                if all(any(text.startswith(offer) for text in texts) for offer in offers):
                    return game.record()
            game.play(random.choice(game.moves(game.due[0])), seat=game.due[0])
        if decision is None:
            return game.record()
    raise AssertionError(f"seat 0 never comes to {decision!r} in {title}")


def to_be_ended(make: Callable[..., Made], title: str) -> Made:
    """The smallest table of a title, with a game that can be played to its end."""
    seats = FEWEST[title]
    return make(seats, record=played(seats, LATE[title], title=title) if title in LATE else None, title=title)


@cache
def before_setting_off(title: str, *chapters: str) -> tuple[str, str]:
    """The record of a game just before a move of seat 0 that sets off all of these chapters, and the move."""
    for seed in range(7, 107):
        game, random = st.new(title, [st.Seat(name) for name in NAMES[:4]], seed=seed), Random(seed)
        while not game.over:
            seat = game.due[0]
            record, move = game.record() if seat == 0 else "", random.choice(game.moves(seat))
            game.play(move, seat=seat)
            if seat == 0:
                told = {line.clause.split(".")[0] for line in game.log(seat=0) if line.ply == len(game.plies)}
                if told.issuperset(chapters):
                    return record, move.text
    raise AssertionError(f"no move of seat 0 sets off {chapters} in {title}")


Opener = Callable[..., Any]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers that a test failed, so that its pages are photographed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def open_page(chromium: Any, base: str, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page in a browser of its own; fails if the page logs an error. What failed is in out/shots."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        keys: dict[str, Any] | None = None,
        size: str = "desktop",
        theme: str = "light",
        lang: str = "en",
        pace: str = "off",
        settings: dict[str, Any] | None = None,
        at: str | None = None,
        calm: bool = False,
        worker: bool = False,
    ) -> Any:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=lang,
            has_touch=size == "phone",
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        kept = {"pace": pace, "lang": lang, "forced": False, "pocket": False, **(settings or {})}
        kept |= {"tables": keys} if keys else {}
        lines = [
            f"localStorage.getItem({k!r}) ?? localStorage.setItem({k!r}, {json.dumps(json.dumps(v))});"
            for k, v in ((f"stammtisch.{name}", value) for name, value in kept.items())
        ]
        context.add_init_script("".join(lines))
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: errors.append(f"{error} {error.stack}"))
        page.on("console", lambda message: errors.append(message.text) if is_fault(message) else None)
        page.goto(f"{at or base}{path}")
        return page

    yield open_page
    if request.node.stash.get(FAILED, False):
        SHOTS.mkdir(parents=True, exist_ok=True)
        for number, context in enumerate(contexts):
            context.pages[0].screenshot(path=SHOTS / f"failed-{request.node.name}-{number}.png")
    for context in contexts:
        context.close()
    assert not errors, errors


def photo(what: Any, name: str, **how: Any) -> None:
    """A picture of a page, or of a part of one, for people to look at: out/shots/NAME.png, if STAMMTISCH_SHOTS=1."""
    if os.environ.get("STAMMTISCH_SHOTS"):
        SHOTS.mkdir(parents=True, exist_ok=True)
        what.screenshot(path=SHOTS / f"{name}.png", **how)


def is_fault(message: Any) -> bool:
    """An answer that refuses something is no fault of the page; the browser logs it all the same."""
    return message.type == "error" and "Failed to load resource" not in message.text and "WebSocket" not in message.text


WAYS = ".place.can, .market .can, .hand .can, .ask .buttons [data-move]"


def act(page: Any, random: Random) -> None:
    """Makes one legal move by clicking: on the plan, on a card, on a button. Waits until the page has taken it: what
    was there to be clicked may be gone then. Does nothing where the game is over or a curtain is down.
    """
    settle(page)
    confirm, ways, menu = page.locator("[data-confirm]"), page.locator(WAYS), page.locator("[role=menuitem]")
    before, chosen = made_so_far(page), confirm.count() > 0
    if chosen:
        confirm.click()
    elif ways.count():
        ways.nth(random.randrange(ways.count())).click()
        if menu.count():
            menu.nth(random.randrange(menu.count())).click()
    else:
        return
    until(lambda: made_so_far(page) != before or (not chosen and confirm.count() > 0), page)


def still(page: Any) -> None:
    """Waits until the letters are there and nothing moves any more."""
    # Before the first letters are asked for the page says, too, that all are loaded.
    letters = "document.fonts.status === 'loaded' && [...document.fonts].some((f) => f.status === 'loaded')"
    motion = "document.getAnimations().every((a) => a.playState !== 'running')"
    until(lambda: page.evaluate(f"{letters} && {motion}"), page)


def bearer(secret: str) -> dict[str, str]:
    """The heading that shows a secret."""
    return {"Authorization": f"Bearer {secret}"}


def settle(page: Any) -> None:
    """Waits until somebody at this page is to choose, or is asked who is there, or the game is over."""
    page.locator(f"{WAYS}, [data-confirm], .ask.over, .curtain").first.wait_for()


def ply(page: Any) -> int:
    """How many moves the page shows."""
    return int(page.locator(".ask").get_attribute("data-ply"))


def made_so_far(page: Any) -> Any:
    """How many moves the page shows, what is chosen of a plan that is not yet opened, and the seat that it is asked
    for: several may bid in turn at one screen. Nothing behind a curtain.
    """
    return page.evaluate(
        """(({ply, drafts} = {}) => [
            ply, drafts, [...document.querySelectorAll(".players li")].findIndex((seat) => seat.matches(".me")),
        ])(document.querySelector(".ask")?.dataset)"""
    )


def until(condition: Callable[[], bool], page: Any, seconds: float = PATIENCE) -> None:
    """Waits until something is so; fails after a while."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            pytest.fail("it did not come about")
        page.wait_for_timeout(30)


def until_over(page: Any, over: Callable[[], bool], state: Callable[[], Any]) -> None:
    """Waits until something is over, however long it takes, as long as it goes on: fails when its state stays the same
    for a while.
    """
    while not over():
        before = state()
        until(lambda before=before: over() or state() != before, page)  # type: ignore[misc]
