# Written by `make fixtures` from the games' tables (`observation.py`); change those.
cimport cython

from ...engine cimport memory, native
from ...engine.observer cimport Observer
from ...engine.state cimport State
from .rules cimport Halloween

cdef int ASK_DEFENDER, ASK_DICE, ASK_DISC, ASK_FIFTH_HAUNT, ASK_FOLLOW, ASK_MOVE, ASK_MOVE_TO, ASK_NAME, ASK_PAY, ASK_POWER, ASK_SCARE_GHOST, ASK_WINNER_TO

@cython.final
cdef class Encoder(Observer):
    pass

@cython.locals(players=int, s=int, _=int, word="unsigned long long", acting=int, ask=int, a=int, b=int, c=int, cell=int, card=int, colour=int, wanted=int, rolling=int)
cdef void encode(Halloween state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil
