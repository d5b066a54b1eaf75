"""A state imagined from a view shows the same view and is drawn from all states that fit it."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.doppelganger_tricks.cards import PLAYING


def random_match(game: Game, seed: int) -> Match:
    match, rng = Match(game), Rng(seed)
    while not match.state.over():
        match.play(match.state.pick(rng))
    return match


TABLES = [(players, hands) for players in (3, 4) for hands in ("secret", "open")]


@pytest.mark.parametrize(("players", "hands"), TABLES)
def test_the_imagined_state_shows_the_same_view(players: int, hands: str) -> None:
    game = load("doppelganger-tricks", players, {"hands": hands, "rounds": 2})
    rng = Rng(3)
    for seed in range(3):
        match = random_match(game, seed)
        for length in range(0, len(match.steps) + 1, 3):
            here = match.at(length)
            for seat in (*game.seats, -1):
                view = here.view(seat)
                given = copy.deepcopy(view)
                state = game.imagine(view, here.log(seat), rng)
                assert view == given
                shown = game.view(state, seat)
                assert shown == {key: value for key, value in view.items() if key in shown}
                if seat >= 0 and not here.state.at_chance():
                    assert state.legal_words(seat) == here.state.legal_words(seat)


def test_the_draw_does_not_depend_on_the_true_state() -> None:
    """Two true states that the seat cannot distinguish lead to the same imagined state."""
    game = load("doppelganger-tricks", 4)
    rng = Rng(5)
    changed = 0
    match = random_match(game, 8)
    for length in range(45, len(match.steps), 7):
        here = match.at(length)
        for seat in game.seats:
            other = Match(game).extend(game.another_history(here.actions, seat, rng))
            changed += other.actions != here.actions
            first, second = (game.imagine(m.view(seat), m.log(seat), Rng(9)) for m in (here, other))
            assert first.fields() == second.fields()
    assert changed > 20


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Two hidden hands of two cards, one of them without squares: three deals remain."""
    game = load("doppelganger-tricks", 3)
    position = {
        "leader": 0,
        "seats": [
            {"hand": ["S1", "S2"], "prediction": 1},
            {"hand": ["S3", "C4"], "prediction": 1},
            {"hand": ["C5", "C6"], "prediction": 1, "voids": ["S"]},
        ],
    }
    match = Match(game, game.from_position(position))
    view, rng = match.view(0), Rng(1)
    seen: Counter[int] = Counter()
    for _ in range(900):
        state = game.imagine(view, [], rng)
        assert state.fields()["phase"] == PLAYING
        seen[state.fields()["hand"][2]] += 1  # type: ignore[index]
    assert len(seen) == 3
    assert min(seen.values()) > 240
