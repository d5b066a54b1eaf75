"""13 Ghosts: small decks of four to six cards, for study (L1 to L4).

The rules call this module for everything that a small deck changes. An attack names only numbers that the
attacker cannot rule out (L3), so all seats learn that the attacker holds none of them: ``barred``, indexed
by the card in a hidden place, holds the numbers ruled out for that place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import native
from ...engine.rng import Rng
from . import hidden
from .cards import (
    ABILITY_SIZE,
    ABILITY_START,
    ARRANGE,
    ATTACK,
    CARDS_IN_SET,
    COPY,
    DRAW,
    LEGAL_WORDS,
    PLAY,
    SMALL_SIX,
    mask_of,
)

if TYPE_CHECKING:
    from .rules import Ghosts

START_OF = [0] * 14
SIZE_OF = [0] * 14
for _i in range(14):
    START_OF[_i] = ABILITY_START[_i]
    SIZE_OF[_i] = ABILITY_SIZE[_i]
START_OF_FOUR = ABILITY_START[4]
START_OF_SIX = ABILITY_START[6]
SMALL_SIX_SET = mask_of(SMALL_SIX)
MOST_SMALL = 7  # one more than the largest small deck


# ---- attacks ------------------------------------------------------------------------------


def aims(state: Ghosts) -> int:
    """Return the numbers that the acting seat cannot rule out (L3)."""
    return state.answers[1 - state.seat] & ~state.knows[2 * state.seat]


def may_attack(state: Ghosts, action: int) -> bool:
    """Return whether the action attacks no number that its seat can rule out (L3)."""
    number = 0
    if ATTACK <= action < ARRANGE:
        number = action - ATTACK + 1
    elif action >= PLAY:
        index = action - PLAY if action < COPY else action - COPY
        if START_OF_FOUR <= index < START_OF_FOUR + CARDS_IN_SET:
            number = index - START_OF_FOUR + 1
    return number == 0 or bool((aims(state) >> number) & 1)


def bar(state: Ghosts, numbers: int) -> None:
    """Record that the attacker holds none of these numbers (L3)."""
    seat = state.seat
    cards = native.bit(state.crypt[seat]) | native.bit(state.hand[seat])
    row = state.down[seat]
    while row:
        cards |= native.bit(row & 15)
        row >>= 4
    for card in range(1, MOST_SMALL):
        if (cards >> card) & 1:
            state.barred[card] |= numbers


# ---- abilities -----------------------------------------------------------------------------


def fill_turn(state: Ghosts, words: list[int]) -> int:
    """Set the bits of the legal actions of a turn (L2, L3, L4)."""
    native.put_bits(words, ATTACK, aims(state) >> 1)
    card = state.hand[state.seat]
    if card == 2:
        if state.left[0]:
            words[0] |= native.bit(DRAW)
        cards = state.copyable()
        while cards:
            fill_card(state, words, COPY, native.lowest(cards))
            cards &= cards - 1
    elif card:
        fill_card(state, words, PLAY, card)
    return LEGAL_WORDS


def fill_card(state: Ghosts, words: list[int], block: int, card: int) -> None:
    """Set the bits of all abilities of a card."""
    if card == 4:
        native.put_bits(words, block + START_OF_FOUR, aims(state) >> 1)
    else:
        first = first_of(card)
        size = last_of(card, native.popcount(state.numbers)) - first
        native.put_bits(words, block + START_OF[card] + first, native.ones(size))


def first_of(card: int) -> int:
    """Return the index of a card's first playable ability: 1 cannot name four numbers from 1 on (L4)."""
    return 1 if card == 1 else 0


def last_of(card: int, size: int) -> int:
    """Return the end index of a card's playable abilities: 1 names four from a number in play (L4)."""
    return size if card == 1 else SIZE_OF[card]


def named(index: int, numbers: int) -> int:
    """Return the numbers of an ability's question: 6 asks about the upper half of six (L4)."""
    return SMALL_SIX_SET if index == START_OF_SIX else numbers


# ---- other worlds -------------------------------------------------------------------------


def shuffle_hidden(state: Ghosts, seat: int, rng: Rng) -> None:
    """Redeal the cards that the seat cannot place until they fit all answers and attacks."""
    new = [0] * 14
    old_barred = [0] * 7
    unknown = state.numbers & ~state.known_to(seat, 0)
    places = unknown & ~state.pool[0]
    for i in range(14):
        new[i] = i
    free = deal(state, places, unknown, new, rng)
    while free < 0:
        free = deal(state, places, unknown, new, rng)
    hidden.relabel(state, 0, new)
    state.pool[0] = free
    for i in range(MOST_SMALL):
        old_barred[i] = state.barred[i]
        if (unknown >> i) & 1:
            state.barred[i] = 0
    for i in range(MOST_SMALL):
        if (places >> i) & 1:  # undecided pile cards have no bars
            state.barred[new[i]] = old_barred[i]


def deal(state: Ghosts, places: int, unknown: int, new: list[int], rng: Rng) -> int:
    """Deal the unknown cards to their places; return the remaining cards, or -1 if the deal does not fit."""
    free = unknown
    fits = True
    while places:
        old = native.lowest(places)
        places &= places - 1
        card = native.nth(free, rng.below(native.popcount(free)))
        free &= ~(1 << card)
        new[old] = card
        if not (possible(state, old) >> card) & 1:
            fits = False
    return free if fits else -1


def possible(state: Ghosts, place: int) -> int:
    """Return the numbers that attacks and answers leave for a hidden place."""
    numbers = state.numbers & ~state.barred[place]
    for seat in range(2):
        if state.crypt[seat] == place:
            numbers &= state.answers[seat]
    return numbers


def candidates(state: Ghosts, known: int) -> list[int]:
    """Return by seat the numbers its crypt can have, given the cards whose places are known."""
    found = [native.bit(state.crypt[0]) & known, native.bit(state.crypt[1]) & known]
    unknown = state.numbers & ~known
    collect(state, unknown & ~state.pool[0], unknown, [0, 0], found)
    return found


def collect(state: Ghosts, places: int, free: int, crypts: list[int], found: list[int]) -> int:
    """Add the crypts of every possible way to fill the places to ``found``; return the number of ways."""
    worlds = 0
    if places == 0:
        for seat in range(2):
            found[seat] |= crypts[seat]
        return 1
    place = native.lowest(places)
    fitting = free & possible(state, place)
    while fitting:
        card = native.lowest(fitting)
        fitting &= fitting - 1
        for seat in range(2):
            if state.crypt[seat] == place:
                crypts[seat] = 1 << card
        worlds += collect(state, places & ~(1 << place), free & ~(1 << card), crypts, found)
    return worlds
