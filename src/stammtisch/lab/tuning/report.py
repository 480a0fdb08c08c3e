"""The page of a run: for each goal where it stood, where it stands and how sure, and what was changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stammtisch.kernel.title.title import find_title
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Block, Page, Picture, Points, Section, Sheet, Text
from stammtisch.lab.pictures import Bar, dots
from stammtisch.lab.say import ALL, Words
from stammtisch.lab.tuning.knobs import PATH
from stammtisch.lab.tuning.measures import LIKELY, MEASURES, POINTS, REACHED, VERDICTS, Goal, Part, Standing, tolerance
from stammtisch.lab.tuning.search import GoalFound, Moved, Tuning


def page(tuning: Tuning) -> Page:
    """The page, in the language of the run."""
    say = _words(tuning)
    parts: dict[str, Iterator[Block]] = {
        "findings": iter((Points(tuple(findings(tuning))),)),
        "goals": _goals(tuning, say),
        "numbers": iter((_numbers(tuning, say),)),
        "search": _search(tuning, say),
        "method-tuning": _method(tuning, say),
    }
    sections = tuple(Section(name, say(f"section-{name}"), tuple(blocks)) for name, blocks in parts.items())
    return Page(tuning.lang, tuning.name, say("tuning"), say("contents"), tuple(_facts(tuning, say)), sections)


def _words(tuning: Tuning) -> Words:
    return Words(tuning.lang, find_title(tuning.title))


def _facts(tuning: Tuning, say: Words) -> Iterator[str]:
    yield say("fact-candidates", candidates=tuning.candidates)
    yield say("fact-games", games=tuning.games)
    minutes = round(tuning.seconds / 60)
    yield say("fact-minutes", minutes=minutes) if minutes > 1 else say("fact-seconds", seconds=round(tuning.seconds))


def findings(tuning: Tuning) -> Iterator[tuple[str, str]]:
    """What came out: a heading, and a sentence or two for the whole, for each goal, and for what was changed."""
    say = _words(tuning)
    after, before = ([getattr(one, when).verdict for one in tuning.goals] for when in ("after", "before"))
    result = say(
        "tuned",
        goals=len(tuning.goals),
        reached=after.count(REACHED),
        likely=after.count(LIKELY),
        before=before.count(REACHED),
    )
    yield say("finding-result"), result if tuning.changed else f"{result} {say('not-changed')}"
    for one in tuning.goals:
        yield called(one.goal, say), _found(tuning, one, say)


def _found(tuning: Tuning, one: GoalFound, say: Words) -> str:
    facts = {"wanted": wanted(one.goal, say), "after": _worst(one.goal, one.after, say)}
    facts["verdict"] = say(f"verdict-now-{one.after.verdict}")
    if not tuning.changed:
        return say("goal-found-same", **facts)
    return say("goal-found", before=_worst(one.goal, one.before, say), **facts)


def called(goal: Goal, say: Words) -> str:
    """What a goal is called: as the designer calls it, or what it measures."""
    if goal.name:
        return goal.name
    if goal.measure == "length":
        return say(f"goal-length-{goal.of}", chapters=Words(say.lang, goal.setting.found).all_chapters)
    if goal.measure == "last-chapter":
        return say("goal-last-chapter", chapter=Words(say.lang, goal.setting.found).chapters(1))
    if goal.measure == "points":
        return say("goal-points", of=goal.setting.found.speaker(say.lang).say(f"source-{goal.of}"))
    if goal.measure == "fair-share":
        of = goal.of.removeprefix("told ")
        return say("goal-fair-share-by", of=of, by=goal.by) if goal.by else say("goal-fair-share", of=of)
    if goal.measure == "skill":
        return say("goal-skill", first=say.player(goal.players[0]), second=say.player(goal.players[1]))
    return say(f"goal-{goal.measure}")


def wanted(goal: Goal, say: Words) -> str:
    """What is tolerated."""
    low, high = tolerance(goal)
    if goal.measure in ("seats", "turns"):
        return say("want-most", most=say.reach(high))
    ends = {name: _said(goal, end, say) for name, end in (("least", low), ("most", high)) if abs(end) < float("inf")}
    return say("want-both" if len(ends) == 2 else f"want-{next(iter(ends))}", **ends)


def _said(goal: Goal, value: float, say: Words) -> str:
    """A figure of a goal in its unit."""
    unit = MEASURES[goal.measure].unit
    if unit == "gain":
        return say.gain(value)
    if unit == "share":
        return say.share(value)
    if unit == POINTS:
        return say.amount(value)
    return say("times", factor=say.number(value)) if unit == "ratio" else say.number(value)


def _interval(goal: Goal, value: Estimate, say: Words, bare: bool = False) -> str:
    """The ends of an interval of a figure; `bare` beside one that is said with its unit."""
    unit = MEASURES[goal.measure].unit
    if unit == "gain":
        return say.interval_of_gains(value, bare)
    return say.interval_of_shares(value) if unit == "share" else say.interval(value)


def _worst(goal: Goal, standing: Standing, say: Words) -> str:
    """The part of a goal that is farthest out, with its interval."""
    low, high = tolerance(goal)

    def inside(part: Part) -> tuple[int, float]:
        return VERDICTS.index(part.verdict), min(part.value.value - low, high - part.value.value)

    part = min(standing.parts, key=inside)
    facts = {"value": _said(goal, part.value.value, say), "interval": _interval(goal, part.value, say, bare=True)}
    return say("value-of", part=part.label, **facts) if part.label else say("value-alone", **facts)


def _goals(tuning: Tuning, say: Words) -> Iterator[Block]:
    rows = []
    for one in tuning.goals:
        players = say.players(tuple(Counter(one.goal.players).items()))
        table = say("at-table", seats=one.goal.setting.seats, players=players, games=one.games)
        options = "".join(f", `{name}={value}`" for name, value in one.goal.setting.options)
        verdicts = (say(f"verdict-{standing.verdict}") for standing in (one.before, one.after))
        stood, stands = (_worst(one.goal, standing, say) for standing in (one.before, one.after))
        rows.append((called(one.goal, say), table + options, wanted(one.goal, say), stood, stands, *verdicts))
    heads = ("goal", "table", "wanted", "stood", "stands", "verdict-before", "verdict-after")
    yield Sheet(say("sheet-goals"), _heads(heads, say), tuple(rows), len(heads))
    for one in tuning.goals:
        if len(one.after.parts) > 1:
            yield from _parts(tuning, one, say)


def _parts(tuning: Tuning, one: GoalFound, say: Words) -> Iterator[Block]:
    """All parts of a goal: a picture, and a table."""
    goal, name = one.goal, called(one.goal, say)
    factor = MEASURES[goal.measure].factor
    stood = {part.label: part for part in one.before.parts}
    sides = [(say("mark-before"), stood), (say("mark-after"), {part.label: part for part in one.after.parts})]
    bars = [
        Bar(label, _scaled(of[label].value, factor), mark)
        for label in (part.label for part in one.after.parts)
        for mark, of in (sides if tuning.changed else sides[1:])
        if label in of
    ]
    fair = 1.0 if goal.measure == "fair-share" else 0.0
    marks = (sides[0][0], sides[1][0]) if tuning.changed else None
    bars = bars if tuning.changed else [Bar(bar.label, bar.estimate) for bar in bars]
    axis = say(f"axis-{MEASURES[goal.measure].unit}")
    yield Picture(dots(bars, axis, say.lang, fair, marks), say("picture-parts", goal=name))
    rows = [
        (
            part.label,
            _both(goal, stood[part.label], say) if part.label in stood else "",
            _both(goal, part, say),
            _interval(goal, change, say),
            say(f"verdict-{part.verdict}"),
        )
        for part, change in zip(one.after.parts, one.change, strict=True)
    ]
    heads = ("part", "stood", "stands", "change", "verdict-after")
    yield Sheet(say("sheet-parts", goal=name), _heads(heads, say), tuple(rows), folded=True)


def _both(goal: Goal, part: Part, say: Words) -> str:
    facts = {"value": _said(goal, part.value.value, say), "interval": _interval(goal, part.value, say, bare=True)}
    return say("value-alone", **facts)


def _scaled(e: Estimate, factor: float) -> Estimate:
    return Estimate(factor * e.value, factor * e.low, factor * e.high)


def _heads(heads: tuple[str, ...], say: Words) -> tuple[str, ...]:
    return tuple(say(f"column-{head}") for head in heads)


def _numbers(tuning: Tuning, say: Words) -> Sheet:
    rows = tuple((_called(m, say), *_sides(m, say), _range(m, say)) for m in tuning.numbers)
    return Sheet(say("sheet-numbers"), _heads(("number", "before", "after", "range"), say), rows)


def _called(m: Moved, say: Words) -> str:
    """What a number that may move is called, and whose it is."""
    path = PATH.fullmatch(m.path)
    assert path is not None
    entry, number = say.entry(path["table"], path["entry"] or "", path["key"])
    if path["element"] and path["element"] != ALL:
        number = f"{number} {path['element']}"
    return f"{entry}: {number}" if entry else number


def _sides(m: Moved, say: Words) -> tuple[str, str]:
    """What a number was and is; of several what was added."""
    if m.together:
        return "", say("stays") if m.after == 0 else say("added", shift=say.signed(m.after))
    return say.number(m.before), say("stays") if m.after == m.before else say.number(m.after)


def _range(m: Moved, say: Words) -> str:
    one = say.signed if m.together else say.number
    return say("in-steps", low=one(m.low), high=one(m.high), step=m.step)


def _search(tuning: Tuning, say: Words) -> Iterator[Block]:
    facts = {"candidates": tuning.candidates, "refused": tuning.refused, "finalists": tuning.finalists}
    yield Text(say("search-course", moved="yes" if tuning.changed else "no", **facts))
    rows = [(say.number(one.distance, 2), *(say.number(value) for value in one.values)) for one in tuning.best]
    heads = (say("column-distance"), *(_called(m, say) for m in tuning.numbers))
    yield Sheet(say("sheet-candidates"), heads, tuple(rows), 0, folded=True)
    yield Text(say("command-again" if tuning.repeatable else "command-again-hurried", command=tuning.command))


def _method(tuning: Tuning, say: Words) -> Iterator[Block]:
    yield Text(say("method-tuning"))
    if any(one.goal.measure == "fair-share" for one in tuning.goals):
        yield Text(say("method-fair-share"))
    yield Text(say("method-players"), quiet=True)
    yield Text(say("method-boxes", seed=say.whole(tuning.seed), before=tuning.box, after=tuning.made), quiet=True)
