"""13 Ghosts: draws another world, in which cards that a viewer cannot place lie elsewhere.

The card that lies in a hidden place now identifies the place; ``new``, indexed by that card, holds the card
drawn for the place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import native
from ...engine.rng import Rng

if TYPE_CHECKING:
    from .rules import Ghosts


def is_of(state: Ghosts, seat: int, deck: int) -> bool:
    """Return whether the seat plays with this deck (F1)."""
    return state.players < 4 or seat & 1 == deck


def shuffle_deck(state: Ghosts, seat: int, deck: int, rng: Rng) -> None:
    """Draw new places for all cards of a deck that the seat cannot place."""
    new = [0] * 14
    for i in range(14):
        new[i] = 0
    unknown = state.numbers & ~state.known_to(seat, deck)
    places = unknown & ~state.pool[deck]  # each identified by its present card
    vague = 0
    if seat >= 0 and deck == 0:
        vague = (state.vague[seat] | state.vague[4 + seat]) & unknown
    free = unknown & ~vague
    free = draw_crypts(state, deck, places, free, new, rng)
    if vague:
        draw_vague(state, seat, places, vague, new, rng)
    rest = places
    while rest:
        old = native.lowest(rest)
        rest &= rest - 1
        if new[old] == 0:
            new[old] = native.nth(free, rng.below(native.popcount(free)))
            free &= ~(1 << new[old])
    for i in range(1, 14):
        if not (places >> i) & 1:
            new[i] = i
    relabel(state, deck, new)
    if deck == 0:
        relabel_groups(state, seat, new)
    state.pool[deck] = free


def draw_crypts(state: Ghosts, deck: int, places: int, free: int, new: list[int], rng: Rng) -> int:
    """Draw the unknown crypts of a deck; return the cards that remain."""
    first = -1
    second = -1
    for s in range(state.players):
        crypt = state.crypt[s]
        if crypt and is_of(state, s, deck) and (places >> crypt) & 1:
            if first < 0:
                first = s
            elif second < 0:
                second = s
            else:
                return draw_three(state, free, new, rng)
    if first < 0:
        return free
    one = state.answers[first] & free
    if second < 0:
        card = native.nth(one, rng.below(native.popcount(one)))
        new[state.crypt[first]] = card
        return free & ~(1 << card)
    two = state.answers[second] & free
    pairs = native.popcount(one) * native.popcount(two) - native.popcount(one & two)
    index = rng.below(pairs)
    while True:
        card = native.lowest(one)
        others = two & ~(1 << card)
        if index < native.popcount(others):
            break
        index -= native.popcount(others)
        one &= one - 1
    new[state.crypt[first]] = card
    new[state.crypt[second]] = native.nth(others, index)
    return free & ~(1 << card) & ~(1 << new[state.crypt[second]])


def draw_three(state: Ghosts, free: int, new: list[int], rng: Rng) -> int:
    """Draw the three crypts that a spectator does not know; return the cards that remain."""
    one = state.answers[0] & free
    two = state.answers[1] & free
    three = state.answers[2] & free
    total = 0
    for sweep in range(2):
        index = rng.below(total) if sweep else 0
        for a in range(1, 14):
            if (one >> a) & 1:
                for b in range(1, 14):
                    if b != a and (two >> b) & 1:
                        last = three & ~(1 << a) & ~(1 << b)
                        here = native.popcount(last)
                        if sweep == 0:
                            total += here
                        elif index < here:
                            c = native.nth(last, index)
                            new[state.crypt[0]] = a
                            new[state.crypt[1]] = b
                            new[state.crypt[2]] = c
                            return free & ~(1 << a) & ~(1 << b) & ~(1 << c)
                        else:
                            index -= here
    return free


def draw_vague(state: Ghosts, seat: int, places: int, vague: int, new: list[int], rng: Rng) -> None:
    """Draw places for the seat's vague cards.

    Starting over when two cards get the same place keeps the draw uniform; there are at most four cards.
    """
    while not try_vague(state, seat, places, vague, new, rng):
        for i in range(1, 14):
            if (vague >> new[i]) & 1:
                new[i] = 0


def try_vague(state: Ghosts, seat: int, places: int, vague: int, new: list[int], rng: Rng) -> bool:
    """Draw a place for each vague card; return whether all places differ."""
    while vague:
        card = native.lowest(vague)
        vague &= vague - 1
        among = places & (state.group[0] if (state.vague[seat] >> card) & 1 else state.group[1])
        old = native.nth(among, rng.below(native.popcount(among)))
        if new[old]:
            return False
        new[old] = card
    return True


def relabel(state: Ghosts, deck: int, new: list[int]) -> None:
    """Put the drawn cards of a deck into their places."""
    for seat in range(state.players):
        state.knows[2 * seat + deck] = relabel_mask(state.knows[2 * seat + deck], new)
        if is_of(state, seat, deck):
            state.crypt[seat] = new[state.crypt[seat]]
            state.hand[seat] = new[state.hand[seat]]
            state.dealt[seat] = relabel_mask(state.dealt[seat], new)
            state.down[seat] = relabel_row(state.down[seat], new)
    state.pile[deck] = relabel_row(state.pile[deck], new)


def relabel_groups(state: Ghosts, seat: int, new: list[int]) -> None:
    """Update the groups and vague cards of all seats to the drawn cards.

    The viewer's own knowledge stays. Other seats keep what both they and the viewer can know; the rest of
    what they know becomes other moved cards.
    """
    for g in range(state.groups):
        moved = relabel_mask(state.group[g], new)
        own = state.vague[4 * g + seat] if seat >= 0 else 0
        for other in range(state.players):
            if other != seat:
                vague = state.vague[4 * g + other]
                unplaced = moved & ~state.knows[2 * other]
                kept = vague & own & unplaced
                spare = unplaced & ~own
                for _ in range(min(native.popcount(vague & ~own), native.popcount(spare))):
                    kept |= spare & -spare
                    spare &= spare - 1
                state.vague[4 * g + other] = kept
        state.group[g] = moved


def relabel_mask(mask: int, new: list[int]) -> int:
    """Return the set of the cards drawn for these places."""
    result = 0
    while mask:
        result |= 1 << new[native.lowest(mask)]
        mask &= mask - 1
    return result


def relabel_row(row: int, new: list[int]) -> int:
    """Return the row of the cards drawn for these places."""
    result = 0
    shift = 0
    while row:
        result |= native.shift_left(new[row & 15], shift)
        row >>= 4
        shift += 4
    return result
