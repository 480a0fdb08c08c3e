"""Clauses of chapters 15 to 18 (the end, what is hidden, chance) that neither the dossier's cases nor play reach."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import (
    LEASES,
    PLACEMENTS,
    accounts,
    coins,
    finish_turn,
    fresh,
    full,
    lay,
    lobby,
    now,
    worth,
)
from tests.titles.table import at, play, refused, texts, told

P, L = PLACEMENTS, LEASES


# -------------------------------------------------------------------------------------------------- 15: end of the game


@pytest.mark.parametrize(
    ("but", "slots", "begins"), [([], [], True), (["F2"], [], False), ([], [L[0]], False), (["F2"], [L[0]], False)]
)
@clauses("MW-15.2", "MW-15.3")
def test_the_condition_of_the_early_end(but: list[str], slots: list[str], begins: bool) -> None:
    game = lay(4, "draw", draws_left=1, mall=full(4, but), lobby=slots, pile=[], lease_taken=True)
    play(game, "deck")
    assert not game.over
    assert game.state.last_turns == (4 if begins else -1)


@clauses("MW-15.5", "MW-15.3")
def test_a_phase_ends_within_the_last_round() -> None:
    """Phase 1 ends in the last round: paid, prepared, and the round goes on; it does not begin anew."""
    game = lay(4, "draw", draws_left=1, mall=full(4), lobby=[], pile=[], office=[], last_turns=3, validated={2: [P[1]]})
    due = worth(game, P[1])[1]
    play(game, "deck")
    assert not game.over
    assert (game.state.phase, game.state.last_turns, game.state.office.n) == (1, 2, 5)
    assert accounts(game)[2] == 20000 + due
    for _ in range(2):
        assert not game.over
        finish_turn(game)
    assert game.over
    assert [len(told(ply, "paid")) for ply in game.plies if told(ply, "paid")][:1] == [1]


@clauses("MW-15.7")
@pytest.mark.parametrize(
    ("position", "moves", "quiet"),
    [
        ({}, ["pass", "trade", "offer red/red", "discard", "done", "deck", "deck"], 5),
        ({"lobby": [L[0]]}, ["accept 1000", "trade", "offer red/red", "discard", "done", "deck", "deck"], 0),
        ({}, ["pass", "validate", "lay fresh-fish+game-lobby", "take +4000", "done", "deck", "deck"], 0),
        ({"but": ["E2"]}, ["pass", "trade", "offer red/red", "build leisure at E2", "done", "deck", "deck"], 0),
        ({"leasing": True}, ["pass", "trade", "offer red/red", "LEASE", "done", "deck", "deck"], 0),
    ],
)
def test_what_is_a_change(position: dict[str, Any], moves: list[str], quiet: int) -> None:
    but = position.pop("but", [])
    mall = full(3, but) | ({"E1": "leisure"} if but else {})
    game = lay(
        3, mall=mall, pile=[], quiet_turns=4, hands={0: ["red/red"]}, lease_taken=True, **{"lobby": [], **position}
    )
    for said in moves:
        play(game, min(t for t in texts(game) if t.startswith("lease")) if said == "LEASE" else said)
    assert game.due == (1,)
    assert game.state.quiet_turns == quiet


@clauses("MW-15.7", "MW-5.1")
def test_a_start_check_is_a_change_of_its_turn() -> None:
    """The removed contract counts for the turn that the check opens, not for the one before."""
    game = lay(
        3, "draw", draws_left=1, active=2, markers=[0, 1, 2], quiet_turns=3, mall=full(3), hands={0: ["red/red"]}
    )
    play(game, "deck")
    assert (game.state.quiet_turns, game.due) == (4, (0,))
    finish_turn(game)
    assert game.state.quiet_turns == 0


@clauses("MW-15.7", "MW-14.3")
@pytest.mark.parametrize(("slots", "quiet"), [([P[0], L[0]], 0), ([L[0], L[1]], 4)])
def test_the_purge_before_phase_two_is_a_change(slots: list[str], quiet: int) -> None:
    game = lay(3, "draw", draws_left=1, office=[], lobby=slots, pile=L[2:6], lease_taken=True, quiet_turns=3)
    play(game, "deck")
    assert (game.state.phase, game.state.quiet_turns) == (1, quiet)
    assert not set(lobby(game)) & set(P)


@clauses("MW-15.9")
def test_places() -> None:
    game = lay(5, "draw", phase=3, draws_left=1, office=[], accounts=[10000, -5000, 30000, 10000, 30000])
    play(game, "deck")
    assert [score.place for score in game.scores()] == [3, 5, 1, 3, 1]


# ------------------------------------------------------------ 16: open and hidden information


@clauses("MW-16.1")
def test_what_is_open() -> None:
    """A watcher and every seat see all of this as it is."""
    game = lay(
        3,
        "exchange",
        mall={"B2": "lovis", "E2": "leisure"},
        markers=[1],
        validated={2: [P[9]]},
        hands={1: ["red/red", "red/red"]},
        discard=["blue/blue"],
        coins=[5, 4, 4],
    )
    truth = now(game)
    open_to_all = (
        "mall",
        "customers",
        "tiles",
        "customer_tokens",
        "lobby",
        "pile_placements",
        "pile_leases",
        "display",
        "discard",
        "office",
        "black_box",
        "phase",
        "active",
        "turn",
        "leasing_open",
    )
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)["state"]
        for key in open_to_all:
            assert view[key] == truth[key], key
        assert view["deck"]["n"] == truth["deck"]["n"]
        for seat in range(3):
            for key in ("account", "coins", "marker_in_lobby", "contracts", "validated"):
                assert view["players"][seat][key] == truth["players"][seat][key]
            assert view["players"][seat]["hand"]["n"] == truth["players"][seat]["hand"]["n"]


@clauses("MW-16.2", "MW-16.3")
def test_what_is_hidden() -> None:
    game = fresh(3, seed=4)
    truth = now(game)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)["state"]
        assert view["deck"]["count"] is None
        assert view["unused_specials"]["count"] is None
        assert "chance" not in view
        for seat in range(3):
            mine = seat == viewer
            assert view["players"][seat]["hand"]["count"] == (truth["players"][seat]["hand"]["count"] if mine else None)
            assert view["players"][seat]["special"] == (truth["players"][seat]["special"] if mine else None)
        others = {truth["players"][s]["special"] for s in range(3) if s != viewer}
        shown = json.dumps(view)
        assert not any(special in shown for special in others)
    play(game, "pass", "validate")
    seat = game.due[0]
    play(game, f"lay {truth['players'][seat]['special']}")
    for viewer in (None, 0, 1, 2):
        validated = game.view(viewer)["state"]["players"][seat]["validated"]["count"]
        assert validated == {truth["players"][seat]["special"]: 1}


@clauses("MW-16.3", "MW-16.5")
def test_draws_in_the_log() -> None:
    """A pick from the display is told to everybody, a card from the deck only to the one who drew it."""
    game = lay(3, "draw", active=1)
    play(game, "draw green/red")
    play(game, "deck", dictation=["blue/blue"])
    heard = {viewer: [line.text for line in game.log(viewer) if line.text.startswith("P1")] for viewer in (None, 0, 1)}
    assert heard[None] == heard[0]
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] != heard[1][1]
    assert game.view(0)["state"]["players"][1]["known"] == {"green/red": 1}
    assert "blue/blue" not in json.dumps(game.log(0), default=str)


@clauses("MW-16.4")
def test_bids_are_sealed() -> None:
    """Until the last bid is in, others see nothing of it; then all of them, losing ones too."""
    game = lay(4, "offer", hands={0: ["violet/red", "green/red"]})
    play(game, "offer violet/red green/red")
    other = game.clone()
    game.play("bid 4", 1)
    game.play("bid 2", 2)
    other.play("bid 0", 1)
    other.play("bid 5", 2)
    for viewer in (None, 0, 3):
        assert game.view(viewer) == other.view(viewer)
        assert game.log(viewer) == other.log(viewer)
    assert (game.observe(3).values == other.observe(3).values).all()
    assert game.view(1)["state"]["choices"] != other.view(1)["state"]["choices"]
    assert coins(game) == [5, 5, 5, 5]
    assert (game.due, at(game)) == ((3,), "bid")
    ply = game.play("bid 1", 3)
    for viewer in (None, 0, 1, 2, 3):
        assert game.view(viewer)["state"]["bids"] == [-1, 4, 2, 1]
    assert {(f["seat"], f["coins"]) for f in told(ply, "bid")} == {(1, 4), (2, 2), (3, 1)}


# ------------------------------------------------------------ 17 and 18: what cannot be, chance


@clauses("MW-17.2")
def test_only_one_kind_of_development() -> None:
    game = lay(4, "develop", hands={0: []})
    assert texts(game) == {"validate"}
    refused(game, "trade", "MW-6.2")
    game = lay(4, "develop", hands={0: ["red/red"]}, specials={0: None})
    assert texts(game) == {"trade"}


@clauses("MW-17.3")
def test_validation_needs_a_token() -> None:
    game = lay(4, "develop", phase=3, office=[], hands={0: ["red/red"]})
    assert texts(game) == {"trade"}
    refused(game, "validate", "MW-17.3")


@clauses("MW-17.4", "MW-5.3", "MW-6.3")
def test_no_debts(played: list[Game]) -> None:
    """No price, bid or fee is more than one has; accounts fall below zero only by tokens."""
    for game in played:
        for i in range(0, len(game.plies), 5):
            past = game.at(i)
            assert min(coins(past)) >= 0
            for player in now(past)["players"]:
                book = player["ledger"]
                if player["account"] < 0:
                    assert book.get("tokens", 0) < 0
    poor = lay(4, accounts=[-1000, 0, 0, 0], coins=[0, 10, 5, 5], hands={0: ["red/red"]})
    assert texts(poor) == {"pass"}
    play(poor, "pass")
    refused(poor, "trade", "MW-6.3")


@clauses("MW-17.5")
def test_no_move_gives_anything_away(played: list[Game]) -> None:
    """There is no such move; and what others have changes only by bids that gain, the black box, and payments."""
    say = {decision.name: {phrase.say for phrase in decision.phrases} for decision in TITLE.decisions.values()}
    assert say == {
        "accept": {"accept", "pass"},
        "develop": {"trade", "validate", "stop"},
        "offer": {"offer"},
        "bid": {"bid"},
        "pick": {"pick"},
        "play": {"build", "lease", "discard"},
        "validate": {"lay"},
        "token": {"take", "turn-up"},
        "exchange": {"exchange", "done"},
        "draw": {"draw", "deck", "stop"},
    }
    for game in played:
        for i in range(0, len(game.plies), 3):
            before, after = now(game.at(i)), now(game.at(i + 1))
            ply = game.plies[i]
            events = {tell.event for tell in ply.tells}
            for seat, (was, has) in enumerate(zip(before["players"], after["players"], strict=True)):
                if seat == ply.move.seat or "paid" in events or "coins" in events:
                    continue
                assert (was["account"], was["hand"], was["contracts"]) == (
                    has["account"],
                    has["hand"],
                    has["contracts"],
                )
                if not events & {"bid-to-active", "bid-to-box", "black-box"}:
                    assert was["coins"] == has["coins"]


@clauses("MW-18.1")
def test_where_chance_enters(played: list[Game]) -> None:
    """Chance falls only when cards, contracts or tokens are drawn, or the surplus is taken; else choices decide all."""
    causes = {"lobby-drawn", "display-card", "draw-deck", "replacement", "surplus-card", "surplus-contract", "office"}
    for game in played:
        for ply in game.plies:
            events = [tell.event for tell in ply.tells]
            if ply.notes:
                assert causes & set(events), ply.move.text
            if not causes & set(events):
                assert ply.notes == ()
        decisions = {TITLE.decisions[ply.move.step].name for ply in game.plies if ply.notes}
        assert not decisions & {"develop", "offer", "bid", "validate", "token"}
        assert st.read(game.record()) == game
