"""/api/titles: what can be played here, its rules, its words and what lies in its box."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from stammtisch.kernel.model.kinds import slug
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title, UnknownTitle, find_title, titles
from stammtisch.kernel.title.words import messages
from stammtisch.players.policy import policies
from stammtisch.server.api import schemas
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables.shown import names_of, say, seat_fields

router = APIRouter(tags=["titles"])

InLang = Annotated[schemas.Lang, Query(description="the language of what is said")]
TitleName = Annotated[str, Path(description="the name of a title", examples=["mall-world"])]
UNKNOWN: dict[int | str, dict[str, Any]] = {404: {"model": schemas.Error, "description": "no such title"}}


def title_of(name: str) -> Title:
    """A title by name; ApiError if it is not installed."""
    try:
        return find_title(name)
    except UnknownTitle:
        raise ApiError("not-found", "no-title", title=name[:64], titles=", ".join(titles())) from None


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
        values = [{"name": v, "sentence": say(speaker, f"{key}-{slug(v)}", v)} for v in kind.names]
        sentence = say(speaker, key, name)
        options.append({"name": name, "sentence": sentence, "default": kind.names[0], "values": values})
    return {
        "name": title.name,
        "title": title.title,
        "designers": list(title.designers),
        "year": title.year,
        "seats": list(title.seats),
        "options": options,
        "policies": list(policies()),
    }


@router.get("/api/titles/{title}/rules", response_model=schemas.Rules, responses=UNKNOWN)
async def read_rules(title: TitleName, lang: InLang = "en") -> dict[str, Any]:
    """The rules of a title, as numbered clauses."""
    book = title_of(title).rulebook(lang)
    chapters = [
        {"heading": heading, "clauses": [{"id": i, "text": book.text[i]} for i in ids]}
        for heading, ids in book.chapters
    ]
    return {"title": book.title, "chapters": chapters}


@router.get("/api/titles/{title}/words", response_model=schemas.WordsOut, responses=UNKNOWN)
async def read_words(title: TitleName, response: Response, lang: InLang = "en") -> dict[str, Any]:
    """What everything that a view names is called in a language."""
    found = title_of(title)
    speaker = found.speaker(lang)
    known: set[str] = set()
    for each in LANGUAGES:
        path = found.folder / "words" / f"{each}.ftl"
        known |= {m for m in messages(path) if m.startswith("heading-")} if path.exists() else set()
    response.headers["Cache-Control"] = "max-age=300"
    seats, by_seat = seat_fields(found)
    return {
        "names": names_of(found, found.load_box().names, speaker),
        "headings": {m.removeprefix("heading-"): speaker.say(m) for m in sorted(known) if speaker.knows(m)},
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
