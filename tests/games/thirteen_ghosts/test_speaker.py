"""The speaker with the words of 13 Ghosts."""

from __future__ import annotations

import pytest

from hauntboard.engine.messages import Event, Message, Refusal
from hauntboard.engine.seats import SPECTATOR
from hauntboard.i18n import Speaker


def test_a_missing_argument_of_a_nested_message_is_an_error() -> None:
    event = {"kind": "asked", "seat": 0, "card": 3}
    with pytest.raises(ValueError, match="ghosts-event-asked needs numbersFirst, numbersOr"):
        Speaker("en").event("ghosts", event)


def test_an_attribute_is_named_after_a_dot() -> None:
    speaker = Speaker("es")
    assert speaker.text("ghosts-rule-G4.title") == "Tu turno"
    assert speaker.has("ghosts-rule-G3.decision")
    assert not speaker.has("ghosts-rule-G5.decision")


def test_a_message_of_the_engine_is_translated() -> None:
    assert Speaker("en").say(Message("ghosts-move-play-12", {"numbers": [4, 7, 8]})) == (
        "Play 12: is your crypt 4, 7 or 8?"
    )
    refusal = Refusal("ghosts-not-in-hand", "G4", card=3, hand=5)
    assert Speaker("pl").say(refusal.message).startswith("Nie masz w ręku karty 3.")


def test_the_reader_is_you_and_others_are_named() -> None:
    event = {"kind": "hit", "seat": 0, "target": 1, "card": 6}
    names = ["Ana", "Ben", "Ola"]
    assert Speaker("en", names, 0).event("ghosts", event) == "Hit! You find Ben in crypt 6."
    assert Speaker("en", names, 1).event("ghosts", event) == "Hit! Ana finds you in crypt 6."
    assert Speaker("en", names, 2).event("ghosts", event) == "Hit! Ana finds Ben in crypt 6."
    assert Speaker("en", names).event("ghosts", event) == "Hit! Ana finds Ben in crypt 6."


def test_the_secret_part_of_an_event_decides_the_message() -> None:
    drew = Event("drew", {"seat": 0}, {"card": 5}, knowers=0b01)
    names = ["Ana", "Ben"]
    assert Speaker("en", names, 0).event("ghosts", drew.seen_by(0)) == "You draw 5."
    assert Speaker("en", names, 1).event("ghosts", drew.seen_by(1)) == "Ana draws a card."
    assert Speaker("en", names).event("ghosts", drew.seen_by(SPECTATOR)) == "Ana draws a card."
    assert Speaker("en", names).event("ghosts", drew.in_full()) == "Ana draws 5."


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("es", 1, "1 punto"),
        ("es", 3, "3 puntos"),
        ("pt", 0, "0 pontos"),
        ("pt", 1, "1 ponto"),
        ("pt", 2, "2 pontos"),
        ("pl", 1, "1 punkt"),
        ("pl", 3, "3 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
    ],
)
def test_plurals_follow_the_language(language: str, points: int, text: str) -> None:
    assert Speaker(language).text("ghosts-points", points=points) == text


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="ghosts-not-in-hand needs hand"):
        Speaker("en").text("ghosts-not-in-hand", card=3)
