# C types of engine.py; no logic here.
from reverie.games.onirim.state cimport State
from reverie.kernel.brain cimport Brain
from reverie.kernel.core cimport Core, Notes
from reverie.kernel.pupil cimport Pupil
from reverie.kernel.playouts cimport Playouts
from reverie.kernel.tree cimport Tree
from reverie.kernel.search_state cimport Search

@cython.final
cdef class Engine(State):
    cpdef prepare(self, int edition, int flags, int doors_needed, list deck, int premonitions)
    cpdef order_goals(self, list goals)
    cpdef void begin(self, long long seed) noexcept nogil
    cpdef list legal_actions(self)
    cpdef apply(self, int action)
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
    cpdef int choose_by_learning(self, Brain brain)
    cpdef int playout(self, int policy) noexcept nogil
    cpdef int counted(self) noexcept nogil
    cpdef int turns(self) noexcept nogil
    @cython.locals(search=Search)
    cpdef Search begin_search(self, long long buckets)
    cpdef void write_position(self, Search search) noexcept nogil
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
@cython.locals(last=int, other=int)
cdef void shuffle_goals(State g) noexcept nogil
@cython.locals(start=int, size=int)
cdef bint is_hidden(State g, int i) noexcept nogil
@cython.locals(answers=int)
cdef void deal_for_waiting_seat(State g) noexcept nogil
@cython.locals(on_top=int, hidden_hand=int, hidden_unused=bint)
cdef void hide_and_deal(State g, int looked, int named) noexcept nogil
cdef int hidden_fetched_card(State g) noexcept nogil
@cython.locals(card=int)
cdef int named_card(State g) noexcept nogil
@cython.locals(hidden=int, known=int)
cdef int hide_partner_hand(State g, int named) noexcept nogil
@cython.locals(kind=int)
cdef void deal_to_partner(State g) noexcept nogil
cdef void hide_unused(State g) noexcept nogil
