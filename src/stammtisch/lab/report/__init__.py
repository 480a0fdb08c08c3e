"""The report of a study: what a designer asks, answered in sentences, pictures and tables.

Sentences stand in the laboratory's words; here is which of them are said, with which facts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from stammtisch.lab.balance import Study
from stammtisch.lab.page import Block, Page, Points, Section, Text
from stammtisch.lab.people import People
from stammtisch.lab.report import sections
from stammtisch.lab.report.changes import comparison
from stammtisch.lab.report.findings import findings
from stammtisch.lab.report.people import found_in_few, pondered, seats_of_few, takers
from stammtisch.lab.report.sheets import mixed_players, same_everywhere, words_of
from stammtisch.lab.say import Words


def page(study: Study) -> Page:
    """The report as a page, in the study's language."""
    if study.people is not None:
        return _page_of_people(study, study.people)
    say = words_of(study)
    parts: dict[str, Iterator[Block]] = {"findings": _stands_out(study, say)}
    if study.comparison:
        parts["comparison"] = comparison(study.comparison, study.random, say)
    parts |= _usual(study, say)
    return _bound("report", parts, study, say)


def _usual(study: Study, say: Words) -> dict[str, Iterator[Block]]:
    """The sections that every report has, whoever played."""
    return {
        "quality": sections.quality(study, say),
        "seats": sections.seats(study, say),
        "scores": sections.scores(study, say),
        "sources": sections.sources(study, say),
        "length": sections.length(study, say),
        "skill": sections.skill(study, say),
        "things": sections.things(study, say),
        "method": sections.method(study, say),
    }


def _bound(kicker: str, parts: dict[str, Iterator[Block]], study: Study, say: Words) -> Page:
    told = tuple(Section(name, say(f"section-{name}"), tuple(blocks)) for name, blocks in parts.items())
    return Page(study.lang, study.name, say(kicker), say("contents"), tuple(_facts(study, say)), told)


def _stands_out(study: Study, say: Words) -> Iterator[Block]:
    found = tuple(findings(study))
    if study.comparison and study.comparison.changes:
        (_, who), (_, verdict), *rest = found
        yield Text(f"{who} {verdict}")
        found = tuple(rest)
    yield Points(found)


def _facts(study: Study, say: Words) -> Iterator[str]:
    """What was studied."""
    yield say("fact-seats", seats=study.seats)
    if study.people is not None:
        yield say("fact-played", games=study.games, policies=say.players(study.people.seated))
    else:
        same = same_everywhere(study)
        players = say("each-seat", player=say.player(same)) if same else mixed_players(study, say)
        yield say("fact-random" if study.random else "fact-policies", games=study.games, policies=players)
        if study.beside:
            yield say("fact-beside", games=study.beside.games)
    yield from (f"`{name}={value}`" for name, value in study.options.items())
    if study.edited:
        yield say("fact-edited")


def _page_of_people(study: Study, people: People) -> Page:
    """The report of games that people played; of few of them it says what happened, and no more."""
    say = words_of(study)
    if people.few:
        few: dict[str, Iterator[Block]] = {
            "findings": iter([Points(tuple(found_in_few(study, people, say)))]),
            "people": pondered(people, say),
            "seats": seats_of_few(study, say),
            "length": iter([sections.decisions(study, say)]),
            "things": iter([takers(people, say)]),
        }
        return _bound("report-played", few, study, say)
    parts = {"findings": _stands_out(study, say), "people": pondered(people, say), **_usual(study, say)}
    parts["things"] = chain(parts["things"], [takers(people, say)])
    return _bound("report-played", parts, study, say)


__all__ = ["findings", "page"]
