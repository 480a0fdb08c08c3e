"""The odds that the table shows: by the rule of the game, for the cards that can be named."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.odds import rows
from stammtisch.titles.mall_des_jahres.odds import goal, plans
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import ENTRIES, IDS, lay, roll
from tests.titles.table import play

STACKS = [["ST31"], ["ST35"], ["CL15"], []]


def shown(game: Game, fact: str, seat: int | None = 0) -> dict[str, Any]:
    """What a seat is shown of the odds."""
    return game.view(seat)["facts"][fact]  # type: ignore[index, call-overload, no-any-return]


@clauses("MJ-8.9")
def test_a_goal_is_what_the_rule_of_the_game_says() -> None:
    for card in ("ST31", "ST35", "ST20", "FC17", "ST11"):
        faces = ENTRIES[card]["dice"]
        printed = tuple([0] * (3 - len(faces)) + faces)
        exact = {row for row in rows(3) if all(row.count(face) >= faces.count(face) for face in faces)}
        assert goal(printed, 0) == exact
        higher = {row for row in rows(3) if all(a >= b for a, b in zip(row, printed, strict=True))}
        assert goal(printed, 1) == higher > exact


def test_the_odds_before_any_roll() -> None:
    game = lay(stacks=STACKS)
    assert shown(game, "odds") == {IDS["ST31"]: [42, 67, 81], IDS["ST35"]: [14, 35, 54]}
    assert shown(game, "keep") == {IDS["ST31"]: [[], [], []], IDS["ST35"]: [[], [], []]}


def test_the_odds_with_the_dice_as_they_lie() -> None:
    game = lay(stacks=STACKS, dice=[2, 4, 5])
    assert plans(game.state, game.box, 0)[game.state.tops[1]][0].chance == 1 - Fraction(5, 6) ** 2
    assert shown(game, "odds")[IDS["ST35"]] == [31, 52, 67]
    assert shown(game, "keep")[IDS["ST35"]] == [[2], [2], [2]]


def test_dice_that_reach_a_card_are_certain() -> None:
    game = lay(stacks=STACKS, dice=[2, 5, 6])
    assert shown(game, "odds")[IDS["ST35"]] == [100, 100, 100]


def test_only_the_target_has_odds_once_it_is_named() -> None:
    game = lay(stacks=STACKS, dice=[1, 1, 2])
    play(game, "try 2")
    assert set(shown(game, "odds")) == {IDS["ST35"]}
    roll(game, "roll 1 1", 4, 4)
    assert shown(game, "keep")[IDS["ST35"]][0] == [2]


def test_anchors_and_counters_have_odds_when_they_lie_open() -> None:
    game = lay(stacks=STACKS, anchors=["AN01"], anchor_up=True, counters=["FC01"], counter_up=True)
    assert {IDS["AN01"], IDS["FC01"]} <= set(shown(game, "odds"))
    full = lay(stacks=STACKS, anchors=["AN01"], anchor_up=True, discard=["AN05", "AN09"])
    assert IDS["AN01"] not in shown(full, "odds")


def test_everybody_sees_the_odds_of_whose_turn_it_is() -> None:
    game = lay(stacks=STACKS, dice=[2, 5, 6], others={1: {"dice": [1, 1, 1]}})
    assert shown(game, "odds", 1) == shown(game, "odds", None) == shown(game, "odds", 0)
