"""The network while it learns (PyTorch). What it says is what `players.neural` says, up to rounding."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import relu

from stammtisch.kernel.model.moves import Amount, Decision, Several
from stammtisch.players.net import Net, Plan
from stammtisch.players.neural import GAIN_ROWS, GAINS, OUTPUTS, SHORT, WASTED

NEAR, DEEP = 128, 64
"""Units of the two layers."""

STEPS_OF_AMOUNT = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500)
"""Amounts at which an amount gets one more property: neighbours share what is learned of them."""

SHORTFALL, SURE_SHORTFALL = 2.0, 24.0
"""How much an untrained network dislikes what brings less at once than the best option (see `neural.GAINS`); the
second where a title's players need not look ahead to tell what a position is worth (`Title.ahead` 0)."""

WASTE = 64.0
"""How much an untrained network dislikes a bid of more than is needed for certain: so much that it makes none."""


def properties(plan: Plan) -> Tensor:
    """What options have in common (one row for each option): the phrase, and each thing or amount that it names."""
    known: dict[tuple[Any, ...], int] = {}
    pairs: list[tuple[int, int]] = []
    start = 0
    for step, decision in sorted(plan.title.decisions.items()):
        for option in range(decision.size):
            for what in _properties(decision, option):
                pairs.append((start + option, known.setdefault((step, *what), len(known))))
        start += decision.size
    out = torch.zeros(plan.actions, len(known))
    out.index_put_(tuple(torch.tensor(pairs).T), torch.ones(len(pairs)), accumulate=True)
    return out


def _properties(decision: Decision, option: int) -> list[tuple[Any, ...]]:
    phrase, number = decision.split(option)
    out: list[tuple[Any, ...]] = [(phrase.say,)]
    for name, value in phrase.values(number).items():
        part = phrase.parts[name]
        if isinstance(part, Several):
            things = part.choices[value]
            out += [(phrase.say, name, "many", len(things)), *((phrase.say, name, thing) for thing in things)]
        elif isinstance(part, Amount):
            out += [(phrase.say, name, "from", least) for least in STEPS_OF_AMOUNT if part.low + value >= least]
        else:
            out.append((phrase.say, name, value))
    return out


class Model(nn.Module):
    """Inputs to hidden units to the rows of outputs; see `players.neural`."""

    shared_properties: Tensor

    def __init__(self, plan: Plan):
        super().__init__()
        self.actions, self.gain_rows = plan.actions, int(plan.where[GAIN_ROWS])
        self.outputs = int(plan.where[OUTPUTS])
        self.register_buffer("shared_properties", properties(plan))
        inputs = len(plan.inputs)
        self.first = nn.Parameter(torch.randn(inputs + 1, NEAR) * 0.12)
        self.second = nn.Parameter(torch.randn(NEAR + 1, DEEP) * (2 / NEAR) ** 0.5)
        self.rows = nn.Parameter(torch.randn(plan.rows, DEEP + 1) * 0.01)
        self.shared = nn.Parameter(torch.zeros(self.shared_properties.shape[1], DEEP + 1))
        with torch.no_grad():
            self.first[-1], self.second[-1], self.rows[:, -1] = 0, 0, 0
            gains = self.rows[self.gain_rows : self.outputs].view(-1, GAINS, DEEP + 1)
            gains[:, SHORT, -1] = SURE_SHORTFALL if plan.title.ahead == 0 else SHORTFALL
            gains[:, WASTED, -1] = -WASTE

    def table(self) -> Tensor:
        """The rows of the outputs, with what options share put into each."""
        return torch.cat([self.rows[: self.actions] + self.shared_properties @ self.shared, self.rows[self.actions :]])

    def forward(self, inputs: Tensor, which: Tensor | None = None) -> Tensor:
        """All outputs for each row of inputs; of all inputs, or of those named by `which` if the others are 0."""
        first = self.first[:-1] if which is None else self.first[which]
        near = relu(inputs @ first + self.first[-1])
        deep = relu(near @ self.second[:-1] + self.second[-1])
        table = self.table()
        return deep @ table[:, :-1].T + table[:, -1]

    def logs(self, out: Tensor, steps: Tensor, owner: Tensor, options: Tensor, brought: Tensor) -> Tensor:
        """The logarithm of the chance of each option of some choices, one choice after the other.

        `out`: all outputs for each choice, `steps`: its step's row of gains. Of each option: the choice that it belongs
        to (`owner`), its row, and what it brings at once.
        """
        weights = out.gather(1, steps[:, None] + torch.arange(GAINS))
        liked = out[owner, options] + (brought * weights[owner]).sum(1)
        most = torch.full((len(out),), -1e9).scatter_reduce(0, owner, liked.detach(), "amax")
        total = torch.zeros(len(out)).index_add(0, owner, (liked - most[owner]).exp())
        return liked - most[owner] - total.log()[owner]

    def tables(self) -> tuple[np.ndarray[Any, Any], ...]:
        """The weights as the rules want them, rounded to what the file holds."""
        with torch.no_grad():
            found = (self.first, self.second, self.table())
            return tuple(np.ascontiguousarray(t.half().float().numpy()) for t in found)

    def net(self, plan: Plan, usual: Any, made: dict[str, Any]) -> Net:
        """The network as it plays."""
        first, second, rows = self.tables()
        return Net(plan, usual, first, second, rows, made)
