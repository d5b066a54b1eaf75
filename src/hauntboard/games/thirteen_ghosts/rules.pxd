cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng
from ...engine.state cimport State

cdef int ABILITY_COUNT, AIMING, ALL_NUMBERS, ARRANGE, ARRANGING, ATTACK, BLUE_CARDS
cdef int CHOOSING_CRYPTS, CHOOSING_FIRST, CLASSIC, COPY, CRYPT, DEALING, DRAW, DRAWING
cdef int FIRST, KEEP, LOOKING, MATE, NK2018, OVER, PLAY, TURN
cdef int CARDS_IN_SET, DUEL_GOAL, LEGAL_WORDS

cdef unsigned char CARD_OF[341]
cdef unsigned short SET_OF[341]
cdef unsigned short START_OF[14]
cdef unsigned short SIZE_OF[14]
cdef unsigned char ORDER_OF[24]

@cython.locals(word=int, offset=int, here=int)
cdef inline void put_range(u64* words, int start, int size) noexcept nogil
cdef inline int cell(u64 row, int index) noexcept nogil
cdef inline u64 with_cell(u64 row, int index, u64 card) noexcept nogil
@cython.locals(mask=int)
cdef inline int row_mask(u64 row) noexcept nogil

@cython.final
cdef class Ghosts(State):
    cdef public short players, edition, empty_pile_attacks, goal, named_first
    cdef public unsigned short numbers
    cdef public short phase, round, starter, turn, seat, ability, extra
    cdef public unsigned short playing, alive, protected, face_up, groups
    cdef public short points[4]
    cdef public short duel[4]
    cdef public unsigned short crypt[4]
    cdef public unsigned short hand[4]
    cdef public unsigned short dealt[4]
    cdef public unsigned short answers[4]
    cdef public unsigned short left[2]
    cdef public unsigned short pool[2]
    cdef public unsigned short knows[8]
    cdef public unsigned short group[2]
    cdef public unsigned short vague[8]
    cdef public u64 pile[2]
    cdef public u64 up[4]
    cdef public u64 down[4]
    cdef public unsigned short barred[7]

    @cython.locals(phase=int)
    cdef int choose_randomly(self, Rng rng) noexcept nogil
    @cython.locals(index=int)
    cdef void carry_out(self, int action) noexcept nogil
    @cython.locals(card=int, index=int)
    cdef int random_turn(self, Rng rng) noexcept nogil
    cpdef int deck_of(self, int seat) noexcept nogil
    cpdef int looked_deck(self) noexcept nogil
    cpdef int chance_deck(self) noexcept nogil
    cpdef int targets(self) noexcept nogil
    cdef int next_playing(self, int seat) noexcept nogil
    cpdef int drawer(self, int team) noexcept nogil
    cdef inline void learn(self, int seat, int deck, int card) noexcept nogil
    cdef inline void see(self, int deck, int card) noexcept nogil
    cdef inline void show_all(self, int deck, int card) noexcept nogil
    @cython.locals(i=int, g=int, vague=int, places=int, others=int)
    cdef void settle(self, int seat) noexcept nogil
    @cython.locals(lost=int, seat=int, g=int)
    cdef void blur(self, int deck, int moved) noexcept nogil
    @cython.locals(i=int)
    cpdef void clear_round(self) noexcept nogil
    cdef void begin_round(self, int starter) noexcept nogil
    @cython.locals(deck=int)
    cdef void take_chance(self, int card) noexcept nogil
    @cython.locals(seat=int, later=int)
    cdef void deal_on(self) noexcept nogil
    @cython.locals(mask=int, seat=int)
    cdef int choosers(self) noexcept nogil
    @cython.locals(seat=int, cards=u64, block=int)
    cdef void fill_choices(self, u64* words, int only) noexcept nogil
    cdef void choose_crypt(self, int seat, int card) noexcept nogil
    @cython.locals(mate=int)
    cdef void choose_mate_crypt(self, int seat, int card) noexcept nogil
    @cython.locals(mate=int)
    cdef void keep(self, int seat, int card) noexcept nogil
    cdef void begin_play_if_ready(self) noexcept nogil
    cdef void begin_turn(self, int turn) noexcept nogil
    @cython.locals(turn=int)
    cdef void pass_on(self) noexcept nogil
    cpdef bint must_attack(self) noexcept nogil
    @cython.locals(seat=int)
    cpdef int copy_sources(self) noexcept nogil
    @cython.locals(cards=u64)
    cpdef u64 copyable(self) noexcept nogil
    @cython.locals(card=int, cards=u64, copied=int, last=int)
    cdef int fill_turn(self, u64* words) noexcept nogil
    cpdef bint small(self) noexcept nogil
    cpdef bint may_attack(self, int action) noexcept nogil
    cdef int first_of(self, int card) noexcept nogil
    cdef int last_of(self, int card) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void play_up(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void put_down(self) noexcept nogil
    @cython.locals(card=int)
    cdef void perform(self, int index) noexcept nogil
    @cython.locals(asked=int, seat=int)
    cdef void ask(self, int numbers) noexcept nogil
    @cython.locals(left=int, row=u64, i=int)
    cpdef int unseen_cell(self, int deck) noexcept nogil
    @cython.locals(deck=int, left=int, first=int, last=int, i=int)
    cdef void look_on(self) noexcept nogil
    @cython.locals(deck=int, left=int, count=int, card=int, i=int, row=u64, seen=u64, rest=u64, moved=int)
    cdef void arrange(self, int index) noexcept nogil
    @cython.locals(targets=int, out=int, seat=int)
    cdef void attack(self, int numbers) noexcept nogil
    @cython.locals(seat=int, gain=int)
    cdef bint score(self, int out) noexcept nogil
    @cython.locals(deck=int)
    cdef void draw_or_pass(self) noexcept nogil
    @cython.locals(deck=int)
    cdef void draw(self, int card) noexcept nogil
    @cython.locals(seat=int, best=int, before=int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(seat=int, leaders=int)
    cdef void end_match(self, int best) noexcept nogil
    @cython.locals(mask=int, s=int)
    cpdef int known_to(self, int seat, int deck) noexcept nogil

from . cimport hidden, small_deck
