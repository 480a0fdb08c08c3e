"""What a park amounts to: effects, symbols, income, price, conditions (chapters 1, 9, 14, 16, 17)."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.state import (
    ANY,
    BOOTH,
    CARDS,
    COLOURS,
    ENTERTAINMENTS,
    ROWS,
    SYMBOLS,
    Box,
    Does,
    Gain,
    Measure,
    Player,
    Row,
    State,
)


@rule
def bears(s: State, box: Box, seat: int, effect: int) -> bool:
    """Whether an effect is that of a card or the entrepreneur of this park (WL-15.19, WL-19.20)."""
    if box.effect_card[effect] != NONE:
        return s.owner[box.effect_card[effect]] == seat
    return s.players[seat].entrepreneur == box.effect_entrepreneur[effect]


@rule
def goes_for(box: Box, effect: int, colour: int) -> bool:
    """Whether an effect is about a colour: its own one, or any if it names none."""
    return box.effect_colour[effect] == ANY or box.effect_colour[effect] == colour


@rule
def bearing(s: State, box: Box, seat: int, does: int, colour: int) -> int:
    """The first effect of a sort that a park has for a colour; NONE without one."""
    if s.players[seat].powers[does] > 0:
        for effect in range(box.effects):
            if box.does[effect] == does and bears(s, box, seat, effect):
                if goes_for(box, effect, colour):
                    return effect
    return NONE


@rule
def times(s: State, box: Box, seat: int, does: int) -> int:
    """How often something counts: 1, or what an effect multiplies it by (WL-19.4a, WL-19.5a, WL-19.8b)."""
    effect = bearing(s, box, seat, does, ANY)
    return 1 if effect == NONE else box.amount[effect]


@rule
def adopt(me: Player, box: Box, card: int) -> None:
    """Adds a card to what a park adds up to."""
    colour = box.card_colour[card]
    me.cards[colour] += 1
    if colour == Row.MASCOT:
        me.mascots[box.symbol[card]] += 1
    else:
        me.symbols[box.symbol[card]] += 1
    if box.entertainment[card] != NONE:
        me.shows[box.entertainment[card]] += 1
    me.printed_income += box.income[card]
    me.losses += box.loss[card]
    effect = box.effect_of_card[card]
    while effect != NONE:
        me.powers[box.does[effect]] += 1
        effect = box.next_effect[effect]


@rule
def hire(me: Player, box: Box, entrepreneur: int) -> None:
    """Adds what an entrepreneur does to what a park adds up to; it is no card (WL-3.5)."""
    for effect in range(box.effects):
        if box.effect_entrepreneur[effect] == entrepreneur:
            me.powers[box.does[effect]] += 1


# -------------------------------------------------------------------------------------------------------- symbols


@rule
def copies(s: State, seat: int, symbol: int, mascots: bool) -> int:
    """How often a park shows a symbol, on mascots too or without them (WL-1.14, WL-1.16, WL-1.17)."""
    me = s.players[seat]
    return me.symbols[symbol] + (me.mascots[symbol] if mascots else 0)


@rule
def most_copies(s: State, seat: int, mascots: bool) -> int:
    """The highest number of copies of any one symbol."""
    most = 0
    for symbol in range(SYMBOLS):
        most = max(most, copies(s, seat, symbol, mascots))
    return most


@rule
def kinds_of_symbols(s: State, seat: int, mascots: bool) -> int:
    """How many different symbols a park shows."""
    found = 0
    for symbol in range(SYMBOLS):
        if copies(s, seat, symbol, mascots) > 0:
            found += 1
    return found


@rule
def collects_mascots(s: State, seat: int) -> bool:
    """Whether the collection of symbols counts mascots (WL-19.10a, WL-19.10c, an option)."""
    return s.options.e10_sees_mascots_without_h10 == 0 or s.mascots_count(seat)


@rule
def full_colours(s: State, box: Box, seat: int) -> int:
    """Of how many market colours the cards show enough different symbols (WL-18.7); mascots as an option says."""
    me = s.players[seat]
    full = 0
    mascots = 0
    for symbol in range(SYMBOLS):
        if me.mascots[symbol] > 0:
            mascots += 1
    if s.options.h07_includes_mascots == 0 and mascots >= box.symbols_of_colour:
        full = 1
    for colour in range(ROWS):
        found = 0
        for symbol in range(box.symbols):
            if box.symbol_colour[symbol] == colour and me.symbols[symbol] > 0:
                found += 1
        if colour != Row.MASCOT and found >= box.symbols_of_colour:
            full += 1
    return full


@rule
def duplicates(s: State, seat: int) -> int:
    """Entertainment symbols beyond the first of their kind (WL-18.12)."""
    found = 0
    for kind in range(ENTERTAINMENTS):
        found += max(s.players[seat].shows[kind] - 1, 0)
    return found


# ----------------------------------------------------------------------------------------------------- conditions


@rule
def income(s: State, box: Box, seat: int) -> int:
    """The income in credits (WL-1.11, WL-1.21): base, cards, and effects that add credits to it (WL-18.23, WL-19.12a).

    Cards may lower it (WL-18.21a) or leave it as it is (WL-15.2, WL-15.5).
    """
    me = s.players[seat]
    total = box.base_income + me.printed_income
    if me.powers[Does.INCOME_PER] + me.powers[Does.INCOME_AT] > 0:
        for effect in range(box.effects):
            if bears(s, box, seat, effect):
                if box.does[effect] == Does.INCOME_PER:
                    total += box.amount[effect] * me.count(box.effect_colour[effect])
                elif adds_income(s, box, seat, effect) and box.effect_gain[effect] == Gain.CREDITS:
                    total += box.amount[effect]
    return max(total, 0)  # WL-6.6


@rule
def adds_income(s: State, box: Box, seat: int, effect: int) -> bool:
    """Whether the park has cards enough for an effect of the income phase (WL-19.12a to WL-19.12c)."""
    if box.does[effect] != Does.INCOME_AT:
        return False
    return s.players[seat].count(box.effect_colour[effect]) >= box.least[effect]


@rule
def controlled(me: Player, box: Box) -> int:
    """Available workers and those on the fields: all that are not in the reserve (WL-1.10, WL-2.4)."""
    return box.workers - me.recruits


@rule
def dear_cards(s: State, box: Box, seat: int, price: int) -> int:
    """Cards of at least a price: the printed one, or by an option the one that was paid (WL-17.10)."""
    found = 0
    for card in range(CARDS):
        if s.owner[card] == seat:
            worth = box.price[card] if s.options.price_tests_use_printed == 0 else s.paid[card]
            if worth >= price:
                found += 1
    return found


@rule
def fewest_of_a_colour(s: State, seat: int) -> int:
    """How many complete sets of the five market colours there are (WL-17.4, WL-18.17)."""
    me = s.players[seat]
    fewest = me.cards[0]
    for colour in range(ROWS):
        fewest = min(fewest, me.cards[colour])
    return fewest


@rule
def measured(s: State, box: Box, seat: int, measure: int, colour: int, price: int) -> int:
    """What a condition or a final reward counts of a park."""
    me = s.players[seat]
    if measure == Measure.CARDS:  # WL-16.5 to WL-16.9
        return me.count(colour)
    if measure == Measure.HAPPINESS:  # WL-16.1
        return me.happiness
    if measure == Measure.VISITORS:  # WL-16.2
        return me.visitors
    if measure == Measure.WORKERS:  # WL-16.3
        return controlled(me, box)
    if measure == Measure.POINTS:  # WL-16.4
        return me.points
    return measured_in_park(s, box, seat, measure, price)


@rule
def measured_in_park(s: State, box: Box, seat: int, measure: int, price: int) -> int:
    """What no field of a player tells by itself."""
    me = s.players[seat]
    if measure == Measure.ALL_CARDS or measure == Measure.MOST_OF_COLOUR:  # WL-17.7, WL-17.2
        total = 0
        most = 0
        for each in range(COLOURS):
            total += me.count(each)
            most = max(most, me.count(each))
        return total if measure == Measure.ALL_CARDS else most
    if measure == Measure.SETS:
        return fewest_of_a_colour(s, seat)
    if measure == Measure.DEAR_CARDS:
        return dear_cards(s, box, seat, price)
    if measure == Measure.LOWER_TRACK:  # WL-17.1
        return min(me.happiness, me.visitors)
    if measure == Measure.HIGHER_TRACK:  # WL-17.3
        return max(me.happiness, me.visitors)
    if measure == Measure.EMPTY_RESERVE:  # WL-18.6b
        return 1 if me.recruits == 0 else 0
    if measure == Measure.CREDITS:  # WL-17.9
        return me.credits
    if measure == Measure.INCOME:  # WL-17.8
        return income(s, box, seat)
    if measure == Measure.BOOTHS:  # WL-18.5
        return me.count(BOOTH)
    if measure == Measure.SYMBOLS:  # WL-18.11: every market card shows one symbol
        total = 0
        for each in range(SYMBOLS):
            total += copies(s, seat, each, True)
        return total
    if measure == Measure.KINDS_OF_SYMBOLS:  # WL-17.6
        return kinds_of_symbols(s, seat, True)
    if measure == Measure.COLLECTION:  # WL-19.10c
        return kinds_of_symbols(s, seat, collects_mascots(s, seat))
    if measure == Measure.COPIES:  # WL-17.5
        return most_copies(s, seat, True)
    if measure == Measure.COPIES_WITHOUT_MASCOTS:  # WL-19.11
        return most_copies(s, seat, s.mascots_count(seat))
    if measure == Measure.FULL_COLOURS:
        return full_colours(s, box, seat)
    return duplicates(s, seat)


# ----------------------------------------------------------------------------------------------- price and limit


@rule
def price_of(s: State, box: Box, seat: int, card: int) -> int:
    """The printed price less all discounts, but for extra workers (WL-9.3 to WL-9.5, WL-19.2a, WL-19.2b)."""
    return max(box.price[card] - discount(s, box, seat, box.card_colour[card]), 0)


@rule
def discount(s: State, box: Box, seat: int, colour: int) -> int:
    """What all discounts take off the price of a card of a colour."""
    powers = s.players[seat].powers
    if powers[Does.DISCOUNT] + powers[Does.DISCOUNT_NTH] == 0:
        return 0
    total = 0
    for effect in range(box.effects):
        if bears(s, box, seat, effect):
            if box.does[effect] == Does.DISCOUNT and goes_for(box, effect, colour):
                total += box.amount[effect]
            elif box.does[effect] == Does.DISCOUNT_NTH and s.players[seat].count(colour) + 1 == box.least[effect]:
                total += box.amount[effect]
    return total


@rule
def within_limit(s: State, box: Box, seat: int, colour: int) -> bool:
    """Whether the card limit lets a park have one more card of a colour (WL-14.1 to WL-14.6, WL-18.24).

    Rides have none (WL-14.2), and what the card itself would bring does not count (WL-14.4).
    """
    me = s.players[seat]
    if colour == Row.RIDE or me.count(colour) < me.limit():
        return True
    return bearing(s, box, seat, Does.NO_LIMIT, colour) != NONE
