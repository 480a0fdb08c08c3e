"""Clauses of chapters 4 to 14 (a turn, phases) that neither the dossier's cases nor random play reach."""

from __future__ import annotations

from collections import Counter

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import (
    CARDS,
    LEASES,
    PLACEMENTS,
    accounts,
    coins,
    finish_turn,
    full,
    hand,
    held,
    lay,
    lobby,
    lying,
    now,
    offered,
    places,
    spread,
    validate,
    worth,
)
from tests.titles.table import at, play, refused, texts, told

P, L = PLACEMENTS, LEASES


# ------------------------------------------------------------------------------------------------ 4: order of play


@clauses("MW-4.2", "MW-4.3", "MW-4.4")
def test_the_order_of_a_turn(played: list[Game]) -> None:
    order = ["accept", "develop", "offer", "validate", "bid", "token", "pick", "play", "exchange", "draw"]
    for game in played:
        turns: list[list[str]] = [[]]
        for ply in game.plies:
            turns[-1].append(game.title.decisions[ply.move.step].name)
            if told(ply, "turn"):
                turns.append([])
        for turn in turns:
            if not turn:
                continue
            assert turn[0] == "accept"
            assert turn.count("accept") == 1
            assert "develop" in turn, "action 2 is compulsory"
            assert set(turn) <= set(order)
            middle = [name for name in turn if name not in ("accept", "exchange", "draw")]
            assert turn == ["accept", *middle, *turn[1 + len(middle) :]]
            assert turn[1 + len(middle) :] == sorted(turn[1 + len(middle) :], key=order.index)
    game = lay(4, hands={0: ["red/red"]})
    assert "action 2" in refused(game, "trade", "MW-6.1").text, "when it can be done"
    play(game, "pass")
    refused(game, "stop", "MW-4.3")


@clauses("MW-4.2", "MW-15.3", "MW-15.5")
def test_end_checks_phase_before_last_round() -> None:
    """The phase ends first, then the last round begins; it starts with the next player."""
    game = lay(4, "draw", draws_left=1, mall=full(4), lobby=[], pile=[], office=[], validated={0: [P[1]]})
    due = worth(game, P[1])[1]
    ply = play(game, "deck")
    events = [tell.event for tell in ply.tells]
    assert events.index("phase-end") < events.index("paid") < events.index("office") < events.index("last-round")
    assert accounts(game)[0] == 20000 + due
    assert (game.state.last_turns, game.state.phase, game.due) == (4, 1, (1,))


@clauses("MW-4.2", "MW-15.6", "MW-15.7")
def test_end_checks_last_round_before_stagnation() -> None:
    game = lay(3, "draw", draws_left=1, mall=full(3), lobby=[], pile=[], last_turns=1, quiet_turns=5)
    ply = play(game, "deck")
    assert game.over
    assert told(ply, "last-round-over") != []
    assert told(ply, "stagnation") == []


# ------------------------------------------------------------------------------------------------------ 5: action 1


@clauses("MW-5.5", "MW-16.5", "MW-16.1")
def test_a_taken_contract_is_public() -> None:
    game = lay(4, lobby=P[:4])
    play(game, "accept 4000")
    for viewer in (None, 0, 1, 2, 3):
        view = game.view(viewer)["state"]
        assert view["players"][0]["contracts"]["count"] == {P[2]: 1}
        (line,) = [line for line in game.log(viewer) if line.clause == "MW-5.2"]
        assert "P0" in line.text
    assert game.state.players[0].hand_size() == 1


@clauses("MW-5.7", "MW-5.9")
def test_the_pile_runs_out() -> None:
    """With an empty pile the dear slots stay empty; a purge may empty the lobby."""
    game = lay(4, lobby=[P[0], L[0], P[1], P[2]], pile=[], lease_taken=False)
    play(game, "accept 2000")
    assert lobby(game) == [None] * 4
    game = lay(4, lobby=[L[0], L[1], L[2]], pile=[], lease_taken=True)
    play(game, "accept 1000")
    assert lobby(game) == [L[1], L[2], None, None]


# ------------------------------------------------------------------------------------------------------- 6: trade


@clauses("MW-6.2")
def test_offers_come_from_the_hand() -> None:
    game = lay(4, "offer", hands={0: ["red/red", "red/red", "blue/blue", "green/green"]})
    refused(game, "offer violet/red", "MW-6.2")
    refused(game, "offer blue/blue blue/blue", "MW-6.2")
    refused(game, "offer red/red red/red red/red", "MW-6.2")
    assert len(texts(game)) == 3 + 4 + 3
    with pytest.raises(st.Unreadable):
        game.play("offer red/red red/red blue/blue green/green")


@pytest.mark.parametrize("n", [3, 4, 5])
@clauses("MW-6.4", "MW-6.5")
def test_who_bids(n: int) -> None:
    game = lay(n, "offer", active=1, hands={1: ["red/red", "blue/blue"]})
    play(game, "offer red/red blue/blue")
    assert game.due == tuple(seat for seat in range(n) if n == 3 or seat != 1)
    seat = game.due[0]
    assert texts(game, seat) == {f"bid {coins}" for coins in range(6)}
    refused(game, "bid 6", "MW-17.4", seat)
    if n > 3:
        refused(game, "bid 1", "MW-4.1", 1)


@clauses("MW-6.6")
@pytest.mark.parametrize(
    ("n", "active", "bids", "best", "second"),
    [
        (5, 3, {0: 2, 1: 2, 2: 2, 4: 2}, 4, 0),
        (5, 3, {0: 1, 1: 2, 2: 2, 4: 1}, 1, 2),
        (5, 0, {1: 0, 2: 0, 3: 1, 4: 5}, 4, 3),
        (3, 2, {0: 3, 1: 3, 2: 3}, 2, 0),
        (3, 2, {0: 3, 1: 4, 2: 3}, 1, 2),
        (3, 1, {0: 1, 1: 0, 2: 1}, 2, 0),
        (4, 0, {1: 0, 2: 4, 3: 0}, 2, None),
    ],
)
def test_ranking(n: int, active: int, bids: dict[int, int], best: int, second: int | None) -> None:
    game = lay(n, "offer", active=active, hands={active: ["violet/red", "violet/red", "green/red"]})
    offered(game, "violet/red violet/red green/red", bids)
    assert (now(game)["best"], now(game)["second"]) == (best, second)
    assert game.due == (best,)


@clauses("MW-6.10")
def test_the_third_bid_is_not_paid() -> None:
    game = lay(5, "offer", hands={0: ["violet/red", "violet/red", "green/red"]})
    offered(game, "violet/red violet/red green/red", {1: 2, 2: 3, 3: 4, 4: 1})
    while at(game) in ("pick", "play"):
        play(game, min(texts(game)))
    assert coins(game) == [9, 5, 2, 1, 5]
    assert coins(game)[1:3] == [5, 2], "P2 was second, P1 third"
    assert game.state.black_box == 3


@clauses("MW-6.13", "MW-7.10")
def test_gained_cards_never_enter_a_hand() -> None:
    game = lay(4, "offer", hands={0: ["violet/red", "green/red"], 1: ["blue/blue"]})
    offered(game, "violet/red green/red", {1: 1, 2: 0, 3: 0})
    play(game, "pick violet/red")
    assert hand(game, 1) == ["blue/blue"]
    assert lying(game, "discard") == []
    play(game, "build leisure at B1")
    assert hand(game, 1) == ["blue/blue"]
    assert lying(game, "discard") == ["violet/red"]


# -------------------------------------------------------------------------------------------------------- 7: cards


@clauses("MW-7.1", "MW-7.9")
def test_a_usable_card_must_be_used() -> None:
    game = lay(4, "offer", leasing=True, hands={0: ["violet/red"]})
    play(game, "offer violet/red")
    refused(game, "discard", "MW-7.9")
    refused(game, "build food at B1", "MW-7.1")
    refused(game, "lease women at E2", "MW-7.1")


@clauses("MW-7.7")
def test_nothing_moves(played: list[Game]) -> None:
    for game in played:
        before = now(game.at(0))
        for i in [*range(0, len(game.plies), 9), len(game.plies)]:
            state = now(game.at(i))
            assert before["mall"].items() <= state["mall"].items()
            assert before["customers"].items() <= state["customers"].items()
            before = state
    game = lay(4, "offer", leasing=True, mall={"B2": "lovis", "C2": "leisure"}, hands={0: ["violet/red"]})
    play(game, "offer violet/red")
    refused(game, "build clothing at C2", "MW-7.7")
    refused(game, "lease teens at B2", "MW-7.7")


@clauses("MW-7.8")
def test_supplies_run_out() -> None:
    mall: dict[str, str | tuple[str, str]] = dict.fromkeys(places(5)[:8], "bananas")
    mall |= {places(5)[8]: "leisure"}
    game = lay(5, "offer", leasing=True, mall=mall, hands={0: ["red/red"]})
    play(game, "offer red/red")
    refused(game, f"lease teens at {places(5)[8]}", "MW-7.8")
    refused(game, "build leisure at C5", "MW-7.8")
    assert texts(game) == {"discard"}


# ----------------------------------------------------------------------------------------------------- 8: validate


@pytest.mark.parametrize("phase", [1, 2, 3])
@clauses("MW-8.1", "MW-8.3", "MW-8.5")
def test_any_contract_in_any_phase(phase: int) -> None:
    """Placement, lease and special contracts, whatever they would pay; nothing but the token is booked at once."""
    mine = {0: [P[4], L[0]]}
    for contract in (P[4], L[0], "bananas+jump-and-gun"):
        special = {0: "bananas+jump-and-gun"}
        game = lay(4, "validate", phase=phase, contracts=mine, specials=special, mall=full(4), lobby=[], pile=[])
        assert texts(game) == {f"lay {c}" for c in (*mine[0], special[0])}
        refused(game, f"lay {L[1]}", "MW-8.1")
        play(game, f"lay {contract}")
        assert accounts(game) == [20000] * 4
        play(game, "take +1000" if "take +1000" in texts(game) else "take +4000")
        assert now(game)["players"][0]["ledger"].keys() == {"start", "tokens"}
        assert now(game)["players"][0]["validated"]["count"] == {contract: 1}
        assert now(game)["players"][0]["holds_special"] == (contract != special[0])


# ------------------------------------------------------------------------------------------------- 9: draw, 11: limit


@clauses("MW-9.1", "MW-9.5")
def test_shown_cards_may_come_back() -> None:
    """With neither deck nor discard the shown cards are shuffled themselves: there are always enough."""
    display = ["violet/green", "violet/blue", "green/red", "red/blue"]
    hands, left = spread(5, [8, 7, 7, 7, 7], display)
    game = lay(5, "exchange", hands=hands, display=display, mall=full(5))
    assert (left, game.state.deck.n, game.state.discard.n) == ([], 0, 0)
    mine = hand(game, 0)
    for card in mine[:3]:
        play(game, f"exchange {card}")
    ply = play(game, "done")
    assert hand(game, 0) == mine
    assert told(ply, "reshuffle") == [{"count": 3}]
    assert game.state.discard.n == 0


@clauses("MW-9.2")
def test_a_replacement_cannot_be_exchanged() -> None:
    game = lay(5, "exchange", hands={0: ["blue/blue", "blue/blue"]}, mall=full(5))
    play(game, "exchange blue/blue")
    play(game, "done", dictation=["red/red"])
    assert at(game) == "draw"
    assert "beginning of action 3" in refused(game, "exchange red/red", "MW-9.1").text


@clauses("MW-9.5", "MW-9.4")
def test_nothing_to_draw() -> None:
    """If deck, discard and display are empty, nobody draws, and the gaps stay."""
    hands, (last,) = spread(5, [7, 8, 8, 8, 8], [])
    game = lay(5, "draw", hands=hands, display=[last])
    ply = play(game, f"draw {last}")
    assert [tell.clause for tell in ply.tells if tell.event == "nothing-to-draw"] == ["MW-9.5"]
    assert (game.due, at(game)) == ((1,), "accept")
    assert [game.state.display.n, game.state.deck.n, game.state.discard.n] == [0, 0, 0]
    assert game.state.players[0].hand_size() == 8


@clauses("MW-11.1")
def test_what_counts_in_the_hand() -> None:
    """Neither the special contract nor validated contracts nor the offer count."""
    game = lay(
        4, "offer", hands={0: CARDS[:6]}, contracts={0: [P[4], L[0]]}, validated={0: [P[5], L[1]]}, lease_taken=True
    )
    me = game.state.players[0]
    assert (me.hand_size(), me.holds_special) == (8, 1)
    play(game, "offer violet/violet violet/green violet/red")
    assert me.hand_size() == 5


@clauses("MW-11.2", "MW-11.3")
def test_the_surplus_is_uniform() -> None:
    """Each of nine counted cards is taken equally often; of ten, two are taken one after the other."""
    game = lay(
        4,
        "draw",
        draws_left=2,
        hands={0: ["blue/blue"] * 4 + ["red/red"] * 2},
        contracts={0: [L[0], P[4]]},
        lease_taken=True,
    )
    lost: Counter[str] = Counter()
    for seed in range(900):
        twin = game.clone()
        twin.state.chance.seed(seed)
        twin.play("draw green/red")
        before = Counter(hand(twin, 0)) + Counter(held(twin, 0))
        twin.play("stop")
        (gone,) = (before - Counter(hand(twin, 0)) - Counter(held(twin, 0))).elements()
        lost[gone] += 1
    assert set(lost) == {"blue/blue", "red/red", "green/red", L[0], P[4]}
    for name, share in (("blue/blue", 4), ("red/red", 2), ("green/red", 1), (L[0], 1), (P[4], 1)):
        assert abs(lost[name] - 100 * share) < 45, lost
    play(game, "draw green/red")
    ply = play(game, "draw red/blue")
    assert len([t for t in ply.tells if t.clause == "MW-11.2"]) == 2
    assert game.state.players[0].hand_size() == 8


@clauses("MW-11.4", "MW-9.6")
def test_removed_cards_are_public() -> None:
    game = lay(4, "draw", hands={0: ["blue/blue"] * 4 + ["red/red"] * 4}, draws_left=1)
    ply = play(game, "draw green/red")
    (lost,) = told(ply, "surplus-card")
    card = game.names.of["approval_card"][lost["card"]]
    assert lying(game, "discard") == [card]
    heard = {tuple(line.text for line in game.log(viewer) if line.clause == "MW-11.2") for viewer in (None, 0, 1, 2, 3)}
    assert len(heard) == 1
    assert len(heard.pop()) == 1
    assert all(game.view(viewer)["state"]["discard"]["count"] == {card: 1} for viewer in (None, 0, 1, 2, 3))


@clauses("MW-10.2", "MW-4.4")
def test_no_decision_in_action_four(played: list[Game]) -> None:
    assert "black_box" not in {decision.name for decision in TITLE.decisions.values()}
    shared = [ply for game in played for ply in game.plies if told(ply, "black-box")]
    assert shared != []
    assert {TITLE.decisions[ply.move.step].name for ply in shared} <= {"draw"}


# ------------------------------------------------------------------------------------------- 12 to 14: phases, counts


@clauses("MW-12.3", "MW-13.1")
def test_paid_contracts_leave_even_for_nothing() -> None:
    game = lay(
        4, "draw", draws_left=1, mall={"B2": "clothing"}, office=[], validated={2: [P[9], L[3]]}, contracts={2: [P[8]]}
    )
    ply = play(game, "deck")
    assert [f["amount"] for f in told(ply, "paid")] == [0, 0]
    player = now(game)["players"][2]
    assert player["validated"]["n"] == 0
    assert held(game, 2) == [P[8]]
    assert not {P[9], L[3]} & {*lying(game, "undrawn"), *lobby(game)}


@clauses("MW-13.5", "MW-13.6", "MW-8.5")
def test_what_others_build_later_counts() -> None:
    """P0 has validated leisure + leisure; P1 gains P0's card and builds the pair for which P0 is paid."""
    game = lay(4, "offer", office=["+1000"], validated={3: ["leisure+leisure"]}, hands={0: ["red/red", "blue/blue"]})
    assert worth(game, "leisure+leisure") == (0, 0)
    offered(game, "red/red blue/blue", {1: 1, 2: 0, 3: 0})
    play(game, "pick red/red", "build leisure at E1", "build sport at E7")
    assert worth(game, "leisure+leisure") == (1, 4000)
    finish_turn(game)
    validate(game, "belt-and-button+jens-got-berries", "+1000")
    assert accounts(game) == [20000, 21000, 20000, 24000]


@clauses("MW-14.4", "MW-14.5", "MW-14.2", "MW-14.3")
def test_what_is_carried_over() -> None:
    """Before phase 3 only tokens and markers change: even placement contracts in the lobby stay."""
    game = lay(
        5,
        "draw",
        active=4,
        phase=2,
        office=[],
        markers=[1, 2],
        hands={4: CARDS[:8], 1: ["red/red"]},
        contracts={1: [P[9]]},
        lobby=[P[0], P[1], L[0], L[1]],
        coins=[5, 4, 5, 4, 5],
        lease_taken=True,
    )
    before = now(game)
    play(game, "stop")
    after = now(game)
    assert (after["phase"], game.due) == ("3", (0,))
    assert after["office"]["n"] == 10
    assert not any(player.pop("marker_in_lobby") for player in after["players"])
    for player in before["players"]:
        del player["marker_in_lobby"]
    same = (
        "mall",
        "customers",
        "tiles",
        "customer_tokens",
        "deck",
        "display",
        "discard",
        "lobby",
        "undrawn",
        "pile_placements",
        "pile_leases",
        "black_box",
        "players",
        "unused_specials",
    )
    for key in same:
        assert before[key] == after[key], key
    for n, tokens in ((3, 6), (4, 8)):
        game = lay(n, "draw", phase=2, office=[], draws_left=1)
        play(game, "deck")
        assert game.state.office.n == tokens
    for n, tokens in ((3, 4), (4, 5), (5, 6)):
        game = lay(n, "draw", phase=1, office=[], draws_left=1)
        play(game, "deck")
        assert game.state.office.n == tokens
