"""Hints: the strong bot's opinion, based on the seat's own knowledge, with texts in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hauntboard.bots import hints, make
from hauntboard.bots.protocol import Choice
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.games import load
from hauntboard.i18n import LANGUAGES, Speaker

TABLES = [("13-ghosts", 2), ("13-ghosts", 3), ("13-ghosts", 4), ("doppelganger-tricks", 3), ("halloween", 2)]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)
# It uses the same messages as the strongest bot and is faster.
QUICK = "level-3"


def decisions(game: str, players: int, moves: int, seed: int = 3) -> Iterator[tuple[Match, int]]:
    """Yield positions of a random match in which a seat has several moves."""
    match, dice = Match(load(game, players, {})), random.Random(seed)
    dealer = SeededDealer(seed)
    match.deal(dealer)
    while moves and not match.state.over():
        seat = match.state.actors()[0]
        if len(match.state.legal_actions(seat)) > 1:
            moves -= 1
            yield match, seat
        match.play(dice.choice(match.state.legal_actions(seat)), seat)
        match.deal(dealer)


@each_table
def test_a_hint_lists_legal_moves_best_first_and_all_its_messages_exist(game: str, players: int) -> None:
    for match, seat in decisions(game, players, 8):
        hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, bot=QUICK)
        legal = match.state.legal_actions(seat)
        assert {choice.action for choice in hint.choices} <= set(legal)
        assert hint.best == hint.about == hint.choices[0].action
        assert 1 <= len(hint.choices) <= hints.MAX_CHOICES
        assert hint.reasons
        for language in LANGUAGES:
            speaker = Speaker(language, ["Ana", "Ben", "Cleo", "Dan"], seat)
            for message in (*hint.reasons, *hint.plan):
                assert speaker.say(message)


@each_table
def test_every_move_gets_a_reason(game: str, players: int) -> None:
    dice = random.Random(5)
    for match, seat in decisions(game, players, 10):
        played = dice.choice(match.state.legal_actions(seat))
        hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, played, QUICK)
        assert hint.about == played
        assert played in [choice.action for choice in hint.choices]
        assert hint.best == hint.choices[0].action
        assert all(Speaker("en", ["Ana"] * players, seat).say(reason) for reason in hint.reasons)


@pytest.mark.parametrize("game", ["13-ghosts", "doppelganger-tricks", "halloween"])
def test_the_same_knowledge_gets_the_same_hint(game: str) -> None:
    for match, seat in decisions(game, 3, 6):
        found = [hints.advise(match.game, match.view(seat), match.log(seat), 4, bot=QUICK) for _ in range(2)]
        assert found[0] == found[1]


def test_values_fit_their_unit() -> None:
    units = {}
    for game, players in TABLES:
        for match, seat in decisions(game, players, 12):
            hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, bot=QUICK)
            units.setdefault(f"{game} {players}", set()).add(hint.unit)
            if hint.unit in ("round", "match", "share"):
                assert all(-0.01 <= choice.value <= 1.01 for choice in hint.choices)
    assert units == {
        "13-ghosts 2": {"mix", "round"},
        "13-ghosts 3": {"mix", "round", "share"},
        "13-ghosts 4": {"mix", "round"},
        "doppelganger-tricks 3": {"points"},
        "halloween 2": {"match"},
    }


def test_a_turn_of_halloween_is_planned_to_its_end_or_to_luck() -> None:
    plans = []
    for match, seat in decisions("halloween", 2, 12):
        hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, bot=QUICK)
        assert hint.plan[0] == match.game.describe(match.state, hint.best)
        plans.append(len(hint.plan))
    assert max(plans) > 3


def test_the_only_possible_move_needs_no_thought() -> None:
    match = next(decisions("13-ghosts", 2, 1))[0]
    view = {**match.view(0), "legal": match.view(0)["legal"][:1]}
    hint = hints.advise(match.game, view, [], 1)
    assert [reason.id for reason in hint.reasons] == ["hint-only-move"]
    assert hint.choices == [Choice(hint.best, 0.0, 0.0, 1.0)]


def test_without_a_log_of_the_round_a_hint_of_13_ghosts_uses_the_view_alone() -> None:
    match = list(decisions("13-ghosts", 2, 5))[-1][0]
    game = match.game
    again = Match(game, game.from_position(game.position(match.state)))
    seat = again.state.actors()[0]
    hint = hints.advise(game, again.view(seat), again.log(seat), 1)
    assert [reason.id for reason in hint.reasons] == ["ghosts-why-no-history"]
    assert hint.best in again.state.legal_actions(seat)


def test_a_bot_that_cannot_give_reasons_gives_no_hints() -> None:
    match, seat = next(decisions("13-ghosts", 2, 1))
    assert not hasattr(make("random", match.game, 1), "consider")
    with pytest.raises(HauntboardError) as no:
        hints.advise(match.game, match.view(seat), match.log(seat), 1, bot="random")
    assert no.value.message.id == "hint-no-adviser"
