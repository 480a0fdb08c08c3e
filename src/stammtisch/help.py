"""Commands that speak the reader's language: their help, and what the command line refuses.

No command carries a text of its own: what it says of itself stands in `command_words`, under the name of the command,
of the option and of what is typed there.
"""

from __future__ import annotations

import difflib
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from io import TextIOWrapper
from typing import Any, ParamSpec, TypeVar

import typer
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoArgsIsHelpError,
    NoSuchOption,
    UsageError,
)
from typer._click.formatting import HelpFormatter
from typer.core import TyperCommand, TyperGroup, TyperOption

from stammtisch.kernel.model.kinds import slug
from stammtisch.shell import knows, language, plainly, say, say_wrong, speaking

P = ParamSpec("P")
R = TypeVar("R")


def command(app: typer.Typer, name: str | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Makes a function a command of `app`, under its own name or another one."""
    return lambda f: app.command(name, cls=Command)(plainly(f))


def group(**more: Any) -> typer.Typer:
    """A group of commands; `--lang` may stand before the command, too."""
    app = typer.Typer(cls=Group, no_args_is_help=True, **more)
    app.callback(cls=Group, no_args_is_help=True)(plainly(lambda: None))
    return app


class Command(TyperCommand):
    """A command whose help is said in the reader's language."""

    allow_extra_args = True  # they are refused below, in words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Refuses what is too much, and numbers that are none."""
        with _at(ctx):
            rest = super().parse_args(ctx, args)
            param: Any
            for param in self.params:
                value = ctx.params.get(param.name)
                if isinstance(value, float) and not math.isfinite(value):
                    raise BadParameter(str(value), ctx, param)
        if rest:
            ctx.fail(say("too-much", words=" ".join(rest)))
        return rest

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """See `format_help`."""
        return _usage(self, ctx)

    def format_usage(self, ctx: Any, formatter: HelpFormatter) -> None:
        """How the command is called."""
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: HelpFormatter) -> None:
        """How the command is called, what it does, and what it takes."""
        _write_help(self, ctx, formatter)
        if _key(ctx) == "serve":
            _write_settings(formatter)


class Group(TyperGroup):
    """Commands under one name; the outermost one also says what a person did wrong."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """See `format_help`."""
        return [*_usage(self, ctx), say("usage-command")]

    def format_usage(self, ctx: Any, formatter: HelpFormatter) -> None:
        """How a command is called."""
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: HelpFormatter) -> None:
        """How a command is called, and which there are."""
        _write_help(self, ctx, formatter)
        below = [(name, say(f"about-{_key(ctx, name)}").partition("\n\n")[0]) for name in self.commands]
        _write_list(formatter, "head-commands", below)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Lets a refusal know where it came up."""
        with _at(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named; refuses one that does not exist."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            close = difflib.get_close_matches(name, self.commands, 1)
            known = ", ".join(self.commands)
            meant = say("no-command-meant", name=name, meant=close[0]) if close else ""
            ctx.fail(meant or say("no-command", name=name, known=known))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Runs the command that is named."""
        if not ctx._protected_args:
            ctx.fail(say("want-command", known=", ".join(self.commands)))
        return super().invoke(ctx)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Runs a command and ends the process; what a person did wrong is one sentence, and exit code 2."""
        given = sys.argv[1:] if args is None else list(args)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):  # a letter that the terminal lacks stops nothing
                stream.reconfigure(errors="replace")
        with speaking(language(given, os.environ)):
            try:
                code = super().main(given, *rest, **{**more, "standalone_mode": False})
            except UsageError as error:
                code = _refuse(error)
            except typer.Abort:
                say_wrong(say("stopped"))
                code = 1
        sys.exit(code if isinstance(code, int) else 0)


# ------------------------------------------------------------------------------------------------------------ help


def _key(ctx: Any, *below: str) -> str:
    """The name of a command with those of the groups it is in, as messages have it."""
    names = list(below)
    while ctx.parent is not None:
        names.insert(0, ctx.info_name)
        ctx = ctx.parent
    return "-".join(names) or "stammtisch"


def _about(param: Any, ctx: Any) -> str:
    """What an option or argument is for."""
    name = slug(param.name)
    own = f"option-{_key(ctx)}-{name}"
    return say(own if knows(own) else f"option-{name}")


def _metavar(param: Any) -> str:
    """What is typed for an option or argument."""
    return say(f"metavar-{slug(param.metavar or 'number')}")


def _called(param: Any) -> str:
    """An option or argument as it is typed."""
    if not isinstance(param, TyperOption):
        return _metavar(param)
    names = " / ".join([", ".join(sorted(param.opts, key=len)), *param.secondary_opts])
    return names if param.is_flag else f"{names} {_metavar(param)}"


def _default(value: Any) -> str:
    """What holds where nothing is typed, as it would be typed."""
    return say("default", value=str(int(value) if isinstance(value, bool | float) and value == int(value) else value))


def _numbers(param: Any) -> str:
    """The numbers that may be typed, if not all of them."""
    if param.min is None:
        return ""
    return say("at-least", low=param.min) if param.max is None else say("from-to", low=param.min, high=param.max)


def _row(param: Any, ctx: Any) -> tuple[str, str]:
    """The line of an option or argument in the help."""
    remarks = []
    if isinstance(param, TyperOption):
        if param.envvar:
            remarks.append(say("environment", name=str(param.envvar)))
        if param.default not in (None, False) and not callable(param.default):
            remarks.append(_default(param.default))
    if param.required:
        remarks.append(say("required"))
    remarks += filter(None, [_numbers(param)])
    return _called(param), _about(param, ctx) + (f" [{' · '.join(remarks)}]" if remarks else "")


def _usage(command: Any, ctx: Any) -> list[str]:
    pieces = [say("usage-options")]
    for param in command.params:
        if not isinstance(param, TyperOption):
            piece = _metavar(param) if param.required else f"[{_metavar(param)}]"
            pieces.append(piece if param.nargs == 1 else f"{piece}...")
    return pieces


def _write_usage(command: Any, ctx: Any, formatter: HelpFormatter) -> None:
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('usage')} ")


def _write_list(formatter: HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write_text(say(heading))
        with formatter.indentation():
            formatter.write_dl(rows)


def _write_help(command: Any, ctx: Any, formatter: HelpFormatter) -> None:
    command.format_usage(ctx, formatter)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(f"about-{_key(ctx)}"))
    params = command.get_params(ctx)
    for heading, options in (("head-arguments", False), ("head-options", True)):
        _write_list(formatter, heading, [_row(p, ctx) for p in params if isinstance(p, TyperOption) == options])


def _write_settings(formatter: HelpFormatter) -> None:
    from stammtisch.server.basics.settings import FROM_CODE, Settings, variable

    rows = []
    for f in fields(Settings):
        if f.name in FROM_CODE:
            continue
        about = say(f"setting-{slug(f.name)}")
        shown = "" if f.name == "page" or f.default == "" else f" [{_default(f.default)}]"
        rows.append((variable(f.name), about + shown))
    _write_list(formatter, "head-settings", rows)


# ------------------------------------------------------------------------------------------------------- refusals


@contextmanager
def _at(ctx: Any) -> Iterator[None]:
    """Tells a refusal of what command it is one."""
    try:
        yield
    except UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def _refuse(error: UsageError) -> int:
    """Says what was wrong with a command line; its exit code."""
    ctx: Any = error.ctx
    if isinstance(error, NoArgsIsHelpError):
        print(error.message, file=sys.stderr)
        return error.exit_code
    print(ctx.get_usage(), file=sys.stderr)
    say_wrong(f"{_wrong(error, ctx)}\n{say('more-help', command=ctx.command_path)}")
    return error.exit_code


def _wrong(error: UsageError, ctx: Any) -> str:
    if isinstance(error, NoSuchOption):
        if error.possibilities:
            return say("no-such-option-meant", name=error.option_name, meant=sorted(error.possibilities)[0])
        return say("no-such-option", name=error.option_name)
    if isinstance(error, BadOptionUsage):
        used = next(p for p in ctx.command.get_params(ctx) if error.option_name in (*p.opts, *p.secondary_opts))
        flag = isinstance(used, TyperOption) and used.is_flag
        return say("takes-no-value", name=error.option_name) if flag else _missing("wants-a-value", used, ctx)
    if isinstance(error, BadParameter) and error.param is not None:
        param: Any = error.param
        name = _name(param)
        if isinstance(error, MissingParameter):
            return _missing("is-missing", param, ctx)
        if param.metavar and slug(param.metavar).startswith("file"):
            return say("wants-a-file", name=name)
        if param.min is None:
            return say("wants-a-number", name=name)
        if param.max is None:
            return say("wants-a-number-at-least", name=name, low=param.min)
        return say("wants-a-number-from-to", name=name, low=param.min, high=param.max)
    return error.message


def _name(param: Any) -> str:
    return param.opts[0] if isinstance(param, TyperOption) else _metavar(param)


def _missing(message: str, param: Any, ctx: Any) -> str:
    return say(message, name=_name(param), help=_about(param, ctx))
