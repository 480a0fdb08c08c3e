"""The sections of a report: a subject each, in sentences, pictures and tables."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.kernel.title.title import find_title
from stammtisch.lab.balance import SourceFigure, Study, ThingFigure
from stammtisch.lab.budget import COMPARED, STUDIED
from stammtisch.lab.counting import MARKS, REPLAYS, THINKER
from stammtisch.lab.heat import heat
from stammtisch.lab.metrics import ORDER, Metric
from stammtisch.lab.page import Block, Picture, Points, Sheet, Text
from stammtisch.lab.pictures import Bar, columns, dots, histogram
from stammtisch.lab.report.changes import SHOWN
from stammtisch.lab.report.findings import among_thinkers, even_seats, even_turns, never_taken, skill_of_thinker
from stammtisch.lab.report.sheets import NOTHING, heads_of, how_sure, percent, sheet, turn_name, under_random
from stammtisch.lab.say import Words
from stammtisch.lab.strategies import Strategy
from stammtisch.lab.things import named
from stammtisch.players.net import NET, has_net

WHOLE = ("minutes", "elo")
"""Figures that are no better for parts of one."""

CAUSES = ("interaction", "dead", "clear", "deal")
"""Figures that only random play can tell: what choices cause."""


def seats(study: Study, say: Words) -> Iterator[Block]:
    """What each seat wins, and each place in the order."""
    seats = [say("seat", seat=seat) for seat in range(1, study.seats + 1)]
    yield Text(even_seats(study, say))
    bars = [Bar(seat, percent(e)) for seat, e in zip(seats, study.wins, strict=True)]
    yield Picture(dots(bars, say("axis-wins"), say.lang, 100 / study.seats), say("picture-seats"))
    rows = [
        (seat, say.share(w.value), say.interval_of_shares(w), say.amount(s.value), say.interval(s))
        for seat, w, s in zip(seats, study.wins, study.scores, strict=True)
    ]
    yield sheet("seats", ("seat", "wins", "interval", "score", "interval"), rows, say)
    if study.turns:
        yield Text(even_turns(study, say))
        turns = [(turn_name(i, say), say.share(w.value), say.interval_of_shares(w)) for i, w in enumerate(study.turns)]
        yield sheet("turns", ("", "wins", "interval"), turns, say)


def scores(study: Study, say: Words) -> Iterator[Block]:
    """How many points there are, and how close games end."""
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
    yield sheet("scores", ("", "mean", "interval"), rows if study.seats > 1 else rows[:1], say)


def sources(study: Study, say: Words) -> Iterator[Block]:
    """Where points come from, and what those who win have more of."""
    marks = (say("mark-mean"), say("mark-gap"))
    bars = [
        Bar(s.text, estimate, mark)
        for s in study.sources
        for mark, estimate in zip(marks, (s.mean, s.gap), strict=True)
    ]
    yield Picture(dots(bars, say("axis-points", unit=say.unit), say.lang, 0, marks), say("picture-sources"))
    rows = [
        (s.text, s.clause, say.amount(s.mean.value), *_gap(s, say), how_sure(s.found, s.likely, say))
        for s in study.sources
    ]
    yield sheet("sources", ("source", "clause", "mean", "gap", "interval", "sure"), rows, say, numeric=2)


def _gap(source: SourceFigure, say: Words) -> tuple[str, str]:
    return say.amount(source.gap.value, signed=True), say.interval_of_changes(source.gap)


def length(study: Study, say: Words) -> Iterator[Block]:
    """How long games are, what is decided in them, and how they end."""
    low, _, half, _, high = study.length_spread.quantiles
    chapters = round(study.chapters.value, 1)
    facts = {"decisions": say.number(study.decisions.value, 0), "choices": say.number(study.choices.value, 0)}
    facts |= {
        "low": say.number(low),
        "high": say.number(high),
        "chapters": say.chapters(chapters, int(chapters != int(chapters))),
    }
    message = "length-chapters" if chapters else "length"
    yield Text(say(message, **facts))
    yield Picture(histogram(study.length_spread, say("axis-length"), say.lang, half), say("picture-length"))
    yield decisions(study, say)
    if len(study.endings) > 1:
        ends = [(e.text, e.clause, say.share(e.share.value), say.interval_of_shares(e.share)) for e in study.endings]
        yield sheet("ends", ("", "clause", "games", "interval"), ends, say, numeric=2)


def decisions(study: Study, say: Words) -> Sheet:
    """What is decided, how often, and among how many options."""
    rows = [
        (d.text, d.clause, say.number(d.times), say.number(d.options), say.number(d.most), say.share(d.forced, 0))
        for d in study.asked
    ]
    return sheet("decisions", ("decision", "clause", "times", "options", "most", "forced"), rows, say, numeric=2)


def quality(study: Study, say: Words) -> Iterator[Block]:
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
            yield say(f"name-{key}"), under_random(told, say) if key in CAUSES else told


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


def skill(study: Study, say: Words) -> Iterator[Block]:
    """How much skill there is, how much the deal decides, and when the winner is known."""
    bare = study.bare
    if bare.skill:
        lead = bare.skill.lead
        ahead = say("thinker-lead", lead=say.amount(lead.value), interval=say.interval(lead))
        yield Text(f"{skill_of_thinker(bare, say)} {ahead}")
    if bare.dealt:
        share, high = max(0.0, bare.dealt.value), max(0.0, bare.dealt.high)
        dealt = say("dealt", replays=REPLAYS, share=say.share(share), high=say.share(high))
        yield Text(under_random(dealt, say) if study.beside else dealt)
    if study.led:
        labels = [say.share((k + 1) / MARKS, 0) for k in range(MARKS)]
        yield Text(say("led"))
        drawn = columns(labels, study.led, say("axis-led"), say.lang, 1 / study.seats)
        yield Picture(drawn, say("picture-led"))
        rows = [
            (label, say.share(e.value), say.interval_of_shares(e)) for label, e in zip(labels, study.led, strict=True)
        ]
        yield sheet("led", ("passed", "wins", "interval"), rows, say, folded=True)
    if not (bare.skill or bare.dealt or study.led):
        yield Text(say("random-only"))


def things(study: Study, say: Words) -> Iterator[Block]:
    """What taking things does, with pictures and the places in colours."""
    bare, theirs = study.bare, among_thinkers(study)
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
            Bar(named(t), percent(one.effect), mark)
            for t in (ends if len(ends) <= SHOWN else ends[: SHOWN // 2] + ends[-SHOWN // 2 :])
            for mark, one in zip(marks, (t, theirs.get(t.key)), strict=True)
            if one
        ]
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0, marks), say("picture-beside"))
    elif ends:
        bars = [Bar(named(t), percent(t.effect)) for t in ends]
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
        yield Text(never_taken(study, say, 40), quiet=True)


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
            how_sure(t.found, t.likely, say),
            *beside(t),
        )
        for t in members
    )
    heads: tuple[str, ...] = ("", "times", "takers", "takers-wins", "effect", "interval", "points", "found")
    if theirs:
        heads = (*heads, "players-takers", "players-effect", "interval")
    return Sheet(title, heads_of(heads, say), rows, folded=True, pictured=tuple(t.entry for t in members))


def method(study: Study, say: Words) -> Iterator[Block]:
    """How all this was found, with the seeds that find it again."""
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
