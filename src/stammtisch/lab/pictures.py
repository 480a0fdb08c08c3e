"""The pictures of a report, drawn by Altair and set as SVG, so that a page needs nothing but itself.

They use six inks. The page maps these, as they stand in the SVG, to its own colours, so that one drawing serves the
light and the dark page; who reads a single SVG sees the light ones. Nothing is told by colour alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt
import vl_convert

from stammtisch.kernel.title.words import DECIMAL, GROUPING, MINUS, speaker
from stammtisch.lab.balance import Spread
from stammtisch.lab.estimate import Estimate

INK, SOFT, LINE, ACCENT, SECOND, FAINT = "#2a211b", "#5a4c40", "#ddcfb9", "#b86e00", "#0a716d", "#e9dcc6"
"""Text, quiet text, rules, the main colour, the one it is told apart from (by blue-blind and red-green-blind eyes too),
and an area behind."""

WIDTH = 740
FONT = "Source Sans 3, Source Sans, system-ui, sans-serif"


@dataclass(frozen=True)
class Bar:
    """A line of a chart: its label and a value with its interval; `mark` tells two series apart."""

    label: str
    estimate: Estimate
    mark: str = ""


def _data(rows: Sequence[Any]) -> Any:
    return alt.Data(values=list(rows))  # type: ignore[no-untyped-call]


def _numbers(lang: str) -> dict[str, Any]:
    """How charts write numbers: as everything else in a language does."""
    percent = speaker(lang).say("percent", share="")
    signs = {"decimal": DECIMAL[lang], "thousands": GROUPING[lang], "minus": MINUS, "percent": percent}
    return {**signs, "grouping": [3], "currency": ["", ""]}


def svg(chart: Any, lang: str) -> str:
    """A chart as an SVG element that takes the width of its place, with numbers as a language writes them."""
    axis = {
        "domainColor": LINE,
        "gridColor": LINE,
        "tickColor": LINE,
        "labelColor": SOFT,
        "titleColor": SOFT,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "labelLimit": 330,
    }
    whole = chart.configure(font=FONT, background="transparent", padding=4).configure_view(stroke=None)
    whole = whole.configure_axis(**axis).configure_legend(
        labelColor=INK, labelFontSize=13, title=None, orient="top", symbolSize=90, labelLimit=330
    )
    text: str = vl_convert.vegalite_to_svg(whole.to_json(), format_locale=_numbers(lang))
    # What the library says in English of each part: a drawing is one image, and its figures stand in a table.
    head, rest = re.sub(r' (?:aria-[a-z]+|role)="[^"]*"', "", text).split(">", 1)
    return f'{head} role="img" preserveAspectRatio="xMinYMin meet">{rest}'


def dots(
    bars: Sequence[Bar], axis: str, lang: str, fair: float | None = None, marks: tuple[str, str] | None = None
) -> str:
    """Values with their intervals, one below the other, and a line where they would be if all were equal."""
    rows = [
        {"label": b.label, "value": b.estimate.value, "low": _or(b.estimate.low, b), "high": _or(b.estimate.high, b)}
        | {"mark": b.mark}
        for b in bars
    ]
    order = list(dict.fromkeys(b.label for b in bars))
    base = alt.Chart(_data(rows))
    y = alt.Y(
        "label:N",
        sort=order,
        title=None,
        axis=alt.Axis(domain=False, ticks=False, labelColor=INK, labelPadding=8, labelLimit=430),
    )
    x = alt.X("value:Q", title=axis, scale=alt.Scale(zero=False, nice=True), axis=alt.Axis(tickCount=6))
    offset = {"yOffset": alt.YOffset("mark:N", sort=list(marks))} if marks else {}
    kinds = list(marks) if marks else [""]
    colour = alt.Color(
        "mark:N", scale=alt.Scale(domain=kinds, range=[ACCENT, SECOND]), legend=alt.Legend() if marks else None
    )
    shape = alt.Shape(
        "mark:N", scale=alt.Scale(domain=kinds, range=["circle", "square"]), legend=alt.Legend() if marks else None
    )
    layers = [
        base.mark_rule(strokeWidth=3, opacity=0.55).encode(
            y=y, x=alt.X("low:Q", title=axis), x2="high:Q", color=colour, **offset
        ),
        base.mark_point(filled=True, size=95, opacity=1).encode(y=y, x=x, color=colour, shape=shape, **offset),
    ]
    if fair is not None:
        line = alt.Chart(_data([{"fair": fair}])).mark_rule(color=INK, strokeDash=[4, 4])
        layers.insert(0, line.encode(x="fair:Q"))
    height = max(60, (40 if marks else 27) * len(order))
    return svg(alt.layer(*layers).properties(width=WIDTH - 290, height=height), lang)


def _or(end: float, bar: Bar) -> float:
    return end if end == end else bar.estimate.value


def histogram(spread: Spread, axis: str, lang: str, mark: float | None = None) -> str:
    """How many games have which number; a line at the middle one."""
    total = max(1, sum(spread.counts))
    left = 0.5 if spread.edges[1] - spread.edges[0] == 1 else 0  # a bar of one whole number has it in its middle
    rows = [
        {"from": a - left, "to": b - left, "share": n / total}
        for a, b, n in zip(spread.edges, spread.edges[1:], spread.counts, strict=False)
    ]
    bars = (
        alt.Chart(_data(rows))
        .mark_bar(color=ACCENT, opacity=0.85, binSpacing=1)
        .encode(
            x=alt.X("from:Q", title=axis, bin="binned", axis=alt.Axis(tickCount=8, tickMinStep=1, grid=False)),
            x2="to:Q",
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=4)),
        )
    )
    layers = [bars]
    if mark is not None:
        line = alt.Chart(_data([{"at": mark}])).mark_rule(color=INK, strokeDash=[4, 4])
        layers.append(line.encode(x="at:Q"))
    return svg(alt.layer(*layers).properties(width=WIDTH - 60, height=170), lang)


def columns(labels: Sequence[str], estimates: Sequence[Estimate], axis: str, lang: str, fair: float) -> str:
    """A course over time: values joined by a line, with a band for their intervals and a line for what is fair."""
    rows = [
        {"n": i, "label": label, "value": e.value, "low": e.low, "high": e.high}
        for i, (label, e) in enumerate(zip(labels, estimates, strict=True))
    ]
    base = alt.Chart(_data(rows)).encode(
        x=alt.X("label:O", sort=list(labels), title=axis, axis=alt.Axis(labelAngle=0, grid=False))
    )
    y = alt.Y("value:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%", tickCount=5))
    line = alt.Chart(_data([{"fair": fair}])).mark_rule(color=INK, strokeDash=[4, 4]).encode(y="fair:Q")
    return svg(
        alt.layer(
            base.mark_area(color=ACCENT, opacity=0.25).encode(y=alt.Y("low:Q", title=None), y2="high:Q"),
            base.mark_line(
                color=ACCENT, strokeWidth=2.5, point=alt.OverlayMarkDef(color=ACCENT, size=60, filled=True)
            ).encode(y=y),
            line,
        ).properties(width=WIDTH - 60, height=190),
        lang,
    )
