"""The games of a match as they are played, so that a match that was cut off goes on where it stopped.

A file of lines of JSON: first what match it is, then each game with its results. Which deals there are and who sits
where follows from the seed alone, so more games of the same match can be added at any time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import numpy as np

from stammtisch.lab.errors import LabError

MARK = "stammtisch"

Game = tuple[int, int]
"""A game of a match: the number of its block, and its own in the block."""

Results = tuple[Any, Any]
"""Standings and scores of the open seats."""


class Kept:
    """The file of a match. Use it with `with`; what it `has` need not be played."""

    def __init__(self, path: Path, parameters: dict[str, Any]):
        """Opens the file, or begins it; raises LabError for one of another match, or of something else."""
        self.has: dict[Game, Results] = {}
        self._path, self._first = path, {MARK: "match", **parameters}
        if path.is_dir():
            raise LabError("no-match-there", file=str(path))
        if not path.parent.is_dir():
            raise LabError("no-folder", folder=str(path.parent))
        whole = self._read(path.read_bytes()) if path.exists() else 0
        self._file: IO[bytes] = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(self._first)

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, game: Game, results: Results) -> None:
        """Writes a game down."""
        standings, scores = (np.asarray(part).tolist() for part in results)
        self._write({"block": game[0], "game": game[1], "standings": standings, "scores": scores})

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(self._line(line))
        self._file.flush()

    @staticmethod
    def _line(line: dict[str, Any]) -> bytes:
        return json.dumps(line, ensure_ascii=False).encode() + b"\n"

    def _read(self, data: bytes) -> int:
        """Takes in what is there; returns how many bytes of it are whole lines. The last one may be cut off."""
        if self._line(self._first).startswith(data):  # cut off before there was a game, or at its first byte
            return 0
        whole = data.rfind(b"\n") + 1
        lines = self._lines(data[:whole])
        found = next(lines, {})
        if found.get(MARK) != "match":
            raise LabError("no-match-there", file=str(self._path))
        for key, value in self._first.items():
            if found.get(key) != value:
                facts = {"key": key, "theirs": repr(found.get(key)), "ours": repr(value)}
                raise LabError("other-run", file=str(self._path), **facts)
        for line in lines:
            try:
                results = np.array(line["standings"], np.int64), np.array(line["scores"], np.int64)
                self.has[int(line["block"]), int(line["game"])] = results
            except (KeyError, TypeError, ValueError):
                raise LabError("no-match-there", file=str(self._path)) from None
        return whole

    def _lines(self, data: bytes) -> Iterator[dict[str, Any]]:
        for line in data.splitlines():
            try:
                found = json.loads(line)
            except ValueError:
                raise LabError("no-match-there", file=str(self._path)) from None
            yield found if isinstance(found, dict) else {}
