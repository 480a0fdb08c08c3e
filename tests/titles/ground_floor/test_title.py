"""The title as a whole: random games, what a seat may see, positions, the box, and that all clauses are reached."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from stammtisch.check.pair import Pair
from stammtisch.check.report import arrangements
from stammtisch.check.static import rules_of
from stammtisch.kernel.model.moves import Forbidden
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import EVERYTHING, to_json
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.lint import slips
from stammtisch.titles.ground_floor.title import TITLE
from tests.titles.ground_floor.table import fresh

TABLES = arrangements(TITLE)
BUSY = ("build", "office", "take", "floor", "place", "hire", "remodel", "use", "choose", "offer")
"""How a player begins his moves who wants to see something of the game."""


def busy_choice(game: Game, random: Random) -> Move:
    """A move of a player who builds, hires and remodels when he can, most of the time."""
    moves = game.moves()
    if random.random() < 0.8:
        for word in BUSY[:2] if game.decision and game.decision.name == "build" else BUSY:
            some = [move for move in moves if move.text.startswith(word)]
            if some and random.random() < 0.6:
                return random.choice(some)
    return random.choice(moves)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_of_busy_players(table: object) -> None:
    """Every refusal has a clause, the invariants hold after each move, and the game ends with a ledger that adds up."""
    random = Random(3)
    game = fresh(table.seats, 3, **dict(table.options))  # type: ignore[attr-defined]
    while not game.over:
        refusals: dict[int, Forbidden] = {}
        legal = game.options_of(game.due[0], refusals)
        assert game.decision is not None
        nameable = set(game.decision.nameable(game.names))
        assert set(legal) <= nameable
        assert nameable - set(legal) <= set(refusals)
        assert not set(legal) & set(refusals)
        game.play(busy_choice(game, random))
        assert not list(TITLE.invariants(game.state, game.box))
    for seat in range(game.state.seats):
        assert sum(TITLE.ledger(game.state, game.box, seat)) == game.score_now(seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_twins_agree(table: object) -> None:
    """The quiet twin and the fast one (where it is compiled already) play the same games byte for byte."""
    compiled = twins.compiling() and twins.fast(TITLE).ready
    pair = Pair(TITLE, table, compiled)  # type: ignore[arg-type]
    for seed in range(3):
        assert pair.compare(seed) > 20


def test_twins_agree_on_rich_games(tmp_path: Path) -> None:
    """With money for everything the players see floors and achievements that random games hardly reach."""
    text = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(
        text.replace("money = 0\ninfo = 7", "money = 150\ninfo = 150", 1), encoding="utf-8"
    )
    box = TITLE.load_box(tmp_path / "box.toml")
    floors = 0
    for seats, options in ((2, {}), (3, {"automas": "hadid"}), (4, {"later_wishes": "on", "event_cards": "on"})):
        arena = twins.Arena(TITLE, box.struct, 1, twins.compiling() and twins.fast(TITLE).ready)
        game = Game(TITLE, fresh(seats).seats, options, box=box, seed=seats)
        arena.put(0, TITLE.blank(seats, options).pack())
        due = arena.twin.begin(arena.states, 0, arena.boxes, seats)
        random = Random(seats)
        while not game.over:
            assert due == game.due[0]
            move = busy_choice(game, random)
            due = arena.twin.step(arena.states, 0, arena.boxes, arena.moves, move.seat, move.option)
            game.play(move)
            assert game.state.pack() == arena.get(0), move
            assert not list(TITLE.invariants(game.state, game.box))
        floors += sum(sum(player.floors) for player in game.state.players)
    assert floors > 10


def test_rules_read_alike_in_both_twins() -> None:
    assert list(slips(rules_of(TITLE), TITLE.state, TITLE.box)) == []


def test_nothing_is_hidden() -> None:
    """All that lies on the table is open (GF-0.8); what is imagined differs in the generator only."""
    random = Random(1)
    game = fresh(4, 1, automas="pei", great_depression="on", windfall="on")
    while not game.over:
        if random.random() < 0.1:
            whole = json.dumps(to_json(game.state, game.names, EVERYTHING)["players"])
            for seat in range(4):
                assert json.dumps(to_json(game.state, game.names, seat)["players"]) == whole
                one, other = game.imagine(seat, 5), game.imagine(seat, 5)
                assert one.pack() == other.pack()
                assert to_json(one, game.names, seat) == to_json(game.state, game.names, seat)
        game.play(random.choice(game.moves()))


def test_positions_come_back() -> None:
    random = Random(2)
    game = fresh(3, 2, automas="gropius", era_cards="on", event_cards="on")
    while not game.over:
        if random.random() < 0.1:
            state = to_json(game.state, game.names, EVERYTHING)
            again = Game(TITLE, game.seats, game.options, position=json.loads(json.dumps(state)))
            assert to_json(again.state, again.names, EVERYTHING) == state
            assert [move.text for move in again.moves()] == [move.text for move in game.moves()]
        game.play(random.choice(game.moves()))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("job_market_start = 6", "job_market_start = 9", "job_market_start"),
        ("set_size = [3, 3]", "set_size = [0, 3]", "set_size"),
        ("goods_in_box = 16", "goods_in_box = 10", "goods_in_box"),
        ("cost = [0, 0]\nextra_markers", "cost = [0, 2]\nextra_markers", "networking.*wants to be"),
        ("goods = 1\nceo_time", "goods = 2\nceo_time", "cannot be stored"),
        ("cards = [4, 1, 1, 4]", "cards = [5, 1, 1, 3]", "more cards of a type"),
        ("cards = [4, 1, 1, 4]", "cards = [4, 0, 0, 4]", "may lie on top"),
        ("office_spaces = 2", "office_spaces = 3", "office_spaces"),
        ("uses = 3\ntime = 1", "uses = 3", "wants a time"),
        ('clause = "GF-20.13"', 'clause = "GF-99.1"', "clause"),
    ],
)
def test_a_box_that_contradicts_itself(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "box.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError, match=message):
        TITLE.load_box(tmp_path / "box.toml")


def test_an_edited_box_plays_on(tmp_path: Path) -> None:
    """A longer stock track with payouts by height, one more floor, other prices: no rule has to change."""
    text = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    text = text.replace("payout = [6, 6, 6, 6, 6, 6, 6, 6]", "payout = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]")
    for field in (9, 10):
        text += f'\n[[stock_field]]\nid = "{field}"\nsource = "test"\n'
    text += '\n[[new_floor]]\nid = "cantina"\ntier = 2\ncopies = [1, 1, 2, 2]\nprestige = 3\nuses = 4\ntime = 1\n'
    text += 'info = 2\nclause = "GF-20.2"\nsource = "test"\n'
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    box = TITLE.load_box(tmp_path / "box.toml")
    for seed in range(3):
        random = Random(seed)
        game = Game(TITLE, fresh(3).seats, box=box, seed=seed)
        while not game.over:
            game.play(busy_choice(game, random))
            assert not list(TITLE.invariants(game.state, game.box))


def test_every_entry_has_a_source() -> None:
    for table, entries in TITLE.load_box().entries.items():
        for entry in [entries] if isinstance(entries, dict) else entries:
            assert entry["source"].strip(), table


@pytest.mark.parametrize("seats", TITLE.seats)
def test_the_order_of_popularity_follows_from_every_position(seats: int) -> None:
    """After the advertising of a two-seat game nobody chooses a bonus; the order must be the new one all the same."""
    random = Random(seats)
    game = fresh(seats, seed=seats)
    while not game.over:
        loaded = Game(TITLE, game.seats, game.options, game.loaded, position=game.position()["state"])
        assert loaded.view(0)["facts"] == game.view(0)["facts"]
        game.play(busy_choice(game, random))


@pytest.mark.parametrize(("old", "new"), [("\ninfo = 7\n", "\ninfo = -1\n"), ("\nmoney = 0\n", "\nmoney = 32767\n")])
def test_a_purse_that_nobody_could_hold_is_refused(tmp_path: Path, old: str, new: str) -> None:
    """Less than nothing failed when the game was laid out, and 32,767 would not have fitted with the first income."""
    text = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "box.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError, match="must be a whole number from 0 to 10,000"):
        TITLE.load_box(tmp_path / "box.toml")
