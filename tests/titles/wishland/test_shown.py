"""What the table shows beside the state, in data and in the plain picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.telling import changes
from tests.titles.table import play
from tests.titles.wishland.table import IDS, buy, claim, fresh, lay


def mine(game: Game, name: str) -> Any:
    """One of the facts of the first seat."""
    facts: Any = game.view(0)["facts"]
    return facts["players"][0][name]


@pytest.mark.parametrize("seats", [1, 3])
def test_the_view_says_where_and_when(seats: int) -> None:
    random = Random(5)
    game = fresh(seats, {"entrepreneurs": "true", "achievement_tiles": "true"}, seed=5)
    while not game.over:
        view = game.view()
        assert view["place"] and view["phase"], view["decision"]
        game.play(random.choice(game.moves()))


def test_what_could_be_claimed_is_shown_before_it_is() -> None:
    game = lay(hap=7, vis=6, others={1: {"vis": 7}})
    assert mine(game, "claimable") == [IDS["A1"]]
    assert mine(game, "reached")[IDS["A2"]] == 6
    play(game, f"claim {IDS['A1']}")
    assert mine(game, "claimable") == []
    facts: Any = game.view(0)["facts"]
    assert facts["players"][1]["claimable"] == [IDS["A2"]] and IDS["A1"] not in facts["open_achievements"]


def test_final_scoring_is_shown_as_it_stands_step_by_step() -> None:
    game = lay(park=["H17", "R01", "P01", "F07", "M01"], booths=3)
    assert mine(game, "lines") == {"hotels": 1, "losses": -1}
    assert mine(game, "final") == 0
    assert sum(line.points or 0 for line in game.scores()[0].lines) == 0


def test_a_purchase_says_what_it_brings_at_the_end() -> None:
    game = lay(
        market=["M03", "F08"], cr=9, booths=3, park=["R09", "R10", "P01", "F07", "H17", "H09"], entrepreneur="E07"
    )
    said = {line.text for line in game.preview(buy("M03"))}
    assert said == {"+2 points at the end as things stand, −2 credits, −1 worker, +1 ticket booth"}
    said = {line.text for line in game.preview(buy("F08"))}
    assert said == {"−1 point at the end as things stand, +4 credits, −1 worker"}


def test_a_purchase_says_what_it_brings_once_its_choices_are_made() -> None:
    """It does not hang on the sponsor (H19), nor on the boosts that the second mascot brings (E08: two)."""
    game = lay(market=["R07", "M03"], cr=9, booths=3, park=["H19", "M01"], entrepreneur="E08")
    assert {line.text for line in game.preview(buy("R07"))} == {"+4 points, −7 credits, −1 worker"}
    with_a_boost = {line.text for line in game.preview(buy("M03"))}
    assert with_a_boost == {"−1 credit, +2 boosts, −1 worker"}
    play(game, buy("M03"), "save")
    chosen = [{line.text for line in game.preview(f"take {boost}")} for boost in ("happiness", "worker")]
    assert chosen == [{"+1 point, +1 happiness"}, {"+1 worker, −1 worker in reserve"}]


def test_a_move_that_spoils_a_claim_says_so_and_claiming_spoils_none() -> None:
    game = lay(market=["R01"], cr=20, booths=3, board={4: "X09"})
    assert all("−1 achievement to claim" in line.text for line in game.preview(buy("R01")))
    assert not any("achievement" in line.text for line in game.preview(claim("X09")))


def test_of_what_was_converted_a_purchase_says_the_rest_too() -> None:
    """H15 lets each step be chosen like a boost; what the card gives after that comes all the same."""
    game = lay(market=["H03"], cr=9, booths=3, park=["H15"])
    said = {line.text for line in game.preview(buy("H03"))}
    assert said == {"−3 credits, +3 boosts, −1 worker"}, said


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_move_is_said_to_bring_is_what_it_brings(seats: int) -> None:
    random, said = Random(5), set()
    game = fresh(seats, {"entrepreneurs": "true", "achievement_tiles": "true"}, seed=seats)
    while not game.over and len(game.plies) < 120:
        move = random.choice(game.moves())
        after: Any = game.state.clone()
        game.decide(after, move)
        assert game.title.holdings is not None
        held = {(h.name, h.thing): h.amount for h in game.title.holdings(after, game.box, move.seat)}
        for now, before in changes(game, [move])[0]:
            assert held[now.name, now.thing] == now.amount != before, move
            said.add(now.name)
        game.play(move)
    assert {"points", "credits", "workers"} <= said
