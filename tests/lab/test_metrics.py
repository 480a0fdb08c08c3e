"""How a game plays: the figures against cases worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import play
from stammtisch.lab.balance import found_in, order
from stammtisch.lab.budget import STUDIED, Budget
from stammtisch.lab.counting import MARKS, Group, GroupJob, SkillJob, Trial, count_group, sums_of_courses, try_choices
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups
from stammtisch.lab.metrics import FEWEST_DEALS, ORDER, interaction, metrics, of_novices, of_skill, within
from stammtisch.lab.pace import SECONDS, SECONDS_A_BIT, distinct, seconds
from stammtisch.lab.report import page
from stammtisch.lab.report.findings import never_taken
from stammtisch.lab.say import Words
from stammtisch.lab.setting import setting
from stammtisch.lab.strategies import strategies
from stammtisch.lab.things import Numbers, catalogue
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


def test_seconds_by_hand() -> None:
    """A bid counts once, however much may be bid, and is made side by side with the others."""
    table = setting("mall-world", 4, "random")
    decisions = [table.found.decisions[step] for step in sorted(table.found.decisions)]
    at = {decision.name: i for i, decision in enumerate(decisions)}
    widths = np.zeros((len(decisions), table.found.most_options + 1))
    widths[at["draw"], 1], widths[at["play"], 8] = 10, 5  # ten decisions without a choice, five among eight options
    assert seconds(table, widths) == pytest.approx(15 * SECONDS + 5 * 3 * SECONDS_A_BIT)
    widths[:] = 0
    widths[at["bid"], 61] = 8
    assert decisions[at["bid"]].at_once and distinct(decisions[at["bid"]]) == 1
    assert seconds(table, widths) == pytest.approx(8 * SECONDS / 4)


def test_each_thinking_player_sits_at_enough_deals_to_say_something() -> None:
    """The studio asks for 24 games, which are two deals of four seats the other way round."""
    jobs = [job for job in order("mall-world", 4, 40, "random", skill_games=24).jobs if isinstance(job, SkillJob)]
    assert {lone: sum(job.lone == lone for job in jobs) for lone in ("greedy", "random")} == {
        "greedy": 6,
        "random": FEWEST_DEALS,
    }
    assert not [job for job in order("mall-world", 4, 40, "random", skill_games=0).jobs if isinstance(job, SkillJob)]


def test_the_most_options_of_a_decision_are_told() -> None:
    """Up to 1000 may be bid in Brauerei: that is neither clipped in the games nor in what is said of them."""
    room = play.tables(catalogue(setting("brauerei", 3, "random")), 3, 1, 0)[2]
    assert room.shape[1] == 1001
    found = lab.study("mall-world", 3, 40, "random", skill_games=0, workers=1)
    assert all(one.options <= one.most for one in found.asked)


def test_unused_is_only_what_could_be_taken(stall: Title) -> None:
    wanted, endings = setting(stall.name, 2), order(stall.name, 2, 40, skill_games=0).endings
    groups = [count_group(GroupJob(wanted, n, 1 + 20 * n, 20, 20, 0, endings)) for n in range(2)]
    lamp = next(i for i, thing in enumerate(catalogue(wanted).things) if thing.key == "sell/sell/goods/lamp")
    assert all(group.sums["offered"][lamp] > 0 for group in groups)
    for offered in (0, 5):
        for group in groups:
            group.sums["takers"][lamp], group.sums["offered"][lamp] = 0, offered
        found = found_in(wanted, groups, 40, 1, endings, {}, Budget(STUDIED), "en")
        assert ("sell/sell/goods/lamp" in [thing.key for thing in found.untaken]) is (offered > 0)
        said = never_taken(found, Words("en"), 40) if found.untaken else ""
        assert ("sell lamp (at “(en) What do you sell?”, FM-3.1)" in said) is (offered > 0), said
        assert all(0 <= one.share.low <= one.share.high <= 1 for one in found.endings)
        assert all(0 <= one.low <= one.high <= 1 for one in (*found.wins, *found.led, found.shared))


def test_shares_stay_between_nothing_and_all() -> None:
    assert within(Estimate(0.999, 0.997, 1.001)) == Estimate(0.999, 0.997, 1)
    assert within(Estimate(0.001, -0.001, 0.003)) == Estimate(0.001, 0, 0.003)


def test_skill_on_the_scale_of_ratings() -> None:
    trials = [Trial(0.9, 3.0, 10 / 11, 4.0, 0)] * 30
    found = {one.key: one.value.value for one in of_skill(trials, 2)}
    assert found["elo"] == pytest.approx(400, abs=0.5)
    assert found["skill"] == pytest.approx(1.5**2 / 4)
    never = {one.key: one.value for one in of_skill([Trial(1, 3, 1, 3, 0)] * 20, 3)}["elo"]
    assert np.isfinite(never.value) and never.value > 600
    # Of 60 games none was lost: as much as a share of 0.025 ** (1 / 60) is worth, or endlessly more.
    assert never.low == pytest.approx(400 * np.log10(1 / (0.025 ** (-1 / 60) - 1))) and never.high == np.inf
    assert Words("en").interval(never) == "at least 479"
    few = [Trial(1, 3, 1, 3, 0)] * 3 + [Trial(0, -3, 0, 3, 0)] * 3
    any_at_all = {one.key: one.value for one in of_skill(few, 2)}["elo"]
    assert (any_at_all.low, any_at_all.high) == (-np.inf, np.inf)
    assert Words("en").interval(any_at_all) == "unknown"
    novice, took = of_novices([Trial(0, -3, 0.25, 3, 90)] * 5, 2)
    assert novice.value.value == 0.75
    assert took.value.value == pytest.approx(1.5)
    assert list(of_skill(trials[:1], 2)) == list(of_novices([], 2)) == []


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
    novice, _ = of_novices([Trial(0, -3, 0.0, 3, 60)] * 6, 2)
    assert novice.value == Estimate(1, pytest.approx(0.025 ** (1 / 12)), 1)


def test_a_study_tells_how_the_game_plays(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.lab.thinking._policy", lambda spec: Greedy(40, 8))
    ordered = order(stall.name, 3, 240, skill_games=9)
    jobs = ordered.jobs
    assert sum(job.tried for job in jobs if isinstance(job, GroupJob)) == 4
    kinds = [(job.lone, job.others) for job in jobs if isinstance(job, SkillJob)]
    assert kinds == [("greedy", "random")] * 3 + [("random", "greedy")] * 3
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
