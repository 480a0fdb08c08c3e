"""Policies for seats: who decides when a person does not.

A policy decides from a `Sight`: the moves of its seat and imagined states, which depend on what the seat may see and on
a seed, never on what is hidden. It has no way to the game itself.
"""

from __future__ import annotations

from stammtisch.kernel.title.seating import PERSON
from stammtisch.players.policy import SHORT, THINKERS, UnknownPolicy, choose, find_policy, later, policies
from stammtisch.players.sight import Policy, Sight, sight_of

__all__ = [
    "PERSON",
    "SHORT",
    "THINKERS",
    "Policy",
    "Sight",
    "UnknownPolicy",
    "choose",
    "find_policy",
    "later",
    "policies",
    "sight_of",
]
