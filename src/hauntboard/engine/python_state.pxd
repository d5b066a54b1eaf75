cimport cython

from .observer cimport Observer
from .rng cimport Rng
from .state cimport State

ctypedef unsigned long long u64

cdef class PythonState(State):
    cdef int acting(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int actor_of(self, int action) noexcept nogil
    @cython.locals(i=int, used=int)
    cdef int fill_legal(self, u64* words, int seat) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef int winner_mask(self) noexcept nogil
    cdef int seat_count(self) noexcept nogil
    cdef int match_score(self, int seat) noexcept nogil
    cdef void shuffle_hidden(self, int seat, Rng rng) noexcept nogil
    cdef int round_number(self) noexcept nogil
    cdef u64 trace(self, int seat, int actor, int action) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cpdef void apply(self, int action) except *
    cpdef bint over(self)
    cpdef list legal_actions(self, int seat=*)
    cpdef object clone(self)

cdef class PythonObserver(Observer):
    cdef void write(self, State state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil
    cpdef bytes observe(self, State state, int seat)

@cython.locals(i=Py_ssize_t)
cdef void put_bytes(unsigned char* out, Py_ssize_t at, object vector) except *
