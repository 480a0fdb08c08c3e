"""No Thanks!: the conformance suite of Stammtisch, and the clauses that random play hardly reaches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import stammtisch as st
from stammtisch.check.conform import check


def table(chips: Sequence[int], cards: Sequence[Sequence[str]], card: str, on_card: int = 0, left: int = 5) -> st.Game:
    """A position with seat 0 to decide: the chips of three seats (33 with those on the card), and their cards.

    The cards that are nowhere yet are given to seat 2.
    """
    position = st.new("no-thanks", seats=3, seed=1).position()
    state = position["state"]
    held = {name for mine in cards for name in mine} | {card}
    free = [str(n) for n in range(3, 36) if str(n) not in held]
    unseen, spare = free[: left + 9], free[left + 9 :]
    state.update(card=card, on_card=on_card, left=left, active=0)
    state["unseen"] = {"n": left + 9, "count": dict.fromkeys(unseen, 1)}
    state["pending"] = [{"step": "decide", "who": [0], "arg": 0}]
    all_cards = (cards[0], cards[1], [*cards[2], *spare])
    for player, mine, has in zip(state["players"], all_cards, chips, strict=True):
        numbers = sorted(int(name) for name in mine)
        player["cards"] = dict.fromkeys(mine, True)
        player["chips"], player["cost"] = has, sum(n for n in numbers if n - 1 not in numbers)
    return st.load(position, seed=1)


def test_the_title_conforms() -> None:
    report = check(st.find_title("no-thanks"), games=12, compiled=False)
    assert not report.problems, report.problems[0]


def test_whoever_has_no_chip_left_cannot_decline() -> None:
    """NT-2.3."""
    game = table((0, 20, 10), ([], [], []), "17", on_card=3)
    assert [move.text for move in game.moves()] == ["take"]
    refusal = game.why_not("decline")
    assert refusal is not None
    assert refusal.clause == "NT-2.3"


def test_a_chip_goes_onto_the_card_and_the_next_one_decides() -> None:
    """NT-2.2."""
    game = table((1, 20, 10), ([], [], []), "17", on_card=2)
    game.play("decline")
    assert (game.due, game.state.on_card, game.state.players[0].chips) == ((1,), 3, 0)


def test_who_takes_a_card_gets_its_chips_and_decides_about_the_next() -> None:
    """NT-2.4."""
    game = table((4, 20, 5), ([], [], []), "17", on_card=4)
    game.play("take")
    assert (game.due, game.state.on_card, game.state.players[0].chips) == ((0,), 0, 8)
    assert game.view(1)["state"]["players"][0]["cards"] == {"17": True}


def test_a_preview_says_what_the_offer_does_not() -> None:
    game = table((4, 20, 5), (["18"], [], []), "17", on_card=4)
    offered = {move.text: game.label(move) for move in game.moves()}
    assert offered == {"take": "Take the card", "decline": "No thanks (1 chip)"}
    brings = {text: "".join(line.text for line in game.preview(text)) for text in offered}
    assert brings == {"take": "+4 chips, \u22121 point", "decline": ""}, "17 counts instead of 18"


@pytest.mark.parametrize(
    ("cards", "card", "cost"),
    [
        (["20", "22"], "21", 20),
        (["20", "21"], "22", 20),
        (["20", "21"], "19", 19),
        (["20", "21"], "23", 43),
        (["3"], "35", 38),
        ([], "3", 3),
    ],
)
def test_of_cards_in_a_row_the_lowest_alone_counts(cards: list[str], card: str, cost: int) -> None:
    """NT-3.2, NT-3.3: seat 0 has 11 chips."""
    game = table((11, 11, 11), (cards, [], []), card)
    game.play("take")
    assert game.score_now(0) == cost - 11


def test_how_many_chips_somebody_has_is_secret_until_the_end() -> None:
    """NT-1.3, NT-3.1."""
    game = table((11, 12, 10), (["20"], [], []), "17", left=0)
    assert [p["chips"] for p in game.view(1)["state"]["players"]] == [None, 12, None]
    game.play("take")
    assert game.over
    assert [p["chips"] for p in game.view(1)["state"]["players"]] == [11, 12, 10]


def test_the_lowest_total_wins() -> None:
    """NT-3.4."""
    game = table((11, 12, 10), (["20"], ["8"], ["34", "35"]), "19", left=0)
    game.play("take")
    scores = sorted(game.scores(), key=lambda score: score.total)
    assert [score.place for score in scores] == [1, 2, 3]
    assert [line.text for line in game.log() if line.clause == "NT-3.4"] == ["Bruno wins with −4 points."]


@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)])
def test_chips_go_by_the_number_of_people(seats: int, chips: int) -> None:
    """NT-1.3."""
    assert [p.chips for p in st.new("no-thanks", seats).state.players][:seats] == [chips] * seats
