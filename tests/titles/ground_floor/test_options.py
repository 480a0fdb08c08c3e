"""The options: forecast decks, extra cards, events, and the designer's later wishes."""

from __future__ import annotations

from collections import Counter
from random import Random

from stammtisch.titles.ground_floor import forecast
from stammtisch.titles.ground_floor.scoring import score
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import A, ask, fresh, is_remodelled, lay, own, purse, remodelled, run
from tests.titles.table import at, play, refused, told

TYPES = ("depression", "recession", "stable", "boom")


def types_of(game: object) -> list[int]:
    """How many cards of each type are in the deck, the two on top included."""
    s = game.state  # type: ignore[attr-defined]
    count = list(s.future.count)
    count[s.current] += 1
    if s.following >= 0:
        count[s.following] += 1
    return count


@clauses("GF-1.5", "GF-1.6", "GF-1.12", "GF-13.2", "GF-0.8")
def test_standard_deck() -> None:
    """2, 3, 3 and 2 cards; the first is a recession or stable; any type may follow."""
    first, second = Counter(), Counter()
    for seed in range(200):
        game = fresh(2, seed)
        assert types_of(game) == [2, 3, 3, 2]
        first[game.state.current] += 1
        second[game.state.following] += 1
        assert (game.state.era, game.state.event) == (-1, -1)
    assert set(first) == {1, 2}
    assert set(second) == {0, 1, 2, 3}
    assert abs(first[1] - 100) < 30


@clauses("GF-23.1", "GF-23.2", "GF-1.6")
def test_eras() -> None:
    wanted = {
        "balanced-times": [2, 3, 3, 2],
        "golden-age": [1, 2, 4, 3],
        "long-slump": [3, 4, 2, 1],
        "roller-coaster": [4, 1, 1, 4],
        "quiet-decades": [1, 4, 4, 1],
    }
    met = set()
    for seed in range(40):
        game = fresh(2, seed, era_cards="on")
        era = game.names.of["era"][game.state.era]
        assert types_of(game) == wanted[era]
        assert TYPES[game.state.current] in ("recession", "stable")
        met.add(era)
    assert met == set(wanted)


@clauses("GF-25.1")
def test_an_event_is_drawn() -> None:
    assert {fresh(2, seed, event_cards="on").state.event for seed in range(60)} == set(range(6))


@clauses("GF-24.1", "GF-27.1")
def test_fronts_come_as_from_a_shuffled_deck() -> None:
    """The fronts are drawn when they are turned up; the chances are those of the deck that the rules describe.

    Depressions with the Great Depression: three of D1 to D4 and the extra card, of which two come.
    """
    random = Random(5)
    trials = 6000
    dealt, drawn = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    game = lay(2, current="depression", great_depression="on")
    extra = game.names.number(game.title.kinds["card"], "great-depression")
    game.state.chance.seed(7)
    for _ in range(trials):
        pile = [0, 1, 2, 3]
        pile[random.randrange(4)] = extra
        random.shuffle(pile)
        dealt[tuple(pile[:2])] += 1
        for card in range(len(game.state.seen)):
            game.state.seen[card] = 0
        cards = []
        for _ in range(2):
            forecast.turn_up(game.state, game.box)
            cards.append(int(game.state.front))
        drawn[tuple(cards)] += 1
    for pair in set(dealt) | set(drawn):
        assert abs(dealt[pair] - drawn[pair]) < 130, (pair, dealt[pair], drawn[pair])


@clauses("GF-24.1")
def test_extra_cards_only_by_their_options() -> None:
    for options in ({}, {"great_depression": "on"}, {"windfall": "on"}):
        for current, name in (("depression", "great_depression"), ("boom", "windfall")):
            met = set()
            for seed in range(40):
                game = lay(3, current=current, seed=seed, **options)
                run(game, Step.FORECAST)
                met.add(game.names.of["forecast_card"][game.state.front])
            assert (name.replace("_", "-") in met) == (name in options)


# ------------------------------------------------------------------------------------------- the later wishes


@clauses("GF-26.1", "GF-5.11")
def test_remodelling_at_the_construction_company() -> None:
    """Before and after each own marker's step, also if nothing is bought; never without the option."""
    game = lay(2, round=3, later_wishes="on")
    me = game.state.players[A]
    me.money = me.info = 9
    game.state.construction[0] = A
    run(game, Step.CONSTRUCTION)
    assert at(game) == "remodel-at-build"
    play(game, "remodel training")
    assert at(game) == "remodel-at-build"
    play(game, "done", "nothing")
    assert at(game) == "remodel-at-build"
    play(game, "remodel storage", "remodel assembly")
    assert (at(game), purse(game, A), me.goods) == ("hire", (0, 0), 1)
    assert is_remodelled(game, A) == ["training", "assembly", "storage"]
    game = lay(2, round=3)
    game.state.players[A].money = game.state.players[A].info = 9
    game.state.construction[0] = A
    run(game, Step.CONSTRUCTION)
    assert at(game) == "build"


@clauses("GF-26.1", "GF-20.6")
def test_construction_admin_needs_more_time() -> None:
    for value, hand in (("off", 3), ("on", 4)):
        game = lay(2, round=3, later_wishes=value)
        me = game.state.players[A]
        own(game, A, "construction-admin")
        me.hand = hand - 1
        ask(game, Step.SCHEDULE, A)
        refused(game, "floor construction-admin", "GF-5.5")
        me.hand = hand
        ask(game, Step.SCHEDULE, A)
        play(game, "floor construction-admin")
        assert (me.hand, me.used) == (0, hand)


@clauses("GF-26.1", "GF-18.13", "GF-20.22")
def test_final_remodellings() -> None:
    """As many as can be paid, in the order of the offices; a Storage brings a good, which counts for Production."""
    everything = ["training", "assembly", "meeting-room", "storage"]
    for value, offices, points in (("on", everything, 4 * 2 + 4 + 2 * 3), ("off", ["assembly"], 2 + 4 + 3 + 3)):
        game = lay(2, round=7, later_wishes=value)
        me = game.state.players[A]
        me.money, me.info, me.goods = 11, 9, 1
        remodelled(game, A, "assembly")
        own(game, A, "production")
        tells = run(game, Step.END_OF_BUSINESS)
        assert is_remodelled(game, A) == offices
        assert score(game.state, game.box, A) == points
        assert len(told(tells, "final-remodel")) == (3 if value == "on" else 0)
