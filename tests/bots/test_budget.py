"""Strong bots keep to their budget of iterations or time."""

from __future__ import annotations

import pytest

from hauntboard import bots

from ..games.any_game import RELEASED
from .decisions import questions


@pytest.mark.parametrize("name", RELEASED)
def test_a_budget_of_iterations_gives_repeatable_answers(name: str) -> None:
    for match, seat in questions(name, 9):
        view, log = match.view(seat), match.log(seat)
        chosen = [bots.make("level-5@20", match.game, 7).choose(view, log) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in view["legal"]


@pytest.mark.parametrize("name", RELEASED)
def test_with_hardly_any_time_a_bot_still_moves(name: str) -> None:
    for match, seat in questions(name, 9):
        view = match.view(seat)
        assert bots.make("level-5@1ms", match.game, 7).choose(view, match.log(seat)) in view["legal"]
