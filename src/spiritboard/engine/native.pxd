# The C versions of native.py, inlined into every compiled module that cimports them.
from libc.string cimport memcmp, memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize

ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int sb_popcount(unsigned long long x) { return (int)__popcnt64(x); }
      static __inline int sb_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    #else
      static inline int sb_popcount(unsigned long long x) { return __builtin_popcountll(x); }
      static inline int sb_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    #endif
    static inline unsigned long long sb_bit(int n) { return 1ULL << n; }
    static inline unsigned long long sb_ones(int n) { return ~0ULL >> (64 - n); }
    static inline unsigned long long sb_shift_left(unsigned long long x, int n) { return x << n; }
    """
    int popcount "sb_popcount"(u64 word) noexcept nogil
    int lowest "sb_lowest"(u64 word) noexcept nogil
    u64 bit "sb_bit"(int n) noexcept nogil
    u64 ones "sb_ones"(int n) noexcept nogil
    u64 shift_left "sb_shift_left"(u64 word, int n) noexcept nogil
    ctypedef struct PyObject:
        pass
    ctypedef object (*newfunc)(PyTypeObject* type, object args, PyObject* kwargs)
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
        newfunc tp_new
    PyTypeObject* Py_TYPE(void* o) noexcept nogil

# A state is a flat C struct behind the object header and the method table: copying and
# comparing states means copying and comparing that memory, whatever the game.
cdef inline char* fields_of(object a) noexcept nogil:
    return <char*><void*>a + sizeof(PyObject) + sizeof(void*)

cdef inline Py_ssize_t fields_size(object a) noexcept nogil:
    return Py_TYPE(<void*>a).tp_basicsize - <Py_ssize_t>(sizeof(PyObject) + sizeof(void*))

cdef inline object blank(object like):
    return Py_TYPE(<void*>like).tp_new(Py_TYPE(<void*>like), (), NULL)

cdef inline void copy_fields(object target, object source) noexcept nogil:
    memcpy(fields_of(target), fields_of(source), fields_size(target))

cdef inline bint same_fields(object a, object b) noexcept nogil:
    return memcmp(fields_of(a), fields_of(b), fields_size(a)) == 0

cdef inline bytes field_bytes(object a):
    return PyBytes_FromStringAndSize(fields_of(a), fields_size(a))
