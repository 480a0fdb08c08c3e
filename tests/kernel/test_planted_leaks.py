"""Planted leaks: the suite finds each of them, in all that a seat is given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stammtisch.check.leaks import no_choice_leaks, no_leak
from stammtisch.check.report import Failed
from stammtisch.kernel.model.moves import Decision, Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.telling import LogLine
from stammtisch.kernel.play.views import WATCHER, observe
from stammtisch.players import Sight
from tests.kernel import night
from tests.kernel.night_title.rules import do_lay, do_stall, may_lay
from tests.kernel.night_title.state import Box, Clause, State, Step


@rule
def lay_aloud(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays a card, and says which."""
    do_lay(s, box, seat, choice)
    s.tell(Clause.NM_3_1, "opened", seat=seat, good=choice)


@rule
def lay_for_money(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays a card, and pays for it."""
    do_lay(s, box, seat, choice)
    s.players[seat].coins += choice


@rule
def lay_what_others_lack(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Lists a card only if the next seat does not hold the same, as long as there is such a one."""
    for good in range(box.goods):
        if s.players[seat].hand[good] > 0 and s.players[(seat + 1) % s.seats].hand[good] == 0:
            moves.allow(good)
        else:
            moves.forbid(good, Clause.NM_3_1, "not-held", good=good)
    if moves.n == 0:
        may_lay(s, box, seat, moves)


@rule
def refuse_aloud(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Refuses with what another one holds."""
    other = (seat + 1) % s.seats
    for good in range(box.goods):
        if s.players[seat].hand[good] == 0:
            moves.forbid(good, Clause.NM_3_1, "stall-full", count=s.players[other].hand[0])
    may_lay(s, box, seat, moves)


@rule
def plan_aloud(s: State, box: Box, seat: int, choice: int) -> None:
    """Counts what is planned where all can see it."""
    do_stall(s, box, seat, choice)
    s.pips += 1


RULES: dict[str, tuple[Step, dict[str, Any], str]] = {
    "log": (Step.LAY, {"do": lay_aloud}, "log"),
    "view": (Step.LAY, {"do": lay_for_money}, "view"),
    "options": (Step.LAY, {"may": lay_what_others_lack}, "moves_of"),
    "reason": (Step.LAY, {"may": refuse_aloud}, "reasons_of"),
    "plan": (Step.STALL, {"do": plan_aloud}, "view"),
}


def at(step: Step, after: int = 0, **changed: Any) -> Game:
    """Night Market with another rule in a decision, when that is due for the first time after so many plies."""
    old = night.TITLE.decisions[step]
    rules = {name: changed.pop(name, getattr(old, name)) for name in ("may", "do")}
    kept = {name: getattr(old, name) for name in ("sealed", "plan", "private", "opens")}
    decision = Decision(old.name, old.clause, rules["may"], rules["do"], *old.phrases, **kept)
    title = replace(night.TITLE, steps={**night.TITLE.steps, step: decision})
    game = Game(title, [Seat(name) for name in night.NAMES[:3]], seed=4)
    while game.state.step != step or len(game.plies) < after:
        game.play(game.moves()[-1])
    return game


def what_leaks(game: Game) -> str:
    """What the suite finds."""
    with pytest.raises(Failed, match="a leak: ") as found:
        no_choice_leaks(game)
        for seed in range(8):
            for seat in range(len(game.seats)):
                no_leak(game, seat, seed)
    return found.value.text


@pytest.mark.parametrize("planted", RULES)
def test_a_rule_that_leaks_is_found(planted: str) -> None:
    step, rules, look = RULES[planted]
    assert f"a leak: {look} of" in what_leaks(at(step, **rules))


def others_hand(game: Game, *_: object, **__: object) -> str:
    return str(list(game.state.players[(game.due[0] + 1) % len(game.seats)].hand))


def previewed(game: Game, *_: object, **__: object) -> list[LogLine]:
    return [LogLine(0, "", others_hand(game))]


def true_sight(game: Game, seat: int) -> Sight:
    return Sight(game.title, game.loaded, seat, tuple(game.moves(seat)), game.state.pack())


def test_what_is_given_by_the_kernel_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything else that a seat is given, made to leak one after the other."""
    of_another: list[tuple[str, str, Any]] = [
        ("scores", "stammtisch.kernel.play.results.redact", lambda s, seat, hidden=None: s),
        ("observation", "stammtisch.check.leaks.observe", lambda s, seat: observe(s, (seat + 1) % s.seats)),
        ("labels_of", "stammtisch.kernel.play.game.Game.label", others_hand),
        ("text", "stammtisch.envs.text._beside", lambda game, speaker: [others_hand(game)]),
        ("previews_of", "stammtisch.kernel.play.game.Game.preview", previewed),
        ("hint", "stammtisch.check.leaks.sight_of", true_sight),
    ]
    for look, place, leak in of_another:
        with monkeypatch.context() as patch:
            patch.setattr(place, leak)
            assert f"a leak: {look} of" in what_leaks(at(Step.LAY, after=12)), place


def test_a_record_that_says_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "may_know", lambda game, ply, viewer: viewer != WATCHER)
    assert "a leak: record of" in what_leaks(at(Step.LAY))


def test_the_title_itself_has_none() -> None:
    for step in (Step.STALL, Step.LAY, Step.CALL):
        game = at(step)
        no_choice_leaks(game)
        for seat in range(3):
            no_leak(game, seat, 5)
