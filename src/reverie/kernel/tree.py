"""A tree of what may follow, for whoever is asked: closed-loop search, judged by what was learned.

Each simulation deals the unknown again and goes down: at every question the answer with the highest mean and the
widest doubt, until a situation comes that the tree does not know yet. That one is judged by its best answer, joins the
tree, and its chance is added to all answers that led there. Situations are told apart by what the seat sees
(`visible_hash`), so different ways to one situation share what is known of it. Whole numbers only: a seed and a number
of simulations decide everything, in however many slices.
"""

from reverie.kernel.brain import ONE, Brain, chance_of, judge
from reverie.kernel.choices import nth_choice
from reverie.kernel.constants import WON
from reverie.kernel.core import Core, Notes
from reverie.kernel.native import allocate, nogil, root_of, stir, wide_numbers

# Numbers of a situation: its name, its first answer, how many it has, how often it was met.
NODE = 4
NAMED = 0
FIRST_EDGE = 1
WIDE = 2
MET = 3
# Numbers of an answer: the action, how often it was tried (with the trust in its judgement), the sum of its chances,
# their mean, and how wide the doubt about it is.
EDGE = 5
ACT = 0
TRIED_SO_OFTEN = 1
SUM = 2
MEAN = 3
DOUBT = 4

TRUST = 12  # a judgement counts like so many simulations
CURIOSITY = 267900000  # 0.3 squared, in units of ONE squared and of logarithms to base 2 in 1/256
FIRST_ROOM = 1024  # situations
LARGEST_ROOM = 262144
ONE_BITS = 20  # of ONE
ANSWERS_EACH = 8  # room for answers, for each situation
DEEPEST = 512
WIDEST = 256

TREE_FIELDS = {
    "seat": 0,
    "seed": 0,
    "world": 0,
    "nodes": 0,
    "edges": 0,
    "node_room": 0,
    "edge_room": 0,
    "slots": 0,
    "path": -512,
}


class Tree:
    """One question and what may follow."""

    root: Core
    game: Core
    spare: Core
    brain: Brain
    notes: Notes
    node_store: bytearray
    edge_store: bytearray
    slot_store: bytearray
    seat: int
    seed: int
    world: int  # simulations so far
    nodes: int
    edges: int
    node_room: int
    edge_room: int
    slots: int  # a power of two
    path: list[int]  # situation and answer, one number each, from the root down

    def __init__(self, root: Core, game: Core, spare: Core, brain: Brain, seat: int, seed: int) -> None:
        allocate(self, TREE_FIELDS)
        self.root = root
        self.game = game
        self.spare = spare
        self.brain = brain
        self.notes = Notes()
        self.seat = seat
        self.seed = seed
        self.node_store = bytearray()
        self.edge_store = bytearray()
        self.slot_store = bytearray()
        self.make_room(FIRST_ROOM)
        self.join(root)

    def make_room(self, room: int) -> None:
        """Room for so many situations; what is known stays."""
        self.node_store.extend(bytes(8 * NODE * (room - self.node_room)))
        self.edge_store.extend(bytes(8 * EDGE * ANSWERS_EACH * (room - self.node_room)))
        self.node_room = room
        self.edge_room = room * ANSWERS_EACH
        self.slots = 4 * room
        self.slot_store = bytearray(8 * self.slots)
        self.node = wide_numbers(self.node_store)
        self.edge = wide_numbers(self.edge_store)
        self.slot = wide_numbers(self.slot_store)
        for node in range(self.nodes):
            self.slot[self.slot_for(self.node[NODE * node + NAMED])] = node + 1

    def advance(self, count: int) -> int:
        """So many simulations more; returns how many were made."""
        left = count
        while left:
            if self.is_full() and self.node_room < LARGEST_ROOM:
                self.give_back()
                self.make_room(2 * self.node_room)
            with nogil:
                left = self.go_down_often(left)
        return count

    def give_back(self) -> None:
        """Nothing may look at the memory while it grows."""
        self.node = self.edge = self.slot = wide_numbers(bytearray(8))

    def is_full(self) -> bool:
        """Whether one more situation may find no room."""
        return self.nodes >= self.node_room or self.edges + WIDEST > self.edge_room

    def go_down_often(self, count: int) -> int:
        """Simulations until all are made or the tree is full; returns how many are left."""
        while count > 0:
            if self.is_full() and self.node_room < LARGEST_ROOM:
                return count
            self.go_down()
            count -= 1
        return 0

    def go_down(self) -> None:
        """One simulation."""
        self.game.become(self.root)
        self.game.determinise(stir(self.seed, self.world), self.seat)
        self.world += 1
        node = 0
        depth = 0
        chance = 0
        while True:
            edge = self.most_promising(node)
            self.path[depth] = edge
            depth += 1
            self.node[NODE * node + MET] += 1
            self.game.advance(self.edge[EDGE * edge + ACT])
            if self.game.outcome:
                chance = ONE if self.game.outcome == WON else 0
                break
            name = self.game.visible_hash()
            slot = self.slot_for(name)
            node = self.slot[slot] - 1
            if node < 0 or depth == DEEPEST:
                chance = self.join(self.game)
                break
        for i in range(depth):
            self.learn(EDGE * self.path[i], chance)

    def learn(self, at: int, chance: int) -> None:
        """One more chance for an answer."""
        tried = self.edge[at + TRIED_SO_OFTEN] + 1
        self.edge[at + TRIED_SO_OFTEN] = tried
        self.edge[at + SUM] += chance
        self.edge[at + MEAN] = self.edge[at + SUM] // tried
        self.edge[at + DOUBT] = root_of(ONE * ONE // tried)

    def most_promising(self, node: int) -> int:
        """The answer with the best of mean and doubt; of equals the first."""
        first = self.node[NODE * node + FIRST_EDGE]
        width = self.node[NODE * node + WIDE]
        wide = root_of(CURIOSITY * logarithm(self.node[NODE * node + MET] + TRUST * width))
        choice = first
        best = self.edge[EDGE * first + MEAN] + (wide * self.edge[EDGE * first + DOUBT] >> ONE_BITS)
        for edge in range(first + 1, first + width):
            score = self.edge[EDGE * edge + MEAN] + (wide * self.edge[EDGE * edge + DOUBT] >> ONE_BITS)
            if score > best:
                best = score
                choice = edge
        return choice

    def slot_for(self, name: int) -> int:
        """Where a situation of this name is written down, or would be."""
        slot = name & (self.slots - 1)
        while self.slot[slot] and self.node[NODE * (self.slot[slot] - 1) + NAMED] != name:
            slot = (slot + 1) & (self.slots - 1)
        return slot

    def join(self, g: Core) -> int:
        """A situation is judged, and joins the tree if there is room; returns the chance of its best answer."""
        width = min(g.choice_count, WIDEST)
        stays = self.nodes < self.node_room and self.edges + width <= self.edge_room
        best = 0
        for i in range(width):
            action = nth_choice(g, i)
            g.describe_after(action, self.notes, self.spare)
            chance = chance_of(self.brain, judge(self.brain, self.notes))
            best = max(best, chance)
            if stays:
                at = EDGE * (self.edges + i)
                self.edge[at + ACT] = action
                self.edge[at + TRIED_SO_OFTEN] = TRUST
                self.edge[at + SUM] = TRUST * chance
                self.edge[at + MEAN] = chance
                self.edge[at + DOUBT] = root_of(ONE * ONE // TRUST)
        if stays:
            name = g.visible_hash()
            at = NODE * self.nodes
            self.slot[self.slot_for(name)] = self.nodes + 1
            self.node[at + NAMED] = name
            self.node[at + FIRST_EDGE] = self.edges
            self.node[at + WIDE] = width
            self.node[at + MET] = 0
            self.nodes += 1
            self.edges += width
        return best

    def choice(self) -> int:
        """The answer tried most; of equals the one that wins more."""
        best = 0
        for i in range(1, self.node[WIDE]):
            tried, most = self.edge[EDGE * i + TRIED_SO_OFTEN], self.edge[EDGE * best + TRIED_SO_OFTEN]
            if tried > most or (tried == most and self.edge[EDGE * i + SUM] > self.edge[EDGE * best + SUM]):
                best = i
        return self.edge[EDGE * best + ACT]

    def results(self) -> list[tuple[int, int, int]]:
        """For every answer: the action, how often it counts as tried, and the sum of its chances."""
        found = []
        for i in range(self.node[WIDE]):
            at = EDGE * i
            found.append((self.edge[at + ACT], self.edge[at + TRIED_SO_OFTEN], self.edge[at + SUM]))
        return found


def logarithm(number: int) -> int:
    """To base 2, in 1/256, straight between powers of two."""
    whole = 0
    rest = number
    while rest > 1:
        rest >>= 1
        whole += 1
    return 256 * whole + ((number << 8) >> whole) - 256
