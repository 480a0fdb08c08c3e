"""One whole look at a game: every question that can be asked of it, before each move and at its end."""

from __future__ import annotations

import json
from functools import cache
from random import Random

from stammtisch.check.leaks import no_choice_leaks, no_leak
from stammtisch.check.orders import can_be_said
from stammtisch.check.pair import Pair
from stammtisch.check.report import Arrangement, Failed, Report
from stammtisch.kernel.model.moves import Forbidden
from stammtisch.kernel.model.wanted import said
from stammtisch.kernel.play.course import Move, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.reasons import explain
from stammtisch.kernel.play.replay import read
from stammtisch.kernel.play.scribe import DictationError, Refused
from stammtisch.kernel.play.views import EVERYTHING, to_json
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.drive import MOST_MOVES
from stammtisch.kernel.twins.observation import INTERNAL

AT_LENGTH = 0.04
"""The share of positions at which the dearer questions are asked too."""

WRITTEN = 0.05
"""The share of those at which texts and pictures are compared."""

EACH, LATER = 200, 0.1
"""So many moves of a game are asked about one by one; of those of a long game that come later, this share."""


ANOTHER = 1 << 40
"""The seed of a game that is none of those that are looked at."""


def whole_look(title: Title, way: Arrangement, seed: int, pair: Pair, out: Report) -> None:
    """One random game with every question asked; after EACH moves not at all of them any more."""
    people = [Seat(f"P{n}") for n in range(way.seats)]
    game = Game(title, people, dict(way.options), seed=seed)
    random, met = Random(seed), set[str]()
    fast_due = pair.begin(seed)
    try:
        while not game.over:
            _idle_stays(game, way)
            if len(game.plies) == MOST_MOVES:
                raise Failed("no end")
            assert game.decision is not None
            if len(game.plies) < EACH or game.decision.name not in met or random.random() < LATER:
                _ask(game, random, met, out)
            seat = game.due[0]
            if seat != fast_due or game.state.pack() != pair.fast.get(0):
                raise Failed("the plain twin at the table and the fast one disagree")
            for viewer in {seat, len(game.plies) % (len(game.seats) + 1) - 1}:  # the others (and WATCHER) in turn
                pair.observes(game, viewer)
            move = random.choice(game.moves())
            fast_due = pair.step(seat, move.option, f"move {len(game.plies) + 1}")
            game.play(move)
            out.moves += 1
            for problem in title.invariants(game.state, game.box):
                raise Failed(f"after {move.text!r}: {problem}")
        _idle_stays(game, way)
        _ask_at_the_end(game, out)
    except Failed as failure:
        raise Failed(f"move {len(game.plies) + 1}: {failure.text}", game.record()) from None
    except Exception as error:
        raise Failed(f"move {len(game.plies) + 1}: {said(error, title.folder)}", game.record()) from error


def _idle_stays(game: Game, way: Arrangement) -> None:
    """Whether the fields that the title calls idle are as they are in every game."""
    here = game.state.flat()
    for i, (name, value) in _idle(game.title, way).items():
        if here[i] != value:
            raise Failed(f"{name!r} is called idle with {way} and changes: from {value} to {here[i]}")


@cache
def _idle(title: Title, way: Arrangement) -> dict[int, tuple[str, int]]:
    """The numbers of a state that the title calls idle at a table: what it calls them, and what they always are."""
    another = Game(title, [Seat(f"P{n}") for n in range(way.seats)], dict(way.options), seed=ANOTHER).state.flat()
    paths = [[part for part in leaf.path if isinstance(part, str)] for leaf in title.state.layout()]
    found: dict[int, tuple[str, int]] = {}
    for name in title.idle(way.seats, title.option_values(dict(way.options))):
        parts = name.split(".")
        numbers = [i for i, path in enumerate(paths) if path[: len(parts)] == parts]
        if not numbers:
            raise Failed(f"{name!r} is called idle with {way} and is no field of the state")
        found |= {i: (name, another[i]) for i in numbers}
    return found


def _ask(game: Game, random: Random, met: set[str], out: Report) -> None:
    """What is asked before each move.

    The dearer questions are asked when a decision is met for the first time and now and then: for the seat that is due
    or for another one. `met` are the decisions that were met already.
    """
    before = game.state.stable_hash()
    decision = game.decision
    assert decision is not None
    name = decision.name
    if name not in out.asked.nameable:
        out.asked.nameable[name] = list(decision.nameable(game.names))
    nameable = out.asked.nameable[name]
    for seat in game.due:
        refusals: dict[int, Forbidden] = {}
        legal = game.options_of(seat, refusals)
        if not legal:
            raise Failed(f"dead end: {game.seats[seat].name} has no option at {decision.name}")
        if len(set(legal)) < len(legal) or not set(legal) <= set(nameable):
            raise Failed(f"{decision.name} lists an option twice, or one that has no name")
        for option in {option for option in legal if (name, option) not in out.asked.options}:
            text = decision.text(option, game.names)
            if decision.parse(text, game.names) != option:
                raise Failed(f"{text!r} is read as option {decision.parse(text, game.names)}, not {option}")
            out.asked.options.add((name, option))
        refused = [option for option in nameable if option not in set(legal)]
        for option in refused:
            if option not in refusals:
                raise Failed(f"no clause forbids {decision.text(option, game.names)!r}")
        both = set(refusals) & set(legal)
        if both:
            raise Failed(f"{decision.text(min(both), game.names)!r} is allowed and forbidden at once")
        for why in refusals.values():
            _explains(game, why, out)
        if refused:
            _refuses(game, Move(seat, game.state.step, random.choice(refused)))
    if name not in met or random.random() < AT_LENGTH:
        seat = random.choice((game.due[-1], random.randrange(len(game.seats))))
        no_leak(game, seat, random.getrandbits(60), written=random.random() < WRITTEN)
        can_be_said(game, seat, random)
        met.add(name)
        no_choice_leaks(game)
        _undo_is_exact(game, random)
    _position_returns(game)
    if game.state.stable_hash() != before:
        raise Failed("asking has changed the state")


def _explains(game: Game, why: Forbidden, out: Report) -> None:
    """Whether a reason can be said in every language; the same one with the same facts is asked for once."""
    out.reached.add(why.clause)
    said = f"{why.reason} {sorted(why.facts.items())}"
    if said in out.asked.reasons:
        return
    out.asked.reasons.add(said)
    for lang in LANGUAGES:
        if not game.title.speaker(lang).knows(f"why-{why.reason}"):
            raise Failed(f"the reason {why.reason!r} ({why.clause}) has no message why-{why.reason}")
        explain(game, why, lang)


def _refuses(game: Game, move: Move) -> None:
    before, plies = game.state.pack(), len(game.plies)
    try:
        game.play(move)
    except Refused as refused:
        if refused.refusal.clause not in game.title.rulebook().text:
            raise Failed(f"a refusal names clause {refused.refusal.clause!r}, which does not exist") from None
    else:
        raise Failed(f"option {move.option} was forbidden and could be played")
    if game.state.pack() != before or len(game.plies) != plies:
        raise Failed(f"refusing option {move.option} has changed the game")


def _undo_is_exact(game: Game, random: Random) -> None:
    """A move on a copy leaves the game alone; taking it back gives the state it was made in."""
    twin = game.clone()
    before = to_json(game.state, game.names, EVERYTHING)
    made = twin.play(random.choice(twin.moves()))
    drafted = len(twin.plies) == len(game.plies)
    safe = drafted or twin.can_undo()
    if drafted:
        twin.take_back(made.move.seat)
    else:
        twin.undo(consent=True)
    if to_json(twin.state, twin.names, EVERYTHING) != before or (safe and twin.state != game.state):
        raise Failed("undo does not restore the state")


def _position_returns(game: Game) -> None:
    """A position that is saved and loaded is the same, and so is all that is shown of it."""
    position = json.loads(json.dumps(game.position()))
    again = Game(game.title, game.seats, game.options, game.loaded, seed=0, position=position["state"])
    numbers = _shown_numbers(game.title, len(game.seats))
    here, there = game.state.flat(), again.state.flat()
    if again.due == game.due and all(here[i] == there[i] for i in numbers):  # then all that is shown is the same
        return
    if again.position() != position:
        raise Failed("a position that is loaded is not the one that was saved")
    for seat in (None, *range(len(game.seats))):
        shown, loaded = game.view(seat) | {"ply": 0}, again.view(seat)
        for part in shown:
            if shown[part] != loaded[part]:
                where = _difference(shown[part], loaded[part])
                raise Failed(
                    f"what is shown does not follow from the position: {part}{where} of the loaded one differs"
                )
    if game.scores() != again.scores():
        raise Failed("the scores do not follow from the position")


@cache
def _shown_numbers(title: Title, seats: int) -> tuple[int, ...]:
    """The numbers of a state from which everything shown is made: not the generator, nor what belongs to no seat."""
    return tuple(
        i
        for i, leaf in enumerate(title.state.layout())
        if leaf.path[0] not in INTERNAL and (leaf.owner is None or leaf.owner < seats)
    )


def _difference(one: object, two: object) -> str:
    """The way to the first thing in which two JSON-able things differ."""
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        return next((f".{key}{_difference(one[key], two[key])}" for key in one if one[key] != two[key]), "")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next((f"[{i}]{_difference(a, b)}" for i, (a, b) in pairs if a != b), "")
    return ""


def _ask_at_the_end(game: Game, out: Report) -> None:
    """What is asked of a finished game: its record, its log in all languages, its scores."""
    _evaluation_follows(game)
    ties_follow(game)
    record = game.record()
    try:
        again = read(record, game.loaded)
        here, there = game.state.flat(), again.state.flat()
        same = all(here[i] == there[i] for i in _shown_numbers(game.title, len(game.seats)))
        if not same or again != game or again.record() != record:
            raise Failed("a record that is read gives another game")
    except (ValueError, DictationError) as error:
        raise Failed(f"the record cannot be read: {error}") from error
    for ply in (game.setup_tells, *(p.tells for p in game.plies)):
        out.reached |= {tell.clause for tell in ply}
    for lang in LANGUAGES:
        for seat in (None, len(game.plies) % len(game.seats)):  # one of them, who hears his own secrets
            game.log(seat, lang)
        for score in game.scores(None, lang):
            points = [line.points for line in score.lines if line.points is not None]
            if score.total is None or score.place is None or len(points) < len(score.lines):
                raise Failed(f"the game is over, and the result of {score.name} is not open")
            if sum(points) != score.total:
                raise Failed(f"the breakdown of {score.name} does not add up to {score.total}")
    unknown = out.reached - set(game.title.rulebook().text)
    if unknown:
        raise Failed(f"tells cite clauses that do not exist: {', '.join(sorted(unknown))}")


def _evaluation_follows(game: Game) -> None:
    """What players that look ahead go by may not rank the seats otherwise than the result does."""
    title, seats = game.title, range(len(game.seats))
    standing = title.standing or title.score
    standings = [standing(game.state, game.box, seat) for seat in seats]
    values = [(title.evaluate or standing)(game.state, game.box, seat) for seat in seats]
    for one in seats:
        for other in seats:
            if standings[one] > standings[other] and values[one] < values[other]:
                raise Failed(f"seat {one} is ranked before seat {other}, but `evaluate` says that it stands worse")


def ties_follow(game: Game) -> None:
    """What is said to break a tie must rank seats with equal scores as the result does; it is said in all languages."""
    title, seats = game.title, range(len(game.seats))
    standing = title.standing or title.score
    points = [title.score(game.state, game.box, seat) for seat in seats]
    standings = [standing(game.state, game.box, seat) for seat in seats]
    worths = [[tie.worth(game.state, game.box, seat) for tie in title.ties] for seat in seats]
    for one in seats if title.ties else ():
        for other in seats:
            ranked = standings[one] > standings[other]
            if points[one] == points[other] and ranked != (worths[one] > worths[other]):
                raise Failed(
                    f"seats {one} and {other} have equal scores, and `ties` rank them otherwise than `standing`"
                )
    for lang in LANGUAGES:
        game.tie(lang)
