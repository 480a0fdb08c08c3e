"""The conformance suite of Stammtisch, and a first scenario."""

import stammtisch as st
from stammtisch.kernel.conform import check


def test_the_title_conforms() -> None:
    report = check(st.find_title("$name"), games=40, compiled=False)
    assert not report.problems, report.problems[0]


def test_a_drawn_card_counts() -> None:
    """${prefix}-2.2: the value of a drawn card is added to the drawer's points."""
    game = st.new("$name", seats=2, seed=1)
    seat = game.due[0]
    game.play("draw", dictation=["five"])
    assert game.score_now(seat) == 5
