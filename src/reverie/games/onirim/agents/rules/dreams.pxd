# C types of dreams.py; no logic here.
from reverie.games.onirim.state cimport State

cdef int PAIR_COST, TWO_BROWN_COST, TWO_RED_COST, THREE_DOORS_COST, FIVE_DOORS_COST, TWO_BLUE_COST, TWO_GREEN_COST
cdef int EVERY_COLOUR_COST, EVERY_DREAM_COST, SEVEN_WORTH, SEVEN_NIGHTMARE
cdef int ARCHITECT_WORTH, CYCLOBOT_WORTH, SPIES_WORTH, HARPOON_WORTH, HAMMERBIRD_WORTH, CHAOS_WORTH, MIRROR_WORTH
cdef int KEEPER_WORTH

cdef int worth_of_denizen(int denizen) noexcept nogil
cdef int price_of(State g, int* sight, int* partner, int kind) noexcept nogil
@cython.locals(cards="long long", choice="int", best="int", kind="int", price="int", i="int")
cdef int cheapest_held(State g, int* sight, int* partner, int stored) noexcept nogil
@cython.locals(kind="int")
cdef int rally_or_not(State g, int* sight, int* partner, int denizen) noexcept nogil
cdef int cost_of_premonition(State g, int premonition) noexcept nogil
@cython.locals(choice="int", most="int", premonition="int", cost="int")
cdef int worst_premonition(State g) noexcept nogil
@cython.locals(triggers="long long", choice="int", least="int", premonition="int", cost="int")
cdef int resolve_one(State g) noexcept nogil
@cython.locals(mine="long long", others="long long", choice="int", least="int", colour="int", cost="int")
cdef int return_least(State g, int* sight, int* partner) noexcept nogil
@cython.locals(keys="long long", choice="int", least="int", kind="int", need="int")
cdef int lose_a_key(State g, int* sight) noexcept nogil
@cython.locals(kinds="long long", kind="int")
cdef long long fetchable(State g) noexcept nogil
@cython.locals(known="int", kind="int")
cdef int hidden_cards(State g) noexcept nogil
@cython.locals(size="int", best="int", choice="int", worst="int", kinds="long long", worth="int", kind="int", i="int")
cdef int dream_of(State g, int* sight) noexcept nogil
@cython.locals(kinds="long long")
cdef int fetch_best(State g, int* sight) noexcept nogil
@cython.locals(choice="int", best="int", kinds="long long", kind="int", worth="int", i="int")
cdef int fetch_captured_card(State g, int* sight) noexcept nogil
