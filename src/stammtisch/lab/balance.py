"""The balance of a title: `study`, and what it finds out as data. `report` makes a page of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.title.title import Title, find_title
from stammtisch.lab import figures as fig
from stammtisch.lab.budget import COMPARED, STUDIED, Budget
from stammtisch.lab.compare import Change, Comparison, changes, compare
from stammtisch.lab.counting import MARKS, THINKER, Group, GroupJob, SkillJob, Trial, do_job
from stammtisch.lab.endings import Endings, ending_called, learn_endings
from stammtisch.lab.entries import ASKED, FORCED, OPTIONS
from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups, Measured
from stammtisch.lab.heat import Act, acts
from stammtisch.lab.metrics import FEWEST_DEALS, ORDER, Metric, Skill, metrics, of_novices, of_skill, skill_of, within
from stammtisch.lab.people import People
from stammtisch.lab.play import prepare
from stammtisch.lab.setting import RANDOM, Setting, setting, usual_player
from stammtisch.lab.strategies import Strategy, strategies
from stammtisch.lab.things import Numbers, Thing, asked, catalogue
from stammtisch.lab.work import Report, check_engine, cores, each

GROUPS = 100
"""Into how many groups games are divided at the most."""

CLOSELY, DEALS, TRIED = 2000, 2000, 200
"""Games that are looked at closely, deals that are played several times, and choices that are tried out, in all groups
together."""

RANDOM_GAMES, THINKING_GAMES = 100_000, 2_000
"""Games that are studied where nobody says how many: of random players, and of such that think."""

BESIDE = 10
"""So many times as many games are played at random beside those of players that think."""

SKILL_GAMES = 48
"""Games in which a thinking player sits among random ones."""


@dataclass(frozen=True)
class SourceFigure:
    """Points from one source: the mean of a seat, and how much more of them winners have than others; whether it is
    certain (`found`) or `likely` at least that they have.
    """

    name: str
    text: str
    clause: str
    mean: Estimate
    gap: Estimate
    found: bool
    likely: bool


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
    """A way the game ends, and the share of games that do; `text` is what it is called (`named`), or its clause."""

    event: str
    text: str
    clause: str
    share: Estimate
    named: bool


@dataclass(frozen=True)
class ThingFigure:
    """A thing that can be taken, and what that does; `text`, `kind`, `act`, `asked` as in `things.Thing`.

    `times` in a game, by all seats; `takers`: the share of seats that took it at least once, `takers_wins`: their
    share of the win. `effect` is on the share of the win, `points` on the lead, each for taking it once more; `found`
    is whether it is certain that there is an effect on winning, `likely` whether it is likely at least (see `budget`).
    """

    key: str
    text: str
    kind: str
    act: str
    asked: str
    clause: str
    times: float
    takers: float
    takers_wins: float
    effect: Estimate
    points: Estimate
    found: bool
    likely: bool

    @property
    def entry(self) -> tuple[str, str]:
        """The table of the box that it may stand in, and its entry there; empty words for a phrase."""
        return (self.kind.replace(" ", "_"), self.key.split("/", 3)[3]) if self.act else ("", "")


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
    the second and on the last, `shared` is the share of games with several winners.
    `led`: the share of the win of who leads after each tenth of a game.
    `dealt`: how much of the differences between seats comes back when a deal is played again (0 to 1). `skill` and
    `novice`: what a thinking player reaches among random ones, and a random one among such. `metrics` say how the game
    plays, `strategies` which ways to play there are. `people`: what is told besides of games that people played.
    `acts`: what is done at which places of the board. `beside`, where players think: the same table played at random.
    Causes are told from that, all else from their own games.
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
    length_spread: Spread
    score_spread: Spread
    margin_spread: Spread
    sources: tuple[SourceFigure, ...]
    asked: tuple[DecisionFigure, ...]
    endings: tuple[EndingFigure, ...]
    led: tuple[Estimate, ...]
    dealt: Estimate | None
    skill: Skill | None
    novice: Skill | None
    metrics: tuple[Metric, ...]
    strategies: tuple[Strategy, ...]
    things: tuple[ThingFigure, ...]
    untaken: tuple[Thing, ...]
    comparison: Comparison | None
    people: People | None = None
    beside: Study | None = None
    acts: tuple[Act, ...] = ()

    @property
    def bare(self) -> Study:
        """The study of random play: what it says of causes."""
        return self.beside or self


def study(
    title: str,
    seats: int | None = None,
    games: int | None = None,
    policy: str | Sequence[str] | None = None,
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

    Without a `policy` those play who usually do (`setting.usual_player`), without `games` as many as is usual then.
    With an edited `box` the study is about that one, and compares it with the title's own on the same seeds. Where
    players think, BESIDE times as many games are played at random besides, for what is said of causes.
    `skill_games` are played by a `greedy` player among random ones (0: none). Needs at least 40 games for its
    intervals. Texts are in `lang`. Raises LabError and what `setting` raises.
    """
    check_engine(engine, workers)
    ordered = order(title, seats, games, policy, seed, options, box, skill_games, compiling, lang)
    results: dict[int, Group | Trial] = {}
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

    `own` is the box that is compared with: the title's own, unless another was named.
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
        trials: dict[str, list[Trial]] = {}
        for job, result in zip(self.jobs, results, strict=True):
            if isinstance(job, GroupJob):
                groups.setdefault(job.setting, []).append(result)
            else:
                trials.setdefault(job.lone, []).append(result)
        mine = groups[self.wanted]
        budget = Budget(STUDIED + COMPARED if self.own else STUDIED)
        bare = self.wanted.at_random
        if bare == self.wanted:
            found = found_in(self.wanted, mine, self.games, self.seed, self.endings, trials, budget, self.lang)
        else:
            own = found_in(self.wanted, mine, self.games, self.seed, self.endings, {}, budget, self.lang, groups[bare])
            many = BESIDE * self.games
            beside = found_in(bare, groups[bare], many, self.seed, self.endings, trials, budget, self.lang)
            found = replace(own, beside=beside)
        if self.own is None:
            return found
        events = _endings_of(mine + groups[self.own])
        old, new = (_stacked(groups[one], events) for one in (self.own, self.wanted))
        causes = [_stacked(groups[one.at_random], events) for one in (self.own, self.wanted)]
        listed = changes(self.own.loaded, self.wanted.loaded)
        compared = compare(self.wanted, self.own, new, old, (causes[1], causes[0]), listed, budget, self.lang)
        return replace(found, comparison=compared)


def order(
    title: str,
    seats: int | None = None,
    games: int | None = None,
    policy: str | Sequence[str] | None = None,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    skill_games: int = SKILL_GAMES,
    compiling: Report | None = None,
    lang: str = "en",
    against: str | Path | None = None,
) -> Order:
    """What is to be done for a `study`; compiles what that needs. Compared with the box `against` if one is named."""
    policy = usual_player(find_title(title)) if policy is None else policy
    wanted = setting(title, seats, policy, options, box)
    games = (RANDOM_GAMES if wanted.all_random else THINKING_GAMES) if games is None else games
    if games < 40:
        raise LabError("few-study-games", games=games)
    if not 0 <= seed < 1 << 58:
        raise LabError("wrong-seed", seed=str(seed), most="2^58")
    own = setting(title, wanted.seats, policy, options, against) if box or against else None
    both = [wanted, own] if own else [wanted]
    every = {one.at_random: BESIDE * games for one in both} | dict.fromkeys(both, games)
    skill_jobs = list(_skill_jobs(wanted.at_random, skill_games, seed))
    for one in every:
        prepare(one, compiling)
    if skill_jobs:
        prepare(wanted.seated([THINKER] * len(wanted.open_seats)), compiling)
    endings = learn_endings(wanted)
    jobs: list[GroupJob | SkillJob] = [*skill_jobs]
    for one, many in every.items():
        jobs += _group_jobs(one, many, seed, endings)
    return Order(wanted, own, games, seed, lang, endings, tuple(jobs))


def _group_jobs(wanted: Setting, games: int, seed: int, endings: Endings) -> Iterator[GroupJob]:
    """The groups of a study: as many and as large as the games allow."""
    n = min(GROUPS, games // 2)
    closely, deals = min(games, CLOSELY) // n, min(games, DEALS) // n
    if not wanted.all_random:
        closely, deals = games // n, 0
    choices = min(games // 50, TRIED) if wanted.all_random else 0
    for number in range(n):
        start, stop = games * number // n, games * (number + 1) // n
        tried = (number + 1) * choices // n - number * choices // n
        yield GroupJob(wanted, number, seed + start, stop - start, closely, max(deals, 0), endings, tried)


def _skill_jobs(wanted: Setting, games: int, seed: int) -> Iterator[SkillJob]:
    """A deal for each round of the table; a third as many the other way round, since these take longer, but not fewer
    than something is said of.
    """
    if len(wanted.open_seats) > 1 and games:
        random = Random(f"{seed} skill")
        for lone, others, share in ((THINKER, RANDOM, 1), (RANDOM, THINKER, 3)):
            for number in range(max(FEWEST_DEALS, -(-games // (len(wanted.open_seats) * share)))):
                yield SkillJob(wanted, number, lone, others, random.getrandbits(58))


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


def found_in(
    wanted: Setting,
    groups: Sequence[Group],
    games: int,
    seed: int,
    endings: Endings,
    trials: Mapping[str, Sequence[Trial]],
    budget: Budget,
    lang: str,
    random: Sequence[Group] = (),
) -> Study:
    """What the groups of games of a setting say; `random` ones beside them say what there was to choose, if these do
    not.
    """
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
    offered = np.sum([group.sums["offered"] for group in random or groups], axis=0)
    things, untaken = _things(wanted, g, budget, lang, offered)
    thinkers, novices = trials.get(THINKER, ()), trials.get(RANDOM, ())
    dealt = g.measure(fig.dealt).at() if "deals" in g.whole and g.whole["deals"][0] >= 2 * g.n else None
    found = [*metrics(g, n), *of_skill(thinkers, n), *of_novices(novices, n)]
    if dealt:
        found.append(Metric("deal", Estimate(*(max(0.0, x) for x in (dealt.value, dealt.low, dealt.high))), True))
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
        wins=tuple(within(wins.at(seat), games) for seat in range(n)),
        scores=tuple(scores.at(seat) for seat in range(n)),
        even_seats=not budget.judge(uneven).sure.any(),
        turns=tuple(within(turns.at(k), games) for k in range(n)) if (g.whole["first"][0] > 0).sum() > 1 else (),
        even_turns=not budget.judge(uneven_turns).sure.any(),
        score=g.measure(fig.mean_score).at(),
        best=g.measure(fig.per_game("best")).at(),
        margin=g.measure(fig.per_game("margin")).at(),
        spread=g.measure(fig.per_game("spread")).at(),
        shared=within(g.measure(fig.per_game("shared")).at(), games),
        decisions=g.measure(fig.per_game("decisions")).at(),
        choices=g.measure(fig.per_game("choices")).at(),
        chapters=g.measure(fig.per_game("chapters")).at(),
        length_spread=_spread(decisions),
        score_spread=_spread(every_score.ravel()),
        margin_spread=_spread(margins),
        sources=tuple(_sources(title, g, budget, lang)),
        asked=tuple(_asked(title, g, lang)),
        endings=tuple(_endings(title, g, events, endings, lang)),
        led=tuple(within(led.at(k)) for k in range(MARKS)) if n > 1 and g.whole["lead_games"][0] else (),
        dealt=dealt,
        skill=skill_of(THINKER, thinkers, len(thinkers) * len(wanted.open_seats)),
        novice=skill_of(RANDOM, novices, len(novices) * len(wanted.open_seats)),
        metrics=tuple(sorted(found, key=lambda one: ORDER.index(one.key))),
        strategies=strategies(groups),
        things=tuple(things),
        untaken=tuple(untaken),
        comparison=None,
        acts=tuple(acts(wanted, lang, g.whole["times"][0] / games)),
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


def _sources(title: Title, g: Groups, budget: Budget, lang: str) -> Iterator[SourceFigure]:
    words = title.speaker(lang)
    mean, gap = g.measure(fig.points), g.measure(fig.winners_gap)
    standing = budget.judge(gap)
    for i, source in enumerate(title.sources):
        text = words.say(f"source-{source.name}")
        found = bool(standing.sure[i]), bool(standing.likely[i])
        yield SourceFigure(source.name, text, str(source.clause), mean.at(i), gap.at(i), *found)


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
    for i, event in enumerate(events):
        found = ending_called(title, event, endings, lang)
        yield EndingFigure(event, found.text, found.clause, within(share.at(i), g.whole["ended_games"][0]), found.named)


def _things(
    wanted: Setting, g: Groups, budget: Budget, lang: str, offered: Numbers
) -> tuple[list[ThingFigure], list[Thing]]:
    """What is said of each thing, the most helpful first; and the things that were `offered` and that nobody took."""
    known = catalogue(wanted, lang).things
    takers, tried = g.whole["takers"][0], g.whole["tried"][0]
    effect, on_points = g.measure(fig.effect), g.measure(fig.effect_on_points)
    wins = g.measure(fig.takers_win_share)
    asked = np.flatnonzero((takers >= fig.FEWEST) & (tried > 0))
    judged = budget.judge(effect, asked)
    standing = dict(zip(asked.tolist(), zip(judged.sure.tolist(), judged.likely.tolist(), strict=True), strict=True))
    games, seats = g.whole["games"][0], wanted.seats
    out = [
        ThingFigure(
            thing.key,
            thing.text,
            thing.kind,
            thing.act,
            thing.asked,
            str(thing.clause),
            float(g.whole["times"][0, i] / games),
            float(takers[i] / (games * seats)),
            float(wins.value[i]),
            effect.at(i),
            on_points.at(i),
            *standing[i],
        )
        for i, thing in enumerate(known)
        if i in standing
    ]
    untaken = [thing for i, thing in enumerate(known) if not takers[i] and offered[i] and not thing.phrase]
    return sorted(out, key=lambda t: -t.effect.value), untaken


__all__ = ["Change", "Comparison", "Measured", "Study", "study"]
