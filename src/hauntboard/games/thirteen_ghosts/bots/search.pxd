cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..round_replay cimport RoundReplay
from ..rules cimport Ghosts
from .playouts cimport Playouts, decides, point_value, round_over, score
from .policy cimport Policy
from .situation cimport Evidence, slot

cdef int CARDS_IN_SET, CHOOSING_CRYPTS, CRYPT, MATE
cdef int MOST_WORLDS, MOST_CANDIDATES, SEATS, SLOTS
cdef double FAINTEST, GOLDEN
cdef u64 WORLD_STEP

@cython.final
cdef class Worlds:
    cdef public Policy policy
    cdef public double temperature, target_temperature
    cdef public double habits[14 * 14]  # crypt, hand
    cdef public int seat, count
    cdef public u64 seed
    cdef public double effective
    cdef public double marginal[4 * 14]  # seat, number
    cdef public Ghosts start, state
    cdef public Evidence evidence
    cdef Rng rng
    cdef double weight[4096]
    cdef short crypt[4096]
    cdef short order[4096]
    cdef double cumulative[4096]

    cpdef void draw(self, RoundReplay replay, int seat, int count, u64 seed)
    @cython.locals(best=double, total=double, squares=double, i=int)
    cdef void weigh(self, RoundReplay replay) noexcept nogil
    cdef inline void fill(self, RoundReplay replay, int index) noexcept nogil
    @cython.locals(result=double, action=int)
    cdef double log_likelihood(self, RoundReplay replay, int index, Ghosts state, Evidence e) noexcept nogil
    @cython.locals(seat=int, crypt=int, hand=int)
    cdef double crypt_log_likelihood(self, Ghosts state, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef int first_rival_crypt(self, Ghosts state) noexcept nogil
    @cython.locals(at=int, running=double, number=int, i=int)
    cdef void sort(self, double total) noexcept nogil
    @cython.locals(i=int, seat=int, card=int, n=int)
    cdef void infer_crypts(self, RoundReplay replay, double total) noexcept nogil
    @cython.locals(low=int, high=int, middle=int)
    cdef int at_quantile(self, double quantile) noexcept nogil
    cdef void enter(self, RoundReplay replay, double quantile) noexcept nogil
    @cython.locals(at=double, whole=int)
    cdef void enter_next(self, RoundReplay replay, int index) noexcept nogil

@cython.final
cdef class Candidates:
    cdef public int count
    cdef public double prior_weight
    cdef public int action[32]
    cdef public double prior[32]
    cdef public int playouts[32]
    cdef public double total[32]
    cdef public double squares[32]

    cpdef void clear(self) noexcept nogil
    cpdef void add(self, int action, double prior) noexcept nogil
    cdef void record(self, int i, double result) noexcept nogil
    cpdef double value(self, int i) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void sort(self, int active) noexcept nogil
    @cython.locals(action=int, playouts=int, number=double)
    cdef void swap(self, int i, int k) noexcept nogil

@cython.final
cdef class Search:
    cdef public Policy policy
    cdef public Worlds worlds
    cdef public Playouts playouts
    cdef public Candidates candidates
    cdef public int rounds
    cdef Ghosts trial

    cpdef void list_candidates(self, RoundReplay replay, int most)
    @cython.locals(best=int, i=int, _=int)
    cdef void take_best(self, int most) noexcept nogil
    @cython.locals(prior=double, i=int)
    cpdef void ensure(self, RoundReplay replay, int action)
    cpdef void evaluate(self, RoundReplay replay) noexcept nogil
    @cython.locals(_=int)
    cpdef void compare(self, RoundReplay replay, int active, int times)
    @cython.locals(i=int)
    cdef void play_candidates(self, RoundReplay replay, int active) noexcept nogil
    @cython.locals(i=int)
    cpdef void shift(self, RoundReplay replay, Evidence before, Evidence after, int action, int playouts)
    @cython.locals(without="double[4]", unit=double, seat=int, change=double)
    cdef void shift_once(self, RoundReplay replay, Evidence before, Evidence after, int action, int index) noexcept nogil
