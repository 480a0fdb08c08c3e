"""What stands out in a study: the answers to what a designer asks first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.lab.balance import EndingFigure, Study, ThingFigure
from stammtisch.lab.counting import MARKS
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.report.changes import changed, verdict_on
from stammtisch.lab.report.people import pondering
from stammtisch.lab.report.sheets import mixed_players, same_everywhere, turn_name, under_random, words_of
from stammtisch.lab.say import Words
from stammtisch.lab.things import named
from stammtisch.players.net import NET


def findings(study: Study) -> Iterator[tuple[str, str]]:
    """The answers to what a designer asks first: a heading, and a sentence or two."""
    say = words_of(study)
    for name, sentence in _findings(study, say):
        yield say(f"finding-{name}"), sentence


def _findings(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    yield "who", _who(study, say)
    if study.comparison and study.comparison.changes:
        yield "verdict", verdict_on(study.comparison, say)
    if study.people is not None:
        yield from pondering(study.people, say)
    if study.beside:
        yield "beside", say("beside", games=study.beside.games)
    if study.comparison:
        yield from changed(study.comparison, study.random, say)
    if study.seats == 1:
        yield "points", say("alone", points=say.amount(study.best.value))
    else:
        yield from _among_seats(study, say)
    if len(study.endings) > 1:
        usual, *others = sorted(study.endings, key=lambda e: -e.share.value)
        rest = ", ".join(f"{say.share(end.share.value)} {_ending(end, say)}" for end in others)
        yield "end", say("ends", share=say.share(usual.share.value), way=_ending(usual, say), others=rest)
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
        message = "tension" if certain < MARKS else "tension-late"
        yield "tension", say(message, **{name: say.share(value, 0) for name, value in shares.items()})
    if study.bare.skill:
        yield "skill", skill_of_thinker(study.bare, say)
    if study.untaken:
        yield "unused", never_taken(study, say, 4)


def _who(study: Study, say: Words) -> str:
    """Who played, and what that means for what the report says."""
    if study.people is not None:
        return say("who-played", games=study.games, players=say.players(study.people.seated))
    if study.random:
        return say("who-random", games=study.games)
    same = same_everywhere(study)
    if same:
        said = say("who-players", games=study.games, player=say.player(same))
    else:
        said = say("who-mixed", games=study.games, players=mixed_players(study, say))
    return f"{said} {say('who-learned-elsewhere')}" if study.edited and NET in study.policies else said


def never_taken(study: Study, say: Words, most: int) -> str:
    """What could be taken and never was, and who never took it."""
    who = "people" if study.people else "random" if study.random else "players"
    at: dict[tuple[str, str], list[str]] = {}
    for thing in study.untaken[:most]:
        at.setdefault((thing.asked, thing.clause), []).append(named(thing))
    said = say.series(
        [
            say("unused-at", decision=decision, clause=clause, things=", ".join(things))
            for (decision, clause), things in at.items()
        ]
    )
    more = len(study.untaken) - most
    return say("unused", who=who, things=say("and-more", first=said, more=more) if more > 0 else said)


def _ending(end: EndingFigure, say: Words) -> str:
    """How a game ends: what the title calls that, or by which clause, if one says so."""
    if end.named:
        return say("ends-called", text=end.text.rstrip("."), cited=int(bool(end.clause)), clause=end.clause)
    return say("ends-by", clause=end.clause, text=end.text.rstrip(".")) if end.clause else end.text


def _among_seats(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """What is to be said where several play."""
    yield "seats", even_seats(study, say)
    if study.turns:
        yield "turns", even_turns(study, say)
    close = study.margin.value / abs(study.best.value) if study.best.value else 0
    facts = {"margin": say.amount(study.margin.value), "best": say.amount(study.best.value)}
    message = "closeness-shared" if study.shared.value else "closeness"
    yield "closeness", say(message, **facts, share=say.share(close, 0), shared=say.share(study.shared.value))


def even_seats(study: Study, say: Words) -> str:
    """Whether all seats have equal chances."""
    names = [str(seat) for seat in range(1, study.seats + 1)]
    return _even("seats", study.wins, study.even_seats, names, say)


def even_turns(study: Study, say: Words) -> str:
    """Whether those who begin, who come second and so on have equal chances."""
    return _even("turns", study.turns, study.even_turns, [turn_name(i, say) for i in range(study.seats)], say)


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


def _striking(study: Study, say: Words) -> Iterator[tuple[str, str]]:
    """The things that help and harm most."""
    bare, theirs = study.bare, among_thinkers(study)
    sure = [t for t in bare.things if t.found and t.act]
    ends = (("strongest", sure[0], 1), ("weakest", sure[-1], -1)) if sure else ()
    for name, thing, sign in ends:
        if sign * thing.effect.value <= 0:
            continue
        facts = {**_gained(thing, say), "asked": thing.asked, "points": say.amount(thing.points.value, signed=True)}
        message = "taken-once" if bare.random else "goes-with"
        said = say(message, thing=named(thing), **facts)
        if study.beside:
            other = theirs.get(thing.key)
            said = f"{under_random(said, say)} {_among_players(other, say)}"
        yield name, said
    if bare.things and not sure:
        yield "things", say("no-thing", likely=sum(t.likely for t in bare.things if t.act)).strip()


def among_thinkers(study: Study) -> dict[str, ThingFigure]:
    """What goes with the things in the games of players that think, where random games stand beside them."""
    return {thing.key: thing for thing in study.things} if study.beside else {}


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


def skill_of_thinker(study: Study, say: Words) -> str:
    """How much better a player who thinks does among random ones."""
    assert study.skill is not None
    one = study.skill
    facts = {"wins": say.share(one.win_share.value, 0), "interval": say.interval_of_shares(one.win_share)}
    return say(
        "thinker", policy=say.player(one.thinker), games=one.games, chance=say.share(1 / study.seats, 0), **facts
    )
