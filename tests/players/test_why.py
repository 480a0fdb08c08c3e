"""Why a move is better: by source, with an interval, and nothing of what may be accident."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import numpy as np
import pytest

import stammtisch as st
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.players.analysis import given_away
from stammtisch.players.effort import FAR, Effort
from stammtisch.players.grown import Tree
from stammtisch.players.search import Outlook, Thought
from stammtisch.players.sight import sight_of
from stammtisch.players.why import Figure, Why, _quantile, explain, gap, said, why
from tests.kernel import toy


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


def at_the_token() -> st.Game:
    """A game of Mall World in which a seat may take one of several tokens: money now, and nothing else."""
    game = st.new("mall-world", seats=3, seed=2)
    moves = 0
    while game.decision.name != "token" or len(game.moves()) < 2:
        offered = game.moves()
        wanted = next((m for m in offered if m.text in ("validate", "pass") or m.text.startswith("lay")), offered[0])
        game.play(wanted)
        moves += 1
        assert moves < 2000
    return game


def test_money_is_told_by_its_source() -> None:
    """A token of more francs brings more from tokens, and no more than these francs."""
    game = at_the_token()
    seat = game.due[0]
    tokens = sorted((m for m in game.moves() if m.text.startswith("take")), key=lambda m: int(m.text.split()[1]))
    worst, best = tokens[0], tokens[-1]
    apart = int(best.text.split()[1]) - int(worst.text.split()[1])
    assert apart > 0
    found = why(sight_of(game, seat), best, worst, futures=40, seconds=0, rollout="random")
    assert found == why(sight_of(game, seat), best, worst, futures=40, seconds=0, rollout="random")
    assert found.futures == 40
    sources = dict(found.sources)
    assert sources["tokens"].clear
    assert 0 < sources["tokens"].value <= apart + sources["tokens"].error
    assert [abs(f.value) for f in sources.values()] == sorted((abs(f.value) for f in sources.values()), reverse=True)
    held = dict(found.soon)
    assert held["amount"].clear and 0 < held["amount"].value <= apart + held["amount"].error
    assert "coins" not in held, "nobody pays coins for a token"
    back = why(sight_of(game, seat), worst, best, futures=40, seconds=0, rollout="random")
    assert (back.lead.value, back.lead.error) == pytest.approx((-found.lead.value, found.lead.error))


def test_nobody_is_advised_to_what_is_clearly_worse_and_thought_as_good() -> None:
    game = at_the_token()
    sight = sight_of(game, game.due[0])
    tokens = sorted((m for m in sight.moves if m.text.startswith("take")), key=lambda m: int(m.text.split()[1]))
    worst, best = tokens[0], tokens[-1]

    def thought(move: Move, won: float, visits: int = 50) -> Thought:
        return Thought(move, visits, visits / 100, 0.5, won, 0.0)

    def advised(*thoughts: Thought) -> tuple[list[Move], Why | None]:
        outlook = Outlook(thoughts, (0.5, 0.5, 0.0), (0.0, 0.0, 0.0), 100)
        outlook, found = explain(outlook, sight, futures=40, seconds=0, rollout="random")
        return [thought.move for thought in outlook.thoughts], found

    moves, found = advised(thought(worst, 0.51), thought(best, 0.50))
    assert moves == [best, worst] and found is not None and (found.better, found.other) == (best, worst)
    assert found == why(sight, worst, best, futures=40, seconds=0, rollout="random").turned
    assert found.lead.value > 0 and dict(found.sources)["tokens"].value > 0
    moves, found = advised(thought(worst, 0.9), thought(best, 0.5))
    assert moves == [worst, best] and found is not None and found.lead.value < 0, "the search knows more"
    moves, found = advised(thought(best, 0.51), thought(worst, 0.50))
    assert moves == [best, worst] and found is not None and found.lead.value > 0
    assert advised(thought(best, 0.5)) == ([best], None)


def test_what_was_given_away_is_told_in_the_same_deals() -> None:
    """Whichever way round they are asked for, two moves are as far apart."""
    game = at_the_token()
    sight = sight_of(game, game.due[0])
    tokens = sorted((m for m in sight.moves if m.text.startswith("take")), key=lambda m: int(m.text.split()[1]))
    worst, best = tokens[0], tokens[-1]
    won, lead = gap(sight, best, worst, 1, 40, 0, "random")
    lost, behind = gap(sight, worst, best, 1, 40, 0, "random")
    assert lead.clear and lead.value > 0 and won.value >= 0
    assert (lost.value, behind.value) == pytest.approx((-won.value, -lead.value))
    assert (lost.error, behind.error) == pytest.approx((won.error, lead.error))
    won, lead = gap(sight, best, best, 1, 8, 0, "random")
    assert (won.value, lead) == (0, Figure(0, 0))
    assert won.error > 3 / 10, "eight futures that end alike do not prove that all would"


def test_a_move_is_equal_to_itself() -> None:
    game = toy.new(3, 5)
    move = game.moves()[0]
    found = why(sight_of(game, move.seat), move, move, futures=20, seconds=0)
    assert found.equal
    assert (found.lead, found.sources) == (Figure(0.0, 0.0), ())
    assert not found.rivals.clear


def test_it_does_not_know_what_is_hidden() -> None:
    """In any state that the seat could not tell from the true one it says the same."""
    game = toy.new(3, 5)
    seat = game.due[0]
    one, two = game.moves(seat)[:2]
    other = game.clone()
    other.state.copy_from(game.imagine(seat, 77))
    first = why(sight_of(game, seat), one, two, futures=16, seconds=0)
    assert first == why(sight_of(other, seat), one, two, futures=16, seconds=0)


def test_a_move_that_bears_quotation_marks_is_quoted_as_people_write() -> None:
    game = st.new("mall-world", seats=3, seed=2)
    one, two = game.moves()[:2]
    found = Why(one, two, 40, Figure(3200, 900), Figure(0, 100), ())
    for lang, label, quoted in (
        ("de", "„flach“ legen", "„‚flach‘ legen“"),
        ("en", "lay “flat”", "“lay ‘flat’”"),
        ("fr", "poser «\u202fplat\u202f»", "«\u202fposer “plat”\u202f»"),
    ):
        assert quoted in said(found, game.title, label, game.title.speaker(lang))[0]
    for lang, label in (("de", "„rauchig“"), ("en", "“smoky”"), ("fr", "«\u202ffumée\u202f»")):
        told = said(found, game.title, label, game.title.speaker(lang))[0]
        assert f"{label}:" in told.replace("\u202f:", ":"), "a label that is a quotation is not quoted twice"


def test_what_is_better_by_what_follows_is_not_said_to_bring_less_and_nothing_else() -> None:
    game = st.new("mall-world", seats=3, seed=2)
    one, two = game.moves()[:2]
    speaker, less = game.title.speaker("en"), Why(one, two, 40, Figure(-3200, 900), Figure(0, 100), ())
    assert said(less, game.title, "X", speaker)[0] == speaker.say(
        "why-less", other="X", what="of lead", change="\u22123,200", error="900"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_with_its_uncertainty(lang: str) -> None:
    game = st.new("mall-world", seats=3, seed=2)
    one, two = game.moves()[:2]
    speaker = game.title.speaker(lang)
    clear = Why(one, two, 40, Figure(3200, 900), Figure(-700, 100), (("tokens", Figure(2950.4, 12.25)),))
    lines = said(clear, game.title, "X", speaker)
    assert len(lines) == 3
    assert all("±" in line for line in lines)
    assert speaker.say("source-tokens") in lines[1]
    assert "(±\u00a013)" in lines[1], "an interval is not told as narrower than it is"
    small = Why(one, two, 40, Figure(0.061, 0.0301), Figure(0, 0), (("tokens", Figure(0.5, 0.0001)),))
    told = [line.replace(",", ".") for line in said(small, game.title, "X", speaker)]
    assert "0.06 (±\u00a00.04)" in told[0] and "0.50 (±\u00a00.01)" in told[1]
    unclear = Why(one, two, 40, Figure(300, 900), Figure(-700, 100), (("tokens", Figure(2950, 12)),))
    assert len(said(unclear, game.title, "X", speaker)) == 1
    assert "40" in said(unclear, game.title, "X", speaker)[0]
    later = said(unclear, game.title, "X", speaker, better=True)
    assert later[0] == speaker.say("why-later", what=speaker.say("why-of-lead"), change="+300", error="900")
    assert speaker.say("source-tokens") in later[1], "what is known of it is told all the same"
    kept = {key: value for key, value in asdict(clear).items() if key not in ("better", "other")}
    assert Why.from_json(json.loads(json.dumps(kept)), one, two) == clear


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_plays_alone_is_ahead_of_nobody(lang: str) -> None:
    game = st.new("wishland", seats=1, seed=2)
    one, two = game.moves()[:2]
    speaker = game.title.speaker(lang)
    found = why(sight_of(game, 0), one, two, futures=4, seconds=0)
    assert found.alone and found.turned.alone and found.turned.turned == found
    kept = {key: value for key, value in asdict(found).items() if key not in ("better", "other")}
    assert Why.from_json(json.loads(json.dumps(kept)), one, two) == found
    points, lead = (speaker.say(f"why-of-{what}") for what in ("points", "lead"))
    for size in (0.0, 3.0, -3.0):
        for better in (False, True):
            told = said(replace(found, lead=Figure(size, 1.0)), game.title, "X", speaker, better)[0]
            assert f"{points} " in told and lead not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_seat_has_soon_is_told_in_its_units(lang: str) -> None:
    """What is the same in all futures is a whole number that needs no interval."""
    game = st.new("ground-floor", seats=3, seed=2)
    one, two = game.moves()[:2]
    soon = (("money", Figure(-3.0, 0.0)), ("info", Figure(1.26, 0.31)), ("fields", Figure(2.0, 0.0)))
    found = Why(one, two, 40, Figure(0.1, 0.9), Figure(0, 1), (), soon)
    *_, line = said(found, game.title, "X", game.title.speaker(lang))
    told = line.replace(",", ".")
    assert "\u22123 " in told and "+1.3" in told and "(±\u00a00.4)" in told
    assert told.count("±") == 1 and "+2 " in told
    assert len(said(replace(found, soon=()), game.title, "X", game.title.speaker(lang))) == 1
    kept = {key: value for key, value in asdict(found).items() if key not in ("better", "other")}
    assert Why.from_json(json.loads(json.dumps(kept)), one, two) == found
    del kept["soon"]
    assert Why.from_json(kept, one, two).soon == (), "analyses of former editions have none"


def test_what_is_told_of_the_round_ends_with_it() -> None:
    """Both searches, the one that a network leads and the other, stop when the round is over."""
    game = st.new("wishland", seats=2, seed=4)
    move, title, box = game.moves()[0], game.title, game.box
    assert title.clock is not None
    for rollout in ("random", "net"):
        tree = Tree(sight_of(game, move.seat), Effort(iterations=1, rollout=rollout, ahead=FAR, chapters=1), 1, False)
        assert (tree.net is None) == (rollout == "random")
        then = title.state().load(tree.future(move.option, 1))
        assert title.clock(then, box) == title.clock(game.state, box) + 1


def test_chances_have_an_interval_that_holds() -> None:
    """Of shares drawn so often, the interval misses the true one about one time in twenty, and seldom more."""
    random = np.random.default_rng(1)
    for true in (0.02, 0.3, 0.9):
        for n in (20, 300):
            won = random.binomial(n, true, 2000) / n
            thoughts = [Thought(None, n, 0.1, 0.5, share, 0.0) for share in won.tolist()]  # type: ignore[arg-type]
            assert np.mean([abs(t.won - true) > t.error for t in thoughts]) < 0.09, (true, n)
    little, much = Thought(None, 20, 0, 0, 0.5, 0), Thought(None, 5000, 0, 0, 0.6, 0)  # type: ignore[arg-type]
    assert little.equals(much)
    assert not Thought(None, 5000, 0, 0, 0.5, 0).equals(much)  # type: ignore[arg-type]
    assert Thought(None, 0, 0, 0, 0.0, 0).error > 0.6, "of what was never tried nothing is known"  # type: ignore[arg-type]


def test_few_futures_make_wide_intervals() -> None:
    """Student's quantiles, as the tables have them."""
    for freedom, p, known in ((7, 0.975, 2.365), (7, 0.9975, 4.029), (63, 0.975, 1.998), (299, 0.995, 2.592)):
        assert _quantile(p, freedom) == pytest.approx(known, rel=0.01)


def test_no_more_is_given_away_than_there_is() -> None:
    assert given_away([]) == 0
    assert given_away([0.3]) == pytest.approx(0.3)
    assert given_away([0.6, 0.6, 0.6]) == 1
    assert given_away([1.0, 0.5]) == 1
    assert given_away([-0.1, -0.2]) == 0, "what only seems to have been better gives nothing back"
    assert given_away([0.1, -0.1]) == 0
    assert given_away([0.01] * 5) == pytest.approx(0.05)
