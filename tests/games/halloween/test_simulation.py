"""Simulations of Halloween count the cards."""

from __future__ import annotations

import pytest

from hauntboard.engine.match import Match
from hauntboard.experiments.simulation.simulate import simulate
from hauntboard.games import load

pytestmark = pytest.mark.slow


def test_a_simulation_counts_the_buyers_of_every_card_of_the_set() -> None:
    game = load("halloween", 2, {"cards": "casper", "rounds": 12})
    result = simulate(game, 10, 3, ["random"], keep_matches=True)
    assert result.matches is not None
    ends = [Match(game).extend(actions) for actions in result.matches]
    for card in result.cards:
        assert card.games == 10
        buyers = [seat for end in ends for seat in game.seats if owns(end, seat, card.card)]
        assert card.bought == len(buyers)
    assert [card.card for card in result.cards] == [7, 12, 16, 27, 28, 29, 37, 51]
    assert sum(card.bought for card in result.cards) > 10


def owns(match: Match, seat: int, card: int) -> bool:
    """Return whether the log says that a seat occupied a card."""
    named = ("occupied", seat, card)
    return any((e["kind"], e.get("seat"), e.get("number")) == named for e in match.log(-1))
