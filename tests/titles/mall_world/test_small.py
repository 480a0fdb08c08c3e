"""Chapter 19: the small game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stammtisch as st
from stammtisch.titles.mall_world.title import TITLE
from tests.golden.make import HERE
from tests.titles.coverage import clauses
from tests.titles.mall_world.former import former_box
from tests.titles.table import now, play

SMALL = {"small": "on"}


def new(seed: int = 1) -> st.Game:
    return st.new("mall-world", 2, options=SMALL, seed=seed)


def ended(seed: int) -> st.Game:
    game, random = new(seed), Random(seed)
    while game.due:
        game.play(random.choice(game.moves(game.due[0])))
    return game


@clauses("MW-19.1")
def test_it_is_for_two_and_stands_alone() -> None:
    assert len(new().seats) == 2
    for seats in (3, 4, 5):
        with pytest.raises(st.OptionError, match="exactly two players.*MW-19.1"):
            st.new("mall-world", seats, options=SMALL)
    with pytest.raises(st.OptionError, match="not combined with other options.*MW-19.1"):
        st.new("mall-world", 2, options={**SMALL, "tokens": "blind"})
    with pytest.raises(st.OptionError, match="Only the small game is for two players.*MW-1.1"):
        st.new("mall-world", 2)
    assert TITLE.usual_seats == (3, 4, 5)
    assert TITLE.least_seats() == 3
    assert TITLE.least_seats(SMALL) == 2


@clauses("MW-19.2", "MW-19.3", "MW-19.4", "MW-19.5")
def test_what_is_laid_out() -> None:
    box = TITLE.load_box().entries
    small = box["small"][0]
    firsts, hands, secrets = set(), set(), set()
    for seed in range(40):
        game = new(seed)
        state = now(game)
        open_places = [place for place, content in state["mall"].items() if content != "storage-room"]
        assert open_places == [place for place in small["places"] if place in small["shops"]]
        free = [entry["id"] for entry in box["place"] if entry["id"] not in state["mall"]]
        assert sorted([*free, *small["shops"]]) == sorted(small["places"])
        assert [state["mall"][place] for place in small["shops"]] == ["clothing", "food"]
        assert state["display"]["n"] == 0
        assert not state["lobby"]
        cards = Counter(state["deck"]["count"])
        for player in state["players"]:
            assert player["hand"]["n"] == small["cards"]
            assert player["coins"] == small["coins"]
            assert next(c for c in box["contract"] if c["id"] == player["special"])["kind"] == "placement"
            assert player["contracts"]["n"] == 0
            cards += Counter(player["hand"]["count"])
        assert cards == {card["id"]: card["small"] for card in box["approval_card"] if card.get("small")}
        tokens = {f"{t['value']:+d}": t["small"] for t in box["corruption_token"] if t.get("small")}
        assert state["office"]["count"] == tokens
        firsts.add(state["active"])
        hands.add(str(state["players"][0]["hand"]["count"]))
        secrets.add(state["players"][0]["special"])
    assert firsts == {0}
    assert len(hands) > 2
    assert len(secrets) == 2


@clauses("MW-19.4")
def test_the_contract_is_hidden() -> None:
    game = new()
    seen = game.view(1)["state"]["players"]
    assert (seen[0]["special"], seen[0]["holds_special"]) == (None, True)
    assert seen[1]["special"] in ("clothing+clothing", "food+food")
    told = "\n".join(line.text for line in game.log(1))
    assert f"{game.seats[1].name} is dealt a contract: " in told
    assert f"{game.seats[0].name} is dealt a contract." in told
    assert "special" not in told


@clauses("MW-19.6", "MW-19.7", "MW-19.8", "MW-17.1")
def test_turns_bids_and_the_end() -> None:
    """Nobody accepts, exchanges or draws; both bid; the game ends with phase 1 and pays what was validated."""
    steps: Counter[str] = Counter()
    skipped, ends = 0, Counter[str]()
    for seed in range(30):
        game = ended(seed)
        for ply in game.plies:
            steps[game.title.decisions[ply.move.step].name] += 1
            skipped += sum(tell.event == "no-development" for tell in ply.tells)
        events = [tell.event for ply in game.plies for tell in ply.tells]
        end = next(event for event in events if event in ("small-end", "last-round-over", "stagnation"))
        ends[end] += 1
        assert "phase-end" in events or end != "small-end"
        assert events[-1] == "over"
        state = now(game)
        assert state["phase"] == "1"
        assert end != "small-end" or not any(player["holds_special"] for player in state["players"])
        for seat, player in enumerate(state["players"]):
            assert player["account"] == game.score_now(seat) == sum(player["ledger"].values())
    assert set(steps) == {"develop", "offer", "bid", "pick", "play", "validate", "token"}
    assert steps["bid"] % 2 == 0
    assert skipped > 0
    assert ends["small-end"] > 0
    assert ends["last-round-over"] > 0, "a full mall ends the game as ever (MW-15.3)"


@clauses("MW-19.7")
def test_the_active_player_wins_a_tie_and_pays_into_the_box() -> None:
    game = new()
    play(game, "trade")
    pair = next(move for move in game.moves(0) if len(move.text.split()) == 3)
    game.play(pair)
    for seat in (0, 1):
        game.play("bid 1", seat)
    state = now(game)
    assert (game.due, state["best"], state["black_box"]) == ((0,), 0, 1)


def test_a_box_may_be_without_it() -> None:
    """Boxes from before it are what they were: they have the same hash, and the same games come of them."""
    former = TITLE.read_box(former_box())
    assert (former.hash,) == TITLE.former_boxes
    for seats in TITLE.usual_seats:
        old, ours = (st.new("mall-world", seats, seed=4, box=box) for box in (former, None))
        random = Random(seats)
        for _ in range(40):
            move = random.choice(ours.moves())
            old.play(move.text, move.seat)
            ours.play(move)
        assert old.record() == ours.record().replace(ours.loaded.hash, former.hash)
        assert [line.text for line in old.log()] == [line.text for line in ours.log()]


def test_records_and_positions_from_before_it_go_on(tmp_path: Path) -> None:
    text = (HERE / "mall-world" / "three.txt").read_text(encoding="utf-8")
    own, (former,) = TITLE.load_box().hash, TITLE.former_boxes
    old = text.replace(own, former)
    assert old != text
    game = st.read(old)
    assert game.record() == text
    position = game.at(9).position()
    state: Any = position["state"]
    options: Any = position["options"]
    del state["options"]["small"], options["small"]
    position["edition"] = {"rules": "1", "box": former}
    assert st.load(position).moves() == game.at(9).moves()
    printed = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(printed.replace("coin_end_value = 1000", "coin_end_value = 9"), encoding="utf-8")
    with pytest.raises(st.OtherEdition):  # what somebody has changed took nothing's place
        st.read(old, tmp_path / "box.toml")
    with pytest.raises(st.PositionError):
        st.load(position, tmp_path / "box.toml")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('"E1", "E2", "E3", "E4"]', '"E1", "E2", "E4"]'), "in one piece"),
        (('shops = ["E1", "E4"]', 'shops = ["E1", "E2"]'), "not adjacent"),
        (("cards = 2\n", "cards = 3\n"), "6 cards are dealt in the small game, and 5 are in it"),
        (("value = 2000\ncount = 1\nsmall = 1", "value = 2000\ncount = 1\nsmall = 2"), "no more than there are"),
    ],
)
def test_what_makes_no_small_game_is_refused(change: tuple[str, str], problem: str) -> None:
    text = (TITLE.folder / "box.toml").read_text()
    assert text.count(change[0]) == 1
    with pytest.raises(st.BoxError, match=problem):
        TITLE.read_box(text.replace(*change))
