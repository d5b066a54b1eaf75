cimport cython

cdef int CHANCE_NODE, LEAF

@cython.final
cdef class Solver:
    cdef readonly int players, nodes, situations, level_count, size, iteration
    cdef int[::1] info, first, child, levels, seats, slots
    cdef double[::1] chance, payoff, policy, regret, sum, worth, value, own, other

    cpdef void run(self, int iterations)
    @cython.locals(_=int, seat=int)
    cdef void iterate(self, int iterations) noexcept nogil
    @cython.locals(node=int, own=double, other=double, info=int, edge=int, slot=int, mine=bint, part=double)
    cdef void reach(self, int seat, double[::1] policy) noexcept nogil
    @cython.locals(node=int, info=int, slot=int, total=double, weight=double, edge=int)
    cdef void learn(self, int seat) noexcept nogil
    @cython.locals(total=double, edge=int)
    cdef double mean(self, int node) noexcept nogil
    @cython.locals(total=double, edge=int)
    cdef double expected(self, int node, int slot, double[::1] policy) noexcept nogil
    @cython.locals(info=int, start=int, end=int, slot=int, total=double)
    cdef void match_regrets(self, int seat) noexcept nogil
    @cython.locals(node=int, info=int)
    cdef void weigh(self, int seat, double[::1] policy) noexcept nogil
    cpdef double best_response(self, int seat, double[::1] policy)
    @cython.locals(slot=int, level=int, start=int, end=int, node=int, info=int, edge=int)
    cdef void respond(self, int seat, double[::1] policy) noexcept nogil
    @cython.locals(start=int, found=int, slot=int)
    cdef int best(self, int info) noexcept nogil
