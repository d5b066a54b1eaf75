"""The games as PettingZoo environments.

    >>> from hauntboard.envs.pettingzoo import environments
    >>> env = environments("template").env(players=3, rounds=2)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']
    >>> observation, reward, termination, truncation, info = env.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((20,), 2)

``environments(NAME)``, which can be imported as ``FOLDER_v0`` too, has ``env`` (with PettingZoo's usual
wrappers: an illegal action ends the match with reward -1), ``raw_env`` (an illegal action raises) and
``parallel_env``. Keywords are ``players``, the game's options, ``render_mode``, ``render_seat`` and
``max_cycles``.

- An observation is a dictionary: ``observation`` (``uint8``, see ``docs/research/observations.md``) and
  ``action_mask`` (``int8``; all 0 for an agent that may not act). The agent's info has the mask, too.
- Rewards come at the end of a match and are zero-sum in [-1, 1]: the losers pay and the winners share.
- The environment draws chance. Agents make simultaneous choices in the order of the seats; later ones do not
  see earlier ones.
- ``render_mode="ansi"`` returns the table as text, "human" prints it. It shows the spectators' view, without
  secrets; ``render_seat="acting"`` shows the view of the agent to act, a number that of a seat.

``parallel_env`` takes actions of all agents in every cycle. It plays those of agents that may act and ignores
the others. A random legal action replaces an illegal one, and ``illegal`` in the agent's info is then true.
``max_cycles`` truncates a match; ``env`` with ``max_cycles`` wraps the same environment turn by turn.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from ..engine.game import Game, Value
from ..engine.rng import Rng
from ..engine.seats import SPECTATOR
from ..engine.state import State
from ..games import GAMES, game_type, load, plugin
from .batch import spread
from .spaces import action_space, observation_space
from .text import view_text

RENDER_MODES = ("human", "ansi")
PUBLIC, ACTING = "public", "acting"
Observation = dict[str, npt.NDArray[Any]]


class SeatedMatch:
    """The part that both environments share: a match, its agents, their spaces and observations."""

    def __init__(self, game: Game, render_mode: str | None, render_seat: int | str) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if isinstance(render_seat, int):
            game.check_seat(render_seat)
        elif render_seat not in (PUBLIC, ACTING):
            raise ValueError(f'render_seat is a seat, "{PUBLIC}" or "{ACTING}", not {render_seat!r}')
        self.game, self.observer = game, game.observer()
        self.state: State = game.new_state()
        self.render_mode, self.render_seat = render_mode, render_seat
        self.names = [f"seat_{seat}" for seat in game.seats]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.rng = Rng(int.from_bytes(os.urandom(8)))
        self.observation_spaces = {name: observation_space(game) for name in self.names}
        self.action_spaces = {name: action_space(game) for name in self.names}

    def begin(self, seed: int | None) -> None:
        """Start a match up to its first decision."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.game.new_state()
        self.draw_luck()

    def draw_luck(self) -> None:
        """Play chance until a seat must decide."""
        while self.state.at_chance():
            self.state.apply(self.state.pick(self.rng))

    @property
    def actors(self) -> list[int]:
        """Return the seats that may act."""
        return self.state.actors()

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return the legal actions of a seat."""
        words = np.array([self.state.legal_words(seat)], np.uint64)
        return spread(words, self.game.action_count).view(np.int8).reshape(-1)

    def look(self, seat: int, mask: npt.NDArray[np.int8]) -> Observation:
        """Return an agent's observation."""
        vector = np.frombuffer(self.observer.observe(self.state, seat), np.uint8)
        return {"observation": vector.copy(), "action_mask": mask}

    def results(self) -> dict[str, float]:
        """Return every seat's reward; 0 before the end."""
        return dict(zip(self.names, self.state.returns(), strict=True))

    def picture(self) -> str | None:
        """Return the table as text, or print it in human mode."""
        if self.render_mode is None:
            return None
        seat: int | str = self.render_seat
        if seat == ACTING and self.actors:
            seat = self.actors[0]
        text = view_text(self.game.view(self.state, seat if isinstance(seat, int) else SPECTATOR))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class Spaces:
    """PettingZoo's accessors for the spaces of an agent."""

    observation_spaces: dict[str, Any]
    action_spaces: dict[str, Any]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]


class TurnEnv(Spaces, AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A match in which agents act one after the other."""

    def __init__(self, game: Game, render_mode: str | None = None, render_seat: int | str = PUBLIC) -> None:
        EzPickle.__init__(self, game, render_mode, render_seat)
        super().__init__()
        self.metadata = metadata(game, parallel=False)
        self.table = SeatedMatch(game, render_mode, render_seat)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.names)
        self.observation_spaces, self.action_spaces = self.table.observation_spaces, self.table.action_spaces

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.table.actors[0]]
        self.note_masks()

    def note_masks(self) -> None:
        """Write the masks of all agents; only the agent to act has legal actions."""
        none = np.zeros(self.table.game.action_count, np.int8)
        self.infos = {agent: {"action_mask": none} for agent in self.agents}
        if not any(self.terminations.values()):
            seat = self.table.seat_of[self.agent_selection]
            self.infos[self.agent_selection] = {"action_mask": self.table.mask(seat)}

    def observe(self, agent: str) -> Observation:
        mask = self.infos[agent]["action_mask"] if agent in self.infos else None
        if mask is None:
            mask = np.zeros(self.table.game.action_count, np.int8)
        return self.table.look(self.table.seat_of[agent], mask.copy())

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        table.game.check(table.state, int(action), table.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        table.state.apply(int(action))
        table.draw_luck()
        self.rewards = table.results()
        if table.state.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[table.actors[0]]
        self.note_masks()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return self.table.picture()

    def close(self) -> None:
        """Do nothing: no resource is held."""


class CycleEnv(Spaces, ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A match with actions of all agents in every cycle; those of agents that may not act are ignored."""

    def __init__(
        self,
        game: Game,
        render_mode: str | None = None,
        render_seat: int | str = PUBLIC,
        max_cycles: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, render_mode, render_seat, max_cycles)
        self.metadata = metadata(game, parallel=True)
        self.table = SeatedMatch(game, render_mode, render_seat)
        self.render_mode, self.max_cycles, self.cycles = render_mode, max_cycles, 0
        self.possible_agents = list(self.table.names)
        self.observation_spaces, self.action_spaces = self.table.observation_spaces, self.table.action_spaces

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.looks(set())

    def looks(self, stumbled: set[int]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Return the observations and infos of all agents; ``stumbled`` are seats with illegal actions."""
        table, seen, infos = self.table, {}, {}
        for name in self.agents:
            seat = table.seat_of[name]
            mask = table.mask(seat)
            seen[name] = table.look(seat, mask)
            infos[name] = {"action_mask": mask.copy(), "illegal": seat in stumbled}
        return seen, infos

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        table = self.table
        stumbled = set()
        for seat in table.actors:
            legal = table.state.legal_actions(seat)
            action = int(actions[table.names[seat]])
            if action not in legal:
                stumbled.add(seat)
                action = legal[table.rng.below(len(legal))]
            table.state.apply(action)
        table.draw_luck()
        self.cycles += 1
        over = table.state.over()
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, infos = self.looks(stumbled)
        ended, shortened = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        rewards = table.results()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, shortened, infos

    def render(self) -> str | None:
        return self.table.picture()

    def close(self) -> None:
        """Do nothing: no resource is held."""


# ---- by game --------------------------------------------------------------------------------


def metadata(game: Game, parallel: bool) -> dict[str, Any]:
    """Return PettingZoo's metadata of an environment.

    >>> metadata(load("template", 3), parallel=False)["name"]
    'template-3p'
    """
    return {
        "name": f"{game.name}-{game.players}p",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": parallel,
    }


class Environments:
    """The environments of one game, named like PettingZoo's own modules."""

    def __init__(self, name: str) -> None:
        self.name = name

    def load(self, players: int | None, options: dict[str, Value]) -> Game:
        """Return the game with its options."""
        return load(self.name, players, options)

    def raw_env(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        render_seat: int | str = PUBLIC,
        **options: Value,
    ) -> TurnEnv:
        """Return the turn-based environment without wrappers; an illegal action raises a refusal."""
        return TurnEnv(self.load(players, options), render_mode, render_seat)

    def env(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        render_seat: int | str = PUBLIC,
        max_cycles: int | None = None,
        **options: Value,
    ) -> Any:
        """Return the turn-based environment with the usual wrappers."""
        if max_cycles is not None:
            return parallel_to_aec(
                self.parallel_env(players, render_mode, render_seat, max_cycles, **options)
            )
        made = self.raw_env(players, render_mode, render_seat, **options)
        return wrappers.OrderEnforcingWrapper(
            wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1))
        )

    def parallel_env(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        render_seat: int | str = PUBLIC,
        max_cycles: int | None = None,
        **options: Value,
    ) -> CycleEnv:
        """Return the environment in which all agents act in every cycle."""
        return CycleEnv(self.load(players, options), render_mode, render_seat, max_cycles)


def environments(name: str) -> Environments:
    """Return the environments of a game by name."""
    return Environments(game_type(name).name)


def __getattr__(name: str) -> Environments:
    """Return the environments of a game by ``FOLDER_v0``: its name with underscores, or its folder's name."""
    wanted = name.removesuffix("_v0")
    for game in GAMES:
        if name.endswith("_v0") and wanted in (plugin(game).folder, game.replace("-", "_")):
            return environments(game)
    raise AttributeError(f"module {__name__} has no attribute {name}")
