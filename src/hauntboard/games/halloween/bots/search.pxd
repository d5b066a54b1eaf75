cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Halloween
from . cimport replies, sizes
from .gambles cimport GambleEvaluator, TurnValue
from .replies cimport Replies
from .scratch cimport EvaluationMeter, PathTree, PendingPositions, PositionSet, Ranking
from .value cimport Evaluator

cdef int ACT, ASK_DISC, ASK_DISCS_BACK, ASK_PAY, ASK_ROLLER, ASK_SLOT, ASK_TOKEN, CELL, END, LEGAL_WORDS
cdef int MAX_ACTION_STEPS, ACTS_PER_SECTION, SECTIONS
cdef long UNLIMITED

@cython.final
cdef class SearchSettings:
    cdef public int width, gambles, answers, die_samples, quick_steps, full_steps
    cdef public long max_evaluations
    cdef public double slack

@cython.final
cdef class Search(TurnValue):
    cdef Evaluator evaluator
    cdef SearchSettings settings
    cdef Rng rng
    cdef readonly EvaluationMeter meter
    cdef Replies replies
    cdef GambleEvaluator gamble_evaluator
    cdef PathTree tree
    cdef Ranking layers, gambles, answers, turns
    cdef PositionSet seen
    cdef PendingPositions pending
    cdef Halloween expanded, position, trial
    cdef int seat, node_limit

    @cython.locals(first=int, layer=int, node=int, i=int, end=long)
    cdef int plan(self, Halloween start) noexcept nogil
    cdef void share_out(self, long end, int parts) noexcept nogil
    cdef void begin(self, Halloween start) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef int next_node(self, int layer) noexcept nogil
    @cython.locals(words="unsigned long long[sizes.LEGAL_ROOM]", i=int, word=u64, action=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef void end_turns(self, int layer) noexcept nogil
    @cython.locals(steps=int, node=int, decider=int)
    cdef void complete_action(self) noexcept nogil
    cdef void push_step(self, int node, int action) noexcept nogil
    @cython.locals(words="unsigned long long[sizes.LEGAL_ROOM]", i=int, word=u64, action=int, ask=int)
    cdef void branch(self, int node) noexcept nogil
    @cython.locals(i=int, word=u64, action=int)
    cdef void keep_best_answers(self, u64* words) noexcept nogil
    @cython.locals(layer=int, value=double)
    cdef void add_position(self, int node) noexcept nogil
    @cython.locals(steps=int)
    cdef void add_gamble(self, int node) noexcept nogil
    @cython.locals(layer=int, i=int, node=int, behind=double)
    cdef void evaluate_gambles(self, int last) noexcept nogil
    @cython.locals(i=int, j=int)
    cpdef list best_turns(self, Halloween start)

@cython.locals(section=int, own=int, other=int)
cdef bint has_twin(Halloween state, int action) noexcept nogil
