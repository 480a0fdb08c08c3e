"""What can be wrong with an order to train, said in a sentence."""

from __future__ import annotations

from pathlib import Path

from stammtisch.kernel.title.words import Mistake


class TrainError(Mistake, ValueError):
    """An order that cannot be carried out: what was wrong, and what would be right."""

    folder = Path(__file__).parent / "words"
