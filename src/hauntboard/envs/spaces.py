"""What agents are given and may do, in Gymnasium's words; PettingZoo speaks the same."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..engine.game import Game


def observation_space(game: Game) -> spaces.Dict:
    """What an agent is given."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observer().size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """What it may say, legal or not."""
    return spaces.Discrete(game.action_count)
