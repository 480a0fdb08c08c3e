"""The box of Mall World as it was before there was a small game."""

from __future__ import annotations

from stammtisch.titles.mall_world.title import TITLE


def former_box() -> str:
    """Its text."""
    text = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
    lines = text[: text.index("# The small game")].splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("small = "))
