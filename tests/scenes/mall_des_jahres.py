"""The scenes of Mall des Jahres: of its page, of the guided first game and of the worked examples.

Cards are called by their codes, as in tests/titles/mall_des_jahres/table.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.kernel.play.game import Game
from tests.titles.mall_des_jahres.table import BRANCHES, fresh, lay, play, roll

VAC = "VAC"
QUIET = [VAC] * 4
SMALL = ["ST31", "ST12", "ST01"]
"""Open stores of three branches (shoes, sporting goods, fashion), of which none needs anything: category II."""
MARKET = [["ST67"], ["ST61"], ["ST62"], ["ST94"]]
"""Stores that a small mall can do little with."""


def others() -> Mapping[int, Mapping[str, Any]]:
    """Two malls of category II; what lies on top in their draw piles asks them nothing in their next turn."""
    return {
        1: {"draw": QUIET, "display": ["ST34", VAC, VAC, VAC], "opened": ["ST34"], "mall": ["ST14", "ST40"]},
        2: {"draw": QUIET, "display": [VAC, VAC, "ST23", VAC], "opened": ["ST23"], "mall": ["ST02", "ST51"]},
    }


def laid(begin: str, position: Mapping[str, Any]) -> Game:
    """A position of three, in which the first seat began the game and the others have rolled before."""
    given = {"stacks": MARKET, "others": others(), "start": 0, **position}
    given["others"] = {seat: {"dice": [1, seat, 6], **own} for seat, own in given["others"].items()}
    return lay(3, begin=begin, **given)


def effects(**position: Any) -> Game:
    """A turn of the first seat in which the first four cards of `draw` lie out and the effects begin."""
    game = laid("turn", position)
    play(game, "nothing")
    return game


def acquiring(**position: Any) -> Game:
    """A turn of the first seat after the effects."""
    return laid("acquire", position)


def start() -> Game:
    """The first turn of a game in which the first seat begins and four stores lie open."""
    return next(
        game
        for game in (fresh(3, seed) for seed in range(100))
        if game.due == (0,) and sum(move.text.startswith("try") for move in game.moves()) == 4
    )


# ----------------------------------------------------------------------------------------------- the guided game


def first() -> Game:
    """A mall without shops, and dice that already show what one of category I asks for."""
    beginners = {seat: {"draw": [VAC] * 6, "display": QUIET} for seat in (1, 2)}
    return acquiring(
        stacks=[["ST31"], ["ST16"], ["ST44"], ["ST67"]],
        draw=[VAC] * 2,
        display=QUIET,
        discard=QUIET,
        dice=[3, 4, 6],
        others=beginners,
        round=2,
    )


def dice() -> Game:
    """One of the three dice fits."""
    return acquiring(
        stacks=[["ST67"], ["ST77"], ["ST62"], ["ST94"]],
        draw=[VAC] * 3,
        display=[VAC, "ST31", VAC, VAC],
        discard=["ST12", VAC, VAC, "ST01", VAC],
        opened=SMALL,
        dice=[2, 4, 6],
        round=6,
    )


def price() -> Game:
    """The same turn after a free roll that brought nothing."""
    game = dice()
    play(game, "try 2")
    roll(game, "roll 4 6", 1, 5)
    return game


def needs() -> Game:
    """Dice reach a store of category III, for which the mall of category II is not ready."""
    return acquiring(
        stacks=[["ST85"], ["ST67"], ["ST62"], ["ST94"]],
        draw=[VAC] * 3,
        display=[VAC, "ST31", VAC, VAC],
        discard=["ST12", VAC, VAC, "ST01", VAC],
        opened=SMALL,
        dice=[1, 4, 5],
        round=7,
    )


def fields() -> Game:
    """Vacancies under three fields, a store of category II under the fourth."""
    return effects(
        draw=[VAC, VAC, VAC, "ST77", VAC, VAC], opened=["ST77"], discard=[VAC, VAC], mall=SMALL, dice=[1, 2, 5], round=7
    )


def close() -> Game:
    """Under the second field a store whose needs have lapsed: there is no sporting goods store any more."""
    without = ["ST31", "ST22", "ST50", "ST77"]
    return effects(
        draw=["ST01", "ST37", VAC, "ST41", VAC],
        opened=["ST01", "ST37", "ST41"],
        mall=without,
        m=22,
        dice=[1, 2, 5],
        chips={"sport": 0},
        round=11,
    )


def check() -> Game:
    """Under the third field a store that needs the one under the second."""
    return effects(
        draw=["ST01", "ST12", "ST37", VAC, VAC],
        opened=["ST01", "ST12", "ST37"],
        mall=["ST31", "ST22", "ST41", "ST50", "ST77"],
        m=22,
        dice=[1, 2, 5],
        round=11,
    )


def counter() -> Game:
    """A counter under the first field, an unopened store of category IV under the third."""
    return effects(
        draw=["FC03", VAC, "ST09", "ST31", VAC],
        opened=["ST31"],
        discard=[VAC, VAC],
        mall=["ST12", "ST01"],
        m=18,
        dice=[1, 2, 5],
        round=8,
    )


def deck() -> Game:
    """The draw pile is empty, the dice reach a restaurant.

    All other restaurants are in decks or covered, so that none can come onto the market and be offered for a swap.
    """
    rivals = others()
    return acquiring(
        stacks=[["ST22"], ["ST67", "ST26", "ST27"], ["ST62", "ST28"], ["ST94", "ST29", "ST30"]],
        display=[VAC, "ST12", VAC, VAC],
        discard=[VAC, "ST77", "ST31", VAC],
        opened=["ST12", "ST77", "ST31"],
        m=17,
        dice=[2, 4, 4],
        others={
            1: {**rivals[1], "mall": ["ST14", "ST40", "ST21", "ST24"]},
            2: {**rivals[2], "mall": ["ST02", "ST51", "ST25"]},
        },
        round=8,
    )


def closure() -> Game:
    """A closure card of the zone's colour lies open, a vacancy under the second field."""
    return acquiring(
        stacks=[["ST05"], ["CL09"], ["ST62"], ["ST94"]],
        draw=[*QUIET, VAC],
        display=[VAC, VAC, "ST31", VAC],
        opened=["ST31"],
        mall=["ST12", "ST77"],
        dice=[1, 5, 6],
        round=9,
    )


def symbol() -> Game:
    """A store of category III under the fourth field, the marker just before a deck symbol."""
    return effects(
        draw=["ST01", VAC, VAC, "ST89", VAC],
        opened=["ST01", "ST89"],
        discard=[VAC],
        mall=["ST31", "ST12", "ST22", "ST41", "ST50"],
        m=24,
        dice=[1, 2, 5],
        round=12,
    )


def category() -> Game:
    """Five branches, and the dice reach a sixth."""
    return acquiring(
        stacks=[["ST66"], ["ST67"], ["ST62"], ["ST94"]],
        draw=[VAC] * 3,
        display=[VAC, "ST31", VAC, "ST12"],
        opened=["ST31", "ST12"],
        discard=[VAC, VAC],
        mall=["ST01", "ST22", "ST41"],
        m=21,
        dice=[2, 3, 6],
        round=10,
    )


def insolvency() -> Game:
    """Two fields before the end of the track, a store of category II under the second field."""
    return acquiring(
        stacks=[["ST66"], ["CL15"], ["ST62"], ["ST94"]],
        draw=[VAC] * 3,
        display=[VAC, "ST61", VAC, VAC],
        opened=["ST61"],
        discard=[VAC, VAC],
        mall=["ST31", "ST12"],
        m=3,
        dice=[1, 2, 5],
        round=10,
    )


def end() -> Game:
    """Only the chip of leisure is left, and the dice reach a store of it."""
    taken = dict.fromkeys(BRANCHES[:-1], 1) | dict.fromkeys(("shoes", "fashion", "restaurant", "toys", "books"), 0)
    rivals = {
        1: {"m": 27, "draw": QUIET, "display": [VAC], "mall": ["ST34", "ST14", "ST40", "ST51", "ST82", "ST60"]},
        2: {"m": 24, "draw": QUIET, "display": [VAC], "mall": ["ST02", "ST23", "ST52", "ST32", "ST15", "ST59"]},
    }
    return acquiring(
        stacks=[["ST93"], ["ST67"], ["ST62"], ["ST94"]],
        draw=["ST58", "ST81"],
        display=[VAC, "ST31", VAC, "ST12"],
        opened=["ST31", "ST12", "ST81", "ST58"],
        mall=["ST01", "ST22", "ST41", "ST66", "ST77"],
        m=31,
        dice=[2, 5, 5],
        chips={**taken, "tech": 2, "home": 2, "sport": 2},
        others=rivals,
        round=20,
    )


# ------------------------------------------------------------------------------------------- the worked examples


def swap() -> Game:
    """MJ-7.8: a better restaurant lies open."""
    return effects(
        stacks=[["ST67"], ["ST28"], ["ST62"], ["ST94"]],
        draw=["ST23", VAC, VAC, "ST31", VAC],
        opened=["ST23", "ST31"],
        discard=["FC01", "FC04"],
        mall=["ST12", "ST01", "ST41", "ST50"],
        others={seat: {"draw": QUIET, "display": QUIET, "mall": mall} for seat, mall in ((1, ["ST34"]), (2, ["ST02"]))},
        m=20,
        dice=[1, 2, 5],
        round=11,
    )


def fall() -> Game:
    """MJ-12.5: a failed check costs the mall a branch and with it a category."""
    return effects(
        draw=["ST01", VAC, "ST37", VAC, VAC],
        opened=["ST01", "ST37"],
        discard=[VAC],
        mall=["ST22", "ST41", "ST50", "ST77"],
        chips={"sport": 0},
        m=22,
        dice=[1, 2, 5],
        round=12,
    )


def faces() -> Game:
    """MJ-8.9: what the same three dice reach and what they do not."""
    return acquiring(
        stacks=[["ST08"], ["ST05"], ["ST48"], ["ST37"]],
        draw=[VAC] * 3,
        display=[VAC, "ST31", VAC, VAC],
        opened=["ST31"],
        discard=[VAC, VAC],
        mall=["ST12", "ST77"],
        dice=[1, 4, 4],
        round=9,
    )


SCENES: Mapping[str, Callable[[], Game]] = {
    "start": start,
    "first": first,
    "dice": dice,
    "price": price,
    "needs": needs,
    "fields": fields,
    "close": close,
    "check": check,
    "counter": counter,
    "deck": deck,
    "closure": closure,
    "symbol": symbol,
    "category": category,
    "insolvency": insolvency,
    "end": end,
    "swap": swap,
    "fall": fall,
    "faces": faces,
}
