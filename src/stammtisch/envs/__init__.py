"""Environments for learning: every title, in the interfaces that learning libraries know.

They need the extra `envs` (`pip install 'stammtisch[envs]'`); OpenSpiel has wheels for Linux and macOS.

>>> from stammtisch import envs
>>> e = envs.gym("mall-world", seats=4, compiled=False)
>>> seen, info = e.reset(seed=7)
>>> seen.shape, int(info["action_mask"].sum())
((1538,), 5)

What an agent sees are whole numbers (int32), laid out as `stammtisch.kernel.twins.observation` says; `columns` names
each of them, `parts` where each field stands. With `scaled=True` they are float32 numbers from -2 to 2 that suit a
network: amounts divided by what is usual, without what never changes at the table, and the pending step one-hot, as
`stammtisch.envs.scaled` says; `columns(..., scaled=True)` names those. What it does is a number with one meaning
throughout the game, and a mask says which are legal; `action_text` puts one into words. `seats`, `options` and `box`
are those of `stammtisch.new`, and a game with a seed is the game of that seed.

The rules run compiled where they can be (the first use of a title compiles it, in less than a minute, and keeps it);
`compiled=False` runs them as plain Python, with the same games. Environments can be pickled and copied, in the middle
of a game, too; titles have to be installed where they are unpickled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title

if TYPE_CHECKING:
    from stammtisch.envs.many import ManyGames
    from stammtisch.envs.single import SeatEnv
    from stammtisch.players import Policy

__all__ = [
    "action_text",
    "aec",
    "columns",
    "gym",
    "open_spiel",
    "parts",
    "raw_aec",
    "sb3",
    "torchrl",
    "vector",
]

Box = str | Path | LoadedBox | None
Options = Mapping[str, str] | None


def aec(
    title: str | Title,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    reward: str = "win",
    text: bool = False,
    render_mode: str | None = None,
    compiled: bool | None = None,
    scaled: bool = False,
) -> Any:
    """A PettingZoo AEC environment in which every seat is an agent (`player_0` ...), in PettingZoo's usual wrappers.

    Observations are dictionaries: `observation` (int32, or float32 where `scaled`) and `action_mask` (int8). Seats that
    the rules play (Automas) are no agents. Choices that seats make at once, unseen by the others, are asked for in seat
    order, and nobody sees them before the last is in. Rewards come at the end: with `reward="win"` a share of the win
    (1, or 1/k of k winners), with "margin" the score less the average of the other seats. An illegal action ends the
    game with -1 for who took it. `text=True` adds `infos[agent]["text"]`, what the agent sees and may do in words;
    `render_mode="ansi"` gives the same for the selected agent, "rgb_array" the table as it sees it, as pixels (uint8,
    (height, width, 3); this needs the extra `pictures`).

    Raises UnknownTitle, OptionError, BoxError, or ValueError for an unknown reward.
    """
    from stammtisch.envs.agents import env

    return env(title, seats, options, box, reward, text, render_mode, compiled, scaled)


def raw_aec(title: str | Title, *arguments: Any, **named: Any) -> Any:
    """`aec` without wrappers: an illegal action raises IllegalAction and changes nothing."""
    from stammtisch.envs.agents import raw_env

    return raw_env(title, *arguments, **named)


def gym(
    title: str | Title,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    seat: int | str = 0,
    others: str | Policy | Sequence[str | Policy] = "random",
    reward: str = "win",
    illegal: str = "end",
    text: bool = False,
    render_mode: str | None = None,
    compiled: bool | None = None,
    scaled: bool = False,
) -> SeatEnv:
    """A Gymnasium environment in which one seat is the agent.

    Importing `stammtisch.envs` registers one for each title: `gymnasium.make("stammtisch/mall-world-v0", ...)`, or
    `gymnasium.make("stammtisch.envs:stammtisch/mall-world-v0", ...)`, which imports it first.

    `seat` is its number, or "turns" for another one in each game. `others` names the policy of all other seats, or one
    for each in seat order ("random", "greedy", "search:easy", or any `players.Policy`). Observations are int32 rows, or
    float32 ones where `scaled`; `info["action_mask"]` (int8) says what is legal, and so does `action_masks()` (for
    MaskablePPO of sb3-contrib). `info["seat"]` is the agent's seat. Rewards as in `aec`. An illegal action ends the
    game, so that nothing is legal, with reward -1 and `info["illegal"]`, or with `illegal="raise"` raises
    IllegalAction. `text` and `render_mode` as in `aec`.

    Raises UnknownTitle, OptionError, BoxError, UnknownPolicy, or ValueError.
    """
    from stammtisch.envs.single import SeatEnv

    return SeatEnv(title, seats, options, box, seat, others, reward, illegal, text, render_mode, compiled, scaled)


def vector(
    title: str | Title,
    n: int,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    seat: int | str | None = None,
    reward: str = "win",
    autoreset_mode: Any = "NextStep",
    copy: bool = False,
    compiled: bool | None = None,
    scaled: bool = False,
) -> ManyGames:
    """A `gymnasium.vector.VectorEnv` of n games that are stepped in one call; also through `gymnasium.make_vec`.

    With `seat=None` the environment is for self-play: each seat that is due is the agent, and `info["seat"]` (int64,
    (n,)) says which one it is. With a number (or "turns", for another seat in each game) the agent is that seat, and
    the others choose at random within the call.

    **Nothing is copied**: observations (int32, (n, size); float32 where `scaled`), `info["action_mask"]` (int8, (n,
    actions)), rewards (float64, (n,)), terminations (bool, (n,)), `info["seat"]` and `info["returns"]` (float64, (n,
    seats): what the last game that ended brought each seat) are the same arrays each time, and the next step writes
    over them. Whoever keeps them longer copies them, or asks for `copy=True`. A reward goes to the seat that took the
    action; in self-play the others find theirs in `info["returns"]`.

    Autoreset is Gymnasium's, all three modes: in "NextStep" the step after the end ignores the action and gives the
    first observation of a new game, in "SameStep" it comes at once (the last observation of the old game stands in
    `info["final_obs"]` where `info["_final_obs"]`), with "Disabled" a game waits for
    `reset(options={"reset_mask": flags})`. Game i plays the seeds `seed + i`, `seed + i + n`, `seed + i + 2n` ...

    Actions are whole numbers, of shape (n,). An illegal action raises IllegalAction, others than these ValueError, and
    then nothing has changed in any game. `random_actions` holds a legal
    action for each, drawn at random, at no cost.
    """
    from stammtisch.envs.many import ManyGames

    return ManyGames(title, n, seats, options, box, seat, reward, autoreset_mode, copy, compiled, scaled)


def sb3(
    title: str | Title,
    n: int,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    seat: int | str | None = "turns",
    reward: str = "win",
    compiled: bool | None = None,
    scaled: bool = True,
) -> Any:
    """The games of `vector` as a `VecEnv` of Stable-Baselines3, with masks for MaskablePPO of sb3-contrib.

    Observations and rewards are float32, and copies. A reward goes to the seat that took the action; the info of a game
    that ended says what it brought each seat (`returns`, float32, (seats,)), so that in self-play the others find
    theirs. Needs the extra `train`.
    """
    from stammtisch.envs.baselines import LearningGames

    return LearningGames(vector(title, n, seats, options, box, seat, reward, "SameStep", False, compiled, scaled))


def torchrl(
    title: str | Title,
    n: int,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    seat: int | str | None = "turns",
    reward: str = "win",
    compiled: bool | None = None,
    scaled: bool = True,
) -> Any:
    """The games of `vector` as an `EnvBase` of TorchRL with a batch of n.

    Beside `observation` stand `action_mask` (bool, (n, actions)), `seat`, and `returns` (float32, (n, seats)): what the
    last game that ended brought each seat, since `reward` is only that of the seat that took the action. Actions that
    its own specs draw are legal.
    It resets the games that are flagged by `_reset`, as TorchRL's rollouts and collectors do. Needs the extra
    `torchrl`.
    """
    from stammtisch.envs.torch_rl import TorchGames

    return TorchGames(vector(title, n, seats, options, box, seat, reward, "Disabled", False, compiled, scaled))


def open_spiel(
    title: str | Title,
    seats: int | None = None,
    options: Options = None,
    box: str | Path | None = None,
    reward: str = "win",
    luck: int = 256,
    compiled: bool | None = None,
) -> Any:
    """An OpenSpiel game (`pyspiel.Game`).

    Importing `stammtisch.envs.spiel` registers one for each title:
    `pyspiel.load_game("python_stammtisch_mall_world(players=4)")`, options of the title by their names, after `option_`
    where the game has a parameter of that name.

    Seats that the rules play are no players: players are the agents in seat order. Chance is explicit: where it falls,
    a chance node has `luck` equally likely outcomes, each of which starts the game's generator anew; the deal is four
    such nodes. So a history replays exactly, no algorithm can look into the future, and the distribution of each node
    is a sample of the true one, the larger the better and slower. With `luck=0` chance is exact: each node has all that
    can fall, with its probability, and choices with a single option are made at once; raises
    `stammtisch.envs.falls.TooMuchChance` where it cannot be listed. It is meant for the small game of Mall World
    (options={"small": "on"}). `resample_from_infostate` deals anew what a player cannot see. The information state is
    all that the player saw, each time that it changed, and its own choices (as a digest), and what it sees now; the
    tensor is that of the observation.

    Raises UnknownTitle, OptionError, BoxError, or ValueError.
    """
    from stammtisch.envs.spiel import make

    return make(title, seats, options, box, reward, luck, compiled)


def parts(title: str | Title, seats: int | None = None) -> Mapping[str, slice]:
    """The parts of an observation by name: where each field of the state stands in it."""
    from stammtisch.envs.encoding import encoding

    return encoding(title, seats).layout.parts


def columns(
    title: str | Title,
    seats: int | None = None,
    options: Options = None,
    box: Box = None,
    scaled: bool = False,
    compiled: bool | None = None,
) -> tuple[str, ...]:
    """The name of each number of an observation, such as `players[2].hand[red/blue]`: seats count clockwise from the
    viewer, who is 0; behind `=` stands the thing of a one-hot number. With `scaled` those of the scaled form.

    >>> columns("mall-world", 4)[-6:]
    ('step', 'arg', 'due[0]', 'due[1]', 'due[2]', 'due[3]')
    """
    from stammtisch.envs.encoding import encoding
    from stammtisch.envs.scaled import scaled_form

    found = encoding(title, seats, options, box)
    if scaled:
        return scaled_form(found, compiled).names
    return tuple(column.name for column in found.columns)


def action_text(title: str | Title, action: int, box: Box = None) -> str:
    """An action as a person would type it; raises ValueError for a number that is none."""
    from stammtisch.envs.encoding import encoding
    from stammtisch.envs.games import whole

    return encoding(title, None, None, box).text(whole(action))


def _register() -> None:
    """Registers the titles with the libraries that are there."""
    try:
        from stammtisch.envs.registry import register_gym
    except ImportError:  # the extra is not installed; whoever uses it is told so by its import
        return
    register_gym()


_register()
