"""Whether a title's network is to lead the search: `python -m bench.leads TITLE [--seats N] [--games N] [--keep]`

A search that it leads against one that plays out at random, on one core each and with the same time for a choice
(`--seconds`), or with `--iterations`, of which the other one gets PLAIN times as many: that takes about as long, and no
other work on the machine changes it. Where futures end before the game does, the judge of a position is the title or
the network; `--judge` says who, by default it is who has been so far. They sit in turns, and each deal is played
twice, with the seats changed. Told is how often the one that is led ends before the other (ties half), with the usual
95 % interval of as many deals. With `--keep` what was found is written into the title's weights: where the whole
interval is above one half, the levels that think longest are led from then on (`players.net.leads`), by that judge.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

import stammtisch as st
from stammtisch.lab.play import Wanted, play_batch, prepare
from stammtisch.lab.setting import setting
from stammtisch.players.effort import PLAIN
from stammtisch.players.net import FILE, JUDGES, judge, net_of


def ways_of(effort: str, judged: str) -> tuple[str, str]:
    """How the one that is led thinks and how the other does; `judged` by whom. See the module's text."""
    name, number = effort.split("=")
    plain = f"{name}={PLAIN * int(number)}" if name == "iterations" else effort
    return f"{effort},rollout=net,judge={judged}", f"{plain},rollout=random"


def found(title: str, effort: str, judged: str, seats: int, games: int) -> dict[str, Any]:
    """How often a search that is led ends before one that is not: `share`, its interval, and what was played."""
    ways = [f"search:{way}" for way in ways_of(effort, judged)]
    shares = []
    for turn in range(2):
        seated = [ways[(seat + turn) % 2] for seat in range(seats)]
        wanted = setting(title, seats, seated)
        prepare(wanted)
        led = np.array([player == ways[0] for player in seated])
        standings = play_batch(wanted, np.arange(games // 2), Wanted()).standings
        ahead = np.sign(standings[:, led, None] - standings[:, None, ~led])
        shares.append((0.5 + 0.5 * ahead).mean(axis=(1, 2)))
    deals = np.mean(shares, axis=0)
    spread = np.append(deals, (0, 1)).std(ddof=1)  # deals that all went one way do not say that the next one will
    share, off = deals.mean(), 1.96 * spread / np.sqrt(len(deals))
    numbers = {"share": share, "low": max(share - off, 0), "high": min(share + off, 1)}
    return {**{name: round(float(n), 3) for name, n in numbers.items()}, "seats": seats, "games": 2 * len(deals)}


def keep(title: st.Title, what: Mapping[str, Any]) -> None:
    """Writes into the weights of a title what was found; without effect on them themselves."""
    net = net_of(title)
    assert net is not None
    replace(net, made={**net.made, "leads": dict(what) if what["low"] > 0.5 else None}).save(title.folder / FILE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--judge", choices=JUDGES)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    title = st.find_title(given.title)
    effort = f"iterations={given.iterations}" if given.iterations else f"seconds={given.seconds}"
    judged = given.judge or judge(title)
    what = found(title.name, effort, judged, given.seats or title.least_seats(), given.games)
    what = {"effort": effort, "judge": judged, **what}
    print(what)
    if given.keep:
        keep(title, what)


if __name__ == "__main__":
    main()
