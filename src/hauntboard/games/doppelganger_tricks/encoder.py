"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import memory, native
from ...engine.observer import Observer
from ...engine.state import State
from . import rules
from .cards import DEALING, OVER, PLAYING
from .rules import Tricks


class Encoder(Observer):
    """Writes the observation vector; ``observation.TABLE`` explains its entries."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Tricks, state), seat, out, at)


def encode(state: Tricks, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; a seat below 0 sees what is public."""
    players = state.players
    acting = state.acting()
    revealed = state.phase == PLAYING or state.phase == OVER
    visible = state.hand[seat] if seat >= 0 else 0
    if state.open_hands:
        visible = state.hand[0] | state.hand[1] | state.hand[2] | state.hand[3]
    whole = native.popcount(state.hand[state.leader]) + (state.laid > 0)  # cards when the trick began
    played = state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]
    # seat
    word = memory.one(seat) & native.ones(4)
    # phase
    word |= native.shift_left(memory.one(state.phase) & native.ones(5), 4)
    # led
    word |= native.shift_left(memory.one(state.led if state.laid else -1) & native.ones(4), 9)
    # on-table
    word |= native.shift_left((((state.bonuses >> 1) & 1) | ((state.bonuses >> 3) & 1) << 1 | state.open_hands << 2) & native.ones(3), 13)
    # unseen
    word |= native.shift_left((state.deck & ~(visible | played) if state.round else 0) & native.ones(40), 16)
    memory.put_set(out, at + 0, 56, word)
    # round
    memory.put_number(out, at + 56, state.round)
    # rounds
    memory.put_number(out, at + 57, state.rounds)
    # tricks
    memory.put_number(out, at + 58, state.size)
    at += 59
    s = max(seat, 0)
    for _ in range(players):
        place = s - state.leader
        if place < 0:
            place += players
        laid = place < state.laid
        card = state.trick[place] if laid else 0
        made = state.round > 0 and state.predicted[s] >= 0
        mine = s == seat
        # is
        word = (((acting >> s) & 1) | (state.leader == s) << 1 | (state.starter == s) << 2 | made << 3 | (state.claimed[s] == 1) << 4 | (state.claimed[s] == 3) << 5) & native.ones(6)
        # prediction
        word |= native.shift_left(memory.one(state.predicted[s] if made and (revealed or mine) else -1) & native.ones(13), 6)
        # hand
        word |= native.shift_left((state.hand[s] if mine or state.open_hands else 0) & native.ones(40), 19)
        memory.put_set(out, at + 0, 59, word)
        # shown
        word = (state.shown[s]) & native.ones(40)
        # trick-suit
        word |= native.shift_left(memory.one(rules.SUIT_OF[card] if laid else -1) & native.ones(4), 40)
        # trick-rank
        word |= native.shift_left(memory.one(rules.RANK_OF[card] - 1 if laid else -1) & native.ones(10), 44)
        # void
        word |= native.shift_left((state.voids[s]) & native.ones(4), 54)
        memory.put_set(out, at + 59, 58, word)
        # cards
        memory.put_number(out, at + 117, native.popcount(state.hand[s]) if state.phase == DEALING else whole - laid)
        # won
        memory.put_number(out, at + 118, state.won[s])
        # points
        memory.put_number(out, at + 119, state.points[s])
        at += 120
        s = s + 1 if s + 1 < players else 0
