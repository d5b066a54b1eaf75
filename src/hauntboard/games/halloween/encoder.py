"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import memory, native
from ...engine.observer import Observer
from ...engine.state import State
from .cards import ASK_DEFENDER, ASK_DICE, ASK_DISC, ASK_FIFTH_HAUNT, ASK_FOLLOW, ASK_MOVE, ASK_MOVE_TO, ASK_NAME, ASK_PAY, ASK_POWER, ASK_SCARE_GHOST, ASK_WINNER_TO
from .rules import Halloween


class Encoder(Observer):
    """Writes the observation vector; ``observation.TABLE`` explains its entries."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Halloween, state), seat, out, at)


def encode(state: Halloween, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; a seat below 0 sees what is public."""
    players = state.players
    acting = state.acting()
    ask = state.asked_now()
    a = state.arg_a[state.depth - 1] if state.depth else 0
    b = state.arg_b[state.depth - 1] if state.depth else 0
    c = state.arg_c[state.depth - 1] if state.depth else 0
    cell = -1
    card = 0
    colour = -1
    wanted = 0
    if ask in (ASK_MOVE, ASK_MOVE_TO, ASK_DEFENDER, ASK_WINNER_TO):
        cell = a
    elif ask == ASK_FOLLOW:
        cell = b
        wanted = a
    elif ask == ASK_POWER:
        card = a
        cell = b
    elif ask in (ASK_PAY, ASK_DISC, ASK_DICE):
        card = a
    elif ask in (ASK_NAME, ASK_FIFTH_HAUNT, ASK_SCARE_GHOST):
        colour = a
    rolling = state.sides[0] != 0 or state.fighter[0] != 0 or state.fighter[1] != 0
    # seat
    word = memory.one(seat) & native.ones(4)
    # phase
    word |= native.shift_left(memory.one(state.phase) & native.ones(3), 4)
    # asked
    word |= native.shift_left(memory.one(ask) & native.ones(35), 7)
    memory.put_set(out, at + 0, 42, word)
    # about-cell
    word = memory.one(cell) & native.ones(30)
    memory.put_set(out, at + 42, 30, word)
    # about-card
    word = memory.one(card - 1) & native.ones(52)
    # about-colour
    word |= native.shift_left(memory.one(colour) & native.ones(5), 52)
    memory.put_set(out, at + 72, 57, word)
    # follow-ups
    word = (wanted) & native.ones(10)
    memory.put_set(out, at + 129, 10, word)
    # about
    memory.put_number(out, at + 139, (c if 0 else b) + 1)
    memory.put_number(out, at + 140, (c if 1 else b) + 1)
    # going
    word = (state.master | state.ending << 1 | (state.boosted != 0) << 2 | (state.brawling != 0) << 3) & native.ones(4)
    # section
    word |= native.shift_left(memory.one(state.section) & native.ones(4), 4)
    # sections-used
    word |= native.shift_left((state.sections_used) & native.ones(4), 8)
    # in-play
    word |= native.shift_left((state.in_play >> 1) & native.ones(52), 12)
    memory.put_set(out, at + 141, 64, word)
    # powers-used
    word = (state.powers_used >> 1) & native.ones(52)
    # bonus-police
    word |= native.shift_left(memory.one(state.laid[0] >> 1) & native.ones(12), 52)
    memory.put_set(out, at + 205, 64, word)
    # bonus-school
    word = memory.one(state.laid[1] >> 1) & native.ones(12)
    # bonus-church
    word |= native.shift_left(memory.one(state.laid[2] >> 1) & native.ones(12), 12)
    # bonus-hall
    word |= native.shift_left(memory.one(state.laid[3] >> 1) & native.ones(12), 24)
    # bonus-hospital
    word |= native.shift_left(memory.one(state.laid[4] >> 1) & native.ones(12), 36)
    # bonus-theatre
    word |= native.shift_left(memory.one(state.laid[5] >> 1) & native.ones(12), 48)
    memory.put_set(out, at + 269, 60, word)
    # reserve
    word = (state.reserve) & native.ones(24)
    # attacker
    word |= native.shift_left(memory.one(state.fighter[0] if rolling else -1) & native.ones(30), 24)
    memory.put_set(out, at + 329, 54, word)
    # defender
    word = memory.one(state.fighter[1] if rolling else -1) & native.ones(30)
    # arena
    word |= native.shift_left(memory.one(state.arena if rolling else -1) & native.ones(6), 30)
    memory.put_set(out, at + 383, 36, word)
    # ghosts
    memory.put_number(out, at + 419, state.ghosts[0])
    memory.put_number(out, at + 420, state.ghosts[1])
    memory.put_number(out, at + 421, state.ghosts[2])
    memory.put_number(out, at + 422, state.ghosts[3])
    memory.put_number(out, at + 423, state.ghosts[4])
    memory.put_number(out, at + 424, state.ghosts[5])
    memory.put_number(out, at + 425, state.ghosts[6])
    memory.put_number(out, at + 426, state.ghosts[7])
    memory.put_number(out, at + 427, state.ghosts[8])
    memory.put_number(out, at + 428, state.ghosts[9])
    memory.put_number(out, at + 429, state.ghosts[10])
    memory.put_number(out, at + 430, state.ghosts[11])
    memory.put_number(out, at + 431, state.ghosts[12])
    memory.put_number(out, at + 432, state.ghosts[13])
    memory.put_number(out, at + 433, state.ghosts[14])
    memory.put_number(out, at + 434, state.ghosts[15])
    memory.put_number(out, at + 435, state.ghosts[16])
    memory.put_number(out, at + 436, state.ghosts[17])
    memory.put_number(out, at + 437, state.ghosts[18])
    memory.put_number(out, at + 438, state.ghosts[19])
    memory.put_number(out, at + 439, state.ghosts[20])
    memory.put_number(out, at + 440, state.ghosts[21])
    memory.put_number(out, at + 441, state.ghosts[22])
    memory.put_number(out, at + 442, state.ghosts[23])
    memory.put_number(out, at + 443, state.ghosts[24])
    memory.put_number(out, at + 444, state.ghosts[25])
    memory.put_number(out, at + 445, state.ghosts[26])
    memory.put_number(out, at + 446, state.ghosts[27])
    memory.put_number(out, at + 447, state.ghosts[28])
    memory.put_number(out, at + 448, state.ghosts[29])
    # pool
    memory.put_number(out, at + 449, state.pool[0])
    memory.put_number(out, at + 450, state.pool[1])
    memory.put_number(out, at + 451, state.pool[2])
    memory.put_number(out, at + 452, state.pool[3])
    memory.put_number(out, at + 453, state.pool[4])
    # targets
    memory.put_number(out, at + 454, state.targets[0])
    memory.put_number(out, at + 455, state.targets[1])
    memory.put_number(out, at + 456, state.targets[2])
    memory.put_number(out, at + 457, state.targets[3])
    memory.put_number(out, at + 458, state.targets[4])
    # die
    memory.put_number(out, at + 459, state.die[0])
    memory.put_number(out, at + 460, state.die[1])
    # sides
    memory.put_number(out, at + 461, state.sides[0])
    memory.put_number(out, at + 462, state.sides[1])
    # plus
    memory.put_number(out, at + 463, state.plus[0])
    memory.put_number(out, at + 464, state.plus[1])
    # earned
    memory.put_number(out, at + 465, state.earned)
    # round
    memory.put_number(out, at + 466, state.round)
    # rounds
    memory.put_number(out, at + 467, state.rounds)
    at += 468
    s = max(seat, 0)
    for _ in range(players):
        # is
        word = (((acting >> s) & 1) | (state.seat == s) << 1 | (state.first == s) << 2 | (rolling if state.roller == s else 0) << 3) & native.ones(4)
        # haunted
        word |= native.shift_left((state.own_spaces[s]) & native.ones(30), 4)
        memory.put_set(out, at + 0, 34, word)
        # cards
        word = (state.cards[s] >> 1) & native.ones(52)
        memory.put_set(out, at + 34, 52, word)
        # bonus
        word = (state.held[s]) & native.ones(24)
        # discs
        word |= native.shift_left((state.discs[4 * s] | state.discs[4 * s + 1] << 6 | state.discs[4 * s + 2] << 12 | state.discs[4 * s + 3] << 18) & native.ones(24), 24)
        memory.put_set(out, at + 86, 48, word)
        # level
        memory.put_number(out, at + 134, state.levels[4 * s + 0])
        memory.put_number(out, at + 135, state.levels[4 * s + 1])
        memory.put_number(out, at + 136, state.levels[4 * s + 2])
        memory.put_number(out, at + 137, state.levels[4 * s + 3])
        # tokens
        memory.put_number(out, at + 138, state.tokens[5 * s + 0])
        memory.put_number(out, at + 139, state.tokens[5 * s + 1])
        memory.put_number(out, at + 140, state.tokens[5 * s + 2])
        memory.put_number(out, at + 141, state.tokens[5 * s + 3])
        memory.put_number(out, at + 142, state.tokens[5 * s + 4])
        # points
        memory.put_number(out, at + 143, state.pe[s])
        # scare-points
        memory.put_number(out, at + 144, state.sp[s])
        # supply
        memory.put_number(out, at + 145, state.supply[s])
        # blocked
        memory.put_number(out, at + 146, state.blocked[s])
        # haunts
        memory.put_number(out, at + 147, state.haunts[s])
        at += 148
        s = s + 1 if s + 1 < players else 0
