cimport cython

from ..engine cimport memory, native
from ..engine.native cimport u64
from ..engine.observer cimport Observer
from ..engine.rng cimport Rng
from ..engine.state cimport State

@cython.final
cdef class Lane:
    cdef State start, state
    cdef Observer observer
    cdef Rng rng
    cdef int players, word_count, limit
    cdef bint rotating
    cdef Py_ssize_t size
    cdef object kept
    cdef unsigned char *shelf
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

    @cython.locals(state=State)
    cpdef void reset(self, Py_ssize_t first, Py_ssize_t last)
    cpdef void rotate(self)
    @cython.locals(state=State)
    cpdef void step(self, Py_ssize_t first, Py_ssize_t last)
    cpdef void choose(self, Py_ssize_t first, Py_ssize_t last)
    cpdef Py_ssize_t first_illegal(self, Py_ssize_t first, Py_ssize_t last)
    @cython.locals(i=Py_ssize_t, seat=int)
    cdef void reset_many(self, State state, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(i=Py_ssize_t)
    cdef void step_many(self, State state, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(seat=int)
    cdef void advance(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(acting=int, hero=int, going=bint)
    cdef void go_on(self, State state, Py_ssize_t i) noexcept nogil
    cdef void end(self, State state, Py_ssize_t i) noexcept nogil
    cdef void begin(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(winners=int, won=int, lost=int, gain=float, loss=float, seat=int)
    cdef void finish(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=int)
    cdef void show(self, State state, Py_ssize_t i) noexcept nogil
    @cython.locals(i=Py_ssize_t)
    cdef void choose_many(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(total=int, k=int, index=int, word=u64, here=int)
    cdef int pick(self, Py_ssize_t base, int used) noexcept nogil
    @cython.locals(i=Py_ssize_t, action=int)
    cdef Py_ssize_t find_illegal(self, Py_ssize_t first, Py_ssize_t last) noexcept nogil
    @cython.locals(copy=State)
    cpdef State state_at(self, Py_ssize_t i)

cpdef object new_shelf(State like, Py_ssize_t count)
