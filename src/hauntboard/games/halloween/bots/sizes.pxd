# The same sizes as in sizes.py, for array declarations.
cdef enum:
    NODES = 64000
    MAX_PATH = 256
    LAYERS = 5
    MAX_WIDTH = 64
    MAX_GAMBLES = 8
    MAX_ANSWERS = 8
    PENDING = 512
    GAMBLE_DEPTH = 48
    SEEN = 32768
    CACHED = 4096
    LEGAL_ROOM = 16

    SEATS = 4
    FEATURE_ROOM = 130
    ROWS = 25
    HIDDEN = 64
    LINEAR_WEIGHTS = ROWS * FEATURE_ROOM
    INPUT_WEIGHTS = FEATURE_ROOM * HIDDEN
    ROW_WEIGHTS = ROWS * HIDDEN

    UNKNOWNS = 800
