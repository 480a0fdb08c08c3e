"""Brauerei plays to its end at every table and with every option, and nothing comes or goes on the way."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import BoxError
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.taste import MOST_CARDS
from stammtisch.titles.brauerei.title import TITLE
from tests.titles.brauerei.table import ask, ask_all, fresh, furnish, lay
from tests.titles.table import at, play, refused, texts


def play_out(game: Game, seed: int) -> None:
    """Plays a game by lot, fewer cards and lorries than one could, and looks at it after each move."""
    random = Random(seed)
    while not game.over:
        moves, where = game.moves(), TITLE.where(game.state)
        assert where["place"]
        assert where["phase"]
        game.play(random.choice(moves if len(moves) < 8 else moves[: len(moves) // 2]))
        assert not list(TITLE.invariants(game.state, game.box))
        assert len(game.plies) < 5000


@pytest.mark.parametrize("seats", TITLE.seats)
def test_random_games_end_and_keep_everything(seats: int) -> None:
    game = fresh(seats, seed=seats)
    play_out(game, seats)
    scores = game.scores()
    for score in scores:
        assert score.total == sum(line.points or 0 for line in score.lines)
    assert min(score.place or 0 for score in scores) == 1
    first = next(score for score in scores if score.place == 1)
    assert first.total == max(score.total or 0 for score in scores)


@pytest.mark.parametrize("options", [{"research": "additional"}, {"supra_access": "reps"}], ids=str)
def test_every_option_plays_to_its_end(options: dict[str, str]) -> None:
    play_out(fresh(3, options, seed=5), 5)


# ------------------------------------------------------------------------------------------------- boxes that grow

Entries = dict[str, Any]


def grown() -> Entries:
    """As much of everything as there is room for: a sixth area below the highest one, objects, predicates."""
    data = own()
    areas, objects = data["area"], data["object"]
    areas.insert(4, {**areas[3], "id": "export", "needs": "wholesale"})
    del areas[4]["letter"]
    for i in range(6):
        objects.insert(len(objects) - 6, {"id": f"E{i + 1}", "area": "export"})
    for i in range(6):
        objects.insert(12, {"id": f"K{18 - i}", "area": "kiosk", "top_row": True})
    for category in data["category"]:
        data["predicate"].append({"id": f"odd-{category['id']}", "category": category["id"], "copies": 2})
    return data


def shrunk() -> Entries:
    """As little as the rules allow: where everybody begins and U, one predicate in each category."""
    data = own()
    data["area"] = [data["area"][0], data["area"][-1]]
    data["object"] = [x for x in data["object"] if x["area"] in ("kiosk", "supra-regional")]
    data["predicate"] = [{**x, "copies": 12} for x in data["predicate"][::5]]
    return data


def own() -> Entries:
    """The entries of the title's own box, to be changed."""
    return copy.deepcopy(dict(TITLE.load_box().entries))


@pytest.mark.parametrize("data", [grown(), shrunk()], ids=["grown", "shrunk"])
def test_a_box_grows_and_shrinks(data: Entries) -> None:
    """BR-2.1, BR-2.6, BR-3.1: how many areas, objects and predicates there are is the box's."""
    box = TITLE.edited_box(data)
    for seed, seats in enumerate(TITLE.seats):
        game = fresh(seats, seed=seed, box=box)
        assert game.state.deck.n + seats * box.struct.starting_hand == sum(box.struct.copies) + box.struct.jokers
        play_out(game, seed)


def test_a_new_area_lies_on_the_way_to_the_highest() -> None:
    """BR-9.3: who supplies nothing there is told so, and gets to U as soon as something is."""
    box = TITLE.edited_box(grown())
    closed = lay("K1! P1 S1 W1", box=box)
    furnish(closed, 0, reps="home home")
    ask_all(closed, Step.SEND, "A")
    assert refused(closed, "send U1", "BR-9.3", 0).text == "You supply nothing there: export."
    assert "send E1" in texts(closed, 0), "its own condition is met (BR-9.2)"
    opened = lay("K1! P1 S1 W1 E1", box=box)
    furnish(opened, 0, reps="home home")
    ask_all(opened, Step.SEND, "A")
    assert "send U1" in texts(opened, 0)


def test_who_buys_a_whole_deck_of_now_may_buy_on_in_a_larger_one() -> None:
    """BR-8.7 sets no limit; one choice does, so more is asked for."""
    data = own()
    data["game"]["jokers"] = 20
    game = lay("K1!", "K2!", "K3!", box=TITLE.edited_box(data))
    furnish(game, 0, money=1_000)
    ask(game, Step.BUY, 0)
    play(game, f"buy {MOST_CARDS}")
    assert (at(game), game.state.deck.n) == ("buy", 100 - 15 - MOST_CARDS)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data["category"].append({"id": "smell"}), "4"),
        (lambda data: data.update(area=data["area"][:1], object=data["object"][:12]), "BR-2.1"),
        (lambda data: data.update(predicate=data["predicate"][5:]), "BR-7.5"),
        (lambda data: data["object"].extend({"id": f"U{i}", "area": "supra-regional"} for i in range(7, 20)), "54"),
    ],
    ids=["five categories", "one area", "no aroma", "too many objects"],
)
def test_what_no_box_can_be_is_refused(spoil: Callable[[Entries], None], said: str) -> None:
    data = own()
    spoil(data)
    with pytest.raises(BoxError, match=said):
        TITLE.edited_box(data)
