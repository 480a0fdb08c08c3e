"""A network in another box than its own: what stands elsewhere there is seen and liked as itself."""

from __future__ import annotations

import tomllib
from typing import Any

import numpy as np
import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import Kind, Names
from stammtisch.kernel.model.moves import Several
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title
from stammtisch.players.abroad import NEW, seen_as
from stammtisch.players.net import Net, net_of
from stammtisch.server.studio.editing import Edit, edited

GROWN = [("wishland", "card", 4), ("brauerei", "object", 6), ("mall-world", "contract", 3)]


def grown(name: str, table: str, row: int) -> tuple[Title, Net, LoadedBox, str]:
    """A title, its network, its box with a copy of an entry amidst the others, and the name of the copy."""
    title = st.find_title(name)
    text = (title.folder / "box.toml").read_text(encoding="utf-8")
    first = tomllib.loads(text)[table][row]["id"]
    net = net_of(title)
    assert net is not None
    return title, net, title.read_box(edited(text, [Edit("copy", table, row, value=f"{first}-2")])), f"{first}-2"


def said(title: Title, names: Names) -> dict[str, int]:
    """The row of each option that there is in a box, by what it says there."""
    found: dict[str, int] = {}
    start = 0
    for step, decision in sorted(title.decisions.items()):
        for phrase in decision.phrases:
            for option in range(phrase.size):
                if phrase.nameable(option, names):
                    words = {name: called(phrase.parts[name], n, names) for name, n in phrase.values(option).items()}
                    found[f"{step} {phrase.say} {words}"] = start + option
            start += phrase.size
    return found


def called(part: Any, value: int, names: Names) -> Any:
    if isinstance(part, Several):
        return sorted(names.name(part.kind, n) or "" for n in part.choices[value])
    return names.name(part, value) if isinstance(part, Kind) and names.all(part) else value


@pytest.mark.parametrize(("name", "table", "row"), GROWN)
def test_what_a_new_thing_has_moved_is_seen_and_liked_as_before(name: str, table: str, row: int) -> None:
    title, net, box, new = grown(name, table, row)
    place, *_, rows = net.tables_of(box)
    before, now = said(title, net.plan.own), said(title, box.names)
    assert any(before[words] != now[words] for words in before), "the copy moves what follows"
    for words, at in before.items():
        assert np.array_equal(rows[now[words]], net.rows[at]), words
    copies = [words for words in now if words not in before]
    assert copies
    for words in copies:
        assert np.array_equal(rows[now[words]], net.rows[before[words.replace(new, new[:-2])]]), words
    seats = title.seats[-1]
    columns, inputs = net.plan.shown(seats, box.names), {input: i for i, input in enumerate(net.plan.inputs)}
    for column, at in zip(columns, place[seats], strict=False):
        assert at == (-1 if new in column else inputs.get(column, -1)), column


def test_in_its_own_box_a_network_is_as_it_was_trained() -> None:
    title = st.find_title("mall-world")
    net = net_of(title)
    assert net is not None
    assert all(one is other for one, other in zip(net.tables_of(title.load_box()), net.tables, strict=True))


def test_a_name_that_is_new_takes_the_place_of_one_that_is_gone() -> None:
    own = Names({"good": ("lamp", "clock", "vase")})
    assert seen_as(own, Names({"good": ("vase", "watch", "lamp")})) == {"good": [2, 1, 0]}
    assert seen_as(own, Names({"good": ("lamp", "lamp-2", "clock", "vase", "bowl")})) == {"good": [0, NEW, 1, 2, NEW]}
