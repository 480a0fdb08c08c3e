"""Chapters 13, 23 and 24: the economic forecast.

Only the backs of the current and the next card are known, and of a deck how many cards of each type it holds. So the
future stack is a bag of types, and the front of a card is drawn from the unseen cards of its type when the card is
turned up: no order and no front exists that could leak. The chances are those of GF-1.5 and GF-1.6, because every
unseen card of a type is as likely as any other to be the one that lies there.
"""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.lots import draw_lot
from stammtisch.titles.ground_floor.state import ECONOMY, ERA, FORECAST, MIN_SEATS, Box, Clause, State

BEGINNER = 1
"""Option `forecast`: the types come in a fixed order (GF-1.7)."""

EXTRA_OFF = 0
MOST_CUSTOMERS = 255


@rule
def lay_forecast(s: State, box: Box) -> None:
    """Makes the forecast deck and lays out the current and the next card (GF-1.5 to 1.7; by an era card
    GF-23.1, GF-23.2).
    """
    s.era = NONE
    s.front = NONE
    if s.options.era_cards:
        for era in range(box.eras):
            s.weights[era] = 1
        s.era = draw_lot(s, box.eras, of=ERA)
        s.tell(Clause.GF_23_1, "era", era=s.era)
    if s.options.forecast == BEGINNER:
        for i in range(box.rounds):
            s.future.add(box.beginner_type[i])
        s.current = take_type(s, box, 0)
        s.tell(Clause.GF_1_7, "beginner-deck", type=s.current)
    else:
        total = 0
        for type in range(box.types):
            s.future.count[type] = box.deck[type] if s.era == NONE else box.era_deck[s.era][type]
            s.future.n += s.future.count[type]
            if box.may_start[type]:
                s.weights[type] = s.future.count[type]
                total += s.future.count[type]
        s.current = draw_lot(s, total, of=ECONOMY)
        s.future.remove(s.current)
        s.tell(Clause.GF_1_6, "first-card", type=s.current, cards=s.future.n)
    s.following = take_type(s, box, 1)
    s.tell(Clause.GF_13_2, "next-card", type=s.following)


@rule
def take_type(s: State, box: Box, round: int) -> int:
    """The type of the next card of the future stack, which thereby lies on top; NONE if there is none."""
    if s.future.n == 0:
        return NONE
    if s.options.forecast == BEGINNER:
        s.future.remove(box.beginner_type[round])
        return box.beginner_type[round]
    return s.future.draw(s.chance, of=ECONOMY)


@rule
def in_play(s: State, box: Box, card: int) -> bool:
    """Whether a card may be in the deck: the extra cards only by their options (GF-24.1)."""
    if box.forecast_extra[card] == NONE:
        return True
    if box.forecast_extra[card] == 0:
        return s.options.great_depression != EXTRA_OFF
    return s.options.windfall != EXTRA_OFF


@rule
def turn_up(s: State, box: Box) -> None:
    """Turns the current card up (GF-13.1): any of the unseen ones of its type.

    With an extra card one unknown card of the type is replaced (GF-24.1). While the extra card is unseen, it is as
    likely as any other of the `left` cards to lie there, and the others share the rest evenly, though one of them is
    out of the game: weights `left` and `left` - 1 say just that.
    """
    unseen = 0
    extra = NONE
    for card in range(box.forecasts):
        if box.forecast_type[card] == s.current and in_play(s, box, card) and not s.seen[card]:
            if box.forecast_extra[card] == NONE:
                unseen += 1
            else:
                extra = card
    total = 0
    for card in range(box.forecasts):
        if box.forecast_type[card] == s.current and in_play(s, box, card) and not s.seen[card]:
            if extra == NONE:
                s.weights[card] = 1
            else:
                s.weights[card] = unseen if card == extra else unseen - 1
            total += s.weights[card]
    s.front = draw_lot(s, total, of=FORECAST)
    s.seen[s.front] = 1
    s.tell(
        Clause.GF_13_1, "forecast", card=s.front, type=s.current, customers=box.customers[s.front][s.seats - MIN_SEATS]
    )


@rule
def smallest_crowd(s: State, box: Box) -> int:
    """The smallest number of customers on any card of the current type in the box (GF-22.18)."""
    least = MOST_CUSTOMERS
    for card in range(box.forecasts):
        if box.forecast_type[card] == s.current and in_play(s, box, card):
            least = min(least, box.customers[card][s.seats - MIN_SEATS])
    return least


@rule
def forecast(s: State, box: Box) -> None:
    """Phase IV, location G. Then the extra cards say what they do (GF-24.2, GF-24.3)."""
    turn_up(s, box)
    if box.forecast_extra[s.front] == 0:
        s.tell(Clause.GF_24_2, "great-depression")
    elif box.forecast_extra[s.front] == 1:
        s.tell(Clause.GF_24_3, "windfall")
