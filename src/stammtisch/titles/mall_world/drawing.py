"""The table drawn for the terminal: what one seat may see, made from its view alone.

Every colour comes with a letter or a word, so that nothing is said by colour only. The drawing fits 80 columns; from
`WIDE` on, what lies beside the mall is drawn beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.game import Game
from stammtisch.kernel.kinds import Kind
from stammtisch.kernel.views import WATCHER
from stammtisch.kernel.words import Speaker
from stammtisch.titles.mall_world.state import (
    CARD,
    CHAIN,
    COLOUR,
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

WIDE = 116
"""From this width on, the things beside the mall stand beside it."""

INKS = ("#6f4f9b", "#2f6f46", "#a83b36", "#2c5f97")
"""Violet, green, red, blue: the grounds of shops and customers, with white on them (WCAG AA)."""

SHADES = ("#5a3f80", "#255a38", "#8a2f2b", "#234d7b")
"""The same, a little darker: the lower half of an unleased shop."""

PAPER = "#f7f3ea"
ROOM_INK = Style(color="grey50", bgcolor="grey19")
SHAPES = ("●", "■", "▲", "◆", "⬢", "★")
"""A shape for each seat, which goes wherever its colour goes."""

SEAT_INKS = ("#d08a1e", "#2a8fa3", "#c2557a", "#7a8f2a", "#8f6fc2", "#a07850")


def draw_table(game: Game, seat: int, speaker: Speaker) -> RenderableType:
    """The whole table as a seat (or WATCHER) may see it; a Rich renderable that fits its width."""
    return _Drawing(game, seat, speaker)


class _Drawing:
    """One view, ready to be drawn at any width."""

    def __init__(self, game: Game, seat: int, speaker: Speaker):
        self.view: Mapping[str, Any] = game.view(None if seat == WATCHER else seat)
        self.s: Mapping[str, Any] = self.view["state"]
        self.box, self.names, self.say = game.box, game.names, speaker.say
        self.seat, self.speaker, self.game = seat, speaker, game
        self.shop_letters = letters([self.called(SHOP, n) for n in self.names.all(SHOP)])
        self.customer_letters = letters([self.called(CUSTOMER, n) for n in self.names.all(CUSTOMER)])
        self.uses = self._uses()
        self.fresh = self._fresh()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        yield self.headline()
        yield Text()
        if wide:
            sheet = Table.grid(padding=(0, 2))
            sheet.add_column(width=2 + 7 * (CELL + 1))
            sheet.add_column()
            sheet.add_row(Group(self.mall(), Text(), self.supply()), self.beside(columns=1))
            yield sheet
        else:
            yield self.mall()
            yield Text()
            yield self.supply()
            yield Text()
            yield self.beside(columns=2)
        yield Text()
        yield self.players(wide)
        if self.seat != WATCHER:
            yield Text()
            yield self.mine()

    # ------------------------------------------------------------------------------------------------ words

    def called(self, kind: Kind, name: str) -> str:
        """What a thing is called in the reader's language."""
        return self.game.called(kind, self.names.number(kind, name), self.speaker)

    def number(self, amount: int) -> str:
        """An amount with the reader's thousands."""
        return str(format_decimal(amount, locale=self.speaker.lang)).replace("\u202f", "\u00a0")

    def chf(self, amount: int) -> str:
        """An amount of money."""
        return f"{self.number(amount)} CHF"

    def heading(self, name: str) -> Text:
        """A small heading."""
        return Text(self.say(f"heading-{name}"), "bold")

    def contract(self, name: str, worth: bool = True) -> Text:
        """A contract, its colours as small signs before it, and what it would pay now behind it."""
        out = self.signs(name)
        out.append(" " + self.called(CONTRACT, name))
        if worth:
            now = self.view["facts"]["worth"][name]
            style = "bold" if now["amount"] else "dim"
            out.append(f"  {now['count']}× = {self.chf(now['amount'])}", style)
        return out

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
            out.append(f"{self.customer_letters[customer]}", on(customer)).append(
                f"{self.shop_letters[shop]}", on(shop)
            )
        return out

    def card(self, name: str, count: int = 1) -> Text:
        """An approval card: two letters on two colours, and its name as one types it."""
        a, b = (self.names.number(COLOUR, colour) for colour in self._colours(name))
        out = Text()
        out.append(f" {self.shop_letters[a]} ", on(a)).append(f" {self.shop_letters[b]} ", on(b))
        out.append(f" {name}", "default")
        if count > 1:
            out.append(f" ×{count}", "bold")
        return out

    def _colours(self, card: str) -> tuple[str, str]:
        number = self.names.number(CARD, card)
        a, b = (self.names.all(COLOUR)[self.box.card_colours[number][i]] for i in (0, 1))
        return a, b

    def seat_name(self, seat: int) -> Text:
        """A seat with its shape and colour."""
        out = Text(f"{SHAPES[seat]} ", SEAT_INKS[seat])
        return out.append(self.view["seats"][seat]["name"], f"bold {SEAT_INKS[seat]}")

    # -------------------------------------------------------------------------------------------- what may be done

    def _uses(self) -> dict[str, list[tuple[str, int]]]:
        """Place -> what the viewer may put there now: "+" and a letter, and its colour."""
        out: dict[str, list[tuple[str, int]]] = {}
        if self.seat not in self.view["due"] or self.view["decision"] != "play":
            return out
        for move in self.game.moves(self.seat):
            words = self.game.words(move)
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
            letter = next(name[0] for (r, _), name in at.items() if r == row)
            upper, lower = Text(f"{letter} ", "dim"), Text("  ")
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
            inside = {(where[0], where[1] - 1), (where[0], where[1] + 1)} <= set(at)
            return Text(f"{'╌╌ Atrium' if inside else '':^{CELL}}"[:CELL], "dim"), Text(" " * CELL)
        content = self.s["mall"].get(name)
        mark = "*" if name in self.fresh else " "
        if content is None:
            uses = self.uses.get(name, [])
            style = "bold" if uses else "dim"
            first = Text(f"{name:<3}", style).append("┄" * (CELL - 3), "dim")
            second = Text()
            for word, colour in uses:
                second.append(f"{word} ", Style(bold=True, color=PAPER, bgcolor=INKS[colour]))
                second.append(" ")
            return first, fill(second)
        if content in self.names.all(ROOM):
            word = short(self.called(CONTENT, content), CELL - 1)
            return Text(f"{name} ▒▒▒▒▒▒▒", ROOM_INK), Text(f" {word:<{CELL - 1}}", ROOM_INK)
        shop = self.names.number(SHOP, content)
        letter = self.shop_letters[shop]
        first = Text(f" {name}{mark}{'':<{CELL - 6 - len(letter)}}{letter}  ", on(shop))
        customer = self.s["customers"].get(name)
        if customer is None:
            second = Text(f" {short(self.called(SHOP, content), CELL - 2):<{CELL - 1}}", on(shop, SHADES))
            uses = self.uses.get(name, [])
            if uses:
                second = Text()
                for word, colour in uses:
                    second.append(" ", on(shop, SHADES)).append(f" {word} ", on(colour))
                second.append(" " * (CELL - len(second.plain)), on(shop, SHADES))
            return first, second
        who = self.names.number(CUSTOMER, customer)
        chain = self.names.all(CHAIN)[self.box.chain_of[who][shop]]
        word = f" {self.customer_letters[who]} {short(self.called(CHAIN, chain), CELL - 3)}"
        return first, Text(f"{word:<{CELL}}", on(who))

    def supply(self) -> Text:
        """What the letters mean, and how many tiles and tokens are left."""
        out = Text()
        for heading, kind, letters_of, left in (
            ("supply", SHOP, self.shop_letters, self.s["tiles"]),
            ("customers", CUSTOMER, self.customer_letters, self.s["customer_tokens"]),
        ):
            out.append("\n" if out else "")
            out.append(f"{self.say('heading-' + heading)}  ", "dim")
            for i, name in enumerate(self.names.all(kind)):
                out.append(f" {letters_of[i]} ", on(i)).append(f" {self.called(kind, name)} ")
                out.append(f"{left.get(name, 0)}   ", "bold")
        out.no_wrap = True
        out.overflow = "crop"
        return out

    def beside(self, columns: int) -> RenderableType:
        """Lobby, offer and bids, office, display, piles."""
        blocks = [self.lobby(), self.offer(), self.office(), self.display(), self.piles()]
        shown = [block for block in blocks if block is not None]
        if columns == 1:
            return Group(*(Padding(block, (0, 0, 1, 0)) for block in shown))
        sheet = Table.grid(padding=(0, 3))
        left, right = shown[: len(shown) - 2], shown[len(shown) - 2 :]
        sheet.add_row(
            Group(*(Padding(b, (0, 0, 1 if b is not left[-1] else 0, 0)) for b in left)),
            Group(*(Padding(b, (0, 0, 1 if b is not right[-1] else 0, 0)) for b in right)),
        )
        return sheet

    def lobby(self) -> RenderableType:
        """The slots with price, contract and what it would pay now."""
        sheet = Table.grid(padding=(0, 1))
        sheet.add_column(justify="right")
        for slot, price in enumerate(self.box.price[: self.box.slots]):
            name = self.s["lobby"].get(str(price))
            sheet.add_row(
                Text(self.number(price), "bold" if name else "dim"),
                self.contract(name) if name else Text("–", "dim"),
            )
            del slot
        return Group(self.heading("lobby").append("  CHF", "not bold dim"), sheet)

    def offer(self) -> RenderableType | None:
        """The cards of the offer, and the bids once they are open."""
        if not self.s["offer"]["n"]:
            return None
        out: list[RenderableType] = [self.heading("offer"), self.cards(self.s["offer"]["count"])]
        bids = self.s["bids"]
        if any(bid is not None and bid >= 0 for bid in bids):
            line = Text(f"{self.say('heading-bids')}  ", "dim")
            for seat in range(self.s["seats"]):
                if bids[seat] is not None and bids[seat] >= 0:
                    line.append(self.seat_name(seat)).append(f" {bids[seat]}   ")
            out.append(line)
        return Group(*out)

    def office(self) -> RenderableType:
        """The corruption tokens, as money."""
        out = Text()
        for name in self.names.all(TOKEN):
            for _ in range(self.s["office"]["count"].get(name, 0)):
                amount = int(name)
                out.append(f" {'+' if amount > 0 else '−'}{self.number(abs(amount))} ", "reverse").append(" ")
        if self.s["face_down"]:
            out.append(" ? " * self.s["face_down"], "reverse dim")
        if not out:
            out.append("–", "dim")
        return Group(self.heading("office"), out)

    def display(self) -> RenderableType:
        """The open approval cards."""
        return Group(self.heading("display"), self.cards(self.s["display"]["count"]))

    def cards(self, count: Mapping[str, int]) -> Text:
        """Approval cards in a row; a row is filled before the next begins."""
        out = Text()
        for name, n in count.items():
            out.append("\n" if out else "").append(self.card(name, n))
        return out if out else Text("–", "dim")

    def piles(self) -> RenderableType:
        """How much lies in the deck, on the discard, in the pile and in the black box."""
        sheet = Table.grid(padding=(0, 2))
        sheet.add_column()
        sheet.add_column(justify="right")
        pile = self.s["pile_placements"] + self.s["pile_leases"]
        for heading, n in (
            ("deck", self.s["deck"]["n"]),
            ("discard", self.s["discard"]["n"]),
            ("pile", pile),
            ("black-box", self.s["black_box"]),
        ):
            sheet.add_row(self.say(f"heading-{heading}"), Text(str(n), "bold"))
        return sheet

    # -------------------------------------------------------------------------------------------------- the players

    def players(self, wide: bool) -> RenderableType:
        """What everybody may know of every player."""
        sheet = Table.grid(padding=(0, 2))
        sheet.add_column(width=1)
        sheet.add_column(no_wrap=True)
        for _ in range(4):
            sheet.add_column(justify="right", no_wrap=True)
        heads = ("players", "account", "coins", "hand", "marker")
        sheet.add_row("", *(Text(self.say(f"heading-{h}"), "dim") for h in heads))
        below: list[RenderableType] = []
        for seat, player in enumerate(self.s["players"][: self.s["seats"]]):
            turn = "▸" if seat == self.s["active"] and not self.view["over"] else ""
            hand = player["hand"]["n"] + player["contracts"]["n"]
            sheet.add_row(
                turn,
                self.seat_name(seat),
                Text(self.chf(player["account"]), "bold"),
                str(player["coins"]),
                str(hand),
                self.say("heading-lobby") if player["marker_in_lobby"] else "",
            )
            below += list(self.public(seat, player))
        if not below:
            return sheet
        if wide:
            both = Table.grid(padding=(0, 4))
            both.add_row(sheet, Group(*below))
            return both
        return Group(sheet, *below)

    def public(self, seat: int, player: Mapping[str, Any]) -> Iterable[Text]:
        """The contracts of a player that everybody knows, and cards that everybody saw him take."""
        for heading in ("contracts", "validated"):
            for name, n in player[heading]["count"].items():
                for _ in range(n):
                    line = self.seat_name(seat).append(f"  {self.say('heading-' + heading)}  ", "not bold dim")
                    yield line.append(self.contract(name))
        known = {name: n for name, n in player["known"].items() if n}
        if known and seat != self.seat:
            line = self.seat_name(seat).append(f"  {self.say('heading-hand')} ", "not bold dim")
            for name, n in known.items():
                line.append(" ").append(self.card(name, n))
            yield line

    def mine(self) -> RenderableType:
        """The viewer's own hand and special contract."""
        me = self.s["players"][self.seat]
        head = self.seat_name(self.seat).append(f"  {self.say('heading-hand')}  ", "not bold dim")
        if me["hand"]["count"] is None:
            return head
        for name, n in me["hand"]["count"].items():
            head.append(self.card(name, n)).append("  ")
        lines = [head]
        if me["special"]:
            line = self.seat_name(self.seat).append(f"  {self.say('heading-special')}  ", "not bold dim")
            lines.append(line.append(self.contract(me["special"])))
        return Group(*lines)


# ------------------------------------------------------------------------------------------------------------ helpers


def on(colour: int, palette: Sequence[str] = INKS) -> Style:
    """White on one of the four colours."""
    return Style(color=PAPER, bgcolor=palette[colour], bold=palette is INKS)


def letters(words: Sequence[str]) -> list[str]:
    """The shortest beginnings that tell the words apart, with a capital: what stands for them where room is scarce."""
    out = []
    for word in words:
        length = 1
        while length < len(word) and sum(w[:length].lower() == word[:length].lower() for w in words) > 1:
            length += 1
        out.append(word[:length].capitalize())
    return out


def short(name: str, width: int) -> str:
    """A name in so many columns: as many whole words as fit, or a piece of the first one."""
    if len(name) <= width:
        return name
    words = name.split()
    kept = ""
    for word in words:
        longer = f"{kept} {word}".strip()
        if len(longer) > width:
            break
        kept = longer
    while kept and len(kept.split()[-1]) <= 3 and " " in kept:
        kept = kept.rsplit(" ", 1)[0]
    return kept or name[: width - 1] + "…"


def fill(text: Text) -> Text:
    """A text made as wide as a place."""
    text.append(" " * max(0, CELL - len(text.plain)))
    return text
