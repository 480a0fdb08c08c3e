"""The commands of the laboratory: `simulate`, `match`, `study`, `tune`. What takes time is imported when one runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch import lab
from stammtisch.help import command
from stammtisch.shell import (
    AsJson,
    BoxFile,
    TitleName,
    as_json,
    console,
    decimal,
    fail,
    options_of,
    percent,
    progress_bar,
    resumable,
    say,
    spoken,
)

if TYPE_CHECKING:
    from stammtisch.lab.contest import Match, Rung
    from stammtisch.lab.estimate import Estimate

Games = Annotated[int, typer.Option(min=1)]
Policies = Annotated[
    list[str] | None,
    typer.Option("--policy", metavar="POLICIES"),
]
Seed = Annotated[int, typer.Option(min=0)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Workers = Annotated[int | None, typer.Option(min=1)]
Engine = Annotated[str, typer.Option(metavar="ENGINE")]


def register(app: typer.Typer) -> None:
    """Adds the commands to those of `stammtisch`."""
    for order in (simulate, match, dataset, study, tune):
        command(app)(order)


class _Bars:
    """Two bars, each of which appears when there is something to follow: compiling, and the work itself."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.shown: dict[str, Callable[[int, int], None]] = {}

    def __enter__(self) -> dict[str, Any]:
        return {"report": self._bar(say("playing")), "compiling": self._bar(say("compiling-rules"))}

    def _bar(self, what: str) -> Callable[[int, int], None]:
        def report(done: int, total: int) -> None:
            if what not in self.shown:
                self.stack.close()  # one bar at a time
                self.shown[what] = self.stack.enter_context(progress_bar(what))
            self.shown[what](done, total)

        return report

    def __exit__(self, *_: object) -> None:
        self.stack.close()


def _shards(file: Path) -> Iterator[Path]:
    """What games of `simulate` are kept in."""
    yield file
    yield from file.with_name(f"{file.name}.parts").glob("*.parquet")


def _policies(given: list[str] | None) -> list[str]:
    from stammtisch.lab.setting import split_policies

    return [policy for text in given or ["random"] for policy in split_policies(text)]


def simulate(
    title: TitleName,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet")] = None,
    seats: int | None = None,
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
    with resumable(out, _shards, beside=True), _Bars() as bars:
        frame = lab.simulate(
            *(title, seats, games, _policies(policy), seed, options_of(option or []), box, out, workers, engine), **bars
        )
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
    print(say("simulated", games=frame.height, decisions=round(length)) + (f" ({out})" if out else ""))
    for seat, (share, score) in enumerate(zip(wins, scores, strict=True)):
        name = frame[f"policy_{seat}"][0]
        facts = {"wins": percent(share), "score": decimal(score)}
        print("  " + say("simulated-seat", seat=seat + 1, name=f"{name:<16}", **facts))
    if len(endings) > 1:
        from stammtisch.lab.endings import ending_called, learn_endings
        from stammtisch.lab.setting import setting

        wanted = setting(title, seats, _policies(policy), options_of(option or []), box)
        known = learn_endings(wanted)
        print("  " + say("simulated-ends"))
        for ending, n in endings.items():
            print(f"    {percent(n / frame.height):>7}  {ending_called(wanted.found, ending, known, spoken()).text}")


def match(
    title: TitleName,
    policies: Annotated[list[str] | None, typer.Argument(metavar="POLICY")] = None,
    seats: int | None = None,
    games: Games = 1000,
    all_games: Annotated[bool, typer.Option("--all")] = False,
    ladder: Annotated[str | None, typer.Option(metavar="POLICY")] = None,
    double: Annotated[str, typer.Option(metavar="SETTING")] = "iterations",
    start: Annotated[int, typer.Option("--from", min=1)] = 100,
    steps: Annotated[int, typer.Option(min=1, max=20)] = 4,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    workers: Workers = None,
    engine: Engine = "local",
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl")] = None,
    json: AsJson = False,
) -> None:
    """Lets policies play against each other until it is known who is better, or --games have been played."""
    common: dict[str, Any] = {
        **{"seats": seats, "games": games, "stop": not all_games, "seed": seed, "options": options_of(option or [])},
        **{"box": box, "workers": workers, "engine": engine, "out": out},
    }
    if ladder is not None and policies:
        fail(say("ladder-alone"))
    kept = out if ladder is None or out is None or out.is_dir() else out.with_stem(f"{out.stem}-1")
    with resumable(kept, lambda file: (file,)), _Bars() as bars:
        if ladder is not None:
            found: Any = lab.ladder(title, ladder, double, start, steps, **common, **bars)
        else:
            found = lab.match(title, policies or [], **common, **bars)
    if json:
        as_json([asdict(rung) for rung in found] if ladder is not None else asdict(found))
    elif ladder is not None:
        _print_rungs(found)
    else:
        _print_match(found)


def _print_match(outcome: Match) -> None:
    from rich.table import Table

    table = Table(box=None, title=say("match-of", games=outcome.games, deals=outcome.blocks), title_justify="left")
    table.add_column("", overflow="fold", min_width=min(14, max(len(p.name) for p in outcome.players)))
    for heading in ("wins", "interval", "elo", "interval", "score"):
        table.add_column(say(f"column-{heading}"), justify="right", no_wrap=True)
    for p in outcome.players:
        wins, elo = p.win_share, p.elo
        table.add_row(
            *(p.name, percent(wins.value), _span(wins)),
            *(decimal(elo.value, 0), say("from-to", low=decimal(elo.low, 0), high=decimal(elo.high, 0))),
            decimal(p.mean_score),
        )
    console().print(table)
    print("\n" + say("fair-share-alone" if outcome.alone else "fair-share", share=percent(outcome.fair)))
    for pair in outcome.pairs:
        print(_verdict(pair.verdict, pair.first, pair.second, pair.share))
    if not outcome.decided:
        print(say("match-open"))


def _print_rungs(rungs: list[Rung]) -> None:
    for rung in rungs:
        print(_verdict(rung.verdict, rung.more, rung.less, rung.share))


def _verdict(verdict: str, first: str, second: str, share: Estimate) -> str:
    facts = {"share": percent(share.value), "interval": _span(share)}
    return say(f"verdict-{verdict}", first=first, second=second) + " " + say("verdict-share", **facts)


def _span(share: Estimate) -> str:
    return say("from-to", low=percent(share.low), high=percent(share.high))


def dataset(
    title: TitleName,
    out: Annotated[Path, typer.Argument(metavar="FOLDER")],
    seats: int | None = None,
    games: Games = 100,
    policy: Policies = None,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    workers: Workers = None,
    json: AsJson = False,
) -> None:
    """Plays games and keeps every decision as Parquet. Cut off, it goes on where it stopped."""
    from stammtisch.lab.decisions import in_folder

    with resumable(out, lambda folder: folder.glob("*.parquet")), _Bars() as bars:
        lab.dataset(title, out, seats, games, _policies(policy), seed, options_of(option or []), box, workers, **bars)
    held, decisions = in_folder(out)
    if json:
        as_json({"games": held, "wanted": games, "decisions": decisions, "folder": str(out)})
    else:
        print(say("dataset-made", games=held, more=held - games, wanted=games, decisions=decisions, folder=str(out)))


def study(
    title: TitleName,
    out: Annotated[Path | None, typer.Option(metavar="FILE.html")] = None,
    seats: int | None = None,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    policy: Policies = None,
    option: Options = None,
    box: BoxFile = None,
    seed: Seed = 1,
    skill_games: Annotated[int, typer.Option(min=0)] = 48,
    workers: Workers = None,
    engine: Engine = "local",
    json: AsJson = False,
) -> None:
    """Writes the report of a game's balance: seats, scores, cards, luck. With --box, what your changes did."""
    where = out or (None if json else Path(f"{title}-study.html"))
    if where is not None and where.suffix != ".html":
        fail(say("want-html", name=str(where)))
    if where is not None and not where.parent.is_dir():
        fail(say("no-folder", folder=str(where.parent)))
    with _Bars() as bars:
        found = lab.study(
            *(
                title,
                seats,
                games,
                _policies(policy) if policy else None,
                seed,
                options_of(option or []),
                box,
                skill_games,
                workers,
                engine,
            ),
            **bars,
            lang=spoken(),
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
        print(say("line", name=heading, value=sentence))
    if where is not None:
        print("\n" + say("report-lies", page=str(where), text=str(where.with_suffix(".md"))))


def tune(
    title: TitleName,
    goal: Annotated[Path, typer.Option(metavar="FILE.toml")],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    box: BoxFile = None,
    candidates: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Seed = 1,
    workers: Workers = None,
    engine: Engine = "local",
    json: AsJson = False,
) -> None:
    """Looks for numbers of the box that reach a designer's goals. Cut off, it goes on where it stopped."""
    folder = out or Path(f"{title}-tuned")
    with resumable(folder, lambda folder: folder.glob("search.log")), _Bars() as bars:
        found = lab.tune(title, goal, folder, box, candidates, seed, workers, engine, **bars, lang=spoken())
        from stammtisch.lab.tuning.report import findings, page

        made = page(found)
        for name, text in (("report.html", made.html()), ("report.md", made.markdown())):
            (folder / name).write_text(text, encoding="utf-8")
    if json:
        as_json(asdict(found))
        return
    for heading, sentence in findings(found):
        print(say("line", name=heading, value=sentence))
    print("\n" + say("tuned-lies", box=str(folder / "box.toml"), page=str(folder / "report.html")))
