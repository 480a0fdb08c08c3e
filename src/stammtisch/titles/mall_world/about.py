"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.title.words import Speaker, called
from stammtisch.titles.mall_world.state import CHAIN, CONTRACT, CUSTOMER, SHOP, Clause


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """What the contracts in sight pay, when they do, and what a coin is worth."""
    box, names, state = game.box, game.names, game.view(None if seat < 0 else seat)["state"]
    seen = set(state["lobby"].values())
    for player in state["players"]:
        seen |= {*player["contracts"]["count"], *player["validated"]["count"], player["special"]}

    def chain(number: int) -> str:
        who = called(names, CUSTOMER, box.chain_customer[number], speaker)
        where = called(names, SHOP, box.chain_shop[number], speaker)
        return f"{called(names, CHAIN, number, speaker)} ({who}, {where})"

    for number, name in enumerate(names.all(CONTRACT)):
        if name in seen:
            shops = [called(names, SHOP, shop, speaker) for shop in box.contract_shops[number] if shop >= 0]
            first, second = shops or [chain(one) for one in box.contract_chains[number]]
            yield speaker.say(
                f"about-{('placement', 'lease', 'special')[box.contract_kind[number]]}",
                contract=called(names, CONTRACT, number, speaker),
                amount=box.contract_value[number],
                first=first,
                second=second,
            )
    rules = game.title.rulebook(speaker.lang).text
    yield from (rules[clause] for clause in (Clause.MW_12_1, Clause.MW_12_2, Clause.MW_12_3))
    if box.coin_end_value:
        yield speaker.say("about-coin", amount=box.coin_end_value)
