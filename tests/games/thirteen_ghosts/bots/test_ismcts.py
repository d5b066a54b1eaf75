"""The tree search in 13 Ghosts."""

from __future__ import annotations

from hauntboard.bots.ismcts_bot import IsmctsBot

from ....bots.searches import middle, table_that_imagines


def test_a_sure_hit_is_taken() -> None:
    game, box = table_that_imagines("13-ghosts", 2, points=1)
    tried = 0
    for seed in range(60):
        match = middle(game, seed, 12)
        seat = match.state.actors()[0]
        view = match.view(seat)
        if view["phase"] != "turn" or len(view["seats"][1 - seat]["candidates"]) != 1:
            continue
        box["true"] = match.state
        match.play(IsmctsBot(game, seed).choose(view, match.log(seat)), seat)
        assert match.state.winners() == [seat]
        tried += 1
    assert tried > 2
