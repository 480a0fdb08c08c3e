"""Clauses of chapters 1 to 3 (components, the mall, set-up) that neither the dossier's cases nor random play reach."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import DictationError
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import clauses
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
    coins,
    fresh,
    lay,
    lobby,
    lying,
    now,
    seats,
    worth,
)
from tests.titles.table import play, refused, texts, told

P, L = PLACEMENTS, LEASES
BOX = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))
COLOURS = dict(zip(SHOPS, ("violet", "green", "red", "blue"), strict=True))
CUSTOMER_COLOURS = dict(zip(CUSTOMERS, ("violet", "green", "red", "blue"), strict=True))


# --------------------------------------------------------------------------------------------- 1: kinds and colours


@clauses("MW-1.1", "MW-4.1")
def test_seats_and_direction(played: list[Game]) -> None:
    for n, problem in ((1, "3, 4 or 5"), (2, "Only the small game"), (6, "3, 4 or 5")):
        with pytest.raises(st.OptionError, match=problem):
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
