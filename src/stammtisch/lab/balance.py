"""The balance of a title: `study`, and what it finds out as data. `report` makes a page of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from scipy import stats

from stammtisch.kernel.title.title import Title
from stammtisch.lab import figures as fig
from stammtisch.lab.compare import Change, Comparison, changes, compare
from stammtisch.lab.counting import MARKS, Group, GroupJob, SkillJob, do_job
from stammtisch.lab.endings import OVER, Endings, learn_endings
from stammtisch.lab.entries import ASKED, FORCED, OPTIONS
from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups, Measured
from stammtisch.lab.play import WIDEST, prepare
from stammtisch.lab.say import Words
from stammtisch.lab.setting import RANDOM, Setting, setting
from stammtisch.lab.things import Numbers, asked, catalogue
from stammtisch.lab.work import Report, check_engine, cores, each

GROUPS = 100
"""Into how many groups games are divided at the most."""

CLOSELY, DEALS = 2000, 2000
"""Games that are looked at closely, and deals that are played several times, in all groups together."""

SKILL_GAMES = 48
"""Games in which a thinking player sits among random ones."""


@dataclass(frozen=True)
class SourceFigure:
    """Points from one source: the mean of a seat, and how much more of them winners have than others."""

    name: str
    text: str
    clause: str
    mean: Estimate
    gap: Estimate


@dataclass(frozen=True)
class DecisionFigure:
    """One kind of decision: times in a game, options at it (mean, most), and the share with only one option."""

    name: str
    text: str
    clause: str
    times: float
    options: float
    most: int
    forced: float


@dataclass(frozen=True)
class EndingFigure:
    """A way the game ends, and the share of games that do."""

    event: str
    text: str
    clause: str
    share: Estimate


@dataclass(frozen=True)
class ThingFigure:
    """A thing that can be taken, and what that does; `text`, `kind`, `act` as in `things.Thing`.

    `times` in a game, by all seats; `takers`: the share of seats that took it at least once, `takers_wins`: their
    share of the win. `effect` is on the share of the win, `points` on the lead, each for taking it once more; `p` is
    the chance of such an effect on winning by accident, `q` the same corrected for the number of things asked about,
    and `found` whether it is to be believed.
    """

    key: str
    text: str
    kind: str
    act: str
    clause: str
    times: float
    takers: float
    takers_wins: float
    effect: Estimate
    points: Estimate
    p: float
    q: float
    found: bool


@dataclass(frozen=True)
class Skill:
    """What a thinking player reaches among random ones: its share of the win and its lead on the mean of the others."""

    thinker: str
    games: int
    win_share: Estimate
    lead: Estimate


@dataclass(frozen=True)
class Spread:
    """How single numbers of games are spread: the edges and heights of a histogram, and five numbers of it."""

    edges: tuple[float, ...]
    counts: tuple[int, ...]
    quantiles: tuple[float, float, float, float, float]


@dataclass(frozen=True)
class Study:
    """All that a study has found out. Shares are between 0 and 1, points in the title's own unit; texts are in `lang`.

    `wins` and `scores` are by seat; `turns` are the wins of the seat that decides first, of the one after it and so on,
    where it is not always the same seat. `best` is the mean score of the best, `margin` and `spread` are its lead on
    the second and on the last, `shared` is the share of games with several winners. `courses`: a game could have gone
    in about ten to the power of this many ways. `led`: the share of the win of who leads after each tenth of a game.
    `dealt`: how much of the differences between seats comes back when a deal is played again (0 to 1).
    """

    lang: str
    title: str
    name: str
    seats: int
    options: dict[str, str]
    policies: tuple[str, ...]
    games: int
    seed: int
    box: str
    edited: bool
    random: bool
    wins: tuple[Estimate, ...]
    scores: tuple[Estimate, ...]
    even_seats: bool
    turns: tuple[Estimate, ...]
    even_turns: bool
    score: Estimate
    best: Estimate
    margin: Estimate
    spread: Estimate
    shared: Estimate
    decisions: Estimate
    choices: Estimate
    chapters: Estimate
    courses: float
    length_spread: Spread
    score_spread: Spread
    margin_spread: Spread
    sources: tuple[SourceFigure, ...]
    asked: tuple[DecisionFigure, ...]
    endings: tuple[EndingFigure, ...]
    led: tuple[Estimate, ...]
    dealt: Estimate | None
    skill: Skill | None
    things: tuple[ThingFigure, ...]
    untaken: tuple[str, ...]
    comparison: Comparison | None


def study(
    title: str,
    seats: int | None = None,
    games: int = 100_000,
    policy: str | Sequence[str] = RANDOM,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    skill_games: int = SKILL_GAMES,
    workers: int | None = None,
    engine: str = "local",
    report: Report | None = None,
    compiling: Report | None = None,
    lang: str = "en",
) -> Study:
    """Plays games and finds out what a designer wants to know about a title.

    With an edited `box` the study is about that one, and compares it with the title's own on the same seeds.
    `skill_games` are played by a `greedy` player among random ones (0: none). Needs at least 40 games for its
    intervals. Texts are in `lang`. Raises LabError and what `setting` raises.
    """
    check_engine(engine, workers)
    ordered = order(title, seats, games, policy, seed, options, box, skill_games, compiling, lang)
    results: dict[int, Group | tuple[float, float]] = {}
    number = {job.key: n for n, job in enumerate(ordered.jobs)}
    played = each(do_job, ordered.jobs, min(workers or cores(), len(ordered.jobs)), engine)
    for done, (job, result) in enumerate(played, 1):
        results[number[job.key]] = result
        if report:
            report(done, len(ordered.jobs))
    return ordered.found([results[n] for n in range(len(ordered.jobs))])


@dataclass(frozen=True)
class Order:
    """A study that is done piece by piece: `jobs`, each of them with `counting.do_job`, in any order and anywhere.

    `own` is the title's own box, where an edited one is compared with it.
    """

    wanted: Setting
    own: Setting | None
    games: int
    seed: int
    lang: str
    endings: Endings
    jobs: tuple[GroupJob | SkillJob, ...]

    def found(self, results: Sequence[Any]) -> Study:
        """What the study has found out, by the results of its jobs in their order."""
        groups: dict[Setting, list[Group]] = {self.wanted: []}
        skill: list[tuple[float, float]] = []
        for job, result in zip(self.jobs, results, strict=True):
            if isinstance(job, GroupJob):
                groups.setdefault(job.setting, []).append(result)
            else:
                skill.append(result)
        thinkers = _skill(self.wanted, skill, [job for job in self.jobs if isinstance(job, SkillJob)])
        mine = groups[self.wanted]
        found = _found(self.wanted, mine, self.games, self.seed, self.endings, thinkers, self.lang)
        if self.own is None:
            return found
        events = _endings_of(mine + groups[self.own])
        old, new = (_stacked(groups[one], events) for one in (self.own, self.wanted))
        listed = changes(self.own.loaded, self.wanted.loaded)
        return replace(found, comparison=compare(self.wanted, self.own, new, old, listed, self.lang))


def order(
    title: str,
    seats: int | None = None,
    games: int = 100_000,
    policy: str | Sequence[str] = RANDOM,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    skill_games: int = SKILL_GAMES,
    compiling: Report | None = None,
    lang: str = "en",
) -> Order:
    """What is to be done for a `study`; compiles what that needs."""
    wanted = setting(title, seats, policy, options, box)
    if games < 40:
        raise LabError("few-study-games", games=games)
    if not 0 <= seed < 1 << 58:
        raise LabError("wrong-seed", seed=str(seed), most="2^58")
    own = setting(title, wanted.seats, policy, options) if box else None
    skill_jobs = list(_skill_jobs(wanted, skill_games, seed))
    for one in filter(None, (wanted, own)):
        prepare(one, compiling)
    if skill_jobs:
        prepare(wanted.seated([skill_jobs[0].thinker] * len(wanted.open_seats)), compiling)
    endings = learn_endings(wanted)
    jobs: list[GroupJob | SkillJob] = [*skill_jobs, *_group_jobs(wanted, games, seed, endings)]
    if own:
        jobs += _group_jobs(own, games, seed, endings)
    return Order(wanted, own, games, seed, lang, endings, tuple(jobs))


def _group_jobs(wanted: Setting, games: int, seed: int, endings: Endings) -> Iterator[GroupJob]:
    """The groups of a study: as many and as large as the games allow."""
    n = min(GROUPS, games // 2)
    closely, deals = min(games, CLOSELY) // n, min(games, DEALS) // n
    if not wanted.all_random:
        closely, deals = games // n, 0
    for number in range(n):
        start, stop = games * number // n, games * (number + 1) // n
        yield GroupJob(wanted, number, seed + start, stop - start, closely, max(deals, 0), endings)


def _skill_jobs(wanted: Setting, games: int, seed: int) -> Iterator[SkillJob]:
    """A deal for each round of the table."""
    if wanted.all_random and len(wanted.open_seats) > 1:
        random = Random(f"{seed} skill")
        for number in range(-(-games // len(wanted.open_seats))):
            yield SkillJob(wanted, number, "greedy", random.getrandbits(58))


def _skill(wanted: Setting, found: list[tuple[float, float]], jobs: list[SkillJob]) -> Skill | None:
    if len(found) < 2:
        return None
    games = len(found) * len(wanted.open_seats)
    lead = Groups([{"games": np.array(1.0), "lead": np.array(lead)} for _, lead in found])
    share = float(np.mean([win for win, _ in found]))
    exact = stats.binomtest(round(share * games), games).proportion_ci()
    return Skill(
        jobs[0].thinker,
        games,
        Estimate(share, min(share, float(exact.low)), max(share, float(exact.high))),
        lead.measure(fig.per_game("lead")).at(),
    )


def _endings_of(groups: Sequence[Group]) -> list[str]:
    return sorted({event for group in groups for event, _ in group.endings})


def _stacked(groups: Sequence[Group], endings: list[str]) -> Groups:
    """The groups' sums, with how the games ended."""
    every = []
    for group in groups:
        ended = dict(group.endings)
        counts = np.array([float(ended.get(event, 0)) for event in endings])
        every.append({**group.sums, "ended": counts, "ended_games": np.array(counts.sum())})
    return Groups(every)


# ---------------------------------------------------------------------------------------------- what was found out


def _found(
    wanted: Setting, groups: Sequence[Group], games: int, seed: int, endings: Endings, skill: Skill | None, lang: str
) -> Study:
    title, loaded = wanted.found, wanted.loaded
    events = _endings_of(groups)
    g = _stacked(groups, events)
    n = wanted.seats
    wins, scores = g.measure(fig.win_share), g.measure(fig.per_game("scores"))
    decisions = np.concatenate([group.decisions for group in groups])
    every_score = np.concatenate([group.scores for group in groups])
    margins = np.concatenate([group.margins for group in groups])
    led = g.measure(fig.led)
    uneven = g.measure(lambda s: fig.win_share(s) - 1 / n)
    turns = g.measure(fig.turn_share)
    uneven_turns = g.measure(lambda s: fig.turn_share(s) - 1 / n)
    things, untaken = _things(wanted, g, lang)
    return Study(
        lang=lang,
        title=title.name,
        name=title.title,
        seats=n,
        options=dict(wanted.options),
        policies=wanted.policies,
        games=games,
        seed=seed,
        box=loaded.hash,
        edited=bool(wanted.box),
        random=wanted.all_random,
        wins=tuple(wins.at(seat) for seat in range(n)),
        scores=tuple(scores.at(seat) for seat in range(n)),
        even_seats=not fig.surely(uneven.p).any(),
        turns=tuple(turns.at(k) for k in range(n)) if (g.whole["first"][0] > 0).sum() > 1 else (),
        even_turns=not fig.surely(uneven_turns.p).any(),
        score=g.measure(fig.mean_score).at(),
        best=g.measure(fig.per_game("best")).at(),
        margin=g.measure(fig.per_game("margin")).at(),
        spread=g.measure(fig.per_game("spread")).at(),
        shared=g.measure(fig.per_game("shared")).at(),
        decisions=g.measure(fig.per_game("decisions")).at(),
        choices=g.measure(fig.per_game("choices")).at(),
        chapters=g.measure(fig.per_game("chapters")).at(),
        courses=float((g.whole["widths"][0] @ np.log10(np.maximum(1, np.arange(WIDEST + 1)))).sum() / games),
        length_spread=_spread(decisions),
        score_spread=_spread(every_score.ravel()),
        margin_spread=_spread(margins),
        sources=tuple(_sources(title, g, lang)),
        asked=tuple(_asked(title, g, lang)),
        endings=tuple(_endings(title, g, events, endings, lang)),
        led=tuple(led.at(k) for k in range(MARKS)) if wanted.all_random and n > 1 else (),
        dealt=g.measure(fig.dealt).at() if "deals" in g.whole and g.whole["deals"][0] >= 2 * g.n else None,
        skill=skill,
        things=tuple(things),
        untaken=tuple(untaken),
        comparison=None,
    )


def _spread(values: Numbers, bins: int = 40) -> Spread:
    """A histogram with edges at round numbers, without the outermost thousandth at either side."""
    low, high = np.quantile(values, [0.001, 0.999])
    step = max(1, _round_step((high - low) / bins))
    edges = np.arange(np.floor(low / step) * step, high + 2 * step, step)
    counts, _ = np.histogram(np.clip(values, edges[0], edges[-1]), edges)
    quantiles = [float(q) for q in np.quantile(values, [0, 0.05, 0.5, 0.95, 1])]
    return Spread(tuple(edges.tolist()), tuple(counts.tolist()), (*quantiles,))  # type: ignore[arg-type]


def _round_step(least: float) -> float:
    """The first of 1, 2, 5, 10, 20, 50 ... that is not less."""
    if least <= 1:
        return 1
    power = 10 ** np.floor(np.log10(least))
    return float(next(m * power for m in (1, 2, 5, 10) if m * power >= least))


def _sources(title: Title, g: Groups, lang: str) -> Iterator[SourceFigure]:
    words = title.speaker(lang)
    mean, gap = g.measure(fig.points), g.measure(fig.winners_gap)
    for i, source in enumerate(title.sources):
        text = words.say(f"source-{source.name}")
        yield SourceFigure(source.name, text, str(source.clause), mean.at(i), gap.at(i))


def _asked(title: Title, g: Groups, lang: str) -> Iterator[DecisionFigure]:
    words, games = title.speaker(lang), g.whole["games"][0]
    for at, step in enumerate(sorted(title.decisions)):
        decision = title.decisions[step]
        times, options, forced = (float(g.whole["asked"][0, at, k]) for k in (ASKED, OPTIONS, FORCED))
        seen = np.flatnonzero(g.whole["widths"][0, at])
        most = int(seen[-1]) if len(seen) else 0
        each_time = max(1.0, times)
        yield DecisionFigure(
            name=decision.name,
            text=asked(decision, words),
            clause=str(decision.clause),
            times=times / float(games),
            options=options / each_time,
            most=most,
            forced=forced / each_time,
        )


def _endings(title: Title, g: Groups, events: list[str], endings: Endings, lang: str) -> Iterator[EndingFigure]:
    share = g.measure(lambda s: fig.ratio(s["ended"], s["ended_games"]))
    clauses, book = dict(endings.clauses), title.rulebook(lang).text
    for i, event in enumerate(events):
        clause = clauses.get(event.split("+")[0], "")
        text = Words(lang)("other-end") if event == OVER else book.get(clause, event)
        yield EndingFigure(event, text, clause, share.at(i))


def _things(wanted: Setting, g: Groups, lang: str) -> tuple[list[ThingFigure], list[str]]:
    """What is said of each thing, the most helpful first; and the things that nobody took."""
    known = catalogue(wanted, lang).things
    takers, tried = g.whole["takers"][0], g.whole["tried"][0]
    effect, on_points = g.measure(fig.effect), g.measure(fig.effect_on_points)
    wins = g.measure(fig.takers_win_share)
    asked = np.flatnonzero((takers >= fig.FEWEST) & (tried > 0))
    q = dict(zip(asked.tolist(), fig.adjusted(effect.p[asked]).tolist(), strict=True))
    games, seats = g.whole["games"][0], wanted.seats
    out = [
        ThingFigure(
            thing.key,
            thing.text,
            thing.kind,
            thing.act,
            str(thing.clause),
            float(g.whole["times"][0, i] / games),
            float(takers[i] / (games * seats)),
            float(wins.value[i]),
            effect.at(i),
            on_points.at(i),
            float(effect.p[i]),
            q[i],
            q[i] <= 0.05,
        )
        for i, thing in enumerate(known)
        if i in q
    ]
    untaken = [thing.full for i, thing in enumerate(known) if takers[i] == 0 and not thing.phrase]
    return sorted(out, key=lambda t: -t.effect.value), untaken


__all__ = ["Change", "Comparison", "Measured", "Study", "study"]
