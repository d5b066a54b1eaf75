"""Small decks of Doppelgänger Tricks in OpenSpiel."""

from __future__ import annotations

import pytest

from hauntboard.games import load

from ...envs.spiel import check_mccfr, check_parameters

pytestmark = pytest.mark.slow


def test_mccfr_runs_unchanged() -> None:
    check_mccfr(load("doppelganger-tricks", None, {"ranks": 2, "rounds": 1, "first": 1}))


def test_the_study_option_is_a_parameter() -> None:
    check_parameters("hauntboard_doppelganger_tricks(players=4,ranks=2)", {"ranks": 2})
