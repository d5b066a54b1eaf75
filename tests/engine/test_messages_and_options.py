from __future__ import annotations

import pytest

from hauntboard.engine.game import OptionError
from hauntboard.engine.messages import Event, Refusal
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import GAMES, load
from hauntboard.games.template.game import HighCard
from hauntboard.testing.conformance import option_combinations, option_samples


def test_a_secret_is_visible_only_to_the_seats_that_know_it() -> None:
    event = Event("drew", {"seat": 1}, {"card": 4}, knowers=0b0110)
    assert event.seen_by(2) == {"kind": "drew", "seat": 1, "card": 4}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"kind": "drew", "seat": 1}
    assert event.in_full()["card"] == 4
    assert not event.known_to(SPECTATOR)


def test_an_event_without_a_secret_is_visible_to_all() -> None:
    assert Event("scored", {"seat": 0}).known_to(SPECTATOR)


def test_a_refusal_carries_id_arguments_and_clause() -> None:
    refusal = Refusal("refusal-not-in-hand", "C4", card=5, hand=7)
    assert refusal.message.id == "refusal-not-in-hand"
    assert refusal.message.arguments == {"card": 5, "hand": 7}
    assert refusal.clause == "C4"


@pytest.mark.parametrize(
    ("players", "options", "id"),
    [
        (8, {}, "option-bad-players"),
        (2, {"colour": "red"}, "option-unknown"),
        (2, {"rounds": 1999}, "option-bad-value"),
        (2, {"first": 3}, "option-bad-value"),
    ],
)
def test_wrong_options_are_refused_by_name(players: int, options: dict[str, str | int], id: str) -> None:
    with pytest.raises(OptionError) as error:
        load("template", players, options)
    assert error.value.message.id == id


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionError) as error:
        load("chess")
    assert error.value.message.arguments["allowed"] == ", ".join(GAMES)


def test_options_are_read_from_words_and_numbers() -> None:
    game = load("template", 3, {"first": "2"})
    assert game.options == {"rounds": 3, "first": 2}
    assert game.named_first == 1
    assert load("template", 3, {"rounds": 4}).options == load("template", 3, {"rounds": "4"}).options


def test_the_first_seat_is_an_option_only_of_games_in_which_a_seat_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(HighCard, "has_first", False)
    monkeypatch.setattr(HighCard, "options_table", ())
    assert HighCard.offered_options(2) == {}
    assert [*option_samples("template", 2)] == [*option_combinations("template", 2)] == [{}]
    with pytest.raises(OptionError):
        HighCard(2, {"first": 1})
    assert HighCard(2).named_first == -1
