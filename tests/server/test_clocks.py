"""The arithmetic of clocks: summer time, nights, days off, increments, undos and the hours in which no server ran."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.server.tables import clocks
from stammtisch.server.tables.clocks import GRACE, HOUR, MINUTE, SECOND, Rest, SeatClock, Terms

BERLIN = ZoneInfo("Europe/Berlin")
NIGHT = (22 * 60, 7 * 60)
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago", "UTC")
# Around the changes of 2026 in both hemispheres, and any time of a century.
MOMENTS = st.integers(1_767_225_600_000, 1_830_297_600_000) | st.integers(0, 4_102_444_800_000)
LENGTHS = st.integers(0, 14 * 24 * HOUR)
RESTS = st.builds(
    Rest,
    st.sampled_from(ZONES),
    st.lists(st.integers(0, 6), max_size=5, unique=True).map(tuple),
    st.none() | st.tuples(st.integers(0, 1439), st.integers(1, 16 * 60)).map(lambda p: (p[0], sum(p) % 1440)),
)


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def local(moment: int, zone: ZoneInfo = BERLIN) -> str:
    return datetime.fromtimestamp(moment / 1000, zone).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("rest", "start", "hours", "end"),
    [
        (Rest("Europe/Berlin"), "2026-03-28 12:00", 24, "2026-03-29 13:00"),  # an hour is missing in that night
        (Rest("Europe/Berlin"), "2026-10-24 12:00", 24, "2026-10-25 11:00"),  # and is there twice in this one
        (Rest("Europe/Berlin", (), NIGHT), "2026-06-01 21:00", 2, "2026-06-02 08:00"),  # across midnight
        (Rest("Europe/Berlin", (), NIGHT), "2026-06-01 23:00", 1, "2026-06-02 08:00"),  # begun in the night
        (Rest("Europe/Berlin", (), NIGHT), "2026-03-28 21:00", 2, "2026-03-29 08:00"),  # a shorter night
        (Rest("Europe/Berlin", (5, 6)), "2026-06-05 20:00", 10, "2026-06-08 06:00"),  # over a weekend
        (Rest("Europe/Berlin", (5, 6), NIGHT), "2026-06-05 21:00", 2, "2026-06-08 08:00"),
        (Rest("Europe/Berlin", (), (120, 150)), "2026-03-29 00:00", 3, "2026-03-29 04:30"),  # a pause that is skipped
        (Rest("Europe/Berlin", (), (600, 600)), "2026-06-01 09:00", 3, "2026-06-01 12:00"),  # none at all
    ],
)
def test_hours_are_counted_as_people_count_them(rest: Rest, start: str, hours: int, end: str) -> None:
    assert local(rest.add(at(start), hours * HOUR)) == end


def test_nights_are_those_of_ones_own_zone() -> None:
    start = at("2026-06-01 21:00")
    tokyo, berlin = Rest("Asia/Tokyo", (), NIGHT), Rest("Europe/Berlin", (), NIGHT)
    assert tokyo.add(start, 2 * HOUR) - start == 5 * HOUR  # it is 4:00 there: three hours of night are left
    assert berlin.add(start, 2 * HOUR) - start == 11 * HOUR


@given(RESTS, MOMENTS, LENGTHS)
def test_what_is_added_is_what_lies_between(rest: Rest, start: int, length: int) -> None:
    end = rest.add(start, length)
    assert end - start >= length
    assert rest.between(start, end) == length


@given(RESTS, MOMENTS, LENGTHS, LENGTHS)
def test_two_lengths_are_one_after_the_other(rest: Rest, start: int, one: int, two: int) -> None:
    assert rest.add(start, one) <= rest.add(start, one + two)
    assert rest.between(start, start + one + two) == rest.between(start, start + one) + rest.between(
        start + one, start + one + two
    )
    assert 0 <= rest.between(start, start + one) <= one


LIVE = Terms("live", 60 * SECOND, 5 * SECOND)
SLOW = Terms("slow", 24 * HOUR, rest=Rest("Europe/Berlin", (6,), NIGHT))
GAPS = st.lists(
    st.tuples(st.integers(0, 200_000), st.integers(0, 60_000)).map(lambda g: (g[0], sum(g))), max_size=4
).map(lambda gaps: _apart(sorted(gaps)))


def _apart(gaps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for begin, end in gaps:
        begin = max([begin, *(last for _, last in out)])
        if end > begin:
            out.append((begin, end))
    return out


@given(st.integers(0, 100_000), st.integers(1, 100_000), GAPS, st.integers(0, 400_000))
def test_a_live_clock_stands_while_no_server_runs(
    start: int, left: int, gaps: list[tuple[int, int]], more: int
) -> None:
    clock = clocks.begin(LIVE, SeatClock(left, begun=True), start)
    end = clocks.until(LIVE, clock, gaps)
    assert end is not None
    assert end - start - clocks.lost(gaps, start, end) == left, "what counts until then is what there was"
    assert clocks.remaining(LIVE, clock, end, gaps) == 0
    if not any(begin < end <= to for begin, to in gaps):
        assert clocks.remaining(LIVE, clock, end - 1, gaps) == 1
    assert 0 <= clocks.remaining(LIVE, clock, start + more, gaps) <= left


def test_a_slow_clock_runs_while_no_server_does() -> None:
    clock = clocks.begin(SLOW, SeatClock(0), at("2026-06-01 12:00"))
    assert clocks.until(SLOW, clock, [(0, at("2027-01-01 00:00"))]) == clock.until


@st.composite
def courses(draw: st.DrawFn) -> list[tuple[str, int, int]]:
    """What happens: who decides after how long, or takes back, or that clocks are turned back for a moment."""
    step = st.tuples(st.sampled_from(["decide", "undo", "bot", "back"]), st.integers(0, 2), st.integers(-2000, 30_000))
    return draw(st.lists(step, max_size=40))


@given(courses(), st.sampled_from([LIVE, SLOW]))
def test_nobody_gains_time_and_nobody_has_less_than_none(course: list[tuple[str, int, int]], terms: Terms) -> None:
    now, due = 1_000_000, 0
    seats = clocks.settle(terms, [SeatClock(terms.bank, terms.rest) for _ in range(3)], (due,), (due,), now)
    made: list[int] = []
    for kind, seat, passed in course:
        now += passed
        standing = [clocks.stop(terms, clock, now) for clock in seats]
        if kind == "undo" and made:
            before = [clock.left for clock in standing]
            due = made.pop()
            seats = clocks.undone(terms, standing, {due: 1}, agreed=False)
            assert all(clock.left <= was for clock, was in zip(seats, before, strict=True)), "an undo brings no time"
        elif kind == "decide":
            seats = clocks.decided(terms, [standing[n] if n == due else c for n, c in enumerate(seats)], due, False)
            made.append(due)
            due = seat
        seats = clocks.settle(terms, seats, (due,), () if kind == "bot" else (due,), now)
        decisions = len(course)
        for clock in seats:
            left = clocks.remaining(terms, clock, now)
            assert left >= 0
            assert left <= terms.bank + terms.increment * (decisions + 1)
            assert terms.live or left <= terms.bank


@given(st.integers(1, 6), st.integers(0, 9000))
def test_a_live_bank_grows_by_increments_alone(many: int, each: int) -> None:
    seats, now = clocks.settle(LIVE, [SeatClock(LIVE.bank)] * 2, (0,), (0,), 0), 0
    for _ in range(many):
        now += each
        seats[0] = clocks.stop(LIVE, seats[0], now)
        seats = clocks.settle(LIVE, clocks.decided(LIVE, seats, 0, False), (0,), (0,), now)
    assert seats[0].left == LIVE.bank + (many + 1) * LIVE.increment - many * each
    undone = clocks.undone(LIVE, [clocks.stop(LIVE, seat, now) for seat in seats], {0: many}, False)
    assert undone[0].left == max(LIVE.bank + LIVE.increment - many * each, min(seats[0].left, GRACE))
    again = clocks.settle(LIVE, undone, (0,), (0,), now)
    assert again[0].left == undone[0].left, "what is decided anew brings no second increment"


def test_those_who_decide_at_once_lose_their_own_time() -> None:
    seats = clocks.settle(LIVE, [SeatClock(LIVE.bank)] * 3, (0, 1, 2), (0, 1, 2), 0)
    seats = clocks.settle(LIVE, seats, (1, 2), (1, 2), 10_000)  # the first is done
    seats = clocks.settle(LIVE, seats, (0, 1, 2), (0, 1, 2), 20_000)  # and thinks again
    seats = clocks.settle(LIVE, seats, (1,), (1,), 25_000)
    seats = clocks.settle(LIVE, seats, (), (), 40_000)
    begun = LIVE.bank + LIVE.increment
    assert [clock.left for clock in seats] == [begun - 15_000, begun - 40_000, begun - 25_000]
    opened = clocks.settle(LIVE, clocks.decided(LIVE, seats, 1, True), (0,), (0,), 40_000)
    assert opened[0].left == begun - 15_000 + LIVE.increment


def test_the_hours_of_a_slow_clock_are_for_a_turn() -> None:
    start = at("2026-06-01 08:00")
    seats = clocks.settle(SLOW, [SeatClock(SLOW.bank, SLOW.rest)] * 2, (0,), (0,), start)
    later = start + 3 * HOUR
    seats = [clocks.stop(SLOW, seats[0], later), seats[1]]
    seats = clocks.settle(SLOW, clocks.decided(SLOW, seats, 0, False), (0,), (0,), later)
    assert seats[0].left == 21 * HOUR, "the same turn goes on"
    seats = [clocks.stop(SLOW, seats[0], later), seats[1]]
    seats = clocks.settle(SLOW, clocks.decided(SLOW, seats, 0, False), (1,), (1,), later)
    assert seats[1].left == 24 * HOUR
    took_back = clocks.undone(SLOW, [clocks.stop(SLOW, seat, later + HOUR) for seat in seats], {0: 1}, False)
    back = clocks.settle(SLOW, took_back, (0,), (0,), later + HOUR)
    assert (back[0].left, back[1].left) == (21 * HOUR, 23 * HOUR)
    agreed = clocks.settle(SLOW, clocks.undone(SLOW, took_back, {0: 1}, True), (0,), (0,), later + HOUR)
    assert agreed[0].left == 24 * HOUR, "where all agree, the turn begins anew"
    seats = [seats[0], clocks.stop(SLOW, seats[1], later)]
    seats = clocks.settle(SLOW, clocks.decided(SLOW, seats, 1, False), (0,), (0,), later)
    assert seats[0].left == 24 * HOUR, "another turn"


def test_a_bot_makes_one_decision_of_a_live_clock_and_the_turn_of_a_slow_one() -> None:
    for terms, owes_after in ((LIVE, False), (SLOW, True)):
        seats = clocks.settle(terms, [SeatClock(terms.bank, terms.rest)] * 2, (0,), (0,), 0)
        seats[0] = clocks.run_out(seats[0])
        seats = clocks.settle(terms, seats, (0,), (), 1000)
        assert seats[0].owed and not seats[0].running
        seats = clocks.settle(terms, clocks.decided(terms, seats, 0, False), (0,), (), 2000)
        assert seats[0].owed == owes_after
        seats = clocks.settle(terms, seats, (1,), (1,), 3000)
        assert not seats[0].owed
        seats = clocks.settle(
            terms, clocks.decided(terms, [seats[0], clocks.stop(terms, seats[1], 3000)], 1, False), (0,), (0,), 3000
        )
        assert seats[0].left == (terms.increment if terms.live else terms.bank)


@given(RESTS, st.integers(0, 2**40), st.integers(0, 2**40), st.booleans())
def test_what_is_kept_is_what_was(rest: Rest, left: int, since: int, flag: bool) -> None:
    clock = SeatClock(left, rest, since, since + left, flag, not flag, flag)
    assert clocks.clock_of(clock.json()) == clock
    terms = Terms("slow", left, since, rest, "drop-out")
    assert clocks.terms_of(terms.json()) == terms


def test_nobody_rests_more_than_was_agreed_on() -> None:
    table = Rest("UTC", (5, 6), NIGHT)
    assert clocks.within(Rest("Asia/Tokyo", (0, 3), (23 * 60, 8 * 60)), table)
    assert not clocks.within(Rest("UTC", (0, 3, 4)), table)
    assert not clocks.within(Rest("UTC", (), (22 * 60, 8 * 60)), table)
    assert clocks.within(Rest("UTC", (), (30, 30)), Rest())
    assert MINUTE * 60 == HOUR
