"""What a search for a line that wins keeps between two calls: positions seen, the way it is on, lines that it tries."""

from reverie.kernel.constants import BUCKET, LONGEST
from reverie.kernel.native import allocate, shelf_in, wide_numbers

SEARCH_FIELDS = {
    "buckets": 0,
    "one": 0,
    "other": 0,
    "nodes": 0,
    "depth": 0,
    "found": 0,
    "cut": 0,
    "mind": 0,
    "tries": 0,
    "length": 0,
    "best": 0,
    "best_length": 0,
    "closed": 0,
    "tried": -LONGEST,
    "favourite": -LONGEST,
    "way": -LONGEST,
    "trial": -LONGEST,
    "best_way": -LONGEST,
}


class Search:
    """One search, between two calls that carry it on."""

    memory: bytearray  # of the positions seen: buckets of four, two numbers each
    room: bytearray  # of the positions on the way
    buckets: int
    one: int  # the first number of the position that is being written down …
    other: int  # … and the second one
    nodes: int  # answers given so far
    depth: int  # how many positions are on the way; 0: everything was seen
    found: int  # how long the line is that wins, or 0
    cut: int  # 1 if a way was left because it was too long: then nothing is proven
    mind: int  # where the lots of the tries stand
    tries: int
    length: int  # of the line that is being tried
    best: int  # what the best line came to so far
    best_length: int
    closed: int  # ways that a bound has closed
    tried: list[int]  # by position on the way: how many of its answers were given
    favourite: list[int]  # by position on the way: the answer that is given first
    way: list[int]  # by position on the way: the answer that was given last
    trial: list[int]  # the line that is being tried
    best_way: list[int]

    def __init__(self, buckets: int, width: int) -> None:
        allocate(self, SEARCH_FIELDS)
        self.buckets = buckets
        self.memory = bytearray(buckets * BUCKET * 16)
        self.keys = wide_numbers(self.memory)
        self.room = bytearray((LONGEST + 1) * width)
        self.shelf = shelf_in(self.room, LONGEST + 1)

    def line(self) -> list[int]:
        """The answers that win; empty as long as none are found."""
        return [self.best_way[i] for i in range(self.found)]
