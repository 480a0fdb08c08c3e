"""What the terminal shows of a game: the table, the moves, the log, the scores, the rules."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.moves import Amount
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.results import Score, Tie
from stammtisch.kernel.play.scribe import Refusal
from stammtisch.kernel.play.telling import LogLine
from stammtisch.kernel.title.clauses import Rulebook
from stammtisch.kernel.title.words import Speaker, speaker
from stammtisch.kernel.title.words import number as written
from stammtisch.players.policy import TEMPERED

if TYPE_CHECKING:
    from stammtisch.players.analysis import Analysis, Judgement
    from stammtisch.players.search import Outlook

WORDS = Path(__file__).parent / "terminal_words"

COMMANDS = (
    "why",
    "moves",
    "board",
    "hand",
    "log",
    "scores",
    "rules",
    "hint",
    "undo",
    "save",
    "bot",
    "take",
    "lang",
    "help",
    "quit",
)

ACCENT = "#c07f1e"
"""The one colour of the terminal itself: what is to be done."""

MOST_ROWS = 14
"""Rows of moves that are shown without being asked for."""

CLEAR, FORGET = "\x1b[2J\x1b[H", "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen; FORGET also what one could scroll back to, so that nobody finds another one's hand there."""


@dataclass(frozen=True)
class Option:
    """A move as it is offered: its number in the list, and its label.

    One line stands for all amounts in a row: `move` is the least, `typed` how each is typed ("bid {}").
    """

    number: int
    move: Move
    label: str
    typed: str = ""


class Screen:
    """Shows a game in one language."""

    def __init__(self, console: Console, game: Game, lang: str):
        self.console, self.game = console, game
        self.lang = lang
        self.aliases: dict[str, str] = {}
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Changes the language. Raises ValueError for one that does not exist."""
        self.words: Speaker = speaker(lang, WORDS)
        self.title_words = self.game.title.speaker(lang)
        self.lang = lang
        self.aliases = {self.say(f"command-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS}

    def say(self, message: str, **facts: Any) -> str:
        """A message of the terminal's own."""
        return self.words.say(message, **facts)

    def command(self, name: str) -> str:
        """What a command is called in this language."""
        return self.say(f"command-{name}")

    # ------------------------------------------------------------------------------------------------ printing

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Prints a thing, with a style if it is plain text."""
        self.console.print(Text(what, style) if isinstance(what, str) else what, highlight=False)

    def show_unbroken(self, text: str) -> None:
        """Prints a line that people copy: the terminal may wrap it, but no line break is put into it."""
        self.console.print(Text(text, "dim"), highlight=False, soft_wrap=True)

    def clear(self, forget: bool = False) -> None:
        """Empties the screen, where there is one."""
        if self.console.is_terminal:
            self.console.file.write(FORGET if forget else CLEAR)
            self.console.file.flush()

    # --------------------------------------------------------------------------------------------------- parts

    def table(self, seat: int) -> SegmentLines:
        """The table as a seat (or WATCHER) may see it, line by line; `show` prints it."""
        drawing = self.game.title.draw(self.game, seat, self.title_words)
        return SegmentLines(self.console.render_lines(drawing, pad=False), new_lines=True)

    def hand(self, seat: int) -> None:
        """What is the seat's own, where the title draws that by itself."""
        drawing = self.game.title.draw(self.game, seat, self.title_words)
        mine = getattr(drawing, "mine", None)
        self.show(mine(self.console.width) if mine else drawing)

    def log(self, lines: Sequence[LogLine], most: int | None = None) -> None:
        """Lines of the log with their clauses; the last `most` of them."""
        cut = 0 if most is None else max(0, len(lines) - most)
        if cut:
            self.show("… " + self.say("log-earlier", count=cut, command=f"{self.command('log')} {len(lines)}"), "dim")
        sheet = Table.grid(padding=(0, 2))
        sheet.add_column()
        sheet.add_column(no_wrap=True, style="dim")
        for line in lines[cut:]:
            sheet.add_row(Text(line.text), line.clause)
        if lines:
            self.show(sheet)

    def options(self, moves: Sequence[Move]) -> list[Option]:
        """The moves as they are offered: those that name few things before those that name several."""

        def things(move: Move) -> int:
            return sum(len(value) for value in self.game.words(move).values() if isinstance(value, list))

        rows = self._rows(sorted(moves, key=things))
        return [self._option(i, row, len(rows) == 1) for i, row in enumerate(rows, 1)]

    def _rows(self, moves: Sequence[Move]) -> list[list[Move]]:
        """Moves that share a line: amounts in a row."""
        rows: list[list[Move]] = []
        for move in moves:
            if rows and self._amount(rows[-1][-1]) == self._amount(move, less=1) is not None:
                rows[-1].append(move)
            else:
                rows.append([move])
        return rows

    def _amount(self, move: Move, less: int = 0) -> tuple[int, str, int] | None:
        """The decision, the phrase and the amount of a move that says one amount and nothing else, so much less."""
        phrase, number = self.game.title.decisions[move.step].split(move.option)
        alone = len(phrase.parts) == 1 and isinstance(next(iter(phrase.parts.values())), Amount)
        return (move.step, phrase.say, number - less) if alone else None

    def _option(self, number: int, row: Sequence[Move], alone: bool) -> Option:
        first, last = (self.game.label(move, lang=self.lang) for move in (row[0], row[-1]))
        if len(row) == 1:
            return Option(number, row[0], first)
        phrase, _ = self.game.title.decisions[row[0].step].split(row[0].option)
        typed = " ".join("{}" if "{" in piece else piece for piece in phrase.pieces)
        message = "amounts-alone" if alone else "amounts"
        usage = typed.format(self.say("number"))
        return Option(number, row[0], self.say(message, first=first, last=last, usage=usage), typed)

    def moves(self, options: Sequence[Option], most_rows: int | None = None) -> None:
        """The moves with their numbers, in as many columns as fit; the first `most_rows` rows of them."""
        if not options:
            return
        number, gap = len(str(options[-1].number)), 3
        for columns in range(max(1, min(6, -(-len(options) // 5))), 0, -1):
            rows = -(-len(options) // columns)
            shown = options if most_rows is None or rows <= most_rows else options[: most_rows * columns]
            width = max(len(option.label) for option in shown) + number + 1
            if columns * (width + gap) - gap <= self.console.width:
                break
        rows = -(-len(shown) // columns)
        if len(options) == 1 and options[0].typed:  # what is typed is the amount, not the number of a line
            self.show(options[0].label)
            return
        sheet = Table.grid(padding=(0, gap))
        for row in range(rows):
            cells = []
            for option in shown[row::rows]:
                cells.append(Text().append(f"{option.number:>{number}} ", "bold " + ACCENT).append(option.label))
            sheet.add_row(*cells)
        self.show(sheet)
        left = len(options) - len(shown)
        if left:
            self.show("… " + self.say("moves-more", count=left, command=self.command("moves")), "dim")

    def refusal(self, refusal: Refusal) -> None:
        """Why not: the sentence from the position, and the clause behind it."""
        self.show(Text().append(refusal.text).append(f"  {refusal.clause}" if refusal.clause else "", "dim"))

    def scores(self, scores: Sequence[Score], heading: str) -> None:
        """The score sheet: a line for each source of points with its clause, a column for each seat."""

        def amount(n: int | None) -> Text:
            return Text("?" if n is None else self.amount(n), "" if n else "dim")

        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        sheet.add_column(heading, style="")
        sheet.add_column("", style="dim", min_width=max((len(line.clause) for line in scores[0].lines), default=0))
        for score in scores:  # narrow lines fold the words: a French number would fold at its spaces
            said = [score.total if score.scored else 0, *(line.points for line in score.lines)]
            sheet.add_column(score.name, justify="right", min_width=max(amount(n).cell_len for n in said))
        for i, line in enumerate(scores[0].lines):
            sheet.add_row(line.text, line.clause, *(amount(score.lines[i].points) for score in scores))
        sheet.add_row()
        totals = (amount(s.total) if s.scored else Text(s.said or "") for s in scores)
        sheet.add_row(Text(self.say("total"), "bold"), "", *totals, style="bold")
        sheet.add_row(self.say("place"), "", *(Text("?" if s.place is None else str(s.place)) for s in scores))
        self.show(sheet)

    def winner(self, scores: Sequence[Score], tie: Tie | None) -> None:
        """Who has won, and by what where scores alone did not decide."""
        first = [score.name for score in scores if score.place == 1]
        self.show(self.say("winner", count=len(first), names=", ".join(first)), f"bold {ACCENT}")
        if tie is not None:
            self.show(Text().append(tie.text).append(f"  {tie.clause}", "dim"))

    def help(self, example: str) -> None:
        """All commands."""
        sheet = Table.grid(padding=(0, 3))
        sheet.add_column(style=f"bold {ACCENT}", no_wrap=True)
        sheet.add_row(self.say("number"), self.say("help-number"))
        sheet.add_row("", self.say("help-text", example=example))
        for name in COMMANDS:
            sheet.add_row(self.usage(name), self.say(f"help-{name}"))
        self.show(sheet)

    def usage(self, name: str) -> str:
        """How a command is typed."""
        usage = f" {self.say(f'usage-{name}')}" if self.words.knows(f"usage-{name}") else ""
        return self.command(name) + usage

    def hint(self, decision: str) -> None:
        """The hint for a decision, if the title has one."""
        if self.title_words.knows(f"hint-{decision}"):
            text = Text().append(f"{self.say('hint-title')}  ", f"bold {ACCENT}")
            self.show(Padding(text.append(self.title_words.say(f"hint-{decision}"), "italic"), (0, 0, 1, 0)))

    def ask(self, seat: int, decision: str) -> None:
        """The one sentence that says what is to be decided."""
        text = Text().append(self.say("line", name=self.game.seats[seat].name, value=""), f"bold {ACCENT}")
        message = f"ask-{decision}"
        self.show(text.append(self.title_words.say(message) if self.title_words.knows(message) else decision, "bold"))

    def rules(self, wanted: str) -> bool:
        """A chapter, a clause, or all clauses with a word; without anything the list of chapters. False: none found."""
        found = rules_text(self.game.title.rulebook(self.lang), self.game.title.prefix, wanted)
        if found is None:
            return False
        self.show(found)
        if not wanted:
            clause = self.game.title.turn_clause
            self.show(self.say("rules-list", command=self.command("rules"), clause=clause), "dim")
        return True

    def policy(self, name: str) -> str:
        """What a policy is called."""
        level, _, temper = name.partition(TEMPERED)
        message = f"policy-{level.replace(':', '-')}"
        if not self.words.knows(message):
            return name
        return f"{self.say(message)}, {self.say(f'temper-{temper}')}" if temper else self.say(message)

    def thoughts(self, outlook: Outlook, most: int = 8) -> None:
        """What the search makes of the moves, the best ones first; who plays alone has no chance to win."""
        alone = len(self.game.seats) == 1
        sheet = self._sheet("move", *(("points",) if alone else ("chance", "lead")), "equal")
        for thought in outlook.thoughts[:most]:
            label = self.game.label(thought.move, lang=self.lang)
            if thought.visits:
                equal = "≈" if thought is not outlook.thoughts[0] and thought.equals(outlook.thoughts[0]) else ""
                chance = () if alone else (self.give_or_take(thought.won, thought.error),)
                sheet.add_row(label, *chance, self.amount(thought.lead), equal)
        if sheet.rows:
            sheet.rows[0].style = "bold"
        self.show(sheet)
        if any(thought.equals(outlook.thoughts[0]) for thought in outlook.thoughts[1:most] if thought.visits):
            self.show(self.say("equals"), "dim")
        left = len(outlook.thoughts) - sheet.row_count
        if left > 0:
            self.show("… " + self.say("weaker", count=left), "dim")

    def analysis(self, analysis: Analysis, most: int = 10) -> None:
        """A game looked back on: how everybody played, where it turned, and what was given away."""
        names = [seat.name for seat in self.game.seats]
        notable, alone = analysis.slips(most), len(names) == 1
        sheet = self._sheet("seat", "decisions", "best-moves", "points-given-away" if alone else "given-away", "luck")
        for seat, name in enumerate(names):
            made = sum(j.seat == seat for j in analysis.judgements)
            if made:
                luck, error = analysis.luck[seat], analysis.losses_error[seat]
                sure = self._points if alone else self.give_or_take
                lost = sure(analysis.losses[seat], error), ("+" if luck > 0 else "−") + sure(abs(luck), error)
                sheet.add_row(name, str(made), self.percent(analysis.accuracy[seat]), *lost)
        self.show(sheet)
        if analysis.few:
            self.show(self.say("few-futures", count=analysis.futures), "dim")
        if analysis.turns:
            self.show()
            self.show(self.say("turning-points"), f"bold {ACCENT}")
            sheet = self._sheet("number", "move", "points" if alone else "changed", "because")
            for turn in sorted(analysis.turns, key=lambda turn: turn.number):
                ply = self.game.plies[turn.number - 1]
                size = (self.amount if alone else self.percent)(abs(turn.change))
                change = f"{names[turn.seat]} {'+' if turn.change > 0 else '−'}{size}"
                cause = self.say("by-move" if turn.by_move else "by-luck")
                sheet.add_row(str(turn.number), self._said(turn.number, ply.move), change, cause)
            self.show(sheet)
        if notable:
            self.show()
            self.show(self.say("slips"), f"bold {ACCENT}")
            given = ("points-given-away",) if alone else ("given-away", "lead-given-away")
            sheet = self._sheet("number", "move", "better", *given)
            for j in notable:
                better = self.game.at(j.number - 1).label(j.best, lang=self.lang)
                lead = self._points(j.loss_lead, j.error_lead) if j.loss_lead else "–"
                chance = () if alone else (self.give_or_take(j.loss, j.error),)
                sheet.add_row(str(j.number), self._said(j.number, j.move), better, *chance, lead)
            self.show(sheet)
            for j in notable:
                self._why(j)

    def _why(self, j: Judgement) -> None:
        """What the better move would have brought more of."""
        from stammtisch.players.why import said

        if j.why is None:
            return
        then = self.game.at(j.number - 1)
        self.show()
        self.show(self.say("line", name=str(j.number), value=then.label(j.best, lang=self.lang)), "bold")
        for line in said(j.why, then.title, then.label(j.move, lang=self.lang), self.title_words, better=True):
            self.show(line)

    def _said(self, number: int, move: Move) -> str:
        label = self.game.at(number - 1).label(move, lang=self.lang)
        return self.say("line", name=self.game.seats[move.seat].name, value=label)

    def _sheet(self, *headings: str) -> Table:
        sheet = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for heading in headings:
            text = heading in ("equal", "move", "seat", "better", "changed", "because")
            sheet.add_column(
                "" if heading == "equal" else self.say(f"head-{heading}"), justify="left" if text else "right"
            )
        return sheet

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in words."""
        return self.say("percent", share=written(100 * share, self.lang))

    def give_or_take(self, share: float, error: float) -> str:
        """A share with half the width of its interval, rounded up: what is not quite certain is never ± 0."""
        return f"{self.percent(share)} ±\u00a0{written(math.ceil(100 * error), self.lang)}"

    def amount(self, number: float) -> str:
        """Points or money, with a decimal where they are few."""
        rounded = round(number, 1 if abs(number) < 100 else 0)
        return written(rounded, self.lang, decimals=int(rounded % 1 != 0))

    def _points(self, number: float, error: float) -> str:
        """Points or money with half the width of their interval."""
        return f"{self.amount(number)} ±\u00a0{self.amount(error)}"

    def people(self) -> str:
        """Who sits at the table, in words."""
        out = []
        for seat in self.game.seats:
            who = self.say("person") if seat.policy == "person" else self.say("bot", policy=self.policy(seat.policy))
            out.append(f"{seat.name} ({who})")
        return ", ".join(out)


# ----------------------------------------------------------------------------------------------------------- rules


def find_clauses(rulebook: Rulebook, prefix: str, wanted: str) -> list[str]:
    """The clauses that are meant: an id (with or without the prefix), a chapter's number, or a word in the text."""
    wanted = wanted.strip()
    code = wanted.upper().removeprefix(f"{prefix}-").removeprefix(prefix).strip()
    exact = f"{prefix}-{code.lower()}"
    if exact in rulebook.text:
        return [exact]
    if re.fullmatch(r"\d+", code):
        return [clause for clause in rulebook.text if clause.startswith(f"{prefix}-{code}.")]
    low = wanted.casefold()
    return [clause for clause, text in rulebook.text.items() if low in text.casefold()]


def rules_text(rulebook: Rulebook, prefix: str, wanted: str) -> RenderableType | None:
    """What `rules` shows; None if nothing was found."""
    if not wanted.strip():
        return Group(Text(rulebook.title, "bold"), *(Text(f"  {heading}") for heading, _ in rulebook.chapters))
    found = find_clauses(rulebook, prefix, wanted)
    if not found:
        return None
    return clauses(rulebook, found, wanted)


def clauses(rulebook: Rulebook, chosen: Sequence[str], word: str = "") -> RenderableType:
    """Clauses under the headings of their chapters, with a word that was looked for in bold."""
    parts: list[RenderableType] = []
    for heading, ids in rulebook.chapters:
        inside = [clause for clause in ids if clause in chosen]
        if not inside:
            continue
        sheet = Table.grid(padding=(0, 2))
        sheet.add_column(no_wrap=True, style=ACCENT)
        for clause in inside:
            text = Text(rulebook.text[clause])
            if word:
                text.highlight_regex(f"(?i){re.escape(word)}", "bold")
            sheet.add_row(clause, text)
        parts += [Text(heading, "bold"), sheet, Text()]
    return Group(*parts[:-1])


def scores_json(scores: Sequence[Score]) -> list[Mapping[str, Any]]:
    """The score sheet for a machine."""
    return [
        {
            "seat": score.seat,
            "name": score.name,
            "place": score.place,
            "total": score.total,
            "lines": [{"source": x.source, "clause": x.clause, "points": x.points} for x in score.lines],
        }
        for score in scores
    ]
