cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..round_replay cimport RoundReplay
from ..rules cimport Ghosts
from .policy cimport Evidence, Policy

cdef int AIMING, ARRANGING, CARDS_IN_SET, CHOOSING_CRYPTS, CHOOSING_FIRST, CRYPT, DRAW, FIRST
cdef int LOOKING, MATE, OVER, TURN
cdef int MOST_WORLDS, MOST_KEPT, ONE
cdef double GOLDEN
cdef u64 WORLD_STEP, LUCK_STEP

@cython.final
cdef class Search:
    cdef public Policy policy
    cdef public Ghosts start, world, scratch
    cdef public Evidence evidence, moving
    cdef public Rng rng
    cdef public int seat
    cdef public double heat, doubt, sharp
    cdef public int depth
    cdef public double habit[196]
    cdef public int worlds
    cdef public double weight[4096]
    cdef public short lead[4096]
    cdef public short order[4096]
    cdef public double sum[4096]
    cdef public u64 luck
    cdef public double effective
    cdef public double marginal[56]
    cdef public int count
    cdef public int action[32]
    cdef public double prior[32]
    cdef public int tried[32]
    cdef public double won[32]
    cdef public double squares[32]
    cdef public int playouts
    cdef public double trust
    cdef Ghosts trial
    cdef double brought[4]
    cdef public double gain[4]
    cdef public double gain_squares[4]
    cdef int notes
    cdef int note_seat[400]
    cdef int note_level[400]
    cdef int note_safe[400]
    cdef double note_mine[400]
    cdef double note_theirs[400]
    cdef int note_card[400]
    cdef public double worth_seen[14]
    cdef public double worth_sum[14]
    cdef int chosen[4]
    cdef int kept[4]
    cdef public double hope[1176]
    cdef public double lean[1176]

    cpdef void draw_worlds(self, RoundReplay told, int seat, int worlds, u64 luck)
    @cython.locals(best=double, total=double, squares=double, i=int)
    cdef void weigh_worlds(self, RoundReplay told) noexcept nogil
    cdef inline void fill_world(self, RoundReplay told, int index) noexcept nogil
    @cython.locals(result=double, action=int, phase=int)
    cdef double likelihood(self, RoundReplay told, int index, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int, crypt=int, other=int)
    cdef double crypt_likelihood(self, Ghosts state, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef int first_rival_crypt(self, Ghosts state) noexcept nogil
    @cython.locals(at=int, running=double, number=int, i=int)
    cdef void sort_worlds(self, double total) noexcept nogil
    @cython.locals(i=int, seat=int, card=int, n=int)
    cdef void conclude(self, RoundReplay told, double total) noexcept nogil
    @cython.locals(low=int, high=int, middle=int)
    cdef int pick_world(self, double at) noexcept nogil
    cdef void enter_world(self, RoundReplay told, int index) noexcept nogil
    cpdef void list_options(self, RoundReplay told, int most)
    @cython.locals(best=int, i=int, _=int)
    cdef void choose_options(self, RoundReplay told, int most, Policy policy) noexcept nogil
    @cython.locals(worst=double, at=int, i=int)
    cpdef void also_try(self, RoundReplay told, int action)
    cpdef void recall(self, RoundReplay told)
    cpdef double value_of(self, int i) noexcept nogil
    @cython.locals(_=int)
    cpdef void compare(self, RoundReplay told, int active, int times)
    @cython.locals(at=double, whole=int, i=int, result=double)
    cdef void try_options(self, RoundReplay told, int active) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void sort_options(self, int active) noexcept nogil
    @cython.locals(action=int, tried=int, number=double)
    cdef void swap(self, int i, int k) noexcept nogil
    @cython.locals(before=double, current=int, gain=double)
    cdef double play_out(self, int action, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(rival=int, open_yet=double, result=double, decisions=int, mine=bint, hit=double, action=int)
    cdef double play_duel(self, Ghosts state, Evidence e, double before) noexcept nogil
    cdef double score(self, Ghosts state, int seat) noexcept nogil
    @cython.locals(phase=int, action=int)
    cdef void play_on(self, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef void forecast(self, Ghosts start, Evidence e, int playouts, u64 luck)
    @cython.locals(i=int)
    cpdef void shift(self, RoundReplay told, Evidence before, Evidence after, int action, int playouts)
    @cython.locals(seat=int)
    cdef void forget_gains(self) noexcept nogil
    @cython.locals(at=double, whole=int, without="double[4]", unit=double, ended=bint, seat=int, change=double)
    cdef void shift_once(self, RoundReplay told, Evidence before, Evidence after, int action, int index) noexcept nogil
    cdef double unit_of(self, Ghosts state) noexcept nogil
    @cython.locals(current=int, unit=double, seat=int)
    cdef void go_on(self, Ghosts start, Evidence given, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(i=int)
    cpdef void practise(self, int rounds, u64 seed, double pace, double sway)
    @cython.locals(current=int)
    cdef void practise_round(self, int starter, Ghosts state, Evidence e, double pace, double sway) noexcept nogil
    @cython.locals(seat=int, turn=bint, held=int, level=int, action=int)
    cdef void practise_move(self, Ghosts state, Evidence e, int current, Policy policy) noexcept nogil
    @cython.locals(seat=int, one=int)
    cdef int practise_crypt(self, Ghosts state) noexcept nogil
    @cython.locals(unit=double, i=int, result=double, seat=int)
    cdef void learn(self, Ghosts state, double pace, double sway) noexcept nogil
    @cython.locals(mine=double, theirs=double)
    cdef void teach(self, int i, double result, double pace) noexcept nogil
    @cython.locals(later=int, base=int, one=int, two=int)
    cdef void learn_mix(self, Ghosts state, int seat, double result, double sway) noexcept nogil
