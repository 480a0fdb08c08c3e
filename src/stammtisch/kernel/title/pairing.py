"""Which entry of a table is which in another box: by its id, and where entries have none by what they say.

An entry without an id that stands between others is one more, and not another number in all that follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

REMARKS = ("source", "note")
"""Keys that no rule reads."""
ALONE = 0.6
"""What it costs to leave an entry without a partner; to pair two costs the share of their keys that differ."""
MOST_PAIRS = 40_000
"""So many pairs are weighed at most; of more, the first goes with the first, the second with the second."""

Entry = Mapping[str, Any]
Pair = tuple[int | None, int | None]


def paired(before: Sequence[Entry], after: Sequence[Entry]) -> list[Pair]:
    """The numbers of the entries that are one and the same; None on the side where there is no such entry."""
    old, new = _by_id(before), _by_id(after)
    pairs: list[Pair] = [(i, new.get(name)) for name, i in old.items()]
    pairs += [(None, j) for name, j in new.items() if name not in old]
    bare = [
        [i for i in range(len(side)) if i not in set(known.values())] for side, known in ((before, old), (after, new))
    ]
    for i, j in _aligned([before[i] for i in bare[0]], [after[j] for j in bare[1]]):
        pairs.append((None if i is None else bare[0][i], None if j is None else bare[1][j]))
    return pairs


def differing(one: Entry, other: Entry) -> list[str]:
    """The keys that rules may read at which two entries say something else."""
    return [
        key for key in dict.fromkeys([*one, *other]) if key not in REMARKS and not _same(one.get(key), other.get(key))
    ]


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _by_id(entries: Sequence[Entry]) -> dict[str, int]:
    """The entries that have an id, each the first of its id."""
    found: dict[str, int] = {}
    for i, entry in enumerate(entries):
        if "id" in entry:
            found.setdefault(str(entry["id"]), i)
    return found


def _aligned(before: Sequence[Entry], after: Sequence[Entry]) -> Iterator[Pair]:
    """The pairs in which least differs, in the order of both."""
    first = 0
    while first < min(len(before), len(after)) and not differing(before[first], after[first]):
        yield first, first
        first += 1
    last = 0
    while last < min(len(before), len(after)) - first and not differing(before[-1 - last], after[-1 - last]):
        last += 1
    n, m = len(before) - first - last, len(after) - first - last
    inner = _cheapest(before[first : first + n], after[first : first + m]) if n * m <= MOST_PAIRS else _in_turn(n, m)
    yield from ((None if i is None else first + i, None if j is None else first + j) for i, j in inner)
    yield from ((len(before) - k, len(after) - k) for k in range(last, 0, -1))


def _in_turn(n: int, m: int) -> list[Pair]:
    return [(i if i < n else None, i if i < m else None) for i in range(max(n, m))]


def _cheapest(before: Sequence[Entry], after: Sequence[Entry]) -> list[Pair]:
    """As two texts are compared line by line, where lines may be alike in part."""
    n, m = len(before), len(after)
    cost = [[(i + j) * ALONE for j in range(m + 1)] for i in range(n + 1)]
    pair = [[_apart(one, other) for other in after] for one in before]
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            both = cost[i - 1][j - 1] + pair[i - 1][j - 1]
            cost[i][j] = min(both, cost[i - 1][j] + ALONE, cost[i][j - 1] + ALONE)
    found: list[Pair] = []
    i, j = n, m
    while i or j:
        if i and j and cost[i][j] == cost[i - 1][j - 1] + pair[i - 1][j - 1]:
            i, j = i - 1, j - 1
            found.append((i, j))
        elif j and (not i or cost[i][j] == cost[i][j - 1] + ALONE):
            j -= 1
            found.append((None, j))
        else:
            i -= 1
            found.append((i, None))
    return found[::-1]


def _apart(one: Entry, other: Entry) -> float:
    keys = {*one, *other} - {*REMARKS}
    return len(differing(one, other)) / max(1, len(keys))
