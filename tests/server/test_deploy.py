"""The files for operators: containers, units and the dashboard, as those who read them check them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stammtisch.server.basics.settings import from_environment
from tests.machine import missing

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_services_are_those_that_compose_understands() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, DEPLOY / "compose.yaml"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_settings_of_the_services_are_settings() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    given = dict(re.findall(r"^ +(STAMMTISCH_\w+): \"?([^\"\n]+)", text, re.MULTILINE))
    settings = from_environment(given)
    assert {name for name in given if not hasattr(settings, name.removeprefix("STAMMTISCH_").lower())} == set()
    assert settings.workers


@pytest.mark.parametrize("unit", ["stammtisch@8000.service", "stammtisch-worker@1.service"])
def test_the_units_are_those_that_systemd_understands(unit: str, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        missing("no systemd-analyze here: apt-get install systemd")
    text = (DEPLOY / "systemd" / re.sub("@.*[.]", "@.", unit)).read_text(encoding="utf-8")
    [program] = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    (tmp_path / unit).write_text(text.replace(program, shutil.which("true") or "", 1), encoding="utf-8")
    done = subprocess.run([analyze, "verify", "--man=no", tmp_path / unit], capture_output=True, text=True)
    assert done.returncode == 0 and "Unknown" not in done.stderr, done.stderr


def test_a_server_of_the_unit_may_write_its_tables() -> None:
    unit = (DEPLOY / "systemd" / "stammtisch@.service").read_text(encoding="utf-8")
    docs = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
    [own] = re.findall(r"^StateDirectory=(\S+)", unit, re.MULTILINE)
    [data] = re.findall(r"STAMMTISCH_DATA=(\S+)", unit)
    [database] = re.findall(r"--database (/\S+)", docs)
    assert data == f"/var/lib/{own}" == str(Path(database).parent), "all else is read-only for it"


def test_the_dashboard_draws_what_there_is(client: TestClient) -> None:
    counted = set(re.findall(r"^(\w+)[ {]", client.get("/metrics").text, re.MULTILINE))
    counted |= set(re.findall(r"^# TYPE (\w+)", client.get("/metrics").text, re.MULTILINE))
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    for panel in panels:
        for target in panel["targets"]:
            for name in re.findall(r"(?:stammtisch|process)_\w+", target["expr"]):
                assert name in counted or name.removesuffix("_bucket").removesuffix("_total") in counted, name


def test_readiness_and_life_are_told_apart(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [client.get(path).status_code for path in ("/livez", "/readyz", "/healthz")] == [200, 200, 200]
    monkeypatch.setattr(client.app.state.house, "closing", True)  # type: ignore[attr-defined]
    assert [client.get(path).status_code for path in ("/livez", "/readyz")] == [200, 503]
    monkeypatch.undo()
