"""Links that were spoilt on their way: cut off, or with letters that a mail program has added."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import Made, Opener

Make = Callable[..., Made]


@pytest.fixture
def watched(make: Make) -> Made:
    """A table that is opened with a link to watch."""
    return make(3)


def test_a_link_that_was_cut_off_is_no_harm_to_the_next(open_page: Opener, base: str, watched: Made) -> None:
    page = open_page(f"/table/{watched.id}#watch={watched.spectator[:-10]}")
    page.get_by_role("heading", name="There is no such table").wait_for()
    assert page.evaluate("localStorage.getItem('stammtisch.tables')") is None, "what opens nothing is not kept"
    page.goto(f"{base}/table/{watched.id}#watch={watched.spectator}")
    page.locator(".ask").wait_for()
    assert "watch=" not in page.url
    page.goto(f"{base}/table/{watched.id}#watch={watched.spectator[:-1]}")
    page.get_by_role("heading", name="There is no such table").wait_for()
    page.reload()
    page.locator(".ask").wait_for()


def test_a_kept_key_that_opens_nothing_gives_way_to_a_link(open_page: Opener, watched: Made) -> None:
    keys = {watched.id: {"title": "", "name": "", "seats": [], "watch": watched.spectator[:-10], "seen": 0, "at": 1}}
    page = open_page(f"/table/{watched.id}#watch={watched.spectator}", keys)
    page.locator(".ask").wait_for()


@pytest.mark.parametrize("way", ["watch=", "join=", "seats=0&key="])
def test_a_link_with_what_no_secret_has_is_told_at_once(open_page: Opener, watched: Made, way: str) -> None:
    page = open_page(f"/table/{watched.id}#{way}{watched.spectator}…")
    page.get_by_text("the link is incomplete").wait_for()


def test_a_spoilt_key_that_was_kept_hides_no_other_table(open_page: Opener, watched: Made) -> None:
    watch = f"{watched.spectator}”"
    spoilt = {"title": "mall-world", "name": "Spoilt", "seats": [], "watch": watch, "seen": 0, "at": 2}
    page = open_page("/", {**watched.keys, "abcdefghjkmn": spoilt})
    page.locator(".tables .list .state:not(:empty)").wait_for()
    assert page.locator(".tables .list a").count() == 1
