"""Slips in a title: each is found before anything is played or compiled, with its place and in one sentence."""

from __future__ import annotations

import importlib
import itertools
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from stammtisch.check.conform import check
from stammtisch.check.games import whole_look
from stammtisch.check.pair import Pair
from stammtisch.check.report import Arrangement, Failed, Report
from stammtisch.check.static import static_problems
from stammtisch.kernel.model.rule import RuleError
from stammtisch.kernel.title.title import Title
from tests.kernel.toy import TITLE, copy_title, edit, python

numbers = itertools.count()

RULES: dict[str, tuple[str, str, str]] = {
    "a list": ("    found = 0\n", "    found = [0][0]\n", "List does not compile"),
    "a list that is filled": ("    found = 0\n", "    found = 0\n    seen = [0] * 5\n", "List does not compile"),
    "a dictionary": ("    found = 0\n", "    found = {0: 0}[0]\n", "Dict does not compile"),
    "a text": ("    s.pips = 3\n", '    s.pips = "3"\n', "'3' is a text"),
    "no @rule on a helper": ("@rule\ndef holds(", "def holds(", "`holds` is no rule: mark it with @rule"),
    "a misspelt field": ("    me.coins += worth", "    me.coinz += worth", "Player has no field or rule 'coinz'; did"),
    "a misspelt field that is set": ("    s.pips = 3\n", "    s.pipz = 3\n", "State has no field or rule 'pipz'; did"),
    "a misspelt field in a tell": ("pips=s.pips)", "pips=s.pip)", "has no field or rule 'pip'; did you mean 'pips'"),
    "a field of the box": ("me.coins = box.coins", "me.coins = box.coin", "Box has no field or rule 'coin'; did you"),
    "a wrong number of arguments": ("points(s, box, seat, line)\n", "points(s, box, seat)\n", "missing a required"),
    "too many arguments": ("        finish(s, box)", "        finish(s, box, 1)", "too many positional arguments"),
    "another's method": ("s.lot = s.cellar.pop()", "s.lot = s.sack.pop()", "Sack has no field or rule 'pop'"),
    "a wrong type": ("shelf.push(s.lot)", "shelf.push(s.players[best])", "wants a number for 'thing', not a Player"),
    "arguments in a wrong order": ("        sell(s, box, seat, high, pips)", "        sell(box, s, seat, high, pips)",
                                   "`sell` wants a State for 's', not a Box"),
    "a struct as a number": ("    most = 0\n", "    most = s.players[0]\n    most += 1\n", "is a Player and cannot"),
    "a struct that is assigned": ("    s.players[best].coins -= most", "    s.players[best].shelf = s.cellar",
                                  ".shelf is an array or a struct"),
    "a number that is called": ("s.cellar.n > 0", "s.cellar.n() > 0", "`s.cellar.n` is a number and cannot be called"),
    "a number with elements": ("    s.lot = NONE\n    for seat", "    s.lot[0] = 0\n    for seat", "has no elements"),
    "no such name": ("    best = NONE\n", "    best = NOBODY\n", "there is no `NOBODY` here"),
    "no such step": ("s.ask(Step.SELL,", "s.ask(Step.SEL,", "Step has no SEL; did you mean 'SELL'"),
    "no such clause": ("Clause.FM_2_5,", "Clause.FM_2_6,", "Clause has no FM_2_6; did you mean"),
    "nothing returned": ("    return found >= times\n", "    found >= times\n", "`holds` may end without returning"),
    "a fraction": ("(1 << s.seats) - 1", "(1 << s.seats) / 2", "rules count with whole numbers only"),
    "try": ("    s.open = 1\n", "    try:\n        s.open = 1\n    finally:\n        pass\n", "a rule cannot hold try"),
}  # fmt: skip


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the toy under a name of its own."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return copy_title(tmp_path, f"slip{next(numbers)}", "slip", installed=False)


def load(folder: Path) -> Title:
    """The title in a folder that Python finds."""
    importlib.invalidate_caches()
    found: ModuleType = importlib.import_module(f"{folder.name}.title")
    assert folder.name in sys.modules
    title: Title = found.TITLE
    return title


def line_of(path: Path, old: str, new: str) -> int:
    """Plants a slip; the line in which the changed text begins to differ."""
    before = path.read_text().splitlines()
    count = path.read_text().count(old)
    path.write_text(path.read_text().replace(old, new, 1))
    assert count, f"{old!r} does not stand there"
    after = path.read_text().splitlines()
    return next(i for i, (a, b) in enumerate(zip(before, after, strict=False), 1) if a != b)


@pytest.mark.parametrize("slip", RULES)
def test_a_slip_in_a_rule_has_a_place_and_one_sentence(planted: Path, slip: str) -> None:
    old, new, wanted = RULES[slip]
    rules = planted / "rules.py"
    line = line_of(rules, old, new)
    report = check(load(planted), 2, compiled=True, workers=1)
    assert (report.stage, report.games) == (1, 0), "nothing is played, nothing compiled"
    texts = [problem.text for problem in report.problems]
    assert any(wanted in text for text in texts), texts
    assert len(texts) <= 3, texts
    for text in texts:
        assert "\n" not in text
        place = re.match(re.escape(f"{rules}:") + r"(\d+): ", text)
        assert place, text
        assert slip in ("no @rule on a helper", "nothing returned") or abs(int(place[1]) - line) <= 2


def test_the_toy_itself_has_none(planted: Path) -> None:
    assert not list(static_problems(load(planted)))


@pytest.mark.parametrize(
    ("name", "wanted"),
    [("players.coins", "changes: from "), ("players.coinz", "is no field of the state"), ("players.shelf", "changes")],
)
def test_a_field_that_is_called_idle_and_is_not_is_found(name: str, wanted: str) -> None:
    title, way = replace(TITLE, idle=lambda seats, values: (name,)), Arrangement(3, ())
    with pytest.raises(Failed) as failed:
        whole_look(title, way, 0, Pair(title, way, compiled=False), Report())
    assert f"{name!r} is called idle with 3 seats" in failed.value.text
    assert wanted in failed.value.text


BROKEN = """
import stammtisch as st
try:
    st.find_title("stall")
except st.TitleError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "wanted"),
    [
        ("title.py", "Clause.FM_1_4", "Clause.FM_9_4", "no clause FM-9.4"),
        ("rules.py", "    s.open = 1\n", "    s.open = = 1\n", "SyntaxError"),
        ("title.py", "rules.may_sell,", "rules.score,", "steps, SELL, may: score takes (s, box, seat);"),
    ],
    ids=["no clause", "no Python", "no such rule"],
)  # fmt: skip
def test_what_fails_when_a_title_is_loaded_is_told_in_a_sentence(
    tmp_path: Path, file: str, old: str, new: str, wanted: str
) -> None:
    where = copy_title(tmp_path, "stall")
    edit(where / file, old, new)
    said = python(BROKEN, tmp_path).strip()
    assert wanted in said
    assert "\n" not in said
    assert said.startswith("the title 'stall' cannot be ")
    if "loaded" in said:
        assert f"{where / file}:" in said


HIDDEN = """
from __future__ import annotations

from typing import Any

from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Struct, u8


class Shop(Struct):
    coins = u8()


@rule
def pay(s: Any) -> int:
    s.coins = s.coinz + 1
    return 0


@rule(entry=True)
def enter(shops: Any) -> int:
    return pay(shops[0])
"""


def test_what_only_the_compiler_finds_has_a_place_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is declared about the parameter, so the lint lets it pass: the compiler's own words, one line of them."""
    pytest.importorskip("numba")
    from stammtisch.kernel.twins.fast import FastBinding

    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "unseen"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(HIDDEN)
    made = importlib.import_module("unseen.rules")
    binding = FastBinding("unseen", [made.enter], {}, {"shops": made.Shop})
    for tried in (binding.compile, lambda: binding.enter(np.zeros(1, made.Shop.dtype()))):
        with pytest.raises(RuleError) as caught:
            tried()
        said = str(caught.value)
        assert said.startswith(f"{package / 'rules.py'}:{HIDDEN.splitlines().index('    s.coins = s.coinz + 1') + 1}: ")
        assert "coinz" in said
        assert "\n" not in said
        assert caught.value.__cause__ is None


WORDS: dict[str, tuple[str, str, str, str]] = {
    "no such event": ("rules.py", '"nobody", good', '"noone", good', "there is no message tell-noone"),
    "a fact is lacking": ("rules.py", '"won", seat=best, coins=most', '"won", seat=best', "tell-won uses $coins"),
    "a fact too many": ("rules.py", '"keep", seat=seat', '"keep", seat=seat, good=1', "no language uses $good"),
    "a fact of another kind": ("rules.py", '"nobody", good=s.lot', '"nobody", good=s.active', "'good' is a seat, but"),
    "nothing for who may not know": ("words", "tell-wish-unseen", "tell-wish-seen", "no message tell-wish-unseen"),
    "no such reason": ("rules.py", '"shelf-full"', '"shelf-fool"', "there is no message why-shelf-fool"),
    "no question": ("words", "ask-sell", "ask-sel", "message ask-sell is missing: what does sell ask?"),
    "no source": ("words", "source-wish", "source-wich", "message source-wish is missing"),
    "no option": ("words", "option-dice", "option-die", "message option-dice is missing"),
    "no time": ("words", "when-sell", "when-sel", "message when-sell is missing"),
    "one language only": ("words/fr.ftl", "tell-over", "tell-ever", "message tell-over is not in both words/"),
}  # fmt: skip


@pytest.mark.parametrize("slip", WORDS)
def test_a_sentence_that_could_not_be_said_is_found_without_playing(planted: Path, slip: str) -> None:
    file, old, new, wanted = WORDS[slip]
    for path in sorted((planted / file).glob("*.ftl")) or [planted / file]:
        text = path.read_text()
        assert old in text, f"{old!r} does not stand in {path}"
        path.write_text(text.replace(old, new, 1))
    texts = [problem.text for problem in static_problems(load(planted))]
    assert any(wanted in text for text in texts), texts
    if file == "rules.py":
        assert all(text.startswith(f"{planted / 'rules.py'}:") for text in texts)


def test_what_a_table_helper_tells_is_checked_too(planted: Path) -> None:
    """A helper that is called only where somebody listens is no rule; random play may never come there."""
    rules = planted / "rules.py"
    edit(rules, "    s.open = 1\n", "    s.open = 1\n    if AT_TABLE and s.round == 99:\n        tell_more(s)\n")
    more = "def tell_more(s: State) -> None:\n    s.tell(Clause.FM_4_1, 'more', a=s.lod)\n"
    rules.write_text(f"{rules.read_text()}\n\n{more}")
    texts = [problem.text for problem in static_problems(load(planted))]
    assert any("there is no message tell-more" in text for text in texts)
    assert any("State has no field or rule 'lod'; did you mean 'lot'" in text for text in texts)
