cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Ghosts

cdef int ABILITY_COUNT, ALL_NUMBERS, ARRANGE, ARRANGING, ATTACK, BLUE_CARDS, COPY, DRAW, NK2018, PLAY, SMALL_SIX_SET, TURN
cdef int KNOTS, LEVELS, GRAIN, MOST_OPTIONS
cdef double CERTAIN, WIDEST
cdef int ONE
cdef unsigned char CARD_OF[341]
cdef unsigned short SET_OF[341]
cdef unsigned short START_OF[14]
cdef unsigned short SIZE_OF[14]
cdef unsigned short TRIPLE_OF[16384]
cdef unsigned char TOP_OF[8]
cdef double PLACE_OF[240]

@cython.final
cdef class Evidence:
    cdef public int seat
    cdef public double open[56]
    cdef public double own[56]

    @cython.locals(i=int)
    cpdef void start(self, int seat) noexcept nogil
    cdef inline void scale(self, int index, double factor) noexcept nogil

@cython.final
cdef class Policy:
    cdef public double table[6336]
    cdef public double mix[1176]
    cdef public double prior[84]
    cdef public double worth_of[14]
    cdef public double slip, betray, named
    cdef public int count
    cdef public int action[340]
    cdef public int mark[340]
    cdef public double value[340]
    cdef public double share[340]
    cdef public int players, edition, small, level, targets
    cdef public int target[2]
    cdef public int cand[2]
    cdef public int union
    cdef public double weight[28]
    cdef public double total[2]
    cdef public double squares[2]
    cdef public int deaf[2]
    cdef public double exposed[2]
    cdef public double cross[2]
    cdef public double mate
    cdef public double cost_of[14]
    cdef public double show_of[14]
    cdef public int unknown

    cdef inline int cell_of(self, int level, int safe) noexcept nogil
    @cython.locals(cell=int, x=double, y=double, i=int, j=int, low=double, high=double)
    cpdef double duel(self, int level, double a, double b, int safe) noexcept nogil
    @cython.locals(cell=int, x=double, y=double, i=int, j=int, error=double)
    cdef void teach(self, int level, double a, double b, int safe, double result, double pace) noexcept nogil
    cdef double worth(self, double first, double second, double lost, int safe) noexcept nogil
    @cython.locals(mine=double, one=double, two=double, left=double, right=double)
    cdef double worth_of_three(self, double first, double second, double lost, int safe) noexcept nogil
    @cython.locals(theirs=double, ours=double)
    cdef double worth_of_team(self, double first, double second, double lost) noexcept nogil
    cdef inline double width(self, int k) noexcept nogil
    @cython.locals(rivals=int, t=int, left=int)
    cpdef void look_around(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(k=int, deck=int, mask=int, rest=int, n=int, w=double)
    cdef void consider(self, Ghosts s, Evidence e, int seat, int t) noexcept nogil
    @cython.locals(n=int)
    cdef void exclude(self, int k, int number) noexcept nogil
    @cython.locals(deck=int, known=int, public=int, crypt=int, unit=double, sure=double, other=double, n=int, w=double, k=int, seen=int)
    cdef void look_back(self, Ghosts s, Evidence e, int seat) noexcept nogil
    cdef inline double part(self, int some, int every) noexcept nogil
    @cython.locals(k=int, t=int, by=int, public=int, held=int, hidden=int)
    cdef void look_across(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(mate=int, deck=int, public=int, held=int)
    cdef void look_at_mate(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(card=int, cards=u64, copied=int)
    cpdef void weigh(self, Ghosts s, Evidence e) noexcept nogil
    cdef inline void add(self, int action, int mark, double value) noexcept nogil
    @cython.locals(i=int)
    cdef void share_out(self, int start) noexcept nogil
    @cython.locals(deck=int, sign=double, first=int, last=int, i=int, card=int)
    cdef void add_orders(self, Ghosts s) noexcept nogil
    @cython.locals(lost=double, value=double, second=double)
    cdef void add_draw(self) noexcept nogil
    @cython.locals(start=int, rest=int, n=int, value=double)
    cdef void add_attacks(self, int first, int mark, double lost, int safe) noexcept nogil
    @cython.locals(start=int, first=int, mark=int, attack=int, before=int, i=int, numbers=int, cost=double)
    cdef void add_ability(self, Ghosts s, int card, int block, double lost) noexcept nogil
    @cython.locals(size=int, spare=int, one=int, two=int, three=int, a=int, b=int, c=int, filler=int)
    cdef void add_triples(self, int block, int mark, double lost) noexcept nogil
    @cython.locals(chance="double[2]", yes="double[2]", no="double[2]", k=int, some=double, some_squares=double, rest=int, w=double, left=double, left_squares=double, value=double)
    cdef double outcome(self, int numbers, int attack, double lost, int safe) noexcept nogil
    @cython.locals(seen=int)
    cdef double thinner(self, Ghosts s, int looks) noexcept nogil
    @cython.locals(keep=double, best=double, lead=int, k=int, n=int, hit=double, width=double, second=double)
    cdef double look_and_attack(self, Ghosts s, double lost) noexcept nogil
    @cython.locals(keep=double, first=double, second=double)
    cdef double look_and_draw(self, Ghosts s, double lost) noexcept nogil
    @cython.locals(top=double, total=double, at=double, i=int)
    cpdef int pick(self, double heat, Rng rng) noexcept nogil
    @cython.locals(top=double, total=double, part=double, here=double, i=int)
    cdef double expectation(self, double heat) noexcept nogil
    @cython.locals(mark=int, top=double, here=double, total=double, best=double, every=double, part=double, weight=double, chance=double, i=int)
    cpdef double chance_of(self, int action, double heat, double sharp) noexcept nogil
    @cython.locals(top=double, total=double, part=double, here=double, i=int)
    cdef double hit_chance(self, int crypt, double heat) noexcept nogil
    @cython.locals(card=int, red=bint)
    cdef inline bint hits(self, int i, int crypt) noexcept nogil
    @cython.locals(index=int, copied=int)
    cdef inline int named_by(self, int index) noexcept nogil
    cpdef int mark_of(self, int action) noexcept nogil
    @cython.locals(numbers=int, factor=double, index=int, card=int)
    cpdef void note(self, Ghosts s, Evidence e, int action) noexcept nogil
    @cython.locals(row=int, shown=int, n=int)
    cdef void note_first(self, Ghosts s, Evidence e) noexcept nogil
    @cython.locals(one=int, two=int, chance=double)
    cdef int hide(self, Ghosts s, int seat, double even, Rng rng) noexcept nogil
    cdef inline int row_of(self, Ghosts s, int seat) noexcept nogil
    @cython.locals(t=int, n=int)
    cpdef void begin(self, Ghosts s, Evidence e, int seat) noexcept nogil
    @cython.locals(row=int, n=int, total=double, other=int)
    cpdef void settle_priors(self) noexcept nogil

cdef inline double place_of(double width) noexcept nogil
cdef double turns(double width) noexcept nogil
@cython.locals(needed=double)
cdef double danger(double width) noexcept nogil
