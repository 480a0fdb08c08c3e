"""A picture of a title as SVG: the one of the terminal, to be looked at in a notebook or on any page.

It holds no script and fetches nothing. Importing this imports Rich.
"""

from __future__ import annotations

import math
import re
from html import escape, unescape
from io import StringIO

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

from stammtisch.kernel.title.picture import SHAPES, WIDE

PAPER, INK = (33, 27, 22), (240, 231, 216)

THEME = TerminalTheme(
    PAPER,
    INK,
    [PAPER, (204, 96, 84), (126, 160, 90), (212, 160, 70), (110, 142, 200), (176, 122, 180), (90, 166, 170), INK],
    [
        *[(120, 106, 92), (226, 122, 108), (152, 186, 112), (234, 186, 96)],
        *[(138, 168, 224), (200, 150, 204), (116, 192, 196), (255, 250, 240)],
    ],
)

FONTS = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"

SYMBOL = re.compile(f"([{''.join(SHAPES)}])")
"""Of a seat."""
TEXT = re.compile(
    rf'<text class="([^"]*)" x="([^"]*)" y="([^"]*)" textLength="([^"]*)">([^<]*{SYMBOL.pattern}[^<]*)</text>'
)
NARROW = "\u00a0"
"""The space that Rich puts between words."""

MARGIN = 8

FORM = """<svg xmlns="http://www.w3.org/2000/svg" role="img" SIZE={terminal_width},{terminal_height}>
<title>TITLE</title>
<style>.{unique_id}-matrix {{ font: {char_height}px FONTS; white-space: pre }} {styles}</style>
<rect x="-8" y="-8" width="100%" height="100%" rx="8" fill="PAPER"/>
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


class Svg(str):
    """An SVG document. A notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def as_svg(picture: RenderableType, title: str, width: int = WIDE) -> Svg:
    """A picture as SVG, so many columns wide; `title` is what those hear who do not see it."""
    console = Console(
        width=width, file=StringIO(), record=True, force_terminal=True, color_system="truecolor", legacy_windows=False
    )
    console.print(picture)
    form = FORM.replace("FONTS", FONTS).replace("PAPER", "#" + bytes(PAPER).hex())
    drawn = console.export_svg(theme=THEME, code_format=form)
    drawn = re.sub(r' clip-path="[^"]*"', "", drawn)  # they would cut what a font draws a little wider
    drawn = TEXT.sub(_in_cells, drawn)
    return Svg(re.sub(r"SIZE=([\d.]+),([\d.]+)", _size, drawn, count=1).replace("TITLE", escape(title), 1))


def _in_cells(found: re.Match[str]) -> str:
    """A text in which each symbol of a seat is as wide as its cell: a browser may have it from another, wider font."""
    look, at, length, said = found[1], float(found[2]), float(found[4]), unescape(found[5])
    cell, out = length / len(said), []
    for piece in filter(None, SYMBOL.split(said)):
        fits = ' lengthAdjust="spacingAndGlyphs"' if SYMBOL.fullmatch(piece) else ""
        place = f'x="{round(at, 2)}" y="{found[3]}" textLength="{round(cell * len(piece), 2)}"{fits}'
        out.append(f'<text class="{look}" {place}>{escape(piece).replace(NARROW, "&#160;")}</text>')
        at += cell * len(piece)
    return "".join(out)


def _size(found: re.Match[str]) -> str:
    """How large the picture is, with its margin."""
    wide, high = (math.ceil(float(side)) + 2 * MARGIN for side in found.groups())
    return f'viewBox="{-MARGIN} {-MARGIN} {wide} {high}" width="{wide}" height="{high}"'
