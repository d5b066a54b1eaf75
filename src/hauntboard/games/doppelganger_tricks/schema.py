"""Doppelgänger Tricks: the data of a view. Cards are written as in the notation."""

from __future__ import annotations

from typing import Literal, TypedDict

Suit = Literal["S", "C", "T", "D"]
Bonus = Literal[1, 3]


class SeatView(TypedDict):
    """A seat in the current round; a hand or prediction that the viewer may not see is None."""

    hand: list[str] | None
    cards: int
    predicted: bool
    prediction: int | None
    won: int
    bonus: Bonus | None
    shown: list[str]
    voids: list[Suit]


class LaidCard(TypedDict):
    """A card of the current trick."""

    seat: int
    card: str
    annihilated: bool


class TricksView(TypedDict):
    """The table as a viewer sees it."""

    seat: int | None
    phase: Literal["first", "deal", "predict", "play", "over"]
    over: bool
    round: int
    rounds: int
    first: int
    leader: int
    acting: list[int]
    scores: list[int]
    winners: list[int]
    tricks: int
    led: Suit | None
    trick: list[LaidCard]
    bonuses: list[Bonus]
    seats: list[SeatView]
    unseen: list[str]
