"""The table of Wishland in the terminal."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.picture import as_text
from tests.titles.table import play
from tests.titles.wishland.table import IDS, fresh, lay

RICH = {"entrepreneurs": "true", "achievement_tiles": "true"}


def drawn(game: Game, seat: int, lang: str = "en", width: int = 80) -> str:
    """The picture as plain text."""
    assert game.title.draw is not None
    return as_text(game.title.draw(game, seat, game.title.speaker(lang)), width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_fits_and_shows_every_open_card(lang: str, seats: int) -> None:
    game, random = fresh(seats, RICH, seed=seats), Random(7)
    say = game.title.speaker(lang).say
    while not game.over:
        if len(game.plies) % 70 == 0:
            lying = [card for row in game.state.market for card in row if card >= 0]
            names = [game.names.name(game.title.field_kinds["card"], card) for card in lying]
            for seat, width in ((WATCHER, 80), (game.due[0], 80), (game.due[0], 120)):
                lines = drawn(game, seat, lang, width).splitlines()
                assert max(len(line) for line in lines) <= width
                for name in names:
                    assert any(say(f"card-{name}")[:17].rstrip() in line for line in lines), name
        game.play(random.choice(game.moves()))
    assert drawn(game, 0, lang)


def test_what_may_be_chosen_is_marked_and_costs_what_it_costs_this_seat() -> None:
    game = lay(market=["R01", "F01", "P07"], cr=2, entrepreneur="E06")
    picture = drawn(game, 0)
    assert "▸ 2$ Kiddie Coaster" in picture and "▸ 2$ Gelato Cart" in picture
    assert "  6$ Stage Magician     Sta 3♥ “Ma”" in picture
    play(game, "collect")
    assert "▸ 2$ Kiddie Coaster" not in drawn(game, 0), "another seat is to move"


def test_stacks_and_claims_are_drawn_with_their_owners() -> None:
    game = lay(hap=7, stacks={"ride": [(0, 1), (1, 2)]}, av=4, res=5)
    play(game, f"claim {IDS['A1']}")
    picture = drawn(game, 0)
    assert "rides  3♟  ●1  ■2" in picture
    assert "●\N{NO-BREAK SPACE}Happy\N{NO-BREAK SPACE}Park" in picture
    assert "Crowded\N{NO-BREAK SPACE}Park\N{NO-BREAK SPACE}0/7" in picture


def test_the_drawing_shows_nothing_hidden() -> None:
    """Two tables that a seat cannot tell apart are drawn alike for it."""

    def seen(game: Game, seat: int) -> str:
        assert game.title.draw is not None
        console = Console(width=120, file=StringIO(), record=True)
        console.print(game.title.draw(game, seat, game.title.speaker()))
        return console.export_text(styles=True)

    game, random = fresh(4, RICH, seed=2), Random(2)
    for _ in range(4):
        for seat in range(2):
            for number in range(2):
                other = game.clone()
                other.state = game.imagine(seat, number)
                assert seen(other, seat) == seen(game, seat)
        game.play(random.choice(game.moves()))
