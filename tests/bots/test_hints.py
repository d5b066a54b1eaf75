"""Hints: the strong bot's opinion, based on the seat's own knowledge, with texts in every language."""

from __future__ import annotations

import random

import pytest

from hauntboard.bots import hints, make
from hauntboard.bots.protocol import Choice
from hauntboard.engine.messages import HauntboardError
from hauntboard.i18n import LANGUAGES, Speaker

from ..games.any_game import RELEASED, analysis_settings, facts
from .decisions import decisions

TABLES = [(game, players) for game in RELEASED for players, _ in analysis_settings(game)]
each_table = pytest.mark.parametrize(("game", "players"), TABLES)
# It uses the same messages as the strongest bot and is faster.
QUICK = "level-3"


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


@pytest.mark.parametrize("game", RELEASED)
def test_the_same_knowledge_gets_the_same_hint(game: str) -> None:
    counts = RELEASED[game].player_counts
    for match, seat in decisions(game, counts[(len(counts) - 1) // 2], 6):
        found = [hints.advise(match.game, match.view(seat), match.log(seat), 4, bot=QUICK) for _ in range(2)]
        assert found[0] == found[1]


@each_table
def test_values_fit_their_unit(game: str, players: int) -> None:
    units = set()
    for match, seat in decisions(game, players, 12):
        hint = hints.advise(match.game, match.view(seat), match.log(seat), 1, bot=QUICK)
        units.add(hint.unit)
        if hint.unit in ("round", "match", "share"):
            assert all(-0.01 <= choice.value <= 1.01 for choice in hint.choices)
    assert units == facts(game).hint_units.get(players, units)


def test_the_only_possible_move_needs_no_thought() -> None:
    match, seat = next(decisions("template", 2, 1))
    view = {**match.view(seat), "legal": match.view(seat)["legal"][:1]}
    hint = hints.advise(match.game, view, [], 1)
    assert [reason.id for reason in hint.reasons] == ["hint-only-move"]
    assert hint.choices == [Choice(hint.best, 0.0, 0.0, 1.0)]


def test_a_bot_that_cannot_give_reasons_gives_no_hints() -> None:
    match, seat = next(decisions("template", 2, 1))
    assert not hasattr(make("random", match.game, 1), "consider")
    with pytest.raises(HauntboardError) as no:
        hints.advise(match.game, match.view(seat), match.log(seat), 1, bot="random")
    assert no.value.message.id == "hint-no-adviser"
