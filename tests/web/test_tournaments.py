"""Tournaments in a browser: one is opened, friends join by its link, and their tables are theirs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.machine import long
from tests.server.postgres import sql
from tests.web.conftest import AXE, Opener, bearer, photo, serving, still, until

LOOKS = [("phone", "fr", "dark"), ("laptop", "de", "light")]
CUP = {"title": "mall-world", "sizes": [3, 4], "rounds": 2, "clock": {"kind": "slow", "hours": 24}, "lang": "de"}
KEEP = "keys => localStorage.setItem('stammtisch.tournaments', JSON.stringify(keys))"
NAMES = ("Ada", "Bruno", "Maximiliane von Hohenstein-Wittelsbach X", "David", "Emma", "Farid", "Greta")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cups")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[str]:
    """A server of its own: tables are ended behind its back."""
    with serving(folder, STAMMTISCH_TOURNAMENTS="0", STAMMTISCH_JOINS="0") as address:
        yield address


def cup(base: str, people: int = 7, **more: Any) -> tuple[str, dict[str, str], list[str]]:
    """A tournament, what its host has, and the secrets of those who have joined."""
    made = httpx.post(f"{base}/api/tournaments", json={"name": "Sonntagsturnier", **CUP, **more}, timeout=60).json()
    keys = [join(base, made["id"], name, made["invitation"]) for name in NAMES[:people]]
    return made["id"], {"owner": made["owner"], "invitation": made["invitation"]}, keys


def join(base: str, tournament: str, name: str, secret: str) -> str:
    at = f"{base}/api/tournaments/{tournament}/entries"
    return str(httpx.post(at, json={"name": name}, headers=bearer(secret)).json()["secret"])


def begin(base: str, tournament: str, owner: str) -> None:
    httpx.post(f"{base}/api/tournaments/{tournament}/steps", json={"step": "begin"}, headers=bearer(owner))


def seen(base: str, tournament: str) -> dict[str, Any]:
    return dict(httpx.get(f"{base}/api/tournaments/{tournament}").json())


def wait(condition: Any) -> Any:
    deadline = time.monotonic() + 60
    while not (value := condition()):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return value


def end(folder: Path, tables: list[dict[str, Any]]) -> None:
    for table in tables:
        sql(str(folder / "tables.sqlite"), "UPDATE tables SET over = true WHERE id = :id", id=table["id"])


@long
def test_a_tournament_is_opened_joined_by_its_link_and_begins(open_page: Opener, house: str) -> None:
    host = open_page("/", at=house, settings={"name": "Ada"})
    host.locator("[data-new-cup]").click()
    host.locator("[data-cup-name]").fill("Friday cup")
    host.locator("[data-cup-title]").select_option("mall-world")
    host.locator("[data-cup-size]").select_option("3")
    host.locator("[data-cup-rounds]").select_option("1")
    host.locator("[data-open-cup]").click()
    host.locator("[data-cup-join]").click()
    host.locator("[data-entry='1'] .tag").wait_for()
    link = host.locator("[data-copy]").get_attribute("data-copy")
    assert "#join=" in link

    guests = []
    for name in ("Bruno", "Clara"):
        guest = open_page(link[link.index("/tournaments/") :], at=house, settings={"name": ""})
        guest.locator("[data-cup-me]").fill("ADA")
        guest.locator("[data-cup-join]").click()
        guest.locator("[role=alert]").wait_for()  # somebody is called so
        guest.locator("[data-cup-me]").fill(name)
        guest.locator("[data-cup-join]").click()
        guest.locator("tr.me").wait_for()
        assert "#" not in guest.url and guest.locator("[data-begin]").count() == 0
        guests.append(guest)
    until(lambda: host.locator("tbody tr").count() == 3, host)
    host.locator("[data-begin]").click()
    for page in (host, *guests):
        page.locator("[data-my-table]").wait_for()
    assert "Bruno and Clara" in host.locator(".now").inner_text() or "Clara and Bruno" in host.inner_text(".now")

    # It is among one's own tables by itself, too.
    guests[0].goto(f"{house}/")
    guests[0].locator(".tables .list a").wait_for()
    guests[0].locator("[data-cup]").wait_for()
    host.locator("[data-my-table]").click()
    host.locator("#main .ask").wait_for()
    assert host.locator(".players .me .name b").inner_text() == "Ada"
    host.locator("[data-to-tournament]").click()
    host.locator("[data-my-table]").wait_for()


def test_who_drops_out_by_keyboard_is_out(open_page: Opener, house: str) -> None:
    there, keys, (secret, *_) = cup(house, people=4)
    page = open_page(f"/tournaments/{there}", at=house)
    page.evaluate(
        "keys => localStorage.setItem('stammtisch.tournaments', JSON.stringify(keys))", {there: {"secret": secret}}
    )
    begin(house, there, keys["owner"])
    wait(lambda: seen(house, there)["round"] == 1)
    page.reload()
    page.locator("[data-my-table]").wait_for()
    page.locator("[data-drop-out]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-sure]").focus()
    page.keyboard.press("Enter")
    page.locator("tr.me.gone").wait_for()
    assert page.locator("[data-my-table]").count() == 1, "the table is there still"
    assert seen(house, there)["people"] == 3


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_it_has_room_and_reads_well(
    open_page: Opener, house: str, folder: Path, size: str, lang: str, theme: str
) -> None:
    there, keys, (_, secret, *_) = cup(house, listed=True)
    begin(house, there, keys["owner"])
    wait(lambda: seen(house, there)["round"] == 1)
    end(folder, seen(house, there)["tables"])
    wait(lambda: seen(house, there)["round"] == 2)
    page = open_page(f"/tournaments/{there}", at=house, size=size, lang=lang, theme=theme)
    mine = {there: {**keys, "secret": secret}}
    page.evaluate(KEEP, mine)
    page.reload()
    page.locator("[data-my-table]").wait_for()
    page.locator("[data-of-round='2']").wait_for()
    still(page)
    shoot(page, f"tournament-{size}-{lang}-{theme}")
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations.map((v) => [v.id, v.nodes.map((n) => n.html)])")
    assert found == []
    page.goto(f"{house}/")
    page.locator(f"[data-cup='{there}']").wait_for()
    page.locator("[data-new-cup]").click()
    page.locator("[data-open-cup]").wait_for()
    still(page)
    shoot(page, f"tournament-new-{size}-{lang}-{theme}")


def shoot(page: Any, name: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = "all => all.filter(e => e.offsetParent && e.offsetHeight < 44).map(e => e.outerHTML)"
    scope = "dialog" if page.locator("dialog").count() else "#main"
    assert page.locator(f"{scope} button:not(header button), {scope} .btn").evaluate_all(small) == []
    photo(page, name, full_page=True)
