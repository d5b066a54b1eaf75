cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Ghosts
from .policy cimport Evidence, Policy

cdef int AIMING, ARRANGING, CARDS_IN_SET, CHOOSING_CRYPTS, CRYPT, FIRST, TURN, ONE

@cython.final
cdef class Regrets:
    cdef public Policy policy, rival
    cdef public int fixed
    cdef public double heat
    cdef Ghosts start, state, scratch
    cdef Evidence evidence, moving
    cdef Rng rng
    cdef int learner
    cdef double rounds
    cdef public double regret[78848]
    cdef public double total[78848]
    cdef int key, kinds
    cdef int kind[4]
    cdef int action[4]
    cdef double mix[4]

    @cython.locals(kind=int, k=int, whole=double)
    cdef void look(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(at=double, k=int)
    cdef int decide(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(i=int)
    cpdef void practise(self, int rounds, u64 seed)
    @cython.locals(won=double, i=int)
    cpdef double measure(self, int rounds, u64 seed)
    @cython.locals(seat=int, hidden=int)
    cdef void begin(self, int starter, Ghosts s) noexcept nogil
    @cython.locals(current=int, action=int, k=int)
    cdef void play_round(self, int starter, int learning, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(kinds=int, key=int, kind="int[4]", action="int[4]", value="double[4]", mix="double[4]", taken=int, luck=u64, after=u64, mean=double, k=int, at=int)
    cdef int try_all(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(seat=int, current=int, chosen=int)
    cdef double play_on(self, int action, Ghosts s, Evidence e, Ghosts state, Evidence moving) noexcept nogil
