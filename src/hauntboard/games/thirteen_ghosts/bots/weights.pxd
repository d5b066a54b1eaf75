cimport cython

cdef int GRAIN, KNOTS, ROLES, SLOTS, STAGES
cdef double WIDEST
cdef double KNOT_OF[240]

@cython.final
cdef class Weights:
    cdef public double value_table[2 * 2 * 11 * 12 * 12]  # edition, protected, stage, knot, knot
    cdef public double crypt_mix[6 * 14 * 14]  # role, crypt, hand
    cdef public double crypt_prior[6 * 14]  # role, crypt
    cdef public double card_worth[14]

    cdef inline int value_index(self, int edition, int protected, int stage, int i, int j) noexcept nogil
    cdef inline int mix_index(self, int role, int crypt, int hand) noexcept nogil
    @cython.locals(at=int, x=double, y=double, i=int, j=int, low=double, high=double)
    cpdef double duel(self, int edition, int stage, double mine, double theirs, int protected) noexcept nogil
    @cython.locals(at=int, x=double, y=double, i=int, j=int, step=double)
    cpdef void learn_duel(self, int edition, int stage, double mine, double theirs, int protected, double result, double rate) noexcept nogil
    cpdef double hides(self, int role, int crypt, int hand) noexcept nogil
    cdef void set_hides(self, int role, int crypt, int hand, double chance) noexcept nogil
    cdef inline double prior(self, int role, int crypt) noexcept nogil
    @cython.locals(role=int, crypt=int, hand=int, total=double)
    cpdef void update_priors(self) noexcept nogil

cpdef inline int role_of(int players, bint starts) noexcept nogil
cpdef inline double knot_of(double width) noexcept nogil
