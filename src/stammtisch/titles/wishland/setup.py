"""Chapters 2 and 3: set-up."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.market import deal
from stammtisch.titles.wishland.park import hire
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    BOARD,
    CARDS,
    COLUMNS,
    ENTREPRENEUR,
    ENTREPRENEURS,
    FIELDS,
    MOST_SEATS,
    PRINTED,
    ROWS,
    STACKS,
    TILE,
    Box,
    Clause,
    Does,
    Row,
    State,
)
from stammtisch.titles.wishland.steps import Step


@rule
def setup(s: State, box: Box) -> None:
    """WL-2.1 to WL-2.12, and WL-23.3 for one player; chance draws a card when it is needed.

    Tracks and points begin at 0 (WL-2.5), round and cycle at 1 (WL-2.7).
    """
    clear(s)
    for card in range(box.cards):
        s.deck[Row.MASCOT if s.seats == 1 else box.card_colour[card]].add(card)
    s.supply = box.booths
    for seat in range(s.seats):
        me = s.players[seat]
        me.workers = box.starting_workers  # WL-2.4, WL-2.6
        me.recruits = box.workers - box.starting_workers
        me.booths = box.starting_booths  # WL-2.9
        me.credits = box.starting_credits  # WL-2.10
        s.supply -= box.starting_booths
        if s.options.e01_pays_for_starting_booth == 0:
            me.greeted = me.booths  # WL-19.1d
    s.round = 1
    s.cycle = 1
    deal(s, box)
    s.first = s.chance.below(s.seats, of=SEAT)
    s.active = s.first
    s.tell(Clause.WL_2_8, "first-player", seat=s.first)
    lay_tiles(s, box)
    s.then(Step.ROUND)
    if s.options.entrepreneurs == 1:
        deal_entrepreneurs(s, box)


@rule
def clear(s: State) -> None:
    """Nothing lies anywhere yet (WL-2.3, WL-2.11)."""
    s.card = NONE
    for card in range(CARDS):
        s.owner[card] = NONE
    for row in range(ROWS):
        for column in range(COLUMNS):
            s.market[row][column] = NONE
    for field in range(FIELDS):
        for i in range(STACKS):
            s.posts[field].owner[i] = NONE
    for achievement in range(ACHIEVEMENTS):
        s.claimed[achievement] = NONE
    for seat in range(MOST_SEATS):
        me = s.players[seat]
        me.space = NONE
        me.entrepreneur = NONE
        me.tile = NONE
        me.dealt[0] = NONE
        me.dealt[1] = NONE


@rule
def lay_tiles(s: State, box: Box) -> None:
    """The printed achievements, and tiles upon them if they are used (WL-3.6 to WL-3.9)."""
    for space in range(BOARD):
        s.board[space] = space
    for achievement in range(box.achievements):
        if box.sort[achievement] != PRINTED:
            s.tiles.add(achievement)
    if s.options.achievement_tiles == 1:
        for space in range(box.drawn_tiles):
            tile = s.tiles.draw(s.chance, of=ACHIEVEMENT)
            if box.sort[tile] == TILE:
                s.board[space] = tile
                s.tell(Clause.WL_3_7, "tile", achievement=s.board[space])
            else:
                s.tell(Clause.WL_3_8, "blank", achievement=s.board[space])


# ----------------------------------------------------------------------------------------------------- entrepreneurs


@rule
def deal_entrepreneurs(s: State, box: Box) -> None:
    """WL-3.2: seen by who holds them only."""
    for entrepreneur in range(box.entrepreneurs):
        s.people.add(entrepreneur)
    for seat in range(s.seats):
        for i in range(box.dealt):
            s.players[seat].dealt[i] = s.people.draw(s.chance, of=ENTREPRENEUR, seen_by=seat)
    s.ask_all(Step.KEEP, (1 << s.seats) - 1)


@rule
def may_keep(s: State, box: Box, seat: int, moves: Moves) -> None:
    """WL-3.3: one of the two."""
    for entrepreneur in range(box.entrepreneurs):
        if s.players[seat].dealt[0] == entrepreneur or s.players[seat].dealt[1] == entrepreneur:
            moves.allow(entrepreneur)
        else:
            moves.forbid(entrepreneur, Clause.WL_3_3, "not-dealt")


@rule
def do_keep(s: State, box: Box) -> None:
    """WL-3.4: all are revealed at the same time; the others are out of the game."""
    s.people.clear()
    for seat in range(s.seats):
        me = s.players[seat]
        me.entrepreneur = s.choices[seat]
        me.dealt[0] = NONE
        me.dealt[1] = NONE
        hire(me, box, me.entrepreneur)
        s.tell(Clause.WL_3_4, "entrepreneur", seat=seat, entrepreneur=me.entrepreneur)
        if me.powers[Does.PRIVATE_TILE] > 0:
            draw_private_tile(s, box, seat)
    s.then(Step.GREET, 0)


@rule
def draw_private_tile(s: State, box: Box, seat: int) -> None:
    """WL-19.3a: until one with a condition appears."""
    me = s.players[seat]
    while me.tile == NONE:
        tile = s.tiles.draw(s.chance, of=ACHIEVEMENT)
        if box.sort[tile] == TILE:
            me.tile = tile
            s.tell(Clause.WL_19_3a, "private-tile", seat=seat, achievement=me.tile)


@rule
def greet_start(s: State, box: Box, number: int) -> None:
    """What reacts to the starting booths, if an option says so (WL-19.1d); else they have been counted."""
    if number < s.seats:
        seat = (s.first + number) % s.seats
        s.active = seat
        s.then(Step.GREET, number + 1)
        s.then(Step.TRIGGER, box.reactions)
    else:
        s.active = s.first


# ------------------------------------------------------------------------------------------------------ hidden things


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Deals anew the entrepreneurs that others hold (WL-24.3); nothing else is hidden but what chance will bring."""
    s.people.clear()
    if s.depth == 0 or s.frames[s.depth - 1].step != Step.KEEP:
        return
    me = s.players[seat]
    for entrepreneur in range(ENTREPRENEURS):
        if entrepreneur < box.entrepreneurs and me.dealt[0] != entrepreneur and me.dealt[1] != entrepreneur:
            s.people.add(entrepreneur)
    for other in range(s.seats):
        if other != seat:
            for i in range(box.dealt):
                s.players[other].dealt[i] = s.people.draw(s.chance)
