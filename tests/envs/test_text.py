"""Observations in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs.encoding import encoding
from stammtisch.envs.text import INTERNAL, OPTION, Outline, Teller, clauses_of_things, describe, holding, rules_of
from stammtisch.kernel.model.kinds import slug
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import to_json
from stammtisch.kernel.title.title import find_title, titles
from tests.envs.cases import every_case, wanted


@every_case
def test_the_text_ends_with_the_legal_actions_by_number(name: str) -> None:
    env = envs.gym(**wanted(name), text=True, render_mode="ansi", compiled=False)
    _, info = env.reset(seed=3)
    random = np.random.default_rng(0)
    for _ in range(12):
        legal = np.flatnonzero(info["action_mask"]).tolist()
        offered = re.findall(r"^(\d+): (.+)$", info["text"].rpartition("number of an action:")[2], re.MULTILINE)
        assert [int(number) for number, _ in offered] == legal
        assert len({words for _, words in offered}) == len(offered), "no two sound alike"
        assert env.render() == info["text"]
        _, _, over, _, info = env.step(int(random.choice(legal)))
        if over:
            break


def test_the_text_tells_what_happened_since_the_last_choice() -> None:
    env = envs.gym("mall-world", seats=3, text=True, compiled=False)
    _, info = env.reset(seed=7)
    assert "You are Ada (seat 0)" in info["text"]
    assert "You all build one shopping mall" in info["text"]
    assert "Whoever has the most francs" in info["text"]
    assert "A4: A3, A5, B4; A5: A4" in info["text"].partition("Next to each other:")[2]
    assert f"- {find_title('mall-world').rulebook().text['MW-5.2']}" in info["text"]
    _, _, _, _, info = env.step(1)
    told = info["text"].partition("Since your last choice:\n")[2].partition("\n\n")[0]
    assert told.startswith("- Ada takes a contract for 2,000\u00a0CHF")


def test_the_text_of_an_end_tells_the_scores() -> None:
    env = envs.gym(**wanted("toy"), text=True, compiled=False)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "The game is over.\n- Ada: " in info["text"]
    assert re.search(r"place 1$", info["text"], re.MULTILINE)


def test_without_text_nothing_is_told() -> None:
    env = envs.gym("mall-world", compiled=False)
    assert "text" not in env.reset(seed=1)[1]
    assert env.render() is None


def test_an_action_that_does_not_exist_is_refused() -> None:
    assert envs.action_text("mall-world", 6) == "pass"
    with pytest.raises(ValueError, match="action 4 is never legal with this box"):
        envs.action_text("mall-world", 4)
    assert list(envs.parts("mall-world", 4))[-3:] == ["step", "arg", "due"]
    with pytest.raises(ValueError, match="an action is a whole number, not 'x'"):
        envs.action_text("mall-world", "x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="action 773 is not from 0 to 772"):
        envs.action_text("mall-world", 773)


ENGINE = re.compile(r"[a-z]+_|\b(None|True|False|NONE|Arg)\b|Who  |[{}]")
"""What no table says: names of fields, and how Python writes things."""

CUT = re.compile(r"\w…")

TABLES = [(name, seats) for name in titles() for seats in find_title(name).usual_seats]

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def read(name: str, seats: int, options: dict[str, str] | None = None, every: int = 25) -> Iterator[tuple[Game, str]]:
    """A game at random, and now and then what a text says of it to who is due; at its end, to the first seat."""
    table = encoding(name, seats, options)
    teller = Teller(table)
    teller.begin(4)
    game, random = teller.game, np.random.default_rng(0)
    assert game is not None
    for n in range(400):
        if game.over:
            break
        if n % every == 3:
            yield game, describe(game, game.due[0], table)
        moves = game.moves()
        game.play(moves[int(random.integers(len(moves)))])
    yield game, describe(game, 0, table)


@every_table
def test_texts_speak_as_the_table_does(name: str, seats: int) -> None:
    """Words of the title all through: no names of fields, no word cut short, nothing of options that are off."""
    title, speaker = find_title(name), find_title(name).speaker()
    off = [f"option-{slug(option)}-{slug(value)}" for option, kind in title.options.items() for value in kind.names]
    for _, text in read(name, seats):
        assert not ENGINE.search(text), ENGINE.search(text)
        assert not CUT.search(text), CUT.search(text)
        assert not [message for message in off if speaker.knows(message) and speaker.say(message) in text]


OPTIONS = [
    (name, option, value)
    for name in titles()
    for option, kind in find_title(name).options.items()
    for value in kind.names[1:]
]


@pytest.mark.parametrize(("name", "option", "value"), OPTIONS)
def test_an_option_that_is_on_is_said_by_its_name(name: str, option: str, value: str) -> None:
    title, speaker = find_title(name), find_title(name).speaker()
    options = {option: value}
    seats = next((n for n in title.seats if n in title.seats_with(options)), None)
    assert seats is not None
    _, text = next(read(name, seats, options))
    said = speaker.say(f"option-{slug(option)}-{slug(value)}")
    assert f"\n{speaker.say(f'option-{slug(option)}')}: {said}\n" in text


@pytest.mark.parametrize("name", titles())
def test_clauses_say_nothing_of_options_that_are_off(name: str) -> None:
    """What is marked as an option in a clause that a decision cites is told with that option, and only with it."""
    title = find_title(name)
    teller = Teller(encoding(name))
    teller.begin(1)
    assert teller.game is not None
    for decision in title.decisions.values():
        for line in rules_of(teller.game, decision.clause):
            assert "ption:" not in line
    marked = {d.clause for d in title.decisions.values() if OPTION in title.rulebook().text[d.clause]}
    for clause in marked:
        optional = title.rulebook().text[clause].partition(OPTION)[2][2:]
        assert optional not in holding(teller.game, clause)
        on = [{o: v} for t, o, v in OPTIONS if t == name and title.seats_with({o: v})]
        games = [Game(title, [Seat(n) for n in "ABCDE"[: title.seats_with(o)[0]]], o) for o in on]
        assert sum(optional in holding(game, clause) for game in games) == 1


def test_the_small_game_is_told_as_it_is() -> None:
    """Who wins, and its own rules; no lobby and no customers, of which it has none."""
    _, text = next(read("mall-world", 2, {"small": "on"}))
    assert "three phases" not in text
    assert "The end of phase 1 is the end of the game" in text
    assert not re.search(r"^(Lobby|Customers) ", text, re.MULTILINE)


@every_table
def test_the_end_is_told_as_the_table_says_it(name: str, seats: int) -> None:
    *_, (game, text) = read(name, seats, every=400)
    if game.over:
        end = text.rpartition("The game is over.\n")[2]
        assert all(f"- {score.name}: {score.said}, place" in end for score in game.scores(0))
        assert not re.search(r": -?\d{4,}|: -\d", end)


@every_table
def test_texts_say_what_things_do(name: str, seats: int) -> None:
    """Each sentence once; whatever a legal move buys or takes that the rules say something of is among them."""
    title = find_title(name)
    clauses = clauses_of_things(title)
    for game, text in read(name, seats):
        said = text.partition("\nWhat things do:\n")[2].partition("\n\n")[0].splitlines()
        assert said
        assert len(set(said)) == len(said)
        offered = text.rpartition("number of an action:")[2]
        for thing, about in clauses.items():
            if re.search(rf": (Buy|Keep|Play) {re.escape(thing)}\b(?! [IVX])", offered):
                assert f"- {holding(game, about[0])}" in said
        if not game.over and name == "ground-floor":
            floors = re.findall(r"^\d+: (?:Build|Use the floor) ([A-Z][^(]+?) (?:for|\()", offered, re.MULTILINE)
            assert all(any(line.startswith(f"- {floor} (tier") for line in said) for floor in floors)


def test_texts_say_what_contracts_pay_that_pay_nothing_yet() -> None:
    _, text = next(read("mall-world", 3))
    held = re.findall(
        r"(?:special|placement|lease) .+?(?=  )", text.partition("The table:")[2].partition("\n\nNext")[0]
    )
    assert held
    assert all(re.search(rf"^- {re.escape(contract)}: \d+,000 CHF for each", text, re.MULTILINE) for contract in held)


def test_texts_say_what_the_cards_on_the_stacks_are() -> None:
    _, text = next(read("mall-des-jahres", 3))
    assert re.search(r"^- .+: store, .+, category [IV]+; dice \d.*; needs ", text, re.MULTILINE)
    assert "Chips still to be had, with what each is worth: fashion (2)" in text


@every_table
def test_what_is_seen_of_a_state_is_told_one_to_one_in_words(name: str, seats: int) -> None:
    teller = Teller(encoding(name, seats))
    teller.begin(1)
    game, random = teller.game, Random(1)
    assert game is not None
    outline, seen = Outline(game), set[tuple[str, str]]()
    for _ in range(80):
        if game.over:
            break
        game.play(random.choice(game.moves()))
        state = {field: value for field, value in to_json(game.state, game.names, 0).items() if field not in INTERNAL}
        seen.add((json.dumps(state, sort_keys=True), "\n".join(outline.lines(0))))
    assert len({state for state, _ in seen}) == len({told for _, told in seen}) == len(seen)
    assert not [told for _, told in seen if re.search(r"[a-z]_|\b(None|True|False)\b|[{}]", told)]


GOALS = {"prestige": "prestige", "francs": "CHF", "points": "point", "objects": "object"}
"""Words that say what the winner has most of, and how that is counted."""

THOUSAND = 1000
"""What counts by the thousand counts like a coin."""


def reader(text: str, random: Random) -> int:
    """Plays from the text alone: the move that says it brings most.

    What the aim counts weighs five times as much as other things, costs a third; what the text says that a thing named
    in the move does weighs half. It takes what the table wants, and rather anything than nothing.
    """
    goal = next((unit for word, unit in GOALS.items() if word in text.split("\n")[1].rpartition("Whoever")[2]), "?")
    table, _, rest = text.partition("The table:\n")[2].partition("What things do:\n")
    does: dict[str, str] = {}
    for line in rest.partition("\n\n")[0].splitlines():
        if name := re.match(r"- (?:Remodelled |“)?([^:(,”]+)", line):
            does.setdefault(name[1].strip(), line)

    def value(words: str) -> float:
        label, _, brings = words.partition(" -> ")
        total = -0.6 if re.match(r"Pass|Nothing|\w+ nothing|Take no|End|Stop|Leave|Keep it$", label) else 0.0
        for sign, figure, what in re.findall(r"([+\u2212])([\d,]+)[\u00a0 ](\w+)", f"{brings} {label}"):
            amount = int(figure.replace(",", "")) * (1 if sign == "+" else -1)
            if what == "CHF":
                total += amount / THOUSAND
            elif what.startswith(goal):
                total += 5 * amount
            else:
                total += amount if amount > 0 else amount / 3
        total -= sum(int(n.replace(",", "")) / THOUSAND for n in re.findall(r" for ([\d,]+)\u00a0CHF", label))
        if label.startswith("“") and re.search(rf"^\w+ +.*\b{label.strip('“”')}\b", table, re.MULTILINE):
            total += 1
        for name, line in does.items():
            if name in label:
                total += sum(map(int, re.findall(r"gain,? (?:as you choose, )?(\d+) ", line))) / 2
                total += sum(int(n.replace(",", "")) / THOUSAND for n in re.findall(r"([\d,]+) CHF for each", line))
        return total

    offers = re.findall(r"^(\d+): (.+)$", text.rpartition("number of an action:\n")[2], re.MULTILINE)
    values = {int(number): value(words) for number, words in offers}
    return random.choice([number for number, worth in values.items() if worth == max(values.values())])


@pytest.mark.parametrize(
    ("name", "games"),
    [("brauerei", 5), ("ground-floor", 12), ("mall-des-jahres", 5), ("mall-world", 12), ("wishland", 5)],
)
def test_a_reader_plays_by_the_text_alone(name: str, games: int) -> None:
    """It never takes an illegal action, and ends ahead of two of three players at random; half is its fair share."""
    table, ahead = encoding(name, 3), 0.0
    for seed in range(games):
        teller, random, me = Teller(table), Random(seed), seed % 3
        teller.begin(seed)
        game = teller.game
        assert game is not None
        while not game.over:
            seat = game.due[0]
            moves = game.moves(seat)
            if seat == me and len(moves) > 1:
                option = table.split(reader(describe(game, seat, table), random))[1]
                game.play(next(move for move in moves if move.option == option))
            else:
                game.play(random.choice(moves))
        places = [score.place or 0 for score in game.scores()]
        ahead += sum((places[me] < place) + (places[me] == place) / 2 for place in places) - 0.5
    assert ahead >= 2 / 3 * 2 * games
