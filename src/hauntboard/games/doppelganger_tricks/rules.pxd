cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng
from ...engine.state cimport State
from . cimport hidden

cdef int ACTIONS, ALL_BONUSES, BONUS_HAND, CARDS, CHOOSING_FIRST, DEALING, DOPPELGANGER, FIRST, MAX_TRICKS, ORDINARY_SUITS, OVER
cdef int PLAY, PLAYING, PLAYS, PREDICT, PREDICTING, RANKS
cdef int PREDICTIONS, NOT_PREDICTED, NO_SUIT, NOBODY, LEGAL_WORDS
cdef unsigned char PLAY_CARD[210]
cdef unsigned char PLAY_SUIT[210]
cdef unsigned char PLAY_CLAIM[210]
cdef unsigned char SUIT_OF[40]
cdef unsigned char RANK_OF[40]
cdef u64 SUIT_CARDS[4]

@cython.final
cdef class Tricks(State):
    cdef public u64 deck, undealt
    cdef public short players, size, rounds, open_hands, named_first
    cdef public short phase, round, starter, leader, seat, led, laid, bonuses
    cdef public short points[4]
    cdef public short predicted[4]
    cdef public short won[4]
    cdef public short voids[4]
    cdef public short claimed[4]
    cdef public short trick[4]
    cdef public u64 hand[4]
    cdef public u64 shown[4]

    @cython.locals(mask=int, seat=int)
    cdef int waiting(self) noexcept nogil
    @cython.locals(numbers=int, waiting=int, index=int)
    cdef int random_prediction(self, Rng rng) noexcept nogil
    @cython.locals(mask=u64, seat=int)
    cpdef u64 played(self) noexcept nogil
    @cython.locals(hand=u64, following=u64)
    cpdef u64 playable(self) noexcept nogil
    cpdef bint claimable(self, int bonus) noexcept nogil
    @cython.locals(own=u64)
    cdef u64 claiming(self, u64 cards) noexcept nogil
    @cython.locals(cards=u64, claiming=u64)
    cdef int fill_plays(self, u64* words) noexcept nogil
    @cython.locals(ordinary=u64, leading=u64, rank=int)
    cdef void put_plays(self, u64* words, int start, u64 cards) noexcept nogil
    cdef int choose_randomly(self, Rng rng) noexcept nogil
    cdef void carry_out(self, int action) noexcept nogil
    @cython.locals(cards=u64, claiming=u64, plain=int, claims=int, offered=int, index=int, bonus=int)
    cdef int random_play(self, Rng rng) noexcept nogil
    @cython.locals(leading=int)
    cdef int play_count(self, u64 cards) noexcept nogil
    @cython.locals(ordinary=u64, leading=u64, count=int)
    cdef int nth_play(self, u64 cards, int n) noexcept nogil
    cdef int all_bonuses(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void begin_round(self, int starter) noexcept nogil
    cdef void deal(self, int card) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef void predict(self, int seat, int tricks) noexcept nogil
    @cython.locals(seat=int, card=int, suit=int)
    cdef void play(self, int index) noexcept nogil
    @cython.locals(ranks=int, suit=int, i=int)
    cdef int standing(self) noexcept nogil
    @cython.locals(rank=int)
    cdef int value(self, int card, int standing) noexcept nogil
    cpdef int strength(self, int index) noexcept nogil
    @cython.locals(best=int, winner=int, i=int, value=int, seat=int, standing=int)
    cpdef int trick_winner(self) noexcept nogil
    @cython.locals(winner=int, i=int)
    cdef void end_trick(self) noexcept nogil
    @cython.locals(off=int, exact=bint, bonus=int, score=int)
    cpdef int round_points(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(holder="int[4]", room="int[4]", cards="unsigned long long[4]", allowed="int[4]", hands=int, s=int, first=int, unseen=u64, place=int, i=int, groups=int)
    cdef void shuffle_hands(self, int seat, Rng rng) noexcept nogil
    @cython.locals(groups=int, suit=int, here=u64, may=int, i=int, g=int, found=int)
    cdef int group_suits(self, u64 unseen, int first, int* holder, u64* cards, int* allowed) noexcept nogil
    @cython.locals(sizes="int[4]", split="int[4]", ways="double*", g=int, i=int, drawn=u64)
    cdef void deal_groups(self, int groups, int first, int* holder, int* room, u64* cards, int* allowed, Rng rng) noexcept nogil
