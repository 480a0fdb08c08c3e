"""Who sees what: the redaction, the JSON view, the observation, positions."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS, NONE, SEAT, Kind, Names
from stammtisch.kernel.model.struct import (
    NOBODY,
    OWNER,
    Leaf,
    Struct,
    flag,
    i8,
    i16,
    i32,
    i64,
    owner_until,
    struct,
    structs,
    u8,
    u16,
)
from stammtisch.kernel.play.views import (
    EVERYTHING,
    WATCHER,
    PositionError,
    from_json,
    observe,
    redact,
    to_json,
    visible,
)
from stammtisch.kernel.twins.observation import layout, writer

THING = Kind("thing", 4)
NAMES = Names({"thing": ("ant", "bee", "cow"), "step": ("", "wait")})
THINGS = 3
"""The box names fewer things than there is room for."""
SEATS = 3
VIEWERS = (WATCHER, 0, 1, 2)


class Deck(Bag):
    n = u8()
    count = u8(4, at=THING, see=NOBODY)


class Row(Pile):
    n = u8()
    item = i8(5, of=THING)


class Purse(Struct):
    gold = u8()
    secret = i8(of=THING, see=OWNER)
    note = i16(see=owner_until("open"))
    never = i16(2, see=NOBODY)
    row = struct(Row)
    hand = struct(Row, see=OWNER)


class Table(GameState):
    open = flag()
    plain = i32()
    yes = flag()
    named = i8(of=THING)
    turn = i8(of=SEAT)
    by_thing = u8(4, at=THING)
    grid = i8(2, 4, of=THING, at=(None, THING))
    bare = u16(2, 2)
    mine = i16(MAX_SEATS, see=OWNER, owners=True)
    shown = i8(MAX_SEATS, owners=True)
    deck = struct(Deck)
    purses = structs(Purse, MAX_SEATS, owners=True)
    vault = struct(Purse, see=NOBODY)
    counted = u8(derived=True)


def viewers(path: tuple[str | int, ...], opened: bool) -> set[int]:
    """Who may see a number: said here a second time, by hand."""
    everyone, seat = set(VIEWERS), path[1] if len(path) > 1 else None
    match path[0], path[2] if len(path) > 2 else None:
        case ("chance" | "vault", _):
            return set()
        case ("choices" | "mine", _) | ("purses", "secret" | "hand"):
            return {int(str(seat))} & everyone
        case "purses", "never":
            return set()
        case "purses", "note":
            return everyone if opened else {int(str(seat))} & everyone
        case "deck", _:
            return everyone if seat == "n" else set()
        case _:
            return everyone


def things_of(leaf: Leaf) -> tuple[int, int]:
    """The values a number can have in a game with these names."""
    f = leaf.field
    if leaf.path[-1] == "n":
        return 5, 5
    if f.of is THING:
        return NONE, THINGS - 1
    if f.of is SEAT:
        return NONE, SEATS - 1
    return f.bounds


def lives(leaf: Leaf) -> bool:
    """Whether a number stands for something: a seat that is taken, a thing that the box has."""
    if leaf.path[0] in ("choices", "mine", "shown", "purses") and int(leaf.path[1]) >= SEATS:
        return False
    if leaf.path[0] in ("by_thing", "grid") or leaf.path[-2:-1] == ("count",):
        return int(leaf.path[-1]) < THINGS
    return leaf.path[0] not in ("seats", "depth", "frames", "counted")


LIVE = [i for i, leaf in enumerate(Table.layout()) if lives(leaf)]


@some.composite
def tables(draw: Any) -> Table:
    """A random state, at its end or not, with a step that seats 0 and 2 owe."""
    layout = Table.layout()
    values = [0] * len(layout)
    numbers = draw(some.tuples(*(some.integers(*things_of(layout[i])) for i in LIVE)))
    for i, number in zip(LIVE, numbers, strict=True):
        values[i] = number
    s = Table.checked().load_flat(values)
    s.seats, s.deck.n = SEATS, min(255, sum(s.deck.count))
    for i in range(THINGS):
        s.deck.count[i] %= 80
    s.deck.n = sum(s.deck.count)
    s.depth, s.frames[0].step, s.frames[0].who, s.frames[0].arg = 1, 1, 0b101, -7
    return s


def changed(s: Table, i: int, value: int) -> Table:
    """A copy with another number."""
    values = s.flat()
    values[i] = value
    return Table.checked().load_flat(values)


@given(tables(), some.data())
@settings(max_examples=80)
def test_a_seat_sees_a_number_or_nothing_of_it(s: Table, data: some.DataObject) -> None:
    """In the redaction, the JSON and the observation: what is hidden changes nothing, what is shown changes it."""
    i = data.draw(some.sampled_from([i for i in LIVE if Table.layout()[i].path[-1] not in ("n", "open")]))
    leaf = Table.layout()[i]
    low, high = things_of(leaf)
    value = data.draw(some.integers(low, high).filter(lambda v: v != s.flat()[i]))
    other = changed(s, i, value)
    allowed = viewers(leaf.path, bool(s.open))
    for viewer in VIEWERS:
        assert visible(s, viewer)[i] is (viewer in allowed), (leaf.path, viewer)
        assert redact(s, viewer).flat()[i] == (s.flat()[i] if viewer in allowed else None)
        same_json = json.dumps(to_json(s, NAMES, viewer)) == json.dumps(to_json(other, NAMES, viewer))
        assert same_json is (viewer not in allowed), (leaf.path, viewer)
        same_numbers = observe(s, viewer).values.tobytes() == observe(other, viewer).values.tobytes()
        assert same_numbers is (viewer not in allowed), (leaf.path, viewer)


@given(tables())
@settings(max_examples=30)
def test_a_position_comes_back(s: Table) -> None:
    whole = json.loads(json.dumps(to_json(s, NAMES, EVERYTHING)))
    again = Table.checked()
    from_json(again, whole, NAMES)
    assert to_json(again, NAMES, EVERYTHING) == whole
    for i in LIVE:
        if Table.layout()[i].path[0] != "chance":
            assert again.flat()[i] == s.flat()[i], Table.layout()[i].path
    assert (again.depth, again.frames[0].arg, again.due) == (1, -7, (0, 2))
    assert "chance" not in whole
    assert whole["pending"] == [{"step": "wait", "who": [0, 2], "arg": -7}]


def test_numbers_are_names_in_json() -> None:
    s = Table.checked()
    s.seats, s.named, s.turn, s.yes, s.by_thing[1], s.grid[1][2] = 2, 2, NONE, 1, 4, 0
    for row in s.grid:
        for i in range(4):
            row[i] = NONE
    s.grid[1][2] = 0
    s.purses[1].row.push(1)
    shown = to_json(s, NAMES, 0)
    assert (shown["named"], shown["turn"], shown["yes"]) == ("cow", None, True)
    assert shown["by_thing"] == {"bee": 4}
    assert shown["grid"] == [{}, {"cow": "ant"}]
    assert shown["purses"][1]["row"] == ["bee"]
    assert len(shown["purses"]) == 2
    assert "counted" not in shown


# ----------------------------------------------------------------------------------------------------- observations


@given(tables(), some.sampled_from([0, 1, 2]))
@settings(max_examples=20)
def test_the_parts_of_an_observation_tile_it(s: Table, seat: int) -> None:
    seen = observe(s, seat)
    at = 0
    for part in seen.parts.values():
        assert part.start == at
        at = part.stop
    assert at == len(seen.values)
    assert {"plain", "grid", "purses", "due"} <= set(seen.parts)
    assert not {"chance", "frames", "counted"} & set(seen.parts)
    assert not seen.part("vault").any()
    assert seen.part("plain").tolist() == [s.plain]
    assert seen.part("named").tolist() == [int(s.named == v) for v in (NONE, 0, 1, 2, 3)]
    assert seen.part("due").tolist()[:SEATS] == [int((seat + k) % SEATS in (0, 2)) for k in range(SEATS)]
    assert seen.part("mine").tolist() == [s.mine[seat], 0, 0]
    assert len(seen.values) == len(observe(Table.checked().load_flat(_empty(SEATS)), seat).values)


def _empty(seats: int) -> list[int]:
    s = Table()
    s.seats = seats
    return s.flat()


def turned(s: Table) -> Table:
    """The same table with everybody one seat further on."""
    out = s.clone()
    for seat in range(SEATS):
        to = (seat + 1) % SEATS
        out.purses[to].copy_from(s.purses[seat])
        for field in ("choices", "mine", "shown"):
            getattr(out, field)[to] = getattr(s, field)[seat]
    out.turn = NONE if s.turn == NONE else (s.turn + 1) % SEATS
    who = out.frames[0].who << 1
    out.frames[0].who = (who | who >> SEATS) & (1 << SEATS) - 1
    return out


@given(tables(), some.sampled_from([0, 1, 2]))
@settings(max_examples=20)
def test_the_viewer_comes_first(s: Table, seat: int) -> None:
    """A seat cannot tell from its observation which chair it sits on."""
    here, there = observe(s, seat), observe(turned(s), (seat + 1) % SEATS)
    for name in here.parts:
        assert here.part(name).tolist() == there.part(name).tolist(), name


def test_an_observation_tells_what_the_view_tells_of_the_pending_step() -> None:
    s = Table.checked()
    s.seats, s.depth, s.frames[0].step, s.frames[0].who = SEATS, 1, 1, 1
    other = s.clone()
    other.frames[0].arg = 3
    assert to_json(s, NAMES, 0) != to_json(other, NAMES, 0)
    assert observe(s, 0).values.tolist() != observe(other, 0).values.tolist()


class Rich(GameState):
    money = i64()


def test_a_number_that_does_not_fit_an_observation_is_not_wrapped() -> None:
    s = Rich.checked()
    s.seats = 1
    for money, shown in ((2**32 + 5, 2**31 - 1), (-(2**40), -(2**31)), (-7, -7)):
        s.money = money
        assert observe(s, 0).part("money").tolist() == [shown]


@given(tables())
@settings(max_examples=20)
def test_every_number_lies_within_its_bounds(s: Table) -> None:
    shown = layout(Table, SEATS)
    for viewer in VIEWERS:
        values = observe(s, viewer).values
        assert (shown.low <= values).all()
        assert (values <= shown.high).all()
    assert (shown.low[shown.parts["due"]].tolist(), shown.high[shown.parts["due"]].tolist()) == ([0] * 3, [1] * 3)
    assert shown.high[shown.parts["by_thing"]].tolist() == [255] * 4


def test_a_hidden_number_is_never_read() -> None:
    """What the redaction leaves out is None, which no row can hold: the writer would fail if it looked there."""
    s = Table.checked()
    s.seats = SEATS
    row = np.zeros(layout(Table, SEATS).size, np.int32)
    for viewer in VIEWERS:
        shown = redact(s, viewer)
        writer(Table)(shown, viewer, row)
        shown.plain = None  # type: ignore[assignment]
        with pytest.raises(TypeError):
            writer(Table)(shown, viewer, row)


# -------------------------------------------------------------------------------------------------------- positions


def whole() -> dict[str, Any]:
    """A position to spoil."""
    s = Table.checked()
    s.seats, s.named, s.turn, s.depth, s.frames[0].step, s.frames[0].who = 3, 1, 2, 1, 1, 1
    s.purses[0].row.push(2)
    return copy.deepcopy(to_json(s, NAMES, EVERYTHING))


BAD: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("plain",), "many", "state.plain: wanted a whole number"),
    (("plain",), True, "state.plain: wanted a whole number"),
    (("plain",), 2**31, "state.plain: 2147483648 is not from"),
    (("plain",), 1.0, "state.plain: wanted a whole number"),
    (("yes",), 1, "state.yes: wanted true or false"),
    (("named",), "dog", "state.named: nothing here is called “dog”; there are ant, bee, cow"),
    (("named",), 1, "state.named: wanted a name of the kind “thing”"),
    (("by_thing",), [1, 2], "state.by_thing: wanted an object with names of the kind “thing” as its keys"),
    (("by_thing",), {"dog": 1}, "state.by_thing: nothing here is called “dog”"),
    (("grid",), [{}, {}, {}], "state.grid: wanted a list of at most 2"),
    (("purses", 0, "gold"), -1, r"state.purses[0].gold: -1 is not from 0 to 255"),
    (("purses", 0, "glod"), 1, r"state.purses[0].glod: no such field"),
    (("purses", 0, "row"), ["ant"] * 6, r"state.purses[0].row: wanted a list of at most 5"),
    (("purses",), [{}] * (MAX_SEATS + 1), f"state.purses: wanted a list of at most {MAX_SEATS}"),
    (("counted",), 1, "state.counted: no such field"),
    (("chance",), {}, "state.chance: no such field"),
    (("frames",), [], "state.frames: no such field"),
    (("pending", 0, "step"), "jump", r"state.pending[0].step: nothing here is called “jump”"),
    (("pending", 0, "who"), [9], r"state.pending[0].who: wanted a list of seats"),
    (("pending", 0, "arg"), 2**15, r"state.pending[0].arg: wanted a whole number"),
    (("pending",), [{}] * 25, "state.pending: wanted a list of at most 24"),
    (("deck",), [], "state.deck: wanted an object"),
]


@pytest.mark.parametrize(("path", "value", "message"), BAD, ids=[m for _, _, m in BAD])
def test_a_spoilt_position_is_refused_with_the_place(path: tuple[str | int, ...], value: Any, message: str) -> None:
    data: Any = whole()
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(PositionError, match=re.escape(message)):
        from_json(Table.checked(), data, NAMES)


def test_a_bag_that_cannot_be_counted_is_refused_as_a_position() -> None:
    data = whole()
    data["deck"] = {"count": {"ant": 200, "bee": 200}}
    with pytest.raises(PositionError, match="state.deck"):
        from_json(Table.checked(), data, NAMES)


any_json = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.sampled_from(["ant", "wait", "", "0"]),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from(["n", "count", "x"]), inner),
    max_leaves=6,
)


@given(some.data())
@settings(max_examples=200)
def test_no_position_breaks_the_reader(data: some.DataObject) -> None:
    """Whatever stands somewhere in it: it is read, or refused as a position."""
    spoilt: Any = whole()
    at, steps = spoilt, []
    for _ in range(data.draw(some.integers(1, 4))):
        keys: list[Any] = list(at) if isinstance(at, dict) else list(range(len(at))) if isinstance(at, list) else []
        if not keys:
            break
        steps.append((at, data.draw(some.sampled_from(keys))))
        at = at[steps[-1][1]]
    parent, key = steps[-1]
    parent[key] = data.draw(any_json)
    s = Table.checked()
    try:
        from_json(s, spoilt, NAMES)
    except PositionError:
        return
    s.pack()
