"""The table drawn for the terminal: what one seat may see, made from its view and its moves.

Every colour comes with a letter or a word, so that nothing is said by colour only. The drawing fits 80 columns; from
`WIDE` on (with the printed mall), what lies beside the mall is drawn beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title import picture
from stammtisch.kernel.title.picture import SEAT_INKS, SHAPES, WIDE, letters, short, spaced
from stammtisch.kernel.title.words import Speaker, number
from stammtisch.titles.mall_world.state import (
    CARD,
    CHAIN,
    CONTENT,
    CONTRACT,
    CUSTOMER,
    PLACE,
    ROOM,
    SHOP,
    TOKEN,
)

CELL = 10
"""Columns of a place, with one more between two places."""

BESIDE = WIDE - 2 - 7 * (CELL + 1)
"""Columns of what stands beside the plan of the printed mall."""

INKS = ("#6f4f9b", "#2f6f46", "#a83b36", "#2c5f97")
"""Violet, green, red, blue: the grounds of shops and customers, with white on them (WCAG AA)."""

SHADES = ("#5a3f80", "#255a38", "#8a2f2b", "#234d7b")
"""The same, a little darker: the lower half of an unleased shop."""

PAPER = "#f7f3ea"
ROOM_INK = Style(color="grey66", bgcolor="grey23")


class Picture(picture.Picture):
    """What a seat (or WATCHER) may see, ready to be drawn at any width."""

    def __init__(self, game: Game, seat: int, speaker: Speaker):
        super().__init__(game, seat, speaker)
        self.game = game
        self.small = self.s["options"]["small"] == "on"
        self.shop_letters = letters([self.called(SHOP, n) for n in self.names.all(SHOP)])
        self.customer_letters = letters([self.called(CUSTOMER, n) for n in self.names.all(CUSTOMER)])
        self.uses = self._uses()
        self.fresh = self._fresh()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.headline()
        yield self.piles()
        yield Text()
        plan = 2 + max(self.box.column[: self.box.places]) * (CELL + 1)
        if width >= plan + BESIDE:
            left = spaced([self.mall(), self.supply(), self.lobby()])
            right = [self.players(), self.offer(), self.display(), self.office()]
            sheet = Table.grid(padding=(0, 3))
            sheet.add_column(width=plan)
            sheet.add_row(left, spaced(right))
            yield sheet
        else:
            sheet = Table.grid(padding=(0, 3))
            sheet.add_row(spaced([self.display(), self.office()]), spaced([self.players(), self.offer()]))
            yield spaced([self.mall(), self.supply(), self.lobby(), sheet])
        yield Text()
        if self.seat != WATCHER:
            yield self.mine(width)
            yield Text()
        yield self.others()

    # ------------------------------------------------------------------------------------------------ words

    def number(self, amount: int) -> str:
        """An amount with the reader's thousands."""
        return number(amount, self.speaker.lang)

    def contract(self, name: str) -> Text:
        """A contract, with its colours as small signs before it."""
        return Text().append(self.signs(name)).append(f" {self.called(CONTRACT, name)}")

    def worth(self, name: str) -> Text:
        """What a contract would pay now: so many times its value."""
        now = self.view["facts"]["worth"][name]
        if not now["amount"]:
            return Text("0", "dim")
        each = self.number(now["amount"] // now["count"])
        return Text().append(f"{now['count']}×{each} = ", "dim").append(self.number(now["amount"]), "bold")

    def signs(self, name: str) -> Text:
        """The two shops (C+F) or chains (customer on shop: W/C+M/F) a contract names, as letters on their colours."""
        contract = self.names.number(CONTRACT, name)
        out = Text()
        shops = [shop for shop in self.box.contract_shops[contract] if shop >= 0]
        chains = [chain for chain in self.box.contract_chains[contract] if chain >= 0]
        for shop in shops:
            out.append(f" {self.shop_letters[shop]} ", on(shop))
        for i, chain in enumerate(chains):
            customer, shop = self.box.chain_customer[chain], self.box.chain_shop[chain]
            out.append(" " if i else "")
            out.append(self.customer_letters[customer], on(customer)).append(self.shop_letters[shop], on(shop))
        return out.append(" ") if chains else out

    def card(self, name: str, count: int = 1) -> Text:
        """An approval card: two letters on two colours, and its name."""
        out = Text().append(self.chip(name)).append(f" {self.called(CARD, name)}")
        if count > 1:
            out.append(f" ×{count}", "bold")
        return out

    def chip(self, name: str) -> Text:
        """An approval card without its name."""
        a, b = self.box.card_colours[self.names.number(CARD, name)]
        return Text().append(f" {self.shop_letters[a]} ", on(a)).append(f" {self.shop_letters[b]} ", on(b))

    # -------------------------------------------------------------------------------------------- what may be done

    def _uses(self) -> dict[str, list[tuple[str, int]]]:
        """Place -> what the viewer may put there now: "+" and a letter, and its colour."""
        out: dict[str, list[tuple[str, int]]] = {}
        for words in self.moves:
            if words["say"] == "build":
                shop = self.names.number(SHOP, words["shop"])
                out.setdefault(words["place"], []).append((f"+{self.shop_letters[shop]}", shop))
            elif words["say"] == "lease":
                customer = self.names.number(CUSTOMER, words["customer"])
                out.setdefault(words["place"], []).append((f"+{self.customer_letters[customer]}", customer))
        return out

    def _fresh(self) -> set[str]:
        """The places that changed since the viewer's last move (for a watcher: with the last move)."""
        found: set[str] = set()
        for ply in reversed(self.game.plies):
            place = self.game.words(ply.move).get("place")
            if place:
                found.add(place)
            if ply.move.seat == self.seat and not place and found:
                break
            if self.seat == WATCHER or len(found) > 5:
                break
        return found

    # ---------------------------------------------------------------------------------------------------- the parts

    def headline(self) -> Text:
        """Phase, turn, whose turn, and whether customers may be placed."""
        s = self.s
        out = Text(no_wrap=True, overflow="ellipsis")
        out.append(f"{self.say('heading-phase')} {s['phase']}", "bold")
        out.append(f" · {self.say('heading-turn')} {s['turn']} · ")
        if s["active"] is not None and not self.view["over"]:
            out.append(self.seat_name(s["active"]))
            out.append(" · ")
        leasing = "open" if s["leasing_open"] else "closed"
        out.append(("◉ " if s["leasing_open"] else "○ ") + self.say(f"heading-leasing-{leasing}"))
        if s["last_turns"] >= 0:
            out.append(" · ").append(self.say("heading-last-round"), "bold")
        return out

    def mall(self) -> RenderableType:
        """The floor plan: rows A to F, columns 1 to 7, two lines a place."""
        at = {(self.box.row[p], self.box.column[p]): name for p, name in enumerate(self.names.all(PLACE))}
        rows = range(1, max(row for row, _ in at) + 1)
        columns = range(1, max(column for _, column in at) + 1)
        lines = [Text("  " + "".join(f"{column:^{CELL + 1}}" for column in columns), "dim")]
        for row in rows:
            letter = next((name[0] for (r, _), name in at.items() if r == row), " ")
            upper, lower = Text().append(f"{letter} ", "dim"), Text("  ")
            for column in columns:
                first, second = self.place(at.get((row, column)), (row, column), at)
                upper.append(first).append(" ")
                lower.append(second).append(" ")
            lines += [upper, lower]
        for line in lines:
            line.no_wrap = True
            line.overflow = "crop"
        return Group(*lines)

    def place(self, name: str | None, where: tuple[int, int], at: Mapping[tuple[int, int], str]) -> tuple[Text, Text]:
        """One place in two lines."""
        if name is None:
            row, column = where
            atrium = (row - 1, column) in at and (row, column - 1) in at and (row, column + 1) in at
            return Text(" " * CELL), Text(f"{'Atrium' if atrium else '':^{CELL}}", "dim")
        content = self.s["mall"].get(name)
        mark = "*" if name in self.fresh else " "
        if content is None:
            uses = self.uses.get(name, [])
            style = "bold" if uses else "dim"
            first = Text().append(f" {name} ", style).append("┄" * (CELL - 4), "dim")
            second = Text()
            for word, colour in uses:
                second.append(" ").append(f" {word} ", on(colour))
            return first, fill(second)
        if content in self.names.all(ROOM):
            word = short(self.called(CONTENT, content), CELL - 1)
            return Text(f" {name} ▒▒▒▒▒▒", ROOM_INK), Text(f" {word:<{CELL - 1}}", ROOM_INK)
        shop = self.names.number(SHOP, content)
        letter = self.shop_letters[shop]
        first = Text(f" {name}{mark}{'':<{CELL - 6 - len(letter)}}{letter}  ", on(shop))
        customer = self.s["customers"].get(name)
        if customer is None:
            second = Text(f" {short(self.called(SHOP, content), CELL - 1):<{CELL - 1}}", on(shop, SHADES))
            uses = self.uses.get(name, [])
            if uses:
                second = Text()
                for word, colour in uses:
                    second.append(" ", on(shop, SHADES)).append(f" {word} ", on(colour))
                second.append(" " * (CELL - len(second.plain)), on(shop, SHADES))
            return first, second
        who = self.names.number(CUSTOMER, customer)
        chain = self.names.all(CHAIN)[self.box.chain_of[who][shop]]
        name = self.called(CUSTOMER, customer) if self.whole else short(self.called(CHAIN, chain), CELL - 2)
        word = f"{self.customer_letters[who]} {name}"
        return first, Text(f"{' ' + word if len(word) < CELL else word:<{CELL}}", on(who))

    def supply(self) -> Text:
        """What the letters mean, and how many tiles and tokens are left."""
        out = Text()
        lines: list[tuple[str, Kind, list[str], Mapping[str, int]]] = [
            ("supply", SHOP, self.shop_letters, self.s["tiles"])
        ]
        if not self.small:
            lines.append(("customers", CUSTOMER, self.customer_letters, self.s["customer_tokens"]))
        for heading, kind, letters_of, left in lines:
            out.append("\n" if out else "")
            out.append(f"{self.say('heading-' + heading)}  ", "dim")
            for i, name in enumerate(self.names.all(kind)):
                out.append(f" {letters_of[i]} ", on(i)).append(f" {self.called(kind, name)} ")
                out.append(f"{left.get(name, 0)}   ", "bold")
            if kind is SHOP:  # a line of its own would be one too many for many a terminal
                out.append(" ┄  ", "bold").append(self.heading("free"), "dim")
        if self.uses or self.fresh:
            out.append("\n+  ", "bold").append(f"{self.heading('place-now')}   ", "dim")
            out.append("*  ", "bold").append(self.heading("fresh"), "dim")
        out.no_wrap = True
        out.overflow = "crop"
        return out

    def lobby(self) -> RenderableType | None:
        """The slots with price, contract and what it would pay now; the small game has none."""
        if self.small:
            return None
        sheet = Table.grid(padding=(0, 2))
        sheet.add_column(justify="right")
        sheet.add_column()
        sheet.add_column(justify="right", no_wrap=True)
        sheet.add_row(Align.left(Text(self.heading("lobby"), "bold")), "", Text(self.say("heading-now"), "dim"))
        for price in self.box.price[: self.box.slots]:
            name = self.s["lobby"].get(str(price))
            if name:
                sheet.add_row(Text(self.number(price), "bold"), self.contract(name), self.worth(name))
            else:
                sheet.add_row(Text(self.number(price), "dim"), Text("–", "dim"), "")
        return sheet

    def offer(self) -> RenderableType | None:
        """The cards of the offer, the card that is being played, and the bids once they are open."""
        pending = self.s["pending"][-1] if self.s["pending"] else None
        playing = self.names.all(CARD)[pending["arg"]] if pending and pending["step"] == "play" else None
        if not self.s["offer"]["n"] and not playing:
            return None
        out = Text().append(Text(self.heading("offer"), "bold"))
        if playing:
            out.append("\n▸ ", "bold").append(self.card(playing))
        if self.s["offer"]["n"]:
            out.append("\n").append(self.cards(self.s["offer"]["count"]))
        bids = self.s["bids"]
        bidders = [seat for seat in range(self.s["seats"]) if bids[seat] is not None and bids[seat] >= 0]
        if self.s["best"] is not None and bidders:
            out.append(f"\n{self.say('heading-bids')}  ", "dim")
            for seat in bidders:
                out.append(SHAPES[seat], SEAT_INKS[seat]).append(f" {bids[seat]}   ")
        return out

    def office(self) -> RenderableType:
        """The corruption tokens, as money, two in a line."""
        out = Text().append(Text(self.heading("office"), "bold"))
        lying: list[str] = []
        for name in self.names.all(TOKEN):
            amount = int(name)
            token = f" {number(amount, self.speaker.lang, signed=True)} "
            lying += [token] * self.s["office"]["count"].get(name, 0)
        lying += ["   ?   "] * self.s["face_down"]
        for i, token in enumerate(lying):
            out.append("  " if i % 3 else "\n").append(token, "reverse")
        return out if lying else out.append("\n–", "dim")

    def display(self) -> RenderableType:
        """The open approval cards."""
        return Group(Text(self.heading("display"), "bold"), self.cards(self.s["display"]["count"]))

    def card_width(self) -> int:
        """Columns of the longest name of a card."""
        return max((len(self.called(CARD, name)) for name in self.names.all(CARD)), default=0)

    def cards(self, count: Mapping[str, int], in_a_row: int = 1) -> Text:
        """Approval cards, so many in a line."""
        out = Text()
        widest = self.card_width() + 11
        for i, (name, n) in enumerate(count.items()):
            card = self.card(name, n)
            card.append(" " * (widest - len(card.plain) if (i + 1) % in_a_row else 0))
            out.append("" if not i else "\n" if i % in_a_row == 0 else "").append(card)
        return out if count else Text("–", "dim")

    def piles(self) -> Text:
        """How much lies in the deck, on the discard, in the pile and in the black box."""
        out = Text(no_wrap=True, overflow="ellipsis")
        pile = self.s["pile_placements"] + self.s["pile_leases"]
        counts = {"deck": self.s["deck"]["n"], "discard": self.s["discard"]["n"], "pile": pile}
        for heading, n in (*counts.items(), ("black-box", self.s["black_box"])):
            out.append("   " if out else "").append(self.say(f"heading-{heading}"), "dim").append(f" {n}", "bold")
        return out

    # -------------------------------------------------------------------------------------------------- the players

    def players(self) -> RenderableType:
        """What everybody may know of every player, in a line each."""
        sheet = Table.grid(padding=(0, 1))
        sheet.add_column(width=1)
        sheet.add_column(no_wrap=True, overflow="ellipsis", max_width=12)
        for _ in range(4):
            sheet.add_column(justify="right", no_wrap=True)
        heads = ("account", "coins", "hand", "marker")
        sheet.add_row("", "", *(Text(self.say(f"heading-{h}"), "dim") for h in heads))
        for seat, player in enumerate(self.s["players"][: self.s["seats"]]):
            turn = "▸" if seat == self.s["active"] and not self.view["over"] else ""
            sheet.add_row(
                turn,
                self.seat_name(seat),
                Text(self.number(player["account"]), "bold"),
                str(player["coins"]),
                str(player["hand"]["n"] + player["contracts"]["n"]),
                self.say("heading-lobby") if player["marker_in_lobby"] else Text("–", "dim"),
            )
        return sheet

    def others(self) -> RenderableType:
        """The contracts of the others that everybody knows, and the cards that everybody saw them take."""
        sheet = self.sheet()
        for seat in range(self.s["seats"]):
            if seat == self.seat:
                continue
            player = self.s["players"][seat]
            self.add_contracts(sheet, seat, player)
            known = Text(" ").join(self.chip(name) for name, n in player["known"].items() for _ in range(n))
            if known:
                sheet.add_row(self.seat_name(seat), Text(self.say("heading-hand"), "dim"), known)
        return sheet

    def sheet(self, label_width: int | None = None) -> Table:
        """Three columns: whose, what, and which; a fourth for what it is worth."""
        sheet = Table.grid(padding=(0, 1))
        sheet.add_column(no_wrap=True, overflow="ellipsis", max_width=14)
        sheet.add_column(no_wrap=True, min_width=label_width)
        sheet.add_column()
        sheet.add_column(justify="right", no_wrap=True)
        return sheet

    def add_contracts(self, sheet: Table, seat: int, player: Mapping[str, Any]) -> None:
        """The contracts of a player that everybody knows."""
        for heading in ("contracts", "validated"):
            for name, n in player[heading]["count"].items():
                for _ in range(n):
                    label = Text(self.say(f"heading-{heading}"), "dim" if heading == "contracts" else "bold")
                    sheet.add_row(self.seat_name(seat), label, self.contract(name), self.worth(name))

    def mine(self, width: int) -> RenderableType:
        """The viewer's own contracts, special contract and hand."""
        me = self.s["players"][self.seat]
        own = "hidden-contract" if self.small else "special"
        headings = [h for h in ("contracts", "validated") if me[h]["n"]] + [own] * bool(me["special"]) + ["hand"]
        label_width = max(len(self.say(f"heading-{heading}")) for heading in headings)
        sheet, hand = self.sheet(label_width), self.sheet(label_width)
        self.add_contracts(sheet, self.seat, me)
        if me["special"]:
            label = Text(self.say(f"heading-{own}"), "dim")
            sheet.add_row(self.seat_name(self.seat), label, self.contract(me["special"]), self.worth(me["special"]))
        if me["hand"]["count"] is not None:
            room = (width - label_width - 16) // (self.card_width() + 11)
            cards = self.cards(me["hand"]["count"], in_a_row=max(1, min(4, room)))
            hand.add_row(self.seat_name(self.seat), Text(self.say("heading-hand"), "dim"), cards)
        return Group(sheet, hand) if sheet.row_count else hand


# ------------------------------------------------------------------------------------------------------------ helpers


def on(colour: int, palette: Sequence[str] = INKS) -> Style:
    """White on one of the four colours."""
    return Style(color=PAPER, bgcolor=palette[colour], bold=palette is INKS)


def fill(text: Text) -> Text:
    """A text made as wide as a place."""
    text.append(" " * max(0, CELL - len(text.plain)))
    return text
