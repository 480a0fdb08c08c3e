"""Tuning: bad goals are refused with a sentence, the file of a box keeps its looks, and what is mendable is mended."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from stammtisch import lab
from stammtisch.cli import app
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.title.words import Mistake
from stammtisch.lab import LabError
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.play import Wanted, play_batch
from stammtisch.lab.setting import setting
from stammtisch.lab.tuning import measures, playing, search
from stammtisch.lab.tuning.goals import Order, read_goals
from stammtisch.lab.tuning.knobs import Editor, Knob, moved, places
from stammtisch.lab.tuning.measures import MEASURES, Goal, distance, verdict
from stammtisch.lab.tuning.report import page
from tests.kernel import toy

GOAL = '[[goal]]\nmeasure = "length"\nof = "decisions"\nmost = 40\n'
NUMBER = '[[number]]\npath = "game.rounds"\nfrom = 3\nto = 9\n'


def order(title: Title, folder: Path, text: str) -> Order:
    path = folder / "goals.toml"
    path.write_text(text, encoding="utf-8")
    return read_goals(path, title, title.load_box(), "")


# --------------------------------------------------------------------------------------------------- bad goal files


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (GOAL + "[[numbr]]\n" + NUMBER, 5, "[numbr]: no such table is known; did you mean “number”?"),
        ("goal = 3\n" + NUMBER, 1, "[[goal]]: wanted a list of entries, each headed [[goal]]"),
        ("search = 1\n" + GOAL + NUMBER, 1, "[search]: wanted one table [search]"),
        (GOAL + "colour = 1\n" + NUMBER, 5, "[[goal]] number 1: unknown key “colour”"),
        ("[[goal]]\nmost = 3\n" + NUMBER, 1, "“measure” is missing"),
        (GOAL.replace("length", "lenght") + NUMBER, 2, "did you mean “length”?"),
        (GOAL.replace('"length"', "7") + NUMBER, 2, "“measure” wants a text, not 7"),
        (GOAL.replace("decisions", "turns") + NUMBER, 3, "“of” is turns, which is not counted here"),
        (GOAL.replace("decisions", "chapters") + NUMBER, 3, "counts no rounds or phases"),
        (GOAL.replace("most = 40\n", "") + NUMBER, 1, "“least”, “most” or both"),
        (GOAL + "least = 50\n" + NUMBER, 5, "“least” (50) is more than “most” (40)"),
        (GOAL.replace("40", '"many"') + NUMBER, 4, "“most” wants a number, not 'many'"),
        (GOAL.replace("40", "nan") + NUMBER, 4, "“most” wants a number, not nan"),
        (GOAL.replace("40", "true") + NUMBER, 4, "“most” wants a number, not True"),
        (GOAL.replace("40", "-1") + NUMBER, 4, "“most” wants at least 0, not -1"),
        ('[[goal]]\nmeasure = "shared"\nmost = 120\n' + NUMBER, 3, "“most” wants at most 100, not 120"),
        ('[[goal]]\nmeasure = "seats"\nleast = 2\n' + NUMBER, 3, "“least” does not go with the measure “seats”"),
        ('[[goal]]\nmeasure = "seats"\n' + NUMBER, 1, "what is tolerated is missing: “most”"),
        ('[[goal]]\nmeasure = "last-chapter"\nmost = 9\n' + NUMBER, 2, "counts no rounds or phases"),
        ('[[goal]]\nmeasure = "points"\nmost = 9\n' + NUMBER, 1, "“of” is missing; the measure “points” knows coins"),
        (GOAL + "weight = 0\n" + NUMBER, 5, "“weight” wants more than 0, not 0"),
        (GOAL + "seats = 9\n" + NUMBER, 5, "not 9"),
        (GOAL + 'seats = "two"\n' + NUMBER, 5, "“seats” must be a whole number, not 'two'"),
        (GOAL + 'players = "greddy"\n' + NUMBER, 5, "did you mean “greedy”?"),
        (GOAL + 'players = "net"\n' + NUMBER, 5, "there is no trained player of"),
        (GOAL + "players = [1]\n" + NUMBER, 5, "“players” wants a policy, or a list of them"),
        (GOAL + 'players = ["random", "random", "random"]\nseats = 2\n' + NUMBER, 5, "3 policies for 2 seats"),
        ('[[goal]]\nmeasure = "seats"\nmost = 2\nplayers = ["greedy", "random"]\n' + NUMBER, 4, "the same player"),
        ('[[goal]]\nmeasure = "skill"\nleast = 2\nplayers = "greedy"\n' + NUMBER, 4, "wants two players"),
        (GOAL + "options = 3\n" + NUMBER, 5, "“options” wants names with texts"),
        (GOAL + 'options = { dice = "odd" }\n' + NUMBER, 5, "odd"),
        (GOAL + "games = 3\n" + NUMBER, 5, "“games” wants at least 20 games, or 0"),
        (GOAL + "games = 0\n" + NUMBER, 5, "nothing to search by"),
        (GOAL + "final_games = 3\n" + NUMBER, 5, "“final_games” wants at least 20, not 3"),
        (
            '[[goal]]\nmeasure = "fair-share"\nmost = 2\nof = "told won/goods"\n' + NUMBER,
            4,
            "did you mean “told won/good”?",
        ),
        (
            '[[goal]]\nmeasure = "fair-share"\nmost = 2\nof = "told won/good"\nby = "colour"\n' + NUMBER,
            5,
            "“by” is colour, which no entry has",
        ),
        (GOAL + NUMBER.replace("game.rounds", "gme.rounds"), 6, "no table “gme”; did you mean “game”?"),
        (GOAL + NUMBER.replace("game.rounds", "game.round"), 6, "no “round”; did you mean “rounds”?"),
        (GOAL + NUMBER.replace("game.rounds", "game.x.rounds"), 6, "[game] is one table"),
        (GOAL + NUMBER.replace("game.rounds", "rounds"), 6, "“path” wants TABLE.KEY"),
        (GOAL + NUMBER.replace("game.rounds", "good.value"), 6, "name one, like lamp, or * for all"),
        (GOAL + NUMBER.replace("game.rounds", "good.lmp.value"), 6, "did you mean “lamp”?"),
        (GOAL + NUMBER.replace("game.rounds", "good.lamp.id"), 6, "“id” is no whole number but 'lamp'"),
        (GOAL + NUMBER.replace("game.rounds", "game.rounds[1]"), 6, "“rounds” is no list"),
        (GOAL + NUMBER.replace("game.rounds", "good.*.weight"), 6, "no “weight”"),
        (GOAL + NUMBER.replace("from = 3\n", ""), 5, "“from” is missing"),
        (GOAL + NUMBER.replace("from = 3", "from = 9"), 7, "“from” (9) wants to be less than “to” (9)"),
        (GOAL + NUMBER.replace("from = 3", "from = 6"), 7, "the box has 5, which is none of the numbers from 6 to 9"),
        (GOAL + NUMBER + "step = 4\n", 9, "with “step” 4 one does not come from 3 to 9"),
        (GOAL + NUMBER + "step = 0\n", 9, "“step” wants at least 1, not 0"),
        (GOAL + NUMBER.replace("game.rounds", "good.*.value"), 7, "starts at 0, which is none of the numbers from 3"),
        (GOAL + NUMBER + NUMBER, 10, "another entry moves, too"),
        ("[search]\ncandidates = 0\n" + GOAL + NUMBER, 2, "“candidates” wants at least 1, not 0"),
        ('[search]\nfinalists = "two"\n' + GOAL + NUMBER, 2, "“finalists” must be a whole number"),
    ],
)
def test_bad_goals_are_refused(stall: Title, tmp_path: Path, text: str, line: int, said: str) -> None:
    with pytest.raises(LabError) as refused:
        order(stall, tmp_path, text)
    sentence = refused.value.said("en")
    assert f"goals.toml: line {line}: " in sentence
    assert said in sentence
    others = [refused.value.said(lang) for lang in LANGUAGES if lang != "en"]
    assert len({sentence, *others}) == 3


def test_files_that_say_nothing(stall: Title, tmp_path: Path) -> None:
    for text, said in ((NUMBER, "[[goal]] is wanted"), (GOAL, "[[number]] is wanted"), ("[[goal]\n", "line 1, column")):
        with pytest.raises(Mistake, match=re.escape(said)):
            order(stall, tmp_path, text)
    with pytest.raises(Mistake, match="nowhere.toml"):
        read_goals(tmp_path / "nowhere.toml", stall, stall.load_box(), "")


def test_what_goals_mean(stall: Title, tmp_path: Path) -> None:
    text = '[search]\ncandidates = 7\n[[goal]]\nmeasure = "seats"\nmost = 2\nseats = 3\ngames = 0\n' + GOAL + NUMBER
    found = order(stall, tmp_path, text)
    assert (found.candidates, found.finalists) == (7, 3)
    first, second = found.goals
    assert measures.tolerance(first) == (-0.02, 0.02)
    assert measures.tolerance(second) == (-float("inf"), 40)
    assert (first.setting.seats, second.setting.seats) == (3, 2)
    assert found.knobs[0].start == 5


def test_the_goals_of_the_docs_can_be_read(tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs"
    jahres, world = find_title("mall-des-jahres"), find_title("mall-world")
    found = read_goals(docs / "mall-des-jahres-goals.toml", jahres, jahres.load_box(), "")
    assert {goal.measure for goal in found.goals} >= {"turns", "length", "fair-share", "skill"}
    example = re.search(r"```toml\n(.*?)```", (docs / "tuning.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert len(order(world, tmp_path, example[1]).knobs) == 2


# -------------------------------------------------------------------------------------------------- the file of a box

BOX = """# A remark at the head.

[source]
good = "rulebook"

[game]   # the single numbers
rounds = 5    # as long as daylight
coins = 7
source = "rulebook, except: coins = house"

[[good]]
id = "lamp"
prices = [ 1, 2,
   3 ]  # rising
# The end of the lamp.

[[good]]
value = 0x10
id = "clock"
source = "house"
"""


def _knobs(path: Path, *given: tuple[str, int, int]) -> Editor:
    found = Editor(path, [])
    knobs = []
    for name, low, high in given:
        where = places(found.data, name)
        knobs.append(Knob(name, low, high, 1, int(where[0].read(found.data)) if len(where) == 1 else 0, where))
    return Editor(path, knobs)


def test_comments_and_order_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    knobs = _knobs(path, ("game.rounds", 1, 9), ("game.coins", 1, 9), ("good.lamp.prices[2]", 0, 9))
    assert knobs.written((5, 7, 2)) == BOX
    assert knobs.written((6, 8, 4)) == (
        BOX.replace("rounds = 5 ", "rounds = 6 ")
        .replace("coins = 7", "coins = 8")
        .replace('coins = house"', 'coins = house; rounds = house"')
        .replace("1, 2,", "1, 4,")
        .replace("of the lamp.\n", 'of the lamp.\nsource = "rulebook; prices = house"\n')
    )
    both = _knobs(path, ("good.lamp.prices[*]", -1, 1), ("good.clock.value", 10, 20))
    text = both.written((1, 17))
    assert "[ 2, 3,\n   4 ]  # rising" in text
    assert 'value = 17\nid = "clock"\nsource = "house"' in text


@given(st.integers(1, 9), st.integers(-3, 3), st.integers(0, 9))
def test_only_what_moves_is_touched(tmp_path_factory: pytest.TempPathFactory, a: int, b: int, c: int) -> None:
    path = tmp_path_factory.mktemp("box") / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    knobs = _knobs(path, ("game.rounds", 1, 9), ("good.lamp.prices[*]", -3, 3), ("game.coins", 0, 9))
    text = knobs.written((a, b, c))
    again = path.with_name("again.toml")
    again.write_text(text, encoding="utf-8")
    data = Editor(again, []).data
    wanted = moved(knobs.data, knobs.knobs, (a, b, c))
    strip = lambda d: {t: [_bare(e) for e in (v if isinstance(v, list) else [v])] for t, v in d.items()}  # noqa: E731
    assert strip(data) == strip(wanted)
    assert re.findall("#.*", text) == re.findall("#.*", BOX)
    keys = [key for key in re.findall(r"(?m)^(\w+) *=", text) if key != "source"]
    assert keys == [key for key in re.findall(r"(?m)^(\w+) *=", BOX) if key != "source"]


def _bare(entry: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key != "source"}


# ------------------------------------------------------------------------------------------------------- the figures


def test_verdicts_go_by_the_interval() -> None:
    assert verdict(Estimate(5, 4, 6), 4, 6) == "reached"
    assert verdict(Estimate(5, 3, 7), 4, 6) == "likely"
    assert verdict(Estimate(3, 2, 5), 4, 6) == "unlikely"
    assert verdict(Estimate(2, 1, 3), 4, 6) == "missed"
    assert verdict(Estimate(9, 7, float("inf")), 4, 6) == "missed"


@given(st.sampled_from(["seats", "score", "shared", "fair-share"]), st.floats(1, 50), st.floats(0, 40))
def test_distance_grows_with_what_is_missed(measure: str, most: float, off: float) -> None:
    least = None if measure == "seats" else most / 2
    goal = Goal("", measure, "", "", "", least, most, 1.0, None, (), 20, 20)  # type: ignore[arg-type]
    factor, few = MEASURES[measure].factor, np.zeros(1)
    nearer, farther = (distance(goal, np.array([(most + o) / factor]), few) for o in (off, 2 * off + 1))
    assert 0 <= nearer <= farther
    many, some = distance(goal, np.array([2 * most / factor]), np.zeros(1)), np.array([(most + 1) / factor])
    assert distance(goal, np.array([2 * most / factor]), some) < many
    if least:
        assert distance(goal, np.array([(least * most) ** 0.5 / factor]), few) <= 1e-9 or measure != "fair-share"


def test_what_never_happened_may_happen(stall: Title) -> None:
    """All or none of a few games is not proof."""
    shared = Goal("", "shared", "", "", "", None, 5, 1.0, setting(stall.name, 2), (), 20, 20)
    group = {"games": np.array(4.0), "shared": np.array(0.0)}
    found = measures.standing(shared, playing.Groups([group] * 5), 1, "en")
    assert found.parts[0].value.low == 0
    assert found.parts[0].value.high == pytest.approx(1 - 0.025 ** (1 / 20))
    assert found.verdict == "likely"


# --------------------------------------------------------------------------------------------------------- whole runs


@pytest.fixture(scope="module")
def unfair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Title]:
    """The toy with a head start for the first seat, a number of its box."""
    folder = tmp_path_factory.mktemp("unfair")
    package = toy.copy_title(folder, "lab_unfair", "lab-unfair")
    toy.edit(package / "state.py", "    rounds = u8()\n", "    rounds = u8()\n    head = u8()\n")
    toy.edit(package / "box.toml", "coins = 7\n", "coins = 7\nhead = 20  # for who sits first\n")
    toy.edit(package / "rules.py", "        me.coins = box.coins\n", _HEAD_START)
    sys.path.insert(0, str(folder))
    try:
        yield find_title("lab-unfair")
    finally:
        sys.path.remove(str(folder))


_HEAD_START = """        me.coins = box.coins
        if seat == 0:
            me.coins += box.head
"""
UNFAIR = """
[search]
candidates = 14
[[goal]]
name = "Fair seats"
measure = "seats"
most = 20
seats = 2
games = 20
final_games = 80
[[goal]]
measure = "skill"
players = ["random", "random"]
least = 20
seats = 2
games = 0
final_games = 20
[[number]]
path = "game.head"
from = 0
to = 20
step = 5
"""


@pytest.fixture
def goals(tmp_path: Path) -> Path:
    path = tmp_path / "goals.toml"
    path.write_text(UNFAIR, encoding="utf-8")
    return path


def test_what_is_unfair_is_found_and_mended(unfair: Title, goals: Path, tmp_path: Path) -> None:
    found = lab.tune(unfair.name, goals, tmp_path / "run", workers=1)
    assert found.goals[0].before.verdict == "missed"
    assert found.goals[0].after.verdict == "reached"
    assert found.numbers[0].after == 0
    assert found.goals[0].change[0].high < 0
    assert found.candidates <= 5
    before = (unfair.folder / "box.toml").read_text(encoding="utf-8")
    after = (tmp_path / "run" / "box.toml").read_text(encoding="utf-8")
    assert after == before.replace("head = 20 ", "head = 0 ")
    for lang in LANGUAGES:
        made = page(replace(found, lang=lang))
        assert "Fair seats" in made.markdown()
        assert "<td>head</td>" in made.html(), "called as a designer calls it, not by its path"


def test_a_run_that_was_cut_off_goes_on_to_the_same_end(
    unfair: Title, goals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = lab.tune(unfair.name, goals, tmp_path / "whole", workers=1)
    played: list[object] = []
    really = playing.play

    def cut(after: int) -> Callable[[playing.Job], object]:
        def play(job: playing.Job) -> object:
            if len(played) == after:
                raise KeyboardInterrupt
            played.append(job)
            return really(job)

        return play

    for after in (15, 80):
        monkeypatch.setattr(playing, "play", cut(after))
        with pytest.raises(KeyboardInterrupt):
            lab.tune(unfair.name, goals, tmp_path / "parts", workers=1)
        assert len(played) == after
    log = tmp_path / "parts" / "search.log"
    log.write_bytes(log.read_bytes()[:-5])  # as when the machine goes out
    monkeypatch.setattr(playing, "play", really)
    parts = lab.tune(unfair.name, goals, tmp_path / "parts", workers=1)
    assert _told(parts) == _told(whole)
    for file in (tmp_path / "parts" / "candidates").glob("*.npz"):
        file.write_bytes(file.read_bytes()[:60])
    assert _told(lab.tune(unfair.name, goals, tmp_path / "parts", workers=1)) == _told(whole)
    monkeypatch.setattr(playing, "play", cut(-1))
    with pytest.raises(LabError, match="another run"):
        lab.tune(unfair.name, goals, tmp_path / "parts", seed=2, workers=1)
    goals.write_text(UNFAIR.replace("most = 20", "most = 30"), encoding="utf-8")
    with pytest.raises(LabError, match="other goals"):
        lab.tune(unfair.name, goals, tmp_path / "parts", workers=1)
    goals.write_text(UNFAIR, encoding="utf-8")
    log.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(LabError, match="search.log cannot be read"):
        lab.tune(unfair.name, goals, tmp_path / "parts", workers=1)


def _told(found: lab.Tuning) -> list[object]:
    """What a run found, without where its boxes lie and how long it took."""
    goals = [(one.before, one.after, one.change, one.games) for one in found.goals]
    return [found.numbers, goals, found.best, found.games, found.made, found.candidates]


def test_the_command(unfair: Title, goals: Path, tmp_path: Path) -> None:
    def run(*more: str) -> tuple[int, str]:
        words = ["tune", unfair.name, "--goal", str(goals), "--out", str(tmp_path / "run"), "--workers", "1", *more]
        result = CliRunner().invoke(app, words, env={"STAMMTISCH_COMPILE": "0"})
        return result.exit_code, result.output

    code, said = run("--candidates", "4")
    assert code == 0, said
    assert "Fair seats: " in said
    assert (tmp_path / "run" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    code, said = run("--candidates", "5", "--lang", "de")
    assert code == 0
    assert "Ergebnis" in said
    goals.write_text(UNFAIR + "high = 3\n", encoding="utf-8")
    code, said = run()
    assert code == 2
    assert "unknown key “high”" in said
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("years of work")
    goals.write_text(UNFAIR, encoding="utf-8")
    with pytest.raises(LabError, match="holds other files"):
        lab.tune(unfair.name, goals, tmp_path / "other", workers=1)


# ------------------------------------------------------------------------------------------- what games are asked for


def test_what_is_told_adds_up(stall: Title) -> None:
    """Each lot is won by somebody or by nobody, whoever plays; five rounds have five lots."""
    events = (("lot", "good"), ("nobody", "good"), ("won", "good"))
    batch = play_batch(setting(stall.name, 3), np.arange(5, 25), Wanted(told=events), compiled=False)
    lots, nobody, won = (batch.told[event] for event in events)
    assert lots.sum() == 5 * 20
    assert (won + nobody == lots).all()
    assert won.sum() > nobody.sum() > 0


def test_who_led_when_the_last_chapter_began(unfair: Title) -> None:
    """A game without chapters has begun its last one when it begins; who sits first leads then, by the head start."""
    batch = play_batch(setting(unfair.name, 2), np.arange(5, 15), Wanted(leaders=True), compiled=False)
    assert (batch.leaders == [1, 0]).all()


def test_what_can_be_counted(stall: Title) -> None:
    known = measures.counted(stall, setting(stall.name, 2))
    assert {"bid/bid/coins", "sell/sell/goods", "told won/good", "told sell/good"} <= set(known)
    assert not [name for name in known if name.endswith("/seat")]


def test_who_thinks_for_a_limited_time_is_said_so(unfair: Title, goals: Path, tmp_path: Path) -> None:
    found = lab.tune(unfair.name, goals, tmp_path / "run", candidates=1, workers=1)
    assert found.repeatable
    assert "This command finds the same again" in page(found).markdown()
    assert "may choose otherwise" in page(replace(found, repeatable=False)).markdown()
    assert [search._hurried(policy) for policy in ("random", "greedy", "search:easy", "search:iterations=9")] == [
        *(False, False, True, False)
    ]
