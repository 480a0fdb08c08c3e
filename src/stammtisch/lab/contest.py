"""Who plays better: `match` and `ladder`.

The unit is the *block*: one deal, played as often as it takes until every player has sat in each seat equally often,
beside each mix of the others. All its games have the same seed of chance. Blocks are independent of each other; what is
said about players is said about the mean of a block, watched with tests that allow a look after every block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.kept import Kept, Results
from stammtisch.lab.play import Wanted, play_batch, prepare
from stammtisch.lab.ratings import Numbers, rating_intervals
from stammtisch.lab.sequential import Watch
from stammtisch.lab.setting import RANDOM, Setting, check_policy, setting
from stammtisch.lab.work import Report, check_engine, cores, each

ALPHA = 0.05
"""The chance of saying something wrong about any pair."""

MARGIN = 0.05
"""Two players who share their games within so much of one half count as equally good."""

MOST_GAMES = 1000
"""Games of a match whose question stays open."""


@dataclass(frozen=True)
class Player:
    """What a player has shown. `win_share`: of the games at one seat, between 0 and 1; `elo`: its mean is 1000."""

    name: str
    policy: str
    games: int
    win_share: Estimate
    elo: Estimate
    mean_score: float


@dataclass(frozen=True)
class Pair:
    """How often `first` ended before `second` (ties count half). `verdict`: better, worse, equal or open."""

    first: str
    second: str
    share: Estimate
    verdict: str


@dataclass(frozen=True)
class Match:
    """The outcome of a match, players best first. `fair` is the share of wins of one seat among equals; of one player,
    where they play the same deals `alone`.
    """

    title: str
    seats: int
    games: int
    blocks: int
    fair: float
    alone: bool
    decided: bool
    players: tuple[Player, ...]
    pairs: tuple[Pair, ...]


@dataclass(frozen=True)
class Rung:
    """One step of a ladder: `more` thinks twice as much as `less`; `share` of the games in which it ends before it."""

    less: str
    more: str
    share: Estimate
    verdict: str
    games: int


@dataclass(frozen=True)
class _Job:
    """One game: whose line-up it is, and its seeds."""

    setting: Setting
    block: int
    game: int
    chance: int
    choices: int


def line_ups(players: int, seats: int, random: Random) -> list[tuple[int, ...]]:
    """The line-ups of one block: which player sits in each seat.

    Every player sits in each seat equally often, and every mix of players (all different where there are enough of
    them, else as even as can be) in each of its rotations. The order within a mix is drawn.
    """
    whole, rest = divmod(seats, players)
    out = []
    for extra in combinations(range(players), rest):
        circle = [*list(range(players)) * whole, *extra]
        random.shuffle(circle)
        out += [tuple(circle[turn:] + circle[:turn]) for turn in range(seats)]
    return out


def match(
    title: str,
    policies: Sequence[str],
    seats: int | None = None,
    games: int = MOST_GAMES,
    stop: bool = True,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    workers: int | None = None,
    engine: str = "local",
    report: Report | None = None,
    compiling: Report | None = None,
    out: str | Path | None = None,
) -> Match:
    """Lets policies play against each other, until it is known who is better or `games` have been played.

    At a table of one seat each policy plays the same deal alone, and the standings are compared. The number of games is
    rounded up to whole blocks. With `stop=False` all of them are played. A pair is decided when a betting test excludes
    that both are equally good, or shows that they are within MARGIN; the chance of an error about any pair, at whatever
    time one looks, is at most ALPHA.

    With `out` the games are kept there as they are played, and only what is missing is played: a match that was cut off
    ends as it would have. Raises LabError and what `setting` raises.
    """
    check_engine(engine, workers)
    if len(policies) < 2:
        raise LabError("two-policies")
    if games < 1:
        raise LabError("few-games", games=games)
    base = setting(title, _seats(title, len(policies), seats, options), RANDOM, options, box)
    for policy in policies:
        check_policy(policy, base.found)
    for policy in policies:
        prepare(base.seated([policy] * len(base.open_seats)), compiling)
    tally = _Tally(list(policies))
    per_block = len(line_ups(len(policies), len(base.open_seats), Random(0)))
    most = -(-games // per_block)
    if report:
        report(0, most * per_block)
    parameters = {**base.parameters(), "policies": list(policies), "seed": seed}
    with Kept(Path(out), parameters) if out else nullcontext() as kept:
        for block in _blocks(base, policies, most, per_block, seed, workers, engine, report, kept):
            tally.add(*block)
            if stop and tally.decided:
                break
    return tally.outcome(base)


def _seats(title: str, players: int, seats: int | None, options: Mapping[str, str] | None) -> int | None:
    """As many seats as there are players, if that can be; else the smallest table that has room for them."""
    from stammtisch.kernel.title.title import find_title

    found = find_title(title)
    if seats is not None:
        return seats
    asked = {n: n - len(found.played_by_rules(n, options)) for n in found.seats_with(options)}
    fitting = [n for n, people in asked.items() if people == players]
    return fitting[0] if fitting else None


def _blocks(
    base: Setting,
    policies: Sequence[str],
    most: int,
    per_block: int,
    seed: int,
    workers: int | None,
    engine: str,
    report: Report | None,
    kept: Kept | None,
) -> Iterator[tuple[list[tuple[int, ...]], Numbers, Numbers]]:
    """The blocks in their order, whoever is done first: line-ups, standings and scores of the open seats."""
    waiting: dict[int, dict[int, Any]] = {}
    following = 0
    hands = min(workers or cores(), most * per_block)
    for done, (job, result) in enumerate(_games(partial(_jobs, base, policies, most, seed), hands, engine, kept), 1):
        waiting.setdefault(job.block, {})[job.game] = result
        if report:
            report(done, most * per_block)
        while len(waiting.get(following, {})) == per_block:
            results = [waiting[following][g] for g in range(per_block)]
            del waiting[following]
            standings, scores = (np.array(part) for part in zip(*results, strict=True))
            yield _line_ups(policies, base, seed, following), standings, scores
            following += 1


def _games(
    jobs: Callable[[], Iterator[_Job]], hands: int, engine: str, kept: Kept | None
) -> Iterator[tuple[_Job, Results]]:
    """The results of games as they are there: those that were kept, and then those that are played."""
    has = kept.has if kept else {}
    if has:
        yield from ((job, has[job.block, job.game]) for job in jobs() if (job.block, job.game) in has)
    missing = (job for job in jobs() if (job.block, job.game) not in has)
    for job, results in each(_play, missing, hands, engine):
        if kept:
            kept.add((job.block, job.game), results)
        yield job, results


def _line_ups(policies: Sequence[str], base: Setting, seed: int, block: int) -> list[tuple[int, ...]]:
    return line_ups(len(policies), len(base.open_seats), Random(f"{seed} {block}"))


def _jobs(base: Setting, policies: Sequence[str], most: int, seed: int) -> Iterator[_Job]:
    for block in range(most):
        random = Random(f"{seed} {block} seeds")
        chance = random.getrandbits(60)
        for game, line_up in enumerate(_line_ups(policies, base, seed, block)):
            yield _Job(base.seated([policies[p] for p in line_up]), block, game, chance, random.getrandbits(60))


def _play(job: _Job) -> tuple[Numbers, Numbers]:
    """Standings and scores of the open seats."""
    seeds = (np.array([n], np.int64) for n in (job.chance, job.choices))
    chance, choices = seeds
    batch = play_batch(job.setting, chance, Wanted(), choices)
    seats = list(job.setting.open_seats)
    return batch.standings[0, seats], batch.scores[0, seats]


def _names(policies: Sequence[str]) -> list[str]:
    """The policies, numbered where one plays several times."""
    return [p if policies.count(p) == 1 else f"{p} #{policies[: i + 1].count(p)}" for i, p in enumerate(policies)]


def compared(
    players: int, line_ups: Sequence[tuple[int, ...]], standings: Numbers, scores: Numbers
) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    """What the games of a block say about players.

    Of k players: how often each ended before each other one (k, k; ties count half), how often they met (k, k); the
    shares of the win, the seats and the scores of each (k,).
    """
    k = players
    if standings.shape[1] == 1:  # who plays alone is compared with the others on the same deal, as at one table
        line_ups, standings, scores = [tuple(who for (who,) in line_ups)], standings.T, scores.T
    beat, met, won, sat, scored = np.zeros((k, k)), np.zeros((k, k)), np.zeros(k), np.zeros(k), np.zeros(k)
    best = standings == standings.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    for line_up, standing, share, score in zip(line_ups, standings, shares, scores, strict=True):
        who = np.array(line_up)
        ahead = (np.sign(standing[:, None] - standing[None, :]) + 1) / 2
        np.add.at(beat, (who[:, None], who[None, :]), ahead)
        np.add.at(met, (who[:, None], who[None, :]), 1)
        np.add.at(won, who, share)
        np.add.at(sat, who, 1)
        np.add.at(scored, who, score)
    return beat, met, won, sat, scored


class _Tally:
    """What the blocks say about the players so far."""

    def __init__(self, policies: list[str]):
        self.policies = policies
        self.names = _names(policies)
        k = len(policies)
        self.pairs = list(combinations(range(k), 2))
        self.watches = {pair: Watch(ALPHA / len(self.pairs)) for pair in self.pairs}
        self.wins = [Watch(ALPHA) for _ in range(k)]
        self.scores = np.zeros(k)
        self.sat = np.zeros(k, np.int64)
        self.beaten: list[Numbers] = []
        self.games = 0

    def add(self, line_ups: list[tuple[int, ...]], standings: Numbers, scores: Numbers) -> None:
        """Takes in a block."""
        beat, met, won, sat, scored = compared(len(self.policies), line_ups, standings, scores)
        self.scores += scored
        for player, watch in enumerate(self.wins):
            watch.add(float(np.clip(won[player] / sat[player], 0, 1)))
        for (a, b), watch in self.watches.items():
            watch.add(float(beat[a, b] / met[a, b]))
        np.fill_diagonal(beat, 0)
        np.fill_diagonal(met, 1)
        self.beaten.append(beat / met)
        self.sat += sat.astype(np.int64)
        self.games += len(line_ups)

    def verdict(self, pair: tuple[int, int]) -> str:
        """What is known of a pair."""
        watch = self.watches[pair]
        if watch.excludes(0.5):
            return "better" if watch.low > 0.5 else "worse"
        return "equal" if watch.within(0.5, MARGIN) else "open"

    @property
    def decided(self) -> bool:
        """Whether every pair is."""
        return all(self.verdict(pair) != "open" for pair in self.pairs)

    def outcome(self, base: Setting) -> Match:
        """What has been found out."""
        ratings, low, high = rating_intervals(np.array(self.beaten))
        players = [
            Player(
                name,
                self.policies[i],
                int(self.sat[i]),
                _estimate(self.wins[i]),
                Estimate(float(ratings[i]), float(low[i]), float(high[i])),
                float(self.scores[i] / self.sat[i]),
            )
            for i, name in enumerate(self.names)
        ]
        pairs = tuple(
            Pair(self.names[a], self.names[b], _estimate(self.watches[a, b]), self.verdict((a, b)))
            for a, b in self.pairs
        )
        alone = len(base.open_seats) == 1
        return Match(
            base.title,
            base.seats,
            self.games,
            len(self.beaten),
            1 / len(self.policies if alone else base.open_seats),
            alone,
            self.decided,
            tuple(sorted(players, key=lambda p: -p.elo.value)),
            pairs,
        )


def _estimate(watch: Watch) -> Estimate:
    return Estimate(watch.mean, watch.low, watch.high)


def ladder(
    title: str,
    policy: str = "search",
    double: str = "iterations",
    start: int = 100,
    steps: int = 4,
    games: int = MOST_GAMES,
    follow: Callable[[Rung], None] | None = None,
    out: str | Path | None = None,
    **others: Any,
) -> list[Rung]:
    """Whether twice the thinking wins more: matches of a policy with its setting `double` at start, 2 * start, 4 * ...

    What the policy's name says of `double` itself is left out. Each rung is a match of two neighbours, of at most
    `games`; `follow` hears of each when it is decided. `others` are further parameters of `match`; with `out` each rung
    is kept in a file of its own, whose name ends in its number.
    """
    if start < 1 or steps < 1:
        raise LabError("short-ladder", start=start, steps=steps)
    if out is not None and Path(out).is_dir():
        raise LabError("no-match-there", file=str(out))
    kind, _, given = policy.partition(":")
    fixed = [word for word in given.split(",") if word and word.partition("=")[0].strip() != double]
    heights = [f"{double}={start << step}" for step in range(steps + 1)]
    specs = [check_policy(f"{kind}:{','.join([*fixed, height])}") for height in heights]
    rungs = list[Rung]()
    for less, more in pairwise(specs):
        if out is not None:
            others["out"] = Path(out).with_stem(f"{Path(out).stem}-{len(rungs) + 1}")
        outcome = match(title, [more, less], games=games, **others)
        pair = outcome.pairs[0]
        rungs.append(Rung(less, more, pair.share, pair.verdict, outcome.games))
        if follow:
            follow(rungs[-1])
    return rungs
