"""The rooms of the server stand on one another; no import runs back up, and none hides in a function."""

from __future__ import annotations

import ast
from pathlib import Path

import stammtisch.server

ROOMS = ("basics", "keeping", "people", "thinking", "studio", "tables", "pocket", "tournaments", "api", "serving")
FOLDER = Path(stammtisch.server.__file__).parent


def test_no_import_runs_back_up() -> None:
    for path in FOLDER.glob("*/**/*.py"):
        room = path.relative_to(FOLDER).parts[0]
        if room == "page":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stammtisch.server."):
                other = str(node.module).split(".")[2]
                assert ROOMS.index(other) <= ROOMS.index(room), f"{path.name} imports {node.module}"


def test_no_import_hides() -> None:
    for path in FOLDER.glob("**/*.py"):
        for outer in ast.walk(ast.parse(path.read_text())):
            if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef | ast.If):
                hidden = [n for n in ast.walk(outer) if isinstance(n, ast.Import | ast.ImportFrom)]
                assert not hidden, f"{path.name}:{outer.lineno}"


def test_no_modules_go_in_circles() -> None:
    stands_on: dict[str, set[str]] = {}
    for path in FOLDER.glob("**/*.py"):
        name = "stammtisch.server." + ".".join(path.relative_to(FOLDER).with_suffix("").parts)
        imports = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.ImportFrom) and n.module]
        named = {f"{n.module}.{alias.name}" for n in imports for alias in n.names} | {str(n.module) for n in imports}
        stands_on[name] = {m for m in named if m.startswith("stammtisch.server.")}
    while True:
        free = {name for name, others in stands_on.items() if not others & stands_on.keys()}
        if not free:
            break
        stands_on = {name: others for name, others in stands_on.items() if name not in free}
    assert not stands_on
