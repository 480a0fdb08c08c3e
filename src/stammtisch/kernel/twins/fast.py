"""The fast twin: rules compiled by Numba over packed records, cached on disk.

This is the one place that knows Numba's insides (0.68):

- a record type resolves `s.deck.push(card)` through `overload_method`, once its attribute look-up says "unknown" with
  None instead of a KeyError (`_teach_records`);
- the machine code of an entry is optimised as a whole that nobody calls into (`_close_entries`);
- Numba's own cache looks at the file of a function only, so that a changed helper elsewhere would leave stale machine
  code. Ours (`_cache_class`) keeps a folder for each *stamp*: a digest of everything the machine code was made from.

Importing this module imports Numba; nothing that only plays at a table needs it.
"""

from __future__ import annotations

import ast
import enum
import functools
import hashlib
import inspect
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import CodeType
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba.core import caching, codegen, event, types
from numba.core.errors import NumbaError
from numba.core.imputils import impl_ret_borrowed
from numba.core.registry import cpu_target
from numba.core.typing import arraydecl
from numba.extending import intrinsic, overload_attribute, overload_method

from stammtisch.kernel.model.rule import RuleError, arrays_of
from stammtisch.kernel.model.struct import Struct
from stammtisch.kernel.twins.cache import cache_root
from stammtisch.kernel.twins.lint import slips
from stammtisch.kernel.twins.quiet import (
    SIGNED,
    UNSIGNED,
    Binding,
    Given,
    in_its_place,
    method_name,
    quiet_copy,
    syntax,
)

_njit: Any = numba.njit  # its stubs lack the wrapper options
_settings: Any = numba.config

Progress = Callable[[int, int], None]
"""Called with (rules compiled so far, rules in all)."""

KEPT_STAMPS = 40
"""How many compiled entries of a title the cache keeps; the ones used longest ago go first."""


_Choices = dict[Any, tuple[Any, Any]]
_methods: dict[str, _Choices] = {}
"""Name of a rule method in compiled code -> record type -> the rule and its copy."""

_entries: set[str] = set()
"""The names of all entries; see `_close_entries`."""


class FastBinding(Binding):
    """Rules bound together and compiled. Entries take arrays of records where the quiet twin takes lists of structs.

    `structs` says which parameters of an entry are arrays of which records, by name; others are what their annotation
    says (`rule.ArrayOf`), or 64-bit integers.
    """

    compiled = True

    def __init__(self, name: str, entries: list[Any], given: Given, structs: dict[str, type[Struct]]):
        self._name, self._structs, self._known = name, list(structs.values()), set[Any]()
        self._records = {k: types.Array(numba.from_dtype(cls.dtype()), 1, "C") for k, cls in structs.items()}
        self._folders: dict[Any, Path] = {}
        self._found = set[Any]()
        self._entries: list[Any] = []
        super().__init__(entries, given)

    def prepare(self) -> None:
        """Makes the rule methods of structs methods of their record types."""
        _teach_records()
        _close_entries()
        fresh = []
        for cls in _all_structs(self._structs):
            record = numba.from_dtype(cls.dtype())
            for name, member in cls.methods.items():
                f = member.fget if isinstance(member, property) else member
                self._known.add(f)
                for arguments, table in self._method_tables(name, f, isinstance(member, property)):
                    if record not in table:
                        scope: dict[str, Any] = {"__builtins__": __builtins__}
                        table[record] = f, self.copy(f, scope, arguments)
                        fresh.append((table[record][1], scope, f))
                    elif table[record][0] is not f:
                        raise RuleError(f"{cls.__name__}.{name} and {table[record][0].__qualname__} share a layout")
        for copy, scope, f in fresh:
            self.fill(copy, scope, f)

    def _method_tables(self, name: str, f: Any, is_property: bool) -> Iterator[tuple[int, _Choices]]:
        """The tables (record type -> rule, its copy) a rule method stands in, by the number of arguments it may take.

        Numba learns of a name when it is first used; which function it is depends on the record it is called on. It
        wants one signature for a name, which is why the name tells the number of arguments (`rule.method_name`).
        """
        parameters = syntax(f, compiled=True).args
        most = len(parameters.args) - 1
        for arguments in range(most - len(parameters.defaults), most + 1):
            called = name if is_property else f"{method_name(name, arguments)}/{self._name}"
            if called not in _methods:
                table: _Choices = {}
                scope: dict[str, Any] = {"table": table, "missing": (None, None)}
                signature = ", ".join(["self", *(f"a{i}" for i in range(arguments))])
                exec(f"def choose({signature}): return table.get(self, missing)[1]", scope)
                if is_property:
                    overload_attribute(types.Record, called)(scope["choose"])
                else:
                    overload_method(types.Record, called, strict=False)(scope["choose"])  # type: ignore[call-arg]
                _methods[called] = table
            yield arguments, _methods[called]

    def copy(self, f: Any, scope: dict[str, Any], arguments: int | None = None) -> Any:
        """A copy of one rule whose methods are called by names of this binding, so that titles do not meet in them."""
        scope[SIGNED], scope[UNSIGNED] = signed, unsigned
        made = quiet_copy(f, True, scope, arguments)
        made.__code__ = _with_own_names(made.__code__, self._name)
        return made

    def add(self, f: Any) -> None:
        """Binds one more entry; it shares the compiled rules of the others."""
        self._entries.append(f)
        super().add(f)

    @property
    def ready(self) -> bool:
        """Whether every entry that was added has its machine code; see `has`."""
        return all(map(self.has, self._entries))

    def has(self, f: Any) -> bool:
        """Whether the machine code of an entry lies in the cache, or was made in this process. Binds nothing."""
        if f not in self._found:
            made = f in self._copies and self._copies[f].signatures  # asked first: a folder takes longer to look into
            if not made and not any(self._folder(f).glob("*.nbi")):
                return False
            self._found.add(f)  # machine code that was there once is there: bots ask at every choice
        return True

    def _folder(self, f: Any) -> Path:
        if f not in self._folders:
            digest = stamp(f, self._given, self._structs)
            self._folders[f] = cache_root() / self._name / f"{f.__name__}-{digest}"
        return self._folders[f]

    def finish(self, copy: Any, f: Any) -> Any:
        entry = f.rule_options.get("entry", False)
        compiled = _njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True, no_cpython_wrapper=not entry)(copy)
        if entry and _usable(self._folder(f)):
            compiled._cache = _cache_class(self._folder(f))(copy)
        if entry:
            _entries.add(f.__qualname__)
            compiled.compile = self._plainly(compiled.compile)
        self._known.add(f)
        return compiled

    def _plainly(self, compile: Callable[..., Any]) -> Callable[..., Any]:
        """The compiling of an entry, which says in a sentence what does not compile, and where."""

        @functools.wraps(compile)
        def plainly(signature: Any) -> Any:
            try:
                return compile(signature)
            except NumbaError as error:
                raise RuleError(self._why(error)) from None

        return plainly

    def _why(self, error: NumbaError) -> str:
        """The slips of the rules bound here, or else what Numba says of the innermost place in them."""
        own = self._structs[0].__module__.rpartition(".")[0]
        rules = [f for f in self._copies if f.__module__.startswith(own)]
        found = list(slips(rules, *self._structs))
        if found:
            return "\n".join(found)
        text = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
        files = {f.__code__.co_filename for f in rules}
        places = re.findall(r"^During: .* at (.+) \((\d+)\)$", text, re.MULTILINE)
        place = next((f"{file}:{line}: " for file, line in places if file in files), "")
        lines = [line.strip() for line in text.splitlines()]
        said = next((line for line in lines if line and not line.startswith(("Failed in", "During"))), lines[0])
        return f"{place}does not compile: {said}"

    def compile(self, progress: Progress | None = None, later: Iterable[Any] = ()) -> None:
        """Makes every entry that was added ready to call, from the cache or by compiling it, and then those of `later`.

        `progress` is called with (rules compiled, rules in all) while Numba is at work.
        """
        entries = [*self._entries, *later]
        for f in entries:
            self.twin(f)
        with _watch(progress, len(self._known)):
            for f in entries:
                self.twin(f).compile(self._signature(f))
        _prune(cache_root() / self._name)

    def _signature(self, f: Any) -> tuple[Any, ...]:
        """The Numba types of an entry's parameters."""
        arrays = {
            name: types.Array(numba.from_dtype(np.dtype(a.type)), a.dimensions, "C") for name, a in arrays_of(f).items()
        }
        known = arrays | self._records
        return tuple(known.get(name, types.int64) for name in f.__code__.co_varnames[: f.__code__.co_argcount])


def _as(becomes: Any) -> Any:
    """An intrinsic that makes a whole number one of a type, and leaves anything else as it is."""

    def cast(context: Any, value: Any) -> Any:
        to = becomes if isinstance(value, types.Integer) else value

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            if to is not value:
                return context.cast(builder, arguments[0], value, to)
            return impl_ret_borrowed(context, builder, value, arguments[0])  # type: ignore[no-untyped-call]

        return to(value), generate

    return intrinsic(cast)


signed = _as(types.int64)
"""A number as a signed one of 64 bits. Numba counts with unsigned fields as unsigned ones, whose differences do not go
below zero and which become floating next to a signed one."""

unsigned = _as(types.uint64)
"""An index: none is negative (in checked mode that is an error), so that machine code need not count from the end."""


def _with_own_names(code: CodeType, owner: str) -> CodeType:
    """A function's code with the names of rule methods marked with their owner."""
    names = tuple(f"{name}/{owner}" if "/" in name else name for name in code.co_names)
    inner = tuple(_with_own_names(c, owner) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_names=names, co_consts=inner)


def _teach_records() -> None:
    """A record that lacks a field says None, so that Numba goes on and looks for a method of that name."""

    def resolve(self: Any, record: Any, attribute: str) -> Any:
        return record.typeof(attribute) if attribute in record.fields else None

    arraydecl.RecordAttribute.generic_resolve = resolve  # type: ignore[method-assign]


@functools.cache
def _close_entries() -> None:
    """Makes the rules in the machine code of an entry its own before it is optimised.

    Numba keeps each of them to be called from outside, too. As nobody does, what is called once can move to where it is
    called, and no call need ask whether an exception was raised.
    """
    usual = codegen.CPUCodeLibrary._optimize_final_module

    def optimize(library: Any) -> None:
        functions = list(library._final_module.functions)
        if library.name in _entries and any(f.name.startswith("_ZN7cpython") for f in functions):
            for f in functions:
                if f.linkage == llvmlite.binding.Linkage.linkonce_odr and f.name.startswith("_ZN"):
                    f.linkage = "internal"
        usual(library)  # type: ignore[no-untyped-call]

    codegen.CPUCodeLibrary._optimize_final_module = optimize  # type: ignore[method-assign]


def _all_structs(classes: list[type[Struct]]) -> list[type[Struct]]:
    """These structs and all structs in them, each once."""
    found: dict[type[Struct], None] = {}

    def collect(cls: type[Struct]) -> None:
        if cls not in found:
            found[cls] = None
            for f in cls.fields.values():
                if f.struct:
                    collect(f.struct)

    for cls in classes:
        collect(cls)
    return list(found)


# ---------------------------------------------------------------------------------------------------- the stamp


def stamp(entry: Any, given: Given, structs: list[type[Struct]]) -> str:
    """A digest of all that the machine code of an entry depends on.

    It changes when a rule that can be reached from the entry changes in meaning (not in its comments, docstring,
    tells or refusals), when a constant, a struct's layout, Numba, LLVM, Python or the processor does.
    """
    codegen = cpu_target.target_context.codegen()
    h = hashlib.sha256()

    def feed(*parts: object) -> None:
        h.update(repr(parts).encode())

    feed(numba.__version__, llvmlite.__version__, sys.version_info[:3], codegen.magic_tuple())
    feed(_settings.OPT, _settings.BOUNDSCHECK, _settings.DEBUGINFO_DEFAULT, "entries are closed")
    every = _all_structs(structs)
    for cls in every:
        feed(cls.__name__, cls.dtype().descr)
    seen: set[Any] = set()
    todo: list[Any] = [entry]
    while todo:
        f = todo.pop(0)
        if f in seen:
            continue
        seen.add(f)
        text, names, attributes = _meaning(f)
        feed(f.__qualname__, text)
        for name in names:
            value = in_its_place(f.__globals__.get(name), given)
            values = {name: value}
            if inspect.ismodule(value):
                values = {f"{name}.{attribute}": getattr(value, attribute, None) for attribute in attributes}
            for label, value in values.items():
                if hasattr(value, "rule_options"):
                    todo.append(value)
                elif isinstance(value, enum.EnumMeta):
                    members: dict[str, Any] = dict(value.__members__)
                    feed(label, [(member, one.value) for member, one in members.items()])
                elif isinstance(value, int | tuple):
                    feed(label, value)
        for cls in every:
            for name in attributes:
                if name.partition("/")[0] in cls.methods:
                    member: Any = cls.methods[name.partition("/")[0]]
                    todo.append(member.fget if isinstance(member, property) else member)
    return h.hexdigest()[:20]


@functools.cache
def _meaning(f: Any) -> tuple[str, list[str], list[str]]:
    """What a rule compiles to, as text, and the names and attributes it mentions, sorted."""
    tree = syntax(f, compiled=True)
    names = sorted({n.id for n in ast.walk(tree) if isinstance(n, ast.Name)})
    attributes = sorted({n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)})
    return ast.dump(tree), names, attributes


# ---------------------------------------------------------------------------------------------------- the cache


def _usable(folder: Path) -> bool:
    """Whether machine code can be kept there; without a place for it everything is compiled anew each time."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        return os.access(folder, os.W_OK)
    except OSError:
        return False


def _cache_class(folder: Path) -> type[Any]:
    """Numba's function cache in the folder of one stamp. Its writes are atomic: processes may compile at once."""

    class Locator(caching._CacheLocator):
        def __init__(self, f: Any):
            self._f = f

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return "entry"

        @classmethod
        def from_function(cls, f: Any, file: str) -> Any:
            return cls(f)

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = [Locator]  # type: ignore[list-item]  # noqa: RUF012

    class RuleCache(caching.FunctionCache):
        _impl_class = Implementation

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            """What lies in the cache; damaged files are thrown away and count as none."""
            try:
                return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
            except Exception:
                for path in folder.glob("*.nb?"):
                    path.unlink(missing_ok=True)
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            """Writes machine code down, if the disk has room for it."""
            with suppress(OSError):
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]

    return RuleCache


def _prune(folder: Path) -> None:
    """Removes the stamps that were used longest ago, beyond KEPT_STAMPS. Another process may be doing the same."""
    try:
        stamps = sorted(folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in stamps[KEPT_STAMPS:]:
            if time.time() - old.stat().st_mtime > 3600:
                shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return


@contextmanager
def _watch(progress: Progress | None, total: int) -> Iterator[None]:
    """Reports how many of the rules are compiled while Numba is at work."""
    if progress is None:
        yield
        return
    report = progress
    done: set[str] = set()

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            done.add(event.data["dispatcher"].py_func.__qualname__)
            report(min(len(done), total), total)

    with event.install_listener("numba:compile", Listener()):
        yield
    progress(total, total)
