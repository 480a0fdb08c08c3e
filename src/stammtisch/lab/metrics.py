"""Figures that say how a game plays, and that can be compared across titles. docs/laboratory.md says what each means,
and who else has measured it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from scipy import stats

from stammtisch.lab import figures as fig
from stammtisch.lab.counting import Sums, Trial
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Figure, Groups, Measured, ratio
from stammtisch.lab.ratings import ELO
from stammtisch.lab.things import Numbers

ENOUGH, FEWEST_DEALS = 20, 3
"""Games or choices, and deals of thinking players, that are wanted before anything is said."""


@dataclass(frozen=True)
class Metric:
    """One of the figures, as the words name it (`metric-KEY`); a share, or a plain number."""

    key: str
    value: Estimate
    share: bool


@dataclass(frozen=True)
class Skill:
    """What a player of one kind reaches among others: its share of the win, its lead on the mean of the others."""

    thinker: str
    games: int
    win_share: Estimate
    lead: Estimate


def interaction(s: Sums) -> Numbers:
    """Which part of what choices do to a player's points is done by the choices of the others.

    Both are sums over things of squared effects, less what these squares have of accident alone.
    """
    n = s["wins"].shape[-1]

    def moved(by: str) -> Numbers:
        found: Numbers = ratio(s[f"{by}_by"] ** 2 - s[f"{by}_squares"], s["tried"]).sum(axis=-1)
        return np.maximum(found, 0)

    own, others = moved("own"), moved("others") * (n - 1)
    return ratio(others, own + others)


OF_COURSES: tuple[tuple[str, Figure, bool], ...] = (
    ("changes", lambda s: ratio(s["lead_changes"], s["lead_games"]), False),
    ("comeback", lambda s: ratio(s["comebacks"], s["lead_games"]), True),
    ("drama", lambda s: ratio(s["behind"], s["lead_games"]), True),
    ("settled", lambda s: ratio(s["settled"], s["lead_games"]), True),
)
"""How the lead went, looked at after each tenth of a game."""

OF_CHOICES: tuple[tuple[str, Figure, str], ...] = (
    ("dead", lambda s: ratio(s["dead"], s["met"]), "met"),
    ("clear", lambda s: np.clip(ratio(s["agree"] - s["by_chance"], s["wide"] - s["by_chance"]), 0, 1), "wide"),
)
"""What single choices are like."""


def metrics(g: Groups, seats: int) -> Iterator[Metric]:
    """The figures that the games themselves give."""
    if seats > 1:
        yield _one("decisive", g.measure(lambda s: 1 - fig.per_game("shared")(s)), True, g.whole["games"][0])
        if g.whole["lead_games"][0] >= ENOUGH:
            for key, figure, share in OF_COURSES:
                yield _one(key, g.measure(figure), share, g.whole["lead_games"][0])
        if "own_by" in g.whole and g.whole["own_squares"].any():
            yield _one("interaction", g.measure(interaction), True)
    for key, figure, counted in OF_CHOICES:
        if counted in g.whole and g.whole[counted][0] >= ENOUGH:
            yield _one(key, g.measure(figure), True, g.whole[counted][0])
    yield _one("length", g.measure(fig.per_game("choices")), False)


def _one(key: str, found: Measured, share: bool, units: float = 0) -> Metric:
    one = found.at()
    one = within(one, units) if share else Estimate(one.value, max(0.0, one.low), one.high)
    return Metric(key, one, share)


def within(one: Estimate, units: float = 0) -> Estimate:
    """A share's interval within 0 and 1; an exact one (Clopper and Pearson) where all of so many units were alike."""
    low, high = max(0.0, one.low), min(1.0, one.high)
    if low == high and units and one.value in (0, 1):
        exact = stats.binomtest(round(one.value * units), round(units)).proportion_ci()
        low, high = float(exact.low), float(exact.high)
    return Estimate(one.value, low, high)


def of_skill(trials: Sequence[Trial], seats: int) -> Iterator[Metric]:
    """How far a thinking player is above random ones."""
    if len(trials) < FEWEST_DEALS:
        return
    beaten = Groups([{"games": np.array(1.0), "beaten": np.array(t.beaten)} for t in trials])
    known = within(beaten.measure(fig.per_game("beaten")).at(), len(trials) * seats)
    margin = 1 / (2 * len(trials) * seats * (seats - 1))  # nobody is endlessly better: half a game more is lost
    value = float(np.clip(known.value, margin, 1 - margin))
    yield Metric("elo", Estimate(_elo(value), _elo(known.low), _elo(known.high)), False)

    def explained(s: Sums) -> Numbers:
        lead = ratio(s["lead"], s["games"]) * (seats - 1) / seats
        return np.clip(ratio(lead**2 / (seats - 1), ratio(s["squares"], s["games"])), 0, 1)

    sums = [{"games": np.array(1.0), "lead": np.array(t.lead), "squares": np.array(t.squares)} for t in trials]
    yield _one("skill", Groups(sums).measure(explained), True)


def _elo(share: float) -> float:
    """What ending ahead so often is worth; endlessly much if it is always."""
    return ELO * float(np.log(share / (1 - share))) if 0 < share < 1 else float(np.copysign(np.inf, share - 0.5))


def of_novices(trials: Sequence[Trial], seats: int) -> Iterator[Metric]:
    """How a random player fares among thinking ones, and how long such games take people."""
    if len(trials) >= FEWEST_DEALS:
        one = np.array(1.0)
        sums = [{"games": one, "behind": np.array(1 - t.beaten), "minutes": np.array(t.seconds / 60)} for t in trials]
        yield _one("novice", Groups(sums).measure(fig.per_game("behind")), True, len(trials) * seats)
        yield _one("minutes", Groups(sums).measure(fig.per_game("minutes")), False)


def skill_of(thinker: str, trials: Sequence[Trial], games: int) -> Skill | None:
    """The same as a share of the win and a lead; None of too few."""
    if len(trials) < 2:
        return None
    lead = Groups([{"games": np.array(1.0), "lead": np.array(t.lead)} for t in trials])
    share = float(np.mean([t.win for t in trials]))
    exact = stats.binomtest(round(share * games), games).proportion_ci()
    wins = Estimate(share, min(share, float(exact.low)), max(share, float(exact.high)))
    return Skill(thinker, games, wins, lead.measure(fig.per_game("lead")).at())


ORDER = (
    *("decisive", "changes", "comeback", "drama", "settled", "interaction", "dead", "clear", "length", "minutes"),
    *("novice", "elo", "skill", "deal"),
)
"""In which order they are told."""
