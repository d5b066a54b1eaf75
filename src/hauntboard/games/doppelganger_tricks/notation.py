"""Doppelgänger Tricks: the notation of actions. Each action has one text, and each text one action.

==============  ===========================================================
text            action
==============  ===========================================================
``dS7``         chance: the next seat gets the seven of squares
``first2``      chance: seat 2 begins
``p3``          I predict three tricks
``S7``          play the seven of squares (C circles, T triangles, D doppelgängers)
``D7/C``        lead the seven of doppelgängers, declared as circles
``S7+1``        play a card and claim the bonus card +1 (or ``+3``)
``D7/C+3``      all at once
==============  ===========================================================
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.game import NotationError, Parts, plain_number
from .cards import (
    ACTIONS,
    BONUSES,
    CARDS,
    DOPPELGANGER,
    FIRST,
    MAX_TRICKS,
    ORDINARY_SUITS,
    PLAY,
    PLAYS,
    PREDICT,
    PREDICTIONS,
    RANKS,
    SEATS,
    SUITS,
    card_text,
)


@dataclass(frozen=True)
class CardPlay:
    """A card played, with the suit declared for a leading doppelgänger and a claim."""

    card: int
    declared: int | None = None
    claim: int = 0

    @property
    def text(self) -> str:
        declared = "" if self.declared is None else f"/{SUITS[self.declared]}"
        return card_text(self.card) + declared + (f"+{self.claim}" if self.claim else "")

    @property
    def parts(self) -> Parts:
        suit = None if self.declared is None else SUITS[self.declared]
        return {"kind": "play", "card": card_text(self.card), "suit": suit, "bonus": self.claim}

    @property
    def action(self) -> int:
        part = self.card
        if self.declared is not None:
            part = CARDS + ORDINARY_SUITS * (self.card % RANKS) + self.declared
        return PLAY + PLAYS * ((0, *BONUSES).index(self.claim)) + part


def _plays() -> list[CardPlay]:
    plays = []
    for claim in (0, *BONUSES):
        plays += [CardPlay(card, None, claim) for card in range(CARDS)]
        plays += [
            CardPlay(DOPPELGANGER * RANKS + rank, suit, claim)
            for rank in range(RANKS)
            for suit in range(ORDINARY_SUITS)
        ]
    return plays


_PLAYS = _plays()
TEXTS = [
    *(f"d{card_text(card)}" for card in range(CARDS)),
    *(f"first{seat + 1}" for seat in range(SEATS)),
    *(f"p{n}" for _ in range(SEATS) for n in range(PREDICTIONS)),
    *(play.text for play in _PLAYS),
]
PARTS: list[Parts] = [{"kind": "deal", "card": card_text(card)} for card in range(CARDS)]
PARTS += [{"kind": "first", "seat": seat} for seat in range(SEATS)]
PARTS += [{"kind": "predict", "seat": seat, "tricks": n} for seat in range(SEATS) for n in range(PREDICTIONS)]
PARTS += [play.parts for play in _PLAYS]
_ACTIONS = {text: action for action, text in enumerate(TEXTS) if not PREDICT <= action < PLAY}
assert len(TEXTS) == len(PARTS) == ACTIONS


def play_of(action: int) -> CardPlay:
    """Return the play of a ``PLAY`` action.

    >>> play_of(CardPlay(3).action).text
    'S4'
    """
    return _PLAYS[action - PLAY]


def prediction_of(action: int) -> int:
    """Return the number of tricks of a ``PREDICT`` action."""
    return (action - PREDICT) % PREDICTIONS


def seat_named(action: int) -> int:
    """Return the seat of a ``FIRST`` action."""
    return action - FIRST


def parse(text: str, seat: int) -> int:
    """Return the action of a text; ``seat`` is the seat of a prediction.

    >>> TEXTS[parse("D7/C+3", 0)]
    'D7/C+3'
    """
    if text in _ACTIONS:
        return _ACTIONS[text]
    if text[:1] == "p" and 0 <= seat < SEATS:
        number = plain_number(text[1:])
        if number is not None and number <= MAX_TRICKS:
            return PREDICT + PREDICTIONS * seat + number
        raise NotationError("tricks-notation-number", column=1, text=text)
    raise NotationError("notation-unknown", text=text)
