"""The few operations that differ between C and Python.

This file is for the interpreted build only and is never compiled; the compiled build takes the C versions
of the same names from ``native.pxd``.
"""

from __future__ import annotations

import math
from typing import Any

from .rng import Rng

WORD = 0xFFFF_FFFF_FFFF_FFFF


def bit(n: int) -> int:
    """Return the 64-bit word with only bit ``n`` set.

    >>> bit(3)
    8
    """
    return 1 << n


def ones(n: int) -> int:
    """Return the word whose lowest ``n`` bits are set, for 1 <= n <= 64."""
    return (1 << n) - 1


def popcount(word: int) -> int:
    """Return the number of set bits.

    >>> popcount(0b1011)
    3
    """
    return word.bit_count()


def lowest(word: int) -> int:
    """Return the index of the lowest set bit of a word that is not zero.

    >>> lowest(0b1000)
    3
    """
    return (word & -word).bit_length() - 1


def nth(word: int, n: int) -> int:
    """Return the index of the n-th set bit, counted from 0; there must be that many.

    >>> nth(0b101100, 1)
    3
    """
    for _ in range(n):
        word &= word - 1
    return lowest(word)


def exp(x: float) -> float:
    """Return e to the power of x."""
    return math.exp(x)


def log(x: float) -> float:
    """Return the natural logarithm."""
    return math.log(x)


def below(rng: Rng, n: int) -> int:
    """Return a uniform number from 0 to n - 1; in C ``rng.below`` without the cost of a call."""
    return rng.below(n)


def random_bit(word: int, rng: Rng) -> int:
    """Return the index of a set bit, each with the same probability."""
    return nth(word, rng.below(popcount(word)))


def shift_left(word: int, n: int) -> int:
    """Return ``word << n`` within 64 bits, for 0 <= n < 64."""
    return (word << n) & WORD


def mixed(key: int, number: int) -> int:
    """Return a 64-bit hash of a hash and one more number; the order of numbers matters."""
    key = ((key ^ number) * 0xBF58_476D_1CE4_E5B9 + 0x9E37_79B9_7F4A_7C15) & WORD
    return key ^ (key >> 29)


def put_bits(words: list[int], start: int, bits: int) -> None:
    """Set the bits ``start + i`` of several words for every bit ``i`` of a mask of up to 64.

    >>> words = [0, 0]
    >>> put_bits(words, 63, 0b11)
    >>> words[0] >> 63, words[1]
    (1, 1)
    """
    word = start >> 6
    offset = start & 63
    words[word] |= shift_left(bits, offset)
    if offset and bits >> (64 - offset):
        words[word + 1] |= bits >> (64 - offset)


# ---- notes: what a state reports while it applies an action ---------------------------------

NOTE_SIZE = 5


def new_notes() -> Any:
    """Allocate notes for one action; :func:`read_notes` frees them."""
    return [NOTE_SIZE]  # not empty, because an empty list is false


def write_note(notes: Any, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Add a note."""
    notes.extend((kind, a, b, c, d))


def read_notes(notes: Any) -> list[tuple[int, ...]]:
    """Return all notes in order."""
    return [tuple(notes[i : i + NOTE_SIZE]) for i in range(1, len(notes), NOTE_SIZE)]


def new_doubles(count: int) -> list[float]:
    """Allocate ``count`` numbers; :func:`free_doubles` frees them."""
    return [0.0] * count


def free_doubles(numbers: list[float]) -> None:
    """Free what :func:`new_doubles` allocated."""


def listed(words: list[int], count: int, ints: tuple[int, ...]) -> list[int]:
    """Return the indexes of the set bits of several 64-bit words, ascending.

    >>> listed([0b101, 0b1], 2, tuple(range(128)))
    [0, 2, 64]
    """
    found = []
    for i in range(count):
        word = words[i]
        while word:
            found.append(ints[64 * i + lowest(word)])
            word &= word - 1
    return found


def blank(like: Any) -> Any:
    """Return a new object of the same class, its fields not yet set."""
    return object.__new__(like.__class__)


def copy_fields(target: Any, source: Any) -> None:
    """Make every field of ``target`` equal to that of ``source`` (same class)."""
    fields = vars(target)
    for name, value in vars(source).items():
        fields[name] = value[:] if isinstance(value, list) else value


def same_fields(a: Any, b: Any) -> bool:
    """Return whether two objects of one class hold the same values."""
    return bool(vars(a) == vars(b))


def field_bytes(a: Any) -> bytes:
    """Return the fields as bytes: equal for equal states within one build."""
    return repr(tuple(vars(a).items())).encode()


# ---- for search: storing and hashing states -------------------------------------------------


def put_block(blocks: list[Any], i: int, state: Any) -> None:
    """Store a state."""
    blocks[i] = {n: v[:] if isinstance(v, list) else v for n, v in vars(state).items()}


def take_block(blocks: list[Any], i: int, state: Any) -> None:
    """Make a state equal to a stored one."""
    fields = vars(state)
    for name, value in blocks[i].items():
        fields[name] = value[:] if isinstance(value, list) else value


def state_key(state: Any) -> int:
    """Return a 64-bit hash of a state."""
    return hash(tuple(tuple(v) if isinstance(v, list) else v for v in vars(state).values())) & WORD


def odds_against(x: float) -> float:
    """Return the odds against an event with log odds ``x``, bounded.

    >>> odds_against(0.0)
    1.0
    """
    return exp(-x) if x > -40.0 else exp(40.0)


def squash(x: float) -> float:
    """Return the logistic function of x.

    >>> squash(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-x)) if x > -40.0 else 0.0
