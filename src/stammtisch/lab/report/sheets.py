"""What all parts of a report use: tables with heads and a title, how sure something is, who played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stammtisch.kernel.title.title import find_title
from stammtisch.lab.balance import Study
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.page import Sheet
from stammtisch.lab.say import Words

NOTHING = "–"


def words_of(study: Study) -> Words:
    """The words of the laboratory for the title and language of a study."""
    return Words(study.lang, find_title(study.title))


def same_everywhere(study: Study) -> str:
    """Who sits in every seat; "" where there are several kinds of players."""
    return study.policies[0] if len(set(study.policies)) == 1 else ""


def mixed_players(study: Study, say: Words) -> str:
    """Who played, and how many of each kind."""
    return say.players(tuple(Counter(study.policies).items()))


def turn_name(i: int, say: Words) -> str:
    """What a place in the order is called, 0 for who begins."""
    return say("turn", place=i + 1)


def under_random(said: str, say: Words) -> str:
    """A sentence that holds for random play, and says so."""
    return say("under-random", said=said)


def how_sure(sure: bool, likely: bool, say: Words) -> str:
    """How sure one can be of something."""
    return say("sure" if sure else "likely" if likely else "open")


def sheet(
    name: str,
    heads: tuple[str, ...],
    rows: Sequence[tuple[str, ...]],
    say: Words,
    numeric: int = 1,
    folded: bool = False,
) -> Sheet:
    """A table that the words have a title for, with heads of columns as they name them."""
    return Sheet(say(f"sheet-{name}"), heads_of(heads, say), tuple(rows), numeric, folded)


def heads_of(heads: tuple[str, ...], say: Words) -> tuple[str, ...]:
    """The heads of columns, as the words name them."""
    facts = {"points": {"unit": say.unit}}
    return tuple(say(f"column-{head}", **facts.get(head, {})) if head else "" for head in heads)


def percent(e: Estimate) -> Estimate:
    """An estimate of a share, in percent."""
    return Estimate(100 * e.value, 100 * e.low, 100 * e.high)
