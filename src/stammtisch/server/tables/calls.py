"""Whom a change at a table calls: those whose turn it has become, and all who sit there when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import notices
from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.notices import Waits

AT_ONCE = 5.0
"""Seconds in which somebody who comes from another table has opened this one."""


@dataclass(frozen=True)
class Stand:
    """How a table stands, as far as anybody is called: the seats whose people are due, and whether it is over."""

    due: frozenset[int] = frozenset()
    over: bool = False


def waits(settings: Settings, live: bool) -> Waits:
    """How long people are left to see for themselves what happens; where a live clock runs, as long as a page opens."""
    grace = min(settings.grace, AT_ONCE) if live else settings.grace
    return Waits(mail=int(1000 * settings.digest), other=int(1000 * grace))


def along(before: Stand, after: Stand, number: int, people: Sequence[int], waits: Waits) -> list[Along]:
    """What is written down along with event `number` of a table, at which these people sit."""
    if after.over:
        return [] if before.over or not people else [notices.call(people, "over", number, waits)]
    called = sorted(after.due - before.due)
    return [notices.call(called, "turn", number, waits)] if called else []
