"""Coming back after hours, going on without a connection, and the page as an app."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.web.conftest import ROOT, Made, Opener, bearer, played, ply, until

Make = Callable[..., Made]
PUBLIC = ROOT / "web" / "public"


def seen(made: Made, event: int, ago: float = 86_400.0) -> dict[str, Any]:
    """The keys of somebody who was at a table when that event had happened, so many seconds ago."""
    keys = made.keys
    keys[made.id] |= {"heard": event, "at": int(1000 * (time.time() - ago))}
    return keys


# ------------------------------------------------------------------------------------------- since my last visit


def test_who_comes_back_is_told_the_most_important_first(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, record=played(3, 60))
    page = open_page(f"/table/{made.id}", seen(made, 20))
    panel = page.locator(".away")
    panel.wait_for()
    told = httpx.get(f"{base}/api/tables/{made.id}/since?event=20", headers=bearer(made.secret)).json()
    order = panel.locator("[data-since]").evaluate_all("(all) => all.map((e) => e.dataset.since)")
    assert order[:2] == ["now", "mine"] and order[-1] == "moves"
    first = panel.locator("[data-since=mine] li").first
    assert told["mine"][0]["lines"][0]["text"] in first.inner_text().replace("\u00a0", " ").replace("  ", " ")
    first.locator("button.when").click()
    until(lambda: ply(page) == told["plies"] and page.locator(".history").count() == 1, page)
    until(lambda: str(told["mine"][0]["ply"]) in page.locator(".history .at").inner_text(), page)
    assert panel.locator(".told").count() == 0, "it makes room for the moment"
    page.locator("[data-fold]").click()
    panel.locator(".told").wait_for()
    page.keyboard.press("Escape")
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    page.reload()
    page.locator(".ask.mine").wait_for()
    page.wait_for_load_state("networkidle")
    assert panel.count() == 0, "it has been seen"


def test_who_was_away_for_a_moment_is_told_nothing(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 60))
    page = open_page(f"/table/{made.id}", seen(made, 20, ago=10))
    with page.expect_response(lambda answer: "/since" in answer.url):
        page.reload()
    page.locator(".ask.mine").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator(".away").count() == 0


def test_what_was_seen_on_one_device_is_no_news_on_another(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, record=played(3, 60))
    laptop = open_page(f"/table/{made.id}", seen(made, 20))
    laptop.locator(".away").get_by_role("button", name="Got it").click()
    laptop.goto(f"{base}/")

    def known() -> bool:
        return "event" in httpx.get(f"{base}/api/tables/{made.id}/since", headers=bearer(made.secret)).json()

    until(known, laptop)
    phone = open_page(f"/table/{made.id}", seen(made, 20), size="phone")
    phone.locator(".ask.mine").wait_for()
    phone.wait_for_load_state("networkidle")
    assert phone.locator(".away").count() == 0


# ------------------------------------------------------------------------------------------ without a connection


def test_a_move_is_kept_taken_back_and_sent(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    before = ply(page)
    page.context.set_offline(True)
    page.locator("[data-move=trade]").click()
    page.locator("[data-take-back]").wait_for()
    page.locator("[data-take-back]").click()
    page.locator("[data-move=trade]").wait_for()
    page.locator("[data-move=trade]").click()
    page.locator("[data-take-back]").wait_for()
    page.keyboard.press("u")
    page.locator("[data-move=trade]").click()
    page.locator("[data-take-back]").wait_for()
    page.context.set_offline(False)
    until(lambda: ply(page) > before, page)
    assert page.evaluate("localStorage.getItem('stammtisch.outbox')") == "[]"


def test_a_move_that_was_kept_outlives_the_page_and_goes_from_any_page(
    open_page: Opener, make: Make, base: str
) -> None:
    made = make(3, record=played(3, 30, "develop"))
    page = open_page(f"/table/{made.id}", made.keys, worker=True)
    page.locator(".ask.mine").wait_for()
    before = ply(page)
    ready(page)
    page.context.set_offline(True)
    page.locator("[data-move=trade]").click()
    page.locator("[data-take-back]").wait_for()
    page.goto(f"{base}/")
    page.locator("[data-away]").wait_for()
    page.context.set_offline(False)

    def moved() -> bool:
        view = httpx.get(f"{base}/api/tables/{made.id}", headers=bearer(made.secret)).json()
        return bool(view["ply"] > before)

    until(moved, page)


def test_a_move_at_a_table_that_moved_on_is_not_played_and_one_is_told_why(
    open_page: Opener, make: Make, base: str
) -> None:
    made = make(3, people=3, record=played(3, 30, "develop"))
    page = open_page(f"/table/{made.id}", made.keys)
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".ask.mine").wait_for()
    page.context.set_offline(True)
    page.locator("[data-move=trade]").click()
    page.locator("[data-take-back]").wait_for()
    view = httpx.get(f"{base}/api/tables/{made.id}?seat=0", headers=bearer(made.secret)).json()
    other = next(m["text"] for m in view["moves"] if m["text"] != "trade")
    body = {"client_id": "phone", "ply": view["ply"], "seat": 0, "move": other}
    answer = httpx.post(f"{base}/api/tables/{made.id}/moves", json=body, headers=bearer(made.secret))
    assert answer.status_code == 200, answer.text
    page.context.set_offline(False)
    page.locator("[data-returned]").wait_for()
    assert "was not played" in page.locator("[data-returned]").inner_text()
    record = httpx.get(f"{base}/api/tables/{made.id}/record", headers=bearer(made.secret)).text
    assert record.count("trade") == played(3, 30, "develop").count("trade") + (other == "trade")
    page.locator("[data-returned] button").click()
    assert page.locator("[data-returned]").count() == 0


def test_reading_goes_on_without_a_connection(open_page: Opener, make: Make) -> None:
    made = make(3, seed=5)
    page = open_page(f"/table/{made.id}", made.keys, settings={"hints": []}, worker=True)
    page.locator(".ask.mine").wait_for()
    for _ in range(3):
        before = ply(page)
        page.keyboard.press("m")
        page.locator("[data-option]").last.click()
        until(lambda before=before: ply(page) > before and page.locator(".ask.mine").count() > 0, page)  # type: ignore[misc]
    ready(page)
    until(lambda: len(kept(page, "titles")) == 4, page)
    page.context.set_offline(True)
    page.locator(".offline").wait_for()
    now = ply(page)
    page.keyboard.press("h")
    page.locator(".history").wait_for()
    page.keyboard.press("[")
    until(lambda: str(now - 1) in page.locator(".history .at").inner_text(), page)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_text("1.1", exact=True).first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    until(lambda: "sent later" in page.locator(".offline").inner_text(), page)


# ----------------------------------------------------------------------------------------------- the page as an app


def kept(page: Any, store: str) -> list[str]:
    """The names of what the page keeps."""
    keys = "async (store) => (await (await caches.open(`stammtisch-${store}`)).keys()).map((r) => r.url)"
    return list(page.evaluate(keys, store))


def ready(page: Any) -> None:
    """Waits until the worker has kept the page, and serves it."""
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"), page)


def test_the_page_opens_without_a_connection(open_page: Opener, make: Make, base: str) -> None:
    made = make(3, record=played(3, 60))
    page = open_page(f"/table/{made.id}", made.keys, worker=True)
    page.locator(".ask.mine").wait_for()
    ready(page)
    until(lambda: len(kept(page, "tables")) == 1 and len(kept(page, "titles")) == 4, page)
    before = ply(page)
    page.context.set_offline(True)
    page.reload()
    page.locator("#main .board").wait_for()
    assert ply(page) == before
    page.locator(".offline").wait_for()
    page.goto(f"{base}/")
    page.locator("[data-away]").wait_for()
    page.locator(f"[data-away] a[href='/table/{made.id}']").wait_for()
    page.locator("a.box").first.wait_for()
    page.locator("[data-away] a[href='/rules/mall-world']").click()
    page.get_by_text("1.1", exact=True).first.wait_for()
    page.context.set_offline(False)
    page.goto(f"{base}/table/{made.id}")
    page.locator(".ask.mine").wait_for()
    page.locator(".offline").wait_for(state="detached")


def test_the_worker_keeps_the_page_alone_and_gives_no_answer_of_the_api(
    open_page: Opener, make: Make, base: str
) -> None:
    made = make(3, record=played(3, 60))
    page = open_page(f"/table/{made.id}", made.keys, worker=True)
    page.locator(".ask.mine").wait_for()
    ready(page)
    list_all = """async () => {
        const names = (await caches.keys()).filter((n) => n.startsWith("stammtisch-page-"));
        const keys = await Promise.all(names.map(async (n) => (await caches.open(n)).keys()));
        return [names.length, keys.flat().map((r) => new URL(r.url).pathname)];
    }"""
    caches, paths = page.evaluate(list_all)
    assert caches == 1 and "/" in paths
    assert all(path == "/" or path.startswith("/assets/") or (PUBLIC / path[1:]).is_file() for path in paths), paths
    with page.expect_response("**/api/titles?*") as answer:
        page.evaluate("fetch('/api/titles?lang=en')")
    assert not answer.value.from_service_worker
    stored = page.evaluate(
        """async () => {
        const texts = [];
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const key of await cache.keys()) texts.push(await (await cache.match(key)).text());
        }
        return texts.join(" ");
    }"""
    )
    assert made.secret not in stored and made.spectator not in stored and made.invitation not in stored
    page.context.set_offline(True)
    assert page.evaluate("fetch('/api/titles?lang=en').then(() => 'answered', () => 'nobody')") == "nobody"


def test_the_page_can_be_installed(base: str) -> None:
    for name, lang in (("manifest", "en"), ("manifest.de", "de"), ("manifest.fr", "fr")):
        answer = httpx.get(f"{base}/{name}.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert (manifest["id"], manifest["start_url"], manifest["display"], manifest["lang"]) == (
            "/",
            "/",
            "standalone",
            lang,
        )
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            drawn = httpx.get(f"{base}{icon['src']}")
            assert drawn.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                assert "{}x{}".format(*struct.unpack(">II", drawn.content[16:24])) == icon["sizes"]
    worker = httpx.get(f"{base}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert json.loads((PUBLIC / "manifest.webmanifest").read_text())["name"] == "Stammtisch"


def test_a_moment_of_which_nothing_is_told_is_not_the_beginning(open_page: Opener, make: Make) -> None:
    made = make(3, record=played(3, 0, "offer"))  # what came before it: that somebody trades
    page = open_page(f"/table/{made.id}", made.keys)
    page.locator(".ask.mine").wait_for()
    page.keyboard.press("h")
    page.locator(".history", has_text="A choice of which nothing is told.").wait_for()
