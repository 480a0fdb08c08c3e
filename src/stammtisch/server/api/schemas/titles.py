"""Titles: seats and options, rules, boxes, lessons, and the words of a page."""

from __future__ import annotations

from typing import Any, Literal

from stammtisch.server.api.schemas.base import Out


class SeatsConflict(Out):
    """A number of seats that does not go with a value of an option: the clause that forbids it, and a sentence."""

    seats: int
    clause: str
    text: str


class OptionValue(Out):
    """A value of an option, with a sentence, and the numbers of seats that it is not for (no Automas playing)."""

    name: str
    sentence: str
    conflicts: list[SeatsConflict]


class Option(Out):
    """An option of a title."""

    name: str
    sentence: str
    default: str
    values: list[OptionValue]


class ConflictOut(Out):
    """Why seats and options do not go together: the clause that forbids it, and a sentence."""

    clause: str
    text: str


class SeatingOut(Out):
    """A way to fill a table: so many seats in all, those of them that the rules play (seat number -> name), the values
    of the options that say so, and what forbids it (null: it is possible).
    """

    seats: int
    automas: dict[int, str]
    options: dict[str, str]
    conflict: ConflictOut | None


class TitleOut(Out):
    """A game that can be played here.

    `seats` counts everybody at the table: people, bots and Automas alike. `people` are the numbers of people and bots
    that can play it, `seatings` all ways to fill a table, and `automas` what the Automas are called. `aim` is what one
    is out for, `minutes` how long it takes (from, to), `weight` how heavy it is (1 to 5); they are empty for a title
    that does not say. `guide`: whether there is a guided first game. `ratings`: about how strong policies are, on Elo's
    scale over all titles, as far as that was measured. `tempers`: the temperaments that levels of bots may have here
    (`search:normal,temper=bold`). `board` and `picture`: where the board and the picture of the box are that a title in
    another package brings.
    """

    name: str
    title: str
    designers: list[str]
    year: int
    seats: list[int]
    people: list[int]
    seatings: list[SeatingOut]
    automas: dict[str, str]
    options: list[Option]
    policies: list[str]
    ratings: dict[str, int]
    tempers: list[str]
    board: str | None
    picture: str | None
    aim: str
    minutes: list[int]
    weight: int
    guide: bool


class ExampleOut(Out):
    """A worked example: what happens in a scene, and the part of the board it is about."""

    title: str
    text: str
    scene: str
    zone: str


class ClauseOut(Out):
    """A clause of the rules. `origin`: the rulebook says it, or a part of it, or it is a ruling of this house."""

    id: str
    text: str
    origin: Literal["rulebook", "completed", "house"]
    examples: list[ExampleOut]


class Chapter(Out):
    """A chapter of the rules."""

    heading: str
    clauses: list[ClauseOut]


class Rules(Out):
    """The rules of a title in one language, with its aim and who wins."""

    title: str
    aim: str
    winner: str
    chapters: list[Chapter]


class PictureOut(Out):
    """A part of the board in a scene, and what it shows."""

    scene: str
    zone: str
    text: str


class PrimerOut(Out):
    """What a newcomer sees of a title: pictures of how it goes, and how many entries of its box are as printed."""

    pictures: list[PictureOut]
    entries: int
    printed: int


class TaskOut(Out):
    """One thing to do in a lesson: what to do, the patterns of the moves that are meant (`*` stands for anything), what
    to say of any other, the moves of others that follow ("SEAT: MOVE"), and what came of it ("" for nothing to say).
    """

    say: str
    moves: list[str]
    otherwise: str
    then: list[str]
    done: str


class LessonOut(Out):
    """A lesson of a guided first game: the scene it is played in, what it is about, and what to do."""

    scene: str
    title: str
    say: str
    tasks: list[TaskOut]


class Ask(Out):
    """A decision in words."""

    ask: str
    hint: str
    clause: str


class DisplayOut(Out):
    """What the plain table shows: fields of the middle of the table (`first`) and of each seat (`seats`) in order,
    those that it hides, and what things look like: "card" or "token".
    """

    first: list[str]
    seats: list[str]
    hide: list[str]
    looks: dict[str, str]


class WordsOut(Out):
    """What everything is called: the game (`title`), `names` by kind and name as they stand in a view, `headings`,
    `asks` by decision, `sources` of points by name; `seats` are the fields of a view whose numbers are seats, `by_seat`
    those with an element for each seat. `fields` are the kinds of things that fields hold, `secret` those that not
    everybody sees.
    """

    title: str
    names: dict[str, dict[str, str]]
    headings: dict[str, str]
    asks: dict[str, Ask]
    sources: dict[str, str]
    seats: list[str]
    by_seat: list[str]
    fields: dict[str, str]
    secret: list[str]
    display: DisplayOut


class BoxOut(Out):
    """Everything in the box: its hash, and the entries of the components file by table."""

    title: str
    hash: str
    entries: dict[str, Any]
