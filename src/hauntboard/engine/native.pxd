# The C versions of native.py, inlined into every compiled module that cimports them.
from libc.math cimport exp
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy
from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF

from .rng cimport Rng

ctypedef unsigned long long u64

cdef extern from *:
    """
    #include <math.h>
    #define SB_ONES 0x0101010101010101ULL
    #define SB_HIGH 0x8080808080808080ULL
    #if defined(_MSC_VER)
      #include <intrin.h>
      static __inline int sb_lowest(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    #else
      static inline int sb_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    #endif
    /* The number of bits set up to and including each byte. Portable wheels cannot rely on a
       popcount instruction. */
    static inline unsigned long long sb_sums(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return ((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * SB_ONES;
    }
    static inline int sb_popcount(unsigned long long x) { return (int)(sb_sums(x) >> 56); }
    /* The number of bytes whose cumulative sum is at most n. */
    static inline int sb_passed(unsigned long long sums, int n) {
        unsigned long long full = ((((unsigned long long)n * SB_ONES) | SB_HIGH) - sums) & SB_HIGH;
        return (int)(((full >> 7) * SB_ONES) >> 56);
    }
    /* The n-th set bit: first its byte, then its place in the byte, without loops or branches. */
    #if defined(__GNUC__)
    static unsigned char sb_places[256][8];
    __attribute__((constructor)) static void sb_fill_places(void) {
        for (int byte = 0; byte < 256; byte++)
            for (int bit = 0, n = 0; bit < 8; bit++)
                if ((byte >> bit) & 1) sb_places[byte][n++] = (unsigned char)bit;
    }
    static inline int sb_place(int byte, int n) { return sb_places[byte][n]; }
    #else
    static inline int sb_place(int byte, int n) {
        unsigned long long bits = ((unsigned long long)byte * SB_ONES) & 0x8040201008040201ULL;
        bits = ((bits + 0x7F7F7F7F7F7F7F7FULL) >> 7) & SB_ONES;
        return sb_passed(bits * SB_ONES, n);
    }
    #endif
    static inline int sb_select(unsigned long long x, unsigned long long sums, int n) {
        int place = 8 * sb_passed(sums, n);
        return place + sb_place((int)((x >> place) & 255), n - (int)(((sums << 8) >> place) & 255));
    }
    static inline int sb_nth(unsigned long long x, int n) { return sb_select(x, sb_sums(x), n); }
    static inline unsigned long long sb_mixed(unsigned long long key, unsigned long long number) {
        key = (key ^ number) * 0xBF58476D1CE4E5B9ULL + 0x9E3779B97F4A7C15ULL;
        return key ^ (key >> 29);
    }
    static inline unsigned long long sb_bit(int n) { return 1ULL << n; }
    static inline unsigned long long sb_ones(int n) { return ~0ULL >> (64 - n); }
    static inline unsigned long long sb_shift_left(unsigned long long x, int n) { return x << n; }
    """
    double exp "exp"(double x) noexcept nogil
    double log "log"(double x) noexcept nogil
    int popcount "sb_popcount"(u64 word) noexcept nogil
    int lowest "sb_lowest"(u64 word) noexcept nogil
    int nth "sb_nth"(u64 word, int n) noexcept nogil
    u64 sums "sb_sums"(u64 word) noexcept nogil
    int select "sb_select"(u64 word, u64 sums, int n) noexcept nogil
    u64 bit "sb_bit"(int n) noexcept nogil
    u64 ones "sb_ones"(int n) noexcept nogil
    u64 shift_left "sb_shift_left"(u64 word, int n) noexcept nogil
    u64 mixed "sb_mixed"(u64 key, u64 number) noexcept nogil
    ctypedef struct PyObject:
        pass
    ctypedef object (*allocfunc)(PyTypeObject* type, Py_ssize_t items)
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
        allocfunc tp_alloc
    PyTypeObject* Py_TYPE(void* o) noexcept nogil

# A state is a flat C struct after the object header and the method table, so states of any game
# are copied and compared as memory.
cdef inline char* fields_of(object a) noexcept nogil:
    return <char*><void*>a + sizeof(PyObject) + sizeof(void*)

cdef inline Py_ssize_t fields_size(object a) noexcept nogil:
    return Py_TYPE(<void*>a).tp_basicsize - <Py_ssize_t>(sizeof(PyObject) + sizeof(void*))

# The generator inlined, because playouts call it for every move.
cdef inline u64 next64(Rng rng) noexcept nogil:
    cdef u64 z
    rng.state += 0x9E3779B97F4A7C15ULL
    z = rng.state
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
    return z ^ (z >> 31)

cdef inline int below(Rng rng, u64 n) noexcept nogil:
    cdef u64 scaled = (next64(rng) >> 32) * n
    cdef u64 rest
    if (scaled & 0xFFFFFFFFU) < n:
        rest = (0x100000000ULL - n) % n
        while (scaled & 0xFFFFFFFFU) < rest:
            scaled = (next64(rng) >> 32) * n
    return <int>(scaled >> 32)

cdef inline int random_bit(u64 word, Rng rng) noexcept nogil:
    cdef u64 counted = sums(word)
    return select(word, counted, below(rng, counted >> 56))

cdef inline void put_bits(u64* words, int start, u64 bits) noexcept nogil:
    cdef int word = start >> 6
    cdef int offset = start & 63
    words[word] |= shift_left(bits, offset)
    if offset and bits >> (64 - offset):
        words[word + 1] |= bits >> (64 - offset)

# Notes are a block of memory whose address the state holds while it applies an action: their
# number, then NOTE_SIZE ints each.
cdef enum:
    NOTE_SIZE = 5
    MOST_NOTES = 400

cdef inline u64 new_notes() noexcept nogil:
    cdef int* notes = <int*>malloc((1 + NOTE_SIZE * MOST_NOTES) * sizeof(int))
    notes[0] = 0
    return <u64><size_t>notes

cdef inline void write_note(u64 address, int kind, int a, int b, int c, int d) noexcept nogil:
    cdef int* notes = <int*><size_t>address
    cdef int* place
    if notes[0] < MOST_NOTES:
        place = notes + 1 + NOTE_SIZE * notes[0]
        notes[0] += 1
        place[0] = kind
        place[1] = a
        place[2] = b
        place[3] = c
        place[4] = d

cdef inline list read_notes(u64 address):
    cdef int* notes = <int*><size_t>address
    cdef int i
    cdef int* place
    cdef list found = []
    for i in range(notes[0]):
        place = notes + 1 + NOTE_SIZE * i
        found.append((place[0], place[1], place[2], place[3], place[4]))
    free(notes)
    return found

cdef inline double* new_doubles(int count) noexcept nogil:
    return <double*>malloc(count * sizeof(double))

cdef inline void free_doubles(double* numbers) noexcept nogil:
    free(numbers)

# A state needs only its method table, so this skips the constructor of the class and leaves the
# fields unset.
cdef inline object blank(object like):
    cdef object new = Py_TYPE(<void*>like).tp_alloc(Py_TYPE(<void*>like), 0)
    (<void**>fields_of(new))[-1] = (<void**>fields_of(like))[-1]
    return new

cdef inline void copy_fields(object target, object source) noexcept nogil:
    memcpy(fields_of(target), fields_of(source), fields_size(target))

cdef inline bint same_fields(object a, object b) noexcept nogil:
    return memcmp(fields_of(a), fields_of(b), fields_size(a)) == 0

cdef inline bytes field_bytes(object a):
    return PyBytes_FromStringAndSize(fields_of(a), fields_size(a))

# Allocates the list at its final length; appending would resize it repeatedly.
cdef inline list listed(u64* words, int count, tuple ints):
    cdef int i, n = 0
    cdef u64 word
    cdef object number
    for i in range(count):
        n += popcount(words[i])
    cdef list found = PyList_New(n)
    n = 0
    for i in range(count):
        word = words[i]
        while word:
            number = ints[64 * i + lowest(word)]
            Py_INCREF(number)
            PyList_SET_ITEM(found, n, number)
            n += 1
            word &= word - 1
    return found

# States stored in plain memory, and a hash of a state.
cdef enum:
    BLOCK = 1024

cdef inline void put_block(char* blocks, int i, object state) noexcept nogil:
    memcpy(blocks + <Py_ssize_t>i * BLOCK, fields_of(state), fields_size(state))

cdef inline void take_block(char* blocks, int i, object state) noexcept nogil:
    memcpy(fields_of(state), blocks + <Py_ssize_t>i * BLOCK, fields_size(state))

cdef inline u64 state_key(object state) noexcept nogil:
    cdef u64* words = <u64*>fields_of(state)
    cdef Py_ssize_t i, count = fields_size(state) >> 3
    cdef u64 key = 0x9E3779B97F4A7C15ULL
    for i in range(count):
        key = (key ^ words[i]) * 0xBF58476D1CE4E5B9ULL
        key ^= key >> 29
    return key

cdef inline double odds_against(double x) noexcept nogil:
    return exp(-x) if x > -40.0 else exp(40.0)

cdef inline double squash(double x) noexcept nogil:
    return 1.0 / (1.0 + exp(-x)) if x > -40.0 else 0.0
