"""Pictures for videos: of one size, and of what the agent sees."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs import pixels
from tests.envs.cases import pick, wanted

pytest.importorskip("PIL")
pytest.importorskip("vl_convert")


def test_frames_are_of_one_size_and_change() -> None:
    env = envs.gym(**wanted("mall-world"), render_mode="rgb_array", compiled=False)
    _, info = env.reset(seed=2)
    random, frames = np.random.default_rng(0), [env.render()]
    for _ in range(3):
        _, _, _, _, info = env.step(pick(info["action_mask"], random))
        frames.append(env.render())
    assert {(frame.shape, str(frame.dtype)) for frame in frames} == {((pixels.HEIGHT, pixels.WIDTH, 3), "uint8")}
    assert not any((frame == 0).all(2).any() for frame in frames), "the round corners are of paper, too"
    assert all((frame != frame[0, 0]).any(2).sum() > 2000 for frame in frames), "something is drawn"
    assert not np.array_equal(frames[0], frames[-1])


def test_the_agent_that_is_due_is_drawn() -> None:
    env = envs.raw_aec(**wanted("toy"), render_mode="rgb_array", compiled=False)
    env.reset(seed=2)
    seat = int(env.agent_selection[-1])
    assert np.array_equal(env.render(), pixels.pixels(env._teller.game.picture(seat)))


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pixels, "find_spec", lambda name: None)
    with pytest.raises(pixels.PicturesMissing, match=r"stammtisch\[pictures\]"):
        envs.gym(**wanted("toy"), render_mode="rgb_array", compiled=False)
    with pytest.raises(ValueError, match="render_mode is one of ansi, rgb_array, not 'human'"):
        envs.gym(**wanted("toy"), render_mode="human", compiled=False)
