"""What may be ordered at the decisions of a title: which choices, for how long, and what interrupts such an order.

Most of it follows from what decisions declare anyway; a title may add conditions of its own, each an `Interrupt`. What
becomes of an order is told in `play.orders`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stammtisch.kernel.model.kinds import Unit
from stammtisch.kernel.model.moves import Amount

ABOVE, CHOSEN, MAY, TO_ME, CHAPTER, HAS, LACKS = "above", "chosen", "may", "to-me", "chapter", "has", "lacks"
"""Conditions that every title has, as far as its decisions and facts allow them."""
RESERVED = (ABOVE, CHOSEN, MAY, TO_ME, CHAPTER, HAS, LACKS)


@dataclass(frozen=True)
class Interrupt:
    """A condition of a title's own upon which a standing order stops: `unless-NAME` in the words, with $n.

    `holds(s, box, seat, n)` is given the state as the seat sees it: by what is hidden nothing can be decided, and the
    suite refuses a condition that tries. `number` is what n may be (None: the condition wants no number, and n is 0),
    `unit` what it counts. It is offered at `decisions`, by their names, or at all of them.
    """

    name: str
    holds: Callable[[Any, Any, int, int], bool]
    number: Amount | None = None
    unit: Unit | None = None
    decisions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Condition:
    """What may interrupt an order at a decision. `name` is ABOVE, TO_ME or CHAPTER, "chosen:WORD" or "may:WORD" of a
    phrase, "has:NAME" or "lacks:NAME" of something that a seat has, or the name of an `Interrupt`.
    """

    name: str
    number: Amount | None = None
    unit: Unit | None = None
    interrupt: Interrupt | None = None

    @property
    def kind(self) -> str:
        """What stands before the colon."""
        return self.name.partition(":")[0]

    @property
    def of(self) -> str:
        """What stands behind it."""
        return self.name.partition(":")[2]
