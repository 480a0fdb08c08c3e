"""The laboratory: many games, and what they say about a title and about those who play it.

- `simulate`: a row for each game, as a Polars table.
- `match`: who plays better, and how sure that is.
- `ladder`: whether thinking longer wins more.
- `dataset`: every decision of many games, as a folder of Parquet files.
- `study`: the report of a title's balance, and of what an edited box changes.
- `tune`: the box that reaches a designer's goals.

It knows no title. What it needs comes with ``pip install 'stammtisch[lab]'``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stammtisch.lab.errors import LabError, MissingExtra

if TYPE_CHECKING:
    from stammtisch.lab.balance import Study, study
    from stammtisch.lab.contest import Match, ladder, match
    from stammtisch.lab.decisions import dataset
    from stammtisch.lab.runs import simulate
    from stammtisch.lab.tuning.search import Tuning, tune

__all__ = [
    "LabError",
    "Match",
    "MissingExtra",
    "Study",
    "Tuning",
    "dataset",
    "ladder",
    "match",
    "simulate",
    "study",
    "tune",
]

_WHERE = {
    "Match": "contest",
    "Study": "balance",
    "Tuning": "tuning.search",
    "dataset": "decisions",
    "ladder": "contest",
    "match": "contest",
    "simulate": "runs",
    "study": "balance",
    "tune": "tuning.search",
}
_EXTRA = ("polars", "altair", "choix", "vl_convert", "scipy", "jinja2", "optuna")


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is; raises MissingExtra where the extra is not installed."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        found = getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    except ImportError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in _EXTRA:
            raise
        raise MissingExtra("lab", missing) from None
    return found
