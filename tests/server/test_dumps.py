"""Copies of a PostgreSQL database, by the same two commands as those of SQLite."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from stammtisch.cli import app
from stammtisch.server.basics.errors import Unusable
from stammtisch.server.keeping import dumps
from stammtisch.server.keeping.files import prepare
from tests.machine import long

from .conftest import Player, Running, make, until
from .postgres import cluster, sql


def run(command: str, file: Path, url: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [command, str(file), "--database", url])
    return result.exit_code, result.output


@long
def test_a_copy_is_made_while_the_server_runs_and_can_be_put_back(tmp_path: Path) -> None:
    url, copy = cluster().database("copied", bare=True), tmp_path / "copy.dump"
    server = Running(tmp_path / "tables", at=url).ready()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            made, ada = make(client)
            before = ada.play(random.Random(1), 8)["ply"]
            assert run("backup", copy, url) == (0, f"{copy} is whole\n")
            ada.play(random.Random(2), 8)
            code, said = run("restore", copy, url)
            assert code == 2 and "in use" in said
            server.kill()
            sql(url, "CREATE TABLE of_a_later_version (id integer)")
            until(lambda: run("restore", copy, url)[0] == 0)
            server.again().ready()
            assert Player(client, made["id"], ada.secret).look()["ply"] == before
    finally:
        server.stop()
    assert sql(url, "SELECT to_regclass('of_a_later_version')") == [(None,)]
    assert sorted(path.name for path in tmp_path.iterdir() if "dump" in path.name) == ["copy.dump", "copy.dump.before"]


def test_what_cannot_be_put_back_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, copy = cluster().database("kept", bare=True), tmp_path / "copy.dump"
    prepare(url)
    sql(url, "INSERT INTO facts VALUES ('name', 'value')")
    copy.write_bytes(b"no copy")
    assert run("restore", copy, url)[0] == 2
    dumps.dump(url, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) * 9 // 10])
    assert run("restore", copy, url)[0] == 2
    assert sql(url, "SELECT value FROM facts") == [("value",)]
    monkeypatch.setenv("PATH", "")
    code, said = run("backup", copy, url)
    assert code == 2 and "pg_dump" in said
    assert copy.read_bytes() == whole[: len(whole) * 9 // 10]


def test_a_password_stands_in_no_command_and_no_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[str] = []
    real = dumps.subprocess.run

    def watched(command: list[str], **more: object) -> object:
        commands.extend(command)
        return real(command, **more)

    monkeypatch.setattr(dumps.subprocess, "run", watched)
    url = make_url(cluster().url("postgres")).set(password="sesame", database="no such database")
    with pytest.raises(Unusable) as refused:
        dumps.dump(url.render_as_string(hide_password=False), tmp_path / "copy")
    assert "no such database" in str(refused.value)
    assert "sesame" not in str(refused.value) and not any("sesame" in word for word in commands)
