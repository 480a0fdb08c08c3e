"""What can be wrong with an order to the laboratory, said in a sentence."""

from __future__ import annotations

from pathlib import Path

from stammtisch.kernel.title.words import Mistake


class LabError(Mistake, ValueError):
    """An order that the laboratory cannot carry out: what was wrong, and what would be right."""

    folder = Path(__file__).parent / "words"


class MissingExtra(LabError):
    """A library that comes with an extra is not installed."""

    def __init__(self, extra: str, module: str):
        super().__init__("missing-extra", module=module, command=f"pip install 'stammtisch[{extra}]'")
