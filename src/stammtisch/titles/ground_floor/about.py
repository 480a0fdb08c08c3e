"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title.words import Speaker
from stammtisch.titles.ground_floor.state import CLAUSE, EVENT, NEW_FLOOR, NEW_OFFICE, SPECIALTY, Clause


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """The clauses of what somebody has or may buy, of what the ground floor can do, and of the bonuses."""
    box, names, state = game.box, game.names, game.view(None if seat < 0 else seat)["state"]
    rules = game.title.rulebook(speaker.lang).text
    people = state["players"][: len(game.view(None if seat < 0 else seat)["seats"])]
    cited = [number for use in range(box.uses) for number in box.use_clause[use]]
    for kind, clauses, tiers, stock, owned in (
        (NEW_OFFICE, box.office_clause, box.office_tier, "new_offices", "offices"),
        (NEW_FLOOR, box.floor_clause, box.floor_tier, "new_floors", "floors"),
    ):
        for number, name in enumerate(names.all(kind)):
            offered = tiers[number] <= state["tier"] and state[stock].get(name)
            if offered or any(name in player[owned] for player in people):
                cited.append(clauses[number])
    specialties = {player["specialty"] for player in people}
    cited += [box.specialty_clause[i] for i, name in enumerate(names.all(SPECIALTY)) if name in specialties]
    cited += [box.event_clause[i] for i, name in enumerate(names.all(EVENT)) if name == state["event"]]
    yield from dict.fromkeys(rules[CLAUSE.names[number]] for number in cited if number != NONE)
    if len(people) >= box.bonus_seats:
        yield from (rules[Clause.GF_9_3], rules[Clause.GF_9_4])
    yield from (rules[Clause.GF_18_14], rules[Clause.GF_17_3])
