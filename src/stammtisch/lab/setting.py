"""A setting: which game is played, by how many, with which box, and who decides for the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.lab.errors import LabError
from stammtisch.players.net import NET, has_net

RANDOM = "random"
RULES = "rules"
"""What stands for the policy of a seat that the rules play."""


@dataclass(frozen=True)
class Setting:
    """How games are set up; plain values, so that it can be sent to other processes. Make one with `setting`.

    `policies` names who decides, a name for every seat; `options` and `box` (a path, "" for the title's own) as
    `stammtisch.new` takes them.
    """

    title: str
    seats: int
    policies: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    box: str = ""

    @property
    def found(self) -> Title:
        """The title."""
        return find_title(self.title)

    @property
    def loaded(self) -> LoadedBox:
        """The box; raises BoxError."""
        return self.found.load_box(self.box or None)

    @property
    def blank(self) -> bytes:
        """A packed state that holds nothing but seats and options."""
        return self.found.blank(self.seats, dict(self.options)).pack()

    @property
    def all_random(self) -> bool:
        """Whether every seat that is asked plays at random, so that whole games run in the fast twin."""
        return all(policy in (RANDOM, RULES) for policy in self.policies)

    @property
    def at_random(self) -> Setting:
        """The same played at random."""
        return self.seated([RANDOM] * len(self.open_seats))

    @property
    def swift(self) -> bool:
        """Whether every seat is played in the fast twin: by learned players, at random or by the rules."""
        return all(policy in (NET, RANDOM, RULES) for policy in self.policies)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that the rules do not play."""
        return tuple(seat for seat, policy in enumerate(self.policies) if policy != RULES)

    def seated(self, policies: Sequence[str]) -> Setting:
        """The same with these policies on the open seats, in seat order."""
        left = iter(policies)
        every = tuple(RULES if policy == RULES else next(left) for policy in self.policies)
        return Setting(self.title, self.seats, every, self.options, self.box)

    def parameters(self) -> dict[str, Any]:
        """All that decides about a game besides its seed, as JSON-able data."""
        return {
            "title": self.title,
            "rules": self.found.version,
            "box": self.loaded.hash,
            "seats": self.seats,
            "options": dict(self.options),
            "policies": list(self.policies),
        }


def setting(
    title: str,
    seats: int | None = None,
    policy: str | Sequence[str] = RANDOM,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
) -> Setting:
    """A setting that has been checked; raises UnknownTitle, OptionError, BoxError, UnknownPolicy or LabError.

    `seats` is the smallest table if left out. `policy` is one for all seats, or one for each that the rules do not play
    themselves.
    """
    found = find_title(title)
    wanted = [policy] if isinstance(policy, str) else list(policy)
    if seats is None:
        fitting = len(wanted) > 1 and len(wanted) in found.seats_with(options)
        seats = len(wanted) if fitting else found.least_seats(options)
    found.blank(seats, options)
    played = found.played_by_rules(seats, options)
    asked = seats - len(played)
    if len(wanted) == 1:
        wanted *= asked
    if len(wanted) != asked:
        message = "wrong-policies-by-rules" if played else "wrong-policies"
        raise LabError(message, given=len(wanted), seats=asked, played=len(played))
    left = iter(wanted)
    every = tuple(RULES if seat in played else check_policy(next(left), found) for seat in range(seats))
    made = Setting(found.name, seats, every, tuple(sorted((options or {}).items())), str(box) if box else "")
    _ = made.loaded
    return made


def check_policy(spec: str, title: Title | None = None) -> str:
    """The name of a policy, if there is such a one (and the title offers it); raises UnknownPolicy."""
    if spec != RANDOM:
        from stammtisch.players import find_policy

        find_policy(spec, title=title)
    return spec


def usual_player(title: Title) -> str:
    """Who plays the games of a study where nobody says: decided here for the command, the studio and `lab.study`."""
    return NET if has_net(title) else RANDOM


def split_policies(text: str) -> list[str]:
    """Names of policies joined by commas; a policy's own settings may hold commas (`search:rollout=x,ahead=9`)."""
    out: list[str] = []
    for piece in text.split(","):
        if out and "=" in piece.partition(":")[0] and ":" in out[-1]:
            out[-1] += f",{piece.strip()}"
        else:
            out.append(piece.strip())
    return out
