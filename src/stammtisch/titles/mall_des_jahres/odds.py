"""What dice promise: for each card that can be named, the chance of reaching its faces, and the dice to keep for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title.odds import Plan, Row, plan, rows
from stammtisch.titles.mall_des_jahres.dice import reaches
from stammtisch.titles.mall_des_jahres.state import DICE, FACES, STACKS, Box, Sort, State

MOST_ROLLS = 3
"""The chances are those of one roll and of more, up to so many."""


@cache
def goal(faces: tuple[int, ...], matching: int) -> frozenset[Row]:
    """What three dice may show that reaches a card with these faces, by the rule of the game (MJ-8.9).

    `matching` is the value of the option `dice_match`.
    """
    s, box = State(), Box()
    s.options.dice_match = matching
    for i, face in enumerate(faces):
        box.dice[0][i] = face

    def reached(row: Row) -> bool:
        for i, die in enumerate(row):
            s.players[0].dice[i] = die
        return reaches(s, box, 0, 0)

    return frozenset(row for row in rows(DICE, FACES) if reached(row))


def named(s: State, box: Box, seat: int) -> Iterator[int]:
    """The cards for which a seat may roll, as far as they lie open: the target alone once it is named (MJ-8.8)."""
    if s.target != NONE:
        yield s.target
        return
    for stack in range(STACKS):
        if s.tops[stack] != NONE and box.sort[s.tops[stack]] == Sort.STORE:
            yield s.tops[stack]
    if s.anchor_up and s.players[seat].anchors < box.max_anchors:
        yield s.anchor_pile.item[s.anchor_pile.n - 1]
    if s.counter_up:
        yield s.counter_pile.item[s.counter_pile.n - 1]


def plans(s: State, box: Box, seat: int) -> Mapping[int, list[Plan]]:
    """For each of these cards the best plans with one, two and three rolls, with the dice as they lie."""
    lying = tuple(die for die in s.players[seat].dice if die)
    out = {}
    for card in named(s, box, seat):
        wanted = goal(tuple(box.dice[card]), s.options.dice_match)
        out[card] = [plan(lying, wanted, rolls, DICE, FACES) for rolls in range(1, MOST_ROLLS + 1)]
    return out
