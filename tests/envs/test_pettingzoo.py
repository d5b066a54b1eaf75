"""Our games in PettingZoo: its own tests, observations without secrets, rewards and pictures."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_tests

from hauntboard.engine.messages import Refusal
from hauntboard.engine.rng import Rng
from hauntboard.envs.pettingzoo import environments
from hauntboard.games import GAMES, game_type
from hauntboard.testing.conformance import option_samples

from ..games.any_game import facts, short

TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def short_variant(name: str, players: int) -> dict[str, Any]:
    """Return options for a short match of another variant than the usual one, if the game has any."""
    return {**list(option_samples(name, players))[1], **short(name)}


def random_match(env: Any, seed: int) -> list[str]:
    """Play a match with masks; return the agents that acted."""
    rng, acted = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        action = None
        if not (ended or cut):
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            acted.append(agent)
        env.step(action)
    return acted


# ---- PettingZoo's own tests -----------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_passes_pettingzoos_api_test(name: str, players: int) -> None:
    pettingzoo_tests.api_test(environments(name).env(players, **short_variant(name, players)), num_cycles=100)
    pettingzoo_tests.api_test(environments(name).raw_env(players), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_passes_pettingzoos_parallel_api_test(name: str, players: int) -> None:
    pettingzoo_tests.parallel_api_test(environments(name).parallel_env(players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_passes_pettingzoos_seed_test(name: str, players: int) -> None:
    pettingzoo_tests.seed_test(lambda: environments(name).env(players), num_cycles=20)
    pettingzoo_tests.parallel_seed_test(lambda: environments(name).parallel_env(players), num_cycles=10)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_pettingzoos_max_cycles_test(name: str) -> None:
    pettingzoo_tests.max_cycles_test(environments(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_pettingzoos_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_tests.render_test(environments(name).env)
    assert f"\ngame: {name}\n" in capsys.readouterr().out


def test_pettingzoos_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_tests.performance_benchmark(environments("template").env())
    assert "turns per second" in capsys.readouterr().out


# ---- ours -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_ends_with_the_results_of_the_rules(name: str, players: int) -> None:
    env = environments(name).raw_env(players, **short_variant(name, players))
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.table.state.over()
    assert list(total.values()) == pytest.approx(env.table.state.returns())
    assert sum(total.values()) == pytest.approx(0)


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = environments("template").raw_env(4, rounds=5)
    env.reset(seed=1)
    for _ in range(19):
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_an_illegal_action_is_refused_without_wrappers_and_costs_the_match_with_them() -> None:
    raw = environments("template").raw_env()
    raw.reset(seed=1)
    with pytest.raises(Refusal):
        raw.step(0)
    wrapped = environments("template").env(first=1)
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards["seat_0"] == -1


@pytest.mark.parametrize("name", [name for name in GAMES if facts(name).simultaneous])
def test_simultaneous_choices_happen_in_one_cycle(name: str) -> None:
    env = environments(name).parallel_env(3, **short(name))
    seen, infos = env.reset(seed=2)
    assert all(info["action_mask"].any() for info in infos.values())
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    seen, _, _, _, infos = env.step(actions)
    assert not any(info["illegal"] for info in infos.values())
    assert sum(info["action_mask"].any() for info in infos.values()) == 1


@pytest.mark.parametrize("name", ["template", *GAMES])
def test_actions_out_of_turn_are_ignored(name: str) -> None:
    one, other = (environments(name).parallel_env() for _ in range(2))
    seen, _ = one.reset(seed=5)
    other.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = {a: int(rng.integers(game_type(name).action_count)) for a in one.agents}
        changed = dict(actions)
        for agent in one.agents:
            legal = np.flatnonzero(seen[agent]["action_mask"])
            if legal.size:
                actions[agent] = changed[agent] = int(legal[0])
            else:
                changed[agent] = 0
        seen, _, ended, _, _ = one.step(actions)
        other.step(changed)
        assert one.table.state == other.table.state
        if all(ended.values()):
            break


def test_an_illegal_action_in_a_cycle_is_replaced_and_reported() -> None:
    env = environments("template").parallel_env()
    env.reset(seed=5)
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert [info["illegal"] for info in infos.values()].count(True) == 1


@pytest.mark.parametrize("name", [name for name in GAMES if facts(name).hides])
def test_pictures_show_no_secret(name: str) -> None:
    env = environments(name).raw_env(3, render_mode="ansi")
    own = environments(name).raw_env(3, render_mode="ansi", render_seat=0)
    rng, changed = Rng(1), 0
    for seed in range(10):
        for made in (env, own):
            made.reset(seed=seed)
            for _ in range(6):
                legal = np.flatnonzero(made.observe(made.agent_selection)["action_mask"])
                made.step(int(legal[seed % len(legal)]))
        before = env.render(), own.render()
        true = env.table.state
        env.table.state = true.resample(-1, rng)
        changed += env.table.state != true
        assert env.render() == before[0]
        own.table.state = true.resample(0, rng)
        assert own.render() == before[1]
        assert before[0] != before[1]
    assert changed


def test_an_environment_can_be_pickled() -> None:
    env = environments("template").raw_env(4, rounds=2)
    again = pickle.loads(pickle.dumps(env))
    assert random_match(again, 4) == random_match(env, 4)
    assert again.metadata["name"] == "template-4p"


def test_unknown_render_modes_are_refused() -> None:
    for wrong in ({"render_mode": "rgb_array"}, {"render_seat": "everything"}):
        with pytest.raises(ValueError, match="render_"):
            environments("template").raw_env(**wrong)
