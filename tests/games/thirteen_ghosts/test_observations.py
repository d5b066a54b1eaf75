"""Observation vectors of 13 Ghosts match the view and suffice to play."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard.games import GAMES, load

from ...envs.vectors import Reader, positions


@pytest.mark.parametrize("players", GAMES["13-ghosts"].player_counts)
def test_the_legal_actions_follow_from_the_observation(players: int) -> None:
    """Vectors repeat often enough in this game."""
    game = load("13-ghosts", players)
    observer, known, again = game.observer(), {}, 0
    for state in positions(game, 9, 4000):
        for seat in state.actors():
            seen = observer.observe(state, seat)
            again += seen in known
            assert known.setdefault(seen, state.legal_words(seat)) == state.legal_words(seat)
    assert again > 200


@pytest.mark.slow
@pytest.mark.parametrize("players", GAMES["13-ghosts"].player_counts)
def test_observations_match_the_view(players: int) -> None:
    game = load("13-ghosts", players)
    covered = set()
    for state in positions(game, 3, 1500):
        for seat in state.actors():
            view, seen = game.view(state, seat), Reader(game, state, seat)
            assert seen.chosen("seat") == [str(seat + 1)]
            assert (seen.numbers("goal"), seen.numbers("round")) == ([view["goal"]], [view["round"]])
            pile = looked_at(view, seat)
            for place, row_name in enumerate(("pile-top", "pile-second", "pile-third")):
                assert seen.chosen(row_name) == numbers(pile["cells"][place : place + 1])
            assert seen.chosen("pile") == numbers(pile["cells"])
            assert seen.numbers("left")[-1] == (pile["left"] if players == 4 else 0)
            covered |= {name for name in ("pile", "pile-top", "pile-third") if seen.chosen(name)}
            for s, shown in enumerate(view["seats"]):
                said = seen.chosen("is", s)
                assert ("acting" in said, "turn" in said) == (s in view["acting"], s == view["turn"])
                for name in ("playing", "alive", "protected"):
                    assert (name in said) == shown[name]
                # Excluding cards known to be in the pile is left to the reader.
                assert set(numbers(shown["candidates"])) <= set(seen.chosen("crypt", s))
                assert seen.chosen("hand", s) == numbers([shown["hand"], *shown["dealt"]])
                assert seen.chosen("up", s) == numbers(shown["up"])
                assert seen.chosen("down", s) == numbers(shown["down"])
                assert seen.numbers("cards-down", s) == [len(shown["down"])]
                assert seen.numbers("points", s) == [view["scores"][s]]
    assert covered == {"pile", "pile-top", "pile-third"}


def test_cards_somewhere_in_the_pile_are_encoded_for_the_seat_that_saw_them() -> None:
    game = load("13-ghosts", 2)
    seats = [{"crypt": 7, "hand": 3, "up": [10]}, {"crypt": 9, "hand": 1, "up": [8]}]
    groups = [{"moved": [4, 5, 6], "vague": [[], [4, 5]]}]
    piles = [{"left": 7, "cells": [4, 5, 6, 0, 0, 0, 0]}]
    state = game.from_position({"seats": seats, "turn": 1, "piles": piles, "groups": groups})
    assert [Reader(game, state, seat).chosen("vague") for seat in (0, 1)] == [[], ["4", "5"]]
    assert not {"4", "5"} & set(Reader(game, state, 1).chosen("crypt", 0))


def numbers(cards: list[int | None]) -> list[str]:
    """Return the known cards as entry names."""
    return [str(card) for card in sorted(card for card in cards if card)]


def looked_at(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the pile that a seat's 8 and 10 look at: with teams, that of the rivals."""
    pile: dict[str, Any] = view["piles"][1 - seat % 2 if len(view["piles"]) > 1 else 0]
    return pile
