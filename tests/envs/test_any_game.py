"""The environments work for any game with an observation layout, and refuse others with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hauntboard.engine.game import Game
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.rng import Rng
from hauntboard.envs import pettingzoo
from hauntboard.envs.batch import Batch
from hauntboard.envs.gymnasium import VersusEnv
from hauntboard.experiments import dataset
from hauntboard.games import GAMES, load
from hauntboard.games.template.game import HighCard
from hauntboard.i18n import Speaker


class NoVectors(HighCard):
    name = "no-vectors"
    observations = None


def spiel(game: Game) -> Any:
    pytest.importorskip("pyspiel")
    from hauntboard.envs.open_spiel import load_spiel

    return load_spiel(game)


MAKERS: dict[str, Callable[[Game], Any]] = {
    "batch": lambda game: Batch(game, 2),
    "gymnasium": VersusEnv,
    "pettingzoo": pettingzoo.TurnEnv,
    "pettingzoo in parallel": pettingzoo.CycleEnv,
    "dataset": dataset.schema,
    "open_spiel": spiel,
}


@pytest.mark.parametrize("maker", MAKERS)
def test_a_game_without_vectors_is_refused_with_a_sentence(maker: str) -> None:
    with pytest.raises(HauntboardError) as refused:
        MAKERS[maker](NoVectors(3))
    assert Speaker("en").say(refused.value.message) == "no-vectors has no observation vectors yet."


def test_a_game_in_plain_python_plays_in_a_batch() -> None:
    batch, ended = Batch("template", 16, players=5, seed=1), 0
    for _ in range(40):
        batch.step(batch.random_actions())
        ended += int(batch.dones.sum())
    assert ended > 10


def test_a_game_in_plain_python_plays_in_gymnasium() -> None:
    env = VersusEnv("template", players=4, rival="cautious")
    seen, _ = env.reset(seed=2)
    ended = False
    while not ended:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, ended, _, _ = env.step(action)
    assert -1 <= reward <= 1


def test_a_game_in_plain_python_plays_in_pettingzoo() -> None:
    env = pettingzoo.environments("template").env(players=7)
    env.reset(seed=3)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert not env.agents


def test_a_game_in_plain_python_plays_in_open_spiel() -> None:
    state, rng = spiel(load("template", 3)).new_initial_state(), Rng(4)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_in_plain_python_becomes_a_dataset(tmp_path: Path) -> None:
    from hauntboard.cli import main

    assert main(["dataset", "template", "-p", "3", "-n", "4", "--out", str(tmp_path / "data")]) == 0
    assert (tmp_path / "data" / dataset.DATA).exists()


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_names_the_environments_of_every_listed_game(name: str) -> None:
    assert getattr(pettingzoo, name.replace("-", "_") + "_v0").name == name


def test_pettingzoo_names_no_other_environments() -> None:
    for name in ("chess_v0", next(iter(GAMES)).replace("-", "_")):
        assert not hasattr(pettingzoo, name)
