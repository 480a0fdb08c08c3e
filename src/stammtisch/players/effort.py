"""How a search thinks and how much, and what that comes to in a title."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.choosing import net_look
from stammtisch.players.net import JUDGES, Net, has_net, leads, net_of
from stammtisch.players.tempers import TEMPERS

ROLLOUTS = {"best": 1, "net": 1, "random": 1, "greedy": 3}
"""How the future is imagined -> how many options are tried at each choice of a play-out."""

FAR, NEAR = 500, 4
"""So many choices a network plays on in a play-out at most: to the end of nearly any game; and where a title says by
itself what a position is worth (`Title.ahead`)."""

MOST = (1 << 31) - 1
"""No number of an effort is greater; `loose` is at most 1."""

PLAIN = 6
"""Without a network the strongest levels look into so many times as many futures, which takes about as long."""


class SearchError(Mistake, ValueError):
    """An effort that makes no sense."""


@dataclass(frozen=True)
class Effort:
    """How a search thinks, and how much. Budgets that are 0 do not limit; one of the two must.

    - `iterations`: how often it looks into a possible future; those that are over after a few choices count for less
      (`tree.FULL`), so near the end there are more. A budget of these alone makes it choose the same way everywhere.
      `seconds`: how long it may think.
    - `explore`: how curious it is (about 0.3 to 1.4). `widen`: with w above 0 a node has at most w * sqrt(visits)
      children, those that look best at a glance; 0 for no limit, but see WIDEN.
    - `rollout`: how it imagines the future: `net` (the title's network says what is worth a look, and all play on as it
      likes best), `random`, `greedy` (each takes the best of a few options at a glance), or `best`: `net` where that
      was found to be stronger (`net.leads`), elsewhere `random` with PLAIN times the `iterations`. Where a title has no
      network, or the effort names `widen`, `net` is as `random`.
    - `ahead`: choices of a play-out, 0 for as many as the title says (`Title.ahead`) or else no limit, with a network
      for FAR or NEAR. `judge`: who says then what the position is worth, the `title` or the `net` that leads; empty for
      who was found to be the better one (`bench.leads`). `chapters`: the play-out ends when so many rounds or phases
      have ended, 0 for no matter.
    - `loose`: by so much (0 to 1, as `Thought.gain`) a move may look worse than the best one and be made all the same:
      one of those that it thought about at least half as often is drawn.
    - `temper`: what it goes by among moves that look about as good (`tempers.TEMPERS`); empty for chance or nothing.
    - `cores`: how many trees are grown side by side, 0 for one on each core; their counts are added up.
    - `nodes`: room for the nodes of a tree; 64 bytes each.
    """

    iterations: int = 0
    seconds: float = 0.0
    explore: float = 0.7
    widen: float = 0.0
    rollout: str = "random"
    ahead: int = 0
    judge: str = ""
    chapters: int = 0
    loose: float = 0.0
    temper: str = ""
    cores: int = 1
    nodes: int = 1 << 19

    def __post_init__(self) -> None:
        for f in fields(self):
            value, most = getattr(self, f.name), 1 if f.name == "loose" else MOST
            if isinstance(value, int | float) and not 0 <= value <= most:
                raise SearchError("search-range", name=f.name, value=str(value), most=most)
        if self.rollout not in ROLLOUTS:
            raise SearchError("search-rollout", known=", ".join(ROLLOUTS), value=self.rollout)
        if self.judge and self.judge not in JUDGES:
            raise SearchError("search-judge", known=", ".join(JUDGES), value=self.judge)
        if self.temper and self.temper not in TEMPERS:
            raise SearchError("search-temper", known=", ".join(TEMPERS), value=self.temper)
        if self.nodes < 2:
            raise SearchError("search-nodes")
        if not self.iterations and not self.seconds:
            raise SearchError("search-endless")


LEVELS = {
    "casual": Effort(iterations=100, seconds=0.3, loose=0.08),
    "easy": Effort(iterations=300, seconds=0.3),
    "steady": Effort(iterations=1_500, seconds=0.5),
    "normal": Effort(iterations=1_000, seconds=0.8, rollout="best"),
    "hard": Effort(iterations=10_000, seconds=4.0, rollout="best", cores=0),
}
"""Level -> its effort, the weakest first. The seconds are a cap for slow machines and where rules are not compiled. No
network leads the levels that a newcomer is to beat."""


def effort_of(words: str) -> Effort:
    """The effort that a text names: `normal`, `iterations=5000,rollout=greedy`, `normal,temper=bold`; raises
    SearchError.
    """
    level, _, changes = words.partition(",")
    if level not in LEVELS:
        level, changes = "", words
    known = [f.name for f in fields(Effort)]
    given: dict[str, Any] = {}
    for word in changes.split(",") if changes else ():
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or name not in known:
            facts = {
                "levels": ", ".join(LEVELS),
                "example": "iterations=5000,rollout=greedy",
                "known": ", ".join(known),
            }
            raise SearchError("search-unknown", words=f"search:{words}", word=word, **facts)
        if name in given:
            raise SearchError("search-twice", words=f"search:{words}", name=name)
        wanted = type(getattr(LEVELS["normal"], name))
        try:
            given[name] = wanted(value)
        except ValueError:
            message = "search-whole" if wanted is int else "search-number"
            raise SearchError(message, name=name, value=value) from None
    return replace(LEVELS[level], **given) if level else Effort(**given)


def guide(title: Title, effort: Effort) -> Net | None:
    """The network that leads a search, if one does."""
    if effort.widen:
        return None
    led = effort.rollout == "net" or (effort.rollout == "best" and leads(title))
    return net_of(title) if led and has_net(title) else None


def possible(title: Title, effort: Effort) -> Effort:
    """The effort as it can be made now. A search that has a clock does not wait for the compiler: while what a network
    leads by is not there yet, it plays out at random.
    """
    waits = effort.seconds and ready(title) and not ready(title, *led_by(title, effort))
    if effort.rollout not in ("net", "best") or (guide(title, effort) is not None and not waits):
        return effort
    times = PLAIN if effort.rollout == "best" else 1
    return replace(effort, rollout="random", iterations=min(times * effort.iterations, MOST))


def led_by(title: Title, effort: Effort) -> tuple[Any, ...]:
    """The entries that thinking wants of a title's twins beside those of every title."""
    return () if guide(title, effort) is None else (net_look, grow_guided())


def grow_guided() -> Any:
    """The entry of a search that a network leads; whoever searches otherwise never imports it."""
    from stammtisch.players.guided import grow_guided

    return grow_guided
