cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from . cimport town
from .powers cimport Powers

cdef int AGAIN, ASK_BONUS_MOVE, ASK_DICE, ASK_DISC, ASK_DISCS_BACK, ASK_DRAW_TOWN, ASK_FOLLOW, ASK_HIGHER
cdef int ASK_NEXT_FIGHT, ASK_REST, ASK_RESTORE, ASK_RIVAL, ASK_ROLL, ASK_ROLLER, ASK_SLOT, ASK_SUMMON
cdef int ASK_TOKEN
cdef int ATTACKER, BLUE, BONUS, BY_CARDS, BY_HAUNTS, CELL, DEFENDER, DISCS_BACK, FIGHT, FOR_FIGHT
cdef int GHOSTS_EACH, HIGHER_DIE, MOST_DOUBLES, MOVE, MOVING, NOBODY, NOTHING, PAIR, PASS, PLUS
cdef int PLUS_THREE, POINT, POINTS, RED, REST, RESTING, ROLL_AGAIN, SCARE, SCARE_POINTS, SECTION, SLOTS
cdef int SPACE, SPACES, SUMMON, SUMMONING, SUPPLY, NOTE_ATTACK, NOTE_BONUS_LEFT, NOTE_BONUS_TAKEN
cdef int NOTE_DISCS_BACK, NOTE_END_NEAR, NOTE_HAUNTED, NOTE_LOST, NOTE_MOVED, NOTE_NAMED, NOTE_OCCUPIED
cdef int NOTE_RECALLED, NOTE_RESTED, NOTE_ROLLED, NOTE_SCARED, NOTE_UPGRADED, NOTE_WON, TOP_LEVEL
cdef int UPGRADE, WHY_BLUE_RULE, WHY_BONUS, WHY_FIGHT, WHY_HAUNT, WHY_OCCUPY, WHY_RIVAL, WHY_SCARE
cdef int WHY_SUMMON, WHY_UPGRADE
cdef short DIE_OF[5]
cdef short POINTS_OF[5]
cdef short PAIR_LOW[10]
cdef short PAIR_HIGH[10]
cdef short PAID[250]
cdef short FOLLOW_BIT[53]
cdef int PAYMENTS_OF_THREE

cdef class Actions(Powers):
    @cython.final
    @cython.locals(act=int, acts=int)
    cdef int possible_acts(self, int limit) noexcept nogil
    @cython.final
    cdef bint possible(self, int act, int limit) noexcept nogil
    @cython.final
    cdef void trigger(self, int by) noexcept nogil
    @cython.final
    cdef int summon_cells(self, int limit) noexcept nogil
    @cython.final
    @cython.locals(building=int, pair=int)
    cdef void answer_summon(self, int action) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void summon(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void summon_mixed(self) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int)
    cdef int scare_colours(self, int limit) noexcept nogil
    @cython.final
    cdef void scare(self, int colour) noexcept nogil
    @cython.final
    @cython.locals(colour=int, mask=int, purse=int)
    cdef int upgrade_cells(self, int limit) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void upgrade(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(building=int, flies=int, mask=int)
    cdef int move_cells(self, int limit) noexcept nogil
    @cython.final
    @cython.locals(cells=int)
    cdef int mover_cells(self, int arrived, int limit) noexcept nogil
    @cython.final
    @cython.locals(building=int, ways=int)
    cdef int move_targets(self, int cell, int how) noexcept nogil
    @cython.final
    @cython.locals(follow_ups=int)
    cdef void move(self, int cell, int building, int how) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef int go(self, int cell, int building) noexcept nogil
    @cython.final
    @cython.locals(b=int, left=int, token=int)
    cdef void take_bonus(self, int building, int colour) noexcept nogil
    @cython.final
    cdef void find_slot(self) noexcept nogil
    @cython.final
    cdef bint bonus_works(self, int kind) noexcept nogil
    @cython.final
    cdef void use_bonus(self, int kind) noexcept nogil
    @cython.final
    @cython.locals(cell=int, feuds=int, left=int, mask=int, reaches=int)
    cdef int attack_cells(self, int limit) noexcept nogil
    @cython.final
    cdef int defend_cells(self, int attacker) noexcept nogil
    @cython.final
    @cython.locals(cells=int, colour=int)
    cdef int enemies(self, int attacker, int feuds, int reaches) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void begin_fights(self, int attacker, int defender) noexcept nogil
    @cython.final
    cdef void fight(self, int defender) noexcept nogil
    @cython.final
    cdef void answer_higher(self, int action, int raised) noexcept nogil
    @cython.final
    cdef bint can_go_higher(self) noexcept nogil
    @cython.final
    @cython.locals(attack=int, defence=int, difference=int)
    cdef void end_fight(self) noexcept nogil
    @cython.final
    @cython.locals(loser=int, winner=int)
    cdef void win(self, int difference) noexcept nogil
    @cython.final
    @cython.locals(mask=int)
    cdef int next_defenders(self) noexcept nogil
    @cython.final
    cdef void go_on_fighting(self, int action) noexcept nogil
    @cython.final
    @cython.locals(i=int)
    cdef void roll_both(self, int purpose) noexcept nogil
    @cython.final
    cdef void roll_for(self, int purpose, int colour, int named) noexcept nogil
    @cython.final
    cdef void roll(self, int die, int face) noexcept nogil
    @cython.final
    @cython.locals(fighting=int)
    cdef int dice_owner(self, int die) noexcept nogil
    @cython.final
    @cython.locals(extra=int)
    cdef int highest_name(self, int colour) noexcept nogil
    @cython.final
    cdef void wager(self, int colour, int named) noexcept nogil
    @cython.final
    @cython.locals(fighting=int, mask=int, purpose=int, top=int)
    cdef int dice_options(self) noexcept nogil
    @cython.final
    cdef void begin_inner_action(self) noexcept nogil
    @cython.final
    @cython.locals(options=int)
    cdef void fill_dice(self, u64* words) noexcept nogil
    @cython.final
    cdef void answer_dice(self, int action, int purpose, int b, int passes) noexcept nogil
    @cython.final
    @cython.locals(named=int, purpose=int, top=int)
    cdef void pass_dice(self) noexcept nogil
    @cython.final
    @cython.locals(cells=int)
    cdef int haunt_cells(self, int limit) noexcept nogil
    @cython.final
    @cython.locals(building=int, doubles=int, here=int, mask=int, once=int, own=int, seat=int)
    cdef int free_spaces(self) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void answer_haunt(self, int cell) noexcept nogil
    @cython.final
    cdef void haunt(self, int cell) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef void rest(self, int section) noexcept nogil
    @cython.final
    @cython.locals(count=int)
    cdef void place_blues(self, int building) noexcept nogil
    @cython.final
    @cython.locals(colour=int, colours=int, price=int)
    cdef bint can_occupy(self, int card) noexcept nogil
    @cython.final
    @cython.locals(colour=int, count=int, distinct=int, first=int, fits=int, i=int, last=int, mask=u64, own=int)
    cdef u64 payments(self, int card) noexcept nogil
    @cython.final
    @cython.locals(colour=int)
    cdef void pay_for(self, int card, int payment) noexcept nogil
    @cython.final
    @cython.locals(rival=int, space=int)
    cdef void occupy(self, int card, int action) noexcept nogil
    @cython.final
    cdef int rival_factor(self) noexcept nogil
    @cython.final
    cdef void reward(self, int rival) noexcept nogil
    @cython.final
    @cython.locals(count=int, section=int)
    cdef void answer_rival(self, int action, int rival, int taken) noexcept nogil
