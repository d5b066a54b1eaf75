"""The observation vector of a seat, written by `make fixtures` from the games' tables (`observation.py`); change those."""

from __future__ import annotations

from typing import Any

import cython

from ...engine import native
from ...engine.observer import Observer
from ...engine.state import State
from .cards import ASK_DEFENDER, ASK_DICE, ASK_DISC, ASK_FIFTH_HAUNT, ASK_FOLLOW, ASK_MOVE, ASK_MOVE_TO, ASK_NAME, ASK_PAY, ASK_POWER, ASK_SCARE_GHOST, ASK_WINNER_TO
from .rules import Halloween


class Encoder(Observer):
    """Writes the vector; what its entries mean says ``observation.TABLE``."""

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        encode(cython.cast(Halloween, state), seat, out, at)


def encode(state: Halloween, seat: int, out: Any, at: int) -> None:
    """Write the vector of a seat; of a seat below 0 what everybody sees."""
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
    # phase
    native.put_choice(out, at + 0, 3, state.phase)
    # asked
    native.put_choice(out, at + 3, 35, ask)
    # about-cell
    native.put_choice(out, at + 38, 30, cell)
    # about-card
    native.put_choice(out, at + 68, 52, card - 1)
    # about-colour
    native.put_choice(out, at + 120, 5, colour)
    # follow-ups
    native.put_set(out, at + 125, 10, wanted)
    # about
    native.put_number(out, at + 135, (b if 0 == 0 else c) + 1)
    native.put_number(out, at + 136, (b if 1 == 0 else c) + 1)
    # going
    native.put_set(out, at + 137, 4, state.master | state.ending << 1 | (state.boosted != 0) << 2 | (state.brawling != 0) << 3)
    # section
    native.put_choice(out, at + 141, 4, state.section)
    # sections-used
    native.put_set(out, at + 145, 4, state.sections_used)
    # in-play
    native.put_set(out, at + 149, 52, state.in_play >> 1)
    # powers-used
    native.put_set(out, at + 201, 52, state.powers_used >> 1)
    # bonus-police
    native.put_choice(out, at + 253, 1, state.laid[0] >> 1)
    # bonus-school
    native.put_choice(out, at + 254, 1, state.laid[1] >> 1)
    # bonus-church
    native.put_choice(out, at + 255, 1, state.laid[2] >> 1)
    # bonus-hall
    native.put_choice(out, at + 256, 1, state.laid[3] >> 1)
    # bonus-hospital
    native.put_choice(out, at + 257, 1, state.laid[4] >> 1)
    # bonus-theatre
    native.put_choice(out, at + 258, 1, state.laid[5] >> 1)
    # reserve
    native.put_set(out, at + 259, 24, state.reserve)
    # attacker
    native.put_choice(out, at + 283, 30, state.fighter[0] if rolling else -1)
    # defender
    native.put_choice(out, at + 313, 30, state.fighter[1] if rolling else -1)
    # arena
    native.put_choice(out, at + 343, 6, state.arena if rolling else -1)
    # ghosts
    native.put_number(out, at + 349, state.ghosts[0])
    native.put_number(out, at + 350, state.ghosts[1])
    native.put_number(out, at + 351, state.ghosts[2])
    native.put_number(out, at + 352, state.ghosts[3])
    native.put_number(out, at + 353, state.ghosts[4])
    native.put_number(out, at + 354, state.ghosts[5])
    native.put_number(out, at + 355, state.ghosts[6])
    native.put_number(out, at + 356, state.ghosts[7])
    native.put_number(out, at + 357, state.ghosts[8])
    native.put_number(out, at + 358, state.ghosts[9])
    native.put_number(out, at + 359, state.ghosts[10])
    native.put_number(out, at + 360, state.ghosts[11])
    native.put_number(out, at + 361, state.ghosts[12])
    native.put_number(out, at + 362, state.ghosts[13])
    native.put_number(out, at + 363, state.ghosts[14])
    native.put_number(out, at + 364, state.ghosts[15])
    native.put_number(out, at + 365, state.ghosts[16])
    native.put_number(out, at + 366, state.ghosts[17])
    native.put_number(out, at + 367, state.ghosts[18])
    native.put_number(out, at + 368, state.ghosts[19])
    native.put_number(out, at + 369, state.ghosts[20])
    native.put_number(out, at + 370, state.ghosts[21])
    native.put_number(out, at + 371, state.ghosts[22])
    native.put_number(out, at + 372, state.ghosts[23])
    native.put_number(out, at + 373, state.ghosts[24])
    native.put_number(out, at + 374, state.ghosts[25])
    native.put_number(out, at + 375, state.ghosts[26])
    native.put_number(out, at + 376, state.ghosts[27])
    native.put_number(out, at + 377, state.ghosts[28])
    native.put_number(out, at + 378, state.ghosts[29])
    # pool
    native.put_number(out, at + 379, state.pool[0])
    native.put_number(out, at + 380, state.pool[1])
    native.put_number(out, at + 381, state.pool[2])
    native.put_number(out, at + 382, state.pool[3])
    native.put_number(out, at + 383, state.pool[4])
    # targets
    native.put_number(out, at + 384, state.targets[0])
    native.put_number(out, at + 385, state.targets[1])
    native.put_number(out, at + 386, state.targets[2])
    native.put_number(out, at + 387, state.targets[3])
    native.put_number(out, at + 388, state.targets[4])
    # die
    native.put_number(out, at + 389, state.die[0])
    native.put_number(out, at + 390, state.die[1])
    # sides
    native.put_number(out, at + 391, state.sides[0])
    native.put_number(out, at + 392, state.sides[1])
    # plus
    native.put_number(out, at + 393, state.plus[0])
    native.put_number(out, at + 394, state.plus[1])
    # earned
    native.put_number(out, at + 395, state.earned)
    # round
    native.put_number(out, at + 396, state.round)
    # rounds
    native.put_number(out, at + 397, state.rounds)
    at += 398
    s = max(seat, 0)
    for _ in range(players):
        # is
        native.put_set(out, at + 0, 4, ((acting >> s) & 1) | (state.seat == s) << 1 | (state.first == s) << 2 | (rolling if state.roller == s else 0) << 3)
        # haunted
        native.put_set(out, at + 4, 30, state.own_spaces[s])
        # cards
        native.put_set(out, at + 34, 52, state.cards[s] >> 1)
        # bonus
        native.put_set(out, at + 86, 24, state.held[s])
        # discs
        native.put_set(out, at + 110, 24, state.discs[4 * s] | state.discs[4 * s + 1] << 6 | state.discs[4 * s + 2] << 12 | state.discs[4 * s + 3] << 18)
        # level
        native.put_number(out, at + 134, state.levels[4 * s + 0])
        native.put_number(out, at + 135, state.levels[4 * s + 1])
        native.put_number(out, at + 136, state.levels[4 * s + 2])
        native.put_number(out, at + 137, state.levels[4 * s + 3])
        # tokens
        native.put_number(out, at + 138, state.tokens[5 * s + 0])
        native.put_number(out, at + 139, state.tokens[5 * s + 1])
        native.put_number(out, at + 140, state.tokens[5 * s + 2])
        native.put_number(out, at + 141, state.tokens[5 * s + 3])
        native.put_number(out, at + 142, state.tokens[5 * s + 4])
        # points
        native.put_number(out, at + 143, state.pe[s])
        # scare-points
        native.put_number(out, at + 144, state.sp[s])
        # supply
        native.put_number(out, at + 145, state.supply[s])
        # blocked
        native.put_number(out, at + 146, state.blocked[s])
        # haunts
        native.put_number(out, at + 147, state.haunts[s])
        at += 148
        s = s + 1 if s + 1 < players else 0
