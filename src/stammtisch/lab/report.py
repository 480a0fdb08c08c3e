"""The report of a study: what a designer asks, answered in sentences, pictures and tables."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.lab import say
from stammtisch.lab.balance import Study, ThingFigure
from stammtisch.lab.compare import Change, Comparison, Difference
from stammtisch.lab.counting import MARKS, REPLAYS
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Block, Page, Picture, Points, Section, Sheet, Text
from stammtisch.lab.pictures import Bar, columns, dots, histogram

SHOWN = 10
"""Things at either end of a picture."""

INTERVALS = "Intervals hold the true value 95 times in a hundred."


def page(study: Study) -> Page:
    """The report as a page."""
    who = "random play" if study.random else f"play by {say.listed(list(study.policies))}"
    facts = [f"{study.seats} seats", f"{say.plural(study.games, 'game')} of {who}", f"seed {study.seed}"]
    facts += [f"{name.replace('_', ' ')}: {value}" for name, value in study.options.items()]
    facts.append(f"{'edited box' if study.edited else 'box'} {study.box}")
    sections = [Section("What stands out", (Points(tuple(findings(study))),))]
    if study.comparison:
        sections.append(Section("What the changes did", tuple(_comparison(study.comparison))))
    sections += [
        Section("Seats", tuple(_seats(study))),
        Section("Scores", tuple(_scores(study))),
        Section("Where points come from", tuple(_sources(study))),
        Section("Length and decisions", tuple(_length(study))),
        Section("Skill and luck", tuple(_skill(study))),
        Section("Cards, tiles and places", tuple(_things(study))),
        Section("How to read this", tuple(_method(study))),
    ]
    return Page(study.name, "Balance study", tuple(facts), tuple(sections))


# ---------------------------------------------------------------------------------------------- what stands out


def findings(study: Study) -> Iterator[tuple[str, str]]:
    """The answers to what a designer asks first: a heading, and a sentence or two."""
    if study.comparison:
        yield from _changed(study.comparison)
    if study.seats == 1:
        yield "Points", f"Who plays alone ends with {say.number(study.best.value)} points in the mean."
    else:
        yield from _among_seats(study)
    if len(study.endings) > 1:
        rare = min(study.endings, key=lambda e: e.share.value)
        often = max(study.endings, key=lambda e: e.share.value)
        yield (
            "The end",
            f"{say.share(often.share.value)} of the games end by {often.clause} and {say.share(rare.share.value)} by "
            f"{rare.clause}: {rare.text}",
        )
    gap = max(study.sources, key=lambda s: abs(s.gap.value), default=None)
    if gap is not None and gap.gap.low * gap.gap.high > 0:
        yield (
            "Winners",
            f"What sets winners apart is {gap.text} ({gap.clause}): they have {say.signed(gap.gap.value)} points of it "
            f"compared with the others ({say.interval(gap.gap)}).",
        )
    yield from _striking(study)
    if study.led:
        half = study.led[MARKS // 2 - 1]
        certain = next(k for k, e in enumerate(study.led, 1) if e.value > 0.5 or k == MARKS)
        yield (
            "Tension",
            f"Who leads after half of a game wins {say.share(half.value, 0)} of the games "
            f"({say.share(1 / study.seats, 0)} would be chance); the leader is more likely to win than not after "
            f"{certain * 100 // MARKS}{say.THIN}% of it.",
        )
    if study.skill:
        yield "Skill", _thinker(study)
    if study.untaken:
        few = say.listed(list(study.untaken), 4)
        yield "Unused", f"{say.plural(len(study.untaken), 'thing is', 'things are')} never taken by anybody: {few}."


def _among_seats(study: Study) -> Iterator[tuple[str, str]]:
    """What is to be said where several play."""
    yield "Seats", _even(study.wins, study.even_seats, study.seats, "seat")
    if study.turns:
        yield "Turn order", _even(study.turns, study.even_turns, study.seats, "turn")
    close = study.margin.value / abs(study.best.value) if study.best.value else 0
    shared = f" {say.share(study.shared.value)} of the games have several winners." if study.shared.value else ""
    yield (
        "Closeness",
        f"The best ends {say.number(study.margin.value)} points ahead of the second, which is {say.share(close, 0)} of "
        f"its {say.number(study.best.value)} points.{shared}",
    )


def _even(shares: tuple[Estimate, ...], even: bool, seats: int, what: str) -> str:
    fair = say.share(1 / seats)
    best = max(range(len(shares)), key=lambda i: shares[i].value)
    worst = min(range(len(shares)), key=lambda i: shares[i].value)
    names = [f"seat {i + 1}" if what == "seat" else _turn(i) for i in range(len(shares))]
    if even:
        reach = max(max(abs(e.low - 1 / seats), abs(e.high - 1 / seats)) for e in shares)
        return (
            f"No {'seat' if what == 'seat' else 'place in the turn order'} has an advantage that shows: all shares of "
            f"the wins are within {say.number(100 * reach, 1)}{say.THIN}pp of the fair {fair}."
        )
    return (
        f"{names[best].capitalize()} wins {say.share(shares[best].value)} of the games "
        f"({say.interval(shares[best], 'share')}) and {names[worst]} {say.share(shares[worst].value)} "
        f"({say.interval(shares[worst], 'share')}), where {fair} is fair."
    )


def _turn(i: int) -> str:
    return f"the {('first', 'second', 'third', 'fourth', 'fifth', 'sixth')[i]} in turn"


def _striking(study: Study) -> Iterator[tuple[str, str]]:
    """The things that help and harm most."""
    sure = [t for t in study.things if t.found and t.act]
    for head, thing in (("Strongest", sure[0]), ("Weakest", sure[-1])) if len(sure) > 1 else ():
        once = f"Taking {_thing(thing)} once brings" if study.random else f"With {_thing(thing)} goes, each time,"
        yield head, f"{once} {_what_it_does(thing)}."
    if study.things and not sure:
        yield "Things", "No card, tile or place helps or harms so that it could be told from accident."


def _thing(thing: ThingFigure) -> str:
    return f"{thing.text} ({thing.act or thing.kind})"


def _what_it_does(thing: ThingFigure) -> str:
    return (
        f"{say.points_of_percent(thing.effect.value)} of the wins ({say.interval(thing.effect, 'pp')}), "
        f"{say.signed(thing.points.value)} points"
    )


def _thinker(study: Study) -> str:
    assert study.skill is not None
    one = study.skill
    return (
        f"A player that thinks a little ({one.thinker}) wins {say.share(one.win_share.value, 0)} of {one.games} games "
        f"among random ones ({say.interval(one.win_share, 'share')}); if all were luck it would be "
        f"{say.share(1 / study.seats, 0)}."
    )


def _changed(between: Comparison) -> Iterator[tuple[str, str]]:
    if not between.changes:
        yield "The change", "The two boxes are the same for the rules; whatever differs stands in remarks."
        return
    yield "The change", f"{say.listed([_change(c) for c in between.changes], 5)}."
    sure = [d for d in between.figures if d.sure]
    large = [d for d in sure if _is_large(d)]
    if sure:
        told = "; ".join(_difference(d) for d in large[:5])
        more = f"{len(sure) - len(large[:5])} more figures changed for sure, most of them less"
        yield "What it did", ". ".join(filter(None, (told, more if len(sure) > len(large[:5]) else ""))) + "."
    else:
        wins = [d.change for d in between.figures if d.unit == "share" and d.what.startswith("wins")]
        reach = max((max(abs(e.low), abs(e.high)) for e in wins), default=0.0)
        yield (
            "What it did",
            "No figure of the game as a whole changed so that one can be sure. The wins of no seat changed by more "
            f"than {say.number(100 * reach, 1)}{say.THIN}pp.",
        )
    things = [d for d in between.things if d.sure]
    if things:
        yield "Worth now", f"Taken once, it brings: {'; '.join(_difference(d, 'pp') for d in things[:3])}."
    elif between.things:
        yield "Worth now", "No single thing helps more or less than before so that one can be sure."


def _is_large(d: Difference) -> bool:
    """Whether a change is worth a word: half a percentage point of a share, or a fiftieth of a number."""
    return abs(d.change.value) >= (0.005 if d.unit == "share" else 0.02 * abs(d.before))


def _change(change: Change) -> str:
    if change.key:
        entry = "" if change.entry == "game" else f"{change.entry}: "
        return f"{entry}{change.key} {change.before or 'none'} → {change.after or 'none'}"
    return f"{change.entry} is {'new' if change.after else 'gone'}"


def _difference(d: Difference, unit: str = "") -> str:
    if d.unit == "share" or unit == "pp":
        before, after = (say.points_of_percent if unit == "pp" else say.share)(d.before), say.share(d.after)
        after = say.points_of_percent(d.after) if unit == "pp" else after
        return f"{d.what} {before} → {after} ({say.interval(d.change, 'pp')})"
    return f"{d.what} {say.number(d.before)} → {say.number(d.after)} ({_signed_interval(d)})"


def _signed_interval(d: Difference) -> str:
    return f"{say.signed(d.change.low)} to {say.signed(d.change.high)}"


# ------------------------------------------------------------------------------------------------- the sections


def _comparison(between: Comparison) -> Iterator[Block]:
    rows = tuple((c.entry, c.key, c.before or "none", c.after or "none") for c in between.changes)
    if rows:
        yield Sheet("What was changed in the box", ("entry", "what", "before", "after"), rows, numeric=2)
    yield Text(
        "Both boxes were played on the same seeds: the same luck, and players who draw their choices from the same "
        "numbers. So the intervals are about the change itself, not about two heaps of games."
    )
    sure = [d for d in between.figures if d.sure and _is_large(d)]
    if sure:
        yield _differences("What changed for sure, and by more than a trifle", sure)
    things = [d for d in between.things if d.sure][: 2 * SHOWN]
    if things:
        marks = ("before", "after")
        bars = [
            Bar(d.what, Estimate(100 * value, 100 * value, 100 * value), "", mark)
            for d in things[:SHOWN]
            for mark, value in zip(marks, (d.before, d.after), strict=True)
        ]
        yield Picture(
            dots(bars, "percentage points of the wins, for taking it once", 0, marks),
            "What taking a thing does to winning, before and after the change, where it changed for sure.",
        )
        yield _differences("Things whose worth changed for sure", things, "pp")
    taken = [d for d in between.taken if d.sure][: 2 * SHOWN]
    if taken:
        yield _differences("Things that are taken more or less often in a game", taken, folded=True)
    if between.gone or between.new:
        yield Text(
            f"Only in the old box: {say.listed(list(between.gone))}. Only in the new one: "
            f"{say.listed(list(between.new))}."
        )
    yield _differences("All figures of the whole game", list(between.figures), folded=True)


def _differences(title: str, found: list[Difference], unit: str = "", folded: bool = False) -> Sheet:
    rows = []
    for d in found:
        if d.unit == "share":
            one = say.points_of_percent if unit == "pp" else say.share
            cells = (one(d.before), one(d.after), say.points_of_percent(d.change.value), say.interval(d.change, "pp"))
        else:
            cells = (say.number(d.before), say.number(d.after), say.signed(d.change.value), _signed_interval(d))
        rows.append((d.what, *cells, "yes" if d.sure else "no"))
    return Sheet(title, ("", "before", "after", "change", "interval", "sure"), tuple(rows), folded=folded)


def _seats(study: Study) -> Iterator[Block]:
    n, fair = study.seats, 1 / study.seats
    yield Text(_even(study.wins, study.even_seats, n, "seat"))
    bars = [Bar(f"seat {i + 1}", _percent(e), "") for i, e in enumerate(study.wins)]
    yield Picture(
        dots(bars, "per cent of the wins", 100 * fair),
        f"Each seat's share of the wins. The dashed line is fair. {INTERVALS}",
    )
    rows = tuple(
        (f"seat {i + 1}", say.share(w.value), say.interval(w, "share"), say.number(s.value), say.interval(s))
        for i, (w, s) in enumerate(zip(study.wins, study.scores, strict=True))
    )
    yield Sheet("Seats", ("seat", "wins", "interval", "mean score", "interval"), rows)
    if study.turns:
        yield Text(_even(study.turns, study.even_turns, n, "turn"))
        turns = tuple((_turn(i), say.share(w.value), say.interval(w, "share")) for i, w in enumerate(study.turns))
        yield Sheet("Turn order, counted from who decides first", ("", "wins", "interval"), turns)


def _percent(e: Estimate) -> Estimate:
    return Estimate(100 * e.value, 100 * e.low, 100 * e.high)


def _scores(study: Study) -> Iterator[Block]:
    q = study.score_spread.quantiles
    yield Text(
        f"A seat ends with {say.number(study.score.value)} points in the mean; nine of ten have {say.number(q[1])} to "
        f"{say.number(q[3])}. The best has {say.number(study.best.value)}, and is {say.number(study.spread.value)} "
        "ahead of the last."
    )
    yield Picture(
        histogram(study.score_spread, "points of a seat", q[2]),
        "How the scores of all seats are spread; the dashed line divides them into halves.",
    )
    m = study.margin_spread.quantiles
    yield Picture(
        histogram(study.margin_spread, "points between the best and the second", m[2]),
        f"How close games end: half of them by {say.number(m[2])} points or less.",
    )
    rows = (
        ("mean score of a seat", say.number(study.score.value), say.interval(study.score)),
        ("score of the best", say.number(study.best.value), say.interval(study.best)),
        ("lead on the second", say.number(study.margin.value), say.interval(study.margin)),
        ("lead on the last", say.number(study.spread.value), say.interval(study.spread)),
        ("games with several winners", say.share(study.shared.value), say.interval(study.shared, "share")),
    )
    yield Sheet("Scores", ("", "mean", "interval"), rows)


def _sources(study: Study) -> Iterator[Block]:
    marks = ("a seat in the mean", "more, if it wins")
    bars = [
        Bar(s.text, estimate, "", mark)
        for s in study.sources
        for mark, estimate in zip(marks, (s.mean, s.gap), strict=True)
    ]
    yield Picture(
        dots(bars, "points", 0, marks),
        "Points of a seat by source, and how much more of each winners have than the others.",
    )
    rows = tuple(
        (s.text, s.clause, say.number(s.mean.value), say.signed(s.gap.value), say.interval(s.gap))
        for s in study.sources
    )
    yield Sheet("Sources of points", ("source", "clause", "mean", "winners have more", "interval"), rows, numeric=2)


def _length(study: Study) -> Iterator[Block]:
    q = study.length_spread.quantiles
    chapters = f" and {say.plural(round(study.chapters.value, 1), 'round or phase', 'rounds or phases')}"
    yield Text(
        f"A game has {say.number(study.decisions.value, 0)} decisions{chapters if study.chapters.value else ''}; the "
        f"shortest had {say.number(q[0])}, the longest {say.number(q[4])}. At {say.number(study.choices.value, 0)} of "
        f"them there is a choice. All choices together make about 10^{study.courses:.0f} courses that one game could "
        "take."
    )
    yield Picture(histogram(study.length_spread, "decisions in a game", q[2]), "How long games are, in decisions.")
    rows = tuple(
        (d.text, d.clause, say.number(d.times), say.number(d.options), say.number(d.most), say.share(d.forced, 0))
        for d in study.asked
    )
    yield Sheet(
        "Decisions",
        ("decision", "clause", "in a game", "options, mean", "options, most", "only one"),
        rows,
        numeric=2,
    )
    if len(study.endings) > 1:
        ends = tuple(
            (e.text, e.clause, say.share(e.share.value), say.interval(e.share, "share")) for e in study.endings
        )
        yield Sheet("How games end", ("", "clause", "games", "interval"), ends, numeric=2)


def _skill(study: Study) -> Iterator[Block]:
    if study.skill:
        yield Text(
            f"{_thinker(study)} It ends {say.number(study.skill.lead.value)} points ahead of the mean of the others "
            f"({say.interval(study.skill.lead)}). So much can be gained by choosing well against those who do not "
            "choose at all; how far good players differ from each other is a question for `stammtisch match`."
        )
    if study.dealt:
        share, high = max(0.0, study.dealt.value), max(0.0, study.dealt.high)
        yield Text(
            f"To see what is dealt, deals were played {REPLAYS} times over with new choices and the same luck at the "
            f"start. {say.share(share)} of the differences between seats came back (at most {say.share(high)}): that "
            "much is decided by the deal. The rest comes from choices, and from luck that falls later, which other "
            "choices lead to elsewhere."
        )
    if study.led:
        labels = [f"{(k + 1) * 100 // MARKS}{say.THIN}%" for k in range(MARKS)]
        yield Text(
            "When is it decided? The picture shows how often the one who has most points in the middle of a game (if "
            "it ended there) wins it. A line that starts near the dashed one and rises late is a game that stays "
            "open."
        )
        yield Picture(
            columns(labels, study.led, "of the decisions of a game", 1 / study.seats),
            f"The leader's share of the wins in the course of a game; the dashed line is chance. {INTERVALS}",
        )
        rows = tuple(
            (label, say.share(e.value), say.interval(e, "share")) for label, e in zip(labels, study.led, strict=True)
        )
        yield Sheet("The leader's share of the wins", ("after", "wins", "interval"), rows, folded=True)
    if not (study.skill or study.dealt or study.led):
        yield Text("These questions are asked of random play only.")


def _things(study: Study) -> Iterator[Block]:
    found = [t for t in study.things if t.act]
    sure = sum(t.found for t in found)
    if study.random:
        yield Text(
            "Random players choose by drawing lots, so every choice is a fair experiment: some took the card and "
            "others, in the very same position, took something else. What follows is the difference that this makes, "
            "and not only what goes together. It holds for players who go on at random; good players may get more, "
            "or less, out of a card."
        )
    else:
        yield Text(
            "Seats of one game are compared with each other: those that took a thing more often with those that took "
            "it less often. That tells what goes together, not what causes what: good players may like a card, and "
            "who is ahead may be able to afford it."
        )
    yield Text(
        f"Of {len(found)} things {sure} help or harm so that it can be told from accident, with the correction for so "
        "many questions at once (Benjamini-Hochberg: at most one in twenty of these findings is false)."
    )
    shown = [t for t in found if t.found]
    ends = shown if len(shown) <= 2 * SHOWN else shown[:SHOWN] + shown[-SHOWN:]
    if ends:
        bars = [Bar(_thing(t), _percent(t.effect), "") for t in ends]
        yield Picture(
            dots(bars, "percentage points of the wins, for taking it once", 0),
            f"What helps most and what harms most, compared with what else could be taken. {INTERVALS}",
        )
    groups: dict[str, list[ThingFigure]] = {}
    for thing in study.things:
        groups.setdefault(f"{thing.kind} · {thing.act}" if thing.act else "what is done at each decision", []).append(
            thing
        )
    for group, members in sorted(groups.items(), key=lambda item: (bool(item[1][0].act), item[0])):
        rows = tuple(
            (
                t.text if t.act else _thing(t),
                say.number(t.times),
                say.share(t.takers, 0),
                say.share(t.takers_wins),
                say.points_of_percent(t.effect.value),
                say.interval(t.effect, "pp"),
                say.signed(t.points.value),
                ("yes" if t.found else "no") + f" ({say.chance(t.q)})",
            )
            for t in members
        )
        headings = ("", "in a game", "seats that took it", "their wins", "once more", "interval", "points", "sure (q)")
        yield Sheet(group[0].upper() + group[1:], headings, rows, folded=True)
    if study.untaken:
        yield Text(f"Never taken: {say.listed(list(study.untaken), 40)}.", quiet=True)


def _method(study: Study) -> Iterator[Block]:
    seed = f"seeds {study.seed} to {study.seed + study.games - 1}"
    yield Text(
        f"Every figure comes from {say.number(study.games)} games with {seed}; the same command gives the same "
        "figures on any machine. Intervals hold the true value 95 times in a hundred; they are found by leaving out "
        "one of up to a hundred groups of games after the other. A share of the wins counts a shared win in parts."
    )
    if study.random:
        yield Text(
            "Random players show the bare mechanism: what happens if nobody wants anything. Seats, lengths and "
            "scores of people will differ. Run the study again with players that think (`--policy greedy`, fewer "
            "games) before changing a card for its sake."
        )
    yield Text(
        "In the tables of things, “in a game” counts how often all seats together took a thing where they had a "
        "choice; “seats that took it” is the share of seats that did so at least once and “their wins” their share "
        "of the wins; “once more” is what one more of it does to the share of the wins, “points” to the lead on the "
        "mean of the game; q is the chance of a false alarm, corrected for the number of questions.",
        quiet=True,
    )
