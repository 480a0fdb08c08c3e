"""How well people play a title, reckoned from the places of finished games (openskill, Plackett-Luce).

What is known of somebody is an estimate and how uncertain it is. Games are rated one after another, each once, in an
order that is written down with them (`GameRow.number`), so that all ratings can be reckoned again and come out alike.
A seat whose account was deleted keeps what it had before its games: the others' ratings stand on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.keeping.models import AccountRow, FactRow, GameRow, PlaceRow, RatingRow

Json = dict[str, Any]
MODEL = PlackettLuce()
BEGIN, POINT, SURELY = 1000, 40, 3
"""The number of somebody who has not played, how much a unit of the model is, and so many deviations below the estimate
is what somebody surely reaches."""
PROVISIONAL = 6.5
"""The deviation above which a rating is provisional: some nine games of two, or fourteen of five."""
COUNTED = "rated"
"""The fact that says how many games have been rated. Who rates holds its row until that is committed."""
CLOSED = "closed"
"""Why a game is unrated at which an account sat that the host of the house has closed."""
TRIES = 5


@dataclass(frozen=True)
class Rating:
    """An estimate, its deviation, and after how many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    def bound(self, deviations: float) -> int:
        """So many deviations above the estimate, as a number that is shown."""
        return round(BEGIN + POINT * (self.mu + deviations * self.sigma - (MODEL.mu - SURELY * MODEL.sigma)))

    @property
    def shown(self) -> int:
        """What they surely reach."""
        return self.bound(-SURELY)

    @property
    def provisional(self) -> bool:
        """Whether too little is known yet."""
        return self.sigma > PROVISIONAL


def reckon(before: Sequence[Rating], ranks: Sequence[float]) -> list[Rating]:
    """The ratings after a game in which those with equal ranks were equal, and the lowest rank won."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)]


def ranks_of(places: Sequence[Mapping[str, Any]]) -> list[int]:
    """How those who are rated stand among each other; whoever left the end to a bot comes last."""
    keys = [(place["left"], 0 if place["left"] else place["place"]) for place in places]
    return [1 + sum(other < key for other in keys) for key in keys]


# ----------------------------------------------------------------------------------------- one game after another


Known = dict[tuple[str, str], Rating]


def _rate(title: str, places: Sequence[Mapping[str, Any]], known: Known) -> list[Json]:
    """Rates a game: what is written at its rated places; the ratings of accounts in `known` are moved on."""
    before = []
    for place in places:
        if place["account"] is not None:
            before.append(known.get((title, place["account"]), Rating()))
        elif place["mu_before"] is not None:
            before.append(Rating(place["mu_before"], place["sigma_before"]))
        else:
            before.append(Rating())
    after = reckon(before, ranks_of(places))
    for place, new in zip(places, after, strict=True):
        if place["account"] is not None:
            known[title, place["account"]] = new
    return [
        {
            "p_game": place["game_id"],
            "p_number": place["number"],
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": new.mu,
            "sigma": new.sigma,
        }
        for place, old, new in zip(places, before, after, strict=True)
    ]


_PLACE = update(PlaceRow).where(PlaceRow.game_id == bindparam("p_game"), PlaceRow.number == bindparam("p_number"))
_GAME = update(GameRow).where(GameRow.id == bindparam("g_id"))


_WAITS = GameRow.number.is_(None), GameRow.unrated.is_(None)


def any_waiting(connection: Connection) -> bool:
    """Whether a game has ended that is not rated yet."""
    return connection.execute(select(GameRow.id).where(*_WAITS).limit(1)).first() is not None


def rate_waiting(connection: Connection, most: int) -> int:
    """Rates games that have ended and are not rated yet, in the order in which they ended; how many there were.

    Several servers may do this at the same moment: each game is rated once, by one of them.
    """
    number = _hold(connection)
    query = select(GameRow.id, GameRow.title).where(*_WAITS).order_by(GameRow.ended, GameRow.id).limit(most)
    games = connection.execute(query).all()
    if not games:
        return 0
    places = _places(connection, [game.id for game in games])
    accounts = {place["account"] for rows in places.values() for place in rows} - {None}
    closed = _closed(connection, accounts)
    known = _known(connection, accounts)
    old = set(known)
    written, sets = [], []
    for game in games:
        number += 1
        void = any(place["account"] in closed for place in places[game.id])
        sets.append({"g_id": game.id, "number": number, "unrated": CLOSED if void else None})
        written += [] if void else _rate(game.title, places[game.id], known)
    connection.execute(_GAME, sets)
    if written:
        connection.execute(_PLACE, written)
        titles = {game.title for game in games}
        moved = {key: known[key] for key in known if key[0] in titles and key[1] in accounts}
        _keep(connection, moved, old)
    _let_go(connection, number)
    return len(games)


def again(engine: Engine) -> int:
    """Reckons all ratings anew from the places of the games, in the order in which they were rated; how many games.

    A game at which an account sat that is closed now does not count; where one is open again, it does. It may be done
    beside running servers.
    """
    for _ in range(TRIES):
        with engine.connect() as connection:
            last = _last(connection)
            query = select(GameRow.id, GameRow.title, GameRow.number).where(GameRow.number.is_not(None))
            games = connection.execute(query.order_by(GameRow.number)).all()
            places = _places(connection)
            closed = _closed(connection)
        known: Known = {}
        written, sets = [], []
        for game in games:
            void = any(place["account"] in closed for place in places[game.id])
            sets.append({"g_id": game.id, "number": game.number, "unrated": CLOSED if void else None})
            if void:
                nothing = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
                kept = [place for place in places[game.id] if place["account"] is not None]
                written += [{"p_game": game.id, "p_number": place["number"], **nothing} for place in kept]
            else:
                written += _rate(game.title, places[game.id], known)
        with engine.begin() as connection:
            if _hold(connection) != last:
                continue  # a server has rated a game meanwhile
            connection.execute(delete(RatingRow))
            there = set(connection.execute(select(AccountRow.id)).scalars())
            _keep(connection, {key: one for key, one in known.items() if key[1] in there}, set())
            if games:
                connection.execute(_GAME, sets)
                connection.execute(_PLACE, written)
            return len(games)
    raise TimeoutError


def _hold(connection: Connection) -> int:
    """How many games have been rated; nobody else rates until this transaction is over."""
    kind = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(kind(FactRow).values(name=COUNTED, value="0").on_conflict_do_nothing())
    connection.execute(update(FactRow).where(FactRow.name == COUNTED).values(value=FactRow.value))
    return _last(connection)


def _let_go(connection: Connection, number: int) -> None:
    connection.execute(update(FactRow).where(FactRow.name == COUNTED).values(value=str(number)))


def _last(connection: Connection) -> int:
    return int(connection.scalar(select(FactRow.value).where(FactRow.name == COUNTED)) or 0)


def _places(connection: Connection, games: Sequence[str] | None = None) -> dict[str, list[Json]]:
    """The rated places of these games, or of all."""
    columns = (
        PlaceRow.game_id, PlaceRow.number, PlaceRow.account, PlaceRow.place, PlaceRow.left, PlaceRow.mu_before,
        PlaceRow.sigma_before,
    )  # fmt: skip
    query = select(*columns).where(PlaceRow.rated).order_by(PlaceRow.game_id, PlaceRow.number)
    if games is not None:
        query = query.where(PlaceRow.game_id.in_(games))
    out: dict[str, list[Json]] = {}
    for row in connection.execute(query).mappings():
        out.setdefault(row["game_id"], []).append(dict(row))
    return out


def _closed(connection: Connection, accounts: Iterable[str] | None = None) -> set[str]:
    query = select(AccountRow.id).where(AccountRow.closed)
    if accounts is not None:
        query = query.where(AccountRow.id.in_(accounts))
    return set(connection.execute(query).scalars())


def _known(connection: Connection, accounts: Iterable[str]) -> Known:
    query = select(RatingRow.__table__).where(RatingRow.account.in_(accounts))
    rows = connection.execute(query).mappings()
    return {(row["title"], row["account"]): Rating(row["mu"], row["sigma"], row["games"]) for row in rows}


def _keep(connection: Connection, ratings: Known, old: set[tuple[str, str]]) -> None:
    """Writes ratings; those in `old` are there already."""
    fresh = [
        {"title": title, "account": account, "mu": one.mu, "sigma": one.sigma, "games": one.games}
        for (title, account), one in ratings.items()
        if (title, account) not in old
    ]
    if fresh:
        connection.execute(insert(RatingRow), fresh)
    for (title, account), one in ratings.items():
        if (title, account) in old:
            there = RatingRow.title == title, RatingRow.account == account
            connection.execute(update(RatingRow).where(*there).values(mu=one.mu, sigma=one.sigma, games=one.games))


def rated(connection: Connection) -> int:
    """How many games have been rated."""
    query = select(func.count()).select_from(GameRow).where(GameRow.number.is_not(None), GameRow.unrated.is_(None))
    return int(connection.execute(query).scalar_one())
