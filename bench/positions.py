"""Positions with a known answer: does a player find it? `python -m bench.positions [TITLE ...] [--policies A;B]`

Answers come from the rules, in every title by the same means (`players.certain`, which looks at more deals here than
players do); nothing is weighed against anything, but what counts as good is what the title calls so.

- ending: the game ends worse for certain than it can be made to end, or it can be won for certain, and is not.
- gain: another option brings plainly more, and nobody else has a say: +1,000 where +4,000 lies there.
- cost: the same of what several choose at once, unseen: more is paid for the same, whatever the others choose.
- Further kinds are those of single titles, by their own rules (`bench.answers`).

Positions come from games played at random, and only those count at which guessing is wrong at least three times in ten.
Searches think by their iterations alone, so how busy the machine is makes no difference. What the last of the policies
gets wrong is named: the game, the decision, and the moves.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import stammtisch as st
from bench.answers import ANSWERS
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.players import Policy, Sight, find_policy, sight_of
from stammtisch.players.certain import Certain
from stammtisch.players.search import Search

DEALS, SEED = 6, 1_000_003
"""So many deals of what a seat cannot see an answer must be right in, and the seed of the first."""

LAST = 25
"""So many choices before the end of a game endings are looked for."""

LOOKED, A_GAME = 40, 3
"""So many choices of a game are looked at for each kind, and so many positions it gives at most."""

GUESSED_WRONG = 0.3

Choice = tuple[Game, int]
"""A game where somebody is to choose, and the seat."""


@dataclass(frozen=True)
class Position:
    """What a seat sees, and the options that are right; `where` names the game, its ply and the decision."""

    kind: str
    sight: Sight
    right: frozenset[int]
    where: str = ""


def concerns(kind: str, game: Game) -> bool:
    """Whether there may be an answer of a kind to what is to be decided."""
    decision = game.decision
    assert decision is not None
    own = ANSWERS.get(game.title.name, {}).get(kind)
    if own is not None:
        return decision.name == own.decision
    return kind == "ending" or (not decision.plan and decision.at_once == (kind == "cost"))


def course(title: str, kinds: Sequence[str], random: Random) -> dict[str, list[Choice]]:
    """A random game, and of each kind some choices in it that it may have answers to, in any order: of all equally
    likely ones, or for endings the last ones of the game.
    """
    game = st.new(title, random.choice(st.find_title(title).usual_seats), random.getrandbits(40))
    met, kept = dict.fromkeys(kinds, 0), {kind: list[Choice]() for kind in kinds}
    while not game.over:
        seat = random.choice(game.due)
        moves = game.moves(seat)
        for kind in kinds:
            if len(moves) < 2 or not concerns(kind, game):
                continue
            met[kind] += 1
            most = LAST if kind == "ending" else LOOKED
            if len(kept[kind]) < most:
                kept[kind].append((game.clone(), seat))
            elif kind == "ending":
                kept[kind] = [*kept[kind][1:], (game.clone(), seat)]
            elif (place := random.randrange(met[kind])) < most:
                kept[kind][place] = game.clone(), seat
        game.play(random.choice(moves), seat)
    for kind in kinds:
        random.shuffle(kept[kind])
    return kept


def wrong_at(kind: str, game: Game, seat: int, sight: Sight) -> set[int]:
    """The options that are wrong for certain."""
    own = ANSWERS.get(game.title.name, {}).get(kind)
    if own is not None:
        return own.wrong(game, seat)
    certain = Certain(sight, SEED, DEALS)
    if kind == "ending":
        return set(certain.worse_endings())
    return {move.option for move in sight.moves if certain.plainly_better(move.option)}


def kinds(title: str) -> list[str]:
    """The kinds that there may be in a title."""
    at_once = any(decision.sealed for decision in st.find_title(title).decisions.values())
    return ["ending", "gain", *(["cost"] if at_once else []), *ANSWERS.get(title, ())]


def collect(
    title: str, kinds: Sequence[str], count: int, seed: int = 1, seconds: float = math.inf
) -> dict[str, list[Position]]:
    """So many positions of each kind, or as many as are found in so many seconds."""
    random, out, begun = Random(seed), {kind: list[Position]() for kind in kinds}, time.perf_counter()
    number = 0
    while time.perf_counter() - begun < seconds:
        wanted = [kind for kind in kinds if len(out[kind]) < count]
        if not wanted:
            break
        for kind, choices in course(title, wanted, random).items():
            found = 0
            for game, seat in choices:
                sight = sight_of(game, seat)
                wrong = wrong_at(kind, game, seat, sight)
                if wrong and len(wrong) >= GUESSED_WRONG * len(sight.moves):
                    assert game.decision is not None
                    right = frozenset(move.option for move in sight.moves) - wrong
                    where = f"game {number}, ply {len(game.plies)}: {game.decision.name}"
                    out[kind].append(Position(kind, sight, right, where))
                    found += 1
                if found == A_GAME or len(out[kind]) == count:
                    break
        number += 1
    return out


def positions(title: str, kind: str, count: int, seed: int = 1, seconds: float = math.inf) -> list[Position]:
    """So many positions of one kind; see `collect`."""
    return collect(title, [kind], count, seed, seconds)[kind]


def unhurried(policy: Policy) -> Policy:
    """The same, thinking by its iterations alone, and on one core."""
    return Search(replace(policy.effort, seconds=0, cores=1)) if isinstance(policy, Search) else policy


def chosen(policy: Policy, found: Sequence[Position], seed: int = 1) -> list[Move]:
    """What a player chooses at each of the positions."""
    random = Random(seed)
    return [policy.choose(position.sight, random) for position in found]


def right(policy: Policy, found: Sequence[Position], seed: int = 1) -> float:
    """The part of the answers that are right."""
    moves = chosen(policy, found, seed)
    return sum(move.option in p.right for move, p in zip(moves, found, strict=True)) / len(found)


def main() -> None:
    from stammtisch.lab.play import prepare  # with it come entries that tests would wait for
    from stammtisch.lab.setting import setting

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=st.titles())
    parser.add_argument("--policies", default="random;greedy;search:casual;search:easy;search:normal;search:hard")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600, help="that the search for positions of a title may take")
    arguments = parser.parse_args()
    for title in arguments.titles:
        begun = time.process_time()
        found = collect(title, kinds(title), arguments.count, seconds=arguments.seconds)
        print(f"{title}: {time.process_time() - begun:.0f} s to find them", flush=True)
        for kind, those in found.items():
            print(f"  {kind}: {len(those)} positions", flush=True)
            names = arguments.policies.split(";") if those else []
            for name in names:
                prepare(setting(title, st.find_title(title).least_seats(), name))
                begun = time.process_time()
                moves = chosen(unhurried(find_policy(name)), those)
                wrong = [(p, m) for p, m in zip(those, moves, strict=True) if m.option not in p.right]
                share = 1 - len(wrong) / len(those)
                error = 1.96 * math.sqrt(share * (1 - share) / len(those))
                each = (time.process_time() - begun) / len(those)
                print(f"    {name:40} {100 * share:5.1f} % ± {100 * error:.1f}   {1000 * each:.1f} ms", flush=True)
                for p, made in wrong if name == names[-1] else ():
                    answers = ", ".join(m.text for m in p.sight.moves if m.option in p.right)
                    print(f"      {p.where}: {made.text}, not {answers[:200]}", flush=True)


if __name__ == "__main__":
    main()
