"""Previews: what a move costs and brings, as facts."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.telling import changes
from stammtisch.kernel.title.clauses import LANGUAGES
from tests.titles.mall_world.table import lay, worth


def brings(game: Game, said: str, lang: str = "en") -> str:
    """What a move would bring, in words."""
    return "".join(line.text for line in game.preview(said, lang=lang))


@pytest.mark.parametrize("name", ["mall-world", "ground-floor"])
def test_what_a_move_is_said_to_bring_is_what_it_brings(name: str) -> None:
    random, said = Random(5), set()
    for seed in range(2):
        game = st.new(name, 3, seed)
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
    assert len(said) >= 4, said


@pytest.mark.parametrize("name", st.titles())
def test_moves_bring_the_same_together_and_alone(name: str) -> None:
    random, told = Random(3), 0
    game = st.new(name, st.find_title(name).seats[-1], 4)
    while not game.over and len(game.plies) < 100:
        seat = game.due[0]
        moves = game.moves(seat)
        if len(game.plies) % 4 == 0:
            some = random.sample(moves, min(8, len(moves)))
            together = game.previews(some)
            assert together == [game.preview(move) for move in some]
            told += sum(map(bool, together))
        game.play(random.choice(moves), seat=seat)
    assert told > 0


AMOUNT = re.compile(r"[+−]?\d[\d.,\u202f]*[\s\u00a0]\w+")
WORDS = re.compile(r"[^\W\d_]{4,}")


def repeated(label: str, preview: str) -> set[str]:
    """Amounts with their unit that a preview says though the label does, and whether it tells the move over again."""
    offered = {amount.lstrip("+−") for amount in AMOUNT.findall(label)}
    again = {amount for amount in AMOUNT.findall(preview) if amount.lstrip("+−") in offered}
    told = set(WORDS.findall(preview.casefold()))
    return again | ({preview} if told and not AMOUNT.search(preview) else set())


@pytest.mark.parametrize("name", ["mall-world", "ground-floor"])
def test_no_preview_says_what_the_label_says(name: str) -> None:
    random, seen = Random(11), 0
    for seats in (3, 4):
        game = st.new(name, seats, 2)
        while not game.over and len(game.plies) < 90:
            moves = game.moves()
            for move, lang in product(random.sample(moves, min(3, len(moves))), LANGUAGES):
                preview = brings(game, move.text, lang)
                seen += bool(preview)
                assert not repeated(game.label(move, lang=lang), preview), (game.label(move, lang=lang), preview)
            game.play(random.choice(moves))
    assert seen > 30


def test_hiring_states_cost_and_gain() -> None:
    game = st.new("ground-floor", 2, seed=1)
    hire = next(move for move in game.moves() if move.text == "hire")
    assert game.label(hire) == "Hire an employee for 5 money and 5 info"
    assert brings(game, "hire") == "+1 untrained employee"
    assert brings(game, "hire", "de") == "+1 untrainierter Angestellter"
    assert brings(game, "hire", "fr") == "+1 employé non formé"
    assert brings(game, "pass") == "", "what costs and brings nothing says nothing"


def test_a_shop_beside_another_is_worth_something_to_a_contract() -> None:
    game = lay(3, "offer", contracts={0: ["food+food"]}, hands={0: ["green/green"]}, mall={"B2": "food"})
    game.play("offer green/green")
    _, paid = worth(game, "food+food")
    beside = next(move for move in game.moves() if "food" in game.label(move) and move.text.endswith(" B3"))
    assert brings(game, beside.text) == "placement food + food: +4,000\u00a0CHF"
    assert brings(game, beside.text, "de").endswith(": +4.000\u00a0CHF")
    assert brings(game, beside.text, "fr").endswith("\u202f: +4\u202f000\u00a0CHF")
    game.play(beside)
    assert worth(game, "food+food") == (1, 4000) != paid
