"""The data every compiled game has: chance, the agenda of steps, the open choices, the end, and who listens.

Plain numbers and byte arrays, so a game is copied with one memcpy and runs without Python objects. A game
inherits `Core` and adds its zones; rules are functions on it (`streams.py`, `agenda.py`, `choices.py`,
`pile.py`, and the files of the game).
"""

from typing import Any

from reverie.kernel.native import allocate
from reverie.kernel.search_state import Search

CORE_FIELDS = {
    "key_low": 0,
    "key_high": 0,
    "mind": 0,
    "stream": -5,
    "shuffles": -5,
    "drawn": -5,
    "fair": 0,
    "listening": 0,
    "mark": 0,
    "common": 0,
    "outcome": 0,
    "reason": 0,
    "agenda_size": 0,
    "agenda_step": 32,
    "agenda_arg": 32,
    "option_count": 0,
    "choice_count": 0,
    "option_block": 24,
    "option_first": 24,
    "option_mask": -24,
}

NOTES_FIELDS = {"count": 0, "rows": -96}


class Notes:
    """A situation as the learned player sees it (`brain.py`): a few rows of its tables."""

    count: int
    rows: list[int]

    def __init__(self) -> None:
        allocate(self, NOTES_FIELDS)


class Core:
    """The common part of a running game."""

    source: Any  # the fair generator, if one is used
    log: Any  # where events go while somebody listens
    key_low: int
    key_high: int
    mind: int
    stream: list[int]
    shuffles: list[int]
    drawn: list[int]
    fair: int
    listening: int
    mark: int  # rises whenever somebody learns something new
    common: int  # the bits of a placed card that everybody knows
    outcome: int
    reason: int
    agenda_size: int
    agenda_step: bytearray
    agenda_arg: bytearray
    option_count: int
    choice_count: int
    option_block: bytearray
    option_first: bytearray  # how many choices come before
    option_mask: list[int]

    def __init__(self) -> None:
        allocate(self, CORE_FIELDS)
        self.source = None
        self.log = None

    # ---- what a game offers to whoever looks ahead in it: its engine says how (`playouts.py`, `tree.py`) ----------

    def begin(self, seed: int) -> None:
        """Deal by this seed and run to the first question."""

    def become(self, other: "Core") -> None:
        """Become equal to another table of the same game; who listens stays."""

    def determinise(self, seed: int, seat: int) -> None:
        """Deal again whatever this seat cannot know."""

    def advance(self, action: int) -> None:
        """Answer the open question, which offers this action, and run to the next one."""

    def choose_by_rules(self) -> int:
        """What the rules of thumb answer."""
        return 0

    def visible_hash(self) -> int:
        """A name for all that decides how the game goes on and that whoever is asked can see, below 2^63."""
        return 0

    def describe_after(self, action: int, notes: Notes, spare: "Core") -> None:
        """What an answer leaves behind before chance speaks: notes for the learned player.

        `spare` is another table of the same game, to try things on.
        """

    # ---- what it counts over many games (`playing.py`) ---------------------------------------------------------------

    def counted(self) -> int:
        """What is added up besides wins: doors, Cities."""
        return 0

    def turns(self) -> int:
        """How many turns were played."""
        return 0

    # ---- what it offers to whoever looks for a line that wins (`searching.py`) -------------------------------------

    def settle_piles(self) -> None:
        """Fix every order that is chance's to fix, where that changes nothing about the cards that come."""

    def write_position(self, search: Search) -> None:
        """Write the position down as numbers; positions that are won by the same answers are written alike."""

    def is_hopeless(self) -> bool:
        """Whether it is proven that nothing wins any more."""
        return False

    def progress(self) -> int:
        """How far a lost game has come."""
        return 0


def tell(g: Core, event: int, a: int, b: int, c: int) -> None:
    """Write an event down; callers check `listening` first, so silence costs nothing."""
    g.log.append((event, a, b, c))
