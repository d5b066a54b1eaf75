"""13 Ghosts as data: the thirteen cards and the layout of the action space.

Sets of card numbers are bit masks: bit ``n`` stands for number ``n`` (bit 0 is unused).

Every action is one small integer. The blocks, in order:

=========  =======================================  ================================
block      size                                     meaning
=========  =======================================  ================================
DEAL       13                                       chance: card n is dealt or drawn
FIRST      4                                        chance: which seat begins
ATTACK     13                                       attack number n (face-down card, or card 8)
ARRANGE    8                                        card 10: six orders of three, two of two
DRAW       1                                        card 2: draw and take another turn
CRYPT      4 x 13                                   seat s takes card n as its own crypt
MATE       4 x 13                                   seat s gives card n to its teammate as crypt
KEEP       4 x 13                                   seat s keeps card n as its opening hand
PLAY       one per ability and parameter            the hand card, face up
COPY       one per ability and parameter            card 2 performing a face-up card's ability
=========  =======================================  ================================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

NUMBERS = range(1, 14)
CARDS_IN_SET = 13
ALL_NUMBERS = 0b11_1111_1111_1110

# Deck sizes: the full set, or a small deck of the lowest numbers, for study (L1).
DECKS = (CARDS_IN_SET, 4, 5, 6)

BLUE, YELLOW, RED = "blue", "yellow", "red"
COLOURS = {n: YELLOW if n in (2, 10) else RED if n in (4, 8, 11) else BLUE for n in NUMBERS}
BLUE_CARDS = sum(1 << n for n, colour in COLOURS.items() if colour == BLUE)


def row_cards(row: int) -> list[int]:
    """Return the cards of a face-up or face-down row, oldest first.

    >>> row_cards(0x3C5)
    [3, 12, 5]
    """
    cards = []
    while row:
        cards.append(row & 15)
        row >>= 4
    return cards[::-1]


def mask_of(numbers: tuple[int, ...] | range) -> int:
    """Return the numbers as a mask.

    >>> bin(mask_of((1, 3)))
    '0b1010'
    """
    return sum(1 << n for n in numbers)


def numbers_up_to(deck: int) -> int:
    """Return the numbers of a deck of this size as a mask.

    >>> bin(numbers_up_to(4))
    '0b11110'
    """
    return ALL_NUMBERS & (2 << deck) - 1


def numbers_of(mask: int) -> list[int]:
    """Return the numbers in a mask, ascending.

    >>> numbers_of(0b1010)
    [1, 3]
    """
    return list(_numbers_of(mask))


@cache
def _numbers_of(mask: int) -> tuple[int, ...]:
    return tuple(n for n in NUMBERS if mask >> n & 1)


# The sets of numbers that each card's question or attack can name.
# A card that names nothing (8 and 10 look first) has one empty set; 2 has a block of its own.
NAMED: dict[int, list[tuple[int, ...]]] = {
    1: [(n, n + 1, n + 2, n + 3) for n in range(1, 11)],
    3: [(2, 4, 6, 8, 10, 12)],
    4: [(n,) for n in NUMBERS],
    5: [(1, 2, 3, 4)],
    6: [(8, 9, 10, 11, 12, 13)],
    7: [(5, 6, 8, 9)],
    8: [()],
    9: [(10, 11, 12, 13)],
    10: [()],
    11: [(n, n + 1) for n in range(1, 13)],
    12: list(combinations(NUMBERS, 3)),
    13: [tuple(range(n, 14)) for n in NUMBERS],
}


@dataclass(frozen=True)
class Ability:
    """One way to use one card: the card and the numbers it names."""

    card: int
    numbers: tuple[int, ...]

    @property
    def mask(self) -> int:
        return mask_of(self.numbers)


ABILITIES = [Ability(card, numbers) for card, sets in NAMED.items() for numbers in sets]
ABILITY_COUNT = len(ABILITIES)
ABILITY_INDEX = {ability: index for index, ability in enumerate(ABILITIES)}
# By card: the index of its first ability in that list, and how many it has.
ABILITY_START = [next((i for i, a in enumerate(ABILITIES) if a.card == n), 0) for n in range(14)]
ABILITY_SIZE = [len(NAMED.get(n, ())) for n in range(14)]

# In a small deck 6 asks about the upper half of six numbers (L4).
SMALL_SIX = (4, 5, 6)


def named_in(ability: Ability, deck: int) -> tuple[int, ...]:
    """Return the numbers that an ability names in a deck of this size (L4).

    >>> named_in(Ability(1, (4, 5, 6, 7)), 5), named_in(Ability(6, (8, 9, 10, 11, 12, 13)), 6)
    ((4, 5), (4, 5, 6))
    """
    if deck == CARDS_IN_SET:
        return ability.numbers
    numbers = SMALL_SIX if ability.card == 6 else ability.numbers
    return tuple(n for n in numbers if n <= deck)


def deck_in(view: Mapping[str, Any]) -> int:
    """Return how many cards the deck of a view has."""
    return int(view.get("options", {}).get("deck", CARDS_IN_SET))


def ability_index(card: int, numbers: tuple[int, ...], deck: int) -> int:
    """Return the index of the ability of a card that names these numbers in a deck of this size."""
    if deck == CARDS_IN_SET:
        return ABILITY_INDEX[Ability(card, numbers)]
    return next(
        i
        for i in range(ABILITY_START[card] + (card == 1), ABILITY_START[card] + ABILITY_SIZE[card])
        if named_in(ABILITIES[i], deck) == numbers
    )


# Orders for card 10: places of the cards seen (0 = top), first the new top, then the bottom ones.
ARRANGEMENTS = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0), (0, 1), (1, 0)]

SEATS = 4
DEAL = 0
FIRST = DEAL + 13
ATTACK = FIRST + SEATS
ARRANGE = ATTACK + 13
DRAW = ARRANGE + len(ARRANGEMENTS)
CRYPT = DRAW + 1
MATE = CRYPT + SEATS * 13
KEEP = MATE + SEATS * 13
PLAY = KEEP + SEATS * 13
COPY = PLAY + ABILITY_COUNT
ACTIONS = COPY + ABILITY_COUNT
LEGAL_WORDS = (ACTIONS + 63) // 64

# Points that win the tie-break match (T6).
DUEL_GOAL = 3

# Editions (G8, G9).
CLASSIC, NK2018 = 0, 1
EDITIONS = ("classic", "nk2018")

CHOOSING_FIRST, DEALING, CHOOSING_CRYPTS, TURN, LOOKING, AIMING, ARRANGING, DRAWING, OVER = range(9)
PHASES = (
    "first",
    "deal",
    "crypts",
    "turn",
    "look",
    "aim",
    "arrange",
    "draw",
    "over",
)
