"""What is told of games that people played: where they thought long, asked why and took back."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.lab.balance import Study
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Block, Sheet, Text
from stammtisch.lab.people import ENOUGH, People
from stammtisch.lab.report.sheets import NOTHING, sheet
from stammtisch.lab.say import Words

OFTEN = 10
"""Decisions of one kind at which people had a choice before it is told that they thought long there."""


def found_in_few(study: Study, people: People, say: Words) -> Iterator[tuple[str, str]]:
    """What stands out in few games: that they are few, and where people thought long."""
    yield say("finding-few"), say("few-played", games=study.games, enough=ENOUGH)
    for name, sentence in pondering(people, say):
        yield say(f"finding-{name}"), sentence


def pondering(people: People, say: Words) -> Iterator[tuple[str, str]]:
    """Where people thought longest, asked why most often, and took back most."""
    if people.left_out:
        yield "left-out", say("left-out", count=people.left_out)
    often = [one for one in people.pondered if one.met >= OFTEN]
    slow = next((one for one in often if one.median > 0), None)
    if slow is not None:
        facts = {"seconds": say.number(slow.median, 0), "long": say.number(slow.long, 0)}
        yield "pondered", say("pondered", decision=slow.text, clause=slow.clause, **facts)
    for name, shares in (("asked-why", [p.asked for p in often]), ("took-back", [p.taken_back for p in often])):
        share, most = max(zip(shares, often, strict=True), key=lambda one: one[0].value, default=(None, None))
        if share is not None and most is not None and share.value:
            facts = {"share": say.share(share.value), "interval": say.interval_of_shares(share)}
            message = f"{name}-few" if people.few else name
            yield name, say(message, decision=most.text, clause=most.clause, **facts)


def pondered(people: People, say: Words) -> Iterator[Block]:
    """How people came to each kind of decision."""
    if not people.pondered:
        yield Text(say("people-none"))
        return
    yield Text(say("people"))

    def share(one: Estimate) -> str:
        if people.few:
            return say.share(one.value)
        return say("value-alone", value=say.share(one.value), interval=say.interval_of_shares(one))

    def seconds(value: float) -> str:
        return NOTHING if value != value else say.number(value, 0)

    rows = [
        (
            one.text,
            one.clause,
            say.number(one.met),
            *(seconds(one.median), seconds(one.long)),
            *(share(one.asked), share(one.taken_back)),
        )
        for one in people.pondered
    ]
    heads = ("decision", "clause", "met", "median", "long", "asked-why", "took-back")
    yield sheet("people", heads, rows, say, numeric=2)


def seats_of_few(study: Study, say: Words) -> Iterator[Block]:
    """What each seat won in few games, counted."""
    rows = [
        (say("seat", seat=seat), say.number(study.games * w.value), say.amount(s.value))
        for seat, (w, s) in enumerate(zip(study.wins, study.scores, strict=True), 1)
    ]
    yield sheet("seats", ("seat", "won", "score"), rows, say)


def takers(people: People, say: Words) -> Sheet:
    """What was taken, and how those fared who took it."""
    rows = [
        (one.text, one.clause, say.number(one.times), say.number(one.takers), say.number(one.wins))
        for one in people.taken
    ]
    return sheet("takers", ("", "clause", "took-times", "took-seats", "won"), rows, say, numeric=2, folded=True)
