"""Halloween: the data of a view, the same for all viewers."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["blue", "green", "yellow", "orange", "red"]
Act = Literal["summon", "scare", "upgrade", "move", "fight", "haunt", "rest"]
Counts = dict[Colour, int]


class Place(TypedDict):
    """A building: ghosts by colour, its bonus token, and by colour the seat that haunts it."""

    ghosts: Counts
    bonus: str | None
    haunts: Counts


class Town(TypedDict):
    """All buildings."""

    police: Place
    school: Place
    church: Place
    hall: Place
    hospital: Place
    theatre: Place


class SeatTable(TypedDict):
    """The board of a seat."""

    pe: int
    sp: int
    tokens: Counts
    levels: list[int]
    discs: list[list[Act]]
    cards: list[int]
    bonuses: list[str]
    blocked: int


class GoingOn(TypedDict):
    """The action that is being carried out; ``stack`` has the open questions with their numbers."""

    section: int | None
    boosted: bool
    brawling: bool
    earned: int
    roller: int
    arena: int
    fighters: list[int]
    dice: list[int]
    sides: list[int]
    plus: list[int]
    targets: list[int]
    stack: list[tuple[str, int, int, int]]


class Table(TypedDict):
    """The whole position."""

    game: str
    players: int
    phase: Literal["setup", "play", "over"]
    round: int
    first: int
    turn: int
    ending: bool
    town: Town
    cards: list[int]
    thrown: list[str]
    seats: list[SeatTable]
    sections_used: list[int]
    powers_used: list[int]
    going_on: GoingOn


class CardView(TypedDict):
    """A card in play with its price for the player and the seats that occupy it."""

    number: int
    coloured: bool
    when: list[str]
    price: int
    different: bool
    seats: list[int]


class Estimate(TypedDict):
    """The points of a seat now, and those that the end of the match would add, by source."""

    now: int
    end: int
    total: int
    sources: dict[str, int]


class SeatView(TypedDict):
    """The supplies of a seat and its running score."""

    supply: int
    haunts: int
    tokens: int
    estimate: Estimate


class HalloweenView(TypedDict):
    """The table as every viewer sees it. ``spends`` has the moves that use up card 1, 4 or 6 without naming
    it, each with those cards."""

    seat: int | None
    phase: str
    over: bool
    round: int
    turn: int
    acting: list[int]
    scores: list[int]
    winners: list[int]
    question: str
    table: Table
    free: Counts
    pool: Counts
    reserve: int
    upgrades: Counts
    reach: list[int]
    spends: dict[str, list[int]]
    cards: list[CardView]
    seats: list[SeatView]
