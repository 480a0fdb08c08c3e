"""OpenSpiel: every title as a Python game, registered as `python_stammtisch_TITLE` when this module is imported.

Chance is explicit. The rules draw from a generator in the state; where a choice makes them draw, the state becomes a
chance node first, with `luck` equally likely outcomes. An outcome starts the generator anew, from what it was and the
number of the outcome, and then the choice is carried out. Thus nothing that an algorithm may hold (a clone, a history,
a serialised state) says what chance will bring, applying an action is deterministic, and a history can be replayed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from stammtisch.envs import falls
from stammtisch.envs.encoding import Encoding, encoding
from stammtisch.envs.games import EVERY_SEAT, Games
from stammtisch.envs.text import Glance
from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.rule import Line
from stammtisch.kernel.title.title import Title, find_title, titles
from stammtisch.kernel.twins.drive import choose, due_seat, list_moves
from stammtisch.kernel.twins.twins import add_entry

DEALS = 4
"""Chance nodes before the first choice: with 256 outcomes each they tell 2**32 deals apart."""

LUCK = 256
"""Outcomes of a chance node, if nothing else is wanted."""

EXACT = 0
"""As a number of outcomes: all that can fall, with exact probabilities."""

ASKED = -2
"""What `choose_with_luck` returns when chance was asked and there was no luck."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

PARAMETERS = {"players": 0, "box": "", "reward": "win", "luck": LUCK, "compiled": ""}
"""The parameters that every game has beside its options, with what they are by themselves (`players`: the fewest)."""

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


def parameter(option: str) -> str:
    """What OpenSpiel calls an option of a title: its name, after `option_` where a parameter has that name already."""
    return f"option_{option}" if option in (*PARAMETERS, "name") else option


def written(kind: Kind) -> dict[str, Any]:
    """The values of an option -> how they stand in a game's parameters.

    OpenSpiel reads `true` and `false` in the text of a game as truth values and digits as numbers, and a parameter is
    of one type. So values that are all of one other type are of that type, and among words they have `_` before them.
    """
    read = {value: pyspiel.game_parameters_from_string(f"game(value={value})")["value"] for value in kind.names}
    if len({type(value) for value in read.values()}) == 1 and len(set(read.values())) == len(read):
        return read
    return {value: value if isinstance(as_read, str) else f"_{value}" for value, as_read in read.items()}


def as_parameters(title: Title, options: Mapping[str, str] | None) -> dict[str, Any]:
    """Options as parameters of a game."""
    return {parameter(name): written(title.options[name])[value] for name, value in (options or {}).items()}


def as_options(title: Title, parameters: Mapping[str, Any]) -> dict[str, str]:
    """The options among the parameters of a game."""
    found = {}
    for name, kind in title.options.items():
        if parameter(name) in parameters:
            given = parameters[parameter(name)]
            found[name] = next((value for value, stands in written(kind).items() if stands == given), str(given))
    return found


def game_type(title: Title, utility: Any = pyspiel.GameType.Utility.GENERAL_SUM) -> Any:
    """What OpenSpiel has to know of a title before it makes a game of it; `utility` of the game that is made."""
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=title.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **PARAMETERS,
            "players": title.least_seats(),
            **as_parameters(title, title.option_values()),
        },
    )


class StammtischGame(pyspiel.Game):  # type: ignore[misc]
    """A title at one table; see `stammtisch.envs.open_spiel`.

    Parameters: `players` (seats, Automas included), `box` (a file; empty: the title's own), `reward`, `luck`,
    `compiled` ("yes", "no" or empty: where it can be), and the options of the title (see `parameter`).
    """

    title: Title
    """Set by `register`, which makes a class of its own for each title."""

    def __init__(self, params: Mapping[str, Any] | None = None):
        title = self.title
        given = {name: str(value) for name, value in (params or {}).items()}
        options = as_options(title, params or {})
        seats = int(given.get("players", title.least_seats(options)))
        self.encoding = encoding(title, seats, options, given.get("box") or None)
        self.luck = int(given.get("luck", LUCK))
        if self.luck != EXACT and not 2 <= self.luck <= falls.MOST:
            raise ValueError(f"luck is a number of outcomes from 2 to {falls.MOST}, or {EXACT}, not {self.luck}")
        reward = given.get("reward", "win")
        compiled = {"": None, "yes": True, "no": False}[given.get("compiled", "")]
        self.twin = _Twin(self.encoding, reward, compiled)
        self.root = self._begin()
        self.samples = [(outcome, 1 / self.luck) for outcome in range(self.luck)]
        players, most = len(self.encoding.agents), float(1 << 40)
        utility, total = _utility(self.encoding, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.luck or falls.MOST,
            num_players=players,
            min_utility=0.0 if reward == "win" else -most,
            max_utility=1.0 if reward == "win" else most,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title, utility), info, dict(params or {}))

    def _begin(self) -> Node:
        """Before the deal."""
        root = Node(self.twin, CHANCE)
        if self.luck == EXACT:
            root.falls = falls.deals(self.encoding)
        return root

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

    # --------------------------------------------------------------------------------------------- from node to node

    def after(self, node: Node, action: int) -> Node:
        """The node that an action or an outcome leads to.

        With exact chance each is made once and kept, and a choice with a single option is made at once: the tree is
        gone through again and again.
        """
        if self.luck != EXACT:
            return self._after(node, action)
        if action not in node.children:
            following = self._after(node, action)
            while following.player >= 0 and len(following.legal) == 1:
                following = self._after(following, following.legal[0])
            node.children[action] = following
        return node.children[action]

    def _after(self, node: Node, action: int) -> Node:
        twin = self.twin
        if node.player != CHANCE:
            seat = twin.encoding.agents[node.player]
            return self._chosen(node, seat, action, -1)
        if self.luck == EXACT:
            return self._fallen(node, action)
        if not node.packed:
            deal = (*node.deal, action)
            if len(deal) < DEALS:
                return Node(twin, CHANCE, deal=deal)
            return self._node(*twin.begin(_seed(b"deal", *deal)), node, -1, -1)
        luck = _seed(node.packed[twin.generator], action)
        return self._chosen(node, node.seat, node.pending, luck)

    def _chosen(self, node: Node, seat: int, action: int, luck: int) -> Node:
        """After a choice, or before chance has fallen for it."""
        twin = self.twin
        packed, due, legal = twin.choose(node.packed, seat, twin.options[action], luck)
        if due != ASKED:
            return self._node(packed, due, legal, node, seat, action)
        waiting = Node(twin, CHANCE, node.packed, seat=seat, pending=action, parent=node)
        if self.luck == EXACT:
            waiting.falls = falls.results(self.encoding, node.packed, seat, twin.options[action])
        return waiting

    def _fallen(self, node: Node, outcome: int) -> Node:
        """After one of all things that chance can bring."""
        packed, due, legal = self.twin.read(node.falls[outcome][0])
        return self._node(packed, due, legal, node, node.seat, node.pending)

    def _node(self, packed: bytes, due: int, legal: list[int], parent: Node, seat: int, action: int) -> Node:
        player = TERMINAL if due < 0 else self.twin.players[due]
        return Node(self.twin, player, packed, legal, seat=seat, pending=action, parent=parent)


def _utility(encoding: Encoding, reward: str) -> tuple[Any, float | None]:
    """What the rewards of all players add up to: 1 for shares of the win, 0 for margins, unknown beside Automas."""
    if len(encoding.agents) < max(2, encoding.seats):
        return pyspiel.GameType.Utility.GENERAL_SUM, None
    if reward == "win":
        return pyspiel.GameType.Utility.CONSTANT_SUM, 1.0
    return pyspiel.GameType.Utility.ZERO_SUM, 0.0


class Node:
    """Where a game stands. It never changes, so that states and their copies share it.

    - `twin`: what plays it; None for one that was pickled, which remembers all it has to.
    - `player`: who is due, as OpenSpiel counts; CHANCE before the deal and when a choice waits for chance.
    - `packed`: the state; empty before the deal. While a choice waits for chance, the one before it.
    - `legal`: the legal actions, ascending.
    - `seat`, `pending`: who chose last and what; at a chance node that is what waits. -1: nobody, nothing.
    - `deal`: the outcomes of the deal so far.
    - `falls`: at a chance node with exact chance all states that it can lead to, with their probabilities.
    - `parent`: the node before it; None where nothing is to be remembered.
    - `children`: the nodes after it, as far as they are kept.
    - `memory`: for each player a digest of its past and one of what it sees, as far as it was asked for; see
      `_Twin.memory`.
    - `said`: for each player its information state in words, as far as it was asked for.
    """

    __slots__ = (
        "children",
        "deal",
        "falls",
        "legal",
        "memory",
        "packed",
        "parent",
        "pending",
        "player",
        "said",
        "seat",
        "twin",
    )

    def __init__(
        self,
        twin: _Twin | None,
        player: int,
        packed: bytes = b"",
        legal: Sequence[int] = (),
        seat: int = -1,
        pending: int = -1,
        deal: tuple[int, ...] = (),
        parent: Node | None = None,
    ):
        self.twin, self.player, self.packed, self.legal, self.deal = twin, player, packed, legal, deal
        self.seat, self.pending, self.parent = seat, pending, parent
        self.falls: tuple[tuple[bytes, float], ...] = ()
        self.children: dict[int, Node] = {}
        self.memory: dict[int, tuple[bytes, bytes]] = {}
        self.said: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Node:
        """Itself: OpenSpiel copies what a state holds with each clone."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept without the nodes around it: what was before is in the digests of the past."""
        if self.twin is not None:
            for player in self.twin.players.values():
                self.twin.memory(self, player)
        here = (self.player, self.packed, self.legal, self.seat, self.pending, self.deal)
        return _kept, (here, self.falls, self.memory)


def _kept(here: tuple[Any, ...], falls: tuple[tuple[bytes, float], ...], memory: Any) -> Node:
    """A node that was pickled."""
    node = Node(None, *here)
    node.falls, node.memory = falls, memory
    return node


class _Twin:
    """The twin that plays all states of a game: they are packed, and are unpacked here when something is asked."""

    def __init__(self, encoding: Encoding, reward: str, compiled: bool | None):
        self.encoding = encoding
        self.games = Games(encoding, 1, EVERY_SEAT, reward, compiled=compiled)
        self.by_margin = int(reward == "margin")
        self.legal = np.zeros(encoding.title.most_options + 1, np.int64)
        self._row = np.zeros(encoding.layout.size, np.int32)
        self.players = {seat: player for player, seat in enumerate(encoding.agents)}
        self.options = [encoding.split(action)[1] for action in range(encoding.actions)]
        self._starts = encoding.starts.tolist()
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

    def begin(self, seed: int) -> tuple[bytes, int, list[int]]:
        """A game that is laid out, the first seat due and what it may do."""
        arena = self.games.arena
        arena.put(0, self.encoding.blank())
        due = int(arena.twin.begin(arena.states, 0, arena.boxes, seed))
        return self._look(due)

    def read(self, packed: bytes) -> tuple[bytes, int, list[int]]:
        """A state as it stands, the seat due and what it may do."""
        arena = self.games.arena
        arena.put(0, packed)
        who = arena.who(0)
        return self._look((who & -who).bit_length() - 1)

    def _look(self, due: int) -> tuple[bytes, int, list[int]]:
        arena = self.games.arena
        if due < 0:
            return arena.get(0), due, []
        arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
        return arena.get(0), due, self._actions(arena.options())

    def choose(self, packed: bytes, seat: int, choice: int, luck: int) -> tuple[bytes, int, list[int]]:
        """A state after a choice, who is due then (see `choose_with_luck`) and what it may do."""
        arena = self.games.arena
        arena.put(0, packed)
        due = int(arena.twin.choose_with_luck(arena.states, arena.boxes, arena.moves, seat, choice, luck, self.legal))
        if due < 0:
            return arena.get(0), due, []
        return arena.get(0), due, self._actions(self.legal[: self.legal[-1]].tolist())

    def _actions(self, options: list[int]) -> list[int]:
        """The actions that these options of the state in the arena are, ascending."""
        start = self._starts[self.games.arena.step(0)]
        return sorted([option + start for option in options])

    def observe(self, packed: bytes, seat: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """What a seat sees of a state, in an array that the next call writes anew."""
        arena = self.games.arena
        arena.put(0, packed)
        arena.twin.observe_at(arena.states, 0, seat, self._row)
        return self._row

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

    def memory(self, node: Node, player: int) -> tuple[bytes, bytes]:
        """A digest of all that a player saw and chose, in this order, up to a node; and one of what it sees there.

        What it sees counts when it changes, not with each step: of a hidden step of another player, and of how many
        there were, it does not know.
        """
        seat, behind = self.encoding.agents[player], list[Node]()
        at: Node | None = node
        while at is not None and player not in at.memory:
            behind.append(at)
            at = at.parent
        past, saw = (b"", b"") if at is None else at.memory[player]
        for now in reversed(behind):
            if now.packed and now.player != CHANCE:  # while a choice waits for chance, all is as it was before
                if now.seat == seat:
                    past = _digest(past, b"chose", now.pending.to_bytes(4, "little"))
                sees = _digest(self.observe(now.packed, seat).tobytes())
                if sees != saw:
                    past, saw = _digest(past, b"saw", sees), sees
            now.memory[player] = past, saw
        return past, saw


class StammtischState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: a node of it."""

    def __init__(self, game: StammtischGame):
        super().__init__(game)
        self._at = game.root

    # The twin belongs to the game, not to the state: a state is copied and pickled by its attributes.

    def _game(self) -> StammtischGame:
        game: StammtischGame = self.get_game()
        return game

    def current_player(self) -> int:
        """The player that is due; CHANCE before the deal and when a choice waits for chance."""
        return self._at.player

    def _legal_actions(self, player: int) -> Sequence[int]:
        """The legal actions of the player that is due, ascending."""
        return self._at.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node: samples, all equally likely, or with exact chance all that can fall."""
        if self._at.falls:
            return [(outcome, weight) for outcome, (_, weight) in enumerate(self._at.falls)]
        return self._game().samples

    def _apply_action(self, action: int) -> None:
        self._at = self._game().after(self._at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"luck {action}"
        return self._game().encoding.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._at.player == TERMINAL

    def returns(self) -> list[float]:
        """What each player gets; zeros before the end."""
        game = self._game()
        if self._at.player != TERMINAL:
            return [0.0] * len(game.encoding.agents)
        return game.twin.returns(self._at.packed)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StammtischState:
        """A state that the player could not tell from this one, with everything hidden dealt anew."""
        twin, at = self._game().twin, self._at
        twin.memory(at, player)
        other: StammtischState = self.clone()
        packed = twin.imagine(at.packed, twin.encoding.agents[player], int(sampler() * (1 << 53)))
        other._at = Node(twin, at.player, packed, at.legal, at.seat, at.pending, at.deal)
        other._at.memory = dict(at.memory)
        return other

    def __str__(self) -> str:
        """Who is due, and a digest of the state; what a player sees of it is its observation."""
        at, encoding = self._at, self._game().encoding
        if not at.packed:
            return f"before the deal: {' '.join(map(str, at.deal))}"
        waits = at.player == CHANCE
        seat = at.seat if waits else encoding.agents[at.player] if at.player >= 0 else -1
        who = "over" if at.player == TERMINAL else f"seat {seat} to choose"
        waiting = f", chance to fall for {encoding.text(at.pending)}" if waits else ""
        digest = hashlib.blake2b(at.packed, digest_size=8).hexdigest()
        return f"{encoding.title.title}, {who}{waiting}, state {digest}"


def _digest(*parts: bytes) -> bytes:
    """A short digest of some bytes."""
    return hashlib.blake2b(b"".join(parts), digest_size=12).digest()


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
        packed = state._at.packed
        if not packed:
            self.tensor.fill(0)
            return
        self.tensor[:] = self._twin.observe(packed, self._encoding.agents[player])

    def string_from(self, state: StammtischState, player: int) -> str:
        """What a player sees, in words; as an information state a digest of its past and of what it sees."""
        at = state._at
        if not at.packed:
            return f"player {player}, before the deal"
        seat = self._encoding.agents[player]
        if not self._recall:
            return self._twin.glance.text(at.packed, seat)
        if player not in at.said:
            at.said[player] = self._information(at, player, seat)
        return at.said[player]

    def _information(self, at: Node, player: int, seat: int) -> str:
        past, _ = self._twin.memory(at, player)
        sees = _digest(self._twin.observe(at.packed, seat).tobytes()).hex()
        own = f", chose {self._encoding.text(at.pending)}" if at.player == CHANCE and at.seat == seat else ""
        return f"player {player}, past {past.hex()}, sees {sees}{own}"


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
    found = encoding(title, seats, options, box).title  # with the errors of this house, not of OpenSpiel
    register(found)
    named = {None: "", True: "yes", False: "no"}[compiled]
    params = {"players": seats or found.least_seats(options), "box": str(box or ""), "reward": reward, "luck": luck}
    return pyspiel.load_game(short_name(found), {**params, "compiled": named, **as_parameters(found, options)})


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
