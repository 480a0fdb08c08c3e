"""Learning from a search (expert iteration; Anthony and others, 2017): the network plays, and at some of its choices a
search that it leads itself looks into a few futures after the options that it likes. What fared better there is to be
liked more.

A round: games of the network against itself and against who takes what brings most at once, until a lesson is full;
then some steps through the lessons of late. What is asked for is the gain that the search saw, in the mean over all
that it would choose, and that it changes its mind no more than that is worth; what it expects stays as it was. One
search is mistaken often, but not always the same way: the mean over alike positions is what is learned.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import torch

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import Arena, fast, ready
from stammtisch.players.choosing import net_look
from stammtisch.players.effort import Effort, led_by
from stammtisch.players.grown import Tree
from stammtisch.players.net import Net, chances
from stammtisch.players.neural import GAIN_ROWS, GAINS, MOST_VALUES, VALUES, WHERES
from stammtisch.players.sight import Sight
from stammtisch.train.entries import brings_most
from stammtisch.train.learn import MOST_CHOICES, Learner, Round

LESSON = 4_096
"""Choices of one round that the search looks into."""

KEPT = 24
"""Lessons that are learned from; older ones are forgotten."""

ASKED = 0.3
"""The part of its choices at which the search is asked: more of one game are too much alike."""

SURE = 0.7
"""The part of games in which it always takes what it likes best; in the others it draws."""

GREEDY = 0.4
"""The part of seats at which somebody sits who takes what brings most at once."""

BATCH, PASSES = 1_024, 6
RATE, LAST_RATE = 5e-4, 5e-5

WORTH = 30.0
"""So many nats of a changed mind are worth a gain of 1: in a mean over alike positions a hundredth more makes an option
1.35 times as likely."""

PLAYED, SEEN, SPARE = range(3)
"""States of the arena: the game, what a seat may take for true, and room for what options bring."""


@dataclass
class Look:
    """What was thought about one choice: its inputs, the row of gains of its step, the rows of its options, what they
    bring at once, the logarithms of their chances, by how much each fared better than the network's mean choice, and
    what the network expected.
    """

    inputs: Any
    step: int
    options: Any
    brought: Any
    likes: Any
    gains: Any
    values: Any


class Apprentice(Learner):
    """A network that learns from a search of so many `futures` that it leads; see the module's text."""

    def __init__(self, title: Title, seed: int, futures: int, start: Net, deals: int | None = None):
        self.effort = Effort(iterations=futures, rollout="net")
        super().__init__(title, seed, deals, start)
        self.course.teacher = futures
        self.lessons: list[list[Look]] = []

    def _make_room(self) -> None:
        """Room for a game, and what is thought by, compiled."""
        entries = led_by(self.title, self.effort)
        if self.arena.compiled and not ready(self.title, *entries):
            fast(self.title).compile(later=entries)
        self.arena = Arena(self.title, self.box.struct, 3, self.arena.compiled)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=RATE, eps=1e-5)

    def round(self, progress: float) -> Round:
        """Plays, asks, learns, and tells; `progress` (0 to 1) is how much of the time is over."""
        begun, number = time.process_time(), len(self.course.rounds)
        random = Random(f"{self.course.seed} {number}")
        net = self.model.net(self.plan, self.usual, {})
        looks, ratios, games = list[Look](), list[float](), 0
        while len(looks) < LESSON:
            ratios += self._game(net, random, looks)
            games += 1
        self.lessons = [*self.lessons, looks][-KEPT:]
        for group in self.optimiser.param_groups:
            group["lr"] = RATE + (LAST_RATE - RATE) * progress
        self._learn_from([look for lesson in self.lessons for look in lesson], number)
        took = time.process_time() - begun
        self.course.decisions += len(looks)
        self.course.games += games
        self.course.seconds += took
        entropy = float(np.mean([-(np.exp(look.likes) * look.likes).sum() for look in looks]))
        shown = float(np.mean([look.gains.max() - look.gains[look.likes.argmax()] for look in looks]))
        against = float(np.mean(ratios)) if ratios else 1.0
        done = Round(number, took, len(looks), games, 1.0, entropy, 0.0, 0.0, against, shown)
        self.course.rounds.append(done)
        return done

    # ------------------------------------------------------------------------------------------------ playing

    def _game(self, net: Net, random: Random, looks: list[Look]) -> list[float]:
        """Plays a game, and adds what was thought about; of each seat of the network's its share of the victory as a
        multiple of a fair one, where others sat there, too.
        """
        room, (seats, blank) = self.arena, random.choice(self.blanks)
        greedy = [random.random() < GREEDY for _ in range(seats)]
        if all(greedy):
            greedy[random.randrange(seats)] = False
        sure = random.random() < SURE
        room.put(PLAYED, blank)
        due, made = room.twin.begin(room.states, PLAYED, room.boxes, random.getrandbits(60)), 0
        while due >= 0 and made < MOST_CHOICES:
            room.twin.look(room.states, PLAYED, room.boxes, room.moves, due)
            options = room.options()
            choice = options[0] if len(options) == 1 else self._choice(net, random, looks, due, greedy[due], sure)
            due = room.twin.step(room.states, PLAYED, room.boxes, room.moves, due, choice)
            made += 1
        if due >= 0 or not any(greedy):
            return []
        s = self.title.state().load(room.get(PLAYED))
        standings = [(self.title.standing or self.title.score)(s, self.box.struct, seat) for seat in range(seats)]
        winners = [standing == max(standings) for standing in standings]
        return [seats * winners[seat] / sum(winners) for seat in range(seats) if not greedy[seat]]

    def _choice(self, net: Net, random: Random, looks: list[Look], seat: int, greedy: bool, sure: bool) -> int:
        """What a seat chooses that has a choice."""
        room, title = self.arena, self.title
        room.put(SEEN, room.get(PLAYED))
        room.twin.redraw_at(room.states, SEEN, room.boxes, room.moves, seat, random.getrandbits(30))
        imagined, step = room.get(SEEN), room.step(SEEN)
        thoughts, logits, values = net.room(), np.zeros(title.most_options + 1), np.zeros(MOST_VALUES)
        n = room.entry(net_look)(
            room.states, SEEN, room.boxes, room.moves, seat, *net.tables, *thoughts, np.zeros((0, 0)), logits, values
        )
        options, logits = room.options(), logits[:n]
        _, which, what, *_, brought, _ = thoughts
        if greedy:
            return options[brings_most(n, brought)]
        if random.random() < ASKED:
            moves = tuple(Move(seat, step, option, "") for option in options)
            sight = Sight(title, self.box, seat, moves, imagined)
            inputs = np.zeros(len(self.plan.inputs), np.float32)
            np.add.at(inputs, which[what != 0], what[what != 0])
            chance = chances(logits)
            gains = self._shown(net, sight, random.getrandbits(60), chance)
            rows = self.plan.where[WHERES + step] + np.array(options)
            gain_row = int(self.plan.where[GAIN_ROWS]) + step * GAINS
            likes = np.log(np.maximum(chance, 1e-12)).astype(np.float32)
            expected = values[: room.seats(SEEN) * VALUES]
            looks.append(Look(inputs.astype(np.float16), gain_row, rows, brought[:n].copy(), likes, gains, expected))
        return options[int(logits.argmax())] if sure else random.choices(options, chances(logits).tolist())[0]

    def _shown(self, net: Net, sight: Sight, seed: int, chance: Any) -> Any:
        """By how much each option fared better in a search than what the network would choose in the mean; 0 for those
        that it did not look into.
        """
        tree = Tree(sight, self.effort, seed, self.arena.compiled, net=net)
        tree.grow(self.effort.iterations, 0)
        found = tree.children()
        met = [found.get(move.option, (0, 0.0)) for move in sight.moves]
        tried = np.array([visits > 0 for visits, *_ in met])
        fared = np.array([sums[0] / visits if visits else 0.0 for visits, *sums in met])
        return np.where(tried, fared - np.average(fared[tried], weights=chance[tried] + 1e-9), 0).astype(np.float32)

    # ----------------------------------------------------------------------------------------------- learning

    def _learn_from(self, looks: list[Look], number: int) -> None:
        order = np.random.default_rng(number)
        for _ in range(max(1, PASSES * LESSON // BATCH)):
            chosen = [looks[k] for k in order.integers(len(looks), size=min(BATCH, len(looks)))]
            owner = torch.from_numpy(np.repeat(np.arange(len(chosen)), [len(look.options) for look in chosen]))
            together = {
                name: torch.from_numpy(np.concatenate([getattr(look, name) for look in chosen]))
                for name in ("options", "brought", "likes", "gains")
            }
            out = self.model(torch.from_numpy(np.array([look.inputs for look in chosen], np.float32)))
            steps = torch.tensor([look.step for look in chosen])
            logs = self.model.logs(out, steps, owner, together["options"], together["brought"])
            chance = logs.exp()
            gained = (chance * together["gains"]).sum()
            changed = (chance * (logs - together["likes"])).sum()
            expected = np.zeros((len(chosen), MAX_SEATS * VALUES), np.float32)
            there = np.zeros_like(expected, bool)
            for row, look in enumerate(chosen):
                expected[row, : len(look.values)], there[row, : len(look.values)] = look.values, True
            values = out[:, self.model.outputs : self.model.outputs + MOST_VALUES]
            off = (values - torch.from_numpy(expected))[torch.from_numpy(there)].pow(2).mean()
            loss = (changed - WORTH * gained) / len(chosen) + off
            self.optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimiser.step()


__all__ = ["Apprentice"]
