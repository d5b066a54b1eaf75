"""Gymnasium environments: one seat against bots, in one match or many at a time.

    >>> from hauntboard.envs.gymnasium import VersusVectorEnv
    >>> envs = VersusVectorEnv("template", num_envs=64, players=2)
    >>> seen, info = envs.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((64, 17), (64, 19))
    >>> seen, rewards, terminations, truncations, info = envs.step(envs.random_actions())
    >>> rewards.shape
    (64,)

With ``rival="random"`` the core plays everything (``hauntboard.envs.batch``). Any other bot can be the rival
(``"sensible"``, ``"level-3"``); it receives its view and log as in a normal match, which is much slower.
``seat`` is the agent's seat, or "rotate" for a different one in every match.

- An observation is a dictionary: ``observation`` (``uint8``, see ``docs/research/observations.md``) and
  ``action_mask`` (``int8``).
- The reward is the result at the end of a match, in [-1, 1], and 0 before.
- A step that ends a match also starts the next one (``AutoresetMode.SAME_STEP``). ``info["final_obs"]`` holds
  the final observation of the match that ended, where ``info["_final_obs"]`` is true.
- A random legal action replaces an illegal one; ``info["illegal"]`` marks where.

Importing this module registers every listed game as ``hauntboard/NAME-v0`` for ``gymnasium.make`` and
``gymnasium.make_vec``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots import check_measured, make
from ..bots.seated import SeatLogs
from ..engine.game import Game, Value
from ..engine.match import Match
from ..engine.rng import Rng
from ..games import GAMES, load
from .batch import ROTATE, Batch, first_heroes, spread, streams
from .spaces import action_space, observation_space
from .text import view_text

RANDOM = "random"
Seen = dict[str, npt.NDArray[Any]]


class Bout:
    """One match of a seat against bots, which receive only their views and logs."""

    def __init__(self, game: Game, rival: str, hero: int, seed: int) -> None:
        self.game, self.rival, self.hero = game, rival, hero
        self.rng = Rng(seed)
        self.begin()

    def begin(self) -> None:
        """Start a match up to the hero's first decision."""
        self.match = Match(self.game)
        self.bots = {s: make(self.rival, self.game, self.rng.next64()) for s in self.game.seats}
        self.logs = SeatLogs(self.match)
        self.length = 0
        self.go_on()

    def go_on(self) -> None:
        """Play chance and bots until the hero's turn or the end."""
        match = self.match
        while not match.state.over() and self.hero not in match.state.actors():
            actors = match.state.actors()
            if actors:
                self.let_play(actors[0])
            else:
                match.play(match.state.pick(self.rng))

    def let_play(self, seat: int) -> None:
        """Play a bot's move."""
        self.match.play(self.bots[seat].choose(self.match.view(seat), self.logs.of(seat)), seat)

    def step(self, action: int) -> None:
        """Play the hero's move, then chance and bots until its next turn or the end."""
        self.match.play(action, self.hero)
        self.length += 1
        self.go_on()


class Bouts:
    """The interface of :class:`Batch` for any bot: the same arrays, filled from Python."""

    def __init__(self, game: Game, count: int, rival: str, limit: int, hero: int | str) -> None:
        self.game, self.count, self.rival, self.limit, self.hero = game, count, rival, limit, hero
        self.observer = game.observer()
        words, size = game.new_state().WORDS, self.observer.size
        self.observations = np.zeros((count, size), np.uint8)
        self.finals = np.zeros((count, size), np.uint8)
        self.masks = np.zeros((count, words), np.uint64)
        self.seats = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, game.players), np.float32)
        self.dones = np.zeros(count, np.bool_)
        self.truncations = np.zeros(count, np.bool_)
        self.lengths = np.zeros(count, np.int32)

    def reset(self, seed: int, turn: int = 0) -> None:
        """Restart all matches."""
        heroes = first_heroes(self.hero, self.count, self.game.players, turn)
        seeds = streams(seed, self.count)
        self.whims = [Rng(s) for s in streams(seed ^ 0x5EED, self.count)]
        self.bouts = [
            Bout(self.game, self.rival, int(hero), s) for hero, s in zip(heroes, seeds, strict=True)
        ]
        self.dones[:] = self.truncations[:] = False
        self.rewards[:] = 0
        for i in range(self.count):
            self.show(i)

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Play an action in each match."""
        for i, bout in enumerate(self.bouts):
            bout.step(int(actions[i]))
            over = bout.match.state.over()
            self.truncations[i] = bool(self.limit) and not over and bout.length >= self.limit
            self.dones[i] = over or self.truncations[i]
            self.rewards[i] = bout.match.state.returns()
            if self.dones[i]:
                self.finals[i] = self.look(bout)
                if self.hero == ROTATE:
                    bout.hero = (bout.hero + 1) % self.game.players
                bout.begin()
            self.show(i)

    def look(self, bout: Bout) -> npt.NDArray[np.uint8]:
        """Return the hero's observation."""
        return np.frombuffer(self.observer.observe(bout.match.state, bout.hero), np.uint8)

    def show(self, i: int) -> None:
        """Write the hero's legal actions and observation."""
        bout = self.bouts[i]
        self.seats[i], self.lengths[i] = bout.hero, bout.length
        self.masks[i] = bout.match.state.legal_words(bout.hero)
        self.observations[i] = self.look(bout)

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Return a uniformly random legal action for each match."""
        found = np.zeros(self.count, np.int32)
        for i, bout in enumerate(self.bouts):
            legal = bout.match.state.legal_actions(bout.hero)
            found[i] = legal[self.whims[i].below(len(legal))]
        return found

    def state(self, index: int) -> Any:
        """Return the state of a match."""
        return self.bouts[index].match.state

    def close(self) -> None:
        """Do nothing: no resource is held."""


class VersusVectorEnv(VectorEnv[Seen, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many matches of one seat against bots."""

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        rival: str = RANDOM,
        seat: int | str = ROTATE,
        limit: int = 0,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game, players, options) if isinstance(game, str) else game
        self.single_observation_space = observation_space(self.game)
        check_measured(rival, self.game.name)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}
        self.batch: Batch | Bouts
        if rival == RANDOM:
            self.batch = Batch(self.game, num_envs, threads=threads, limit=limit, hero=seat)
        else:
            self.batch = Bouts(self.game, num_envs, rival, limit, seat)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rng: Rng | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        if seed is not None or self.rng is None:
            self.rng = Rng(int.from_bytes(os.urandom(8)) if seed is None else seed)
            self.turn = 0
        self.batch.reset(self.rng.next64(), self.turn)
        self.turn += 1  # with one match, every reset is a new match and rotates the hero
        return self.seen(), {"seat": self.batch.seats.copy()}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        chosen, illegal = self.legal(np.asarray(actions, np.int64))
        heroes = batch.seats.copy()
        batch.step(chosen)
        rewards = batch.rewards[np.arange(self.num_envs), heroes]
        cut = batch.truncations.copy()
        info: dict[str, Any] = {"seat": batch.seats.copy(), "illegal": illegal}
        if batch.dones.any():
            nothing = np.zeros((self.num_envs, self.game.action_count), np.int8)
            info["final_obs"] = {"observation": batch.finals.copy(), "action_mask": nothing}
            info["_final_obs"] = batch.dones.copy()
        return self.seen(), rewards, batch.dones & ~cut, cut, info

    def legal(self, actions: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
        """Return the actions with illegal ones replaced, and a mask of the replaced ones."""
        inside = (actions >= 0) & (actions < self.game.action_count)
        safe = np.where(inside, actions, 0)
        words = self.batch.masks[np.arange(self.num_envs), safe >> 6]
        illegal = ~(inside & (words >> (safe & 63).astype(np.uint64) & np.uint64(1)).astype(np.bool_))
        if illegal.any():
            safe = np.where(illegal, self.batch.random_actions(), safe)
        return safe.astype(np.int32), illegal

    def seen(self) -> Seen:
        """Return the heroes' observations and action masks."""
        mask = spread(self.batch.masks, self.game.action_count).view(np.int8)
        return {"observation": self.batch.observations.copy(), "action_mask": mask}

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Return a uniformly random legal action for each match."""
        return self.batch.random_actions().copy()

    def render(self) -> tuple[str, ...] | None:
        """Return the heroes' views as text."""
        if self.render_mode is None:
            return None
        seats = self.batch.seats
        return tuple(
            view_text(self.game.view(self.batch.state(i), int(seats[i]))) for i in range(self.num_envs)
        )

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


class VersusEnv(gymnasium.Env[Seen, Any]):
    """One match of one seat against bots."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium reads it from the class)

    def __init__(self, game: Game | str, render_mode: str | None = None, **keywords: Any) -> None:
        self.many = VersusVectorEnv(game, 1, render_mode=render_mode, **keywords)
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        seen, info = self.many.reset(seed=seed)
        self.seat = int(info["seat"][0])
        return first(seen), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        seen, rewards, ended, cut, info = self.many.step([action])
        if ended[0] or cut[0]:
            seen = info["final_obs"]
        details = {"seat": self.seat, "illegal": bool(info["illegal"][0])}
        return first(seen), float(rewards[0]), bool(ended[0]), bool(cut[0]), details

    def render(self) -> Any:
        """Return the hero's view as text."""
        pictures = self.many.render()
        return pictures[0] if pictures else None

    def close(self) -> None:
        """Stop the threads."""
        self.many.close()


def first(seen: Seen) -> Seen:
    """Return the observation of the first match."""
    return {name: array[0] for name, array in seen.items()}


def register() -> None:
    """Register the games with Gymnasium."""
    for name in GAMES:
        gymnasium.register(
            f"hauntboard/{name}-v0",
            entry_point=f"{__name__}:VersusEnv",
            vector_entry_point=f"{__name__}:VersusVectorEnv",
            kwargs={"game": name},
        )


register()
