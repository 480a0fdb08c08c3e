"""The commands of the laboratory: `simulate`, `match`, `study`. What takes time to import is imported when one runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch import lab
from stammtisch.shell import AsJson, BoxFile, TitleName, as_json, console, fail, options_of, plainly, progress_bar

if TYPE_CHECKING:
    from stammtisch.lab.contest import Match, Rung

Seats = Annotated[int | None, typer.Option(help="how many seats; the smallest table if left out")]
Games = Annotated[int, typer.Option(min=1, help="how many games")]
Policies = Annotated[
    list[str] | None,
    typer.Option(
        "--policy", metavar="POLICY[,POLICY…]", help="who plays: one for all seats, or one for each; random if left out"
    ),
]
Seed = Annotated[int, typer.Option(min=0, help="makes everything repeatable")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="a rule option; repeatable")]
Workers = Annotated[int | None, typer.Option(min=1, help="processes; one for each core if left out")]
Engine = Annotated[str, typer.Option(help="local, or ray (a local Ray, or the cluster that RAY_ADDRESS names)")]


def register(app: typer.Typer) -> None:
    """Adds the commands to those of `stammtisch`."""
    for command in (simulate, match, study):
        app.command()(plainly(command))


class _Bars:
    """Two bars, each of which appears when there is something to follow: compiling, and the work itself."""

    def __init__(self, what: str):
        self.what, self.stack = what, ExitStack()
        self.shown: dict[str, Callable[[int, int], None]] = {}

    def __enter__(self) -> dict[str, Any]:
        return {"report": self._bar(self.what), "compiling": self._bar("compiling")}

    def _bar(self, what: str) -> Callable[[int, int], None]:
        def report(done: int, total: int) -> None:
            if what not in self.shown:
                self.stack.close()  # one bar at a time
                self.shown[what] = self.stack.enter_context(progress_bar(what))
            self.shown[what](done, total)

        return report

    def __exit__(self, *_: object) -> None:
        self.stack.close()


def _policies(given: list[str] | None) -> list[str]:
    from stammtisch.lab.setting import split_policies

    return [policy for text in given or ["random"] for policy in split_policies(text)]


def simulate(
    title: TitleName,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet", help="where the games are kept")] = None,
    seats: Seats = None,
    games: Games = 1000,
    policy: Policies = None,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    workers: Workers = None,
    engine: Engine = "local",
    json: AsJson = False,
) -> None:
    """Plays many games and keeps a row for each. Cut off, it goes on where it stopped when it is started again."""
    try:
        with _Bars("playing") as bars:
            frame = lab.simulate(
                *(title, seats, games, _policies(policy), seed, options_of(option or []), box, out, workers, engine),
                **bars,
            )
    except KeyboardInterrupt:
        kept = f" What was played is kept beside {out}; the same command goes on with it." if out else ""
        print(f"stammtisch: stopped.{kept}", file=sys.stderr)
        raise typer.Exit(130) from None
    people = [name for name in frame.columns if name.startswith("win_")]
    means = frame.select(*people, *(name.replace("win_", "score_") for name in people), "decisions").mean().row(0)
    wins, scores, length = means[: len(people)], means[len(people) : -1], means[-1]
    endings = dict(frame["ending"].value_counts(sort=True).iter_rows())
    if json:
        as_json(
            {
                "games": frame.height,
                "file": str(out) if out else None,
                "decisions": length,
                "wins": wins,
                "scores": scores,
                "endings": endings,
            }
        )
        return
    print(f"{frame.height:,} games, {length:.0f} decisions each in the mean" + (f", in {out}" if out else ""))
    for seat, (share, score) in enumerate(zip(wins, scores, strict=True)):
        name = frame[f"policy_{seat}"][0]
        print(f"  seat {seat + 1}  {name:<16} wins {100 * share:5.1f} %   mean score {score:>12,.1f}")
    if len(endings) > 1:
        print("  ends: " + ", ".join(f"{ending} {100 * n / frame.height:.1f} %" for ending, n in endings.items()))


def match(
    title: TitleName,
    policies: Annotated[list[str] | None, typer.Argument(metavar="POLICY…", help="who plays against whom")] = None,
    seats: Seats = None,
    games: Games = 1000,
    all_games: Annotated[bool, typer.Option("--all", help="play all of them, even if the answer is known")] = False,
    ladder: Annotated[str | None, typer.Option(metavar="POLICY", help="does this policy win more if it…")] = None,
    double: Annotated[str, typer.Option(metavar="SETTING", help="…has twice as much of this?")] = "iterations",
    start: Annotated[int, typer.Option("--from", min=1, help="the lowest rung of the ladder")] = 100,
    steps: Annotated[int, typer.Option(min=1, max=20, help="how often it is doubled")] = 4,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    workers: Workers = None,
    engine: Engine = "local",
    json: AsJson = False,
) -> None:
    """Lets policies play against each other until it is known who is better, or --games have been played."""
    common: dict[str, Any] = {
        **{"seats": seats, "games": games, "stop": not all_games, "seed": seed, "options": options_of(option or [])},
        **{"box": box, "workers": workers, "engine": engine},
    }
    if ladder is not None:
        if policies:
            fail("--ladder is a match of one policy with itself; leave out the others")
        with _Bars("playing") as bars:
            rungs = lab.ladder(title, ladder, double, start, steps, **common, **bars)
        if json:
            as_json([asdict(rung) for rung in rungs])
        else:
            _print_rungs(rungs)
        return
    with _Bars("playing") as bars:
        outcome = lab.match(title, policies or [], **common, **bars)
    if json:
        as_json(asdict(outcome))
    else:
        _print_match(outcome)


VERDICTS = {"better": "is better than", "worse": "is worse than", "equal": "is as good as", "open": "may be as good as"}


def _print_match(outcome: Match) -> None:
    from rich.table import Table

    table = Table(box=None, title=f"{outcome.games} games, {outcome.blocks} deals", title_justify="left")
    table.add_column("")
    for heading in ("wins", "interval", "Elo", "interval", "mean score"):
        table.add_column(heading, justify="right")
    for p in outcome.players:
        wins, elo = p.win_share, p.elo
        table.add_row(
            *(p.name, f"{100 * wins.value:.1f} %", f"{100 * wins.low:.1f} to {100 * wins.high:.1f} %"),
            *(f"{elo.value:.0f}", f"{elo.low:.0f} to {elo.high:.0f}", f"{p.mean_score:,.1f}"),
        )
    console().print(table)
    print(f"\nA seat would win {100 * outcome.fair:.1f} % among equals.")
    for pair in outcome.pairs:
        share = pair.share
        print(
            f"{pair.first} {VERDICTS[pair.verdict]} {pair.second}: it ends before it in {100 * share.value:.1f} % "
            f"({100 * share.low:.1f} to {100 * share.high:.1f} %)"
        )
    if not outcome.decided:
        print("The question is still open; more --games may decide it.")


def _print_rungs(rungs: list[Rung]) -> None:
    for rung in rungs:
        share = rung.share
        print(
            f"{rung.more} {VERDICTS[rung.verdict]} {rung.less}: it ends before it in {100 * share.value:.1f} % "
            f"({100 * share.low:.1f} to {100 * share.high:.1f} %, {rung.games} games)"
        )


def study(
    title: TitleName,
    out: Annotated[Path | None, typer.Option(metavar="FILE.html", help="the page; its text goes beside it")] = None,
    seats: Seats = None,
    games: Games = 100_000,
    policy: Policies = None,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    skill_games: Annotated[int, typer.Option(min=0, help="games of a thinking player among random ones")] = 48,
    workers: Workers = None,
    engine: Engine = "local",
    json: AsJson = False,
) -> None:
    """Writes the report of a game's balance: seats, scores, cards, luck. With --box, what your changes did."""
    where = out or (None if json else Path(f"{title}-study.html"))
    if where is not None and where.suffix != ".html":
        fail(f"--out wants a name that ends in .html, not {str(where)!r}")
    if where is not None and not where.parent.is_dir():
        fail(f"{where.parent} is no folder; make it first, or name another file with --out")
    with _Bars("playing") as bars:
        found = lab.study(
            *(
                title,
                seats,
                games,
                _policies(policy),
                seed,
                options_of(option or []),
                box,
                skill_games,
                workers,
                engine,
            ),
            **bars,
        )
    if where is not None:
        from stammtisch.lab.report import page

        made = page(found)
        where.write_text(made.html(), encoding="utf-8")
        where.with_suffix(".md").write_text(made.markdown(), encoding="utf-8")
    if json:
        as_json(asdict(found))
        return
    from stammtisch.lab.report import findings

    for heading, sentence in findings(found):
        print(f"{heading}: {sentence}")
    print(f"\nThe report lies in {where}, its text in {where.with_suffix('.md') if where else ''}.")
