"""The player that has learned: a network of its title, trained by `stammtisch train`, and the file it lies in."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS, Names
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins.columns import columns
from stammtisch.kernel.twins.twins import Arena, ready
from stammtisch.players.abroad import named_as, rows_for
from stammtisch.players.choosing import ENDS, net_look
from stammtisch.players.neural import (
    ARG,
    ARGS,
    CHANGE,
    DEALS,
    GAIN_ROWS,
    GAINS,
    LEAD,
    MOST_VALUES,
    NOW,
    OTHERS,
    OUTPUTS,
    SEATS,
    SHARE,
    STEP,
    USUALS,
    VALUES,
    WHERES,
)
from stammtisch.players.sight import Sight

FILE = "net.npz"
"""The weights of a title, beside its state."""

NET = "net"
"""The name of the player."""

TITLE = "title"
JUDGES = TITLE, NET
"""Who says what a position is worth that a search that a network leads does not play on from."""

FORMAT = 3

SURE_DEALS = 6
"""In so many deals it is tried what an option brings at once where a title's players need not look further ahead
(`Title.ahead` 0), unless the weights were trained with another number; elsewhere that says little of what a position is
worth, and one does."""

Table = np.ndarray[Any, np.dtype[np.float32]]
Line = np.ndarray[Any, np.dtype[np.int64]]


class NetError(Mistake, ValueError):
    """A network that does not fit, or that is not there."""


@dataclass(frozen=True)
class Plan:
    """What stands where in the network of a title: its inputs by name, and the rows of its outputs; and in how many
    deals it is tried what options bring (None: as many as are usual, see SURE_DEALS).

    Things have the names of the title's own box; in another one each is seen as what has its name here (`abroad`).
    """

    title: Title
    deals: int | None = None

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """The names of all inputs, for whatever number of seats."""
        named = dict.fromkeys(name for n in self.title.seats for name in self.shown(n))
        # Step and number come one-hot below; who is done with what all choose at once must not matter.
        named = {name: None for name in named if name not in ("step", "arg") and not name.startswith("due[")}
        for prefix, count in (("step=", self.steps), ("arg=", ARGS), ("seats=", MAX_SEATS + 1), ("ahead=", MAX_SEATS)):
            named |= dict.fromkeys(f"{prefix}{i}" for i in range(count))
        return tuple(named)

    @property
    def own(self) -> Names:
        """The names of the things of the title's own box."""
        return self.title.load_box().names

    def shown(self, seats: int, names: Names | None = None) -> tuple[str, ...]:
        """The names of the numbers of an observation, where things have these names."""
        state: type[GameState] = self.title.state
        return tuple(column.name for column in columns(state, seats, names or self.own))

    @cached_property
    def steps(self) -> int:
        """One more than the highest number of a step."""
        return max(map(int, self.title.steps)) + 1

    @cached_property
    def actions(self) -> int:
        """How many options all decisions have together."""
        return sum(decision.size for decision in self.title.decisions.values())

    @property
    def rows(self) -> int:
        """How many outputs there are."""
        return self.actions + self.steps * GAINS + MOST_VALUES

    @cached_property
    def place(self) -> Line:
        """For a number of seats and a column of the observation the input, -1 for none."""
        return self.place_of(self.own)

    def place_of(self, names: Names) -> Line:
        """The same where things have these names."""
        at = {name: i for i, name in enumerate(self.inputs)}
        shown = {n: self.shown(n, names) for n in self.title.seats}
        out = np.full((MAX_SEATS + 1, max(map(len, shown.values()))), -1, np.int64)
        for n, every in shown.items():
            out[n, : len(every)] = [at.get(name, -1) for name in every]
        return out

    @cached_property
    def where(self) -> Line:
        """See `neural.STEP`."""
        out = np.zeros(WHERES + self.steps, np.int64)
        at = {name: i for i, name in enumerate(self.inputs)}
        out[STEP], out[ARG], out[SEATS], out[OTHERS] = at["step=0"], at["arg=0"], at["seats=0"], at["ahead=0"]
        out[GAIN_ROWS] = self.actions
        out[DEALS] = self.deals or (SURE_DEALS if self.title.ahead == 0 else 1)
        out[OUTPUTS] = self.actions + self.steps * GAINS
        start = 0
        for step, decision in sorted(self.title.decisions.items()):
            out[WHERES + step] = start
            start += decision.size
        return out

    @cached_property
    def digest(self) -> str:
        """Tells observations and decisions apart from others, by what stands in them and in which order."""
        decisions = [(step, d.name, d.size, d.usage()) for step, d in sorted(self.title.decisions.items())]
        return hashlib.sha256(repr((FORMAT, self.inputs, decisions)).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Net:
    """The weights of a network, and how it came about (`made`: command, seed, seconds, box, ...)."""

    plan: Plan
    usual: np.ndarray[Any, np.dtype[np.float64]]
    first: Table
    second: Table
    rows: Table
    made: Mapping[str, Any]

    def __hash__(self) -> int:
        return id(self)

    def save(self, path: Path) -> None:
        """Writes the weights down, in half precision."""
        halves = {name: getattr(self, name).astype(np.float16) for name in ("first", "second", "rows")}
        made = json.dumps({**self.made, "digest": self.plan.digest, "title": self.plan.title.name})
        with path.open("wb") as file:
            np.savez_compressed(file, usual=self.usual.astype(np.float32), made=np.array(made), **halves)

    @cached_property
    def tables(self) -> tuple[Any, ...]:
        """What the rules want of it, in the order of `choosing.net_look`; the first table as precise as it is kept."""
        first = self.first.astype(np.float16).astype(np.float64)
        return self.plan.place, self.plan.where, self.usual, first, self.second, self.rows

    def tables_of(self, box: LoadedBox) -> tuple[Any, ...]:
        """The same in a box."""
        if box.names.of == self.plan.own.of:
            return self.tables
        return _tables(self, tuple((kind, tuple(names)) for kind, names in box.names.of.items()))

    def room(self) -> tuple[Any, ...]:
        """Room for thinking at tables with so many seats, where nothing was seen yet: up to `counts` of `net_look`."""
        widest = self.plan.title.most_options + 1
        size = self.plan.place.shape[1]
        return (
            np.zeros((NOW + 1, size), np.int32),
            np.zeros(size + MAX_SEATS + 4, np.int64),
            np.zeros(size + MAX_SEATS + 4),
            np.zeros((MAX_SEATS, self.first.shape[1])),
            np.zeros(self.first.shape[1], np.float32),
            np.zeros(self.second.shape[1], np.float32),
            np.zeros((widest, GAINS), np.float32),
            np.zeros(GAINS, np.float32),
        )

    def room_for_ends(self) -> Any:
        """Room to try options to the end of a game, `ends` of `net_look`."""
        return np.zeros((ENDS, self.plan.title.most_options + 1))


@lru_cache(maxsize=8)
def _tables(net: Net, named: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[Any, ...]:
    """See `Net.tables_of`."""
    names = Names(dict(named))
    _, where, usual, first, second, _ = net.tables
    return net.plan.place_of(named_as(net.plan.own, names)), where, usual, first, second, rows_for(net, names)


def load_net(path: Path, title: Title) -> Net:
    """Reads weights; raises NetError for those of another observation or of other decisions."""
    with np.load(path, allow_pickle=False) as file:
        made = json.loads(str(file["made"]))
        plan = Plan(title, made.get("deals"))
        if made["digest"] != plan.digest:
            raise NetError("net-other-observation", title=title.title, file=path.name)
        first, second, rows = (np.ascontiguousarray(file[name], np.float32) for name in ("first", "second", "rows"))
        return Net(plan, file["usual"].astype(np.float64), first, second, rows, made)


@cache
def net_of(title: Title) -> Net | None:
    """The network that ships with a title; None if none does."""
    path = title.folder / FILE
    return load_net(path, title) if path.exists() else None


def has_net(title: Title) -> bool:
    """Whether a title has a network that fits it."""
    try:
        return net_of(title) is not None
    except NetError:
        return False


def leads(title: Title) -> bool:
    """Whether a search that a title's network leads was found to be stronger than one that plays out at random, with as
    many iterations or as much time (`bench.leads`, which writes what it found into the weights).
    """
    net = net_of(title) if has_net(title) else None
    return net is not None and bool(net.made.get("leads"))


def judge(title: Title) -> str:
    """Who of JUDGES was found to be the better one in a search that the title's network leads (`bench.leads`)."""
    if title.ahead is None:
        return NET
    net = net_of(title) if has_net(title) else None
    found: dict[str, Any] = (net and net.made.get("leads")) or {}
    return str(found.get("judge", TITLE))


class NetPlayer:
    """Chooses as its network likes; until its entry is compiled the same, slower.

    `sharpness`: options are drawn with probabilities that grow so much faster than what the network says; 0 takes what
    it likes best. `net`: by default the one that ships with the title.
    """

    def __init__(self, net: Net | None = None, sharpness: float = 0.0):
        self.net, self.sharpness = net, sharpness

    def entries(self, title: Title) -> tuple[Any, ...]:
        """The entries that it wants of a title's twins beside those of every title."""
        return (net_look,) if self.net or has_net(title) else ()

    def choose(self, sight: Sight, random: Random) -> Move:
        """See `Policy`; raises NetError for a title without weights."""
        net = self.net or net_of(sight.title)
        if net is None:
            raise NetError("no-net", title=sight.title.title)
        logits = look(net, sight)[0]
        if self.sharpness == 0:
            return sight.moves[int(np.argmax(logits))]
        return random.choices(sight.moves, chances(logits, self.sharpness).tolist())[0]


def chances(logits: Any, sharpness: float = 1.0) -> Any:
    """The probabilities that logits say; the sharper, the more the best is preferred."""
    parts = np.exp(sharpness * (logits - logits.max()))
    return parts / parts.sum()


def look(net: Net, sight: Sight) -> tuple[Any, Any]:
    """A logit for each move of a sight, and what the network expects for each seat from the viewer on (n, VALUES)."""
    arena = Arena(sight.title, sight.box.struct, 3, compiled=ready(sight.title, net_look))
    arena.put(0, sight.imagined)
    logits, values = np.zeros(sight.title.most_options + 1), np.zeros(MOST_VALUES)
    a = arena
    room = *net.room(), net.room_for_ends()
    n = a.entry(net_look)(a.states, 0, a.boxes, a.moves, sight.seat, *net.tables_of(sight.box), *room, logits, values)
    order = {option: k for k, option in enumerate(a.options())}
    picked = [order[move.option] for move in sight.moves]
    assert n == len(picked)
    return logits[picked], values.reshape(-1, VALUES)[: a.seats(0)]


def expected(net: Net, sight: Sight, values: Any) -> tuple[Any, Any]:
    """The share of the victory and the lead at the end that a network expects for each seat, from the `values` of its
    look at a sight (n, VALUES).
    """
    s, seats = sight.title.state().load(sight.imagined), len(values)
    turned = [(seat - sight.seat) % seats for seat in range(seats)]
    worth = sight.title.evaluate or sight.title.standing or sight.title.score
    worths = [worth(s, sight.box.struct, seat) for seat in range(seats)]
    leads = np.array([own - max(worths[:k] + worths[k + 1 :], default=0) for k, own in enumerate(worths)])
    return chances(values[:, SHARE])[turned], leads + values[turned, CHANGE] * net.usual[LEAD]


__all__ = [
    "FILE",
    "JUDGES",
    "NET",
    "TITLE",
    "USUALS",
    "Net",
    "NetError",
    "NetPlayer",
    "Plan",
    "chances",
    "expected",
    "has_net",
    "judge",
    "leads",
    "load_net",
    "look",
    "net_of",
]
