"""The cases of the dossier's examples.md, part 1: the worked examples of the rulebook."""

from __future__ import annotations

from stammtisch.titles.ground_floor.scoring import score
from stammtisch.titles.ground_floor.state import ECONOMY
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    ask,
    fresh,
    is_remodelled,
    lay,
    moneys,
    number,
    only,
    order,
    own,
    popular,
    purse,
    remodelled,
    run,
    shelve,
    shelves,
    specialty,
    stacks,
    staff,
    track,
)
from tests.titles.table import at, play, refused, texts

AN, MA, NI, TA = range(4)


@clauses("GF-3.1", "GF-3.2")
def test_re01_income() -> None:
    """With two employees one gets 6 money, and nothing else changes."""
    game = lay(4)
    staff(game, MA, 2, 1)
    before = [game.state.players[p].clone() for p in range(4)]
    run(game, Step.INCOME)
    assert moneys(game) == [9, 6, 9, 9]
    for p in range(4):
        assert game.state.players[p].info == before[p].info
        assert game.state.players[p].hand == before[p].hand


@clauses("GF-4.3", "GF-4.4", "GF-4.6", "GF-0.6")
def test_re02_second_hire() -> None:
    """A second employee at 5/5: the CEO on field 3, an untrained tile more, the job market one field on."""
    game = lay(4)
    me = staff(game, MA, 2)
    me.money, me.info, me.hand = 9, 7, 7
    ask(game, Step.HIRE, MA)
    play(game, "hire")
    assert (me.employees, me.untrained, purse(game, MA), me.hand) == (3, 1, (4, 2), 7)
    assert game.state.job_market == 7


@clauses("GF-5.3", "GF-5.4", "GF-5.5", "GF-7.1", "GF-18.6")
def test_re03_city_and_home() -> None:
    """The city takes its price at once and acts later; the own office acts at once."""
    game = lay(4)
    me = game.state.players[MA]
    me.money, me.info = 9, 7
    ask(game, Step.SCHEDULE, MA)
    play(game, "place consulting", "done")
    assert (purse(game, MA), me.hand, game.state.consulting[0]) == ((3, 7), 3, MA)
    ask(game, Step.SCHEDULE, MA)
    play(game, "use meeting-room")
    assert (purse(game, MA), me.hand, me.used) == ((3, 8), 2, 1)


@clauses("GF-5.2", "GF-5.9", "GF-5.10", "GF-18.3", "GF-18.4")
def test_re04_remodel_and_use() -> None:
    """Training is remodelled for 3/3 and used in the same turn."""
    game = lay(4)
    me = staff(game, MA, 2, 1)
    me.money = me.info = 3
    ask(game, Step.SCHEDULE, MA)
    play(game, "remodel training")
    assert at(game) == "schedule"
    play(game, "use training")
    assert (purse(game, MA), is_remodelled(game, MA), me.untrained, me.hand) == ((0, 0), ["training"], 0, 3)


@clauses("GF-7.1", "GF-7.3", "GF-7.4", "GF-5.7")
def test_re05_consulting() -> None:
    """Appointments with a left neighbour bring 10 info; the left column moves over."""
    game = lay(4)
    s = game.state
    s.appointments[0], s.appointments[1], s.appointments[2] = AN, AN, MA
    s.players[TA].money, s.players[AN].money = 6, 5
    ask(game, Step.SCHEDULE, TA)
    play(game, "place consulting")
    ask(game, Step.SCHEDULE, AN)
    play(game, "place consulting")
    assert (s.players[TA].money, s.players[AN].money) == (0, 0)
    supplies = [s.players[p].supply for p in range(4)]
    run(game, Step.CONSULTING)
    assert [s.players[p].info for p in range(4)] == [20, 0, 0, 0]
    assert [s.players[p].supply - supplies[p] for p in range(4)] == [2, 1, 0, 0]
    assert list(s.appointments)[:4] == [TA, AN, -1, -1]
    assert list(s.consulting)[:4] == [-1] * 4


def advertising_position() -> object:
    """RE-06 before the choice of types."""
    game = lay(4)
    s = game.state
    s.players[MA].ads[0], s.players[NI].ads[0], s.players[AN].ads[0], s.players[AN].ads[1] = 1, 2, 1, 1
    s.agency[0], s.agency[1], s.agency[2] = MA, TA, NI
    for p in (MA, TA, NI):
        s.players[p].money = s.players[p].info = 2
    popular(game, {5: [MA], 4: [NI], 3: [AN], 2: [TA]})
    return game


@clauses("GF-8.1", "GF-8.2", "GF-8.3")
def test_re06_choosing_types() -> None:
    """The owners choose, row by row; Networking calls up a marker more."""
    game = advertising_position()
    run(game, Step.AGENCY)
    s = game.state
    assert game.due == (MA,)
    play(game, "choose networking")
    assert game.due == (TA,)
    play(game, "choose broadcast")
    assert game.due == (NI,)
    play(game, "choose networking")
    assert [list(s.players[p].ads) for p in range(4)] == [[1, 1, 0], [3, 0, 0], [4, 0, 0], [0, 0, 1]]
    assert list(s.agency)[:4] == [-1] * 4
    assert [purse(game, p) for p in (MA, TA, NI)] == [(2, 2), (0, 0), (2, 2)]


@clauses("GF-8.4", "GF-8.5", "GF-8.6", "GF-8.7", "GF-2.4", "GF-2.5")
def test_re07_evaluation() -> None:
    """Networking, Social Media and Broadcast move the markers; what earned a field goes back."""
    game = lay(4)
    s = game.state
    for p, ads in enumerate([(1, 1, 0), (3, 0, 0), (4, 0, 0), (0, 0, 1)]):
        for type in range(3):
            s.players[p].ads[type] = ads[type]
    popular(game, {5: [MA], 4: [NI], 3: [AN], 2: [TA]})
    run(game, Step.POPULARITY)
    assert stacks(game) == {4: [AN, TA], 6: [MA, NI]}
    assert [list(s.players[p].ads) for p in range(4)] == [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert order(game) == [NI, MA, TA, AN]


@clauses("GF-11.2", "GF-14.1", "GF-14.2")
def test_re08_factory_to_store() -> None:
    """Slot by slot the products are priced."""
    game = lay(4)
    for slot, seat in enumerate((AN, TA, NI, AN, NI)):
        game.state.factory[slot] = seat
    shelve(game, R3=MA)
    run(game, Step.FACTORY)
    for seat, field in ((AN, "R5"), (TA, "R6"), (NI, "R1"), (AN, "R2"), (NI, "R4")):
        assert game.due == (seat,)
        refused(game, "offer R3", "GF-11.2")
        play(game, f"offer {field}")
    assert all(seat == -1 for seat in game.state.factory)
    assert shelves(game) == {"R1": NI, "R2": AN, "R3": MA, "R4": NI, "R5": AN, "R6": TA}


@clauses("GF-14.3", "GF-14.4", "GF-14.5", "GF-14.6", "GF-14.7", "GF-13.1")
def test_re09_sales_and_cuts() -> None:
    """Three customers in the cheapest segment; then the prices fall."""
    game = lay(4)
    shelve(game, R1=NI, R2=AN, R3=MA, R4=NI, R5=AN, R6=TA)
    run(game, Step.FORECAST, Step.SALES, Step.CUTS, dictation=["S1"])
    assert moneys(game) == [8, 6, 9, 0]
    assert game.due == (AN,)
    assert texts(game) == {"cut R5 to R1", "cut R5 to R2", "cut R5 to R3", "cut R5 to R4", "liquidate R5"}
    refused(game, "cut R5 to R6", "GF-14.7")
    refused(game, "keep R5", "GF-14.9")
    play(game, "cut R5 to R1")
    assert game.due == (TA,)
    assert texts(game) == {"cut R6 to R2", "cut R6 to R3", "cut R6 to R4", "liquidate R6"}
    play(game, "cut R6 to R2")
    assert shelves(game) == {"R1": AN, "R2": TA}
    assert moneys(game) == [8, 6, 9, 0]


@clauses("GF-12.2", "GF-12.3", "GF-12.4", "GF-12.5", "GF-12.6", "GF-12.7")
def test_re10_stock_exchange() -> None:
    """Entry from slot 4 down pushes the run up; then all move by two; Nikki sells both."""
    game = lay(4, current="stable")
    s = game.state
    s.track[1], s.track[2] = MA, NI
    s.stock[0], s.stock[2] = NI, TA
    popular(game, {4: [NI], 3: [MA], 2: [TA], 1: [AN]})
    run(game, Step.STOCK, Step.SELLING)
    assert track(game) == {3: NI, 4: TA, 5: MA, 6: NI}
    assert game.due == (NI,)
    assert texts(game) == {"sell 3", "sell 6", "done"}
    refused(game, "sell 4", "GF-12.6")
    play(game, "sell 3", "sell 6")
    assert game.due == (MA,)
    play(game, "done", "done")
    assert track(game) == {4: TA, 5: MA}
    assert moneys(game) == [0, 0, 12, 0]


@clauses("GF-15.2", "GF-15.5", "GF-15.8", "GF-21.1")
def test_re11_cost_of_floors() -> None:
    """Five new floors cost 4/4, 6/6, 8/8, 10/10 and 12/12; the specialty does not count."""
    game = lay(4, round=6)
    me = game.state.players[AN]
    specialty(game, AN, "web-startup")
    me.money = me.info = 40
    spent = []
    for floor in ("investor", "it-department", "research-lab", "merger", "skyline"):
        game.state.construction[0] = AN
        ask(game, Step.BUILD, AN, 0)
        money, info = purse(game, AN)
        play(game, f"build {floor}")
        spent.append((money - me.money, info - me.info))
    assert spent == [(4, 4), (6, 6), (8, 8), (10, 10), (12, 12)]
    assert purse(game, AN) == (0, 0)


@clauses("GF-4.5", "GF-19.1")
def test_re12_human_resources() -> None:
    """A hire at 5/5 costs 2/2; the marker moves all the same."""
    game = lay(4)
    me = staff(game, MA, 3)
    own(game, MA, "human-resources", "training")
    me.money = me.info = 5
    ask(game, Step.HIRE, MA)
    play(game, "hire")
    assert (purse(game, MA), me.employees, game.state.job_market) == ((3, 3), 4, 7)


@clauses("GF-17.1", "GF-17.3", "GF-18.14", "GF-20.1", "GF-20.17", "GF-20.24")
def test_re13_final_score() -> None:
    """A building worth 39."""
    game = lay(4, round=7)
    me = game.state.players[A]
    for floor in ("empty-floor", "online-store", "investor", "corner-office", "skyline"):
        own(game, A, floor)
    own(game, A, "human-resources", "space-1")
    remodelled(game, A, "training", "assembly", "meeting-room")
    me.money, me.info = 11, 9
    ask(game, Step.HIRE, A)
    assert score(game.state, game.box, A) == 39
    only(game, Step.END_OF_BUSINESS)
    assert list(me.ledger) == [6, 3, 22, 5, 3]


@clauses("GF-1.1", "GF-1.2", "GF-1.3", "GF-1.7", "GF-1.9", "GF-21.2", "GF-21.3", "GF-21.4")
def test_re14_set_up() -> None:
    """Specialties at set-up, and the beginner deck."""
    wanted = {
        "e-commerce": (5, 1, 7, []),
        "retail": (4, 2, 7, ["storage"]),
        "insurance": (4, 1, 13, []),
        "web-startup": (4, 1, 7, ["meeting-room"]),
        "non-profit": (4, 1, 7, ["training"]),
        "publishing": (4, 1, 7, ["advertising"]),
        "manufacturing": (4, 1, 7, ["assembly"]),
        "new-technologies": (4, 1, 7, ["research-testing"]),
    }
    met = set()
    for seed in range(8):
        game = fresh(5, seed, forecast="beginner")
        s = game.state
        names = [game.names.of["specialty"][s.players[p].specialty] for p in range(5)]
        assert len(set(names)) == 5
        met |= set(names)
        for p, name in enumerate(names):
            me = s.players[p]
            # phase I has already paid 9 money
            assert (me.hand, me.goods, me.info, is_remodelled(game, p)) == wanted[name]
            assert (me.money, me.supply) == (9, 25 - me.hand)
        assert (s.job_market, list(s.stored)[:4], s.round) == (6, [1] * 4, 1)
        types = [game.names.of["economy"][game.box.beginner_type[r]] for r in range(7)]
        assert [t[0] for t in types] == ["s", "s", "r", "r", "s", "b", "r"]
        assert (s.current, s.following) == (number(game, ECONOMY, "stable"), number(game, ECONOMY, "stable"))
    assert met == set(wanted)
