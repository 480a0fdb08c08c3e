"""Titles: found through entry points, wherever they live; and boxes and clauses that are refused with the place."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import Kind, Names
from stammtisch.kernel.model.struct import Struct, u8
from stammtisch.kernel.title.box import BoxError, load_box
from stammtisch.kernel.title.clauses import Rulebook, RulebookError, clauses_of, read_rulebook, with_names
from stammtisch.kernel.title.words import Speaker, messages
from tests.kernel.toy import FOLDER, TITLE, copy_title, edit, new, python
from tests.kernel.toy_title.state import GOOD, GOODS, Box

SIXTH = """
import json
import stammtisch as st

names = st.titles()
game = st.new("stall", 2, seed=3)
while not game.over:
    game.play(game.moves()[-1])
try:
    st.find_title("stal")
except st.UnknownTitle as error:
    message = str(error)
print(json.dumps([names, st.read(game.record()) == game, game.title.folder.name, message,
                  st.play_out("stall", 2, 3, compiled=False).shape]))
"""


def test_a_sixth_title_lives_in_another_package(tmp_path: Path) -> None:
    copy_title(tmp_path, "stall")
    names, same, folder, message, shape = json.loads(python(SIXTH, tmp_path))
    assert names == sorted({*st.titles(), "stall"})
    assert same
    assert folder == "stall"
    assert "did you mean “stall”?" in message
    assert shape == [3, 3]
    assert "stall" not in st.titles(), "what is not installed is not found"
    with pytest.raises(st.UnknownTitle, match="mall-world"):
        st.find_title("flea-market")


def test_a_broken_title_spoils_no_other(tmp_path: Path) -> None:
    """It is listed; only who asks for it meets its error."""
    where = copy_title(tmp_path, "stall")
    edit(where / "rules.py", "Clause.FM_2_4", "Clause.FM_2_9")
    script = (
        "import stammtisch as st\nst.new('mall-world', 3, seed=1)\nprint('stall' in st.titles())\n"
        "try:\n    st.new('stall', 2).play('bid 0')\nexcept AttributeError as error:\n    print(error)\n"
    )
    out = python(script, tmp_path).splitlines()
    assert out[0] == "True"


CITES = """
from stammtisch.kernel.title.clauses import clauses_of
Clause = clauses_of(__name__)
WRONG = Clause.FM_9_9
"""


def test_citing_a_clause_that_does_not_exist_fails_on_import(tmp_path: Path) -> None:
    where = copy_title(tmp_path, "stall", installed=False)
    (where / "cites.py").write_text(CITES)
    script = "try:\n    import stall.cites\nexcept AttributeError as error:\n    print(error)"
    assert "no clause FM-9.9" in python(script, tmp_path)
    assert clauses_of(TITLE.state.__module__).FM_2_4 == "FM-2.4"


RULES = [
    ("- **FM-1.1** text\n", "line 1: a clause before the first chapter"),
    ("## 1. A\n\n- **FM-1.1** a\n- **FM-1.1** b\n", "line 4: clause FM-1.1 stands here a second time"),
    ("## 1. A\n\nFM-1.1 a\n", "line 3: wanted '- "),
    ("## 1. A\n  more\n", "line 2: wanted '- "),
    ("## 1. A\n- **FM-1** a\n", "line 2: wanted '- "),
]


@pytest.mark.parametrize(("text", "message"), RULES)
def test_a_rulebook_that_cannot_be_read_says_where(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "rules.en.md"
    path.write_text(text)
    with pytest.raises(RulebookError, match=re.escape(f"rules.en.md, {message}")):
        read_rulebook(path)


def test_a_rulebook_is_read_whole() -> None:
    book = TITLE.rulebook("de")
    assert book.title == "Flea Market"
    assert [heading for heading, _ in book.chapters] == ["1. Set-up", "2. The bids", "3. The sale", "4. The end"]
    assert book.text["FM-1.3"].endswith("worth three points if it stands on the own shelf at the end.")
    assert [clause for _, clauses in book.chapters for clause in clauses] == list(book.text)
    with pytest.raises(ValueError, match="en, de, fr"):
        TITLE.rulebook("nl")


def test_a_rulebook_names_things_as_the_words_do() -> None:
    book = Rulebook("Stall", (("1. A", ("FM-1.1", "FM-1.2")),), {"FM-1.1": "{card-lamp} shines.", "FM-1.2": "the end"})
    named = with_names(book, {"card-lamp": "the Lamp"}.__getitem__)
    assert named.text == {"FM-1.1": "The Lamp shines.", "FM-1.2": "the end"}
    with pytest.raises(RulebookError, match=re.escape("Stall, clause FM-1.1: card-lamp")):
        with_names(book, {}.__getitem__)


# ------------------------------------------------------------------------------------------------------------- words


def test_words_fall_back_to_english_and_lack_nothing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = One { $n }.\ntwo = Two.\n")
    (tmp_path / "de.ftl").write_text("one = Eins { $n }.\n")
    german = Speaker("de", (tmp_path,))
    assert (german.say("one", n=3), german.say("two")) == ("Eins 3.", "Two.")
    with pytest.raises(KeyError, match="three"):
        german.say("three")
    with pytest.raises(ValueError, match="one .*de.*n"):
        german.say("one")
    assert messages(tmp_path / "en.ftl") == {"one": {"n"}, "two": set()}
    (tmp_path / "fr.ftl").write_text("= broken\n")
    with pytest.raises(ValueError, match="fr.ftl"):
        messages(tmp_path / "fr.ftl")


# --------------------------------------------------------------------------------------------------------------- box

LAMP = '[[good]]\nid = "lamp"\nvalue = 2\n'
BAD: list[tuple[str, str, str]] = [
    ("coins = 7\n", "", "[game]: “coins” is missing"),
    ("coins = 7", "coins = 256", "[game]: “coins” must be a whole number from 0 to 199, not 256"),
    ("coins = 7", "coins = 7.0", "[game]: “coins” must be a whole number"),
    ("coins = 7", 'coins = "7"', "[game]: “coins” must be a whole number"),
    ("coins = 7", "coins = true", "[game]: “coins” must be a whole number"),
    ("coins = 7", "coins = [7]", "[game]: “coins” must be a whole number"),
    ("coins = 7", "coins = 7\ncoyns = 7", "[game]: unknown key “coyns”; did you mean “coins”?"),
    ("[game]", "[gome]", "[gome]: no such table is known; did you mean “game”?"),
    ("[game]", "[[game]]", "[game]: wanted one table [game]"),
    (LAMP, LAMP + "height = 3\n", "[[good]] 'lamp': unknown key “height”"),
    (LAMP, LAMP.replace("lamp", "old lamp"), 'must be a name without spaces and without ; : { } " \\, not “old lamp”'),
    (LAMP, LAMP.replace("lamp", "lamp;x"), "not “lamp;x”"),
    (LAMP, LAMP.replace("lamp", "{lamp}"), "not “{lamp}”"),
    (LAMP, LAMP.replace("lamp", ""), "not empty"),
    (LAMP, LAMP.replace("lamp", "ladder"), "“ladder” stands in two entries"),
    (LAMP, LAMP.replace("lamp", "Ladder"), "stands in two entries"),
    (LAMP, LAMP.replace('"lamp"', "3"), "“id” must be a name, not 3"),
    (LAMP, LAMP.replace('id = "lamp"\n', ""), "[[good]] number 1: “id” is missing"),
    (LAMP, LAMP.replace("value = 2", "value = -1"), "[[good]] 'lamp': “value” must be a whole number from 0 to 20"),
    ('copies = 3\nsource = "house"', "copies = 3", None),  # type: ignore[list-item]  # it is the designer's own
    ('copies = 3\nsource = "house"', 'copies = 3\nsource = " "', "“source” wants a text"),
    ('copies = 3\nsource = "house"', "copies = 3\nsource = 5", "“source” wants a text"),
    ("copies = 3", "copies = 0", None),  # type: ignore[list-item]  # fewer goods are still enough
    ("[[good]]", "[good]", "is no TOML"),
    ("coins = 7", "coins = ", "is no TOML"),
    ("coins = 7", "coins = " + "[" * 5000, "is"),
]


@pytest.mark.parametrize(("old", "new", "message"), BAD, ids=[f"{m}: {n[:30]!r}" for _, n, m in BAD])
def test_a_wrong_box_is_refused_with_file_entry_and_wish(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "my box.toml"
    text = (FOLDER / "box.toml").read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    if message is None:
        TITLE.load_box(path)
        return
    with pytest.raises(BoxError) as caught:
        TITLE.load_box(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)


def test_more_goods_than_there_is_room_for_and_fewer_than_the_game_wants(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    text = (FOLDER / "box.toml").read_text()
    more = "".join(f'[[good]]\nid = "g{i}"\nvalue = 1\ncopies = 1\nsource = "x"\n' for i in range(2))
    path.write_text(text + more)
    with pytest.raises(BoxError, match=r"\[\[good\]\]: 6 entries; wanted are 1 to 5"):
        TITLE.load_box(path)
    path.write_text(re.sub(r"copies = \d", "copies = 0", text))
    with pytest.raises(BoxError, match=r"the cellar wants more goods \(FM-1.2\)"):
        TITLE.load_box(path)
    with pytest.raises(BoxError, match="cannot be read"):
        TITLE.load_box(tmp_path / "none.toml")
    path.write_bytes(b"\xff\xfe[game]")
    with pytest.raises(BoxError, match="UTF-8"):
        TITLE.load_box(path)
    with pytest.raises(BoxError, match="cannot be read"):
        TITLE.load_box(tmp_path)


def test_a_box_is_known_by_what_rules_read(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    text = (FOLDER / "box.toml").read_text()

    def hashed(old: str = "", new: str = "") -> str:
        path.write_text(text.replace(old, new, 1) if old else text)
        return load_box(path, TITLE.box, TITLE.components).hash

    own = TITLE.load_box()
    assert hashed() == own.hash
    assert hashed("[game]", "# a remark\n[game]") == own.hash
    assert hashed('source = "house"', 'source = "public: a shop"\nnote = "nice"') == own.hash
    assert hashed("coins = 7", "coins = 8") != own.hash
    assert hashed('id = "lamp"', 'id = "lantern"') != own.hash
    assert own.source("good", 0) == "house"
    assert own.struct.goods == 4
    assert list(own.struct.value) == [2, 4, 5, 8, 0]


def test_options_and_seats_are_checked_by_name() -> None:
    with pytest.raises(st.OptionError, match="no option “dise”; did you mean “dice”"):
        new(2, options={"dise": "fixed"})
    with pytest.raises(st.OptionError, match="option dice is one of rolled, fixed, not “loaded”"):
        new(2, options={"dice": "loaded"})
    with pytest.raises(st.OptionError, match="Only the small game is for two players"):
        st.new("mall-world", 2)
    assert new(2).option_values == {"dice": "rolled"}
    assert new(2, options={"dice": "rolled"}).position() == new(2).position()


class Forgetful(Box):
    """The toy's box with a number more."""

    mood = u8()


class Blind(Box):
    """The toy's box with a number more of each good."""

    mood = u8(GOODS, at=GOOD)


class Lost(Box):
    """The toy's box with a number more of each thing of a table that is not there."""

    mood = u8(2, at=Kind("face", 2, ("up", "down")))


class Summed(Box):
    """The toy's box with a number that follows from others."""

    every = u8(derived=True)


FORGOTTEN = "; {0}.mood is read from {1}.mood, unless `fields` names another key or it is declared derived=True"


@pytest.mark.parametrize(
    ("cls", "entry", "table"),
    [
        (Forgetful, "[game]: “mood” is missing", "game"),
        (Blind, "[[good]] 'lamp': “mood” is missing", "good"),
        (Lost, "[face]: is missing; it needs at least 2 entries headed [[face]]", "face"),
    ],
)
def test_a_field_that_was_forgotten_is_named(cls: type[Struct], entry: str, table: str) -> None:
    """What is not declared to follow from others is read, and must stand in the file."""
    with pytest.raises(BoxError, match=re.escape(entry + FORGOTTEN.format(cls.__name__, table))):
        load_box(FOLDER / "box.toml", cls, TITLE.components)


def test_a_derived_field_is_worked_out() -> None:
    def derive(box: Summed, names: Names) -> dict[str, tuple[str, ...]]:
        box.every = sum(box.copies)
        return {}

    loaded = load_box(FOLDER / "box.toml", Summed, replace(TITLE.components, derive=derive))
    assert loaded.struct.every == sum(loaded.struct.copies) > 0
    assert loaded.hash == TITLE.load_box().hash


def test_one_source_for_a_table_and_exceptions(tmp_path: Path) -> None:
    """An entry without a source of its own has the one of its table; how it is written makes no other edition."""
    own, path = TITLE.load_box(), tmp_path / "box.toml"
    text = (FOLDER / "box.toml").read_text()
    short = text.replace('source = "house"\n', "").replace("copies = 1\n", 'copies = 1\nsource = "a clock"\n')
    path.write_text(f'[source]\ngame = "house"\ngood = "house"\n\n{short}')
    loaded = load_box(path, TITLE.box, TITLE.components)
    assert [loaded.source("good", i) for i in range(4)] == ["house", "house", "house", "a clock"]
    assert loaded.entries["game"]["source"] == "house"
    assert loaded.hash == own.hash
    assert list(loaded.entries) == list(own.entries), "the table of sources is no table of things"
    wrong = [
        ('goods = "house"', "[source] 'goods': no such table is known; did you mean “good”?"),
        ("good = 3", "[source]: “good” wants a text that says where the facts come from"),
    ]
    for line, message in wrong:
        path.write_text(f"[source]\n{line}\n\n{short}")
        with pytest.raises(BoxError, match=re.escape(message)):
            load_box(path, TITLE.box, TITLE.components)
