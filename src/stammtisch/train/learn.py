"""Learning by playing against oneself: proximal policy optimisation (Schulman and others, 2017).

A round: whole games in the fast twin with the network as it is now, in some of them against its past, in some against
who takes what brings most at once; then a few passes over all choices that it made. It learns what to choose (more of
what went better than it expected), what to expect, and, beside that, the share of the victory and the change of the
lead that are still to come.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from pickle import UnpicklingError
from random import Random
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import log_softmax, smooth_l1_loss

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.title.seating import OptionError
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.observation import layout
from stammtisch.kernel.twins.twins import Arena
from stammtisch.players.net import Net, Plan
from stammtisch.players.neural import CHANGE, DEALS, FATE, GAIN, GAINS, LEAD, SHARE, USUALS, VALUES
from stammtisch.train.entries import (
    AGAINST,
    BLANK,
    CHOSEN,
    ENDED,
    FIRST_BLANK,
    GAME,
    GAME_COLUMNS,
    GREEDY,
    NEXT,
    OPTIONS,
    OPTIONS_AT,
    PAST,
    SAMPLE_COLUMNS,
    SEAT,
    SEED,
    STEP_AT,
    THEIRS,
    self_play,
    usual_numbers,
)
from stammtisch.train.errors import TrainError
from stammtisch.train.model import Model

SAMPLES, ROOM_FOR_OPTIONS, GAMES = 1 << 15, 1 << 20, 2_000
"""Of one round: choices that are learned from, options in all, and games at the most."""

MOST_CHOICES = 5_000
"""A game that is not over after so many choices does not count."""

SHORTS = 100_000
"""Choices of random games by which it is told what options usually fall short of the best one."""

LISTENING = 4
"""Rounds in which it learns only what to expect: before it knows that, it cannot tell good choices from lucky ones."""

BATCH, PASSES = 2_048, 2
LAMBDA, CLIP = 0.96, 0.2
RATE, LAST_RATE = 1e-3, 1e-4
ENTROPY, LAST_ENTROPY = 0.01, 0.002
"""How much variety is worth, in the beginning and in the end."""

KEPT, EVERY = 8, 12
"""Past networks that are kept, and after how many rounds there is a new one."""

AGAINST_PAST, AGAINST_GREEDY = 0.3, 0.2
"""The part of games in which one seat plays against a past network, and of those in which some seats are greedy:
against itself alone it would forget how others play."""


@dataclass
class Round:
    """What is told of one round. `against_past` and `against_greedy`: wins as a multiple of a fair share. `shown`: by
    how much (0 to 1, as `Thought.gain`) the network's favourites fell short of what a teacher liked best (`lessons`).
    """

    number: int
    seconds: float
    decisions: int
    games: int
    against_past: float
    entropy: float
    surprise: float
    lead_error: float
    against_greedy: float = 1.0
    shown: float = 0.0


@dataclass
class Course:
    """How far the learning has come; `decisions` that were learned from, processor `seconds`, `deals` and the futures
    of a `teacher` (0: none) as they were ordered.

    `orders`: for how many minutes in all it was ordered, each time that the order was another one; how fast a network
    learns depends on how much of its time is over. `before`: what the weights that it began with are made of (see
    `Net.made`), empty where it began with none.
    """

    seed: int
    deals: int | None = None
    before: dict[str, Any] = field(default_factory=dict)
    orders: list[float] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    teacher: int = 0


class Learner:
    """A network of a title that learns; `save` and `load` keep everything that it needs to go on.

    One that begins with other weights (`start`) tries options in as many `deals` as these, unless it is told.
    """

    def __init__(self, title: Title, seed: int, deals: int | None = None, start: Net | None = None):
        deals = deals or (start.plan.deals if start else None)
        torch.set_num_threads(1)  # threads would only wait for each other over so small a network
        torch.manual_seed(seed)
        self.title, self.plan, self.course = title, Plan(title, deals), Course(seed, deals)
        self.box = title.load_box()
        self.model = Model(self.plan)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=RATE, eps=1e-5)
        self.past: list[dict[str, Tensor]] = []
        self.blanks = blanks(title)
        self.arena = Arena(title, self.box.struct, FIRST_BLANK + len(self.blanks))
        for i, (_, blank) in enumerate(self.blanks):
            self.arena.put(FIRST_BLANK + i, blank)
        self.usual = self._usual_numbers()
        if start:
            self._begin_with(start)
        self._make_room()

    def _make_room(self) -> None:
        """Room for a round, and what is played by, compiled: what a course takes is told without it."""
        inputs, most = len(self.plan.inputs), self.title.most_options + 1
        self._samples = np.zeros((SAMPLES, SAMPLE_COLUMNS), np.int64)
        self._inputs = np.zeros((SAMPLES, inputs), np.float32)
        self._likes, self._worths = np.zeros(SAMPLES, np.float32), np.zeros(SAMPLES, np.float32)
        self._ahead = np.zeros((SAMPLES, MAX_SEATS), np.float32)
        self._options = np.zeros(ROOM_FOR_OPTIONS, np.int64)
        self._brought = np.zeros((ROOM_FOR_OPTIONS, GAINS), np.float32)
        self._logits, self._chances, self._last = np.zeros(most), np.zeros(most), np.zeros(MAX_SEATS, np.int64)
        nets = [np.stack([table]) for table in self.model.tables()]
        self._self_play(np.zeros((0, GAME_COLUMNS), np.int64), nets, *_results(0))

    def net(self, made: dict[str, Any]) -> Net:
        """The network as it is now."""
        box, course = hashlib.sha256(self.box.struct.pack()).hexdigest()[:16], self.course
        counts = {"seconds": round(course.seconds), "rounds": len(course.rounds)}
        counts |= {"decisions": course.decisions, "games": course.games}
        if course.before:
            made = {**made, "command": f"{course.before['command']} && {made['command']}"}
            counts = {name: n + course.before[name] for name, n in counts.items()}
        told = {**made, "seed": course.seed, **counts, "deals": int(self.plan.where[DEALS]), "box": box}
        return self.model.net(self.plan, self.usual, told)

    def _begin_with(self, net: Net) -> None:
        """Takes over what a network knows. What options share is in the row of each, where the file keeps it."""
        tables = ("first", net.first), ("second", net.second), ("rows", net.rows)
        with torch.no_grad():
            for name, table in tables:
                getattr(self.model, name).copy_(torch.from_numpy(table))
        self.usual, self.course.before = net.usual, dict(net.made)

    def save(self, path: Path) -> None:
        """Keeps everything, at once or not at all."""
        data = {
            "digest": self.plan.digest,
            "model": self.model.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "past": self.past,
            "usual": self.usual.tolist(),
            "course": asdict(self.course),
        }
        written = BytesIO()  # what the disk refuses is an OSError only where Python writes
        torch.save(data, written)
        path.with_suffix(".part").write_bytes(written.getbuffer())
        path.with_suffix(".part").replace(path)

    def load(self, path: Path) -> None:
        """Goes on where `save` stopped; raises TrainError if the title has changed since, or the file is broken."""
        try:
            data = torch.load(path, weights_only=True)
        except (RuntimeError, EOFError, UnpicklingError):
            raise TrainError("unreadable-run", file=str(path)) from None
        if data["digest"] != self.plan.digest:
            raise TrainError("another-run", file=str(path), title=self.title.title)
        self.model.load_state_dict(data["model"])
        self.optimiser.load_state_dict(data["optimiser"])
        self.past, self.usual = data["past"], np.array(data["usual"])
        course = data["course"]
        self.course = Course(**{**course, "rounds": [Round(**one) for one in course["rounds"]]})
        self.plan = Plan(self.title, self.course.deals)

    def round(self, progress: float) -> Round:
        """Plays, learns, and tells; `progress` (0 to 1) is how much of the time is over.

        Who began with weights that had learned before is half through from the start.
        """
        begun = time.process_time()
        if self.course.before:
            progress = (1 + progress) / 2
        for group in self.optimiser.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * progress
        number = len(self.course.rounds)
        games, n, (fates, shares, leads) = self._play(number)
        against_past, against_greedy = (self._against(whom, games, shares) for whom in (PAST, GREEDY))
        told = self._learn(n, games, fates, shares, leads, ENTROPY + (LAST_ENTROPY - ENTROPY) * progress, number)
        if number % EVERY == 0:
            now = {name: value.clone() for name, value in self.model.state_dict().items()}
            self.past = [*self.past, now]
            if len(self.past) > KEPT:  # every other one of the older ones goes, so that old times stay in sight
                del self.past[Random(number).randrange(KEPT - 1)]
        took = time.process_time() - begun
        ended = int(games[:, ENDED].sum())
        self.course.decisions += n
        self.course.games += ended
        self.course.seconds += took
        done = Round(number, took, n, ended, against_past, *told, against_greedy)
        self.course.rounds.append(done)
        return done

    # ------------------------------------------------------------------------------------------------ playing

    def _play(self, number: int) -> tuple[Any, int, tuple[Any, Any, Any]]:
        random = Random(f"{self.course.seed} {number}")
        games = np.zeros((GAMES, GAME_COLUMNS), np.int64)
        for game in games:
            game[SEED] = random.getrandbits(60)
            game[BLANK] = random.randrange(len(self.blanks))
            seats = self.blanks[game[BLANK]][0]
            everybody, kind = (1 << seats) - 1, random.random()
            if seats > 1 and kind < AGAINST_GREEDY:
                game[AGAINST], game[THEIRS] = GREEDY, random.randrange(1, everybody)
            elif seats > 1 and self.past and kind < AGAINST_GREEDY + AGAINST_PAST:
                game[AGAINST], game[THEIRS] = PAST, everybody & ~(1 << random.randrange(seats))
        now = self.model.tables()
        then = now
        if self.past:
            other = Model(self.plan)
            other.load_state_dict(random.choice(self.past))
            then = other.tables()
        nets = [np.stack(pair) for pair in zip(now, then, strict=True)]
        fates, shares, leads = _results(GAMES)
        return games, self._self_play(games, nets, fates, shares, leads), (fates, shares, leads)

    def _self_play(self, games: Any, nets: Any, fates: Any, shares: Any, leads: Any) -> int:
        """Plays these games; see `entries.self_play`."""
        a, plan = self.arena, self.plan
        room = self.model.net(plan, self.usual, {}).room()
        n = a.entry(self_play)(
            *(a.states, a.boxes, a.moves, plan.place, plan.where, self.usual, *nets, *room),
            *(self._logits, self._chances, self._last, games, fates, shares, leads),
            *(self._samples, self._inputs, self._likes, self._worths, self._ahead, self._options, self._brought),
            MOST_CHOICES,
        )
        return int(n)

    def _against(self, whom: int, games: Any, shares: Any) -> float:
        ratios = []
        for game, share in zip(games, shares, strict=True):
            if game[ENDED] and game[AGAINST] == whom:
                seats = self.blanks[game[BLANK]][0]
                mine = [float(share[seat]) for seat in range(seats) if not game[THEIRS] >> seat & 1]
                ratios.append(seats * sum(mine) / len(mine))
        return float(np.mean(ratios)) if ratios else 1.0

    # ----------------------------------------------------------------------------------------------- learning

    def _advantages(self, n: int, now: Any, fates: Any) -> Any:
        """What each choice brought beyond what was expected (generalised advantage estimation)."""
        worths, samples = (self._worths[:n] + now).tolist(), self._samples[:n]
        ends = fates[samples[:, GAME], samples[:, SEAT]].tolist()
        out = [0.0] * n
        for i, follows in zip(range(n - 1, -1, -1), samples[::-1, NEXT].tolist(), strict=True):
            if follows < 0:
                out[i] = ends[i] - worths[i]
            else:
                out[i] = worths[follows] - worths[i] + LAMBDA * out[follows]
        return np.array(out, np.float32)

    def _learn(
        self, n: int, games: Any, fates: Any, shares: Any, leads: Any, variety: float, number: int
    ) -> tuple[float, float, float]:
        samples = self._samples[:n]
        now = fate_now(self._ahead[:n])
        advantages = self._advantages(n, now[:, 0], fates)
        wanted = self._worths[:n] + advantages
        spread = advantages.std() + 1e-6
        surprise = float(1 - np.var(advantages) / (np.var(wanted + now[:, 0]) + 1e-9))
        advantages = (advantages - advantages.mean()) / spread
        seats = np.array([seats for seats, _ in self.blanks])[games[samples[:, GAME], BLANK]]
        turned = (samples[:, SEAT][:, None] + np.arange(MAX_SEATS)) % seats[:, None]
        there = np.arange(MAX_SEATS) < seats[:, None]
        their_fates, their_shares, their_leads = (a[samples[:, GAME][:, None], turned] for a in (fates, shares, leads))
        their_fates = their_fates - now
        changes = np.clip(their_leads - self._ahead[:n], -6, 6)
        order = np.random.default_rng(number)
        entropies, errors = [], []
        outputs = self.model.outputs
        # Most inputs are 0 in all games of a round, such as those of seats that are not there.
        used = np.flatnonzero(self._inputs[:n].any(axis=0))
        inputs, columns_used = np.ascontiguousarray(self._inputs[:n, used]), torch.from_numpy(used)
        for _ in range(PASSES):
            mixed = order.permutation(n)
            for start in range(0, n - BATCH // 2, BATCH):
                at = np.sort(mixed[start : start + BATCH])
                b, rows = len(at), samples[at]
                out = self.model(torch.from_numpy(inputs[at]), columns_used)
                # The options of each choice, one after the other.
                counts = rows[:, OPTIONS]
                whose = np.repeat(np.arange(b), counts)
                begins = np.concatenate([[0], np.cumsum(counts)[:-1]])
                which = np.arange(len(whose)) - begins[whose] + rows[whose, OPTIONS_AT]
                owner = torch.from_numpy(whose)
                options, brought = torch.from_numpy(self._options[which]), torch.from_numpy(self._brought[which])
                logs = self.model.logs(out, torch.from_numpy(rows[:, STEP_AT]), owner, options, brought)
                entropy = -torch.zeros(b).index_add(0, owner, logs.exp() * logs)
                ratio = (logs[torch.from_numpy(begins + rows[:, CHOSEN])] - torch.from_numpy(self._likes[at])).exp()
                gained = torch.from_numpy(advantages[at])
                policy = -torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
                # What is to come for each seat.
                values = out[:, outputs:].view(b, MAX_SEATS, VALUES)
                mask = torch.from_numpy(there[at])
                fate = (values[:, 0, FATE] - torch.from_numpy(wanted[at])).pow(2).mean()
                others = (values[:, 1:, FATE] - torch.from_numpy(their_fates[at][:, 1:]))[mask[:, 1:]].pow(2).mean()
                logits = values[:, :, SHARE].masked_fill(~mask, -1e9)
                share = -(torch.from_numpy(their_shares[at]) * log_softmax(logits, 1))[mask].sum() / b
                change = smooth_l1_loss(values[:, :, CHANGE][mask], torch.from_numpy(changes[at])[mask])
                others = torch.nan_to_num(others)
                liking = policy - variety * entropy.mean() if number >= LISTENING else 0
                loss = liking + fate + 0.25 * others + 0.1 * share + 0.2 * change
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimiser.step()
                entropies.append(float(entropy.detach().mean()))
                errors.append(float(change.detach()))
        return float(np.mean(entropies)), surprise, float(np.mean(errors))

    # ------------------------------------------------------------------------------------------- what is usual

    def _usual_numbers(self) -> Any:
        """What is usual for each input, a lead, and what options fall short of the best one, from random games."""
        plan, a = self.plan, self.arena
        sums, times, found = np.zeros(len(plan.inputs)), np.zeros(len(plan.inputs), np.int64), np.zeros(2)
        shorts = np.zeros(SHORTS)
        row = np.zeros(plan.place.shape[1], np.int32)
        games = 20 * len(self.blanks)
        n = a.entry(usual_numbers)(
            *(a.states, a.boxes, a.moves, plan.place, row, sums, times, found, shorts),
            *(self.course.seed, len(self.blanks), games),
        )
        out = np.zeros(USUALS + len(plan.inputs))
        out[LEAD] = max(1, found[0] / max(1, found[1]))
        out[GAIN] = max(1, np.median(shorts[:n])) if n else 1
        usual = sums / np.maximum(1, times)
        # Numbers that are one of two only are inputs as they stand.
        out[USUALS:] = np.where(usual > 1, usual, np.where(_only_flags(plan), 0, 1))
        return out.astype(np.float32).astype(np.float64)


def fate_now(ahead: Any) -> Any:
    """The fate of a seat if the game ended now and the victory were shared as leads are; for leads in usual ones.

    The network learns only how far the fate will be off that. So what a choice gains at once is known from the first
    game on, and need not be told from the luck of all choices that follow.
    """
    return 0.5 + 0.5 * ahead / (np.abs(ahead) + 1)


def _results(games: int) -> list[Any]:
    """Room for fates, shares of the victory and leads."""
    return [np.zeros((games, MAX_SEATS), np.float32) for _ in range(3)]


def _only_flags(plan: Plan) -> Any:
    """Which inputs are 0 or 1 in any case."""
    flags = dict.fromkeys(plan.inputs, True)
    for seats in plan.title.usual_seats:
        state: type[GameState] = plan.title.state
        shown = layout(state, seats)
        for name, low, high in zip(plan.shown(seats), shown.low, shown.high, strict=True):
            if name in flags:
                flags[name] = bool(low >= 0 and high <= 1)
    return np.array(list(flags.values()))


def blanks(title: Title) -> list[tuple[int, bytes]]:
    """Games to learn from, not yet laid out: every number of seats, with the rules' own options and with others."""
    random, out = Random(1), []
    for seats in title.usual_seats:
        tried: list[dict[str, str]] = [{}, {}, {}]
        tried += [{name: random.choice(kind.names) for name, kind in title.options.items()} for _ in range(3)]
        for options in tried:
            try:
                out.append((seats, title.blank(seats, options).pack()))
            except OptionError:
                continue
    return out


def learn(
    learner: Learner, seconds: float, save: Callable[[Learner], None], report: Callable[[Round, float], None]
) -> None:
    """Learns until so many seconds of processor time have gone into the network in all; saves every minute."""
    saved = time.monotonic()
    while learner.course.seconds < seconds:
        done = learner.round(min(1.0, learner.course.seconds / seconds))
        report(done, learner.course.seconds / seconds)
        if time.monotonic() - saved > 60:
            save(learner)
            saved = time.monotonic()
    save(learner)


__all__ = ["Course", "Learner", "Round", "learn"]
