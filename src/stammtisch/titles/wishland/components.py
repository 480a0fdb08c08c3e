"""How the box of Wishland is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.words import Mistake
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    BLANK,
    BOARD,
    BOOTH,
    CARD,
    COLOUR,
    ENTERTAINMENT,
    ENTREPRENEUR,
    MOST_SEATS,
    PRINTED,
    ROWS,
    SPACES,
    STACKS,
    SYMBOL,
    TILE,
    Box,
    Does,
    Gain,
    Line,
    Measure,
)

REACTIONS = (Does.ON_PLAY, Does.ON_PRICE, Does.ON_NTH, Does.ON_NEW_SYMBOL)
ECHOES = (Does.ON_OWN_CLAIM, Does.ON_ANY_CLAIM)
TRIGGERS = (*REACTIONS, *ECHOES)
GAINING = (*TRIGGERS, Does.INCOME_AT, Does.FIRST_INCOME, Does.SPONSOR)
"""What gives something: an effect of this sort names what."""


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """The step of final scoring to which each effect belongs (WL-21.3, WL-21.4, WL-21.9); where things begin."""
    for card in reversed(range(box.cards)):
        box.effect_of_card[card] = NONE
        if box.card_colour[card] != BOOTH:
            box.first_of_row[box.card_colour[card]] = card
    for effect in reversed(range(box.effects)):
        bearer = box.effect_card[effect]
        box.next_effect[effect] = NONE
        if bearer != NONE:
            box.next_effect[effect] = box.effect_of_card[bearer]
            box.effect_of_card[bearer] = effect
    reactions = [effect for effect in range(box.effects) if box.does[effect] in REACTIONS]
    box.reactions = len(reactions)
    for i, effect in enumerate(reactions):
        box.reaction[i] = effect
    echoes = [effect for effect in range(box.effects) if box.does[effect] in ECHOES]
    box.echoes = len(echoes)
    for i, effect in enumerate(echoes):
        box.echo[i] = effect
    for effect in range(box.effects):
        if box.effect_measure[effect] == Measure.DUPLICATES:
            box.line[effect] = Line.DUPLICATES
        elif box.effect_card[effect] == NONE:
            box.line[effect] = Line.ENTREPRENEUR
        else:
            box.line[effect] = Line.HOTELS
    return {}


class Wrong(Mistake):
    """A contradiction in a components file, said in the title's words."""

    folder = Path(__file__).parent / "words"


Contradictions = Iterator[tuple[str, Mistake]]


def check(box: Box, names: Names) -> Contradictions:
    """Contradictions between entries of the file."""
    yield from _numbers(box)
    for card, name in enumerate(names.all(CARD)):
        if box.card_colour[card] == BOOTH:
            yield f"[[card]] {name!r}", Wrong("box-market-colour")
    if box.spaces != SPACES:
        yield "[[space]]", Wrong("box-spaces", count=SPACES)
    if box.entrepreneurs < MOST_SEATS * box.dealt:
        yield "[[entrepreneur]]", Wrong("box-entrepreneurs", least=MOST_SEATS * box.dealt)
    yield from _achievements(box, names)
    for effect in range(box.effects):
        for wrong in _effect(box, effect):
            yield f"[[effect]] number {effect + 1}", wrong


def _numbers(box: Box) -> Contradictions:
    """What does not go together in [game]."""
    if not 1 <= box.reshuffle_after < box.rounds:
        yield "[game]", Wrong("box-reshuffle")
    if box.cycles < 1:
        yield "[game]", Wrong("box-cycles")
    if not 1 <= box.starting_workers <= box.workers:
        yield "[game]", Wrong("box-workers")
    elif _most_stacks(box) > STACKS:
        yield "[game]", Wrong("box-stacks", most=STACKS)
    if box.starting_booths * MOST_SEATS > box.booths:
        yield "[game]", Wrong("box-booths", least=box.starting_booths * MOST_SEATS)
    if box.least_stack > box.workers:
        yield "[game]", Wrong("box-least-stack", key="least_stack", most=box.workers)
    if max(box.track_rewards) > box.track_end:
        yield "[game]", Wrong("box-track", key="track_rewards", most=box.track_end)
    cards = [_cards_of(box, colour) for colour in range(ROWS)]
    for colour, name in enumerate(COLOUR.names[:ROWS]):
        if not cards[colour]:
            yield "[[card]]", Wrong("box-no-cards", colour=name)
    if box.goal_cards > max(cards):
        yield "[game]", Wrong("box-goal-cards", key="goal_cards", most=max(cards))
    symbols = [list(box.symbol_colour)[: box.symbols].count(colour) for colour in range(ROWS)]
    if not 1 <= box.symbols_of_colour <= max(symbols):
        yield "[game]", Wrong("box-symbols", key="symbols_of_colour", most=max(symbols))


def _cards_of(box: Box, colour: int) -> int:
    """How many cards of a colour the box holds."""
    return box.booths if colour == BOOTH else list(box.card_colour)[: box.cards].count(colour)


def _most(box: Box, measure: int, colour: int, price: int) -> int | None:
    """The most that a park could ever count, where the box says so."""
    cards = [_cards_of(box, c) for c in range(ROWS)]
    if measure == Measure.CARDS:
        return None if colour == NONE else _cards_of(box, colour)
    if measure in (Measure.HAPPINESS, Measure.VISITORS, Measure.LOWER_TRACK, Measure.HIGHER_TRACK):
        return box.track_end
    if measure == Measure.WORKERS:
        return box.workers
    if measure == Measure.EMPTY_RESERVE:
        return 1
    if measure == Measure.ALL_CARDS:
        return sum(cards) + box.booths
    if measure == Measure.MOST_OF_COLOUR:
        return max(*cards, box.booths)
    if measure == Measure.SETS:
        return min(cards)
    if measure == Measure.DEAR_CARDS:
        return sum(box.price[card] >= price for card in range(box.cards))
    if measure == Measure.BOOTHS:
        return box.booths
    if measure in (Measure.KINDS_OF_SYMBOLS, Measure.COLLECTION):
        return box.symbols
    return None


def _achievements(box: Box, names: Names) -> Contradictions:
    """The printed achievements come first, then tiles enough to draw from."""
    sorts = [box.sort[i] for i in range(box.achievements)]
    if sorts.count(PRINTED) != BOARD or sorts[:BOARD] != [PRINTED] * BOARD:
        yield "[[achievement]]", Wrong("box-board", count=BOARD)
    if not 1 <= box.drawn_tiles <= BOARD or sum(sort != PRINTED for sort in sorts) < box.drawn_tiles:
        yield "[game]", Wrong("box-tiles", most=BOARD)
    if sorts.count(TILE) <= box.drawn_tiles and any(box.does[e] == Does.PRIVATE_TILE for e in range(box.effects)):
        yield "[[achievement]]", Wrong("box-private-tile", least=box.drawn_tiles + 1)
    for i, name in enumerate(names.all(ACHIEVEMENT)):
        if (box.measure[i] == NONE) != (box.sort[i] == BLANK):
            yield f"[[achievement]] {name!r}", Wrong("box-condition")
        if box.measure[i] == Measure.CARDS and box.colour[i] == NONE:
            yield f"[[achievement]] {name!r}", Wrong("box-colour")
        if box.sort[i] == BLANK:
            continue
        most = _most(box, box.measure[i], box.colour[i], box.least_price[i])
        if box.wanted[i] == 0:
            yield f"[[achievement]] {name!r}", Wrong("box-least", key="least")
        elif most is not None and box.wanted[i] > most:
            yield f"[[achievement]] {name!r}", Wrong("box-out-of-reach", key="least", most=most)


def _effect(box: Box, effect: int) -> Iterator[Mistake]:
    """What an effect wants beside what it does."""
    does, measure, colour = box.does[effect], box.effect_measure[effect], box.effect_colour[effect]
    if (box.effect_card[effect] == NONE) == (box.effect_entrepreneur[effect] == NONE):
        yield Wrong("box-bearer")
    if (does in GAINING) != (box.effect_gain[effect] != NONE):
        yield Wrong("box-gain")
    if does in GAINING and box.effect_gain[effect] == Gain.ENTERTAINMENT:
        yield Wrong("box-entertainment")
    if (does == Does.FINAL) != (measure != NONE):
        yield Wrong("box-measure")
    if colour == NONE and (measure == Measure.CARDS or does in (Does.INCOME_PER, Does.INCOME_AT)):
        yield Wrong("box-colour")
    if does in (Does.ON_NTH, Does.DISCOUNT_NTH) and box.least[effect] == 0:
        yield Wrong("box-nth", key="least")
    most = _most(box, measure, colour, box.least[effect])
    if does == Does.FINAL and most is not None and max(box.steps[effect]) > most:
        yield Wrong("box-out-of-reach", key="steps", most=most)


def _most_stacks(box: Box) -> int:
    """How many stacks all workers of four players can make on one field."""
    left, stacks = box.workers * MOST_SEATS, 0
    while left >= box.least_stack + stacks * box.per_stack:
        left -= box.least_stack + stacks * box.per_stack
        stacks += 1
    return stacks


COMPONENTS = Components(
    fields={
        "spaces": "#space",
        "space_gain": "space.gain?",
        "space_amount": "space.amount?",
        "bonuses": "#mascot_bonus",
        "bonus_gain": "mascot_bonus.gain",
        "bonus_amount": "mascot_bonus.amount",
        "shows": "#show",
        "show_kinds": "show.kinds",
        "show_points": "show.points",
        "symbols": "#symbol",
        "symbol_colour": "symbol.colour",
        "cards": "#card",
        "card_colour": "card.colour",
        "entertainment": "card.entertainment?",
        "points": "card.points?",
        "happiness": "card.happiness?",
        "visitors": "card.visitors?",
        "hired": "card.workers?",
        "credits": "card.credits?",
        "new_booths": "card.booths?",
        "income": "card.income?",
        "loss": "card.loss?",
        "entrepreneurs": "#entrepreneur",
        "effects": "#effect",
        "effect_card": "effect.card?",
        "effect_entrepreneur": "effect.entrepreneur?",
        "does": "effect.does",
        "effect_colour": "effect.colour?",
        "effect_gain": "effect.gain?",
        "amount": "effect.amount?",
        "least": "effect.least?",
        "cost": "effect.cost?",
        "effect_measure": "effect.measure?",
        "steps": "effect.steps?",
        "counts": "effect.counts?",
        "achievements": "#achievement",
        "measure": "achievement.measure?",
        "colour": "achievement.colour?",
        "wanted": "achievement.least?",
        "least_price": "achievement.price?",
    },
    kinds={SYMBOL: "id", ENTERTAINMENT: "id", CARD: "id", ENTREPRENEUR: "id", ACHIEVEMENT: "id"},
    derive=derive,
    check=check,
    information=("card.code", "entrepreneur.code", "achievement.code"),
    bound={
        "space": "WL-5.2",
        "mascot_bonus": "WL-15.13",
        "symbol": "WL-1.15",
        "entertainment": "WL-15.7",
    },
)
