"""What is in the database, chapter by chapter. Times are seconds since 1970 where nothing else is said."""

from __future__ import annotations

from stammtisch.server.keeping.models.base import Base
from stammtisch.server.keeping.models.games import GameRow, PlaceRow, RatingRow, RefusalRow
from stammtisch.server.keeping.models.notices import ChannelRow, FollowRow, LookRow, MuteRow, NoticeRow
from stammtisch.server.keeping.models.people import (
    AccountRow,
    DoorRow,
    NewsRow,
    PasskeyRow,
    SessionRow,
    SittingRow,
    TicketRow,
    TokenRow,
)
from stammtisch.server.keeping.models.studio import StudyRow, VariantRow
from stammtisch.server.keeping.models.tables import (
    AnalysisRow,
    BoxRow,
    DraftRow,
    EventRow,
    FactRow,
    LengthRow,
    PlyRow,
    PonderingRow,
    ResultRow,
    SeatRow,
    TableRow,
    ThoughtRow,
)
from stammtisch.server.keeping.models.talk import BlockRow, ChatRow, MessageRow, NoteRow, OrderRow, ReportRow
from stammtisch.server.keeping.models.tournaments import EntryRow, MatchRow, TournamentRow

__all__ = [
    "AccountRow",
    "AnalysisRow",
    "Base",
    "BlockRow",
    "BoxRow",
    "ChannelRow",
    "ChatRow",
    "DoorRow",
    "DraftRow",
    "EntryRow",
    "EventRow",
    "FactRow",
    "FollowRow",
    "GameRow",
    "LengthRow",
    "LookRow",
    "MatchRow",
    "MessageRow",
    "MuteRow",
    "NewsRow",
    "NoteRow",
    "NoticeRow",
    "OrderRow",
    "PasskeyRow",
    "PlaceRow",
    "PlyRow",
    "PonderingRow",
    "RatingRow",
    "RefusalRow",
    "ReportRow",
    "ResultRow",
    "SeatRow",
    "SessionRow",
    "SittingRow",
    "StudyRow",
    "TableRow",
    "ThoughtRow",
    "TicketRow",
    "TokenRow",
    "TournamentRow",
    "VariantRow",
]
