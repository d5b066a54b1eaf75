"""Observation vectors of Halloween match the view."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard.games import load
from hauntboard.games.halloween.cards import COLOURS

from ...envs.vectors import Reader, positions


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["standard", "master"])
def test_observations_match_the_view(variant: str) -> None:
    game = load("halloween", 3, {"variant": variant})
    bonuses = set()
    for state in positions(game, 5, 1500):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            table = view["table"]
            assert seen.chosen("asked") == [view["phase"]]
            assert seen.chosen("in-play") == [str(card) for card in table["cards"]]
            assert seen.chosen("sections-used") == [str(s) for s in table["sections_used"]]
            for name, building in table["town"].items():
                bonus = building["bonus"]
                bonuses.add(bonus)
                assert seen.chosen(f"bonus-{name}") == ([bonus[0]] if bonus else [])
            ghosts = [b["ghosts"].get(c, 0) for b in table["town"].values() for c in COLOURS]
            assert seen.numbers("ghosts") == ghosts
            for s, shown in enumerate(table["seats"]):
                haunted = [
                    f"{name}-{colour}"
                    for name, building in table["town"].items()
                    for colour in COLOURS
                    if building["haunts"].get(colour) == s
                ]
                assert seen.chosen("haunted", s) == haunted
                assert seen.chosen("cards", s) == [str(card) for card in shown["cards"]]
                assert seen.chosen("bonus", s) == shown["bonuses"]
                discs = [f"{i}-{act}" for i, acts in enumerate(shown["discs"], 1) for act in acts]
                assert seen.chosen("discs", s) == discs
                assert seen.numbers("tokens", s) == [shown["tokens"].get(colour, 0) for colour in COLOURS]
                assert seen.numbers("level", s)[: len(shown["levels"])] == shown["levels"]
                assert seen.numbers("points", s) == [shown["pe"]]
                assert seen.numbers("scare-points", s) == [shown["sp"]]
    assert len(bonuses) > 12 or variant == "master"


def test_numbers_too_large_for_an_entry_become_255() -> None:
    game = load("halloween", 2)
    state: Any = game.new_state()
    state.pe = [300, 7, 0, 0]
    vector, where = game.observer().observe(state, 0), game.observations.where
    assert [vector[where("points", k)][0] for k in range(2)] == [255, 7]
