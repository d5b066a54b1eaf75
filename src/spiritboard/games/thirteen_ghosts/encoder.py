"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import native
from ...engine.observer import Observer
from ...engine.state import State
from . import rules
from .rules import Ghosts


class Encoder(Observer):
    """Writes the vector; what its entries mean says ``observation.TABLE``."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Ghosts, state), seat, out, at)


def encode(state: Ghosts, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; of a seat below 0 what everybody sees."""
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
    # phase
    native.put_choice(out, at + 0, 9, state.phase)
    # going
    native.put_set(out, at + 9, 4, (state.ability == 8) | (state.ability == 10) << 1 | (state.extra != 0) << 2 | state.edition << 3)
    # face-up
    native.put_set(out, at + 13, 13, state.face_up >> 1)
    # pile-top
    native.put_choice(out, at + 26, 13, (first if (seen >> first) & 1 else 0) - 1)
    # pile-second
    native.put_choice(out, at + 39, 13, (second if (seen >> second) & 1 else 0) - 1)
    # pile-third
    native.put_choice(out, at + 52, 13, (third if (seen >> third) & 1 else 0) - 1)
    # pile
    native.put_set(out, at + 65, 13, (rules.row_mask(pile) & seen) >> 1 if pile else 0)
    # vague
    native.put_set(out, at + 78, 13, vague >> 1)
    # left
    native.put_number(out, at + 91, state.left[0 ^ (1 - looked if players == 4 else 0)])
    native.put_number(out, at + 92, state.left[1 ^ (1 - looked if players == 4 else 0)])
    # goal
    native.put_number(out, at + 93, state.goal)
    # round
    native.put_number(out, at + 94, state.round)
    at += 95
    s = max(seat, 0)
    for _ in range(players):
        known = other if players == 4 and s & 1 else own
        crypt = state.crypt[s]
        hand = (1 << state.hand[s]) | state.dealt[s]
        up = state.up[s]
        down = state.down[s]
        # is
        native.put_set(out, at + 0, 7, ((acting >> s) & 1) | (state.turn == s) << 1 | (state.starter == s) << 2 | ((state.playing >> s) & 1) << 3 | ((state.alive >> s) & 1) << 4 | ((state.protected >> s) & 1) << 5 | (state.hand[s] != 0) << 6)
        # crypt
        native.put_set(out, at + 7, 13, ((1 << crypt if (known >> crypt) & 1 else state.answers[s] & ~known & ~vague) if crypt else 0) >> 1)
        # hand
        native.put_set(out, at + 20, 13, (hand & known) >> 1)
        # up
        native.put_set(out, at + 33, 13, rules.row_mask(up) >> 1 if up else 0)
        # down
        native.put_set(out, at + 46, 13, (rules.row_mask(down) & known) >> 1 if down else 0)
        # cards-down
        native.put_number(out, at + 59, native.popcount((down | down >> 1 | down >> 2 | down >> 3) & cells))
        # dealt
        native.put_number(out, at + 60, native.popcount(state.dealt[s]))
        # points
        native.put_number(out, at + 61, state.points[s])
        # tie-break
        native.put_number(out, at + 62, state.duel[s])
        at += 63
        s = s + 1 if s + 1 < players else 0
