"""The scenes of Brauerei: of its page and of the worked examples. Objects and cards are called as in its tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.twins import drive, twins
from stammtisch.titles.brauerei.steps import Step
from tests.titles.brauerei.table import brew, furnish, lay, me, taste


def begin(game: Game, step: int, arg: int = 0) -> Game:
    """The round goes on from a step."""
    while game.state.depth:
        game.state.drop()
    game.state.then(step, arg)
    twins.plain(game.title).twin(drive.settle)(game.state, game.box)
    return game


def first() -> Game:
    """Two reps, three beer points, and kiosks that nobody has; the others have nobody to send."""
    game = lay("K1!", "K2!", "K3!", round=1)
    furnish(game, 0, beer=3, reps="home home")
    for seat in (1, 2):
        furnish(game, seat, reps="")
    return notes(game)


def brewing() -> Game:
    """Nobody has laid a card, so the taste of now will stay."""
    game = lay("K1! K7", "K2! P2", "K3! P3", round=2)
    taste(game, "hoppy", "golden", "strong", "creamy")
    for seat in range(3):
        furnish(game, seat, money=40)
    return begin(game, Step.NEXT_RESEARCH)


def cards() -> Game:
    """Two predicates are the taste of an aroma; Ada holds two of one of them, and a joker."""
    game = lay("K1! K7 P1", "K2! P2", "K3! K8 P3", round=3)
    taste(game, "hoppy", "smoky")
    furnish(game, 0, money=140, hand="hoppy hoppy joker amber")
    return begin(game, Step.NEXT_TO_LAY)


def research() -> Game:
    """Ada has no card, and her money is worth a beer point."""
    game = lay("K1! K7 P1", "K2! P2", "K3! K8 P3", round=3)
    taste(game, "smoky", "amber", "table", "firm")
    furnish(game, 0, money=170, hand="", reps="home home home home")
    for seat in (1, 2):
        furnish(game, seat, money=30)
    return begin(game, Step.NEXT_RESEARCH)


def fight() -> Game:
    """Ada’s reps may go to a supermarket that Clara defends."""
    game = lay("K1! K7 P1 P4", "K2! P2 K8", "K3! P3 S2", round=4)
    furnish(game, 0, money=160, beer=3, popularity=1, reps="home home home")
    furnish(game, 1, money=90, beer=1, reps="K9 P5")
    furnish(game, 2, money=120, beer=2, reps="S2 P6", output=80, lorries=2)
    return notes(game)


def notes(game: Game) -> Game:
    """All have brewed the same, and are to write their notes."""
    for seat in range(3):
        brew(game, seat, "hoppy golden strong creamy")
    game.state.opened = 1
    return begin(game, Step.NEXT_BUYER, 3)


def defence() -> Game:
    """Bruno can take Ada’s supermarket, unless somebody keeps it."""
    game = lay("K1! P1 S1", "K2! P2 P4", "K3! P3", round=4)
    furnish(game, 0, money=120, beer=1, reps="home home home")
    furnish(game, 1, money=90, beer=2, popularity=1, reps="home home")
    furnish(game, 2, money=80, beer=2, reps="home")
    return notes(game)


def growth() -> Game:
    """More objects than one lorry can supply, and money for another."""
    game = lay("K1! K7 P1 P4 S1", "K2! P3", "K3! P2", round=4)
    furnish(game, 0, money=130, output=60, lorries=1, reps="P4 S1")
    return begin(game, Step.NEXT_BUSINESS)


def supply() -> Game:
    """Two pubs and a supermarket, and one lorry; one of the pubs went without before."""
    game = lay("K1! K4 S3 P2~ P7", "K2! P3", "K3! P4", round=5)
    furnish(game, 0, money=9, output=60, lorries=1, reps="P7 S3")
    return begin(game, Step.NEXT_BUSINESS)


def auction() -> Game:
    """The first rep of a round is put up."""
    game = lay("K1! P1 S1", "K2! P2 S2", "K3! P3", round=4)
    for seat, money in enumerate((120, 90, 60)):
        furnish(game, seat, money=money, reps="P5 home")
    return begin(game, Step.AUCTION)


def luring() -> Game:
    """The auctions are over, and Bruno has the most reps."""
    game = lay("K1! P1 S1", "K2! P2 S2", "K3! P3", round=4)
    furnish(game, 0, money=60, reps="P5")
    furnish(game, 1, money=20, reps="P6 S3 home home")
    furnish(game, 2, money=10, reps="K7")
    for seat in (1, 2):
        me(game, seat).won = 1
    return begin(game, Step.NEXT_LURE)


def office() -> Game:
    """Two pubs are enough for the head office to move up."""
    game = lay("K1! K7 P1 P2 S1", "K2! P3", "K3! P4", round=4)
    furnish(game, 0, money=60, output=120, lorries=2, reps="S1")
    return begin(game, Step.NEXT_OFFICE)


def end() -> Game:
    """Ada and Bruno each lack one object of U."""
    game = lay("K1! U1 U2 W1 S3 P1", "K2! U3 U4 W2 S1 P4 P5 P6", "K3! K4 P7 S2", round=9)
    furnish(game, 0, money=80, beer=4, popularity=4, reps="U1 home home", output=400, lorries=7)
    furnish(game, 1, money=60, beer=3, popularity=3, reps="U3 home home", output=420, lorries=7)
    return notes(game)


SCENES: Mapping[str, Callable[[], Game]] = {
    "first": first,
    "brewing": brewing,
    "cards": cards,
    "research": research,
    "fight": fight,
    "defence": defence,
    "growth": growth,
    "supply": supply,
    "auction": auction,
    "luring": luring,
    "office": office,
    "end": end,
}
