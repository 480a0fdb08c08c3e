"""What all commands share: how they fail, what they print, and the options that several of them have."""

from __future__ import annotations

import functools
import inspect
import json
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NoReturn, ParamSpec, TypeVar

import typer

from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import Mistake, number, speaker, trouble

P = ParamSpec("P")
R = TypeVar("R")

WORDS = Path(__file__).parent / "command_words"
"""What the command line says."""

LANGUAGE = "STAMMTISCH_LANG"
"""The variable that says which language is read here."""

AsJson = Annotated[bool, typer.Option("--json")]
TitleName = Annotated[str, typer.Argument(metavar="TITLE")]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE")]

# ------------------------------------------------------------------------------------------------------- language

_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command is to speak: that of its `--lang`, else what the environment asks for as POSIX orders
    its variables, after STAMMTISCH_LANG; English where we lack it.
    """
    asked = [words.partition("=")[2] for words in arguments if words.startswith("--lang=")]
    asked += [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [environment.get(LANGUAGE, "")]
    asked += [next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")]
    return next((w[:2] for w in asked if w[:2] in LANGUAGES and not w[2:3].isalpha()), "en")


def spoken() -> str:
    """The language of whoever typed the command."""
    return _spoken.get()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Lets commands speak a language."""
    before = _spoken.set(lang)
    try:
        yield
    finally:
        _spoken.reset(before)


def say(message: str, /, **facts: str | int) -> str:
    """A message of the command line's in the reader's language."""
    return speaker(spoken(), WORDS).say(message, **facts)


def percent(share: float) -> str:
    """A share from 0 to 1, as the reader's language writes it."""
    return say("percent", share=decimal(100 * share))


def decimal(value: float, decimals: int = 1) -> str:
    """A number as the reader's language writes it."""
    return number(value, spoken(), decimals=decimals)


def knows(message: str) -> bool:
    """Whether the command line has such a message."""
    return speaker(spoken(), WORDS).knows(message)


def _known(lang: str | None) -> str | None:
    if lang is not None and lang not in LANGUAGES:
        fail(say("unknown-language", lang=lang, langs=", ".join(LANGUAGES)))
    return lang


Lang = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", envvar=LANGUAGE, callback=_known)]

# -------------------------------------------------------------------------------------------------------- failing


def say_wrong(sentence: str) -> None:
    """Says on the error stream what went wrong."""
    print(f"stammtisch: {sentence}", file=sys.stderr)


def fail(sentence: str) -> NoReturn:
    """Ends with a sentence on the error stream and exit code 2."""
    say_wrong(sentence)
    raise typer.Exit(2)


def troubled(error: OSError, where: Path | None = None) -> str:
    """What the system could not do, and with what file; `where`, if the system names none."""
    problem, name = trouble(error), error.filename or where
    what = problem.said(spoken()) if isinstance(problem, Mistake) else problem
    return say("line", name=str(name), value=what) if name else what


class Ended(KeyboardInterrupt):
    """SIGTERM, which ends work as Ctrl-C does."""


@contextmanager
def resumable(where: Path | None, kept: Callable[[Path], Iterable[Path]], beside: bool = False) -> Iterator[None]:
    """Work that the same command goes on with. Where Ctrl-C, SIGTERM or the system cuts it off, it is said that what
    was done is kept in `where`, or beside it, if there is any of the files that it is `kept` in.
    """

    def end(*_: object) -> NoReturn:
        raise Ended

    def any_kept() -> bool:
        return where is not None and any(file.exists() and file.stat().st_size for file in kept(where))

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    except KeyboardInterrupt as error:
        message = "stopped-kept" if beside else "stopped-kept-in"
        say_wrong(say(message, file=str(where)) if any_kept() else say("stopped"))
        raise typer.Exit(143 if isinstance(error, Ended) else 130) from None
    except OSError as error:
        problem = troubled(error, where)
        message = "broken-kept" if beside else "broken-kept-in"
        fail(say(message, problem=problem, file=str(where)) if any_kept() else problem)
    finally:
        signal.signal(signal.SIGTERM, before)


def plainly(command: Callable[P, R]) -> Callable[P, R]:
    """A command that takes `--lang`, and says what a person did wrong in a sentence instead of a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        kwargs.pop("lang", None)  # `language` has read it
        from stammtisch import TitleError
        from stammtisch.kernel.model.rule import RuleError
        from stammtisch.kernel.title.clauses import RulebookError
        from stammtisch.kernel.title.primer import PrimerError

        try:
            return command(*args, **kwargs)
        except Mistake as error:
            fail(error.said(spoken()))
        except (TitleError, RuleError, RulebookError, PrimerError) as error:  # they speak to authors
            fail(str(error))
        except UnicodeDecodeError:
            fail(say("no-text"))
        except BrokenPipeError:  # whoever read the output (head, less) has seen enough
            sys.stdout = None
            raise typer.Exit(0) from None
        except OSError as error:
            fail(troubled(error))

    taken = inspect.signature(command, eval_str=True)
    lang = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    run.__signature__ = taken.replace(parameters=[*taken.parameters.values(), lang])  # type: ignore[attr-defined]
    return run


def as_json(data: Any) -> None:
    """Prints data for a machine; it loses no letter where the output has only some."""
    print(json.dumps(data, ensure_ascii=not sys.stdout.encoding.lower().startswith("utf"), indent=2))


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
            fail(say("want-key-value", word=word))
        if (name := key.strip()) in out:
            fail(say("option-twice", name=name))
        out[name] = value.strip()
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
            TextColumn(say("left")),
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
