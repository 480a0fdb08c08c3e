"""Which facts of a box are the printed ones: read from the `source` of each entry.

A source is text: "rulebook", or parts divided by ";" of which each may name the keys it is about ("price = rulebook;
prestige = house R-18"). What a part says is printed if it comes from the rulebook and was neither worked out
("inferred") nor read from a damaged print.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stammtisch.kernel.title.box import OWN

ELSEWHERE = ("house", "public", "inferred", "damaged")
"""Words of a source that say that something is not in the rulebook as it can be read."""
REMARKS = ("id", "source", "note")


@dataclass(frozen=True)
class Origin:
    """An entry of a box: its table and label, its facts, and the parts of its source that are not the rulebook's."""

    table: str
    label: str
    facts: Mapping[str, Any]
    missing: tuple[str, ...]

    @property
    def printed(self) -> bool:
        """Whether all of the entry is in the rulebook."""
        return not self.missing


def origins(entries: Mapping[str, Any]) -> Iterator[Origin]:
    """Every entry of a box in the order of the file."""
    for table, value in entries.items():
        for number, entry in enumerate(value if isinstance(value, list) else [value], 1):
            label = "" if table == "game" else str(entry.get("id", number))
            facts = {key: fact for key, fact in entry.items() if key not in REMARKS}
            yield Origin(table, label, facts, unprinted(entry["source"]))


def unprinted(source: str) -> tuple[str, ...]:
    """The parts of a source that are not the rulebook's.

    >>> unprinted("rulebook, except: cards = house R-03; payout = rulebook (worked example)")
    ('cards = house R-03',)
    """
    parts = source.removeprefix("rulebook, except:").split(";")
    return tuple(part.strip() for part in parts if any(word in part for word in ELSEWHERE))


def signed(source: str, key: str) -> str:
    """A source that says of a number that it is the designer's own; as it is where it says so already.

    >>> signed("rulebook", "price")
    'rulebook; price = house'
    """
    if not source or any(_covers(part, key) for part in unprinted(source)):
        return source
    return f"{source}; {key} = {OWN}"


def _covers(part: str, key: str) -> bool:
    """Whether a part of a source says of a number that it is the designer's own."""
    said, names, _ = part.partition(OWN)
    named = re.findall(r"[\w-]+", part.replace(OWN, ""))
    return bool(names) and (key in named or "=" not in said)
