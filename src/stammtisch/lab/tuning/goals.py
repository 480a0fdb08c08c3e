"""The goals of a designer, read from TOML: what a game is to be like, and which numbers of its box may move.

A file that cannot be used is refused with its line, the entry, and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from stammtisch.kernel.title.box import LoadedBox, read_toml
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Mistake, unknown
from stammtisch.lab.errors import LabError
from stammtisch.lab.say import ALL
from stammtisch.lab.setting import RANDOM, Setting, setting
from stammtisch.lab.tuning.knobs import Knob, places
from stammtisch.lab.tuning.measures import LENGTHS, MEASURES, Goal, Measure, check_counted

TABLES = {
    "goal": (
        *("measure", "name", "of", "by", "copies", "least", "most", "weight"),
        *("seats", "options", "players", "games", "final_games"),
    ),
    "number": ("path", "from", "to", "step"),
    "search": ("candidates", "finalists"),
}
"""The tables of a file and their keys."""

GAMES, FINAL_GAMES = 400, 4000
"""Games for each candidate, and for the verdict, where a goal names no others."""

FEWEST = 20
"""Games that are needed to say how sure a figure is."""

CANDIDATES, FINALISTS = 60, 3


@dataclass(frozen=True)
class Order:
    """What a file of goals orders: the goals, what may move, how many candidates, and how many of them play again."""

    goals: tuple[Goal, ...]
    knobs: tuple[Knob, ...]
    candidates: int
    finalists: int

    def parameters(self) -> dict[str, Any]:
        """All that decides what is found, besides how many candidates are tried, as JSON-able data."""
        goals = [{**vars(goal), "setting": goal.setting.parameters()} for goal in self.goals]
        numbers = [[knob.path, knob.low, knob.high, knob.step] for knob in self.knobs]
        return {"goals": goals, "numbers": numbers, "finalists": self.finalists}


def read_goals(path: Path, title: Title, box: LoadedBox, box_path: str) -> Order:
    """Reads a file of goals for a title with a box; raises LabError or BoxError (for what is no TOML)."""
    return _Reader(path, title, box, box_path).read()


class _Reader:
    def __init__(self, path: Path, title: Title, box: LoadedBox, box_path: str):
        self.path, self.title, self.box, self.box_path = path, title, box, box_path
        self.data = read_toml(path)
        self.lines = path.read_text(encoding="utf-8-sig").splitlines()

    def read(self) -> Order:
        for table in self.data:
            if table not in TABLES:
                self.fail(table, None, None, *_unknown("tune-unknown-table", table, TABLES))
        for table in ("goal", "number"):
            entries = self.data.get(table, [])
            if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
                self.fail(table, None, None, "box-list", table=f"[[{table}]]")
            if not entries:
                raise LabError("tune-lacks", path=str(self.path), table=f"[[{table}]]")
        search = self.data.get("search", {})
        if not isinstance(search, dict):
            self.fail("search", None, None, "box-one-table", table="[search]")
        top = _Entry(self, "search", None, search)
        candidates = top.whole("candidates", CANDIDATES, 1)
        finalists = top.whole("finalists", FINALISTS, 1)
        goals = tuple(self.goal(_Entry(self, "goal", i, one)) for i, one in enumerate(self.data["goal"], 1))
        knobs = [self.knob(_Entry(self, "number", i, one)) for i, one in enumerate(self.data["number"], 1)]
        seen: set[Any] = set()
        for i, knob in enumerate(knobs, 1):
            if seen & set(knob.places):
                self.fail("number", i, "path", "tune-twice", number=knob.path)
            seen |= set(knob.places)
        if all(goal.games == 0 for goal in goals):
            self.fail("goal", 1, "games", "tune-nothing-searched")
        return Order(goals, tuple(knobs), candidates, finalists)

    def goal(self, entry: _Entry) -> Goal:
        name = entry.text("measure")
        if name not in MEASURES:
            entry.fail("measure", *_unknown("tune-no-measure", name, MEASURES))
        measure = MEASURES[name]
        for key in ("of", "by", "copies", "least"):
            if key in entry.data and key not in measure.keys:
                entry.fail(key, "tune-not-with", key=key, measure=name)
        least, most = self.ends(entry, measure)
        of, by, copies = (entry.text(key, "") for key in ("of", "by", "copies"))
        seats, players, options = self.table(entry, measure)
        wanted = self.setting_of(entry, measure, seats, players, options)
        games = entry.whole("games", GAMES, 0)
        if 0 < games < FEWEST:
            entry.fail("games", "tune-few", key="games", games=games, least=FEWEST)
        made = Goal(
            name=entry.text("name", ""),
            measure=name,
            of=of or measure.usual,
            by=by,
            copies=copies,
            least=least,
            most=most,
            weight=entry.number("weight", 1.0, above=0.0) or 1.0,
            setting=wanted,
            players=players,
            games=games,
            final_games=entry.whole("final_games", max(FINAL_GAMES if games else GAMES, games), FEWEST),
        )
        self.check_of(entry, made, measure)
        return made

    def ends(self, entry: _Entry, measure: Measure) -> tuple[float | None, float | None]:
        """What is tolerated, as it stands in the file."""
        least, most = (entry.number(key, None) for key in ("least", "most"))
        if least is None and most is None:
            entry.fail(None, "tune-no-tolerance" if "least" in measure.keys else "tune-no-most")
        if least is not None and most is not None and least > most:
            entry.fail("least", "tune-least-most", least=_plain(least), most=_plain(most))
        for key, end in (("least", least), ("most", most)):
            if end is not None and end < measure.low:
                entry.fail(key, "tune-at-least", key=key, least=_plain(measure.low), value=_plain(end))
            if end is not None and end > measure.high:
                entry.fail(key, "tune-at-most", key=key, most=_plain(measure.high), value=_plain(end))
        return least, most

    def table(self, entry: _Entry, measure: Measure) -> tuple[int | None, tuple[str, ...], dict[str, str]]:
        """Seats, players and options as they stand in the file."""
        seats = entry.whole("seats", 0, 1) or None
        given = entry.data.get("players", RANDOM)
        players = [given] if isinstance(given, str) else given
        if not isinstance(players, list) or not players or not all(isinstance(p, str) for p in players):
            entry.fail("players", "tune-players", value=repr(given))
        if measure.duel and len(players) != 2:
            entry.fail("players", "tune-two-players", measure=entry.data["measure"])
        if measure.equal and len(set(players)) > 1:
            entry.fail("players", "tune-equal-players", measure=entry.data["measure"])
        options = entry.data.get("options", {})
        if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
            entry.fail("options", "tune-options", value=repr(options))
        return seats, tuple(players), options

    def setting_of(
        self, entry: _Entry, measure: Measure, seats: int | None, players: tuple[str, ...], options: dict[str, str]
    ) -> Setting:
        """The table that is played at; what is wrong with it is said of the key it comes from."""
        name, among = self.title.name, seats if seats is not None else self.title.least_seats(options)
        try:
            self.title.blank(among, options)
        except Mistake as error:
            entry.failed("options" if options and among in self.title.seats else "seats", error)
        try:
            if not measure.duel:
                return setting(name, seats, players, options, self.box_path)
            for player in players:
                setting(name, seats, player, options, self.box_path)
            return setting(name, seats, RANDOM, options, self.box_path)
        except Mistake as error:
            entry.failed("players", error)

    def check_of(self, entry: _Entry, goal: Goal, measure: Measure) -> None:
        """Whether the title has what is measured."""
        if "of" in measure.keys:
            known = measure.known(self.title, goal.setting)
            if not goal.of:
                entry.fail(None, "tune-no-of", measure=goal.measure, known=_listed(known))
            if goal.of not in known:
                entry.fail("of", *_unknown("tune-unknown-of", goal.of, known))
        if self.title.clock is None and (goal.of == LENGTHS[0] or goal.measure == "last-chapter"):
            entry.fail("of" if "of" in entry.data else "measure", "tune-no-chapters")
        if measure.counts:
            key = check_counted(goal)
            if key:
                entry.fail(key, "tune-no-such-key", key=key, value=getattr(goal, key), of=goal.of)

    def knob(self, entry: _Entry) -> Knob:
        path = entry.text("path")
        try:
            found = places(self.box.entries, path)
        except Mistake as error:
            entry.failed("path", error)
        low, high = entry.whole("from"), entry.whole("to")
        step = entry.whole("step", 1, 1)
        together = len(found) > 1 or f".{ALL}." in path or path.endswith(f"[{ALL}]")
        start = 0 if together else int(found[0].read(self.box.entries))
        if low >= high:
            entry.fail("from", "tune-from-to", low=low, high=high)
        if (high - low) % step:
            entry.fail("step", "tune-step", low=low, high=high, step=step)
        if not low <= start <= high or (start - low) % step:
            message = "tune-start-together" if together else "tune-start"
            entry.fail("from", message, start=start, low=low, high=high, step=step)
        return Knob(path, low, high, step, start, found)

    def fail(
        self,
        table: str,
        number: int | None,
        key: str | None,
        message: str,
        facts: Mapping[str, Any] | None = None,
        /,
        **more: Any,
    ) -> NoReturn:
        self.failed(table, number, key, LabError(message, **(facts or {}), **more))

    def failed(self, table: str, number: int | None, key: str | None, problem: Mistake) -> NoReturn:
        entry = f"[[{table}]]" if table in ("goal", "number") else f"[{table}]"
        if number is not None:
            entry_said: str | Mistake = LabError("tune-entry", table=entry, number=number)
        else:
            entry_said = entry
        line = self.line(table, number, key)
        raise LabError("tune-at", path=str(self.path), line=str(line), entry=entry_said, problem=problem)

    def line(self, table: str, number: int | None, key: str | None) -> int:
        """Where an entry stands, or a key of it; the line of its head where that is not to be found."""
        named = rf"[\"']?{re.escape(table)}[\"']?\s*"
        heads = self.matching(rf"\[\[\s*{named}\]\]") or self.matching(rf"\[?\s*{named}(\]|=)")
        start = heads[min(number or 1, len(heads)) - 1] if heads else 0
        further = [i for i in self.matching(r"\[\[") if i > start]
        stop = further[0] if further else len(self.lines)
        keys = self.matching(rf"(\[\s*{named}\.\s*)?[\"']?{re.escape(key or '')}[\"']?\s*[=.\]]") if key else []
        return 1 + next((i for i in keys if start < i < stop), start)

    def matching(self, pattern: str) -> list[int]:
        """The lines that begin so."""
        return [i for i, line in enumerate(self.lines) if re.match(rf"\s*{pattern}", line)]


class _Entry:
    """One entry of the file, and what is wanted of it."""

    def __init__(self, reader: _Reader, table: str, number: int | None, data: Mapping[str, Any]):
        self.reader, self.table, self.place, self.data = reader, table, number, data
        for key in data:
            if key not in TABLES[table]:
                self.fail(key, *_unknown("box-no-key", key, TABLES[table]))

    def fail(self, key: str | None, message: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> NoReturn:
        self.reader.fail(self.table, self.place, key, message, facts, **more)

    def failed(self, key: str | None, problem: Mistake) -> NoReturn:
        self.reader.failed(self.table, self.place, key, problem)

    def text(self, key: str, usual: str | None = None) -> str:
        value = self._given(key, usual)
        if not isinstance(value, str):
            self.fail(key, "tune-text", key=key, value=repr(value))
        return value

    def whole(self, key: str, usual: int | None = None, least: int | None = None) -> int:
        value = self._given(key, usual)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(key, "box-whole", key=key, value=repr(value))
        if key in self.data and least is not None and value < least:
            self.fail(key, "tune-at-least", key=key, least=str(least), value=str(value))
        return value

    def number(self, key: str, usual: float | None, above: float | None = None) -> float | None:
        value = self.data.get(key, usual)
        if value is None:
            return None
        if not isinstance(value, int | float) or isinstance(value, bool) or value != value or abs(value) > 1e12:
            self.fail(key, "tune-number", key=key, value=repr(value))
        if above is not None and value <= above:
            self.fail(key, "tune-above", key=key, least=_plain(above), value=_plain(value))
        return float(value)

    def _given(self, key: str, usual: Any) -> Any:
        if key not in self.data and usual is None:
            self.fail(None, "box-lacks-key", key=key)
        return self.data.get(key, usual)


def _unknown(message: str, name: str, known: Any) -> tuple[str, dict[str, Any]]:
    return unknown(message, str(name), sorted(known))


def _plain(value: float) -> str:
    return f"{value:g}"


def _listed(known: Sequence[str]) -> str:
    return ", ".join(known)


__all__ = ["Goal", "Order", "read_goals"]
