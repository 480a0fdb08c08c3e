"""The picture of a title that brings none: drawn from its view, its words and its `display` alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.title.picture import Picture, line
from stammtisch.kernel.title.words import number

INTERNAL = ("pending", "seats", "choices", "options")
"""What a view has for programs, not for people."""


class PlainPicture(Picture):
    """The middle of the table, a line for each seat, and the rest."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        show = self.title.display
        if not self.view["over"]:
            yield self.turns()
            yield Text()
        fields = {name: value for name, value in self.fields().items() if name not in show.hide}
        for name in show.first:
            yield self.labelled(name, after="  ").append_text(self.thing(name, fields.get(name), big=True))
        yield Text()
        yield self.company()
        rest = [name for name in fields if name not in show.first and not self.of_seats(fields[name])]
        if rest:
            yield Text()
        for name in rest:
            yield Text(f"{self.heading(name)}  ", "dim").append_text(self.thing(name, fields[name]))

    def mine(self, width: int) -> RenderableType:
        """The seat's own things."""
        return self.company((self.seat,))

    def fields(self) -> dict[str, Any]:
        """All that a view shows of the table."""
        return {name: value for name, value in {**self.s, **self.facts}.items() if name not in INTERNAL}

    def of_seats(self, value: Any) -> bool:
        """Whether a value has an object for each seat."""
        return isinstance(value, list) and len(value) == self.seats and all(isinstance(v, Mapping) for v in value)

    def of_seat(self, seat: int) -> dict[str, Any]:
        """All that a view shows of one seat."""
        out: dict[str, Any] = {}
        for part in (self.s, self.facts):
            for value in part.values():
                if self.of_seats(value):
                    out.update(value[seat])
        return out

    def company(self, seats: tuple[int, ...] | None = None) -> Table:
        """What is shown of the seats, a line each."""
        show, table = self.title.display, Table.grid(padding=(0, 2, 0, 0))
        every = {seat: self.of_seat(seat) for seat in (range(self.seats) if seats is None else seats)}
        names = [*show.seats, *(n for n in next(iter(every.values()), {}) if n not in (*show.seats, *show.hide))]
        table.add_row("", *(Text(self.heading(name), "dim") for name in names))
        for seat, has in every.items():
            table.add_row(self.seat_name(seat), *(self.thing(name, has.get(name)) for name in names))
        return table

    # ------------------------------------------------------------------------------------------------ things

    def kind(self, name: str) -> Kind | None:
        """The kind of thing that a field holds, or is counted by."""
        return self.title.field_kinds.get(name)

    def thing(self, name: str, value: Any, big: bool = False) -> Text:
        """Any value of a view, in a line."""
        out = line()
        for part in self.parts(name, value):
            out.append(" " if out else "").append_text(part)
        if big:
            out.stylize("bold")
        return out if out else Text("–", "dim")

    def parts(self, name: str, value: Any) -> Iterator[Text]:
        """The things in a value, one by one."""
        if value is None:
            yield Text("?" if self.hidden(name) else "–", "dim")
        elif isinstance(value, bool):
            yield Text("✓" if value else "–", "" if value else "dim")
        elif isinstance(value, int):
            yield self.seat_name(value) if self.holds_seats(name) else Text(number(value, self.speaker.lang))
        elif isinstance(value, str):
            yield self.named(name, value)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                if isinstance(item, list) and i:
                    yield Text("·", "dim")
                yield from self.parts(name, item)
        elif set(value) == {"n", "count"}:
            yield from self.parts(name, value["n"] if value["count"] is None else value["count"])
        else:
            for key, item in value.items():
                label = self.named(name, key)
                if isinstance(item, bool):
                    yield label
                elif isinstance(item, int):
                    yield label if item == 1 else label.append(f"×{item}", "dim")
                else:
                    yield label.append(" ").append_text(self.thing(key, item))

    def holds_seats(self, name: str) -> bool:
        """Whether the numbers of a field are seats; those of one that is only counted by seats are not."""
        return name in self.title.seat_fields

    def hidden(self, name: str) -> bool:
        """Whether a field that is empty may only be out of sight."""
        return name in self.title.secret_fields

    def named(self, name: str, value: str) -> Text:
        """A thing by its name; a card in a frame."""
        kind = self.kind(name)
        word = self.called(kind, value) if kind is not None and value in self.names.all(kind) else value
        return Text(f"[{word}]") if self.title.display.looks.get(name) == "card" else Text(word)
