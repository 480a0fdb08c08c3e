"""The report of a study: what a designer asks, answered in sentences, pictures and tables.

Sentences stand in the laboratory's words; here is which of them are said, with which facts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from stammtisch.kernel.title.title import find_title
from stammtisch.lab.balance import EndingFigure, SourceFigure, Study, ThingFigure
from stammtisch.lab.budget import COMPARED, STUDIED
from stammtisch.lab.compare import IN_BOX, Change, Comparison, Difference
from stammtisch.lab.counting import MARKS, REPLAYS, THINKER
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.heat import heat
from stammtisch.lab.metrics import ORDER, Metric
from stammtisch.lab.page import Block, Page, Picture, Points, Section, Sheet, Text
from stammtisch.lab.people import ENOUGH, People
from stammtisch.lab.pictures import Bar, columns, dots, histogram
from stammtisch.lab.say import Words
from stammtisch.lab.strategies import Strategy
from stammtisch.lab.things import named
from stammtisch.players.net import NET, has_net

NOTHING = "–"

WHOLE = ("minutes", "elo")
"""Figures that are no better for parts of one."""

OFTEN = 10
"""Decisions of one kind at which people had a choice before it is told that they thought long there."""

SHOWN = 10
"""Things at either end of a picture."""

CAUSES = ("interaction", "dead", "clear", "deal")
"""Figures that only random play can tell: what choices cause."""


def page(study: Study) -> Page:
    """The report as a page, in the study's language."""
    if study.people is not None:
        return _page_of_people(study, study.people)
    say = _words(study)
    parts: dict[str, Iterator[Block]] = {"findings": _stands_out(study, say)}
    if study.comparison:
        parts["comparison"] = _comparison(study.comparison, study.random, say)
    parts |= {
        "quality": _quality(study, say),
        "seats": _seats(study, say),
        "scores": _scores(study, say),
        "sources": _sources(study, say),
        "length": _length(study, say),
        "skill": _skill(study, say),
        "things": _things(study, say),
        "method": _method(study, say),
    }
    return _bound("report", parts, study, say)


def _bound(kicker: str, parts: dict[str, Iterator[Block]], study: Study, say: Words) -> Page:
    sections = tuple(Section(name, say(f"section-{name}"), tuple(blocks)) for name, blocks in parts.items())
    return Page(study.lang, study.name, say(kicker), say("contents"), tuple(_facts(study, say)), sections)


def _stands_out(study: Study, say: Words) -> Iterator[Block]:
    found = tuple(findings(study))
    if study.comparison and study.comparison.changes:
        (_, who), (_, verdict), *rest = found
        yield Text(f"{who} {verdict}")
        found = tuple(rest)
    yield Points(found)


def _verdict(between: Comparison, say: Words) -> str:
    """What differs for certain between two boxes, and that the rest may be accident."""
    sure = sorted((d for d in between.figures if d.sure), key=lambda d: (not _is_of_seat(d), not _is_large(d)))
    likely = sum(d.likely and not d.sure for d in between.figures)
    told = {"sure": len(sure), "likely": likely, "compared": len(between.figures)}
    if not sure:
        return say("verdict-none", **told)
    return say(
        "verdict", figures=say.series([_change_of(d, say) for d in sure[:3]]), more=max(0, len(sure) - 3), **told
    )


def _change_of(d: Difference, say: Words) -> str:
    message = "verdict-times" if _is_count(d) else "verdict-figure"
    return say(message, what=d.what, before=_before(d, say), after=_said(d, say, False)[1])


def _is_of_seat(d: Difference) -> bool:
    """Whether it is what a seat wins: nothing matters more."""
    return d.key.startswith("wins-")


def _is_count(d: Difference) -> bool:
    """Whether it is how often a decision comes up."""
    return d.key.startswith("times-")


def _words(study: Study) -> Words:
    return Words(study.lang, find_title(study.title))


def _facts(study: Study, say: Words) -> Iterator[str]:
    """What was studied."""
    yield say("fact-seats", seats=study.seats)
    if study.people is not None:
        yield say("fact-played", games=study.games, policies=say.players(study.people.seated))
    else:
        same = _same_everywhere(study)
        players = say("each-seat", player=say.player(same)) if same else _players(study, say)
        yield say("fact-random" if study.random else "fact-policies", games=study.games, policies=players)
        if study.beside:
            yield say("fact-beside", games=study.beside.games)
    yield from (f"`{name}={value}`" for name, value in study.options.items())
    if study.edited:
        yield say("fact-edited")


def _same_everywhere(study: Study) -> str:
    """Who sits in every seat; "" where there are several kinds of players."""
    return study.policies[0] if len(set(study.policies)) == 1 else ""


def _players(study: Study, say: Words) -> str:
    """Who played, and how many of each kind."""
    return say.players(tuple(Counter(study.policies).items()))


# ---------------------------------------------------------------------------------------------- what stands out


def findings(study: Study) -> Iterator[tuple[str, str]]:
    """The answers to what a designer asks first: a heading, and a sentence or two."""
    say = _words(study)
    for name, sentence in _findings(study, say):
        yield say(f"finding-{name}"), sentence


def _findings(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    yield "who", _who(study, say)
    if study.comparison and study.comparison.changes:
        yield "verdict", _verdict(study.comparison, say)
    if study.people is not None:
        yield from _pondering(study.people, say)
    if study.beside:
        yield "beside", say("beside", games=study.beside.games)
    if study.comparison:
        yield from _changed(study.comparison, study.random, say)
    if study.seats == 1:
        yield "points", say("alone", points=say.amount(study.best.value))
    else:
        yield from _among_seats(study, say)
    if len(study.endings) > 1:
        usual, rare = sorted(study.endings, key=lambda e: -e.share.value)[:2]
        ways = {name: _ending(end, say) for name, end in (("usual", usual), ("rare", rare))}
        yield "end", say("ends", most=say.share(usual.share.value), least=say.share(rare.share.value), **ways)
    source = max(study.sources, key=lambda s: (s.likely, abs(s.gap.value)), default=None)
    if source is not None and source.likely:
        gap = source.gap.value
        facts = {"points": say.amount(abs(gap)), "interval": say.interval_of_changes(source.gap), "more": int(gap > 0)}
        message = "winners" if source.found else "winners-likely"
        yield "winners", say(message, source=source.text, clause=source.clause, **facts)
    yield from _striking(study, say)
    if study.led:
        half = study.led[MARKS // 2 - 1]
        certain = next(k for k, e in enumerate(study.led, 1) if e.value > 0.5 or k == MARKS)
        shares = {"half": half.value, "chance": 1 / study.seats, "certain": certain / MARKS}
        yield "tension", say("tension", **{name: say.share(value, 0) for name, value in shares.items()})
    if study.bare.skill:
        yield "skill", _thinker(study.bare, say)
    if study.untaken:
        yield "unused", _unused(study, say, 4)


def _who(study: Study, say: Words) -> str:
    """Who played, and what that means for what the report says."""
    if study.people is not None:
        return say("who-played", games=study.games, players=say.players(study.people.seated))
    if study.random:
        return say("who-random", games=study.games)
    same = _same_everywhere(study)
    if same:
        return say("who-players", games=study.games, player=say.player(same))
    return say("who-mixed", games=study.games, players=_players(study, say))


def _unused(study: Study, say: Words, most: int) -> str:
    """What could be taken and never was, and who never took it."""
    who = "people" if study.people else "random" if study.random else "players"
    return say("unused", who=who, things=say.listed(study.untaken, most))


def _ending(end: EndingFigure, say: Words) -> str:
    """How a game ends: by which clause, if one says so."""
    return say("ends-by", clause=end.clause, text=end.text.rstrip(".")) if end.clause else end.text


def _among_seats(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """What is to be said where several play."""
    yield "seats", _even_seats(study, say)
    if study.turns:
        yield "turns", _even_turns(study, say)
    close = study.margin.value / abs(study.best.value) if study.best.value else 0
    facts = {"margin": say.amount(study.margin.value), "best": say.amount(study.best.value)}
    message = "closeness-shared" if study.shared.value else "closeness"
    yield "closeness", say(message, **facts, share=say.share(close, 0), shared=say.share(study.shared.value))


def _even_seats(study: Study, say: Words) -> str:
    names = [str(seat) for seat in range(1, study.seats + 1)]
    return _even("seats", study.wins, study.even_seats, names, say)


def _even_turns(study: Study, say: Words) -> str:
    return _even("turns", study.turns, study.even_turns, [_turn(i, say) for i in range(study.seats)], say)


def _even(what: str, shares: tuple[Estimate, ...], even: bool, names: list[str], say: Words) -> str:
    """Whether all have equal chances."""
    fair = 1 / len(shares)
    if even:
        reach = max(max(abs(e.low - fair), abs(e.high - fair)) for e in shares)
        return say(f"even-{what}", reach=say.reach(reach), fair=say.share(fair))
    best = max(range(len(shares)), key=lambda i: shares[i].value)
    worst = min(range(len(shares)), key=lambda i: shares[i].value)
    facts = {"best": names[best], "worst": names[worst], "fair": say.share(fair)}
    for name, one in (("most", shares[best]), ("least", shares[worst])):
        facts |= {name: say.share(one.value), f"{name}-interval": say.interval_of_shares(one)}
    return say(f"uneven-{what}", **facts)


def _turn(i: int, say: Words) -> str:
    return say("turn", place=i + 1)


def _striking(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """The things that help and harm most."""
    bare, theirs = study.bare, _theirs(study)
    sure = [t for t in bare.things if t.found and t.act]
    ends = (("strongest", sure[0], 1), ("weakest", sure[-1], -1)) if sure else ()
    for name, thing, sign in ends:
        if sign * thing.effect.value <= 0:
            continue
        facts = {**_gained(thing, say), "points": say.amount(thing.points.value, signed=True)}
        message = "taken-once" if bare.random else "goes-with"
        said = say(message, thing=named(thing), **facts)
        if study.beside:
            other = theirs.get(thing.key)
            said = f"{_under_random(said, say)} {_among_players(other, say)}"
        yield name, said
    if bare.things and not sure:
        yield "things", say("no-thing", likely=sum(t.likely for t in bare.things if t.act)).strip()


def _theirs(study: Study) -> dict[str, ThingFigure]:
    """What goes with the things in the games of players that think, where random games stand beside them."""
    return {thing.key: thing for thing in study.things} if study.beside else {}


def _under_random(said: str, say: Words) -> str:
    """A sentence that holds for random play, and says so."""
    return say("under-random", said=said)


def _among_players(thing: ThingFigure | None, say: Words) -> str:
    """What goes with a thing among the players that think."""
    if thing is None:
        return say("players-rarely")
    return say("players-goes-with", takers=say.share(thing.takers, 0), **_gained(thing, say))


def _gained(thing: ThingFigure, say: Words) -> dict[str, Any]:
    """What a thing does to the share of the wins: how much, whether `more`, and how sure that is."""
    gain = thing.effect.value
    facts = {"wins": say.reach(abs(gain)), "interval": say.interval_of_gains(thing.effect, bare=True)}
    return {**facts, "more": int(gain > 0)}


def _thinker(study: Study, say: Words) -> str:
    assert study.skill is not None
    one = study.skill
    facts = {"wins": say.share(one.win_share.value, 0), "interval": say.interval_of_shares(one.win_share)}
    return say(
        "thinker", policy=say.player(one.thinker), games=one.games, chance=say.share(1 / study.seats, 0), **facts
    )


def _changed(between: Comparison, random: bool, say: Words) -> Iterator[tuple[str, str]]:
    if not between.changes:
        yield "change", say("same-boxes")
        return
    yield "change", say("changed", changes=say.listed([_change(c, say) for c in between.changes], 5))
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
        yield "worth", said if random else _under_random(said, say)
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
    before, after = (_side(side, say) for side in (change.before, change.after))
    return before, after


def _side(side: str, say: Words) -> str:
    if side == IN_BOX:
        return say("in-box")
    numbers = side.split(", ")
    if all(re.fullmatch(r"-?\d+", one) for one in numbers):
        return ", ".join(say.number(int(one)) for one in numbers)
    return side or say("none")


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


# ------------------------------------------------------------------------------------------------- the sections


def _comparison(between: Comparison, random: bool, say: Words) -> Iterator[Block]:
    if between.changes:
        rows = [(*_called(c, say), *_sides(c, say)) for c in between.changes]
        yield _sheet("changes", ("entry", "key", "before", "after"), rows, say, numeric=2)
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
        about = about if random else _under_random(about, say)
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0, marks), about)
        yield _differences("worth", things, say, worth=True)
    taken = [d for d in between.taken if d.sure][: 2 * SHOWN]
    if taken:
        yield _differences("taken", taken, say, folded=True)
    if between.gone or between.new:
        yield Text(say("only-in", gone=say.listed(between.gone), new=say.listed(between.new)))
    yield _differences("figures", list(between.figures), say, folded=True)


def _differences(name: str, found: list[Difference], say: Words, worth: bool = False, folded: bool = False) -> Sheet:
    rows = [(_row(d, say), *_said(d, say, worth), _standing(d.sure, d.likely, say)) for d in found]
    return _sheet(name, ("", "before", "after", "change", "interval", "sure"), rows, say, folded=folded)


def _row(d: Difference, say: Words) -> str:
    """What a row of a table about a change is called."""
    return say("figure-times", decision=d.what) if _is_count(d) else d.what


def _standing(sure: bool, likely: bool, say: Words) -> str:
    """How sure one can be of something."""
    return say("sure" if sure else "likely" if likely else "open")


def _sheet(
    name: str,
    heads: tuple[str, ...],
    rows: Sequence[tuple[str, ...]],
    say: Words,
    numeric: int = 1,
    folded: bool = False,
) -> Sheet:
    """A table that the words have a title for, with heads of columns as they name them."""
    return Sheet(say(f"sheet-{name}"), _heads(heads, say), tuple(rows), numeric, folded)


def _heads(heads: tuple[str, ...], say: Words) -> tuple[str, ...]:
    facts = {"points": {"unit": say.unit}}
    return tuple(say(f"column-{head}", **facts.get(head, {})) if head else "" for head in heads)


def _seats(study: Study, say: Words) -> Iterator[Block]:
    seats = [say("seat", seat=seat) for seat in range(1, study.seats + 1)]
    yield Text(_even_seats(study, say))
    bars = [Bar(seat, _percent(e)) for seat, e in zip(seats, study.wins, strict=True)]
    yield Picture(dots(bars, say("axis-wins"), say.lang, 100 / study.seats), say("picture-seats"))
    rows = [
        (seat, say.share(w.value), say.interval_of_shares(w), say.amount(s.value), say.interval(s))
        for seat, w, s in zip(seats, study.wins, study.scores, strict=True)
    ]
    yield _sheet("seats", ("seat", "wins", "interval", "score", "interval"), rows, say)
    if study.turns:
        yield Text(_even_turns(study, say))
        turns = [(_turn(i, say), say.share(w.value), say.interval_of_shares(w)) for i, w in enumerate(study.turns)]
        yield _sheet("turns", ("", "wins", "interval"), turns, say)


def _percent(e: Estimate) -> Estimate:
    return Estimate(100 * e.value, 100 * e.low, 100 * e.high)


def _scores(study: Study, say: Words) -> Iterator[Block]:
    _, low, half, high, _ = study.score_spread.quantiles
    means = {
        "mean": study.score.value,
        "low": low,
        "high": high,
        "best": study.best.value,
        "spread": study.spread.value,
    }
    message = "scores-alone" if study.seats == 1 else "scores"
    said = {name: say.number(value) if name == "low" else say.amount(value) for name, value in means.items()}
    yield Text(say(message, **said))
    yield Picture(
        histogram(study.score_spread, say("axis-score", unit=say.unit), say.lang, half), say("picture-scores")
    )
    margin = study.margin_spread.quantiles[2]
    if study.seats > 1:
        picture = histogram(study.margin_spread, say("axis-margin", unit=say.unit), say.lang, margin)
        yield Picture(picture, say("picture-margins", margin=say.amount(margin)))
    figures = {"score": study.score, "best": study.best, "margin": study.margin, "spread": study.spread}
    rows = [(say(f"row-{name}"), say.amount(e.value), say.interval(e)) for name, e in figures.items()]
    rows.append((say("row-shared"), say.share(study.shared.value), say.interval_of_shares(study.shared)))
    yield _sheet("scores", ("", "mean", "interval"), rows if study.seats > 1 else rows[:1], say)


def _sources(study: Study, say: Words) -> Iterator[Block]:
    marks = (say("mark-mean"), say("mark-gap"))
    bars = [
        Bar(s.text, estimate, mark)
        for s in study.sources
        for mark, estimate in zip(marks, (s.mean, s.gap), strict=True)
    ]
    yield Picture(dots(bars, say("axis-points", unit=say.unit), say.lang, 0, marks), say("picture-sources"))
    rows = [
        (s.text, s.clause, say.amount(s.mean.value), *_gap(s, say), _standing(s.found, s.likely, say))
        for s in study.sources
    ]
    yield _sheet("sources", ("source", "clause", "mean", "gap", "interval", "sure"), rows, say, numeric=2)


def _gap(source: SourceFigure, say: Words) -> tuple[str, str]:
    return say.amount(source.gap.value, signed=True), say.interval_of_changes(source.gap)


def _length(study: Study, say: Words) -> Iterator[Block]:
    low, _, half, _, high = study.length_spread.quantiles
    chapters = round(study.chapters.value, 1)
    facts = {"decisions": say.number(study.decisions.value, 0), "choices": say.number(study.choices.value, 0)}
    facts |= {
        "low": say.number(low),
        "high": say.number(high),
        "chapters": say.number(chapters, int(chapters != int(chapters))),
    }
    message = "length-chapters" if chapters else "length"
    yield Text(say(message, **facts))
    yield Picture(histogram(study.length_spread, say("axis-length"), say.lang, half), say("picture-length"))
    yield _decisions(study, say)
    if len(study.endings) > 1:
        ends = [(e.text, e.clause, say.share(e.share.value), say.interval_of_shares(e.share)) for e in study.endings]
        yield _sheet("ends", ("", "clause", "games", "interval"), ends, say, numeric=2)


def _decisions(study: Study, say: Words) -> Sheet:
    rows = [
        (d.text, d.clause, say.number(d.times), say.number(d.options), say.number(d.most), say.share(d.forced, 0))
        for d in study.asked
    ]
    return _sheet("decisions", ("decision", "clause", "times", "options", "most", "forced"), rows, say, numeric=2)


def _quality(study: Study, say: Words) -> Iterator[Block]:
    """How the game plays: a sentence for each figure, and the ways of making points."""
    yield Text(say("quality"))
    yield Points(tuple(_metrics(study, say)))
    if study.seats == 1:
        return
    ways = study.strategies
    facts = {"fair": say.share(1 / study.seats, 0), "count": len(ways)}
    yield Text(say("strategies" if ways else "no-strategies", **facts))
    if ways:
        rows = [
            (
                _way(n, way, study, say),
                say.share(way.seats.value, 0),
                say.share(way.wins.value),
                say.interval_of_shares(way.wins),
                *(NOTHING if n == m or share != share else say.share(share, 0) for m, share in enumerate(way.before)),
            )
            for n, way in enumerate(ways)
        ]
        against = [say("column-before-way", number=n) for n in range(1, len(ways) + 1)]
        heads = ("", say("column-went"), say("column-way-wins"), say("column-interval"), *against)
        yield Sheet(say("sheet-strategies"), heads, tuple(rows))


def _metrics(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """A sentence for each figure; those about causes, and about who thinks, come from random play."""
    own = {one.key: one for one in study.metrics}
    other = {one.key: one for one in study.bare.metrics}
    for key in ORDER:
        if key in own:
            yield say(f"name-{key}"), _told(own[key], say)
        elif key in other:
            told = _told(other[key], say)
            yield say(f"name-{key}"), _under_random(told, say) if key in CAUSES else told


def _told(one: Metric, say: Words) -> str:
    digits = 0 if one.value.value >= 0.1 else 1
    value = say.share(one.value.value, digits) if one.share else say.number(one.value.value)
    interval = say.interval_of_shares(one.value) if one.share else say.interval(one.value)
    if one.key in WHOLE:
        value, interval = say.number(one.value.value, 0), say.interval(one.value, 0)
    return say(f"metric-{one.key}", value=value, interval=interval)


def _way(n: int, way: Strategy, study: Study, say: Words) -> str:
    """A way by what is typical of it."""
    typical = [say("way-source", source=study.sources[i].text, share=say.share(share, 0)) for i, share in way.sources]
    return say("way", number=n + 1, sources=say.listed(typical))


def _skill(study: Study, say: Words) -> Iterator[Block]:
    bare = study.bare
    if bare.skill:
        lead = bare.skill.lead
        ahead = say("thinker-lead", lead=say.amount(lead.value), interval=say.interval(lead))
        yield Text(f"{_thinker(bare, say)} {ahead}")
    if bare.dealt:
        share, high = max(0.0, bare.dealt.value), max(0.0, bare.dealt.high)
        dealt = say("dealt", replays=REPLAYS, share=say.share(share), high=say.share(high))
        yield Text(_under_random(dealt, say) if study.beside else dealt)
    if study.led:
        labels = [say.share((k + 1) / MARKS, 0) for k in range(MARKS)]
        yield Text(say("led"))
        drawn = columns(labels, study.led, say("axis-led"), say.lang, 1 / study.seats)
        yield Picture(drawn, say("picture-led"))
        rows = [
            (label, say.share(e.value), say.interval_of_shares(e)) for label, e in zip(labels, study.led, strict=True)
        ]
        yield _sheet("led", ("passed", "wins", "interval"), rows, say, folded=True)
    if not (bare.skill or bare.dealt or study.led):
        yield Text(say("random-only"))


def _things(study: Study, say: Words) -> Iterator[Block]:
    bare, theirs = study.bare, _theirs(study)
    found = [t for t in bare.things if t.act]
    sure = sum(t.found for t in found)
    yield Text(say("things-random" if bare.random else "things-players"))
    if study.beside:
        yield Text(say("things-beside"))
    yield Text(say("things-found", count=len(found), sure=sure, likely=sum(t.likely for t in found) - sure))
    shown = [t for t in found if t.found]
    ends = shown if len(shown) <= 2 * SHOWN else shown[:SHOWN] + shown[-SHOWN:]
    if ends and study.beside:
        marks = (say("mark-random"), say("mark-players"))
        bars = [
            Bar(named(t), _percent(one.effect), mark)
            for t in (ends if len(ends) <= SHOWN else ends[: SHOWN // 2] + ends[-SHOWN // 2 :])
            for mark, one in zip(marks, (t, theirs.get(t.key)), strict=True)
            if one
        ]
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0, marks), say("picture-beside"))
    elif ends:
        bars = [Bar(named(t), _percent(t.effect)) for t in ends]
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0), say("picture-things"))
    places = heat(bare, say)
    if places:
        yield places
    phrases = [t for t in bare.things if not t.act]
    if phrases:
        yield _taken(say("sheet-phrases"), phrases, theirs, say)
    for decision in study.asked:
        members = [t for t in found if t.key.startswith(f"{decision.name}/")]
        if members:
            yield _taken(f"{decision.text} ({decision.clause})", members, theirs, say)
    if study.untaken:
        yield Text(_unused(study, say, 40), quiet=True)


def _taken(title: str, members: list[ThingFigure], theirs: dict[str, ThingFigure], say: Words) -> Sheet:
    """What taking things does; and what goes with it in the games of others, where there are any."""

    def beside(t: ThingFigure) -> tuple[str, ...]:
        one = theirs.get(t.key)
        if one is None:
            return (NOTHING,) * 3 if theirs else ()
        return say.share(one.takers, 0), say.gain(one.effect.value), say.interval_of_gains(one.effect, bare=True)

    rows = tuple(
        (
            named(t) if t.act else f"{t.text} ({t.clause})",
            say.number(t.times),
            say.share(t.takers, 0),
            say.share(t.takers_wins),
            say.gain(t.effect.value),
            say.interval_of_gains(t.effect, bare=True),
            say.signed(t.points.value),
            _standing(t.found, t.likely, say),
            *beside(t),
        )
        for t in members
    )
    heads: tuple[str, ...] = ("", "times", "takers", "takers-wins", "effect", "interval", "points", "found")
    if theirs:
        heads = (*heads, "players-takers", "players-effect", "interval")
    return Sheet(title, _heads(heads, say), rows, folded=True, pictured=tuple(t.entry for t in members))


def _method(study: Study, say: Words) -> Iterator[Block]:
    if study.people is not None:
        yield Text(say("method-played", games=study.games))
    else:
        yield Text(
            say("method", games=study.games, first=say.whole(study.seed), last=say.whole(study.seed + study.games - 1))
        )
    if study.beside:
        beside = study.beside
        last = say.whole(beside.seed + beside.games - 1)
        yield Text(say("method-beside", games=beside.games, first=say.whole(beside.seed), last=last))
    if study.random:
        yield Text(say("method-random", policy=NET if has_net(find_title(study.title)) else THINKER))
    yield Text(say("method-sure", chapters=STUDIED + COMPARED if study.comparison else STUDIED))
    yield Text(say("method-things", unit=say.unit), quiet=True)
    yield Text(say("method-box", box=study.box), quiet=True)


# ---------------------------------------------------------------------------------------- games that people played


def _page_of_people(study: Study, people: People) -> Page:
    """The report of games that people played; of few of them it says what happened, and no more."""
    say = _words(study)
    if people.few:
        few: dict[str, Iterator[Block]] = {
            "findings": iter([Points(tuple(_found_in_few(study, people, say)))]),
            "people": _people(people, say),
            "seats": _seats_of_few(study, say),
            "length": iter([_decisions(study, say)]),
            "things": iter([_takers(people, say)]),
        }
        return _bound("report-played", few, study, say)
    parts = {
        "findings": _stands_out(study, say),
        "people": _people(people, say),
        "quality": _quality(study, say),
        "seats": _seats(study, say),
        "scores": _scores(study, say),
        "sources": _sources(study, say),
        "length": _length(study, say),
        "skill": _skill(study, say),
        "things": chain(_things(study, say), [_takers(people, say)]),
        "method": _method(study, say),
    }
    return _bound("report-played", parts, study, say)


def _found_in_few(study: Study, people: People, say: Words) -> Iterator[tuple[str, str]]:
    yield say("finding-few"), say("few-played", games=study.games, enough=ENOUGH)
    for name, sentence in _pondering(people, say):
        yield say(f"finding-{name}"), sentence


def _pondering(people: People, say: Words) -> Iterator[tuple[str, str]]:
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


def _people(people: People, say: Words) -> Iterator[Block]:
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
    yield _sheet("people", heads, rows, say, numeric=2)


def _seats_of_few(study: Study, say: Words) -> Iterator[Block]:
    rows = [
        (say("seat", seat=seat), say.number(study.games * w.value), say.amount(s.value))
        for seat, (w, s) in enumerate(zip(study.wins, study.scores, strict=True), 1)
    ]
    yield _sheet("seats", ("seat", "won", "score"), rows, say)


def _takers(people: People, say: Words) -> Sheet:
    """What was taken, and how those fared who took it."""
    rows = [
        (one.text, one.clause, say.number(one.times), say.number(one.takers), say.number(one.wins))
        for one in people.taken
    ]
    return _sheet("takers", ("", "clause", "took-times", "took-seats", "won"), rows, say, numeric=2, folded=True)
