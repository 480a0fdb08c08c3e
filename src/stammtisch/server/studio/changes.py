"""What one box says that another does not, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
REMARKS = ("source", "note")


def changes(before: Json, after: Json) -> Iterator[Json]:
    """Each difference in what rules may read: `table`, `entry` (its name, or its number from 1), `key`, and what stood
    there and stands there (None: nothing). A whole entry that is new or gone has no key.
    """
    for table in dict.fromkeys([*before, *after]):
        if table == "source":
            continue
        old, new = _entries(before.get(table)), _entries(after.get(table))
        for name in dict.fromkeys([*old, *new]):
            line = {"table": table, "entry": name}
            if name not in new or name not in old:
                yield {**line, "key": "", "before": old.get(name), "after": new.get(name)}
                continue
            for key in dict.fromkeys([*old[name], *new[name]]):
                one, other = old[name].get(key), new[name].get(key)
                if key not in REMARKS and (one != other or type(one) is not type(other)):
                    yield {**line, "key": key, "before": one, "after": other}


def _entries(table: Any) -> dict[str, Json]:
    """The entries of a table by name; of two with the same name the second goes by its number."""
    if isinstance(table, dict):
        return {"": table}
    found: dict[str, Json] = {}
    for number, entry in enumerate(table if isinstance(table, list) else [], 1):
        if isinstance(entry, dict):
            name = str(entry.get("id", number))
            found[name if name not in found else f"#{number}"] = entry
    return found
