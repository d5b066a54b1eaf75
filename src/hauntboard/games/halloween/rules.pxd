cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng
from ...engine.state cimport State
from . cimport actions, powers, town
from .actions cimport Actions

cdef int ACT, ASK_BLUE, ASK_BONUS_MOVE, ASK_DEAL, ASK_DEFENDER, ASK_DICE, ASK_DISC, ASK_DISCS_BACK
cdef int ASK_DRAW, ASK_DRAW_TOWN, ASK_FIFTH_HAUNT, ASK_FIGHT, ASK_FIRST, ASK_FOLLOW, ASK_HAUNT
cdef int ASK_HIGHER, ASK_LIFT, ASK_MOVE, ASK_MOVE_TO, ASK_NAME, ASK_NEXT_FIGHT, ASK_PAY, ASK_POWER
cdef int ASK_REST, ASK_RESTORE, ASK_RIVAL, ASK_ROLL, ASK_ROLLER, ASK_SCARE, ASK_SCARE_GHOST, ASK_SLOT
cdef int ASK_SUMMON, ASK_TOKEN, ASK_UPGRADE, ASK_WINNER_TO, BLUE, BONUS, BUILDING, BUILDING_COUNT
cdef int BY_ROUNDS, BY_SUPPLIES, CARD_COUNT, CELL, CHANGE, COLOUR, DEAL, DEFENDER, DISCS_BACK, DRAW, DROP
cdef int END, FACE, FIGHT, FIRST, FOR_FIGHT, GHOSTS_EACH, HIGHER_DIE, LEGAL_WORDS, MOVE, NAME, NOBODY
cdef int NOTHING, OCCUPY, OVER, PAIR, PASS, PAY, PLAYING, POINTS, RED, REST, SCARE, SEAT, SECTION
cdef int SETTING_UP, SLOTS, SPACE, SUMMON, SUPPLY, NOTE_ACTED, NOTE_BONUS_DRAWN, NOTE_BONUS_LAID
cdef int NOTE_CARD_DEALT, NOTE_OVER, NOTE_ROLLER, NOTE_ROUND, NOTE_SLOTS_FREED, NOTE_TURN, TOP_LEVEL
cdef int UPGRADE, USE, WHY_BONUS, WHY_RED_RULE, WHY_SETS, WHY_UPGRADE
cdef short FOLLOW_CARD[10]
cdef short POWER_CARD[9]
cdef short POWER_BLOCK[53]
cdef int ACTS_OF_SECTION, LOWEST_PRICE, CHANCE_WORDS

@cython.final
cdef class Halloween(Actions):
    @cython.locals(ask=int)
    cpdef int decider(self) noexcept nogil
    @cython.locals(ask=int)
    cdef int choose_randomly(self, Rng rng) noexcept nogil
    cdef u64 undealt(self) noexcept nogil
    cpdef list notes_of(self, int action)
    cdef void carry_out(self, int action) noexcept nogil
    cpdef int worth(self, int seat, int card, int points) noexcept nogil
    cpdef int sets_worth(self, int seat) noexcept nogil
    cpdef int cost(self, int card) noexcept nogil
    cpdef int asked_now(self) noexcept nogil
    cpdef int reach(self, int section) noexcept nogil
    cpdef int upgrade_cost(self, int colour) noexcept nogil
    cpdef void recount(self) noexcept nogil
    cpdef void push_frame(self, int ask, int a, int b, int c) noexcept nogil
    cpdef void pop_frame(self) noexcept nogil
    @cython.locals(ask=int, named=int)
    cdef void fill_chance(self, u64* words) noexcept nogil
    cdef void draw(self, int ask, int place, int token) noexcept nogil
    @cython.locals(kind=int)
    cdef void fill_turn(self, u64* words) noexcept nogil
    @cython.locals(card=int, cards=u64, i=int)
    cdef void fill_cards(self, u64* words) noexcept nogil
    @cython.locals(acts=int, known="int[6]", level=int, limit=int, section=int)
    cdef void fill_sections(self, u64* words) noexcept nogil
    @cython.locals(spaces=int, taken=int)
    cdef int usable_spaces(self, int section) noexcept nogil
    cdef void take_turn(self, int action) noexcept nogil
    @cython.locals(here=int)
    cdef void act(self, int section, int act) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(card=int, i=int, seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(going=int)
    cdef void settle(self) noexcept nogil
    cdef bint settle_turn(self) noexcept nogil
    @cython.locals(colour=int, i=int)
    cdef void forget_action(self) noexcept nogil
    @cython.locals(building=int, colour=int, empty=int)
    cdef void master_rules(self) noexcept nogil
    @cython.locals(ask=int, top=int)
    cdef bint settle_top(self) noexcept nogil
    @cython.locals(a=int, ask=int, b=int, limit=int, top=int)
    cdef void fill_question(self, u64* words) noexcept nogil
    cdef void fill_other(self, u64* words, int ask, int a, int b) noexcept nogil
    @cython.locals(a=int, ask=int, b=int, c=int, top=int)
    cdef void answer(self, int action) noexcept nogil
    cdef void answer_other(self, int ask, int action, int a, int b) noexcept nogil
    cdef void deal_card(self, int card, int left) noexcept nogil
    @cython.locals(i=int, mask=int)
    cdef int offers(self, int wanted, int cell, int extra) noexcept nogil
    cdef bint offered(self, int card, int cell, int extra) noexcept nogil
    @cython.locals(i=int)
    cdef void fill_offers(self, u64* words, int offers, int extra) noexcept nogil
    @cython.locals(card=int, cell=int, extra=int, top=int)
    cdef void follow(self, int action) noexcept nogil
    @cython.locals(colour=int)
    cdef void begin_follow_up(self, int card, int cell, int extra) noexcept nogil
