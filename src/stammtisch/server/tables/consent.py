"""What it takes to take a seat's last move back: whose consent, and what stands against it."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import words
from stammtisch.server.tables.shown import Json, Viewer


def state(game: Game, kinds: Sequence[str], redraw: bool, cancelled: bool, asking: Json | None, who: Viewer) -> Json:
    """Whether the viewer's seat can take its last move back, and who has been asked to consent.

    `kinds`: of the table's seats. `redraw`: moves may be taken back after which chance fell.
    """
    out: Json = {"can": False, "why": "", "ask": False, "turn": 0}
    if asking is not None:
        out["pending"] = {key: asking[key] for key in ("by", "needs", "agreed")}
    if who.seat is None or cancelled:
        return out
    if game.over:
        out["why"] = words(who.lang).say("no-undo-after-end")
        return out
    if kinds[who.seat] == "bot":
        out["why"] = words(who.lang).say("dropped-out")
        return out
    if game.drafts.get(who.seat):
        out["can"] = True
        return out
    target = last_of(game, who.seat)
    speaker = game.title.speaker(who.lang)
    if target is None:
        out["why"] = speaker.say("undo-nothing")
        return out
    if not redraw and past_chance(game, target):
        out["why"] = words(who.lang).say("no-redraw")
        return out
    needs = consents(game, kinds, who.seat, target)
    out["can"], out["ask"] = not needs, bool(needs)
    others = (n for n, ply in enumerate(reversed(game.plies)) if ply.move.seat != who.seat)
    out["turn"] = next(others, len(game.plies))
    if needs:
        last = target == len(game.plies)
        names = ", ".join(game.seats[seat].name for seat in needs)
        out["why"] = speaker.say("undo-barrier") if last else words(who.lang).say("no-consent", who=names)
    return out


def last_of(game: Game, seat: int) -> int | None:
    """The number of the last ply of a seat."""
    plies = game.plies
    return next((n for n in range(len(plies), 0, -1) if plies[n - 1].move.seat == seat), None)


def past_chance(game: Game, target: int) -> bool:
    """Whether chance fell, or what was chosen at once was opened, from ply `target` on."""
    return not all(ply.safe for ply in game.plies[target - 1 :])


def consents(game: Game, kinds: Sequence[str], seat: int, target: int) -> list[int]:
    """The seats that must consent to taking back all plies from `target` on: every other person, unless nothing was
    revealed by the seat's move and nobody has moved since. Bots consent.
    """
    if target == len(game.plies) and game.can_undo():
        return []
    return [n for n, kind in enumerate(kinds) if n != seat and kind != "open" and game.seats[n].policy == PERSON]
