"""What a game says: what happened, what a move would bring, and how a move is offered to a person."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import SEAT, Kind, Unit
from stammtisch.kernel.model.moves import Amount, Decision, Part, Phrase, Several
from stammtisch.kernel.play.course import IMAGINED, Course, Move
from stammtisch.kernel.play.scribe import CertainScribe, Tell
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.title.title import Held
from stammtisch.kernel.title.words import Speaker, said
from stammtisch.kernel.title.words import called as name_of


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log, the clause behind it, and the number of the ply it belongs to (0: set-up)."""

    ply: int
    clause: str
    text: str


# ------------------------------------------------------------------------------------------------ what happened


def log(game: Course, viewer: int, lang: str, since: int = 0) -> list[LogLine]:
    """What happened, in words, as a viewer may hear it; from move number `since` on."""
    speaker = game.title.speaker(lang)
    return [
        LogLine(number, tell.clause, sentence(game, tell, viewer, speaker))
        for number, tells in enumerate((game.setup_tells, *(ply.tells for ply in game.plies)))
        if number >= since
        for tell in tells
    ]


def sentence(game: Course, tell: Tell, viewer: int, speaker: Speaker) -> str:
    """A tell as a sentence, for one viewer: secrets of other seats are left out of it."""
    facts: dict[str, int] = {}
    hidden = False
    for name, value in tell.facts.items():
        if isinstance(value, Secret):
            if viewer not in (value.seat, EVERYTHING):
                hidden = True
                continue
            value = value.value
        facts[name] = value
    return speaker.say(f"tell-{tell.event}{'-unseen' if hidden else ''}", **as_said(game, facts, speaker))


def as_said(game: Course, facts: Mapping[str, int], speaker: Speaker) -> dict[str, Any]:
    """Facts of a tell, a reason or a move as they are said: names of things and seats, numbers with their units."""
    return said(facts, game.title.kinds, [seat.name for seat in game.seats], game.names, speaker)


def called(game: Course, kind: Kind, value: int, speaker: Speaker) -> str:
    """What a thing is called in a language, its plain name where the words have none; a seat by who sits there."""
    if kind == SEAT and value < len(game.seats):
        return game.seats[value].name
    return name_of(game.names, kind, value, speaker)


# ---------------------------------------------------------------------------------------------- what a move brings


def previews(game: Course, moves: Sequence[Move], lang: str) -> list[list[LogLine]]:
    """What each of these legal moves of one seat would bring it, in words, as far as it is certain: cost and gain in
    one line.

    What the label of a move says already ("for 7,000 CHF") is not said again. Of a title that does not say what a
    seat has (`Title.holdings`), what would be told; see `certain`.
    """
    speaker, number = game.title.speaker(lang), len(game.plies) + 1
    if game.title.holdings is None:
        told = [(move, certain(game, move)) for move in moves]
        return [
            [LogLine(number, t.clause, sentence(game, t, move.seat, speaker)) for t in tells] for move, tells in told
        ]
    lines: list[list[LogLine]] = []
    for move, found in zip(moves, changes(game, moves), strict=True):
        offered = label(game, move, lang) if found else ""
        text = ", ".join(filter(None, (changed(game, held, before, offered, speaker) for held, before in found)))
        lines.append([LogLine(number, game.title.decisions[move.step].clause, text)] if text else [])
    return lines


def changes(game: Course, moves: Sequence[Move]) -> list[list[tuple[Held, int]]]:
    """What a seat has after each of these legal moves of its, before anything else follows, and has not had before;
    with the old amounts.

    Tried on imagined states: what comes out differently in one of them hangs on chance or on something hidden, and is
    left out. Of a choice that is made unseen nothing is said.
    """
    holdings, box = game.title.holdings, game.box
    found: list[list[tuple[Held, int]]] = [[] for _ in moves]
    if holdings is None or not moves or game.title.decisions[moves[0].step].at_once:
        return found
    seat = moves[0].seat
    for seed in range(IMAGINED):
        imagined = game.imagine(seat, seed)
        before = {(held.name, held.thing): held.amount for held in holdings(imagined, box, seat)}
        for n, move in enumerate(moves):
            if seed and not found[n]:
                continue  # nothing is left that could be certain
            tried = imagined.clone()
            game.decide(tried, move)
            after = [held for held in holdings(tried, box, seat) if (held.name, held.thing) in before]
            now = [(held, old) for held in after if (old := before[held.name, held.thing]) != held.amount]
            found[n] = now if seed == 0 else [change for change in found[n] if change in now]
    return found


def changed(game: Course, held: Held, before: int, offered: str, speaker: Speaker) -> str:
    """How much more or less of something a seat has; "" if what is offered says so."""
    unit = game.title.kinds[held.name]
    assert isinstance(unit, Unit), f"{held.name} is no number of something"
    change = speaker.count(held.amount - before, replace(unit, signed=True))
    message = f"brings-{held.name}"
    if not speaker.knows(message):
        amount = speaker.count(abs(held.amount - before), unit).said
        said_already = re.search(rf"(?<![\d.,\u202f+\u2212]){re.escape(amount)}(?!\w)", offered)
        return "" if said_already or change.said in offered else change.said
    if before == 0 and speaker.knows(f"{message}-first"):
        message += "-first"
    thing = called(game, *held.thing, speaker) if held.thing else ""
    return speaker.say(
        message, change=change, now=as_said(game, {held.name: held.amount}, speaker)[held.name], thing=thing
    )


def certain(game: Course, move: Move) -> list[Tell]:
    """What a legal move would tell before chance decides anything, tried on imagined states.

    What is told in one imagined state and not in another hangs on something hidden, and is not certain either. Of a
    choice that is made unseen nothing is.
    """
    if game.title.decisions[move.step].at_once:
        return []
    tells: list[Tell] = []
    for seed in range(IMAGINED):
        imagined: Any = game.imagine(move.seat, seed)
        scribe = CertainScribe(None, game.names)
        imagined.chance.scribe = scribe
        game.choose(imagined, move)
        if seed == 0:
            tells = scribe.tells
        same = [_plain(a) == _plain(b) for a, b in zip(tells, scribe.tells, strict=False)]
        tells = tells[: same.index(False) if False in same else len(same)]
    return tells


def _plain(tell: Tell) -> tuple[object, ...]:
    """A tell as it can be compared, secrets included."""
    facts = {k: (v.seat, v.value) if isinstance(v, Secret) else v for k, v in tell.facts.items()}
    return tell.clause, tell.event, facts


# --------------------------------------------------------------------------------------------- how a move is offered


def label(game: Course, move: Move, lang: str) -> str:
    """The message `say-DECISION-WORD` of a move, or its text where there is none.

    Its facts are the parts of the move, and what the move would tell for certain (the contract in a slot).
    """
    decision, speaker = game.title.decisions[move.step], game.title.speaker(lang)
    phrase, number = decision.split(move.option)
    message = f"say-{decision.name}-{phrase.say}"
    if not speaker.knows(message):
        return move.text
    values = phrase.values(number)
    facts = {name: _part(game, name, phrase.parts[name], value, speaker) for name, value in values.items()}
    try:
        return speaker.say(message, **facts)
    except ValueError:
        told: dict[str, int] = {}
        for tell in certain(game, move):
            told = {name: value for name, value in tell.facts.items() if not isinstance(value, Secret)} | told
        return speaker.say(message, **as_said(game, told, speaker) | facts)


def outline(game: Course, decision: Decision, phrase: Phrase, values: Mapping[str, int], speaker: Speaker) -> str:
    """What a phrase offers, whenever that will be: the same message, with “…” for what is not known yet."""
    message = f"say-{decision.name}-{phrase.say}"
    if not speaker.knows(message):
        return phrase.usage()
    return speaker.outline(message, **{n: _part(game, n, phrase.parts[n], v, speaker) for n, v in values.items()})


def _part(game: Course, name: str, part: Part, value: int, speaker: Speaker) -> Any:
    """A part of a move as it is said."""
    if isinstance(part, Amount):
        return as_said(game, {name: value + part.low}, speaker)[name]
    if isinstance(part, Several):
        return ", ".join(called(game, part.kind, thing, speaker) for thing in part.choices[value])
    return called(game, part, value, speaker)
