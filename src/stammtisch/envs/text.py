"""Observations in words, for language models and for people who want to see what an agent sees.

They are made from what a seat is shown at the table: its view, its log, and its moves as they are offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import stammtisch
from stammtisch.envs.encoding import Encoding
from stammtisch.kernel.play.course import Move, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import to_json


class Teller:
    """The same game in the plain twin, which tells what happens."""

    def __init__(self, encoding: Encoding):
        self._encoding = encoding
        self.game: Game | None = None

    def begin(self, seed: int) -> None:
        """Starts the game with this seed."""
        seats = [Seat(name) for name in stammtisch.NAMES[: self._encoding.seats]]
        self.game = Game(self._encoding.title, seats, self._encoding.options, self._encoding.loaded, seed)

    def play(self, seat: int, option: int) -> None:
        """Makes a choice."""
        game = self._begun()
        game.play(Move(seat, game.state.step, option))

    def play_others(self, seat: int) -> None:
        """Lets the others choose as `games.play_others` does, with the same numbers from the same generator."""
        game = self._begun()
        while not game.over and game.due[0] != seat:
            options = game.moves()
            game.play(options[game.state.chance.below(len(options))])

    def text(self, seat: int) -> str:
        """What a seat sees, what happened since it chose last, and what it may do, as text."""
        return describe(self._begun(), seat, self._encoding)

    def _begun(self) -> Game:
        assert self.game is not None, "begin comes first"
        return self.game


def describe(game: Game, seat: int, encoding: Encoding) -> str:
    """A game as a seat sees it, as text.

    It ends with the moves of the seat, if it is due: a line each, the number of the action first.
    """
    you = game.seats[seat].name
    lines = [f"{game.title.title}, {len(game.seats)} seats. You are {you} (seat {seat})."]
    own = [number for number, ply in enumerate(game.plies, 1) if ply.move.seat == seat]
    log = game.log(seat, since=own[-1] if own else 0)
    if log:
        lines += ["", "Since your last choice:" if own else "So far:", *(f"- {line.text}" for line in log)]
    lines += ["", "You see (- is none, or hidden from you):", *outline(game, seat)]
    speaker = game.title.speaker()
    decision = game.decision
    if decision is None:
        scores = [f"- {score.name}: {score.total}, place {score.place}" for score in game.scores(seat)]
        return "\n".join([*lines, "", "The game is over.", *scores])
    if seat not in game.due:
        return "\n".join([*lines, "", f"{' and '.join(game.seats[s].name for s in game.due)} to choose."])
    asked = f"ask-{decision.name}"
    question = speaker.say(asked) if speaker.knows(asked) else f"Choose: {decision.name}."
    lines += ["", f"{question} ({decision.clause})", "Answer with the number of an action:"]
    start = int(encoding.starts[game.state.step])
    for move in sorted(game.moves(seat), key=lambda move: move.option):
        label = game.label(move)
        lines.append(f"{start + move.option}: {move.text}" + ("" if label == move.text else f" ({label})"))
    return "\n".join(lines)


def outline(game: Game, seat: int) -> list[str]:
    """What a seat sees of the state, a field a line; what is hidden is called so, what is empty is left out."""
    seen = to_json(game.state, game.names, seat)
    state = {name: value for name, value in seen.items() if name not in ("pending", "seats", "choices")}
    owners = {"players": [f"{who.name} (seat {k})" for k, who in enumerate(game.seats)]}
    return [f"  {line}" for name, value in state.items() for line in _lines(name, value, owners.get(name))]


def _lines(name: str, value: Any, items: list[str] | None = None) -> Iterator[str]:
    if isinstance(value, dict) and set(value) == {"n", "count"}:  # a bag
        value = f"{value['n']}, hidden" if value["count"] is None else value["count"]
    flat = _flat(value)
    if flat is not None:
        if flat:
            yield f"{name}: {flat}"
        return
    yield f"{name}:"
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        label = items[key] if items and isinstance(key, int) and key < len(items) else str(key)
        for line in _lines(label, item):
            yield f"  {line}"


def _flat(value: Any) -> str | None:
    """A value on one line; None for one that is nested deeper."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return str(value)
    inner = list(value.values()) if isinstance(value, dict) else list(value)
    if any(isinstance(item, dict | list) for item in inner):
        return None
    shown = [_flat(item) or "" for item in inner]
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in zip(value, shown, strict=True))
    return ", ".join(shown)


class Glance:
    """Reads packed states in words: what one sees, without what happened before and without moves."""

    def __init__(self, encoding: Encoding):
        teller = Teller(encoding)
        teller.begin(0)
        self._game = teller._begun()

    def text(self, packed: bytes, seat: int) -> str:
        """What a seat sees of a state."""
        game = self._game
        game.state.load(packed)
        return "\n".join([f"You are {game.seats[seat].name} (seat {seat}).", *outline(game, seat)])
