cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Halloween
from .search cimport Search
from .value cimport Evaluator

cdef int END, OVER, VARIED_TURNS, NOISE_STEPS
cdef double WORST
cdef u64 SEED_STEP, WORD

@cython.final
cdef class Playouts:
    cdef readonly Search search
    cdef Evaluator evaluator
    cdef Halloween state
    cdef public double temperature

    @cython.locals(left=int, decider=int, i=int)
    cdef void play_turns(self, Halloween state, int turns, Rng rng) noexcept nogil
    @cython.locals(best=int, highest=double, i=int, value=double)
    cdef int pick_turn(self, Rng rng) noexcept nogil
    cdef void play_out(self, Halloween start, int turns, int number, u64 seed) noexcept nogil
    @cython.locals(number=int, luck=u64)
    cpdef list values(self, Halloween start, int seat, int turns, int first, int count, object seed)
    @cython.locals(number=int, seat=int, luck=u64)
    cpdef list all_values(self, Halloween start, int turns, int count, object seed)
    cpdef void play_turn(self, Halloween state, Rng rng)
