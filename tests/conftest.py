"""What all tests share: how hypothesis works here."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "stammtisch",
    deadline=None,  # several people's work shares the machine
    derandomize=True,  # the same examples every time; `--hypothesis-profile=search` looks further
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("stammtisch")
