"""Moves: decisions, their options, and how an option is said.

An option is a number below the size of its decision. A decision declares its options as *phrases*::

    Phrase("build {shop} at {place}", shop=SHOP, place=PLACE)
    Phrase("bid {coins}", coins=Amount(0, 25))
    Phrase("offer {cards}", cards=Several(CARD, 3))
    Phrase("pass")

Each phrase covers a range of numbers; the codec turns a number into words (what a program reads) or text (what a
person types, and what the record holds) and back.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from stammtisch.kernel.model.kinds import Kind, Names, UnknownName
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.kernel.model.struct import Struct, Vec, i16, u16


class Forbidden(NamedTuple):
    """Why an option is forbidden: the clause, the name of a sentence (`why-REASON` in the words) and its facts."""

    clause: str
    reason: str
    facts: Mapping[str, int]


class Moves(Struct):
    """The list of options a seat has. In the plain twin it also collects why other options are forbidden."""

    __extras__ = ("refusals",)
    if TYPE_CHECKING:
        refusals: dict[int, Forbidden] | None
        n: int
        option: Vec

    @rule
    def allow(self, option: int) -> None:
        """Adds a legal option."""
        if AT_TABLE and self.n + 1 == len(self.option):
            raise IndexError(f"this decision has {self.n} options and no more")
        self.option[self.n] = option
        self.n += 1

    @rule
    def allow_if(self, option: int, legal: bool) -> None:
        """Adds an option if it is legal; what the fast twin makes of `if legal: moves.allow(option)`.

        It is written down in any case and counts only if it is legal, so that no processor has to guess.
        """
        self.option[self.n] = option
        self.n += 1 if legal else 0

    def forbid(self, options: int | Iterable[int], clause: str, reason: str, **facts: int | bool) -> None:
        """Says what forbids an option (or all of several), with the facts of this position; what is said first stands.

        `reason` names a sentence in the title's words: `why-REASON`.
        """
        if self.refusals is not None:
            why = Forbidden(clause, reason, facts)
            for option in (options,) if isinstance(options, int) else options:
                self.refusals.setdefault(option, why)

    def legal(self) -> list[int]:
        """The legal options, in the order the rules list them."""
        return [self.option[i] for i in range(self.n)]


def moves_class(size: int) -> type[Moves]:
    """A list with room for `size` options, and for one that `allow_if` writes down and does not count."""
    fields = {"n": u16(), "option": i16(size + 1), "__module__": __name__}
    return cast(type[Moves], types.new_class("Moves", (Moves,), {}, lambda space: space.update(fields)))


# ------------------------------------------------------------------------------------------ several things at once


@rule
def code_of_two(low: int, high: int) -> int:
    """The number of an unordered pair (a thing may stand twice), among all pairs; low <= high."""
    return low + high * (high + 1) // 2


@rule
def code_of_three(low: int, middle: int, high: int) -> int:
    """The number of an unordered triple among all triples; low <= middle <= high."""
    return low + middle * (middle + 1) // 2 + high * (high + 1) * (high + 2) // 6


@dataclass(frozen=True)
class Several:
    """An unordered choice of 1 to `most` things of a kind (most at 3), each as often as one likes.

    Numbers: first the single things, then `code_of_two` of the pairs, then `code_of_three` of the triples.
    """

    kind: Kind
    most: int

    def __post_init__(self) -> None:
        if not 1 <= self.most <= 3:
            raise ValueError("Several takes up to three things")

    def start(self, length: int) -> int:
        """The first number of the choices of `length` things."""
        return sum(comb(self.kind.size + n - 1, n) for n in range(1, length))

    @property
    def size(self) -> int:
        return self.start(self.most + 1)

    @cached_property
    def choices(self) -> tuple[tuple[int, ...], ...]:
        """All choices by number, the things of each in rising order."""
        n = self.kind.size
        out: list[tuple[int, ...]] = [(i,) for i in range(n)]
        if self.most >= 2:
            out += [(i, j) for j in range(n) for i in range(j + 1)]
        if self.most >= 3:
            out += [(i, j, k) for k in range(n) for j in range(k + 1) for i in range(j + 1)]
        return tuple(out)


@dataclass(frozen=True)
class Amount:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def size(self) -> int:
        return self.high - self.low + 1


Part = Kind | Amount | Several
Words = dict[str, Any]
"""An option in words: {"say": first word of its phrase, part: name | number | list of names, ...}."""


LONGEST_MOVE = 400
"""Characters of a move as text, at the most."""


class Phrase:
    """A way to say an option: words, some of them parts in braces. Its numbers count the parts, the last one fastest.

    At most one part takes several things; it gets the words that the others leave.
    """

    def __init__(self, pattern: str, **parts: Part):
        self.pattern, self.parts = pattern, parts
        self.pieces = pattern.split()
        self.say = self.pieces[0]
        self.size = 1
        for part in parts.values():
            self.size *= part.size
        several = [name for name, part in parts.items() if isinstance(part, Several)]
        if len(several) > 1 or len(set(self.pieces)) < len(self.pieces):
            raise ValueError(f"{pattern!r} says a word twice, or has two parts of several things")
        if {piece[1:-1] for piece in self.pieces if "{" in piece or "}" in piece} != set(parts):
            raise ValueError(f"{pattern!r} wants each part in braces, as a word of its own")
        self.taker = self.pieces.index(f"{{{several[0]}}}") if several else None

    @property
    def amount(self) -> Amount | None:
        """Its only part, if that is an amount."""
        part = next(iter(self.parts.values()), None)
        return part if isinstance(part, Amount) and len(self.parts) == 1 else None

    @property
    def plain(self) -> bool:
        """Whether it names no thing: it has no parts, or is of an amount alone."""
        return not self.parts or self.amount is not None

    def values(self, number: int) -> dict[str, int]:
        """The number of each part."""
        out: dict[str, int] = {}
        for name, part in reversed(self.parts.items()):
            number, out[name] = divmod(number, part.size)
        return {name: out[name] for name in self.parts}

    def nameable(self, number: int, names: Names) -> bool:
        """Whether all parts are things that exist in this box."""
        for name, value in self.values(number).items():
            part = self.parts[name]
            if isinstance(part, Kind) and value >= len(names.all(part)):
                return False
            if isinstance(part, Several) and max(part.choices[value]) >= len(names.all(part.kind)):
                return False
        return True

    def words(self, number: int, names: Names) -> Words:
        """The option in words."""
        out: Words = {"say": self.say}
        for name, value in self.values(number).items():
            part = self.parts[name]
            if isinstance(part, Kind):
                out[name] = names.name(part, value)
            elif isinstance(part, Several):
                out[name] = [names.name(part.kind, thing) for thing in part.choices[value]]
            else:
                out[name] = value + part.low
        return out

    def text(self, number: int, names: Names) -> str:
        """The option as a person types it."""
        shown = {
            k: " ".join(v) if isinstance(v, list) else v for k, v in self.words(number, names).items() if k != "say"
        }
        return self.pattern.format(**shown)

    def parse(self, text: str, names: Names) -> int | None:
        """The number of a text; None if the phrase is another one; raises UnknownName if a name is wrong."""
        given = [[word] for word in text.split()]
        spare = len(given) - len(self.pieces)
        if self.taker is not None and spare > 0:
            end = self.taker + spare + 1
            given[self.taker : end] = [[word for words in given[self.taker : end] for word in words]]
        if len(given) != len(self.pieces):
            return None
        said = dict(zip(self.pieces, given, strict=True))
        if any(piece.lower() != words[0].lower() for piece, words in said.items() if not piece.startswith("{")):
            return None
        number = 0
        for name, part in self.parts.items():
            number = number * part.size + _value(part, said[f"{{{name}}}"], names)
        return number

    def usage(self) -> str:
        """The pattern with its parts as placeholders: `build SHOP at PLACE`."""
        return " ".join(piece[1:-1].upper() if piece.startswith("{") else piece for piece in self.pieces)


def _value(part: Part, words: Sequence[str], names: Names) -> int:
    if isinstance(part, Several):
        if len(words) > part.most:
            text = f"{len(words)} things where at most {part.most} are possible"
            raise UnknownName(text, "too-many-things", count=len(words), most=part.most)
        return part.choices.index(tuple(sorted(find(part.kind, word, names) for word in words)))
    text = words[0]
    if isinstance(part, Kind):
        return find(part, text, names)
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not (len(digits) <= 9 and digits.isdecimal() and part.low <= int(text) <= part.high):
        wrong = f"{text!r} is no whole number from {part.low} to {part.high}"
        raise UnknownName(wrong, "no-amount", name=text, low=part.low, high=part.high)
    return int(text) - part.low


def find(kind: Kind, text: str, names: Names) -> int:
    """The number of a thing as a person types it: its name in any case, or a beginning that fits only one name."""
    if text in names.all(kind):
        return names.number(kind, text)
    known = [name.lower() for name in names.all(kind)]
    wanted = text.lower()
    if wanted in known:
        return known.index(wanted)
    fits = [i for i, name in enumerate(known) if name.startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        known = [names.all(kind)[i] for i in fits]
        raise UnknownName(f"{text!r} may be {' or '.join(known)}", "several-names", name=text, known=", ".join(known))
    return names.number(kind, text)


# ------------------------------------------------------------------------------------------------------- decisions


class Decision:
    """A step at which seats choose.

    `may(s, box, seat, moves)` lists what a seat may do and forbids the rest; `do(s, box, seat, choice)` carries a
    choice out; either may take the number that the step carries as a last parameter. `clause` is the one that says when
    this decision is due. `place` is the part of the table that one touches then and `phase` the part of the round or
    turn that it belongs to, by names of the title's own; see `Title.where`.

    Two kinds are owed by several seats at once (`s.ask_all`), who choose unseen:

    - `sealed=True`: each of them owes one choice; `do(s, box)` is called when the last is in, and finds them all in
      `s.choices`.
    - `plan=RULE`: each goes through a chain of small choices at its own pace. `may` lists what a seat may do next,
      given its own hidden fields; `do(s, box, seat, choice)` writes hidden fields of that seat alone, draws nothing,
      and calls `s.done(seat)` when the chain is finished. After the last seat `RULE(s, box)` opens the plan. While it
      goes on, the title's `imagine` puts what other seats have planned back to what it was before.

    Others learn what was chosen at once, or when it is opened. With `private=True` they learn only that a choice was
    made; what it was they may know from the first position in which the scalar field `opens` of the state is not 0, and
    never if there is no such field.

    `orders` are the first words of the phrases that a standing order may choose (`title.orders`); by default those
    without parts, which always mean the same, and those of an amount alone.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        may: Callable[..., None],
        do: Callable[..., None],
        *phrases: Phrase,
        place: str = "",
        phase: str = "",
        sealed: bool = False,
        plan: Callable[..., None] | None = None,
        private: bool = False,
        opens: str = "",
        orders: Sequence[str] | None = None,
    ):
        self.name, self.clause, self.may, self.do, self.phrases = name, clause, may, do, phrases
        self.place, self.phase = place, phase
        self.sealed, self.plan, self.private, self.opens = sealed, plan, private, opens
        if sealed and plan:
            raise ValueError(f"{name} is sealed and a plan at once: each seat owes one choice, or a chain of them")
        if opens and not private:
            raise ValueError(f"{name} is not private, but is opened by {opens!r}")
        self.may_takes_arg, self.do_takes_arg = may.__code__.co_argcount == 5, do.__code__.co_argcount == 5
        self.starts = [sum(p.size for p in phrases[:i]) for i in range(len(phrases))]
        self.size = sum(p.size for p in phrases)
        if len({p.say for p in phrases}) < len(phrases):
            raise ValueError(f"two phrases of {name} begin with the same word")
        if unknown := set(orders or ()) - {p.say for p in phrases}:
            raise ValueError(f"{name} has no phrase {min(unknown)!r} that could be ordered")
        self.orders = tuple(p for p in phrases if (p.plain if orders is None else p.say in orders))

    @property
    def at_once(self) -> bool:
        """Whether several seats owe it at once and choose unseen."""
        return self.sealed or self.plan is not None

    @property
    def is_bid(self) -> bool:
        """Whether each of several seats names an amount, unseen, and nothing else."""
        parts = [part for phrase in self.phrases for part in phrase.parts.values()]
        return self.sealed and len(self.phrases) == 1 and len(parts) == 1 and isinstance(parts[0], Amount)

    def split(self, option: int) -> tuple[Phrase, int]:
        """The phrase of an option and the number within it."""
        for phrase, start in zip(reversed(self.phrases), reversed(self.starts), strict=True):
            if option >= start:
                return phrase, option - start
        raise ValueError(f"{option} is no option of {self.name}")

    def nameable(self, names: Names) -> Iterator[int]:
        """All options that can be said with the things of this box."""
        for phrase, start in zip(self.phrases, self.starts, strict=True):
            for number in range(phrase.size):
                if phrase.nameable(number, names):
                    yield start + number

    def words(self, option: int, names: Names) -> Words:
        """An option in words."""
        phrase, number = self.split(option)
        return phrase.words(number, names)

    def text(self, option: int, names: Names) -> str:
        """An option as text."""
        phrase, number = self.split(option)
        return phrase.text(number, names)

    def parse(self, text: str, names: Names) -> int | None:
        """The option a text says; None if no phrase of this decision is like it; raises UnknownName."""
        wrong: UnknownName | None = None
        if len(text) > LONGEST_MOVE:
            too_long = f"a move has at most {LONGEST_MOVE} characters, not {len(text)}"
            raise UnknownName(too_long, "too-long", count=len(text), most=LONGEST_MOVE)
        for phrase, start in zip(self.phrases, self.starts, strict=True):
            try:
                number = phrase.parse(text, names)
            except UnknownName as error:
                wrong = error
                continue
            if number is not None:
                return start + number
        if wrong is not None:
            raise wrong
        return None

    def usage(self) -> list[str]:
        """How the options are said, a line for each phrase."""
        return [phrase.usage() for phrase in self.phrases]


class Automatic:
    """A step that needs no choice: `run(s, box)`, or `run(s, box, arg)` with the number the step carries.

    `phase` is the part of the round or turn that it belongs to, and with it the decisions that it asks for.
    """

    def __init__(self, run: Callable[..., None], phase: str = ""):
        self.run, self.phase = run, phase
        self.takes_arg = run.__code__.co_argcount == 3
