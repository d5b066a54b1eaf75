cimport cython
from libc cimport math

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from .. cimport rules
from . cimport sizes

cdef int DOPPELGANGER, NUMBERS, KINDS, LENGTHS
cdef double WHIM

@cython.final
cdef class PredictionModel:
    cdef public int size
    cdef public double cards[sizes.CARD_TERMS]
    cdef public double lengths[sizes.LENGTH_TERMS]
    cdef public double chance[sizes.PREDICTIONS]

    @cython.locals(number=int, rest=u64, card=int, kind=int, suit=int, length=int)
    cpdef void read(self, u64 hand) noexcept nogil
    @cython.locals(highest=double, total=double, number=int)
    cdef void normalise(self) noexcept nogil
    cpdef double likelihood(self, u64 hand, int number) noexcept nogil
    @cython.locals(rest=double, number=int)
    cpdef int draw(self, u64 hand, Rng rng) noexcept nogil
