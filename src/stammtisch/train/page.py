"""The page of a training's progress: one file that needs nothing from the network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import number, speaker
from stammtisch.train.learn import Course

WIDTH, HEIGHT, MARGIN = 640, 180, 44
"""Pixels of a chart; the margin holds the figures beside and below it."""

SMOOTH = 9
"""Rounds over which a line is averaged."""

STYLE = """
:root{color-scheme:light dark;--ink:#22201c;--paper:#faf8f3;--quiet:#6b665c;--line:#b3541e}
@media(prefers-color-scheme:dark){:root{--ink:#eee9df;--paper:#1d1b18;--quiet:#a49d8f;--line:#e8935a}}
body{margin:2rem auto;max-width:44rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);
background:var(--paper)}h1{font-size:1.6rem}h2{font-size:1.1rem;margin:2rem 0 0}p{margin:.3rem 0}
.quiet,text{color:var(--quiet);fill:var(--quiet);font-size:.8rem}svg{width:100%;height:auto}
"""


def progress_page(title: Title, course: Course, lang: str = "en") -> str:
    """What has been learned from, and how it went, round by round."""
    words = speaker(lang, Path(__file__).parent / "words")
    rounds = course.rounds
    facts = words.say(
        "facts",
        rounds=number(len(rounds), lang, decimals=0),
        games=number(course.games, lang, decimals=0),
        decisions=number(course.decisions, lang, decimals=0),
        minutes=number(course.seconds / 60, lang, decimals=1),
        seed=str(course.seed),
    )
    greedy = ("against-greedy", [r.against_greedy for r in rounds], 1.0)
    variety = ("variety", [r.entropy for r in rounds], None)
    charts: list[tuple[str, list[float], float | None]] = [
        ("against-past", [r.against_past for r in rounds], 1.0),
        greedy,
        ("lead-error", [r.lead_error for r in rounds], None),
        ("foreseen", [r.surprise for r in rounds], None),
        variety,
    ]
    if course.teacher:
        charts = [greedy, ("shown", [r.shown for r in rounds], None), variety]
    parts = [
        f"<h2>{escape(words.say(name))}</h2><p class=quiet>{escape(words.say(f'{name}-means'))}</p>"
        + _chart(_smooth(values), even, words.say(name), lang)
        for name, values, even in charts
    ]
    head = words.say("heading", title=title.title)
    return (
        f'<!doctype html><html lang={lang}><meta charset=utf-8><meta name=viewport content="width=device-width">'
        f"<title>{escape(head)}</title><style>{STYLE}</style><h1>{escape(head)}</h1>"
        f"<p>{escape(facts)}</p>{''.join(parts)}</html>\n"
    )


def _smooth(values: Sequence[float]) -> list[float]:
    """The mean of each value and those before it."""
    return [sum(values[max(0, i + 1 - SMOOTH) : i + 1]) / min(i + 1, SMOOTH) for i in range(len(values))]


def _chart(values: Sequence[float], even: float | None, said: str, lang: str) -> str:
    """A line over the rounds, with its least and greatest value; `even` draws one where nobody is better."""
    shown = [*values, *([] if even is None else [even])]
    low, high = min(shown, default=0.0), max(shown, default=1.0)
    span = (high - low) or 1.0

    def y(value: float) -> float:
        return HEIGHT - 24 - (HEIGHT - 34) * (value - low) / span

    step = (WIDTH - MARGIN) / max(1, len(values) - 1)
    points = " ".join(f"{MARGIN + i * step:.1f},{y(value):.1f}" for i, value in enumerate(values))
    marks = "".join(
        f'<text x=0 y="{y(value) + 4:.0f}">{number(value, lang, decimals=2)}</text>' for value in (low, high)
    )
    rule = "" if even is None else f'<path d="M{MARGIN} {y(even):.1f}H{WIDTH}" stroke="var(--quiet)" opacity=".5"/>'
    line = f'<polyline points="{points}" fill="none" stroke="var(--line)" stroke-width="2"/>'
    ends = f'<text x="{MARGIN}" y="{HEIGHT - 4}">1</text>'
    ends += f'<text x="{WIDTH}" y="{HEIGHT - 4}" text-anchor="end">{len(values)}</text>'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said)}">{rule}{line}{marks}{ends}</svg>'
