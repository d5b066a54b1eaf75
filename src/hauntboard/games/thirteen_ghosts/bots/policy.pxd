cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport CARD_OF, ORDER_OF, SET_OF, START_OF, Ghosts
from .situation cimport Evidence, Situation
from .weights cimport Weights, knot_of, role_of

cdef int ABILITY_COUNT, ALL_NUMBERS, ARRANGE, ARRANGING, ATTACK, BLUE_CARDS, CARDS_IN_SET, COPY, DRAW, PLAY, SMALL_SIX_SET, TURN
cdef int CARD_SHIFT, COPIED, ORDER_KEY, DRAW_KEY, GRAIN, ONE
cdef int THREE_ORDERS, ALL_ORDERS
cdef double ATTACKED, CERTAIN, NAMED, SLIP, SLIP_CHANCE, EXTRA_TURN, BEST_OF_THREE, LEAST_KEPT
cdef double TURNS_PER_KNOT, TEAM_TEMPO, WIDEST
cdef double TURNS_OF[240]
cdef double DANGER_OF[240]
cdef unsigned short TRIPLE_OF[1 << 14]

@cython.final
cdef class Options:
    cdef public int count
    cdef public int action[340]
    cdef public int key[340]
    cdef public double value[340]
    cdef public double weight[340]

    cdef inline void add(self, int action, int key, double value) noexcept nogil
    @cython.locals(i=int)
    cdef void share_weight(self, int start) noexcept nogil
    @cython.locals(top=double, i=int)
    cdef inline double best_value(self) noexcept nogil
    cdef inline double propensity(self, int i, double top, double temperature) noexcept nogil
    @cython.locals(top=double, total=double, at=double, i=int)
    cpdef int sample(self, double temperature, Rng rng) noexcept nogil
    @cython.locals(top=double, total=double, part=double, here=double, i=int)
    cdef double expectation(self, double temperature) noexcept nogil
    @cython.locals(top=double, here=double, total=double, best=double, every=double, part=double, weight=double, chance=double, i=int)
    cpdef double probability(self, int key, double temperature, double target_temperature) noexcept nogil
    @cython.locals(top=double, total=double, part=double, here=double, i=int)
    cdef double remove_hits(self, int crypt, double temperature) noexcept nogil

@cython.final
cdef class Policy:
    cdef public Weights weights
    cdef public Situation situation
    cdef public Options options

    @cython.locals(card=int, cards=u64, copied=int)
    cpdef void evaluate(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(deck=int, sign=double, first=int, last=int, i=int, card=int)
    cdef void add_orders(self, Ghosts s) noexcept nogil
    @cython.locals(revealed=double, value=double, second=double)
    cdef void add_draw(self) noexcept nogil
    @cython.locals(start=int, rest=int, n=int, value=double)
    cdef void add_attacks(self, int first, int key, double revealed, int protected) noexcept nogil
    @cython.locals(start=int, first=int, key=int)
    cdef void add_ability(self, Ghosts s, int card, int block, double revealed) noexcept nogil
    @cython.locals(attack=bint, before=int, i=int, numbers=int, cost=double)
    cdef void add_named(self, Ghosts s, int card, int first, int key, double revealed) noexcept nogil
    @cython.locals(size=int, spare=int, filler=int, one=int, two=int, three=int, a=int, b=int, c=int)
    cdef void add_triples(self, int block, int key, double revealed) noexcept nogil
    cdef inline void add_triple(self, int block, int key, int numbers, int filler, double revealed) noexcept nogil
    @cython.locals(k=int, value=double, first=double, second=double, yes_one=double, no_one=double, yes_two=double, no_two=double)
    cdef double outcome(self, int numbers, bint attack, double revealed, int protected) noexcept nogil
    @cython.locals(seen=int)
    cdef double share_left(self, Ghosts s, int looks) noexcept nogil
    @cython.locals(keep=double, best=double, lead=int, hit=double, width=double, second=double)
    cdef double look_and_attack(self, Ghosts s, double revealed) noexcept nogil
    @cython.locals(keep=double, first=double, second=double)
    cdef double look_and_draw(self, Ghosts s, double revealed) noexcept nogil
    cdef inline double duel(self, int k, double width, double revealed, int protected) noexcept nogil
    cdef double value(self, double first, double second, double revealed, int protected) noexcept nogil
    @cython.locals(mine=double, one=double, two=double, left=double, right=double)
    cdef double value_of_three(self, double first, double second, double revealed, int protected) noexcept nogil
    @cython.locals(theirs=double, ours=double)
    cdef double value_for_team(self, double first, double second, double revealed) noexcept nogil
    @cython.locals(index=int, copied=int)
    cpdef int key_of(self, int action) noexcept nogil
    cdef inline int named_by(self, int index) noexcept nogil
    cpdef double probability(self, int action, double temperature, double target_temperature) noexcept nogil
    @cython.locals(numbers=int, factor=double, index=int, card=int)
    cpdef void observe(self, Ghosts s, Evidence e, int action) noexcept nogil
    @cython.locals(role=int, shown=int, n=int)
    cdef void observe_first_card(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(one=int, two=int, chance=double)
    cdef int choose_crypt(self, Ghosts s, int seat, double uniform, Rng rng) noexcept nogil
    cdef int role(self, Ghosts s, int seat) noexcept nogil
    @cython.locals(t=int, n=int)
    cpdef void begin_round(self, Ghosts s, Evidence e, int seat) noexcept nogil

@cython.locals(card=int, red=bint)
cdef inline bint hits(int key, int crypt) noexcept nogil
cdef inline double turns(double width) noexcept nogil
cdef inline double danger(double width) noexcept nogil
