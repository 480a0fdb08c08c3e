"""The solo game of Wishland: drawing, playing, advertising, collecting (chapter 23)."""

from __future__ import annotations

from tests.titles.coverage import clauses
from tests.titles.table import at, play, refused, texts
from tests.titles.wishland.table import buy, lay, me, stacks_on

WORKER = "take worker"


@clauses("WL-23.6", "WL-23.10", "WL-23.11", "WL-23.12", "WL-23.13")
def test_a_solo_turn_with_a_play() -> None:
    game = lay(1, cr=5, space=1, market=["R01"])
    play(game, "draw", "draw", "draw", "free-draw")
    assert me(game).space == 1 and me(game).credits == 5 and game.state.hand.n == 5
    play(game, buy("R01", word="play"))
    assert (me(game).credits, me(game).points, me(game).limit(), me(game).workers) == (3, 1, 2, 1)
    assert stacks_on(game, "mascot") == [(0, 3)] and game.state.hand.n == 0


@clauses("WL-23.14", "WL-10.1")
def test_solo_advertising() -> None:
    game = lay(1, av=3, stacks={"advertising": [(0, 1)]})
    play(game, "draw", "advertise", WORKER)
    assert me(game).credits == 1 and me(game).workers == 1 and game.state.hand.n == 0


@clauses("WL-23.6", "WL-23.9", "WL-23.7")
def test_a_solo_collection_keeps_the_hand() -> None:
    game = lay(1, space=2)
    play(game, "free-draw", "free-draw", "collect")
    assert at(game) == "act" and game.state.hand.n == 2 and me(game).space == 3
    play(game, "free-draw")
    refused(game, "free-draw", "WL-23.7")


@clauses("WL-23.15")
def test_a_solo_turn_may_have_to_end() -> None:
    game = lay(1, av=1, space=5, spare="mascot", stacks={"advertising": [(0, 1)]})
    play(game, "draw", dictation=["wild-mouse"])
    assert texts(game) == {"stop"}
    play(game, "stop")
    assert game.state.hand.n == 1


@clauses("WL-23.6", "WL-23.9", "WL-23.12", "WL-23.25")
def test_no_free_draw_after_the_main_action() -> None:
    game = lay(1, hap=7, space=1)
    play(game, "collect")
    assert at(game) == "free-step"
    refused(game, "free-draw", "WL-23.25")
