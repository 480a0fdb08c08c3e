"""Makes every installed title known to Gymnasium under a name of its own."""

from __future__ import annotations

import gymnasium

from stammtisch.kernel.title.title import titles


def register_gym() -> None:
    """Registers `stammtisch/mall-world-v0` and so on. No title is loaded before an environment is made."""
    for name in titles():
        if f"stammtisch/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"stammtisch/{name}-v0",
                entry_point="stammtisch.envs.single:SeatEnv",
                vector_entry_point="stammtisch.envs.many:ManyGames",
                kwargs={"title": name},
            )
