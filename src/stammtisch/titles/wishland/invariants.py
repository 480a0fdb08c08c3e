"""What always holds, and the fields that follow from others."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.kernel.model.kinds import NONE
from stammtisch.titles.wishland.park import adopt, hire
from stammtisch.titles.wishland.state import ADVERTISING, COLUMNS, FIELDS, ROWS, Box, Row, State

DERIVED = ("cards", "symbols", "mascots", "shows", "powers")


def complete(s: State, box: Box) -> None:
    """What the cards and the entrepreneur of each park add up to."""
    for seat in range(s.seats):
        me = s.players[seat]
        for name in DERIVED:
            field = getattr(me, name)
            for i in range(len(field)):
                field[i] = 0
        me.printed_income = me.losses = 0
        for card in range(box.cards):
            if s.owner[card] == seat:
                adopt(me, box, card)
        if me.entrepreneur != NONE:
            hire(me, box, me.entrepreneur)


def on_fields(s: State, seat: int) -> int:
    """How many workers of a seat stand on the fields."""
    return sum(post.workers[i] for post in s.posts for i in range(post.n) if post.owner[i] == seat)


def invariants(s: State, box: Box) -> Iterator[str]:
    """Every card is somewhere, once; workers and booths neither come nor go; tracks and sums are in order."""
    lying = [s.market[row][column] for row in range(ROWS) for column in range(COLUMNS)]
    places = [card for card in lying if card != NONE]
    for bag in (*s.deck, *s.discard, s.hand):
        inside = [card for card in range(box.cards) if bag.count[card]]
        if sum(bag.count) != bag.n or len(inside) != bag.n:
            yield "a pile is miscounted"
        places += inside
    places += [card for card in range(box.cards) if s.owner[card] != NONE]
    if sorted(places) != list(range(box.cards)):
        yield "market cards have come or gone (WL-2.1)"
    for row in range(ROWS):
        for bag in (s.deck[row], s.discard[row]):
            if any(bag.count[card] and box.card_colour[card] != row for card in range(box.cards)) and s.seats > 1:
                yield f"a card of another colour is in row {row} (WL-2.1)"
    if s.supply + sum(s.players[seat].booths for seat in range(s.seats)) != box.booths:
        yield "ticket booths have come or gone (WL-15.17)"
    for seat in range(s.seats):
        me = s.players[seat]
        if me.workers + me.recruits + on_fields(s, seat) != box.workers:
            yield f"workers of seat {seat} have come or gone (WL-2.4)"
        if me.credits < 0:
            yield f"seat {seat} has {me.credits} credits (WL-9.6)"
        if sum(me.earned) != me.points:
            yield f"the points of seat {seat} are not those it has earned"
        if max(me.happiness, me.visitors) > box.track_end:
            yield f"a marker of seat {seat} is beyond the end of its track (WL-13.1)"
    taken = [s.players[seat].space for seat in range(s.seats) if s.players[seat].space != NONE]
    if len(set(taken)) != len(taken):
        yield "two markers share a space of the turn-order track (WL-5.2)"
    for field in range(FIELDS):
        post = s.posts[field]
        if any(post.workers[i] == 0 or post.owner[i] == NONE for i in range(post.n)):
            yield f"an empty stack stands on field {field} (WL-8.2)"
        if s.seats == 1 and field not in (Row.MASCOT, ADVERTISING) and post.n:
            yield f"a worker stands on field {field} of the solo game (WL-23.4)"
    fresh = s.clone()
    complete(fresh, box)
    if fresh != s:
        yield "what the parks add up to is out of step with their cards"
