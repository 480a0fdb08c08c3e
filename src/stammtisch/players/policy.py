"""What a policy is, what it sees, and how it is found by name."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from stammtisch.kernel.play.game import Game, Move
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title

PERSON = "person"

SHORT = {"easy": "search:easy", "normal": "search:normal", "hard": "search:hard"}
"""Words for policies that people type where they are at the table."""

THINKERS = ("stammtisch.players.greedy", "stammtisch.players.search")
"""Modules of policies that bring entries of their own to the twins; to be imported before these are compiled."""


@dataclass(frozen=True)
class Sight:
    """What a seat that has to choose may see.

    `moves` are its legal moves. `imagined` is a packed state that it could not tell from the true one, with everything
    hidden dealt anew; more of them come from it through the twin's `redraw_at`. The true state is not in here.
    """

    title: Title
    box: LoadedBox
    seat: int
    moves: tuple[Move, ...]
    imagined: bytes = field(repr=False)


class Policy(Protocol):
    """Decides for a seat."""

    def choose(self, sight: Sight, random: Random) -> Move:
        """One of `sight.moves`. All chance that the policy needs comes from `random`."""


class UnknownPolicy(KeyError):
    """No policy of that name exists."""

    def __str__(self) -> str:
        return str(self.args[0])


def policies() -> dict[str, Policy]:
    """The policies by name."""
    from stammtisch.players.greedy import Greedy
    from stammtisch.players.random import RandomPolicy
    from stammtisch.players.search import LEVELS, Search

    searches = {f"search:{level}": Search(settings) for level, settings in LEVELS.items()}
    return {"random": RandomPolicy(), "greedy": Greedy(), **searches}


def find_policy(name: str) -> Policy:
    """A policy by its name; raises UnknownPolicy with the names that exist.

    A search can also be named with settings of its own: `search:iterations=5000,rollout=greedy`.
    """
    known = policies()
    kind, _, settings = name.partition(":")
    if name not in known and kind == "search":
        from stammtisch.players.search import Search, SearchError, settings_of

        try:
            return Search(settings_of(settings or "normal"))
        except SearchError as error:
            raise UnknownPolicy(str(error)) from None
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownPolicy(f"no policy {name!r}{hint}. There are: {', '.join(known)} (and {PERSON})")
    return known[name]


def sight_of(game: Game, seat: int) -> Sight:
    """What a seat may see of a game."""
    return Sight(game.title, game.loaded, seat, tuple(game.moves(seat)), game.imagine(seat, 0).pack())


def choose(game: Game, seat: int, random: Random) -> Move:
    """The choice of the policy that sits at a seat; a single option is taken without asking it."""
    sight = sight_of(game, seat)
    if len(sight.moves) == 1:
        return sight.moves[0]
    return find_policy(game.seats[seat].policy).choose(sight, random)
