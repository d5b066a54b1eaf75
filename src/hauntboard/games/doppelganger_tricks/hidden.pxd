cimport cython

from ...engine cimport native
from ...engine.native cimport u64
from ...engine.rng cimport Rng

cdef int TABLE
cdef double EXACT
cdef double BINOMIAL[1681]

cdef double* new_table() noexcept nogil
cdef void free_table(double* ways) noexcept nogil
@cython.locals(drawn=u64, card=u64, _=int)
cdef u64 draw_cards(u64 cards, int count, Rng rng) noexcept nogil
cdef inline int cell(int group, int a, int b, int c) noexcept nogil
cdef inline double splits_of(int size, int a, int b, int c, int d) noexcept nogil
cdef inline int most(int allowed, int place, int room, int size) noexcept nogil
@cython.locals(left=int, i=int, g=int, a=int, b=int, c=int, d=int, total=double)
cdef void count_deals(double* ways, int groups, int* sizes, int* allowed, int* room) noexcept nogil
@cython.locals(total=double, after=double, i=int, j=int, k=int, last=int)
cdef double count_splits(double* ways, int group, int size, int allowed, int a, int b, int c, int d) noexcept nogil
@cython.locals(size=int, may=int, rest=double, after=double, i=int, j=int, k=int, last=int)
cdef void draw_split(double* ways, int group, int* sizes, int* allowed, int* room, int* split, Rng rng) noexcept nogil
cdef double draw_weight(double total, Rng rng) noexcept nogil
