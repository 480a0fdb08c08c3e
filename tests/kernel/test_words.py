"""How numbers, units and facts are said in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch.kernel.model.kinds import SEAT, Joined, Names, Unit
from stammtisch.kernel.title.words import Speaker, number, said

WORDS = """
unit-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
unit-gain = { $count }{ "\\u00A0" }CHF
pays = { $seat } pays { $cost ->
    [0] nothing
   *[other] { $cost }
}.
has = { $coins ->
    [0] Nothing.
    [2] A pair: { $coins }.
    [one] One: { $coins }.
   *[other] Many: { $coins }.
}
count = { $n }
of = Le tour de { $who }.
choice = en, de ou { $who }
"""

KINDS = {
    "seat": SEAT,
    "coins": Unit("coin"),
    "gain": Unit("gain", signed=True),
    "cost": Joined(("coins", "gain", "n")),
}


@pytest.fixture
def words(tmp_path: Path) -> Path:
    for lang in ("en", "de", "fr"):
        (tmp_path / f"{lang}.ftl").write_text(WORDS, encoding="utf-8")
    return tmp_path


def speaks(words: Path, lang: str) -> Speaker:
    from stammtisch.kernel.title.words import OWN

    return Speaker(lang, (OWN, words))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_number_is_written_as_its_language_does(lang: str, words: Path) -> None:
    """The page reads the same cases, so that both write alike."""
    for case in json.loads((Path(__file__).parents[2] / "web" / "tests" / "figures.json").read_text("utf-8")):
        assert number(case["value"], lang, **case["how"]) == case[lang], case
    assert speaks(words, lang).say("count", n=1234567) == number(1234567, lang), "in a sentence as elsewhere"


def test_a_number_with_a_unit_still_chooses_the_words(words: Path) -> None:
    speaker = speaks(words, "en")
    heard = [speaker.say("has", **said({"coins": n}, KINDS, (), Names(), speaker)) for n in (0, 1, 2, 1000)]
    assert heard == ["Nothing.", "One: 1 coin.", "A pair: 2 coins.", "Many: 1,000 coins."]
    french = speaks(words, "fr")
    assert french.count(0, Unit("coin")).said == "0 coin", "nothing is singular in French"
    assert french.count(-4000, Unit("gain", signed=True)).said == "\u22124\u202f000\u00a0CHF"
    assert french.count(4000, Unit("gain", signed=True)).said == "+4\u202f000\u00a0CHF"


@pytest.mark.parametrize(
    ("who", "heard"),
    json.loads((Path(__file__).parents[2] / "web" / "tests" / "elided.json").read_text("utf-8")).items(),
)
def test_french_elides_before_a_name(who: str, heard: str, words: Path) -> None:
    """The page reads the same cases, so that both write alike."""
    assert speaks(words, "fr").say("of", who=who) == f"Le tour {heard}."
    assert speaks(words, "de").say("of", who=who) == f"Le tour de {who}.", "French alone"
    assert speaks(words, "fr").say("choice", who=who) == f"en, de ou {who}", "nothing but facts"
    assert speaks(words, "fr").outline("of") == "Le tour de …."


@pytest.mark.parametrize(
    ("facts", "heard"),
    [
        ({"coins": 0, "gain": 0}, "Ada pays nothing."),
        ({"coins": 1, "gain": 0}, "Ada pays 1 coin."),
        ({"coins": 2, "gain": 5}, "Ada pays 2 coins and +5\u00a0CHF."),
        ({"coins": 2, "gain": 5, "n": 7}, "Ada pays 2 coins, +5\u00a0CHF and 7."),
        ({"gain": -5}, "Ada pays \u22125\u00a0CHF."),
    ],
)
def test_facts_are_joined_without_those_that_are_nothing(facts: dict[str, int], heard: str, words: Path) -> None:
    speaker = speaks(words, "en")
    assert speaker.say("pays", **said({"seat": 0, **facts}, KINDS, ("Ada",), Names(), speaker)) == heard
