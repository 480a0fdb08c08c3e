"""The report: figures against hand-worked cases, a planted change found, none found where there is none."""

from __future__ import annotations

import html
import re
from pathlib import Path

import numpy as np
import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.lab import LabError, say
from stammtisch.lab import figures as fig
from stammtisch.lab.compare import changes
from stammtisch.lab.counting import REPLAYS
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups
from stammtisch.lab.page import cited
from stammtisch.lab.report import findings, page
from stammtisch.players.greedy import Greedy

GAMES = 600


@pytest.fixture(scope="module")
def compared(stall: Title, tmp_path_factory: pytest.TempPathFactory) -> lab.Study:
    """A study of a box in which lamps are worth ten times as much."""
    text = (stall.folder / "box.toml").read_text(encoding="utf-8")
    path = tmp_path_factory.mktemp("box") / "edited.toml"
    path.write_text(text.replace("value = 2\n", "value = 20\n"), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAMMTISCH_COMPILE", "0")
        return lab.study(stall.name, 3, GAMES, box=path, skill_games=6, workers=2)


# --------------------------------------------------------------------------------------------------- the statistics


def test_leaving_one_out_gives_the_error_of_a_mean() -> None:
    numbers = np.array([3.0, 5.0, 4.0, 8.0, 5.0])
    groups = Groups([{"games": np.array(1.0), "x": np.array(x)} for x in numbers])
    found = groups.measure(fig.per_game("x"))
    error = numbers.std(ddof=1) / np.sqrt(5)
    assert found.value == pytest.approx(5)
    assert found.error == pytest.approx(error)
    assert found.at() == Estimate(
        5.0, pytest.approx(5 - 2.7764 * error, abs=1e-3), pytest.approx(5 + 2.7764 * error, abs=1e-3)
    )


def test_a_difference_on_equal_seeds_is_surer() -> None:
    random = np.random.default_rng(1)
    luck = random.normal(0, 10, 50)
    before = Groups([{"games": np.array(1.0), "x": np.array(x)} for x in luck])
    after = Groups([{"games": np.array(1.0), "x": np.array(x)} for x in luck + 1 + random.normal(0, 0.1, 50)])
    change = after.change(fig.per_game("x"), before)
    assert change.value == pytest.approx(1, abs=0.1)
    assert change.error < 0.03 < 1 < after.measure(fig.per_game("x")).error
    nothing = before.change(fig.per_game("x"), before)
    assert (nothing.value, nothing.error, nothing.p) == (0, 0, 1)


def test_what_is_dealt_by_hand() -> None:
    """Leads that hang on the deal alone come back wholly; such that hang on nothing do not."""
    random = np.random.default_rng(2)
    for noise, wanted in ((0.0, 1.0), (1.0, 0.5)):
        groups = []
        for _ in range(20):
            lead = random.normal(0, 1, (200, 1, 1)) + noise * random.normal(0, 1, (200, REPLAYS, 1))
            groups.append(
                {
                    "deals": np.array(200.0),
                    "deal_sum": lead.sum(axis=(0, 1)),
                    "deal_squares": (lead**2).sum(axis=(0, 1)),
                    "deal_means_squares": (lead.mean(axis=1) ** 2).sum(axis=0),
                }
            )
        found = Groups(groups).measure(fig.dealt).at()
        assert found.low - 1e-9 <= wanted <= found.high + 1e-9
        assert found.value == pytest.approx(wanted, abs=0.05)


# -------------------------------------------------------------------------------------------------------- the study


def test_figures_agree_with_the_games(stall: Title) -> None:
    found = lab.study(stall.name, 3, 200, seed=4, skill_games=0, workers=1)
    games = lab.simulate(stall.name, 3, 200, seed=4, workers=1)
    for seat in range(3):
        assert found.wins[seat].value == pytest.approx(games[f"win_{seat}"].mean())
        assert found.scores[seat].value == pytest.approx(games[f"score_{seat}"].mean())
    assert found.decisions.value == pytest.approx(games["decisions"].mean())
    assert found.choices.value == pytest.approx(games["choices"].mean())
    for figure in found.sources:
        mean = np.mean([games[f"points_{figure.name}_{seat}"].mean() for seat in range(3)])
        assert figure.mean.value == pytest.approx(mean)
    assert sum(d.times for d in found.asked) == pytest.approx(found.decisions.value)
    assert sum(found.length_spread.counts) == 200
    assert found.led[-1].value > found.led[0].value
    assert found.skill is None
    assert found.comparison is None
    assert found == lab.study(stall.name, 3, 200, seed=4, skill_games=0, workers=2)


def test_a_planted_change_is_found(compared: lab.Study) -> None:
    between = compared.comparison
    assert between is not None
    assert [(c.entry, c.key, c.before, c.after) for c in between.changes] == [("good lamp", "value", "2", "20")]
    sure = {d.what for d in between.figures if d.sure}
    assert {"mean score", "score of the best", "lead of the best on the second"} <= sure
    score = next(d for d in between.figures if d.what == "mean score")
    assert score.after - score.before == pytest.approx(score.change.value)
    assert score.change.low > 3
    assert "sell … (FM-3.1)" in {d.what for d in between.things if d.sure}
    worth = [d for d in between.things if d.likely]
    lamp = next(d for d in worth if d.what == "sell lamp (FM-3.1)")
    assert lamp.change.low > 0
    assert lamp.before < lamp.after


def test_what_is_much_better_stands_out(compared: lab.Study) -> None:
    lamp = next(t for t in compared.things if t.key == "sell/sell/goods/lamp")
    assert compared.skill is not None
    assert compared.skill.games == 9  # three deals with each seat once: fewer say nothing
    said = dict(findings(compared))
    assert "good, lamp: value 2 → 20" in said["The change"]
    assert "mean score" in said["What it did"]
    assert lamp.takers_wins > 0.4


def test_equal_boxes_show_no_change(stall: Title, tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text("# a remark\n" + (stall.folder / "box.toml").read_text(encoding="utf-8"), encoding="utf-8")
    between = lab.study(stall.name, 3, 100, box=path, skill_games=0, workers=1).comparison
    assert between is not None
    assert between.changes == ()
    assert not [d for d in (*between.figures, *between.things, *between.taken) if d.sure or d.change.value]


def test_a_choice_without_consequence_has_no_effect(stall: Title) -> None:
    """Dice are fixed and nobody has coins to gain: what is said to help must be rare, whatever is asked."""
    found = lab.study(stall.name, 2, 400, options={"dice": "fixed"}, skill_games=0, workers=1)
    assert found.options == {"dice": "fixed"}
    for thing in found.things:
        assert thing.effect.low <= thing.effect.value <= thing.effect.high
        assert thing.likely or not thing.found


def test_changes_of_a_box(stall: Title, tmp_path: Path) -> None:
    text = (stall.folder / "box.toml").read_text(encoding="utf-8")
    text = text.replace("coins = 7", "coins = 9").replace('id = "clock"', 'id = "watch"')
    path = tmp_path / "edited.toml"
    path.write_text(text, encoding="utf-8")
    found = changes(stall.load_box(), stall.load_box(path))
    said = {(c.entry, c.key, c.before, c.after) for c in found}
    assert said == {
        ("game", "coins", "7", "9"),
        ("good clock", "", "in the box", ""),
        ("good watch", "", "", "in the box"),
    }
    between = lab.study(stall.name, 2, 60, box=path, skill_games=0, workers=1).comparison
    assert between is not None
    assert between.gone == ("sell clock (FM-3.1)",)
    assert between.new == ("sell watch (FM-3.1)",)


def test_thinking_players_are_studied_with_a_caveat(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.lab.thinking._policy", lambda spec: Greedy(40, 8))
    found = lab.study(stall.name, 2, 40, ["greedy", "random"], skill_games=0, workers=1)
    assert not found.random
    assert len(found.led) == 10
    assert found.dealt is None
    assert found.wins[0].value > 0.6
    text = page(found).markdown()
    assert "That is what causes what, under random play." in text
    assert "games of random play beside them" in text


# --------------------------------------------------------------------------------------------------------- the page


def test_the_page_needs_nothing_else(compared: lab.Study) -> None:
    text = page(compared).html()
    assert set(re.findall(r"https?://[^\"' <]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    for word in ("<script", "<link", "<img", "@import", "url(", "src="):
        assert word not in text
    assert text.count("<svg") == text.count("<figcaption") >= 6
    assert re.search(r'<svg[^>]*viewBox="0 0 [0-9.]+ [0-9.]+"', text)
    assert "nan" not in re.sub(r"<[^>]+>", " ", text).lower().split()
    assert not re.search(r'="[^"]*NaN', text)


def test_both_twins_of_the_page_say_the_same(compared: lab.Study) -> None:
    made = page(compared)
    text, marked = made.html(), made.markdown()
    cells = [html.unescape(cell) for cell in re.findall(r"<t[dh][^>]*>([^<]*)</t[dh]>", text)]
    assert len(cells) > 150
    for cell in cells:
        assert cell.replace("|", "\\|") in marked
    assert "good, lamp" in text and "| good, lamp | value | 2 | 20 |" in marked
    (_, who), (_, verdict), *rest = findings(compared)
    assert f"## What stands out\n\n{who} {verdict}\n" in marked
    for heading, sentence in rest:
        sentence = cited(sentence)
        assert f"- **{heading}** {sentence}" in marked
        sentence = sentence.partition("`")[0]  # code is marked in two ways
        assert html.escape(sentence).replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in text


def test_the_page_of_mall_world_speaks_its_words() -> None:
    found = lab.study("mall-world", 3, 40, "random", skill_games=0, workers=1)
    text = page(found).markdown()
    for words in ("Lease contracts", "§\u00a013.3", "Take a contract from the lobby, or none.", "§\u00a015.1"):
        assert words in text
    assert find_title("mall-world").title in text


@pytest.mark.parametrize(
    ("lang", "numbers", "signed", "share", "interval", "gains", "listed"),
    [
        (
            "en",
            ["12,346", "−3", "12.3"],
            "+0.25",
            "25.6%",
            "0.05 to 0.15",
            "+5.0 to +15.0 percentage points",
            "a, b and 6 more",
        ),
        (
            "de",
            ["12.346", "−3", "12,3"],
            *("+0,25", "25,6\u202f%", "0,05 bis 0,15", "+5,0 bis +15,0 Prozentpunkte", "a, b und 6 weitere"),
        ),
        (
            "fr",
            ["12\u202f346", "−3", "12,3"],
            *("+0,25", "25,6\u202f%", "de 0,05 à 0,15", "de +5,0 à +15,0 points de pourcentage", "a, b et 6 autres"),
        ),
    ],
)
def test_figures_are_written_as_in_a_language(
    lang: str, numbers: list[str], signed: str, share: str, interval: str, gains: str, listed: str
) -> None:
    words, estimate = say.Words(lang), Estimate(0.1, 0.05, 0.15)
    assert [words.number(n) for n in (12345.6, -3, 12.34)] == numbers
    assert (words.signed(0.25), words.share(0.256)) == (signed, share)
    assert (words.interval(estimate), words.interval_of_gains(estimate)) == (interval, gains)
    assert words.listed(list("abcdefgh"), 2) == listed
    unknown = Estimate(0.1, float("nan"), float("nan"))
    assert (
        words.interval(unknown)
        == words.interval_of_changes(unknown)
        == words.interval_of_gains(unknown)
        == words("unknown-interval")
    )


def test_wrong_orders(stall: Title) -> None:
    with pytest.raises(LabError, match="at least 40"):
        lab.study(stall.name, 3, 10)
