"""/api/titles: what can be played here, its rules, its words and what lies in its box."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import FileResponse

from stammtisch.kernel.model.kinds import slug
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.origins import origins
from stammtisch.kernel.title.primer import Example, read_examples, read_guide, read_primer
from stammtisch.kernel.title.seating import Seating
from stammtisch.kernel.title.title import Title, find_title, titles
from stammtisch.kernel.title.words import Speaker, messages
from stammtisch.players.policy import policies
from stammtisch.players.strength import strengths
from stammtisch.players.tempers import tempers
from stammtisch.server.api import schemas
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables.shown import Viewer, names_of, position, say, seat_fields
from stammtisch.server.tables.work import scene_of, title_of

router = APIRouter(tags=["titles"])

InLang = Annotated[schemas.Lang, Query(description="the language of what is said")]
TitleName = Annotated[str, Path(description="the name of a title", examples=["mall-world"])]
SceneName = Annotated[str, Path(description="the name of a scene of the title")]
UNKNOWN: dict[int | str, dict[str, Any]] = {404: {"model": schemas.Error, "description": "no such title"}}


@router.get("/api/titles", response_model=list[schemas.TitleOut])
async def list_titles(lang: InLang = "en") -> list[dict[str, Any]]:
    """The games that can be played here, with their options."""
    return [describe(find_title(name), lang) for name in titles()]


def describe(title: Title, lang: str) -> dict[str, Any]:
    """A title with its options, in words."""
    speaker = title.speaker(lang)
    options = []
    for name, kind in title.options.items():
        key = f"option-{slug(name)}"
        values = [
            {
                "name": v,
                "sentence": say(speaker, f"{key}-{slug(v)}", v),
                "conflicts": _conflicts(title, name, v, speaker),
            }
            for v in kind.names
        ]
        sentence = say(speaker, key, name)
        options.append({"name": name, "sentence": sentence, "default": kind.names[0], "values": values})
    offered = list(policies(title))
    return {
        "name": title.name,
        "title": title.title,
        "designers": list(title.designers),
        "year": title.year,
        "seats": list(title.seats),
        "people": sorted({way.seats - len(way.automas) for way in title.seatings if way.conflict is None}),
        "seatings": [_seating(way, speaker) for way in title.seatings],
        "automas": {name: say(speaker, f"automa-{slug(name.lower())}", name) for name in _automas(title)},
        "options": options,
        "policies": offered,
        "ratings": {name: rating.value for name, rating in strengths().items() if name in offered},
        "tempers": list(tempers(title)),
        "board": _brought(title, "index.js"),
        "picture": _brought(title, "box.svg"),
        **_aim(title, lang),
    }


def _brought(title: Title, name: str) -> str | None:
    """Where the page finds a file that a title brings along for it."""
    return f"/api/titles/{title.name}/board/{name}" if (title.folder / "board" / name).is_file() else None


def _conflicts(title: Title, name: str, value: str, speaker: Speaker) -> list[dict[str, Any]]:
    """The numbers of seats that do not go with a value of an option, and why."""
    values = title.option_values({name: value})
    found = [(seats, title.check_options(seats, values)) for seats in title.seats]
    return [{"seats": n, "clause": why.clause, "text": why.text(speaker)} for n, why in found if why is not None]


def _automas(title: Title) -> list[str]:
    return list(dict.fromkeys(name for way in title.seatings for name in way.automas.values()))


def _seating(way: Seating, speaker: Speaker) -> dict[str, Any]:
    conflict = way.conflict
    said = None if conflict is None else {"clause": conflict.clause, "text": conflict.text(speaker)}
    return {"seats": way.seats, "automas": dict(way.automas), "options": dict(way.options), "conflict": said}


def _aim(title: Title, lang: str) -> dict[str, Any]:
    primer = read_primer(title.folder)
    guided = bool(read_guide(title.folder))
    minutes = [n for n in primer.minutes if n]
    return {"aim": primer.aim.get(lang, ""), "minutes": minutes, "weight": primer.weight, "guide": guided}


@router.get("/api/titles/{title}/rules", response_model=schemas.Rules, responses=UNKNOWN)
async def read_rules(title: TitleName, lang: InLang = "en") -> dict[str, Any]:
    """The rules of a title, as numbered clauses."""
    found = title_of(title)
    book, primer, examples = found.rulebook(lang), read_primer(found.folder), read_examples(found.folder)

    def clause(number: str) -> dict[str, Any]:
        origin = "house" if number in primer.house else "completed" if number in primer.completed else "rulebook"
        shown = [_example(example, lang) for example in examples if example.clause == number]
        return {"id": number, "text": book.text[number], "origin": origin, "examples": shown}

    chapters = [{"heading": heading, "clauses": [clause(i) for i in ids]} for heading, ids in book.chapters]
    said = {"aim": primer.aim.get(lang, ""), "winner": primer.winner.get(lang, "")}
    return {"title": book.title, **said, "chapters": chapters}


def _example(example: Example, lang: str) -> dict[str, Any]:
    place = {"scene": example.scene, "zone": example.zone}
    return {"title": example.title[lang], "text": example.text[lang], **place}


@router.get("/api/titles/{title}/primer", response_model=schemas.PrimerOut, responses=UNKNOWN)
async def read_pictures(title: TitleName, lang: InLang = "en") -> dict[str, Any]:
    """What a newcomer sees of a title before sitting down."""
    found = title_of(title)
    entries = list(origins(found.load_box().entries))
    return {
        "pictures": [
            {"scene": picture.scene, "zone": picture.zone, "text": picture.text[lang]}
            for picture in read_primer(found.folder).pictures
        ],
        "entries": len(entries),
        "printed": sum(entry.printed for entry in entries),
    }


@router.get("/api/titles/{title}/guide", response_model=list[schemas.LessonOut], responses=UNKNOWN)
async def read_lessons(title: TitleName, lang: InLang = "en") -> list[dict[str, Any]]:
    """The guided first game of a title: its lessons in order."""
    return [
        {
            "scene": lesson.scene,
            "title": lesson.title[lang],
            "say": lesson.say[lang],
            "tasks": [
                {
                    "say": task.say[lang],
                    "moves": list(task.moves),
                    "otherwise": task.otherwise[lang],
                    "then": list(task.then),
                    "done": task.done.get(lang, ""),
                }
                for task in lesson.tasks
            ],
        }
        for lesson in read_guide(title_of(title).folder)
    ]


@router.get("/api/titles/{title}/scenes/{scene}", response_model=schemas.TableOut, responses=UNKNOWN)
def read_scene_of(title: TitleName, scene: SceneName, lang: InLang = "en") -> dict[str, Any]:
    """A scene as its first seat sees it: a table at which nobody sits, for pictures."""
    return _scene(title_of(title), scene, lang)


@cache
def _scene(title: Title, scene: str, lang: schemas.Lang) -> dict[str, Any]:
    """A scene is made once in each language, and away from those who wait for moves."""
    game = scene_of(title, scene)
    there = {"kind": "person", "connected": True, "thinking": False}
    seats = [
        {**there, "seat": i, "name": seat.name, "policy": seat.policy, "colour": i} for i, seat in enumerate(game.seats)
    ]
    here = {"id": "", "title": game.title.name, "origin": "position", "event": 0, "seats": seats, "mine": []}
    seen = position(game, Viewer(0, (0,), lang))
    undo = {"can": False, "why": "", "ask": False, "turn": 0}
    return {**here, **seen, "hints": False, "hint": "", "forced": False, "undo": undo}


@router.get("/api/titles/{title}/words", response_model=schemas.WordsOut, responses=UNKNOWN)
def read_words(title: TitleName, response: Response, lang: InLang = "en") -> dict[str, Any]:
    """What everything that a view names is called in a language."""
    found = title_of(title)
    response.headers["Cache-Control"] = "max-age=300"
    return _words(found, lang)


@cache
def _words(found: Title, lang: schemas.Lang) -> dict[str, Any]:
    """The words of a title are put together once in each language, and away from those who wait for moves: files have
    to be read for it.
    """
    speaker = found.speaker(lang)
    known: set[str] = set()
    for each in LANGUAGES:
        path = found.folder / "words" / f"{each}.ftl"
        known |= {m for m in messages(path) if m.startswith("heading-")} if path.exists() else set()
    seats, by_seat = seat_fields(found)
    return {
        "title": found.title,
        "names": names_of(found, found.load_box().names, speaker),
        "headings": {m.removeprefix("heading-"): speaker.jointed(m) for m in sorted(known) if speaker.knows(m)},
        "asks": {
            d.name: {
                "ask": say(speaker, f"ask-{d.name}", d.name),
                "hint": say(speaker, f"hint-{d.name}"),
                "clause": d.clause,
            }
            for d in found.decisions.values()
        },
        "sources": {source.name: say(speaker, f"source-{source.name}", source.name) for source in found.sources},
        "seats": seats,
        "by_seat": by_seat,
        "fields": {name: kind.key for name, kind in found.field_kinds.items()},
        "secret": sorted(found.secret_fields),
        "display": asdict(found.display),
    }


@router.get("/api/titles/{title}/box", response_model=schemas.BoxOut, responses=UNKNOWN)
async def read_box(title: TitleName, response: Response) -> dict[str, Any]:
    """What lies in the box: the entries of the components file, with where each fact comes from."""
    found = title_of(title)
    loaded = found.load_box()
    response.headers["Cache-Control"] = "max-age=300"
    return {"title": found.name, "hash": loaded.hash, "entries": loaded.entries}


@router.get("/api/titles/{title}/board/{path:path}", include_in_schema=False)
async def read_board(title: TitleName, path: str) -> FileResponse:
    """A file of the board that a title in another package brings along for the page."""
    root = (title_of(title).folder / "board").resolve()
    found = (root / path).resolve() if "\0" not in path else root
    if not found.is_file() or not found.is_relative_to(root):
        raise ApiError("not-found", "no-page")
    return FileResponse(found, headers={"Cache-Control": "no-cache"})
