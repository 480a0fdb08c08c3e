"""What one box says that another does not, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.title.pairing import differing, paired

Json = dict[str, Any]
GAME = ""
"""The name of the entry of a table that is single."""


def changes(before: Json, after: Json) -> Iterator[Json]:
    """Each difference in what rules may read: `table`, `entry` (its id, or its number from 1), `key`, and what stood
    there and stands there (None: nothing). A whole entry that is new or gone has no key. `was` and `now` are the places
    of the entry in the tables, from 0; None where it stands in none.
    """
    for table in dict.fromkeys([*before, *after]):
        if table == "source":
            continue
        old, new = before.get(table), after.get(table)
        one, other = _entries(old), _entries(new)
        for i, j in paired(one, other):
            first, second = None if i is None else one[i], None if j is None else other[j]
            name = GAME if isinstance(new if i is None else old, dict) else _name(second or first or {}, j, i)
            line = {"table": table, "entry": name, "was": i, "now": j}
            if first is None or second is None:
                yield {**line, "key": "", "before": first, "after": second}
                continue
            for key in differing(first, second):
                yield {**line, "key": key, "before": first.get(key), "after": second.get(key)}


def _entries(table: Any) -> list[Json]:
    return (
        [table]
        if isinstance(table, dict)
        else [e for e in table if isinstance(e, dict)]
        if isinstance(table, list)
        else []
    )


def _name(entry: Json, now: int | None, was: int | None) -> str:
    number = now if now is not None else was
    return str(entry.get("id", (number or 0) + 1))
