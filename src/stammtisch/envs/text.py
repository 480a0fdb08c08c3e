"""Observations in words, for language models and for people who want to see what an agent sees.

They are made from what a seat is shown at the table: its picture, its log, and its moves as they are offered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import stammtisch
from stammtisch.envs.encoding import Encoding
from stammtisch.kernel.model.kinds import NONE, slug
from stammtisch.kernel.play.course import Move, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import to_json
from stammtisch.kernel.title.clauses import read_rulebook
from stammtisch.kernel.title.picture import Picture, as_text
from stammtisch.kernel.title.primer import read_primer
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Speaker

WIDTH = 100
"""Columns of the table in a text."""

MOST_PREVIEWS = 128
"""What moves bring is said where there are no more of them; a longer list is one of combinations."""

RENDER_MODES = ["ansi", "rgb_array"]
"""What `render` gives: text, or an array of pixels."""

OPTION, OPTIONAL = "Option:", "(option)"
"""Before what holds in a clause with an option only; behind the heading of a chapter of such clauses."""

INTERNAL = ("pending", "seats", "choices", "options")
"""What a state has for programs, not for people, and what is the same all through a game."""

OTHERS = -1
"""Stands for a choice where all others made theirs at random."""


class Teller:
    """The same game in the plain twin, which tells what happens."""

    def __init__(self, encoding: Encoding):
        self._encoding = encoding
        self.game: Game | None = None
        self._seed = 0
        self._made: list[tuple[int, int]] = []

    def __getstate__(self) -> tuple[Encoding, int | None, list[tuple[int, int]]]:
        """The way to where the game is: its seed, and what was chosen."""
        return self._encoding, None if self.game is None else self._seed, self._made

    def __setstate__(self, kept: tuple[Encoding, int | None, list[tuple[int, int]]]) -> None:
        """Goes the same way again."""
        encoding, seed, made = kept
        self.__init__(encoding)  # type: ignore[misc]
        if seed is not None:
            self.begin(seed)
            for seat, option in made:
                if option == OTHERS:
                    self.play_others(seat)
                else:
                    self.play(seat, option)

    def begin(self, seed: int) -> None:
        """Starts the game with this seed."""
        self._seed, self._made = seed, []
        seats = [Seat(name) for name in stammtisch.NAMES[: self._encoding.seats]]
        self.game = Game(self._encoding.title, seats, self._encoding.options, self._encoding.loaded, seed)

    def play(self, seat: int, option: int) -> None:
        """Makes a choice."""
        game = self._begun()
        self._made.append((seat, option))
        game.play(Move(seat, game.state.step, option))

    def play_others(self, seat: int) -> None:
        """Lets the others choose as `games.play_others` does, with the same numbers from the same generator."""
        game = self._begun()
        self._made.append((seat, OTHERS))
        while not game.over and game.due[0] != seat:
            options = game.moves()
            game.play(options[game.state.chance.below(len(options))])

    def text(self, seat: int) -> str:
        """What a seat sees, what happened since it chose last, and what it may do, as text."""
        return describe(self._begun(), seat, self._encoding)

    def render(self, seat: int, mode: str | None) -> Any:
        """What a seat sees in one of RENDER_MODES; None without one."""
        if mode == "ansi":
            return self.text(seat)
        if mode == "rgb_array":
            from stammtisch.envs.pixels import pixels

            return pixels(self._begun().picture(seat))
        return None

    def _begun(self) -> Game:
        assert self.game is not None, "begin comes first"
        return self.game


def teller(encoding: Encoding, text: bool, render_mode: str | None) -> Teller | None:
    """A teller where one is needed; raises ValueError for an unknown mode, PicturesMissing where none can be drawn."""
    if render_mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
    if render_mode == "rgb_array":
        from stammtisch.envs.pixels import check_pictures

        check_pictures()
    return Teller(encoding) if text or render_mode else None


def describe(game: Game, seat: int, encoding: Encoding) -> str:
    """All that a seat needs to play by, as text: the aim, what happened, the table as it sees it, what lies next to
    what, the rules of what is due, and its moves with what each of them brings.

    It speaks as the table does: every thing has the name that the log, the rules and the moves give it. It ends with
    the moves of the seat, if it is due: a line each, the number of the action first.
    """
    you, title, speaker = game.seats[seat].name, game.title, game.title.speaker()
    lines = [
        f"{title.title}, {len(game.seats)} seat{'s' * (len(game.seats) > 1)}. You are {you} (seat {seat}).",
        *aim(title, game.option_values),
    ]
    lines += _options(game, speaker)
    own = [number for number, ply in enumerate(game.plies, 1) if ply.move.seat == seat]
    log = game.log(seat, since=own[-1] if own else 0)
    if log:
        lines += ["", "Since your last choice:" if own else "So far:", *(f"- {line.text}" for line in log)]
    lines += ["", "The table:", table(game, seat, speaker)]
    lines += _beside(game, speaker)
    decision = game.decision
    offers = _offers(game, seat, encoding) if decision is not None and seat in game.due else []
    lines += things(game, seat, "\n".join([*lines, *offers]))
    if decision is None:
        scores = [f"- {score.name}: {score.said}, place {score.place}" for score in game.scores(seat)]
        tie = game.tie()
        return "\n".join([*lines, "", "The game is over.", *scores, *([tie.text] if tie else [])])
    if seat not in game.due:
        return "\n".join([*lines, "", f"{' and '.join(game.seats[s].name for s in game.due)} to choose."])
    asked = f"ask-{decision.name}"
    question = speaker.say(asked) if speaker.knows(asked) else f"Choose: {decision.name}."
    lines += ["", f"The rules of this choice ({decision.clause}):", *rules_of(game, decision.clause)]
    lines += ["", question, "Answer with the number of an action:"]
    return "\n".join([*lines, *offers])


def table(game: Game, seat: int, speaker: Speaker) -> str:
    """The table as a seat sees it, every name whole."""
    picture = game.title.draw(game, seat, speaker)
    if isinstance(picture, Picture):
        picture.whole = True
    return as_text(picture, WIDTH)


def aim(title: Title, options: Mapping[str, str]) -> list[str]:
    """What the game is about, and who wins with these options."""
    primer = read_primer(title.folder)
    winner = next((other.winner for other in primer.otherwise if options[other.option] == other.value), primer.winner)
    return [" ".join(told["en"] for told in (primer.aim, winner) if told)] if primer.aim else []


def rules_of(game: Game, clause: str) -> list[str]:
    """The sentence of a clause, and those that it names; nothing of options that are off."""
    book = game.title.rulebook()
    named = re.findall(rf"{game.title.prefix}-\d+\.\d+[a-z]?", book.text[clause])
    return [f"- {text}" for each in dict.fromkeys([clause, *named]) if (text := holding(game, each))]


def holding(game: Game, clause: str) -> str:
    """The text of a clause as far as it holds at this table, "" if it does not.

    What stands behind “Option:”, and all in a chapter that is called one, holds with an option that is named there or
    in the heading of the chapter.
    """
    book = game.title.rulebook()
    if clause not in book.text:
        return ""
    heading = next(heading for heading, clauses in book.chapters if clause in clauses)
    always, mark, optional = book.text[clause].partition(OPTION)
    if not mark and heading.endswith(OPTIONAL):
        always, optional = "", always
    said = f"{heading} {optional}".casefold()
    if optional and any(name.casefold() in said for name in _names_of_options(game)):
        always += optional[:1] + optional[1:2].upper() + optional[2:] if mark else optional
    return always.strip()


def _names_of_options(game: Game) -> list[str]:
    """What the options are called in which this table departs from the rules as they are written."""
    usual, speaker = game.title.option_values(), game.title.speaker()
    messages = [f"option-{slug(name)}" for name, value in game.option_values.items() if value != usual[name]]
    return [speaker.say(message) for message in messages if speaker.knows(message)]


def _options(game: Game, speaker: Speaker) -> list[str]:
    """Where this table departs from the rules as they are written: options by their names, with the rules of a chapter
    that is about one; those about single things are told with the things.
    """
    usual, book, lines = game.title.option_values(), game.title.rulebook(), []
    for name, value in game.option_values.items():
        option = f"option-{slug(name)}"
        if value == usual[name] or not speaker.knows(f"{option}-{slug(value)}"):
            continue
        called = f"{speaker.say(option)}: " if speaker.knows(option) else ""
        lines.append(f"{called}{speaker.say(f'{option}-{slug(value)}')}")
        about = [
            clauses for heading, clauses in book.chapters if called and called[:-2].casefold() in heading.casefold()
        ]
        of_things = {clause for clauses in clauses_of_things(game.title).values() for clause in clauses}
        lines += [f"- {holding(game, clause)}" for clauses in about for clause in clauses if clause not in of_things]
    return lines


def _beside(game: Game, speaker: Speaker) -> list[str]:
    """What the box says lies next to what: things of a kind that name others of it."""
    lines = []
    for name, f in type(game.box).fields.items():
        if f.of is None or not f.at or f.at[0] != f.of or f.derived or len(f.shape) != 2:
            continue
        things = range(len(game.names.all(f.of)))
        each = [(thing, [n for n in getattr(game.box, name)[thing] if n != NONE]) for thing in things]
        said = [
            f"{game.called(f.of, thing, speaker)}: {', '.join(game.called(f.of, n, speaker) for n in near)}"
            for thing, near in each
            if near
        ]
        lines += ["", "Next to each other:", "; ".join(said)]
    return lines


def things(game: Game, seat: int, text: str) -> list[str]:
    """What the things do: in the title's own words, and by the clauses about those that the text names."""
    clauses = clauses_of_things(game.title)
    names = sorted(clauses, key=len, reverse=True)
    named = re.findall(rf"\b({'|'.join(map(re.escape, names))})\b", text) if names else []
    told = [*game.title.about(game, seat, game.title.speaker())]
    told += [holding(game, clause) for name in clauses if name in named for clause in clauses[name]]
    return ["", "What things do:", *(f"- {sentence}" for sentence in dict.fromkeys(told) if sentence)] if told else []


@cache
def clauses_of_things(title: Title) -> dict[str, list[str]]:
    """The name of a thing -> the clauses about it: those that begin with it, and those that share their number."""
    families: dict[str, str] = {}
    out: dict[str, list[str]] = {}
    for clause, text in read_rulebook(title.folder / "rules.en.md").text.items():
        begins = re.match(r"“?\{([a-z0-9-]+)\}”?(?:, [a-z-]+)?:", text)
        family = clause.rstrip("abcdefghijklmnopqrstuvwxyz")
        if begins:
            families.setdefault(family, title.speaker().say(begins[1]))
        if begins or (clause != family and family in families):
            out.setdefault(families[family], []).append(clause)
    return out


def _offers(game: Game, seat: int, encoding: Encoding) -> list[str]:
    """The moves of a seat, each with what it brings for certain; equal labels are told apart by the move itself."""
    start, moves = int(encoding.starts[game.state.step]), sorted(game.moves(seat), key=lambda move: move.option)
    labels = [game.label(move) for move in moves]
    previews = game.previews(moves) if len(moves) <= MOST_PREVIEWS else [[]] * len(moves)
    lines = []
    for move, label, preview in zip(moves, labels, previews, strict=True):
        said = label if labels.count(label) == 1 else f"{label} [{move.text}]"
        brings = [line.text for line in preview]
        lines.append(f"{start + move.option}: {said}" + (f" -> {'; '.join(brings)}" if brings else ""))
    return lines


class Outline:
    """What a seat sees of a state, a field a line, in the words of the table; what is empty is left out.

    No two states that look different are told alike: where two fields or two things have one word, they keep the names
    that tell them apart.
    """

    def __init__(self, game: Game):
        self._game, self._speaker = game, game.title.speaker()
        headings = {name: self._heading(name) for name in game.title.fields_at_any_depth}
        often = Counter(headings.values())
        self._labels = _apart({n: word if often[word] == 1 else _plain(n) for n, word in headings.items()})

    def lines(self, seat: int) -> list[str]:
        """What a seat sees."""
        seen = to_json(self._game.state, self._game.names, seat)
        state = {name: value for name, value in seen.items() if name not in INTERNAL}
        owners = {"players": [f"{who.name} (seat {k})" for k, who in enumerate(self._game.seats)]}
        return [f"  {line}" for name, value in state.items() for line in self._lines(name, value, owners.get(name))]

    def _heading(self, name: str) -> str:
        message = f"heading-{slug(name)}"
        return _plain(self._speaker.say(message) if self._speaker.knows(message) else name)

    def _names(self, field: str) -> Mapping[str, str]:
        """What the things are called that a field holds or is counted by."""
        kind = self._game.title.field_kinds.get(field)
        if kind is None or not kind.spoken:
            return {}
        all_of = [name for name in self._game.names.all(kind) if name]
        return _apart({name: self._game.called(kind, n, self._speaker) for n, name in enumerate(all_of)})

    def _lines(self, name: str, value: Any, items: list[str] | None = None, label: str = "") -> Iterator[str]:
        said, called = label or self._labels.get(name, name), self._names(name)
        if isinstance(value, dict) and set(value) == {"n", "count"}:  # a bag
            n = "?" if value["n"] is None else value["n"]
            value = f"{n}, hidden" if value["count"] is None else value["count"]
        flat = self._flat(name, value, called)
        if flat is not None:
            if flat:
                yield f"{said}: {flat}"
            return
        yield f"{said}:"
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, item in pairs:
            if isinstance(key, int):
                part, of = items[key] if items and key < len(items) else str(key), name
            else:
                part, of = (called[key], name) if key in called else ("", key)
            for line in self._lines(of, item, label=part):
                yield f"  {line}"

    def _flat(self, name: str, value: Any, called: Mapping[str, str]) -> str | None:
        """A value on one line; None for one that is nested deeper."""
        if value is None:
            return "?" if name in self._game.title.secret_fields else "–"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return called.get(str(value), str(value))
        inner = value if isinstance(value, dict) else dict(enumerate(value))
        if any(isinstance(item, dict | list) for item in inner.values()):
            return None
        if isinstance(value, dict):
            parts = [
                f"{called.get(key) or self._labels.get(key, key)} {self._flat(key, item, self._names(key))}"
                for key, item in value.items()
            ]
        else:
            last = max((n for n, item in enumerate(value, 1) if item is not None), default=0)
            parts = [self._flat(name, item, called) or "" for item in value[:last]]
        return ", ".join(parts)


def _plain(name: str) -> str:
    return f"{name[:1].upper()}{name[1:]}".replace("_", " ")


def _apart(words: Mapping[str, str]) -> dict[str, str]:
    """The words, but the names themselves where two have one word, or one the name of another."""
    often = Counter(words.values())
    alone = {name: often[word] == 1 and (word == name or word not in words) for name, word in words.items()}
    return {name: word if alone[name] else name for name, word in words.items()}


class Glance:
    """Reads packed states in words: what one sees, without what happened before and without moves."""

    def __init__(self, encoding: Encoding):
        teller = Teller(encoding)
        teller.begin(0)
        self._game = teller._begun()
        self._outline = Outline(self._game)

    def text(self, packed: bytes, seat: int) -> str:
        """What a seat sees of a state."""
        game = self._game
        game.state.load(packed)
        return "\n".join(
            [
                f"You are {game.seats[seat].name} (seat {seat}).",
                *_options(game, game.title.speaker()),
                *self._outline.lines(seat),
            ]
        )
