cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.state cimport State

cdef int ASK_DEAL, ASK_DRAW_TOWN, ASK_FIRST, ASK_TURN, BLUE, CARDS_IN_PLAY, CELLS, COLOUR_COUNT, DISCS
cdef int GHOSTS_EACH, HAUNT_TOKENS, MASTER_ROOM, MASTER_SECTIONS, NOBODY, NOTHING, PAIR_HAUNT_TOKENS
cdef int POLICE, ROOM, SECTIONS, SETTING_UP, SPACES, START_SP, NOTE_BONUS_DROPPED, NOTE_BONUS_USED
cdef int NOTE_DISC_BACK, NOTE_GONE, NOTE_LEVEL, NOTE_PE, NOTE_PE_LOST, NOTE_PLACED, NOTE_SP_PAID
cdef int NOTE_TOKENS_PAID, TOKENS_EACH, TOP_LEVEL
cdef short BUILDING_OF[30]
cdef short COLOUR_OF[30]
cdef int CELLS_IN[6]
cdef int CELLS_OF[5]
cdef int CELLS_TO[6]
cdef int NEXT_TO[6]
cdef int CELLS_OF_SET[64]

cdef class Town(State):
    cdef public u64 in_play
    cdef public u64 cards[4]
    cdef public u64 powers_used
    cdef public u64 out
    cdef public unsigned int reserve, thrown
    cdef public unsigned int held[4]
    cdef public short players, master, sections, room, rounds, named_first, phase, first, seat, ending
    cdef public short sections_used, section, boosted, brawling, earned, roller, arena, depth
    cdef public int round
    cdef public short ghosts[30]
    cdef public short haunted[30]
    cdef public int there, pairs, rooms, free
    cdef public short crowds[6]
    cdef public short numbers[5]
    cdef public int own_spaces[4]
    cdef public short laid[6]
    cdef public short pool[5]
    cdef public int pe[4]
    cdef public int sp[4]
    cdef public short supply[4]
    cdef public short blocked[4]
    cdef public short haunts[4]
    cdef public short tokens[20]
    cdef public short levels[16]
    cdef public short discs[16]
    cdef public short fighter[2]
    cdef public short die[2]
    cdef public short sides[2]
    cdef public short plus[2]
    cdef public short targets[5]
    cdef public short ask[16]
    cdef public short arg_a[16]
    cdef public short arg_b[16]
    cdef public short arg_c[16]

    @cython.final
    @cython.locals(building=int, cell=int, colour=int, seat=int, section=int)
    cdef void set_the_table(self) noexcept nogil
    @cython.final
    cdef void push(self, int ask, int a, int b, int c) noexcept nogil
    @cython.final
    cdef void pop(self) noexcept nogil
    @cython.final
    cdef int asked(self) noexcept nogil
    @cython.final
    cdef void note(self, int kind, int seat, int a, int b, int c) noexcept nogil
    @cython.final
    cdef bint has(self, int card) noexcept nogil
    @cython.final
    cdef bint ready(self, int card) noexcept nogil
    @cython.final
    cdef int in_town(self, int colour) noexcept nogil
    @cython.final
    cdef int crowd(self, int building) noexcept nogil
    @cython.final
    cdef int level(self, int section) noexcept nogil
    @cython.final
    @cython.locals(mask=int, section=int)
    cdef int sections_below(self, int level) noexcept nogil
    @cython.final
    @cython.locals(mask=int, section=int)
    cdef int sections_with_discs(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(mask=int, section=int)
    cdef int disc_spaces(self, int seat) noexcept nogil
    @cython.final
    cdef bint holds(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(kind=int, mask=int)
    cdef int held_kinds(self) noexcept nogil
    @cython.final
    @cython.locals(colour=int, count=int)
    cdef int token_count(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int)
    cdef int colours_in_pool(self) noexcept nogil
    @cython.final
    @cython.locals(building=int, cell=int, colour=int, seat=int)
    cdef void count(self) noexcept nogil
    @cython.final
    @cython.locals(bit=int, building=int, colour=int)
    cdef void change(self, int cell, int by) noexcept nogil
    @cython.final
    cdef void place(self, int cell, int count, int why) noexcept nogil
    @cython.final
    cdef void remove(self, int cell, int why) noexcept nogil
    @cython.final
    cdef void pay_tokens(self, int colour, int count, int why) noexcept nogil
    @cython.final
    cdef void pay_sp(self, int amount, int why, int seat) noexcept nogil
    @cython.final
    cdef void gain_pe(self, int seat, int amount, int why) noexcept nogil
    @cython.final
    cdef void lose_pe(self, int amount, int why) noexcept nogil
    @cython.final
    cdef void set_level(self, int section, int level, int why) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef int clear_section(self, int seat, int section) noexcept nogil
    @cython.final
    @cython.locals(section=int)
    cdef void clear_space(self, int space, int why) noexcept nogil
    @cython.final
    @cython.locals(pair=int, token=u64)
    cdef void throw(self, int kind) noexcept nogil
    @cython.final
    cdef void drop(self, int kind) noexcept nogil
    @cython.final
    cdef void spend(self, int kind) noexcept nogil
