# Written by `make fixtures` from the games' tables (`observation.py`); change those.
cimport cython

from ...engine cimport memory, native
from ...engine.observer cimport Observer
from ...engine.state cimport State
from . cimport rules
from .rules cimport Tricks

cdef int DEALING, OVER, PLAYING

@cython.final
cdef class Encoder(Observer):
    pass

@cython.locals(players=int, s=int, _=int, word="unsigned long long", acting=int, revealed=int, whole=int, place=int, laid=int, card=int, made=int, mine=int, visible="unsigned long long", played="unsigned long long")
cdef void encode(Tricks state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil
