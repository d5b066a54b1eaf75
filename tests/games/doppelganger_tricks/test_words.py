"""The words of Doppelgänger Tricks: worked examples, rare events, refusals and errors."""

from __future__ import annotations

import re

import pytest

from hauntboard.engine.game import NotationError, Position, PositionError
from hauntboard.games.doppelganger_tricks import DoppelgangerTricks
from hauntboard.games.doppelganger_tricks.cards import SUITS, card_number
from hauntboard.i18n import LANGUAGES, Speaker, catalogue

from ...i18n.words import NAMES, OTHERS, checked, nodes, refused, rendered, strings
from ..any_game import folder_of

CARD = re.compile(r"\b(10|[1-9])([■●▲◈])")
# By example: the led suit and the winner (counted from the leader; -1 for none).
EXAMPLE_TRICKS = {1: ("S", 3), 2: ("C", 2), 3: ("S", 2), 4: ("T", 3), 5: ("T", 3), 6: ("S", -1), 7: ("C", 2)}


def cards_in(text: str) -> list[str]:
    """Return the cards that a text names, in notation."""
    return [SUITS["■●▲◈".index(symbol)] + rank for rank, symbol in CARD.findall(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_examples_name_the_same_cards_in_every_language(language: str) -> None:
    for id in nodes("en"):
        if id.startswith(("tricks-rule", "tricks-example")) and not catalogue("en").needs(id):
            assert cards_in(Speaker(language).text(id)) == cards_in(Speaker("en").text(id)), id


@pytest.mark.parametrize(("example", "led", "winner"), [(n, *rest) for n, rest in EXAMPLE_TRICKS.items()])
def test_the_tricks_of_the_examples_have_the_stated_winner(example: int, led: str, winner: int) -> None:
    cards = cards_in(Speaker("en").text(f"tricks-example-{example}"))
    state = DoppelgangerTricks(4).new_state()
    state.trick = [card_number(card) for card in cards[:4]]
    state.leader, state.laid, state.led = 0, 4, SUITS.index(led)
    assert cards[0][0] in (led, "D")
    assert state.trick_winner() == winner
    if winner >= 0:
        assert cards[winner] in cards[4:]
    if example == 7:
        state.trick = [card_number(card) for card in (*cards[:3], cards[-1])]
        assert state.trick_winner() == winner


def test_the_hands_of_the_examples_have_the_stated_legal_cards() -> None:
    cards = cards_in(Speaker("en").text("tricks-example-8"))
    allowed = {tuple(cards[1:4]): set(cards[1:4]), tuple(cards[4:8]): set(cards[4:7])}
    for hand, playable in allowed.items():
        state = DoppelgangerTricks(4).new_state()
        state.trick = [card_number(cards[0]), 0, 0, 0]
        state.laid, state.led, state.seat = 1, SUITS.index("C"), 1
        state.hand = [0, sum(1 << card_number(card) for card in hand), 0, 0]
        assert state.playable() == sum(1 << card_number(card) for card in playable)


def test_the_points_of_the_examples_are_correct() -> None:
    state = DoppelgangerTricks(4).new_state()
    for example, predicted, won, bonus, points in (
        (9, 0, 0, 3, 10),
        (10, 4, 5, 0, 1),
        (10, 4, 5, 1, 2),
        (10, 4, 5, 3, 1),
        (11, 0, 1, 0, 0),
        (11, 0, 1, 1, 1),
    ):
        state.predicted, state.won, state.claimed = [predicted] * 4, [won] * 4, [bonus] * 4
        assert state.round_points(0) == points, example


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        {"kind": "trick-lost", "seat": 0},
        {"kind": "annihilated", "cards": ["C6", "D6"]},
        {"kind": "claimed", "seat": 0, "bonus": 3},
        {"kind": "led-declared", "seat": 0, "card": "D10", "suit": "T"},
        {"kind": "scored", "seat": 0, "number": 0, "count": 0, "bonus": 3, "points": 10, "total": 12},
        {"kind": "match-over", "winners": [0, 2], "scores": [14, 9, 14]},
    ],
    ids=str,
)
def test_rare_events_of_tricks_render(language: str, event: dict[str, object]) -> None:
    for viewer in (None, 0, 1, 2):
        rendered(language, "tricks", event, viewer)


@pytest.mark.parametrize("players", DoppelgangerTricks.player_counts)
def test_every_refusal_of_tricks_renders(players: int) -> None:
    found = refused(DoppelgangerTricks.name, players, {"hands": "secret"})
    named = {
        text for text in strings(folder_of(DoppelgangerTricks) / "messages.py") if text.startswith("tricks-")
    }
    own = {id for id in named if not id.startswith(("tricks-move-", "tricks-notation-"))}
    missing = own - found.keys() - {"tricks-no-bonuses"}  # of small decks
    assert missing <= {"tricks-prediction-too-high"} if players == 3 else not missing
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES[:players])
        for id, refusal in found.items():
            assert not re.search(r"\b[SCTD]\d", checked(speaker.say(refusal.message), id)), id


POSITIONS: dict[str, Position] = {
    "position-bad-card": {"phase": "play", "trick": ["S10"]},
    "tricks-position-bad-suit": {"phase": "play", "trick": ["S7"], "led": "C"},
    "position-missing-cards": {"phase": "predict"},
    "tricks-position-bad-bonus": {"phase": "play", "seats": [{"bonus": 1}, {"bonus": 1}, {}]},
    "tricks-position-no-prediction": {"phase": "play"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", POSITIONS)
def test_position_errors_of_tricks_render(language: str, id: str) -> None:
    with pytest.raises(PositionError) as caught:
        DoppelgangerTricks(3).from_position(POSITIONS[id])
    assert caught.value.message.id == id
    assert checked(Speaker(language).say(caught.value.message), id).startswith("$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_prediction_errors_render(language: str) -> None:
    with pytest.raises(NotationError) as caught:
        DoppelgangerTricks(3).parse("p13", 0)
    assert "p13" in checked(Speaker(language).say(caught.value.message), "p13")
