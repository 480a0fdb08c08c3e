"""The command `stammtisch`.

Everything that a person does wrong ends with one sentence on the error stream and exit code 2. Modules that take time
to import are imported by the command that needs them.
"""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch import housekeeping, housekeeping_accounts, housekeeping_played, program
from stammtisch.help import command, group
from stammtisch.lab import commands as laboratory
from stammtisch.shell import (
    AsJson,
    BoxFile,
    TitleName,
    as_json,
    console,
    fail,
    options_of,
    progress_bar,
    say,
    say_wrong,
    spoken,
)
from stammtisch.train import commands as training

if TYPE_CHECKING:
    from stammtisch.kernel.play.game import Game
    from stammtisch.kernel.title.title import Title

app = group(
    name="stammtisch",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

laboratory.register(app)
training.register(app)
housekeeping.register(app)
housekeeping_accounts.register(housekeeping.admin)
housekeeping_played.register(housekeeping.admin)
program.register(app)


def main() -> None:
    """Runs the command."""
    app()


# ------------------------------------------------------------------------------------------------------------ play


@command(app)
def play(
    title: Annotated[str | None, typer.Argument(metavar="TITLE")] = None,
    seats: Annotated[str | None, typer.Option(metavar="SEATS")] = None,
    names: Annotated[str | None, typer.Option(metavar="NAMES")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    box: BoxFile = None,
    seed: int | None = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    no_hints: Annotated[bool, typer.Option("--no-hints")] = False,
    ask_all: Annotated[bool, typer.Option("--ask-all")] = False,
    bot_pause: Annotated[float, typer.Option(metavar="SECONDS", min=0, max=60)] = 0.0,
) -> None:
    """Plays a game in the terminal: alone against bots, or several people at one screen."""
    import stammtisch as st
    from stammtisch.kernel.title.title import titles as installed
    from stammtisch.terminal import Preferences, Sitting, write_atomically

    if load is not None:
        given = {"TITLE": title, "--seats": seats, "--names": names, "--option": option, "--seed": seed}
        for word, value in given.items():
            if value:
                fail(say("load-has-its-own", word=word))
        game = st.read(load.read_text(encoding="utf-8"), box)
    else:
        found = st.find_title(title or choose_title(installed()))
        options = options_of(option or [])
        game = st.new(found.name, seats_of(found, seats, names, options), seed, options, box)
    out = console()
    if save is not None:
        write_atomically(save, game.record())  # a place that cannot be written is told now, not after an hour
    Sitting(game, out, Preferences(spoken(), not no_hints, not ask_all, bot_pause, save), seed).run()


@command(app)
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Annotated[str | None, typer.Option(metavar="DATABASE")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = False,
    debug: Annotated[bool, typer.Option("--debug")] = False,
) -> None:
    """Opens the table in the browser, for friends here and far away, and for bots."""
    import threading
    import webbrowser

    from stammtisch.server.serving import serve as run

    def listening(chosen: int) -> None:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{chosen}/"
        print(say("table-open", address=address), flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(host, port if port is not None else free_port(host, 8000), database, listening, debug)


def free_port(host: str, first: int) -> int:
    """The first port from `first` up on which nobody listens."""
    import socket

    for port in range(first, first + 100):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    continue
            return port  # what else is wrong with it the server says
    return fail(say("no-free-port", first=str(first), last=str(first + 99), host=host))


def choose_title(names: list[str]) -> str:
    """The only title, or the one that a person picks."""
    if not names:
        fail(say("no-game"))
    if len(names) == 1:
        return names[0]
    if not sys.stdin.isatty():
        fail(say("which-game", names=", ".join(names)))
    import stammtisch as st

    print(say("choose-game") + "\n")
    for number, name in enumerate(names, 1):
        found = st.find_title(name)
        print(f"  {number}  {found.title} ({', '.join(found.designers)}, {found.year}), {seat_range(found)}")
    while True:
        try:
            answer = input("\n▸ ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise typer.Exit(2) from None
        if answer.isdigit() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        fitting = [name for name in names if answer and name.startswith(answer.lower())]
        if len(fitting) == 1:
            return fitting[0]
        print(say("choose-again", most=len(names)))


def seats_of(title: Title, seats: str | None, names: str | None, options: dict[str, str]) -> list[Any]:
    """Who sits at the table: by default one person, the Automas of the options, and bots up to the smallest table.

    Names are those of the seats that no Automa has.
    """
    from stammtisch import NAMES, Seat
    from stammtisch.kernel.title.seating import RULES
    from stammtisch.players import PERSON, SHORT, find_policy

    least = title.least_seats(options)
    automas = {who.casefold() for way in title.seatings for who in way.automas.values()} | {RULES}
    played = title.played_by_rules(least, options)
    usual = [RULES if seat in played else "me" if seat == 0 else "easy" for seat in range(least)]
    words = [word.strip().lower() for word in seats.split(",")] if seats else usual
    asked = [word for word in words if word not in automas]
    called = [name.strip() for name in names.split(",")] if names else list(NAMES[: len(asked)])
    if len(called) != len(asked):
        message = "names-count" if asked == words else "names-count-beside"
        fail(say(message, given=len(called), seats=len(asked)))
    for name in called:
        if not name or any(c in ':{}";' for c in name) or not name.isprintable():
            fail(say("bad-name", name=name))
    if len(set(called)) < len(called):
        fail(say("same-name"))
    left = iter(called)
    policies = [PERSON if word == "me" else SHORT.get(word, word) for word in words]
    for policy in policies:
        if policy not in {PERSON, *automas}:
            find_policy(policy, ("me", *SHORT, *sorted(automas - {RULES})), title)
    return [
        Seat(policy if word in automas else next(left), policy) for word, policy in zip(words, policies, strict=True)
    ]


def seat_range(title: Title) -> str:
    """How many play."""
    low, high = min(title.usual_seats), max(title.usual_seats)
    return say("players-only", count=low) if low == high else say("players", low=low, high=high)


# ---------------------------------------------------------------------------------------------- titles and rules


@command(app)
def titles(json: AsJson = False) -> None:
    """Lists the games that are installed, with their options."""
    from stammtisch.kernel.title.title import find_title
    from stammtisch.kernel.title.title import titles as installed

    found = []
    for name in installed():
        try:
            found.append(find_title(name))
        except Exception as error:  # whatever is wrong with one title, the others are there
            say_wrong(say("title-broken", name=name, problem=f"{type(error).__name__}: {error}"))
    if json:
        as_json(
            [
                {
                    "name": t.name,
                    "title": t.title,
                    "designers": list(t.designers),
                    "year": t.year,
                    "seats": list(t.usual_seats),
                    "version": t.version,
                    "options": {name: list(kind.names) for name, kind in t.options.items()},
                }
                for t in found
            ]
        )
        return
    for t in found:
        words = t.speaker(spoken())
        print(f"{t.name:<18} {t.title} · {', '.join(t.designers)}, {t.year} · {seat_range(t)}")
        automas = dict.fromkeys(who.lower() for way in t.seatings for who in way.automas.values())
        if automas:
            print(f"    --seats me,{next(iter(automas))}  {say('automas-sit', names=', '.join(automas))}")
        for name, kind in t.options.items():
            message = f"option-{name.replace('_', '-')}"
            sentence = words.say(message) if words.knows(message) else ""
            print(f"    --option {name}={'|'.join(kind.names)}  {sentence}")


@command(app)
def rules(
    title: TitleName,
    what: Annotated[str | None, typer.Argument(metavar="CLAUSE|WORD")] = None,
    json: AsJson = False,
) -> None:
    """Shows the rules of a game: all of them, a chapter, a clause, or the clauses with a word."""
    import stammtisch as st
    from stammtisch.terminal_screen import clauses, find_clauses

    found = st.find_title(title)
    book = found.rulebook(spoken())
    chosen = list(book.text) if what is None else find_clauses(book, found.prefix, what)
    if not chosen:
        fail(say("unknown-rule", word=what or ""))
    if json:
        of = {clause: heading for heading, ids in book.chapters for clause in ids}
        as_json([{"clause": c, "chapter": of[c], "text": book.text[c]} for c in chosen])
        return
    console().print(clauses(book, chosen, what or ""))


@command(app)
def box(
    title: TitleName,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    json: AsJson = False,
) -> None:
    """Prints the components file of a game; edit a copy, and play with it: --box FILE.

    With --missing it lists what an owner of the game would type in: entries whose facts are not all the rulebook's.
    """
    import stammtisch as st
    from stammtisch.kernel.title.origins import origins

    found = st.find_title(title)
    if not missing:
        sys.stdout.buffer.write((found.folder / "box.toml").read_bytes())  # a components file is UTF-8 everywhere
        return
    entries = list(origins(found.load_box().entries))
    lacking = [entry for entry in entries if not entry.printed]
    if json:
        as_json([{"table": e.table, "id": e.label, "facts": e.facts, "missing": e.missing} for e in lacking])
        return
    print(say("box-lacking", title=found.title, lacking=len(lacking), entries=len(entries)))
    print(say("box-copy", name=found.name))
    for e in lacking:
        heading = f"[{e.table}]" if e.table == "game" else f"[[{e.table}]] {e.label}"
        facts = ", ".join(f"{key} = {value}" for key, value in e.facts.items()) if e.table != "game" else ""
        print(f"\n{heading}{'  ' if facts else ''}{facts}")
        for part in e.missing:
            print(f"    {part}")


# ---------------------------------------------------------------------------------------------------------- replay


@command(app)
def replay(
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option(min=0)] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
    log: Annotated[bool, typer.Option("--log")] = False,
    box: BoxFile = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    pin: Annotated[bool, typer.Option("--pin")] = False,
    database: housekeeping.Database = None,
    json: AsJson = False,
) -> None:
    """Shows a recorded game in words; with --all, plays the tables of a server again with the rules of today."""
    if every:
        given = {"FILE": file, "--at": at, "--board": board, "--log": log, "--box": box}
        for word, value in given.items():
            if value is not None and value is not False:
                fail(say("not-with-all", word=word))
        housekeeping.replay_all(database, pin, json)
        return
    if file is None:
        fail(say("want-file-or-all"))
    import stammtisch as st
    from stammtisch.terminal_screen import Screen, scores_json

    game = st.read(file.read_text(encoding="utf-8"), box)
    if at is not None:
        if at > len(game.plies):
            fail(say("after-the-end", count=len(game.plies), at=str(at)))
        game = game.at(at)
    lines = told(game)
    if json:
        moves = [{"number": i, "seat": p.move.seat, "move": p.move.text} for i, p in enumerate(game.plies, 1)]
        sentences = [{"move": line.ply, "clause": line.clause, "text": line.text} for line in lines]
        head = {"title": game.title.name, "edition": game.edition, "over": game.over}
        seats = [{"name": s.name, "policy": s.policy} for s in game.seats]
        as_json(
            {
                **head,
                "seats": seats,
                "moves": moves,
                "log": sentences,
                "scores": scores_json(game.scores(None, spoken())),
            }
        )
        return
    screen = Screen(console(), game, spoken())
    if board or at is not None:
        screen.show(screen.table(st.WATCHER))
        screen.show()
    if at is None or log:
        if log or not board:
            screen.log(lines)
            screen.show()
    else:
        screen.log([line for line in lines if line.ply == at])
        screen.show()
    if not log:
        screen.scores(game.scores(None, spoken()), screen.say("source" if game.over else "scores-now"))
        if game.over:
            screen.winner(game.scores(None, spoken()), game.tie(spoken()))


def told(game: Game) -> list[Any]:
    """The log of a recorded game; of one that is over with everything that was hidden while it went on."""
    from stammtisch.kernel.play.telling import LogLine
    from stammtisch.kernel.play.views import EVERYTHING

    if not game.over:
        return game.log(None, spoken())
    words = game.title.speaker(spoken())
    groups = enumerate((game.setup_tells, *(ply.tells for ply in game.plies)))
    return [LogLine(n, t.clause, game.sentence(t, EVERYTHING, words)) for n, tells in groups for t in tells]


@command(app)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    iterations: Annotated[int, typer.Option(min=1)] = 500,
    box: BoxFile = None,
    json: AsJson = False,
) -> None:
    """Looks back on a recorded game: what each move gave away, and where it turned."""
    import stammtisch as st
    from stammtisch.kernel.twins import twins
    from stammtisch.players.analysis import analyse as look_back
    from stammtisch.players.effort import Effort
    from stammtisch.players.search import Search
    from stammtisch.terminal_screen import Screen

    game = st.read(file.read_text(encoding="utf-8"), box)
    if not game.plies:
        fail(say("no-moves-yet", file=str(file)))
    effort = Effort(iterations=iterations, rollout="best")
    wanted = Search(effort).entries(game.title)
    if twins.compiling() and not twins.ready(game.title, *wanted):
        with progress_bar(say("compiling", title=game.title.title)) as report:
            twins.fast(game.title).compile(report, wanted)
    with progress_bar(say("looking-back")) as report:
        analysis = look_back(game, effort, report=report)
    if json:
        as_json(analysis.to_json())
    else:
        Screen(console(), game, spoken()).analysis(analysis)


# ------------------------------------------------------------------------------------------- for those who build


@command(app)
def check(
    title: TitleName,
    games: Annotated[int, typer.Option(min=1)] = 200,
    seats: int | None = None,
    json: AsJson = False,
) -> None:
    """Tests a game: random games, twins compared, records, leaks, clauses. Exit code 1 if something fails."""
    import stammtisch as st
    from stammtisch.check import conform
    from stammtisch.check.report import STAGES

    found = st.find_title(title)
    if seats is not None and seats not in found.seats:
        raise found.wrong_seats(seats)
    with progress_bar(say("checking", title=found.title)) as report:
        whole = conform.check(found, games, seats, report)
    cited = list(found.rulebook().text)
    if json:
        as_json(
            {
                "title": found.name,
                "games": whole.games,
                "moves": whole.moves,
                "stage": whole.stage,
                "problems": [{"text": p.text, "game": p.game, "record": p.record} for p in whole.problems],
                "unreached": [clause for clause in cited if clause not in whole.reached],
            }
        )
    else:
        for problem in whole.problems:
            print(f"✗ {problem.text}" + (f"  [{problem.game}]" if problem.game else ""))
        print(say("checked", games=whole.games, moves=whole.moves, problems=len(whole.problems)))
        if whole.stage < len(STAGES):
            print(say("check-stopped", stage=whole.stage, stages=len(STAGES), name=say(f"stage-{whole.stage}")))
        else:
            left = [clause for clause in cited if clause not in whole.reached]
            reached = {"reached": len(cited) - len(left), "clauses": len(cited)}
            print(say("clauses-left", **reached, left=", ".join(left)) if left else say("clauses-reached", **reached))
    if whole.problems:
        raise typer.Exit(1)


@command(app, "new-title")
def new_title(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    into: Annotated[Path, typer.Option(metavar="FOLDER")] = Path("."),
) -> None:
    """Lays down the files of a new game, ready to play and to change."""
    from stammtisch.kernel.title.scaffold import scaffold

    print(say("new-game", folder=str(scaffold(name, into))))


@command(app)
def warm(title: TitleName) -> None:
    """Compiles the rules of a game now, so that nobody has to wait for it later."""
    import importlib

    import stammtisch as st
    from stammtisch.kernel.twins import twins
    from stammtisch.players import THINKERS, later

    found = st.find_title(title)
    for module in THINKERS:
        importlib.import_module(module)
    if not twins.compiling():
        fail(say("not-compiled"))
    wanted = later(found)
    if twins.ready(found, *wanted):
        print(say("compiled-already", title=found.title))
        return
    with progress_bar(say("compiling", title=found.title)) as report:
        twins.fast(found).compile(report, wanted)
    print(say("compiled", title=found.title))
