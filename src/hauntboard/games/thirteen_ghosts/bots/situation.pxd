cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ..rules cimport Ghosts

cdef int ALL_NUMBERS, NK2018, SLOTS, STAGES, CARDS_IN_SET, SEATS, EVEN_TEAM, ODD_TEAM
cdef double ATTACKED, CERTAIN, FAINTEST

@cython.final
cdef class Evidence:
    cdef public int seat
    cdef public double shared[4 * 14]  # seat, number
    cdef public double own[4 * 14]  # seat, number

    @cython.locals(i=int)
    cpdef void reset(self, int seat) noexcept nogil
    @cython.locals(at=int)
    cdef void scale(self, int seat, int number, double factor) noexcept nogil

@cython.final
cdef class Situation:
    cdef public int players, edition, small, stage, unknown
    cdef public int rivals
    cdef public int rival[2]
    cdef public int candidates[2]
    cdef public int combined
    cdef public int protected[2]
    cdef public double weight[2 * 14]  # rival, number
    cdef public double total[2]
    cdef public double squares[2]
    cdef public double exposed[2]
    cdef public double cross[2]
    cdef public double mate
    cdef public double attack_cost[14]
    cdef public double reveal_cost[14]
    cdef public int lead
    cdef public double best_chance
    cdef public double hit[2]
    cdef public double width_if_yes[2]
    cdef public double width_if_no[2]

    cpdef double width(self, int k) noexcept nogil
    @cython.locals(others=int, seat_of=int, left=int)
    cpdef void assess(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(k=int, deck=int, mask=int, rest=int, n=int, w=double)
    cdef void consider(self, Ghosts s, Evidence e, int seat, int rival) noexcept nogil
    @cython.locals(w=double)
    cdef void rule_out(self, int k, int number) noexcept nogil
    @cython.locals(deck=int, known=int, expected=int, crypt=int, scale=double, sure=double, other=double, n=int, w=double, k=int, seen=int)
    cdef void assess_exposure(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(k=int, rival=int, by=int, expected=int, held=int, hidden=int)
    cdef void assess_rivals(self, Ghosts s) noexcept nogil
    @cython.locals(mate=int, deck=int, expected=int, held=int)
    cdef void assess_mate(self, Ghosts s, int seat) noexcept nogil
    @cython.locals(k=int, n=int, w=double)
    cdef void find_likeliest(self) noexcept nogil
    @cython.locals(some=double, some_squares=double, rest=int, w=double, left=double, left_squares=double)
    cdef void split(self, int k, int numbers, bint attack) noexcept nogil

cpdef inline int slot(int seat, int number) noexcept nogil
cdef inline double fraction(int some, int every) noexcept nogil
