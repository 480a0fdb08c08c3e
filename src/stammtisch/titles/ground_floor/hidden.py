"""GF-0.8: what nobody knows, dealt anew for a seat that has to guess it."""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import Box, State


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Nothing is left to do: the fronts and the order of the forecast cards (see `forecast`) and of the Automa decks
    exist only when chance brings them, so a new generator is all that a new guess needs.
    """
