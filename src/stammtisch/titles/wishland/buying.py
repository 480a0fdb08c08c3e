"""Placing workers, buying and playing cards (chapters 8, 9, 12, 14 and 15)."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.wishland.gains import gain
from stammtisch.titles.wishland.park import (
    adopt,
    bearing,
    bears,
    collects_mascots,
    copies,
    goes_for,
    price_of,
    times,
    within_limit,
)
from stammtisch.titles.wishland.state import (
    ADVERTISING,
    ANY,
    BOOTH,
    CARDS,
    COLUMNS,
    FIELDS,
    MOST_EXTRA,
    Box,
    Clause,
    Does,
    Gain,
    Line,
    Player,
    Row,
    State,
)
from stammtisch.titles.wishland.steps import Step

NOTHING, BOUGHT, ADVERTISED, COLLECTED, BLOCKED = range(5)
"""The main actions of a turn (WL-7.3)."""
PAY, SAVE = 0, 1
"""The choices of the sponsor (WL-18.19a)."""

# ------------------------------------------------------------------------------------------------ workers on fields


@rule
def needed(s: State, box: Box, field: int) -> int:
    """How many workers a stack on a field wants (WL-8.1, WL-8.3, WL-8.4, WL-10.2, WL-12.9)."""
    return box.least_stack + box.per_stack * s.posts[field].n


@rule
def place(s: State, seat: int, field: int, workers: int) -> None:
    """All workers of an action form one stack (WL-8.2, WL-8.5, WL-8.6)."""
    post = s.posts[field]
    post.owner[post.n] = seat
    post.workers[post.n] = workers
    post.n += 1
    s.players[seat].workers -= workers
    s.tell(Clause.WL_8_2, "placed", seat=seat, workers=workers, field=field)


@rule
def add_to_market(s: State, seat: int, workers: int) -> None:
    """Workers on the market field of the solo game; how they are stacked means nothing (WL-23.11, WL-23.17)."""
    post = s.posts[Row.MASCOT]
    if post.n == 0:
        place(s, seat, Row.MASCOT, workers)
    else:
        post.workers[0] += workers
        s.players[seat].workers -= workers
        s.tell(Clause.WL_23_17, "placed", seat=seat, workers=workers, field=Row.MASCOT)


@rule
def advertise(s: State, box: Box, seat: int) -> None:
    """Chapter 10: a stack, then credits, then a boost (WL-10.1)."""
    s.main = ADVERTISED
    place(s, seat, ADVERTISING, needed(s, box, ADVERTISING))
    gain(s, box, seat, Gain.CREDITS, box.advertising_credits, Line.EFFECTS)
    if box.advertising_boosts > 0:
        gain(s, box, seat, Gain.BOOST, box.advertising_boosts, Line.EFFECTS)


@rule
def collect(s: State, seat: int) -> int:
    """A player takes back all own workers (WL-11.1, WL-11.2, WL-11.4); returns how many."""
    taken = 0
    for field in range(FIELDS):
        post = s.posts[field]
        left = 0
        for i in range(post.n):
            owner = post.owner[i]
            workers = post.workers[i]
            post.owner[left] = owner  # overwritten by the next stack where this one is taken
            post.workers[left] = workers
            if owner == seat:
                taken += workers
            else:
                left += 1
        for i in range(left, post.n):
            post.owner[i] = NONE
            post.workers[i] = 0
        post.n = left
    s.players[seat].workers += taken
    return taken


# ------------------------------------------------------------------------------------------------- what may be bought


@rule
def most_extra(s: State, box: Box, seat: int, required: int, price: int) -> int:
    """How many extra workers may be put beside the required ones (WL-12.5 to WL-12.8); none advertises (WL-10.4)."""
    me = s.players[seat]
    if me.recruits > 0 or box.per_extra == 0:
        return 0
    useful = (price + box.per_extra - 1) // box.per_extra
    return min(box.most_extra, me.workers - required, useful)


@rule
def may_buy_of(s: State, box: Box, seat: int, colour: int, required: int) -> bool:
    """Whether workers and card limit let a player buy a card of a colour; the limit is asked now (WL-9.2)."""
    return s.players[seat].workers >= required and within_limit(s, box, seat, colour)


def forbid_buying(s: State, moves: Moves, seat: int, colour: int, card: int, required: int) -> None:
    """What stands against buying a card where `may_buy_of` says no."""
    me = s.players[seat]
    if me.workers < required:
        moves.forbid(ways_to_buy(card), Clause.WL_8_7, "few-workers", workers=required, available=me.workers)
    else:
        moves.forbid(ways_to_buy(card), Clause.WL_14_3, "limit", limit=me.limit(), colour=colour)


@rule
def may_pay(s: State, box: Box, seat: int, moves: Moves, card: int, required: int, price: int) -> None:
    """Whether a card can be paid, with each number of extra workers: option `card`, then three for each card.

    Discounts add up, extra workers among them (WL-9.4, WL-12.6).
    """
    me = s.players[seat]
    if price <= me.credits:
        moves.allow(card)
    else:
        moves.forbid(card, Clause.WL_9_6, "price", price=price, credits=me.credits)
    if me.recruits == 0 or AT_TABLE:
        may_add(s, box, seat, moves, card, required, price)


@rule
def may_add(s: State, box: Box, seat: int, moves: Moves, card: int, required: int, price: int) -> None:
    """Extra workers beside those for a card of a price."""
    me = s.players[seat]
    most = most_extra(s, box, seat, required, price)
    for extra in range(1, most + 1):
        left = price - extra * box.per_extra
        if left <= me.credits:
            moves.allow(with_extra(card, extra))
        else:
            moves.forbid(with_extra(card, extra), Clause.WL_9_6, "price", price=left, credits=me.credits)
    if AT_TABLE:
        for extra in range(most + 1, MOST_EXTRA + 1):
            if me.recruits > 0:
                moves.forbid(with_extra(card, extra), Clause.WL_12_5, "reserve-left", recruits=me.recruits)
            else:
                moves.forbid(with_extra(card, extra), Clause.WL_12_7, "extra-workers", workers=most)


@rule
def with_extra(card: int, extra: int) -> int:
    """The option to buy a card with 1 to 3 extra workers."""
    return CARDS + card * MOST_EXTRA + extra - 1


def ways_to_buy(card: int) -> list[int]:
    """The options to buy a card, without and with extra workers, for what forbids them all."""
    return [card, *(with_extra(card, extra) for extra in range(1, MOST_EXTRA + 1))]


BUYING = CARDS + CARDS * MOST_EXTRA
"""How many options there are to buy or play a card."""


# --------------------------------------------------------------------------------------------------- the purchase


@rule
def pay_for(s: State, box: Box, seat: int, card: int, extra: int) -> None:
    """WL-9.7, steps 3 and 4: the price is paid, a sponsor may be; then the card is played at once (WL-9.9).

    So is a card of the solo hand bought (WL-23.20). The sponsor's own card is not in the park yet (WL-18.19b).
    """
    me = s.players[seat]
    price = max(price_of(s, box, seat, card) - extra * box.per_extra, 0)
    me.credits -= price
    s.paid[card] = price
    s.card = card
    s.tell(Clause.WL_9_3, "bought", seat=seat, card=card, price=price)
    sponsor = bearing(s, box, seat, Does.SPONSOR, ANY)
    if sponsor != NONE and me.credits >= box.cost[sponsor] and triggers(s):
        s.then(Step.PLAY)
        s.ask(Step.SPONSOR, seat, sponsor)
    else:
        play(s, box)


@rule
def triggers(s: State) -> bool:
    """Whether ongoing effects react to this purchase (WL-18.8f, an option)."""
    return s.late == 0 or s.options.h08_triggers == 0


@rule
def may_sponsor(s: State, box: Box, seat: int, moves: Moves) -> None:
    """WL-18.19a: at every purchase, once."""
    moves.allow(PAY)
    moves.allow(SAVE)


@rule
def do_sponsor(s: State, box: Box, seat: int, choice: int, effect: int) -> None:
    """Paid before the card is played (WL-18.19c)."""
    if choice == PAY:
        s.players[seat].credits -= box.cost[effect]
        s.tell(Clause.WL_18_19a, "sponsored", seat=seat, price=box.cost[effect])
        gain(s, box, seat, box.effect_gain[effect], box.amount[effect], Line.EFFECTS)


@rule
def play(s: State, box: Box) -> None:
    """WL-9.7, step 5: the card leaves the place where it lay for the park, where it stays (WL-9.10, WL-9.11).

    What follows happens at once as far as nothing is asked, so that a preview knows it.
    """
    card = s.card
    me = s.players[s.active]
    take_away(s, box, card)
    known = copies(s, s.active, box.symbol[card], collects_mascots(s, s.active))
    shows = box.card_colour[card] != Row.MASCOT or s.mascots_count(s.active)  # WL-19.10a, WL-19.10b
    s.fresh = 1 if known == 0 and shows else 0
    s.owner[card] = s.active
    adopt(me, box, card)
    s.then(Step.TRIGGER)
    if box.card_colour[card] == Row.MASCOT:
        s.then(Step.BONUS)
    s.then(Step.REWARD)
    following = True
    while following:
        step = s.frames[s.depth - 1].step
        following = step == Step.REWARD or step == Step.BONUS or step == Step.TRIGGER
        if step == Step.REWARD:
            reward(s, box, s.drop())
        elif step == Step.BONUS:
            s.drop()
            bonus(s, box)
        elif step == Step.TRIGGER:
            trigger(s, box, s.drop())


@rule
def take_away(s: State, box: Box, card: int) -> None:
    """Takes a card from the market, the hand, a draw pile or a discard pile."""
    row = Row.MASCOT if s.seats == 1 else box.card_colour[card]
    if s.hand.count[card] > 0:
        s.hand.remove(card)
    elif s.deck[row].count[card] > 0:
        s.deck[row].remove(card)
    elif s.discard[row].count[card] > 0:
        s.discard[row].remove(card)
    else:
        for column in range(COLUMNS):
            if s.market[row][column] == card:
                s.market[row][column] = NONE


@rule
def printed(box: Box, card: int, what: int) -> int:
    """How much a card brings when it is played (WL-15.1, WL-15.3, WL-15.4, WL-15.6).

    Of hotels: WL-18.1, WL-18.2, WL-18.3, WL-18.4, WL-18.6a.
    """
    if what == Gain.POINTS:
        return box.points[card]
    if what == Gain.HAPPINESS:
        return box.happiness[card]
    if what == Gain.VISITORS:
        return box.visitors[card]
    if what == Gain.WORKER:
        return box.hired[card]
    if what == Gain.CREDITS:
        return box.credits[card]
    return box.new_booths[card]


@rule
def reward(s: State, box: Box, first: int) -> None:
    """WL-9.7, step 6: printed rewards in their order (WL-9.8); none may be declined (WL-9.13)."""
    for what in range(first, Gain.BOOTH + 1):
        amount = printed(box, s.card, what)
        if amount > 0:
            s.then(Step.REWARD, what + 1)
            gain(s, box, s.active, what, amount, Line.CARDS)
            return


@rule
def bonus(s: State, box: Box) -> None:
    """WL-9.7, step 7: the n-th mascot's bonus (WL-15.8, WL-15.10, WL-15.11, WL-15.14), perhaps doubled (WL-19.8b)."""
    number = s.players[s.active].cards[Row.MASCOT] - 1
    if number < box.bonuses and box.bonus_gain[number] != Gain.ENTERTAINMENT:
        amount = box.bonus_amount[number] * times(s, box, s.active, Does.MULTIPLY_BONUS)
        s.tell(Clause.WL_15_8, "mascot-bonus", seat=s.active, number=number + 1)
        gain(s, box, s.active, box.bonus_gain[number], amount, Line.BONUSES)


@rule
def trigger(s: State, box: Box, first: int) -> None:
    """WL-9.7, steps 8 and 9: what reacts to the card, hotels before the entrepreneur; then what reacts to booths."""
    seat = s.active
    me = s.players[seat]
    if triggers(s) and reacts_to_cards(me):
        for i in range(first, box.reactions):
            effect = box.reaction[i]
            if reacts(s, box, seat, effect):
                s.then(Step.TRIGGER, i + 1)
                gain(s, box, seat, box.effect_gain[effect], box.amount[effect], Line.EFFECTS)
                return
        greet(s, box, seat)
    else:
        me.greeted = me.booths
    if me.greeted == me.booths:
        s.card = NONE


@rule
def reacts_to_cards(me: Player) -> bool:
    """Whether a park has any effect that the play of a card sets off."""
    return (
        me.powers[Does.ON_PLAY] + me.powers[Does.ON_PRICE] + me.powers[Does.ON_NTH] + me.powers[Does.ON_NEW_SYMBOL] > 0
    )


@rule
def reacts(s: State, box: Box, seat: int, effect: int) -> bool:
    """Whether an ongoing effect fires for the card just played; never for its own (WL-9.12)."""
    if not bears(s, box, seat, effect) or box.effect_card[effect] == s.card:
        return False
    does = box.does[effect]
    colour = box.card_colour[s.card]
    if not goes_for(box, effect, colour):
        return False
    if does == Does.ON_PRICE:  # WL-18.22
        worth = box.price[s.card] if s.options.price_tests_use_printed == 0 else s.paid[s.card]
        return worth >= box.least[effect]
    if does == Does.ON_NTH:  # WL-19.1a to WL-19.1c
        return s.players[seat].count(colour) == box.least[effect]
    return does == Does.ON_PLAY or s.fresh == 1


@rule
def greet(s: State, box: Box, seat: int) -> None:
    """What reacts to each new booth as the n-th of its colour (WL-19.1d)."""
    me = s.players[seat]
    while me.greeted < me.booths:
        me.greeted += 1
        fired = False
        for i in range(box.reactions):
            effect = box.reaction[i]
            if box.does[effect] == Does.ON_NTH and box.least[effect] == me.greeted:
                if bears(s, box, seat, effect) and goes_for(box, effect, BOOTH):
                    if not fired:
                        s.then(Step.TRIGGER, box.reactions)
                    fired = True
                    gain(s, box, seat, box.effect_gain[effect], box.amount[effect], Line.EFFECTS)
        if fired:
            return
