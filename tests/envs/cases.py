"""The tables that the environments are tested at: the toys, and both titles where they are not plain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import Title, find_title
from tests.kernel import night, toy

Case = tuple[str, int, dict[str, str]]

CASES: dict[str, Case] = {
    "toy": ("flea-market", 3, {}),
    "night": ("night-market", 4, {}),  # where everything is chosen unseen
    "mall-world": ("mall-world", 4, {"full_hand": "risk"}),
    "ground-floor": ("ground-floor", 3, {"automas": "pei"}),  # seat 2 is played by the rules
}

every_case = pytest.mark.parametrize("name", CASES)

TOYS = {"toy": toy.TITLE, "night": night.TITLE}


def title_of(name: str) -> Title:
    return TOYS.get(name) or find_title(name)


def wanted(name: str) -> dict[str, Any]:
    """What an environment is asked for."""
    _, seats, options = CASES[name]
    return {"title": title_of(name), "seats": seats, "options": options}


def game_of(name: str, seed: int) -> Game:
    """The same game in the plain twin."""
    _, seats, options = CASES[name]
    return Game(title_of(name), [Seat(f"P{n}") for n in range(seats)], options, seed=seed)


def pick(mask: np.ndarray[Any, Any], random: np.random.Generator) -> int:
    """A legal action."""
    return int(random.choice(np.flatnonzero(mask)))


def shares(game: Game) -> list[float]:
    """The share of the win of each seat, from the places of the scores."""
    first = [score.place == 1 for score in game.scores()]
    return [won / sum(first) for won in first]


def action_of(encoding: Any, game: Game) -> Mapping[int, Any]:
    """The legal moves of who is due, by action."""
    return {int(encoding.starts[game.state.step]) + move.option: move for move in game.moves()}


def until_over(encoding: Any, game: Game, actions: Iterator[int]) -> None:
    """Plays these actions in the plain twin."""
    for action in actions:
        game.play(action_of(encoding, game)[action])
