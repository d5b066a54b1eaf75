"""The baseline bot of Doppelgänger Tricks predicts from its hand and plays toward its prediction."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard import bots
from hauntboard.engine.match import Match
from hauntboard.experiments.simulation.simulate import simulate
from hauntboard.games import load
from hauntboard.games.doppelganger_tricks.bots.baseline import SensibleBot, TrickState, distribution, worth
from hauntboard.games.doppelganger_tricks.cards import card_number
from hauntboard.games.doppelganger_tricks.notation import CardPlay


def trick(led: str, *cards: str) -> TrickState:
    return TrickState(tuple(card_number(card) for card in cards), "SCTD".index(led))


def chosen(position: dict[str, Any], players: int = 3) -> str:
    game = load("doppelganger-tricks", players)
    match = Match(game, game.from_position(position))
    [seat] = match.state.actors()
    return game.text(bots.make("sensible", game, 1).choose(match.view(seat), match.log(seat)))


@pytest.mark.parametrize("players", [3, 4])
def test_the_bot_beats_random_play_by_far(players: int) -> None:
    names = ["sensible", *["random"] * (players - 1)]
    result = simulate(load("doppelganger-tricks", players), 60, 3, names)
    assert result.seats[0].wins / result.games > 0.6


def test_most_predictions_come_true() -> None:
    game = load("doppelganger-tricks", 4)
    exact = rounds = 0

    def count(index: int, actions: list[int]) -> None:
        nonlocal exact, rounds
        for event in Match(game).extend(actions).log(-1):
            if event["kind"] == "scored":
                rounds += 1
                exact += event["number"] == event["count"]

    simulate(game, 40, 5, ["sensible"], on_match=count)
    assert exact / rounds > 0.45


def test_annihilated_cards_win_nothing() -> None:
    assert trick("C", "C6", "D6", "C4").winning() == 2
    assert trick("S", "S3", "D3").winning() is None
    assert trick("T", "T10", "D10", "C7", "S7").winning() == 2


def test_only_cards_that_would_take_the_trick_are_threats() -> None:
    unseen = [card_number(card) for card in ("C9", "C2", "D9", "D5", "D7", "S10")]
    assert trick("C", "C7").threats(unseen) == 3  # C9 and D9 beat it, D7 annihilates it


def test_a_high_hand_predicts_more_than_a_low_one() -> None:
    bot = SensibleBot(load("doppelganger-tricks", 4), 1)
    low = [card_number(f"{suit}{rank}") for suit in "SCT" for rank in (1, 2, 3)] + [card_number("D1")]
    high = [card_number(f"{suit}{rank}") for suit in "SCT" for rank in (8, 9, 10)] + [card_number("D10")]
    assert bot.predict(low, 10) <= 1
    assert bot.predict(high, 10) >= 5


def test_zero_is_worth_it_only_with_good_chances() -> None:
    assert worth(0, distribution([0.01] * 5)) > worth(1, distribution([0.01] * 5))
    assert worth(0, distribution([0.3] * 5)) < worth(1, distribution([0.3] * 5))


LAST_TO_PLAY = {
    "leader": 0,
    "trick": ["S5", "S6"],
    "seats": [
        {"hand": ["C1"], "prediction": 1},
        {"hand": ["C2"], "prediction": 1},
        {"hand": ["S9", "S2"], "prediction": 1},
    ],
}


def test_the_bot_takes_only_the_tricks_it_needs() -> None:
    assert chosen(LAST_TO_PLAY).startswith("S9")
    seats = [dict(seat) for seat in LAST_TO_PLAY["seats"]]  # type: ignore[attr-defined]
    seats[2]["prediction"] = 0
    assert chosen({**LAST_TO_PLAY, "seats": seats}).startswith("S2")


def test_a_claim_does_not_change_the_chosen_card() -> None:
    bot = SensibleBot(load("doppelganger-tricks", 3), 1)
    plain = CardPlay(card_number("S9")).action
    claims = [CardPlay(card_number("S9"), None, bonus).action for bonus in (1, 3)]
    assert bot.with_claim(plain, [plain], 0, 5) == plain
    assert bot.with_claim(plain, [plain, *claims], 0, 5) == claims[1]
    assert bot.with_claim(plain, [plain, claims[0]], 0, 5) == claims[0]
    assert bot.with_claim(plain, [plain, *claims], -1, 5) == claims[0]
