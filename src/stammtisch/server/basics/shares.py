"""Shares: how much of each kind of work one visitor may ask for.

A visitor is an address, or for IPv6 the network of a household (/64). What visitors have used is forgotten at a steady
rate, so that whoever used all of a share waits for a moment and not for an hour.
"""

from __future__ import annotations

import math
import time

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics


class Share:
    """At most `units` of work in `seconds` for each visitor; 0 units: as much as one likes."""

    def __init__(self, kind: str, units: float, seconds: float, metrics: Metrics):
        self.kind, self.units, self.seconds = kind, units, seconds
        self._metrics = metrics
        self._used: dict[str, tuple[float, float]] = {}
        self._swept = 0.0

    def used(self, visitor: str, now: float) -> float:
        """What a visitor has used and is not forgotten yet."""
        units, then = self._used.get(visitor, (0.0, now))
        return max(0.0, units - (now - then) * self.units / self.seconds)

    def wait(self, visitor: str, cost: float = 0.0, now: float | None = None) -> float:
        """The seconds until the visitor may use `cost` units, or (0) however many it will be."""
        if not self.units:
            return 0.0
        now = time.monotonic() if now is None else now
        return max(0.0, (self.used(visitor, now) + cost - self.units) * self.seconds / self.units)

    def charge(self, visitor: str, units: float, now: float | None = None) -> None:
        """Writes down what a visitor has used."""
        if not self.units:
            return
        now = time.monotonic() if now is None else now
        self._used[visitor] = (self.used(visitor, now) + units, now)
        if now - self._swept > self.seconds:
            self._swept = now
            self._used = {v: kept for v, kept in self._used.items() if self.used(v, now)}

    def check(self, visitor: str, cost: float = 0.0) -> None:
        """ApiError, with the time to come again, if the visitor has had its share."""
        wait = self.wait(visitor, cost)
        if wait:
            self._metrics.limited.labels(self.kind).inc()
            raise too_many(math.ceil(wait))

    def spend(self, visitor: str, cost: float = 1.0) -> None:
        """Checks and charges."""
        self.check(visitor, cost)
        self.charge(visitor, cost)


def too_many(seconds: int) -> ApiError:
    """The answer to who asks for more than their share."""
    return ApiError("too-many", "too-many-requests", seconds=seconds, headers={"Retry-After": str(seconds)})
