"""Positions of Brauerei laid by the names of the dossier, for tests.

    game = lay("K1! K4 P2~", "K2! S3")
    furnish(game, 0, money=40, reps="K4 P7", beer=2)

The players A, B, C, ... have seats 0, 1, 2, ...; of the objects of each `!` marks the head office, `~` what hangs. Who
has no head office gets one on a free kiosk of the top row, from K6 downwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game, Seat
from stammtisch.kernel.play.scribe import TableScribe, Tell
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.titles.brauerei.invariants import complete
from stammtisch.titles.brauerei.state import CARD, CATEGORY, OBJECT, PREDICATE, Player
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.title import TITLE
from tests.titles import table
from tests.titles.table import number, sound

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fritz")
STOP = Step.LURE
"""A decision that nothing here leads to by itself: where a test ends."""


def fresh(
    seats: int = 4, options: Mapping[str, str] | None = None, seed: int = 1, box: LoadedBox | None = None
) -> Game:
    """A new game, with the title's own box or another one."""
    return Game(TITLE, [Seat(name) for name in NAMES[:seats]], options, box=box, seed=seed)


def me(game: Game, seat: int = 0) -> Player:
    """What a seat has."""
    found: Player = game.state.players[seat]
    return found


def thing(game: Game, name: str) -> int:
    """The number of an object."""
    return number(game, OBJECT, name)


def lay(
    *objects: str,
    options: Mapping[str, str] | None = None,
    order: str = "",
    round: int = 2,
    box: LoadedBox | None = None,
) -> Game:
    """A game in which each player controls these objects; for at least three players, by default in seat order."""
    game = fresh(max(len(objects), 3), options, box=box)
    s = game.state
    table.clear(game, STOP)
    s.round = round
    for i in range(s.seats):
        s.order[i] = "ABCDEF".index(order[i]) if order else i
    named = {name.rstrip("!~") for each in objects for name in each.split()}
    free = [f"K{n}" for n in range(6, 0, -1) if f"K{n}" not in named]
    for seat in range(s.seats):
        mine = (objects[seat] if seat < len(objects) else "").split()
        if not any("!" in name for name in mine):
            mine.append(f"{free.pop(0)}!")
        for name in mine:
            object = thing(game, name.rstrip("!~"))
            s.owner[object], s.hanging[object] = seat, int("~" in name)
            if "!" in name:
                me(game, seat).office = object
        me(game, seat).crests = game.box.crests - len(mine)
    complete(s, game.box)
    sound(game)
    return game


def furnish(
    game: Game,
    seat: int = 0,
    *,
    money: int | None = None,
    reps: str | None = None,
    lorries: int | None = None,
    output: int | None = None,
    beer: int | None = None,
    strokes: int | None = None,
    popularity: int | None = None,
    hand: str | None = None,
    crests: int | None = None,
) -> None:
    """What a seat has; `reps` are objects or `home`, `hand` are cards. Crests that are missing lie on far objects."""
    one = me(game, seat)
    given = {"money": money, "lorries": lorries, "output": output, "beer_points": beer, "strokes": strokes}
    for name, value in given.items():
        if value is not None:
            setattr(one, name, value)
    if popularity is not None:
        one.strokes = (0, *game.box.strokes_needed)[popularity]
    one.popularity = sum(one.strokes >= needed for needed in game.box.strokes_needed)
    if reps is not None:
        places = reps.split()
        one.home = places.count("home")
        for object in range(game.box.objects):
            one.reps[object] = places.count(game.names.all(OBJECT)[object])
    if hand is not None:
        _take(game, one, hand.split())
    complete(game.state, game.box)
    sound(game)


def _take(game: Game, one: Player, wanted: Sequence[str]) -> None:
    """Exchanges the hand for these cards, out of the deck or (if they are not there) another hand."""
    s = game.state
    for card in range(len(one.hand.count)):
        while one.hand.count[card]:
            one.hand.remove(card)
            s.deck.add(card)
    for name in wanted:
        card = number(game, CARD, name)
        if not s.deck.count[card]:
            holders = [other for other in s.players if other.hand.count[card] and other is not one]
            assert holders, f"there are no more cards {name}"
            other = holders[0]
            other.hand.remove(card)
            s.deck.add(card)
            spare = next(c for c in range(len(s.deck.count)) if c != card and s.deck.count[c])
            s.deck.remove(spare)
            other.hand.add(spare)
        s.deck.remove(card)
        one.hand.add(card)


def taste(game: Game, *wanted: str) -> None:
    """The taste of the categories of these predicates."""
    s, box = game.state, game.box
    chosen = [number(game, PREDICATE, name) for name in wanted]
    for predicate in range(box.predicates):
        if box.category[predicate] in [box.category[one] for one in chosen]:
            s.taste[predicate] = int(predicate in chosen)


def taste_of(game: Game, category: str) -> set[str]:
    """The predicates that are the taste of a category."""
    s, box = game.state, game.box
    wanted = number(game, CATEGORY, category)
    names = game.names.all(PREDICATE)
    return {names[p] for p in range(box.predicates) if s.taste[p] and box.category[p] == wanted}


def facedown(game: Game, seat: int, cards: str) -> None:
    """Cards of a seat that lie face down: predicates, or `joker@CATEGORY`."""
    one = me(game, seat)
    furnish(game, seat, hand=" ".join(name.partition("@")[0] for name in cards.split()))
    for name in cards.split():
        card, _, category = name.partition("@")
        which = number(game, CARD, card)
        one.hand.remove(which)
        if which == game.box.joker:
            one.laid_jokers[number(game, CATEGORY, category)] += 1
            one.laid_in[number(game, CATEGORY, category)] += 1
        else:
            one.laid[which] += 1
            one.laid_in[game.box.category[which]] += 1
    sound(game)


def brew(game: Game, seat: int, ticks: str) -> None:
    """The beer of the year of a seat: a predicate or `M` for each category in turn; `-` for none."""
    one = me(game, seat)
    for category, tick in enumerate(ticks.split()):
        one.beer[category] = NONE
        if tick == "M":
            one.research, one.researched = category, 1
        elif tick != "-":
            one.beer[category] = number(game, PREDICATE, tick)


def happen(game: Game, rule: Callable[..., Any], *args: int, dice: Sequence[int] = ()) -> list[Tell]:
    """Lets a rule happen with these dice; returns what was told."""
    scribe = TableScribe([str(die) for die in dice], game.names)
    game.state.chance.scribe = scribe
    rule(game.state, game.box, *args)
    game.state.chance.scribe = None
    scribe.finish()
    table.clear(game, STOP)
    sound(game)
    return scribe.tells


def run(game: Game, *steps: int | tuple[int, int], dice: Sequence[int] | None = None) -> list[Tell]:
    """Lets automatic steps happen, up to the first decision, with these dice."""
    return table.run(game, *steps, last=STOP, dictation=None if dice is None else [str(die) for die in dice])


def ask(game: Game, step: int, seat: int = 0, arg: int = 0) -> None:
    """A seat has to decide, and nothing comes after."""
    table.ask(game, step, seat, arg, last=STOP)


def ask_all(game: Game, step: int, seats: str) -> None:
    """These seats choose at once, and nothing comes after."""
    table.clear(game, STOP)
    game.state.ask_all(step, sum(1 << "ABCDEF".index(seat) for seat in seats))


def fight(game: Game, where: str, *dice: int, **attackers: str) -> list[Tell]:
    """Reps fight for one object with these dice: `a="home P4 P4"` stand there; returns what was told."""
    from stammtisch.titles.brauerei.fights import resolve

    for seat, places in attackers.items():
        furnish(game, "abcdef".index(seat), reps=places)
    return happen(game, resolve, thing(game, where), dice=dice)


def owner(game: Game, where: str) -> str | None:
    """Whose crest lies on an object, as a letter."""
    who = game.state.owner[thing(game, where)]
    return None if who == NONE else "ABCDEF"[who]


def hangs(game: Game, where: str) -> bool:
    """Whether an object hangs."""
    return bool(game.state.hanging[thing(game, where)])


def write(game: Game, seat: int, notes: str) -> None:
    """Writes the notes of a seat; `home` needs none."""
    for name in sorted((n for n in notes.split() if n != "home"), key=lambda n: thing(game, n)):
        game.play(f"send {name}", seat)
    game.play("done", seat)


def order(game: Game) -> str:
    """The order, as letters."""
    return "".join("ABCDEF"[seat] for seat in list(game.state.order)[: game.state.seats])
