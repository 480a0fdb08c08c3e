"""The policies there are, by name: ours, and those of other packages (`outside`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random
from typing import Any

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Mistake, unknown
from stammtisch.players.effort import LEVELS, SearchError, effort_of
from stammtisch.players.greedy import Greedy
from stammtisch.players.net import NET, NetPlayer, has_net
from stammtisch.players.outside import outside
from stammtisch.players.random import RandomPolicy
from stammtisch.players.search import Search
from stammtisch.players.sight import Policy, sight_of
from stammtisch.players.tempers import tempers

SHORT = {level: f"search:{level}" for level in LEVELS}
"""Words for policies that people type where they are at the table."""

THINKERS = ("stammtisch.players.greedy", "stammtisch.players.search")
"""Modules of policies that bring entries to every title's twins; to be imported before these are compiled."""

LED = "search:iterations=300,rollout=net"
"""A search that a network leads."""

TEMPERED = ",temper="
"""What stands between a level and a temperament in the name of a policy."""


class UnknownPolicy(Mistake, KeyError):
    """No policy of that name exists."""


def policies(title: Title | None = None) -> dict[str, Policy]:
    """The policies by name: all that there are, or those that a title offers (`net` only where it has weights)."""
    searches = {f"search:{level}": Search(effort) for level, effort in LEVELS.items()}
    learned = {NET: NetPlayer()} if title is None or has_net(title) else {}
    return {"random": RandomPolicy(), "greedy": Greedy(), **learned, **searches, **outside()}


def offers(title: Title, name: str) -> bool:
    """Whether one can play against a policy of that name: one of `policies`, or a level with a temperament."""
    level, _, temper = name.partition(TEMPERED)
    return name in policies(title) or (level in SHORT.values() and temper in tempers(title))


def find_policy(name: str, others: Sequence[str] = (), title: Title | None = None) -> Policy:
    """A policy by its name; raises UnknownPolicy with the names that exist (`others` stand beside them in it).

    With a title it is one that this title offers.

    A search can also be named with an effort of its own: `search:iterations=5000,rollout=greedy`.
    """
    known = policies(title)
    if name == NET and title is not None and name not in known:
        raise UnknownPolicy("no-net", title=title.title)
    kind, _, effort = name.partition(":")
    if name in known:
        return known[name]
    if kind == "search":
        try:
            found = Search(effort_of(effort or "normal"))
        except SearchError as error:
            raise UnknownPolicy(error.message, **error.facts) from None
        if title is not None and (temper := found.effort.temper) and temper not in tempers(title):
            there = ", ".join(tempers(title))
            raise UnknownPolicy("no-temper", title=title.title, temper=temper, known=there)
        return found
    message, facts = unknown("no-such-policy", name, (*others, *known))
    raise UnknownPolicy(message, **facts)


def later(title: Title, names: Iterable[str] = (NET, LED, f"search:normal{TEMPERED}bold")) -> tuple[Any, ...]:
    """The entries that these policies want of a title's twins beside those of every title: what a network plays by, and
    what a temperament goes by.

    They are compiled last (`warm`); until then these policies play in the quiet twin, or weigh their taste there.
    """
    found = [find_policy(name) for name in names]
    wanted = [policy.entries(title) for policy in found if isinstance(policy, NetPlayer | Search)]
    return tuple(dict.fromkeys(chain(*wanted)))


def choose(game: Game, seat: int, random: Random) -> Move:
    """The choice of the policy that sits at a seat; a single option is taken without asking it."""
    sight = sight_of(game, seat)
    if len(sight.moves) == 1:
        return sight.moves[0]
    return find_policy(game.seats[seat].policy).choose(sight, random)
