"""What a bot will be asked: found from what it may see, and the same as what it is asked then."""

from __future__ import annotations

import random

import pytest

import stammtisch
from stammtisch.kernel.play.game import Game
from stammtisch.players.ahead import Question, mark_of, questions
from stammtisch.players.sight import Sight, sight_of

BOT = "search:normal"


def seen(game: Game, seat: int, seed: int = 5) -> Sight:
    return Sight(game.title, game.loaded, seat, (), game.imagine(seat, seed).pack())


def opening(title: str, seats: int = 2, moves: int = 12, seed: int = 3) -> Game:
    """A game that was played at random until a person is to choose, with several ways, before a bot."""
    choice = random.Random(seed)
    game = stammtisch.new(title, seats=["person", *[BOT] * (seats - 1)], seed=seed)
    while len(game.plies) < moves or game.due != (0,) or len(game.moves(0)) < 2:
        game.play(choice.choice(game.moves()))
    return game


def ask(game: Game, path: tuple[tuple[int, int], ...] = ()) -> list[Question]:
    policies = [seat.policy for seat in game.seats]
    return questions(seen(game, 1), policies, [n for n, name in enumerate(policies) if name == BOT], path)


@pytest.mark.parametrize("title", ["ground-floor", "wishland"])
def test_the_question_that_comes_is_the_one_that_was_foreseen(title: str) -> None:
    game = opening(title)
    found = ask(game)
    assert found, "something is likely"
    for question in found:
        then = game.at(len(game.plies))
        for seat, option in question.path:
            assert seat in then.due
            then.play(then.move(seat, option), seat)
        real = sight_of(then, question.seat)
        assert question.mark == mark_of(then, question.seat)
        assert question.moves == real.moves and len(real.moves) > 1
        blank = then.state.plain().load(question.imagined)
        assert then.redraw(blank, question.seat, 9) == then.imagine(question.seat, 9), "it sees no more, and no less"
        following = ask(game, (*question.path, (question.seat, question.moves[0].option)))
        assert all(each.path[: len(question.path)] == question.path for each in following)


@pytest.mark.parametrize("decision", ["accept", "offer", "play"])
def test_what_others_hide_changes_nothing(decision: str) -> None:
    """Two games that differ only in what the bot may not know: it prepares for the same, in the same way."""
    choice = random.Random(11)
    one = stammtisch.new("mall-world", seats=["person", BOT, BOT], seed=11)
    while one.over or one.decision is None or one.decision.name != decision or one.due != (0,) or len(one.moves(0)) < 2:
        one.play(choice.choice(one.moves()))
    other = one.at(len(one.plies))
    other.state.copy_from(one.imagine(1, 99))
    assert one.position() != other.position() and one.view(1) == other.view(1)
    assert mark_of(one, 1) == mark_of(other, 1)
    assert mark_of(one, 0) != mark_of(other, 0), "what the person holds is another hand"
    assert seen(one, 1) == seen(other, 1)


def test_where_chance_falls_nothing_is_foreseen() -> None:
    """After the last die of a turn the bot sees what was rolled, and nobody knows that before."""
    game = opening("mall-des-jahres", moves=6)
    while game.decision is None or game.decision.name != "roll" or game.due != (0,):
        game.play(random.Random(len(game.plies)).choice(game.moves()))
    for question in ask(game):
        kept = {mark_of(_after(game, question, seed), question.seat) for seed in range(6)}
        assert kept == {question.mark}


def _after(game: Game, question: Question, seed: int) -> Game:
    """The game after a question's path, with other luck."""
    then = game.at(len(game.plies))
    then.state.chance.seed(seed)
    for seat, option in question.path:
        then.play(then.move(seat, option), seat)
    return then


def test_who_is_asked_to_end_ends() -> None:
    class Enough(Exception):
        pass

    def heed() -> None:
        raise Enough

    game = opening("ground-floor")
    with pytest.raises(Enough):
        questions(seen(game, 1), ["person", BOT], [1], heed=heed)
