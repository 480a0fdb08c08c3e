"""The cases of the dossier's examples.md: the worked examples of the rule text (E), the further cases up to S16."""

from __future__ import annotations

from collections import Counter

import pytest

import stammtisch as st
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import (
    CARDS,
    LEASES,
    PLACEMENTS,
    SPECIALS,
    accounts,
    bid,
    coins,
    finish_turn,
    hand,
    held,
    lay,
    lobby,
    lying,
    markers,
    now,
    offered,
    validate,
    worth,
)
from tests.titles.table import at, play, refused, texts, told

P = PLACEMENTS
L = LEASES


# ------------------------------------------------------------------------------------- part 1: the worked examples


@clauses("MW-5.1", "MW-5.7", "MW-5.8", "MW-4.2")
def test_e1_nobody_took_a_contract_for_a_whole_round() -> None:
    """All markers in the lobby when a turn begins: the cheapest contract goes, the lobby moves up, markers go home."""
    game = lay(4, "draw", active=3, draws_left=1, markers=[0, 1, 2, 3], lobby=P[:4], pile=[*P[4:], *L])
    ply = play(game, "deck", dictation=["red/red", P[4]])
    assert lobby(game) == [P[1], P[2], P[3], P[4]]
    assert markers(game) == []
    assert told(ply, "start-check") != []
    assert P[0] not in lying(game, "undrawn")
    assert P[4] not in lying(game, "undrawn")
    assert all(held(game, seat) == [] for seat in range(4))
    assert (game.due, at(game)) == ((0,), "accept")
    assert texts(game) == {"accept 1000", "accept 2000", "accept 4000", "accept 7000", "pass"}
    assert accounts(game) == [20000] * 4


@clauses("MW-5.1")
def test_e1_with_one_marker_missing() -> None:
    """With one marker at home nothing leaves the lobby, and the others stay where they are."""
    game = lay(4, "draw", active=3, draws_left=1, markers=[0, 2, 3], lobby=P[:4])
    play(game, "deck", dictation=["red/red"])
    assert lobby(game) == list(P[:4])
    assert markers(game) == [0, 2, 3]
    assert game.due == (0,)


@clauses("MW-6.4", "MW-6.6", "MW-6.8", "MW-6.10", "MW-6.11")
def test_e2_offer_of_three() -> None:
    """Four players, three cards: the best bid goes to the active player, the second-best to the box; th."""
    game = lay(4, "offer", hands={0: ["violet/red", "violet/red", "green/red"]})
    play(game, "offer green/red violet/red violet/red")
    assert list(game.due) == [1, 2, 3]
    bid(game, {1: 3, 2: 0, 3: 1})
    assert (game.due, at(game), coins(game), game.state.black_box) == ((1,), "pick", [8, 2, 5, 5], 0)
    play(game, "pick green/red", "build leisure at C6")
    assert (game.due, at(game), coins(game), game.state.black_box) == ((3,), "pick", [8, 2, 5, 4], 1)
    refused(game, "pick green/red", "MW-6.11")
    play(game, "pick violet/red", "build clothing at D2")
    assert (game.due, at(game)) == ((0,), "play")
    play(game, "build leisure at B1")
    assert coins(game) == [8, 2, 5, 4]
    assert game.state.black_box == 1
    assert lying(game, "discard") == ["green/red", "violet/red", "violet/red"]
    assert (game.due, at(game)) == ((0,), "exchange")
    mall = now(game)["mall"]
    assert (mall["C6"], mall["D2"], mall["B1"]) == ("leisure", "clothing", "leisure")


@clauses("MW-6.4", "MW-6.6", "MW-6.8", "MW-6.9", "MW-6.11")
def test_e3_active_player_in_a_tie() -> None:
    """Three players: the active player bids too, wins the tie for the second place and pays his bid into the box."""
    game = lay(3, "offer", hands={0: ["violet/red", "violet/red", "green/red"]})
    play(game, "offer green/red violet/red violet/red")
    assert list(game.due) == [0, 1, 2]
    bid(game, {0: 2, 1: 3, 2: 2})
    assert (game.due, at(game)) == ((1,), "pick")
    assert (game.state.best, game.state.second) == (1, 0)
    play(game, "pick violet/red", "build leisure at B1")
    assert (game.due, at(game), coins(game), game.state.black_box) == ((0,), "pick", [6, 2, 5], 2)
    play(game, "pick green/red", "build leisure at C6")
    assert (game.due, at(game)) == ((0,), "play")
    play(game, "build clothing at D2")
    assert coins(game) == [6, 2, 5]
    assert game.state.black_box == 2
    assert at(game) == "exchange"


@clauses("MW-6.7", "MW-6.8", "MW-6.10", "MW-6.11", "MW-7.2", "MW-7.3", "MW-7.4", "MW-7.6")
def test_e4_only_one_bidder_shops_and_leases() -> None:
    """One bidder gains one card of three; a shop beside a leased shop, and two leases by the active player."""
    mall = {"B2": "clothing", "E2": "leisure", "E3": "bananas", "B6": "food", "E6": "sport"}
    game = lay(4, "offer", mall=mall, leasing=True, hands={0: ["green/red", "green/red", "violet/red"]})
    before = now(game)
    offered(game, "green/red green/red violet/red", {1: 3, 2: 0, 3: 0})
    assert game.due == (1,)
    play(game, "pick green/red", "build food at E4")
    assert (game.due, at(game)) == ((0,), "pick")
    assert texts(game) == {"pick green/red", "pick violet/red"}
    play(game, "pick violet/red", "lease teens at B2", "lease women at E2")
    after = now(game)
    assert coins(game) == [8, 2, 5, 5]
    assert after["black_box"] == 0
    assert Counter(before["tiles"]) - Counter(after["tiles"]) == Counter(food=1)
    assert Counter(before["customer_tokens"]) - Counter(after["customer_tokens"]) == Counter(teens=1, women=1)
    assert after["mall"]["E4"] == "food"
    assert after["customers"] == {"E3": "teens", "B2": "teens", "E2": "women"}
    assert worth(game, "biologic+lovis")[0] == 1
    assert worth(game, "game-lobby+girls-things")[0] == 1
    assert lying(game, "discard") == ["green/red", "green/red", "violet/red"]


E7 = {
    **dict.fromkeys(("B2", "E5"), "clothing"),
    **dict.fromkeys(("B1", "B3", "C2", "E6", "C6", "D7"), "leisure"),
    "A2": "sport",
    "D6": "lovis",
}


@clauses("MW-13.1", "MW-13.2", "MW-12.2", "MW-1.10")
def test_e7_placement_contract() -> None:
    """Clothing + leisure: four pairs count, the three at a leased shop do not."""
    game = lay(4, "draw", draws_left=1, mall=E7, office=[], validated={1: ["clothing+leisure"]})
    assert worth(game, "clothing+leisure") == (4, 12000)
    ply = play(game, "deck")
    assert accounts(game) == [20000, 32000, 20000, 20000]
    (paid,) = told(ply, "paid")
    assert (paid["count"], paid["amount"]) == (4, 12000)
    unleased = lay(4, mall={**E7, "D6": "clothing"})
    assert worth(unleased, "clothing+leisure") == (7, 21000)


E8 = {
    **dict.fromkeys(("A2", "A3", "A4"), "lovis"),
    **dict.fromkeys(("B1", "B2", "B3"), "biologic"),
    **dict.fromkeys(("B4", "B5", "C1"), "fresh-fish"),
    **dict.fromkeys(("C2", "C3"), "girls-things"),
    **dict.fromkeys(("D1", "D2"), "belt-and-button"),
    **dict.fromkeys(("D3", "E1"), "bananas"),
    "E2": "jump-and-gun",
    "E3": "game-lobby",
}
E8_PAYS = {
    "belt-and-button+skateman": (2, 8000),
    "belt-and-button+girls-things": (4, 16000),
    "biologic+lovis": (6, 24000),
    "biologic+jump-and-gun": (4, 16000),
    "bananas+maid-of-the-mall": (2, 8000),
    "bananas+jens-got-berries": (2, 8000),
    "youre-a-star+lovis": (3, 12000),
    "youre-a-star+fresh-fish": (3, 12000),
    "game-lobby+jump-and-gun": (2, 8000),
    "game-lobby+girls-things": (3, 12000),
    "jens-got-berries+maid-of-the-mall": (0, 0),
    "fresh-fish+skateman": (3, 12000),
}


@clauses("MW-13.3", "MW-12.2", "MW-12.3")
def test_e8_all_lease_contracts() -> None:
    """Every lease contract counts the leased shops of its two chains, wherever they are."""
    laid = {seat: list(L[seat::5]) for seat in range(5)}
    game = lay(5, "draw", draws_left=1, mall=E8, office=[], validated=laid, lobby=[], pile=[], accounts=[0] * 5)
    assert {contract: worth(game, contract) for contract in L} == E8_PAYS
    ply = play(game, "deck")
    names = game.names.of["contract"]
    assert {names[f["contract"]]: (f["count"], f["amount"]) for f in told(ply, "paid")} == E8_PAYS
    assert accounts(game) == [sum(E8_PAYS[contract][1] for contract in laid[seat]) for seat in range(5)]
    assert all(now(game)["players"][seat]["validated"]["n"] == 0 for seat in range(5))


E9 = {
    "B2": "fresh-fish",
    **dict.fromkeys(("B1", "B3", "C2"), "game-lobby"),
    "E2": "belt-and-button",
    **dict.fromkeys(("E1", "E3"), "jens-got-berries"),
    "E6": "biologic",
    **dict.fromkeys(("E5", "E7"), "skateman"),
}


@clauses("MW-13.4", "MW-12.2", "MW-1.12")
def test_e9_special_contracts() -> None:
    """Special contracts pay for adjacent pairs of their chains to those who validated them."""
    laid = {0: [SPECIALS[0]], 1: [SPECIALS[1]], 2: [SPECIALS[2]], 3: [SPECIALS[3]], 4: [SPECIALS[4]]}
    game = lay(5, "draw", draws_left=1, mall=E9, office=[], validated=laid, specials=dict.fromkeys(range(5)))
    assert [worth(game, contract)[0] for contract in SPECIALS] == [3, 2, 2, 0, 0, 0]
    play(game, "deck")
    assert accounts(game) == [56000, 44000, 44000, 20000, 20000]


# -------------------------------------------------------------------------------------------- part 2: further cases


@pytest.mark.parametrize("opening", ["random", "fixed"])
@pytest.mark.parametrize(
    ("n", "usable", "deck", "placements", "leases", "pile", "office", "all_coins"),
    [
        (3, 30, 24, 7, 9, (3, 9), 4, 15),
        (4, 33, 20, 10, 12, (6, 12), 5, 20),
        (5, 36, 16, 10, 12, (6, 12), 6, 25),
    ],
)
@clauses("MW-3.1", "MW-3.6", "MW-3.7", "MW-3.8", "MW-3.9", "MW-3.10", "MW-3.11", "MW-3.12", "MW-1.16", "MW-11.1")
def test_s1_set_up_numbers(
    opening: str,
    n: int,
    usable: int,
    deck: int,
    placements: int,
    leases: int,
    pile: tuple[int, int],
    office: int,
    all_coins: int,
) -> None:
    """The numbers of the set-up for 3, 4 and 5 players."""
    game = st.new("mall-world", seats=n, seed=5, options={"opening": opening})
    state = now(game)
    covered = [place for place, what in state["mall"].items() if what in ("storage-room", "cloakroom")]
    assert 36 - len(covered) == usable
    assert 36 - len(state["mall"]) == usable - 4
    assert (state["deck"]["n"], state["display"]["n"], state["discard"]["n"]) == (deck, 4, 0)
    shown = lobby(game)
    assert all(contract in P for contract in shown)
    assert len(set(shown)) == 4
    assert (state["pile_placements"], state["pile_leases"]) == pile
    assert (len(shown) + pile[0], pile[1]) == (placements, leases)
    assert (state["office"]["n"], state["aside"]["n"]) == (office, 10 - office)
    assert sum(coins(game)) == all_coins == 5 * n
    assert state["black_box"] == 0
    assert set(state["tiles"].values()) == set(state["customer_tokens"].values()) == {8}
    for seat, player in enumerate(state["players"]):
        assert (player["account"], player["coins"], player["marker_in_lobby"]) == (20000, 5, False)
        assert (player["hand"]["n"], player["contracts"]["n"], player["validated"]["n"]) == (4, 0, 0)
        assert player["special"] in SPECIALS
        assert game.state.players[seat].hand_size() == 4
    assert len({player["special"] for player in state["players"]}) == n
    assert state["unused_specials"]["n"] == 6 - n


@clauses("MW-5.2", "MW-5.6", "MW-5.7")
def test_s2_taking_from_the_middle_of_the_lobby() -> None:
    """The taker pays the slot's price, the dearer contracts slide down, a new one comes to 7,000, markers go home."""
    game = lay(4, active=2, lobby=P[:4], pile=[*P[4:], *L], markers=[1, 3])
    play(game, "accept 2000", dictation=[P[4]])
    assert accounts(game) == [20000, 20000, 18000, 20000]
    assert lobby(game) == [P[0], P[2], P[3], P[4]]
    assert held(game, 2) == [P[1]]
    assert markers(game) == []
    assert now(game)["players"][2]["ledger"]["prices"] == -2000
    assert (game.due, at(game)) == ((2,), "develop")
    assert "action 1" in refused(game, "accept 1000", "MW-5.2").text


@clauses("MW-5.9")
def test_s3_first_lease_contract_taken() -> None:
    """The first lease contract drives all placement contracts from the lobby, not from hands."""
    game = lay(
        4, lobby=[P[0], L[0], P[1], L[1]], pile=L[2:], contracts={3: [P[2]]}, validated={1: [P[3]]}, lease_taken=False
    )
    ply = play(game, "accept 2000", dictation=[L[2], L[3], L[4]])
    names = game.names.of["contract"]
    drawn = [(names[f["contract"]], f["amount"]) for f in told(ply, "lobby-drawn")]
    assert drawn == [(L[2], 7000), (L[3], 4000), (L[4], 7000)]
    assert [names[f["contract"]] for f in told(ply, "purged")] == [P[0], P[1]]
    assert lobby(game) == [L[1], L[2], L[3], L[4]]
    assert (held(game, 0), held(game, 3)) == ([L[0]], [P[2]])
    assert now(game)["players"][1]["validated"]["count"] == {P[3]: 1}
    assert accounts(game)[0] == 18000
    later = lay(4, lobby=[P[0], L[0], P[1], L[1]], pile=L[2:], lease_taken=True)
    play(later, "accept 2000", dictation=[L[2]])
    assert lobby(later) == [P[0], P[1], L[1], L[2]]


@clauses("MW-5.4", "MW-5.8", "MW-11.1")
def test_s4_hand_full() -> None:
    """Eight counted cards: no contract may be taken, and the marker goes into the lobby."""
    game = lay(4, active=1, hands={1: CARDS[:5]}, contracts={1: [P[4], P[5], L[0]]})
    assert game.state.players[1].hand_size() == 8
    assert texts(game) == {"pass"}
    for price in (1000, 2000, 4000, 7000):
        refused(game, f"accept {price}", "MW-5.4")
    play(game, "pass")
    assert markers(game) == [1]
    assert accounts(game)[1] == 20000
    assert at(game) == "develop"


@clauses("MW-5.8", "MW-5.1")
def test_s5_empty_pile_no_marker() -> None:
    """With an empty pile nobody puts a marker into the lobby, so the start check never fires again."""
    hands = {seat: ["green/green", CARDS[seat]] for seat in range(4)}
    game = lay(4, lobby=[L[0], L[1]], pile=[], hands=hands, lease_taken=True)
    play(game, "pass")
    assert markers(game) == []
    finish_turn(game)
    for seat in (1, 2, 3):
        assert game.due == (seat,)
        finish_turn(game)
        assert markers(game) == []
    assert game.due == (0,)
    assert lobby(game) == [L[0], L[1], None, None]
    refused(game, "accept 4000", "MW-5.7")


@clauses("MW-5.3")
def test_s6_too_expensive() -> None:
    """With 3,000 CHF only the slots for 1,000 and 2,000 can be paid."""
    game = lay(4, accounts=[3000, 20000, 20000, 20000])
    assert texts(game) == {"accept 1000", "accept 2000", "pass"}
    refused(game, "accept 4000", "MW-5.3")
    refused(game, "accept 7000", "MW-5.3")
    exact = lay(4, accounts=[4000, 20000, 20000, 20000])
    play(exact, "accept 4000")
    assert accounts(exact)[0] == 0


@clauses("MW-6.3", "MW-6.12")
def test_s7_offer_of_one() -> None:
    """An offer of one costs one coin, and its owner plays it without bids."""
    game = lay(4, "offer", hands={0: ["violet/red"]}, coins=[1, 9, 5, 5])
    play(game, "offer violet/red")
    assert coins(game) == [0, 9, 5, 5]
    assert game.state.black_box == 1
    assert (game.due, at(game)) == ((0,), "play")
    play(game, "build leisure at C2")
    assert at(game) == "exchange"
    assert lying(game, "discard") == ["violet/red"]


@clauses("MW-17.1")
def test_s7_no_development() -> None:
    """Without a coin, with one card and without any contract action 2 is skipped."""
    game = lay(4, hands={0: ["violet/red"]}, specials={0: None}, coins=[0, 10, 5, 5])
    ply = play(game, "pass")
    assert (game.due, at(game)) == ((0,), "exchange")
    assert [tell.clause for tell in ply.tells if tell.event == "no-development"] == ["MW-17.1"]
    assert hand(game, 0) == ["violet/red"]
    assert coins(game) == [0, 10, 5, 5]


@clauses("MW-17.2", "MW-6.3")
def test_s7_must_offer_both() -> None:
    """Without a coin and without any contract, but with two cards, both must be offered."""
    game = lay(4, hands={0: ["violet/red", "red/red"]}, specials={0: None}, coins=[0, 10, 5, 5])
    play(game, "pass")
    assert (at(game), texts(game)) == ("develop", {"trade"})
    refused(game, "validate", "MW-8.1")
    refused(game, "stop", "MW-4.3")
    play(game, "trade")
    assert texts(game) == {"offer violet/red red/red"}
    refused(game, "offer violet/red", "MW-6.3")


@clauses("MW-6.6", "MW-6.7", "MW-6.10")
def test_s8_offer_of_two_tie() -> None:
    """A tie goes to the bidder met first clockwise from the active player; only he pays, into the box."""
    game = lay(4, "offer", active=2, hands={2: ["violet/red", "green/red"]})
    offered(game, "violet/red green/red", {3: 0, 0: 2, 1: 2})
    assert (game.due, at(game)) == ((0,), "pick")
    assert coins(game) == [3, 5, 5, 5]
    assert game.state.black_box == 2
    play(game, "pick violet/red", "build leisure at B1")
    assert (game.due, at(game)) == ((2,), "play")
    play(game, "build leisure at C6")
    assert coins(game) == [3, 5, 5, 5]
    assert (game.due, at(game)) == ((2,), "exchange")


@clauses("MW-6.9", "MW-1.16")
def test_s9_active_player_outbids_all() -> None:
    """Three players: the active player's best bid goes into the box, not to himself."""
    game = lay(3, "offer", active=1, hands={1: ["violet/red", "violet/red", "green/red"]})
    offered(game, "green/red violet/red violet/red", {0: 0, 1: 4, 2: 1})
    assert (game.due, at(game), coins(game), game.state.black_box) == ((1,), "pick", [5, 1, 5], 4)
    play(game, "pick violet/red", "build leisure at B1")
    assert (game.due, at(game), coins(game), game.state.black_box) == ((2,), "pick", [5, 1, 4], 5)
    play(game, "pick green/red", "build leisure at C6")
    assert (game.due, at(game)) == ((1,), "play")
    play(game, "build clothing at D2")
    assert sum(coins(game)) + game.state.black_box == 15
    assert at(game) == "exchange"


@clauses("MW-6.11", "MW-6.5")
def test_s10_nobody_bids() -> None:
    """Nobody bids a coin: the active player plays all three cards free of charge, in his order."""
    game = lay(4, "offer", hands={0: ["violet/red", "violet/blue", "green/red"]})
    offered(game, "green/red violet/red violet/blue", {1: 0, 2: 0, 3: 0})
    assert (game.due, at(game)) == ((0,), "pick")
    assert texts(game) == {"pick green/red", "pick violet/red", "pick violet/blue"}
    play(game, "pick violet/blue", "build sport at A2")
    assert texts(game) == {"pick green/red", "pick violet/red"}
    play(game, "pick violet/red", "build leisure at B1")
    assert at(game) == "play"
    play(game, "build leisure at C6")
    assert coins(game) == [5, 5, 5, 5]
    assert game.state.black_box == 0
    assert at(game) == "exchange"


@clauses("MW-6.14", "MW-7.9", "MW-7.8", "MW-6.8")
def test_s11_winner_without_a_legal_use() -> None:
    """The second-best bidder must pay and pick a card that nobody can use; it is discarded without effect."""
    clothing = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "A2", "C1")
    sport = ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "F2", "F3")
    mall = {**dict.fromkeys(clothing, "clothing"), **dict.fromkeys(sport, "sport")}
    game = lay(4, "offer", mall=mall, hands={0: ["violet/blue", "violet/blue", "violet/red"]})
    offered(game, "violet/red violet/blue violet/blue", {1: 2, 2: 1, 3: 0})
    play(game, "pick violet/red", "build leisure at C2")
    assert (game.due, at(game), texts(game)) == ((2,), "pick", {"pick violet/blue"})
    assert coins(game) == [7, 3, 4, 5]
    assert game.state.black_box == 1
    play(game, "pick violet/blue")
    before = now(game)["mall"]
    assert texts(game) == {"discard"}
    refused(game, "build clothing at D1", "MW-7.8")
    refused(game, "build sport at C2", "MW-7.8")
    play(game, "discard")
    assert now(game)["mall"] == before
    assert lying(game, "discard") == ["violet/blue", "violet/red"]
    play(game, "discard")
    assert coins(game) == [7, 3, 4, 5]
    assert (game.due, at(game)) == ((0,), "exchange")


@clauses("MW-7.5")
def test_s12_leasing_locked_and_unlocked() -> None:
    """Customers are locked until somebody validates a lease contract; a placement contract does not unlock them."""
    hands = {seat: ["green/green", "violet/violet"] for seat in range(4)}
    game = lay(4, "offer", hands=hands, contracts={1: [P[4]], 2: [L[0]]}, lease_taken=True)
    play(game, "offer green/green")
    refused(game, "lease women at B6", "MW-7.5")
    play(game, "build food at B7")
    finish_turn(game)
    validate(game, P[4], "+1000")
    assert not game.state.leasing_open
    assert game.due == (2,)
    play(game, "pass", "trade", "offer green/green")
    refused(game, "lease women at B6", "MW-7.5")
    game = lay(4, active=2, hands=hands, contracts={2: [L[0]]}, lease_taken=True)
    play(game, "pass", "validate")
    ply = play(game, f"lay {L[0]}")
    assert [tell.clause for tell in ply.tells if tell.event == "leasing-open"] == ["MW-7.5"]
    play(game, "take +4000")
    finish_turn(game)
    finish_turn(game)
    assert game.due == (0,)
    play(game, "pass", "trade", "offer green/green", "lease women at B6")
    assert now(game)["customers"] == {"B6": "women"}


@clauses("MW-7.5")
def test_s12_phase_two_unlocks() -> None:
    """Without a lease contract customers may be placed as soon as phase 2 has begun."""
    hands = {1: ["green/green"]}
    game = lay(4, "validate", office=["+1000"], contracts={0: [P[4]]}, hands=hands)
    play(game, f"lay {P[4]}", "take +1000", "done", "deck")
    assert not game.state.leasing_open
    play(game, "deck")
    assert (game.state.phase, game.due) == (1, (1,))
    assert game.state.leasing_open
    play(game, "pass", "trade", "offer green/green", "lease women at B6")
    assert now(game)["customers"] == {"B6": "women"}


def uses(card: str, n: int = 4, **position: object) -> set[str]:
    """The legal uses of a card that the active player plays."""
    game = lay(n, "offer", hands={0: [card]}, **position)  # type: ignore[arg-type]
    play(game, f"offer {card}")
    return texts(game)


ONE_OF_EACH = {"B2": "clothing", "B6": "food", "E2": "leisure"}


@pytest.mark.parametrize(
    ("card", "mall", "leases"),
    [
        ("violet/red", ONE_OF_EACH, {"lease teens at B2"}),
        ("violet/green", ONE_OF_EACH, {"lease men at B6", "lease women at B2"}),
        ("green/red", ONE_OF_EACH, {"lease women at E2"}),
        ("red/blue", ONE_OF_EACH, {"lease kids at E2"}),
        ("red/blue", {**ONE_OF_EACH, "E6": "sport"}, {"lease kids at E2", "lease teens at E6"}),
    ],
)
@clauses("MW-1.5", "MW-7.4", "MW-7.6")
def test_s13_what_a_mixed_card_can_lease(card: str, mall: dict[str, str], leases: set[str]) -> None:
    """A mixed card leases only combinations that are chains."""
    assert {text for text in uses(card, mall=mall, leasing=True) if text.startswith("lease")} == leases
    game = lay(4, "offer", mall=mall, leasing=True, hands={0: ["violet/red"]})
    play(game, "offer violet/red")
    refused(game, "lease men at E2", "MW-1.5")
    refused(game, "lease men at B6", "MW-7.4")
    refused(game, "lease women at B2", "MW-7.1")


@clauses("MW-3.5", "MW-7.2")
def test_s14_shop_placing_five_players() -> None:
    """The legal uses of two cards on the fixed opening."""
    clothing = {f"build clothing at {place}" for place in ("D2", "E1", "E3", "F2")}
    leisure = {f"build leisure at {place}" for place in ("A2", "B1", "B3", "C2")}
    assert uses("violet/red", 5) == clothing | leisure
    assert uses("violet/violet", 5) == {f"build clothing at {place}" for place in ("A2", "B1", "B3", "C2")}


@clauses("MW-2.5", "MW-3.5", "MW-7.2")
def test_s15_shop_placing_three_players() -> None:
    """Covered places are not free and make nothing adjacent."""
    assert uses("blue/blue", 3) == {"build sport at D6", "build sport at E5"}
    food = {"build food at D6", "build food at E5"}
    assert uses("green/blue", 3) == food | {f"build sport at {place}" for place in ("B5", "B7", "C6")}
    game = lay(3, "offer", hands={0: ["blue/blue"]})
    play(game, "offer blue/blue")
    refused(game, "build sport at E7", "MW-2.5")
    refused(game, "build sport at F6", "MW-2.5")
    refused(game, "build sport at E6", "MW-7.7")
    refused(game, "build sport at D7", "MW-7.2")


@clauses("MW-13.1", "MW-13.2")
def test_s16_same_type_placement_contract() -> None:
    """Food + food counts each adjacent pair of unleased food shops once."""
    square = dict.fromkeys(("C1", "C2", "D1", "D2"), "food")
    assert worth(lay(4, mall=square), "food+food") == (4, 16000)
    assert worth(lay(4, mall={**square, "D1": "fresh-fish"}), "food+food") == (2, 8000)
