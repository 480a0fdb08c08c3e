"""Edited boxes: broken ones are refused with file, entry and what is wanted; sound ones play."""

from __future__ import annotations

import os
import re
from itertools import count
from pathlib import Path
from random import Random

import pytest

import stammtisch as st
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.twins import twins
from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.mall_world.table import CARDS, LEASES, PLACEMENTS, fresh, lay, now, worth
from tests.titles.table import at, play, refused, texts

SOURCE = (TITLE.folder / "box.toml").read_text(encoding="utf-8")
CLOCK = count(1)


def write(path: Path, text: str) -> Path:
    """Writes a file whose time differs from that of every other one, as `load_box` keeps what it has read."""
    path.write_text(text, encoding="utf-8")
    stamp = 10**18 + next(CLOCK) * 10**9
    os.utime(path, ns=(stamp, stamp))
    return path


def edited(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the box with the first occurrence of each text replaced."""
    text = SOURCE
    for old, new in changes:
        assert old in text, f"{old!r} is not in the box"
        text = text.replace(old, new, 1)
    return write(folder / "edited.toml", text)


def load(path: Path) -> LoadedBox:
    """The box, read afresh."""
    return TITLE.load_box(path)


def fails(path: Path, *wanted: str) -> None:
    """Asserts that the box is refused with a message of one line that begins with the file and says all of `wanted`."""
    with pytest.raises(st.BoxError) as caught:
        load(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    for words in wanted:
        assert words in message, message


def entry(table: str, name: str) -> str:
    """The text of one entry of the box, its heading included."""
    found = re.search(rf'\[\[{table}\]\]\nid = "{re.escape(name)}"\n(?:[^\n]+\n)+', SOURCE)
    assert found is not None
    return found[0]


def without(table: str) -> str:
    """The box without a whole table."""
    return re.sub(rf"\[\[{table}\]\]\n(?:[^\n\[#][^\n]*\n)+", "", SOURCE)


# ------------------------------------------------------------------------------------------------ the file as a whole


def test_no_file(tmp_path: Path) -> None:
    fails(tmp_path / "none.toml", "cannot be read")
    fails(tmp_path, "cannot be read")
    with pytest.raises(st.BoxError, match=r"none\.toml"):
        st.new("mall-world", box=tmp_path / "none.toml")


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(SOURCE.encode() + b"\n# caf\xe9\n")
    fails(path, "is no UTF-8 text")


@pytest.mark.parametrize("text", ["[game", "hand_limit = ", SOURCE + "\n[game]\n", SOURCE + "\n= 3\n"])
def test_no_toml(tmp_path: Path, text: str) -> None:
    fails(write(tmp_path / "broken.toml", text), "is no TOML")


def test_empty(tmp_path: Path) -> None:
    fails(write(tmp_path / "empty.toml", ""), "is missing")


@pytest.mark.parametrize("table", ["shop_type", "chain", "approval_card", "contract", "corruption_token", "lobby_slot",
                                   "player_count", "room", "opening", "place"])  # fmt: skip
def test_missing_table(tmp_path: Path, table: str) -> None:
    text = without(table)
    assert f"[[{table}]]" not in text
    fails(write(tmp_path / "less.toml", text), f"[{table}]: is missing")


def test_tables_of_the_wrong_shape(tmp_path: Path) -> None:
    fails(edited(tmp_path, ("[game]", "[[game]]")), "[game]: wanted one table [game]")
    rest = without("opening")
    fails(write(tmp_path / "a.toml", rest + '\n[opening]\nsource = "house"\n'), "[opening]", "[[opening]]")
    fails(write(tmp_path / "b.toml", "opening = 3\n" + rest), "[opening]", "wanted a list of entries")
    fails(edited(tmp_path, ("[[shop_type]]", "[[shop_typ]]")), "[shop_typ]", "did you mean “shop_type”?")


# ----------------------------------------------------------------------------------------------------- single entries


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        # missing
        ("hand_limit = 8\n", "", ["[game]", "“hand_limit” is missing"]),
        ("tiles = 9\n", "", ["[[shop_type]] 'clothing'", "“tiles” is missing"]),
        ('id = "men"\n', "", ["[[customer_type]] number 1", "“id” is missing"]),
        ("price = 2000\n", "", ["[[lobby_slot]] number 2", "“price” is missing"]),
        # unknown
        ("hand_limit = 8", "hand_limit = 8\nhandlimit = 9", ["[game]", "unknown key “handlimit”", "“hand_limit”?"]),
        ("tiles = 9", "tilse = 9", ["[[shop_type]] 'clothing'", "unknown key “tilse”", "did you mean “tiles”?"]),
        ("tiles = 9", "tiles = 9\nxyz = 1", ["“xyz”", "known are", "tiles"]),
        # wrong type
        ("starting_account = 20000", 'starting_account = "much"', ["[game]", "“starting_account”", "whole number"]),
        ("starting_account = 20000", "starting_account = 20000.5", ["[game]", "“starting_account”", "whole number"]),
        ("hand_limit = 8", "hand_limit = true", ["“hand_limit”", "whole number", "not true"]),
        ("tiles = 9", "tiles = [9]", ["[[shop_type]] 'clothing'", "“tiles”", "whole number"]),
        ("storage_room = true", "storage_room = 1", ["[[player_count]] number 1", "“storage_room”", "true or false"]),
        ('id = "men"', "id = 5", ["[[customer_type]] number 1", "“id” must be a name"]),
        ('id = "men"', 'id = "m en"', ["“id”", "without spaces"]),
        ('id = "men"', 'id = ""', ["“id”", "without spaces"]),
        ('id = "women"', 'id = "men"', ["“men”", "stands in two entries"]),
        ("price = 2000", "price = 1000", ["“price”: 1,000 stands in two entries"]),
        ("office_tokens = [4, 4, 6]", "office_tokens = 4", ["number 1", "“office_tokens”", "list of at most 3"]),
        ("office_tokens = [4, 4, 6]", "office_tokens = [1, 2, 3, 4]", ["“office_tokens”", "list of at most 3"]),
        # out of range
        ("hand_limit = 8", "hand_limit = 256", ["“hand_limit”", "from 0 to 255", "256"]),
        ("hand_limit = 8", "hand_limit = -1", ["“hand_limit”", "from 0 to 255", "not −1"]),
        ("value = 12000", "value = 3000000000", ["[[contract]] 'fresh-fish+game-lobby'", "“value”", "3,000,000,000"]),
        # unknown names
        ('colour = "violet"', 'colour = "pink"', ["[[shop_type]] 'clothing'", "“colour”", "not “pink”; known are"]),
        ('customer = "men"', 'customer = "mem"', ["[[chain]] 'belt-and-button'", "customer type", "mean “men”?"]),
        ('kind = "lease"', 'kind = "lesae"', ["“kind”", "contract kind", "mean “lease”?"]),
        ('["clothing", "food"]', '["clothing", "fod"]', ["[[contract]] 'clothing+food'", "“shops”", "mean “food”?"]),
        ('neighbours = ["A3", "B2"]', 'neighbours = ["A3", "Z9"]', ["[[place]] 'A2'", "“neighbours”", "“Z9”"]),
        ('neighbours = ["A3", "B2"]', 'neighbours = ["A3", 2]', ["[[place]] 'A2'", "“neighbours”", "kind “place”"]),
        # source
        ("tiles = 9", 'tiles = 9\nsource = " "', ["'clothing'", "“source” wants a text"]),
        ("tiles = 9", "tiles = 9\nsource = 1", ["'clothing'", "“source” wants a text"]),
    ],
)  # fmt: skip
def test_broken_entries(tmp_path: Path, old: str, new: str, wanted: list[str]) -> None:
    fails(edited(tmp_path, (old, new)), *wanted)


def test_too_many_entries(tmp_path: Path) -> None:
    more = SOURCE + "".join(f'\n[[place]]\nid = "G{n}"\nrow = 7\ncolumn = {n}\nneighbours = []\n' for n in range(1, 8))
    fails(write(tmp_path / "more.toml", more), "[[place]]", "43 entries", "1 to 42")
    two = SOURCE + '\n[[opening]]\nshops = ["B2", "B6", "E2", "E6"]\nstorage_room = ["A3", "A4", "A5"]\n' + (
        'cloakroom = ["E7", "F6", "F7"]\nsource = "house"\n'
    )  # fmt: skip
    fails(write(tmp_path / "two.toml", two), "[[opening]]", "2 entries; at most 1")


@clauses("MW-1.1")
@pytest.mark.parametrize("players", [5, 6])
def test_a_table_that_nobody_ever_plays_at(tmp_path: Path, players: int) -> None:
    more = SOURCE + f"\n[[player_count]]\nplayers = {players}\noffice_tokens = [6, 6, 10]\nstorage_room = false\n" + (
        "cloakroom = false\nremoved_placement_contracts = 0\nremoved_lease_contracts = 0\nactive_player_bids = false\n"
    )  # fmt: skip
    fails(write(tmp_path / "more.toml", more), "[[player_count]] number 4", "from 3 to 5 people", "MW-1.1")


# ----------------------------------------------------------------------------------------------------- contradictions


@clauses("MW-1.4", "MW-1.8", "MW-2.4", "MW-2.6", "MW-3.9", "MW-3.11", "MW-3.4")
@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ([('colour = "violet"\ntiles', 'colour = "green"\ntiles')], ["[[shop_type]]", "wants the colour violet"]),
        ([('colour = "red"\ntokens', 'colour = "blue"\ntokens')], ["[[customer_type]]", "wants the colour red"]),
        ([('customer = "women"\nshop = "food"', 'customer = "men"\nshop = "food"')],
         ["[[chain]] 'biologic'", "MW-1.4"]),
        ([("price = 2000", "price = 5000")], ["[[lobby_slot]] number 3", "must rise", "MW-3.9"]),
        ([('["clothing", "food"]', '["clothing"]')], ["[[contract]] 'clothing+food'", "two shops", "MW-1.8"]),
        ([('shops = ["clothing", "food"]', 'chains = ["lovis", "bananas"]')], ["'clothing+food'", "two shops"]),
        ([('kind = "placement"\nshops = ["clothing", "food"]', 'kind = "lease"\nshops = ["clothing", "food"]')],
         ["'clothing+food'", "two chains"]),
        ([('neighbours = ["A3", "B2"]', 'neighbours = ["A3"]')], ["[[place]] 'B2'", "A2", "MW-2.4"]),
        ([("players = 4", "players = 6")], ["[[player_count]] number 2", "“players” must be 4 here"]),
        ([("office_tokens = [6, 6, 10]", "office_tokens = [6, 6, 11]")], ["[[player_count]] number 3", "1 to 10"]),
        ([("office_tokens = [5, 5, 8]", "office_tokens = [5, 0, 8]")], ["[[player_count]] number 2", "1 to 10"]),
        ([('storage_room = ["A3", "A4", "A5"]', 'storage_room = ["A3", "A4", "B4"]')],
         ["[[opening]]", "storage-room", "MW-2.6"]),
        ([('cloakroom = ["E7", "F6", "F7"]', 'cloakroom = ["F5", "F6", "F7"]')],
         ["[[opening]]", "cloakroom", "MW-2.6"]),
        ([(f"value = 12000\ncopies = {i}", f"value = 12000\ncopies = {i - 1}") for i in (1, 1)],
         ["[[contract]]", "5 players want as many special contracts", "MW-3.11"]),
        ([("removed_placement_contracts = 3", "removed_placement_contracts = 11")],
         ["[[player_count]] number 1", "more contracts are removed than there are"]),
        ([("removed_lease_contracts = 3", "removed_lease_contracts = 13")], ["more contracts are removed"]),
        ([("starting_approval_cards = 4", "starting_approval_cards = 8")], ["[[approval_card]]", "want more cards"]),
        ([("display_size = 4", "display_size = 25")], ["[[approval_card]]", "and the display want more"]),
        ([("tiles = 9", "tiles = 0")], ["[[shop_type]]", "at least one tile", "MW-3.4"]),
    ],
)  # fmt: skip
def test_contradictions(tmp_path: Path, changes: list[tuple[str, str]], wanted: list[str]) -> None:
    fails(edited(tmp_path, *changes), *wanted)


@pytest.mark.parametrize(("lang", "entry"), [("de", "[[player_count]] Nummer 2"), ("fr", "[[player_count]] numéro 2")])
def test_an_entry_is_counted_in_the_language_of_the_reader(tmp_path: Path, lang: str, entry: str) -> None:
    with pytest.raises(st.BoxError) as caught:
        load(edited(tmp_path, ("players = 4", "players = 6")))
    assert entry in caught.value.said(lang)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('shops = ["B2", "B6", "E2", "E6"]', 'shops = ["B2", "B2", "E2", "E6"]'),
        ('shops = ["B2", "B6", "E2", "E6"]', 'shops = ["B2", "B3", "E2", "E6"]'),
        ('shops = ["B2", "B6", "E2", "E6"]', 'shops = ["B2", "B6", "E2"]'),
        ('shops = ["B2", "B6", "E2", "E6"]', 'shops = ["A3", "B6", "E2", "E6"]'),
        ('cloakroom = ["E7", "F6", "F7"]', 'cloakroom = ["A2", "A3", "B2"]'),
        ('cloakroom = ["E7", "F6", "F7"]', 'cloakroom = ["A2", "B1", "B2"]'),
        ('neighbours = ["A3", "B2"]', 'neighbours = ["A3", "A3", "B2"]'),
        ('neighbours = ["A3", "B2"]', 'neighbours = ["A3", "B2", "A2"]'),
        ('colours = ["violet", "violet"]', 'colours = ["violet"]'),
        ('colours = ["violet", "green"]', 'colours = ["violet", "violet"]'),
        ("max_offer = 3", "max_offer = 4"),
        ("max_offer = 3", "max_offer = 0"),
        ("coins_per_player = 5", "coins_per_player = 200"),
        ("starting_account = 20000", "starting_account = 2147483647"),
        ("coin_end_value = 1000", "coin_end_value = 2147483647"),
        ("value = 12000\ncopies = 1", "value = 12000\ncopies = 255"),
        ("copies = 4", "copies = 250"),
        ("value = 4000\ncount = 2", "value = 4000\ncount = 255"),
    ],
)  # fmt: skip
def test_contradictions_that_should_be_found(tmp_path: Path, old: str, new: str) -> None:
    """Openings that cannot be laid, odd neighbours and cards, and numbers that do not fit the state once added up."""
    fails(edited(tmp_path, (old, new)))


def test_nested_too_deeply(tmp_path: Path) -> None:
    fails(edited(tmp_path, ("hand_limit = 8", "hand_limit = " + "[" * 5000 + "]" * 5000)), "nested too deeply")


@pytest.mark.parametrize("mark", [";", "{", "}", ":", " "])
def test_names_that_a_record_cannot_hold(tmp_path: Path, mark: str) -> None:
    """A record sets comments, chance results and names apart by these characters."""
    fails(edited(tmp_path, ('id = "women"', f'id = "wo{mark}men"')), "[[customer_type]]", "without spaces")


# ------------------------------------------------------------------------------------------------------ edited boxes


EXTRA = """
[[contract]]
id = "lovis+bananas"
kind = "lease"
chains = ["lovis", "bananas"]
value = 5000
copies = 2
source = "mine"

"""
ROW_G = [
    *((f'neighbours = ["E{n}", {rest}]', f'neighbours = ["E{n}", {rest}, "G{n}"]') for n, rest in (
        (2, '"F3"'), (3, '"F2", "F4"'), (4, '"F3", "F5"'), (5, '"F4", "F6"'), (6, '"F5", "F7"'), (7, '"F6"'))),
    (entry("place", "F7"), entry("place", "F7") + "".join(
        f'\n[[place]]\nid = "G{n}"\nrow = 7\ncolumn = {n}\nneighbours = [{near}]\n' for n, near in (
            (2, '"F2", "G3"'), (3, '"F3", "G2", "G4"'), (4, '"F4", "G3", "G5"'), (5, '"F5", "G4", "G6"'),
            (6, '"F6", "G5", "G7"'), (7, '"F7", "G6"')))),
]  # fmt: skip
"""A row of places below the last one."""
SPA = '\n[[chain]]\nid = "spa"\ncustomer = "men"\nshop = "leisure"\n\n'
EDITS: dict[str, list[tuple[str, str]]] = {
    "as it is": [],
    "six slots": [("price = 7000\n", "price = 7000\n\n[[lobby_slot]]\nprice = 9000\n\n[[lobby_slot]]\nprice = 9500\n")],
    "a row more": [ROW_G[-1], *ROW_G[:-1]],
    "a chain more, and a contract for it": [
        (entry("chain", "belt-and-button"), entry("chain", "belt-and-button") + SPA),
        ('chains = ["lovis", "girls-things"]', 'chains = ["lovis", "spa"]'),
    ],
    "prices": [(f"price = {a}", f"price = {b}") for a, b in ((1000, 0), (2000, 500), (4000, 9000), (7000, 9500))],
    "hand limit 6": [("hand_limit = 8", "hand_limit = 6")],
    "a contract fewer": [(entry("contract", "sport+sport"), "")],
    "a contract more": [(entry("contract", "lovis+girls-things"), entry("contract", "lovis+girls-things") + EXTRA)],
    "five copies": [('colours = ["violet", "red"]\ncopies = 4', 'colours = ["violet", "red"]\ncopies = 5')],
    "three slots": [("[[lobby_slot]]\nprice = 7000\n", "")],
    "one draw, offers of two": [("draws_per_turn = 2", "draws_per_turn = 1"), ("max_offer = 3", "max_offer = 2")],
    "no fee, few coins": [
        ("single_offer_fee = 1", "single_offer_fee = 0"),
        ("coins_per_player = 5", "coins_per_player = 1"),
    ],
    "everybody bids": [("active_player_bids = false", "active_player_bids = true")] * 2,
    "a place fewer": [
        (entry("place", "A2"), ""),
        ('neighbours = ["A2", "A4", "B3"]', 'neighbours = ["A4", "B3"]'),
        ('neighbours = ["A2", "B1", "B3", "C2"]', 'neighbours = ["B1", "B3", "C2"]'),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_box_plays(tmp_path: Path, name: str) -> None:
    """Random games in the quiet twin, with the invariants after each choice."""
    box = load(edited(tmp_path, *EDITS[name]))
    for n, seed in ((3, 1), (4, 2), (5, 3)):
        arena = twins.Arena(TITLE, box.struct, 1, compiled=False)
        arena.put(0, TITLE.blank(n).pack())
        random = Random(seed)
        due = arena.twin.begin(arena.states, 0, arena.boxes, seed)
        made = 0
        while due >= 0:
            arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
            due = arena.twin.step(arena.states, 0, arena.boxes, arena.moves, due, random.choice(arena.options()))
            made += 1
            if due < 0 or made % 5 == 0:
                assert list(TITLE.invariants(arena.states[0], box.struct)) == []
        assert made > 50


@pytest.mark.parametrize("name", [name for name in EDITS if name != "as it is"])
def test_an_edited_box_is_another_edition(tmp_path: Path, name: str) -> None:
    """Its hash differs, and games of the one are not taken for games of the other."""
    box = load(edited(tmp_path, *EDITS[name]))
    assert box.hash != TITLE.load_box().hash
    game = st.new("mall-world", seats=4, seed=1, box=box)
    play(game, "pass")
    with pytest.raises(st.OtherEdition):
        st.read(game.record())
    assert st.read(game.record(), box) == game
    with pytest.raises(st.PositionError):
        st.load(game.position())
    assert now(st.load(game.position(), box)) == now(game)


@pytest.mark.parametrize(
    "change",
    [
        ('shop_type = "rulebook"', 'shop_type = "my aunt"'),
        ("[game]", "# a comment\n[game]\n"),
        ("tiles = 9", 'tiles = 9\nnote = "count them again"'),
        ("starting_account = 20000\ncoins_per_player = 5", "coins_per_player = 5\nstarting_account = 20_000"),
    ],
)
def test_remarks_make_no_other_edition(tmp_path: Path, change: tuple[str, str]) -> None:
    box = load(edited(tmp_path, change))
    assert box.hash == TITLE.load_box().hash
    game = fresh(3)
    assert now(st.load(game.position(), box)) == now(game)


def test_prices_are_those_of_the_box(tmp_path: Path) -> None:
    box = load(edited(tmp_path, *EDITS["prices"]))
    game = lay_new(box)
    assert {"accept 0", "accept 500", "accept 9000", "accept 9500", "pass"} == texts(game)
    seat = game.due[0]
    play(game, "accept 9000")
    assert game.state.players[seat].account == 11000


def lay_new(box: LoadedBox) -> st.Game:
    """A new game with a box."""
    return st.new("mall-world", seats=4, seed=1, box=box)


def test_hand_limit_is_that_of_the_box(tmp_path: Path) -> None:
    """With a limit of 6, a hand of 6 may take no contract and need not draw."""
    box = load(edited(tmp_path, *EDITS["hand limit 6"]))
    game = lay(4, hands={0: CARDS[:5]}, contracts={0: [PLACEMENTS[5]]}, box=box)
    refused(game, "accept 1000", "MW-5.4")
    game = lay(4, "draw", hands={0: CARDS[:6]}, box=box)
    assert "stop" in texts(game)
    play(game, "deck", "stop")
    assert game.state.players[0].hand_size() == 6


def test_contracts_are_those_of_the_box(tmp_path: Path) -> None:
    fewer = lay_new(load(edited(tmp_path, *EDITS["a contract fewer"])))
    assert "sport+sport" not in fewer.names.of["contract"]
    assert fewer.state.pile_placements == 5
    more = lay_new(load(edited(tmp_path, *EDITS["a contract more"])))
    assert more.state.pile_leases == 14
    mall = {"B2": "lovis", "C2": "bananas", "E2": "bananas"}
    box = more.loaded
    game = lay(4, "validate", mall=mall, contracts={0: ["lovis+bananas"]}, office=["+1000"], box=box, pile=LEASES[:4])
    assert worth(game, "lovis+bananas") == (3, 15000)
    play(game, "lay lovis+bananas", "take +1000", "done", "deck", "deck")
    assert game.state.players[0].account == 20000 + 1000 + 15000


def test_copies_are_those_of_the_box(tmp_path: Path) -> None:
    game = lay_new(load(edited(tmp_path, *EDITS["five copies"])))
    state = now(game)
    assert state["deck"]["n"] == 21
    lie = [state["deck"], state["display"], *(player["hand"] for player in state["players"])]
    assert sum(bag["count"].get("violet/red", 0) for bag in lie) == 5


def test_offers_are_those_of_the_box(tmp_path: Path) -> None:
    box = load(edited(tmp_path, *EDITS["one draw, offers of two"]))
    game = lay(4, "offer", hands={0: CARDS[:3]}, box=box)
    assert max(len(text.split()) for text in texts(game)) == 3
    refused(game, "offer violet/violet violet/green violet/red", "MW-6.2")
    box = load(edited(tmp_path, *EDITS["everybody bids"]))
    game = lay(4, "offer", hands={0: CARDS[:3]}, box=box)
    play(game, "offer violet/violet violet/green")
    assert (game.due, at(game)) == ((0, 1, 2, 3), "bid")


def test_every_entry_has_a_source() -> None:
    box = TITLE.load_box()
    for table, entries in box.entries.items():
        for i in range(len(entries)) if table != "game" else ():
            assert box.source(table, i).split(":")[0].split(" ")[0] in ("rulebook", "public", "house"), (table, i)


def test_a_room_may_not_be_missing(tmp_path: Path) -> None:
    last = SOURCE.rindex("[[room]]")
    end = re.compile(r"\n\n|\Z").search(SOURCE, last)
    assert end is not None
    fails(write(tmp_path / "one-room.toml", SOURCE[:last] + SOURCE[end.end() :]), "[[room]]: wants 2 entries")
