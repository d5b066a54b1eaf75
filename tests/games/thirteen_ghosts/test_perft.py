"""Counts of action sequences of 13 Ghosts from fixed deals; they change only with the rules."""

from __future__ import annotations

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.perft import perft, perft_table
from hauntboard.games import load

DEALS = [
    # players, options, deal, counts by depth
    (2, {}, "first1 d5 d9 d12 d1 d2 d3 d4 d6 d7 d8 d10 d11 d13", [1, 4, 8, 112, 16776]),
    (2, {"edition": "nk2018"}, "first2 d2 d10 d8 d11 d4 d3", [1, 4, 8, 156, 2372]),
    (3, {}, "first3 d5 d9 d12 d1 d2 d3 d4 d6", [1, 6, 24, 48, 672]),
    (4, {}, "first1 d1 d2 d3 d4 d8 d9 d10 d11", [1, 8, 56, 336, 1632, 5760, 11520]),
]


@pytest.mark.parametrize(("players", "options", "deal", "counts"), DEALS)
def test_counts_match_the_recorded_ones_in_both_builds(
    players: int, options: dict[str, str | int], deal: str, counts: list[int]
) -> None:
    game = load("13-ghosts", players, options)
    actions = [game.parse(text, 0) for text in deal.split()]
    assert perft_table(game.new_state(), len(counts) - 1, actions) == counts
    twin = build_mode.interpreted_twin("games").load("13-ghosts", players, options)
    count = build_mode.interpreted_twin("engine.perft").perft_table
    assert count(twin.new_state(), 3, actions) == counts[:4]


def test_an_impossible_deal_has_no_sequences() -> None:
    game = load("13-ghosts")
    deal = [game.parse(text, 0) for text in ("first1", "d5", "d5")]
    assert perft(game.new_state(), 1, deal) == 0


def test_no_actions_follow_the_end() -> None:
    game = load("13-ghosts", 2, {"points": 1})
    position = {"seats": [{"crypt": 1, "hand": 2}, {"crypt": 3, "hand": 4}], "phase": "turn"}
    state = game.from_position(position)
    state.apply(game.parse("x3", 0))
    assert state.over()
    assert perft_table(state, 2) == [1, 0, 0]
