"""/api/tables/{id}/best: how a game that was played alone stands among others of this house."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from stammtisch.server.api.schemas import Out
from stammtisch.server.api.tables import LOOK, Here, house_of
from stammtisch.server.tables.best import best

router = APIRouter(tags=["tables"])


class ResultOut(Out):
    """A game that was played alone: its place among all of them (equal ones share it), the name at its seat, its
    result, and when it ended (Unix time). `this`: it is the one of the table that was asked.
    """

    place: int
    name: str
    total: int
    ended: int
    this: bool


class BestOut(Out):
    """The best games that people played alone here with the same title, box and options, the best first; that of the
    table comes last if it is not among them, and not at all if it was not dealt by chance or a bot ended it. `games`:
    how many there are.
    """

    games: int
    results: list[ResultOut]


@router.get("/api/tables/{table_id}/best", response_model=BestOut, responses=LOOK)
async def read_best(request: Request, here: Here) -> Any:
    """What has been reached here by those who played alone, once this game is over; for tables of one seat."""
    table = here.table
    async with table.turn():
        return await best(house_of(request).store, table.id, table.game)
