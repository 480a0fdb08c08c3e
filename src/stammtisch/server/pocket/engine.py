"""A game that goes on in a browser: the one module of the parcel that the page calls, through `answer`.

It runs on Python compiled to WebAssembly, with neither NumPy nor Numba nor anything of the server but what makes JSON
of a game. Bots decide as `greedy` does, with few trials: a phone has to do it.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import chance_word
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.kernel.title.seating import PERSON
from stammtisch.kernel.title.title import find_title
from stammtisch.players.greedy import Greedy
from stammtisch.players.sight import sight_of
from stammtisch.server.tables import consent, shown
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.shown import Viewer

Json = dict[str, Any]

TRIALS = 200
"""How many times in all a bot tries its moves: two or three tenths of a second on a laptop, in WebAssembly."""


class Pocket:
    """A game as it was taken along, and what has been played since.

    `taken` is what `playing.taken` gives: the position, what lies in the box, and how many moves and events came
    before. `line` is what has been played since, as `line` gives it.
    """

    def __init__(self, taken: Mapping[str, Any], line: Sequence[Mapping[str, Any]] | None = None):
        position = taken["position"]
        title = find_title(position["title"])
        seats = [Seat(seat["name"], seat["policy"]) for seat in position["seats"]]
        box = title.load_box(None if taken["box"] is None else _file(taken["box"]))
        self.game = Game(title, seats, position["options"], box, position=position["state"])
        self.kinds, self.redraw = taken["kinds"], taken["redraw"]
        self.ply, self.event = taken["ply"], taken["event"]
        self.ids: dict[int, list[str | None]] = {seat: [] for seat in range(len(seats))}
        self._random, self._bot = Random(), Greedy(TRIALS)
        for move in taken["drafts"] if line is None else line:
            self.game.play(move["move"], move["seat"], dictation=move["chance"])
            self.ids[move["seat"]].append(move["client_id"])
        self.event += len(self.game.plies) + self.game.over

    # ------------------------------------------------------------------------------------------------ what happens

    def play(self, seat: int, said: str, client_id: str, lang: str) -> list[Event]:
        """Makes a person's move; returns what happened. Raises Refused or Unreadable."""
        before = len(self.game.plies)
        self.game.play(said, seat, lang)
        self.ids[seat].append(client_id)
        return self._happened(before, seat)

    @property
    def bot(self) -> int | None:
        """The first bot that has to decide."""
        game = self.game
        return next((seat for seat in game.due if game.seats[seat].policy != PERSON), None)

    def let_bot(self) -> list[Event]:
        """Lets that bot decide; returns what happened, nothing if there is none."""
        seat, before = self.bot, len(self.game.plies)
        if seat is None:
            return []
        sight = sight_of(self.game, seat)
        choice = sight.moves[0] if len(sight.moves) == 1 else self._bot.choose(sight, self._random)
        self.game.play(choice, seat)
        self.ids[seat].append(None)
        return self._happened(before, seat)

    def take_back(self, seat: int) -> list[Event]:
        """Takes the last move of a seat back that was made here; nothing happens where there is none."""
        game = self.game
        target = consent.last_of(game, seat)
        if game.drafts.get(seat):
            game.take_back(seat)
        elif target is not None:
            game.undo_to(target)
        else:
            return []
        made = [ply.move.seat for ply in game.plies]
        for each, ids in self.ids.items():
            del ids[made.count(each) + len(game.drafts.get(each, ())) :]
        self.event += 1
        return [Event(self.event, "undo", len(game.plies), seat)]

    def _happened(self, before: int, seat: int) -> list[Event]:
        """An event for each move since there were `before`, as at the table."""
        plies = self.game.plies
        if len(plies) == before:
            return [Event(self.event, "draft", before, seat)]
        numbers = range(before + 1, len(plies) + 1)
        events = [Event(self.event + n - before, "move", n, plies[n - 1].move.seat) for n in numbers]
        if self.game.over:
            events.append(Event(events[-1].number + 1, "over", len(plies)))
        self.event = events[-1].number
        return events

    # ------------------------------------------------------------------------------------------------ what is shown

    def table(self, who: Viewer) -> Json:
        """What has changed of the table, as somebody may see it; see `schemas.TableOut`."""
        position = shown.position(self.game, who)
        ply = self.ply + position["ply"]
        return {
            **position,
            "ply": ply,
            "view": {**position["view"], "ply": ply},
            "event": self.event,
            "mine": list(who.mine),
            "hint": shown.hint(self.game, who),
            "forced": shown.forced(self.game, who),
            "undo": consent.state(self.game, self.kinds, self.redraw, False, None, who),
        }

    def told(self, event: Event, who: Viewer) -> Json:
        """An event, as somebody may hear of it."""
        seen = shown.event_view(self.game, event, who, stands=event.kind == "move")
        return {**seen, "ply": self.ply + event.ply, "log": self._lines(seen["log"])}

    def log(self, who: Viewer) -> list[Json]:
        """What all moves told that were made here, as somebody may hear it."""
        return self._lines(shown.log_lines(self.game, who, 1, len(self.game.plies)))

    def _lines(self, lines: Sequence[Json]) -> list[Json]:
        return [{**line, "ply": self.ply + line["ply"]} for line in lines]

    # ------------------------------------------------------------------------------------------------- what is sent

    def line(self) -> list[Json]:
        """What has been played, in the order in which it can be played again: each move with its seat, what chance
        brought, and the client's id if a person made it. What is chosen at once and not open yet comes last.
        """
        ids = {seat: iter(given) for seat, given in self.ids.items()}
        made = [(ply.move, [chance_word(self.game, note) for note in ply.notes]) for ply in self.game.plies]
        made += [(move, []) for seat in sorted(self.game.drafts) for move in self.game.drafts[seat]]
        return [
            {"seat": move.seat, "move": move.text, "chance": chance, "client_id": next(ids[move.seat])}
            for move, chance in made
        ]


def _file(box: str) -> Path:
    """A file with the text of a box; the browser's own, which is gone when the page is."""
    file = Path(tempfile.mkdtemp()) / "box.toml"
    file.write_text(box, encoding="utf-8")
    return file


_pockets: list[Pocket] = []
"""The one game that is played here: a page has a process of its own for each table."""


def answer(asked: str) -> str:
    """What the page asks, as JSON, and the answer to it.

    `do` is "take" (a game: `taken` and `line`), "play" (`by`, `move` and `client_id`), "bot", "undo" (`by`), "why"
    (`by` and `move`) or "look"; `seat`, `mine` and `lang` say who looks on. All but "why" are answered with the
    `events` that this was, the `table` as it is now, the `line`, and whether a `bot` has to decide; "take" and "look"
    with the whole `log` besides. What the rules refuse is answered with `refused`, a text and a clause; nothing has
    changed then.
    """
    said = json.loads(asked)
    if said["do"] == "take":
        _pockets[:] = [Pocket(said["taken"], said["line"])]
    (pocket,), lang = _pockets, said["lang"]
    try:
        if said["do"] == "why":
            return json.dumps(shown.why(pocket.game, said["by"], said["move"], lang))
        events: list[Event] = []
        if said["do"] == "play":
            events = pocket.play(said["by"], said["move"], said["client_id"], lang)
        elif said["do"] == "bot":
            events = pocket.let_bot()
        elif said["do"] == "undo":
            events = pocket.take_back(said["by"])
    except Refused as refused:
        return json.dumps({"refused": {"text": refused.refusal.text, "clause": refused.refusal.clause}})
    except Unreadable as error:
        return json.dumps({"refused": {"text": str(error), "clause": None}})
    who = shown.viewer(pocket.game, tuple(said["mine"]), said["seat"], lang)
    return json.dumps(
        {
            "events": [pocket.told(event, who) for event in events],
            "table": pocket.table(who),
            "log": pocket.log(who) if said["do"] in ("take", "look") else [],
            "line": pocket.line(),
            "bot": pocket.bot is not None,
        }
    )
