"""One seat against bots in Gymnasium: its own check and our guarantees."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from hauntboard import bots
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.observation import CHOICE, row
from hauntboard.envs.gymnasium import VersusEnv, VersusVectorEnv
from hauntboard.games import GAMES
from hauntboard.games.template.game import HighCard

from ..games.any_game import short

# Rivals that are quick enough, of every game that has them.
RIVALS = [
    (name, rival) for name in GAMES for rival in ("random", "sensible") if rival in bots.names_for(name)
]
each_rival = pytest.mark.parametrize(("name", "rival"), RIVALS)


def choose(seen: dict[str, Any], rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(row))) for row in seen["action_mask"]]


@each_rival
def test_the_environment_passes_gymnasiums_check(name: str, rival: str) -> None:
    check_env(VersusEnv(name, rival=rival, render_mode="ansi", options=short(name)), skip_render_check=True)


@each_rival
def test_the_results_of_a_step_are_within_the_spaces(name: str, rival: str) -> None:
    envs = VersusVectorEnv(name, 4 if rival == "random" else 2, options=short(name), rival=rival)
    rng = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    ended = 0
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        actions = choose(seen, rng)
        seats = info["seat"]
        seen, rewards, terminations, truncations, info = envs.step(actions)
        assert rewards.dtype == np.float32 and terminations.dtype == truncations.dtype == np.bool_
        assert not info["illegal"].any() and not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert ((info["seat"] != seats) == terminations).all()
        assert (rewards == [row[seat] for row, seat in zip(envs.batch.rewards, seats, strict=True)]).all()
        if terminations.any():
            assert (info["_final_obs"] == terminations).all()
            final = info["final_obs"]["observation"]
            if "phase" in [row.name for row in envs.game.observations.shared]:  # its last value is the end
                phase = envs.game.observations.where("phase")
                assert (final[terminations][:, phase][:, -1] == 1).all()
            ended += int(terminations.sum())
    assert ended


@pytest.mark.parametrize("rival", ["random", "cautious"])
def test_the_same_seed_gives_the_same_matches(rival: str) -> None:
    found = []
    for _ in range(2):
        envs = VersusVectorEnv("template", 2, players=3, rival=rival, seat=1)
        seen, _ = envs.reset(seed=9)
        observations = [seen]
        for _ in range(12):
            observations.append(envs.step(envs.random_actions())[0])
        found.append(observations)
    for one, other in zip(*found, strict=True):
        assert all(np.array_equal(one[name], other[name]) for name in one)


class Numbered(HighCard):
    """High Card with vectors that name the viewer's seat."""

    observations = replace(
        HighCard.observations,
        shared=(row(CHOICE, "seat", range(1, 8), "seat", "the viewer"), *HighCard.observations.shared),
    )


@pytest.mark.parametrize("rival", ["random", "cautious"])
def test_consecutive_matches_rotate_the_seat(rival: str) -> None:
    env = VersusEnv(Numbered(3, {"rounds": 1}), rival=rival)
    rng, begun, ended = np.random.default_rng(2), [], []
    for number in range(5):
        seen, info = env.reset(seed=4 if number == 0 else None)
        begun.append(info["seat"])
        over = False
        while not over:
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            seen, _, over, _, info = env.step(action)
        ended.append(info["seat"])
        viewer = seen["observation"][env.many.game.observations.where("seat")]
        assert np.flatnonzero(viewer).tolist() == ended[-1:]
    assert begun == ended == [0, 1, 2, 0, 1]


def test_an_illegal_action_is_replaced_and_reported() -> None:
    envs = VersusVectorEnv("template", 3)
    envs.reset(seed=2)
    actions = envs.random_actions()
    actions[1] = 0
    *_, info = envs.step(actions)
    assert info["illegal"].tolist() == [False, True, False]


@pytest.mark.parametrize("rival", ["random", "cautious"])
def test_a_match_is_cut_off_at_the_limit(rival: str) -> None:
    envs = VersusVectorEnv("template", 2, options={"rounds": 5}, limit=3, rival=rival)
    envs.reset(seed=2)
    cut = [envs.step(envs.random_actions())[3].tolist() for _ in range(6)]
    assert cut == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_a_strong_rival_wins_more_often_than_a_random_one() -> None:
    won = {}
    for rival in ("random", "cautious"):
        envs = VersusVectorEnv("template", 6, options={"rounds": 5}, rival=rival)
        envs.reset(seed=3)
        total, ended = 0.0, 0
        while ended < 40:
            _, rewards, terminations, _, _ = envs.step(envs.random_actions())
            total += float(rewards.sum())
            ended += int(terminations.sum())
        won[rival] = total / ended
    assert won["cautious"] < won["random"] - 0.2


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_the_environments_by_name(name: str) -> None:
    envs = gymnasium.make_vec(f"hauntboard/{name}-v0", num_envs=5)
    assert isinstance(envs, VersusVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    one = gymnasium.make(f"hauntboard/{name}-v0", seat=1, options=short(name), render_mode="ansi")
    one.reset(seed=1)
    assert f"\ngame: {name}\n" in one.render()


def test_a_bot_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(HauntboardError):
        VersusVectorEnv("template", 2, rival="nobody")
