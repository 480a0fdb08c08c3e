"""The conformance suite: what every title must pass, for every number of seats and every option.

`check` plays random games and asks of each move everything that the house promises: the twins agree byte for byte,
records and positions come back, nothing hidden leaks, undo is exact, every refusal has a clause. What fails is reported
with the record of the game up to that move, which `stammtisch replay` opens.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from stammtisch.check.boxes import check_boxes
from stammtisch.check.games import whole_look
from stammtisch.check.pair import Pair
from stammtisch.check.report import Arrangement, Asked, Failed, Problem, Report, arrangements
from stammtisch.check.static import static_problems
from stammtisch.kernel.model.rule import RuleError
from stammtisch.kernel.model.wanted import said
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.twins import twins

EVERY = 50
"""One game in so many is put to every question (a whole look); the others are compared twin against twin."""

CHUNK = 500
"""Games that one process plays before it reports."""


def check(
    title: Title,
    games: int,
    seats: int | None = None,
    report: Callable[[int, int], None] | None = None,
    compiled: bool | None = None,
    workers: int | None = None,
    ways: Sequence[Arrangement] | None = None,
) -> Report:
    """Checks a title in STAGES and stops after the first one in which something fails.

    What is written is read; one game is played without the compiler; then so many random games, shared among the
    title's tables; `report(done, games)` follows them; then some other boxes are tried (`check_boxes`), more of them
    the more games are played. Every arrangement gets at least two games, the first of which gets a whole look;
    `ways` are those to be tried where not all are. With
    `compiled=False` (or where nothing can be compiled) the quiet twin is compared with the plain one instead of the
    fast one.
    """
    compiled = twins.compiling() if compiled is None else compiled
    whole = Report(problems=list(static_problems(title)))
    if whole.problems:
        return whole
    every = arrangements(title, seats) if ways is None else [*ways]
    whole.stage = 2
    plain = check_games(title.name, every[0], 0, 1, compiled=False)
    if plain.problems or not compiled:
        whole.add(plain)
    if whole.problems:
        return whole
    whole.stage = 3
    if compiled:
        try:
            twins.fast(title).compile()
        except RuleError as error:
            whole.problems.append(Problem(str(error)))
            return whole
    jobs: list[tuple[Arrangement, int, int]] = []
    for i, way in enumerate(every):
        share = max(2, games * (i + 1) // len(every) - games * i // len(every))
        start = whole.games if i == 0 else 0  # without the compiler the first game has been played
        jobs += [(way, first, min(CHUNK, share - first)) for first in range(start, share, CHUNK)]
    total = whole.games + sum(n for _, _, n in jobs)
    for part in _random_games(title, jobs, compiled, 1 if total < 4 * CHUNK else workers):
        whole.add(part)
        if report:
            report(whole.games, total)
    if whole.problems:
        return whole
    whole.stage = 4
    whole.problems = check_boxes(title, every, games, compiled).problems
    return whole


def _random_games(
    title: Title, jobs: list[tuple[Arrangement, int, int]], compiled: bool, workers: int | None
) -> Iterator[Report]:
    """Has the jobs done, by several processes if there may be more than one worker."""
    workers = min(len(jobs), workers or os.cpu_count() or 1)
    if workers == 1:
        asked = Asked()
        for job in jobs:
            yield check_games(title.name, *job, compiled, asked)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(check_games, title.name, *job, compiled) for job in jobs]
        for done in as_completed(waiting):
            yield done.result()


def check_games(
    name: str, way: Arrangement, first: int, count: int, compiled: bool, asked: Asked | None = None
) -> Report:
    """Checks some games at one table; what a worker process does."""
    title = find_title(name)
    out = Report(asked=asked or Asked())
    pair = Pair(title, way, compiled)
    for seed in range(first, first + count):
        game = f"{title.name}, {way}, seed {seed}"
        try:
            if seed % EVERY == 0:
                whole_look(title, way, seed, pair, out)
            else:
                out.moves += pair.compare(seed)
        except Failed as failure:
            out.problems.append(Problem(failure.text, game, failure.record))
        except Exception as error:
            out.problems.append(Problem(said(error, title.folder), game))
        out.games += 1
        out.compared += 1
    return out
