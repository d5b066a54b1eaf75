# Written by `make fixtures` from the games' tables (`observation.py`); change those.
cimport cython

from ...engine cimport memory, native
from ...engine.observer cimport Observer
from ...engine.state cimport State
from . cimport rules
from .rules cimport Ghosts

@cython.final
cdef class Encoder(Observer):
    pass

@cython.locals(players=int, s=int, _=int, word="unsigned long long", acting=int, known=int, own=int, other=int, looked=int, seen=int, vague=int, first=int, second=int, third=int, crypt=int, hand=int, pile="unsigned long long", up="unsigned long long", down="unsigned long long", cells="unsigned long long")
cdef void encode(Ghosts state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil
