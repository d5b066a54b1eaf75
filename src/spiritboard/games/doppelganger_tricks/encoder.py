"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import native
from ...engine.observer import Observer
from ...engine.state import State
from . import rules
from .cards import OVER, PLAYING
from .rules import Tricks


class Encoder(Observer):
    """Writes the vector; what its entries mean says ``observation.TABLE``."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Tricks, state), seat, out, at)


def encode(state: Tricks, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; of a seat below 0 what everybody sees."""
    players = state.players
    acting = state.acting()
    told = state.phase == PLAYING or state.phase == OVER
    visible = state.hand[seat] if seat >= 0 else 0
    if state.open_hands:
        visible = state.hand[0] | state.hand[1] | state.hand[2] | state.hand[3]
    played = state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]
    # phase
    native.put_choice(out, at + 0, 5, state.phase)
    # led
    native.put_choice(out, at + 5, 1, state.led if state.laid else -1)
    # on-table
    native.put_set(out, at + 6, 3, ((state.bonuses >> 1) & 1) | ((state.bonuses >> 3) & 1) << 1 | state.open_hands << 2)
    # unseen
    native.put_set(out, at + 9, 40, state.deck & ~(visible | played) if state.round else 0)
    # round
    native.put_number(out, at + 49, state.round)
    # rounds
    native.put_number(out, at + 50, state.rounds)
    # tricks
    native.put_number(out, at + 51, state.size)
    at += 52
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
        native.put_set(out, at + 0, 6, ((acting >> s) & 1) | (state.leader == s) << 1 | (state.starter == s) << 2 | made << 3 | (state.claimed[s] == 1) << 4 | (state.claimed[s] == 3) << 5)
        # prediction
        native.put_choice(out, at + 6, 13, state.predicted[s] if made and (told or mine) else -1)
        # hand
        native.put_set(out, at + 19, 40, state.hand[s] if mine or state.open_hands else 0)
        # shown
        native.put_set(out, at + 59, 40, state.shown[s])
        # laid-suit
        native.put_choice(out, at + 99, 1, rules.SUIT_OF[card] if laid else -1)
        # laid-rank
        native.put_choice(out, at + 100, 10, rules.RANK_OF[card] - 1 if laid else -1)
        # void
        native.put_set(out, at + 110, 1, state.voids[s])
        # cards
        native.put_number(out, at + 111, native.popcount(state.hand[s]))
        # won
        native.put_number(out, at + 112, state.won[s])
        # points
        native.put_number(out, at + 113, state.points[s])
        at += 114
        s = s + 1 if s + 1 < players else 0
