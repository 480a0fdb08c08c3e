"""The record: a game as text and back; damaged, foreign and edited ones."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import OtherEdition, RecordError
from stammtisch.kernel.play.replay import read
from stammtisch.kernel.play.views import EVERYTHING, WATCHER, to_json
from stammtisch.kernel.title.title import UnknownTitle

NAMES = ("Ada", "Zoë-Ölgår", "李 雷", "O'Neill 🎲", "_")


def state(game: Game) -> Any:
    return to_json(game.state, game.names, EVERYTHING)


@cache
def played(seats: int, seed: int, moves: int, fixed: bool = False) -> Game:
    """A game of Mall World after so many random moves."""
    random = Random(seed)
    options = {"opening": "fixed"} if fixed else {}
    game = st.new("mall-world", [st.Seat(name) for name in NAMES[:seats]], seed, options)
    while not game.over and len(game.plies) < moves:
        seat = random.choice(game.due)
        game.play(random.choice(game.moves(seat)), seat)
    return game


GAMES = [(3, 1, 50), (5, 2, 40), (4, 3, 10_000), (3, 4, 0), (4, 5, 25)]


@pytest.mark.parametrize(("seats", "seed", "moves"), GAMES)
def test_a_record_loses_nothing(seats: int, seed: int, moves: int) -> None:
    game = played(seats, seed, moves, fixed=seed == 5)
    again = st.read(game.record())
    assert again == game
    assert again.record() == game.record()
    assert state(again) == state(game)
    assert [ply.notes for ply in again.plies] == [ply.notes for ply in game.plies]
    assert again.scores() == game.scores()
    assert (again.seats, again.option_values, again.over) == (game.seats, game.option_values, game.over)
    for seat in (None, *range(seats)):
        assert again.log(seat, "fr") == game.log(seat, "fr")
        assert again.view(seat) == game.view(seat)


def test_people_may_write_into_it() -> None:
    game = played(3, 1, 90)
    text = game.record()
    lines = text.splitlines()
    edited = ""
    for i, line in enumerate(lines):
        edited += (
            line
            if line.startswith("[")
            else f"   {line.replace(': ', ' :  ').replace(' {', '{  ')}\t; number {i} {{}}: [x]"
        )
        edited += "\n\n  ; a remark of its own\n" if i % 3 else "\n"
    assert st.read(edited) == game
    assert st.read(text.replace("\n", "\r\n")) == game
    assert st.read("\n\n" + text.rstrip("\n")) == game
    assert st.read(re.sub(r": (\w+)", lambda m: f": {m[1].upper()}", text)) == game


def test_a_record_of_a_start_position() -> None:
    game = played(4, 5, 25, fixed=True)
    position = json.loads(json.dumps(game.position()))
    on = st.load(position, seed=3)
    random = Random(1)
    for _ in range(30):
        on.play(random.choice(on.moves()))
    again = st.read(on.record())
    assert again == on
    assert again.option_values == game.option_values
    assert again.record() == on.record()
    assert again.at(0).position() == position


OFFICIAL_ERRORS = (RecordError, UnknownTitle)


@some.composite
def damages(draw: Any) -> str:
    """A record with one to three things wrong."""
    text = played(*draw(some.sampled_from(GAMES[:3]))).record()
    for _ in range(draw(some.integers(1, 3))):
        lines = text.splitlines(keepends=True)
        i, j = (draw(some.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(some.sampled_from(["drop", "twice", "swap", "byte", "byte", "cut", "word", "join"])):
            case "drop":
                del lines[i]
            case "twice":
                lines.insert(j, lines[i])
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
            case "byte" if lines[i]:
                at = draw(some.integers(0, len(lines[i]) - 1))
                new = draw(some.sampled_from('0129 \n;:{}[]"\\?.+-xé\0\x1c\u2028') | some.characters())
                lines[i] = lines[i][:at] + new + lines[i][at + draw(some.integers(0, 1)) :]
            case "cut":
                lines = lines[: i + 1]
            case "word":
                words = lines[i].split(" ")
                del words[draw(some.integers(0, len(words) - 1))]
                lines[i] = " ".join(words)
            case "join":
                lines[i] = lines[i].rstrip("\n")
        text = "".join(lines)
        if not text:
            break
    return text


@given(damages())
@settings(max_examples=250)
def test_a_damaged_record_is_refused_or_means_what_it_says(text: str) -> None:
    try:
        game = read(text)
    except OFFICIAL_ERRORS as error:
        assert str(error)
        return
    # it was read: then its own record says the same, line by line, and is read as the same game
    assert read(game.record()) == game
    said, written = essence(text), essence(game.record())
    assert len(said) == len(written)
    for one, other in zip(said, written, strict=True):
        assert one == other or abbreviates(one, other), (one, other)


def essence(text: str) -> list[str]:
    """The lines of a record that say something: without comments, spaces and what may be said otherwise."""
    out = []
    for raw in text.splitlines():
        line = raw if raw.startswith("[") else raw.split(";", 1)[0]
        line = " ".join(line.replace("{", " { ").replace("}", " } ").replace(":", " : ").split())
        if line:
            out.append(re.sub(r" \{ \}$", "", line))
    return sorted(line for line in out if line.startswith("[")) + [line for line in out if not line.startswith("[")]


def abbreviates(one: str, other: str) -> bool:
    """Whether a line says the other one with beginnings of names, in another case, or in another order of things."""
    if one.startswith("["):
        return False
    mine, theirs = one.casefold().split(), other.casefold().split()
    mine[:1] = [f"{int(mine[0].rstrip('.'))}."] if mine[0].rstrip(".").isdigit() else mine[:1]
    return len(mine) == len(theirs) and all(
        any(long.startswith(short) or number(short) == number(long) for long in theirs) for short in mine
    )


def number(word: str) -> int | str:
    return int(word) if re.fullmatch(r"[+-]?\d+", word) else word


LINES = [
    ("[Seat", "[Seat Ada]", r"line 5: wanted a header"),
    ("1. ", "1 . Ada: pass", r"line \d+: wanted “NUMBER. NAME: MOVE"),
    ("2. ", "4. Ada: pass", r"line \d+: wanted move 2, not 4"),
    ("1. ", "1. Bo: pass", r"line \d+, move 1: nobody is called “Bo”; there are Ada"),
    ("1. ", "1. Ada: pess", r"line \d+, move 1: “pess” says no move"),
    ("1. ", "1. Ada:", r"line \d+: the move of Ada is missing"),
    ("[Title", '[Titel "mall-world"]', r"line 2: unknown header Titel"),
    ("[Title", '[Title "mall-world" "2"]', r'line 2: wanted \[Title "value"\] once'),
    ("[Rules", '[Rules "\\q"]', r"line 3: "),
    ("[Rules", '[Rules "a\tb"]', r"line 3: "),
    ("1. ", "9" * 5000 + ". Ada: pass", r"line \d+: "),
]


@pytest.mark.parametrize(("start", "new", "message"), LINES, ids=[new[:20] for _, new, _ in LINES])
def test_what_is_wrong_is_said_with_its_line(start: str, new: str, message: str) -> None:
    lines = played(3, 1, 90).record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(start))
    lines[at] = new
    with pytest.raises(RecordError, match=message):
        read("\n".join(lines))


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    text = played(3, 1, 90).record()
    found = re.search(r"^1\. (.+): .*$", text, re.M)
    assert found is not None
    with pytest.raises(RecordError, match=r"line \d+, move 1: .*MW-\d"):
        read(text.replace(found[0], f"1. {found[1]}: turn-up"))


def test_a_wrong_result_is_refused() -> None:
    """The moves give other points than the record claims: one of the two is damaged."""
    text = played(4, 3, 10_000).record()
    found = re.search(r'\[Result "Ada (\d+)', text)
    assert found is not None
    with pytest.raises(RecordError, match="Result"):
        read(text.replace(found[0], f'[Result "Ada {int(found[1]) + 1000}'))


def test_an_option_that_stands_twice_is_refused() -> None:
    text = played(4, 5, 25, True).record()
    with pytest.raises(RecordError, match="line"):
        read(text.replace('[Option "opening" "fixed"]', '[Option "opening" "random"]\n[Option "opening" "fixed"]'))


def test_a_set_up_beside_a_position_is_refused() -> None:
    on = st.load(played(4, 5, 25, True).position())
    with pytest.raises(RecordError):
        read(on.record() + "0. {A1 A2}\n")


def test_other_editions_say_so() -> None:
    text = played(3, 1, 90).record()
    with pytest.raises(OtherEdition, match="version 2 .*version 1"):
        read(text.replace('[Rules "1"]', '[Rules "2"]'))
    with pytest.raises(OtherEdition, match="box 0123456789ab"):
        read(re.sub(r'\[Box "\w+"\]', '[Box "0123456789ab"]', text))
    with pytest.raises(OtherEdition, match="format"):
        read(text.replace('[Stammtisch "1"]', '[Stammtisch "2"]'))
    with pytest.raises(UnknownTitle, match="did you mean “mall-world”"):
        read(text.replace("mall-world", "mall-word"))
    for header in ("Stammtisch", "Title", "Rules", "Box"):
        with pytest.raises(RecordError, match=header):
            read(re.sub(rf'\[{header} "[^"]*"\]\n', "", text))


def test_a_box_of_ones_own_is_needed_again(tmp_path: Any) -> None:
    title = st.find_title("mall-world")
    box = tmp_path / "box.toml"
    box.write_text((title.folder / "box.toml").read_text().replace("coins_per_player = 5", "coins_per_player = 9"))
    game = st.new("mall-world", 3, seed=1, box=box)
    assert st.read(game.record(), box) == game
    with pytest.raises(OtherEdition, match="box"):
        st.read(game.record())
    box.write_text(box.read_text() + "# a remark\n")
    assert st.read(game.record(), box) == game, "a remark makes no other edition"
    box.write_text(f"\ufeff{box.read_text()}", newline="\r\n")
    record = "\ufeff" + game.record().replace("\n", "\r\n")
    assert st.read(record, box) == game, "nor does an editor that begins and ends lines as Windows does"


def test_a_record_for_a_seat_cannot_be_replayed() -> None:
    game = played(4, 3, 60)
    for seat in (*range(4), WATCHER):
        with pytest.raises(RecordError, match="hides"):
            read(game.record(seat))


@pytest.mark.parametrize("name", ["Ada ", " Ada", "Ada  Lo", "7", "0", "?", "[x]", "x.", "-", "´", "a,b", "1. A"])
def test_every_name_that_may_sit_down_can_be_read_back(name: str) -> None:
    try:
        game = st.new("mall-world", [st.Seat(name), st.Seat("Bo"), st.Seat("Cy")], seed=1)
    except st.OptionError:
        return
    random = Random(1)
    for _ in range(6):
        game.play(random.choice(game.moves()))
    assert st.read(game.record()) == game


@pytest.mark.parametrize("policy", ["", "a b", 'a"b', "a\\b", "a\nb", "ä"])
def test_every_policy_that_may_sit_down_can_be_read_back(policy: str) -> None:
    """A record may name a policy that is not installed here."""
    try:
        game = st.Game(st.find_title("mall-world"), [st.Seat("Ada", policy), st.Seat("Bo"), st.Seat("Cy")], seed=1)
    except st.OptionError:
        return
    assert st.read(game.record()) == game


def test_a_file_of_another_sort_is_no_record() -> None:
    for text in (
        "",
        "# Everything that lies in the box.\n\n[game]\nrounds = 7\n",
        "print('hello')\n",
        '{"title": "toy"}\n',
    ):
        with pytest.raises(RecordError, match="this is no record of a game"):
            st.read(text)
