"""How many seats a title may have is said once: names, shapes and colours go by it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import stammtisch as st
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.title.picture import SEAT_INKS, SHAPES

WEB = Path(__file__).parents[2] / "web"


def test_there_are_names_shapes_and_inks_for_every_seat() -> None:
    assert MAX_SEATS >= 7
    for things in (st.NAMES, SHAPES, SEAT_INKS):
        assert len(things) == len(set(things)) == MAX_SEATS


def test_the_page_has_a_shape_and_two_colours_for_every_seat() -> None:
    marks = (WEB / "src/components/SeatMark.svelte").read_text()
    assert len(re.findall(r'^ +"M', marks, re.IGNORECASE | re.MULTILINE)) == MAX_SEATS
    tokens = (WEB / "src/styles/tokens.css").read_text()
    numbers = sorted(int(n) for n in re.findall(r"--colour-(\d+):", tokens))
    assert numbers == sorted(2 * list(range(MAX_SEATS))), "one for each seat, light and dark"


def test_the_interface_takes_as_many_seats() -> None:
    interface = (WEB / "openapi.json").read_text()
    seats = json.loads(interface)["components"]["schemas"]["TableIn"]["properties"]["seats"]
    assert f'"maxItems": {MAX_SEATS}' in json.dumps(seats)
    assert set(re.findall(r'"exclusiveMaximum": (\d+)', interface)) >= {str(MAX_SEATS)}
