"""What is told of a person's games, and of all games of a title: counted from finished games when somebody asks."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, median
from typing import Any

from sqlalchemy import Connection

from stammtisch.kernel.title.title import Title, UnknownTitle, find_title
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import results
from stammtisch.server.keeping.store import Store
from stammtisch.server.people.ratings import Rating

Json = dict[str, Any]
PAGE = 20
"""Games on one page of a list."""
MOST_POINTS, MOST_LEADERS, MOST_BEST = 120, 50, 5
"""Of a rating over time, in a list of the house, and of the best games that were played alone."""
FRESH = 60.0
"""Seconds for which what was counted of a title is told again."""
BINS = 14
"""Bars of a picture of how often which result was reached, at the most."""
FEWEST = 5
"""Games from which it is told which seat wins how often."""
SURELY = 3.0
Point = tuple[str, float]


class Pages:
    """See the module's text."""

    def __init__(self, store: Store):
        self._store = store
        self._titles: dict[str, tuple[float, Json]] = {}
        self._counting = asyncio.Lock()

    # ---------------------------------------------------------------------------------------------------- persons

    async def person(self, handle: str, viewer: str, lang: str) -> Json:
        """The page of a person, for an account ("": a guest); ApiError if there is none that they may look at."""

        def work(connection: Connection) -> Json:
            who = seen(connection, handle, viewer)
            games = results.games_of(connection, who["id"])
            titles, alike = [], [game for game in games if game["variant"] is None]
            for name, count in Counter(game["title"] for game in alike).most_common():
                own = [game for game in alike if game["title"] == name]
                titles.append({"title": name, "games": count, **_of_title(connection, who["id"], name, own, lang)})
            mine = viewer == who["id"]
            refuses = bool(viewer) and results.refusing(connection, [viewer], who["id"]) != set()
            return {
                "handle": who["handle"],
                "name": who["name"],
                "me": mine,
                "shown": who["shown"] if mine else None,
                "refused": refuses,
                "games": len(games),
                "titles": titles,
                "together": None if mine or not viewer else _together(connection, viewer, who["id"]),
            }

        return await self._store.look(work)

    async def games(
        self, handle: str, viewer: str, title: str | None, after: tuple[int, str] | None, lang: str
    ) -> Json:
        """A page of a person's games, the latest first; ApiError if there is no such person for who asks.

        Others at the table are named where whoever asks may look at their pages, too.
        """

        def work(connection: Connection) -> Json:
            who = seen(connection, handle, viewer)
            found = results.page_of(connection, who["id"], title, after, PAGE + 1)
            page = found[:PAGE]
            accounts = {place["account"] for game in page for place in game["places"]} - {None}
            known = results.visible(connection, viewer, accounts)
            open_to = results.reachable(connection, viewer, [game["id"] for game in page]) if viewer else set()
            last = page[-1] if len(found) > PAGE else None
            return {
                "games": [
                    _line(game, who["id"], viewer == who["id"], known, game["id"] in open_to, lang) for game in page
                ],
                "more": None if last is None else f"{last['ended']}-{last['id']}",
            }

        return await self._store.look(work)

    # ----------------------------------------------------------------------------------------------------- titles

    async def title(self, title: Title, viewer: str, lang: str) -> Json:
        """What all finished games of a title tell, and who is best at it of those who want to be seen.

        Who was best alone is named where whoever asks (an account, "": a guest) may look at their pages.
        """
        async with self._counting:  # of many who ask at once one has it counted
            read, found = self._titles.get(title.name, (-FRESH, {}))
            if time.monotonic() - read > FRESH:
                found = await self._store.look(lambda connection: _all_of_title(connection, title))
                self._titles[title.name] = (time.monotonic(), found)
        accounts = {row["account"] for rows in found["alone"] for row in rows} - {None}

        def work(connection: Connection) -> tuple[Sequence[Json], Mapping[str, Json]]:
            return results.ratings_in(connection, title.name), results.visible(connection, viewer, accounts)

        leaders, known = await self._store.look(work)
        return {
            **found,
            "title": title.name,
            "winners": _said(found["winners"], title.name, lang),
            "others": _said(found["others"], title.name, lang),
            "alone": [_alone(rows, title, viewer, known, lang) for rows in found["alone"]],
            **_leaders(leaders),
        }


def seen(connection: Connection, handle: str, viewer: str) -> Json:
    """The account behind a handle; ApiError if there is none, or whoever asks may not look at its page."""
    who = results.person(connection, handle)
    if who is None or who["id"] not in results.visible(connection, viewer, [who["id"]]):
        raise ApiError("not-found", "no-such-person")
    return who


# ---------------------------------------------------------------------------------------------------- of a person


def _of_title(connection: Connection, account: str, title: str, games: Sequence[Json], lang: str) -> Json:
    """What the games of one title tell of a person, the oldest game first."""
    several = [game for game in games if game["seats"] > 1]
    alone = [game for game in games if game["seats"] == 1 and not game["left"]]
    stayed = [game for game in several if not game["left"]] or alone
    places: dict[int, list[int]] = {}
    for game in several:
        places.setdefault(game["seats"], [0] * game["seats"])[game["place"] - 1] += 1
    rating = next((row for row in results.ratings_of(connection, account) if row["title"] == title), None)
    return {
        "won": sum(game["place"] == 1 and not game["left"] for game in several),
        "left": sum(game["left"] for game in several),
        "places": [{"seats": seats, "counts": counts} for seats, counts in sorted(places.items())],
        "points": _said(_by_source(game["points"] for game in stayed), title, lang),
        "rating": None if rating is None else told(Rating(rating["mu"], rating["sigma"], rating["games"])),
        "line": _line_of([game for game in games if game["rated"] and game["mu"] is not None]),
        "alone": len(alone),
        "best": [_best(connection, game, title, lang) for game in _best_alone(alone)],
    }


def told(rating: Rating) -> Json:
    """A rating as it is shown: what is surely reached, the estimate, and as far above that as surely below."""
    return {
        "number": rating.shown,
        "estimate": rating.bound(0),
        "high": rating.bound(SURELY),
        "provisional": rating.provisional,
        "games": rating.games,
    }


def _line_of(games: Sequence[Json]) -> list[Json]:
    """The rating after each of these games; of many games some, the last one among them."""
    every = max(1, math.ceil(len(games) / MOST_POINTS))
    shown = [game for n, game in enumerate(games) if (len(games) - 1 - n) % every == 0]
    out = []
    for game in shown:
        rating = Rating(game["mu"], game["sigma"])
        out.append(
            {"ended": game["ended"], "number": rating.shown, "estimate": rating.bound(0), "high": rating.bound(SURELY)}
        )
    return out


def _best_alone(games: Sequence[Json]) -> list[Json]:
    """The best game for each set of terms that somebody has played alone on, the terms played most often first."""
    alike: dict[str, list[Json]] = {}
    for game in games:
        alike.setdefault(game["terms"], []).append(game)
    often = sorted(alike.values(), key=len, reverse=True)[:MOST_BEST]
    return [max(each, key=lambda game: (game["standing"], -game["ended"])) for each in often]


def _best(connection: Connection, game: Json, title: str, lang: str) -> Json:
    place, count = results.better_alone(connection, game["terms"], game["standing"])
    said = said_total(title, game["total"], lang)
    return {"said": said, "ended": game["ended"], "options": game["options"], "place": place, "games": count}


def _together(connection: Connection, viewer: str, other: str) -> Json:
    """How often who asks came before a person in the games that they have played with each other."""
    games = results.against(connection, viewer, other)
    ahead = sum(game["mine"] < game["theirs"] for game in games)
    behind = sum(game["mine"] > game["theirs"] for game in games)
    return {"games": len(games), "ahead": ahead, "behind": behind, "level": len(games) - ahead - behind}


def _line(game: Json, account: str, mine: bool, known: Mapping[str, Json], reachable: bool, lang: str) -> Json:
    """A game in a person's list; `mine`: that person asks, and is told which variant it was."""
    places = game["places"]
    own = next(place for place in places if place["account"] == account)
    change = None
    if own["mu"] is not None and own["mu_before"] is not None:
        before, after = Rating(own["mu_before"], own["sigma_before"]), Rating(own["mu"], own["sigma"])
        change = after.shown - before.shown
    return {
        "title": game["title"],
        "ended": game["ended"],
        "options": game["options"],
        "pace": game["pace"],
        "minutes": round(game["seconds"] / 60) if game["seconds"] else None,
        "unrated": game["unrated"],
        "variant": game["variant"] if mine else None,
        "change": change,
        "table": game["id"] if reachable else None,
        "seats": [_seat(place, account, known, game["title"], lang) for place in places],
    }


def _seat(place: Json, account: str, known: Mapping[str, Json], title: str, lang: str) -> Json:
    who = known.get(place["account"] or "")
    return {
        "kind": place["kind"],
        "policy": place["policy"],
        "name": None if who is None else who["name"],
        "handle": None if who is None else who["handle"],
        "this": place["account"] == account,
        "place": place["place"],
        "said": said_total(title, place["total"], lang),
        "left": place["left"],
    }


# ----------------------------------------------------------------------------------------------------- of a title


def _all_of_title(connection: Connection, title: Title) -> Json:
    games = results.games_in(connection, title.name)
    several = [game for game in games if game["seats"] > 1]
    stayed = [(game, place) for game in several for place in game["places"] if not place["left"]]
    totals = [p["total"] for _, p in stayed if p["kind"] == "person" and p["total"] is not None]
    return {
        "games": results.how_many(connection, title.name),
        "counted": len(games),
        "lengths": _lengths(games),
        "scores": histogram(totals),
        "winners": _by_source(place["points"] for _, place in stayed if place["place"] == 1),
        "others": _by_source(place["points"] for _, place in stayed if place["place"] > 1),
        "seats": _by_seat(several),
        "alone": _by_terms(results.best_alone(connection, title.name, MOST_BEST), title),
    }


def _by_terms(games: Iterable[Json], title: Title) -> list[list[Json]]:
    """The best games that were played alone, by their terms: those with the title's own box first, then those that were
    played most often.
    """
    alike: dict[str, list[Json]] = {}
    for game in games:
        alike.setdefault(game["terms"], []).append(game)
    return sorted(alike.values(), key=lambda rows: (not _own(rows[0], title), -rows[0]["games"]))[:MOST_BEST]


def _own(game: Json, title: Title) -> bool:
    """Whether a game was played with the box that the title has now."""
    return title.goes_on_with(game["box"], title.load_box())


def _alone(rows: Sequence[Json], title: Title, viewer: str, known: Mapping[str, Json], lang: str) -> Json:
    """The best games on the same terms, and nothing by which their tables are found."""
    best = []
    for row in rows:
        who = known.get(row["account"] or "")
        best.append(
            {
                "place": row["place"],
                "said": said_total(title.name, row["total"], lang),
                "ended": row["ended"],
                "name": None if who is None else who["name"],
                "handle": None if who is None else who["handle"],
                "this": bool(viewer) and row["account"] == viewer,
            }
        )
    first = rows[0]
    return {"own": _own(first, title), "options": first["options"], "games": first["games"], "results": best}


def _lengths(games: Iterable[Json]) -> list[Json]:
    """How long games are, by how many seats they have."""
    by_size: dict[int, list[Json]] = {}
    for game in games:
        by_size.setdefault(game["seats"], []).append(game)
    out = []
    for seats, alike in sorted(by_size.items()):
        seconds = [game["seconds"] for game in alike if game["seconds"]]
        minutes = round(median(seconds) / 60) if seconds else None
        moves = round(median(game["moves"] for game in alike))
        out.append({"seats": seats, "games": len(alike), "minutes": minutes, "moves": moves})
    return out


def _by_seat(games: Iterable[Json]) -> list[Json]:
    """How large the share of the wins is that each seat has, in games of people alone; who won together shares."""
    by_size: dict[int, list[list[float]]] = {}
    for game in games:
        places = game["places"]
        if any(place["kind"] != "person" or place["left"] for place in places):
            continue
        first = sum(place["place"] == 1 for place in places)
        shares = [1 / first if place["place"] == 1 else 0.0 for place in places]
        by_size.setdefault(game["seats"], []).append(shares)
    return [
        {"seats": seats, "games": len(games), "wins": [round(mean(each), 4) for each in zip(*games, strict=True)]}
        for seats, games in sorted(by_size.items())
        if len(games) >= FEWEST
    ]


def histogram(numbers: Sequence[int]) -> Json | None:
    """How often which result was reached: the first bar begins at `begin`, each is `width` wide; None of nothing."""
    if not numbers:
        return None
    low, high = min(numbers), max(numbers)
    least = max(1, (high - low + 1) / BINS)
    ten = 10 ** math.floor(math.log10(least))
    width = int(next(step * ten for step in (1, 2, 5, 10) if step * ten >= least))
    begin = low // width * width
    counts = Counter((number - begin) // width for number in numbers)
    bars = [counts[bar] for bar in range(max(counts) + 1)]
    return {"begin": begin, "width": width, "counts": bars, "median": round(median(numbers))}


def _leaders(rows: Sequence[Json]) -> Json:
    """Those who are rated, the best first; those of whom too little is known stand apart."""
    known = [(Rating(row["mu"], row["sigma"], row["games"]), row) for row in rows]
    known.sort(key=lambda one: (-one[0].shown, -one[0].games, one[1]["name"], one[1]["handle"]))
    lines = [{"handle": row["handle"], "name": row["name"], **told(rating)} for rating, row in known]
    sure = [line for line in lines if not line["provisional"]]
    places = [1 + sum(other["number"] > line["number"] for other in sure) for line in sure]
    return {
        "leaders": [{**line, "place": place} for line, place in zip(sure, places, strict=True)][:MOST_LEADERS],
        "newcomers": [{**line, "place": None} for line in lines if line["provisional"]][:MOST_LEADERS],
    }


# ---------------------------------------------------------------------------------------------------------- words


def _by_source(points: Iterable[Sequence[Sequence[Any]]]) -> list[Point]:
    """The mean of the points from each source, in the order in which the title names them."""
    found: dict[str, list[int]] = {}
    for lines in points:
        for source, amount in lines:
            found.setdefault(source, []).append(amount or 0)
    return [(source, round(mean(amounts), 1)) for source, amounts in found.items()]


def _said(points: Sequence[Point], title: str, lang: str) -> list[Json]:
    """Points with what their sources are called."""
    try:
        speaker = find_title(title).speaker(lang)
    except UnknownTitle:
        return [{"source": source, "text": source, "points": amount} for source, amount in points]
    texts = {source: f"source-{source}" for source, _ in points}
    return [
        {
            "source": source,
            "text": speaker.say(texts[source]) if speaker.knows(texts[source]) else source,
            "points": amount,
        }
        for source, amount in points
    ]


def said_total(title: str, total: int | None, lang: str) -> str:
    """A result with its unit, as the title says it."""
    try:
        found = find_title(title)
    except UnknownTitle:
        return "" if total is None else str(total)
    speaker = found.speaker(lang)
    return speaker.say("no-score") if total is None else speaker.count(total, found.unit).said
