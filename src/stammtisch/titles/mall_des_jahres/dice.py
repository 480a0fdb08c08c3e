"""Chapter 8, the dice: an attempt to reach the faces of a card."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves, code_of_three, code_of_two
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.mall_des_jahres.bonus import bonus_card, use_bonus
from stammtisch.titles.mall_des_jahres.deck import take_up
from stammtisch.titles.mall_des_jahres.market import take_from
from stammtisch.titles.mall_des_jahres.state import (
    ADJUST,
    DICE,
    FACE,
    FACES,
    FREE_ROLL,
    Box,
    Clause,
    Sort,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import can_pay, lose, zone_of

PAIRS = FACES
TRIPLES = PAIRS + FACES * (FACES + 1) // 2
ROLLS = TRIPLES + FACES * (FACES + 1) * (FACES + 2) // 6
"""How many choices of one to three dice by their faces there are: single dice, then pairs, then triples."""
SUBSETS = (1 << DICE) - 1

THROW = 0
ROLL = 1
ADJUSTING = ROLL + ROLLS
BONUS_THROW = ADJUSTING + 2 * FACES
BONUS_ROLL = BONUS_THROW + 1
STOP = BONUS_ROLL + ROLLS
"""Options of ROLL: all dice for the first time, some dice, one die by one up or down, both with a bonus, no more."""


# ------------------------------------------------------------------------------------------------------- reaching


@rule
def lacking_faces(s: State, box: Box, seat: int, card: int) -> int:
    """How many printed faces no die of its own matches (MJ-8.9); dice and faces rise. By an option a die may show more
    than the face it is for.
    """
    me = s.players[seat]
    lacking = 0
    at = 0
    for i in range(DICE):
        face = box.dice[card][i]
        if face == 0:
            continue
        while at < DICE and me.dice[at] < face:
            at += 1
        if at < DICE and (me.dice[at] == face or s.options.dice_match == 1):
            at += 1
        else:
            lacking += 1
    return lacking


@rule
def reaches(s: State, box: Box, seat: int, card: int) -> bool:
    """MJ-8.9: every printed face is matched."""
    return lacking_faces(s, box, seat, card) == 0


@rule
def begin_attempt(s: State, box: Box, seat: int) -> None:
    """MJ-8.11, MJ-8.12: dice that already reach the target acquire it at once."""
    if reaches(s, box, seat, s.target):
        s.tell(Clause.MJ_8_11, "already-there", seat=seat, card=s.target)
        succeed(s, box, seat)
    else:
        s.ask(Step.ROLL, seat)


@rule
def succeed(s: State, box: Box, seat: int) -> None:
    """MJ-8.16, MJ-8.18, MJ-8.19."""
    card = s.target
    if box.sort[card] == Sort.STORE:
        card = take_from(s, box, s.stack)
    elif box.sort[card] == Sort.ANCHOR:
        s.anchor_pile.remove(s.anchor_pile.n - 1)
        s.anchor_up = 0
    else:
        s.counter_pile.remove(s.counter_pile.n - 1)
        s.counter_up = 0
    take_up(s, box, seat, card)


# -------------------------------------------------------------------------------------------------------- options


@rule
def roll_cost(s: State, box: Box) -> int:
    """What the next ordinary roll costs (MJ-8.13)."""
    return 0 if s.rolls < box.free_rolls else later_cost(s, box)


@rule
def later_cost(s: State, box: Box) -> int:
    """What a roll costs that is not free."""
    return box.roll_cost_anchor if box.sort[s.target] == Sort.ANCHOR else box.roll_cost


@rule
def code_of(s: State, seat: int, subset: int) -> int:
    """The number of a choice of dice (bit i: die i) among the choices by faces."""
    me = s.players[seat]
    a = NONE
    b = NONE
    c = NONE
    for i in range(DICE):
        if (subset >> i) & 1:
            if a == NONE:
                a = me.dice[i] - 1
            elif b == NONE:
                b = me.dice[i] - 1
            else:
                c = me.dice[i] - 1
    if b == NONE:
        return a
    if c == NONE:
        return PAIRS + code_of_two(a, b)
    return TRIPLES + code_of_three(a, b, c)


@rule
def repeats(s: State, seat: int, subset: int) -> bool:
    """Whether a lower choice of dice shows the same faces: of equal dice the first ones are rolled."""
    me = s.players[seat]
    for i in range(1, DICE):
        if (subset >> i) & 1 == 1 and (subset >> (i - 1)) & 1 == 0 and me.dice[i] == me.dice[i - 1]:
            return True
    return False


@rule
def may_roll(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-8.12 to MJ-8.15, MJ-15.4, MJ-8.17, MJ-10.10, MJ-10.11."""
    me = s.players[seat]
    paid = can_pay(s, box, seat, roll_cost(s, box))
    free = bonus_card(s, box, seat, FREE_ROLL) != NONE
    adjust = bonus_card(s, box, seat, ADJUST) != NONE
    if me.dice[0] == 0:
        if paid:
            moves.allow(THROW)
        if free:
            moves.allow(BONUS_THROW)
    else:
        for subset in range(1, SUBSETS + 1):
            if paid and not repeats(s, seat, subset):
                moves.allow(ROLL + code_of(s, seat, subset))
        for i in range(DICE):
            if adjust and (i == 0 or me.dice[i] != me.dice[i - 1]):
                for way in range(2):
                    if 1 <= me.dice[i] + 1 - 2 * way <= FACES:
                        moves.allow(ADJUSTING + (me.dice[i] - 1) * 2 + way)
        for subset in range(1, SUBSETS + 1):
            if free and not repeats(s, seat, subset):
                moves.allow(BONUS_ROLL + code_of(s, seat, subset))
    moves.allow(STOP)
    if AT_TABLE:
        forbid_rolls(s, box, seat, moves)


def forbid_rolls(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Says of every other option what forbids it."""
    me = s.players[seat]
    one, two, three = me.dice
    legal = set(moves.legal())
    zone = zone_of(box, me.marker)
    cost = roll_cost(s, box)
    for option in range(STOP):
        if option in legal:
            continue
        ordinary = option < ADJUSTING
        if (ordinary and not can_pay(s, box, seat, cost)) and (option == THROW) == (me.dice[0] == 0):
            moves.forbid(option, Clause.MJ_8_15, "cannot-pay", points=cost, at=me.marker, lowest=box.lowest_paid)
        elif ADJUSTING <= option < BONUS_THROW:
            if me.dice[0] == 0:
                moves.forbid(option, Clause.MJ_10_10, "no-dice-yet")
            elif bonus_card(s, box, seat, ADJUST) == NONE:
                moves.forbid(option, Clause.MJ_10_6, "no-bonus", bonus=ADJUST, zone=zone)
            else:
                moves.forbid(option, Clause.MJ_10_10, "no-such-die", face=(option - ADJUSTING) // 2)
        elif not ordinary and bonus_card(s, box, seat, FREE_ROLL) == NONE:
            moves.forbid(option, Clause.MJ_10_6, "no-bonus", bonus=FREE_ROLL, zone=zone)
        elif me.dice[0] == 0:
            moves.forbid(option, Clause.MJ_8_14, "all-dice-first")
        elif option in (THROW, BONUS_THROW):
            moves.forbid(option, Clause.MJ_8_14, "rolled-before")
        else:
            moves.forbid(option, Clause.MJ_8_12, "not-these-dice", first=one, second=two, third=three)


# ------------------------------------------------------------------------------------------------------- carrying out


@rule
def do_roll(s: State, box: Box, seat: int, choice: int) -> None:
    """Rolls, adjusts or stops."""
    if choice == STOP:
        s.tell(Clause.MJ_8_17, "stopped", seat=seat, card=s.target)
        if box.sort[s.target] != Sort.STORE:
            s.tell(Clause.MJ_8_5, "stays-up", card=s.target)
        return
    if ADJUSTING <= choice < BONUS_THROW:
        use_bonus(s, seat, bonus_card(s, box, seat, ADJUST))
        adjust(s, seat, choice - ADJUSTING)
        rolled(s, box)
        return
    s.then(Step.ROLLED)
    if choice < ADJUSTING:
        pay_roll(s, box, seat)
        if choice == THROW:
            throw(s, seat, 0, SUBSETS)
        else:
            throw(s, seat, choice - ROLL, 0)
    else:
        use_bonus(s, seat, bonus_card(s, box, seat, FREE_ROLL))
        if choice == BONUS_THROW:
            throw(s, seat, 0, SUBSETS)
        else:
            throw(s, seat, choice - BONUS_ROLL, 0)


@rule
def rolled(s: State, box: Box) -> None:
    """MJ-8.16: after every roll and every adjustment the target is tested."""
    seat = s.active
    me = s.players[seat]
    s.tell(Clause.MJ_8_10, "dice", seat=seat, first=me.dice[0], second=me.dice[1], third=me.dice[2])
    if reaches(s, box, seat, s.target):
        s.tell(Clause.MJ_8_16, "reached", seat=seat, card=s.target)
        succeed(s, box, seat)
    else:
        s.ask(Step.ROLL, seat)


@rule
def pay_roll(s: State, box: Box, seat: int) -> None:
    """MJ-8.13: the price comes before the roll. It never ruins the payer (MJ-8.15)."""
    cost = roll_cost(s, box)
    s.rolls += 1
    if cost > 0:
        s.tell(Clause.MJ_8_13, "pays", seat=seat, points=cost)
        lose(s, box, seat, cost)
    else:
        s.tell(Clause.MJ_8_13, "free-roll", seat=seat)


@rule
def throw(s: State, seat: int, code: int, every: int) -> None:
    """Rolls the dice with the faces of a choice, or every die of a bit set; afterwards the dice rise again."""
    me = s.players[seat]
    chosen = every
    left = code
    size = 1
    if code >= TRIPLES:
        left = code - TRIPLES
        size = 3
    elif code >= PAIRS:
        left = code - PAIRS
        size = 2
    if every == 0:
        for k in range(size, 0, -1):
            face = 0
            while below(k, face + 1) <= left:
                face += 1
            left -= below(k, face)
            for i in range(DICE):
                if me.dice[i] == face + 1 and (chosen >> i) & 1 == 0:
                    chosen |= 1 << i
                    break
    for i in range(DICE):
        if (chosen >> i) & 1 == 1:
            me.dice[i] = s.chance.below(FACES, of=FACE) + 1
    sort_dice(s, seat)


@rule
def below(size: int, face: int) -> int:
    """How many choices of `size` dice show only lower faces."""
    if size == 1:
        return face
    if size == 2:
        return face * (face + 1) // 2
    return face * (face + 1) * (face + 2) // 6


@rule
def adjust(s: State, seat: int, number: int) -> None:
    """MJ-10.10: one die shows one more or one less."""
    me = s.players[seat]
    face = number // 2 + 1
    for i in range(DICE):
        if me.dice[i] == face:
            if number % 2 == 0:
                me.dice[i] += 1
            else:
                me.dice[i] -= 1
            break
    sort_dice(s, seat)


@rule
def sort_dice(s: State, seat: int) -> None:
    """Dice lie in rising order, so that equal dice make no difference."""
    me = s.players[seat]
    for i in range(1, DICE):
        for j in range(i, 0, -1):
            if me.dice[j] < me.dice[j - 1]:
                higher = me.dice[j - 1]
                me.dice[j - 1] = me.dice[j]
                me.dice[j] = higher
