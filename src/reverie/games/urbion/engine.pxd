# C types of engine.py; no logic here.
from reverie.games.urbion.state cimport State
from reverie.kernel.brain cimport Brain
from reverie.kernel.core cimport Core, Notes
from reverie.kernel.pupil cimport Pupil
from reverie.kernel.playouts cimport Playouts
from reverie.kernel.search_state cimport Search
from reverie.kernel.tree cimport Tree

@cython.final
cdef class Engine(State):
    cpdef prepare(self, int edition, int flags, list kinds, dict numbers)
    cpdef learn(self, int kind, int card_type, int plus, int minus, int elements)
    cpdef stock(self, list dreams, list cities, list postcards, list books)
    cpdef void begin(self, long long seed) noexcept nogil
    cpdef list legal_actions(self)
    cpdef apply(self, int action)
    cpdef bint census_loses(self)
    @cython.locals(copy=Engine)
    cpdef Engine clone(self)
    cpdef void become(self, Core other) noexcept nogil
    cpdef void advance(self, int action) noexcept nogil
    cpdef int choose_by_rules(self) noexcept nogil
    @cython.locals(root=Engine)
    cpdef Playouts playouts(self, int seat, long long seed)
    @cython.locals(root=Engine)
    cpdef Tree tree(self, Brain brain, int seat, long long seed)
    cpdef Pupil pupil(self, int rows, long long seed, int spread)
    cpdef long long visible_hash(self) noexcept nogil
    cpdef void describe_after(self, int action, Notes notes, Core spare) noexcept nogil
    @cython.locals(notes=Notes, i=int)
    cpdef list entries_after(self, int action)
    cpdef int choose_by_learning(self, Brain brain)
    cpdef int playout(self, int policy) noexcept nogil
    cpdef int counted(self) noexcept nogil
    cpdef int turns(self) noexcept nogil
    @cython.locals(search=Search)
    cpdef Search begin_search(self, long long buckets)
    cpdef void settle_piles(self) noexcept nogil
    cpdef void write_position(self, Search search) noexcept nogil
    cpdef bint is_hopeless(self) noexcept nogil
    @cython.locals(balanced=int)
    cpdef int progress(self) noexcept nogil
    cpdef tuple position_key(self, Search search)
    cpdef search_ways(self, Search search, long long nodes)
    cpdef try_lines(self, Search search, long long nodes)
    cpdef void listen(self)
    cpdef list take_events(self)
    cpdef tuple question(self)
    cpdef bytes view_json(self, int seat)
    cpdef bytes state_json(self)
    cpdef dict table(self)
    cpdef tuple chance(self)
    cpdef lay(self, dict table, long long seed)
    cpdef void determinise(self, long long seed, int seat) noexcept nogil

cpdef tuple play_many(Engine start, long long games, long long seed, int policy, int ahead)
cpdef tuple play_many_by_learning(Engine start, long long games, long long seed, Brain brain, int ahead)
cpdef Brain brain_of(bytearray store, int rows, int shift, bytearray curve)

cdef void open_streams(State g, long long seed) noexcept nogil
cdef void fix_orders(State g) noexcept nogil
