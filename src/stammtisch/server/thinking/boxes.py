"""Boxes that are not those of the installed titles, as files that every process which thinks can read."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.cache import cache_root


class NoBox(Exception):
    """There is no box with this hash here."""


def box_of(title: Title, wanted: str) -> LoadedBox:
    """The box of a title with this hash: its own, or one that was laid down here; raises NoBox or BoxError."""
    own = title.load_box()
    if own.hash == wanted:
        return own
    file = _file(title, wanted)
    found = title.load_box(file) if file.exists() else own
    if found.hash != wanted:
        raise NoBox(wanted)
    return found


def lay_down(title: Title, wanted: str, text: str) -> None:
    """Keeps the text of a box with this hash for `box_of`."""
    file = _file(title, wanted)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        half.write_text(text, encoding="utf-8")
        os.replace(half, file)


def text_of(title: Title, loaded: LoadedBox) -> str | None:
    """The text of a box that is not the title's own; None for that one."""
    own = loaded.hash == title.load_box().hash
    return None if own else loaded.path.read_text(encoding="utf-8")


def _file(title: Title, wanted: str) -> Path:
    return cache_root() / "boxes" / f"{title.name}-{wanted}.toml"
