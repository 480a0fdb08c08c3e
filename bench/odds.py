"""Whether the odds that a hint tells are right: `python -m bench.odds [TITLE ...] [--seats N] [--games N]`

Games are played by the learned player; every now and then a search thinks about the position as a hint does, with few
futures, and tells how often each seat wins. Told is, for each third of the games, how often the likeliest winner won
and how often that was said, and how far the odds were off (Brier's score, 0 to 2: the sum of squares of what is
missing; equal odds for all have 2/3 at three seats), each with the usual 95 % interval, for which each game counts
once.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

import stammtisch as st
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.lab.play import prepare
from stammtisch.lab.setting import setting
from stammtisch.players import find_policy, sight_of
from stammtisch.players.effort import Effort
from stammtisch.players.search import Search

FUTURES, LOOKED = 100, 0.02
"""Futures of a look, and the part of all choices that are looked at."""

THIRDS = 3


def told(title: str, seats: int, number: int) -> list[tuple[float, float, float, float]]:
    """Of one game, for each look: when it was (0 to 1), what the likeliest winner was told to have, its share of the
    victory in the end, and Brier's score.
    """
    game, random = st.new(title, seats, number), Random(number)
    net, search = find_policy("net"), Search(Effort(iterations=FUTURES, rollout="best"))
    looks = []
    while not game.over:
        seat = game.due[0]
        sight = sight_of(game, seat)
        if len(sight.moves) > 1 and random.random() < LOOKED:
            looks.append((len(game.plies), np.array(search.think(sight, random).wins)))
        game.play(sight.moves[0] if len(sight.moves) == 1 else net.choose(sight, random), seat)
    first = [score.place == 1 for score in sorted(game.scores(EVERYTHING), key=lambda score: score.seat)]
    won = np.array(first) / sum(first)
    end = len(game.plies)
    return [(at / end, odds.max(), won[odds.argmax()], ((odds - won) ** 2).sum()) for at, odds in looks]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=st.titles())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    for title in given.titles:
        prepare(setting(title, given.seats, [f"search:iterations={FUTURES},rollout=best"] * given.seats))
        games = [told(title, given.seats, number) for number in range(given.games)]
        print(f"{title}: {sum(map(len, games))} looks in {given.games} games")
        for third in range(THIRDS):
            means = [
                np.mean(looks, axis=0)
                for game in games
                if (looks := [look[1:] for look in game if third <= THIRDS * look[0] < third + 1])
            ]
            off = 1.96 * np.std(means, axis=0, ddof=1) / np.sqrt(len(means))
            said, right, score = (f"{x:.2f} (± {e:.2f})" for x, e in zip(np.mean(means, axis=0), off, strict=True))
            print(f"  third {third + 1}: said {said}, right {right}, off {score}", flush=True)


if __name__ == "__main__":
    main()
