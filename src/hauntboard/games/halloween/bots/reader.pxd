cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from .. cimport powers, town
from ..rules cimport Halloween
from . cimport sizes

cdef int BUILDINGS, CARDS_TO_END, HAUNT, OVER, SECTIONS, SPACES, TOP_LEVEL, COLOUR_COUNT
cdef int BIAS, POINTS, LEVELS, UNUSED, USE, SP, TOKENS, SPARE, COLOURS, AFFORD, CARDS, PROMISE, DISCS, COVERED
cdef int BONUS, BLOCKED, OWNED, TOWN, NOW, TEMPO, ORDER, DUE, CLOSING, READY, DISTANT, SUMMON, ROOM, TOKEN_CAP
cdef double TURNS_PER_HAUNT, TURNS_PER_TOKEN, MAX_HASTE, HEADSTART, NEAR, CLEAR_LEAD, TOKEN_POINTS
cdef double MAX_BEHIND, BEHIND_SCALE, MAX_TURNS
cdef int TOKENS_PER_CARD, SP_FIRST, SP_NEXT, SP_REST
cdef short DISC_STEPS[7]
cdef short POINTS_OF[5]

@cython.final
cdef class FeatureReader:
    cdef double feature[sizes.FEATURE_ROOM]
    cdef double points
    cdef double to_come
    cdef double all_points[sizes.SEATS]
    cdef double lead[sizes.SEATS]
    cdef double turns_to_end[sizes.SEATS]
    cdef int reach, highest, distant_haunt
    cdef int ready_haunt[3]

    @cython.locals(seat=int, left=double, turns=double, behind=double, row=int)
    cdef int row_of(self, Halloween state) noexcept nogil
    @cython.locals(turns=double, cards=int, missing=int)
    cdef double fewest_turns(self, Halloween state, int seat) noexcept nogil
    @cython.locals(seat=int, other=int, best=double)
    cdef void read_leads(self, Halloween state) noexcept nogil
    @cython.locals(turn=int, used=u64)
    cdef void read(self, Halloween state, int seat) noexcept nogil
    @cython.locals(total=int, i=int)
    cdef double score_now(self, Halloween state, int seat) noexcept nogil
    cdef double still_to_come(self, Halloween state, int seat, int turn) noexcept nogil
    @cython.locals(i=int, section=int, level=int, highest=int, covered=int, supply=int, held=u64)
    cdef void read_board(self, Halloween state, int seat) noexcept nogil
    @cython.locals(sp=int, colours=int, spare=int, colour=int, count=int)
    cdef void read_wealth(self, Halloween state, int seat) noexcept nogil
    @cython.locals(own=u64, count=int, i=int, affordable=int, promise=int, points=int, cards=u64, card=int)
    cdef void read_cards(self, Halloween state, int seat) noexcept nogil
    @cython.locals(i=int, left=double, away=int)
    cdef void read_town(self, Halloween state, int seat, int turn) noexcept nogil
    cdef void put_town(self, int i, double amount, double left) noexcept nogil
    @cython.locals(section=int, level=int)
    cdef void read_reach(self, Halloween state, int seat) noexcept nogil
    @cython.locals(cells=int, building=int, here=int, best=int, cell=int, points=int)
    cdef void read_haunts(self, Halloween state) noexcept nogil
    cdef void add_haunt(self, int points) noexcept nogil
    @cython.locals(i=int, near=double, lead=double, card=bint, haunt=bint)
    cdef void read_closing(self, Halloween state, int seat, int turn) noexcept nogil

@cython.locals(now=int, later=int)
cdef double turn_due(Halloween state, int seat, int turn) noexcept nogil
cdef double turn_left(Halloween state) noexcept nogil
@cython.locals(cells=int, cell=int, best=int)
cdef int best_summon(Halloween state, int level) noexcept nogil
