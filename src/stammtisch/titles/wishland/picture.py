"""The table drawn for the terminal: what one seat may see, made from its view and its moves.

A seat's colour always comes with its shape, so that nothing is said by colour only. The drawing fits 80 columns; from
`WIDE` on, more cards stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title import picture
from stammtisch.kernel.title.picture import SEAT_INKS, SHAPES, Shown, letters, line
from stammtisch.kernel.title.words import Speaker
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    ADVERTISING,
    CARD,
    COLOUR,
    ENTERTAINMENT,
    ENTREPRENEUR,
    FIELD,
    ROWS,
    SPACE,
    SYMBOL,
    Gain,
)

CELL, GAP = 39, 2
"""Columns of a card, and between two of them."""
NAME = 18
"""Columns of the name of a card."""
EMPTY = "·"
SIGNS = {
    Gain.POINTS: "✶",
    Gain.HAPPINESS: "♥",
    Gain.VISITORS: "☺",
    Gain.WORKER: "♟",
    Gain.CREDITS: "$",
    Gain.BOOTH: "⌂",
}
BOOST = "↑"
"""What stands for points, happiness, visitors, workers, credits, ticket booths, and a boost; the legend says so."""
INCOME, LIMIT, OWN = "$↻", "≤", "§"
"""What stands for income, the card limit, and an effect of a card's own, of which the rules tell more."""


class Picture(picture.Picture):
    """What a seat (or WATCHER) may see, ready to be drawn at any width."""

    def __init__(self, game: Shown, seat: int, speaker: Speaker):
        super().__init__(game, seat, speaker)
        self.symbols = letters([self.called(SYMBOL, name) for name in self.names.all(SYMBOL)])
        self.shows = letters([self.called(ENTERTAINMENT, name) for name in self.names.all(ENTERTAINMENT)])
        self.bearers = {self.box.effect_card[effect] for effect in range(self.box.effects)}
        self.room, self.cell = NAME, CELL
        self.choices = {str(words["card"]) for words in self.moves if "card" in words}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.room = max(len(self.called(CARD, name)) for name in self.names.all(CARD)) if self.whole else NAME
        self.cell = CELL + self.room - NAME
        abreast = max(1, (options.max_width + GAP) // (self.cell + GAP))
        yield self.headline()
        yield self.order()
        yield Text()
        yield from self.market(abreast)
        yield Text()
        yield self.achievements()
        yield Text()
        yield self.parks()
        yield Text()
        if self.seat >= 0:
            yield self.mine(options.max_width)
            yield Text()
        if self.whole:
            yield from self.others()
        yield from self.legend()

    # ------------------------------------------------------------------------------------------------ the table

    def headline(self) -> Text:
        """Round, cycle, and whose turn it is."""
        s, out = self.s, line()
        out.append(f"{self.heading('round')} {s['round']}/{self.box.rounds}", "bold")
        out.append(f" · {self.heading('cycle')} {s['cycle']}/{self.box.cycles}")
        for seat in self.view["due"]:
            out.append(" · ▸ ").append(self.seat_name(seat))
        return out

    def order(self) -> Text:
        """The turn-order track with its rewards, and who holds the first-player marker."""
        out = line().append(f"{self.heading('space')}  ", "dim")
        for number, name in enumerate(self.names.all(SPACE)):
            standing = [seat for seat in range(self.seats) if self.s["players"][seat]["space"] == name]
            out.append(f"{name}")
            gain = self.box.space_gain[number]
            if gain != NONE:
                out.append(f"({self.amount(gain, self.box.space_amount[number])})", "dim")
            out.append(" ")
            for seat in standing:
                out.append(self.mark(seat))
            out.append("   " if standing else f"{EMPTY}   ")
        if self.seats > 1:
            out.append("1.", "dim").append(" ").append(self.mark(self.s["first"]))
        return out

    def amount(self, gain: int, amount: int) -> str:
        """So much of what can be received."""
        return f"+{amount}{SIGNS.get(Gain(gain), BOOST)}"

    def market(self, abreast: int) -> Iterator[RenderableType]:
        """The rows with their workers and open cards, the hand of the solo game, and advertising."""
        if self.seats == 1:
            piles = line().append(f"{self.heading('deck')} ", "dim").append(str(self.facts["draw_piles"][ROWS - 1]))
            piles.append(f"   {self.heading('discard')} ", "dim").append(str(self.s["discard"][ROWS - 1]["n"]))
            yield piles
            yield self.field(ROWS - 1, self.heading("market"))
            yield self.labelled("hand", after="")
            yield self.cards(list(self.s["hand"]["count"]), abreast)
        else:
            for row in range(ROWS):
                name = self.names.all(COLOUR)[row]
                yield self.field(row, self.called(FIELD, self.names.all(FIELD)[row]))
                yield self.cards([card for card in self.s["market"][name] if card is not None], abreast)
        yield self.field(ADVERTISING, self.called(FIELD, self.names.all(FIELD)[ADVERTISING]))

    def field(self, field: int, label: str) -> Text:
        """The stacks on a field, and how many workers the next one takes."""
        out = line().append(label, "bold").append(f"  {self.facts['needed'][field]}{SIGNS[Gain.WORKER]}")
        there = self.s["posts"][self.names.all(FIELD)[field]]
        for i in range(there["n"]):
            seat = there["owner"][i]
            out.append(f"  {SHAPES[seat]}{there['workers'][i]}", SEAT_INKS[seat])
        return out

    def cards(self, names: Sequence[str], abreast: int) -> Table:
        """Cards side by side, so many in a line."""
        sheet = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(abreast):
            sheet.add_column(width=self.cell)
        for i in range(0, len(names), abreast):
            sheet.add_row(*(self.card(name) for name in names[i : i + abreast]))
        return sheet

    def card(self, name: str) -> Text:
        """A card: its price, its name, its symbol, and what it brings."""
        number, out = self.names.number(CARD, name), line()
        price = self.facts["discounted"].get(name, self.box.price[number])
        out.append("▸" if name in self.choices else " ").append(f"{price:>2}$ ", "bold")
        out.append(f"{self.cut(self.called(CARD, name), self.room):<{self.room}} ")
        out.append(f"{self.symbols[self.box.symbol[number]]:<3} ", "dim")
        return out.append("".join(self.brings(number)))

    def brings(self, card: int) -> Iterator[str]:
        """What a card brings when it is played and afterwards, in signs."""
        box = self.box
        printed = (box.points, box.happiness, box.visitors, box.hired, box.credits, box.new_booths)
        for gain, amounts in zip(SIGNS, printed, strict=True):
            if amounts[card]:
                yield f"{amounts[card]}{SIGNS[gain]}"
        if box.income[card]:
            yield f"{box.income[card]:+}{INCOME}".replace("-", "−")
        if box.loss[card]:
            yield f"−{box.loss[card]}{SIGNS[Gain.POINTS]}"
        if box.entertainment[card] != NONE:
            yield f" “{self.shows[box.entertainment[card]]}”"
        if card in self.bearers:
            yield OWN

    def achievements(self) -> Text:
        """What can still be claimed, with how far the seat is; and who claimed the rest."""
        out = Text().append(f"{self.heading('achievements')}  ", "dim")
        own = self.facts["players"][self.seat] if self.seat >= 0 else None
        names = [*self.s["board"], *([self.s["players"][self.seat]["tile"]] if own else [])]
        for name in names:
            if name is None:
                continue
            number = self.names.number(ACHIEVEMENT, name)
            owner = self.s["claimed"].get(name)
            called = self.called(ACHIEVEMENT, name).replace(" ", "\N{NO-BREAK SPACE}")
            if owner is not None:
                out.append(f"{SHAPES[owner]}\N{NO-BREAK SPACE}{called}", SEAT_INKS[owner]).append("   ")
            elif own:
                far = f"{own['reached'][name]}/{self.box.wanted[number]}"
                out.append(f"{called}\N{NO-BREAK SPACE}{far}", "bold" if name in own["claimable"] else "").append("   ")
            else:
                out.append(f"{called}   ")
        return out

    # ------------------------------------------------------------------------------------------------- the players

    def parks(self) -> Table:
        """A line for each seat: points, at the end as things stand, money, tracks, workers, limit, cards by colour."""
        sheet = Table.grid(padding=(0, 1, 0, 0))
        sheet.add_column(no_wrap=True, overflow="ellipsis", max_width=14)
        heads = [SIGNS[Gain.POINTS], "", SIGNS[Gain.CREDITS], INCOME, SIGNS[Gain.HAPPINESS], SIGNS[Gain.VISITORS]]
        called = [self.called(COLOUR, name) for name in self.names.all(COLOUR)]
        heads += [SIGNS[Gain.WORKER], LIMIT, *(self.cut(name.capitalize(), 5) for name in called)]
        for _ in heads:
            sheet.add_column(justify="right", no_wrap=True)
        sheet.add_row("", *(Text(head, "dim") for head in heads))
        for seat in range(self.seats):
            me, facts = self.s["players"][seat], self.facts["players"][seat]
            final = f"{facts['final']:+}".replace("-", "−") if facts["final"] else ""
            owned = [self.box.card_colour[self.names.number(CARD, name)] for name in facts["park"]]
            cells = [str(me["points"]), final, str(me["credits"]), str(facts["income"])]
            cells += [str(me["happiness"]), str(me["visitors"]), f"{me['workers']}+{me['recruits']}"]
            cells += [str(facts["limit"]), *(str(owned.count(row)) for row in range(ROWS)), str(me["booths"])]
            sheet.add_row(self.seat_name(seat), *cells)
        return sheet

    def cut(self, name: str, width: int) -> str:
        """A name in so many columns, or as it is."""
        return name if self.whole or len(name) <= width else f"{name[: width - 1].rstrip()}…"

    def mine(self, width: int) -> RenderableType:
        """The seat's own park by colours, and its entrepreneur."""
        out: list[RenderableType] = []
        me, park = self.s["players"][self.seat], self.facts["players"][self.seat]["park"]
        for kind in (me["entrepreneur"], *(dealt for dealt in me["dealt"] if dealt is not None)):
            if kind is not None:
                out.append(self.labelled("entrepreneur", after="  ").append(self.called(ENTREPRENEUR, kind)))
        for row in range(ROWS):
            cards = [name for name in park if self.box.card_colour[self.names.number(CARD, name)] == row]
            if cards:
                said = Text(f"{self.called(FIELD, self.names.all(FIELD)[row])}  ", "dim")
                for name in cards:
                    number = self.names.number(CARD, name)
                    inside = " ".join((self.symbols[self.box.symbol[number]], *self.after(number)))
                    said.append(f"{self.called(CARD, name)} ", "").append(f"[{inside}]   ", "dim")
                out.append(said)
        return Group(*out)

    def others(self) -> Iterator[Text]:
        """The cards of the other seats, and their entrepreneurs."""
        for seat in range(self.seats):
            names = [self.called(CARD, name) for name in self.facts["players"][seat]["park"]]
            kind = self.s["players"][seat]["entrepreneur"]
            names += [] if kind is None else [self.called(ENTREPRENEUR, kind)]
            if seat != self.seat and names:
                yield Text.assemble(self.seat_name(seat), "  ", ", ".join(names))
        yield Text()

    def after(self, card: int) -> Iterator[str]:
        """What still matters of a card in a park: its income, its show, an effect of its own."""
        return (said.strip() for said in self.brings(card) if INCOME in said or "“" in said or said == OWN)

    def legend(self) -> Iterator[Text]:
        """What the signs and letters mean."""
        words = ("points", "happiness", "visitors", "workers", "credits", "booths")
        signs = Text()
        for sign, word in zip(SIGNS.values(), words, strict=True):
            signs.append(f"{sign} ").append(f"{self.heading(word)}   ", "dim")
        for sign, word in ((INCOME, "income"), (LIMIT, "limit"), (BOOST, "boost"), (OWN, "own-effect")):
            signs.append(f"{sign} ").append(f"{self.heading(word)}   ", "dim")
        yield signs
        for heading, kind, short_for in (("symbols", SYMBOL, self.symbols), ("shows", ENTERTAINMENT, self.shows)):
            out = Text().append(f"{self.heading(heading)}  ", "dim")
            for letter, name in zip(short_for, self.names.all(kind), strict=True):
                out.append(f"{letter} ").append(
                    f"{self.called(kind, name)}   ".replace(" ", "\N{NO-BREAK SPACE}", 1), "dim"
                )
            yield out
