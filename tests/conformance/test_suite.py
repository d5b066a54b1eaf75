"""The tests that ``ConformanceSuite`` gives to a game fail for a game with flaws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from hauntboard import games
from hauntboard.engine.game import Option
from hauntboard.engine.messages import Event, Message, Refusal
from hauntboard.engine.observation import NUMBER, ObservationLayout, row
from hauntboard.engine.positions import PositionError
from hauntboard.games.plugin import BrokenPart
from hauntboard.games.template import bots
from hauntboard.games.template.game import HighCard
from hauntboard.games.template.rules import DEAL
from hauntboard.testing import ConformanceSuite
from hauntboard.testing.suite import SEARCH, allowed, play_with_bots


class Suite(ConformanceSuite):
    """The suite of the template. Not collected, because its name does not begin with Test."""

    game = "template"


@pytest.fixture
def suite() -> Iterator[Suite]:
    with allowed("template"):
        yield Suite()


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Replace attributes of the template's game."""
    return lambda name, value: monkeypatch.setattr(HighCard, name, value)


def test_the_tests_run_for_all_player_counts_options_and_bots(suite: Suite) -> None:
    given: dict[str, list[Any]] = {}
    asked = SimpleNamespace(
        fixturenames=["players", "run", "bot"],
        parametrize=lambda name, values, ids: given.update({name: [*values]}),
    )
    suite.pytest_generate_tests(asked)  # type: ignore[arg-type]
    assert given["players"] == list(HighCard.player_counts)
    assert given["bot"] == [*bots.BOTS, *bots.YARDSTICKS]
    for players in HighCard.player_counts:
        for option in HighCard.offered_options(players).values():
            tried = {run.options[option.name] for run in given["run"] if run.players == players}
            assert tried == set(option.choices)


def test_a_broken_law_names_the_command_that_repeats_it(suite: Suite, patch: Any) -> None:
    given: dict[str, list[Any]] = {}
    asked = SimpleNamespace(
        fixturenames=["run"], parametrize=lambda name, values, ids: given.update({name: [*values]})
    )
    suite.pytest_generate_tests(asked)  # type: ignore[arg-type]
    patch("length_bound", 1)
    with pytest.raises(AssertionError) as error:
        suite.test_random_play_keeps_every_law(given["run"][0])
    assert given["run"][0].command in error.value.__notes__[0]


def test_an_option_with_which_matches_do_not_end_is_found(suite: Suite, patch: Any) -> None:
    patch("options_table", (Option("rounds", 3, (1, 3, 99)),))
    with pytest.raises(AssertionError, match="within the stated bound"):
        suite.test_every_option_combination_ends(2)


def test_a_part_that_cannot_be_imported_is_found(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(games.plugin("template"), lesson=".no_such_lesson")
    monkeypatch.setattr(games, "plugin", lambda name: broken)
    with pytest.raises(BrokenPart, match="no_such_lesson"):
        suite.test_every_part_that_the_plugin_names_can_be_imported()


@pytest.mark.parametrize("change", [{"more": 1}, {"round": "one"}, {"seats": [{"card": 0}]}], ids=str)
def test_views_other_than_declared_are_found(suite: Suite, patch: Any, change: dict[str, Any]) -> None:
    honest = HighCard.table
    patch("table", lambda game, state, seat: {**honest(game, state, seat), **change})
    with pytest.raises(AssertionError):
        suite.test_views_are_as_the_game_declares_them(2)


@pytest.mark.parametrize(
    ("name", "value", "missing"),
    [
        ("clauses", ("C1", "C9"), "template-rule-C9"),
        ("options_table", (Option("wishes", 3, (3,)),), "template-option-wishes"),
        ("prefix", "wordless", "wordless-tagline"),
    ],
)
def test_missing_words_are_found(suite: Suite, patch: Any, name: str, value: Any, missing: str) -> None:
    patch(name, value)
    with pytest.raises(AssertionError, match=missing):
        suite.test_the_game_its_options_and_its_clauses_have_words()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("events", lambda *_: [Event("unheard-of")]),
        ("describe", lambda *_: Message("template-action-unheard-of")),
        ("why_not", lambda *_: Refusal("template-refusal-unheard-of")),
    ],
    ids=["event", "action", "refusal"],
)
def test_what_happens_without_words_is_found(suite: Suite, patch: Any, name: str, value: Any) -> None:
    patch(name, value)
    with pytest.raises(AssertionError, match=r"lacks template-.*-unheard-of"):
        suite.test_all_that_happens_has_words(2)


def test_words_that_lack_an_argument_are_found(suite: Suite, patch: Any) -> None:
    patch("events", lambda *_: [Event("first")])
    with pytest.raises(ValueError, match="template-event-first needs seat"):
        suite.test_all_that_happens_has_words(2)


def test_a_vector_with_a_hidden_card_is_found(suite: Suite, patch: Any) -> None:
    leak = row(NUMBER, "card", "number", "state.card[s]", "the card of every seat")
    patch("observations", ObservationLayout(state="TableState", shared=(), each=(leak,)))
    with pytest.raises(AssertionError):
        suite.test_observation_vectors_have_their_size_and_hold_no_secret(2)


def test_a_bot_that_plays_an_illegal_move_is_found(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.CautiousBot, "choose", lambda bot, view, log: DEAL)
    with pytest.raises(Refusal):
        suite.test_a_bot_plays_legal_moves_to_the_end("cautious", 2)


def test_a_search_that_cannot_imagine_states_is_found(suite: Suite, patch: Any) -> None:
    patch("imagine", lambda game, view, log, rng: game.from_position({}))
    with pytest.raises(PositionError):
        suite.test_the_tree_search_plays_a_match(2)


def test_a_sound_game_passes(suite: Suite) -> None:
    suite.test_every_option_combination_ends(2)
    suite.test_views_are_as_the_game_declares_them(2)
    suite.test_the_game_its_options_and_its_clauses_have_words()
    suite.test_all_that_happens_has_words(2)
    suite.test_observation_vectors_have_their_size_and_hold_no_secret(2)
    play_with_bots(games.load("template", 2), SEARCH)
