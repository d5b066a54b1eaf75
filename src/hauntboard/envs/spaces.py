"""Observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..engine.game import Game


def observation_space(game: Game) -> spaces.Dict:
    """Return an agent's observation space."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observer().size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """Return an agent's action space, illegal actions included."""
    return spaces.Discrete(game.action_count)
