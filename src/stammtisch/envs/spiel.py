"""OpenSpiel: every title as a Python game, registered as `python_stammtisch_TITLE` when this module is imported.

Chance is explicit. The rules draw from a generator in the state; where a choice makes them draw, the state becomes a
chance node first, with `luck` equally likely outcomes. An outcome starts the generator anew, from what it was and the
number of the outcome, and then the choice is carried out. Thus nothing that an algorithm may hold (a clone, a history,
a serialised state) says what chance will bring, applying an action is deterministic, and a history can be replayed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from stammtisch.envs.encoding import Encoding, encoding
from stammtisch.envs.games import EVERY_SEAT, Games
from stammtisch.envs.text import Glance
from stammtisch.kernel.model.rule import Line
from stammtisch.kernel.title.title import Title, find_title, titles
from stammtisch.kernel.twins.drive import choose, due_seat, list_moves
from stammtisch.kernel.twins.twins import add_entry

DEALS = 4
"""Chance nodes before the first choice: with 256 outcomes each they tell 2**32 deals apart."""

LUCK = 256
"""Outcomes of a chance node, if nothing else is wanted."""

LONGEST = 20_000
"""Choices in a game, at the most: what `stammtisch check` takes for endless."""


@add_entry
def choose_with_luck(states: Any, boxes: Any, moves: Any, seat: int, choice: int, luck: int, legal: Line) -> int:
    """Carries out a choice in states[0], with the generator started from `luck` if that is not negative.

    Returns the seat that is due then, -1 when the game is over, and -2 if the generator was asked (without luck: then
    the choice must be made again with some). The options of the seat go into `legal`, and how many there are in its
    last element.
    """
    s = states[0]
    if luck >= 0:
        s.chance.seed(luck)
    before = s.chance.word[3]  # counts the draws
    choose(s, boxes[0], seat, choice)
    if luck < 0 and s.chance.word[3] != before:
        return -2
    following = due_seat(s)
    count = 0
    if following >= 0:
        list_moves(s, boxes[0], following, moves[0])
        for k in range(moves[0].n):
            legal[k] = moves[0].option[k]
        count = int(moves[0].n)
    legal[len(legal) - 1] = count
    return following


def short_name(title: Title) -> str:
    """What OpenSpiel calls a title."""
    return f"python_stammtisch_{title.name.replace('-', '_')}"


def game_type(title: Title) -> Any:
    """What OpenSpiel has to know of a title before it makes a game of it."""
    options = {f"{name}": kind.names[0] for name, kind in title.options.items()}
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.seats[0],
            "box": "",
            "reward": "win",
            "luck": LUCK,
            "compiled": "",
            **options,
        },
    )


class StammtischGame(pyspiel.Game):  # type: ignore[misc]
    """A title at one table; see `stammtisch.envs.open_spiel`.

    Parameters: `players` (seats, Automas included), `box` (a file; empty: the title's own), `reward`, `luck`,
    `compiled` ("yes", "no" or empty: where it can be), and the options of the title.
    """

    title: Title
    """Set by `register`, which makes a class of its own for each title."""

    def __init__(self, params: Mapping[str, Any] | None = None):
        title = self.title
        given = {name: str(value) for name, value in (params or {}).items()}
        options = {name: given[name] for name in title.options if name in given}
        seats = int(given.get("players", title.seats[0]))
        self.encoding = encoding(title, seats, options, given.get("box") or None)
        self.luck = int(given.get("luck", LUCK))
        if not 2 <= self.luck <= 1 << 16:
            raise ValueError(f"luck is a number of outcomes from 2 to {1 << 16}, not {self.luck}")
        reward = given.get("reward", "win")
        compiled = {"": None, "yes": True, "no": False}[given.get("compiled", "")]
        self.twin = _Twin(self.encoding, reward, compiled)
        most = 1.0 if reward == "win" else float(1 << 40)
        players = len(self.encoding.agents)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.luck,
            num_players=players,
            min_utility=0.0 if reward == "win" else -most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its title and parameters."""
        return _loaded, (self.title, dict(self.get_parameters()))

    def new_initial_state(self) -> StammtischState:
        """The state before the deal."""
        return StammtischState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel asks for observations."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, self.twin, recall)


class _Twin:
    """The twin that plays all states of a game: they are packed, and are unpacked here when something is asked."""

    def __init__(self, encoding: Encoding, reward: str, compiled: bool | None):
        self.encoding = encoding
        self.games = Games(encoding, 1, EVERY_SEAT, reward, compiled=compiled)
        self.by_margin = int(reward == "margin")
        self.legal = np.zeros(encoding.title.most_options + 1, np.int64)
        self._glance: Glance | None = None
        dtype = encoding.title.state.dtype()
        start = dtype.fields["chance"][1]
        self.generator = slice(start, start + dtype.fields["chance"][0].itemsize)

    @property
    def glance(self) -> Glance:
        """Reads states in words."""
        if self._glance is None:
            self._glance = Glance(self.encoding)
        return self._glance

    def begin(self, seed: int) -> tuple[bytes, int, bytes]:
        """A game that is laid out, the first seat due and what it may do."""
        arena = self.games.arena
        arena.put(0, self.encoding.blank())
        due = int(arena.twin.begin(arena.states, 0, arena.boxes, seed))
        arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
        options = arena.options()
        self.legal[: len(options)] = options
        self.legal[-1] = len(options)
        return arena.get(0), due, self._actions()

    def choose(self, packed: bytes, seat: int, choice: int, luck: int) -> tuple[bytes, int, bytes]:
        """A state after a choice, who is due then (see `choose_with_luck`) and what it may do."""
        arena = self.games.arena
        arena.put(0, packed)
        due = int(arena.twin.choose_with_luck(arena.states, arena.boxes, arena.moves, seat, choice, luck, self.legal))
        return arena.get(0), due, self._actions() if due >= 0 else b""

    def _actions(self) -> bytes:
        """The actions whose options were listed last for the state in the arena, ascending."""
        options = np.sort(self.legal[: int(self.legal[-1])])
        return bytes((options + self.encoding.starts[self.games.arena.step(0)]).astype(np.int32).tobytes())

    def observe(self, packed: bytes, seat: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """What a seat sees of a state."""
        self.games.arena.put(0, packed)
        return self.games.observe(0, seat)

    def imagine(self, packed: bytes, seat: int, seed: int) -> bytes:
        """A state that the seat could not tell from this one."""
        self.games.arena.put(0, packed)
        return self.games.imagine(0, seat, seed)

    def returns(self, packed: bytes) -> list[float]:
        """What each agent gets in a game that is over."""
        arena = self.games.arena
        arena.put(0, packed)
        out = np.zeros(self.encoding.seats)
        arena.twin.pay_one(arena.states, arena.boxes, self.by_margin, out)
        return [float(out[seat]) for seat in self.encoding.agents]


class StammtischState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. All that it holds is immutable, so that OpenSpiel's copies of it cost little."""

    def __init__(self, game: StammtischGame):
        super().__init__(game)
        self._packed = b""
        self._due = -1
        self._legal = b""
        self._deal: tuple[int, ...] = ()
        self._pending = -1
        """The action that waits for chance; -1: none."""
        self._over = False
        self._memory: tuple[bytes, ...] = (b"",) * len(game.encoding.agents)
        """For each player a digest of all that it has seen when it chose, and of what it chose."""

    # The twin belongs to the game, not to the state: a state is copied and pickled by its attributes.

    def _game(self) -> StammtischGame:
        game: StammtischGame = self.get_game()
        return game

    def current_player(self) -> int:
        """The player that is due; CHANCE before the deal and when a choice waits for chance."""
        if self._over:
            return int(pyspiel.PlayerId.TERMINAL)
        if not self._packed or self._pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return self._game().encoding.agents.index(self._due)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions of the player that is due, ascending."""
        legal: list[int] = np.frombuffer(self._legal, np.int32).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely."""
        luck = self._game().luck
        return [(outcome, 1 / luck) for outcome in range(luck)]

    def _apply_action(self, action: int) -> None:
        twin = self._game().twin
        if not self._packed:
            self._deal = (*self._deal, action)
            if len(self._deal) == DEALS:
                self._packed, self._due, self._legal = twin.begin(_seed(b"deal", *self._deal))
        elif self._pending >= 0:
            luck = _seed(self._packed[twin.generator], action)
            choice, self._pending = self._pending, -1
            self._carry_out(twin, choice, luck)
        else:
            self._carry_out(twin, action, -1)

    def _carry_out(self, twin: _Twin, action: int, luck: int) -> None:
        """Makes a choice, or keeps it until chance has fallen."""
        _, option = twin.encoding.split(action)
        packed, due, legal = twin.choose(self._packed, self._due, option, luck)
        if due == -2:
            self._pending, self._legal = action, b""
            return
        player = twin.encoding.agents.index(self._due)
        seen = twin.observe(self._packed, self._due).tobytes()
        now = hashlib.blake2b(self._memory[player] + seen + action.to_bytes(4, "little"), digest_size=12).digest()
        self._memory = (*self._memory[:player], now, *self._memory[player + 1 :])
        self._packed, self._due, self._legal, self._over = packed, due, legal, due == -1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self._game().encoding.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._over

    def returns(self) -> list[float]:
        """What each player gets; zeros before the end."""
        if not self._over:
            return [0.0] * len(self._game().encoding.agents)
        return self._game().twin.returns(self._packed)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StammtischState:
        """A state that the player could not tell from this one, with everything hidden dealt anew."""
        twin = self._game().twin
        seat = twin.encoding.agents[player]
        other: StammtischState = self.clone()
        other._packed = twin.imagine(self._packed, seat, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        """Who is due, and a digest of the state; what a player sees of it is its observation."""
        if not self._packed:
            return f"before the deal: {' '.join(map(str, self._deal))}"
        encoding = self._game().encoding
        who = "over" if self._over else f"seat {self._due} to choose"
        waiting = f", chance to fall for {encoding.text(self._pending)}" if self._pending >= 0 else ""
        return (
            f"{encoding.title.title}, {who}{waiting}, state {hashlib.blake2b(self._packed, digest_size=8).hexdigest()}"
        )


def _seed(*parts: bytes | int) -> int:
    """A seed for the generator from what came before."""
    text = b"/".join(p if isinstance(p, bytes) else str(p).encode() for p in parts)
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little") >> 2


class Observer:
    """Observations and information states, as OpenSpiel asks for them."""

    def __init__(self, encoding: Encoding, twin: _Twin, recall: bool):
        self._encoding, self._twin, self._recall = encoding, twin, recall
        self.tensor = np.zeros(encoding.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StammtischState, player: int) -> None:
        """Writes the observation into `tensor`; zeros before the deal."""
        if not state._packed:
            self.tensor.fill(0)
            return
        self.tensor[:] = self._twin.observe(state._packed, self._encoding.agents[player])

    def string_from(self, state: StammtischState, player: int) -> str:
        """What a player sees, in words; as an information state a digest of its past and of what it sees."""
        if not state._packed:
            return f"player {player}, before the deal"
        seat = self._encoding.agents[player]
        if not self._recall:
            return self._twin.glance.text(state._packed, seat)
        seen = hashlib.blake2b(self._twin.observe(state._packed, seat).tobytes(), digest_size=12).hexdigest()
        own = f", chose {self._encoding.text(state._pending)}" if state._pending >= 0 and state._due == seat else ""
        return f"player {player}, past {state._memory[player].hex()}, sees {seen}{own}"


def make(
    title: str | Title,
    seats: int | None,
    options: Mapping[str, str] | None,
    box: str | Path | None,
    reward: str,
    luck: int,
    compiled: bool | None,
) -> Any:
    """The game of `stammtisch.envs.open_spiel`."""
    found = title if isinstance(title, Title) else find_title(title)
    encoding(found, seats, options, box)  # with the errors of this house, not of OpenSpiel
    register(found)
    named = {None: "", True: "yes", False: "no"}[compiled]
    params = {"players": seats or found.seats[0], "box": str(box or ""), "reward": reward, "luck": luck}
    return pyspiel.load_game(short_name(found), {**params, "compiled": named, **(options or {})})


def _loaded(title: Title, params: dict[str, Any]) -> Any:
    """A game that was pickled."""
    register(title)
    return pyspiel.load_game(short_name(title), params)


_registered: set[str] = set()


def register(title: Title) -> None:
    """Makes a title known to OpenSpiel."""
    if title.name not in _registered:
        _registered.add(title.name)
        # A class and no function: OpenSpiel lets go of it only after Python has ended, which a function does not bear.
        own = type(f"{title.state.__module__}.Game", (StammtischGame,), {"title": title})
        pyspiel.register_game(game_type(title), own)


for _name in titles():
    register(find_title(_name))
