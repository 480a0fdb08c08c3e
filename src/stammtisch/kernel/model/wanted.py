"""Arguments of the public face: what was wrong in a call, and what is wanted, in one sentence."""

from __future__ import annotations

import difflib
import traceback
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any


def shown(value: object) -> str:
    """A value as a sentence can hold it."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def whole(name: str, value: Any, low: int, high: int | None = None) -> int:
    """A whole number from `low` to `high`; raises TypeError or ValueError that names the argument."""
    span = f"{low} or more" if high is None else str(low) if low == high else f"from {low} to {high}"
    wrong = f"{name}: wanted a whole number, {span}, not {shown(value)}"
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(wrong)
    if value < low or (high is not None and value > high):
        raise ValueError(wrong)
    return int(value)


def text(name: str, value: Any, example: str) -> str:
    """A text; raises TypeError that names the argument."""
    if not isinstance(value, str):
        raise TypeError(f"{name}: wanted a text like {example!r}, not {shown(value)}")
    return value


def values(name: str, value: Any) -> dict[str, str]:
    """A mapping of texts to texts (none for None); raises TypeError that names the argument."""
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(k, str) and isinstance(v, str) for k, v in value.items()):
        raise TypeError(f'{name}: wanted a mapping of names to values, like {{"name": "value"}}, not {shown(value)}')
    return dict(value)


def meant(word: str, known: Collection[str]) -> str:
    """What an unknown word may have meant, to be put after a sentence: a word close to it, or all there are."""
    close = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(known) or 'none'}"


def said(error: BaseException, folder: Path) -> str:
    """An error in one sentence, with the line of a file in `folder` in which it arose, if it did there."""
    sentence = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}: {sentence}"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{frame.filename}:{frame.lineno}: {sentence}"
    return sentence
