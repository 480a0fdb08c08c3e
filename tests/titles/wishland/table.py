"""Positions of Wishland laid by the codes of the cards, for tests.

    game = lay(cr=7, market=["R07"], res=0, av=7)
    play(game, buy("R07", 3))

Cards, entrepreneurs and achievements are called by their `code` in the box (R01, H24, E12, A9, X10).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game, Seat
from stammtisch.titles.wishland.invariants import complete, on_fields
from stammtisch.titles.wishland.state import ACHIEVEMENT, CARD, COLOUR, ENTREPRENEUR, FIELD, Line, Player
from stammtisch.titles.wishland.steps import Step
from stammtisch.titles.wishland.title import TITLE
from tests.titles.table import number, sound

_BOX = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))
IDS = {entry["code"]: entry["id"] for table in ("card", "entrepreneur", "achievement") for entry in _BOX[table]}
NAMES = ("P0", "P1", "P2", "P3")


def fresh(seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 1) -> Game:
    """A new game."""
    return Game(TITLE, [Seat(name) for name in NAMES[:seats]], options, seed=seed)


def card(game: Game, code: str) -> int:
    """The number of a card."""
    return number(game, CARD, IDS[code])


def buy(code: str, extra: int = 0, word: str = "buy") -> str:
    """A purchase as text."""
    return f"{word}-with {IDS[code]} {extra}" if extra else f"{word} {IDS[code]}"


def claim(code: str) -> str:
    """A claim as text."""
    return f"claim {IDS[code]}"


def lift(game: Game, which: int) -> None:
    """Takes a card from where it lies."""
    s = game.state
    for bag in (*s.deck, *s.discard, s.hand):
        if bag.count[which]:
            bag.remove(which)
    for row in s.market:
        for column, there in enumerate(row):
            if there == which:
                row[column] = NONE
    s.owner[which] = NONE


def face_up(game: Game, codes: Sequence[str]) -> None:
    """These cards, and no others of their colours, lie open on the market (or in the hand, in the solo game)."""
    s, box = game.state, game.box
    for code in codes:
        which = card(game, code)
        lift(game, which)
        if s.seats == 1:
            s.hand.add(which)
            continue
        row = s.market[box.card_colour[which]]
        for column, there in enumerate(row):
            if there not in (NONE, *(card(game, other) for other in codes)):
                s.deck[box.card_colour[which]].add(there)
                row[column] = NONE
        row[list(row).index(NONE)] = which


def furnish(
    game: Game,
    seat: int = 0,
    *,
    cr: int = 0,
    av: int = 4,
    res: int = 6,
    hap: int = 0,
    vis: int = 0,
    vp: int = 0,
    booths: int = 1,
    park: Sequence[str] = (),
    entrepreneur: str | None = None,
    tile: str | None = None,
    space: int | None = None,
    spare: str | None = None,
) -> None:
    """What a seat has; workers that are named nowhere stand in one stack on the field `spare`.

    By default that is the field of the performers, in the solo game that of the market.
    """
    s, me = game.state, game.state.players[seat]
    me.credits, me.happiness, me.visitors = cr, hap, vis
    me.points = me.earned[Line.CARDS] = vp
    s.supply += me.booths - booths
    me.booths = me.greeted = booths
    me.workers, me.recruits = av, res
    left = game.box.workers - av - res - on_fields(s, seat)
    if left:
        stand(game, spare or ("mascot" if s.seats == 1 else "performer"), (seat, left))
    for code in park:
        which = card(game, code)
        lift(game, which)
        s.owner[which], s.paid[which] = seat, game.box.price[which]
    if entrepreneur:
        me.entrepreneur = number(game, ENTREPRENEUR, IDS[entrepreneur])
    if tile:
        me.tile = number(game, ACHIEVEMENT, IDS[tile])
        if s.tiles.count[me.tile]:
            s.tiles.remove(me.tile)
    me.space = seat if space is None else space - 1
    complete(s, game.box)


def stand(game: Game, field: str, *stacks: tuple[int, int]) -> None:
    """Puts stacks (seat, workers) on a field."""
    post = game.state.posts[number(game, FIELD, field)]
    for seat, workers in stacks:
        post.owner[post.n], post.workers[post.n] = seat, workers
        post.n += 1


def lay(
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    market: Sequence[str] = (),
    stacks: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    board: Mapping[int, str] | None = None,
    round: int = 2,
    **mine: Any,
) -> Game:
    """The first seat is to act, in the second turn of a round; for `mine` and `others` see `furnish`.

    `board` names the achievements of spaces of the board that have another one.
    """
    game = fresh(seats, options)
    s = game.state
    while s.depth:
        s.drop()
    s.people.clear()
    s.round, s.turn, s.active, s.first = round, 0, 0, 0
    for seat in range(seats):
        s.players[seat].dealt[0] = s.players[seat].dealt[1] = NONE
    for field, there in (stacks or {}).items():
        stand(game, field, *there)
    for seat in range(seats):
        left = {"av": game.box.starting_workers - on_fields(s, seat)} if on_fields(s, seat) else {}
        furnish(game, seat, **(mine if seat == 0 else {**left, **(others or {}).get(seat, {})}))
    face_up(game, market)
    for space, code in (board or {}).items():
        s.board[space - 1] = number(game, ACHIEVEMENT, IDS[code])
        if s.tiles.count[s.board[space - 1]]:
            s.tiles.remove(s.board[space - 1])
    s.then(Step.WINDOW)
    s.ask(Step.ACTION, 0)
    sound(game)
    return game


def late(game: Game) -> None:
    """The last round is over."""
    s = game.state
    while s.depth:
        s.drop()
    s.round, s.cycle, s.turn = game.box.rounds, game.box.cycles, s.seats - 1
    s.then(Step.NEXT_TURN)


def me(game: Game, seat: int = 0) -> Player:
    """What a seat has."""
    found: Player = game.state.players[seat]
    return found


def count(game: Game, colour: str, seat: int = 0) -> int:
    """How many cards of a colour a seat has."""
    return me(game, seat).count(number(game, COLOUR, colour))


def stacks_on(game: Game, field: str) -> list[tuple[int, int]]:
    """The stacks on a field."""
    post = game.state.posts[number(game, FIELD, field)]
    return [(post.owner[i], post.workers[i]) for i in range(post.n)]
