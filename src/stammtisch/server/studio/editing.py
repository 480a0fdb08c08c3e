"""Changing the text of a box; comments, order and spacing stay."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any, Literal

import tomlkit

from stammtisch.kernel.title.box import SOURCES, toml_of
from stammtisch.kernel.title.lines import lines_of
from stammtisch.kernel.title.origins import signed

Scalar = str | bool | int
Value = Scalar | list[Any]


@dataclass(frozen=True)
class Edit:
    """One change. `set`: what stands at a key (None: nothing); `copy`: the entry once more, right behind it, called
    `value`; `remove`: the entry. `entry` is its number from 0, None in the table [game].
    """

    do: Literal["set", "copy", "remove"]
    table: str
    entry: int | None = None
    key: str = ""
    value: Value | None = None


class NoEdit(Exception):
    """A change that cannot be made in this text."""


def edited(text: str, edits: list[Edit]) -> str:
    """The text with all of some changes; raises NoEdit. What it says then is what the changes ask for, and no more."""
    try:
        for edit in edits:
            text = _made(text, edit)
    except (KeyError, IndexError, TypeError, ValueError, RecursionError, AttributeError) as error:
        raise NoEdit(str(error)) from error
    return text


def _made(text: str, edit: Edit) -> str:
    before = toml_of(text)
    wanted = _wanted(before, edit)
    made = {"set": _set, "copy": _copied, "remove": _removed}[edit.do](text, before, edit)
    if toml_of(made) != wanted:
        raise NoEdit("the text would not say what is asked for")
    return made


def _wanted(before: dict[str, Any], edit: Edit) -> dict[str, Any]:
    """What the text has to say afterwards."""
    data = copy.deepcopy(before)
    if edit.do == "remove":
        del data[edit.table][edit.entry]
    elif edit.do == "copy":
        assert edit.entry is not None
        data[edit.table].insert(edit.entry + 1, _copy(data, edit))
    else:
        entry = _entry(data, edit)
        if edit.value is None:
            del entry[edit.key]
        else:
            entry[edit.key] = edit.value
            if source := _source(data, entry, edit):
                entry["source"] = source
    return data


def _entry(data: Any, edit: Edit) -> Any:
    return data[edit.table] if edit.entry is None else data[edit.table][edit.entry]


def _copy(data: dict[str, Any], edit: Edit) -> dict[str, Any]:
    """The entry once more, under its new name; it is somebody's own."""
    made = {**_entry(data, edit), "source": "house"}
    return {**made, "id": edit.value} if "id" in made else made


def _source(data: Any, entry: Any, edit: Edit) -> str:
    """What the entry's source says afterwards of a number that was changed; "" if it stays as it is."""
    if edit.key in ("source", "note", "id"):
        return ""
    of_table = data.get(SOURCES, {})
    before = entry.get("source") or (of_table.get(edit.table) if isinstance(of_table, dict) else "") or ""
    after = signed(str(before), edit.key)
    return "" if after == str(before) else after


def _set(text: str, before: dict[str, Any], edit: Edit) -> str:
    if edit.value is None:
        document: Any = tomlkit.parse(text)
        del _entry(document, edit)[edit.key]
        return tomlkit.dumps(document)
    source = _source(before, _entry(before, edit), edit)
    text = _put(text, edit, edit.key, edit.value)
    return _put(text, edit, "source", source) if source else text


def _put(text: str, edit: Edit, key: str, value: Any) -> str:
    """The text with something else at a key of the entry; a new one comes last, before remarks about what follows."""
    document: Any = tomlkit.parse(text)
    entry = _entry(document, edit)
    lines = text.split("\n")
    _, end = _block(text, lines, edit)
    if key in entry or end == 0:
        entry[key] = value
        return tomlkit.dumps(document)
    return "\n".join(
        [*lines[:end], f"{tomlkit.key(key).as_string()} = {tomlkit.item(value).as_string()}", *lines[end:]]
    )


def _copied(text: str, before: dict[str, Any], edit: Edit) -> str:
    lines = text.split("\n")
    begin, end = _block(text, lines, edit)
    if end == 0 or edit.entry is None:
        raise NoEdit("the entry has no heading of its own")
    text = "\n".join([*lines[:end], "", *lines[begin:end], *lines[end:]])
    there = Edit("set", edit.table, edit.entry + 1)
    entry = _entry(before, edit)
    for key, value in _copy(before, edit).items():
        if key not in entry or entry[key] != value:
            text = _put(text, there, key, value)
    return text


def _removed(text: str, before: dict[str, Any], edit: Edit) -> str:
    lines = text.split("\n")
    begin, end = _block(text, lines, edit)
    if end == 0:
        raise NoEdit("the entry has no heading of its own")
    if end < len(lines) and not lines[end].strip() and begin and not lines[begin - 1].strip():
        end += 1
    return "\n".join([*lines[:begin], *lines[end:]])


def _block(text: str, lines: list[str], edit: Edit) -> tuple[int, int]:
    """From where to where an entry goes that has its own heading; remarks behind it belong to what follows.

    (0, 0) for an entry that stands within a line.
    """
    found = lines_of(text)
    begin = found[edit.table, edit.entry, ""] - 1
    if not lines[begin].lstrip().startswith("["):
        return 0, 0
    others = [line - 1 for (_, _, key), line in found.items() if not key and line - 1 > begin]
    end = min(others, default=len(lines))
    while end > begin + 1 and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    return begin, end
