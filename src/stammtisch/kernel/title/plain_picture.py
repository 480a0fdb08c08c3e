"""The picture of a title that brings none: drawn from its view, its words and its `display` alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.title.picture import Picture
from stammtisch.kernel.title.words import number

INTERNAL = ("pending", "seats", "choices", "options")
"""What a view has for programs, not for people."""

GAP = 2
"""Columns between two of them."""


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
        yield self.company(options.max_width)
        rest = [name for name in fields if name not in show.first and not self.of_seats(fields[name])]
        if rest:
            yield Text()
        for name in rest:
            yield Text(f"{self.heading(name)}  ", "dim").append_text(self.thing(name, fields[name]))

    def mine(self, width: int) -> RenderableType:
        """The seat's own things."""
        return self.company(width, (self.seat,))

    def heading(self, name: str) -> str:
        """The word for a part of the picture, which begins a line or stands over a column."""
        said = super().heading(name)
        return said[:1].upper() + said[1:]

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
            for name, value in part.items():
                if name not in INTERNAL and self.of_seats(value):
                    out.update(value[seat])
        return out

    def company(self, width: int, seats: tuple[int, ...] | None = None) -> RenderableType:
        """What is shown of the seats: a line each, under headings; where that is too wide, a paragraph each."""
        show = self.title.display
        every = {seat: self.of_seat(seat) for seat in (range(self.seats) if seats is None else seats)}
        names = [*show.seats, *(n for n in next(iter(every.values()), {}) if n not in (*show.seats, *show.hide))]
        heads = [Text(self.heading(name), "dim") for name in names]
        rows = {seat: [self.thing(name, has.get(name)) for name in names] for seat, has in every.items()}
        lines = [[Text(), *heads], *([self.seat_name(seat), *cells] for seat, cells in rows.items())]
        if sum(max(len(cell) for cell in column) + GAP for column in zip(*lines, strict=True)) <= width:
            table = Table.grid(padding=(0, GAP, 0, 0))
            for line in lines:
                table.add_row(*line)
            return table
        said = []
        for seat, cells in rows.items():
            parts = (Text.assemble(head, " ", cell) for head, cell in zip(heads, cells, strict=True))
            said.append(Text.assemble(self.seat_name(seat), "  ", Text("; ").join(parts)))
        return Group(*said)

    # ------------------------------------------------------------------------------------------------ things

    def kind(self, name: str) -> Kind | None:
        """The kind of thing that a field holds, or is counted by."""
        return self.title.field_kinds.get(name)

    def thing(self, name: str, value: Any, big: bool = False) -> Text:
        """Any value of a view, in a line."""
        out = Text()
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
            items = any(isinstance(item, str) for item in value) and not self.framed(name)
            for i, item in enumerate(value):
                if isinstance(item, list) and i:
                    yield Text("·", "dim")
                if item == []:
                    yield Text("–", "dim")
                more = items and i + 1 < len(value)
                yield from (part.append(",") if more else part for part in self.parts(name, item))
        elif set(value) == {"n", "count"}:
            yield from self.parts(name, value["n"] if value["count"] is None else value["count"])
        else:
            for i, (key, item) in enumerate(value.items(), 1):
                label = self.named(name, key)
                if isinstance(item, int) and not isinstance(item, bool):
                    label.append("" if item == 1 else f" ×{item}", "dim")
                elif not isinstance(item, bool):
                    label.append(" ").append_text(self.thing(key, item))
                yield label.append("," if i < len(value) else "")

    def holds_seats(self, name: str) -> bool:
        """Whether the numbers of a field are seats; those of one that is only counted by seats are not."""
        return name in self.title.seat_fields

    def hidden(self, name: str) -> bool:
        """Whether a field that is empty may only be out of sight."""
        return name in self.title.secret_fields

    def framed(self, name: str) -> bool:
        """Whether the things of a field are cards in frames."""
        return self.title.display.looks.get(name) == "card"

    def named(self, name: str, value: str) -> Text:
        """A thing by its name; a card in a frame."""
        kind = self.kind(name)
        word = self.called(kind, value) if kind is not None and value in self.names.all(kind) else value
        return Text(f"[{word}]") if self.framed(name) else Text(word)
