"""The scenes of Mall World: of its page, of the guided first game and of the worked examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.kernel.play.game import Game
from tests.titles.mall_world.table import lay

START = {"B2": "clothing", "B6": "food", "E2": "leisure", "E6": "sport"}
GROWN = {
    **START,
    "B3": "food",
    "C2": "clothing",
    "B1": "leisure",
    "D2": "leisure",
    "E1": "sport",
    "B5": "clothing",
    "C6": "sport",
    "D6": "clothing",
    "E5": "food",
    "F5": "leisure",
}
LEASED = {
    **GROWN,
    "B2": "belt-and-button",
    "D6": "lovis",
    "B3": "biologic",
    "E6": "skateman",
    "E2": "game-lobby",
    "A2": "maid-of-the-mall",
    "C1": "sport",
    "F3": "food",
    "F2": "girls-things",
    "B7": "fresh-fish",
    "C7": "food",
    "D5": "jump-and-gun",
}
OTHERS = {1: ["red/blue", "blue/blue", "green/blue", "violet/blue"], 2: ["red/red", "violet/red", "green/green"]}
LOBBY = ["clothing+food", "leisure+sport", "food+sport", "clothing+clothing"]


def start() -> Game:
    """The first turn: a contract is to be had for 1,000."""
    mine = ["violet/green", "green/red", "violet/red", "red/blue"]
    return lay(4, at="accept", mall=START, hands={0: mine, **OTHERS}, lobby=LOBBY, turn=1)


def single() -> Game:
    """The turn after it: one card opens a shop beside another."""
    mine = ["violet/green", "green/red", "violet/red", "red/blue"]
    return lay(
        4,
        at="develop",
        mall=START,
        hands={0: mine, **OTHERS},
        contracts={0: ["clothing+food"]},
        lobby=[*LOBBY[1:], "food+food"],
        turn=1,
    )


def auction() -> Game:
    """Two cards on offer, for which the others bid."""
    mine = ["violet/green", "violet/green", "green/red", "red/blue"]
    return lay(
        4,
        at="develop",
        mall={**START, "B3": "food"},
        hands={0: mine, **OTHERS},
        contracts={0: ["clothing+food"]},
        lobby=[*LOBBY[1:], "food+food"],
        turn=5,
    )


def draw() -> Game:
    """Cards to take at the end of a turn."""
    mine = ["green/red", "red/blue"]
    return lay(
        4,
        at="draw",
        mall={**START, "B3": "food", "A2": "food"},
        hands={0: mine, **OTHERS},
        contracts={0: ["clothing+food"]},
        lobby=[*LOBBY[1:], "food+food"],
        turn=5,
    )


def validate() -> Game:
    """A contract that counts three times is laid open."""
    shops = {**START, "B3": "food", "A2": "food", "C2": "food"}
    office = ["+4000", "+1000", "-2000"]
    return lay(
        4,
        at="develop",
        mall=shops,
        hands={0: ["green/red", "red/blue"], **OTHERS},
        contracts={0: ["clothing+food"]},
        lobby=[*LOBBY[1:], "food+food"],
        office=office,
        turn=13,
    )


def pay() -> Game:
    """The last token: the phase is over, and what was laid open pays."""
    shops = {**START, "B3": "food", "A2": "food", "C2": "food"}
    return lay(
        4,
        at="token",
        mall=shops,
        hands={0: ["green/red", "red/blue"], **OTHERS},
        contracts={0: []},
        validated={0: ["clothing+food"]},
        lobby=[*LOBBY[1:], "food+food"],
        office=["-2000"],
        turn=21,
    )


def customers() -> Game:
    """Leasing is open: a customer makes a shop a chain."""
    mine = ["violet/red", "green/red", "red/blue"]
    return lay(
        4,
        at="develop",
        mall=GROWN,
        phase=2,
        hands={0: mine, **OTHERS},
        contracts={0: ["biologic+lovis"]},
        lobby=["bananas+maid-of-the-mall", "fresh-fish+skateman", "game-lobby+jump-and-gun", "youre-a-star+lovis"],
        turn=30,
    )


def late() -> Game:
    """A mall with customers in it, near the end."""
    mine = ["violet/green", "green/red", "red/blue", "violet/red", "blue/blue"]
    return lay(
        4,
        at="accept",
        mall=LEASED,
        phase=3,
        hands={0: mine, **OTHERS},
        contracts={0: ["biologic+lovis"], 1: ["fresh-fish+skateman"]},
        lobby=["bananas+maid-of-the-mall", "game-lobby+girls-things", "game-lobby+jump-and-gun", "youre-a-star+lovis"],
        office=["+4000", "+2000", "+1000", "-1000", "-2000", "-3000"],
        accounts=[38000, 41000, 29000, 33000],
        coins=[4, 3, 6, 5],
        turn=52,
    )


def offer_of_three() -> Game:
    """MW-6.8: the best bid goes to who offers, the second to the black box."""
    mine = ["green/red", "green/red", "violet/red"]
    shops = {**START, "B1": "leisure", "C2": "clothing", "B3": "leisure"}
    return lay(4, at="offer", mall=shops, leasing=True, hands={0: mine, **OTHERS}, lobby=LOBBY, turn=9)


def placement() -> Game:
    """MW-13.1: clothing beside leisure four times; what is leased does not count."""
    shops = {
        "B2": "clothing",
        "B1": "leisure",
        "B3": "leisure",
        "C2": "leisure",
        "A2": "sport",
        "E5": "clothing",
        "E6": "leisure",
        "D6": "lovis",
        "C6": "leisure",
        "D7": "leisure",
    }
    return lay(
        4,
        at="develop",
        mall=shops,
        hands={0: ["violet/red", "green/red"], **OTHERS},
        contracts={0: ["clothing+leisure"]},
        leasing=True,
        turn=13,
    )


def lease() -> Game:
    """MW-13.3: leased shops of two chains, wherever they stand."""
    shops = {
        "A2": "lovis",
        "B1": "lovis",
        "B2": "lovis",
        "B4": "biologic",
        "C1": "biologic",
        "C5": "clothing",
        "D2": "food",
        "E5": "girls-things",
        "E6": "skateman",
    }
    return lay(
        4,
        at="develop",
        mall=shops,
        phase=2,
        hands={0: ["violet/red", "green/red"], **OTHERS},
        contracts={0: ["biologic+lovis"]},
        turn=33,
    )


SCENES: Mapping[str, Callable[[], Game]] = {
    "start": start,
    "single": single,
    "auction": auction,
    "draw": draw,
    "validate": validate,
    "pay": pay,
    "customers": customers,
    "late": late,
    "offer-of-three": offer_of_three,
    "placement": placement,
    "lease": lease,
}
