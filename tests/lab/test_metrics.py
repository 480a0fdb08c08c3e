"""How a game plays: the figures against cases worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import play
from stammtisch.lab.balance import order
from stammtisch.lab.counting import MARKS, Group, GroupJob, SkillJob, Trial, count_group, sums_of_courses, try_choices
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups
from stammtisch.lab.metrics import ORDER, interaction, metrics, minutes, of_novices, of_skill
from stammtisch.lab.play import WIDEST
from stammtisch.lab.report import page
from stammtisch.lab.setting import setting
from stammtisch.lab.strategies import strategies
from stammtisch.lab.things import Numbers
from stammtisch.players.greedy import Greedy


def _standings(*courses: str) -> Numbers:
    """Games of three seats in which at each tenth the seat with that number leads, and the next ones follow."""
    tables = {lead: [3 - (seat - int(lead)) % 3 for seat in range(3)] for lead in "012"}
    return np.array([[tables[lead] for lead in course] for course in courses])


def _wins(*winners: int) -> Numbers:
    return np.eye(3)[list(winners)]


def test_how_the_lead_went_by_hand() -> None:
    at, wins = _standings("0000000000", "1111100000", "1210000000", "2222222220"), _wins(0, 0, 0, 0)
    s = sums_of_courses(at, wins)
    assert s["lead_games"] == 4
    assert s["lead_changes"] == 0 + 1 + 3 + 1
    assert s["comebacks"] == 2  # the second and the last are led by somebody else at half-time
    assert s["settled"] == pytest.approx(0.1 + 0.6 + 0.4 + 1.0)
    # The winner is last behind seat 1 and second behind seat 2, of the first nine tenths.
    assert s["behind"] == pytest.approx((0 + 5 * 1 + (1 + 0.5 + 1) + 9 * 0.5) / 9)


def test_of_several_winners_one_that_leads_is_enough() -> None:
    at = _standings("0101010101")
    at[0, -1] = [3, 3, 1]
    s = sums_of_courses(at, np.array([[0.5, 0.5, 0]]))
    assert s["comebacks"] == 0
    assert s["settled"] == pytest.approx(0.1)
    assert s["lead_changes"] == 8  # who shares the lead has not lost it


def _moved(own: float, others: float, noise: float) -> Groups:
    """Groups in which each of 30 things moves so much of one's own points and of those of each other seat."""
    random = np.random.default_rng(2)
    signs = random.choice([-1, 1], 30)
    groups = []
    for _ in range(100):
        x, y = (signs * effect * 50 + random.normal(0, noise * 50, 30) for effect in (own, others))
        tried = np.full(30, 50.0)
        groups.append(
            {"wins": np.zeros(3), "tried": tried, "own_by": x, "others_by": y}
            | {"own_squares": x**2, "others_squares": y**2}
        )
    return Groups(groups)


@pytest.mark.parametrize(("own", "others", "wanted"), [(1, 0, 0), (1, 1, 2 / 3), (1, 0.5, 1 / 3), (0, 1, 1)])
def test_interaction_is_the_part_of_the_others(own: float, others: float, wanted: float) -> None:
    """Of three seats two are others; accident, however large, counts for nothing."""
    for noise in (0.0, 0.7):
        found = _moved(own, others, noise).measure(interaction).at()
        assert found.value == pytest.approx(wanted, abs=0.06)


def test_minutes_by_hand() -> None:
    widths = np.zeros((1, 2, WIDEST + 1))
    widths[0, 0, 1], widths[0, 1, 8] = 10, 5  # ten decisions without a choice, five among eight options
    assert minutes({"widths": widths, "games": np.array([2.0])}) == pytest.approx((15 * 8 + 5 * 3 * 8) / 2 / 60)


def test_skill_on_the_scale_of_ratings() -> None:
    trials = [Trial(0.9, 3.0, 10 / 11, 4.0)] * 30
    found = {one.key: one.value.value for one in of_skill(trials, 2)}
    assert found["elo"] == pytest.approx(400, abs=0.5)
    assert found["skill"] == pytest.approx(1.5**2 / 4)
    never = {one.key: one.value for one in of_skill([Trial(1, 3, 1, 3)] * 20, 3)}["elo"]
    assert np.isfinite(never.value) and never.value > 600
    novice, took = of_novices([Trial(0, -3, 0.25, 3, (0,) * WIDEST + (60,))] * 5)
    assert novice.value.value == 0.75
    assert took.value.value == pytest.approx(8 + 8 * np.log2(WIDEST))
    assert list(of_skill(trials[:1], 2)) == list(of_novices([])) == []


def _group(random: np.random.Generator, mixing: bool) -> Group:
    """Twenty games of three seats; each goes for one of two sources, and the first beats the second."""
    way = random.integers(0, 2, (20, 3))
    points = np.where(way == 0, 30, 20) + random.integers(0, 3, (20, 3))
    share = np.full((20, 3), 0.5) if mixing else np.where(way == 0, 0.9, 0.1) + random.normal(0, 0.02, (20, 3))
    ledgers = np.stack([points * share, points * (1 - share), np.full((20, 3), 50)], axis=2)
    wins = (points == points.max(axis=1, keepdims=True)).astype(float)
    nothing = np.zeros(0)
    return Group({}, nothing, nothing, nothing, ledgers, wins / wins.sum(axis=1, keepdims=True), ())


def test_ways_of_making_points_are_told_apart() -> None:
    random = np.random.default_rng(3)
    found = strategies([_group(random, False) for _ in range(20)])
    assert len(found) == 2
    by_source = {way.sources[0][0]: way for way in found}
    assert set(by_source) == {0, 1}  # and not the source that gives the same to all
    assert by_source[0].wins.low > 1 / 3 > by_source[1].wins.high
    first = found.index(by_source[0])
    assert by_source[0].before[1 - first] > 0.95
    assert by_source[0].before[first] == 0.5
    assert sum(way.seats.value for way in found) == pytest.approx(1)


def test_where_all_do_the_same_there_are_no_ways() -> None:
    random = np.random.default_rng(3)
    assert strategies([_group(random, True) for _ in range(20)]) == ()


def test_single_choices_are_tried_out(stall: Title) -> None:
    """A flea market knows choices that change nothing, and such that do."""
    s = try_choices(setting(stall.name, 2), 1, 12)
    assert s["met"] == 12
    assert 0 <= s["dead"] < 12
    assert 0 < s["by_chance"] <= s["wide"] / 3
    assert 0 <= s["agree"] <= s["wide"]
    assert not any(try_choices(setting(stall.name, 2), 1, 0).values())


def test_what_was_alike_every_time_has_an_interval_all_the_same() -> None:
    novice, _ = of_novices([Trial(0, -3, 0.0, 3, (0,) * (WIDEST + 1))] * 6)
    assert novice.value == Estimate(1, pytest.approx(0.025 ** (1 / 6)), 1)


def test_a_study_tells_how_the_game_plays(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.lab.thinking._policy", lambda spec: Greedy(40, 8))
    ordered = order(stall.name, 3, 240, skill_games=9)
    jobs = ordered.jobs
    assert sum(job.tried for job in jobs if isinstance(job, GroupJob)) == 4
    kinds = [(job.lone, job.others) for job in jobs if isinstance(job, SkillJob)]
    assert kinds == [("greedy", "random")] * 3 + [("random", "greedy")]
    assert len({job.key for job in jobs}) == len(jobs)
    found = lab.study(stall.name, 3, 240, skill_games=18, workers=1)
    keys = [one.key for one in found.metrics]
    assert keys == [key for key in ORDER if key in keys]
    assert {"decisive", "changes", "settled", "interaction", "length", "elo", "skill"} <= set(keys)
    for one in found.metrics:
        assert one.value.low <= one.value.value <= one.value.high
        assert not one.share or 0 <= one.value.low <= one.value.high <= 1
    assert found.novice is not None and found.skill is not None
    assert found.novice.win_share.value < found.skill.win_share.value
    said = page(found).markdown()
    assert said.index("Who played") < said.index("Seats")
    assert said.count("rating points (Elo)") == 1


def test_standings_on_the_way_are_the_same_for_players_that_think(
    stall: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Noted while a game is played, and retraced afterwards, they must agree."""
    wanted = setting(stall.name, 3)
    seeds = np.arange(4, dtype=np.int64)
    batch = play._thinking_games(wanted, seeds, seeds, play.Wanted(marks=MARKS), compiled=False)
    assert batch.courses.shape == (4, MARKS, 3)
    assert (batch.courses[:, -1] == batch.standings).all()
    assert (batch.courses[:, 0] != batch.courses[:, -1]).any()
    monkeypatch.setattr("stammtisch.lab.thinking._policy", lambda spec: Greedy(40, 8))
    thinking = setting(stall.name, 2, ["greedy", "random"])
    group = count_group(GroupJob(thinking, 0, 1, 4, 4, 0, order(stall.name, 2, 40, skill_games=0).endings))
    assert group.sums["lead_games"] == 4
    keys = {one.key for one in metrics(Groups([group.sums] * 5), 2)}
    assert "settled" in keys and "interaction" not in keys
