"""What servers on one database tell each other of who watches."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as some

from stammtisch.server.tables.elsewhere import messages

TABLES = some.text("abcdefghijkmnpqrstuvwxyz23456789", min_size=12, max_size=12)
NAMES = some.lists(some.text(some.characters(exclude_categories=["C"]), max_size=40), max_size=12)
PASSED_ON = 8000
"""Bytes of a notice that PostgreSQL passes on, less one."""


@given(some.dictionaries(TABLES, NAMES, max_size=30))
def test_many_tables_are_told_of_in_pieces_that_the_database_passes_on(named: dict[str, list[str]]) -> None:
    here = {f"{n:012}": [[0, 2], [], n] for n in range(200)} | {t: [[1], names, 0] for t, names in named.items()}
    pieces = list(messages(here))
    assert {table: who for piece in pieces for table, who in piece.items()} == here
    for piece in pieces:
        assert len(f"12345678 {json.dumps({'here': piece}, ensure_ascii=False)}".encode()) < PASSED_ON
    assert len(pieces) < 20
