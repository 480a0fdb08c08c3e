"""Bots that think while others think: it saves time where it fits, and is never in anybody's way."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.kernel.play.game import Game
from stammtisch.players.ahead import mark_of
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.tables import answering
from stammtisch.server.tables.table import Table
from stammtisch.server.thinking import ahead
from stammtisch.server.thinking.ahead import Ahead, Luck, root_of
from stammtisch.server.thinking.bots import Choice, Job
from stammtisch.server.thinking.lanes import Lane, Left, Workshop, heed

from .conftest import Player, Serve, make, until

BOT = "search:normal"
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": BOT}]
TITLE = "ground-floor"
"""A title in which little is drawn, and nothing is hidden for long."""
SEED = 1
"""Of a deal in which the person begins: on a database of several servers no bot has chosen in any of them yet."""

# ------------------------------------------------------------------------------------------------- a place to spare


def busy(seconds: float) -> int:
    """Works for long unless the place is wanted."""
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        heed()
        time.sleep(0.005)
    return os.getpid()


@pytest.fixture
def lane() -> Iterator[Lane]:
    one = Lane(1, 0, 20)
    yield one
    one.close()


@pytest.fixture
def share() -> Share:
    return Share("ahead", 1000.0, 60.0, Metrics())


def test_what_nobody_waits_for_is_left_when_somebody_does(lane: Lane, share: Share) -> None:
    async def all_ask() -> None:
        begun = asyncio.Event()
        worker = await lane.ask("a", None, os.getpid)
        spare = asyncio.create_task(lane.spare("a", share, busy, 60.0, begun=begun.set))
        await begun.wait()
        async with asyncio.timeout(20):
            assert await lane.ask("b", None, os.getpid) == worker, "the process goes on"
        with pytest.raises(Left):
            await spare
        assert await lane.spare("a", share, busy, 0.0) == worker, "and can be asked again"

    asyncio.run(all_ask())


def test_it_gets_a_place_only_when_nobody_wants_one(lane: Lane, share: Share) -> None:
    order: list[str] = []

    async def ask(who: str, seconds: float) -> None:
        await lane.ask(who, None, time.sleep, seconds)
        order.append(who)

    async def all_ask() -> None:
        await lane.ask("a", None, os.getpid)
        asks = [asyncio.create_task(ask(who, 0.05)) for who in "abc"]
        await asyncio.sleep(0)
        await lane.spare("a", share, busy, 0.0)
        order.append("spare")
        await asyncio.gather(*asks)

    asyncio.run(all_ask())
    assert order == ["a", "b", "c", "spare"]


def test_it_is_left_when_whoever_asked_is_gone_and_charged_to_them(
    lane: Lane, share: Share, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: dict[str, float] = {}
    monkeypatch.setattr(share, "charge", lambda visitor, units: charged.__setitem__(visitor, units))

    async def all_ask() -> None:
        begun = asyncio.Event()
        spare = asyncio.create_task(lane.spare("a", share, busy, 60.0, begun=begun.set))
        await begun.wait()
        await asyncio.sleep(0.1)
        spare.cancel()
        with pytest.raises(asyncio.CancelledError):
            await spare
        async with asyncio.timeout(20):
            await lane.spare("b", share, busy, 0.0)
        assert charged["a"] > 0.05

    asyncio.run(all_ask())


# ------------------------------------------------------------------------------------------------- what is prepared


def unforeseen(game: Game, seat: int) -> str:
    """The mark of a sight that nobody has thought of."""
    return "another sight"


class AtHand:
    """A lane that does everything at once in this process."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def spare(self, visitor: str, share: Share, what: Callable[..., Any], *about: Any, **more: Any) -> Any:
        self.asked.append(what.__name__)
        more["begun"]()
        return what(*about)


def last(job: Job) -> Choice:
    return Choice(job.moves[-1].option, 0.5)


@pytest.fixture
def prepared(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> tuple[Ahead, Game]:
    """What bots have ready in a game whose first choice is a person's, and that game."""
    monkeypatch.setattr(ahead, "decide_ahead", last)
    workshop = Workshop(1)
    workshop.lanes["slow"] = AtHand()  # type: ignore[assignment]
    one = Ahead(dataclasses.replace(settings, ponder=1000.0), Metrics(), workshop)
    game = stammtisch.new(TITLE, seats=["person", BOT], seed=1)
    while game.due != (0,):
        game.play(game.moves()[0])
    prepare(one, game)
    return one, game


def prepare(one: Ahead, game: Game) -> None:
    policies = [seat.policy for seat in game.seats]
    root = root_of(game, policies)
    assert root is not None
    asyncio.run(one.prepare("t", root, len(game.plies), policies, "a"))


def replies(one: Ahead, game: Game) -> list[tuple[Game, bool]]:
    """The games after each move of the person after which a bot is to choose, and whether its answer is ready."""
    out = []
    for move in game.moves(0):
        then = game.at(len(game.plies))
        then.play(move, 0)
        if then.due == (1,) and len(then.moves(1)) > 1:
            out.append((then, (1, BOT, mark_of(then, 1)) in one._tables["t"].kept))
    return out


def test_an_answer_is_there_when_it_was_foreseen_and_given_once(prepared: tuple[Ahead, Game]) -> None:
    one, game = prepared
    assert 0 < one.kept("t") <= ahead.MOST
    then = next(then for then, ready in replies(one, game) if ready)
    key = one.key("t", then, 1, BOT)
    assert key is not None
    assert asyncio.run(one.take("t", key)) == Choice(then.moves(1)[-1].option, 0.5)
    assert asyncio.run(one.take("t", key)) is None
    missed = one.key("t", then, 1, "search:hard")
    assert missed is not None
    assert asyncio.run(one.take("t", missed)) is None, "another policy thinks otherwise"


def test_what_is_ready_is_not_thought_about_again_and_nothing_outlives_the_table(prepared: tuple[Ahead, Game]) -> None:
    one, game = prepared
    before = dict(one._tables["t"].kept)
    prepare(one, game)
    assert before.items() <= one._tables["t"].kept.items()
    for _ in range(10):
        prepare(one, game)
    assert one.kept("t") <= ahead.KEPT
    one.forget("t")
    assert one.kept("t") == 0 and one.key("t", game, 1, BOT) is None


def test_where_it_hardly_ever_fits_it_is_given_up(
    prepared: tuple[Ahead, Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, game = prepared
    monkeypatch.setattr(ahead, "mark_of", unforeseen)
    for _ in range(ahead.TRIALS):
        assert one.worth(game)
        one.key("t", game, 1, BOT)
    assert not one.worth(game)
    assert one.worth(stammtisch.new(TITLE, 3, seed=1)), "with three it may be otherwise"


def test_luck_that_turns_is_noticed() -> None:
    luck = Luck()
    for n in range(1000):
        luck.count(n % 5 == 0)
    assert luck.worth
    for _ in range(ahead.MEMORY * 3):
        luck.count(False)
    assert not luck.worth


def test_a_thought_fits_as_long_as_its_path_is_gone(prepared: tuple[Ahead, Game]) -> None:
    one, game = prepared
    mine, before = one._tables["t"], len(game.plies)
    assert not one.fits("t", game), "nothing is thought about"
    likely, other = (move.option for move in game.moves(0)[:2])
    mine.doing, mine.path, mine.ply = (1, BOT, "mark"), ((0, likely), (1, 0)), before
    assert one.fits("t", game)
    for option, wanted in ((likely, True), (other, False)):
        then = game.at(before)
        then.play(then.move(0, option), 0)
        assert one.fits("t", then) is wanted
    mine.ply = before + 1
    assert not one.fits("t", game), "what it stood on was taken back"


def test_what_is_being_thought_about_is_waited_for_unless_it_is_left(settings: Settings) -> None:
    async def both() -> list[Choice | None]:
        found = []
        for answer in (Choice(3), None):
            one, key = Ahead(settings, Metrics(), Workshop(1)), (1, BOT, "mark")
            mine = one._tables["t"] = ahead.Prepared(doing=key)
            taking = asyncio.create_task(one.take("t", key))
            await asyncio.sleep(0)
            assert not taking.done()
            if answer is not None:
                mine.kept[key] = answer
            mine.doing = None
            mine.done.set()
            found.append(await taking)
        return found

    assert asyncio.run(both()) == [Choice(3), None]


# ------------------------------------------------------------------------------------------------------- at a table


@contextmanager
def table(serve: Serve, settings: Settings, **more: Any) -> Iterator[tuple[TestClient, Player, Table]]:
    """A table at which a person is to choose before a bot, and looks; what bots think is quick."""
    with serve(dataclasses.replace(settings, ponder=1000.0, **more)) as client:
        made, ada = make(client, SEATS, title=TITLE, seed=SEED)
        with suppress(CancelledError), client.websocket_connect(f"/api/tables/{made['id']}/live") as line:
            line.send_json({"type": "hello", "secret": ada.secret})
            while line.receive_json()["type"] != "ready":
                pass
            until(lambda: ada.look()["due"] == [0], 60)
            yield client, ada, client.app.state.house.tables[made["id"]]  # type: ignore[attr-defined]


def never(*about: Any) -> Any:
    raise AssertionError("it was thought about")


def test_a_bot_answers_without_thinking_what_it_has_thought_about(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(serve, settings) as (client, ada, here):
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        one: Ahead = house.answering.ahead

        def foreseen() -> list[tuple[str, int, int]]:
            kept = one._tables[here.id].kept if here.id in one._tables else {}
            out = []
            for move in here.game.moves(0):
                then = here.game.at(len(here.game.plies))
                then.play(move, 0)
                key = (1, BOT, mark_of(then, 1)) if then.due == (1,) else None
                if key in kept:
                    out.append((move.text, move.option, kept[key].option))
            return out

        said, _, answer = until(foreseen, 60)[0]
        monkeypatch.setattr(house.bots, "choose", never)
        monkeypatch.setattr(answering, "_watched", lambda table: False)  # it is not to think on
        before = len(here.game.plies)
        assert ada.move(said, before, 0).status_code == 200
        until(lambda: len(here.game.plies) > before + 1, 30)
        made = here.game.plies[before + 1].move
        assert (made.seat, made.option) == (1, answer)
        assert 'stammtisch_ahead_total{outcome="met"} 1.0' in client.get("/metrics").text


def test_a_bot_that_was_not_ready_thinks_as_ever(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(serve, settings) as (client, ada, here):
        one: Ahead = client.app.state.house.answering.ahead  # type: ignore[attr-defined]
        until(lambda: one.kept(here.id), 60)
        monkeypatch.setattr(ahead, "mark_of", unforeseen)
        before = len(here.game.plies)
        view = ada.look()
        while view["due"] == [0]:
            assert ada.move(view["moves"][0]["text"], view["ply"], 0).status_code == 200
            view = ada.look()
        until(lambda: any(ply.move.seat == 1 for ply in here.game.plies[before:]), 60)
        assert 'outcome="met"' not in client.get("/metrics").text


def test_it_is_left_when_the_person_moves_and_forgotten_with_the_table(settings: Settings, serve: Serve) -> None:
    with table(serve, settings) as (client, ada, here):
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        until(lambda: here.id in house.answering._thinking)
        _, thinking = house.answering._thinking[here.id]
        view = ada.look()
        assert ada.move(view["moves"][0]["text"], view["ply"], 0).status_code == 200
        until(thinking.done)
        until(lambda: house.answering.ahead.kept(here.id), 60)
        client.portal.call(house.delete, here)  # type: ignore[union-attr]
        assert house.answering.ahead.kept(here.id) == 0
        assert here.id not in house.answering._thinking


@pytest.mark.parametrize("why", ["off", "nobody looks", "bots are quick"])
def test_where_it_would_be_for_nothing_nothing_is_prepared(settings: Settings, serve: Serve, why: str) -> None:
    ponder = 0.0 if why == "off" else 1000.0
    with serve(dataclasses.replace(settings, ponder=ponder)) as client:
        quick = [SEATS[0], {"kind": "bot", "policy": "random"}]
        made, ada = make(client, quick if why == "bots are quick" else SEATS, title=TITLE, seed=SEED)
        house: Any = client.app.state.house  # type: ignore[attr-defined]
        until(lambda: ada.look()["due"] == [0], 60)
        here = house.tables[made["id"]]
        if why != "nobody looks":
            here.watchers.add(Nobody())
        house.answering.consider(here)
        assert here.id not in house.answering._thinking
        here.watchers.clear()


class Nobody:
    """Somebody who looks, and does nothing."""

    who, name, quick = (0,), "", False

    def wake(self) -> None: ...
    def whisper(self, event: Any) -> None: ...
    def end(self) -> None: ...
