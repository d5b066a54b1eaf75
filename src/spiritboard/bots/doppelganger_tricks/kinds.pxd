cimport cython
from libc cimport math

from ...engine cimport native
from ...engine.native cimport u64
from ...games.doppelganger_tricks cimport rules
from ...games.doppelganger_tricks.rules cimport Tricks
from .policy cimport Policy

cdef int DOPPELGANGER, PLAYER_KINDS, PLAIN_RULES, WARM_RULES, GOOD_RULES, SEARCHER, MOST
cdef double NEGLIGIBLE
cdef double HEAT[4]
cdef double WHIM[4]

@cython.final
cdef class Past:
    cdef public Policy plain, good
    cdef Tricks state
    cdef public int count, mixed
    cdef int mover[48]
    cdef int part[48]
    cdef char blocks[48 * 1024]
    cdef public double weight[16]
    cdef public double liked[4]

    @cython.locals(kind=int)
    cpdef void expect(self, int seat, list weights)
    cpdef void note(self, Tricks state, int part)
    @cython.locals(total=double, kind=int, i=int)
    cpdef double likelihood(self, int seat, u64 dealt, double floor) noexcept nogil
    @cython.locals(cards=u64, kind=int)
    cdef double explain(self, int part, double total) noexcept nogil
    @cython.locals(count=int, best=double, one=double, two=double, worse=double, i=int)
    cdef void ask(self, Policy policy, int part, int first, int second) noexcept nogil
