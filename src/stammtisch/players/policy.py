"""The policies there are, by name: ours, and those of other packages (`outside`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.words import Mistake, unknown
from stammtisch.players.greedy import Greedy
from stammtisch.players.outside import outside
from stammtisch.players.random import RandomPolicy
from stammtisch.players.search import LEVELS, Search, SearchError, effort_of
from stammtisch.players.sight import Policy, sight_of

PERSON = "person"

SHORT = {"easy": "search:easy", "normal": "search:normal", "hard": "search:hard"}
"""Words for policies that people type where they are at the table."""

THINKERS = ("stammtisch.players.greedy", "stammtisch.players.search")
"""Modules of policies that bring entries of their own to the twins; to be imported before these are compiled."""


class UnknownPolicy(Mistake, KeyError):
    """No policy of that name exists."""


def policies() -> dict[str, Policy]:
    """The policies by name."""
    searches = {f"search:{level}": Search(effort) for level, effort in LEVELS.items()}
    return {"random": RandomPolicy(), "greedy": Greedy(), **searches, **outside()}


def find_policy(name: str, others: Sequence[str] = ()) -> Policy:
    """A policy by its name; raises UnknownPolicy with the names that exist (`others` stand beside them in it).

    A search can also be named with an effort of its own: `search:iterations=5000,rollout=greedy`.
    """
    known = policies()
    kind, _, effort = name.partition(":")
    if name in known:
        return known[name]
    if kind == "search":
        try:
            return Search(effort_of(effort or "normal"))
        except SearchError as error:
            raise UnknownPolicy(error.message, **error.facts) from None
    message, facts = unknown("no-such-policy", name, (PERSON, *known, *others))
    raise UnknownPolicy(message, **facts)


def choose(game: Game, seat: int, random: Random) -> Move:
    """The choice of the policy that sits at a seat; a single option is taken without asking it."""
    sight = sight_of(game, seat)
    if len(sight.moves) == 1:
        return sight.moves[0]
    return find_policy(game.seats[seat].policy).choose(sight, random)
