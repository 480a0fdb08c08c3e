"""Heat: the places of a board, with how often something is done at each and what that brings, to be coloured.

A title says which kinds are places (`Title.places`). Where they lie nobody knows but its board, which finds them by
kind and key; a page without boards lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.moves import Decision, Phrase, Several
from stammtisch.kernel.title.forms import sheets
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import LEFT_OUT, Speaker, called
from stammtisch.lab.page import Heat, HeatSpot, Layer
from stammtisch.lab.say import Words
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers, asked, catalogue, outlined, written

if TYPE_CHECKING:
    from stammtisch.lab.balance import Study, ThingFigure

STEPS = 5
"""So many colours a scale has."""
NOTHING = "–"


@dataclass(frozen=True)
class Spot:
    """A place: its key as views name it, its name, the part of the board it belongs to ("" if none), the key of the
    thing that it is here, and how often in a game that was taken.
    """

    key: str
    text: str
    group: str
    thing: str
    times: float


@dataclass(frozen=True)
class Act:
    """Something that is done at places of one kind, in a phrase of a decision: all places there are, in their order."""

    decision: str
    asked: str
    text: str
    kind: str
    what: str
    spots: tuple[Spot, ...]


def acts(wanted: Setting, lang: str, times: Numbers) -> Iterator[Act]:
    """What is done at the places of a board; `times`: how often in a game each thing of the catalogue was taken."""
    title, speaker = wanted.found, wanted.found.speaker(lang)
    taken = {thing.key: float(times[i]) for i, thing in enumerate(catalogue(wanted, lang).things)}
    names, groups = wanted.loaded.names, {kind: _groups(wanted, kind, speaker) for kind in title.places}
    for step in sorted(title.decisions):
        decision = title.decisions[step]
        for phrase in decision.phrases:
            for name, kind in _places(phrase, title):
                found = tuple(
                    Spot(key, written(called(names, kind, n, speaker), lang), groups[kind][n], thing, taken[thing])
                    for n, key in enumerate(names.all(kind))
                    if (thing := f"{decision.name}/{phrase.say}/{name}/{key}") in taken
                )
                if found:
                    text = _text(decision, phrase, name, speaker).removesuffix(f": {LEFT_OUT}")
                    ask, what = asked(decision, speaker), _sheet_of(title, kind, speaker)
                    yield Act(decision.name, ask, text, kind.key, what, found)


def _places(phrase: Phrase, title: Title) -> Iterator[tuple[str, Kind]]:
    """The parts of a phrase that name places."""
    for name, part in phrase.parts.items():
        kind = part.kind if isinstance(part, Several) else part
        if isinstance(kind, Kind) and kind in title.places:
            yield name, kind


def _text(decision: Decision, phrase: Phrase, name: str, speaker: Speaker) -> str:
    """What is done; of two places in one phrase, which of them is meant."""
    places = [n for n, part in phrase.parts.items() if part is phrase.parts[name]]
    known = {name: f"[{places.index(name) + 1}]"} if len(places) > 1 else {}
    return outlined(decision, phrase, speaker, **known)


def _sheet_of(title: Title, kind: Kind, speaker: Speaker) -> str:
    """What the places of a kind are called together; "" where the box has no table of them."""
    sheet = next((sheet for sheet in sheets(title.box, title.components) if sheet.name == kind.key), None)
    return sheet.called(speaker) if sheet else ""


def _groups(wanted: Setting, kind: Kind, speaker: Speaker) -> list[str]:
    """The part of the board that each place of a kind belongs to: a thing that its entry in the box names, or the
    letter that several begin with.
    """
    title, box, names = wanted.found, wanted.loaded.struct, wanted.loaded.names
    keys = names.all(kind)
    for sheet in sheets(title.box, title.components):
        for column in sheet.columns if sheet.name == kind.key else ():
            if column.sort == "thing" and column.kind not in (None, kind) and column.needed and not column.most:
                assert column.kind is not None
                of: Any = getattr(box, column.field)
                return [called(names, column.kind, int(of[n]), speaker) for n in range(len(keys))]
    letters = [match[0] if (match := re.match(r"[^\W\d]+(?=\d+$)", key)) else "" for key in keys]
    return letters if len(set(letters)) > 1 else [""] * len(keys)


# ------------------------------------------------------------------------------------------------------- the block


def heat(study: Study, say: Words) -> Heat | None:
    """The board of a study with its places coloured; None where nothing is done at any."""
    figures = {thing.key: thing for thing in study.things}
    layers: list[Layer] = []
    for together in _together(study.acts):
        taken = [act for act in together if any(spot.thing in figures for spot in act.spots)]
        if sum(len(act.spots) for act in taken) > 1:
            name = _name(taken, study.acts)
            layers.append(_times(taken, name, say))
            if any(one.likely or one.found for one in _known(taken, figures)):
                layers.append(_worth(taken, name, figures, say))
    if not layers:
        return None
    caption = say("heat-random" if study.random else "heat-played")
    return Heat(study.title, caption, say("heat-choose"), say("heat-legend"), tuple(layers))


def _together(every: Sequence[Act]) -> list[list[Act]]:
    """What is shown in one picture: what a decision leads to, each place once."""
    out: list[list[Act]] = []
    for act in every:
        fitting = (one for one in out if one[0].decision == act.decision and all(a.kind != act.kind for a in one))
        room = next(fitting, None)
        if room is None:
            out.append([act])
        else:
            room.append(act)
    return out


def _known(taken: Sequence[Act], figures: dict[str, ThingFigure]) -> Iterator[ThingFigure]:
    for act in taken:
        yield from (figures[spot.thing] for spot in act.spots if spot.thing in figures)


def _name(taken: Sequence[Act], every: Sequence[Act]) -> str:
    """What is done: as the phrase says it, or as the decision asks for it where that tells more."""
    one, ask = taken[0], taken[0].asked.rstrip(".")
    if len(taken) > 1 or len(re.findall(r"[^\W\d_]+", one.text)) < 2:
        return ask
    alike = sum(act.text == one.text for act in every) > 1
    return f"{one.text} ({ask})" if alike else one.text


def _times(taken: Sequence[Act], name: str, say: Words) -> Layer:
    scale = Scale([spot.times for act in taken for spot in act.spots if spot.times])
    spots = tuple(
        HeatSpot(
            act.kind,
            spot.key,
            spot.text,
            _group(act, spot, taken),
            say.number(spot.times),
            say("heat-times-here", place=_called(act, spot, taken), times=say.number(spot.times)),
            scale.step(spot.times) if spot.times else -1,
        )
        for act in taken
        for spot in act.spots
    )
    about = say("heat-times-about", act=name, **_ends(spots, [spot.times for act in taken for spot in act.spots]))
    return Layer(say("heat-times", act=name), about, _legend(scale, say.number, spots, say("heat-never"), say), spots)


def _worth(taken: Sequence[Act], name: str, figures: dict[str, ThingFigure], say: Words) -> Layer:
    """What it brings, where that is certain or likely."""
    told = {one.key: one for one in _known(taken, figures) if one.found or one.likely}
    scale = Scale([one.effect.value for one in told.values()])

    def spot_of(act: Act, spot: Spot) -> HeatSpot:
        one, place = told.get(spot.thing), _called(act, spot, taken)
        group = _group(act, spot, taken)
        if one is None:
            said = say("heat-worth-open", place=place)
            return HeatSpot(act.kind, spot.key, spot.text, group, NOTHING, said, -1)
        facts = {"wins": say.gain(one.effect.value), "points": say.amount(one.points.value, signed=True)}
        said = say("heat-worth-here", place=place, sure=say("sure" if one.found else "likely"), **facts)
        value = say.number(100 * one.effect.value, 1, signed=True)
        return HeatSpot(act.kind, spot.key, spot.text, group, value, said, scale.step(one.effect.value))

    spots = tuple(spot_of(act, spot) for act in taken for spot in act.spots)
    shown = [spot for spot in spots if spot.step >= 0]
    values = [told[spot.thing].effect.value for act in taken for spot in act.spots if spot.thing in told]
    message = "heat-worth-about" if len(shown) > 1 else "heat-worth-about-one"
    facts = {"act": name, "count": len(shown), "all": len(spots), **_ends(shown, values)}

    def percent(value: float) -> str:
        return say.number(100 * value, 1, signed=True)

    legend = _legend(scale, percent, spots, say("open"), say)
    return Layer(say("heat-worth", act=name), say(message, **facts), legend, spots)


def _legend(
    scale: Scale, said: Callable[[float], str], spots: Sequence[HeatSpot], bare: str, say: Words
) -> tuple[tuple[int, str], ...]:
    """The steps of a scale, and what places without colour are."""
    out = [(-1, bare)] if any(spot.step < 0 for spot in spots) else []
    for step, low, high in scale.steps:
        ends = said(low), said(high)
        out.append((step, ends[0] if ends[0] == ends[1] else say("from-to", low=ends[0], high=ends[1])))
    return tuple(out)


def _ends(spots: Sequence[HeatSpot], values: Sequence[float]) -> dict[str, str]:
    """Where most and least is."""
    ranked = sorted(range(len(spots)), key=lambda i: -values[i])
    most, least = spots[ranked[0]], spots[ranked[-1]]
    return {"most": most.about, "least": least.about}


def _group(act: Act, spot: Spot, taken: Sequence[Act]) -> str:
    return spot.group or (act.what if len(taken) > 1 else "")


def _called(act: Act, spot: Spot, taken: Sequence[Act]) -> str:
    """The name of a place; where places of several kinds are shown and it is a mere number, after that of its kind."""
    return f"{act.what} {spot.text}" if len(taken) > 1 and act.what and spot.text.isdigit() else spot.text


@dataclass(frozen=True)
class Scale:
    """Values in STEPS equal steps from the least to the most."""

    values: Sequence[float]

    @property
    def _low(self) -> float:
        return min(self.values)

    @property
    def _wide(self) -> float:
        return max(self.values) - self._low

    def step(self, value: float) -> int:
        """The step of a value, from 0."""
        return min(STEPS - 1, int(STEPS * (value - self._low) / self._wide)) if self._wide else STEPS - 1

    @property
    def steps(self) -> Iterator[tuple[int, float, float]]:
        """The steps that there are, and from where to where each goes."""
        for i in range(STEPS) if self._wide else [STEPS - 1]:
            yield i, self._low + self._wide * i / STEPS, self._low + self._wide * min(i + 1, STEPS) / STEPS
