"""What the table shows beside the state, in data and in the plain picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.picture import as_text
from tests.titles.mall_des_jahres.table import IDS, fresh, ids, lay

STACKS = [["ST31", "ST40"], ["ST35"], ["CL15"], []]


def shown(game: Game, name: str) -> Any:
    """One of the facts, as a watcher is shown it."""
    facts: Any = game.view()["facts"]
    return facts[name]


def full() -> Game:
    """A position with something of everything."""
    return lay(
        stacks=STACKS,
        draw=["VAC", "ST01"],
        display=["FC02", None, "ST60"],
        opened=["ST60"],
        mall=["ST12"],
        holds=["CL05"],
        anchors=["AN01", "AN05"],
        anchor_up=True,
        chips={"home": 1},
        dice=[2, 4, 5],
    )


def test_the_view_says_where_and_when() -> None:
    """While the effects go on what follows them is pending, and what follows the acquiring while that does."""
    game, random, seen = fresh(3, seed=5), Random(5), set()
    while not game.over and len(game.plies) < 250:
        view = game.view()
        assert view["place"], view["decision"]
        seen.add((view["decision"], view["phase"]))
        game.play(random.choice(game.moves()))
    assert {("close", "effects"), ("dismiss", "effects"), ("acquire", "acquiring"), ("roll", "acquiring")} <= seen
    assert {("stack", "effects"), ("stack", "acquiring")} <= seen
    assert {phase for _, phase in seen} == {"effects", "acquiring"}


def test_piles_are_shown_from_top_to_bottom() -> None:
    game = full()
    assert shown(game, "stacks") == [ids(stack) for stack in STACKS]
    assert shown(game, "anchor_pile") == [IDS["AN01"], 12]
    assert shown(game, "counter_pile") == [19]
    assert shown(game, "store_pile") == game.state.store_pile.n


def test_a_mall_is_shown() -> None:
    me, other = shown(full(), "players")
    assert me["draw"] == ["vacancy", IDS["ST01"]]
    assert me["display"] == [IDS["FC02"], None, IDS["ST60"], None]
    assert me["open"] == ids(["ST12", "ST60"])
    assert (me["branch"], me["chip"], other["chip"]) == (["sport", "home"], ["sport"], ["home"])


def test_each_field_of_the_track_has_its_zone() -> None:
    """MJ-13.1."""
    assert shown(full(), "zones") == ["red"] * 13 + ["grey"] * 14 + ["green"] * 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_picture_calls_things_by_their_names(lang: str) -> None:
    game = full()
    drawn = as_text(game.title.draw(game, 0, game.title.speaker(lang)))
    assert "Cobble and Clack 42 67 81" in drawn
    assert "refresh-green" not in drawn
    assert "tops" not in drawn.casefold()


def does(game: Game) -> list[str]:
    """What each field is said to do with the card under it."""
    return [field["does"] for field in shown(game, "outlook")]


def test_the_table_tells_what_each_displayed_card_is_in_for() -> None:
    """ST07 lies open under the third field and lacks what it needs; the fourth is not checked."""
    game = lay(begin="turn", stacks=STACKS, draw=["VAC", "FC02", "ST07", "ST12"], opened=["ST07", "ST12"], m=20)
    game.play("nothing")
    assert game.decision is not None
    assert game.decision.name == "dismiss"
    assert does(game) == ["may-dismiss", "may-close", "fails", "pays"]
    assert [field["at"] for field in shown(game, "outlook")] == ["now", "coming", "coming", "coming"]
    before = game.state.players[0].marker
    promised = sum(field["points"] for field in shown(game, "outlook"))
    game.play("keep")
    assert [field["at"] for field in shown(game, "outlook")] == ["done", "now", "coming", "coming"]
    game.play("keep")
    assert [field["at"] for field in shown(game, "outlook")] == ["done", "done", "now", "coming"]
    game.play("onto 4")
    assert game.state.players[0].marker == before + promised
    assert shown(game, "outlook") == []


def test_the_table_tells_which_tenants_have_what_they_need() -> None:
    """ST01 needs nothing, ST07 a shoe shop and a higher category."""
    met = shown(lay(draw=["ST01", "ST07"]), "players")[0]["met"]
    assert IDS["ST01"] in met
    assert IDS["ST07"] not in met
