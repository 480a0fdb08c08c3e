"""Writes the types of a view's state for each title's board on the page: `python -m tests.web.states`.

They are made from the declaration of the state and say the same as `kernel.play.views.to_json`.
"""

from __future__ import annotations

from pathlib import Path

import stammtisch as st
from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.kinds import SEAT
from stammtisch.kernel.model.struct import EVERYONE, Field, Struct
from stammtisch.kernel.twins.observation import INTERNAL

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
HEAD = "// Made from the declaration of the state: python -m tests.web.states. Not to be edited."


def titles() -> list[str]:
    """The titles that have a board on the page."""
    return [name for name in st.titles() if (BOARDS / name).is_dir()]


def types_of(title: str) -> str:
    """The interfaces of a title's state, the state itself last."""
    found: dict[str, list[str]] = {}
    _collect(st.find_title(title).state, found, ["  pending: { step: string; who: number[]; arg: number }[];"])
    blocks = [f"export interface {name} {{\n" + "\n".join(lines) + "\n}" for name, lines in found.items()]
    return "\n\n".join((HEAD, *blocks)) + "\n"


def _collect(cls: type[Struct], found: dict[str, list[str]], lines: list[str]) -> None:
    for name, field in cls.fields.items():
        if name in INTERNAL or field.derived:
            continue
        if field.struct is not None and not _is_plain(field.struct) and field.struct.__name__ not in found:
            _collect(field.struct, found, [])
        lines.append(f"  {name}: {_type(field)};")
    found[cls.__name__] = lines


def _is_plain(cls: type[Struct]) -> bool:
    """Whether a struct stands in a view as a bag or a pile does, with no name of its own."""
    return issubclass(cls, Bag | Pile) and len(cls.fields) == 2


def _type(field: Field) -> str:
    hidden = " | null" if field.see != EVERYONE else ""
    if field.struct is not None and _is_plain(field.struct):
        inner = list(field.struct.fields.values())[-1]
        if issubclass(field.struct, Bag):
            bag = f"{{ n: number; count: {_type(inner)}{hidden if inner.see == EVERYONE else ''} }}"
            return bag + "[]" * len(field.shape)
        item = _number(inner).removesuffix(" | null") + hidden
        return f"({item})[]" if hidden else f"{item}[]"
    out = field.struct.__name__ if field.struct is not None else _number(field)
    if hidden and SEAT in field.at and field.struct is None:
        out = out if out.endswith(hidden) else out + hidden
    for at in reversed(field.at or (None,) * len(field.shape)):
        if at is None or at is SEAT:
            out = f"({out})[]" if " " in out else f"{out}[]"
        else:
            out = f"Record<string, {out.removesuffix(' | null') if field.struct is None else out}>"
    return out if field.struct is not None or (hidden and out.endswith(hidden)) else out + hidden


def _number(field: Field) -> str:
    if field.flag:
        return "boolean"
    if field.of is None:
        return "number"
    thing = "number" if field.of is SEAT else "string"
    return f"{thing} | null" if field.bounds[0] < 0 else thing


if __name__ == "__main__":
    for title in titles():
        (BOARDS / title / "state.ts").write_text(types_of(title), encoding="utf-8")
        print(f"{BOARDS / title / 'state.ts'} written")
