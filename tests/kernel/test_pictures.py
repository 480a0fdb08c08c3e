"""A picture of a game: what a seat or a watcher sees, as SVG that stands by itself."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import stammtisch as st
from stammtisch.kernel.title.picture import SHAPES
from stammtisch.kernel.title.title import titles


@pytest.mark.parametrize("title", titles())
def test_a_game_shows_itself(title: str) -> None:
    game = st.new(title, seed=3)
    for _ in range(12):
        game.play(game.moves()[0])
    drawn = game._repr_svg_()
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    n = len(game.plies)
    names, who = ", ".join(seat.name for seat in game.seats), ", ".join(game.seats[seat].name for seat in game.due)
    for lang, said in (
        ("en", f"{game.title.title} with {names}, after {n} moves. Waiting for {who}."),
        ("de", f"{game.title.title} mit {names}, nach {n} Zügen. Am Zug: {who}."),
        ("fr", f"{game.title.title} avec {names}, après {n} coups. À jouer\u202f: {who}."),
    ):
        document = ElementTree.fromstring(game.picture(lang=lang))
        assert [part.text for part in document if part.tag.endswith("title")] == [said]
    said = " ".join("".join(root.itertext()).replace("\xa0", " ").split())
    assert all(seat.name in said for seat in game.seats)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"
    assert not re.search(r"<script|on\w+=|url\(", drawn)
    assert drawn == game.picture() != game.picture(lang="de")


def test_each_sees_its_own_hand() -> None:
    """What only one seat sees is in its picture and in no other; dealt anew, the others' are the same."""
    game = st.new("mall-world", seats=3, seed=5)
    mine, theirs = game.picture(0), game.picture(1)
    assert mine != theirs != game.picture() != mine
    other = game.clone()
    other.state.copy_from(game.imagine(0, 9))
    assert other.picture(0) == mine
    assert other.picture(1) != theirs
    assert other.picture() == game.picture()


def test_narrow_or_wide() -> None:
    game = st.new("mall-world", seed=1)
    assert 'width="' in game.picture(width=80)
    with pytest.raises(ValueError, match="width"):
        game.picture(width=7)
    with pytest.raises(ValueError, match="seat"):
        game.picture(9)


def test_the_symbols_of_seats_stay_in_their_cells() -> None:
    """Whatever font a browser has them from: each is a text of its own that is drawn as wide as one cell."""
    drawn = ElementTree.fromstring(st.new("brauerei", seats=5, seed=3).picture())
    texts = [text for text in drawn.iter() if text.tag.endswith("}text")]
    symbols = [text for text in texts if set(text.text or "") & set(SHAPES)]
    assert {text.text for text in symbols} == set(SHAPES[:5])
    assert {(text.get("textLength"), text.get("lengthAdjust")) for text in symbols} == {("12.2", "spacingAndGlyphs")}
    for text in texts:
        assert float(text.get("textLength", 0)) == pytest.approx(12.2 * len(text.text or ""), abs=0.01)
