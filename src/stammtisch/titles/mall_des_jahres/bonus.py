"""Chapter 10: the bonuses of closure cards."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.state import ANY, Box, Clause, State
from stammtisch.titles.mall_des_jahres.track import zone_of


@rule
def fits(s: State, box: Box, seat: int, card: int) -> bool:
    """Whether the colour of a closure card is that of the player's zone (MJ-10.6)."""
    return box.zone[card] == ANY or box.zone[card] == zone_of(box, s.players[seat].marker)


@rule
def bonus_card(s: State, box: Box, seat: int, bonus: int) -> int:
    """The first closure card held with this bonus that may be used now; NONE without one. Others are its equals."""
    me = s.players[seat]
    for i in range(me.closures.n):
        if box.bonus[me.closures.item[i]] == bonus and fits(s, box, seat, me.closures.item[i]):
            return me.closures.item[i]
    return NONE


@rule
def use_bonus(s: State, seat: int, card: int) -> None:
    """Sets a closure card aside until checkpoint B (MJ-10.13); several may be used in a turn (MJ-10.5)."""
    me = s.players[seat]
    me.closures.take(me.closures.find(card))
    s.aside.push(card)
    s.tell(Clause.MJ_10_5, "used", seat=seat, card=card)
