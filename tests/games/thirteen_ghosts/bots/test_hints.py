"""Hints for 13 Ghosts in a position without a history."""

from __future__ import annotations

from hauntboard.bots import hints
from hauntboard.engine.match import Match

from ....bots.decisions import decisions


def test_without_a_log_of_the_round_a_hint_uses_the_view_alone() -> None:
    match = list(decisions("13-ghosts", 2, 5))[-1][0]
    game = match.game
    again = Match(game, game.from_position(game.position(match.state)))
    seat = again.state.actors()[0]
    hint = hints.advise(game, again.view(seat), again.log(seat), 1)
    assert [reason.id for reason in hint.reasons] == ["ghosts-why-no-history"]
    assert hint.best in again.state.legal_actions(seat)
