"""Strong bots keep to their budget of iterations or time."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard import bots
from hauntboard.bots.budget import Budget
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.games import load

GAMES = (("13-ghosts", 2, {}), ("doppelganger-tricks", 3, {"rounds": 1}), ("halloween", 2, {"rounds": 4}))


def questions(name: str, players: int, options: dict[str, Any], step: int) -> list[tuple[Match, int]]:
    """Yield positions of a random match in which a seat has a choice."""
    game = load(name, players, options)
    seated = [bots.make("random", game, seat) for seat in game.seats]
    match = play_match(Match(game), seated, SeededDealer(4))
    found = []
    for length in range(len(match.steps)):
        moment = match.at(length)
        for seat in moment.state.actors():
            if len(moment.view(seat)["legal"]) > 1:
                found.append((moment, seat))
    return found[::step]


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[row[0] for row in GAMES])
def test_a_budget_of_iterations_gives_repeatable_answers(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for match, seat in questions(name, players, options, 9):
        view, log = match.view(seat), match.log(seat)
        chosen = [bots.make("level-5@20", match.game, 7).choose(view, log) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in view["legal"]


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=[row[0] for row in GAMES])
def test_with_hardly_any_time_a_bot_still_moves(name: str, players: int, options: dict[str, Any]) -> None:
    for match, seat in questions(name, players, options, 9):
        view = match.view(seat)
        assert bots.make("level-5@1ms", match.game, 7).choose(view, match.log(seat)) in view["legal"]


def test_tricks_searches_as_often_as_its_budget_says() -> None:
    match, seat = questions("doppelganger-tricks", 3, {"rounds": 1}, 1)[-1]
    bot: Any = bots.make("level-5", match.game, 7)
    bot.limit(Budget(iterations=70))
    bot.weigh(match.view(seat), match.log(seat))
    assert sum(card.visits for card in bot.cards) == 70


def test_13_ghosts_plays_out_as_often_as_its_budget_says() -> None:
    match, seat = next(
        (match, seat)
        for match, seat in questions("13-ghosts", 2, {}, 1)
        if match.view(seat)["phase"] not in ("crypts", "first")
    )
    bot: Any = bots.make("level-5", match.game, 7)
    for iterations in (64, 640):
        bot.limit(Budget(iterations=iterations))
        search, _ = bot.search(match.view(seat), match.log(seat))
        # Four stages with a quarter of the budget each: all 16 candidates, then the better 8, 4 and 2.
        once = iterations // (4 * 16)
        expected = [15 * once] * 2 + [7 * once] * 2 + [3 * once] * 4 + [once] * 8
        assert search.candidates.playouts[: search.candidates.count] == expected
        assert sum(expected) == iterations
