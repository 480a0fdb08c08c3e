"""What all commands share: how they fail, what they print, and the options that several of them have."""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, NoReturn, ParamSpec, TypeVar

import typer

from stammtisch.kernel.title.clauses import LANGUAGES

P = ParamSpec("P")
R = TypeVar("R")

Lang = Annotated[str, typer.Option("--lang", envvar="STAMMTISCH_LANG", help="en, de or fr")]
AsJson = Annotated[bool, typer.Option("--json", help="for a machine to read")]
TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="the name of a game; see `stammtisch titles`")]
BoxFile = Annotated[Path | None, typer.Option("--box", help="an edited components file; see `stammtisch box`")]


def readers_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as POSIX orders its variables; English where we lack it."""
    wanted = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES and not wanted[2:3].isalpha() else "en"


SPOKEN = readers_language(os.environ)
"""The language of whoever types, unless `--lang` names another one."""


def said(spoken: str, message: str, /, **facts: str | int) -> str:
    """A message of the terminal's in a language."""
    from stammtisch.kernel.title.words import speaker
    from stammtisch.terminal_screen import WORDS

    return speaker(spoken, WORDS).say(message, **facts)


def fail(sentence: str) -> NoReturn:
    """Ends with a sentence on the error stream and exit code 2."""
    print(f"stammtisch: {sentence}", file=sys.stderr)
    raise typer.Exit(2)


def plainly(command: Callable[P, R]) -> Callable[P, R]:
    """Says what a person did wrong in a sentence instead of a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        from stammtisch import BoxError, OptionError, PositionError, RecordError, TitleError, UnknownTitle
        from stammtisch.kernel.model.rule import RuleError
        from stammtisch.kernel.title.scaffold import ScaffoldError
        from stammtisch.lab.errors import LabError
        from stammtisch.players import UnknownPolicy

        wrong = (
            BoxError,
            OptionError,
            PositionError,
            RecordError,
            TitleError,
            UnknownTitle,
            UnknownPolicy,
            ScaffoldError,
            LabError,
            RuleError,
        )
        try:
            return command(*args, **kwargs)
        except wrong as error:
            fail(str(error))
        except UnicodeDecodeError:
            fail(said(SPOKEN, "no-text"))
        except BrokenPipeError:  # whoever read the output (head, less) has seen enough
            sys.stdout = None
            raise typer.Exit(0) from None
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))

    return run


def as_json(data: Any) -> None:
    """Prints data for a machine."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def console() -> Any:
    """Where people read."""
    from rich.console import Console

    return Console(highlight=False)


def options_of(given: list[str]) -> dict[str, str]:
    """`KEY=VALUE` words as a dictionary."""
    out = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            fail(said(SPOKEN, "want-key-value", word=word))
        out[key.strip()] = value.strip()
    return out


class progress_bar:  # noqa: N801 - reads like the function that it stands for
    """A bar on the error stream while something lasts; entering it gives `report(done, total)`."""

    def __init__(self, what: str):
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeElapsedColumn as Elapsed
        from rich.progress import TimeRemainingColumn as Left

        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Elapsed(),
            TextColumn("left"),
            Left(),
        )
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.progress.add_task(what, total=None)

    def __enter__(self) -> Callable[[int, int], None]:
        self.progress.start()

        def report(done: int, total: int) -> None:
            self.progress.update(self.task, completed=done, total=total)

        return report

    def __exit__(self, *_: object) -> None:
        self.progress.stop()
