"""Sizes of the arrays of the ISMCTS.

The interpreted form runs this file. The compiled form takes the same names, as compile-time constants, from
``sizes.pxd``, so this file is never compiled itself."""

LEGAL_ROOM = 16  # 64-bit words for a set of legal actions
SEATS = 9  # ``MAX_SEATS`` of the engine
MAX_PATH = 256  # steps of a simulation within the tree
