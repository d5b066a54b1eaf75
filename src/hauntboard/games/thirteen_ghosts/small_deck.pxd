cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng
from . cimport hidden
from .rules cimport Ghosts

cdef int ARRANGE, ATTACK, CARDS_IN_SET, COPY, DRAW, LEGAL_WORDS, MOST_SMALL, PLAY, SMALL_SIX_SET
cdef int START_OF_FOUR, START_OF_SIX
cdef unsigned short START_OF[14]
cdef unsigned short SIZE_OF[14]

cdef int aims(Ghosts state) noexcept nogil
@cython.locals(number=int, index=int)
cdef bint may_attack(Ghosts state, int action) noexcept nogil
@cython.locals(seat=int, cards=u64, row=u64, card=int)
cdef void bar(Ghosts state, int numbers) noexcept nogil
@cython.locals(card=int, cards=u64)
cdef int fill_turn(Ghosts state, u64* words) noexcept nogil
@cython.locals(first=int, size=int)
cdef void fill_card(Ghosts state, u64* words, int block, int card) noexcept nogil
cdef int first_of(int card) noexcept nogil
cdef int last_of(int card, int size) noexcept nogil
cdef int named(int index, int numbers) noexcept nogil
@cython.locals(new="int[14]", old_barred="int[7]", unknown=int, places=int, free=int, i=int)
cdef void shuffle_hidden(Ghosts state, int seat, Rng rng) noexcept nogil
@cython.locals(free=int, fits=bint, old=int, card=int)
cdef int deal(Ghosts state, int places, int unknown, int* new, Rng rng) noexcept nogil
@cython.locals(numbers=int, seat=int)
cdef int possible(Ghosts state, int place) noexcept nogil
cpdef list candidates(Ghosts state, int known)
@cython.locals(worlds=int, place=int, fitting=int, card=int, seat=int)
cdef int collect(Ghosts state, int places, int free, list crypts, list found) except -1
