"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import memory, native
from ...engine.observer import Observer
from ...engine.state import State
from . import rules
from .rules import Ghosts


class Encoder(Observer):
    """Writes the observation vector; ``observation.TABLE`` explains its entries."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Ghosts, state), seat, out, at)


def encode(state: Ghosts, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; a seat below 0 sees what is public."""
    players = state.players
    acting = state.acting()
    known = state.known_to(seat, 0)
    own = known
    other = state.known_to(seat, 1) if players == 4 else 0
    looked = 1 - (seat & 1) if players == 4 else 0
    pile = state.pile[looked]
    seen = other if looked else own
    vague = state.vague[seat] | state.vague[4 + seat] if seat >= 0 else 0
    first = pile & 15
    second = (pile >> 4) & 15
    third = (pile >> 8) & 15
    cells = 0x1111111111111111  # the lowest bit of every cell of a row of cards
    # seat
    word = memory.one(seat) & native.ones(4)
    # phase
    word |= native.shift_left(memory.one(state.phase) & native.ones(9), 4)
    # going
    word |= native.shift_left(((state.ability == 8) | (state.ability == 10) << 1 | (state.extra != 0) << 2 | state.edition << 3) & native.ones(4), 13)
    # face-up
    word |= native.shift_left((state.face_up >> 1) & native.ones(13), 17)
    # pile-top
    word |= native.shift_left(memory.one((first if (seen >> first) & 1 else 0) - 1) & native.ones(13), 30)
    # pile-second
    word |= native.shift_left(memory.one((second if (seen >> second) & 1 else 0) - 1) & native.ones(13), 43)
    memory.put_set(out, at + 0, 56, word)
    # pile-third
    word = memory.one((third if (seen >> third) & 1 else 0) - 1) & native.ones(13)
    # pile
    word |= native.shift_left(((rules.row_mask(pile) & seen) >> 1 if pile else 0) & native.ones(13), 13)
    # vague
    word |= native.shift_left((vague >> 1) & native.ones(13), 26)
    memory.put_set(out, at + 56, 39, word)
    # left
    memory.put_number(out, at + 95, state.left[0 ^ (1 - looked if players == 4 else 0)])
    memory.put_number(out, at + 96, state.left[1 ^ (1 - looked if players == 4 else 0)])
    # goal
    memory.put_number(out, at + 97, state.goal)
    # round
    memory.put_number(out, at + 98, state.round)
    at += 99
    s = max(seat, 0)
    for _ in range(players):
        known = other if players == 4 and s & 1 else own
        crypt = state.crypt[s]
        hand = (1 << state.hand[s]) | state.dealt[s]
        up = state.up[s]
        down = state.down[s]
        # is
        word = (((acting >> s) & 1) | (state.turn == s) << 1 | (state.starter == s) << 2 | ((state.playing >> s) & 1) << 3 | ((state.alive >> s) & 1) << 4 | ((state.protected >> s) & 1) << 5 | (state.hand[s] != 0) << 6 | (state.dealt[s] != 0) << 7) & native.ones(8)
        # crypt
        word |= native.shift_left((((1 << crypt if (known >> crypt) & 1 else state.answers[s] & ~known & ~vague) if crypt else 0) >> 1) & native.ones(13), 8)
        # hand
        word |= native.shift_left(((hand & known) >> 1) & native.ones(13), 21)
        # up
        word |= native.shift_left((rules.row_mask(up) >> 1 if up else 0) & native.ones(13), 34)
        # down
        word |= native.shift_left(((rules.row_mask(down) & known) >> 1 if down else 0) & native.ones(13), 47)
        memory.put_set(out, at + 0, 60, word)
        # cards-down
        memory.put_number(out, at + 60, (((down | down >> 1 | down >> 2 | down >> 3) & cells) * cells >> 60) & 15)
        # points
        memory.put_number(out, at + 61, state.points[s])
        # tie-break
        memory.put_number(out, at + 62, state.duel[s])
        at += 63
        s = s + 1 if s + 1 < players else 0
