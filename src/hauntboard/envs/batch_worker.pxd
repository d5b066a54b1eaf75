cimport cython

from ..engine cimport memory, native
from ..engine.native cimport u64
from ..engine.observer cimport Observer
from ..engine.rng cimport Rng
from ..engine.state cimport State

@cython.final
cdef class BatchWorker:
    cdef State start
    cdef list states
    cdef Observer observer
    cdef Rng rng
    cdef int players, word_count, limit
    cdef bint rotating
    cdef Py_ssize_t size
    cdef object kept
    cdef unsigned char *observations
    cdef unsigned char *finals
    cdef unsigned char *dones
    cdef unsigned char *cut
    cdef u64 *streams
    cdef u64 *whims
    cdef u64 *masks
    cdef u64 *moves
    cdef int *actions
    cdef int *seats
    cdef int *lengths
    cdef int *heroes
    cdef int *used
    cdef float *rewards

    cpdef void reset(self, Py_ssize_t first, Py_ssize_t last)
    cpdef void rotate(self)
    cpdef void step(self, Py_ssize_t first, Py_ssize_t last)
    cpdef void choose(self, Py_ssize_t first, Py_ssize_t last)
    cpdef Py_ssize_t first_illegal(self, Py_ssize_t first, Py_ssize_t last)
    @cython.locals(i=Py_ssize_t)
    cdef void reset_many(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    cdef void restart(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(i=Py_ssize_t)
    cdef void step_many(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(acting=int)
    cdef void advance(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=int)
    cdef void forget(self, Py_ssize_t i) noexcept nogil
    @cython.locals(acting=int, hero=int, asked=int)
    cdef int go_on(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(acting=int)
    cdef int begin(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(winners=int, won=int, lost=int, gain=float, loss=float, seat=int)
    cdef void give_results(self, State state, Py_ssize_t i) noexcept nogil
    cdef int end(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=int)
    cdef void show(self, State state, Py_ssize_t i, int acting) noexcept nogil
    @cython.locals(i=Py_ssize_t)
    cdef void choose_many(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(total=int, k=int, index=int, word=u64, here=int)
    cdef int pick(self, Py_ssize_t base, int used) noexcept nogil
    @cython.locals(i=Py_ssize_t, action=int)
    cdef Py_ssize_t find_illegal(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
