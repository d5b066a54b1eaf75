cimport cython

from . cimport native
from .rng cimport Rng

ctypedef unsigned long long u64

cdef int ANYONE, CHANCE
cdef tuple _INTS

cdef class State:
    cdef int acting(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int actor_of(self, int action) noexcept nogil
    cdef int fill_legal(self, u64* words, int seat) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    @cython.locals(words="unsigned long long[16]")
    cdef int random_action(self, Rng rng) noexcept nogil
    cdef bint random_step(self, Rng rng) noexcept nogil
    cdef int winner_mask(self) noexcept nogil
    cdef int seat_count(self) noexcept nogil
    cdef int match_score(self, int seat) noexcept nogil
    cdef void shuffle_hidden(self, int seat, Rng rng) noexcept nogil
    cdef int round_number(self) noexcept nogil
    cdef u64 trace(self, int seat, int actor, int action) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cpdef void apply(self, int action)
    cpdef int pick(self, Rng rng)
    @cython.locals(words="unsigned long long[16]", used=int)
    cpdef list legal_actions(self, int seat=*)
    @cython.locals(words="unsigned long long[16]", i=int)
    cpdef tuple legal_words(self, int seat=*)
    cpdef bint over(self)
    cpdef int current_round(self)
    cpdef object clone(self)
    cpdef void copy_from(self, State other) except *
    @cython.locals(copy=State)
    cpdef State resample(self, int seat, Rng rng)

@cython.locals(word=u64, i=int, used=int, total=int, index=int, here=int, action=int)
cdef int pick_legal(State state, Rng rng, u64* words) noexcept nogil

@cython.locals(moves=long, going=bint)
cdef long play_out(State state, Rng rng, long limit) noexcept nogil

@cython.locals(moves=long, _=long)
cdef long play_out_many(State scratch, State start, long games, Rng rng, long limit) noexcept nogil

@cython.locals(moves=long, scratch=State, rng=Rng)
cpdef long random_playouts(State start, long games, object seed, long limit=*)
