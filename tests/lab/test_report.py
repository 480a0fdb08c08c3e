"""The report in three languages: what it says comes from the words of each, figures are written as each writes them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from stammtisch import lab
from stammtisch.cli import app
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.title.words import OWN
from stammtisch.lab import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.report import findings, page
from stammtisch.lab.say import Words
from stammtisch.lab.setting import setting
from stammtisch.lab.things import catalogue, named
from stammtisch.shell import WORDS
from tests.machine import long
from tests.spoken import english_in

OTHERS = ["de", "fr"]


FOLDERS = (WORDS, OWN, LabError.folder or OWN)


def left_in_english(text: str, lang: str) -> list[str]:
    """What of a text is English: sentences and words of ours, and words of the title in the wrong language."""
    read = re.sub(r"`[^`]*`|<style>.*?</style>|<code>.*?</code>|<[^>]*>|\S+/\S+\.\w+", " ", text, flags=re.S)
    return english_in(read, lang, FOLDERS) + re.findall(r"\(en\)[^<|]*", read)


@cache
def studied(name: str, edited: Path, lang: str) -> tuple[lab.Study, ...]:
    """Studies that between them say nearly all there is to say: of an edited box, of who plays alone, of players."""
    study = lab.study(name, 2, 60, box=edited, skill_games=4, workers=1, lang=lang)
    assert study.comparison is not None
    alone = replace(study, seats=1, wins=study.wins[:1], scores=study.scores[:1], turns=(), led=(), comparison=None)
    none_sure = replace(study.comparison, things=study.comparison.things[:1], figures=study.comparison.figures[:2])
    players = replace(study, random=False, dealt=None, skill=None, led=(), even_seats=False, comparison=none_sure)
    return study, alone, players


@pytest.mark.parametrize("lang", ["de", pytest.param("fr", marks=long)])
def test_no_english_is_left_in_the_report(stall: Title, edited: Path, lang: str) -> None:
    for study in studied(stall.name, edited, lang):
        made = page(study)
        said = "\n".join(f"{head}: {sentence}" for head, sentence in findings(study))
        for text in (made.html(), made.markdown(), said):
            assert not left_in_english(text, lang)
        assert f'<html lang="{lang}">' in made.html()
        assert f"({lang})" in made.markdown()  # the title's own words


def test_what_looks_for_english_finds_it(stall: Title, edited: Path) -> None:
    study = studied(stall.name, edited, "en")[0]
    for lang in OTHERS:
        found = left_in_english(page(study).html(), lang)
        assert {"What stands out", "per cent of the wins", "likely", "seat"} <= set(found)
        assert len(found) > 50


@pytest.mark.parametrize(("lang", "thousands", "decimal"), [("de", "2.000", "0,5"), ("fr", "2\u202f000", "0,5")])
def test_charts_write_numbers_as_the_language_does(lang: str, thousands: str, decimal: str) -> None:
    from stammtisch.lab.pictures import Bar, columns, dots

    large = dots([Bar("a", Estimate(-1500, -2000, -1000)), Bar("b", Estimate(1500, 1000, 2000))], "x", lang)
    assert f">−{thousands}<" in large and f">{thousands}<" in large
    assert f">{decimal}<" in dots([Bar("a", Estimate(0.5, 0.1, 0.9))], "x", lang)
    marks = ("eine Stelle von einigen", "eine andere, die viele Worte braucht")
    told = dots([Bar("a", Estimate(1, 0, 2), mark) for mark in marks], "x", lang, 0, marks)
    assert all(f">{mark}<" in told for mark in marks)  # none of them is cut off
    assert ">40\u202f%<" in columns(["a", "b"], [Estimate(0.5, 0.1, 0.9)] * 2, "x", lang, 0.5)


def test_charts_say_nothing_but_what_is_drawn() -> None:
    """The library describes each part in English, with all the digits of a number."""
    from stammtisch.lab.balance import _spread
    from stammtisch.lab.pictures import Bar, columns, dots, histogram

    one = Estimate(1 / 3, 0.1, 0.9)
    drawn = [dots([Bar("a", one)], "x", "de", 100 / 3), columns(["a", "b"], [one] * 2, "x", "de", 1 / 3)]
    drawn.append(histogram(_spread(np.array([0, 0, 0, 1, 2, 3])), "Objekte", "de", 1))
    for picture in drawn:
        assert "aria-" not in picture and "33333" not in re.sub(r' (?:d|transform|[xy][12]?)="[^"]*"', "", picture)
        assert picture.count("role=") == 1
    ticks = re.findall(r">([0-9,.]+)</text>", drawn[2])
    assert {"0", "1", "2", "3"} <= set(ticks) and "0,5" not in ticks


@pytest.mark.parametrize(
    ("lang", "mixed", "alike"),
    [
        ("en", "a person and two players who choose at random", "people"),
        ("de", "ein Mensch und zwei Zufallsspieler", "Menschen"),
        ("fr", "un humain et deux joueurs au hasard", "des humains"),
    ],
)
def test_players_are_counted(lang: str, mixed: str, alike: str) -> None:
    say = Words(lang)
    assert say.players([("person", 1), ("random", 2)]) == mixed
    assert say.players([("person", 4)]) == alike


@pytest.mark.parametrize(("lang", "joined"), [("en", "a; b; c"), ("de", "a; b; c"), ("fr", "a\u202f; b\u202f; c")])
def test_what_follows_a_semicolon(lang: str, joined: str) -> None:
    assert Words(lang).series(["a", "b", "c"]) == joined


def test_nothing_is_said_of_no_goal() -> None:
    say, facts = Words("de"), {"goals": 3, "reached": 2, "before": 0}
    assert say("tuned", likely=0, **facts) == (
        "Von 3 Zielen sind 2 sicher erreicht; mit der Schachtel, wie sie war, war keines sicher erreicht."
    )
    assert "und eines wahrscheinlich;" in say("tuned", likely=1, **facts)


def test_the_best_of_a_search_that_moves_nothing_is_the_box_as_it_was() -> None:
    say, facts = Words("en"), {"candidates": 3, "refused": 0, "finalists": 2}
    assert say("search-course", moved="no", **facts).endswith("and the box as it was is the best of these.")
    assert say("search-course", moved="yes", **facts).endswith("and the best of these is the new box.")


def test_copies_of_an_entry_are_called_like_it() -> None:
    say = Words("fr", find_title("mall-world"))
    one, copy = (say.entry("contract", name, "")[0] for name in ("clothing+leisure", "clothing+leisure-2"))
    assert copy == f"{one} (2)" and "+leisure" not in copy
    assert say.entry("contract", "mine-2", "")[0].endswith(", mine-2")


def test_what_stands_in_a_box_is_said_as_a_reader_reads_it() -> None:
    say = Words("de", find_title("mall-world"))
    assert say.value("contract", "shops", "food, clothing-2") == "Lebensmittel, Kleidung (2)"
    assert say.value("contract", "value", "12000") == "12.000"
    assert say.value("player_count", "cloakroom", "true") == "ja"
    assert say.value("place", "neighbours", "A3, B2") == "A3, B2"
    ground = Words("fr", find_title("ground-floor"))
    assert ground.value("beginner_card", "type", "recession") == "récession"


def test_french_counts_what_is_said() -> None:
    say = Words("fr", find_title("brauerei"))
    assert [say.amount(value).split()[1] for value in (1.9, 1.994, 1.996, -1.998)] == [
        "point",
        "point",
        "points",
        "points",
    ]


def test_parts_with_commas_of_their_own_stand_apart() -> None:
    said = ["Karten, a ist neu", "Karten, b ist neu", "Karten, c ist neu"]
    assert Words("de").apart(said, 3) == "; ".join(said)
    assert Words("de").apart(said, 2).startswith("Karten, a ist neu; Karten, b ist neu und ")


@pytest.mark.parametrize(("low", "high", "said"), [(33.841, 37.41, "33,8 bis 37,4"), (2.641, 2.79, "2,64 bis 2,79")])
def test_ends_of_intervals_have_as_many_figures_as_what_is_between(low: float, high: float, said: str) -> None:
    assert Words("de").interval(Estimate((low + high) / 2, low, high)) == said


def test_seeds_are_grouped_and_stand_with_the_box_in_how_to_read_it(stall: Title, edited: Path) -> None:
    study = replace(studied(stall.name, edited, "en")[0], seed=12345, games=60)
    text = page(study).markdown()
    head, _, method = text.partition("## How to read this")
    assert "seeds 12,345 to 12,404;" in method and study.box in method and study.box not in head
    assert Words("de").whole((1 << 58) - 1) == "288.230.376.151.711.743"


def test_clauses_are_cited_as_rulebooks_number_them(stall: Title, edited: Path) -> None:
    made = page(studied(stall.name, edited, "en")[0])
    for text in (made.html(), made.markdown()):
        assert "(§\u00a03.1)" in text and "FM-" not in text


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (0.045, "bringt das 4,5 Prozentpunkte der Siege mehr (+4,0 bis +5,0)"),
        (-0.045, "kostet das 4,5 Prozentpunkte der Siege (−5,0 bis −4,0)"),
    ],
)
def test_what_a_thing_brings_or_costs(stall: Title, edited: Path, effect: float, said: str) -> None:
    study = studied(stall.name, edited, "de")[0]
    near = Estimate(effect, effect - 0.005, effect + 0.005)
    things = tuple(replace(t, effect=near, found=True, likely=True) for t in study.things)
    assert said in " ".join(sentence for _, sentence in findings(replace(study, things=things)))


def test_a_token_is_named_in_what_is_done_with_it() -> None:
    things = {thing.key: thing for thing in catalogue(setting("mall-world", 3, "random"), "de").things}
    assert named(things["token/take/token/+4000"]) == "Das Plättchen +4.000\u00a0CHF nehmen"


def test_the_first_sentence_says_who_played_and_the_next_what_changed(stall: Title, edited: Path) -> None:
    first, second, *_ = findings(studied(stall.name, edited, "en")[0])
    assert first[0] == "Who played" and "draw every choice by lot" in first[1]
    assert second[0] == "In short" and "figures of the whole game" in second[1]


def test_who_leads_at_the_end_only_is_not_said_to_win_after_the_whole_game(stall: Title, edited: Path) -> None:
    study = studied(stall.name, edited, "en")[0]
    low, high = Estimate(0.4, 0.3, 0.5), Estimate(0.9, 0.8, 1)
    said = dict(findings(replace(study, led=(low,) * 8 + (high,) * 2)))["Tension"]
    assert said.endswith("the leader is more likely to win than not after 90% of it.")
    for late in (low, high):
        said = dict(findings(replace(study, led=(low,) * 9 + (late,))))["Tension"]
        assert said.endswith("at no time before the end is the leader more likely to win than not.")


def test_a_seat_that_wins_more_comes_first_of_what_changed(stall: Title, edited: Path) -> None:
    study = studied(stall.name, edited, "de")[0]
    assert study.comparison is not None
    figures = tuple(replace(d, sure=d.key in ("score", "best", "margin", "wins-2")) for d in study.comparison.figures)
    said = dict(findings(replace(study, comparison=replace(study.comparison, figures=figures))))
    assert re.search("anders: Siege von Platz 2 ", said["Kurz gesagt"])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "order",
    [
        ("study", "--games", "40", "--skill-games", "2"),
        ("simulate", "--games", "10"),
        ("match", "random", "random", "--games", "12", "--all"),
        ("match", "--ladder", "search:iterations=4", "--steps", "1", "--from", "4", "--games", "4"),
    ],
    ids=" ".join,
)
def test_what_the_laboratory_prints_is_said_in_the_readers_language(
    stall: Title, tmp_path: Path, order: tuple[str, ...], lang: str
) -> None:
    name, *rest = order
    out = ["--out", str(tmp_path / "report.html")] if name == "study" else []
    env = {"STAMMTISCH_COMPILE": "0", "LC_ALL": f"{lang}.UTF-8", "COLUMNS": "200"}
    result = CliRunner().invoke(app, [name, stall.name, *rest, "--workers", "1", *out], env=env)
    assert result.exit_code == 0, result.output
    assert not left_in_english(result.stdout, lang)
    assert not re.search(r"\s-\d|(?<![-\d])\d+\.\d(?!\d\d)", result.stdout)
    for path in tmp_path.iterdir():
        assert not left_in_english(path.read_text(encoding="utf-8"), lang)
