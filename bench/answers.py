"""Answers that the rules of a single title give, for `bench.positions`: the options that are wrong for certain.

Each is read off the rules as they are written, by nothing that players use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game
from stammtisch.titles.brauerei.luring import HOME

Wrong = set[int]


@dataclass(frozen=True)
class Answer:
    """To which decision there is one, and what is wrong there for a seat."""

    decision: str
    wrong: Callable[[Game, int], Wrong]


def overbid_mall_world(game: Game, seat: int) -> Wrong:
    """Mall World: a bid of more than the richest rival could pay plus one."""
    coins = [player.coins for player in game.state.players[: len(game.seats)]]
    enough = 1 + max(coins[other] for other in range(len(coins)) if other != seat)
    return {move.option for move in game.moves(seat) if move.option > enough}


def overbid_brauerei(game: Game, seat: int) -> Wrong:
    """Brauerei: the same, among those who bid (BR-13.2, BR-13.4); in a tie one bids more than the tied bid."""
    s = game.state
    bidders = s.frames[s.depth - 1].asked & ~(1 << seat)
    most = max((s.players[other].money for other in range(s.seats) if bidders >> other & 1), default=0)
    return {move.option for move in game.moves(seat) if move.option > max(most, s.tied_bid) + 1}


def cards_in(game: Game, category: int) -> int:
    """How many cards lie in a category (BR-7.2)."""
    return sum(player.laid_in[category] for player in game.state.players[: len(game.seats)])


def tasteless(game: Game, seat: int) -> Wrong:
    """Brauerei: a predicate that nobody wants, where no card lies and so the taste stays (BR-8.2); beer points matter
    to those who have reps alone (BR-9.9).
    """
    box, taste = game.box, game.state.taste
    if not game.state.players[seat].all_reps():
        return set()
    options = [move.option for move in game.moves(seat) if move.option < box.predicates]
    return {option for option in options if not cards_in(game, box.category[option]) and not taste[option]}


def idle_research(game: Game, seat: int) -> Wrong:
    """Brauerei: research where the taste is known already, no card lying there (BR-8.2), if one lies elsewhere; by
    those who have reps (BR-9.9).
    """
    if not game.state.players[seat].all_reps():
        return set()
    categories = range(game.box.categories)
    known = {category for category in categories if not cards_in(game, category)}
    return known if len(known) < len(categories) else set()


def hopeless(game: Game, seat: int) -> Wrong:
    """Brauerei: sending a rep where even the highest die and all reps that are left cannot win (BR-9.9 to BR-9.11).

    Reps cost a wage where they stand, none at home, and are sent anew each year.
    """
    s, box, me = game.state, game.box, game.state.players[seat]
    free = me.all_reps() - me.written()
    out = set()
    for move in game.moves(seat):
        at = move.option
        if at >= box.objects or s.owner[at] == seat:
            continue
        most = box.die_sides + me.beer_points + me.popularity + me.notes[at] + free - 1
        least = box.threshold[box.area[at]] + (0 if s.owner[at] == NONE else box.controlled_extra)
        if most <= least:
            out.add(at)
    return out


def sent_away(game: Game, seat: int) -> Wrong:
    """Brauerei: giving back a rep at home, who costs nothing (BR-2.2, BR-13.9), while there are rounds to come and room
    for another one.
    """
    s, box = game.state, game.box
    full = s.players[seat].all_reps() >= box.reps
    return set() if full or s.round == box.rounds else {HOME} & {move.option for move in game.moves(seat)}


def undelivered(game: Game, seat: int) -> Wrong:
    """Brauerei: output beyond what the lorries carry (BR-10.3): none is bought after it, and next year it costs as much
    (BR-10.1).
    """
    box, me = game.box, game.state.players[seat]
    room = max(0, box.lorry_capacity * me.lorries - me.output)
    return {move.option for move in game.moves(seat) if (move.option - 1) * box.output_step >= room} - {0}


ANSWERS: Mapping[str, Mapping[str, Answer]] = {
    "mall-world": {"overbid": Answer("bid", overbid_mall_world)},
    "brauerei": {
        "overbid": Answer("bid", overbid_brauerei),
        "taste": Answer("beer", tasteless),
        "research": Answer("field", idle_research),
        "hopeless": Answer("send", hopeless),
        "dismissal": Answer("dismiss", sent_away),
        "output": Answer("output", undelivered),
    },
}
"""Title -> kind -> answer."""
