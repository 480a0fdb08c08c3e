"""What all tests share: how hypothesis works here, and what becomes of a test that fails once and passes again.

Tests of servers and browsers may be tried twice (`--reruns 1`, see the Makefile), so that a machine that was busy for a
moment is told from a fault. Nobody is to get used to that: each such test is named at the end of the run and in
out/flakes.txt with what it failed of, and a run with more than MOST_FLAKES of them has failed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"  # sentences are compared in English, whatever whoever runs the tests speaks

settings.register_profile(
    "stammtisch",
    deadline=None,  # several people's work shares the machine
    derandomize=True,  # the same examples every time; `--hypothesis-profile=search` looks further
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("stammtisch")

MOST_FLAKES = 2
FLAKES = Path("out/flakes.txt")


def flakes(reporter: pytest.TerminalReporter) -> dict[str, str]:
    """The tests that failed, were tried again and passed: what each failed of."""
    failed = {report.nodeid for report in reporter.getreports("failed") + reporter.getreports("error")}
    reasons = {}
    for report in reporter.getreports("rerun"):
        if report.nodeid not in failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            lines = (crash.message if crash else str(report.longrepr)).splitlines()
            reasons[report.nodeid] = (lines[0] if lines else "no reason given") + way(report.longrepr)
    return reasons


def way(failure: object) -> str:
    """The lines of this project's tests that led to a failure, the test's own first."""
    entries = getattr(getattr(failure, "reprtraceback", None), "reprentries", ())
    places = [entry.reprfileloc for entry in entries if getattr(entry, "reprfileloc", None)]
    own = [f"{place.path}:{place.lineno}" for place in places if not Path(place.path).is_absolute()]
    return f" ({', '.join(own)})" if own else ""


def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and session.exitstatus == pytest.ExitCode.OK and len(flakes(reporter)) > MOST_FLAKES:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    found = flakes(terminalreporter)
    if not found:
        return
    terminalreporter.section("flakes: failed once, passed when tried again")
    lines = [f"{test}: {reason}" for test, reason in found.items()]
    for line in lines:
        terminalreporter.line(line)
    if len(found) > MOST_FLAKES:
        terminalreporter.line(f"{len(found)} flakes in one run are a fault: at most {MOST_FLAKES} are let pass")
    FLAKES.parent.mkdir(exist_ok=True)
    with FLAKES.open("a", encoding="utf-8") as kept:
        kept.writelines(line + "\n" for line in lines)
