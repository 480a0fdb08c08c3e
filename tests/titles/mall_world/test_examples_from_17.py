"""The cases of the dossier's examples.md: the further cases from S17 on."""

from __future__ import annotations

from collections import Counter

import pytest

import stammtisch as st
from stammtisch.kernel.play.scribe import DictationError
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import (
    CARDS,
    LEASES,
    PLACEMENTS,
    TOKENS,
    accounts,
    coins,
    finish_turn,
    full,
    hand,
    held,
    lay,
    lobby,
    lying,
    markers,
    now,
    offered,
    spread,
    taken_out,
    validate,
    worth,
)
from tests.titles.table import at, play, refused, texts, told

P = PLACEMENTS
L = LEASES


@clauses("MW-8.2", "MW-1.15", "MW-5.3", "MW-17.4")
def test_s17_negative_token_and_account_below_zero() -> None:
    """A token must be taken even if it pushes the account below zero; then no contract can be paid."""
    hands = {1: ["violet/red", "violet/red"], 2: ["red/red", "red/red"], 3: ["green/red", "green/red"]}
    game = lay(4, office=["-3000", "-2000"], accounts=[1000, 20000, 20000, 20000], hands=hands)
    play(game, "pass", "validate", "lay fresh-fish+game-lobby")
    assert texts(game) == {"take -3000", "take -2000"}
    refused(game, "take +4000", "MW-8.2")
    play(game, "take -2000")
    assert accounts(game)[0] == -1000
    assert lying(game, "office") == ["-3000"]
    assert lying(game, "aside") == taken_out(TOKENS, ["-3000"], "tokens")
    for _ in range(4):
        finish_turn(game)
    assert (game.due, game.state.phase) == ((0,), 0)
    assert texts(game) == {"pass"}
    refused(game, "accept 1000", "MW-5.3")


@pytest.mark.parametrize(
    ("before", "after", "left"), [([2, 3, 1, 5], [4, 5, 3, 7], 1), ([5, 5, 5, 2], [5, 5, 5, 2], 3)]
)
@clauses("MW-10.1", "MW-10.2")
def test_s18_black_box(before: list[int], after: list[int], left: int) -> None:
    """The box is shared out in equal whole shares as soon as it holds a coin for each player."""
    game = lay(4, "draw", draws_left=1, coins=before)
    play(game, "deck")
    assert coins(game) == after
    assert game.state.black_box == left
    assert (game.due, at(game)) == ((1,), "accept")


@clauses("MW-9.3", "MW-9.4", "MW-11.1")
def test_s19_draws_near_the_limit() -> None:
    """Hand size 7: one draw compulsory, the second optional; 5: two compulsory; 8: both optional."""
    contracts = {0: [L[0], L[1]]}
    game = lay(4, "draw", hands={0: CARDS[:5]}, contracts=contracts, lease_taken=True)
    assert "stop" not in texts(game)
    refused(game, "stop", "MW-9.4")
    play(game, "deck")
    assert {"stop", "deck"} <= texts(game)
    game = lay(4, "draw", hands={0: CARDS[:3]}, contracts=contracts, lease_taken=True)
    play(game, "deck")
    refused(game, "stop", "MW-9.4")
    play(game, "deck")
    assert game.due == (1,)
    assert game.state.players[0].hand_size() == 7
    game = lay(4, "draw", hands={0: CARDS[:6]}, contracts=contracts, lease_taken=True)
    play(game, "stop")
    assert game.due == (1,)
    assert game.state.players[0].hand_size() == 8


@clauses("MW-11.2", "MW-11.3", "MW-11.4", "MW-9.6")
def test_s19_surplus() -> None:
    """One of nine counted cards is removed at random: a contract leaves the game, a card goes to the discard."""
    position = {"hands": {1: CARDS[:6]}, "contracts": {1: [L[0], P[4]]}, "lease_taken": True, "active": 1}

    def nine() -> st.Game:
        game = lay(4, "draw", **position)  # type: ignore[arg-type]
        play(game, "deck", dictation=["red/red"])
        assert game.state.players[1].hand_size() == 9
        return game

    game = nine()
    ply = play(game, "stop", dictation=["8", L[0]])
    assert held(game, 1) == [P[4]]
    assert L[0] not in lying(game, "undrawn")
    assert lying(game, "discard") == []
    (lost,) = told(ply, "surplus-contract")
    assert (lost["seat"], lost["neighbour"]) == (1, 0)
    game = nine()
    play(game, "stop", dictation=["6", "violet/green"])
    assert lying(game, "discard") == ["violet/green"]
    assert held(game, 1) == sorted([P[4], L[0]])
    assert hand(game, 1) == sorted(card for card in [*CARDS[:6], "red/red"] if card != "violet/green")
    game = nine()
    special = now(game)["players"][1]["special"]
    with pytest.raises(DictationError):
        play(game, "stop", dictation=["8", special])
    assert game.state.players[1].hand_size() == 9


SPORT = ("B6", "B7", "C6", "C7", "D6", "D7", "E6", "E7", "C5")


@clauses("MW-9.1", "MW-9.2")
def test_s20_exchanging_dead_cards() -> None:
    """Only cards without a legal use may be exchanged, one for one from the deck."""
    mall = {"B2": "clothing", "E2": "leisure", **dict.fromkeys(SPORT[:4], "jump-and-gun")}
    mall |= dict.fromkeys(SPORT[4:], "youre-a-star")
    game = lay(4, "exchange", phase=2, mall=mall, hands={0: ["blue/blue", "violet/green"]})
    assert texts(game) == {"exchange blue/blue", "done"}
    refused(game, "exchange violet/green", "MW-9.1")
    refused(game, "exchange red/red", "MW-9.1")
    play(game, "exchange blue/blue")
    refused(game, "exchange blue/blue", "MW-9.2")
    play(game, "done", dictation=["blue/blue"])
    assert at(game) == "draw"
    assert hand(game, 0) == ["blue/blue", "violet/green"]
    assert lying(game, "discard") == ["blue/blue"]
    alive = lay(4, "exchange", phase=2, mall={**mall, "C5": "sport"}, hands={0: ["blue/blue"]})
    refused(alive, "exchange blue/blue", "MW-9.1")


@clauses("MW-12.1", "MW-12.2", "MW-12.3", "MW-14.1", "MW-14.2", "MW-14.3", "MW-14.4", "MW-8.5", "MW-7.5")
def test_s21_end_of_phase_one() -> None:
    """The last token is taken: after the turn contracts are paid and the second phase is prepared."""
    square = dict.fromkeys(("C1", "C2", "D1", "D2"), "food")
    game = lay(
        5,
        "validate",
        active=3,
        mall=square,
        office=["-1000"],
        contracts={3: ["food+food"], 4: ["sport+sport"]},
        validated={0: ["food+leisure"]},
        lobby=P[:4],
        pile=["food+sport", "leisure+leisure", *L],
        markers=[0, 2],
    )
    play(game, "lay food+food", "take -1000", "done", "deck")
    assert accounts(game) == [20000, 20000, 20000, 19000, 20000]
    tokens = ["+4000", "-3000", "-1000", "+2000", "-2000", "+1000"]
    drawn = ["food+sport", "leisure+leisure", *L[:4]]
    play(game, "deck", dictation=["red/red", *tokens, *drawn])
    assert accounts(game) == [20000, 20000, 20000, 35000, 20000]
    state = now(game)
    assert all(player["validated"]["n"] == 0 for player in state["players"])
    assert markers(game) == []
    assert lying(game, "office") == sorted(tokens)
    assert state["aside"]["n"] == 4
    assert lobby(game) == list(L[:4])
    assert lying(game, "undrawn") == sorted(L[4:])
    assert held(game, 4) == ["sport+sport"]
    assert (state["phase"], state["leasing_open"]) == ("2", True)
    assert (game.due, at(game)) == ((4,), "accept")


@clauses("MW-6.1", "MW-17.3", "MW-12.1", "MW-15.1", "MW-8.4")
def test_s22_phase_three_double_development() -> None:
    """Phase 3: after taking the last token one may still trade; then the game ends and nobody else moves."""
    mall = {**dict.fromkeys(("C1", "C2"), "food"), "B2": "clothing"}
    game = lay(
        4,
        "develop",
        active=1,
        phase=3,
        mall=mall,
        office=["+2000"],
        hands={1: ["green/green", "violet/red"]},
        contracts={1: ["food+food", L[0]]},
    )
    assert texts(game) == {"trade", "validate"}
    play(game, "validate", "lay food+food", "take +2000")
    assert (game.due, at(game)) == ((1,), "develop")
    assert texts(game) == {"trade", "stop"}
    refused(game, "validate", "MW-8.4")
    play(game, "trade")
    offered(game, "green/green violet/red", {0: 0, 2: 0, 3: 1})
    play(game, "pick green/green", "build food at D1", "build leisure at B1")
    play(game, "done", "deck")
    assert not game.over
    play(game, "deck")
    assert game.over
    assert game.due == ()
    assert accounts(game) == [25000, 20000 + 2000 + 8000 + 5000, 25000, 24000]
    assert [score.place for score in game.scores()] == [2, 1, 2, 4]


@clauses("MW-15.2", "MW-15.3", "MW-15.6", "MW-15.8")
def test_s23_early_end() -> None:
    """The last place is filled with an empty lobby: everyone has one more turn, then all is paid."""
    game = early_end()
    assert (game.due, game.state.last_turns) == ((3,), 4)
    finish_turn(game)
    assert (game.due, game.state.last_turns) == ((0,), 3)
    validate(game, "food+leisure", "+1000")
    assert (game.due, game.state.last_turns) == ((1,), 2)
    finish_turn(game)
    assert (game.due, game.state.last_turns) == ((2,), 1)
    assert not any(told(ply, "paid") for ply in game.plies)
    before = accounts(game)
    finish_turn(game)
    assert game.over
    assert lying(game, "office") == ["+2000", "-2000"]
    (first, second) = told(game.plies[-1], "paid")
    due = {0: worth(game, "food+leisure")[1], 1: worth(game, "clothing+food")[1]}
    assert {f["seat"]: f["amount"] for f in (first, second)} == due
    assert min(due.values()) > 0
    coin_money = {f["seat"]: f["amount"] for f in told(game.plies[-1], "coins")}
    assert sum(coin_money.values()) == 1000 * (20 - game.state.black_box)
    assert accounts(game) == [before[seat] + due.get(seat, 0) + coin_money[seat] for seat in range(4)]
    assert [score.total for score in game.scores()] == accounts(game)


def early_end() -> st.Game:
    """Four players, phase 3, three tokens; in P2's turn the last free place is filled."""
    hands = {seat: ["violet/red", "violet/red"] for seat in (0, 3)} | {1: ["green/red"] * 2}
    hands[2] = ["violet/blue", "green/blue", "blue/blue"]
    game = lay(
        4,
        "offer",
        active=2,
        phase=3,
        mall=full(4, but=["C6"]),
        lobby=[],
        pile=[],
        office=["+1000", "+2000", "-2000"],
        hands=hands,
        contracts={0: ["food+leisure"], 1: [P[2]], 3: [P[3]]},
        validated={1: ["clothing+food"]},
    )
    offered(game, "violet/blue green/blue blue/blue", {0: 0, 1: 0, 3: 0})
    while at(game) in ("pick", "play"):
        play(game, min(texts(game)))
    assert "C6" in now(game)["mall"]
    assert game.state.last_turns == -1
    finish_turn(game)
    return game


@clauses("MW-15.4")
def test_s24_early_end_overtaken() -> None:
    """The office empties in the last round: the game ends at once, P2 gets no last turn."""
    game = early_end()
    for seat, contract, token in ((3, P[3], "+1000"), (0, "food+leisure", "-2000"), (1, P[2], "+2000")):
        assert game.due == (seat,)
        assert not game.over
        validate(game, contract, token)
    assert game.over
    assert game.state.last_turns == 2
    assert any(tell.clause == "MW-15.1" for tell in game.plies[-1].tells)
    assert [ply.move.seat for ply in game.plies if ply.move.text == "pass"] == [3, 0, 1]
    assert len(told(game.plies[-1], "paid")) == 4


@clauses("MW-15.7", "MW-15.6", "MW-15.8")
def test_s25_stagnation() -> None:
    """Three players, nothing can be placed and nobody takes or validates: after six turns the game ends, and pays."""
    hands = {seat: list(CARDS[:6]) for seat in range(3)}
    game = lay(3, mall=full(3), lobby=[L[0]], pile=[], hands=hands, validated={1: [P[1]]}, lease_taken=True)
    due = worth(game, P[1])[1]
    for turn in range(6):
        assert not game.over
        assert (game.due, game.state.quiet_turns) == ((turn % 3,), turn)
        finish_turn(game)
    assert game.over
    assert lobby(game) == [L[0], None, None, None]
    assert accounts(game)[1] == 20000 + due + told(game.plies[-1], "coins")[1]["amount"]
    assert due > 0
    assert told(game.plies[-1], "stagnation")[0]["count"] == 6


@clauses("MW-15.8", "MW-15.9")
def test_s26_final_count_and_tie() -> None:
    """Coins count 1,000 CHF each, those in the box count for nobody; equal accounts share a place."""
    game = lay(3, "draw", phase=3, draws_left=1, office=[], accounts=[90000, 89000, 87000], coins=[3, 4, 6])
    assert game.state.black_box == 2
    play(game, "deck")
    assert game.over
    assert accounts(game) == [93000] * 3
    assert [score.total for score in game.scores()] == [93000] * 3
    assert [score.place for score in game.scores()] == [1, 1, 1]
    assert game.state.black_box == 2
    game = lay(4, "draw", phase=3, draws_left=1, office=[], accounts=[50000, 30000, 50000, 10000])
    play(game, "deck")
    assert accounts(game) == [55000, 35000, 55000, 15000]
    assert [score.place for score in game.scores()] == [1, 3, 1, 4]


@clauses("MW-13.4")
def test_s27_several_pairs_through_one_shop() -> None:
    """One Lovis between four Girls' Things makes four pairs."""
    mall = {"C2": "lovis", **dict.fromkeys(("B2", "C1", "D2", "C3"), "girls-things")}
    assert worth(lay(4, mall=mall), "lovis+girls-things") == (4, 48000)


@clauses("MW-9.3", "MW-9.5", "MW-9.7")
def test_s28_deck_runs_out() -> None:
    """The last deck card closes a gap; the next gap stays until there are cards again, at the next action 3."""
    display = ["violet/green", "violet/blue", "green/red", "red/blue"]
    hands, left = spread(5, [6, 7, 7, 7, 8], display)
    game = lay(5, "draw", hands=hands, display=display, specials={0: None})
    assert (game.state.deck.n, game.state.discard.n, len(left)) == (1, 0, 1)
    play(game, "draw green/red", dictation=left)
    assert (game.state.display.n, game.state.deck.n) == (4, 0)
    refused(game, "deck", "MW-9.5")
    play(game, "draw red/blue", dictation=[])
    assert (game.state.display.n, game.state.deck.n, game.state.discard.n) == (3, 0, 0)
    assert game.state.players[0].hand_size() == 8
    assert game.due == (1,)
    play(game, "pass", "trade")
    offer = sorted(hands[1])[:2]
    offered(game, " ".join(offer), {0: 0, 2: 0, 3: 0, 4: 0})
    while at(game) in ("pick", "play"):
        play(game, min(texts(game)))
    assert at(game) == "exchange"
    assert (game.state.display.n, game.state.deck.n, game.state.discard.n) == (4, 1, 0)
    assert told(game.plies[-1], "reshuffle") == [{"count": 2}]
    shown = Counter(lying(game, "display")) - Counter([*left, "violet/green", "violet/blue"])
    assert sum((shown & Counter(offer)).values()) == 1


@clauses("MW-8.3", "MW-7.5", "MW-8.2")
def test_s29_contract_taken_and_validated_at_once() -> None:
    """A contract taken this turn may be validated in it."""
    game = lay(4, lobby=[*P[:3], L[0]], pile=L[1:], accounts=[9000, 20000, 20000, 20000])
    play(game, "accept 7000")
    assert accounts(game)[0] == 2000
    assert held(game, 0) == [L[0]]
    play(game, "validate", f"lay {L[0]}", "take +4000")
    assert accounts(game)[0] == 6000
    assert game.state.leasing_open
    assert held(game, 0) == []
    assert now(game)["players"][0]["validated"]["count"] == {L[0]: 1}


@clauses("MW-9.3")
def test_s30_display_after_the_last_pick() -> None:
    """The gap of the last pick is closed at once, before the next player begins."""
    game = lay(4, "draw", deck=10)
    play(game, "draw green/red", "draw red/blue")
    assert (game.due, at(game)) == ((1,), "accept")
    assert (game.state.display.n, game.state.deck.n) == (4, 8)
    assert hand(game, 0) == ["green/red", "red/blue"]


@clauses("MW-9.3", "MW-9.5")
def test_s31_drawing_from_an_empty_deck() -> None:
    """The deck may be chosen while the discard holds cards: they are shuffled first."""
    display = ["violet/green", "violet/blue", "green/red", "red/blue"]
    hands, left = spread(5, [6, 7, 7, 7, 6], display)
    game = lay(5, "draw", hands=hands, display=display, discard=left)
    assert (game.state.deck.n, game.state.discard.n) == (0, 3)
    assert "deck" in texts(game)
    ply = play(game, "deck", dictation=[left[0]])
    assert told(ply, "reshuffle") == [{"count": 3}]
    assert (game.state.deck.n, game.state.discard.n) == (2, 0)
    assert lying(game, "display") == sorted(display)
    assert Counter(hand(game, 0)) - Counter(hands[0]) == Counter([left[0]])


@pytest.mark.parametrize(("lost", "quiet"), [(["8", L[0]], 0), (["0", "red/red"], 4)])
@clauses("MW-15.7", "MW-11.2")
def test_s32_a_contract_lost_to_the_hand_limit_is_a_change(lost: list[str], quiet: int) -> None:
    """A contract lost to the hand limit ends the quiet turns, an approval card does not."""
    game = lay(
        3,
        mall=full(3),
        lobby=[L[2]],
        pile=[],
        hands={0: ["red/red", "red/red", *CARDS[:4]]},
        contracts={0: [L[0], L[1]]},
        lease_taken=True,
        quiet_turns=3,
    )
    play(game, "pass", "trade", "offer red/red", "discard", "done", "deck")
    play(game, "deck", dictation=["blue/blue", *lost])
    assert game.due == (1,)
    assert game.state.players[0].hand_size() == 8
    assert game.state.quiet_turns == quiet


@clauses("MW-15.5", "MW-15.6")
def test_s33_a_phase_ends_with_the_last_turn_of_the_last_round() -> None:
    """Phase 2 is paid and phase 3 prepared, then the game is over; nothing is paid twice."""
    game = lay(
        4,
        "validate",
        active=1,
        phase=2,
        mall=full(4),
        lobby=[],
        pile=[],
        office=["+3000"],
        contracts={1: [P[0]]},
        validated={3: [P[1]]},
        last_turns=1,
        coins=[5, 5, 5, 5],
    )
    due = (worth(game, P[0])[1], worth(game, P[1])[1])
    play(game, f"lay {P[0]}", "take +3000", "done", "deck", "deck")
    assert game.over
    assert accounts(game) == [25000, 28000 + due[0], 25000, 25000 + due[1]]
    assert len(told(game.plies[-1], "paid")) == 2
    assert now(game)["phase"] == "3"
    assert game.state.office.n == 8
