"""A game at the terminal: people at one screen, bots beside them.

`Sitting` asks whoever is due, lets bots move, and does what people type. What it shows is made by `terminal_screen`.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.seating import RULES
from stammtisch.kernel.title.words import Mistake, trouble
from stammtisch.players import PERSON, SHORT, THINKERS, UnknownPolicy, choose, find_policy, later, policies, sight_of
from stammtisch.terminal_screen import ACCENT, COMMANDS, MOST_ROWS, Option, Screen

MOST_LOG, LEAST_LOG = 14, 3
"""How many lines of the log stand above a decision: as many as the screen has room for, within these."""

YES = ("y", "yes", "j", "ja", "o", "oui")


@dataclass
class Preferences:
    """How somebody wants to play."""

    lang: str = "en"
    hints: bool = True
    automatic: bool = True
    """Whether a decision with one possibility is made without asking."""
    pause: float = 0.0
    """Seconds after a bot's move."""
    save: Path | None = None
    """Where the record is written after each move."""


class Leave(Exception):
    """The game is left."""


class Sitting:
    """One game at one terminal, until it is over or left."""

    def __init__(self, game: Game, console: Console, preferences: Preferences, seed: int | None = None):
        self.game, self.console, self.preferences = game, console, preferences
        self.screen = Screen(console, game, preferences.lang)
        self.random = Random(seed)
        self.holder: int | None = None
        self.decided_at: dict[int, int] = {}
        self.hinted: set[tuple[int, str]] = set()
        self.notes: list[str] = []
        self.unsaved = False

    # ------------------------------------------------------------------------------------------------ the loop

    @property
    def people(self) -> list[int]:
        """The seats that persons play for."""
        return [i for i, seat in enumerate(self.game.seats) if seat.policy == PERSON]

    @property
    def hot_seat(self) -> bool:
        """Whether several persons share the screen, so that one must not see what another one sees."""
        return len(self.people) > 1

    def say(self, message: str, **facts: object) -> str:
        """A message of the terminal's."""
        return self.screen.say(message, **facts)

    def run(self) -> None:
        """Plays until the game is over or left. Never raises for what a person does."""
        from stammtisch.kernel.twins import warm

        process = None
        try:
            thinking = {seat.policy for seat in self.game.seats} - {PERSON, RULES, "random"}
            if thinking:
                process = warm.start(self.game.title, THINKERS, later(self.game.title, sorted(thinking)))
            self._greet(process is not None)
            self._save()
            while True:
                try:
                    if self.game.over:
                        self._end()
                    else:
                        self._step()
                except KeyboardInterrupt:
                    self.console.print()
                    self._quit()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._rescue()
        finally:
            warm.stop(process)
        self.screen.show(self.say("bye"), "dim")

    def _greet(self, compiling: bool) -> None:
        screen = self.screen
        first = screen.say("welcome", title=self.game.title.title, seats=screen.people())
        commands = ", ".join(screen.command(name) for name in ("help", "why", "rules", "undo", "quit"))
        self.notes = [first, screen.say("welcome-help", commands=commands)]
        if compiling:
            self.notes.append(screen.say("compiling"))
        if not self.people:
            self._flush()

    def _step(self) -> None:
        bots = [seat for seat in self.game.due if seat not in self.people]
        if bots:
            self._bot(bots[0])
        else:
            self._person(self.game.due[0])

    def _bot(self, seat: int) -> None:
        move = choose(self.game, seat, self.random)
        self._make(move)
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.log(self.game.log(viewer, self.screen.lang, len(self.game.plies)))
        if self.preferences.pause:
            time.sleep(self.preferences.pause)

    def _make(self, move: Move) -> None:
        self.game.play(move, lang=self.screen.lang)
        self.unsaved = True
        self._save()

    # ----------------------------------------------------------------------------------------------- a decision

    def _person(self, seat: int) -> None:
        moves = self.game.moves(seat)
        if len(moves) == 1 and self.preferences.automatic:
            only = self.say("only-one", move=self.game.label(moves[0], lang=self.screen.lang))
            if not self.hot_seat:
                self.notes.append(only)
            self._make(moves[0])
            return
        if self.hot_seat and self.holder != seat:
            self._pass_device(seat)
        self.holder = seat
        self._present(seat, moves)
        plies = len(self.game.plies)
        while len(self.game.plies) == plies and seat in self.people and self.game.due and seat in self.game.due:
            self._flush()
            if self._obey(self._prompt(seat), seat):
                return

    def _pass_device(self, seat: int) -> None:
        """An empty screen between two people, with nothing to scroll back to."""
        self._forget()
        name = self.game.seats[seat].name
        self.screen.show("\n\n")
        self.screen.show(self.say("pass-device", name=name), f"bold {ACCENT}")
        self.screen.show()
        self._input(self.say("press-enter", name=name) + " ")
        self._forget()

    def _forget(self) -> None:
        self.screen.clear(forget=True)

    def _present(self, seat: int, moves: Sequence[Move]) -> None:
        """The screen before a decision: the table, what happened, what is asked, what is possible."""
        decision = self.game.decision
        assert decision is not None
        screen = self.screen
        options = screen.options(moves)
        hinting = self.preferences.hints and (seat, decision.name) not in self.hinted
        self.hinted.add((seat, decision.name))
        lines = self.game.log(seat, screen.lang, self.decided_at.get(seat, 0))
        table = screen.table(seat)
        taken = len(table.lines) + min(len(options), MOST_ROWS) + len(self.notes) + (4 if hinting else 0) + 7
        screen.clear()
        screen.show(table)
        if lines:
            screen.show()
            screen.log(lines, max(LEAST_LOG, min(MOST_LOG, self.console.height - taken)))
        screen.show()
        if self.notes:
            self._flush()
            screen.show()
        if hinting:
            screen.hint(decision.name)
        screen.ask(seat, decision.name)
        screen.moves(options, MOST_ROWS)

    def _flush(self) -> None:
        for note in self.notes:
            self.screen.show(note, "italic dim")
        self.notes.clear()

    def _prompt(self, seat: int) -> str:
        return self._input(f"{self.game.seats[seat].name} ▸ ")

    def _input(self, prompt: str) -> str:
        return self.console.input(Text(prompt, f"bold {ACCENT}")).strip()

    def _yes(self, question: str) -> bool:
        answer = self._input(f"{question} ({self.say('yes')}/{self.say('no')}) ")
        return answer.casefold() in YES

    # ----------------------------------------------------------------------------------------- what is typed

    def _obey(self, line: str, seat: int) -> bool:
        """Does what was typed. Whether the screen must be drawn anew (a move was made, or much has changed)."""
        if not line:
            return False
        options = self.screen.options(self.game.moves(seat))
        if line.isdigit() and len(options) == 1 and options[0].typed:
            line = options[0].typed.format(line)
        if line.isdigit():
            if 1 <= int(line) <= len(options):
                return self._take(options[int(line) - 1], seat)
            self.screen.show(self.say("no-number", number=line, most=len(options)))
            return False
        word, _, rest = line.partition(" ")
        name = self.screen.aliases.get(word.casefold())
        try:
            move = self.game.parse(line, seat, self.screen.lang)
        except Unreadable as error:
            if name:
                return self._command(name, rest.strip(), seat, options)
            return self._guess(line, seat, options, error)
        return self._choose(move, seat)

    def _take(self, option: Option, seat: int) -> bool:
        """Makes the move of a line; of one that stands for several amounts it says how each is typed."""
        if option.typed:
            self.screen.show(self.say("type-amount", usage=option.typed.format(self.say("number"))))
            return False
        return self._choose(option.move, seat)

    def _choose(self, move: Move, seat: int) -> bool:
        try:
            self._make(move)
        except Refused as refused:
            self.screen.refusal(refused.refusal)
            return False
        self.decided_at[seat] = len(self.game.plies)
        return True

    def _guess(self, line: str, seat: int, options: Sequence[Option], error: Unreadable) -> bool:
        """What was typed is neither a move nor a command: perhaps words of a label."""
        fitting = matching(options, line)
        if len(fitting) == 1:
            return self._take(fitting[0], seat)
        if fitting:
            self.screen.show(self.say("moves-several"))
            self.screen.moves(fitting, MOST_ROWS)
        elif error.nearly:
            self.screen.show(str(error))
        else:
            example = options[0].move.text
            self.screen.show(self.say("unreadable", said=line, example=example, help=self.screen.command("help")))
        return False

    def _command(self, name: str, rest: str, seat: int, options: Sequence[Option]) -> bool:
        assert name in COMMANDS
        if name in ("why", "bot", "take", "lang") and not rest:
            self._want_more(name)
            return False
        if name == "why":
            self._why(rest, seat, options)
        elif name == "moves":
            fitting = matching(options, rest)
            if not fitting:
                self.screen.show(self.say("moves-none", filter=rest))
            self.screen.moves(fitting)
        elif name == "hint":
            self._hint(seat)
        elif name == "help":
            self.screen.help(options[0].move.text)
        elif name == "board":
            return True
        elif name == "hand":
            self.screen.hand(seat)
        elif name in ("log", "scores", "rules", "save"):
            self._look(name, rest, seat)
        elif name == "undo":
            return self._undo(seat)
        elif name == "bot":
            return self._hand_to_bot(rest)
        elif name == "take":
            return self._hand_to_person(rest)
        elif name == "lang":
            return self._speak(rest)
        else:
            self._quit()
        return False

    def _want_more(self, name: str) -> None:
        usage = self.screen.usage(name)
        self.screen.show(self.say("want-argument", command=self.screen.command(name), usage=usage))

    def _look(self, name: str, rest: str, seat: int) -> None:
        """Commands that also make sense after the end."""
        if name == "log":
            lines = self.game.log(None if seat == WATCHER else seat, self.screen.lang)
            self.screen.log(lines, int(rest) if rest.isdigit() else 20)
        elif name == "scores":
            heading = "source" if self.game.over else "scores-now"
            self.screen.scores(self.game.scores(None if seat == WATCHER else seat, self.screen.lang), self.say(heading))
        elif name == "rules":
            if not self.screen.rules(rest):
                self.screen.show(self.say("unknown-rule", word=rest))
        elif name == "save":
            path = Path(rest).expanduser() if rest else self.preferences.save
            if path is None:
                self._want_more("save")
            elif self._write(path):
                self.screen.show(self.say("saved", file=str(path)))

    def _why(self, rest: str, seat: int, options: Sequence[Option]) -> None:
        """Why a move is forbidden; or that it is allowed, and what it would bring."""
        said: str | Move = rest
        if rest.isdigit() and len(options) == 1 and options[0].typed:
            said = rest = options[0].typed.format(rest)
        if rest.isdigit():
            if not 1 <= int(rest) <= len(options):
                self.screen.show(self.say("no-number", number=rest, most=len(options)))
                return
            said = options[int(rest) - 1].move
        else:
            try:
                self.game.parse(rest, seat, self.screen.lang)
            except Unreadable as error:
                fitting = matching(options, rest)
                if len(fitting) != 1:
                    self.screen.show(str(error))
                    return
                said = fitting[0].move
        refusal = self.game.why_not(said, seat, self.screen.lang)
        if refusal is not None:
            self.screen.refusal(refusal)
            return
        label = self.game.label(said, seat, self.screen.lang)
        brings = self.game.preview(said, seat, self.screen.lang)
        self.screen.show(self.say("would" if brings else "allowed", move=label))
        self.screen.log(brings)

    def _hint(self, seat: int) -> None:
        """What the decision is about, and what a strong player makes of each move."""
        from stammtisch.players.effort import LEVELS
        from stammtisch.players.search import Search
        from stammtisch.players.why import explain, said

        self.screen.hint(self.game.title.decisions[self.game.state.step].name)
        self.screen.show(self.say("thinking"), "dim")
        sight = sight_of(self.game, seat)
        turn = len(self.game.plies)
        outlook, found = explain(Search(LEVELS["hard"]).think(sight, Random(turn)), sight, turn)
        self.screen.thoughts(outlook)
        if found is not None:
            label = self.game.label(found.other, lang=self.screen.lang)
            for line in said(found, self.game.title, label, self.game.title.speaker(self.screen.lang)):
                self.screen.show(line)

    def _speak(self, lang: str) -> bool:
        if lang.casefold() not in LANGUAGES:
            self.screen.show(self.say("unknown-language", lang=lang, langs=", ".join(LANGUAGES)))
            return False
        self.screen.speak(lang.casefold())
        return True

    # ----------------------------------------------------------------------------------------------------- undo

    def _undo(self, seat: int) -> bool:
        """Back to the last decision of a seat that had a choice; whether it was taken back."""
        if self.game.drafts.get(seat):
            self.game.take_back(seat)
            self.notes.append(self.say("undone", count=1))
            self.unsaved = True
            self._save()
            return True
        target = self._last_choice(seat)
        name = self.game.seats[seat].name
        if target is None:
            self.screen.show(self.say("undo-none", name=name))
            return False
        taken = self.game.plies[target:]
        movers = {ply.move.seat for ply in taken} - {seat}
        others = [self.game.seats[s].name for s in self.people if s in movers]
        revealed = any(not ply.safe for ply in taken)
        if others:
            self.screen.show(self.say("undo-others", who=", ".join(others)))
            return False
        if revealed and self.hot_seat:
            self.screen.show(self.say("undo-revealed"))
            return False
        if revealed and not self._yes(self.say("undo-ask")):
            return False
        count = len(self.game.gone(target + 1))
        self.game.undo_to(target + 1)
        self.decided_at = {s: min(at, self._earlier(s, target)) for s, at in self.decided_at.items()}
        self.notes.append(self.say("undone", count=count))
        self.unsaved = True
        self._save()
        return True

    def _last_choice(self, seat: int) -> int | None:
        """The index of the last move of a seat that was a choice."""
        for i in range(len(self.game.plies) - 1, -1, -1):
            if self.game.plies[i].move.seat == seat and len(self.game.at(i).moves(seat)) > 1:
                return i
        return None

    def _earlier(self, seat: int, until: int) -> int:
        """After which ply a seat decided last, among the first `until`."""
        return max((i + 1 for i, ply in enumerate(self.game.plies[:until]) if ply.move.seat == seat), default=0)

    # ------------------------------------------------------------------------------------------- seats and bots

    def _seat(self, name: str) -> int | None:
        """A seat by its name, the beginning of it, or its number from 1; None after saying who there is."""
        names = [seat.name for seat in self.game.seats]
        if name.isdigit() and 1 <= int(name) <= len(names):
            return int(name) - 1
        fitting = [i for i, known in enumerate(names) if known.casefold() == name.casefold()]
        fitting = fitting or [i for i, known in enumerate(names) if known.casefold().startswith(name.casefold())]
        if len(fitting) == 1:
            return fitting[0]
        self.screen.show(self.say("unknown-seat", name=name, names=", ".join(names)))
        return None

    def _hand_to_bot(self, rest: str) -> bool:
        name, _, policy = rest.rpartition(" ")
        if not name:
            name, policy = policy, "easy"
        policy = SHORT.get(policy, policy)
        seat = self._seat(name)
        if seat is None:
            return False
        try:
            find_policy(policy, title=self.game.title)
        except UnknownPolicy:
            known = ", ".join(policies(self.game.title))
            self.screen.show(self.say("unknown-policy", name=policy, names=known))
            return False
        self.game.hand_over(seat, policy)
        self.notes.append(self.say("handed-bot", name=self.game.seats[seat].name, policy=self.screen.policy(policy)))
        if not self.people:
            self.notes.append(self.say("no-people"))
            self._flush()
        return True

    def _hand_to_person(self, rest: str) -> bool:
        seat = self._seat(rest)
        if seat is None:
            return False
        self.game.hand_over(seat, PERSON)
        self.notes.append(self.say("handed-person", name=self.game.seats[seat].name))
        return True

    # -------------------------------------------------------------------------------------------- saving, leaving

    def _write(self, path: Path) -> bool:
        """Writes the record, whole or not at all; says why if it cannot."""
        try:
            write_atomically(path, self.game.record())
        except OSError as error:
            reason = trouble(error)
            said = reason.said(self.screen.lang) if isinstance(reason, Mistake) else reason
            self.screen.show(self.say("save-failed", file=str(path), reason=said))
            return False
        self.unsaved = False
        return True

    def _save(self) -> None:
        if self.preferences.save is not None and not self._write(self.preferences.save):
            self.preferences.save = None

    def _quit(self) -> None:
        """Asks whether to leave, and whether to save; raises Leave."""
        if not self._yes(self.say("quit-ask")):
            return
        self._offer_to_save()
        raise Leave

    def _offer_to_save(self) -> None:
        path = self.preferences.save
        if self.unsaved and path is None:
            while True:
                wanted = self._input(self.say("save-ask") + " ")
                if not wanted:
                    return
                path = Path(wanted).expanduser()
                if self._write(path):
                    break
        if path is not None:
            self._say_where(path)

    def _say_where(self, path: Path) -> None:
        self.screen.show(self.say("saved", file=str(path)))
        if not self.game.over:
            command = f"stammtisch play --load {shlex.quote(str(path))} --save {shlex.quote(str(path))}"
            self.screen.show_unbroken(self.say("resume", command=command))

    def _rescue(self) -> None:
        """The input has ended: a game that is saved nowhere goes into the user's state folder."""
        path = self.preferences.save
        if path is None and self.unsaved:
            root = os.environ.get("XDG_STATE_HOME")
            folder = (Path(root) if root else Path.home() / ".local" / "state") / "stammtisch"
            path = folder / f"{self.game.title.name}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
            if not self._write(path):
                return
        if path is not None:
            self._say_where(path)

    # -------------------------------------------------------------------------------------------------- the end

    def _end(self) -> None:
        """The last screen; afterwards one may look back, save, or take the last decision back."""
        if self.hot_seat:
            self._forget()
        self.holder = None
        viewer = self.people[0] if len(self.people) == 1 else WATCHER
        self.screen.clear()
        self.screen.show(self.screen.table(viewer))
        self.screen.show()
        since = self.decided_at.get(viewer, max(0, len(self.game.plies) - 1))
        self.screen.log(self.game.log(None if viewer == WATCHER else viewer, self.screen.lang, since), MOST_LOG)
        scores = self.game.scores(None if viewer == WATCHER else viewer, self.screen.lang)
        self.screen.show()
        self.screen.show(self.say("game-over"), f"bold {ACCENT}")
        self.screen.scores(scores, self.say("source"))
        self.screen.winner(scores, self.game.tie(self.screen.lang))
        self._flush()
        if not self.people:
            self._offer_to_save()
            raise Leave
        words = {name: self.screen.command(name) for name in ("undo", "log", "board", "save")}
        self.screen.show(self.say("after-end", **words), "dim")
        while True:
            line = self._input("▸ ")
            word, _, rest = line.partition(" ")
            name = self.screen.aliases.get(word.casefold())
            if not line or name == "quit":
                self._offer_to_save()
                raise Leave
            if name == "board" or (name == "lang" and self._speak(rest)):
                return
            if name == "undo":
                last = self.people[0] if len(self.people) == 1 else self.game.plies[-1].move.seat
                if self._undo(last):
                    return
            elif name in ("log", "scores", "rules", "save"):
                self._look(name, rest.strip(), viewer)
            else:
                self.screen.show(self.say("after-end", **words), "dim")


def matching(options: Sequence[Option], words: str) -> list[Option]:
    """The options whose label or text has all these words in it."""
    wanted = words.casefold().split()
    return [o for o in options if all(w in f"{o.label} {o.move.text}".casefold() for w in wanted)]


def write_atomically(path: Path, text: str) -> None:
    """Writes a file so that at every moment either the old one or the whole new one is there."""
    target = path.resolve()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
