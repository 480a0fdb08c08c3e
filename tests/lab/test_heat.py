"""The board in colours: the places are those of the board, the figures those of the tables of things."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import find_title
from stammtisch.lab.balance import ThingFigure
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.heat import STEPS, Act, Scale, Spot, heat
from stammtisch.lab.page import Heat, Layer
from stammtisch.lab.report import page
from stammtisch.lab.say import Words


@cache
def studied(title: str = "mall-world") -> lab.Study:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAMMTISCH_COMPILE", "0")
        return lab.study(title, games=100, policy="random", skill_games=0, workers=1)


def shown(study: lab.Study) -> Heat:
    found = heat(study, Words(study.lang, find_title(study.title)))
    assert found is not None
    return found


def figure(study: lab.Study, key: str, effect: float, found: bool, likely: bool) -> ThingFigure:
    like = next(thing for thing in study.things if thing.act)
    one = Estimate(effect, effect - 0.01, effect + 0.01)
    return replace(like, key=key, effect=one, points=one, found=found, likely=likely)


def test_the_places_are_those_of_the_board_in_its_order() -> None:
    title = find_title("mall-world")
    (kind,) = title.places
    names = list(title.load_box(None).names.all(kind))
    times = [layer for layer in shown(studied()).layers if "How often" in layer.title]
    assert len(times) == 2  # shops are opened there, and customers placed
    for layer in times:
        assert [spot.key for spot in layer.spots] == names
        assert {spot.kind for spot in layer.spots} == {"place"}
        assert {"".join(spot.key for spot in spots)[0] for spots in layer.groups.values()} == set(layer.groups)


def test_the_figures_are_those_of_the_tables_of_things() -> None:
    study = studied()
    say, made = Words("en"), page(study)
    (block,) = [b for section in made.sections for b in section.blocks if isinstance(b, Heat)]
    assert block.game == "mall-world"
    told = {thing.key: thing for thing in study.things}
    assert sum(spot.thing in told for act in study.acts for spot in act.spots) > 20
    for act, layer in zip(study.acts, block.layers, strict=False):
        for spot, drawn in zip(act.spots, layer.spots, strict=True):
            if spot.thing in told:  # the tables leave out what few took
                assert drawn.value == say.number(told[spot.thing].times)
            assert drawn.value in drawn.about and drawn.text in drawn.about
        most = max(act.spots, key=lambda spot: spot.times)
        assert f"Most often {most.text}" in layer.about


def test_places_belong_to_the_part_of_the_board_that_the_box_names() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STAMMTISCH_COMPILE", "0")
        study = lab.study("brauerei", games=40, policy="random", skill_games=0, workers=1)
    groups = shown(study).layers[0].groups
    assert [len(spots) for spots in groups.values()] == [12, 10, 8, 6, 6]
    assert [spots[0].key for spots in groups.values()] == ["K1", "P1", "S1", "W1", "U1"]


def test_what_a_place_brings_is_shown_where_it_is_certain_or_likely() -> None:
    study = studied()
    act = study.acts[0]
    one, two, three = (spot.thing for spot in act.spots[:3])
    study = replace(
        study,
        things=(
            figure(study, one, 0.05, True, True),
            figure(study, two, -0.02, False, True),
            figure(study, three, 0.2, False, False),
        ),
        acts=(act,),
    )
    times, worth = shown(study).layers
    assert times.title.startswith("How often") and worth.title.startswith("What it brings")
    steps = [spot.step for spot in worth.spots]
    assert steps == [STEPS - 1, 0] + [-1] * (len(steps) - 2)
    assert [spot.value for spot in worth.spots[:3]] == ["+5.0", "−2.0", "–"]
    assert worth.legend[0] == (-1, "open") and "2 of 36" in worth.about
    alone = replace(study, things=study.things[:1])
    assert "at one only" in shown(alone).layers[1].about


def test_nothing_is_shown_where_nothing_can_be_said() -> None:
    study = studied()
    assert heat(replace(study, acts=()), Words("en")) is None
    assert heat(replace(study, things=()), Words("en", find_title("mall-world"))) is None
    assert not any(isinstance(b, Heat) for s in page(replace(study, acts=())).sections for b in s.blocks)


def test_a_place_where_nothing_is_done_has_no_colour() -> None:
    study = studied()
    spots = tuple(
        Spot(s.key, s.text, s.group, s.thing, 0.0 if n else s.times) for n, s in enumerate(study.acts[0].spots)
    )
    only: Layer = shown(replace(study, acts=(replace(study.acts[0], spots=spots),))).layers[0]
    assert [spot.step for spot in only.spots] == [STEPS - 1] + [-1] * 35
    assert (-1, "never") in only.legend


def test_acts_on_the_same_places_are_pictures_of_their_own_and_others_share_one() -> None:
    study = studied()
    first = study.acts[0]
    beside: Act = replace(first, kind="other", what="Other places")
    elsewhere: Act = replace(first, decision="another")
    assert len(shown(replace(study, acts=(first, beside))).layers) == 1
    assert len(shown(replace(study, acts=(first, first))).layers) == 2
    assert len(shown(replace(study, acts=(first, elsewhere))).layers) == 2


def test_a_scale_has_equal_steps_from_the_least_to_the_most() -> None:
    scale = Scale([1.0, 3.0, 6.0])
    assert [scale.step(value) for value in (1, 1.9, 2.1, 5.9, 6)] == [0, 0, 1, 4, 4]
    assert [(n, low, high) for n, low, high in scale.steps][::4] == [(0, 1.0, 2.0), (4, 5.0, 6.0)]
    assert list(Scale([2.0, 2.0]).steps) == [(STEPS - 1, 2.0, 2.0)]


def test_the_page_of_the_command_lists_the_places_with_their_colours() -> None:
    made = page(studied())
    html, markdown = made.html(), made.markdown()
    assert html.count('<figure class="heat">') >= 2 and html.count('<li class="h') >= 72
    assert 'class="h4"' in html and "<b>A2</b>" in html
    (block,) = [b for section in made.sections for b in section.blocks if isinstance(b, Heat)]
    assert all(layer.about in html and layer.about in markdown for layer in block.layers)
