"""What differs between two boxes: sentences, and the section with all figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stammtisch.lab.compare import IN_BOX, Change, Comparison, Difference
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Block, Picture, Sheet, Text
from stammtisch.lab.pictures import Bar, dots
from stammtisch.lab.report.sheets import how_sure, sheet, under_random
from stammtisch.lab.say import Words

SHOWN = 10
"""Things at either end of a picture."""


def verdict_on(between: Comparison, say: Words) -> str:
    """What differs for certain between two boxes, and that the rest may be accident; trifles are not named."""
    sure = [d for d in between.figures if d.sure]
    large = sorted((d for d in sure if _is_large(d)), key=lambda d: not _is_of_seat(d))
    likely = sum(d.likely and not d.sure for d in between.figures)
    told = {"sure": len(sure), "likely": likely, "compared": len(between.figures)}
    if not sure:
        return say("verdict-none", **told)
    if not large:
        return say("verdict-trifles", **told)
    named = [_change_of(d, say) for d in large[:3]]
    return say("verdict", figures=say.series(named), more=len(sure) - len(named), **told)


def _change_of(d: Difference, say: Words) -> str:
    message = "verdict-times" if _is_count(d) else "verdict-figure"
    return say(message, what=d.what, before=_before(d, say), after=_said(d, say, False)[1])


def _is_of_seat(d: Difference) -> bool:
    """Whether it is what a seat wins: nothing matters more."""
    return d.key.startswith("wins-")


def _is_count(d: Difference) -> bool:
    """Whether it is how often a decision comes up."""
    return d.key.startswith("times-")


def changed(between: Comparison, random: bool, say: Words) -> Iterator[tuple[str, str]]:
    """What was changed in the box, and what that changes in play."""
    if not between.changes:
        yield "change", say("same-boxes")
        return
    yield "change", say("changed", changes=say.apart([_change(c, say) for c in between.changes], 5))
    sure = [d for d in between.figures if d.sure]
    large = [_difference(d, say) for d in sure if _is_large(d)][:5]
    more = len(sure) - len(large)
    if large:
        yield "effect", say("changed-more" if more else "changed-figures", figures=say.series(large), more=more)
    elif sure:
        yield "effect", say("changed-trifles", more=more)
    else:
        wins = [d.change for d in between.figures if _is_of_seat(d)]
        reach = max(max(abs(e.low), abs(e.high)) for e in wins)
        yield "effect", say("nothing-sure", reach=say.reach(reach))
    likely = [_difference(d, say) for d in between.figures if d.likely and not d.sure and _is_large(d)][:5]
    if likely:
        yield "likely", say("likely-changed", figures=say.series(likely))
    things = [d for d in between.things if d.sure]
    if things:
        said = say("worth", things=say.series([_difference(d, say, worth=True) for d in things[:3]]))
        yield "worth", said if random else under_random(said, say)
    elif between.things:
        yield "worth", say("worth-same")


def _is_large(d: Difference) -> bool:
    """Whether a change is worth a word: half a percentage point of a share, or a fiftieth of a number."""
    return abs(d.change.value) >= (0.005 if d.unit == "share" else 0.02 * abs(d.before))


def _change(change: Change, say: Words) -> str:
    entry, key = _called(change, say)
    if not change.key:
        return say("new-entry" if change.after else "gone-entry", entry=entry)
    before, after = _sides(change, say)
    return say("changed-entry" if entry else "changed-key", entry=entry, key=key, before=before, after=after)


def _called(change: Change, say: Words) -> tuple[str, str]:
    """What an entry and its key are called; "" for the entry that is the whole game."""
    table, _, name = change.entry.partition(" ")
    return say.entry(table, name, change.key)


def _sides(change: Change, say: Words) -> tuple[str, str]:
    """What stood there and what stands there."""
    before, after = (_side(change, side, say) for side in (change.before, change.after))
    return before, after


def _side(change: Change, side: str, say: Words) -> str:
    if side == IN_BOX:
        return say("in-box")
    return say.value(change.entry.partition(" ")[0], change.key, side) if side else say("none")


def _only(options: Sequence[str], say: Words) -> str:
    """Options that are in one box only."""
    return say.apart(options, 6) if options else say("none")


def _difference(d: Difference, say: Words, worth: bool = False) -> str:
    _, after, _, interval = _said(d, say, worth)
    if worth:
        interval = say.interval_of_gains(d.change, bare=True)
    message = "difference-times" if _is_count(d) else "difference"
    return say(message, what=d.what, before=_before(d, say, worth), after=after, interval=interval)


def _before(d: Difference, say: Words, worth: bool = False) -> str:
    """What a figure was, in a sentence that says its unit with what it is."""
    if worth:
        return say.number(100 * d.before, 1, signed=True)
    return say.number(d.before) if d.unit == "points" else _said(d, say, False)[0]


def _said(d: Difference, say: Words, worth: bool) -> tuple[str, str, str, str]:
    """Before, after, change and its interval; `worth`: of what taking a thing does to the share of the wins."""
    if d.unit == "points":
        values = say.amount(d.before), say.amount(d.after), say.amount(d.change.value, signed=True)
        return *values, say.interval_of_changes(d.change)
    if d.unit != "share":
        ends = say.interval_of_changes(d.change)
        return say.number(d.before), say.number(d.after), say.signed(d.change.value), ends
    one = say.gain if worth else say.share
    return one(d.before), one(d.after), say.gain(d.change.value), say.interval_of_gains(d.change)


def comparison(between: Comparison, random: bool, say: Words) -> Iterator[Block]:
    """The section on two boxes: their entries, what differs for certain, and all figures."""
    if between.changes:
        rows = [(*_called(c, say), *_sides(c, say)) for c in between.changes]
        yield sheet("changes", ("entry", "key", "before", "after"), rows, say, numeric=2)
    yield Text(say("same-seeds"))
    sure = [d for d in between.figures if d.sure and _is_large(d)]
    if sure:
        yield _differences("sure", sure, say)
    things = [d for d in between.things if d.sure][: 2 * SHOWN]
    if things:
        marks = (say("mark-before"), say("mark-after"))
        bars = [
            Bar(d.what, Estimate(100 * value, 100 * value, 100 * value), mark)
            for d in things[:SHOWN]
            for mark, value in zip(marks, (d.before, d.after), strict=True)
        ]
        about = say("picture-worth")
        about = about if random else under_random(about, say)
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0, marks), about)
        yield _differences("worth", things, say, worth=True)
    taken = [d for d in between.taken if d.sure][: 2 * SHOWN]
    if taken:
        yield _differences("taken", taken, say, folded=True)
    if between.gone or between.new:
        yield Text(say("only-in", gone=_only(between.gone, say), new=_only(between.new, say)))
    yield _differences("figures", list(between.figures), say, folded=True)


def _differences(name: str, found: list[Difference], say: Words, worth: bool = False, folded: bool = False) -> Sheet:
    rows = [(_row(d, say), *_said(d, say, worth), how_sure(d.sure, d.likely, say)) for d in found]
    return sheet(name, ("", "before", "after", "change", "interval", "sure"), rows, say, folded=folded)


def _row(d: Difference, say: Words) -> str:
    """What a row of a table about a change is called."""
    return say("figure-times", decision=d.what) if _is_count(d) else d.what
