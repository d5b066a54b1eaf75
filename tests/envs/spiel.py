"""Checks of games in OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping

import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr

from hauntboard.engine.game import Game, Value
from hauntboard.envs.open_spiel import load_spiel


def check_parameters(text: str, options: Mapping[str, Value]) -> None:
    """Check that OpenSpiel's text of a game means these options, and that it can be written and read."""
    rules = pyspiel.load_game(text).rules
    assert {name: rules.options[name] for name in options} == options
    again = pyspiel.load_game(str(load_spiel(rules)))
    assert again.rules.options == rules.options


def check_mccfr(game: Game) -> None:
    """Check that OpenSpiel's external-sampling MCCFR runs on a small game."""
    spiel = load_spiel(game)
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel)
    solver.iteration()
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1.0)
