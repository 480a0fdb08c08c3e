"""What Mall des Jahres says: what a move brings, how it is offered, why it is refused, what breaks a tie."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.check.static import static_problems
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.telling import changes
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.titles.mall_des_jahres.title import TITLE, holdings
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import IDS, QUIET, fresh, lay, mall, roll
from tests.titles.table import at, play, refused

NARROW = "\u202f"


def brings(game: Game, said: str, lang: str = "en") -> str:
    """What a move would bring, in words."""
    return "".join(line.text for line in game.preview(said, lang=lang))


def test_nothing_is_wrong_with_the_words() -> None:
    """Every sentence that may come is there in every language, with what it needs and nothing else."""
    assert [problem.text for problem in static_problems(TITLE)] == []


# -------------------------------------------------------------------------------------------- what a move brings


def test_what_a_move_is_said_to_bring_is_what_it_brings() -> None:
    random, said = Random(5), set()
    for seed in range(3):
        game = fresh(3, seed)
        while not game.over and len(game.plies) < 120:
            move = random.choice(game.moves())
            after: Any = game.state.clone()
            game.decide(after, move)
            has = {held.name: held.amount for held in holdings(after, game.box, move.seat)}
            for held, before in changes(game, [move])[0]:
                assert has[held.name] == held.amount != before, move
                said.add(held.name)
            game.play(move)
    assert said >= {"points", "branches", "businesses", "vacancies", "closures"}


def test_adjusting_to_a_card_says_that_it_is_acquired() -> None:
    game = lay(stacks=[["ST06"], ["ST61"], ["ST67"], ["ST77"]], holds=["CL09"], dice=[2, 5, 6])
    play(game, "try 1")
    assert brings(game, "adjust 2 up") == "+1 business, −1 closure card"
    assert brings(game, "adjust 2 down") == "−1 closure card"


def test_a_hidden_draw_promises_nothing() -> None:
    game = lay(pile=[])
    assert brings(game, "draw") == ""


def test_a_certain_opening_is_said_with_all_it_brings() -> None:
    game = lay(stacks=[["ST31"], ["ST61"], ["ST67"], ["ST77"]], dice=[1, 3, 5], mall=mall(2))
    assert brings(game, "try 1") == "+2 points, +2 points for chips, +1 category, +1 branch, +1 business"
    assert brings(game, "try 1", "de") == "+2 Punkte, +2 Punkte für Chips, +1 Kategorie, +1 Branche, +1 Betrieb"
    assert brings(game, "try 1", "fr") == "+2 points, +2 points pour les jetons, +1 catégorie, +1 branche, +1 commerce"
    assert brings(game, "nothing") == ""


def test_a_roll_says_its_price_and_nothing_of_luck() -> None:
    game = lay(stacks=[["ST31"], ["ST61"], ["ST67"], ["ST77"]], dice=[1, 1, 1])
    play(game, "try 1")
    assert brings(game, "roll 1") == ""
    roll(game, "roll 1", 1)
    assert brings(game, "roll 1") == "−1 point"
    assert brings(game, "stop") == ""


def test_a_closing_says_what_is_lost_with_the_stack() -> None:
    draw = ["VAC", "ST31", "VAC", "VAC"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], mall=["ST01", "ST12"], m=23)
    play(game, "nothing", "keep")
    assert brings(game, "close") == "−1 business"
    play(game, "close")
    assert brings(game, "onto 1") == "−2 points, −1 category, −1 branch, +1 vacancy"


def test_dismissing_is_one_vacancy_less() -> None:
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC"], opened=["ST31"])
    play(game, "nothing")
    assert [brings(game, "dismiss", lang) for lang in LANGUAGES] == ["−1 vacancy", "−1 Leerstand", "−1 local vide"]


# --------------------------------------------------------------------------------------------- what is offered


def test_a_card_is_offered_by_its_name() -> None:
    game = lay(stacks=[["ST31"], ["CL15"], ["ST67"], ["ST77"]])
    assert game.label("try 1") == "Roll for Cobble and Clack on stack 1"
    assert game.label("take 2", lang="de") == "Freiwurf (Grau) von Stapel 2 nehmen"
    assert game.label("try 1", lang="fr") == "Lancer les dés pour Cobble and Clack sur la pile 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_a_turn_can_be_offered(lang: str) -> None:
    random, game = Random(3), fresh(2, seed=4)
    while not game.over and len(game.plies) < 80:
        assert all(game.label(move, lang=lang) for move in game.moves()[:12])
        game.play(random.choice(game.moves()))


# ------------------------------------------------------------------------------------------------- why not


def test_a_roll_that_cannot_be_paid_says_from_which_field() -> None:
    game = lay(stacks=[["ST31"], ["ST61"], ["ST67"], ["ST77"]], dice=[1, 1, 1], m=2)
    play(game, "try 1")
    roll(game, "roll 1", 1)
    said = refused(game, "roll 1", "MJ-8.15")
    assert said.text == "The roll costs 1 point; from field 2 you would fall below field 2."
    german = game.why_not("roll 1", lang="de")
    assert german is not None
    assert german.text == "Der Wurf kostet 1 Punkt; von Feld 2 fielest du unter Feld 2."


def test_a_bonus_of_another_colour_is_named() -> None:
    game = lay(holds=["CL05"], m=20)
    assert "“refresh”" in refused(game, "refresh", "MJ-10.6").text
    french = game.why_not("refresh", lang="fr")
    assert french is not None
    assert f"«{NARROW}renouvellement{NARROW}» utilisable dans votre zone (grise)" in french.text


def test_a_full_house_of_anchors_is_counted() -> None:
    game = lay(discard=["AN01", "AN09"])
    assert refused(game, "anchor", "MJ-8.6").text == "Your deck already holds 2 anchors."


# ----------------------------------------------------------------------------------------------------- ties

V27 = {"m": 27, "at_category": "V"}


@pytest.mark.parametrize(
    ("one", "other", "chips", "said"),
    [
        (V27, {"m": 31, "at_category": "IV"}, {}, "P0 and P1 have 54 points each. The higher category decides: P0."),
        (V27, {"m": 25, "at_category": "V"}, {"fashion": 1}, "P0 and P1 have 54 points each. More chips decide: P1."),
        (
            V27,
            {"m": 26, "at_category": "V"},
            {"fashion": 0, "beauty": 1},
            "P0 and P1 have 56 points each. The marker further up the track decides: P0.",
        ),
        (
            V27,
            {**V27, "draw": ["VAC"]},
            {"fashion": 0, "beauty": 1},
            "P0 and P1 have 56 points each. Fewer vacancies decide: P0.",
        ),
        (V27, V27, {"fashion": 0, "sport": 1}, None),
    ],
)
@clauses("MJ-14.5")
def test_what_broke_a_tie_is_said(
    one: dict[str, object], other: dict[str, object], chips: dict[str, int], said: str | None
) -> None:
    game = lay(others={1: other}, chips=chips, **one)  # type: ignore[arg-type]
    assert game.tie() is None
    game.state.stop()
    tie = game.tie()
    assert (tie and tie.text) == said
    assert said is None or all(tie.text for lang in LANGUAGES if (tie := game.tie(lang)))


@clauses("MJ-14.6")
def test_insolvent_players_are_in_no_tie_with_a_winner_below_zero() -> None:
    """The one solvent player has less than nothing, and the two others, who have no score, are not equal with him."""
    others = {1: {"m": 1, "out": 1}, 2: {"m": 1, "out": 2}}
    game = lay(3, draw=["VAC"] * 12, m=2, others=others)
    game.state.stop()
    assert game.points(0) < 0
    assert [score.place for score in game.scores()] == [1, 3, 2]
    assert game.tie() is None


@clauses("MJ-14.6")
def test_a_solvent_player_with_nothing_is_before_an_insolvent_one() -> None:
    game = lay(draw=["VAC"] * 7, m=18, others={1: {"m": 1, "out": 1}})
    game.state.players[0].marker = 13
    game.state.players[0].vacancies = 4
    game.state.stop()
    assert game.points(0) == 0
    tie = game.tie()
    assert tie is not None
    assert tie.text == "P0 and P1 have 0 points each. The solvent mall comes first: P0."


# ------------------------------------------------------------------------------------------------ what is told


def test_a_sentence_does_not_begin_with_a_vacancy() -> None:
    """A vacancy has no name of its own, and no capital."""
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC"], opened=["ST31"])
    play(game, "nothing", "keep", "keep")
    assert at(game) == "acquire"
    for lang in LANGUAGES:
        assert all(line.text[0] == line.text[0].upper() for line in game.log(lang=lang)), lang


def test_numbers_of_things_agree() -> None:
    game = lay(begin="turn", display=["FC01"], draw=QUIET)
    play(game, "nothing")
    said = [line.text for line in game.log()]
    assert "P0 moves 1 card from the display to the discard pile." in said
    assert IDS["FC01"] == "waffle-hatchery"
