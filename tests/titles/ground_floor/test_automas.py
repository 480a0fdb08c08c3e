"""The Automas: the dossier's cases for them, and the rest of chapter 22."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.kernel.title.seating import OptionError
from stammtisch.titles.ground_floor.scoring import score
from stammtisch.titles.ground_floor.state import AUTOMA_CARD, NEW_OFFICE
from stammtisch.titles.ground_floor.steps import Step
from stammtisch.titles.ground_floor.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    B,
    C,
    D,
    ask,
    cards,
    deck,
    fresh,
    is_remodelled,
    lay,
    only,
    own,
    owns,
    popular,
    remodelled,
    run,
    shelve,
    shelves,
    stacks,
    staff,
    track,
)
from tests.titles.table import at, play, told

PLAIN = ["consulting-1", "advertising-1", "warehouse-1", "factory-1", "stock-1", "construction-1"]


@clauses("GF-22.1", "GF-22.2", "GF-1.7", "GF-0.1")
def test_impossible_combinations() -> None:
    """One to three people with one or two Automas; the error says what would do."""
    for seats, automas in ((5, "pei"), (2, "pei+hadid")):
        with pytest.raises(OptionError, match="1 to 3 people"):
            TITLE.blank(seats, {"automas": automas})
    for seats, automas in ((2, "pei"), (4, "hadid"), (3, "pei+gropius"), (5, "gropius+hadid")):
        TITLE.blank(seats, {"automas": automas})
    for module in ("era_cards", "great_depression", "windfall"):
        with pytest.raises(OptionError, match="beginner deck"):
            TITLE.blank(3, {"forecast": "beginner", module: "on"})
    TITLE.blank(3, {"forecast": "beginner", "event_cards": "on", "later_wishes": "on"})


@clauses("GF-22.3", "GF-22.4", "GF-22.5", "GF-22.6", "GF-22.7", "GF-22.8", "GF-1.4")
def test_set_up() -> None:
    """Decks, specialties, the popularity stack, Hadid's tile, time on hand, and nothing else."""
    lucky, first = Counter(), Counter()
    for seed in range(12):
        game = fresh(4, seed, automas="gropius+hadid")
        s = game.state
        assert s.humans == 2
        for seat, kinds in ((C, 6), (D, 7)):
            undrawn, drawn = cards(game, seat)
            names = undrawn + drawn
            assert len(names) == kinds
            assert {name.rsplit("-", 1)[0] for name in names} == {name.rsplit("-", 1)[0] for name in PLAIN}
            me = s.players[seat]
            assert (me.money, me.info, me.goods) == (0, 0, 0)
            web = game.names.of["specialty"][me.specialty] == "e-commerce"
            lucky[seat] += web
            assert me.hand == 4 + (seat == D) + web
        assert owns(game, D) == {"internship-program"}
        assert s.new_offices[game.names.number(NEW_OFFICE, "internship-program")] == 1
        assert s.players[D].ledger[1] == 3
        top = stacks(game)[1][-1]
        first[top] += 1
        assert len({s.players[p].specialty for p in range(4)}) == 4
    assert set(lucky) == set(first) == {C, D}
    assert min(lucky.values()) > 0
    for n, left in ((2, 0), (3, 1)):
        game = fresh(n, automas="hadid")
        assert game.state.new_offices[game.names.number(NEW_OFFICE, "internship-program")] == left
    game = fresh(2, automas="pei")
    undrawn, drawn = cards(game, B)
    assert sorted(name.rsplit("-", 1)[0] for name in undrawn + drawn)[1] == "automa-office"


@clauses("GF-22.13", "GF-22.14", "GF-22.9")
def test_sc30_blocked_kinds() -> None:
    game = lay(2, automas="gropius")
    s = game.state
    for row in range(4):
        s.consulting[row] = s.stock[row] = A
    s.factory[0] = s.factory[1] = A
    s.players[A].hand, s.players[B].hand = 0, 2
    deck(game, B, PLAIN)
    dictation = ["consulting-1", "stock-1", "factory-1", "advertising-1"]
    run(game, Step.SCHEDULING, dictation=dictation)
    assert s.factory[2] == B
    assert s.agency[3] == B
    assert cards(game, B) == (["warehouse-1", "construction-1"], sorted(dictation, key=PLAIN.index))
    assert s.players[B].hand == 0


@clauses("GF-22.13", "GF-22.10", "GF-22.15")
def test_best_fields() -> None:
    """Row 4 of the agency first, the cheapest good, the lowest slots; the Automa-office is the own board."""
    game = lay(2, automas="pei")
    s = game.state
    s.stored[0], s.agency[3], s.stock[0], s.consulting[0], s.construction[0] = 0, A, A, A, A
    s.players[A].hand, s.players[B].hand = 0, 7
    deck(game, B, [*PLAIN, "automa-office-1"])
    run(game, Step.SCHEDULING, dictation=["automa-office-1", *PLAIN])
    assert (s.consulting[1], s.agency[2], s.warehouse[1], s.factory[0], s.stock[1], s.construction[1]) == (B,) * 6
    assert s.players[B].used == 1
    assert len(cards(game, B)[0]) == 7, "the last card was drawn, so all are shuffled"


@clauses("GF-22.18", "GF-22.19", "GF-22.28")
def test_sc31_sure_sale() -> None:
    game = lay(2, automas="pei")
    s = game.state
    s.factory[0] = B
    run(game, Step.FACTORY, dictation=[])
    assert shelves(game) == {"R10": B}
    for taken, wanted in (
        ([], "R5"),
        (["R5"], "R6"),
        (["R5", "R6"], "R1"),
        (["R5", "R6", "R1", "R3"], "R8"),
    ):
        game = lay(2, automas="pei")
        s = game.state
        s.factory[0] = B
        shelve(game, R10=A, **dict.fromkeys(taken, A))
        deck(game, B, PLAIN)
        run(game, Step.FACTORY, dictation=["advertising-1"])
        assert shelves(game)[wanted] == B
    game = lay(2, automas="pei")
    game.state.factory[0] = B
    shelve(game, **dict.fromkeys(["R1", "R3", "R5", "R6", "R8", "R10"], A))
    deck(game, B, PLAIN)
    assert told(run(game, Step.FACTORY, dictation=["stock-1"]), "automa-liquidates") == [{"seat": B}]
    assert cards(game, B)[1] == ["stock-1"]


@clauses("GF-22.18")
def test_sure_sale_with_the_extra_cards() -> None:
    """The Great Depression counts as 0 customers; the Windfall is ignored."""
    for options, current, n, sure in (
        ({}, "depression", 4, True),
        ({"great_depression": "on"}, "depression", 4, False),
        ({"windfall": "on"}, "boom", 4, True),
    ):
        game = lay(n, current=current, automas="pei", **options)
        game.state.factory[0] = D
        deck(game, D, PLAIN)
        run(game, Step.FACTORY, dictation=[] if sure else ["stock-1"])
        assert shelves(game) == ({"R10": D} if sure else {"R1": D})


@clauses("GF-22.22", "GF-22.26", "GF-15.7", "GF-22.24")
def test_sc32_building() -> None:
    for current, kinds in (("recession", ("office", "office")), ("boom", ("floor", "office"))):
        game = lay(3, round=4, current=current, automas="pei")
        s = game.state
        s.construction[0] = s.construction[1] = C
        deck(game, C, PLAIN)
        tells = run(game, Step.CONSTRUCTION)
        assert (
            tuple(t.event.removeprefix("automa-") for t in tells if t.event in ("automa-office", "automa-floor"))
            == kinds
        )
        assert len(owns(game, C)) == 2
        assert all(s.players[C].offices[o] == 0 or game.box.office_tier[o] == 2 for o in range(7))
        assert sum(name.startswith("automa-office") for name in cards(game, C)[0]) == 2
        assert s.automas[0].built == 2
        assert list(s.construction)[:3] == [-1] * 3


@clauses("GF-22.27", "GF-17.1")
def test_sc33_scoring() -> None:
    game = lay(3, round=6, automas="pei")
    remodelled(game, C, "training", "assembly")
    for tile in ("internship-program", "conference-room", "production", "executives"):
        own(game, C, tile)
    ask(game, Step.HIRE, A)
    assert score(game.state, game.box, C) == 29
    own(game, C, "renovation")
    own(game, C, "loyal-staff")
    own(game, C, "skyline")
    own(game, C, "new-offices")
    ask(game, Step.HIRE, A)
    assert score(game.state, game.box, C) == 29 + (4 + 6) + (4 + 5) + (4 + 6) + (1 + 2) + 2 * 3


@clauses("GF-22.9", "GF-22.14")
def test_sc39_nothing_free_at_all() -> None:
    game = lay(2, automas="gropius")
    s = game.state
    for row in range(4):
        s.consulting[row] = s.stock[row] = s.agency[row] = A
        s.stored[row] = 0
    for slot in range(6):
        s.factory[slot] = A
    s.construction[0] = s.construction[1] = A
    s.players[A].hand, s.players[B].hand = 0, 1
    deck(game, B, ["stock-1"], [card for card in PLAIN if card != "stock-1"])
    supply = 25 - 1
    order = ["stock-1", "consulting-1", "stock-1", "advertising-1", "warehouse-1", "factory-1", "construction-1"]
    tells = run(game, Step.SCHEDULING, dictation=order)
    assert told(tells, "automa-gives-up") == [{"seat": B}]
    assert (s.players[B].hand, s.players[B].supply) == (0, supply + 1)
    assert len(cards(game, B)[0]) == 6


@clauses("GF-22.23", "GF-22.24", "GF-22.25")
def test_sc40_no_achievement_floor_left() -> None:
    game = lay(3, round=6, automas="pei")
    s, names = game.state, game.names.of["new_floor"]
    achievements = [names[f] for f in range(20) if game.box.floor_achievement[f]]
    tier2 = [names[f] for f in range(20) if game.box.floor_tier[f] == 2]

    def buy() -> set[str]:
        before = owns(game, C)
        s.construction[0] = C
        run(game, Step.CONSTRUCTION)
        return owns(game, C) - before

    for _ in achievements:
        assert buy() <= set(achievements)
    for _ in tier2:
        assert buy() <= set(tier2)
    bought = buy()
    assert "empty-floor" in bought
    assert len(bought) == 2, "the Empty Floor brings an office"
    tiers = []
    while bought := buy():
        tiers.append([game.box.office_tier[game.names.number(NEW_OFFICE, name)] for name in bought])
    assert tiers == sorted(tiers, reverse=True)
    assert len(owns(game, C)) == 19 + 7
    assert "office-renovation" not in owns(game, C)
    undrawn, drawn = cards(game, C)
    assert sum(name.startswith("automa-office") for name in undrawn + drawn) == 4


@clauses("GF-22.21", "GF-22.28", "GF-22.8")
def test_sc41_price_cut() -> None:
    game = lay(4, automas="pei")
    popular(game, {2: [D]})
    shelve(game, R1=A, R2=A, R5=B, R6=B, R8=D, R9=D)
    run(game, Step.CUTS)
    assert [game.state.players[p].money for p in range(4)] == [6, 0, 0, 0]
    play(game, "cut R5 to R4", "cut R6 to R3")
    assert shelves(game) == {"R3": B, "R4": B, "R5": D, "R6": D}
    game = lay(2, automas="pei")
    popular(game, {2: [B]})
    own(game, A, "niche-market", "training")
    shelve(game, R3=B, R8=B, R5=A, R6=A)
    run(game, Step.CUTS)
    assert game.due == (A,)
    play(game, "keep R5", "keep R6")
    assert shelves(game) == {"R1": B, "R5": A, "R6": A}
    assert game.state.players[B].money == 0


@clauses("GF-22.12")
def test_gropius_hires_once() -> None:
    game = lay(3, automas="gropius")
    s = game.state
    deck(game, C, PLAIN)
    s.job_market = 4
    run(game, Step.HIRING)
    assert s.players[C].employees == 1
    s.job_market = 3
    run(game, Step.HIRING)
    me = s.players[C]
    assert (me.employees, me.untrained, s.job_market) == (2, 1, 4)
    assert sum(name.startswith("factory") for name in cards(game, C)[0]) == 2
    s.job_market = 1
    run(game, Step.HIRING)
    assert me.employees == 2
    me.hand, s.front = 0, 0
    run(game, Step.DISMISSALS)
    assert at(game) == "hire", "nobody asks an Automa whom to dismiss"
    only(game, Step.NEXT_ROUND)
    assert me.hand == 4
    run(game, Step.INCOME)
    assert (me.money, s.players[A].money) == (0, 9)
    for who in ("pei", "hadid"):
        game = lay(3, automas=who)
        game.state.job_market = 1
        run(game, Step.HIRING)
        assert game.state.players[C].employees == 1


@clauses("GF-22.11", "GF-22.9")
def test_a_construction_card_joins_late() -> None:
    game = lay(3, round=6, automas="pei+gropius")
    s = game.state
    for seat in (B, C):
        deck(game, seat, [], [card.replace("-1", f"-{seat}") for card in PLAIN])
    only(game, Step.ROUND)
    for seat in (B, C):
        undrawn, drawn = cards(game, seat)
        assert sum(name.startswith("construction") for name in undrawn) == 2
        assert (len(undrawn), drawn) == (7, [])
    assert s.automa_cards.n == 28 - 14


@clauses("GF-22.16", "GF-8.3")
def test_advertising() -> None:
    game = lay(2, automas="pei")
    game.state.agency[0], game.state.agency[1] = B, B
    deck(game, B, PLAIN)
    run(game, Step.AGENCY, dictation=["consulting-1", "warehouse-1"])
    assert list(game.state.players[B].ads) == [2, 0, 1]


@clauses("GF-22.17", "GF-22.8")
def test_marketing_bonus() -> None:
    game = lay(3, automas="pei+gropius")
    s = game.state
    popular(game, {3: [B], 2: [C], 1: [A]})
    remodelled(game, B, "training")
    run(game, Step.BONUSES, dictation=["storage"])
    assert is_remodelled(game, B) == ["training", "storage"]
    assert s.players[B].goods == 0
    assert [s.players[p].temp_help for p in range(3)] == [0, 0, 1]
    s.front = 0
    for p in range(3):
        s.players[p].hand = 0
    only(game, Step.NEXT_ROUND)
    assert [s.players[p].hand for p in range(3)] == [4, 4, 5]
    remodelled(game, B, *game.names.of["office"])
    run(game, Step.BONUSES, dictation=["training"])
    assert [game.names.name(game.title.kinds["bonus"], s.players[p].bonus) for p in (B, C)] == ["temp-help", "remodel"]


@clauses("GF-22.20")
def test_stock() -> None:
    for current, left in (("depression", 2), ("recession", 2), ("stable", 0), ("boom", 0)):
        game = lay(2, current=current, automas="pei")
        game.state.track[0] = game.state.track[3] = B
        supply = 21 - 2
        run(game, Step.SELLING)
        assert (len(track(game)), game.state.players[B].supply) == (left, supply + 2 - left)
        assert game.state.players[B].money == 0
    game = lay(2, current="boom", automas="pei")
    game.state.track[7] = B
    tells = run(game, Step.STOCK)
    assert told(tells, "automa-bought-out") == [{"seat": B}]


@clauses("GF-22.8", "GF-22.10")
def test_an_automa_owns_nothing() -> None:
    """Goods go to the bank, appointments and customers bring it nothing; Press Relations does not work for it."""
    game = lay(2, automas="pei")
    s, me = game.state, game.state.players[B]
    s.warehouse[0], s.appointments[0], s.consulting[0] = B, B, B
    shelve(game, R1=B)
    run(game, Step.CONSULTING, Step.WAREHOUSE, Step.FORECAST, Step.SALES, dictation=["S1"])
    assert (me.money, me.info, me.goods, s.stored[0], shelves(game)) == (0, 0, 0, 0, {})
    own(game, B, "press-relations")
    popular(game, {5: [B]})
    staff(game, B, 1)
    only(game, Step.NEXT_ROUND)
    assert me.field == 4


def test_automa_cards_of_the_box() -> None:
    """Twenty-eight cards; every kind has all four segments, and ten, nine and nine of the types."""
    game = fresh(2)
    box = game.box
    assert len(game.names.all(AUTOMA_CARD)) == 28
    for kind in range(7):
        own_cards = [c for c in range(28) if box.card_kind[c] == kind]
        assert sorted(box.card_segment[c] for c in own_cards) == [1, 2, 3, 4]
    assert [list(box.card_ad)[:28].count(t) for t in range(3)] == [10, 9, 9]
