"""Playing and counting: the same in both twins, and true to what a table would say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import stammtisch as st
from stammtisch.kernel.model.moves import Moves, moves_class
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.twins.lint import lint
from stammtisch.lab import entries, finals, thinking
from stammtisch.lab.endings import OVER, Endings, ending_called, learn_endings, make_choice, run_step
from stammtisch.lab.entries import COLUMNS, UNIT
from stammtisch.lab.learned import liked_best, play_on
from stammtisch.lab.play import Batch, Wanted, play_batch, prepare
from stammtisch.lab.setting import Setting, setting, split_policies
from stammtisch.lab.things import catalogue
from stammtisch.lab.thinking import Thinking
from stammtisch.players import net as players_net
from stammtisch.players.net import NetPlayer
from tests.machine import long
from tests.players.test_net import some_net

SEEDS = np.arange(1, 41, dtype=np.int64)


def same(one: Batch, other: Batch) -> None:
    for name, value in vars(one).items():
        theirs: Any = getattr(other, name)
        if isinstance(value, dict):
            assert all(np.array_equal(v, theirs[k]) for k, v in value.items()), name
        else:
            assert np.array_equal(value, theirs), name


@pytest.fixture(scope="module")
def three(stall: Title) -> Setting:
    return setting(stall.name, 3)


def test_both_twins_count_the_same(three: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Wanted(things=True, endings=learn_endings(three))
    quiet = play_batch(three, SEEDS, wanted)
    monkeypatch.setenv("STAMMTISCH_COMPILE", "1")
    same(quiet, play_batch(three, SEEDS, wanted))


def test_the_entries_do_what_both_twins_do_alike(stall: Title) -> None:
    for f in (
        entries.tally_games,
        entries.retrace_games,
        entries.results_at,
        entries.weigh,
        make_choice,
        run_step,
        play_on,
        liked_best,
    ):
        assert lint(f) == []


def test_a_game_does_not_depend_on_its_batch(three: Setting) -> None:
    whole = play_batch(three, SEEDS, Wanted(things=True))
    parts = [play_batch(three, SEEDS[i : i + 7], Wanted(things=True)) for i in range(0, 40, 7)]
    assert np.array_equal(whole.scores, np.concatenate([p.scores for p in parts]))
    assert np.array_equal(whole.taken, np.concatenate([p.taken for p in parts]))


def test_the_seed_deals_what_a_table_deals(three: Setting, stall: Title) -> None:
    """The first decision's state is that of a game with the same seed; points by source add up as at the table."""
    batch = play_batch(three, SEEDS, Wanted())
    assert np.array_equal(batch.ledger.sum(axis=2), batch.scores)
    game = Game(stall, [Seat(n) for n in "ABC"], seed=5)
    again = Game(stall, [Seat(n) for n in "DEF"], seed=5)
    assert game.state == again.state
    best = batch.standings.max(axis=1)
    for wins, places, standings, top in zip(batch.wins, batch.places, batch.standings, best, strict=True):
        assert sum(wins) == pytest.approx(1)
        assert {int(p) for p, s in zip(places, standings, strict=True) if s == top} == {1}
        assert all(w == (p == 1) / (places == 1).sum() for w, p in zip(wins, places, strict=True))


def test_a_ledger_that_is_worked_out_is_asked_for(three: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = play_batch(three, SEEDS[:8], Wanted()).ledger
    assert finals.ledger_leaves(three.found) is not None
    monkeypatch.setattr(finals, "ledger_leaves", lambda title: None)
    assert np.array_equal(play_batch(three, SEEDS[:8], Wanted()).ledger, plain)


def test_chances_of_things_by_hand() -> None:
    """Four options; thing 0 is in all, thing 1 in one, thing 2 in three of them."""
    moves: Moves = moves_class(8)()
    for option in (0, 1, 2, 5):
        moves.allow(option)
    things = np.full((6, 2), -1, np.int32)
    things[:, 0] = 0
    things[1, 1] = 1
    things[[0, 2, 5], 1] = 2
    chances, spreads, counts, met = (np.zeros(6, np.int64) for _ in range(4))
    entries.weigh(moves, 0, things, chances, spreads, 3, counts, met)
    assert (chances / UNIT).tolist() == [0, 0, 0, 1, 0.25, 0.75]
    assert (spreads / UNIT).tolist() == [0, 0, 0, 0, 0.25 * 0.75, 0.25 * 0.75]
    assert not counts.any()


def test_things_are_taken_as_often_as_their_chances_say(three: Setting) -> None:
    batch = play_batch(three, np.arange(400, dtype=np.int64), Wanted(things=True))
    taken, chances = batch.taken.sum(axis=(0, 1)), batch.chances.sum(axis=(0, 1)) / UNIT
    spreads = np.sqrt(batch.spreads.sum(axis=(0, 1)) / UNIT)
    assert taken.sum() > 2000
    assert np.all(np.abs(taken - chances) <= 4.5 * spreads + 1e-6)
    assert np.all(taken[chances == 0] == 0)


def test_thinking_players_play_and_are_counted(three: Setting) -> None:
    thinking = three.seated(["greedy", "random", "random"])
    batch = play_batch(thinking, SEEDS[:1], Wanted(things=True))
    same(batch, play_batch(thinking, SEEDS[:1], Wanted(things=True)))
    assert batch.asked[:, :, 0].sum(axis=1).tolist() == batch.decisions.tolist()
    assert batch.taken.shape == (1, 3, len(catalogue(three).things))
    assert len(batch.chances) == 0
    assert np.array_equal(batch.ledger.sum(axis=2), batch.scores)


def games_of(table: Setting, games: int, compiled: bool) -> tuple[list[Any], Batch]:
    """The logs of a few games, decision by decision, and what is counted of them."""
    seats = Thinking(table, 1, compiled)
    rows = np.zeros((games, COLUMNS), np.int64)
    logs = [seats.play(0, seed, seed + 7, rows[seed], noting=True).tolist() for seed in range(games)]
    wanted = Wanted(things=True, leaders=True, marks=4, endings=learn_endings(table))
    return logs, play_batch(table, SEEDS[:games], wanted, compiled=compiled)


def test_learned_players_choose_in_the_twin_what_they_choose_when_they_are_asked(
    three: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    net = some_net(three.found)
    monkeypatch.setattr(players_net, "net_of", lambda title: net)
    table = three.seated(["net", "random", "net"])
    asked, theirs = games_of(table, 3, compiled=False)
    monkeypatch.setattr(thinking, "net_of", lambda title: net)
    monkeypatch.setattr(NetPlayer, "choose", None)  # nobody asks it any more
    played, ours = games_of(table, 3, compiled=False)
    assert played == asked and len(played[0]) > 10
    same(ours, theirs)
    assert {seat for seat, _, options, *_ in played[0] if options > 1} == {0, 1, 2}


@long
@pytest.mark.skipif("mall-world" not in st.titles(), reason="no weights")
def test_whole_games_of_learned_players_are_the_same_when_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "1")
    table = setting("mall-world", 4, ["net", "greedy", "net", "random"])
    prepare(table)
    played, ours = games_of(table, 2, compiled=True)
    monkeypatch.setattr(thinking, "net_of", lambda title: None)
    asked, theirs = games_of(table, 2, compiled=True)
    assert played == asked and len(played[0]) > 100
    same(ours, theirs)


def test_the_catalogue_names_what_options_name(three: Setting, stall: Title) -> None:
    known = catalogue(three)
    by_key = {thing.key: i for i, thing in enumerate(known.things)}
    for step, decision in stall.decisions.items():
        for option in decision.nameable(three.loaded.names):
            words = decision.words(option, three.loaded.names)
            named = {known.things[i].key for i in known.of[known.first[step] + option] if i >= 0}
            wanted = {f"{decision.name}/{words['say']}"}
            for part, value in words.items():
                if part != "say":
                    values = set(value) if isinstance(value, list) else {value}
                    wanted |= {f"{decision.name}/{words['say']}/{part}/{one}" for one in values}
            assert named == wanted
    assert "sell/sell/goods/clock" in by_key
    assert known.things[by_key["sell/sell/goods/clock"]].full == "sell clock (FM-3.1)"


def test_endings_of_a_title_with_one_way_to_end(three: Setting) -> None:
    endings = learn_endings(three)
    assert set(play_batch(three, SEEDS[:5], Wanted(endings=endings)).endings) == {OVER}


def test_endings_of_mall_world() -> None:
    mall = setting("mall-world", 3)
    endings = learn_endings(mall)
    ended = play_batch(mall, SEEDS[:12], Wanted(endings=endings)).endings
    assert set(ended) <= {"normal-end", "last-round-over", "stagnation"}
    assert "normal-end" in ended


@pytest.mark.parametrize("name", ["brauerei", "wishland", "mall-des-jahres", "ground-floor"])
def test_the_last_round_counts_and_one_after_it_does_not(name: str) -> None:
    table = setting(name)
    played = play_batch(table, SEEDS[:20], Wanted())
    rounds = getattr(table.loaded.struct, "rounds", 99)
    assert played.chapters.tolist() == np.minimum(played.at_end["round"], rounds).tolist()


def test_mall_world_has_no_more_than_three_phases_and_a_title_without_a_clock_none(three: Setting) -> None:
    played = play_batch(setting("mall-world", 3), SEEDS, Wanted())
    assert set(played.chapters.tolist()) <= {1, 2, 3} and 3 in played.chapters
    assert not play_batch(three, SEEDS[:5], Wanted()).chapters.any()


@pytest.mark.parametrize(("name", "seats"), [("mall-des-jahres", 2), ("brauerei", 3)])
def test_endings_that_a_title_declares_are_told_by_name(name: str, seats: int) -> None:
    table = setting(name, seats)
    title, endings = table.found, learn_endings(table)
    ended = play_batch(table, SEEDS[:30], Wanted(endings=endings)).endings
    assert len(set(ended)) > 1 or name != "brauerei"
    assert set(ended) <= set(title.endings)
    for lang in LANGUAGES:
        found = [ending_called(title, ending, endings, lang) for ending in title.endings]
        assert all(one.named and one.text not in title.endings for one in found)
        assert len({one.text for one in found}) == len({one.clause for one in found}) == len(found)


def test_an_ending_that_nobody_has_heard_of_goes_by_what_is_told_then() -> None:
    nothing = Endings(frozenset(), True, ())
    mall = find_title("mall-world")
    assert "das Spiel endet" in ending_called(mall, "stagnation", nothing, "de").text
    assert ending_called(mall, "no-such-event", nothing, "de").text == "auf andere Weise"


@pytest.mark.parametrize(
    ("text", "policies"),
    [
        ("random", ["random"]),
        ("greedy,random", ["greedy", "random"]),
        ("search:iterations=50,rollout=greedy,random", ["search:iterations=50,rollout=greedy", "random"]),
        ("search:easy, greedy", ["search:easy", "greedy"]),
    ],
)
def test_policies_joined_by_commas(text: str, policies: list[str]) -> None:
    assert split_policies(text) == policies


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_digits_that_the_rules_name_are_no_amount(lang: str) -> None:
    known = catalogue(setting("mall-des-jahres", 2, "random"), lang)
    acts = [thing.act for thing in known.things if "arrange" in thing.key and "1234" in thing.key]
    assert acts and all("1234" in act for act in acts)
