"""Seats are numbered from 0; these pseudo-seats stand where there is none."""

from __future__ import annotations

ANYONE = -1  # legal actions of all seats that may act
CHANCE = -1  # the actor of a chance action
SPECTATOR = -1  # a viewer who sees public information only
EVERYBODY = -1  # the mask of all seats and spectators
ALL_SEEING = -2  # a viewer of everything, allowed once the match is over

# The most seats of a game. Records write a seat as one digit.
MAX_SEATS = 9
# The legal actions of every game fit into this many 64-bit words.
MAX_WORDS = 16
