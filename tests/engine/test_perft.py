"""Counts of action sequences from fixed deals; they change only with the rules."""

from __future__ import annotations

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.perft import perft, perft_parts, perft_table
from hauntboard.games import load

DEALS = [
    # players, options, deal, counts by depth
    (2, {}, "first1 deal5 deal9", [1, 2, 4, 40, 360]),
    (3, {"rounds": 1}, "first3 deal1 deal2 deal3", [1, 2, 4, 8, 0]),
    (7, {}, "", [1, 7, 70, 630]),
]


@pytest.mark.parametrize(("players", "options", "deal", "counts"), DEALS)
def test_counts_match_the_recorded_ones_in_both_builds(
    players: int, options: dict[str, str | int], deal: str, counts: list[int]
) -> None:
    game = load("template", players, options)
    actions = [game.parse(text, 0) for text in deal.split()]
    assert perft_table(game.new_state(), len(counts) - 1, actions) == counts
    twin = build_mode.interpreted_twin("games").load("template", players, options)
    count = build_mode.interpreted_twin("engine.perft").perft_table
    assert count(twin.new_state(), 3, actions) == counts[:4]


@pytest.mark.parametrize(("players", "options", "deal", "counts"), DEALS)
def test_the_counts_after_each_first_action_add_up(
    players: int, options: dict[str, str | int], deal: str, counts: list[int]
) -> None:
    game = load("template", players, options)
    actions = [game.parse(text, 0) for text in deal.split()]
    for depth, expected in enumerate(counts[:4]):
        parts = list(perft_parts(game.new_state(), depth, actions))
        assert sum(count for count, _ in parts) == expected
        assert {total for _, total in parts} == {len(parts)}


def test_an_impossible_deal_has_no_sequences() -> None:
    game = load("template")
    deal = [game.parse(text, 0) for text in ("first1", "deal5", "deal5")]
    assert perft(game.new_state(), 1, deal) == 0
    assert list(perft_parts(game.new_state(), 2, deal)) == [(0, 1)]


def test_no_actions_follow_the_end() -> None:
    game = load("template", 2, {"rounds": 1})
    state = game.new_state()
    for text in ("first1", "deal5", "deal9", "stay", "leave"):
        state.apply(game.parse(text, 0))
    assert state.over()
    assert perft_table(state, 2) == [1, 0, 0]
