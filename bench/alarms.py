"""How often a study sees a difference where there is none: `python -m bench.alarms [--json FILE] [--quick]`.

Two equal boxes of Mall World with three seats play 400 random games each on different seeds, and are compared as a
study compares them; 200 times. Counted are the studies that say anything at all as certain, and those that call
anything likely or certain.
"""

from __future__ import annotations

import numpy as np
from scipy import stats

from bench.figures import Figure, report
from stammtisch.lab.budget import ALPHA, COMPARED, STUDIED, Budget
from stammtisch.lab.compare import compare
from stammtisch.lab.counting import GroupJob, count_group
from stammtisch.lab.endings import learn_endings
from stammtisch.lab.figures import Groups
from stammtisch.lab.setting import setting

TITLE, SEATS, STUDIES = "mall-world", 3, 200
GROUPS, GAMES = 40, 10


def figures(studies: int) -> list[Figure]:
    wanted = setting(TITLE, SEATS)
    endings = learn_endings(wanted)

    def heap(number: int) -> Groups:
        first = number * GROUPS * GAMES
        jobs = [GroupJob(wanted, n, first + GAMES * n, GAMES, 0, 0, endings) for n in range(GROUPS)]
        return Groups([count_group(job).sums for job in jobs])

    alarms = guesses = 0
    statements = []
    for study in range(studies):
        old, new = heap(2 * study), heap(2 * study + 1)
        found = compare(wanted, wanted, new, old, (new, old), (), Budget(STUDIED + COMPARED), "en")
        every = [*found.figures, *found.things, *found.taken]
        statements.append(len(every))
        alarms += any(d.sure for d in every)
        guesses += any(d.likely for d in every)
    span = stats.binomtest(alarms, studies).proportion_ci()
    # Not more than one in twenty, as far as so many studies can tell.
    most = int(stats.binom.ppf(0.95, studies, ALPHA))
    return [
        Figure("studies of two equal boxes", studies, ""),
        Figure("statements that each of them weighs", float(np.mean(statements)), ""),
        Figure("studies with a false alarm", alarms, "", f"at most {most}", alarms <= most),
        Figure("  in a hundred", 100 * alarms / studies, "%"),
        Figure("  so many in truth, at the least", 100 * float(span.low), "%"),
        Figure("  so many in truth, at the most", 100 * float(span.high), "%"),
        Figure("studies that call anything likely", 100 * guesses / studies, "%"),
    ]


def every(quick: bool) -> dict[str, list[Figure]]:
    """The figures, of fewer studies if it is to be quick."""
    return {"false alarms": figures(20 if quick else STUDIES)}


if __name__ == "__main__":
    report(__doc__, every)
