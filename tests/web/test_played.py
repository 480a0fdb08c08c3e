"""Games that may be studied, in a browser: somebody is asked and answers, and a designer reads what came of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx

from tests.machine import long
from tests.web.conftest import AXE, SIZES, Opener, bearer, photo, still, until

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


def opened(base: str, path: str = "/api/tables", secret: str = "", **body: Any) -> dict[str, Any]:
    """A table of two at which people are asked whether its games may be studied."""
    headers = bearer(secret) if secret else {}
    answer = httpx.post(f"{base}{path}", json={"seats": SEATS, "study": True, **body}, headers=headers, timeout=60)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def asked(base: str, table: str, secret: str) -> Any:
    return httpx.get(f"{base}/api/tables/{table}", headers=bearer(secret), timeout=60).json()["study"]


def test_who_sits_down_is_asked_and_may_think_again(open_page: Opener, base: str) -> None:
    made = opened(base, title="wishland")
    page = open_page(f"/table/{made['id']}#join={made['invitation']}", size="phone", lang="de")
    box = page.locator("[data-study]")
    assert "ohne Namen" in page.locator("label", has=box).inner_text()
    assert not box.is_checked(), "off unless given"
    page.locator("form input.input").fill("Bruno")
    box.check()
    photo(page, "played-join-phone-de")
    page.locator("form .btn.primary").click()
    line = page.locator("[data-agree]")
    line.wait_for()
    assert line.get_attribute("data-agree") == "true"
    keys = page.evaluate("JSON.parse(localStorage.getItem('stammtisch.tables'))")
    secret = keys[made["id"]]["seats"][0]["secret"]
    assert asked(base, made["id"], secret) == {"agreed": True}
    line.scroll_into_view_if_needed()
    photo(page, "played-table-phone-de")
    line.locator("input").uncheck()
    until(lambda: asked(base, made["id"], secret) == {"agreed": False}, page)
    assert line.get_attribute("data-agree") == "false"
    assert "nie, was geredet wird" in line.inner_text()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert line.evaluate("(e) => e.scrollHeight <= e.offsetHeight"), "it can be read whole"


@long
def test_a_designer_reads_how_a_variant_was_really_played(open_page: Opener, base: str, tmp_path: Path) -> None:
    wish = {"title": "wishland", "name": "Rich"}
    variant = httpx.post(f"{base}/api/studio/variants", json=wish, timeout=60).json()
    where, secret = f"/api/studio/variants/{variant['id']}", variant["secret"]
    edit = {"version": 0, "edits": [{"table": "game", "key": "base_income", "value": 6}]}
    assert httpx.patch(f"{base}{where}", json=edit, headers=bearer(secret), timeout=60).status_code == 200
    table = opened(base, f"{where}/tables", secret)
    answer = httpx.put(
        f"{base}/api/tables/{table['id']}/seats/1",
        json={"name": "Bruno", "study": True},
        headers=bearer(table["invitation"]),
        timeout=60,
    )
    played(base, table["id"], [table["seats"][0]["secret"], answer.json()["secret"]])
    known = {variant["id"]: {"secret": secret, "title": "wishland", "name": "Rich", "at": 1}}
    page = open_page(f"/studio/{variant['id']}", lang="fr", size="phone", settings={"variants": known})
    page.locator("[data-part=played]").click()
    page.locator("[data-report]").click()
    report = page.locator("article[lang=fr]")
    report.wait_for()
    text = report.inner_text()
    assert "Une seule partie, c’est trop peu" in text and "des humains" in text
    assert "Ada" not in text and "Bruno" not in text
    photo(page, "played-report-phone-fr", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    if AXE.is_file():
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run({runOnly: ['wcag2a', 'wcag2aa']}).then((r) => r.violations.map((v) => v.id))")
        assert found == []
    with page.expect_download() as saved:
        page.locator("[data-parquet]").click()
    saved.value.save_as(tmp_path / "games.zip")
    assert (tmp_path / "games.zip").read_bytes()[:2] == b"PK"


def played(base: str, table: str, secrets: list[str]) -> None:
    """Plays a game of two to its end."""
    choice = random.Random(2)
    with httpx.Client(base_url=base, timeout=60) as client:
        for count in range(2000):
            view = client.get(f"/api/tables/{table}", headers=bearer(secrets[0])).json()
            if view["over"]:
                return
            seat = view["due"][0]
            view = client.get(f"/api/tables/{table}", headers=bearer(secrets[seat]), params={"seat": seat}).json()
            move = {"client_id": f"c-{count}", "ply": view["ply"], "seat": seat}
            move |= {"move": choice.choice(view["moves"])["text"]}
            made = client.post(f"/api/tables/{table}/moves", json=move, headers=bearer(secrets[seat]))
            assert made.status_code == 200, made.text
    raise AssertionError("the game has no end")


def test_a_variant_that_changes_nothing_has_no_games_of_its_own(open_page: Opener) -> None:
    page = open_page("/studio", lang="de")
    page.locator("[data-begin=wishland]").click()
    page.locator("[data-state=sound]").wait_for()
    page.locator("[data-part=played]").click()
    page.locator(
        "[data-played='0']", has_text="Solange sie nichts ändert, sind es Partien des Spiels selbst."
    ).wait_for()
