"""Observation vectors of Doppelgänger Tricks match the view."""

from __future__ import annotations

import pytest

from hauntboard.games import GAMES, load
from hauntboard.games.doppelganger_tricks.cards import ORDINARY_SUITS, SUITS

from ...envs.vectors import Reader, positions


@pytest.mark.parametrize("players", GAMES["doppelganger-tricks"].player_counts)
def test_observations_match_the_view(players: int) -> None:
    game = load("doppelganger-tricks", players)
    led = set()
    for state in positions(game, 4, 400):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            assert seen.chosen("led") == ([view["led"]] if view["led"] else [])
            assert seen.chosen("unseen") == view["unseen"]
            assert seen.chosen("on-table") == [f"plus-{bonus}" for bonus in view["bonuses"]]
            assert seen.numbers("tricks") == [view["tricks"]]
            trick = {laid["seat"]: laid["card"] for laid in view["trick"]}
            for s, shown in enumerate(view["seats"]):
                assert ("acting" in seen.chosen("is", s)) == (s in view["acting"])
                assert seen.chosen("hand", s) == (shown["hand"] or [])
                assert seen.chosen("shown", s) == shown["shown"]
                assert seen.chosen("void", s) == shown["voids"]
                predicted = [] if shown["prediction"] is None else [str(shown["prediction"])]
                assert seen.chosen("prediction", s) == predicted
                card = seen.chosen("trick-suit", s) + seen.chosen("trick-rank", s)
                assert "".join(card) == trick.get(s, "")
                assert seen.numbers("cards", s) == [shown["cards"]]
                assert seen.numbers("won", s) == [shown["won"]]
            led.add(view["led"])
    assert led == {None, *SUITS[:ORDINARY_SUITS]}  # a doppelgänger leads as one of these
