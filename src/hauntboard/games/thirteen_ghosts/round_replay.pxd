cimport cython

from ...engine cimport native
from ...engine.rng cimport Rng
from .rules cimport Ghosts

cdef int ALL_NUMBERS, ARRANGE, CARDS_IN_SET, CHOOSING_FIRST, CRYPT, DEALING, DRAW, DRAWING, KEEP, LOOKING, MATE, OVER
cdef unsigned char ORDERS[24]
cdef int CHOSE_CRYPT, CHOSE_MATE, CHOSE_KEEP, ARRANGED, MOST_STEPS, MOST_FRAMES, MOST_ORDERS, PLACES

@cython.final
cdef class RoundReplay:
    cdef public short numbers, size
    cdef public short steps[400]
    cdef public short step_count, frame_count
    cdef public short known[936]
    cdef public short orders[144]
    cdef public short answers[4]
    cdef public short crypt_place[4]
    cdef public short frame
    cdef public short cards[26]
    cdef public short at
    cdef public short dealt[2]
    cdef public short order
    cdef public short pile[26]

    @cython.locals(free="int[2]", deck=int, place=int, card=int)
    cpdef void fill(self, Rng rng) noexcept nogil
    @cython.locals(taken="int[2]", deck=int, place=int, card=int, seat=int, met=bint)
    cdef void fill_crypts(self, int* free, Rng rng) noexcept nogil
    @cython.locals(deck=int, i=int)
    cpdef void rewind(self) noexcept nogil
    @cython.locals(phase=int, deck=int, card=int, step=int)
    cpdef int next_action(self, Ghosts state) noexcept nogil
    @cython.locals(top=int)
    cdef int pile_card(self, Ghosts state, int deck, int index) noexcept nogil
    @cython.locals(seat=int)
    cdef int action_of(self, int step) noexcept nogil
    @cython.locals(seen="int[3]", deck=int, left=int, count=int, top=int, i=int)
    cdef void rearrange(self, Ghosts state, int index) noexcept nogil
    @cython.locals(action=int, fits=bint)
    cpdef bint replay(self, Ghosts state) noexcept nogil
