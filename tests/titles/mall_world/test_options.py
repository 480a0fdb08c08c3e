"""What the options change, and that they change nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import (
    CARDS,
    LEASES,
    PLACEMENTS,
    TOKENS,
    accounts,
    full,
    hand,
    held,
    lay,
    lying,
    now,
    places,
    seats,
)
from tests.titles.table import at, play, refused, texts, told

P, L = PLACEMENTS, LEASES


def pair(seed: int, n: int, **options: str) -> tuple[Game, Game]:
    """The same game by the rules and with an option."""
    return tuple(st.new("mall-world", seats=seats(n), seed=seed, options=o) for o in ({}, options))  # type: ignore


def plain(game: Game) -> dict[str, Any]:
    """The state apart from its options."""
    state = now(game)
    del state["options"]
    return state


def test_the_options_and_their_defaults() -> None:
    """The first value of each option is the rule."""
    assert {name: kind.names for name, kind in TITLE.options.items()} == {
        "opening": ("random", "fixed"),
        "tokens": ("open", "blind"),
        "leasing": ("lease", "any"),
        "exchange": ("dead", "none"),
        "full_hand": ("refuse", "risk"),
        "small": ("off", "on"),
    }
    game = st.new("mall-world", seats=3, seed=1)
    assert game.option_values == {name: kind.names[0] for name, kind in TITLE.options.items()}
    said = st.new("mall-world", seats=3, seed=1, options=game.option_values)
    assert now(said) == now(game)
    with pytest.raises(st.OptionError, match="did you mean “leasing”"):
        st.new("mall-world", options={"leasin": "any"})
    with pytest.raises(st.OptionError, match=r"lease, any"):
        st.new("mall-world", options={"leasing": "all"})


@pytest.mark.parametrize("option", ["opening", "tokens", "leasing", "exchange", "full_hand"])
def test_options_travel_with_the_game(option: str) -> None:
    """A record and a position keep the option."""
    value = TITLE.options[option].names[1]
    game = st.new("mall-world", seats=seats(4), seed=2, options={option: value})
    play(game, "pass", "trade")
    assert st.read(game.record()).option_values[option] == value
    assert st.read(game.record()) == game
    again = st.load(game.position())
    assert again.option_values == game.option_values
    assert now(again) == now(game)


# -------------------------------------------------------------------------------------------------------- opening


@clauses("MW-3.5")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_opening_fixed(n: int) -> None:
    for seed in range(3):
        mall = now(st.new("mall-world", seats=n, seed=seed, options={"opening": "fixed"}))["mall"]
        wanted = {"B2": "clothing", "B6": "food", "E2": "leisure", "E6": "sport"}
        if n < 5:
            wanted |= dict.fromkeys(("A3", "A4", "A5"), "storage-room")
        if n == 3:
            wanted |= dict.fromkeys(("E7", "F6", "F7"), "cloakroom")
        assert mall == wanted


def test_opening_changes_nothing_else() -> None:
    """Apart from the mall the same kinds of things lie on the table, and chance does not decide the mall."""
    random, fixed = pair(6, 3, opening="fixed")
    one, other = plain(random), plain(fixed)
    for key in ("tiles", "customer_tokens", "black_box", "phase", "pile_placements", "pile_leases", "turn"):
        assert one[key] == other[key]
    assert one["deck"]["n"] == other["deck"]["n"]
    assert len(random.setup_notes) - len(fixed.setup_notes) == 2 + 4, "two rooms and four shops"
    assert len({tuple(now(st.new("mall-world", seats=5, seed=s))["mall"]) for s in range(5)}) == 5


# --------------------------------------------------------------------------------------------------------- tokens


BLIND = {"tokens": "blind"}


@clauses("MW-8.2", "MW-14.2")
def test_tokens_blind() -> None:
    """A token is taken unseen, any of those not taken yet; the phase ends when none is left, and all are mixed."""
    game = lay(4, "validate", office=[], face_down=2, options=BLIND, contracts={0: [P[4]]}, hands={1: ["red/red"]})
    play(game, f"lay {P[4]}")
    assert texts(game) == {"turn-up"}
    refused(game, "take +4000", "MW-8.2")
    ply = play(game, "turn-up", dictation=["-3000"])
    assert [note.of.key for note in ply.notes if note.of] == ["corruption_token"]
    assert accounts(game)[0] == 17000
    state = now(game)
    assert (state["face_down"], lying(game, "office"), lying(game, "taken")) == (1, [], ["-3000"])
    assert state["aside"]["n"] == 9
    play(game, "done", "deck", "deck")
    assert game.state.phase == 0
    play(game, "pass", "validate", "lay belt-and-button+jens-got-berries")
    play(game, "turn-up", dictation=["-3000"])
    play(game, "done", "deck", "deck")
    state = now(game)
    assert (state["phase"], state["face_down"]) == ("2", 5)
    assert (state["aside"]["n"], state["taken"]["n"]) == (10, 0)


def test_tokens_blind_are_drawn_from_all_ten() -> None:
    """Nobody sees which tokens lie in the office: each of those not taken may come, as often as there are."""
    game = lay(4, "token", office=[], face_down=5, options=BLIND)
    drawn = []
    for seed in range(400):
        twin = game.clone()
        twin.state.chance.seed(seed)
        drawn.append(told(twin.play("turn-up"), "token")[0]["change"])
    for value in {int(token) for token in TOKENS}:
        share = sum(int(token) == value for token in TOKENS)
        assert abs(drawn.count(value) - 40 * share) < 22


def test_tokens_change_nothing_else() -> None:
    open_, blind = pair(9, 4, tokens="blind")
    one, other = plain(open_), plain(blind)
    assert (one["office"]["n"], one["face_down"], other["office"]["n"], other["face_down"]) == (5, 0, 0, 5)
    chance_after = {"office", "aside", "face_down", "active", "start_player", "pending"}
    assert {key for key in one if one[key] != other[key]} <= chance_after
    game = lay(4, "token")
    refused(game, "turn-up", "MW-8.2")


# -------------------------------------------------------------------------------------------------------- leasing


@clauses("MW-7.5")
@pytest.mark.parametrize(
    ("value", "contract", "opens"),
    [
        ("lease", P[4], False),
        ("lease", "fresh-fish+game-lobby", False),
        ("lease", L[0], True),
        ("any", P[4], True),
        ("any", "fresh-fish+game-lobby", True),
        ("any", L[0], True),
    ],
)
def test_leasing(value: str, contract: str, opens: bool) -> None:
    game = lay(4, "validate", contracts={0: [P[4], L[0]]}, hands={1: ["green/green"]}, options={"leasing": value})
    play(game, f"lay {contract}", "take +1000", "done", "deck", "deck", "pass", "trade", "offer green/green")
    assert ("lease women at B6" in texts(game)) == opens
    if not opens:
        refused(game, "lease women at B6", "MW-7.5")


def test_leasing_changes_nothing_else() -> None:
    """The same game goes on alike until a contract that is no lease is validated while leasing is closed."""
    met = 0
    for seed in range(5):
        rule, any_ = pair(seed, 3 + seed % 3, leasing="any")
        random = Random(seed)
        while not rule.over and not rule.state.leasing_open:
            assert plain(rule) == plain(any_)
            assert texts(rule) == texts(any_)
            move = random.choice(rule.moves())
            rule.play(move)
            any_.play(move)
            if any_.state.leasing_open and not rule.state.leasing_open:
                met += 1
                assert move.text.split()[0] == "lay"
                assert {key for key, value in plain(rule).items() if plain(any_)[key] != value} == {"leasing_open"}
                break
    assert met > 0


# ------------------------------------------------------------------------------------------------------- exchange


@clauses("MW-9.1")
def test_exchange_none() -> None:
    """No card is exchanged: action 3 begins with the draw."""
    game = lay(4, "offer", mall=full(4), hands={0: ["red/red", "blue/blue"]}, options={"exchange": "none"})
    play(game, "offer red/red", "discard")
    assert at(game) == "draw"
    assert hand(game, 0) == ["blue/blue"]
    game = lay(4, "offer", mall=full(4), hands={0: ["red/red", "blue/blue"]})
    play(game, "offer red/red", "discard")
    assert texts(game) == {"exchange blue/blue", "done"}


def test_exchange_changes_nothing_else() -> None:
    """Whoever never exchanges plays the same game under both values."""
    for seed in range(3):
        rule, none = pair(seed, 3 + seed, exchange="none")
        random = Random(seed)
        while not rule.over:
            if at(rule) == "exchange":
                rule.play("done")
                continue
            assert at(none) == at(rule)
            assert texts(none) == texts(rule)
            move = random.choice(rule.moves())
            rule.play(move)
            none.play(move)
            if rule.over or at(rule) != "exchange":
                assert plain(rule) == plain(none)
        assert none.over


# ------------------------------------------------------------------------------------------------------ full hand


@clauses("MW-5.4", "MW-11.2", "MW-5.3")
def test_full_hand_risk() -> None:
    """With eight cards a contract may be taken and is paid; after the draw the surplus is removed at random."""
    position: dict[str, Any] = {
        "hands": {0: CARDS[:5]},
        "contracts": {0: [P[7], P[8], L[0]]},
        "lobby": P[:4],
        "lease_taken": True,
        "accounts": [3000, 0, 0, 0],
    }
    game = lay(4, options={"full_hand": "risk"}, **position)
    assert texts(game) == {"accept 1000", "accept 2000", "pass"}
    refused(game, "accept 4000", "MW-5.3")
    play(game, "accept 2000")
    assert accounts(game)[0] == 1000
    assert game.state.players[0].hand_size() == 9
    play(game, "validate", f"lay {L[0]}", "take +1000")
    assert game.state.players[0].hand_size() == 8
    game = lay(4, options={"full_hand": "risk"}, **position)
    play(game, "accept 2000", "validate", "lay fresh-fish+game-lobby", "take +1000", "done")
    ply = play(game, "stop", dictation=["5", P[1]])
    assert told(ply, "surplus-contract") != []
    assert held(game, 0) == sorted([P[7], P[8], L[0]])
    assert hand(game, 0) == sorted(CARDS[:5])
    refused(lay(4, **position), "accept 2000", "MW-5.4")


def test_full_hand_changes_nothing_else() -> None:
    """The same moves lead to the same game; only at action 1 with a full hand there are more of them."""
    more = 0
    for seed in range(6):
        rule, risk = pair(seed, 3 + seed % 3, full_hand="risk")
        random = Random(seed)
        while not rule.over:
            assert plain(rule) == plain(risk)
            extra = texts(risk) - texts(rule)
            assert texts(rule) <= texts(risk)
            if extra:
                more += 1
                assert at(rule) == "accept"
                assert rule.state.players[rule.due[0]].hand_size() == 8
                assert all(text.startswith("accept ") for text in extra)
            # cards are hoarded by validating rather than trading, so that hands get full
            moves = [move for move in rule.moves() if move.text not in ("trade", "pass")] or rule.moves()
            move = random.choice(moves)
            rule.play(move)
            risk.play(move)
    assert more > 0


def test_places_are_those_of_the_opening() -> None:
    """The helper that fills a mall knows the usable places of each number of seats."""
    assert [len(places(n)) for n in (3, 4, 5)] == [30, 33, 36]
