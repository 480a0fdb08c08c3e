"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title.words import Speaker, called
from stammtisch.titles.mall_des_jahres.state import BRANCH, CARD, CATEGORY, FIELD, FIELDS, Clause, Sort

SORTS = {Sort.STORE: "store", Sort.ANCHOR: "anchor", Sort.COUNTER: "counter"}


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """The cards on top of the stacks, those that lie face up, and the seat's own; chips, zones, its category."""
    box, names, view = game.box, game.names, game.view(None if seat < 0 else seat)
    state, facts = view["state"], view["facts"]
    seen = [pile[0] for pile in (*facts["stacks"], facts["anchor_pile"], facts["counter_pile"]) if pile]
    if seat >= 0:
        mine, shown = state["players"][seat], facts["players"][seat]
        seen += [*shown["draw"], *filter(None, shown["display"]), *mine["discard"]]
    numbers = dict.fromkeys(names.number(CARD, name) for name in seen if isinstance(name, str))
    yield from (_card(game, card, speaker) for card in numbers if box.sort[card] in SORTS)
    yield speaker.say("about-display", fields=", ".join(called(names, FIELD, f, speaker) for f in range(FIELDS)))
    free = [b for b in range(box.branches) if state["chips"].get(names.all(BRANCH)[b]) is None]
    chips = [f"{called(names, BRANCH, b, speaker)} ({box.chip_value[b]})" for b in free]
    yield speaker.say("about-chips", chips=", ".join(chips) or "–")
    yield speaker.say("about-zones", red=box.red_last, grey=box.grey_last, last=box.insolvency_field)
    for number in range(box.categories):
        yield speaker.say(
            "about-category",
            category=called(names, CATEGORY, number, speaker),
            needed=box.branches_needed[number],
            reward=box.reward_field[number],
            end=box.end_points[number],
            red=box.points_red[number],
            grey=box.points_grey[number],
            green=box.points_green[number],
            vacancy=box.per_vacancy[number],
        )
    rules = game.title.rulebook(speaker.lang).text
    yield from (rules[clause] for clause in (Clause.MJ_14_1, Clause.MJ_14_3, Clause.MJ_12_2, Clause.MJ_6_1))


def _card(game: Any, card: int, speaker: Speaker) -> str:
    """What is printed on a card."""
    box, names = game.box, game.names
    needs = [called(names, BRANCH, need, speaker) for need in box.needs[card] if need != NONE]
    needs += [speaker.say("about-needs-anchors", count=box.needs_anchors[card])] * (box.needs_anchors[card] > 0)
    needs += [speaker.say("about-needs-counters", count=box.needs_counters[card])] * (box.needs_counters[card] > 0)
    facts = {
        "branch": called(names, BRANCH, box.branch[card], speaker),
        "category": called(names, CATEGORY, box.category[card] - 1, speaker),
        "needs": ", ".join(needs) or "–",
    }
    return speaker.say(
        f"about-{SORTS[Sort(box.sort[card])]}",
        card=called(names, CARD, card, speaker),
        dice=" ".join(str(face) for face in box.dice[card] if face),
        **facts,
    )
