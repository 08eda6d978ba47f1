# C types of tree.py; no logic here.
from reverie.kernel.brain cimport Brain
from reverie.kernel.core cimport Core, Notes

cdef int NODE, NAMED, FIRST_EDGE, WIDE, MET, EDGE, ACT, TRIED_SO_OFTEN, SUM, MEAN, DOUBT
cdef long long TRUST, CURIOSITY
cdef int FIRST_ROOM, LARGEST_ROOM, ONE_BITS, ANSWERS_EACH, DEEPEST, WIDEST

@cython.final
cdef class Tree:
    cdef Core root
    cdef Core game
    cdef Core spare
    cdef Brain brain
    cdef Notes notes
    cdef bytearray node_store
    cdef bytearray edge_store
    cdef bytearray slot_store
    cdef long long* node
    cdef long long* edge
    cdef long long* slot
    cdef int seat
    cdef long long seed, world, nodes, edges, node_room, edge_room, slots
    cdef long long[512] path
    cdef void make_room(self, long long room)
    @cython.locals(left="long long")
    cpdef long long advance(self, long long count)
    cdef void give_back(self)
    cdef bint is_full(self) noexcept nogil
    cdef long long go_down_often(self, long long count) noexcept nogil
    @cython.locals(node="long long", depth=int, chance="long long", edge="long long", name="long long", slot="long long", i=int)
    cdef void go_down(self) noexcept nogil
    @cython.locals(tried="long long")
    cdef void learn(self, long long at, long long chance) noexcept nogil
    @cython.locals(first="long long", width="long long", wide="long long", choice="long long", best="long long", edge="long long", score="long long")
    cdef long long most_promising(self, long long node) noexcept nogil
    @cython.locals(slot="long long")
    cdef long long slot_for(self, long long name) noexcept nogil
    @cython.locals(width=int, stays=bint, best="long long", i=int, action=int, chance="long long", at="long long", name="long long")
    cdef long long join(self, Core g) noexcept nogil
    @cython.locals(best="long long", i="long long", tried="long long", most="long long")
    cpdef int choice(self)
    @cython.locals(i="long long", at="long long")
    cpdef list results(self)

@cython.locals(whole=int, rest="long long")
cdef long long logarithm(long long number) noexcept nogil
