cimport cython
from libc cimport math

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from .. cimport rules
from ..rules cimport Tricks
from . cimport sizes

cdef int DOPPELGANGER, PLAY, PLAYING, PLAYS, RANKS
cdef int ABOVE[10]

@cython.final
cdef class Policy:
    cdef public double weights[sizes.WEIGHTS]
    cdef double gain[sizes.CARDS]
    cdef double risk[sizes.CARDS]
    cdef double gains, spread, risks, exact, near, ease, press
    cdef public int part[sizes.MAX_PLAYS]
    cdef public double worth[sizes.MAX_PLAYS]
    cdef public double sure[sizes.MAX_PLAYS]

    @cython.locals(hand=u64, unseen=u64, rest=u64, card=int, gain=double)
    cdef void look(self, Tricks state, int seat) noexcept nogil
    @cython.locals(left=int, free=int, s=int)
    cdef void set_tension(self, Tricks state, int seat) noexcept nogil
    @cython.locals(suit=int, index=int, above=int, doubles=int, ordinary=int, s=int, beaten=double, own=int, lower=int, length=int)
    cdef void look_at(self, int card, u64 hand, u64 unseen) noexcept nogil
    @cython.locals(width=double, off=double, here=double, step=double, tilt=double)
    cdef void hope(self, int need, int left, double gains, double spread, double risks) noexcept nogil
    @cython.locals(gains=double, best=double, choice=int, number=int, worth=double)
    cpdef int predict(self, Tricks state, int seat) noexcept nogil
    cpdef int predict_middle(self, Tricks state, int seat) noexcept nogil
    @cython.locals(total=double, seat=int, need=int, rate=double, _=int)
    cdef double pressure(self, Tricks state, int led, u64 unseen) noexcept nogil
    @cython.locals(suit=int, rank=int, above=int, threats=int, twin=int)
    cdef double chance_now(self, Tricks state, int card, int led, int standing, u64 unseen, double pressure) noexcept nogil
    @cython.locals(seat=int, hand=u64, cards=u64, unseen=u64, claiming=u64, count=int, standing=int, pressure=double, card=int, now=double, led=int, rest=u64)
    cpdef int weigh(self, Tricks state) noexcept nogil
    @cython.locals(seat=int, number=int, need=int, left=int, gain=double, gains=double, spread=double, risks=double, exact=double, near=double, worth=double, doubles=int)
    cdef void put(self, int index, int part, Tricks state, int card, double now, u64 claiming) noexcept nogil
    @cython.locals(suit=int, best=int, winner=int, seat=int, i=int, value=int, need=int, worth=double, above=int, threats=int)
    cdef double gift(self, Tricks state, int card, int standing, u64 unseen, double pressure) noexcept nogil
    @cython.locals(count=int, s=int)
    cdef int victims(self, Tricks state) noexcept nogil
    @cython.locals(choice=int, i=int)
    cdef int best(self, int count) noexcept nogil
    @cython.locals(card=int)
    cpdef int with_claim(self, Tricks state, int part, double exact) noexcept nogil
    cdef bint nothing_to_decide(self, Tricks state, u64 card) noexcept nogil
    @cython.locals(index=int, cards=u64)
    cdef int play(self, Tricks state) noexcept nogil
    cpdef int choose(self, Tricks state) noexcept nogil

cdef inline int ranks_of(u64 cards, int suit) noexcept nogil
@cython.locals(worth=double)
cdef double claim_worth(int bonuses, double exact) noexcept nogil
@cython.locals(now=int)
cdef void play_out(Tricks state, Policy own, int seat, Policy other) noexcept nogil
@cython.locals(s=int, number=int)
cdef int rule_round(Tricks state, Policy own, int seat, Policy other) noexcept nogil
@cython.locals(scratch=Tricks, dealt=Tricks, mine=Policy, theirs=Policy, rng=Rng, seat=int, number=int)
cpdef list rule_rounds(Tricks start, list own, list other, int deals, object seed)
