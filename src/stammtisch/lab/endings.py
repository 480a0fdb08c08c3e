"""How games end, in the title's own words.

A title may declare its endings: then its state says which one it was. Of the others it is what they tell in the last
step of a game and hardly ever before. The fast twin tells nothing, so the last choice of a game is made once more in
the plain twin, which does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from stammtisch.kernel.model.chance import Scribe
from stammtisch.kernel.model.kinds import NONE, Kind, slug
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Vec
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.drive import do, run
from stammtisch.lab.say import Words
from stammtisch.lab.setting import Setting

SAMPLE = 40
"""Games played in the plain twin to learn what is told on the way."""

OVER = "over"
"""The ending of a game when the title has only one, or none that it tells."""


class Listener(Scribe):
    """A scribe that only listens."""

    def __init__(self) -> None:
        self.heard: dict[str, str] = {}

    def dictated(self, options: int, weights: Vec | None, of: Kind | None, seen_by: int | None) -> int | None:
        return None

    def recall(self, later: int, of: Kind | None) -> int:
        return NONE

    def note(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        pass

    def confirmed(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        pass

    def hear(self, clause: str, event: str, facts: Any) -> None:
        self.heard.setdefault(event, str(clause))


@dataclass(frozen=True)
class Endings:
    """What tells endings apart: `common` are the events that are told before the last step of a game, or in it in every
    game; `several` is whether the others are told often enough to be ways to end; `clauses` are the clauses of events.
    """

    common: frozenset[str]
    several: bool
    clauses: tuple[tuple[str, str], ...]

    def of(self, setting: Setting, packed: bytes, seat: int, choice: int) -> str:
        """How a game ended, from the state before its last choice: the name of an ending that the title declares, an
        event, several joined by "+", or OVER.
        """
        title = setting.found
        if title.endings:
            _last_words(setting, packed, seat, choice)
            return str(title.ways_to_end.names[room_for(title).ending])
        if not self.several:
            return OVER
        return "+".join(e for e in _last_words(setting, packed, seat, choice) if e not in self.common) or OVER


@dataclass(frozen=True)
class Called:
    """What an ending is to a reader: `text` is what it is called (`named`), or what its clause says."""

    text: str
    clause: str
    named: bool


def ending_called(title: Title, ending: str, endings: Endings, lang: str) -> Called:
    """What a reader is told of an ending."""
    words = title.speaker(lang)
    if title.endings:
        message = f"{title.ways_to_end.key}-{slug(ending)}"
        return Called(words.say(message) if words.knows(message) else ending, title.endings.get(ending, ""), True)
    event = ending.partition("+")[0]
    clause = dict(endings.clauses).get(event, "")
    if text := title.rulebook(lang).text.get(clause):
        return Called(text, clause, False)
    if words.knows(f"tell-{event}"):  # it was told in no game that was listened to
        return Called(words.outline(f"tell-{event}"), "", True)
    return Called(Words(lang)("other-end"), "", False)


@rule
def make_choice(s: Any, box: Any, seat: int, choice: int) -> None:
    """Carries out a choice, and nothing that follows from it."""
    do(s, box, seat, choice)


@rule
def run_step(s: Any, box: Any) -> None:
    """Carries out the automatic step on top."""
    run(s, box)


def _last_words(setting: Setting, packed: bytes, seat: int, choice: int) -> dict[str, str]:
    """What the last step of a game tells (event -> clause), in order."""
    box, state = setting.loaded.struct, room_for(setting.found)
    choosing, running = (twins.plain(setting.found).twin(f) for f in (make_choice, run_step))
    state.load(packed)
    listener = state.chance.scribe = Listener()
    choosing(state, box, seat, choice)
    heard = listener.heard
    while state.depth and not state.frames[state.depth - 1].who:
        listener.heard = {}
        running(state, box)
        heard = listener.heard or heard
    return heard


@cache
def room_for(title: Title) -> Any:
    """A state to work with, made once."""
    return title.state()


def learn_endings(setting: Setting) -> Endings:
    """Listens to some random games, unless the title declares how it ends."""
    if setting.found.endings:
        return Endings(frozenset(), True, ())
    before: set[str] = set()
    last: list[set[str]] = []
    clauses: dict[str, str] = {}
    for seed in range(SAMPLE):
        told = _whole_game(setting, seed)
        for events in told[:-1]:
            before |= set(events)
        last.append(set(told[-1]))
        for events in told:
            clauses |= events
    common = before | set.intersection(*last)
    several = all(events - common for events in last)  # a rare extra at the end is no way to end
    return Endings(frozenset(common), several, tuple(sorted(clauses.items())))


def _whole_game(setting: Setting, seed: int) -> list[dict[str, str]]:
    """What the steps of a random game tell, the last one last."""
    title, box = setting.found, setting.loaded.struct
    rules, moves, random = twins.plain(title), twins.moves_of(title)(), Random(seed)
    state: Any = title.state().load(setting.blank)
    listener = Listener()
    state.chance.scribe = listener
    rules.lay_out(state, box, seed)
    told = [listener.heard]
    while state.depth:
        seat = state.due[0]
        rules.list_moves(state, box, seat, moves)
        choice = random.choice(moves.legal())
        before = state.pack()
        listener.heard = {}
        rules.choose(state, box, seat, choice)
        told.append(listener.heard)
    # The last choice once more: only what its last step tells belongs to the end.
    final = _last_words(setting, before, seat, choice)
    told[-1] = {event: clause for event, clause in told[-1].items() if event not in final}
    return [*told, final]
