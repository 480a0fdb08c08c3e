"""How strong the players are, on one scale over all titles: `python -m bench.levels [--games N] [TITLE ...]`

Each game is one of three seats between three of the players that its title offers (`net` only where it has weights),
drawn by its number; titles take turns. Searches think by their iterations alone, so how busy the machine is makes no
difference. What has been played is kept in `levels.jsonl` (or `--out FILE`), a line for each game; the same command
goes on from there, and with `--games 0` tells what is known. A game in which somebody went by the weights of a title
counts as long as these ship, and is played anew after that. With titles only theirs of these games are played.
`--picture FILE.svg` draws the ladder over all titles, and `--keep` writes it where players find it
(`players.strength`).

Ratings are Bradley and Terry's on Elo's scale (400 points are ten to one), with 95 % intervals from drawing the games
anew; 1000 is the mean of the players. Everybody who ended before somebody else has won against that one.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import numpy as np

import stammtisch as st
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.lab.estimate import Estimate
from stammtisch.players import find_policy, policies, sight_of
from stammtisch.players.effort import LEVELS, guide
from stammtisch.players.net import NetPlayer, net_of
from stammtisch.players.search import Search
from stammtisch.players.strength import FILE

SEATS = 3
PLAYERS = ("random", "greedy", "net", *(f"search:{level}" for level in LEVELS))
SHARES = (1, 1, 2, 2, 2, 2, 1, 0.4)
"""How often each of the players is drawn: those that think for long seldom."""

TOO_LONG = {"mall-world": ("search:hard",)}
"""Title -> players who would think there for longer than ten minutes in each game."""

ENOUGH = 80
"""Games of a title from which on its ratings are told; of fewer, some that are drawn anew would hang in the air."""


def title_of(number: int) -> str:
    """The title of the game of a number."""
    titles = st.titles()
    return titles[number % len(titles)]


@cache
def weights_of(title: str) -> str:
    """The weights that ship with a title, by a number that other weights do not have; "" without."""
    net = net_of(st.find_title(title))
    return "" if net is None else f"{crc32(b''.join(t.tobytes() for t in (net.first, net.second, net.rows))):08x}"


def goes_by_weights(title: str, name: str) -> bool:
    """Whether a player is another one with other weights."""
    policy = find_policy(name)
    led = isinstance(policy, Search) and guide(st.find_title(title), policy.effort) is not None
    return led or isinstance(policy, NetPlayer)


def counts(game: dict[str, Any]) -> bool:
    """Whether a game was played by the players that there are."""
    return "weights" not in game or game["weights"] == weights_of(game["title"])


def play(number: int) -> dict[str, Any]:
    """Plays the game of a number; who sat there, their places, and the weights that any of them went by."""
    from stammtisch.lab.play import prepare  # with it come entries that need not be there where only ratings are told
    from stammtisch.lab.setting import setting

    title, random = title_of(number), Random(number)
    weights = {name: random.random() ** (1 / share) for name, share in zip(PLAYERS, SHARES, strict=True)}
    offered = set(policies(st.find_title(title))).difference(TOO_LONG.get(title, ()))
    names = sorted(offered & weights.keys(), key=lambda name: -weights[name])[:SEATS]
    random.shuffle(names)
    prepare(setting(title, SEATS, names))
    seated = []
    for name in names:
        policy = find_policy(name)
        seated.append(Search(replace(policy.effort, seconds=0, cores=1)) if isinstance(policy, Search) else policy)
    game = st.new(title, SEATS, number)
    while not game.over:
        seat = game.due[0]
        sight = sight_of(game, seat)
        one = len(sight.moves) == 1
        game.play(sight.moves[0] if one else seated[seat].choose(sight, random), seat)
    places = {score.seat: score.place for score in game.scores(EVERYTHING)}
    weights = {"weights": weights_of(title)} if any(goes_by_weights(title, name) for name in names) else {}
    return {"number": number, "title": title, "players": names, "places": [places[k] for k in range(SEATS)], **weights}


def wins(game: dict[str, Any]) -> Any:
    """The table of wins of one game."""
    out = np.zeros((len(PLAYERS), len(PLAYERS)))
    for one, first in zip(game["players"], game["places"], strict=True):
        for other, second in zip(game["players"], game["places"], strict=True):
            if one != other:
                out[PLAYERS.index(one), PLAYERS.index(other)] += 1.0 if first < second else 0.5 * (first == second)
    return out


def rated(games: Sequence[dict[str, Any]]) -> dict[str, Estimate]:
    """The ratings of those who have played; of several titles in more than one, since titles differ in how much luck
    leaves to the better player.
    """
    from stammtisch.lab.ratings import rating_intervals  # with it come entries that the players would wait for

    won = np.array([wins(game) for game in games]).reshape(-1, len(PLAYERS), len(PLAYERS))
    seen = {(player, game["title"]) for game in games for player in game["players"]}
    titles = {title for _, title in seen}
    known = [sum(name == player for name, _ in seen) >= min(2, len(titles)) for player in PLAYERS]
    met = np.flatnonzero(known & ((won + won.transpose(0, 2, 1)).sum(axis=(0, 2)) > 0))
    if not len(met):
        return {}
    found = rating_intervals(won[:, met][:, :, met])
    return {PLAYERS[k]: Estimate(*numbers) for k, *numbers in zip(met, *(each.tolist() for each in found), strict=True)}


def table(games: Sequence[dict[str, Any]]) -> str:
    """What is known, as Markdown; of single titles where enough has been played."""
    columns = {"all titles": list(games)} | {t: [g for g in games if g["title"] == t] for t in st.titles()}
    columns = {name: of for name, of in columns.items() if name not in st.titles() or len(of) >= ENOUGH}
    lines = ["| player | " + " | ".join(f"{name} ({len(of)} games)" for name, of in columns.items()) + " |"]
    lines.append("|---" * (len(columns) + 1) + "|")
    found = [rated(of) for of in columns.values()]
    for player in PLAYERS:
        cells = [f"{e.value:.0f} ({e.low:.0f} to {e.high:.0f})" if (e := of.get(player)) else "" for of in found]
        lines.append(f"| {player} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def ladder(games: Sequence[dict[str, Any]]) -> str:
    """What is known over all titles, as a picture (SVG): the strongest on top."""
    from stammtisch.lab.pictures import Bar, dots

    found = sorted(rated(games).items(), key=lambda one: -one[1].value)
    return dots([Bar(player, estimate) for player, estimate in found], "rating", "en", fair=1000)


def keep(games: Sequence[dict[str, Any]]) -> None:
    """Writes the ratings over all titles down for everybody who plays; levels that cannot be told apart, since they
    came out in the wrong order, as equal, where what is known better counts for more. A level that has played in one
    title alone is told as the one below it, which thinks less.
    """
    from scipy.optimize import isotonic_regression

    found = rated(games)
    for weaker, stronger in pairwise(name for name in PLAYERS if name.startswith("search:")):
        found.setdefault(stronger, found[weaker])
    values = {name: e.value for name, e in found.items()}
    levels = [name for name in values if name.startswith("search:")]
    sure = [1 / (found[name].high - found[name].low) ** 2 for name in levels]
    values |= dict(zip(levels, isotonic_regression([values[name] for name in levels], weights=sure).x, strict=True))
    lines = ["# Measured by bench.levels.", f"games = {len(games)}", "", "[ratings]"]
    lines += [f'"{name}" = [{values[name]:.0f}, {e.low:.0f}, {e.high:.0f}]' for name, e in found.items()]
    FILE.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".jsonl"))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--keep", action="store_true")
    arguments = parser.parse_args()
    text = arguments.out.read_text() if arguments.out.exists() else ""
    games = [game for line in text.splitlines() if counts(game := json.loads(line))]
    done = {game["number"] for game in games}
    wanted = arguments.titles or st.titles()
    numbers = [n for n in range(arguments.games) if n not in done and title_of(n) in wanted]
    with get_context("spawn").Pool(arguments.workers) as pool:
        for game in pool.imap_unordered(play, numbers):
            games.append(game)
            with arguments.out.open("a") as kept:
                kept.write(json.dumps(game) + "\n")
    print(table(games))
    if arguments.picture:
        arguments.picture.write_text(ladder(games) + "\n")
    if arguments.keep:
        keep(games)


if __name__ == "__main__":
    main()
