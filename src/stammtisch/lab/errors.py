"""What can be wrong with an order to the laboratory, said in a sentence."""

from __future__ import annotations


class LabError(ValueError):
    """An order that the laboratory cannot carry out: what was wrong, and what would be right."""


class MissingExtra(LabError):
    """A library that comes with an extra is not installed."""

    def __init__(self, extra: str, module: str):
        super().__init__(f"this needs {module}, which comes with an extra: pip install 'stammtisch[{extra}]'")
