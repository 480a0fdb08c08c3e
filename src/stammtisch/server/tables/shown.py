"""What is shown of a game: the JSON of its position, its log and its events, each as one viewer may know it.

All that depends on the state comes from `Game.view`, `Game.moves`, `Game.preview`, `Game.sentence` and `Game.imagine`,
which keep what is hidden hidden; nothing here reads the state itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import SEAT, STEP, Kind, Names
from stammtisch.kernel.model.moves import Several
from stammtisch.kernel.model.struct import Struct
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.results import Score
from stammtisch.kernel.play.scribe import Note, Tell
from stammtisch.kernel.play.telling import label
from stammtisch.kernel.play.views import EVERYTHING, WATCHER
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Speaker, called
from stammtisch.server.basics.errors import words
from stammtisch.server.tables.events import Event

Json = dict[str, Any]

MOST_PREVIEWS = 128
"""Moves are previewed where there are no more of them: as many as cards to buy. A longer list is one of combinations
that tell nothing new.
"""


@dataclass(frozen=True)
class Viewer:
    """Who looks: through the eyes of a seat (None: of everybody), holding the seats `mine`, reading `lang`."""

    seat: int | None = None
    mine: tuple[int, ...] = ()
    lang: str = "en"

    @property
    def eyes(self) -> int:
        """The seat as the kernel counts it."""
        return WATCHER if self.seat is None else self.seat


def viewer(game: Game, mine: tuple[int, ...], seat: int | None, lang: str) -> Viewer:
    """The viewer who holds `mine`; looks through `seat`, else through the first of theirs that is due, or the first."""
    if seat is None and mine:
        seat = next((s for s in game.due if s in mine), mine[0])
    return Viewer(seat if seat in mine else None, mine, lang)


def say(speaker: Speaker, message: str, default: str = "") -> str:
    """A message without facts, or the default where the words have none."""
    return speaker.say(message) if speaker.knows(message) else default


# ---------------------------------------------------------------------------------------------------- the position


def position(game: Game, who: Viewer, past: bool = False) -> Json:
    """The position of a game for one viewer; in a past one there are no moves."""
    speaker = game.title.speaker(who.lang)
    decision = game.decision
    return {
        "ply": len(game.plies),
        "over": game.over,
        "due": list(game.due),
        "decision": decision.name if decision else None,
        "at_once": decision.at_once if decision else False,
        "ask": say(speaker, f"ask-{decision.name}", decision.name) if decision else "",
        "clause": decision.clause if decision else None,
        "view": game.view(who.seat),
        "moves": [] if past else moves(game, who),
        "drafts": [] if past else drafts(game, who),
        "scores": scores(game, who),
        "tie": {"text": tie.text, "clause": tie.clause} if (tie := game.tie(who.lang)) else None,
    }


def moves(game: Game, who: Viewer) -> list[Json]:
    """The moves of the seat through whose eyes the viewer looks, if it is due."""
    if who.seat is None or who.seat not in game.due:
        return []
    found = game.moves(who.seat)
    previews = game.previews(found, who.lang) if len(found) <= MOST_PREVIEWS else [[]] * len(found)
    return [
        {
            "option": move.option,
            "text": move.text,
            "label": said(game, move, who.lang),
            "words": game.words(move),
            "preview": [{"clause": line.clause, "text": line.text} for line in preview],
        }
        for move, preview in zip(found, previews, strict=True)
    ]


def forced(game: Game, who: Viewer) -> bool:
    """Whether the viewer's seat has one move only, which shows nothing new: it could be taken back at once."""
    if who.seat is None or who.seat not in game.due or len(found := game.moves(who.seat)) != 1:
        return False
    if game.title.decisions[found[0].step].at_once:
        return False
    after = game.clone()
    after.play(found[0], seat=who.seat)
    return after.can_undo()


def why(game: Game, seat: int | None, move: str | int, lang: str) -> Json:
    """Why a move is forbidden, or that it is legal. Raises Unreadable."""
    refusal = game.why_not(move, seat, lang)
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "clause": refusal.clause, "text": refusal.text, "rule": refusal.rule}


def hint(game: Game, who: Viewer) -> str:
    """What the rules say about the decision that is due."""
    decision = game.decision
    return say(game.title.speaker(who.lang), f"hint-{decision.name}") if decision else ""


def drafts(game: Game, who: Viewer) -> list[Json]:
    """What the viewer's seat has chosen at a decision that several make at once and that is not open yet."""
    own = game.drafts.get(who.eyes, ())
    return [{"text": move.text, "label": said(game, move, who.lang)} for move in own]


def said(game: Game, move: Move, lang: str) -> str:
    """A move as a button says it; as it is typed where the title's words want a fact that nothing gives."""
    try:
        return label(game, move, lang)
    except ValueError:
        return move.text


def scores(game: Game, who: Viewer) -> list[Json]:
    """The results as far as the viewer may know them; while the game goes on, as if it ended now."""
    return [_score(score) for score in game.scores(who.seat, who.lang)]


def _score(score: Score) -> Json:
    lines = [{"source": x.source, "text": x.text, "clause": x.clause, "points": x.points} for x in score.lines]
    result = {"place": score.place, "total": score.total, "said": score.said, "behind": score.behind}
    return {"seat": score.seat, "name": score.name, "lines": lines, "scored": score.scored, **result}


# --------------------------------------------------------------------------------------------------- what happened


def log_lines(game: Game, who: Viewer, first: int, last: int) -> list[Json]:
    """The log of plies `first` to `last` (0 is the set-up)."""
    speaker = game.title.speaker(who.lang)
    out = []
    for number in range(max(first, 0), min(last, len(game.plies)) + 1):
        tells = game.plies[number - 1].tells if number else game.setup_tells
        out += list(_lines(game, number, tells, who, speaker))
    return out


def _lines(game: Game, number: int, tells: Iterable[Tell], who: Viewer, speaker: Speaker) -> Iterable[Json]:
    for tell in tells:
        seat = tell.facts.get("seat")
        line: Json = {"ply": number, "clause": tell.clause, "text": game.sentence(tell, who.eyes, speaker)}
        line |= {"event": tell.event, "facts": tell_facts(game, tell, who.eyes)}
        if isinstance(seat, int) and 0 <= seat < len(game.seats):
            line["seat"] = seat
        if number:
            line["by"] = game.plies[number - 1].move.seat
        yield line


def tell_facts(game: Game, tell: Tell, eyes: int) -> dict[str, str | int | None]:
    """What a tell says, by names of things as in a view; what is told to others only is left out."""
    out: dict[str, str | int | None] = {}
    for name, value in tell.facts.items():
        if isinstance(value, Secret):
            if eyes not in (value.seat, EVERYTHING):
                continue
            value = value.value
        kind = game.title.kinds.get(name)
        out[name] = game.names.name(kind, value) if isinstance(kind, Kind) and kind is not SEAT else value
    return out


def undone_move(game: Game, number: int, by: int | None = None) -> Json:
    """A move that is about to be taken back, as it is written down; see `events.Event`. `by`: who asked for that."""
    ply = game.plies[number - 1]
    secret = any(note.seen_by is not None for note in ply.notes)
    eyes = [None, *range(len(game.seats))]
    knows = [Viewer(seat).eyes for seat in eyes if game.may_know(number, Viewer(seat).eyes)]
    chance = "" if secret else chance_words(game, ply.notes)
    move: Json = {"seat": ply.move.seat, "move": ply.move.text, "chance": chance, "knows": knows}
    return move if by is None else {**move, "by": by}


def own_line(ply: int, text: str) -> Json:
    """What a table itself said, as a line of the log: no event of the game, and no facts of it."""
    return {"ply": ply, "clause": "", "text": text, "event": "", "facts": {}}


def undone_line(game: Game, event: Event, who: Viewer) -> Json:
    """What was taken back, as a line of the log."""
    said = []
    for move in event.undone:
        known = who.eyes in move["knows"]
        chance = f" {{{move['chance']}}}" if known and move["chance"] else ""
        said.append(f"{game.seats[move['seat']].name}: {move['move'] if known else '?'}{chance}")
    by = event.undone[0].get("by", event.seat)
    name = game.seats[by].name if by is not None else ""
    text = words(who.lang).say("undone", name=name, count=len(said), moves="; ".join(said))
    line = {**own_line(event.ply, text), "stays": True}
    return line if by is None else {**line, "seat": by}


def chance_words(game: Game, notes: Iterable[Note]) -> str:
    """Chance results as the record has them."""
    return " ".join(str(n.result) if n.of is None else str(game.names.name(n.of, n.result)) for n in notes)


def event_view(game: Game, event: Event, who: Viewer, stands: bool) -> Json:
    """An event for one viewer, without the table; `stands`: whether it is a move that has not been taken back."""
    out: Json = {"type": "event", "event": event.number, "ply": event.ply, "kind": event.kind, "log": []}
    if event.seat is not None:
        out["seat"] = event.seat
    if event.undone:
        out["log"] = [undone_line(game, event, who)]
    if stands:
        out["log"] = log_lines(game, who, event.ply, event.ply)
        if game.may_know(event.ply, who.eyes):
            out["text"] = game.plies[event.ply - 1].move.text
    return out


# ------------------------------------------------------------------------------------------------------ the titles


def kinds_of(title: Title) -> dict[str, Kind]:
    """All kinds of things that a view, a move, a tell or the box of a title may name, by key; seats and steps are not
    things.
    """
    found: dict[str, Kind] = {}
    seen: set[type[Struct]] = set()

    def add(kind: Kind | None) -> None:
        if kind is not None and kind is not SEAT and kind is not STEP:
            found.setdefault(kind.key, kind)

    def collect(cls: type[Struct]) -> None:
        seen.add(cls)
        for field in cls.fields.values():
            for kind in (field.of, *field.at):
                add(kind)
            if field.struct is not None and field.struct not in seen:
                collect(field.struct)

    collect(title.state)
    for decision in title.decisions.values():
        for phrase in decision.phrases:
            for part in phrase.parts.values():
                add(part if isinstance(part, Kind) else part.kind if isinstance(part, Several) else None)
    for fact in title.kinds.values():
        add(fact if isinstance(fact, Kind) else None)
    collect(title.box)
    for kind in title.components.kinds:
        add(kind)
    return {key: kind for key, kind in found.items() if key not in title.options}


def seat_fields(title: Title) -> tuple[list[str], list[str]]:
    """The fields of a view whose numbers are seats, and those that have an element for each seat.

    A name that means something else in another part of the state is left out.
    """
    of: dict[str, bool] = {}
    at: dict[str, bool] = {}
    seen: set[type[Struct]] = set()

    def collect(cls: type[Struct]) -> None:
        seen.add(cls)
        for name, field in cls.fields.items():
            of[name] = of.get(name, True) and field.of is SEAT
            at[name] = at.get(name, True) and field.at[:1] == (SEAT,)
            if field.struct is not None and field.struct not in seen:
                collect(field.struct)

    collect(title.state)
    return sorted(name for name, is_so in of.items() if is_so), sorted(name for name, is_so in at.items() if is_so)


def names_of(title: Title, names: Names, speaker: Speaker) -> dict[str, dict[str, str]]:
    """What all things are called: key of the kind -> name -> label, with the joints of long words."""
    return {
        key: {name: called(names, kind, number, speaker, joints=True) for number, name in enumerate(names.all(kind))}
        for key, kind in kinds_of(title).items()
    }
