"""Plain text of strangers: nothing in it that cannot be seen, that turns the letters around it, or that climbs over
other lines.
"""

from __future__ import annotations

import re
import unicodedata

from stammtisch.kernel.play.course import LONGEST_NAME, NO_NAME
from stammtisch.server.basics.errors import Unfit

BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""What counts as a letter or sign and shows nothing."""
MOST_MARKS = 3
"""Accents upon one letter; Vietnamese and Hebrew need two or three."""
_JOINERS = "\u200c\u200d"
"""Within words of some scripts, and between the parts of an emoji."""
_GAPS = re.compile(r"[^\S\n]+")
_LINES = re.compile(r"\n{3,}")


def name(text: str) -> str:
    """A name as it is kept; ValueError if it holds what nobody sees. Spaces in a row are one."""
    text = unicodedata.normalize("NFC", " ".join(text.split(" ")).strip())
    text = re.sub(" +", " ", text)
    if not text.isprintable():
        raise Unfit("wrong-unseen")
    if any(letter in BLANK for letter in text) or _piled(text) or all(unicodedata.combining(c) for c in text):
        raise Unfit("wrong-unseen")
    return text


def given(text: str) -> str:
    """A name that an operator gives, as it is kept; ValueError for one that nobody could give themselves: no table can
    be opened at which somebody has it.
    """
    fit = name(text)
    if not 0 < len(fit) <= LONGEST_NAME or any(sign in fit for sign in NO_NAME):
        raise Unfit("wrong-form")
    return fit


def same(one: str, other: str) -> bool:
    """Whether two names look alike: apart from capitals, widths and other forms of the same letters."""
    return _folded(one) == _folded(other)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def words(text: str) -> str:
    """What somebody says, as it is kept: without what cannot be seen; at most one empty line in a row."""
    text = unicodedata.normalize("NFC", re.sub("\r\n|[\r\u0085\u2028\u2029]", "\n", text))
    text = "".join(c for c in text if c == "\n" or c in _JOINERS or c.isspace() or (c.isprintable() and c not in BLANK))
    text = _LINES.sub("\n\n", "\n".join(line.strip() for line in _GAPS.sub(" ", text).split("\n"))).strip()
    return _lowered(text) if text.strip(_JOINERS + " \n") else ""


def _marks(text: str) -> list[int]:
    """How many accents stand upon the letter before, after each character."""
    out, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        out.append(marks)
    return out


def _piled(text: str) -> bool:
    return max(_marks(text), default=0) > MOST_MARKS


def _lowered(text: str) -> str:
    """The text without accents that are piled upon others."""
    return "".join(c for c, marks in zip(text, _marks(text), strict=True) if marks <= MOST_MARKS)
