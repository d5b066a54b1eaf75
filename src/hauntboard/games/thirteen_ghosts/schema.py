"""13 Ghosts: the data of a view. 0 stands for a card that the viewer does not know, None for no card."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["first", "deal", "crypts", "turn", "look", "aim", "arrange", "draw", "over"]


class SeatView(TypedDict):
    """The cards of a seat."""

    playing: bool
    alive: bool
    protected: bool
    deck: int
    crypt: int | None
    hand: int | None
    dealt: list[int]
    up: list[int]
    down: list[int]
    candidates: list[int]


class TieBreak(TypedDict):
    """The two-player match that decides a three-player tie (T6)."""

    seats: list[int]
    scores: list[int]


class Pile(TypedDict):
    """A pile, from the top."""

    left: int
    cells: list[int]


class Vague(TypedDict):
    """Cards that the viewer knows to be among some places, each a seat's hand or row, or the pile."""

    cards: list[int]
    among: list[dict[str, int]]


class GhostsView(TypedDict):
    """The table as a viewer sees it."""

    seat: int | None
    phase: Phase
    over: bool
    round: int
    first: int
    turn: int
    acting: list[int]
    ability: int | None
    scores: list[int]
    goal: int
    tie_break: TieBreak | None
    winners: list[int]
    seats: list[SeatView]
    piles: list[Pile]
    vague: list[Vague]
