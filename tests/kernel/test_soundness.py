"""A title that could not be played is refused when it is made, with its name, the field, and what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.check.games import ties_follow, whole_look
from stammtisch.check.pair import Pair
from stammtisch.check.report import Arrangement, Failed, Report
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import u8
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.soundness import TitleError
from stammtisch.kernel.title.title import Source, TieBreak, Title
from stammtisch.kernel.twins.twins import Arena
from stammtisch.players import find_policy
from stammtisch.players.sight import sight_of
from tests.kernel.toy import TITLE
from tests.kernel.toy_title import rules
from tests.kernel.toy_title.state import Box, Clause, State, Step


@rule
def takes_too_little(s: State, box: Box) -> int:
    """A score of nobody."""
    return 0


def no_rule(s: State, box: Box, seat: int) -> int:
    """A score that was not marked."""
    return 0


@rule
def lowest(s: State, box: Box, seat: int) -> int:
    """The fewest points win."""
    return -rules.score(s, box, seat)


@rule
def most(s: State, box: Box, seat: int) -> int:
    """The most points."""
    return rules.score(s, box, seat)


def steps(number: int, step: Any) -> Mapping[int, Any]:
    """The toy's steps, one of them another."""
    return {**TITLE.steps, number: step}


class Summed(Box):
    """The toy's box with a field that follows from others."""

    every = u8(derived=True)


def components(**fields: str) -> Components:
    """The toy's components with more fields."""
    return replace(TITLE.components, fields={**TITLE.components.fields, **fields})


SELL = TITLE.decisions[Step.SELL]


def sell(**changed: Any) -> Mapping[int, Any]:
    """The toy's steps with another decision SELL."""
    fields = {"name": "sell", "clause": SELL.clause, "may": SELL.may, "do": SELL.do} | changed
    phrases = fields.pop("phrases", SELL.phrases)
    return steps(Step.SELL, Decision(fields["name"], fields["clause"], fields["may"], fields["do"], *phrases))


BAD: dict[str, tuple[Callable[[], dict[str, Any]], str]] = {
    "too many seats": (lambda: {"seats": (2, MAX_SEATS + 1)}, f"seats: 9 seats; the kernel carries 1 to {MAX_SEATS}"),
    "no room": (lambda: {"seats": (2, 7)}, "seats: 7 seats, but bids of the state has room for 3"),
    "no seats": (lambda: {"seats": ()}, "seats: wanted numbers of seats in rising order"),
    "seats twice": (lambda: {"seats": (2, 2)}, "seats: wanted numbers of seats in rising order"),
    "no state": (lambda: {"state": Box}, "state: wanted a class that inherits from GameState"),
    "no such field": (
        lambda: {"components": components(coinz="game.coins")},
        "components: there is no field 'coinz' in Box; did you mean 'coins'?",
    ),
    "a derived field that is read": (
        lambda: {"box": Summed, "components": components(every="game.every")},
        "components: the field 'every' is declared as derived, and is read from the file",
    ),
    "a derived field that nobody fills": (
        lambda: {"box": Summed},
        "components: nothing works out the derived field 'every': there is no `derive`",
    ),
    "step 0": (lambda: {"steps": steps(0, Automatic(rules.next_round))}, "steps: step 0 has number 0; wanted is 1"),
    "step 256": (lambda: {"steps": steps(256, Automatic(rules.next_round))}, "wanted is 1 to 255"),
    "no decision": (lambda: {"steps": {1: Automatic(rules.next_round)}}, "steps: there is no decision among them"),
    "same name": (lambda: {"steps": sell(name="bid")}, "steps BID and SELL are both called 'bid'"),
    "may": (
        lambda: {"steps": sell(may=rules.score)},
        "steps, SELL, may: score takes (s, box, seat); wanted is (s, box, seat, moves) or (s, box, seat, moves, arg)",
    ),
    "do is no rule": (lambda: {"steps": sell(do=lambda s, box, seat, choice: None)}, "is no rule: mark it with @rule"),
    "run": (lambda: {"steps": steps(Step.ROUND, Automatic(rules.do_sell))}, "steps, ROUND, run: do_sell takes"),
    "options": (
        lambda: {"steps": sell(phrases=(Phrase("pay {coins}", coins=Amount(0, 40_000)),))},
        "steps, SELL: 40001 options; at most 32768",
    ),
    "clause": (lambda: {"steps": sell(clause="FM-9.9")}, "steps, SELL: there is no clause 'FM-9.9'"),
    "score takes too little": (
        lambda: {"score": takes_too_little},
        "score: takes_too_little takes (s, box); wanted is",
    ),
    "score is no rule": (lambda: {"score": no_rule}, "score: no_rule is no rule"),
    "ledger": (lambda: {"ledger": lambda s, box, seat: [0, 0]}, "ledger: gives 2 numbers for 4 sources"),
    "ledger fails": (lambda: {"ledger": lambda s, box, seat: s.coins}, "fails on a state of zeros: AttributeError"),
    "facts": (lambda: {"facts": lambda s, box: {}}, "takes (s, box); wanted is (s, box, names, seat)"),
    "sources": (lambda: {"sources": (Source("coins", Clause.FM_4_2),) * 4}, "sources: 'coins' stands there twice"),
    "kinds": (lambda: {"kinds": {"good": "good"}}, "kinds: the fact 'good' wants a Kind"),
    "endings without a field": (
        lambda: {"endings": {"rich": Clause.FM_4_2}},
        "endings: wanted a field `ending` of the state, a single number of a kind",
    ),
    "name": (lambda: {"name": "Flea Market"}, "name: wanted lower-case words joined by dashes"),
}


@pytest.mark.parametrize("slip", BAD)
def test_a_title_that_cannot_be_played_is_refused_when_it_is_made(slip: str) -> None:
    changed, message = BAD[slip]
    with pytest.raises(TitleError) as caught:
        replace(TITLE, **changed())
    assert str(caught.value).startswith("the title ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_state_of_another_table_does_not_get_into_the_twins() -> None:
    """Seven seats in a state with room for three wrote beyond its arrays and returned numbers."""
    with pytest.raises(st.OptionError, match="3, 4 or 5 seats, not 7"):
        st.play_out("mall-world", seats=7, games=1)
    state = TITLE.blank(3)
    state.seats = 7
    arena = Arena(TITLE, TITLE.load_box().struct, 1, compiled=False)
    with pytest.raises(st.OptionError, match="Flea Market is played with 2 or 3 seats, not 7"):
        arena.put(0, state.pack())


def lowest_wins(name: str, **changed: Any) -> Title:
    """The toy in which the fewest points win."""
    return replace(TITLE, name=name, standing=lowest, **changed)


def test_players_that_look_ahead_follow_the_standing() -> None:
    """Where the fewest points win, `greedy` played to lose: it went by the score."""
    title = lowest_wins("penniless")
    greedy, random = find_policy("greedy"), Random(5)
    won = 0
    for seed in range(4):
        game = Game(title, [Seat("Ada"), Seat("Bruno")], seed=seed)
        while not game.over:
            seat = game.due[0]
            moves = game.moves(seat)
            game.play(greedy.choose(sight_of(game, seat), random) if seat == 0 else random.choice(moves), seat)
        won += game.scores()[0].place == 1
    assert won >= 3


def test_the_suite_sees_an_evaluation_that_contradicts_the_standing() -> None:
    title = lowest_wins("contradicting", evaluate=most)
    way = Arrangement(2, ())
    with pytest.raises(Failed, match="but `evaluate` says that it stands worse"):
        whole_look(title, way, 1, Pair(title, way, False), Report())


@rule
def earlier(s: State, box: Box, seat: int) -> int:
    """Who sits further in front stands before the others."""
    return -seat


@rule
def later(s: State, box: Box, seat: int) -> int:
    """Who sits further back does."""
    return seat


def test_the_suite_sees_a_tie_that_is_broken_otherwise_than_it_is_said() -> None:
    said = (TieBreak("seats", TITLE.turn_clause, later),)
    title = replace(TITLE, name="misleading", standing=earlier, ties=said)
    with pytest.raises(Failed, match="`ties` rank them otherwise"):
        for seed in range(100):  # until both have as many points
            ties_follow(Game(title, [Seat("Ada"), Seat("Bruno")], seed=seed))
    with pytest.raises(TitleError, match="they break no tie"):
        replace(TITLE, name="idle", ties=said)
    with pytest.raises(TitleError, match="there is no clause"):
        replace(TITLE, name="unfounded", standing=earlier, ties=(TieBreak("seats", "FM-99.9", later),))
