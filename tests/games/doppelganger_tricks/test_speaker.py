"""The speaker with the words of Doppelgänger Tricks."""

from __future__ import annotations

import pytest

from hauntboard.engine.messages import Event, Message
from hauntboard.i18n import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_in_the_style_of_their_game(language: str) -> None:
    speaker = Speaker(language)
    assert [speaker.card("tricks", card) for card in ("S7", "C10", "T3", "D6")] == ["7■", "10●", "3▲", "6◈"]
    prepared = speaker._prepare({"card": "S7", "cards": ["C10", "T3", "D6"], "suit": "S"}, "tricks")
    assert (prepared["card"], prepared["suit"]) == ("7■", "S")
    assert prepared["cardsList"] == "10●, 3▲, 6◈"
    assert (prepared["cardsFirst"], prepared["cardsLast"], prepared["cardsCount"]) == ("10●", "6◈", 3)
    assert "7■" in speaker.text("tricks-move-play", card="S7")
    assert "7■" in speaker.say(Message("tricks-not-in-hand", {"card": "S7"}))


def test_the_four_suits_look_different() -> None:
    for language in LANGUAGES:
        assert len({Speaker(language).text(f"tricks-suit-{suit}.symbol") for suit in "SCTD"}) == 4


def test_a_hand_is_a_plain_list_and_a_pair_is_joined() -> None:
    dealt = Event("dealt", {"seat": 0, "count": 3}, {"cards": ["S1", "C2", "D3"]}, knowers=0b01)
    names = ["Ana", "Ben"]
    assert Speaker("en", names, 0).event("tricks", dealt.seen_by(0)) == "You are dealt: 1■, 2●, 3◈."
    assert Speaker("en", names, 1).event("tricks", dealt.seen_by(1)) == "Ana is dealt 3 cards."
    pair = {"kind": "annihilated", "cards": ["C6", "D6"]}
    assert Speaker("en").event("tricks", pair) == "6● and 6◈ annihilate each other."
    assert Speaker("es").event("tricks", pair) == "El 6● y el 6◈ se aniquilan."


@pytest.mark.parametrize(
    ("bonus", "points", "sentence"),
    [
        (0, 3, "You score 3 points (predicted 2, won 2), 9 in all."),
        (1, 4, "You score 4 points (predicted 2, won 2, bonus +1), 9 in all."),
        (3, 6, "You score 6 points (predicted 2, won 2, bonus +3), 9 in all."),
        (3, 1, "You score 1 point (predicted 2, won 2, bonus +3 missed), 9 in all."),
    ],
)
def test_a_bonus_card_without_points_is_shown_as_missed(bonus: int, points: int, sentence: str) -> None:
    event = {
        "kind": "scored",
        "seat": 0,
        "number": 2,
        "count": 2,
        "bonus": bonus,
        "points": points,
        "total": 9,
    }
    assert Speaker("en", ["Ana"], 0).event("tricks", event) == sentence


def test_cards_of_other_games_and_other_texts_stay_unchanged() -> None:
    speaker = Speaker("en")
    assert speaker.card("ghosts", 7) == 7
    assert speaker.card("position", "S7") == "S7"
    assert speaker.card("tricks", "7■") == "7■"
    assert speaker._prepare({"text": "S7"}, "tricks") == {"text": "S7"}
    assert speaker.text("position-missing-cards", path="$", cards=["S1", "D2"]).endswith("S1, D2.")
