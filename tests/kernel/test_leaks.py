"""Secrets: planted where only one seat or nobody may see them, and searched for in all that the others are given."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import RecordError
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.kernel.play.views import WATCHER
from tests.kernel import toy
from tests.kernel.toy_title.state import State

SECRET_COINS = 173
"""A number that no rule brings about by itself; it is planted as a note."""


def given_to(game: Game, seat: int) -> Iterator[tuple[str, str]]:
    """All that a seat (or a watcher) is ever given, as text."""
    viewer = None if seat == WATCHER else seat
    yield "view", json.dumps(game.view(viewer))
    for lang in ("en", "de", "fr"):
        yield f"log {lang}", "\n".join(line.text for line in game.log(viewer, lang))
    yield "record", game.record(seat)
    try:
        st.read(game.record(seat))
    except RecordError as error:
        yield "record error", str(error)
    if seat == WATCHER:
        return
    seen = game.observe(seat)
    yield "observation", " ".join(map(str, seen.values.tolist()))
    yield "imagined", " ".join(map(str, game.imagine(seat, 5).flat()))
    for move in game.moves(seat):
        yield "move", f"{move.text} {game.words(move)} {game.label(move)}"
        yield "preview", "\n".join(line.text for line in game.preview(move, seat))
    for said in ("bid 9", "sell clock", "sell lamp lamp", "keep", "nonsense", "sell x", 999, -1):
        try:
            refusal = game.why_not(said, seat)
        except (Unreadable, Refused) as error:
            yield "error", str(error)
        else:
            yield "refusal", str(refusal)


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 8])
def test_a_note_is_nowhere_before_it_is_opened(moves: int) -> None:
    game = toy.new(3, seed=6)
    toy.play_on(game, moves, Random(moves))
    drafts = [game.take_back(seat) for seat in list(game.drafts)]
    for owner in range(3):
        game.state.players[owner].note = SECRET_COINS + owner
    for move in drafts:
        game.play(move)
    for seat in (WATCHER, 0, 1, 2):
        for what, text in given_to(game, seat):
            for owner in range(3):
                assert seat == owner or not re.search(rf"\b{SECRET_COINS + owner}\b", text), (what, seat, owner)
    assert str(SECRET_COINS) in json.dumps(game.view(0)), "its owner sees it"
    while not game.over:
        game.play(game.moves()[0])
    for seat in (WATCHER, 0, 1, 2):
        assert str(SECRET_COINS + 1) in json.dumps(game.view(None if seat == WATCHER else seat))


def test_a_sealed_bid_is_nowhere_before_the_last_is_in() -> None:
    """Other bids with the same seats still to choose give the others the same texts."""
    given = []
    for bid in (1, 6):
        game = toy.new(3, seed=6)
        game.play(f"bid {bid}", 1)
        given.append([list(given_to(game, seat)) for seat in (WATCHER, 0, 2)])
    assert given[0] == given[1]
    assert str(toy.new(3, seed=6).log(1)) != ""


def hidden_changed(game: Game, seat: int, seed: int) -> Game:
    """The same game with other cards where the seat cannot see them."""
    other = game.clone()
    other.state.copy_from(game.imagine(seat, seed))
    return other


@pytest.mark.parametrize("title", ["toy", "mall-world"])
def test_what_is_hidden_changes_nothing_that_a_seat_is_given_now(title: str) -> None:
    """The view, the moves, the refusals and previews, whatever the hidden part is."""
    random = Random(8)
    game = toy.new(3, seed=3) if title == "toy" else st.new("mall-world", 4, seed=3)
    for step in range(80):
        if game.over:
            break
        if step % 8 == 0:
            for seat in range(len(game.seats)):
                other = hidden_changed(game, seat, step + 1)
                assert other.state != game.state
                for (what, one), (_, two) in zip(given_to(game, seat), given_to(other, seat), strict=True):
                    assert one == two, (what, seat)
        seat = random.choice(game.due)
        game.play(random.choice(game.moves(seat)), seat)


def test_the_record_for_a_seat_names_no_card_it_has_not_seen() -> None:
    """Mall World: cards that are drawn unseen, and the special contracts, of others."""
    random = Random(2)
    game = st.new("mall-world", 3, seed=12)
    while len(game.plies) < 120:
        game.play(random.choice(game.moves()))
    drawn = [i for i, ply in enumerate(game.plies) if ply.move.text == "deck"]
    assert drawn
    whole = game.record().splitlines()
    for seat in (WATCHER, 0, 1, 2):
        mine = game.record(seat).splitlines()
        dealt = next(line for line in mine if line.startswith("0.")).split()
        assert dealt.count("?") == (4 + 1) * (3 if seat == WATCHER else 2), "cards and special contracts of the others"
        for i in drawn:
            ply = game.plies[i]
            start = f"{i + 1}. "
            line = next(line for line in mine if line.startswith(start))
            full = next(line for line in whole if line.startswith(start))
            card = full.partition("{")[2].split("}")[0].split()[0]
            if ply.move.seat != seat:
                assert card not in line.partition("deck")[2], (line, full)


def test_seats_stand_in_what_they_are_given_by_name_only() -> None:
    """Names that look like formatting are said as they are."""
    names = ["$seat", "%s", "<b>x</b>"]
    game = Game(toy.TITLE, [Seat(name) for name in names], seed=1)
    toy.choose_all(game, 1, 2, 0)
    text = "\n".join(line.text for line in game.log(None))
    for name in names:
        assert f"{name} bids" in text
    assert st.find_title("mall-world") != toy.TITLE


def test_a_policy_is_given_no_secret() -> None:
    """`Sight` holds a packed state: it must be an imagined one."""
    from stammtisch.players.sight import sight_of

    game = toy.new(3, seed=6)
    for owner in range(3):
        game.state.players[owner].note = SECRET_COINS + owner
    game.play("bid 5", 2)
    for seat in (0, 1):
        imagined: Any = State().load(sight_of(game, seat).imagined)
        notes = [me.note for me in imagined.players]
        assert notes[seat] == SECRET_COINS + seat
        assert all(note < SECRET_COINS for other, note in enumerate(notes) if other != seat)
        assert list(imagined.chance.word) != list(game.state.chance.word)
