"""What is said at a table: who hears it, who may not speak, and that nothing of it is of the game; and notes."""

from __future__ import annotations

import dataclasses
import itertools
import json
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from stammtisch.server.basics import plain
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables.talk import mentioned

from .conftest import OPEN, Player, Running, Serve, make, until
from .postgres import sql
from .test_again import a_record as a_record
from .test_again import over
from .test_live import join
from .test_tables import error

ids = itertools.count()


def say(player: Player, text: str, **more: Any) -> httpx.Response:
    return player.ask("POST", "/chat", json={"client_id": f"say-{next(ids)}", "text": text, **more})


def texts(player: Player, since: int = 0) -> list[str]:
    return [message["text"] for message in chat(player, since)["messages"]]


def chat(player: Player, since: int = 0) -> dict[str, Any]:
    answer = player.ask("GET", "/chat", params={"since": since})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def table(client: Any, **more: Any) -> tuple[dict[str, Any], Player, Player, Player, Player]:
    """A table, Ada and Bruno who sit there, one who watches, and Ada as the one who opened it."""
    made, ada = make(client, OPEN, **more)
    guest = Player(client, made["id"], made["invitation"])
    bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
    return made, ada, bruno, Player(client, made["id"], made["spectator"]), Player(client, made["id"], made["owner"])


def test_words_go_to_all_and_those_of_who_watches_to_the_others_who_watch(client: TestClient) -> None:
    _, ada, bruno, watcher, _ = table(client)
    assert say(ada, "Well met").status_code == 201
    assert say(watcher, "I would build", name="Zoe").status_code == 201
    assert say(bruno, "Hello").json()["messages"][0]["seat"] == 1
    assert texts(ada) == texts(bruno) == ["Well met", "Hello"]
    assert texts(watcher) == ["Well met", "I would build", "Hello"]
    (aside,) = [m for m in chat(watcher)["messages"] if m["gallery"]]
    assert (aside["name"], aside["seat"]) == ("Zoe", None)
    assert error(say(bruno, "I am Ada", seat=0)) == (403, "forbidden")
    assert error(Player(client, ada.table, "st_nothing").ask("GET", "/chat")) == (403, "forbidden")


def test_players_read_what_watchers_said_when_the_game_is_over(client: TestClient, a_record: str) -> None:
    _, players, others = over(client, a_record)
    watcher = Player(client, players["Ada"].table, others["spectator"])
    say(watcher, "Clara had it in her hand")
    assert texts(players["Ada"]) == ["Clara had it in her hand"]


def test_nothing_of_it_is_of_the_game(client: TestClient) -> None:
    _, ada, bruno, watcher, _ = table(client)
    before = [player.look() for player in (ada, bruno, watcher)]
    for player in (ada, watcher):
        say(player, "Xylophone, @Bruno")
    ada.ask("PUT", "/notes/0", json={"text": "Xylophone", "version": 0})
    assert [player.look() for player in (ada, bruno, watcher)] == before, "not even a number of it"
    for player in (ada, bruno, watcher):
        for path in ("", "/log", "/record", "/history?at=0", "/lobby"):
            assert "Xylophone" not in player.ask("GET", path).text


def test_what_is_sent_twice_is_said_once(client: TestClient) -> None:
    _, ada, *_ = table(client)
    for _ in range(3):
        assert ada.ask("POST", "/chat", json={"client_id": "one", "text": "Once"}).status_code == 201
    assert texts(ada) == ["Once"]


@pytest.mark.parametrize(("mode", "now", "later"), [("after", 403, 201), ("none", 403, 403), ("all", 201, 201)])
def test_a_table_says_when_one_talks(client: TestClient, a_record: str, mode: str, now: int, later: int) -> None:
    _, ada, _, watcher, _ = table(client, chat=mode)
    assert {say(ada, "Hm").status_code, say(watcher, "Hm").status_code} == {now}
    made, over = make(client, None, record=a_record, title=None, chat=mode)
    assert say(over, "Hm").status_code == later
    if mode != "all":
        again = over.ask("POST", "/again").json()
        assert chat(Player(client, again["id"], over.secret))["mode"] == mode, "the table again talks as before"
    assert made


def test_the_host_mutes_and_deletes_and_nobody_else(client: TestClient) -> None:
    _, ada, bruno, watcher, owner = table(client)
    number = say(bruno, "Rude").json()["messages"][0]["number"]
    for player in (ada, bruno, watcher):
        assert error(player.ask("PUT", "/chat/muted", json={"muted": [1]})) == (403, "forbidden")
    assert error(ada.ask("DELETE", f"/chat/{number}")) == (403, "forbidden")
    assert owner.ask("PUT", "/chat/muted", json={"muted": [1, -1]}).json()["muted"] == [-1, 1]
    assert error(say(bruno, "More")) == error(say(watcher, "More")) == (403, "forbidden")
    assert say(ada, "Calm").status_code == 201
    since = chat(ada)["last"]
    assert owner.ask("DELETE", f"/chat/{number}").status_code == 200
    (gone,) = chat(ada, since)["messages"]
    assert (gone["number"], gone["gone"], gone["text"]) == (number, True, "")
    assert error(owner.ask("DELETE", f"/chat/{number}")) == (404, "not-found")
    owner.ask("PUT", "/chat/muted", json={"muted": []})
    own = say(bruno, "Sorry").json()["messages"][0]["number"]
    assert bruno.ask("DELETE", f"/chat/{own}").status_code == 200, "one's own words"


def test_too_much_is_too_much(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, chat=3)) as client:
        _, ada, bruno, watcher, _ = table(client)
        assert [say(ada, "a").status_code for _ in range(4)] == [201, 201, 201, 429]
        assert say(bruno, "b").status_code == say(watcher, "c").status_code == 201, "each for themselves"
        assert error(say(bruno, "x" * 501)) == (422, "invalid")
        assert error(say(bruno, " \u200d\u3164\n ")) == (422, "invalid")


def test_a_chat_remembers_its_last_messages(client: TestClient, settings: Settings, monkeypatch: Any) -> None:
    monkeypatch.setattr("stammtisch.server.keeping.talk.MOST_KEPT", 60)
    client.app.state.house.chatting.units = 0  # type: ignore[attr-defined]
    _, ada, *_ = table(client)
    for n in range(150):
        assert say(ada, f"word {n}").status_code == 201
    assert texts(ada)[-1] == "word 149" and len(texts(ada)) <= 60
    assert sql(settings.database, "SELECT count(*) FROM messages") == [(60,)]


def test_it_is_heard_at_once_and_after_a_restart(settings: Settings, serve: Serve, running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as web:
        _, ada, bruno, watcher, owner = table(web)
        say(ada, "Early")
        with join(running, bruno) as line, join(running, watcher) as other:

            def heard(line: Any) -> dict[str, Any]:
                while (message := json.loads(line.recv(timeout=10)))["type"] != "chat":
                    pass
                return dict(message)

            first = [heard(one) for one in (line, other)]
            assert [[m["text"] for m in said["messages"]] for said in first] == [["Early"], ["Early"]]
            say(watcher, "Aside")
            assert [m["text"] for m in heard(other)["messages"]] == ["Aside"]
            assert heard(line)["messages"] == [], "who plays hears that there is something, and not what"
            say(ada, "Now, @bruno")
            (message,) = heard(line)["messages"]
            assert (message["text"], message["mentions"]) == ("Now, @bruno", [1])
            owner.ask("DELETE", f"/chat/{message['number']}")
            assert heard(line)["messages"][0]["gone"]
        known = chat(bruno)["last"]
        say(ada, "Missed")
        with join(running, bruno, chat=known) as line:
            assert [m["text"] for m in heard(line)["messages"]] == ["Missed"]
        running.kill()
        running.again().ready()
        assert texts(bruno) == ["Early", "", "Missed"]


# ----------------------------------------------------------------------------------------------------------- notes


def test_notes_are_for_their_holder_alone(client: TestClient) -> None:
    made, ada, bruno, watcher, owner = table(client)
    assert ada.ask("GET", "/notes/0").json() == {"text": "", "version": 0}
    wrote = ada.ask("PUT", "/notes/0", json={"text": "Save for F3", "version": 0})
    assert wrote.json() == {"text": "Save for F3", "version": 1}
    assert Player(client, made["id"], ada.secret).ask("GET", "/notes/0").json()["text"] == "Save for F3"
    for other in (bruno, watcher, owner, Player(client, made["id"], made["invitation"])):
        assert error(other.ask("GET", "/notes/0")) == (403, "forbidden")
        assert error(other.ask("PUT", "/notes/0", json={"text": "Ha", "version": 1})) == (403, "forbidden")
    assert error(ada.ask("PUT", "/notes/0", json={"text": "From before", "version": 0})) == (409, "conflict")
    assert ada.ask("PUT", "/notes/0", json={"text": "", "version": 1}).json()["version"] == 2
    assert error(ada.ask("PUT", "/notes/0", json={"text": "x" * 4001, "version": 2})) == (422, "invalid")


def test_whoever_takes_a_seat_later_finds_no_notes(client: TestClient) -> None:
    made, ada, bruno, _, owner = table(client)
    bruno.ask("PUT", "/notes/1", json={"text": "Mine", "version": 0})
    assert owner.ask("POST", "/seats/1/open").status_code == 200
    guest = Player(client, made["id"], made["invitation"])
    clara = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Clara"}).json()["secret"])
    assert clara.ask("GET", "/notes/1").json() == {"text": "", "version": 0}
    assert clara.ask("PUT", "/notes/1", json={"text": "Hers", "version": 0}).status_code == 200
    assert ada.look()["seats"][1]["name"] == "Clara"


# ------------------------------------------------------------------------------------------------------ plain text


def test_names_are_mentioned_with_spaces_and_capitals() -> None:
    names = ["Ada", "Ada Lovelace", "Jörg"]
    assert mentioned("@Ada Lovelace and @jörg: look", names) == [1, 2]
    assert mentioned("@Ada, @Adam, mail@Jörg", names) == [0]


def test_nothing_that_cannot_be_seen_is_said() -> None:
    assert plain.words("a\u202eb\u200f\x00\u3164 c\u00a0\u2003d\r\n\n\n\n\ne ") == "ab c d\n\ne"
    assert plain.words("e" + "\u0301" * 40) == "\u00e9" + "\u0301" * 3
    assert plain.words("\U0001f468\u200d\U0001f33e") == "\U0001f468\u200d\U0001f33e", "an emoji of two parts"


def test_a_name_can_be_seen_and_is_nobody_elses(client: TestClient) -> None:
    made, ada, *_ = table(client)
    guest = Player(client, made["id"], made["invitation"])
    for name in ("A\u202eda", "\u3164", "\u2800", "Z" + "\u0301" * 9, "a\u00a0b", "\u0301\u0301"):
        assert error(guest.ask("PUT", "/seats/2", json={"name": name})) == (422, "invalid"), name
    for name in ("ada", "ADA", "\uff21da", "A\u0064a"):
        assert error(guest.ask("PUT", "/seats/2", json={"name": name})) == (409, "conflict"), name
    assert guest.ask("PUT", "/seats/2", json={"name": "Clara   Maria "}).status_code == 200
    assert until(lambda: ada.look()["seats"][2]["name"]) == "Clara Maria"
