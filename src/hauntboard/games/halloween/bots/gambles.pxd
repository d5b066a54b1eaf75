cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Halloween
from . cimport replies, sizes
from .replies cimport Replies
from .scratch cimport EvaluationMeter, ValueCache
from .value cimport Evaluator

cdef int ASK_DICE, ASK_DRAW_TOWN, ASK_NAME, LEGAL_WORDS, OVER, PASS, MAX_ROLLS, LATE_ROLLS, LATE_SAMPLES, NAME_STEP
cdef double WORST
cdef u64 QUICK_KEY

cdef class TurnValue:
    cdef double best_value(self, Halloween state, EvaluationMeter meter) noexcept nogil

@cython.final
cdef class GambleEvaluator:
    cdef Evaluator evaluator
    cdef Replies replies
    cdef EvaluationMeter meter
    cdef Rng rng
    cdef TurnValue rest_of_turn
    cdef ValueCache cache
    cdef Halloween state, leaf_state
    cdef int seat, steps_left
    cdef char blocks[sizes.GAMBLE_DEPTH * native.BLOCK]

    cdef void begin(self, int seat) noexcept nogil
    cdef double expected_value(self, Halloween state, int steps, int samples) noexcept nogil
    @cython.locals(decider=int, action=int)
    cdef double expect(self, int depth, int rolls, int samples) noexcept nogil
    cdef double step(self, int depth, int action, int rolls, int samples) noexcept nogil
    @cython.locals(words="unsigned long long[sizes.LEGAL_ROOM]", i=int, total=int, wanted=int, offset=int, index=int,
                   low=int, action=int, result=double)
    cdef double mean(self, int depth, int rolls, int samples) noexcept nogil
    cdef int outcomes_wanted(self, int total, int rolls, int samples) noexcept nogil
    @cython.locals(words="unsigned long long[sizes.LEGAL_ROOM]", i=int, word=u64, ask=int, best=double, tried=int,
                   action=int, can_pass=bint)
    cdef double best_answer(self, int depth, int rolls, int samples) noexcept nogil
    @cython.locals(key=u64, value=double)
    cdef double leaf(self, int samples) noexcept nogil
