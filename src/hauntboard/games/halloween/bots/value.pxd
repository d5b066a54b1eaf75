cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from .. cimport powers, town
from ..rules cimport Halloween

cdef int CARDS_TO_END, HAUNT, OVER, SPACES, TOP_LEVEL
cdef int FEATURES, ROWS, TOWN_COUNT, DONE, HIDDEN, INPUTS
cdef int BIAS, POINTS, LEVELS, UNUSED, USE, SP, TOKENS, SPARE, COLOURS, AFFORD, CARDS, PROMISE, DISCS, COVERED
cdef int BONUS, BLOCKED, OWNED, TOWN, NOW, TEMPO, ORDER, DUE, CLOSING
cdef double DOUBT, TRACE, WIDE_LEAD, TURNS_PER_HAUNT, TURNS_PER_TOKEN, MOST_HASTE, HEADSTART, NEAR, CLEAR_LEAD
cdef int TOKENS_PER_CARD
cdef short DISC_STEPS[7]
cdef short POINTS_OF[5]

@cython.final
cdef class Evaluator:
    cdef double table[3250]
    cdef double scale[25]
    cdef double row[130]
    cdef double points
    cdef double part
    cdef double all_points[4]
    cdef double ahead[4]
    cdef double haste[4]
    cdef bint corrects
    cdef float own_weights[8192]
    cdef float rival_weights[8192]
    cdef float row_weights[1600]
    cdef float lead_weights[64]
    cdef float out_weights[64]
    cdef float own_sums[64]
    cdef float sums[64]
    @cython.locals(i=int)
    cdef void add_knot(self, int row, list knot, double share) except *
    @cython.locals(own=double, lead=double, against=double, ahead=double, won=double, other=int, mask=int, row=int,
                   over=bint)
    cpdef double value(self, Halloween state, int seat) noexcept nogil
    @cython.locals(j=int)
    cdef void sum_own(self, Halloween state, int seat) noexcept nogil
    @cython.locals(j=int, total=float, ahead=float)
    cdef double correction(self, Halloween state, int rival, int row, double lead) noexcept nogil
    @cython.locals(used="int[130]", sums="float[64]", count=int, i=int, j=int, start=int, amount=float, cards=u64)
    cdef void add_inputs(self, Halloween state, int seat, float* weights) noexcept nogil
    @cython.locals(start=int, i=int, total=double, cards=u64)
    cpdef double score(self, Halloween state, int seat, int row) noexcept nogil
    @cython.locals(seat=int, left=double, turns=double, behind=double, cards=int, missing=int, row=int)
    cpdef int row_of(self, Halloween state) noexcept nogil
    @cython.locals(seat=int, other=int, best=double)
    cdef void survey(self, Halloween state) noexcept nogil
    @cython.locals(turn=int, used=u64)
    cdef void read(self, Halloween state, int seat) noexcept nogil
    @cython.locals(total=int, i=int)
    cdef void read_points(self, Halloween state, int seat) noexcept nogil
    cdef double to_come(self, Halloween state, int seat, int turn) noexcept nogil
    @cython.locals(now=int, later=int)
    cdef double due(self, Halloween state, int seat, int turn) noexcept nogil
    cdef double turn_left(self, Halloween state) noexcept nogil
    @cython.locals(i=int, section=int, level=int, highest=int, covered=int, supply=int, held=u64)
    cdef void read_board(self, Halloween state, int seat) noexcept nogil
    @cython.locals(sp=int, colours=int, spare=int, colour=int, count=int)
    cdef void read_wealth(self, Halloween state, int seat) noexcept nogil
    @cython.locals(own=u64, count=int, i=int, affordable=int, promise=int, points=int, cards=u64, card=int)
    cdef void read_cards(self, Halloween state, int seat) noexcept nogil
    @cython.locals(reach=int, highest=int, section=int, level=int, first=int, second=int, third=int, distant=int,
                   cells=int, building=int, here=int, best=int, cell=int, points=int, summon=int, left=double,
                   later=double, away=int)
    cdef void read_town(self, Halloween state, int seat, int turn) noexcept nogil
    cdef void put_town(self, int i, double amount, double left, double later) noexcept nogil
    @cython.locals(i=int, near=double, lead=double, card=bint, haunt=bint)
    cdef void read_closing(self, Halloween state, int seat, int turn) noexcept nogil
