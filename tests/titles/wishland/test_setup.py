"""Set-up, options, and what is known to whom (chapters 2, 3 and 24)."""

from __future__ import annotations

import pytest

from stammtisch.kernel.model.kinds import NONE
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.setup import draw_private_tile
from stammtisch.titles.wishland.state import ACHIEVEMENT, Row
from stammtisch.titles.wishland.steps import Step
from tests.titles.coverage import clauses
from tests.titles.table import at, number, refused, run, texts
from tests.titles.wishland.table import IDS, buy, fresh, late, lay, me

BLANK, TILE = 2, 1
RICH = {"entrepreneurs": "true", "achievement_tiles": "true"}


@clauses("WL-2.1", "WL-2.2", "WL-2.5", "WL-2.6", "WL-2.9", "WL-2.10", "WL-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_on_the_table_at_the_start(seats: int) -> None:
    game = fresh(seats)
    s = game.state
    assert [sum(card != NONE for card in row) for row in s.market] == [4] * 5
    assert [deck.n for deck in s.deck] == [20] * 5
    assert s.supply == 20 - seats
    for seat in range(seats):
        mine = me(game, seat)
        assert (mine.workers, mine.recruits, mine.booths, mine.credits, mine.points) == (4, 6, 1, 0, 0)
        assert mine.space == NONE and mine.happiness == mine.visitors == 0
    assert game.due == (s.first,) and at(game) == "place-marker"


@clauses("WL-23.3", "WL-23.4")
def test_the_solo_game_has_one_deck() -> None:
    game = fresh(1)
    assert game.state.deck[Row.MASCOT].n == 120
    assert all(card == NONE for row in game.state.market for card in row)


@clauses("WL-3.6", "WL-3.7", "WL-3.8", "WL-3.9")
def test_tiles_replace_printed_achievements_and_blanks_do_not() -> None:
    game = fresh(3, {"achievement_tiles": "true"})
    s, box = game.state, game.box
    for space in range(9):
        assert s.board[space] == space or box.sort[s.board[space]] == TILE
    assert s.tiles.n == 6
    laid = sum(1 for space in range(9) if s.board[space] != space)
    blank = sum(s.tiles.count[a] for a in range(box.achievements) if box.sort[a] == BLANK)
    assert laid + 5 - blank == 9, "each of the nine drawn tiles lies on the board or is blank"


@clauses("WL-3.2", "WL-3.3", "WL-3.4", "WL-24.3", "WL-19.3a")
def test_entrepreneurs_are_chosen_unseen_and_the_trophy_hunter_has_a_tile() -> None:
    hunters = 0
    for seed in range(12):
        game = fresh(4, RICH, seed)
        for seat in range(4):
            dealt = texts(game, seat)
            assert len(dealt) == 2
            wanted = "keep trophy-hunter" if "keep trophy-hunter" in dealt else min(dealt)
            game.play(wanted, seat)
        for seat in range(4):
            mine = me(game, seat)
            assert mine.entrepreneur != NONE and mine.dealt[0] == mine.dealt[1] == NONE
            if mine.tile != NONE:
                hunters += 1
                assert game.box.sort[mine.tile] == TILE and mine.tile not in list(game.state.board)
        assert game.state.people.n == 0
    assert hunters > 0


@clauses("WL-3.8", "WL-19.3a", "WL-19.3b")
def test_s38_the_trophy_hunter_draws_until_a_tile_has_a_condition() -> None:
    """Of the six tiles left two have one; each comes half of the time, and what was drawn blank is out."""
    drawn = []
    for seed in range(200):
        game = fresh(2, seed=seed)
        s = game.state
        for code in [*(f"X{n:02d}" for n in range(1, 9)), "X11"]:
            s.tiles.remove(number(game, ACHIEVEMENT, IDS[code]))
        assert s.tiles.n == 6
        s.players[0].tile = NONE
        draw_private_tile(s, game.box, 0)
        tile, left = game.names.name(ACHIEVEMENT, me(game).tile), s.tiles
        assert left.n < 6 and game.view(1)["state"]["players"][0]["tile"] == tile
        drawn.append(tile)
    assert set(drawn) == {IDS["X09"], IDS["X10"]}
    assert 70 < drawn.count(IDS["X09"]) < 130


@clauses("WL-18.8d", "WL-18.8e")
def test_s31_the_late_purchase_keeps_to_the_limit_and_takes_no_extra_workers() -> None:
    park = ["H08", "F01", "F02", "F03", "F04", "R01", "R02", "R09"]
    game = lay(cr=20, av=4, res=0, park=park, round=7)
    late(game)
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    refused(game, buy("F05"), "WL-18.8e")
    assert buy("R03") in texts(game) and not any("buy-with" in text for text in texts(game))


@clauses("WL-21.2", "WL-21.3")
def test_s32_the_late_purchase_counts_for_the_specialist_unless_an_option_says_otherwise() -> None:
    park = ["H08", "R01", "R02", "R03", "R04"]
    for value, expected in (("true", 5 + 5), ("false", 5 + 4)):
        game = lay(cr=9, booths=2, park=park, entrepreneur="E11", round=7, options={"h08_before_entrepreneurs": value})
        late(game)
        run(game, Step.NEXT_TURN, last=Step.ACTION)
        game.play(buy("R08"))
        assert me(game).points == expected == scoring.score(game.state, game.box, 0)


@clauses("WL-16.3", "WL-17.1", "WL-17.3", "WL-17.4", "WL-17.5", "WL-17.6")
@pytest.mark.parametrize(
    ("code", "short", "enough"),
    [
        ("X01", {"hap": 5, "vis": 4}, {"hap": 5, "vis": 5}),
        ("X03", {"hap": 9, "vis": 9}, {"hap": 0, "vis": 10}),
        ("X05", {"park": ["R01", "R02", "R03", "R04"]}, {"park": ["R01", "R02", "R03", "R04", "M01"]}),
        ("X09", {"cr": 19}, {"cr": 20}),
        ("X10", {"park": ["R05", "R06", "R03"]}, {"park": ["R05", "R06", "R07"]}),
    ],
)
def test_conditions_of_tiles(code: str, short: dict[str, object], enough: dict[str, object]) -> None:
    said = f"claim {IDS[code]}"
    refused(lay(board={1: code}, booths=5, **short), said, "WL-16.21")  # type: ignore[arg-type]
    game = lay(board={1: code}, booths=5, **enough)  # type: ignore[arg-type]
    assert said in texts(game)
    game.play(said)
    assert game.state.claimed[number(game, ACHIEVEMENT, IDS[code])] == 0
