"""The pages of a person and of a title: pictures of what was played, on a phone and on a laptop, in two languages."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import Connection, insert

import stammtisch
from stammtisch.server.basics.secrets import digest
from stammtisch.server.keeping import results
from stammtisch.server.keeping.engine import open_engine
from stammtisch.server.keeping.models import AccountRow, SessionRow
from stammtisch.server.people import ratings
from tests.machine import long
from tests.web.conftest import AXE, Opener, photo, serving, still, until

TITLE = "wishland"
PEOPLE = {"ada": "all", "bruno": "all", "clara": "played", "dora": "nobody"}
A_DAY = 24 * 3600


@dataclass
class House:
    """A server at which people have played, and where it is met."""

    at: str

    def sign_in(self, page: Any, who: str) -> None:
        """The browser is somebody's from now on."""
        page.context.add_cookies([{"name": "stammtisch", "value": f"sts_{who}", "url": self.at}])


def played(connection: Connection, number: int, who: list[str], choice: random.Random) -> None:
    """A finished game of these people and a bot, or of one alone."""
    title = stammtisch.find_title(TITLE)
    strength = {"ada": 2, "bruno": 1, "clara": 0, "dora": -1, None: 1}
    sat: list[str | None] = [*who, None] if len(who) in (2, 3) and number % 3 == 0 else [*who]
    points = [[[s.name, max(-4, choice.randint(0, 14) + strength[one])] for s in title.sources] for one in sat]
    totals = [sum(amount for _, amount in lines) for lines in points]
    game = {
        "title": TITLE, "rules": "1", "box": title.load_box().hash if number < 40 else "older", "options": {},
        "terms": "t" if number < 40 else "older", "seats": len(sat), "people": len(who),
        "pace": ["", "live", "slow"][number % 3], "moves": choice.randint(70, 110),
        "seconds": choice.randint(1500, 4000), "ended": int(time.time()) - (60 - number) * A_DAY,
        "unrated": None if len(who) > 1 else "few",
    }  # fmt: skip
    places = [
        {
            "number": n, "account": account, "kind": "person" if account else "bot", "policy": "person" if account else
            "search:easy", "place": 1 + sum(other > totals[n] for other in totals), "total": totals[n],
            "standing": totals[n], "points": points[n], "left": False, "rated": bool(account) and len(who) > 1,
        }
        for n, account in enumerate(sat)
    ]  # fmt: skip
    results.write({"game": game, "places": places})(connection, f"game{number:08}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("persons")
    with serving(folder) as address:
        engine, choice, now = open_engine(f"sqlite:///{folder / 'tables.sqlite'}"), random.Random(8), int(time.time())
        with engine.begin() as connection:
            for who, shown in PEOPLE.items():
                row = {"name": who.title(), "email": f"{who}@example.org", "lang": "en", "created": now}
                more = {"handle": f"h{who}", "shown": shown, "listens": False, "news": 0}
                connection.execute(insert(AccountRow), {"id": who, **row, **more})
                session = {"id": who, "hash": digest(f"sts_{who}"), "account": who, "device": "", "created": now}
                connection.execute(insert(SessionRow), {**session, "seen": now})
            for number in range(48):
                who = ["ada", *choice.sample(["bruno", "clara", "dora"], choice.randint(1, 3))]
                choice.shuffle(who)
                played(connection, number, ["ada"] if number % 8 == 7 else who, choice)
            while ratings.rate_waiting(connection, 50):
                pass
        engine.dispose()
        yield House(address.replace("127.0.0.1", "localhost"))


def fits(page: Any, name: str) -> None:
    """Nothing hangs over the edge, and nobody is kept out."""
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    photo(page, name, full_page=True)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] })")
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == [], name
    small = page.evaluate(
        "[...document.querySelectorAll('main :is(a, button)')].filter((e) => e.getBoundingClientRect().height < 43.5)"
        ".map((e) => e.outerHTML)"
    )
    assert small == [], name


OWN_BOX_FIRST = {
    "de": ["mit den üblichen Regeln", "mit anderer Schachtel"],
    "fr": ["avec les règles habituelles", "avec une autre boîte"],
}
LOOKS = [("phone", "de", "light"), ("laptop", "fr", "dark")]


@long
def test_a_persons_page_shows_what_was_played(house: House, open_page: Opener) -> None:
    for size, lang, theme in LOOKS:
        page = open_page("/", at=house.at, size=size, lang=lang, theme=theme)
        house.sign_in(page, "bruno")
        page.goto(f"{house.at}/people/hada")
        page.locator("[data-rating]").wait_for()
        said = page.locator("main").inner_text()
        assert "Ada" in said and "@" not in said.replace(" @ ", "")
        assert page.locator("[data-together]").count() == 1
        assert re.search(r"\d", page.locator("[data-together]").inner_text())
        assert page.locator("[data-game]").count() == 20
        page.locator("[data-more]").click()
        until(lambda page=page: page.locator("[data-game]").count() == 40, page)
        assert page.locator(".places, figure svg").count() >= 1
        points = page.locator("figure table.sr tr").count()
        assert points == 42, "one for each rated game, for who does not see the picture"
        names = page.locator("[data-game] a[href^='/people/']").all_inner_texts()
        assert set(names) <= {"Bruno", "Clara"}, "who hides is not named"
        fits(page, f"person-{size}-{lang}-{theme}")


def test_a_titles_page_shows_the_house(house: House, open_page: Opener) -> None:
    for size, lang, theme in LOOKS:
        page = open_page("/", at=house.at, size=size, lang=lang, theme=theme)
        page.goto(f"{house.at}/titles/{TITLE}")
        page.locator("[aria-labelledby=leaders] li").first.wait_for()
        leaders = page.locator("[aria-labelledby=leaders] a").all_inner_texts()
        assert leaders == ["Ada", "Bruno"], "who wants to be seen, the best first"
        assert "48" in page.locator(".head").inner_text()
        alone = page.locator("[data-alone]")
        assert alone.locator("ol").evaluate_all("(all) => all.map((list) => list.children.length)") == [5, 1]
        assert set(alone.locator(".who a").all_inner_texts()) == {"Ada"}
        assert alone.locator("h3").all_inner_texts() == OWN_BOX_FIRST[lang]
        assert page.locator("[aria-labelledby=by-source] li").count() == len(stammtisch.find_title(TITLE).sources)
        fits(page, f"title-{size}-{lang}-{theme}")


def test_one_says_who_may_look_and_keeps_somebody_away(house: House, open_page: Opener) -> None:
    page = open_page("/", at=house.at, size="phone")
    house.sign_in(page, "clara")
    page.goto(f"{house.at}/account")
    page.locator("input[value=played]:checked").wait_for()
    page.locator("input[value=nobody]").check()
    page.locator("[data-my-page]").click()
    page.locator(".who-sees").wait_for()
    until(lambda: "Nobody but me" in page.locator(".who-sees").inner_text(), page)
    other = open_page("/", at=house.at)
    house.sign_in(other, "ada")
    other.goto(f"{house.at}/people/hclara")
    other.locator("[role=alert]").wait_for()
    page.goto(f"{house.at}/people/hada")
    page.locator("[data-refuse]").click()
    until(lambda: "Ada" in page.locator("[role=status]").inner_text(), page)
    page.goto(f"{house.at}/account")
    kept = page.locator("[aria-labelledby=my-page] li")
    kept.wait_for()
    fits(page, "account-kept-away")
    kept.locator("button").click()
    kept.wait_for(state="detached")
    page.locator("input[value=played]").check()
    page.goto(f"{house.at}/people/hada")
    page.locator("[data-report]").click()
    page.locator("[data-reason]").fill("An insult.")
    page.locator("[data-send-report]").click()
    page.locator("[role=dialog] [role=status], dialog [role=status]").first.wait_for()
