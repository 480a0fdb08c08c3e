"""Makes the golden records: `python -m tests.golden.make TITLE`. Run it only when a change of the rules is meant.

Games are played at random with a leaning (which moves are liked, which are not), from rising seeds, until one ends the
way that is wanted. A file that exists is left alone.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import stammtisch as st

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Wanted:
    """A record to make: its name, the table, how people lean, and the clauses that its last ply must tell.

    `leaning` is the weight of moves by their first word; others weigh 1. `late` takes its place after clause `turning`.
    """

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    leaning: Mapping[str, float] = field(default_factory=dict)
    end: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    turning: str = ""
    tie: bool = False
    """Whether two seats with the same score must stand on different places."""
    decided: str = ""
    """The name of the tie-break that must have decided between two seats."""
    late: Mapping[str, float] = field(default_factory=dict)


IDLE = {"validate": 1e-9, "accept": 1e-9, "pass": 1.0}
HOARD = {"validate": 1e-6, "accept": 30.0, "build": 20.0, "lease": 0.1}

BUSY = {"hire": 5.0, "build": 20.0, "office": 10.0, "remodel": 3.0, "end": 0.2, "nothing": 0.1}

SHOP = {
    **{"draw": 10.0, "anchor": 2.0, "counter": 0.5, "take": 0.3, "nothing": 0.01},
    **{"throw": 5.0, "roll": 0.03, "close": 0.02, "dismiss": 5.0, "swap": 0.2},
}
DRAW = {"draw": 1000.0, "close": 1e-3, "dismiss": 5.0}
GAMBLE = {"roll": 5.0, "throw": 5.0, "stop": 0.02, "nothing": 1e-3}

VISIT = {"buy": 4.0, "buy-with": 1.0, "play": 20.0, "play-with": 1.0, "advertise": 0.5, "collect": 0.3, "draw": 2.0}
PEOPLE, TILES = {"entrepreneurs": "true"}, {"achievement_tiles": "true"}
RICH = {**PEOPLE, **TILES}

BREW = {"lay": 0.1, "joker": 0.3, "pay": 0.5, "send": 20.0, "from": 0.01, "from-home": 0.01, "sell": 0.1, "no": 0.2}
IDLE_REPS = {"lay": 0.02, "joker": 0.02, "send": 0.01, "keep": 20.0, "no": 100.0, "pay": 0.01}

WANTED: Mapping[str, list[Wanted]] = {
    "brauerei": [
        Wanted("three", 3, leaning=BREW, end=("BR-15.1",)),
        Wanted("four", 4, leaning=BREW, end=("BR-15.2",)),
        Wanted("five", 5, leaning=BREW, end=("BR-15.1",)),
        Wanted("six", 6, leaning=BREW, end=("BR-15.1",)),
        Wanted("research-besides-cards", 3, {"research": "additional"}, BREW, end=("BR-15.1",), told=("BR-19.1",)),
        Wanted("reps-open-the-market", 3, {"supra_access": "reps"}, BREW, end=("BR-15.1",)),
        Wanted("tie-broken-by-money", 4, leaning=BREW, end=("BR-15.1",), decided="money"),
        Wanted("round-limit", 3, leaning=IDLE_REPS, end=("BR-15.3",), decided="order"),
    ],
    "ground-floor": [
        Wanted("two", 2, leaning=BUSY, end=("GF-17.5",)),
        Wanted("three", 3, leaning=BUSY, end=("GF-17.5",)),
        Wanted("four", 4, leaning=BUSY, end=("GF-17.5",)),
        Wanted("five", 5, leaning=BUSY, end=("GF-17.5",)),
        Wanted("alone-with-pei", 2, {"automas": "pei"}, BUSY),
        Wanted("gropius", 4, {"automas": "gropius"}, BUSY),
        Wanted("hadid", 3, {"automas": "hadid"}, BUSY),
        Wanted("pei-and-gropius", 5, {"automas": "pei+gropius"}, BUSY),
        Wanted("alone-with-two", 3, {"automas": "pei+hadid"}, BUSY),
        Wanted("gropius-and-hadid", 4, {"automas": "gropius+hadid"}, BUSY),
        Wanted("beginners", 4, {"forecast": "beginner"}, BUSY),
        Wanted("era", 3, {"era_cards": "on"}, BUSY),
        Wanted("great-depression", 3, {"great_depression": "on"}, BUSY),
        Wanted("windfall", 3, {"windfall": "on"}, BUSY),
        Wanted("event", 4, {"event_cards": "on"}, BUSY),
        Wanted("later-wishes", 4, {"later_wishes": "on"}, BUSY),
        Wanted("tie-broken-by-popularity", 3, leaning=BUSY, tie=True),
    ],
    "mall-des-jahres": [
        Wanted("two", 2, leaning=SHOP, end=("MJ-14.1",)),
        Wanted("three", 3, leaning=SHOP, end=("MJ-14.2",)),
        Wanted("four", 4, leaning=DRAW, end=("MJ-15.5",)),
        Wanted("five", 5, leaning=SHOP, end=("MJ-14.2",), told=("MJ-13.10",)),
        Wanted("insolvent", 2, leaning=GAMBLE, end=("MJ-14.6",)),
        Wanted("last-one-standing", 4, leaning=GAMBLE, end=("MJ-14.6",)),
        Wanted("settle-before-check", 3, {"field_order": "settle_check"}, SHOP),
        Wanted("vacancies-alone-dismissed", 2, {"all_vacancy": "dismiss"}, SHOP),
        Wanted("deck-turned-at-once", 3, {"deck_turn": "turn_at_once"}, SHOP),
        Wanted("deck-shuffled", 3, {"deck_turn": "shuffle"}, SHOP),
        Wanted("open-when-taken-up", 4, {"opening": "naive"}, SHOP, end=("MJ-14.2",)),
        Wanted("unopened-unpaid", 3, {"unopened_pay": "false"}, SHOP),
        Wanted("closing-paid", 3, {"voluntary_closing": "paid"}, {**SHOP, "close": 1.0}),
        Wanted("closing-without-vacancy", 3, {"voluntary_closing": "no_vacancy"}, {**SHOP, "close": 1.0}),
        Wanted("closure-cards-free", 3, {"closure_cost": "false"}, {**SHOP, "take": 5.0}),
        Wanted("dice-at-least", 3, {"dice_match": "at_least"}, {**SHOP, "try": 10.0}),
        Wanted("reward-set", 3, {"reward": "set"}, SHOP),
        Wanted("no-insolvency", 3, {"red_end": "floor"}, GAMBLE),
    ],
    "mall-world": [
        Wanted("three", 3, end=("MW-15.1",)),
        Wanted("four", 4, end=("MW-15.1",)),
        Wanted("five", 5, end=("MW-15.1",)),
        Wanted("fixed-opening", 3, {"opening": "fixed"}),
        Wanted("blind-tokens", 4, {"tokens": "blind"}),
        Wanted("leasing-any", 4, {"leasing": "any"}),
        Wanted("no-exchange", 5, {"exchange": "none"}),
        Wanted("risky-full-hand", 3, {"full_hand": "risk"}, leaning={"accept": 20.0, "trade": 0.05}),
        Wanted("small", 2, {"small": "on"}, end=("MW-19.8",)),
        Wanted("stagnation", 3, leaning=IDLE, end=("MW-15.7",)),
        Wanted("early-end", 3, leaning=HOARD, end=("MW-15.6",)),
        Wanted(
            "early-end-overtaken",
            3,
            leaning={**HOARD, "validate": 0.25},
            end=("MW-15.1",),
            told=("MW-15.3",),
            turning="MW-15.3",
            late={"validate": 1e6},
        ),
    ],
    "wishland": [
        Wanted("alone", 1, leaning=VISIT, end=("WL-21.1",)),
        Wanted("two", 2, leaning=VISIT, end=("WL-21.1",)),
        Wanted("three", 3, leaning=VISIT, end=("WL-21.1",), told=("WL-18.13a",)),
        Wanted("four", 4, leaning=VISIT, end=("WL-21.1",), told=("WL-18.16a",)),
        Wanted("entrepreneurs", 3, PEOPLE, VISIT),
        Wanted("achievement-tiles", 3, TILES, VISIT),
        Wanted("entrepreneurs-and-tiles", 4, RICH, VISIT, told=("WL-19.3a",)),
        Wanted("alone-with-entrepreneur-and-tiles", 1, RICH, VISIT),
        Wanted("placed-without-buying", 2, {"allow_blocking_placement": "true"}, VISIT),
        Wanted("price-that-was-paid", 4, {**TILES, "price_tests_use_printed": "false"}, VISIT),
        Wanted("theme-suites-without-mascots", 2, {"h07_includes_mascots": "false"}, VISIT),
        Wanted("late-purchase-of-what-lies-open", 2, {"h08_search_piles": "false"}, VISIT, told=("WL-18.8a",)),
        Wanted("late-purchase-sets-off-nothing", 2, {"h08_triggers": "false"}, VISIT, told=("WL-18.8a",)),
        Wanted("late-purchase-later", 2, {**PEOPLE, "h08_before_entrepreneurs": "false"}, VISIT, told=("WL-18.8a",)),
        Wanted("gallery-of-different-symbols", 2, {"h11_counts": "different"}, VISIT),
        Wanted("starting-booth-pays", 4, {**PEOPLE, "e01_pays_for_starting_booth": "true"}, VISIT),
        Wanted("curator-blind-to-mascots", 4, {**PEOPLE, "e10_sees_mascots_without_h10": "false"}, VISIT),
        Wanted("happy-booths", 2, {"happiness_goal_counts_booths": "true"}, VISIT),
        Wanted("empty-collection", 2, {"collect_needs_workers": "false"}, VISIT, told=("WL-18.16a",)),
        Wanted("alone-with-late-draws", 1, {"solo_free_draw_in_window_b": "true"}, VISIT),
        Wanted("tie-broken-by-marker", 3, leaning=VISIT, tie=True),
    ],
}


def play(title: str, wanted: Wanted, seed: int) -> st.Game:
    """One game with a leaning."""
    game = st.new(title, wanted.seats, seed, wanted.options)
    random, leaning = Random(seed), wanted.leaning
    while not game.over:
        moves = game.moves()
        weights = [leaning.get(move.text.split()[0], 1.0) for move in moves]
        ply = game.play(random.choices(moves, weights)[0])
        if wanted.turning in {tell.clause for tell in ply.tells}:
            leaning = wanted.late
    return game


def fits(game: st.Game, wanted: Wanted) -> bool:
    """Whether a game ended as wanted."""
    last = {tell.clause for tell in game.plies[-1].tells}
    ever = {tell.clause for ply in game.plies for tell in ply.tells}
    scores = game.scores()
    broken = any(a.total == b.total and a.place != b.place for a in scores for b in scores)
    decided = wanted.decided in _decisive(game) or not wanted.decided
    return set(wanted.end) <= last and set(wanted.told) <= ever and (broken or not wanted.tie) and decided


def _decisive(game: st.Game) -> set[str]:
    """The tie-breaks that have decided between two seats."""
    ties, seats = game.title.ties, range(len(game.seats))
    worths = [[tie.worth(game.state, game.box, seat) for tie in ties] for seat in seats]
    return {
        next(tie.name for tie, a, b in zip(ties, worths[one], worths[other], strict=True) if a != b)
        for one in seats
        for other in seats
        if game.points(one) == game.points(other) and worths[one] != worths[other]
    }


def main(title: str) -> None:
    for wanted in WANTED[title]:
        path = HERE / title / f"{wanted.name}.txt"
        if path.exists():
            continue
        path.parent.mkdir(exist_ok=True)
        seed = 0
        while not fits(game := play(title, wanted, seed), wanted):
            seed += 1
        path.write_text(game.record(), encoding="utf-8")
        print(f"{path.name}: seed {seed}, {len(game.plies)} moves")


if __name__ == "__main__":
    main(sys.argv[1])
