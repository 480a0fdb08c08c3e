"""What who edits a box is told: where each mistake stands, what may stand there, what the rules do with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import slug
from stammtisch.kernel.title.box import BoxError, Spot
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.forms import Sheet, sheets
from stammtisch.kernel.title.lines import line_at, lines_of
from stammtisch.kernel.title.uses import uses
from stammtisch.kernel.title.words import Speaker, called

MALL = st.find_title("mall-world")
BOX = (MALL.folder / "box.toml").read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> str:
    text = BOX
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def line_of(text: str, wanted: str, after: str = "") -> int:
    """The line on which something stands first, behind something else."""
    at = text.index(wanted, text.index(after))
    return text.count("\n", 0, at) + 1


ODD = '''# [game] is no heading here
top = 1
[game] # a remark
text = """
[[good]]
id = "no"
"""
list = [
  1, # ]
  2,
]
"quoted" = ']'
[[good]]
id = "lamp"

  [[good]]
  id = 'chair'
  deep = { a = [1, 2], b = "}" }
[[ good ]]
id = "third"
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("top", None, ""), 2),
        (("game", None, ""), 3),
        (("game", None, "text"), 4),
        (("game", None, "list"), 8),
        (("game", None, "quoted"), 12),
        (("good", 0, "id"), 14),
        (("good", 1, ""), 16),
        (("good", 1, "deep"), 18),
        (("good", 2, "id"), 20),
        (("good", 2, "gone"), 19),
        (("good", 9, "gone"), 13),
        (("nowhere", None, "gone"), None),
    ],
)
def test_every_key_is_found_on_its_line(place: tuple[str, int | None, str], line: int | None) -> None:
    assert line_at(lines_of(ODD), *place) == line


@pytest.mark.parametrize("name", st.titles())
def test_the_lines_of_every_box_are_those_of_its_keys(name: str) -> None:
    title = st.find_title(name)
    text = (title.folder / "box.toml").read_text(encoding="utf-8")
    lines, found = text.split("\n"), lines_of(text)
    for table, entries in title.load_box().entries.items():
        for i, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            number = i if isinstance(entries, list) else None
            for key in entry:
                if key != "source":
                    assert lines[found[table, number, key] - 1].startswith(f"{key} = ")


SENSELESS = [
    (("hand_limit = 8", "hand_limit = 3"), Spot("game", None, "hand_limit"), "“hand_limit” wants", "hand_limit"),
    (("t = 20000", "t = -500"), Spot("game", None, "starting_account"), "from 0 to 1,000,000", "starting_account"),
    (("players = 5", "players = 6"), Spot("player_count", 2, "players"), "“players” must be 5 here", "players = 6"),
    (('value = 4000\n', 'value = "much"\n'), Spot("contract", 0, "value"), "whole number", 'value = "much"'),
]  # fmt: skip


@pytest.mark.parametrize(("change", "spot", "said", "line"), SENSELESS)
def test_what_makes_no_sense_is_refused_with_entry_line_and_reason(
    change: tuple[str, str], spot: Spot, said: str, line: str
) -> None:
    text = changed(change)
    with pytest.raises(BoxError) as caught:
        MALL.read_box(text, "mine.toml")
    where = line_of(text, line)
    assert str(caught.value).startswith(f"mine.toml: line {where}: ")
    assert said in str(caught.value)
    assert (caught.value.spot, caught.value.line) == (spot, where)


def test_a_missing_opening_is_refused() -> None:
    begin = BOX.index("[[opening]]")
    end = BOX.index("[[", begin + 2)
    [problem] = MALL.box_problems(BOX[:begin] + BOX[end:])
    assert problem.spot == Spot("opening")
    assert "[opening]: is missing" in str(problem)
    head = "opening = []\n\n"
    [problem] = MALL.box_problems(head + BOX[:begin] + BOX[end:])
    assert (problem.line, problem.spot) == (1, Spot("opening"))
    assert "wanted are at least 1" in str(problem)


def test_who_edits_is_told_nothing_of_the_fields_that_a_title_declares(tmp_path: Path) -> None:
    text = changed(("hand_limit = 8\n", ""))
    (mine := tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    for read in (lambda: MALL.load_box(mine), lambda: MALL.read_box(text, mine)):
        with pytest.raises(BoxError) as caught:
            read()
        assert str(caught.value).endswith("[game]: “hand_limit” is missing")
    assert [str(problem.problem) for problem in MALL.box_problems(text)] == ["“hand_limit” is missing"]


def test_all_mistakes_are_named_at_once() -> None:
    text = changed(
        ("hand_limit = 8", "hand_limit = 900"), ("tiles = 9", 'tiles = "nine"'), ("max_offer = 3", "max = 3")
    )
    found = list(MALL.box_problems(text))
    assert {problem.spot for problem in found} == {Spot("game", None, "max"), Spot("game", None, "max_offer")}
    found = list(MALL.box_problems(text.replace("max = 3", "max_offer = 3")))
    assert {problem.spot for problem in found} == {Spot("game", None, "hand_limit"), Spot("shop_type", 0, "tiles")}
    assert all(problem.line for problem in found)
    assert list(MALL.box_problems(BOX)) == []


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[game]\nhand_limit = \n", 2, "is no TOML"),
        ("[game]\nhand_limit = 3\nhand_limit = 4\n", 3, "a second time"),
        ('[game]\nname = """never\nclosed', 3, "something is missing"),
    ],
)
def test_what_is_no_toml_names_its_line(text: str, line: int, said: str) -> None:
    [problem] = MALL.box_problems(text)
    assert problem.line == line
    assert said in str(problem)
    assert f"line {line}" in str(problem)
    for lang in LANGUAGES:
        assert str(line) in problem.said(lang)


def test_an_entry_without_a_source_is_the_designers_own() -> None:
    text = BOX[: BOX.index("[source]")] + BOX[BOX.index("[game]") :]
    loaded = MALL.read_box(text)
    assert loaded.hash == MALL.load_box().hash
    assert loaded.source("chain", 0) == "house"


def leaves(value: Any) -> list[Any]:
    return [leaf for one in value for leaf in leaves(one)] if isinstance(value, list) else [value]


@pytest.mark.parametrize("name", st.titles())
def test_a_form_says_of_every_value_of_the_own_box_what_it_is(name: str) -> None:
    title = st.find_title(name)
    forms = {sheet.name: sheet for sheet in sheets(title.box, title.components)}
    entries = title.load_box().entries
    assert set(forms) == set(entries)
    for table, found in entries.items():
        sheet = forms[table]
        rows = found if isinstance(found, list) else [found]
        assert sheet.single == isinstance(found, dict)
        assert sheet.least <= len(rows) <= sheet.most
        columns = {column.key: column for column in sheet.columns}
        assert len(columns) == len(sheet.columns), "a key stands there twice"
        for row in rows:
            assert all(key in row for key, column in columns.items() if column.needed)
            for key, value in row.items():
                column = columns[key]
                assert isinstance(value, list) == bool(column.most)
                for one in leaves(value):
                    assert isinstance(one, {"number": int, "flag": bool, "thing": str, "text": str}[column.sort])
                    assert column.sort != "number" or column.low <= one <= column.high


def test_what_the_rules_do_with_a_number_is_named_by_clause() -> None:
    found = uses(MALL)
    assert "MW-9.4" in found["hand_limit"] and "MW-11.2" in found["hand_limit"]
    assert found["stagnation_rounds"] == ("MW-15.7",)
    assert "MW-3.6" not in found["hand_limit"]
    assert found["chain_shop"] == found["chain_customer"] != (), "by way of what is made from them"


@pytest.mark.parametrize("name", st.titles())
def test_nearly_every_number_has_a_clause_of_the_rulebook(name: str) -> None:
    title = st.find_title(name)
    found, clauses = uses(title), title.rulebook().text
    read = [f for f, place in title.components.places(title.box).items() if not place.startswith("#")]
    assert all(clause in clauses for cited in found.values() for clause in cited)
    assert sum(bool(found[f]) for f in read) >= 0.85 * len(read)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["brauerei", "ground-floor", "mall-des-jahres", "mall-world", "wishland"])
def test_every_table_and_column_has_a_name(name: str, lang: str) -> None:
    title = st.find_title(name)
    speaker = title.speaker(lang)
    for sheet in sheets(title.box, title.components):
        assert speaker.knows(f"sheet-{slug(sheet.name)}")
        called = [column.called(sheet.name, speaker) for column in sheet.columns]
        assert len(set(called)) == len(called), f"two columns of {sheet.name} are called alike"
        for column in sheet.columns:
            assert speaker.knows(f"entry-{slug(column.key)}"), column.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["brauerei", "ground-floor", "mall-des-jahres", "mall-world", "wishland"])
def test_every_fixed_thing_has_a_name(name: str, lang: str) -> None:
    title = st.find_title(name)
    speaker, names = title.speaker(lang), title.load_box().names
    kinds = {c.kind for sheet in sheets(title.box, title.components) for c in sheet.columns if c.kind and c.kind.names}
    for kind in kinds:
        for i, thing in enumerate(kind.names):
            message = f"{slug(kind.key)}-{slug(thing)}"
            assert kind.key == "clause" or speaker.knows(message), message
            assert kind.key == "clause" or called(names, kind, i, speaker) == speaker.say(message)


@pytest.mark.parametrize("name", ["brauerei", "ground-floor", "mall-des-jahres", "mall-world", "wishland"])
def test_a_table_that_is_full_names_the_clause(name: str) -> None:
    title = st.find_title(name)
    clauses, own = title.rulebook().text, title.load_box().entries
    for sheet in sheets(title.box, title.components):
        full = not sheet.single and len(own.get(sheet.name, [])) >= sheet.most
        assert bool(sheet.bound) == full, sheet.name
        assert not full or sheet.bound in clauses


def test_a_table_without_words_is_called_as_in_the_file() -> None:
    title = st.find_title("brauerei")
    bare = Speaker("de", ())
    [game] = [sheet for sheet in sheets(title.box, title.components) if sheet.single]
    assert game.columns[0].called("game", bare) == "starting money"
    assert Sheet("lost_thing", False, 1, 1, ()).called(bare) == "lost thing"
