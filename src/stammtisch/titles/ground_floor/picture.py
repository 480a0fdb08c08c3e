"""The table drawn for the terminal: what one seat may see, made from its view and its moves.

A seat's colour always comes with its shape, so that nothing is said by colour only. The drawing fits 80 columns; from
`WIDE` on, the tiles on offer stand beside the city.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import NONE, Kind
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title import picture
from stammtisch.kernel.title.picture import SEAT_INKS, SHAPES, WIDE, Shown, letters, spaced, span
from stammtisch.kernel.title.words import Speaker
from stammtisch.titles.ground_floor.state import (
    AD_TYPE,
    AGENCY_ROW,
    BONUS,
    ECONOMY,
    ERA,
    EVENT,
    FACTORY_SLOT,
    FORECAST,
    MIN_SEATS,
    NEW_FLOOR,
    NEW_OFFICE,
    OFFICE,
    RETAIL_FIELD,
    ROW,
    SPECIALTY,
    STOCK_FIELD,
    STOCK_SLOT,
    WAREHOUSE_FIELD,
)

CELL, GAP = 25, 2
"""Columns of a location of the city, and between two of them."""


NARROWEST, BROADEST = 22, 28
"""Columns of a building."""


COIN, FACT, GOOD, TIME, PRESTIGE = "$", "i", "▣", "◔", "✶"
"""Signs for money, info, goods, time markers and prestige; the legend says so."""

EMPTY, OPEN = "·", "○"
"""A free field; a free field that the viewer may take now."""

REMODELLED, LAID, ACHIEVEMENT = "✓", "+", "✦"
"""Before an office: it is remodelled; it is a new office. Before a tile: it is an achievement."""

EVERYBODY = 99
"""As many customers stand for one to every product (GF-24.3)."""

PHASES = {"income": 1, "hiring": 2, "scheduling": 3, "end-of-business": 5}
"""Part of the round -> phase; all others belong to phase IV."""

LOCATIONS = {"agency": "B", "bonus": "C", "factory": "E", "stock": "F", "retail": "H", "construction": "I"}
"""Part of phase IV in which somebody chooses -> location."""


class Picture(picture.Picture):
    """What a seat (or WATCHER) may see, ready to be drawn at any width."""

    def __init__(self, game: Shown, seat: int, speaker: Speaker):
        super().__init__(game, seat, speaker)
        self.open = self._open()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.headline()
        yield self.job_market()
        yield self.popularity()
        yield Text()
        if width >= WIDE:
            sheet = Table.grid(padding=(0, 0))
            sheet.add_column(width=3 * (CELL + GAP))
            sheet.add_column(width=width - 3 * (CELL + GAP))
            sheet.add_row(self.city(), spaced(self.offer(width - 3 * (CELL + GAP))))
            yield sheet
        else:
            yield self.city()
        yield Text()
        yield self.legend()
        yield Text()
        yield self.buildings(width)
        if width < WIDE:
            yield Text()
            sheet = Table.grid(padding=(0, GAP))
            sheet.add_row(*self.offer((width - GAP) // 2))
            yield sheet

    # ------------------------------------------------------------------------------------------------ words

    def marker(self, seat: int | None, here: tuple[str, ...] = ()) -> Text:
        """The marker on a field, or whether the viewer may take it."""
        if seat is not None:
            return Text(SHAPES[seat], SEAT_INKS[seat])
        return Text(OPEN, "bold") if here in self.open else Text(EMPTY, "dim")

    # -------------------------------------------------------------------------------------------- what may be done

    def _open(self) -> set[tuple[str, ...]]:
        """The fields that the viewer may take now, as (first word of the move, field)."""
        out: set[tuple[str, ...]] = set()
        for move in self.moves:
            words = list(move.values())
            out.add(tuple(str(word) for word in words[:2]))
            if words[0] == "cut":
                out.add(("offer", str(words[2])))
        return out

    def phase(self) -> int:
        """The number of the phase."""
        return PHASES.get(self.view["phase"], 4)

    # --------------------------------------------------------------------------------------------- above the city

    def headline(self) -> Text:
        """Round, phase, whose turn, tier, era and event."""
        s = self.s
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.heading('round')} {s['round']}/{self.box.rounds}", "bold")
        if not self.view["over"]:
            phase = self.phase()
            out.append(" · ").append(self.heading(f"phase-{phase}"), "bold")
            if phase == 4:
                out.append(f", {LOCATIONS[self.view['phase']]}", "bold")
            for seat in self.view["due"]:
                out.append(" · ▸ ").append(self.seat_name(seat))
        out.append(f" · {self.heading('tier')} {s['tier']}")
        for heading, kind in (("era", ERA), ("event", EVENT)):
            if s[heading] is not None:
                out.append(f" · {self.heading(heading)} {self.called(kind, s[heading])}")
        return out

    def job_market(self) -> Text:
        """What a hire costs on each field of the job market, and where the marker is."""
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.heading('job-market')}  ", "dim")
        for field in range(1, self.box.jobs + 1):
            price = str(self.box.job_price[field - 1])
            if field == self.s["job_market"]:
                out.append(f"▸{price}{COIN} {price}{FACT}", "bold").append("  ")
            else:
                out.append(f"{price}  ", "dim")
        return out

    def popularity(self) -> Text:
        """The popularity track; in a stack the first is on top."""
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.heading('popularity')}  ", "dim")
        level = NONE
        for field in range(1, self.box.levels + 1):
            if self.box.level[field - 1] != level:
                level = self.box.level[field - 1]
                out.append("│ " if level else "", "dim")
            stack = [seat for seat in range(self.seats) if self.s["players"][seat]["field"] == field]
            out.append(f"{field}", "bold" if stack else "dim")
            for seat in sorted(stack, key=lambda p: -self.s["players"][p]["height"]):
                out.append(SHAPES[seat], SEAT_INKS[seat])
            out.append(" ")
        return out

    # ----------------------------------------------------------------------------------------------------- the city

    def city(self) -> RenderableType:
        """The nine locations."""
        sheet = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(3):
            sheet.add_column(width=CELL)
        blocks = [
            self.location("A", "consulting", self.consulting()),
            self.location("B", "agency", self.agency()),
            self.location("C", "bonus", self.bonuses()),
            self.location("D", "warehouse", self.warehouse()),
            self.location("E", "factory", self.factory()),
            self.location("F", "stock", self.stock()),
            self.location("G", "forecast", self.forecast()),
            self.location("H", "retail", self.retail()),
            self.location("I", "construction", self.construction()),
        ]
        for i in (0, 3, 6):
            sheet.add_row(*blocks[i : i + 3])
            if i < 6:
                sheet.add_row()
        return sheet

    def location(self, letter: str, heading: str, lines: Iterable[Text]) -> RenderableType:
        """A location: its letter and name, and what stands there."""
        title = (
            Text(no_wrap=True, overflow="ellipsis").append(f"{letter} ", "dim").append(self.heading(heading), "bold")
        )
        out = [title]
        for line in lines:
            line.rstrip()
            out.append(Text("  ").append(line))
            out[-1].no_wrap, out[-1].overflow = True, "ellipsis"
        return Group(*out)

    def consulting(self) -> Iterable[Text]:
        """A: the rows with their prices and both columns."""
        row = next((r for r in self.names.all(ROW) if r not in self.s["consulting"]), None)
        for i, name in enumerate(self.names.all(ROW)):
            here = ("place", "consulting") if name == row else ()
            line = Text(f"{name} ").append(self.marker(self.s["consulting"].get(name), here))
            line.append(" → ", "dim").append(self.marker(self.s["appointments"].get(name)))
            yield line.append(f"   {price(self.box.row_price[i], 0)}", "dim")

    def agency(self) -> Iterable[Text]:
        """B: the rows, and the piles of the types of advertising."""
        line = self.slots("agency", self.names.all(AGENCY_ROW), "advertise")
        yield line.append(f" {price(*self.box.agency_cost)}", "dim")
        called = {name: self.called(AD_TYPE, name) for name in self.names.all(AD_TYPE)}
        longest = max(len(word) for word in called.values())
        for name, word in called.items():
            line = Text(f"{word:<{longest}} ")
            piles = [(seat, self.s["players"][seat]["ads"].get(name, 0)) for seat in range(self.seats)]
            for seat, count in piles:
                if count:
                    line.append(f"{SHAPES[seat]}{count}", SEAT_INKS[seat])
            yield line if any(count for _, count in piles) else line.append(EMPTY, "dim")

    def bonuses(self) -> Iterable[Text]:
        """C: who took which bonus."""
        if self.seats < self.box.bonus_seats:
            yield Text("–", "dim")
            return
        for name in self.names.all(BONUS):
            taker = next((p for p in range(self.seats) if self.s["players"][p]["bonus"] == name), None)
            yield Text().append(self.marker(taker, ("take", name))).append(f" {self.called(BONUS, name)}")

    def warehouse(self) -> Iterable[Text]:
        """D: the fields with their prices, goods and markers."""
        for i, name in enumerate(self.names.all(WAREHOUSE_FIELD)):
            line = Text(f"{name} ")
            if name in self.s["stored"]:
                line.append(f"{GOOD} ").append(self.marker(self.s["warehouse"].get(name), ("warehouse", name)))
            else:
                line.append("–  ", "dim")
            amount = self.box.field_price[i]
            yield line.append(f"   {amount}{COIN}/{amount}{FACT}", "dim")

    def factory(self) -> Iterable[Text]:
        """E: the slots and their price."""
        yield self.slots("factory", self.names.all(FACTORY_SLOT), "place", "factory")
        yield Text(f"{price(*self.facts['factory'])} {self.box.factory_goods}{GOOD}", "dim")

    def stock(self) -> Iterable[Text]:
        """F: the slots and their prices, the stock track, and what a marker brings now."""
        line = Text()
        for i, name in enumerate(self.names.all(STOCK_SLOT)):
            line.append(name).append(self.marker(self.s["stock"].get(name), ("stock", name)))
            line.append(f" {price(*self.box.stock_cost[i]):<6} ", "dim")
            if i % 2:
                yield line
                line = Text()
        if line:
            yield line
        yield self.slots("track", self.names.all(STOCK_FIELD), "sell")
        current = self.names.number(ECONOMY, self.s["current"])
        payout = {self.box.payout[current][i] for i in range(self.box.track)}
        line = Text(f"↑{self.box.stock_move[current]}   ")
        yield line.append(f"{self.heading('payout')} ", "dim").append(f"{span(payout)}{COIN}")

    def forecast(self) -> Iterable[Text]:
        """G: the current and the next card, the types still to come, and the cards of the past."""
        s, front = self.s, self.s["front"]
        signs = dict(
            zip(
                self.names.all(ECONOMY),
                letters([self.called(ECONOMY, name) for name in self.names.all(ECONOMY)]),
                strict=True,
            )
        )
        line = self.labelled("current")
        if front:
            cards = [self.names.number(FORECAST, front)]
        else:
            cards = [c for c, name in enumerate(self.names.all(FORECAST)) if name not in s["seen"] and self.may_be(c)]
        if not front or self.box.forecast_extra[cards[0]] == NONE:
            line.append(f"{self.called(ECONOMY, s['current'])} ", "bold")
        yield line.append(self.called(FORECAST, front) if front else "", "bold")
        at = self.seats - MIN_SEATS
        crowd = span(self.box.customers[c][at] for c in cards)
        yield self.labelled("customers", "  ").append(crowd.replace(str(EVERYBODY), "∞"), "bold")
        ends = [f"▸{self.box.job_field[c]}" for c in cards if front and self.box.job_field[c]]
        eased = span(self.box.unemployment[c][at] for c in cards if not self.box.job_field[c])
        yield self.labelled("unemployment", "  ").append(*ends or [eased])
        if s["following"]:
            yield self.labelled("following").append(self.called(ECONOMY, s["following"]))
        if s["future"]["n"]:
            yield self.labelled("later").append(
                " ".join(f"{n}{signs[name]}" for name, n in s["future"]["count"].items())
            )
        line = self.labelled("seen")
        for name in s["seen"]:
            if name != front:
                word = self.called(FORECAST, name)
                if len(line) + len(word) > CELL - 2:
                    yield line
                    line = Text("  ")
                line.append(f"{word} ")
        if len(s["seen"]) > bool(front):
            yield line

    def may_be(self, card: int) -> bool:
        """Whether the current card may be this one, as far as anybody knows."""
        if self.names.all(ECONOMY)[self.box.forecast_type[card]] != self.s["current"]:
            return False
        extra = self.box.forecast_extra[card]
        if extra == NONE:
            return True
        wanted: str = self.s["options"][("great_depression", "windfall")[extra]]
        return wanted == "on"

    def retail(self) -> Iterable[Text]:
        """H: the segments, the dearest first, with the prices and products of their fields."""
        fields = self.names.all(RETAIL_FIELD)
        shelves = [fields.index(name) for name in self.facts["open_shelves"]]
        for segment in sorted({self.box.segment[f] for f in shelves}, reverse=True):
            row = [f for f in shelves if self.box.segment[f] == segment]
            for i in range(0, len(row), 3):
                line = Text()
                for f in row[i : i + 3]:
                    line.append(f"{fields[f]:<3} ", "dim").append(f"{self.box.price[f]:>2}")
                    line.append(self.marker(self.s["retail"].get(fields[f]), ("offer", fields[f]))).append(" ")
                yield line

    def construction(self) -> Iterable[Text]:
        """I: the slots, their price, and what is bought there."""
        yield self.slots("construction", self.facts["open_slots"], "place", "construction")
        yield Text(price(*self.facts["construction"]), "dim")

    def slots(self, board: str, names: Sequence[str], say: str, location: str = "") -> Text:
        """Slots in a line; with a location they are taken in order, so that only the first free one is open."""
        line = Text()
        for name in names:
            seat = self.s[board].get(name)
            line.append(name, "dim").append(self.marker(seat, (say, location or name))).append(" ")
            if seat is None and location:
                say = ""
        return line

    # ------------------------------------------------------------------------------------------------ the companies

    def buildings(self, width: int) -> RenderableType:
        """All companies, as many side by side as fit."""
        narrowest, broadest = (self.broad(),) * 2 if self.whole else (NARROWEST, BROADEST)
        in_a_row = max(1, (width + GAP) // (narrowest + GAP))
        rows = -(-self.seats // in_a_row)
        in_a_row = -(-self.seats // rows)
        broad = min(broadest, (width + GAP) // in_a_row - GAP)
        drawn: list[RenderableType] = []
        for first in range(0, self.seats, in_a_row):
            group = range(first, min(self.seats, first + in_a_row))
            towers = [self.building(seat, broad) for seat in group]
            tallest = max(len(tower) for tower in towers)
            sheet = Table.grid(padding=(0, GAP, 0, 0))
            for _ in group:
                sheet.add_column(width=broad)
            sheet.add_row(*(Group(*[Text()] * (tallest - len(tower)), *tower) for tower in towers))
            sheet.add_row(*(self.company(seat, broad) for seat in group))
            drawn.append(sheet)
        return spaced(drawn)

    def broad(self) -> int:
        """Columns of a building in which every name is whole: beside the uses of a floor, with sign and walls."""
        names = [self.tile(kind, name) for kind in (NEW_FLOOR, NEW_OFFICE) for name in self.names.all(kind)]
        names += [self.called(OFFICE, name) for name in self.names.all(OFFICE)]
        return max(map(len, names)) + len("│✦ 0/0 │") + 1

    def building(self, seat: int, width: int) -> list[Text]:
        """The building of a company from the roof down: specialty, new floors, ground floor."""
        me, inner = self.s["players"][seat], width - 2
        ink, automa = SEAT_INKS[seat], seat >= self.s["humans"]
        roof = f" {self.short(self.called(SPECIALTY, me['specialty']), inner - 6)} " if me["specialty"] else ""
        out = [Text(f"╱{roof:▔^{inner}}╲", ink)]

        def story(sign: str, words: str, right: str = "", style: str = "") -> None:
            room = inner - 3 - (len(right) + 1 if right else 0)
            line = Text("│", ink).append(f"{sign:<1} ", "bold").append(f"{self.short(words, room):<{room}}", style)
            out.append(line.append(f" {right}" if right else "", "dim").append(" ").append("│", ink))

        for number in reversed(range(self.box.new_floors)):
            name = self.names.all(NEW_FLOOR)[number]
            if name in me["floors"]:
                uses = self.box.floor_uses[number]
                right = f"{me['uses'].get(name, 0)}/{uses}" if uses else ""
                sign = ACHIEVEMENT if self.box.floor_achievement[number] else ""
                story(sign, self.tile(NEW_FLOOR, name), right)
                for space in range(0 if automa else self.box.floor_spaces[number]):
                    office = me["places"].get(f"space-{space + 1}")
                    words = self.tile(NEW_OFFICE, office) if office else ""
                    story(LAID if office else "", f" {words or EMPTY}", style="" if office else "dim")
        lying = set(me["places"].values())
        for name in me["offices"]:
            if automa and name not in lying:
                story(LAID, self.tile(NEW_OFFICE, name))
        if len(out) > 1:
            out.append(Text(f"├{'─' * inner}┤", ink))
        for number, name in enumerate(self.names.all(OFFICE)):
            office = me["places"].get(name)
            remodelled = REMODELLED if name in me["remodelled"] else ""
            if office:
                story(LAID, self.tile(NEW_OFFICE, office), remodelled)
            else:
                stores = self.box.capacity[number][0] and not automa
                right = f"{me['goods']}/{self.facts['players'][seat]['storage']}{GOOD}" if stores else ""
                story(remodelled, self.called(OFFICE, name), right)
        out.append(Text(f"└{'─' * inner}┘", ink))
        return out

    def company(self, seat: int, width: int) -> RenderableType:
        """Name, prestige and means of a company."""
        me, facts = self.s["players"][seat], self.facts["players"][seat]
        name = self.seat_name(seat)
        prestige = f"{facts['prestige']}{PRESTIGE}"
        name.truncate(width - len(prestige) - 1, overflow="ellipsis", pad=True)
        out = [Text().append(name).append(" ").append(prestige, "bold")]
        if seat >= self.s["humans"]:
            automa = self.s["automas"][seat - self.s["humans"]]
            deck = automa["undrawn"]["n"] + automa["drawn"]["n"]
            out.append(Text(f"{TIME} {me['hand']}   {self.heading('supply')} {me['supply']}"))
            out.append(Text(f"Automa · {self.heading('deck')} {automa['undrawn']['n']}/{deck}"))
        else:
            line = Text()
            for sign, amount in ((COIN, me["money"]), (FACT, me["info"]), (GOOD, me["goods"])):
                line.append(f"{sign} ", "dim").append(f"{amount}   ", "bold")
            out.append(line)
            line = Text(f"{TIME} ", "dim").append(f"{me['hand']}", "bold")
            line.append(f" +{me['temp_help']}" if me["temp_help"] else "")
            out.append(line.append(f"   {self.heading('supply')} {me['supply']}", "dim"))
        out.append(Text(f"{self.heading('employees')} {me['employees']}"))
        if me["untrained"]:
            out.append(Text(f"{self.heading('untrained')} {me['untrained']}", "dim"))
        for tile in me["covered"]:
            out.append(Text(f"{self.heading('covered')} {self.tile(NEW_OFFICE, tile)}", "dim"))
        for line in out:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*out)

    def tile(self, kind: Kind, name: str) -> str:
        """The name of a new office or floor, without the word for an achievement: that has a sign."""
        return self.called(kind, name).rpartition(":")[2].strip()

    def mine(self, width: int) -> RenderableType:
        """The viewer's own company, with what its next steps cost."""
        sheet = Table.grid(padding=(0, GAP))
        facts = self.facts["players"][self.seat]
        costs = Table.grid(padding=(0, GAP))
        rows = (("hire", price(*facts["hire"])), ("floor", price(*facts["floor"])))
        for heading, cost in (*rows, ("new-offices", price(*self.box.office_cost))):
            costs.add_row(Text(self.heading(heading), "dim"), cost)
        broad = min(BROADEST, width)
        left = Group(*self.building(self.seat, broad), self.company(self.seat, broad))
        sheet.add_row(left, costs)
        return sheet

    # ----------------------------------------------------------------------------------------------------- the rest

    def offer(self, width: int) -> list[RenderableType]:
        """The new offices and the new floors on offer, with prestige and number; a dash before what one has."""
        out: list[RenderableType] = []
        owned = self.s["players"][self.seat] if self.seat != WATCHER else {"offices": {}, "floors": {}}
        for kind, heading, stock, tiers, prestige, mine in (
            (NEW_OFFICE, "new-offices", "new_offices", self.box.office_tier, self.box.office_prestige, "offices"),
            (NEW_FLOOR, "new-floors", "new_floors", self.box.floor_tier, self.box.floor_prestige, "floors"),
        ):
            lines = [Text(self.heading(heading), "bold")]
            for number, name in enumerate(self.names.all(kind)):
                left = self.s[stock].get(name, 0)
                if tiers[number] > self.s["tier"] or not left:
                    continue
                has = name in owned[mine]
                words = self.tile(kind, name)
                sign = ACHIEVEMENT if words != self.called(kind, name) else " "
                count = f" ×{left}" if left > 1 else "   "
                room = min(width, BROADEST + 4) - 9
                line = Text(f"{'–' if has else sign} {self.short(words, room):<{room}}", "dim" if has else "")
                lines.append(line.append(f" {prestige[number]}{PRESTIGE}", "dim").append(count, "dim"))
            out.append(Group(*lines))
        return out

    def legend(self) -> Text:
        """What the signs mean."""
        out = Text(style="dim", no_wrap=True, overflow="ellipsis")
        things = ((COIN, "money"), (FACT, "info"), (GOOD, "goods"), (TIME, "time"), (PRESTIGE, "prestige"))
        signs = ((REMODELLED, "remodelled"), (LAID, "new-office"), (ACHIEVEMENT, "achievement"), (OPEN, "yours"))
        for line in (things, signs):
            out.append("\n" if out else "")
            for sign, heading in line:
                out.append(f"{sign} ", "bold").append(f"{self.heading(heading)}   ")
        return out


# ------------------------------------------------------------------------------------------------------------ helpers


def price(money: int, info: int) -> str:
    """A cost, with signs."""
    parts = [f"{money}{COIN}"] * (money > 0) + [f"{info}{FACT}"] * (info > 0)
    return " ".join(parts) or f"0{COIN}"
