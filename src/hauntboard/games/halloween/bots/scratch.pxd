cimport cython

from ....engine cimport native
from ....engine.native cimport u64
from ..rules cimport Halloween
from . cimport sizes

cdef int END, MAX_PROBES

@cython.final
cdef class EvaluationMeter:
    cdef public long count, limit

@cython.final
cdef class PathTree:
    cdef Halloween root
    cdef int count, length
    cdef int parent[sizes.NODES]
    cdef short action[sizes.NODES]
    cdef char expanded[sizes.NODES]
    cdef int path[sizes.MAX_PATH]

    cdef void begin(self, Halloween root) noexcept nogil
    @cython.locals(node=int)
    cdef int add(self, int parent, int action) noexcept nogil
    @cython.locals(at=int, i=int)
    cdef void find_path(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef void replay(self, int node, Halloween state) noexcept nogil

@cython.final
cdef class Ranking:
    cdef int capacity
    cdef int count[sizes.LAYERS]
    cdef int item[sizes.LAYERS][sizes.MAX_WIDTH]
    cdef double value[sizes.LAYERS][sizes.MAX_WIDTH]

    @cython.locals(layer=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(at=int)
    cdef void add(self, int layer, int item, double value) noexcept nogil

@cython.final
cdef class PendingPositions:
    cdef int count
    cdef int node[sizes.PENDING]
    cdef char blocks[sizes.PENDING * native.BLOCK]

    cdef void push(self, int node, Halloween state) noexcept nogil
    cdef int pop(self, Halloween state) noexcept nogil

@cython.final
cdef class PositionSet:
    cdef int generation
    cdef int generation_of[sizes.SEEN]
    cdef u64 key[sizes.SEEN]

    cdef void clear(self) noexcept nogil
    @cython.locals(at=int, _=int)
    cdef bint add(self, u64 key) noexcept nogil

@cython.final
cdef class ValueCache:
    cdef int generation
    cdef int generation_of[sizes.CACHED]
    cdef u64 key[sizes.CACHED]
    cdef double value[sizes.CACHED]

    cdef void clear(self) noexcept nogil
    @cython.locals(at=int)
    cdef bint has(self, u64 key) noexcept nogil
    cdef double get(self, u64 key) noexcept nogil
    @cython.locals(at=int)
    cdef void put(self, u64 key, double value) noexcept nogil
