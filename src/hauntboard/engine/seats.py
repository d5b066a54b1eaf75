"""Seats are numbered from 0. These stand where no seat does."""

from __future__ import annotations

ANYONE = -1  # whose legal actions: all that may act now
CHANCE = -1  # who acts: nobody, luck decides
SPECTATOR = -1  # who looks: somebody who sees only what is public
ALL_SEEING = -2  # who looks: anybody, once the match is over

# Legal actions of any game fit into this many 64-bit words.
MAX_WORDS = 16
