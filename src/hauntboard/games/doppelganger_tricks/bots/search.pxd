cimport cython
from libc cimport math

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from .. cimport rules
from ..rules cimport Tricks
from . cimport sizes
from .player_types cimport PlayHistory
from .policy cimport Policy
from .beliefs cimport PredictionModel

cdef int CHOOSING_FIRST, DEALING, DOPPELGANGER, NOT_PREDICTED, PLAYING, PREDICTING
cdef int DEPTH, NODE, PART, NEXT, FIRST_CHILD, MOVER, VISITS, TOTAL, GOOD_RULES, PLAYER_KINDS, SEARCHER, GROWTH
cdef double UNCLAIMED, CERTAIN, FLOOR, WARM

@cython.final
cdef class Search:
    cdef Policy own, others, plainer
    cdef public PlayHistory past
    cdef PredictionModel reading
    cdef Tricks root, world, sim
    cdef Rng rng
    cdef public int seat
    cdef public double explore, warmth, trust, envy
    cdef public int steps
    cdef double fit[sizes.SEATS]
    cdef double like[sizes.SEAT_TYPES]
    cdef double like_first[sizes.PLAYER_TYPES]
    cdef int kind[sizes.SEATS]
    cdef public int count
    cdef public int part[sizes.MAX_PLAYS]
    cdef public double visits[sizes.MAX_PLAYS]
    cdef public double total[sizes.MAX_PLAYS]
    cdef public double squares[sizes.MAX_PLAYS]
    cdef public double exact[sizes.MAX_PLAYS]
    cdef public double plain[sizes.MAX_PLAYS]
    cdef public double trick[sizes.MAX_PLAYS]
    cdef int narrow, one, two
    cdef public double ahead[sizes.SEATS]
    cdef public double ahead_squares[sizes.SEATS]
    cdef double ahead_before[sizes.SEATS]
    cdef int path[sizes.MAX_PLAYS]
    cdef int to_come, took, node_count, room, chosen, chosen_part, chosen_play
    cdef double* nodes
    cdef double reward[sizes.SEATS]

    @cython.locals(fit=double, full=u64)
    cdef double hand_fit(self, int seat, u64 hand) noexcept nogil
    @cython.locals(s=int)
    cdef void begin_worlds(self) noexcept nogil
    @cython.locals(_=int)
    cdef void next_world(self, int steps) noexcept nogil
    @cython.locals(players=int, first=int, second=int, given=int, taken=int, swap=u64, a=u64, b=u64, fit_a=double, fit_b=double, least=double, kind=int)
    cdef void exchange(self) noexcept nogil
    @cython.locals(kind=int)
    cdef void keep_likes(self, int seat) noexcept nogil
    @cython.locals(s=int)
    cdef void draw_kinds(self) noexcept nogil
    @cython.locals(total=double, kind=int)
    cdef int any_kind(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef int any_other(self, int players) noexcept nogil
    @cython.locals(players=int, total=double, s=int, own=double)
    cdef void settle(self) noexcept nogil
    @cython.locals(seat=int, result=double, hit=bint, bonus=int)
    cdef void note(self, int index, int took) noexcept nogil
    cdef void begin_sim(self) noexcept nogil
    cdef void put_card(self, int play) noexcept nogil
    cdef void play_on(self) noexcept nogil
    @cython.locals(i=int)
    cdef void list_root(self) noexcept nogil
    @cython.locals(i=int)
    cdef void forget_results(self) noexcept nogil
    @cython.locals(i=int, _=int)
    cdef void sample_flat(self, int deals) noexcept nogil
    cpdef void begin_cards(self)
    cpdef void flat(self, int deals)
    @cython.locals(node=int, at=int)
    cdef int new_node(self, int part, int mover, int sibling) noexcept nogil
    @cython.locals(at=int)
    cdef int child(self, int node, int part) noexcept nogil
    @cython.locals(new=int)
    cdef int grow(self, int node, int part, int mover) noexcept nogil
    @cython.locals(kids="int[48]", highest=double, priors=double, tried=double, known=double, usual=double, reach=double, choice=int, best=double, visits=double, mean=double, value=double, i=int)
    cdef int select(self, int node, Policy policy, int count) noexcept nogil
    @cython.locals(count=int, chosen=int)
    cdef void way_down(self, int node, Policy policy, bint searching) noexcept nogil
    @cython.locals(first=int, second=int, i=int)
    cdef int less_tried(self, Policy policy, int count) noexcept nogil
    cpdef void compare(self, int one, int two)
    @cython.locals(s=int, _=int)
    cpdef void forecast(self, int playouts)
    @cython.locals(_=int)
    cpdef void shift(self, int action, int playouts)
    @cython.locals(s=int)
    cdef void forget_ahead(self) noexcept nogil
    @cython.locals(s=int, change=double)
    cdef void shift_once(self, int action) noexcept nogil
    @cython.locals(s=int)
    cdef void go_on(self) noexcept nogil
    @cython.locals(count=int, highest=double, total=double, i=int, rest=double, chosen=int)
    cdef void play_warmly(self, Policy policy) noexcept nogil
    @cython.locals(node=int, depth=int, root_choice=int, going=bint, searching=bint, mover=int, next=int, i=int, at=int)
    cdef void iterate(self)  noexcept nogil
    @cython.locals(_=int)
    cdef void grow_tree(self, int iterations) noexcept nogil
    cpdef void begin_tree(self, int iterations)
    cpdef void tree(self, int iterations)
    cpdef void end_tree(self)
    @cython.locals(number=int, i=int)
    cpdef void begin_predictions(self, int low, int high)
    @cython.locals(i=int, s=int, _=int)
    cdef void sample_predictions(self, int deals) noexcept nogil
    @cython.locals(off=int)
    cdef void try_prediction(self, int index) noexcept nogil
    cpdef void predictions(self, int deals)
