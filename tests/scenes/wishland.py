"""The scenes of Wishland: of its page, of the guided first game and of the worked examples.

Cards are called by their codes, as in tests/titles/wishland/table.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.twins import drive, twins
from stammtisch.titles.wishland.state import ACHIEVEMENT
from stammtisch.titles.wishland.steps import Step
from tests.titles.table import number
from tests.titles.wishland.table import IDS, late, lay, me

OTHERS: Mapping[int, Mapping[str, Any]] = {
    1: {"cr": 3, "vp": 2, "vis": 1, "park": ["R17", "F09"]},
    2: {"cr": 4, "vp": 1, "hap": 1, "park": ["P10", "M05"], "booths": 2},
}
"""Two parks after a round."""
REFERENCE = [
    *("R01", "R02", "R09", "P01", "P04", "P07", "P08", "F01", "F03", "F07", "F15", "H08", "H10", "H12", "H17"),
    *("M01", "M07", "M09", "M10"),
]
"""The park whose final scoring is worked out as an example."""


COMMON = ["R03", "R12", "R13", "P02", "P18", "P14", "F12", "F17", "F11", "H05", "H23", "M11", "M18"]
"""What lies on the market in the rows of which a scene says nothing."""


def laid(**position: Any) -> Game:
    """A position of three in which the first seat acts first."""
    given = {"others": OTHERS, **position}
    named = [
        *given.get("market", []),
        *given.get("park", []),
        *(c for own in given["others"].values() for c in own["park"]),
    ]
    rows = {code[0] for code in given.get("market", [])}
    given["market"] = [*given.get("market", []), *(c for c in COMMON if c[0] not in rows and c not in named)]
    return lay(3, **given)


def first() -> Game:
    """Money for a ride, and nothing in the park but a booth."""
    return laid(cr=5, market=["R09", "R11", "R08", "R06"])


def order() -> Game:
    """A round begins, and the first seat chooses its place first."""
    game = laid(cr=2, park=["R09", "F01"])
    s = game.state
    while s.depth:
        s.drop()
    for seat in range(3):
        me(game, seat).space = NONE
    s.then(Step.ORDER, 1)
    s.ask(Step.PLACE_MARKER, 0)
    return game


def stacks() -> Game:
    """Two stacks stand on the field of the performers."""
    return laid(cr=6, av=4, market=["P11", "P01"], stacks={"performer": [(1, 1), (2, 2)]}, park=["R09"])


def limit() -> Game:
    """A second restaurant has no room yet."""
    return laid(cr=7, market=["R02", "F10", "F18"], park=["F01"])


def advertise() -> Game:
    """No money, and visitors just before a space that pays."""
    return laid(cr=0, vis=2, park=["R09", "P15"], market=["R03"])


def collect() -> Game:
    """Most workers stand on fields."""
    stacks = {"ride": [(0, 1)], "performer": [(1, 1), (0, 2)], "mascot": [(2, 1)]}
    return laid(cr=5, av=1, stacks=stacks, park=["R09", "P01"], hap=1, vp=2, market=["P02", "R03"])


def tracks() -> Game:
    """Three steps of happiness lead to an achievement."""
    return laid(cr=6, hap=4, vp=5, booths=2, park=["R09", "P02", "F01"], market=["P07"], round=3)


def mascots() -> Game:
    """A second mascot that fits two restaurants."""
    return laid(cr=4, booths=3, vp=4, park=["R09", "F01", "F02", "M13"], market=["M07", "M15"], round=3)


def extra() -> Game:
    """All ten workers are there, and one stack stands on the field of the rides."""
    return laid(
        cr=4, av=8, res=0, hap=6, vp=9, booths=2, park=["R01", "R11", "P09", "P05"], market=["R07"], round=4,
        stacks={"ride": [(1, 1)]}, spare="hotel",
    )  # fmt: skip


def loan() -> Game:
    """No money, and a franchise on the market."""
    return laid(cr=0, booths=2, vp=3, park=["R09", "F01"], market=["F07", "F03"], round=3)


def alone() -> Game:
    """The solo game: nothing in the hand, and room for whatever comes."""
    return lay(1, cr=9, booths=6, space=3, vp=1, park=["R09"])


def end() -> Game:
    """The last turn of the game."""
    park = ["R01", "R02", "R11", "R13", "P01", "P04", "P08", "F01", "F03", "F06", "H17", "H09", "M01", "M07"]
    others = {
        1: {"vp": 21, "park": ["R17", "F09", "H02", "P05", "M05"], "booths": 3, "space": 1},
        2: {"vp": 19, "park": ["R10", "F18", "H03", "P15", "M12"], "booths": 3, "space": 2},
    }
    market = ["P10", "P09", "R20", "H12", "M02"]
    game = laid(cr=4, hap=6, vis=5, vp=18, booths=4, park=park, market=market, others=others, round=7, space=5)
    game.state.turn, game.state.cycle = 2, game.box.cycles
    game.state.claimed[number(game, ACHIEVEMENT, IDS["A4"])] = 1
    return game


def claims() -> Game:
    """One claim makes the next one possible."""
    return laid(cr=2, hap=7, vp=14, booths=3, park=["R01", "R11", "P07", "P02", "F01"], round=5)


def gatehouse() -> Game:
    """A hotel that would make room for itself."""
    return laid(cr=9, park=["H02"], market=["H04"])


def last_card() -> Game:
    """Final scoring of the park that is worked out: one more card may be bought."""
    others = {1: {"vp": 22}, 2: {"vp": 19}}
    game = lay(
        3, cr=5, hap=10, vis=10, vp=14, booths=3, park=REFERENCE, market=["F11"], others=others,
        entrepreneur="E04", round=7, options={"entrepreneurs": "true"},
    )  # fmt: skip
    late(game)
    twins.plain(game.title).twin(drive.settle)(game.state, game.box)
    return game


SCENES: Mapping[str, Callable[[], Game]] = {
    "first": first,
    "order": order,
    "stacks": stacks,
    "limit": limit,
    "advertise": advertise,
    "collect": collect,
    "tracks": tracks,
    "mascots": mascots,
    "extra": extra,
    "loan": loan,
    "alone": alone,
    "end": end,
    "claims": claims,
    "gatehouse": gatehouse,
    "last-card": last_card,
}
