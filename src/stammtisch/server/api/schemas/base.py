"""What everything that goes in and out is made of, and errors."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import Code

Lang = Literal["en", "de", "fr"]
DEFAULT_BOT = "search:easy"
"""Who plays where nobody says which bot."""
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\":{};\\\x00-\x1f\x7f]+$"),
    AfterValidator(plain.name),
]
"""A person's name. The record gives \" : { } ; \\ a meaning of their own, so no name holds them."""
ClientId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Colour = Annotated[int, Field(ge=0, lt=MAX_SEATS, description="one of the eight colours of seats, from 0")]


class In(BaseModel):
    """What a client sends; an unknown field is an error, so that a typing mistake is not silently ignored."""

    model_config = ConfigDict(extra="forbid")


class Out(BaseModel):
    """What the server answers."""


class ErrorBody(Out):
    """What went wrong: a code for programs, a sentence for people, and often the clause of the rules behind it."""

    code: Code
    message: str
    clause: str | None = None
    detail: Any = None


class Error(Out):
    """Any answer that is no success."""

    error: ErrorBody
