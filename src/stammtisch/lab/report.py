"""The report of a study: what a designer asks, answered in sentences, pictures and tables.

Sentences stand in the laboratory's words; here is which of them are said, with which facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stammtisch.lab.balance import Study, ThingFigure
from stammtisch.lab.compare import IN_BOX, Change, Comparison, Difference
from stammtisch.lab.counting import MARKS, REPLAYS
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Block, Page, Picture, Points, Section, Sheet, Text
from stammtisch.lab.pictures import Bar, columns, dots, histogram
from stammtisch.lab.say import Words
from stammtisch.lab.things import named

SHOWN = 10
"""Things at either end of a picture."""


def page(study: Study) -> Page:
    """The report as a page, in the study's language."""
    say = Words(study.lang)
    parts: dict[str, Iterator[Block]] = {"findings": iter((Points(tuple(findings(study))),))}
    if study.comparison:
        parts["comparison"] = _comparison(study.comparison, say)
    parts |= {
        "seats": _seats(study, say),
        "scores": _scores(study, say),
        "sources": _sources(study, say),
        "length": _length(study, say),
        "skill": _skill(study, say),
        "things": _things(study, say),
        "method": _method(study, say),
    }
    sections = tuple(Section(name, say(f"section-{name}"), tuple(blocks)) for name, blocks in parts.items())
    return Page(study.lang, study.name, say("report"), say("contents"), tuple(_facts(study, say)), sections)


def _facts(study: Study, say: Words) -> Iterator[str]:
    """What was studied."""
    yield say("fact-seats", seats=study.seats)
    played_by = say.listed([f"`{policy}`" for policy in study.policies])
    yield say("fact-random" if study.random else "fact-policies", games=study.games, policies=played_by)
    yield say("fact-seed", seed=str(study.seed))
    yield from (f"`{name}={value}`" for name, value in study.options.items())
    yield say("fact-edited-box" if study.edited else "fact-box", box=study.box)


# ---------------------------------------------------------------------------------------------- what stands out


def findings(study: Study) -> Iterator[tuple[str, str]]:
    """The answers to what a designer asks first: a heading, and a sentence or two."""
    say = Words(study.lang)
    for name, sentence in _findings(study, say):
        yield say(f"finding-{name}"), sentence


def _findings(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    if study.comparison:
        yield from _changed(study.comparison, say)
    if study.seats == 1:
        yield "points", say("alone", points=say.number(study.best.value))
    else:
        yield from _among_seats(study, say)
    if len(study.endings) > 1:
        rare = min(study.endings, key=lambda e: e.share.value)
        usual = max(study.endings, key=lambda e: e.share.value)
        ways = {"usual": usual.clause or usual.text, "rare": rare.clause or rare.text, "text": rare.text}
        yield "end", say("ends", most=say.share(usual.share.value), least=say.share(rare.share.value), **ways)
    source = max(study.sources, key=lambda s: abs(s.gap.value), default=None)
    if source is not None and source.gap.low * source.gap.high > 0:
        gap = {"points": say.signed(source.gap.value), "interval": say.interval(source.gap)}
        yield "winners", say("winners", source=source.text, clause=source.clause, **gap)
    yield from _striking(study, say)
    if study.led:
        half = study.led[MARKS // 2 - 1]
        certain = next(k for k, e in enumerate(study.led, 1) if e.value > 0.5 or k == MARKS)
        shares = {"half": half.value, "chance": 1 / study.seats, "certain": certain / MARKS}
        yield "tension", say("tension", **{name: say.share(value, 0) for name, value in shares.items()})
    if study.skill:
        yield "skill", _thinker(study, say)
    if study.untaken:
        yield "unused", say("unused", count=len(study.untaken), things=say.listed(study.untaken, 4))


def _among_seats(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """What is to be said where several play."""
    yield "seats", _even_seats(study, say)
    if study.turns:
        yield "turns", _even_turns(study, say)
    close = study.margin.value / abs(study.best.value) if study.best.value else 0
    facts = {"margin": say.number(study.margin.value), "best": say.number(study.best.value)}
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
    sure = [t for t in study.things if t.found and t.act]
    for name, thing in (("strongest", sure[0]), ("weakest", sure[-1])) if len(sure) > 1 else ():
        facts = {"wins": say.gain(thing.effect.value), "points": say.signed(thing.points.value)}
        message = "taken-once" if study.random else "goes-with"
        yield name, say(message, thing=named(thing), interval=say.interval_of_gains(thing.effect), **facts)
    if study.things and not sure:
        yield "things", say("no-thing")


def _thinker(study: Study, say: Words) -> str:
    assert study.skill is not None
    one = study.skill
    facts = {"wins": say.share(one.win_share.value, 0), "interval": say.interval_of_shares(one.win_share)}
    return say("thinker", policy=one.thinker, games=one.games, chance=say.share(1 / study.seats, 0), **facts)


def _changed(between: Comparison, say: Words) -> Iterator[tuple[str, str]]:
    if not between.changes:
        yield "change", say("same-boxes")
        return
    yield "change", say("changed", changes=say.listed([_change(c, say) for c in between.changes], 5))
    sure = [d for d in between.figures if d.sure]
    large = [_difference(d, say) for d in sure if _is_large(d)][:5]
    more = len(sure) - len(large)
    if large:
        yield "effect", say("changed-more" if more else "changed-figures", figures="; ".join(large), more=more)
    elif sure:
        yield "effect", say("changed-trifles", more=more)
    else:
        wins = [d.change for d in between.figures if d.key.startswith("wins-")]
        reach = max(max(abs(e.low), abs(e.high)) for e in wins)
        yield "effect", say("nothing-sure", reach=say.reach(reach))
    things = [d for d in between.things if d.sure]
    if things:
        yield "worth", say("worth", things="; ".join(_difference(d, say, worth=True) for d in things[:3]))
    elif between.things:
        yield "worth", say("worth-same")


def _is_large(d: Difference) -> bool:
    """Whether a change is worth a word: half a percentage point of a share, or a fiftieth of a number."""
    return abs(d.change.value) >= (0.005 if d.unit == "share" else 0.02 * abs(d.before))


def _change(change: Change, say: Words) -> str:
    if not change.key:
        return say("new-entry" if change.after else "gone-entry", entry=change.entry)
    before, after = _sides(change, say)
    message = "changed-key" if change.entry == "game" else "changed-entry"
    return say(message, entry=change.entry, key=change.key, before=before, after=after)


def _sides(change: Change, say: Words) -> tuple[str, str]:
    """What stood there and what stands there."""
    before, after = (say("in-box") if side == IN_BOX else side or say("none") for side in (change.before, change.after))
    return before, after


def _difference(d: Difference, say: Words, worth: bool = False) -> str:
    before, after, _, interval = _said(d, say, worth)
    return say("difference", what=d.what, before=before, after=after, interval=interval)


def _said(d: Difference, say: Words, worth: bool) -> tuple[str, str, str, str]:
    """Before, after, change and its interval; `worth`: of what taking a thing does to the share of the wins."""
    if d.unit != "share":
        ends = say.interval_of_changes(d.change)
        return say.number(d.before), say.number(d.after), say.signed(d.change.value), ends
    one = say.gain if worth else say.share
    return one(d.before), one(d.after), say.gain(d.change.value), say.interval_of_gains(d.change)


# ------------------------------------------------------------------------------------------------- the sections


def _comparison(between: Comparison, say: Words) -> Iterator[Block]:
    if between.changes:
        rows = [(f"`{c.entry}`", f"`{c.key}`" if c.key else "", *_sides(c, say)) for c in between.changes]
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
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0, marks), say("picture-worth"))
        yield _differences("worth", things, say, worth=True)
    taken = [d for d in between.taken if d.sure][: 2 * SHOWN]
    if taken:
        yield _differences("taken", taken, say, folded=True)
    if between.gone or between.new:
        yield Text(say("only-in", gone=say.listed(between.gone), new=say.listed(between.new)))
    yield _differences("figures", list(between.figures), say, folded=True)


def _differences(name: str, found: list[Difference], say: Words, worth: bool = False, folded: bool = False) -> Sheet:
    rows = [(d.what, *_said(d, say, worth), _yes(d.sure, say)) for d in found]
    return _sheet(name, ("", "before", "after", "change", "interval", "sure"), rows, say, folded=folded)


def _yes(sure: bool, say: Words) -> str:
    return say("yes" if sure else "no")


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
    return tuple(say(f"column-{head}") if head else "" for head in heads)


def _seats(study: Study, say: Words) -> Iterator[Block]:
    seats = [say("seat", seat=seat) for seat in range(1, study.seats + 1)]
    yield Text(_even_seats(study, say))
    bars = [Bar(seat, _percent(e)) for seat, e in zip(seats, study.wins, strict=True)]
    yield Picture(dots(bars, say("axis-wins"), say.lang, 100 / study.seats), say("picture-seats"))
    rows = [
        (seat, say.share(w.value), say.interval_of_shares(w), say.number(s.value), say.interval(s))
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
    yield Text(say(message, **{name: say.number(value) for name, value in means.items()}))
    yield Picture(histogram(study.score_spread, say("axis-score"), say.lang, half), say("picture-scores"))
    margin = study.margin_spread.quantiles[2]
    if study.seats > 1:
        picture = histogram(study.margin_spread, say("axis-margin"), say.lang, margin)
        yield Picture(picture, say("picture-margins", margin=say.number(margin)))
    figures = {"score": study.score, "best": study.best, "margin": study.margin, "spread": study.spread}
    rows = [(say(f"row-{name}"), say.number(e.value), say.interval(e)) for name, e in figures.items()]
    rows.append((say("row-shared"), say.share(study.shared.value), say.interval_of_shares(study.shared)))
    yield _sheet("scores", ("", "mean", "interval"), rows if study.seats > 1 else rows[:1], say)


def _sources(study: Study, say: Words) -> Iterator[Block]:
    marks = (say("mark-mean"), say("mark-gap"))
    bars = [
        Bar(s.text, estimate, mark)
        for s in study.sources
        for mark, estimate in zip(marks, (s.mean, s.gap), strict=True)
    ]
    yield Picture(dots(bars, say("axis-points"), say.lang, 0, marks), say("picture-sources"))
    rows = [
        (s.text, s.clause, say.number(s.mean.value), say.signed(s.gap.value), say.interval(s.gap))
        for s in study.sources
    ]
    yield _sheet("sources", ("source", "clause", "mean", "gap", "interval"), rows, say, numeric=2)


def _length(study: Study, say: Words) -> Iterator[Block]:
    low, _, half, _, high = study.length_spread.quantiles
    chapters = round(study.chapters.value, 1)
    facts = {"decisions": say.number(study.decisions.value, 0), "choices": say.number(study.choices.value, 0)}
    facts |= {"low": say.number(low), "high": say.number(high), "chapters": say.number(chapters)}
    message = "length-chapters" if chapters else "length"
    yield Text(say(message, **facts, courses=f"10^{study.courses:.0f}"))
    yield Picture(histogram(study.length_spread, say("axis-length"), say.lang, half), say("picture-length"))
    rows = [
        (d.text, d.clause, say.number(d.times), say.number(d.options), say.number(d.most), say.share(d.forced, 0))
        for d in study.asked
    ]
    heads = ("decision", "clause", "times", "options", "most", "forced")
    yield _sheet("decisions", heads, rows, say, numeric=2)
    if len(study.endings) > 1:
        ends = [(e.text, e.clause, say.share(e.share.value), say.interval_of_shares(e.share)) for e in study.endings]
        yield _sheet("ends", ("", "clause", "games", "interval"), ends, say, numeric=2)


def _skill(study: Study, say: Words) -> Iterator[Block]:
    if study.skill:
        lead = study.skill.lead
        ahead = say("thinker-lead", lead=say.number(lead.value), interval=say.interval(lead))
        yield Text(f"{_thinker(study, say)} {ahead}")
    if study.dealt:
        share, high = max(0.0, study.dealt.value), max(0.0, study.dealt.high)
        yield Text(say("dealt", replays=REPLAYS, share=say.share(share), high=say.share(high)))
    if study.led:
        labels = [say.share((k + 1) / MARKS, 0) for k in range(MARKS)]
        yield Text(say("led"))
        drawn = columns(labels, study.led, say("axis-led"), say.lang, 1 / study.seats)
        yield Picture(drawn, say("picture-led"))
        rows = [
            (label, say.share(e.value), say.interval_of_shares(e)) for label, e in zip(labels, study.led, strict=True)
        ]
        yield _sheet("led", ("passed", "wins", "interval"), rows, say, folded=True)
    if not (study.skill or study.dealt or study.led):
        yield Text(say("random-only"))


def _things(study: Study, say: Words) -> Iterator[Block]:
    found = [t for t in study.things if t.act]
    yield Text(say("things-random" if study.random else "things-players"))
    yield Text(say("things-found", count=len(found), sure=sum(t.found for t in found)))
    shown = [t for t in found if t.found]
    ends = shown if len(shown) <= 2 * SHOWN else shown[:SHOWN] + shown[-SHOWN:]
    if ends:
        bars = [Bar(named(t), _percent(t.effect)) for t in ends]
        yield Picture(dots(bars, say("axis-effect"), say.lang, 0), say("picture-things"))
    phrases = [t for t in study.things if not t.act]
    if phrases:
        yield _taken(say("sheet-phrases"), phrases, say)
    for decision in study.asked:
        members = [t for t in found if t.key.startswith(f"{decision.name}/")]
        if members:
            yield _taken(f"{decision.text} ({decision.clause})", members, say)
    if study.untaken:
        yield Text(say("untaken", things=say.listed(study.untaken, 40)), quiet=True)


def _taken(title: str, members: list[ThingFigure], say: Words) -> Sheet:
    """What taking things does."""
    rows = tuple(
        (
            named(t) if t.act else f"{t.text} ({t.clause})",
            say.number(t.times),
            say.share(t.takers, 0),
            say.share(t.takers_wins),
            say.gain(t.effect.value),
            say.interval_of_gains(t.effect),
            say.signed(t.points.value),
            f"{_yes(t.found, say)} ({say.chance(t.q)})",
        )
        for t in members
    )
    heads = ("", "times", "takers", "takers-wins", "effect", "interval", "points", "found")
    return Sheet(title, _heads(heads, say), rows, folded=True)


def _method(study: Study, say: Words) -> Iterator[Block]:
    yield Text(say("method", games=study.games, first=str(study.seed), last=str(study.seed + study.games - 1)))
    if study.random:
        yield Text(say("method-random"))
    yield Text(say("method-things"), quiet=True)
