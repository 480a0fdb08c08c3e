"""What is done with games in worker processes, because it takes long: opening them, reviving them, looking back.

All of it goes out and comes back as data, and the server does none of it again.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import stammtisch
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import DictationError, Refused, Unreadable
from stammtisch.kernel.play.views import PositionError
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.primer import read_scene
from stammtisch.kernel.title.seating import PERSON, RULES, OptionError
from stammtisch.kernel.title.title import Title, UnknownTitle, find_title, titles
from stammtisch.kernel.title.words import Mistake
from stammtisch.players.policy import offers, policies
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.changes import Kept
from stammtisch.server.tables import shown
from stammtisch.server.tables.clocks import Rest, Terms
from stammtisch.server.tables.editions import Stays, play, replayed
from stammtisch.server.tables.lines import Board
from stammtisch.server.tables.shown import Viewer
from stammtisch.server.thinking import boxes

log = logging.getLogger("stammtisch.server")


@dataclass(frozen=True)
class NewSeat:
    """A seat as somebody wants it: kind "person", "open", "bot" or "automa"; without a name or colour it gets one.
    `agreed`: whether whoever has it lets the table's games be studied (None: nobody is asked).
    """

    kind: str
    name: str | None
    policy: str
    colour: int | None = None
    agreed: bool | None = None

    @property
    def named(self) -> str:
        """The name, once it has one."""
        assert self.name is not None
        return self.name


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it; see `schemas.TableIn`. `rests`: those of the seats, where they have one already.
    `box`: the text of the box, where it is not the title's own; `variant` is what it is called, `variant_id` which
    of the studio's it is. `study`: whoever sits there is asked whether its games may be studied. `board`: what makes
    it an analysis board.
    """

    title: str | None
    seats: Sequence[NewSeat] | None
    options: Mapping[str, str]
    seed: int | None
    record: str | None
    position: Mapping[str, Any] | None
    scene: str | None
    hints: bool
    redraw: bool | None
    absence: int | None
    lang: str
    clock: Terms | None = None
    rests: Sequence[Rest | None] = ()
    drawn: bool = False
    box: str | None = None
    variant: str | None = None
    variant_id: str | None = None
    study: bool = False
    board: Board | None = None


@dataclass(frozen=True)
class Opened:
    """A game that a table can begin with."""

    game: Game
    seats: Sequence[NewSeat]
    origin: str


# -------------------------------------------------------------------------------------------------------- opening


def open_game(wish: Wish) -> Opened:
    """The game of a new table and its seats; ApiError if it cannot be."""
    if sum(start is not None for start in (wish.record, wish.position, wish.scene)) > 1:
        raise ApiError("invalid", "several-starts")
    if wish.drawn and (wish.record, wish.position, wish.scene) != (None, None, None):
        raise ApiError("invalid", "fresh-only")
    try:
        if wish.record is not None:
            game, origin = stammtisch.read(wish.record), "record"
        elif wish.position is not None:
            game, origin = stammtisch.load(wish.position), "position"
        elif wish.scene is not None and wish.title is not None:
            game, origin = scene_of(title_of(wish.title), wish.scene), "position"
        elif wish.title is None or wish.seats is None:
            raise ApiError("invalid", "no-start")
        else:
            sitting = [Seat(seat.named, seat.policy) for seat in _new_seats(wish.seats, None)]
            game = stammtisch.new(wish.title, sitting, wish.seed, wish.options, box=_box_of(wish))
            origin = "deal" if wish.seed is None else "seed"
        if wish.seats is not None and len(wish.seats) != len(game.seats):
            raise ApiError("invalid", "so-many-seats", seats=len(game.seats), wanted=len(wish.seats))
        seats = _new_seats(wish.seats, game)
        if wish.title is not None and wish.title != game.title.name:
            raise ApiError("invalid", "another-title", found=game.title.name, title=wish.title[:64])
        for number, seat in enumerate(seats):
            if (seat.kind == "automa") != (game.seats[number].policy == RULES):
                raise ApiError("invalid", "whose-seat", seat=number, name=game.seats[number].name)
        game.seats = tuple(Seat(seat.named, seat.policy) for seat in seats)
        if wish.clock is not None and len(seats) == 1:
            raise ApiError("invalid", "clock-alone")
        if origin != "deal":
            _try_out(game)
    except OptionError as error:
        if error.conflict is None:
            raise ApiError("invalid", "invalid", problem=error.said(wish.lang)) from None
        speaker = stammtisch.find_title(str(wish.title)).speaker(wish.lang)
        raise ApiError("invalid", text=error.conflict.text(speaker), clause=error.conflict.clause) from None
    except Mistake as error:
        raise ApiError("invalid", "invalid", problem=error.said(wish.lang)) from None
    except (Refused, Unreadable) as error:
        raise ApiError("invalid", "invalid", problem=str(error)) from None
    except ApiError:
        raise
    except Exception:
        if wish.record is None and wish.position is None:
            raise
        log.warning("a record or position was refused", exc_info=True)
        raise ApiError("invalid", "impossible-start") from None
    game.state.chance.seed(secrets.randbits(63))
    return Opened(game, seats, origin)


def _box_of(wish: Wish) -> LoadedBox | None:
    """The box that is wished for, where every process finds it; None: the title's own."""
    if wish.box is None:
        return None
    title = title_of(str(wish.title))
    found = title.read_box(wish.box).hash
    boxes.lay_down(title, found, wish.box)
    return boxes.box_of(title, found)


def _new_seats(wishes: Sequence[NewSeat] | None, game: Game | None) -> list[NewSeat]:
    """The seats as wished; without wishes, those of the record or position.

    Before there is a game an Automa's policy is its name, or RULES for the one that the options put there.
    """
    seats = []
    if wishes is None:
        assert game is not None
        for seat in game.seats:
            kind = {PERSON: "person", RULES: "automa"}.get(seat.policy, "bot")
            seats.append(NewSeat(kind, seat.name, seat.policy))
    else:
        taken = {wish.name for wish in wishes}
        spare = (name for name in stammtisch.NAMES if name not in taken)
        for number, wish in enumerate(wishes):
            sits = game.seats[number] if game and number < len(game.seats) else None
            if wish.kind == "automa":
                name = sits.name if sits else wish.name or f"Automa {number + 1}"
                seats.append(NewSeat("automa", name, RULES if sits else wish.name or RULES, wish.colour))
            else:
                name = wish.name or (sits.name if sits and sits.name not in taken else next(spare))
                policy = wish.policy if wish.kind == "bot" else PERSON
                seats.append(NewSeat(wish.kind, name, policy, wish.colour, wish.agreed))
    for new in seats:
        if new.kind != "automa":
            check_policy(new.policy, game.title if game else None)
    if len({seat.name for seat in seats}) < len(seats):
        raise ApiError("invalid", "same-names")
    return seats


def colours_of(seats: Sequence[NewSeat]) -> list[int]:
    """The colours of the seats: as wished; who wishes none gets that of the seat's number, or the first that is free.

    ApiError if two wish the same.
    """
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise ApiError("invalid", "colour-taken")
    free = [colour for colour in range(MAX_SEATS) if colour not in wished]
    out = []
    for number, seat in enumerate(seats):
        colour = seat.colour
        if colour is None:
            colour = number if number in free else free[0]
            free.remove(colour)
        out.append(colour)
    return out


def check_policy(policy: str, title: Title | None = None) -> None:
    """ApiError unless there is such a policy, and the title offers it."""
    if policy != PERSON and not (policy in policies() if title is None else offers(title, policy)):
        known = ", ".join((PERSON, *policies(title)))
        raise ApiError("invalid", "no-policy", policies=known)


def _try_out(game: Game) -> None:
    """Raises if a game that somebody brought cannot be shown or cannot go on."""
    if not game.over and not game.due:
        raise PositionError("state.pending", "position-nobody")
    for seat in range(len(game.seats)):
        who = shown.viewer(game, (seat,), seat, "en")
        json.dumps(shown.position(game, who))
        if seat in game.due and not game.moves(seat):
            raise PositionError("state.pending", "position-stuck", seat=str(seat))
        shown.log_lines(game, who, 0, len(game.plies))
    game.record()


def title_of(name: str) -> Title:
    """A title by name; ApiError if it is not installed."""
    try:
        return find_title(name)
    except UnknownTitle:
        raise ApiError("not-found", "no-title", title=name[:64], titles=", ".join(titles())) from None


def scene_of(title: Title, scene: str) -> Game:
    """The game of a scene; ApiError if the title has none of this name."""
    found = read_scene(title.folder, scene)
    if found is None:
        raise ApiError("not-found", "no-scene", title=title.title, scene=scene[:64])
    return stammtisch.load(found)


# ------------------------------------------------------------------------------------------------------- reviving


def revive(kept: Kept) -> Game:
    """The game as the database has it, with fresh chance for what is to come; ApiError if it cannot go on here."""
    try:
        return replayed(kept)
    except UnknownTitle as error:
        raise ApiError("conflict", text=str(error)) from None
    except Stays:
        raise ApiError("conflict", "stays", rules=kept.table["rules"], box=kept.table["box"]) from None


def follow(game: Game, kept: Kept) -> Game:
    """A game brought to what the database has now; it may be the same one, and is spoiled if anything is raised."""
    if kept.standing < len(game.plies):
        game = game.at(kept.standing)
    _take_drafts_back(game)
    play(game, kept)
    return game


def play_line(game: Game, line: Sequence[Mapping[str, Any]], lang: str) -> Game:
    """Goes on with a game as it was played elsewhere: moves with their seats and what chance brought, also those that
    are not open yet, which take the place of those that there are; ApiError if it cannot have gone on like that.
    """
    _take_drafts_back(game)
    for number, move in enumerate(line, len(game.plies) + 1):
        try:
            game.play(move["move"], move["seat"], lang, move["chance"])
        except Refused as refused:
            problem, clause = refused.refusal.text, refused.refusal.clause
            raise ApiError("refused", "line-stops", clause=clause, number=number, problem=problem) from None
        except (Unreadable, DictationError, ValueError) as error:
            said = error.said(lang) if isinstance(error, Mistake) else str(error)
            raise ApiError("refused", "line-stops", number=number, problem=said) from None
    return game


def _take_drafts_back(game: Game) -> None:
    for seat, made in list(game.drafts.items()):
        for _ in made:
            game.take_back(seat)


# --------------------------------------------------------------------------------------------------- looking back


def picture(game: Game, lang: str) -> str:
    """The table as everybody who watches may see it, as SVG."""
    return str(game.picture(lang=lang))


def past_position(game: Game, ply: int, who: Viewer) -> str:
    """A position of the past for one viewer, `ply` moves after the beginning, as JSON text; nobody can move there.

    As text it is small to keep, and the server need not write it out again for whoever looks.
    """
    position = shown.position(game, who, past=True)
    position |= {"ply": ply, "view": {**position["view"], "ply": ply}}
    return json.dumps(position, ensure_ascii=False, separators=(",", ":"))
