"""Labels: how a move is offered to a person, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.moves import Amount, Part, Several
from stammtisch.kernel.title.words import Speaker

if TYPE_CHECKING:
    from stammtisch.kernel.play.game import Game, Move


def label(game: Game, move: Move, lang: str) -> str:
    """The message `say-DECISION-WORD` of a move, or its text where there is none.

    Its facts are the parts of the move, and what the move would tell for certain (the contract in a slot).
    """
    decision, speaker = game.title.decisions[move.step], game.title.speaker(lang)
    phrase, number = decision.split(move.option)
    message = f"say-{decision.name}-{phrase.say}"
    if not speaker.knows(message):
        return move.text
    facts = {name: _part(game, phrase.parts[name], value, speaker) for name, value in phrase.values(number).items()}
    try:
        return speaker.say(message, **facts)
    except ValueError:
        for tell in game.certain(move):
            for name, value in tell.facts.items():
                if not isinstance(value, Secret):
                    facts.setdefault(name, game.fact(name, value, speaker))
        return speaker.say(message, **facts)


def _part(game: Game, part: Part, value: int, speaker: Speaker) -> Any:
    """A part of a move as it is said."""
    if isinstance(part, Amount):
        return value + part.low
    if isinstance(part, Several):
        return ", ".join(game.called(part.kind, thing, speaker) for thing in part.choices[value])
    return game.called(part, value, speaker)
