"""Standing orders: what they choose is legal, hangs on what the seat may know alone, and stops where it should."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import stammtisch
from stammtisch.kernel.play import orders
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.orders import Ended, Order, Unless
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.title import TitleError, find_title
from stammtisch.kernel.title.words import Mistake

PEOPLE = [Seat("Ada"), Seat("Bruno"), Seat("Clara")]


def bidding(title: str = "brauerei", seed: int = 1) -> Game:
    """A game in which several are to bid unseen."""
    game, random = stammtisch.new(title, PEOPLE, seed), Random(seed)
    while game.decision is None or game.decision.name != "bid" or len(game.due) < 3:
        assert not game.over
        game.play(random.choice(game.moves()))
    return game


def answer(game: Game, seat: int, order: Order) -> str | Ended:
    said = orders.answer(game, seat, order)
    return said if isinstance(said, Ended) else game.move(seat, said).text


@pytest.mark.parametrize("title", stammtisch.titles())
def test_orders_choose_what_is_legal_and_the_same_in_all_states_that_the_seat_cannot_tell_apart(title: str) -> None:
    found = find_title(title)
    people = [Seat(f"P{n}") for n in range(max(2, found.least_seats()))]
    game, random, asked = stammtisch.new(title, people, 3), Random(3), 0
    for _ in range(60):
        if game.over:
            break
        decision, seat = game.decision, game.due[-1]
        assert decision is not None
        able = [move for move in game.moves(seat) if decision.split(move.option)[0] in decision.orders]
        if able:
            wished = random.choice(able)
            conditions = orders.conditions(game, seat, decision)
            picked = random.choice(conditions)
            unless = Unless(
                picked.name, None if (span := picked.number) is None else random.randint(span.low, min(span.high, 9))
            )
            order = orders.given(game, seat, Order(decision.name, wished.text, unless=(unless,)))
            order = replace(order, since=max(0, len(game.plies) - 9))
            said = orders.answer(game, seat, order)
            assert isinstance(said, Ended) or said in game.options_of(seat)
            other = game.clone()
            other.state.copy_from(game.imagine(seat, random.getrandbits(60)))
            assert orders.answer(other, seat, order) == said
            assert orders.followed(other, seat, order) == orders.followed(game, seat, order)
            asked += 1
        game.play(random.choice(game.moves()))
    assert asked > 3


def test_a_bid_rises_as_far_as_it_may() -> None:
    game = bidding()
    seat = game.due[0]
    order = orders.given(game, seat, Order("bid", "bid 2", most=4))
    assert answer(game, seat, order) == "bid 2"
    for other in list(game.due):
        game.play("bid 2" if other in game.due[:2] or other == seat else "bid 0", other)
    assert game.decision is not None and game.decision.name == "bid" and seat in game.due, (
        "those who are tied bid again"
    )
    assert answer(game, seat, order) == "bid 3"
    assert answer(game, seat, replace(order, most=None)) == Ended("impossible")
    assert answer(game, seat, replace(order, most=2)) == Ended("impossible")


def test_what_others_bid_before_an_order_was_given_does_not_interrupt_it() -> None:
    game = bidding()
    seat, other = game.due[0], game.due[1]
    early = orders.given(game, seat, Order("bid", "bid 0", unless=(Unless("above", 3),)))
    for n in list(game.due):
        game.play("bid 4" if n == other else "bid 0", n)
    late = orders.given(game, seat, Order("bid", "bid 0", unless=(Unless("above", 3),)))
    assert game.decision is not None and game.decision.name == "bid", "the next one is up"
    assert answer(game, seat, late) == "bid 0"
    made = next(n for n, ply in enumerate(game.plies, 1) if ply.move.text == "bid 4")
    assert answer(game, seat, early) == Ended("interrupted", Unless("above", 3), made)
    assert answer(game, seat, replace(early, unless=(Unless("above", 4),))) == "bid 0"
    own = next(n for n, ply in enumerate(game.plies, 1) if ply.move.seat == other and n > early.since)
    assert made == own


def test_a_phase_that_ends_ends_the_order_and_one_to_come_does_not() -> None:
    game, random = bidding(), Random(1)
    seat = game.due[0]
    now = orders.given(game, seat, Order("bid", "bid 0", until="phase"))
    later = orders.given(game, seat, Order("office", "stay", until="phase"))
    this_round = orders.given(game, seat, Order("bid", "bid 0", until="round"))
    assert (now.within, later.within) == (True, False)
    while game.decision is not None and game.decision.name == "bid":
        assert orders.followed(game, seat, now).ended is None
        game.play("bid 0", game.due[0])
    assert orders.followed(game, seat, now).ended == Ended("lapsed")
    assert orders.followed(game, seat, later).ended is None
    assert orders.followed(game, seat, this_round).ended is None
    round_of = game.state.round
    while game.state.round == round_of:
        game.play(random.choice(game.moves()))
    assert orders.followed(game, seat, this_round).ended == Ended("lapsed")


def test_an_order_is_used_so_often_and_no_more() -> None:
    game = bidding()
    order = orders.given(game, 0, Order("bid", "bid 0", times=2))
    assert orders.followed(game, 0, replace(order, used=1)).ended is None
    assert orders.followed(game, 0, replace(order, used=2)).ended == Ended("used-up")


def test_conditions_on_what_a_seat_has_and_may() -> None:
    game = bidding()
    seat = game.due[0]
    money = game.view(seat)["state"]["players"][seat]["money"]
    for name, number, holds in (
        ("has:money", money, True),
        ("has:money", money + 1, False),
        ("lacks:money", money, False),
        ("lacks:money", money + 1, True),
        ("chapter", game.state.round, True),
        ("chapter", game.state.round + 1, False),
        ("rep-number", game.state.auction, True),
        ("rep-number", game.state.auction + 1, False),
    ):
        order = Order("bid", "bid 0", unless=(Unless(name, number),))
        assert isinstance(answer(game, seat, order), Ended) == holds, (name, number)


def test_what_concerns_me_is_what_others_do_to_me() -> None:
    game, random = bidding(), Random(4)
    order = Order("lay", "done", unless=(Unless("to-me"),))
    for _ in range(2000):
        hit = next((t for t in game.plies[-1].tells if t.event == "lures"), None)
        if hit is not None:
            target, doer = hit.facts["other"], hit.facts["seat"]
            since = replace(order, since=len(game.plies) - 1)
            assert orders.holding(game, target, since, Unless("to-me")) == (True, len(game.plies))
            assert orders.holding(game, doer, since, Unless("to-me")) == (False, None)
            return
        moves = game.moves()
        game.play(next((m for m in moves if m.text.startswith("lure")), None) or random.choice(moves))
    raise AssertionError("nobody lured")


def test_an_order_of_other_rules_stops() -> None:
    game = bidding()
    for gone in (Order("duel", "shoot"), Order("bid", "bid lots"), Order("kiosk", "settle K1")):
        assert orders.followed(game, 0, gone).ended == Ended("impossible")
    seat = game.due[0]
    unknown = Order("bid", "bid 0", unless=(Unless("rain", 3),))
    assert answer(game, seat, unknown) == Ended("interrupted", Unless("rain", 3)), "what cannot be told interrupts"


def test_what_a_condition_may_not_know_interrupts_and_is_found_by_the_suite() -> None:
    from stammtisch.check.orders import ordered
    from stammtisch.check.report import Failed

    nosy = Interrupt("nosy", lambda s, box, seat, n: s.players[1 - seat].hand.count[0] > 0, decisions=("bid",))
    game = bidding()
    game.title = replace(game.title, interrupts=(nosy,))
    assert orders.declared(game, 0, Unless("nosy")) is None
    assert answer(game, 0, Order("bid", "bid 0", unless=(Unless("nosy"),))) == Ended("interrupted", Unless("nosy"))
    with pytest.raises(Failed, match="'nosy' hangs on what seat 0 may not know"):
        ordered(game, 0)


def test_a_title_declares_conditions_that_can_be_offered() -> None:
    title = find_title("brauerei")
    for wrong in (
        Interrupt("above", lambda s, box, seat, n: True),
        Interrupt("Bad Name", lambda s, box, seat, n: True),
        Interrupt("fine", lambda s, box, seat, n: True, decisions=("duel",)),
        Interrupt("fine", lambda s, box: True),  # type: ignore[misc, arg-type]
    ):
        with pytest.raises(TitleError, match="interrupts"):
            replace(title, interrupts=(wrong,))


def test_what_is_wrong_with_an_order_is_said_in_three_languages() -> None:
    game = bidding()
    with pytest.raises(Mistake) as wrong:
        orders.given(game, 0, Order("bid", "bid 1", until="phase", times=100))
    assert wrong.value.said("en") == "wanted 1 to 99 times"
    assert len({wrong.value.said(lang) for lang in ("en", "de", "fr")}) == 3
