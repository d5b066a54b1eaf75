cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng
from .rules cimport Ghosts

cdef inline bint is_of(Ghosts state, int seat, int deck) noexcept nogil
@cython.locals(new="int[14]", i=int, unknown=int, places=int, vague=int, free=int, rest=int, old=int)
cdef void shuffle_deck(Ghosts state, int seat, int deck, Rng rng) noexcept nogil
@cython.locals(first=int, second=int, s=int, crypt=int, one=int, two=int, pairs=int, index=int, card=int, others=int)
cdef int draw_crypts(Ghosts state, int deck, int places, int free, int* new, Rng rng) noexcept nogil
@cython.locals(one=int, two=int, three=int, total=int, sweep=int, index=int, a=int, b=int, c=int, last=int, here=int)
cdef int draw_three(Ghosts state, int free, int* new, Rng rng) noexcept nogil
cdef void draw_vague(Ghosts state, int seat, int places, int vague, int* new, Rng rng) noexcept nogil
@cython.locals(card=int, among=int, old=int)
cdef bint try_vague(Ghosts state, int seat, int places, int vague, int* new, Rng rng) noexcept nogil
@cython.locals(seat=int)
cdef void relabel(Ghosts state, int deck, int* new) noexcept nogil
@cython.locals(g=int, moved=int, own=int, other=int, vague=int, unplaced=int, kept=int, spare=int, _=int)
cdef void relabel_groups(Ghosts state, int seat, int* new) noexcept nogil
@cython.locals(result=int)
cdef int relabel_mask(u64 mask, int* new) noexcept nogil
@cython.locals(result=u64, shift=int)
cdef u64 relabel_row(u64 row, int* new) noexcept nogil
