"""One game in progress: played, refused, undone, copied, written down and read again, in any order."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import DictationError, Refused, Unreadable
from stammtisch.kernel.play.views import EVERYTHING, PositionError, to_json
from tests.kernel import toy
from tests.machine import LONG

OPTIONS = [{}, {"opening": "fixed"}, {"tokens": "blind", "exchange": "none"}, {"leasing": "any", "full_hand": "risk"}]


def whole(game: Game) -> Any:
    """Everything but the generator."""
    return to_json(game.state, game.names, EVERYTHING)


class MallWorld(RuleBasedStateMachine):
    """Mall World at a table. The model: what the position was before each move, drafts included."""

    @initialize(seats=some.integers(3, 5), seed=some.integers(0, 2**62), options=some.sampled_from(OPTIONS))
    def begin(self, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = st.new("mall-world", seats, seed, options)
        self.past: list[tuple[Any, bytes]] = []
        self.left_behind: list[tuple[Game, bytes, str]] = []
        self.loaded = False

    @rule(data=some.data(), moves=some.integers(1, 40))
    def play(self, data: some.DataObject, moves: int) -> None:
        random = Random(data.draw(some.integers(0, 2**32)))
        for _ in range(moves):
            if self.game.over:
                return
            self.past.append((whole(self.game), self.game.state.pack()))
            seat = self.game.due[0]
            move = random.choice(self.game.moves(seat))
            assert self.game.why_not(move) is None
            said: Any = random.choice([move, move.text, move.option])
            assert self.game.play(said, seat).move == move
            assert not list(self.game.title.invariants(self.game.state, self.game.box))

    @precondition(lambda self: not self.game.over)
    @rule(data=some.data())
    def refuse(self, data: some.DataObject) -> None:
        game = self.game
        before, record = game.state.pack(), game.record()
        assert game.decision is not None
        for seat in game.due:
            legal = {move.option for move in game.moves(seat)}
            forbidden = [option for option in game.decision.nameable(game.names) if option not in legal]
            if forbidden:
                option = data.draw(some.sampled_from(forbidden))
                with pytest.raises(Refused) as caught:
                    game.play(option, seat, lang="de")
                refusal = caught.value.refusal
                assert refusal.rule == game.title.rulebook("de").text[refusal.clause]
                assert refusal.text not in ("", refusal.rule), "a sentence from the position, not a chapter"
        for seat in set(range(len(game.seats))) - set(game.due):
            assert game.moves(seat) == []
            with pytest.raises(Refused, match="not your turn"):
                game.play(0, seat)
        with pytest.raises(Unreadable):
            game.play("steal the cash box")
        assert (game.state.pack(), game.record()) == (before, record)

    @rule(consent=some.booleans())
    def undo(self, consent: bool) -> None:
        game = self.game
        if not game.plies or not (consent or game.can_undo()):
            before = game.state.pack()
            with pytest.raises(Refused):
                game.undo(consent=consent)
            assert game.state.pack() == before
            return
        last, plies = game.plies[-1], len(game.plies)
        assert game.undo(consent=consent) is last
        assert len(game.plies) + sum(map(len, game.drafts.values())) == plies - 1
        position, packed = self.past[plies - 1]
        del self.past[plies - 1 :]
        assert whole(game) == position
        before = game.state.clone().load(packed)
        for i, word in enumerate(game.state.chance.word):
            before.chance.word[i] = word
        assert game.state == before, "all but the generator is as it was"

    @rule()
    def clone(self) -> None:
        twin = self.game.clone()
        assert twin == self.game
        assert twin.state.pack() == self.game.state.pack()
        self.left_behind.append((self.game, self.game.state.pack(), self.game.record()))
        self.game = twin

    @rule()
    def write_and_read(self) -> None:
        text = self.game.record()
        again = st.read(text)
        assert again == self.game
        assert again.record() == text
        assert again.log(0) == self.game.log(0)
        again.state.chance.copy_from(self.game.state.chance)  # else it goes on with chance of its own
        self.game = again

    @rule()
    def save_and_load(self) -> None:
        position = json.loads(json.dumps(self.game.position()))
        again = st.load(position, seed=1)
        assert again.position() == position
        for seat in range(len(again.seats)):
            assert again.moves(seat) == self.game.moves(seat)
        self.game, self.past = again, []

    @rule(ply=some.integers(0, 200))
    def look_back(self, ply: int) -> None:
        ply = min(ply, len(self.game.plies))
        then = self.game.at(ply)
        assert whole(then) == (self.past[ply][0] if ply < len(self.game.plies) else whole(self.game))

    @rule(seed=some.integers(0, 2**32))
    def imagine(self, seed: int) -> None:
        seat = seed % len(self.game.seats)
        before = self.game.state.pack()
        imagined = self.game.imagine(seat, seed)
        assert to_json(imagined, self.game.names, seat) == to_json(self.game.state, self.game.names, seat)
        assert self.game.state.pack() == before

    @invariant()
    def stands(self) -> None:
        if not hasattr(self, "game"):
            return
        assert self.game.over == (self.game.due == ())
        for old, packed, record in self.left_behind[-2:]:
            assert (old.state.pack(), old.record()) == (packed, record)
        if self.game.over:
            for score in self.game.scores():
                assert sum(line.points or 0 for line in score.lines) == score.total


MallWorld.TestCase.settings = settings(
    max_examples=40 if LONG else 15, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestMallWorld = MallWorld.TestCase


# ------------------------------------------------------------------------------------------------------------- undo


def test_undo_stops_at_what_chance_or_others_have_shown() -> None:
    game = toy.new(3, seed=4)
    game.play("bid 2", 1)
    game.play("bid 0", 0)
    assert game.take_back(0).text == "bid 0", "a sealed choice is still unseen"
    assert game.due == (0, 2)
    game.play("bid 1", 0)
    game.play("bid 0", 2)
    assert not game.can_undo(), "the bids are open"
    with pytest.raises(Refused, match="consent"):
        game.undo()
    game.undo(consent=True)
    assert game.due == (2,)
    assert {seat: [move.text for move in moves] for seat, moves in game.drafts.items()} == {0: ["bid 1"], 1: ["bid 2"]}


def test_undo_stops_at_what_was_turned_up_without_chance() -> None:
    """The next lot comes from the cellar, whose order nobody knew; with the fixed die no chance falls."""
    game = toy.new(2, options={"dice": "fixed"})
    toy.choose_all(game, 1, 0)
    lots = [line.text for line in game.log() if "The lot" in line.text]
    game.play("keep")
    assert len([line for line in game.log() if "The lot" in line.text]) == len(lots) + 1
    assert not game.can_undo()


def test_what_is_undone_with_consent_falls_anew() -> None:
    """Otherwise one could take a move back to know what chance will bring."""
    falls = set()
    for _ in range(2):
        game = toy.new(2, seed=9)
        for _ in range(30):
            toy.choose_all(game, 0, 0)
            falls.add(game.plies[-1].notes)
            game.undo(consent=True)
            game.take_back(0)
    assert len(falls) > 3


def test_a_dictation_that_cannot_be_changes_nothing() -> None:
    game = toy.new(2, seed=9)
    game.play("bid 0")
    before = game.state.pack()
    for words in ([], ["7"], ["3", "3"], ["lamp"]):
        with pytest.raises(DictationError):
            game.play("bid 0", 1, dictation=words)
        assert game.state.pack() == before
        assert (len(game.plies), list(game.drafts)) == (0, [0])
    game.play("bid 0", 1, dictation=["3"])
    assert game.state.pips == 4


# ---------------------------------------------------------------------------------------------------- sealed choices


def test_sealed_choices_come_in_any_order() -> None:
    results = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = toy.new(3, seed=5)
        for i, seat in enumerate(order):
            assert set(game.due) == set(order[i:])
            game.play(f"bid {(4, 6, 6)[seat]}", seat)
        results.add(json.dumps(whole(game)))
    assert len(results) == 1
    assert game.decision is not None
    assert game.decision.name == "sell"


def test_who_has_chosen_is_not_asked_again() -> None:
    game = toy.new(3)
    game.play("bid 1", 1)
    refusal = game.why_not("bid 2", 1)
    assert refusal is not None
    assert "Ada, Clara" in refusal.text


# ------------------------------------------------------------------------------------------------------- what is said


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_refusals_speak(lang: str) -> None:
    game = toy.new(3)
    rules = game.title.rulebook(lang).text
    refusal = game.why_not("bid 9", lang=lang)
    assert refusal is not None
    assert (refusal.clause, refusal.text, refusal.rule) == ("FM-2.2", f"({lang}) You have 7.", rules["FM-2.2"])
    for seat, said in [(0, "keep"), (1, "sell clock")]:
        refusal = game.why_not(said, seat, lang=lang)
        assert refusal is not None
        assert (refusal.clause, refusal.rule) == ("FM-3.1", rules["FM-3.1"]), "the clause of the step it belongs to"
        assert f"({lang}) Goods are sold after the bids." in refusal.text, "when it can be done"
        assert f"({lang}) What is it worth to you?" in refusal.text, "and what is to be decided now"
    game.play("bid 1", 0)
    refusal = game.why_not("keep", 0, lang=lang)
    assert refusal is not None
    assert f"({lang}) Goods are sold after the bids." in refusal.text
    assert "Bruno, Clara" in refusal.text, "and for whom the game is waiting"
    toy.play_on(game, 1000, Random(1))
    assert game.why_not("keep", lang=lang) is not None
    with pytest.raises(Refused):
        game.play("keep", 0, lang=lang)
    with pytest.raises(Refused):
        game.play("keep", lang=lang)
    assert game.moves(0) == []
    assert game.moves() == []


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_log_tells_secrets_to_their_owner_only(lang: str) -> None:
    game = toy.new(3, seed=2)
    wish = game.names.name(game.title.kinds["good"], game.state.players[1].wish)
    assert f"({lang}) Bruno wishes for a {wish}." in [line.text for line in game.log(1, lang)]
    for other in (0, 2, None):
        assert f"({lang}) Bruno makes a wish." in [line.text for line in game.log(other, lang)]
    toy.choose_all(game, 1, 2, 3)
    assert {line.ply for line in game.log(0, lang, since=3)} == {3}


def test_the_breakdown_adds_up_and_places_are_shared() -> None:
    for seed in range(20):
        game = toy.play_on(toy.new(3, seed=seed), 1000, Random(seed))
        scores = game.scores()
        for score in scores:
            assert sum(line.points for line in score.lines) == score.total == game.score_now(score.seat)
            assert score.place == 1 + sum(other.total > score.total for other in scores)


def agrees(game: Game, seat: int, said: str) -> bool:
    """Whether a preview says nothing but what then happens."""
    before = [line.text for line in game.preview(said, seat)]
    then = game.clone()
    then.play(said, seat)
    return before == [line.text for line in then.log(seat, since=len(then.plies))][: len(before)]


def test_a_preview_comes_true() -> None:
    random = Random(5)
    for seed in range(4):
        game = toy.new(3, seed)
        for _ in range(60):
            if game.over:
                break
            seat = random.choice(game.due)
            move = random.choice(game.moves(seat))
            if not game.title.decisions[move.step].sealed:
                assert agrees(game, seat, move.text), move
            game.play(move)


def test_the_preview_of_a_last_bid_comes_true() -> None:
    game = toy.new(3)
    game.play("bid 0", 0)
    game.play("bid 7", 1)
    assert agrees(game, 2, "bid 5")


# -------------------------------------------------------------------------------------------------- in from a position


def test_a_position_can_be_edited() -> None:
    position = toy.new(3).position()
    position["state"]["players"][2]["coins"] = 9
    position["state"]["players"][0]["shelf"] = []
    game = Game(toy.TITLE, toy.new(3).seats, position=position["state"])
    assert game.why_not("bid 9", 2) is None
    assert game.why_not("bid 9", 1) is not None


def test_an_edited_position_is_the_games_own() -> None:
    """What the caller does with the data afterwards does not change the game's record."""
    position = st.new("mall-world", 3, seed=1).position()
    game = st.load(position)
    record = game.record()
    position["state"]["players"][0]["coins"] += 1
    assert game.record() == record


SPOILT: dict[str, Callable[[Any], Any]] = {
    "cards that are gone": lambda p: p["state"]["deck"]["count"].clear(),
    "seats that differ": lambda p: p["seats"].pop(),
    "no title": lambda p: p.pop("title"),
    "no position": lambda p: p.pop("stammtisch"),
    "no state": lambda p: p.update(state=None),
    "seats that are none": lambda p: p.update(seats=5),
    "another box": lambda p: p["edition"].update(box="0"),
    "another seat count": lambda p: p["state"].update(seats=4),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_position_is_refused(name: str) -> None:
    position = copy.deepcopy(st.new("mall-world", 3, seed=1).position())
    SPOILT[name](position)
    with pytest.raises((PositionError, st.OptionError)):
        st.load(position)


PENDING: dict[str, Callable[[Any], Any]] = {
    "an automatic step on top": lambda s: s["pending"].append({"step": "turn", "who": [], "arg": 0}),
    "a decision that nobody owes": lambda s: s["pending"][-1].update(who=[]),
    "a decision that an empty chair owes": lambda s: s["pending"][-1].update(who=[4]),
    "a decision below that nobody owes": lambda s: s["pending"].insert(0, {"step": "accept", "who": [], "arg": 0}),
    "no step": lambda s: s["pending"][-1].update(step=""),
    "an active seat that is empty": lambda s: s.update(active=4),
    "an active seat far away": lambda s: s.update(active=100),
}


@pytest.mark.parametrize("name", PENDING)
def test_a_position_that_cannot_go_on_is_refused(name: str) -> None:
    """Otherwise the error comes later, as one of Python's, to somebody who has done nothing wrong."""
    position = copy.deepcopy(st.new("mall-world", 3, seed=1).position())
    PENDING[name](position["state"])
    with pytest.raises(PositionError):
        st.load(position)


def test_seats_are_checked() -> None:
    for names in [("Ada", "Ada"), ("", "Bo"), ("A:b", "Bo"), ("A\n", "Bo"), ("A{", "Bo"), ('A"', "Bo"), ("A;", "Bo")]:
        with pytest.raises(st.OptionError):
            toy.new(2, names=names)
    game = toy.new(2)
    for seat in (-1, 2, -2):
        with pytest.raises(ValueError, match="no seat"):
            game.moves(seat)
        with pytest.raises(ValueError, match="no seat"):
            game.view(seat)
        with pytest.raises(ValueError, match="no seat"):
            game.play("bid 1", seat)
    with pytest.raises(st.OptionError, match="2 or 3 seats, not 4"):
        toy.new(3, names="abcd").title.blank(4)


def test_a_game_says_what_it_is_and_shows_the_table() -> None:
    game = st.new("mall-world", 3, seed=1)
    assert repr(game) == "<Mall World with Ada, Bruno, Clara: ply 0, Bruno due>"
    assert str(game).startswith(repr(game)) and "Clara" in str(game).partition("\n")[2]
    assert repr(toy.new(2)) == "<Flea Market with Ada, Bruno: ply 0, Ada, Bruno due>"
    over = toy.play_on(toy.new(2), 1000, Random(1))
    assert repr(over) == f"<Flea Market with Ada, Bruno: ply {len(over.plies)}, over>"


@pytest.mark.parametrize("title", ["mall-world", "ground-floor"])
def test_a_game_goes_on_in_another_process(title: str) -> None:
    game = st.new(title, seed=4)
    while not game.over and len(game.plies) < 60:
        game.play(game.moves()[-1])
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.log() == game.log()
    for both in (game, again):
        both.undo(consent=True)
        both.play(both.moves()[0])
    assert again == game
