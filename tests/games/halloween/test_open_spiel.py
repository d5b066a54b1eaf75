"""Options of Halloween as OpenSpiel's parameters."""

from __future__ import annotations

import pytest

from hauntboard.engine.game import Value

from ...envs.spiel import check_parameters


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("hauntboard_halloween(rounds=0)", {"rounds": 0, "cards": "random"}),
        ("hauntboard_halloween(cards=of-1+2+3+4+5+6+7+8)", {"cards": "1+2+3+4+5+6+7+8", "rounds": 40}),
    ],
)
def test_parameters_are_the_games_options(text: str, options: dict[str, Value]) -> None:
    check_parameters(text, options)
