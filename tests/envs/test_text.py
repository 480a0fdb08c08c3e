"""Observations in words."""

from __future__ import annotations

import re

import numpy as np
import pytest

from stammtisch import envs
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
        assert all(words.startswith(env.encoding.text(int(number))) for number, words in offered)
        assert env.render() == info["text"]
        _, _, over, _, info = env.step(int(random.choice(legal)))
        if over:
            break


def test_the_text_tells_what_happened_since_the_last_choice() -> None:
    env = envs.gym("mall-world", seats=3, text=True, compiled=False)
    _, info = env.reset(seed=7)
    assert "You are Ada (seat 0)" in info["text"]
    assert "hand: " in info["text"] and "hidden" in info["text"]
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
    assert envs.action_text("mall-world", 4) == "pass"
    assert list(envs.parts("mall-world", 4))[-3:] == ["step", "arg", "due"]
    with pytest.raises(ValueError, match="action 723 is not from 0 to 722"):
        envs.action_text("mall-world", 723)
