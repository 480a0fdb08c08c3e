"""What the table shows beside the state, what a seat has, and what its reps promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.display import Display
from stammtisch.kernel.title.odds import contest
from stammtisch.kernel.title.title import Held
from stammtisch.titles.brauerei.fights import bar, strength
from stammtisch.titles.brauerei.market import capacity, costs, income, sales, supplied, total_sales
from stammtisch.titles.brauerei.reps import open_areas
from stammtisch.titles.brauerei.state import BY_REPS, OBJECT, PREDICATE, Box, State
from stammtisch.titles.brauerei.steps import Step

DISPLAY = Display(
    first=("round", "order", "wishes", "market", "odds", "room"),
    seats=(
        *("money", "objects", "hangs", "office", "posts", "home", "beer_points", "popularity", "strokes"),
        *("output", "lorries", "capacity", "income", "costs", "sales", "hand", "laid_in", "beer", "research", "crests"),
    ),
    hide=(
        *("active", "opened", "ending", "owner", "hanging", "taste", "deck", "votes", "joker_votes", "fed", "hung"),
        *("auction", "tied_bid", "tied", "reps", "laid", "laid_jokers", "researched", "notes", "bid", "won"),
        *("leaders", "areas", "demand"),
    ),
    looks={"hand": "card", "wishes": "token", "beer": "token"},
)


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the state.

    - `wishes`: the predicates of the taste; `market`: the objects that are neutral.
    - `leaders`: of each area, who would get a stroke for it as things stand (BR-11.1).
    - `odds`: while notes are written, what reps of the seat promise; see `odds`.
    - of `players`: `objects` they control, `hangs`: those of them that hang, `posts`: where their reps stand,
      `capacity`: what they can deliver, `demand`: what all their objects want, `income` and `costs` of a round as
      things stand, `sales` in all areas; `areas`: the same area by area, with wages and the objects supplied.
    """
    object, predicate = names.all(OBJECT), names.all(PREDICATE)

    def player(p: int) -> Mapping[str, Any]:
        own = [i for i in range(box.objects) if s.owner[i] == p]
        return {
            "objects": [object[i] for i in own],
            "hangs": [object[i] for i in own if s.hanging[i]],
            "posts": [object[i] for i in range(box.objects) for _ in range(s.players[p].reps[i])],
            "capacity": capacity(s, box, p),
            "demand": sum(box.demand[box.area[i]] for i in own),
            "areas": [area(p, i) for i in range(box.areas)],
            "income": income(s, box, p),
            "costs": costs(s, box, p),
            "sales": total_sales(s, box, p),
        }

    def area(p: int, i: int) -> Mapping[str, int]:
        served, reps = supplied(s, p, i), s.players[p].posted[i]
        return {
            "supplied": served,
            "income": served * box.income[i],
            "reps": reps,
            "wages": reps * box.wage[i],
            "sales": sales(s, box, p, i),
        }

    return {
        "wishes": [predicate[i] for i in range(box.predicates) if s.taste[i]],
        "market": [object[i] for i in range(box.objects) if s.owner[i] == NONE],
        "leaders": [leaders(s, box, i) for i in range(box.areas)],
        "odds": [*odds(s, box, object, seat)],
        "players": [player(p) for p in range(s.seats)],
    }


def leaders(s: State, box: Box, area: int) -> list[int]:
    """The seats that sell most in an area, if anybody sells there."""
    sold = [sales(s, box, seat, area) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if sold[seat] == max(sold) > 0]


def odds(s: State, box: Box, called: tuple[str, ...], seat: int) -> Iterator[Mapping[str, Any]]:
    """What the reps of a seat promise while notes are written.

    For each object that it may attack: `bar`, what the total must exceed if the controller's reps stay where they
    stand, and `chances`, the chance in percent with one rep, with two and so on, if nobody else attacks it.
    """
    if s.depth == 0 or s.frames[s.depth - 1].step != Step.SEND or seat < 0:
        return
    me = s.players[seat]
    areas = open_areas(s, box, seat)
    if s.options.supra_access == BY_REPS:  # the notes still open the way there
        areas |= 1 << box.supra
    for object in range(box.objects):
        if s.owner[object] == seat or s.has_office(object) or not areas >> box.area[object] & 1:
            continue
        least = bar(s, box, object) + 1
        chances = [
            contest([(strength(s, seat, reps), least)], box.die_sides)[0] for reps in range(1, me.all_reps() + 1)
        ]
        yield {"object": called[object], "bar": least - 1, "chances": [round(100 * chance) for chance in chances]}


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: money, lorries, output, what it can deliver, reps, cards."""
    me = s.players[seat]
    yield Held("money", me.money)
    yield Held("lorries", me.lorries)
    yield Held("output", me.output)
    yield Held("deliverable", capacity(s, box, seat))
    yield Held("reps", me.all_reps())
    yield Held("cards", me.hand.n)
    yield Held("room", s.room)
