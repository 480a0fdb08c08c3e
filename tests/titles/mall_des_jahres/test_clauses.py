"""Clauses that no case of the dossier and no golden record reaches: what lies on the table, edges, what is known."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.seating import OptionError
from stammtisch.titles.mall_des_jahres.state import ANY, FACES, Sort
from stammtisch.titles.mall_des_jahres.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import (
    ANCHORS,
    BRANCHES,
    COUNTERS,
    ENTRIES,
    IDS,
    QUIET,
    at_category,
    chip,
    display,
    draw_pile,
    fresh,
    lay,
    mall,
    marker,
    next_turn,
    now,
    pile,
    stack,
)
from tests.titles.table import at, play, refused, texts, told

# ------------------------------------------------------------------------------------------- what lies on the table


@pytest.mark.parametrize("seats", [1, 6])
@clauses("MJ-1.1")
def test_two_to_five_play(seats: int) -> None:
    assert TITLE.seats == (2, 3, 4, 5)
    with pytest.raises(OptionError, match="2, 3, 4 or 5 seats"):
        TITLE.blank(seats)


@clauses("MJ-1.4", "MJ-2.1", "MJ-2.2", "MJ-2.3", "MJ-2.4", "MJ-2.5")
def test_what_the_cards_show() -> None:
    box = fresh().box
    for card in range(len(box.sort)):
        faces = [face for face in box.dice[card] if face]
        sort = box.sort[card]
        if sort in (Sort.STORE, Sort.ANCHOR):
            assert 1 <= box.category[card] <= 5
        if sort <= Sort.COUNTER:
            assert 1 <= len(faces) <= 3
            assert all(1 <= face <= FACES for face in faces)
        else:
            assert not faces
        assert (box.branch[card] != NONE) == (sort == Sort.STORE)
        assert (box.bonus[card] != NONE) == (sort == Sort.CLOSURE)
        if sort in (Sort.COUNTER, Sort.VACANCY):
            assert box.category[card] == 0
    zones = [box.zone[card] for card in range(len(box.sort)) if box.sort[card] == Sort.CLOSURE]
    assert [zones.count(zone) for zone in range(ANY + 1)] == [6, 6, 6, 6]


@clauses("MJ-2.7")
def test_two_counters_of_one_name_are_refused() -> None:
    data = copy.deepcopy(tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8")))
    data["counter"][1]["id"] = data["counter"][0]["id"]
    with pytest.raises(BoxError):
        TITLE.edited_box(data)


@clauses("MJ-3.1", "MJ-3.6", "MJ-3.9")
def test_what_a_new_game_has() -> None:
    game = fresh(3)
    assert (game.box.branches, game.box.fields_of_track, game.box.max_anchors) == (12, 40, 2)
    assert (game.state.anchor_pile.n, game.state.counter_pile.n) == (12, 20)
    assert game.state.store_pile.n == 96 + 10 - 4
    assert [chip(game, branch) for branch in BRANCHES] == [None] * 12
    assert [player.represented for player in game.state.players] == [0] * 5


# ------------------------------------------------------------------------------------------------------ the edges


@clauses("MJ-5.5")
def test_without_a_counter_the_display_keeps_its_order() -> None:
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC"], opened=["ST31"])
    play(game, "nothing")
    refused(game, "arrange 2134", "MJ-7.3")
    play(game, "keep")
    refused(game, "arrange 2134", "MJ-7.3")


@clauses("MJ-1.7", "MJ-5.10")
def test_a_deck_may_be_empty() -> None:
    game = lay(begin="turn")
    play(game, "nothing")
    assert display(game) == [None] * 4
    assert at(game) == "acquire"


@clauses("MJ-6.10")
def test_counters_have_no_limit() -> None:
    game = lay(discard=COUNTERS[:12], counters=["FC13"], dice=[2, 5, 5])
    play(game, "counter")
    assert game.state.players[0].counters == 13


@clauses("MJ-8.7", "MJ-15.5")
def test_what_is_not_there_cannot_be_chosen() -> None:
    game = lay(3, stacks=[["ST01"], ["CL13"], ["ST21"], []], rest_to=[1, 2])
    assert texts(game) == {"try 1", "take 2", "try 3", "anchor", "counter", "nothing"}
    refused(game, "draw", "MJ-8.7")
    refused(game, "try 4", "MJ-8.7")
    refused(game, "take 4", "MJ-8.7")
    refused(game, "try 2", "MJ-8.2")
    refused(game, "take 1", "MJ-8.2")
    refused(game, "refresh", "MJ-10.6")


@clauses("MJ-15.6")
def test_an_empty_pile_has_no_anchor() -> None:
    game = lay(others={1: {"discard": [*ANCHORS, *COUNTERS]}})
    refused(game, "anchor", "MJ-15.6")
    refused(game, "counter", "MJ-15.6")


@clauses("MJ-15.7")
def test_without_an_open_store_nobody_dices_for_one() -> None:
    game = lay(stacks=[["CL01"], ["CL02"], ["CL13"], []])
    assert not {text for text in texts(game) if text.startswith("try")}


@clauses("MJ-15.3", "MJ-7.7")
def test_without_a_store_of_the_branch_nothing_is_swapped() -> None:
    game = lay(begin="turn", draw=["ST31", "VAC", "VAC", "VAC"], opened=["ST31"])
    play(game, "nothing")
    assert at(game) == "dismiss"
    refused(game, "swap 1", "MJ-7.7")


@pytest.mark.parametrize("card", ["AN01", "FC01"])
@clauses("MJ-7.7")
def test_anchors_and_counters_are_not_swapped(card: str) -> None:
    game = lay(begin="turn", draw=[card, "VAC", "VAC", "VAC"], mall=mall(3))
    play(game, "nothing")
    if card == "FC01":
        play(game, "arrange 1234")
    assert at(game) == "dismiss"


@clauses("MJ-8.19")
def test_what_is_taken_up_lies_on_the_pile_before_it_opens() -> None:
    game = lay(draw=["VAC"], pile=["ST41"])
    ply = play(game, "draw")
    events = [tell.event for tell in ply.tells]
    assert events.index("taken-up") < events.index("opened")
    assert draw_pile(game) == ["ST41", "VAC"]


@clauses("MJ-11.5")
def test_a_closed_store_can_be_acquired_again() -> None:
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC", *QUIET], opened=["ST31"], dice=[3, 3, 3])
    play(game, "nothing", "keep", "close", "onto 2", "nothing")
    next_turn(game)
    play(game, "try 2")
    assert draw_pile(game) == ["ST31"]


@clauses("MJ-12.6")
def test_a_mall_may_fall_by_two_steps() -> None:
    draw = ["VAC", "ST31", "VAC", "VAC"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], mall=mall(2), at_category="III", m=24)
    play(game, "nothing", "keep", "close", "onto 1")
    assert (at_category(game), marker(game)) == ("I", 24 - 3 - 2)


@clauses("MJ-12.6")
def test_a_mall_may_rise_by_two_steps() -> None:
    game = lay(mall=mall(5), pile=mall(6)[-1:], at_category="I")
    play(game, "draw")
    assert (at_category(game), marker(game)) == ("III", 25)


# ------------------------------------------------------------------------------------------------ what is known


@clauses("MJ-16.1")
def test_nobody_knows_what_lies_in_the_piles() -> None:
    """What is shown of a shuffled pile is in the order of the box, and no closure card in it has a face."""
    for seed in range(3):
        lying = [name for name in now(fresh(seed=seed))["store_pile"]["item"] if name is not None]
        stores = [name for name in lying if name != "closure"]
        assert lying.count("closure") >= 6
        assert set(stores) <= {IDS[code] for code in ENTRIES if code.startswith("ST")}
    game = lay(m=20)
    for code in ("ST41", "ST93", "CL13"):
        again = game.clone()
        play(again, "draw", dictation=[IDS[code]])


@clauses("MJ-16.2", "MJ-16.3", "MJ-16.4")
def test_everything_else_is_open() -> None:
    stacks = [["ST01", "ST02"], ["ST61"], ["ST67"], ["ST77"]]
    game = lay(draw=["VAC", "ST31"], discard=["FC01"], holds=["CL01"], stacks=stacks, dice=[1, 2, 3])
    views: list[Any] = [game.view(seat)["state"] for seat in (None, 0, 1)]
    for view in views:
        del view["choices"]
    watched = views[0]
    assert views == [watched] * 3
    assert watched["beneath"] == {IDS["ST01"]: IDS["ST02"]}
    assert watched["players"][0]["draw"]["item"][:2] == [IDS["ST31"], "vacancy"]


@clauses("MJ-16.5")
def test_what_was_put_beneath_a_pile_is_known() -> None:
    rest = [code for code in ANCHORS if code not in ("AN01", "AN05")]
    game = lay(
        display=[None, "AN05"],
        pile=["CL13"],
        anchors=["AN01"],
        others={1: {"discard": rest[:6], "draw": ["VAC"] * 8}},
        discard=rest[6:],
    )
    play(game, "draw")
    assert pile(game, "anchor") == ["AN01", "AN05"]


@clauses("MJ-16.6")
def test_chance_decides_the_open_cards_and_who_begins() -> None:
    game = fresh(4)
    assert len(game.setup_notes) == 4 + 1
    assert {stack(fresh(seed=seed), 1)[0] for seed in range(6)} != {stack(game, 1)[0]}
    assert {fresh(4, seed).state.start_player for seed in range(30)} == {0, 1, 2, 3}


@clauses("MJ-9.7")
def test_a_refresh_without_a_card_lays_nothing() -> None:
    game = lay(3, stacks=[["ST01"], ["ST12"], ["ST21"], ["ST31"]], holds=["CL03"], rest_to=[1, 2])
    ply = play(game, "refresh")
    assert len(told(ply, "no-card")) == 4 - sum(len(stack(game, number)) > 1 for number in (1, 2, 3, 4))


@clauses("MJ-11.1")
def test_a_position_may_be_saved_while_a_stack_is_chosen() -> None:
    """Until then the store that closes counts as open; what follows is the same after loading."""
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC"], opened=["ST31"], mall=["ST01", "ST12"], m=23)
    play(game, "nothing", "keep", "close")
    again = Game(TITLE, game.seats, position=now(game), seed=1)
    assert again.state.players[0].represented == game.state.players[0].represented == 3
    for one in (game, again):
        play(one, "onto 1")
        assert (at_category(one), marker(one), one.state.players[0].represented) == ("I", 21, 2)
