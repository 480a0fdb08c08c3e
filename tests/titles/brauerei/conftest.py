"""Brauerei is found by its name here, though it is not yet among the titles of the package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Installs it as if it came from a package of its own."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "brauerei-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brauerei\nVersion: 1.0\n")
    entry = "brauerei = stammtisch.titles.brauerei.title:TITLE"
    (info / "entry_points.txt").write_text(f"[stammtisch.titles]\n{entry}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield
