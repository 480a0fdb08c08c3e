"""What goes in and out about hints and the analysis of a finished game; the rest is in `schemas`."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from stammtisch.server.api.schemas import In, MoveSaid, Out, SeatNumber


class HintIn(In):
    """Asks what a strong player would do at a seat of one's own that is due."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 0}]})
    seat: SeatNumber


class HintMove(Out):
    """What a search makes of a move: the part of its thinking that went to it and how often the seat won after it (both
    0 to 1; `error` is half the width of the 95 % interval of the latter), and how far it was ahead of the best of the
    others in the mean (points, francs). `equal`: it cannot be told apart from the best one. Where there are no others,
    `won` and `error` are null, and `lead` is what the seat comes to.
    """

    option: int
    text: str
    label: str
    share: float
    won: float | None
    error: float | None
    equal: bool
    lead: float


class HintOut(Out):
    """What a strong player would do: the moves that it thought about, the best first, and each seat's chance to win (0
    to 1; empty for one who plays alone), by what the seat that asked may see. `why`: what the best one brings beyond
    the next one, in words, each figure with its uncertainty; or that the rules are still being compiled, and it will
    know more when asked again. `ply` and `event` are those of the position.
    """

    ply: int
    event: int
    seat: int
    moves: list[HintMove]
    wins: list[float]
    why: list[str]


class JudgementOut(Out):
    """A decision of a finished game, as a strong player would have seen it from that seat, knowing no more than it did.

    `number` is that of the move, from 1; `loss` the chance to win (0 to 1) and `loss_lead` the lead (points, francs)
    that the move gave away compared with the `best` one, each 0 where the two cannot be told apart in it; `error` and
    `error_lead` are half the widths of their intervals. `wins` and `leads` are those of all seats just before it.
    `why`: where a chance worth the name was given away, what the best move would have brought beyond this one, in
    words, each figure with its uncertainty; empty in older analyses. `gap`: the chance that may be expected to have
    been given away, clear or not, as uncertain as `error` says, below 0 where the move fared better; 0 in older
    analyses. `futures`: how many the search looked into; 0 in older analyses. Of one who plays alone `loss`, `error`
    and `gap` are points, `wins` is empty, and `leads` is what the seat may expect to come to.
    """

    number: int
    seat: int
    decision: str
    move: MoveSaid
    best: MoveSaid
    loss: float
    loss_lead: float
    wins: list[float]
    leads: list[float]
    error: float = 0.0
    error_lead: float = 0.0
    why: list[str] = Field(default_factory=list)
    gap: float = 0.0
    futures: int = 0


class TurnOut(Out):
    """A place at which the game turned: with the move of this number, and what came of it before the next decision, a
    seat gained or lost most (`change`, in chance to win, alone in points); `by_move` tells whether that was mostly the
    move's doing.
    """

    number: int
    seat: int
    change: float
    by_move: bool


class AnalysisResult(Out):
    """A game looked back on: its decisions in order, its turning points (the greatest first), the numbers of the moves
    that gave most away (`slips`, the worst first), and for each seat what its moves gave away in all (in chance to win,
    at most all of it, and in lead), how many of its decisions were as good as the best ones (0 to 1), and what came to
    it besides: `luck` (in chance to win), by chance and by the others' moves. `losses_error` is half the width of the
    interval of what was given away, and of luck; empty in older analyses. Of one who plays alone all three are points.
    `futures`: how many were looked into at a decision, in the median; 0 in older analyses. `few`: they are too few to
    tell most slips for sure, as before the rules are compiled.
    """

    judgements: list[JudgementOut]
    turns: list[TurnOut]
    slips: list[int]
    losses: list[float]
    losses_lead: list[float]
    accuracy: list[float]
    luck: list[float] = Field(default_factory=list)
    losses_error: list[float] = Field(default_factory=list)
    futures: int = 0
    few: bool


class AnalysisOut(Out):
    """How far the analysis of a finished game is, in decisions. `state`: nobody asked for it yet ("none"), it waits for
    that of another game, it is thought out, it is there (with its `result`), or it failed and may be asked for again.
    `better`: it is there, but rests on few futures, and the rules have been compiled since; asked for anew, it can tell
    more.
    """

    state: Literal["none", "waiting", "thinking", "done", "failed"]
    done: int
    of: int
    better: bool = False
    result: AnalysisResult | None = None
