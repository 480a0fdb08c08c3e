"""The table drawn for the terminal: what one seat may see, made from its view and its moves.

Every colour comes with a shape or a sign, so that nothing is said by colour only. The drawing fits 80 columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title import picture
from stammtisch.kernel.title.picture import SEAT_INKS, SHAPES, line, sheet, spaced
from stammtisch.kernel.title.words import number
from stammtisch.titles.brauerei.state import AREA, CARD, CATEGORY, OBJECT, PREDICATE

CELL, IN_A_ROW = 6, 12
"""Columns of an object, and how many objects stand side by side."""

OFFICE, HANGS, NEUTRAL = "⌂", "~", "·"
"""Signs of an object with a head office, of one that hangs, and of one that is nobody's."""


class Picture(picture.Picture):
    """What a seat (or WATCHER) may see, ready to be drawn at any width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.headline()
        yield Text()
        yield spaced([self.taste(), self.market(), self.legend(), self.breweries()])
        if self.seat != WATCHER:
            yield Text()
            yield self.mine(options.max_width)

    def headline(self) -> Text:
        """The round, the order, and who is to choose."""
        out = self.labelled("round").append(str(self.s["round"]))
        out.append(self.labelled("order", "   "))
        for seat in self.s["order"]:
            if seat is not None:
                out.append(self.mark(seat)).append(" ")
        return out.append("  ").append(self.turns())

    # ------------------------------------------------------------------------------------------------- the taste

    def taste(self) -> RenderableType:
        """Each category with its taste, and the cards that each seat has laid there."""
        out = sheet(None, None, None)
        for category in range(len(self.names.all(CATEGORY))):
            wishes = [p for i, p in enumerate(self.names.all(PREDICATE)) if self.of(i) == category and self.asked(p)]
            out.add_row(
                Text(self.called(CATEGORY, self.names.all(CATEGORY)[category]), "dim"),
                Text(", ".join(self.called(PREDICATE, wish) for wish in wishes), "bold"),
                self.laid(category),
            )
        return out

    def of(self, predicate: int) -> int:
        """The category of a predicate."""
        found: int = self.box.category[predicate]
        return found

    def asked(self, predicate: str) -> bool:
        """Whether the customers want it."""
        return bool(self.s["taste"].get(predicate))

    def laid(self, category: int) -> Text:
        """How many cards each seat has laid in a category, and what they showed once they were turned up."""
        name = self.names.all(CATEGORY)[category]
        out = Text()
        for seat in range(self.seats):
            count = self.s["players"][seat]["laid_in"].get(name, 0)
            if count:
                out.append(self.mark(seat)).append(f"{count} ")
        for i, predicate in enumerate(self.names.all(PREDICATE)):
            if self.of(i) == category and self.s["votes"].get(predicate):
                out.append(f" {self.called(PREDICATE, predicate)} ×{self.s['votes'][predicate]}", "dim")
        if self.s["joker_votes"].get(name):
            joker = self.names.all(CARD)[-1]
            out.append(f" {self.called(CARD, joker)} ×{self.s['joker_votes'][name]}", "dim")
        return out

    # ------------------------------------------------------------------------------------------------- the market

    def market(self) -> RenderableType:
        """The areas from the highest down: each object with its owner, and the reps who stand there."""
        names, box = self.names.all(OBJECT), self.box
        out: list[RenderableType] = []
        for area in reversed(range(len(self.names.all(AREA)))):
            head = line().append(self.called(AREA, self.names.all(AREA)[area]), "bold")
            head.append(f"   > {box.threshold[area]}   {number(box.demand[area], self.speaker.lang)} hl", "dim")
            head.append(f"   +{box.income[area]}   −{box.wage[area]}", "dim")
            inside = [name for i, name in enumerate(names) if box.area[i] == area]
            grid = Table.grid()
            for _ in inside[:IN_A_ROW]:
                grid.add_column(width=CELL)
            for at in range(0, len(inside), IN_A_ROW):
                row = inside[at : at + IN_A_ROW]
                grid.add_row(*(self.object(name) for name in row))
                if any(self.posted(name) for name in row):
                    grid.add_row(*(self.posted(name) for name in row))
            out.append(Group(head, grid))
        return Group(*out)

    def object(self, name: str) -> Text:
        """An object with the shape of its owner."""
        owner = self.s["owner"].get(name)
        if owner is None:
            return Text(f"{name}{NEUTRAL}", "dim")
        office = self.s["players"][owner]["office"] == name
        ink = f"bold {SEAT_INKS[owner]}" if not self.s["hanging"].get(name) else SEAT_INKS[owner]
        signs = f"{OFFICE if office else ''}{HANGS if self.s['hanging'].get(name) else ''}"
        return Text(f"{name}{SHAPES[owner]}{signs}", ink)

    def posted(self, name: str) -> Text:
        """The reps at an object."""
        out = Text(" ")
        for seat in range(self.seats):
            reps = self.s["players"][seat]["reps"].get(name, 0)
            if reps:
                out.append(self.mark(seat)).append(str(reps) if reps > 1 else "")
        return out if len(out) > 1 else Text()

    def legend(self) -> Text:
        """What the signs of the market mean."""
        reps = "".join(SHAPES[: self.seats])
        signs = ((OFFICE, "office"), (HANGS, "hanging"), (NEUTRAL, "neutral"), (reps, "beneath"))
        out = Text(style="dim")
        for sign, heading in signs:
            out.append("   " if out else "").append(f"{sign} ", "bold").append(self.heading(heading))
        return out

    # --------------------------------------------------------------------------------------------- the breweries

    def breweries(self) -> RenderableType:
        """The sheets of all seats."""
        lines = (
            "money",
            "income",
            "costs",
            "reps",
            "beer-points",
            "popularity",
            "strokes",
            "output",
            "lorries",
            "sales",
        )
        out = Table.grid(padding=(0, 1))
        out.add_row(Text(), *(self.seat_name(seat) for seat in range(self.seats)))
        for name in (*lines, "hand"):
            out.add_row(Text(self.heading(name), "dim"), *(self.figure(name, seat) for seat in range(self.seats)))
        return out

    def figure(self, name: str, seat: int) -> Text:
        """A line of a sheet."""
        me, shown = self.s["players"][seat], self.facts["players"][seat]

        def said(value: int) -> str:
            return number(value, self.speaker.lang)

        if name == "hand":
            return Text(str(me["hand"]["n"]))
        if name == "reps":
            return Text(f"{me['home']} + {len(shown['posts'])}")
        return Text(said(shown[name] if name in shown else me[name.replace("-", "_")]))

    # ------------------------------------------------------------------------------------------- the seat's own

    def mine(self, width: int) -> RenderableType:
        """Hand, beer, what is being written, and what reps promise."""
        me = self.s["players"][self.seat]
        hand = me["hand"]["count"] or {}
        cards = [f"{self.called(CARD, name)}{f' ×{n}' if n > 1 else ''}" for name, n in hand.items()]
        out = [self.labelled("hand").append(", ".join(cards) or "–")]
        down = [f"{self.called(CARD, name)} ×{n}" for name, n in (me["laid"] or {}).items()]
        joker = self.names.all(CARD)[-1]
        down += [
            f"{self.called(CARD, joker)} ×{n} ({self.called(CATEGORY, name)})"
            for name, n in (me["laid_jokers"] or {}).items()
        ]
        if down:
            out.append(self.labelled("laid-in").append(", ".join(down)))
        beer = [self.called(PREDICATE, name) for name in (me["beer"] or {}).values()]
        if me["research"] is not None:
            beer.append(f"M ({self.called(CATEGORY, me['research'])})")
        if beer:
            out.append(self.labelled("beer").append(", ".join(beer)))
        notes = [f"{name} ×{n}" for name, n in (me["notes"] or {}).items()]
        if notes:
            out.append(self.labelled("notes").append(", ".join(notes)))
        return Group(*out, *self.promises())

    def promises(self) -> Iterator[RenderableType]:
        """While notes are written: the chances at each object, objects with the same ones together."""
        alike: dict[tuple[int, tuple[int, ...]], list[str]] = {}
        for shown in self.facts["odds"]:
            entry: Mapping[str, Any] = shown
            alike.setdefault((entry["bar"], tuple(entry["chances"])), []).append(entry["object"])
        if not alike:
            return
        yield self.labelled("odds")
        out = sheet(None, None, None)
        for (bar, chances), objects in alike.items():
            out.add_row(Text(f"> {bar}", "dim"), Text(" ".join(f"{chance}" for chance in chances)), " ".join(objects))
        yield out
