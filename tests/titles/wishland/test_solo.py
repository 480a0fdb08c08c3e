"""The solo game of Wishland: drawing, playing, advertising, collecting (chapter 23)."""

from __future__ import annotations

from tests.titles.coverage import clauses
from tests.titles.table import at, play, refused, texts
from tests.titles.wishland.table import buy, lay, me, stacks_on

WORKER = "take worker"


@clauses("WL-23.6", "WL-23.10", "WL-23.11", "WL-23.12", "WL-23.13")
def test_s42_a_solo_turn_with_a_play() -> None:
    game = lay(1, cr=5, space=1, market=["R01"])
    play(game, "draw", "draw", "draw", "free-draw")
    assert me(game).space == 1 and me(game).credits == 5 and game.state.hand.n == 5
    play(game, buy("R01", word="play"))
    assert (me(game).credits, me(game).points, me(game).limit(), me(game).workers) == (3, 1, 2, 1)
    assert stacks_on(game, "mascot") == [(0, 3)] and game.state.hand.n == 0


@clauses("WL-23.14", "WL-10.1")
def test_s43_solo_advertising() -> None:
    game = lay(1, av=3, stacks={"advertising": [(0, 1)]})
    play(game, "draw", "advertise", WORKER)
    assert me(game).credits == 1 and me(game).workers == 1 and game.state.hand.n == 0
    game = lay(1, av=3, stacks={"advertising": [(0, 1)]})
    play(game, "draw", "advertise", "take happiness")
    assert me(game).workers == 0


@clauses("WL-23.6", "WL-23.9", "WL-23.7")
def test_s44_a_solo_collection_keeps_the_hand() -> None:
    game = lay(1, space=2)
    play(game, "free-draw", "free-draw", "collect")
    assert at(game) == "act" and game.state.hand.n == 2 and me(game).space == 3
    play(game, "free-draw")
    refused(game, "free-draw", "WL-23.7")


@clauses("WL-23.15")
def test_s45_a_solo_turn_may_have_to_end() -> None:
    game = lay(1, av=1, space=5, spare="mascot", stacks={"advertising": [(0, 1)]})
    play(game, "draw", dictation=["wild-mouse"])
    assert texts(game) == {"stop"}
    play(game, "stop")
    assert game.state.hand.n == 1


@clauses("WL-23.6", "WL-23.9", "WL-23.12", "WL-23.25")
def test_s47_no_free_draw_after_the_main_action() -> None:
    game = lay(1, hap=7, space=1)
    assert "free-draw" in texts(game)
    play(game, "draw")
    assert "free-draw" in texts(game)
    for main in (["collect"], ["draw", "advertise", WORKER]):
        game = lay(1, hap=7, space=1)
        play(game, *main)
        assert at(game) == "free-step"
        refused(game, "free-draw", "WL-23.25")


@clauses("WL-23.5", "WL-23.6", "WL-23.7", "WL-5.7")
def test_r21_so_many_free_draws_as_there_are_spaces_to_the_right() -> None:
    for space, draws in ((1, 4), (4, 1), (5, 0)):
        game = lay(1, space=space)
        for _ in range(draws):
            play(game, "free-draw")
        assert (me(game).credits, me(game).points, me(game).booths) == (0, 0, 1)
        refused(game, "free-draw", "WL-23.7")


@clauses("WL-23.17", "WL-23.11", "WL-12.6")
def test_extra_workers_stand_on_the_market_field() -> None:
    game = lay(1, cr=5, av=6, res=0, space=5, market=["R07"])
    play(game, "draw", buy("R07", 2, word="play"))
    assert me(game).credits == 0 and me(game).workers == 3 and stacks_on(game, "mascot") == [(0, 7)]


@clauses("WL-23.18", "WL-23.10")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_wanted() -> None:
    game = lay(1)
    s = game.state
    for which in range(game.box.cards):
        if s.deck[4].count[which]:
            s.deck[4].remove(which)
            s.discard[4].add(which)
    ply = play(game, "draw")
    assert s.deck[4].n == 119 and s.discard[4].n == 0
    assert [tell.event for tell in ply.tells][:3] == ["placed", "renewed", "drawn"]
