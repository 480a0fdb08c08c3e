"""The scenes of Ground Floor: of its page, of the guided first game and of the worked examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.kernel.play.game import Game
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.ground_floor import table
from tests.titles.ground_floor.table import A, B, C, D


def city(n: int = 4, **more: object) -> Game:
    """A first round: everybody has what the set-up and the first income give."""
    game = table.lay(n, **more)  # type: ignore[arg-type]
    for seat in range(n):
        me = game.state.players[seat]
        me.money, me.info, me.goods = 9, 7, 1
    game.state.job_market = 6
    for seat, name in enumerate(("publishing", "retail", "e-commerce", "insurance")[:n]):
        table.specialty(game, seat, name)
    return game


def asked(game: Game, step: Step, *then: Step) -> Game:
    """The first seat is to decide; then come these steps."""
    table.tidy(game)
    table.clear(game)
    for later in reversed(then):
        game.state.then(later)
    game.state.ask(step, A)
    return game


def hire() -> Game:
    """Phase II: the first employee, at the dearest time to hire one."""
    return asked(city(), Step.HIRE)


def train() -> Game:
    """Phase III: time markers on the own ground floor."""
    game = city()
    me = table.staff(game, A, 2, untrained=1)
    me.money, me.info = 4, 2
    return asked(game, Step.SCHEDULE)


def consult() -> Game:
    """Phase III: time markers in the city, of which the effect comes later."""
    return asked(city(), Step.SCHEDULE)


def agency() -> Game:
    """Phase IV, B: a marker of the agency goes to one of three types."""
    game = city(round=2)
    me = game.state.players[A]
    me.money, me.info, me.hand = 3, 3, 2
    game.state.agency[0] = A
    return asked(game, Step.AD_TYPE, Step.POPULARITY)


def factory() -> Game:
    """Phase III: a good goes to the factory."""
    game = city(round=2)
    game.state.players[B].hand -= 1
    table.shelve(game, R5=B)
    return asked(game, Step.SCHEDULE)


def price() -> Game:
    """Phase IV, E: the price of a product, before anybody knows how many customers come."""
    game = city(round=2, current="recession")
    me = game.state.players[A]
    me.money, me.info, me.goods, me.hand = 5, 5, 0, 2
    table.shelve(game, R5=B, R8=C)
    table.popular(game, {4: [A], 2: [C, B], 1: [D]})
    return asked(game, Step.PRICE, Step.FORECAST, Step.SALES, Step.CUTS)


def shares() -> Game:
    """Phase IV, F: sell now, or hold for the buy-out."""
    game = city(round=4)
    for field, seat in ((7, A), (5, B), (4, C), (1, A)):
        game.state.track[field] = seat
    return asked(game, Step.SELL)


def build() -> Game:
    """Phase IV, I: a floor for the building."""
    game = city(round=3)
    me = game.state.players[A]
    me.money, me.info = 6, 5
    table.remodelled(game, A, "meeting-room", "storage")
    return asked(game, Step.BUILD)


def remodel() -> Game:
    """Phase III: remodelling an office, which takes no time."""
    game = city(round=3)
    me = game.state.players[A]
    me.money, me.info, me.hand = 7, 4, 3
    return asked(game, Step.SCHEDULE)


def busy() -> Game:
    """The middle of a game, with markers all over the city."""
    game = city(round=5, current="boom")
    s = game.state
    for seat, floors, offices in (
        (A, ("investor", "research-lab"), (("network-administration", "training"),)),
        (B, ("empty-floor", "it-department", "online-store"), ()),
        (C, ("telecommunications",), (("human-resources", "assembly"), ("premium-product", "advertising"))),
        (D, ("assembly-line", "conference-room"), ()),
    ):
        for floor in floors:
            table.own(game, seat, floor)
        for office, place in offices:
            table.own(game, seat, office, place)
    for seat, names in (
        (A, ("meeting-room", "storage", "assembly")),
        (B, ("storage",)),
        (C, ("storage", "meeting-room")),
        (D, ("training", "meeting-room")),
    ):
        table.remodelled(game, seat, *names)
    for seat, (money, info, goods, hand) in enumerate(((11, 8, 2, 3), (6, 12, 1, 2), (14, 5, 2, 3), (8, 9, 0, 2))):
        me = table.staff(game, seat, 3)
        me.money, me.info, me.goods, me.hand = money, info, goods, hand
    table.popular(game, {6: [C], 4: [D, A], 3: [B]})
    for board, seats in (
        (s.consulting, (B, C)),
        (s.agency, (A, D)),
        (s.stock, (-1, C)),
        (s.construction, (D, A)),
        (s.factory, (C, B)),
    ):
        for spot, seat in enumerate(seats):
            board[spot] = seat
    s.appointments[0], s.appointments[1] = A, D
    for field, seat in ((6, A), (4, D), (2, B), (1, C)):
        s.track[field] = seat
    table.shelve(game, R1=D, R6=B, R8=A)
    s.job_market = 3
    return asked(game, Step.SCHEDULE)


def networking() -> Game:
    """GF-8.5: three markers in Networking are worth a field, and who leads alone gains one more."""
    game = city(round=2)
    me = game.state.players[A]
    me.ads[0], me.info, me.money = 2, 4, 4
    game.state.players[B].ads[0] = 2
    game.state.agency[0] = A
    return asked(game, Step.AD_TYPE, Step.POPULARITY)


def fifth_floor() -> Game:
    """GF-15.5: each floor makes the next one dearer."""
    game = city(round=6)
    me = game.state.players[A]
    me.money, me.info = 12, 13
    for floor in ("empty-floor", "investor", "it-department", "research-lab"):
        table.own(game, A, floor)
    return asked(game, Step.BUILD)


def stock_example() -> Game:
    """GF-12.4 to 12.7: what moved up may be sold."""
    game = city(round=3)
    for field, seat in ((5, A), (4, B), (3, C), (2, A)):
        game.state.track[field] = seat
    return asked(game, Step.SELL)


SCENES: Mapping[str, Callable[[], Game]] = {
    "hire": hire,
    "train": train,
    "consult": consult,
    "agency": agency,
    "factory": factory,
    "price": price,
    "shares": shares,
    "remodel": remodel,
    "build": build,
    "busy": busy,
    "networking": networking,
    "fifth-floor": fifth_floor,
    "stock": stock_example,
}
