"""Positions of Mall des Jahres laid by the numbers of the cards, for tests.

    game = lay(begin="turn", draw=["VAC", "VAC", "ST16", "VAC"], opened=["ST16"], m=20)
    play(game, "nothing")  # the seat before the first one ends its turn; the first one begins

Cards are called by their `code` in the box (ST01, AN01, FC01, CL01); VAC is a vacancy. Piles are written from top to
bottom. What a test does not name lies where it belongs: other stores and the closure cards that nobody has seen in the
store pile, beneath those that are named, other anchors and counters in their piles.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from stammtisch.kernel.play.course import Ply
from stammtisch.kernel.play.game import Game, Seat
from stammtisch.titles.mall_des_jahres.title import TITLE
from tests.titles.table import at, play, texts

SEATS = ("P0", "P1", "P2", "P3", "P4")
_BOX = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))
ENTRIES = {entry["code"]: entry for table in ("store", "anchor", "counter", "closure") for entry in _BOX[table]}
IDS = {code: entry["id"] for code, entry in ENTRIES.items()} | {"VAC": "vacancy"}
CODES = {name: code for code, name in IDS.items()} | {"closure": "?"}
STORES, ANCHORS, COUNTERS, CLOSURES = (
    [code for code in ENTRIES if code.startswith(prefix)] for prefix in ("ST", "AN", "FC", "CL")
)
BRANCHES = [entry["id"] for entry in _BOX["branch"]]
LADDER = {"I": 0, "II": 3, "III": 6, "IV": 9, "V": 11}
STACKS = ("1", "2", "3", "4")
FIELDS = ("effect", "close", "check", "settle")
OF_BRANCH = {branch: [code for code in STORES if ENTRIES[code]["branch"] == branch] for branch in BRANCHES}
WANTS = ("needs_anchors", "needs_counters", "category")
PLAIN = {
    branch: min(codes, key=lambda code: [ENTRIES[code][key] for key in WANTS]) for branch, codes in OF_BRANCH.items()
}
"""For each branch the first of its stores that want least."""
QUIET = ["VAC"] * 4
"""A draw pile that gives a turn without effects."""
IDLE = ("nothing", "keep", "stop", "none", "arrange 1234", "onto 1")
"""Moves that change nothing, or as little as can be."""


def ids(codes: Iterable[str]) -> list[str]:
    """The names of cards in the box."""
    return [IDS[code] for code in codes]


def codes(names: Iterable[str]) -> list[str]:
    """The codes of cards; `?` for a closure card that nobody has seen."""
    return [CODES[name] for name in names]


def mall(number: int, but: Sequence[str] = (), among: Sequence[str] = ()) -> list[str]:
    """So many stores, each the first of its branch, with these branches among them and without those."""
    chosen = [*among, *(branch for branch in BRANCHES if branch not in (*among, *but))][:number]
    assert len(chosen) == number
    return [PLAIN[branch] for branch in chosen]


def category(stores: Iterable[str]) -> str:
    """The category that open stores give (MJ-12.3)."""
    represented = len({ENTRIES[code]["branch"] for code in stores})
    return max((name for name, needed in LADDER.items() if needed <= represented), key=LADDER.__getitem__)


def fresh(seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None) -> Game:
    """A new game."""
    return Game(TITLE, [Seat(name) for name in SEATS[:seats]], options, seed=seed)


def _player(
    *,
    m: int = 20,
    at_category: str | None = None,
    dice: Sequence[int] = (),
    draw: Sequence[str] = (),
    display: Sequence[str | None] = (),
    discard: Sequence[str] = (),
    mall: Sequence[str] = (),
    opened: Sequence[str] = (),
    holds: Sequence[str] = (),
    out: int = 0,
) -> dict[str, Any]:
    """A player's part of a position; see `lay`."""
    everywhere = [*draw, *(card for card in display if card), *discard, *mall]
    assert set(opened) <= set(everywhere), "an open tenant lies in nobody's deck"
    stores = [code for code in (*opened, *mall) if code in STORES]
    shown = {field: IDS[card] for field, card in zip(FIELDS, display, strict=False) if card}
    return {
        "marker": m,
        "category": None if out else (at_category or category(stores)),
        "out": out,
        "dice": sorted(dice) or [0, 0, 0],
        "draw": known(draw),
        "display": shown,
        "discard": ids([*mall, *reversed(discard)]),
        "closures": ids(holds),
    }


def known(pile: Sequence[str], rest: Sequence[str] = ()) -> dict[str, Any]:
    """A pile whose upper cards are known; the rest was shuffled. Names of the box stand for themselves."""
    items = [*(IDS.get(card, card) for card in rest), *(IDS.get(card, card) for card in reversed(pile))]
    run = [*(1 for _ in rest), *(0 for _ in pile)]
    return {"n": len(items), "loose": 0 if pile else len(rest), "item": items, "run": run}


def lay(
    seats: int = 2,
    begin: str = "acquire",
    *,
    options: Mapping[str, str] | None = None,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    stacks: Sequence[Sequence[str]] = (("ST54",), ("ST61",), ("ST67",), ("ST77",)),
    pile: Sequence[str] = (),
    anchors: Sequence[str] = (),
    anchor_up: bool = False,
    counters: Sequence[str] = (),
    counter_up: bool = False,
    chips: Mapping[str, int] | None = None,
    rest_to: Sequence[int] = (),
    round: int = 9,
    start: int | None = None,
    seed: int = 1,
    **mine: Any,
) -> Game:
    """A position before the first seat's turn, which the move `nothing` begins, or in its step 4.

    - `begin`: "turn" or "acquire", for these two.
    - Of the first seat, and by `others` of each other one: `m`, the field of the marker; `at_category`, by default what
      the open stores give; `dice`; `draw`, `display`, `discard`; `mall`, open stores beneath the discard pile;
      `opened`, which other tenants are open; `holds`, closure cards; `out`, when it became insolvent.
    - `stacks`, `pile`: as far as they matter. `rest_to`: seats whose decks take all other stores; the first of them
      holds the other closure cards, so that nothing else is in the pile.
    - `chips`: by default the seat that represents a branch has its chip.
    """
    hands = {seat: dict(own) for seat, own in (others or {}).items()} | {0: mine}
    laid = [card for own in hands.values() for part in own.values() if isinstance(part, list) for card in part if card]
    used = {*(str(card) for card in laid), *pile, *(card for stack in stacks for card in stack)}
    assert not {card for stack in stacks for card in stack} & {*laid, *pile}, "a card of a stack lies elsewhere, too"
    stores = [code for code in STORES if code not in used]
    seen = [code for code in CLOSURES if code in used]
    for number, seat in enumerate(rest_to):
        own = hands.setdefault(seat, {})
        own["draw"] = [*own.get("draw", ()), *stores[number :: len(rest_to)]]
    if rest_to:
        stores, more = [], [code for code in CLOSURES if code not in seen][: 10 - len(seen)]
        hands[rest_to[0]]["holds"] = [*hands[rest_to[0]].get("holds", ()), *more]
        seen += more
    before = seats - 1 if begin == "turn" else 0
    waiting = [("next_turn", None, 0), ("checkpoint", None, 1), ("acquire", before, 0)]
    given = fresh(seats, seed, options).position()
    state: Any = given["state"]
    players = [_player(**hands.get(seat, {})) for seat in range(seats)]
    open_cards = [code for own in hands.values() for code in (*own.get("opened", ()), *own.get("mall", ()))]
    taken = {
        ENTRIES[code]["branch"]: seat
        for seat in sorted(hands, reverse=True)
        for code in (*hands[seat].get("opened", ()), *hands[seat].get("mall", ()))
        if code in STORES
    }
    state.update(
        pending=[{"step": step, "who": [] if who is None else [who], "arg": arg} for step, who, arg in waiting],
        round=round,
        turn=9,
        active=before,
        start_player=before if start is None else start,
        store_pile=known(pile, [*stores, *["closure"] * (10 - len(seen))]),
        anchor_pile=known(anchors, [code for code in ANCHORS if code not in {*used, *anchors}]),
        counter_pile=known(counters, [code for code in COUNTERS if code not in {*used, *counters}]),
        anchor_up=anchor_up,
        counter_up=counter_up,
        unseen=ids(code for code in CLOSURES if code not in seen),
        tops={number: IDS[stack[0]] for number, stack in zip(STACKS, stacks, strict=True) if stack},
        beneath={IDS[a]: IDS[b] for stack in stacks for a, b in pairwise(stack)},
        chips={**taken, **(chips or {})},
        is_open={IDS[code]: True for code in open_cards},
        dropped=sum(player["out"] > 0 for player in players),
        players=players,
    )
    return Game(TITLE, [Seat(name) for name in SEATS[:seats]], options, seed=seed, position=state)


# ------------------------------------------------------------------------------------------------------ playing


def on_to(game: Game, decision: str, seat: int = 0) -> None:
    """Lets everybody do as little as can be until a seat is to decide something in a turn to come, or in this one."""
    for _ in range(200):
        if game.due == (seat,) and at(game) == decision:
            return
        play(game, next(text for text in IDLE if text in texts(game)))
    raise AssertionError(f"{decision} never came")


def next_turn(game: Game) -> None:
    """Lets everybody do as little as can be until the first seat begins its next turn."""
    turn = game.state.turn if game.due == (0,) else None
    while game.due != (0,) or game.state.turn == turn:
        play(game, next(text for text in IDLE if text in texts(game)))


def roll(game: Game, said: str, *faces: int) -> Ply:
    """Rolls dice, which show these faces then."""
    return play(game, said, dictation=[str(face) for face in faces])


# ------------------------------------------------------------------------------------------------------ looking


def now(game: Game) -> dict[str, Any]:
    """The whole state with names."""
    return game.position()["state"]  # type: ignore[return-value]


def marker(game: Game, seat: int = 0) -> int:
    """The field of the track on which a marker stands."""
    return int(game.state.players[seat].marker)


def at_category(game: Game, seat: int = 0) -> str:
    """The category of a mall."""
    return str(now(game)["players"][seat]["category"])


def draw_pile(game: Game, seat: int = 0) -> list[str]:
    """A draw pile, from top to bottom."""
    return codes(reversed(now(game)["players"][seat]["draw"]["item"][: game.state.players[seat].draw.n]))


def discard_pile(game: Game, seat: int = 0) -> list[str]:
    """A discard pile, from top to bottom."""
    return codes(reversed(now(game)["players"][seat]["discard"]))


def display(game: Game, seat: int = 0) -> list[str | None]:
    """The cards under the four fields, None for an empty one."""
    shown = now(game)["players"][seat]["display"]
    return [CODES[shown[field]] if field in shown else None for field in FIELDS]


def held(game: Game, seat: int = 0) -> list[str]:
    """The closure cards that a seat holds."""
    return codes(now(game)["players"][seat]["closures"])


def stack(game: Game, number: int) -> list[str]:
    """An open stack, from top to bottom."""
    state, out = now(game), list[str]()
    card = state["tops"].get(str(number))
    while card is not None:
        out.append(CODES[card])
        card = state["beneath"].get(card)
    return out


def pile(game: Game, which: str = "store") -> list[str]:
    """The store, anchor or counter pile; from top to bottom as far as its order is known."""
    return codes(reversed(now(game)[f"{which}_pile"]["item"][: getattr(game.state, f"{which}_pile").n]))


def is_open(game: Game, *cards: str) -> bool:
    """Whether all of these tenants are open."""
    return all(now(game)["is_open"].get(IDS[card]) for card in cards)


def chip(game: Game, branch: str) -> int | None:
    """The seat that has the chip of a branch."""
    return now(game)["chips"].get(branch)  # type: ignore[no-any-return]


def dice(game: Game, seat: int = 0) -> list[int]:
    """What the dice of a seat show, rising."""
    return list(game.state.players[seat].dice)
