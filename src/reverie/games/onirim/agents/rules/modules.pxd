# C types of modules.py; no logic here.
from reverie.games.onirim.state cimport State

@cython.locals(question="int", argument="int", sight="int[26]", partner="int[26]", action="int")
cdef int choose_with_modules(State g) noexcept nogil
@cython.locals(found="int[2]")
cdef int answer_rare_question(State g, int* sight, int* partner, int question, int argument) noexcept nogil
cdef int answer_of_denizens_and_dreams(State g, int* sight, int* partner, int question) noexcept nogil
