"""A page: what a report says, in blocks that are set as HTML or as Markdown, with the same words and figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
import markupsafe


@dataclass(frozen=True)
class Text:
    """A paragraph; `quiet` for a remark."""

    text: str
    quiet: bool = False


@dataclass(frozen=True)
class Points:
    """A list of findings: each a heading word or two, and a sentence."""

    points: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Picture:
    """A drawing (SVG) with what it shows in a sentence. Its figures stand in a table beside it."""

    svg: str
    caption: str


@dataclass(frozen=True)
class Sheet:
    """Rows of texts under headings; columns from `numeric` on are figures. A folded one is opened by a click.

    `pictured`: of each row the table of the box and the entry that it is about, empty words where it is about none; or
    nothing.
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: int = 1
    folded: bool = False
    pictured: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class HeatSpot:
    """A place: its kind and key as views name it, its name, the part of the board that it belongs to, its value and a
    sentence with it, and the step of the scale that colours it (-1: none).
    """

    kind: str
    key: str
    text: str
    group: str
    value: str
    about: str
    step: int


@dataclass(frozen=True)
class Layer:
    """One look at the places: what is shown, a sentence about it, the steps of the scale in words, and all places."""

    title: str
    about: str
    legend: tuple[tuple[int, str], ...]
    spots: tuple[HeatSpot, ...]

    @property
    def groups(self) -> dict[str, list[HeatSpot]]:
        """The places by the part of the board that they belong to, in the order of the board."""
        out: dict[str, list[HeatSpot]] = {}
        for spot in self.spots:
            out.setdefault(spot.group, []).append(spot)
        return out


@dataclass(frozen=True)
class Heat:
    """The places of a title's board, coloured by what is done there. A page that has the board shows it; `choose` is
    what the choice among the layers is called, `legend` what the scale is.
    """

    game: str
    caption: str
    choose: str
    legend: str
    layers: tuple[Layer, ...]


Block = Text | Points | Picture | Sheet | Heat


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it; `anchor` is where a link leads."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Page:
    """A page in a language: title, a line of facts under it, and its sections, the first one set apart; `kicker` stands
    over the title, and `contents` says what the links to the sections are.
    """

    lang: str
    title: str
    kicker: str
    contents: str
    facts: tuple[str, ...]
    sections: tuple[Section, ...]

    def html(self) -> str:
        """One file that needs no other and nothing from the network."""
        text: str = _template().render(page=self, kind=lambda block: type(block).__name__)
        return cited(text)

    def markdown(self) -> str:
        """The same as text; pictures are their captions."""
        lines = [f"# {self.title}", "", f"*{self.kicker}*", "", " · ".join(self.facts), ""]
        for section in self.sections:
            lines += [f"## {section.title}", ""]
            for block in section.blocks:
                lines += [*_markdown(block), ""]
        return cited("\n".join(lines).rstrip() + "\n")


def cited(text: str) -> str:
    """A text with the clauses that it names as rulebooks number them: “MW-15.1” is § 15.1."""
    return re.sub(r"\b[A-Z]{2}-(?=\d+\.\d)", "§\u00a0", text)


def _template() -> Any:
    loader = jinja2.FileSystemLoader(Path(__file__).parent)
    made = jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    made.filters["code"] = _marked
    return made.get_template("page.html.j2")


def _marked(text: str) -> markupsafe.Markup:
    """A text with what stands between ` as code."""
    return markupsafe.Markup(re.sub("`(.+?)`", r"<code>\1</code>", str(markupsafe.escape(text))))


def _markdown(block: Block) -> Sequence[str]:
    if isinstance(block, Text):
        return [block.text]
    if isinstance(block, Points):
        return [f"- **{head}** {text}" for head, text in block.points]
    if isinstance(block, Picture):
        return [f"*{block.caption}*"]
    if isinstance(block, Heat):
        return [f"*{block.caption}*", "", *(f"- {layer.about}" for layer in block.layers)]
    rule = ["---" if i < block.numeric else "---:" for i in range(len(block.headings))]
    rows = [" | ".join(cell.replace("|", "\\|") for cell in row) for row in (block.headings, tuple(rule), *block.rows)]
    return [f"**{block.title}**", "", *(f"| {row} |" for row in rows)]
