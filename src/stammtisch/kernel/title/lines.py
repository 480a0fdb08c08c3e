"""On which lines of a TOML file its tables, entries and keys stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

Lines = Mapping[tuple[str, int | None, str], int]
"""(Table, number of the entry or None where there is but one, key or "" for the entry itself) -> its line, from 1."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|#[^\n]*|[\[\]{}\n]|.", re.S
)
_HEADER = re.compile(r"\s*(\[\[?)\s*(.+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*("[^"\n]*"|'[^'\n]*'|[A-Za-z0-9_-]+)""")


def lines_of(text: str) -> Lines:
    """Where everything stands in a text that is TOML."""
    found: dict[tuple[str, int | None, str], int] = {}
    counts: dict[str, int] = {}
    table, entry = "", None
    for line, statement in _statements(text):
        header = _HEADER.match(statement) if statement.lstrip().startswith("[") else None
        key = _KEY.match(statement)
        if header is not None:
            table, entry = header[2].strip("\"'"), None
            if header[1] == "[[":
                entry = counts.get(table, 0)
                counts[table] = entry + 1
                found.setdefault((table, None, ""), line)
            found.setdefault((table, entry, ""), line)
        elif key is not None:
            name = key[1].strip("\"'")
            found.setdefault((table, entry, name) if table else (name, None, ""), line)
    return found


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The statements of a text, with the line on which each begins; one may go over several lines."""
    line, begun, depth = 1, 1, 0
    parts: list[str] = []
    for token in _TOKEN.finditer(text):
        said = token[0]
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(said, 0)
        if said == "\n" and depth <= 0:
            yield begun, "".join(parts)
            parts, begun, depth = [], line + 1, 0
        elif not said.startswith("#"):
            parts.append(said)
        line += said.count("\n")
    yield begun, "".join(parts)


def line_at(lines: Lines, table: str, entry: int | None, key: str) -> int | None:
    """The line of a key, or if it is not there that of its entry, or else of its table; None: none is there."""
    for place in ((table, entry, key), (table, entry, ""), (table, None, "")):
        if place in lines:
            return lines[place]
    return None
