"""Sizes of the arrays of the search and the evaluator.

The interpreted form runs this file. The compiled form takes the same names, as compile-time constants, from
``sizes.pxd``, so this file is never compiled itself."""

# ---- search
NODES = 64_000  # steps of all paths of a search
MAX_PATH = 256  # steps of one turn
LAYERS = 5  # 0 to 4 sections have acted
MAX_WIDTH = 64  # positions kept per layer; also the complete turns kept
MAX_GAMBLES = 8  # gambles kept per layer
MAX_ANSWERS = 8  # answers tried where the evaluator ranks them
PENDING = 512  # positions within one action that wait to be expanded
GAMBLE_DEPTH = 48  # steps followed from a gamble
SEEN = 32_768  # slots for positions reached before, a power of two
CACHED = 4_096  # slots for values found after luck, a power of two
LEGAL_ROOM = 16  # 64-bit words for a set of legal actions

# ---- evaluator
SEATS = 4
FEATURE_ROOM = 130  # at least features.INPUTS
ROWS = 25
HIDDEN = 64
LINEAR_WEIGHTS = ROWS * FEATURE_ROOM
INPUT_WEIGHTS = FEATURE_ROOM * HIDDEN
ROW_WEIGHTS = ROWS * HIDDEN

# ---- training
UNKNOWNS = 800  # weights of one fit
