"""Shares: how much of the server one client may have."""

from __future__ import annotations

import time
from collections import deque


class Window:
    """At most `most` times in `seconds`, for each client."""

    def __init__(self, most: int, seconds: float):
        self.most, self.seconds = most, seconds
        self._times: dict[str, deque[float]] = {}
        self._swept = 0.0

    def wait(self, client: str, now: float | None = None) -> float:
        """Counts one and returns 0, or returns the seconds until one more is allowed."""
        if not self.most:
            return 0.0
        now = time.monotonic() if now is None else now
        if now - self._swept > self.seconds:
            self._swept = now
            self._times = {c: times for c, times in self._times.items() if times[-1] > now - self.seconds}
        times = self._times.setdefault(client, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return times[0] + self.seconds - now
        times.append(now)
        return 0.0
