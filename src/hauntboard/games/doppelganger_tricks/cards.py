"""Doppelgänger Tricks as data: the deck and the layout of the action space.

A card is a number from 0 to 39: ten times its suit plus its rank less one. Sets of cards are
64-bit masks. The doppelgängers are the fourth suit.

Every action is one small integer. The blocks, in order:

=========  ========  ==========================================================
block      size      meaning
=========  ========  ==========================================================
DEAL       40        chance: the next seat gets this card
FIRST      4         chance: which seat begins
PREDICT    4 x 13    seat s predicts n tricks
PLAY       3 x 70    a card, with no claim, with a claim of +1, with a claim of +3
=========  ========  ==========================================================

Within each part of PLAY the first 40 are the cards. The 30 after them are leading doppelgängers:
three for each rank, one for each suit that it may be declared as.
"""

from __future__ import annotations

SUITS = "SCTD"  # squares, circles, triangles, doppelgängers
RANKS = 10
ORDINARY_SUITS = 3
CARDS = len(SUITS) * RANKS
DOPPELGANGER = 3
SUIT_MASK = (1 << RANKS) - 1
DOPPELGANGERS = SUIT_MASK << DOPPELGANGER * RANKS

# The suits in the order in which they lose their highest card to make a small deck even (L1).
LEFT_OUT = (2, 1)

SEATS = 4
MAX_TRICKS = 12
PREDICTIONS = MAX_TRICKS + 1  # 0 to MAX_TRICKS (R2)
BONUSES = (1, 3)
ALL_BONUSES = 0b1010  # bit 1 and bit 3
BONUS_HAND = 3  # the smallest hand with bonus cards (L2)

PLAYS = CARDS + RANKS * ORDINARY_SUITS
DEAL = 0
FIRST = DEAL + CARDS
PREDICT = FIRST + SEATS
PLAY = PREDICT + SEATS * PREDICTIONS
ACTIONS = PLAY + PLAYS * (1 + len(BONUSES))
LEGAL_WORDS = (ACTIONS + 63) // 64

# Markers for "none".
NOT_PREDICTED = NO_SUIT = NOBODY = -1

CHOOSING_FIRST, DEALING, PREDICTING, PLAYING, OVER = range(5)
PHASES = ("first", "deal", "predict", "play", "over")


def card_text(card: int) -> str:
    """Return the notation of a card.

    >>> card_text(6), card_text(39)
    ('S7', 'D10')
    """
    return f"{SUITS[card // RANKS]}{card % RANKS + 1}"


def card_number(text: str) -> int:
    """Return the card of a notation; raise ValueError if there is none.

    >>> card_number("C1")
    10
    """
    suit, rank = text[:1], text[1:]
    if suit and suit in SUITS and rank in RANK_TEXTS:
        return SUITS.index(suit) * RANKS + int(rank) - 1
    raise ValueError(text)


RANK_TEXTS = {str(rank) for rank in range(1, RANKS + 1)}


def cards_of(mask: int) -> list[int]:
    """Return the cards in a mask, ascending."""
    return [card for card in range(CARDS) if mask >> card & 1]


def texts_of(mask: int) -> list[str]:
    """Return the cards in a mask as texts.

    >>> texts_of(0b101)
    ['S1', 'S3']
    """
    return [card_text(card) for card in cards_of(mask)]


def full_ranks(players: int) -> int:
    """Return the number of ranks: three players leave out the tens."""
    return RANKS - 1 if players == 3 else RANKS


def deck_for(players: int, ranks: int = RANKS) -> int:
    """Return all cards of the game; a small deck leaves out what cannot be dealt evenly (L1).

    >>> deck_for(3).bit_count(), texts_of(deck_for(3, 2))
    (36, ['S1', 'S2', 'C1', 'T1', 'D1', 'D2'])
    """
    ranks = min(ranks, full_ranks(players))
    deck = sum((1 << ranks) - 1 << suit * RANKS for suit in range(len(SUITS)))
    for suit in LEFT_OUT[: deck.bit_count() % players]:
        deck &= ~(1 << suit * RANKS + ranks - 1)
    return deck


def play_parts(index: int) -> tuple[int, int, int]:
    """Return the card, the suit it leads and the claim of the PLAY action with this index.

    >>> play_parts(6), play_parts(70 + 40 + 3 * 6 + 1)
    ((6, 0, 0), (36, 1, 1))
    """
    claim, part = divmod(index, PLAYS)
    bonus = (0, *BONUSES)[claim]
    if part < CARDS:
        return part, part // RANKS, bonus
    rank, suit = divmod(part - CARDS, ORDINARY_SUITS)
    return DOPPELGANGER * RANKS + rank, suit, bonus
