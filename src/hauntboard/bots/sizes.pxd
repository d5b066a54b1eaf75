# The same sizes as in sizes.py, for array declarations.
cdef enum:
    LEGAL_ROOM = 16
    SEATS = 9
    MAX_PATH = 256
