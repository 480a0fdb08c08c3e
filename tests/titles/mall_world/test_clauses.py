"""Every clause that neither the dossier's cases nor random play reaches; and that every clause is reached and cited."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from itertools import combinations_with_replacement, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.game import Game
from stammtisch.kernel.scribe import DictationError
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import cited, clauses, reached_in_play
from tests.titles.mall_world import test_examples
from tests.titles.mall_world.table import (
    CARDS,
    CHAINS,
    CUSTOMERS,
    LEASES,
    PLACEMENTS,
    SHOPS,
    SPECIALS,
    TOKENS,
    accounts,
    at,
    coins,
    finish_turn,
    fresh,
    full,
    hand,
    held,
    lay,
    lobby,
    lying,
    now,
    offered,
    places,
    play,
    refused,
    seats,
    spread,
    texts,
    told,
    validate,
    worth,
)

P, L = PLACEMENTS, LEASES
BOX = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))
COLOURS = dict(zip(SHOPS, ("violet", "green", "red", "blue"), strict=True))
CUSTOMER_COLOURS = dict(zip(CUSTOMERS, ("violet", "green", "red", "blue"), strict=True))


def random_games(*games: tuple[int, int]) -> list[Game]:
    """Finished random games of (seats, seed)."""
    out = []
    for n, seed in games:
        game, random = st.new("mall-world", seats=seats(n), seed=seed), Random(seed)
        while not game.over:
            game.play(random.choice(game.moves()))
        out.append(game)
    return out


@pytest.fixture(scope="module")
def played() -> list[Game]:
    """One finished random game for each number of seats."""
    return random_games((3, 11), (4, 12), (5, 13))


# --------------------------------------------------------------------------------------------- 1: kinds and colours


@clauses("MW-1.1", "MW-4.1")
def test_seats_and_direction(played: list[Game]) -> None:
    for n in (1, 2, 6):
        with pytest.raises(st.OptionError, match="3, 4, 5"):
            st.new("mall-world", seats=n)
    for game in played:
        turns = [f["seat"] for ply in game.plies for f in told(ply, "turn")]
        first = game.state.start_player
        n = len(game.seats)
        assert turns == [(first + 1 + i) % n for i in range(len(turns))]
        assert len(turns) > 2 * n


@clauses("MW-1.2", "MW-1.3")
def test_shop_and_customer_types() -> None:
    assert {(e["id"], e["colour"], e["tiles"]) for e in BOX["shop_type"]} == {(s, COLOURS[s], 9) for s in SHOPS}
    wanted = {(c, CUSTOMER_COLOURS[c], 8) for c in CUSTOMERS}
    assert {(e["id"], e["colour"], e["tokens"]) for e in BOX["customer_type"]} == wanted
    assert now(fresh(5))["customer_tokens"] == dict.fromkeys(CUSTOMERS, 8)


@clauses("MW-1.4", "MW-1.5", "MW-7.6")
def test_chains_exist_exactly() -> None:
    """A customer can go onto a shop exactly if the two are one of the twelve chains, by the card of their colours."""
    assert {(e["id"], e["shop"], e["customer"]) for e in BOX["chain"]} == {(c, *pair) for c, pair in CHAINS.items()}
    reach: dict[str, set[str]] = {card: set() for card in CARDS}
    for card in CARDS:
        game = lay(
            5,
            "offer",
            mall={"B2": "clothing", "B6": "food", "E2": "leisure", "E6": "sport"},
            leasing=True,
            hands={0: [card]},
        )
        play(game, f"offer {card}")
        for move in game.moves():
            words = game.words(move)
            if words["say"] == "lease":
                ply = game.clone().play(move)
                (lease,) = told(ply, "lease")
                chain = game.names.of["chain"][lease["chain"]]
                reach[card].add(chain)
                assert CHAINS[chain] == (now(game)["mall"][words["place"]], words["customer"])
        for shop, who in product(SHOPS, CUSTOMERS):
            if (shop, who) not in CHAINS.values():
                place = next(p for p, what in now(game)["mall"].items() if what == shop)
                assert game.why_not(f"lease {who} at {place}") is not None
    assert reach == {
        "violet/violet": {"belt-and-button"},
        "green/green": {"biologic"},
        "red/red": {"bananas"},
        "blue/blue": {"youre-a-star"},
        "violet/green": {"fresh-fish", "maid-of-the-mall"},
        "violet/red": {"lovis"},
        "violet/blue": {"jump-and-gun"},
        "green/red": {"game-lobby"},
        "green/blue": {"jens-got-berries"},
        "red/blue": {"skateman", "girls-things"},
    }


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("violet/red", "lease men at E2"),
        ("green/blue", "lease women at E6"),
        ("green/red", "lease teens at B6"),
        ("violet/blue", "lease kids at B2"),
    ],
)
@clauses("MW-1.5")
def test_combinations_that_do_not_exist(card: str, move: str) -> None:
    game = lay(5, "offer", leasing=True, hands={0: [card]})
    play(game, f"offer {card}")
    refused(game, move, "MW-1.5")


@clauses("MW-1.6", "MW-1.7")
def test_approval_cards() -> None:
    pairs = {tuple(sorted(pair)) for pair in combinations_with_replacement(COLOURS.values(), 2)}
    assert {tuple(sorted(e["colours"])) for e in BOX["approval_card"]} == pairs
    assert [e["copies"] for e in BOX["approval_card"]] == [4] * 10
    state = now(fresh(4))
    lie = Counter(state["deck"]["count"]) + Counter(state["display"]["count"])
    for player in state["players"]:
        lie += Counter(player["hand"]["count"])
    assert lie == Counter(dict.fromkeys(CARDS, 4))
    game = lay(4, "offer", hands={0: ["violet/green"]})
    play(game, "offer violet/green")
    assert {t.split()[1] for t in texts(game)} == {"clothing", "food"}


@clauses("MW-1.8", "MW-1.9", "MW-1.10", "MW-1.11", "MW-1.12", "MW-1.13")
def test_contracts() -> None:
    by_kind: dict[str, dict[str, dict[str, Any]]] = {}
    for entry in BOX["contract"]:
        by_kind.setdefault(entry["kind"], {})[entry["id"]] = entry
        assert entry["copies"] == 1
    assert {kind: len(them) for kind, them in by_kind.items()} == {"placement": 10, "lease": 12, "special": 6}
    pairs = {tuple(sorted(pair)) for pair in combinations_with_replacement(SHOPS, 2)}
    assert {tuple(sorted(e["shops"])) for e in by_kind["placement"].values()} == pairs
    for entry in by_kind["placement"].values():
        assert entry["value"] == (4000 if len(set(entry["shops"])) == 1 else 3000)
    for kind, ids, value in (("lease", L, 4000), ("special", SPECIALS, 12000)):
        assert set(by_kind[kind]) == set(ids)
        for name, entry in by_kind[kind].items():
            assert entry["value"] == value
            assert "+".join(entry["chains"]) == name
    assert Counter(chain for name in SPECIALS for chain in name.split("+")) == Counter(CHAINS.keys())


@clauses("MW-1.14")
def test_corruption_tokens() -> None:
    assert Counter({e["value"]: e["count"] for e in BOX["corruption_token"]}) == Counter(int(t) for t in TOKENS)
    state = now(fresh(3))
    assert Counter(state["office"]["count"]) + Counter(state["aside"]["count"]) == Counter(TOKENS)


@clauses("MW-1.15")
def test_accounts_are_whole_thousands_and_unbounded(played: list[Game]) -> None:
    assert all(account % 1000 == 0 for game in played for account in accounts(game))
    for account in (-90_000, 1_000_000):
        game = lay(3, "token", office=["-3000", "+4000"], accounts=[account, 0, 0])
        play(game, "take -3000")
        assert accounts(game) == [account - 3000, 0, 0]


@clauses("MW-1.16")
def test_coins_are_a_closed_stock(played: list[Game]) -> None:
    for game in played:
        n = len(game.seats)
        for i in range(0, len(game.plies), 7):
            past = game.at(i)
            assert sum(coins(past)) + past.state.black_box == 5 * n
    position = fresh(3).position()
    position["state"]["black_box"] = 1
    with pytest.raises(st.PositionError, match="coins"):
        st.load(position)


# ------------------------------------------------------------------------------------------------------ 2: the mall


COLUMNS = {"A": "2345", "B": "1234567", "C": "123567", "D": "123567", "E": "1234567", "F": "234567"}
PLAN = {row + column for row, columns in COLUMNS.items() for column in columns}


def near(place: str) -> set[str]:
    """The neighbours of a place by the plan's coordinates."""
    row, column = ord(place[0]), int(place[1])
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {f"{chr(r)}{c}" for r, c in around} & PLAN


@clauses("MW-2.1", "MW-2.2", "MW-2.3", "MW-2.4")
def test_the_plan() -> None:
    names = fresh(5).names.of["place"]
    assert len(names) == 36
    assert set(names) == PLAN
    rows, columns = len(COLUMNS), len({place[1] for place in PLAN})
    assert len(PLAN) < rows * columns
    entries = {e["id"]: set(e["neighbours"]) for e in BOX["place"]}
    assert entries == {place: near(place) for place in PLAN}
    assert sum(map(len, entries.values())) == 2 * 56
    game = lay(5, "offer", hands={0: ["red/red"]})
    play(game, "offer red/red")
    for hole in ("C4", "D4", "A1", "F1"):
        with pytest.raises(st.Unreadable):
            game.play(f"build leisure at {hole}")


@clauses("MW-2.4")
def test_diagonals_do_not_count() -> None:
    diagonal = {"B2": "clothing", "C3": "leisure", "C1": "leisure", "A3": "leisure"}
    assert worth(lay(5, mall=diagonal), "clothing+leisure") == (0, 0)
    across_the_atrium = {"C3": "clothing", "C5": "clothing", "B4": "leisure", "E4": "leisure"}
    assert worth(lay(5, mall=across_the_atrium), "clothing+clothing")[0] == 0
    assert worth(lay(5, mall=across_the_atrium), "leisure+leisure")[0] == 0


@clauses("MW-2.5")
def test_covered_places_are_adjacent_to_nothing() -> None:
    """B4 has lost its neighbour A4, so a shop there helps nobody above; and no customer goes onto a room."""
    game = lay(4, "offer", leasing=True, mall={"B4": "leisure"}, hands={0: ["red/red"]})
    play(game, "offer red/red")
    assert {t for t in texts(game) if t.startswith("build")} == {"build leisure at B3", "build leisure at B5"}
    refused(game, "build leisure at A4", "MW-2.5")
    refused(game, "lease teens at A4", "MW-7.4")


def straight() -> set[str]:
    """All ways to lay three places in a line."""
    out = set()
    for place in PLAN:
        for dr, dc in ((0, 1), (1, 0)):
            cells = [f"{chr(ord(place[0]) + dr * i)}{int(place[1]) + dc * i}" for i in range(3)]
            if set(cells) <= PLAN:
                out.add("-".join(sorted(cells)))
    return out


def bent() -> set[str]:
    """All ways to lay three places in an L."""
    out = set()
    for corner in PLAN:
        for a in near(corner):
            for b in near(corner):
                if a[0] != b[0] and a[1] != b[1]:
                    out.add("-".join(sorted((corner, a, b))))
    return out


def connected(free: set[str]) -> bool:
    """Whether the places are one piece."""
    start = min(free)
    reached, edge = {start}, [start]
    while edge:
        for other in near(edge.pop()) & free - reached:
            reached.add(other)
            edge.append(other)
    return reached == free


@clauses("MW-2.6", "MW-3.2")
def test_room_shapes() -> None:
    spots = fresh(3).names.of["room_spot"]
    assert set(spots) == straight() | bent()
    assert len(straight()) == 40
    assert len(bent()) == 87
    assert sum(connected(PLAN - set(spot.split("-"))) for spot in straight()) == 40
    assert sum(connected(PLAN - set(spot.split("-"))) for spot in bent()) == 80


# ------------------------------------------------------------------------------------------------------- 3: set-up


@pytest.fixture(scope="module")
def set_ups() -> list[Game]:
    """Three hundred random set-ups with three seats."""
    return [st.new("mall-world", seats=3, seed=seed) for seed in range(300)]


@clauses("MW-3.1", "MW-3.2", "MW-3.3", "MW-2.6")
def test_rooms_lie_anywhere_legal(set_ups: list[Game]) -> None:
    storage: Counter[str] = Counter()
    cloak: Counter[str] = Counter()
    for game in set_ups:
        mall = now(game)["mall"]
        rooms = {}
        for room in ("storage-room", "cloakroom"):
            rooms[room] = "-".join(sorted(place for place, what in mall.items() if what == room))
        assert rooms["storage-room"] in straight()
        assert rooms["cloakroom"] in bent()
        assert connected(PLAN - set("-".join(rooms.values()).split("-")))
        storage[rooms["storage-room"]] += 1
        cloak[rooms["cloakroom"]] += 1
    assert len(storage) == 40
    assert max(storage.values()) < 20, "300 set-ups over 40 equally likely spots"
    assert len(cloak) > 60
    assert max(cloak.values()) < 15
    for n, wanted in ((4, {"storage-room"}), (5, set())):
        mall = now(st.new("mall-world", seats=n, seed=3))["mall"]
        assert set(mall.values()) - set(SHOPS) == wanted


@clauses("MW-3.4")
def test_first_shops_lie_apart(set_ups: list[Game]) -> None:
    where: dict[str, Counter[str]] = {shop: Counter() for shop in SHOPS}
    for game in set_ups:
        mall = {place: what for place, what in now(game)["mall"].items() if what in SHOPS}
        assert sorted(mall.values()) == sorted(SHOPS)
        assert not any(near(place) & set(mall) for place in mall)
        for place, shop in mall.items():
            where[shop][place] += 1
    for counts in where.values():
        assert set(counts) == PLAN
        assert max(counts.values()) < 30, "300 set-ups over 36 places"


@clauses("MW-3.7", "MW-3.8", "MW-16.2")
def test_pile_placements_above_leases(played: list[Game]) -> None:
    three = False
    for game in played:
        names = game.names.of["contract"]
        ups = [t.facts["contract"] for t in game.setup_tells if t.event == "lobby-drawn"]
        drawn = [names[c] for c in [*ups, *(f["contract"] for ply in game.plies for f in told(ply, "lobby-drawn"))]]
        kinds = [contract in L for contract in drawn]
        assert kinds == sorted(kinds), "a lease contract came before a placement contract"
        assert len(set(drawn)) == len(drawn)
        if len(game.seats) == 3:
            three = True
            assert kinds.count(False) <= 7
            assert kinds.count(True) <= 9
            removed = [t for t in game.setup_tells if t.event == "removed-unseen"]
            assert [t.facts for t in removed] == [{"count": 6}]
    assert three


@clauses("MW-3.8")
def test_chance_cannot_bring_a_lease_above_a_placement() -> None:
    """A record that says so is refused."""
    game = lay(4, lobby=P[:4], pile=[*P[4:], *L])
    with pytest.raises(DictationError):
        game.play("accept 1000", dictation=[L[0]])
    with pytest.raises(DictationError):
        game.play("accept 1000", dictation=[P[0]])
    assert lobby(game) == list(P[:4])


def set_up_words(game: Game) -> list[str]:
    """What chance brought in the set-up, as a record writes it."""
    return [str(n.result) if n.of is None else str(game.names.name(n.of, n.result)) for n in game.setup_notes]


@clauses("MW-3.3", "MW-3.4")
@pytest.mark.parametrize(
    "wrong",
    [
        {0: "A2-A3-B2"},
        {1: "A3-A4-A5"},
        {1: "A2-A3-B2", 0: "A3-A4-A5"},
        {3: "B3", 2: "B2"},
        {2: "B2", 3: "B2", 4: "B2", 5: "B2"},
    ],
)
def test_set_up_that_cannot_have_come(wrong: dict[int, str]) -> None:
    """A record with rooms of the wrong shape or on one another, or shops side by side, is refused."""
    game = st.new("mall-world", seats=seats(3), seed=1)
    words = set_up_words(game)
    assert now(Game(TITLE, game.seats, {}, game.loaded, dictation=words))["mall"] == now(game)["mall"]
    for i, word in wrong.items():
        words[i] = word
    for seed in range(6):
        with pytest.raises(DictationError):
            Game(TITLE, game.seats, {}, game.loaded, seed=seed, dictation=words)


@clauses("MW-3.9", "MW-5.7")
def test_the_lobby_is_filled_from_the_cheap_end() -> None:
    game = fresh(4, seed=8)
    laid = [
        (game.names.of["contract"][t.facts["contract"]], t.facts["amount"])  # type: ignore[index]
        for t in game.setup_tells
        if t.event == "lobby-drawn"
    ]
    assert [amount for _, amount in laid] == [1000, 2000, 4000, 7000]
    assert [contract for contract, _ in laid] == lobby(game)


@clauses("MW-3.12", "MW-3.11", "MW-3.10")
def test_what_the_game_begins_with(set_ups: list[Game]) -> None:
    specials: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    for game in set_ups:
        assert game.state.black_box == 0
        assert (game.state.office.n, game.state.face_down) == (4, 0)
        specials.update(player["special"] for player in now(game)["players"])
        tokens.update(lying(game, "office"))
    assert set(specials) == set(SPECIALS)
    assert all(110 < count < 190 for count in specials.values()), "3 of 6 in each of 300 set-ups"
    assert all(80 * TOKENS.count(t) < count < 165 * TOKENS.count(t) for t, count in tokens.items())


@clauses("MW-3.13")
def test_anybody_may_start(set_ups: list[Game]) -> None:
    first = Counter(game.state.start_player for game in set_ups)
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 70
    assert all(game.due == (game.state.start_player,) for game in set_ups)


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
    refused(game, "trade", "MW-5.2")
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
    refused(game, "exchange red/red", "MW-9.3")


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


# ------------------------------------------------------------------------------------------------------- coverage


GAMES: list[tuple[int, int, dict[str, str]]] = [(3 + i % 3, i, {}) for i in range(24)] + [
    (3 + i % 3, 100 + i, {option: kind.names[1]}) for i in range(6) for option, kind in TITLE.options.items()
]
"""54 random games over all numbers of seats and all options."""


def test_every_clause_is_reached() -> None:
    """Each clause is told or refused by in random play, or a test of this title asserts it and says so."""
    every = set(TITLE.rulebook().text)
    assert len(every) == 124
    from tests.titles.mall_world import test_box, test_clauses, test_options

    by_tests = cited(test_examples, test_clauses, test_options, test_box)
    assert by_tests <= every
    assert every - by_tests - reached_in_play("mall-world", GAMES) == set()


def test_every_clause_is_cited() -> None:
    """The rules (or the box) name each clause, so that every rule can be found from its clause."""
    files = [*TITLE.folder.glob("*.py"), TITLE.folder / "box.toml"]
    source = "\n".join(Path(file).read_text(encoding="utf-8") for file in files)
    named = {f"MW-{a}.{b}" for a, b in re.findall(r"\bMW[-_](\d+)[._](\d+)", source)}
    assert set(TITLE.rulebook().text) - named == set()
    assert named - set(TITLE.rulebook().text) == set()
