cimport cython
from libc cimport math

from ....engine cimport native
from ....engine.native cimport u64
from .. cimport rules
from ..rules cimport Tricks
from . cimport sizes
from .policy cimport Policy

cdef int DOPPELGANGER, PLAYER_KINDS, PLAIN_RULES, GOOD_RULES, SEARCHER
cdef double NEGLIGIBLE
cdef double HEAT[3]
cdef double WHIM[3]

@cython.final
cdef class PlayHistory:
    cdef public Policy plain, good
    cdef Tricks state
    cdef public int count, mixed
    cdef int mover[sizes.MAX_PLAYS]
    cdef int part[sizes.MAX_PLAYS]
    cdef char blocks[sizes.HISTORY_ROOM]
    cdef public double weight[sizes.SEAT_TYPES]
    cdef public double liked[sizes.PLAYER_TYPES]

    @cython.locals(kind=int)
    cpdef void expect(self, int seat, list weights)
    cpdef void note(self, Tricks state, int part)
    @cython.locals(total=double, kind=int, i=int)
    cpdef double likelihood(self, int seat, u64 dealt, double floor) noexcept nogil
    @cython.locals(cards=u64, kind=int, count=int)
    cdef double explain(self, int part, double total) noexcept nogil
    @cython.locals(best=double, all=double, this=double, chance=double, i=int)
    cdef void ask(self, Policy policy, int count, int part, int kind) noexcept nogil
