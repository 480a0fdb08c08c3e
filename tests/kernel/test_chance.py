"""Chance: the generator's own numbers, fair results, bags and piles, and results that a record dictates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from stammtisch.kernel.model.chance import Bag, Chance, Pile
from stammtisch.kernel.model.kinds import NONE, Kind, Names
from stammtisch.kernel.model.struct import u8
from stammtisch.kernel.play.scribe import DictationError, TableScribe
from tests.kernel import toy

GOOD = Kind("good", 4)
NAMES = Names({"good": ("lamp", "ladder", "chair", "clock")})
WORD = 1 << 32


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator as PractRand gives it, written down a second time with plain integers."""
    while True:
        out = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ b // 512
        b = (c + c * 8) % WORD
        c = ((c * 2**21) % WORD + c // 2**11 + out) % WORD
        yield out


SEEDS = [0, 1, 7, 2**32 - 1, 2**32, 123456789012345678, 2**63 - 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_generator_is_sfc32(seed: int) -> None:
    chance = Chance()
    chance.seed(seed)
    expected = sfc32(seed % WORD, seed // WORD, 0x9E3779B9, 1)
    for _ in range(12):
        next(expected)
    assert [chance.next_word() for _ in range(200)] == [next(expected) for _ in range(200)]
    chance.pack()


def fits(counts: Counter[int], wanted: dict[int, float]) -> bool:
    """A chi-square test that a fair generator fails once in some ten thousand times; the seed is fixed."""
    n = counts.total()
    chi = sum((counts[k] - n * p) ** 2 / (n * p) for k, p in wanted.items())
    freedom = len(wanted) - 1
    return chi < freedom + 5 * (2 * freedom) ** 0.5 and set(counts) <= set(wanted)


@pytest.mark.parametrize("n", [2, 6, 7, 100])
def test_below_is_fair(n: int) -> None:
    chance = Chance()
    chance.seed(20 + n)
    assert fits(Counter(chance.below(n) for _ in range(20_000)), dict.fromkeys(range(n), 1 / n))


def test_following_results_are_independent() -> None:
    chance = Chance()
    chance.seed(3)
    pairs = Counter(chance.below(6) * 6 + chance.below(6) for _ in range(20_000))
    assert fits(pairs, dict.fromkeys(range(36), 1 / 36))


def test_neighbouring_seeds_are_independent() -> None:
    """Games are numbered by their seeds, so the first results over many seeds must be fair as well."""
    first: Counter[int] = Counter()
    for seed in range(4000):
        chance = Chance()
        chance.seed(seed)
        first[chance.below(6)] += 1
    assert fits(first, dict.fromkeys(range(6), 1 / 6))


def test_pick_follows_the_weights() -> None:
    chance = Chance()
    chance.seed(5)
    weights = [3, 0, 1, 6, 0]
    assert fits(Counter(chance.pick(weights, 10) for _ in range(20_000)), {0: 0.3, 2: 0.1, 3: 0.6})


@pytest.mark.parametrize("first", [1, 2])
def test_pick_may_begin_where_weights_do(first: int) -> None:
    from_there, from_the_start = Chance(), Chance()
    for seed in range(50):
        from_there.seed(seed)
        from_the_start.seed(seed)
        assert from_there.pick([0, 0, 2, 1, 4], 7, first) == from_the_start.pick([0, 0, 2, 1, 4], 7)


# --------------------------------------------------------------------------------------------------- bags and piles


class Sack(Bag):
    n = u8()
    count = u8(4, at=GOOD)


class Stack(Pile):
    n = u8()
    item = u8(8, of=GOOD)


@given(some.lists(some.integers(0, 9), min_size=4, max_size=4), some.integers(0, 2**63))
def test_a_bag_gives_back_what_was_put_in(counts: list[int], seed: int) -> None:
    bag, chance = Sack.checked(), Chance.checked()
    chance.seed(seed)
    for kind, count in enumerate(counts):
        for _ in range(count):
            bag.add(kind)
    assert bag.n == sum(counts)
    assert bag.distinct() == sum(count > 0 for count in counts)
    drawn = Counter(bag.draw(chance) for _ in range(bag.n))  # checked mode: never below zero
    assert [drawn[kind] for kind in range(4)] == counts
    assert bag == Sack()


def test_every_order_of_a_bag_is_as_likely() -> None:
    orders: Counter[int] = Counter()
    chance = Chance()
    chance.seed(11)
    for _ in range(6000):
        bag = Sack()
        for kind in (0, 1, 2):
            bag.add(kind)
        a, b, c = bag.draw(chance), bag.draw(chance), bag.draw(chance)
        orders[a * 9 + b * 3 + c] += 1
    assert fits(orders, {5: 1 / 6, 7: 1 / 6, 11: 1 / 6, 15: 1 / 6, 19: 1 / 6, 21: 1 / 6})


actions = some.lists(
    some.one_of(
        some.tuples(some.just("push"), some.integers(0, 3)),
        some.tuples(some.sampled_from(["pop", "take", "find"]), some.integers(0, 7)),
        some.tuples(some.just("clear"), some.just(0)),
    ),
    max_size=40,
)


@given(actions)
def test_a_pile_is_a_list(script: list[tuple[str, int]]) -> None:
    pile, model = Stack.checked(), list[int]()
    for action, value in script:
        match action:
            case "push" if len(model) < 8:
                pile.push(value)
                model.append(value)
            case "pop" if model:
                assert pile.pop() == model.pop()
            case "take" if model:
                assert pile.take(value % len(model)) == model.pop(value % len(model))
            case "find":
                assert pile.find(value) == (model.index(value) if value in model else -1)
            case "clear":
                pile.clear()
                model.clear()
        assert list(pile.item) == model + [0] * (8 - len(model)), "what is gone leaves nothing behind"
        assert pile.n == len(model)


# ------------------------------------------------------------------------------------------------------- dictation


def dictated(*words: str) -> tuple[Any, TableScribe]:
    chance = Chance()
    chance.seed(1)
    scribe = TableScribe(words, NAMES)
    chance.scribe = scribe
    return chance, scribe


def test_dictated_results_are_taken_instead_of_the_generator() -> None:
    chance, scribe = dictated("4", "chair", "0")
    word = list(chance.word)
    assert chance.below(6) == 4
    assert chance.pick([0, 0, 1, 0], 1, of=GOOD) == 2
    assert chance.roll(6) == 1
    scribe.finish()
    assert list(chance.word) == word
    assert [(note.result, note.of) for note in scribe.notes] == [(4, None), (2, GOOD), (0, None)]


def test_a_result_that_cannot_have_come_is_refused() -> None:
    cases: list[tuple[list[str], Callable[[Any], int]]] = [
        (["6"], lambda c: c.below(6)),
        (["-1"], lambda c: c.below(6)),
        (["x"], lambda c: c.below(6)),
        (["1.0"], lambda c: c.below(6)),
        (["9" * 5000], lambda c: c.below(6)),
        (["clock"], lambda c: c.pick([1, 1, 1, 0], 3, of=GOOD)),
        (["clock"], lambda c: c.below(3, of=GOOD)),
        (["cloc"], lambda c: c.below(4, of=GOOD)),
        ([], lambda c: c.below(6)),
        (["1"], lambda c: c.below(6) + c.below(6)),
    ]
    for words, ask in cases:
        chance, _ = dictated(*words)
        with pytest.raises(DictationError):
            ask(chance)
    _, scribe = dictated("1")
    with pytest.raises(DictationError, match="“1” is one too many"):
        scribe.finish()


def test_a_result_found_by_trial_is_noted_and_checked() -> None:
    """`glimpse` throws away, `confirm` notes, `recall` reads ahead without taking."""
    chance = Chance()
    chance.seed(2)
    chance.scribe = scribe = TableScribe(None, NAMES)
    assert chance.recall(0, of=GOOD) == NONE
    found = chance.glimpse(4)
    while found != 3:
        found = chance.glimpse(4)
    chance.confirm(found, of=GOOD)
    assert [note.result for note in scribe.notes] == [3]
    again, scribe = dictated("lamp", "clock")
    assert (again.recall(0, of=GOOD), again.recall(1, of=GOOD)) == (0, 3)
    assert scribe.notes == []
    again.confirm(0, of=GOOD)
    again.confirm(3, of=GOOD)
    scribe.finish()


def test_a_game_is_dictated_whatever_its_seed() -> None:
    one = toy.new(3, seed=1)
    words = [str(n.result) if n.of is None else str(one.names.name(n.of, n.result)) for n in one.setup_notes]
    for seed in (2, 3):
        other = toy.new(3, seed=seed, dictation=words)
        assert other.position() == one.position()
    with pytest.raises(DictationError):
        toy.new(3, dictation=words[:-1])
    with pytest.raises(DictationError):
        toy.new(3, dictation=[*words, "1"])
