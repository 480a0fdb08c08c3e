"""Whether a title's network is to lead the search: `python -m bench.leads TITLE [--seats N] [--games N] [--keep]`

A search that it leads against one that plays out at random, on one core each and with the same time for a choice
(`--seconds`), or with the same `--iterations`, which no other work on the machine changes. Told is how often the one
that is led ends before the other, with the interval of `stammtisch match`. With `--keep` what was found is written into
the title's weights: where the whole interval is above one half, the levels that think longest are led from then on
(`players.net.leads`).
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import stammtisch as st
from stammtisch.lab import match
from stammtisch.players.net import FILE, net_of


def found(title: str, effort: str, seats: int, games: int) -> dict[str, Any]:
    """How often a search that is led ends before one that is not: `share`, its interval, and what was played."""
    led, plain = (f"search:{effort},rollout={how}" for how in ("net", "random"))
    played = match(title, [led, plain], seats, games, stop=False, workers=1)
    (pair,) = played.pairs
    low, high = pair.share.low, pair.share.high
    share = pair.share.value
    if pair.first != led:
        share, low, high = 1 - share, 1 - high, 1 - low
    numbers = {"share": share, "low": low, "high": high}
    return {**{name: round(number, 3) for name, number in numbers.items()}, "seats": seats, "games": played.games}


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
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    title = st.find_title(given.title)
    effort = f"iterations={given.iterations}" if given.iterations else f"seconds={given.seconds}"
    what = {"effort": effort, **found(title.name, effort, given.seats or title.least_seats(), given.games)}
    print(what)
    if given.keep:
        keep(title, what)


if __name__ == "__main__":
    main()
