cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ....engine.rng cimport Rng
from ..rules cimport Halloween
from .value cimport Evaluator

cdef int ACT, AGAIN, ASK_DICE, ASK_DISC, ASK_DISCS_BACK, ASK_DRAW_TOWN, ASK_NAME, ASK_PAY, ASK_ROLLER
cdef int ASK_SLOT, ASK_TOKEN, CELL, END, LEGAL_WORDS, OVER, PASS, SEAT
cdef int NODES, WIDEST, LAYERS, STACK, DEEP, TABLE, MEMO, MOST_STEPS, LONGEST, MOST_GAMBLES, FINALS, MOST_LUCK, MOST_TASTES
cdef long MOST_JUDGED
cdef u64 FIRST_STATIC, SPREAD, WORD

@cython.final
cdef class Search:
    cdef Evaluator judge
    cdef Search inner
    cdef bint alone
    cdef public int width, gambles, few, faces
    cdef Halloween start, here, trial, probe, leaf_state, other, runner
    cdef Rng rng
    cdef int seat, used, full, stamp, top, final_count, length, work, quick_work, full_work
    cdef public long evaluations, most
    cdef long stop
    cdef public double warmth
    cdef double slack
    cdef int parent[64000]
    cdef short action[64000]
    cdef char expanded[64000]
    cdef int count[5]
    cdef int layer_node[320]
    cdef double layer_worth[320]
    cdef int gamble_count[5]
    cdef int gamble_node[40]
    cdef double gamble_worth[40]
    cdef int final_node[64]
    cdef double final_worth[64]
    cdef int path[256]
    cdef u64 known[32768]
    cdef int known_at[32768]
    cdef u64 memo_key[4096]
    cdef int memo_at[4096]
    cdef double memo_worth[4096]
    cdef int stack_node[512]
    cdef char stack[512 * 1024]
    cdef char deep[48 * 1024]

    @cython.locals(first=int, layer=int, node=int, i=int, end=long)
    cdef int plan(self, Halloween start) noexcept nogil
    cdef void share_out(self, long end, int parts) noexcept nogil
    @cython.locals(layer=int)
    cdef void begin(self, Halloween start) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef int next_node(self, int layer) noexcept nogil
    @cython.locals(words="unsigned long long[16]", i=int, word=u64, action=int)
    cdef void expand(self, int node) noexcept nogil
    @cython.locals(section=int, own=int, other=int)
    cdef bint has_twin(self, Halloween state, int action) noexcept nogil
    @cython.locals(steps=int, node=int, decider=int, action=int)
    cdef void finish_action(self) noexcept nogil
    @cython.locals(words="unsigned long long[16]", i=int, word=u64, action=int, ask=int)
    cdef void branch(self, int node) noexcept nogil
    @cython.locals(kept="int[8]", worths="double[8]", count=int, i=int, word=u64, action=int, worth=double, at=int)
    cdef void keep_few(self, u64* words) noexcept nogil
    @cython.locals(best=int, seat=int)
    cdef int weakest_roller(self, Halloween state) noexcept nogil
    @cython.locals(words="unsigned long long[16]", i=int, word=u64, action=int, seat=int, attack=int, again=bint,
                   best=int, highest=double, worth=double)
    cdef int reply(self, Halloween state) noexcept nogil
    @cython.locals(node=int)
    cdef int add_node(self, int parent, int action) noexcept nogil
    cdef void push(self, int node, Halloween state) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void find_path(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void replay(self, int node, Halloween state) noexcept nogil
    @cython.locals(at=int, _=int)
    cdef bint is_new(self, u64 key) noexcept nogil
    @cython.locals(layer=int, worth=double, at=int, start=int)
    cdef void add_quiet(self, int node) noexcept nogil
    @cython.locals(i=int, node=int)
    cdef void collect(self, int layer) noexcept nogil
    @cython.locals(at=int)
    cdef void add_final(self, int node, double worth) noexcept nogil
    @cython.locals(layer=int, worth=double, at=int, start=int)
    cdef void add_gamble(self, int node) noexcept nogil
    @cython.locals(layer=int, i=int, node=int, behind=double)
    cdef void weigh_gambles(self, int last) noexcept nogil
    @cython.locals(decider=int, action=int)
    cdef double expect(self, int level, int luck, int faces) noexcept nogil
    @cython.locals(words="unsigned long long[16]", i=int, total=int, wanted=int, offset=int, index=int, low=int,
                   action=int, result=double)
    cdef double mean(self, int level, int luck, int faces) noexcept nogil
    @cython.locals(words="unsigned long long[16]", i=int, word=u64, ask=int, best=double, tried=int, action=int,
                   passes=bint)
    cdef double best_answer(self, int level, int luck, int faces) noexcept nogil
    @cython.locals(key=u64, at=int, worth=double)
    cdef double leaf(self, int faces) noexcept nogil
    @cython.locals(left=int, decider=int, i=int)
    cdef void play_turns(self, Halloween state, int turns, Rng rng) noexcept nogil
    @cython.locals(best=int, highest=double, i=int, worth=double)
    cdef int some_final(self, Rng rng) noexcept nogil
    @cython.locals(i=int, total=double)
    cdef double play_out(self, Halloween start, int seat, int turns, int first, int count, u64 seed) noexcept nogil
    @cython.locals(i=int, j=int)
    cpdef list best_turns(self, Halloween start)
    @cython.locals(i=int, value=double, luck=u64)
    cpdef list trial_values(self, Halloween start, int seat, int turns, int first, int count, object seed)
    @cython.locals(i=int, seat=int, luck=u64)
    cpdef list forecasts(self, Halloween start, int turns, int count, object seed)
    cpdef void play_turn(self, Halloween state, Rng rng)
