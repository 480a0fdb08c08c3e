"""The search for a box that reaches the goals: `tune`.

Candidates are proposed by Optuna (a tree-structured Parzen estimator) and play the same seeds; the best of them and the
box as it was play again on fresh seeds; the best of these, and the box as it was, once more on seeds that nothing was
chosen by. What is said at the end comes from the last games only.

Everything that is done lies in the folder of the run: which candidates were tried in Optuna's journal, the games of
finals and verdict beside it. The proposal of candidate n depends on the seed, n and what came of those before alone, so
a run that was cut off goes on to the same end.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import TrialState

from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups
from stammtisch.lab.play import prepare
from stammtisch.lab.runs import empty, write_whole
from stammtisch.lab.setting import RANDOM
from stammtisch.lab.tuning import measures, playing
from stammtisch.lab.tuning.goals import Order, read_goals
from stammtisch.lab.tuning.knobs import Editor, moved
from stammtisch.lab.tuning.measures import REACHED, Goal, Standing
from stammtisch.lab.tuning.playing import FINALS, SEARCH, VERDICT, Kept, Table
from stammtisch.lab.work import Crew, Report
from stammtisch.players import find_policy

REFUSED = 1000.0
"""What a candidate is worth that the box's own checks refuse, or whose games do not end."""

THRIFT = 0.02
"""How much moving all numbers from one end to the other weighs, so that none moves for nothing."""

MOST_SEED = 1 << 40

Values = tuple[int, ...]


@dataclass(frozen=True)
class Moved:
    """A number that may move: from where to where it did; `together`: what was added to several numbers."""

    path: str
    before: int
    after: int
    low: int
    high: int
    step: int
    together: bool


@dataclass(frozen=True)
class GoalFound:
    """A goal with where it stood and where it stands, and how much each part has changed (on the same seeds)."""

    goal: Goal
    before: Standing
    after: Standing
    change: tuple[Estimate, ...]
    games: int


@dataclass(frozen=True)
class Candidate:
    """A candidate of the search: its numbers, and how far from the goals it was (0: none is missed)."""

    values: Values
    distance: float


@dataclass(frozen=True)
class Tuning:
    """What a run has found; texts are in `lang`. `best` are the candidates that came next to the goals, the best first;
    `refused` how many were none, by the box's own checks or because a game did not end; `games` and `seconds` are those
    of the whole run; `repeatable`: no player thinks for a limited time, so the same is found on any machine.
    """

    lang: str
    title: str
    name: str
    box: str
    made: str
    numbers: tuple[Moved, ...]
    goals: tuple[GoalFound, ...]
    best: tuple[Candidate, ...]
    candidates: int
    refused: int
    finalists: int
    games: int
    seconds: float
    seed: int
    repeatable: bool
    command: str

    @property
    def changed(self) -> bool:
        """Whether any number has moved."""
        return any(one.before != one.after for one in self.numbers)

    @property
    def reached(self) -> int:
        """How many goals are reached for sure."""
        return sum(one.after.verdict == REACHED for one in self.goals)


def tune(
    title: str,
    goals: str | Path,
    out: str | Path,
    box: str | Path | None = None,
    candidates: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    engine: str = "local",
    report: Report | None = None,
    compiling: Report | None = None,
    lang: str = "en",
) -> Tuning:
    """Looks for numbers of a title's box (or an edited one) that reach the goals in a file.

    In the folder `out` it leaves the new `box.toml`, and all it needs to go on there with the same order; with more
    `candidates` (else as many as the file says) a finished run is searched further. `report(done, games)` and
    `compiling(done, rules)` follow the work. Raises LabError, BoxError, and what `setting` raises.
    """
    with _begun(title, goals, out, box, candidates, seed, workers, engine, report, compiling) as run:
        run.search()
        result = run.decide(lang)
    words = ["stammtisch", "tune", run.title.name, "--goal", str(goals), "--seed", str(seed)]
    words += ["--candidates", str(run.order.candidates), *(("--box", str(box)) if box else ())]
    return replace(result, command=shlex.join(words))


def search_on(title: str, goals: str | Path, out: str | Path, candidates: int, box: str | Path | None = None) -> None:
    """Tries candidates in this process until there are so many; `tune` with the same order goes on from there."""
    with _begun(title, goals, out, box, candidates, 1, 1, "local", None, None) as run:
        run.search()


@contextmanager
def _begun(
    title: str,
    goals: str | Path,
    out: str | Path,
    box: str | Path | None,
    candidates: int | None,
    seed: int,
    workers: int | None,
    engine: str,
    report: Report | None,
    compiling: Report | None,
) -> Iterator[_Run]:
    """A run that can be gone on with; see `tune`."""
    if not 0 <= seed < MOST_SEED:
        raise LabError("wrong-seed", seed=str(seed), most="2^40")
    if candidates is not None and candidates < 1:
        raise LabError("tune-few-candidates", candidates=candidates)
    found, given = find_title(title), str(Path(box).resolve()) if box else ""
    order = read_goals(Path(goals), found, found.load_box(given or None), given)
    order = replace(order, candidates=candidates or order.candidates)
    with Crew(workers, engine) as crew:
        run = _Run(found, order, Path(out).resolve(), given, seed, crew, report)
        run.open()
        for table in run.tables:
            for policy in table.players or ("",):
                seated = [policy] * len(table.setting.open_seats)
                prepare(table.setting.seated(seated) if policy else table.setting, compiling, table.wanted)
        with run.timed():
            yield run


class _Run:
    """A run and its folder."""

    def __init__(
        self, title: Title, order: Order, folder: Path, box: str, seed: int, crew: Crew, report: Report | None
    ):
        self.title, self.order, self.folder, self.box = title, order, folder, box
        self.seed, self.crew, self.report = seed, crew, report
        self.loaded = title.load_box(box or None)
        self.editor = Editor(self.loaded.path, order.knobs)
        self.tables = playing.tables_of(order.goals)
        self.start: Values = tuple(knob.start for knob in order.knobs)
        self.questions = sum(len(measures.labels(goal, "en")) for goal in order.goals)
        self.done = 0
        self.begun = time.monotonic()
        self.note: dict[str, Any] = {}

    # ------------------------------------------------------------------------------------------------- the folder

    def open(self) -> None:
        """Makes the folder, or goes on in it; raises LabError if it holds another run."""
        ours = {
            "title": self.title.name,
            "rules": self.title.version,
            "box": self.loaded.hash,
            "seed": self.seed,
            "goals": self.order.parameters(),
        }
        ours = json.loads(json.dumps(ours))
        if not self.folder.parent.is_dir():
            raise LabError("no-folder", folder=str(self.folder.parent))
        file = self.folder / "run.json"
        if not file.exists() and self.folder.is_dir() and not empty(self.folder):
            raise LabError("tune-folder-in-use", folder=str(self.folder))
        if file.exists():
            try:
                self.note = json.loads(file.read_text(encoding="utf-8"))
                theirs = dict(self.note["order"])
            except (ValueError, KeyError, TypeError):
                raise LabError("unreadable-note", file=str(file), folder=str(self.folder)) from None
            for key, value in ours.items():
                if theirs.get(key) != value:
                    raise LabError("tune-other-run", folder=str(self.folder), key=key)
        self.folder.mkdir(exist_ok=True)
        self.note = {"order": ours, "seconds": self.note.get("seconds", 0.0)}
        self.keep_note()
        (self.folder / "candidates").mkdir(exist_ok=True)

    def keep_note(self) -> None:
        """Writes down whose folder it is, and what it has cost so far."""
        write_whole(self.folder / "run.json", json.dumps(self.note, ensure_ascii=False).encode())

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Counts the time, also of a run that is cut off."""
        self.begun = time.monotonic()
        try:
            yield
        finally:
            self.note["seconds"] = self.seconds
            self.keep_note()

    @property
    def seconds(self) -> float:
        """What the run has taken so far, also before it was cut off."""
        return float(self.note["seconds"]) + time.monotonic() - self.begun

    def box_of(self, values: Values) -> Path:
        """The file of a candidate's box."""
        name = hashlib.sha256(repr(values).encode()).hexdigest()[:16]
        path = self.folder / "candidates" / f"{name}.toml"
        if not path.exists():
            write_whole(path, self.editor.written(values).encode())
        return path

    # ------------------------------------------------------------------------------------------------- the search

    def search(self) -> None:
        """Tries candidates until there are as many as ordered."""
        study = self.study()
        known = {self.values_of(trial): trial for trial in self.complete(study)}
        self.tell(sum(table.planned(SEARCH) for table in self.tables) * len(self.complete(study)))
        while (number := len(self.complete(study))) < self.order.candidates:
            study.sampler = self.sampler(number)
            trial = study.ask()
            values = tuple(trial.suggest_int(k.path, k.low, k.high, step=k.step) for k in self.order.knobs)
            same = known.get(values)
            if same is not None:
                distance = float(same.value or 0.0)
            else:
                distance = self.distance(values, SEARCH, Kept())
            known[values] = study.tell(trial, distance)

    def study(self) -> optuna.Study:
        """Optuna's study in the folder; what was cut off in the middle is given up there."""
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        log = self.folder / "search.log"
        if log.exists():  # its last line may be cut off; what is written behind that could never be read again
            os.truncate(log, log.read_bytes().rfind(b"\n") + 1)
        try:
            storage = JournalStorage(JournalFileBackend(str(log)))
            study = optuna.create_study(storage=storage, study_name="tune", load_if_exists=True)
        except (ValueError, KeyError, TypeError):
            raise LabError("unreadable-note", file=str(log), folder=str(self.folder)) from None
        for trial in study.get_trials(deepcopy=False, states=(TrialState.RUNNING,)):
            study.tell(trial.number, state=TrialState.FAIL)
        if not self.complete(study) and not study.get_trials(deepcopy=False, states=(TrialState.WAITING,)):
            study.enqueue_trial(dict(zip((k.path for k in self.order.knobs), self.start, strict=True)))
        return study

    def sampler(self, number: int) -> optuna.samplers.BaseSampler:
        """Who proposes candidate `number`: begun anew each time, so that it does not matter when a run was cut off."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
            return optuna.samplers.TPESampler(
                seed=(self.seed * 1_000_003 + number) % (1 << 32),
                n_startup_trials=max(10, 2 * len(self.order.knobs)),
                multivariate=True,
                constant_liar=False,
            )

    def complete(self, study: optuna.Study) -> list[optuna.trial.FrozenTrial]:
        """The candidates that were played."""
        return study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))

    def values_of(self, trial: optuna.trial.FrozenTrial) -> Values:
        """The numbers of a candidate."""
        return tuple(trial.params[knob.path] for knob in self.order.knobs)

    def distance(self, values: Values, stage: int, kept: Kept) -> float:
        """How far a candidate is from the goals; REFUSED if it is none."""
        found = self.play(values, stage, kept)
        if found is None:
            return REFUSED
        off = 0.0
        for table, groups in found.items():
            for goal in self.tables[table]:
                if goal.games:
                    here = _at(goal, self.box_of(values))
                    found_here = groups.measure(measures.figure_of(here))
                    off += goal.weight * measures.distance(here, found_here.value, found_here.error)
        span = [abs(v - k.start) / (k.high - k.low) for v, k in zip(values, self.order.knobs, strict=True)]
        return off + THRIFT * sum(span) / len(span)

    def play(self, values: Values, stage: int, kept: Kept) -> dict[Table, Groups] | None:
        """The games of a candidate; None if it is refused."""
        try:
            self.title.edited_box(moved(self.loaded.entries, self.order.knobs, values))
        except BoxError:
            return None
        tables = [table for table in self.tables if table.games[stage]]
        return playing.measure(self.crew, tables, stage, self.box_of(values), self.seed, kept, self.tell)

    def tell(self, games: int) -> None:
        """Lets who waits know how many games are over."""
        self.done += games
        if self.report:
            self.report(self.done, max(self.done, self.planned()))

    def planned(self) -> int:
        """The games of the whole run, at the most."""
        times = (self.order.candidates, self.order.finalists + 1, 2)
        return sum(table.planned(stage) * times[stage] for table in self.tables for stage in range(3))

    # ------------------------------------------------------------------------------------------------ the decision

    def decide(self, lang: str) -> Tuning:
        """Lets the best candidates and the box as it was play again, and says where the goals stand."""
        trials = self.complete(self.study())
        best: dict[Values, float] = {}
        for trial in trials:
            best.setdefault(self.values_of(trial), float(trial.value or 0.0))
        ranked = sorted((c for c in best if best[c] < REFUSED), key=lambda c: (best[c], _nearness(c, self.start)))
        finalists = list(dict.fromkeys([*ranked[: self.order.finalists], self.start]))
        finals = {values: self.distance(values, FINALS, self.kept(values, FINALS)) for values in finalists}
        if finals[self.start] >= REFUSED:
            raise LabError("tune-no-games")
        chosen = min(finalists, key=lambda c: (finals[c], _nearness(c, self.start)))
        before = self.play(self.start, VERDICT, self.kept(self.start, VERDICT))
        after = self.play(chosen, VERDICT, self.kept(chosen, VERDICT))
        if before is None or after is None:
            raise LabError("tune-no-games")
        write_whole(self.folder / "box.toml", self.editor.written(chosen).encode())
        made = self.title.load_box(self.folder / "box.toml")
        played = len(best) * sum(t.planned(SEARCH) for t in self.tables)
        played += len(finals) * sum(t.planned(FINALS) for t in self.tables)
        played += len({self.start, chosen}) * sum(t.planned(VERDICT) for t in self.tables)
        return Tuning(
            lang=lang,
            title=self.title.name,
            name=self.title.title,
            box=self.loaded.hash,
            made=made.hash,
            numbers=tuple(
                Moved(k.path, k.start, v, k.low, k.high, k.step, len(k.places) > 1)
                for k, v in zip(self.order.knobs, chosen, strict=True)
            ),
            goals=tuple(self.found(goal, before, after, self.box_of(chosen), lang) for goal in self.order.goals),
            best=tuple(Candidate(values, best[values]) for values in ranked[:10]),
            candidates=len(best),
            refused=sum(value >= REFUSED for value in best.values()),
            finalists=len(finalists),
            games=played,
            seconds=self.seconds,
            seed=self.seed,
            repeatable=not any(_hurried(policy) for goal in self.order.goals for policy in goal.players),
            command="",
        )

    def kept(self, values: Values, stage: int) -> Kept:
        """Where the games of a finalist are kept."""
        file = self.box_of(values)
        return Kept(file.with_name(f"{file.stem}-{stage}.npz"))

    def found(
        self, goal: Goal, before: dict[Table, Groups], after: dict[Table, Groups], box: Path, lang: str
    ) -> GoalFound:
        """Where a goal stood, and where it stands."""
        table = next(table for table, members in self.tables.items() if goal in members)
        now = _at(goal, box)
        return GoalFound(
            goal,
            measures.standing(goal, before[table], self.questions, lang),
            measures.standing(now, after[table], self.questions, lang),
            measures.change(now, after[table], before[table], self.questions, goal),
            table.planned(VERDICT),
        )


def _at(goal: Goal, box: Path) -> Goal:
    """A goal as it is measured with the box of a candidate."""
    return replace(goal, setting=replace(goal.setting, box=str(box)))


def _hurried(policy: str) -> bool:
    """Whether a player thinks for a limited time."""
    return policy != RANDOM and bool(getattr(getattr(find_policy(policy), "effort", None), "seconds", 0))


def _nearness(values: Values, start: Values) -> tuple[int, Values]:
    """The order of candidates that are as good: those nearer to the box as it was first."""
    return sum(v != s for v, s in zip(values, start, strict=True)), values


__all__ = ["Candidate", "GoalFound", "Moved", "Tuning", "tune"]
