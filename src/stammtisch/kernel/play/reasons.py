"""What a person says, read as a move; and why it is forbidden."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import UnknownName
from stammtisch.kernel.model.moves import Forbidden
from stammtisch.kernel.model.wanted import shown
from stammtisch.kernel.play.course import Course, Move
from stammtisch.kernel.play.scribe import Refusal, Refused, Unreadable
from stammtisch.kernel.play.telling import as_said


def refusal(game: Course, message: str, clause: str, lang: str, **facts: str) -> Refusal:
    """A refusal in words: a message of the kernel's, with the text of the clause among its facts."""
    rule = game.title.rulebook(lang).text[clause]
    return Refusal(clause, game.title.speaker(lang).say(message, text=rule, **facts), rule)


def explain(game: Course, why: Forbidden, lang: str) -> Refusal:
    """What the rules say against an option, as a sentence from the position."""
    speaker = game.title.speaker(lang)
    text = speaker.say(f"why-{why.reason}", **as_said(game, why.facts, speaker))
    return Refusal(why.clause, text, game.title.rulebook(lang).text[why.clause])


def is_over(game: Course, lang: str) -> Refusal:
    """The refusal of everything once the game is over."""
    return refusal(game, "refused-over", game.title.turn_clause, lang)


def first_due(game: Course, lang: str) -> int:
    """The seat that is meant where none is named; Refused when the game is over."""
    if game.over:
        raise Refused(is_over(game, lang))
    return game.due[0]


def example(game: Course) -> str:
    """How a move is said: one of those that are due, or of any decision once the game is over."""
    decision = game.decision or next(iter(game.title.decisions.values()))
    return decision.text(next(iter(decision.nameable(game.names))), game.names)


def parse(game: Course, said: str | int | Move, seat: int | None, lang: str) -> Move:
    """A move from text, a number or a Move, whether legal or not; raises Unreadable, or TypeError for anything else."""
    if isinstance(said, Move):
        if said.step not in game.title.decisions or not 0 <= said.option < game.title.decisions[said.step].size:
            raise Unreadable(f"{said} is no move of {game.title.title}")
        return said
    if isinstance(said, bool) or not isinstance(said, str | int):
        raise TypeError(
            f"a move is a text like {example(game)!r}, the number of an option, or a Move, not {shown(said)}"
        )
    seat = first_due(game, lang) if seat is None else game.seat(seat)
    decision, speaker = game.decision, game.title.speaker(lang)
    if decision is None:
        raise Refused(is_over(game, lang))
    if isinstance(said, int):
        if not 0 <= said < decision.size or said not in set(decision.nameable(game.names)):
            raise Unreadable(speaker.say("no-option", number=said, decision=decision.name))
        return game.move(seat, said)
    try:
        option = decision.parse(said, game.names)
    except UnknownName as error:
        why = speaker.say(error.message, **error.facts)
        raise Unreadable(speaker.say("unreadable-word", said=said, why=why), nearly=True) from None
    if option is not None:
        return game.move(seat, option)
    for step, other in game.title.decisions.items():
        try:
            option = other.parse(said, game.names)
        except UnknownName:
            continue
        if option is not None:
            return Move(seat, step, option, said)
    raise Unreadable(speaker.say("unreadable", said=said, usage=" | ".join(decision.usage())))


def why_not(game: Course, said: str | int | Move, seat: int | None, lang: str) -> Refusal | None:
    """Why a move is forbidden; None if it is allowed. Raises Unreadable if it says nothing the game knows."""
    decision = game.decision
    if decision is None:
        return is_over(game, lang)
    move = parse(game, said, seat, lang)
    who = ", ".join(game.seats[s].name for s in game.due)
    if move.step != game.state.step:
        speaker, other = game.title.speaker(lang), game.title.decisions[move.step]
        message = "refused-step" if move.seat in game.due else "refused-step-turn"
        when, ask = speaker.say(f"when-{other.name}"), speaker.say(f"ask-{decision.name}")
        return refusal(game, message, other.clause, lang, when=when, ask=ask, who=who)
    if move.seat not in game.due:
        return refusal(game, "refused-turn", game.title.turn_clause, lang, who=who)
    refusals: dict[int, Forbidden] = {}
    if move.option in game.options_of(move.seat, refusals):
        return None
    if move.option not in refusals:
        return refusal(game, "refused", decision.clause, lang)
    return explain(game, refusals[move.option], lang)
