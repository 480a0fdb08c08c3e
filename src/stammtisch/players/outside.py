"""Policies that other packages bring, by the entry point group `stammtisch.policies`.

An entry point names a `Policy`, or what gives one when it is called without arguments. Its name is the policy's.
"""

from __future__ import annotations

import inspect
import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from stammtisch.players.sight import Policy

GROUP = "stammtisch.policies"
RESERVED = ("person", "rules", "random", "greedy", "net", "search")


@cache
def outside() -> dict[str, Policy]:
    """The policies of other packages by name; one that cannot be loaded is left out, and a warning says why."""
    found: dict[str, Policy] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            if point.name.partition(":")[0] in RESERVED:
                raise ValueError("the name is one of ours")
            loaded: Any = point.load()
            policy: Any = loaded() if inspect.isclass(loaded) or inspect.isfunction(loaded) else loaded
            if not callable(getattr(policy, "choose", None)):
                raise TypeError("it has no method `choose`")
        except Exception as error:  # whatever is wrong with one of them, the others are there
            warnings.warn(f"policy {point.name} of {point.value}: {error}", stacklevel=2)
        else:
            found[point.name] = policy
    return found
