"""Finished games in the database: written with the change that ends them, and read for pages and ratings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, and_, exists, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import AccountRow, GameRow, PlaceRow, RatingRow, RefusalRow, SeatRow, TableRow

Json = dict[str, Any]
MOST_GAMES = 1000
"""Games of one person, or of one title, from which is told how they went: the last ones."""


# ---------------------------------------------------------------------------------------------------------- writing


def write(outcome: Json | None) -> Along:
    """Writes how a game ended; nothing where it does not count (None)."""

    def along(connection: Connection, table_id: str) -> None:
        if outcome is None:
            return
        wanted = {place["account"] for place in outcome["places"]} - {None}
        there = set(connection.execute(select(AccountRow.id).where(AccountRow.id.in_(wanted))).scalars())
        connection.execute(insert(GameRow), {"id": table_id, "number": None, **outcome["game"]})
        places = [
            {"game_id": table_id, **place, "account": place["account"] if place["account"] in there else None}
            for place in outcome["places"]
        ]
        connection.execute(insert(PlaceRow), places)

    return along


def uncounted(connection: Connection, most: int) -> list[str]:
    """Tables whose games ended before results were kept and that are still to be counted, the oldest first."""
    query = select(TableRow.id).where(TableRow.uncounted).order_by(TableRow.created).limit(most)
    return list(connection.execute(query).scalars())


def count(outcome: Json | None) -> Along:
    """Writes the outcome of such a table (None: it cannot be told); nothing if another server was quicker."""

    def along(connection: Connection, table_id: str) -> None:
        claim = update(TableRow).where(TableRow.id == table_id, TableRow.uncounted)
        if connection.execute(claim.values(uncounted=False)).rowcount == 1:
            write(outcome)(connection, table_id)

    return along


def claim(connection: Connection, table_id: str, seats: Sequence[int], account: str) -> None:
    """A finished game that somebody played as a guest belongs to their account from now on, and stays unrated."""
    mine = PlaceRow.game_id == table_id, PlaceRow.number.in_(seats), PlaceRow.account.is_(None)
    connection.execute(update(PlaceRow).where(*mine, PlaceRow.kind == "person").values(account=account))


# -------------------------------------------------------------------------------------------------- who sees whom


def person(connection: Connection, handle: str) -> Json | None:
    """The account that others know by this handle."""
    row = connection.execute(select(AccountRow.__table__).where(AccountRow.handle == handle)).mappings().first()
    return None if row is None or not handle else dict(row)


def visible(connection: Connection, viewer: str, wanted: Collection[str]) -> dict[str, Json]:
    """Of these accounts those whose pages somebody ("": a guest) may look at: handle and name by account.

    One sees oneself, whoever is shown to all, and those one has played a game to its end with, unless they are shown to
    nobody or have refused one.
    """
    if not wanted:
        return {}
    mine, theirs = aliased(PlaceRow), aliased(PlaceRow)
    together = exists().where(mine.account == viewer, theirs.game_id == mine.game_id, theirs.account == AccountRow.id)
    refused = exists().where(RefusalRow.account == AccountRow.id, RefusalRow.other == viewer)
    played = and_(AccountRow.shown == "played", together, ~refused)
    allowed = or_(AccountRow.shown == "all", *([AccountRow.id == viewer, played] if viewer else []))
    query = select(AccountRow.id, AccountRow.handle, AccountRow.name).where(
        AccountRow.id.in_(wanted), AccountRow.closed.is_(False), allowed
    )
    return {row["id"]: dict(row) for row in connection.execute(query).mappings()}


def shown_to_all(connection: Connection, wanted: Collection[str]) -> dict[str, str]:
    """Of these accounts the handles of those whose pages everybody may look at."""
    if not wanted:
        return {}
    query = select(AccountRow.id, AccountRow.handle).where(
        AccountRow.id.in_(wanted), AccountRow.shown == "all", AccountRow.closed.is_(False)
    )
    return {row.id: row.handle for row in connection.execute(query)}


# ------------------------------------------------------------------------------------------------------- refusals


def refused(connection: Connection, account: str) -> list[Json]:
    """Whom an account does not want at its tables, by handle and name, the latest first."""
    query = (
        select(AccountRow.handle, AccountRow.name, RefusalRow.at)
        .join(RefusalRow, RefusalRow.other == AccountRow.id)
        .where(RefusalRow.account == account)
        .order_by(RefusalRow.at.desc(), AccountRow.handle)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def refusing(connection: Connection, accounts: Collection[str], other: str) -> set[str]:
    """Those of some accounts that have refused another one."""
    query = select(RefusalRow.account).where(RefusalRow.other == other, RefusalRow.account.in_(accounts))
    return set(connection.execute(query).scalars())


# --------------------------------------------------------------------------------------------------- reading games


_GAME = (
    GameRow.id, GameRow.title, GameRow.options, GameRow.terms, GameRow.seats, GameRow.people, GameRow.pace,
    GameRow.moves, GameRow.seconds, GameRow.ended, GameRow.unrated, GameRow.number.label("rank"), GameRow.variant,
)  # fmt: skip
_OWN = (
    PlaceRow.place, PlaceRow.total, PlaceRow.standing, PlaceRow.points, PlaceRow.left, PlaceRow.rated, PlaceRow.mu,
    PlaceRow.sigma,
)  # fmt: skip
_OF_TITLE = GameRow.variant.is_(None)
"""Games with the box of their title: with those of the studio nothing can be compared."""
_ALONE = (_OF_TITLE, GameRow.seats == 1, PlaceRow.left.is_(False), PlaceRow.kind == "person")
"""Of those the games that a person has played alone, to their end."""
_SEAT = (PlaceRow.number.label("seat"), *_OWN, PlaceRow.mu_before, PlaceRow.sigma_before)


def games_of(connection: Connection, account: str) -> list[Json]:
    """How the last games of an account went, the oldest of them first; a game at which it had several seats stands
    there with the first of them.
    """
    first = (
        select(PlaceRow.game_id, func.min(PlaceRow.number).label("number"))
        .where(PlaceRow.account == account)
        .group_by(PlaceRow.game_id)
        .subquery()
    )
    query = (
        select(*_GAME, *_OWN)
        .join(first, first.c.game_id == GameRow.id)
        .join(PlaceRow, and_(PlaceRow.game_id == GameRow.id, PlaceRow.number == first.c.number))
        .order_by(GameRow.ended.desc(), GameRow.id.desc())
        .limit(MOST_GAMES)
    )
    return [dict(row) for row in connection.execute(query).mappings()][::-1]


def page_of(
    connection: Connection, account: str, title: str | None, after: tuple[int, str] | None, most: int
) -> list[Json]:
    """The games of an account from behind one of them on, the latest first, each with its places."""
    sat = select(PlaceRow.game_id).where(PlaceRow.account == account)
    query = select(*_GAME).where(GameRow.id.in_(sat))
    if title is not None:
        query = query.where(GameRow.title == title)
    if after is not None:
        ended, game = after
        query = query.where(or_(GameRow.ended < ended, and_(GameRow.ended == ended, GameRow.id < game)))
    query = query.order_by(GameRow.ended.desc(), GameRow.id.desc()).limit(most)
    found = [dict(row) for row in connection.execute(query).mappings()]
    return _with_places(connection, found)


def _with_places(connection: Connection, games: list[Json]) -> list[Json]:
    by_game: dict[str, list[Json]] = {game["id"]: [] for game in games}
    query = select(PlaceRow.__table__).where(PlaceRow.game_id.in_(by_game)).order_by(PlaceRow.number)
    for row in connection.execute(query).mappings():
        by_game[row["game_id"]].append(dict(row))
    return [{**game, "places": by_game[game["id"]]} for game in games]


def games_in(connection: Connection, title: str) -> list[Json]:
    """The last games of a title at which people sat, variants left out, the latest first, each with its places."""
    query = (
        select(*_GAME)
        .where(GameRow.title == title, GameRow.people > 0, _OF_TITLE)
        .order_by(GameRow.ended.desc(), GameRow.id.desc())
        .limit(MOST_GAMES)
    )
    found = [dict(row) for row in connection.execute(query).mappings()]
    return _with_places(connection, found)


def how_many(connection: Connection, title: str) -> int:
    """How many games of a title, variants left out, were played to their end by people here."""
    query = select(func.count()).select_from(GameRow).where(GameRow.title == title, GameRow.people > 0, _OF_TITLE)
    return int(connection.execute(query).scalar_one())


def kept_of(connection: Connection, account: str) -> list[Json]:
    """All that is kept of an account's finished games, the oldest first."""
    query = (
        select(*(column for column in GameRow.__table__.c if column.name != "number"), *_SEAT)
        .join(PlaceRow, PlaceRow.game_id == GameRow.id)
        .where(PlaceRow.account == account)
        .order_by(GameRow.ended, GameRow.id, PlaceRow.number)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def against(connection: Connection, one: str, other: str) -> list[Json]:
    """The games that two accounts have played with each other, variants left out: title, and the place of each."""
    mine, theirs = aliased(PlaceRow), aliased(PlaceRow)
    query = (
        select(GameRow.title, mine.place.label("mine"), theirs.place.label("theirs"))
        .join(mine, mine.game_id == GameRow.id)
        .join(theirs, theirs.game_id == GameRow.id)
        .where(mine.account == one, theirs.account == other, _OF_TITLE)
        .order_by(GameRow.ended.desc())
        .limit(MOST_GAMES)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def best_alone(connection: Connection, title: str, most: int) -> list[Json]:
    """For all terms on which people have played a title alone the best of these games, the best first, each with its
    `place` and how many `games` there are; of equal ones the first is the one that was reached first.
    """
    alike, better = GameRow.terms, PlaceRow.standing.desc()
    ranked = (
        select(
            GameRow.terms, GameRow.box, GameRow.options, GameRow.ended, PlaceRow.account, PlaceRow.total,
            func.rank().over(partition_by=alike, order_by=better).label("place"),
            func.row_number().over(partition_by=alike, order_by=(better, GameRow.ended, GameRow.id)).label("line"),
            func.count().over(partition_by=alike).label("games"),
        )
        .join(PlaceRow, PlaceRow.game_id == GameRow.id)
        .where(GameRow.title == title, *_ALONE)
        .subquery()
    )  # fmt: skip
    query = select(ranked).where(ranked.c.line <= most).order_by(ranked.c.terms, ranked.c.line)
    return [dict(row) for row in connection.execute(query).mappings()]


def better_alone(connection: Connection, terms: str, standing: int) -> tuple[int, int]:
    """The place of a result among those that people reached alone on the same terms, and how many these are."""
    alone = select(func.count()).select_from(GameRow).join(PlaceRow, PlaceRow.game_id == GameRow.id)
    count = alone.where(GameRow.terms == terms, *_ALONE)
    better = connection.execute(count.where(PlaceRow.standing > standing)).scalar_one()
    return int(better) + 1, int(connection.execute(count).scalar_one())


def ratings_of(connection: Connection, account: str) -> list[Json]:
    """The ratings of an account."""
    query = select(RatingRow.__table__).where(RatingRow.account == account).order_by(RatingRow.title)
    return [dict(row) for row in connection.execute(query).mappings()]


def ratings_in(connection: Connection, title: str) -> list[Json]:
    """The ratings in a title of all who are shown to all, with their names and handles."""
    query = (
        select(RatingRow.mu, RatingRow.sigma, RatingRow.games, AccountRow.handle, AccountRow.name)
        .join(AccountRow, AccountRow.id == RatingRow.account)
        .where(RatingRow.title == title, AccountRow.shown == "all", AccountRow.closed.is_(False))
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def reachable(connection: Connection, account: str, games: Collection[str]) -> set[str]:
    """Of these games those at whose tables an account may still look."""
    seat = exists().where(SeatRow.table_id == TableRow.id, SeatRow.account == account)
    mine = or_(TableRow.account == account, seat)
    return set(connection.execute(select(TableRow.id).where(TableRow.id.in_(games), mine)).scalars())
