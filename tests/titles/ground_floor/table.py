"""Positions of Ground Floor laid by hand, for tests.

    game = lay(4)
    a = game.state.players[0]
    a.money, a.info, a.hand = 9, 7, 4
    ask(game, Step.SCHEDULE, 0)
    play(game, "place consulting")
    run(game, Step.CONSULTING)

`lay` gives a game in which nobody has anything yet (no specialty, money, info or goods; 4 time on hand); people are
called A, B, C, D, E and are popular in this order. `ask` and `run` first work out what follows from the position: the
supplies, the stocks of tiles and the printed prestige.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Tell
from stammtisch.titles.ground_floor.popularity import rank
from stammtisch.titles.ground_floor.state import (
    AUTOMA_CARD,
    ECONOMY,
    EVENT,
    NEW_FLOOR,
    NEW_OFFICE,
    OFFICE,
    PLACE,
    RETAIL_FIELD,
    SPECIALTY,
    Player,
    Points,
    State,
)
from stammtisch.titles.ground_floor.steps import Step
from stammtisch.titles.ground_floor.title import TITLE, _boards
from tests.titles import table
from tests.titles.table import number

A, B, C, D, E = range(5)
SEATS = "ABCDE"


def fresh(n: int, seed: int = 1, **options: str) -> Game:
    """A new game as it is set up."""
    return Game(TITLE, [Seat(name) for name in SEATS[:n]], options, seed=seed)


def lay(n: int = 4, *, round: int = 1, current: str = "stable", seed: int = 1, **options: str) -> Game:
    """A game in which nobody has anything yet, in some round; see the module's text."""
    game = fresh(n, seed, **options)
    s: State = game.state
    for seat in range(n):
        me = s.players[seat]
        me.specialty = NONE
        me.money = me.info = me.goods = 0
        me.field, me.height = 1, n - 1 - seat
        for office in range(6):
            me.remodelled[office] = 0
        me.hand = 4
    s.round = round
    s.tier = game.box.tier_by_round[round - 1]
    s.current = number(game, ECONOMY, current)
    tidy(game)
    return game


def tidy(game: Game) -> None:
    """Works out supplies, stocks of tiles, printed prestige and the popularity order."""
    s, box = game.state, game.box
    for seat in range(s.seats):
        me = s.players[seat]
        city = sum(here == seat for board in _boards(s) for here in board) + sum(me.ads)
        me.supply = box.markers - me.hand - me.used - city
        me.ledger[Points.REMODELS] = box.remodel_prestige * sum(me.remodelled)
        me.ledger[Points.OFFICES] = sum(box.office_prestige[o] * me.offices[o] for o in range(box.new_offices))
        me.ledger[Points.FLOORS] = sum(box.floor_prestige[f] * me.floors[f] for f in range(box.new_floors))
    for office in range(box.new_offices):
        copies = box.office_copies[office][s.seats - 2]
        for automa in list(s.automas)[: s.seats - s.humans]:
            if box.automa_office[automa.who] == office:
                copies = 1 + box.automa_office_copies[automa.who][s.seats - 2]
        s.new_offices[office] = copies - sum(s.players[p].offices[office] for p in range(s.seats))
    for floor in range(box.new_floors):
        owned = sum(s.players[p].floors[floor] for p in range(s.seats))
        s.new_floors[floor] = box.floor_copies[floor][s.seats - 2] - owned
    rank(s)


def popular(game: Game, where: Mapping[int, Sequence[int]]) -> None:
    """Puts the popularity markers: field -> seats from the bottom of the stack to its top."""
    for field, stack in where.items():
        for height, seat in enumerate(stack):
            game.state.players[seat].field, game.state.players[seat].height = field, height
    for stack in stacks(game).values():
        for height, seat in enumerate(stack):
            game.state.players[seat].height = height
    rank(game.state)


def stacks(game: Game) -> dict[int, list[int]]:
    """The popularity markers: field -> seats from the bottom of the stack to its top."""
    out: dict[int, list[tuple[int, int]]] = {}
    for seat in range(game.state.seats):
        me = game.state.players[seat]
        out.setdefault(me.field, []).append((me.height, seat))
    return {field: [seat for _, seat in sorted(stack)] for field, stack in sorted(out.items())}


def order(game: Game) -> list[int]:
    """The popularity order as it is now."""
    rank(game.state)
    return list(game.state.order)[: game.state.seats]


def deck(game: Game, seat: int, undrawn: Sequence[str], drawn: Sequence[str] = ()) -> None:
    """Gives an Automa a deck; its cards so far go back to the others."""
    automa = game.state.automas[seat - game.state.humans]
    for bag, cards in ((automa.undrawn, undrawn), (automa.drawn, drawn)):
        for card in range(game.box.automa_cards):
            while bag.count[card]:
                bag.remove(card)
                game.state.automa_cards.add(card)
        for name in cards:
            card = number(game, AUTOMA_CARD, name)
            game.state.automa_cards.remove(card)
            bag.add(card)


def cards(game: Game, seat: int) -> tuple[list[str], list[str]]:
    """The undrawn and the drawn cards of an Automa."""
    automa, names = game.state.automas[seat - game.state.humans], game.names.all(AUTOMA_CARD)
    return tuple([names[i] for i in range(len(names)) if bag.count[i]] for bag in (automa.undrawn, automa.drawn))  # type: ignore[return-value]


# ------------------------------------------------------------------------------------------------- own boards


def remodelled(game: Game, seat: int, *names: str) -> None:
    """These offices of a seat are remodelled."""
    for name in names:
        game.state.players[seat].remodelled[number(game, OFFICE, name)] = 1


def is_remodelled(game: Game, seat: int) -> list[str]:
    """The remodelled offices of a seat."""
    return [name for i, name in enumerate(game.names.all(OFFICE)) if game.state.players[seat].remodelled[i]]


def own(game: Game, seat: int, tile: str, place: str | None = None) -> None:
    """A seat owns a new floor, or a new office on a place (an Automa's lies nowhere)."""
    me = game.state.players[seat]
    if tile in game.names.all(NEW_OFFICE):
        office = number(game, NEW_OFFICE, tile)
        me.offices[office] = 1
        if place is not None:
            spot = number(game, PLACE, place)
            if me.places[spot] != NONE:
                me.covered[me.places[spot]] = 1
            me.places[spot] = office
    else:
        me.floors[number(game, NEW_FLOOR, tile)] = 1


def owns(game: Game, seat: int) -> set[str]:
    """All tiles of a seat."""
    me = game.state.players[seat]
    offices = {name for i, name in enumerate(game.names.all(NEW_OFFICE)) if me.offices[i]}
    return offices | {name for i, name in enumerate(game.names.all(NEW_FLOOR)) if me.floors[i]}


def staff(game: Game, seat: int, employees: int, untrained: int = 0) -> Player:
    """A seat has so many employees, the CEO included."""
    me: Player = game.state.players[seat]
    me.employees, me.untrained = employees, untrained
    return me


def specialty(game: Game, seat: int, name: str) -> None:
    """A seat has a specialty."""
    game.state.players[seat].specialty = number(game, SPECIALTY, name)


def event(game: Game, name: str) -> None:
    """An event holds for the game."""
    game.state.event = number(game, EVENT, name)


def purse(game: Game, seat: int) -> tuple[int, int]:
    """Money and info of a seat."""
    return game.state.players[seat].money, game.state.players[seat].info


def moneys(game: Game) -> list[int]:
    """Everybody's money."""
    return [game.state.players[seat].money for seat in range(game.state.seats)]


def shelve(game: Game, **products: int) -> None:
    """Products in the store: field -> seat."""
    for field, seat in products.items():
        game.state.retail[number(game, RETAIL_FIELD, field)] = seat


def shelves(game: Game) -> dict[str, int]:
    """The products in the store: field -> seat."""
    return {
        name: seat for name, seat in zip(game.names.all(RETAIL_FIELD), game.state.retail, strict=False) if seat >= 0
    }


def track(game: Game) -> dict[int, int]:
    """The stock track: field (from 1) -> seat."""
    return {i + 1: seat for i, seat in enumerate(game.state.track) if seat != NONE and i < game.box.track}


# ---------------------------------------------------------------------------------------------------- playing


LAST = Step.HIRE
"""The decision that ends a test."""


def clear(game: Game) -> None:
    """Nothing is pending but a decision that ends a test."""
    table.clear(game, LAST)


def ask(game: Game, step: Step, seat: int, arg: int = 0) -> None:
    """A seat has to decide; afterwards nothing else is to come."""
    tidy(game)
    table.ask(game, step, seat, arg, last=LAST)


def run(game: Game, *steps: Step | tuple[Step, int], dictation: Sequence[str] | None = None) -> list[Tell]:
    """Lets automatic steps happen, up to the first decision; returns what was told."""
    tidy(game)
    return table.run(game, *steps, last=LAST, dictation=dictation)


def only(game: Game, step: Step, dictation: Sequence[str] | None = None) -> list[Tell]:
    """Lets one automatic step happen and nothing of what it brings about."""
    tidy(game)
    return table.only(game, step, last=LAST, dictation=dictation)
