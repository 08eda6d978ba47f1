"""What a game says about its learned player: how situations are described, how it learns, and where its weights lie.

Learning ends with floating numbers; whoever plays by them gets whole ones (`rounded`), so that a judgement is the same
everywhere. They are kept in a file that says what it was made for, and that is believed only if its digest is right.
"""

from __future__ import annotations

import hashlib
import lzma
import sys
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple

import orjson

from reverie.errors import StateError

LANES = 16  # hidden numbers
SMALLEST, LARGEST = -32768, 32767
UNIT = 4096  # of a judgement, for odds of e
FINENESS = 12  # of the hidden numbers, as a shift, at most
SIZE_LIMIT = 1 << 26  # bytes
STEPS = 2048
# The curve from odds to chances, made of whole numbers: e to the -1/256 and to the -1/512, times 2^60.
BITS = 60
DOWN = 1148426689630428643
HALF_DOWN = 1150671902385460292
ONE = 1 << 20


class Stage(NamedTuple):
    """A part of a course: so many games, how they are played, and how far each of them moves the judgement."""

    how: str  # watching | playing
    games: int
    step: float
    trace: float  # λ: how much of what came later is the end itself
    margin: float = 0.0  # by how much a judgement must beat the rules of thumb to be followed


class Weights(NamedTuple):
    """What was learned, in whole numbers."""

    rows: int
    shift: int
    store: bytearray


@dataclass(frozen=True)
class Learning:
    """What the kernel must know about the learned player of a game."""

    package: str  # where the weights lie, in `weights.bin`
    rows: int  # of its tables
    features: int  # the version of what a situation is described by
    fits: Callable[[Any], bool]  # whether an engine plays what was learned
    brain_of: Callable[[bytearray, int, int, bytearray], Any]  # makes a brain of the engine's own kind
    course: tuple[Stage, ...]
    name: str = ""  # of the set-up, where a game has learned for several
    setup: Mapping[str, Any] = field(default_factory=dict)  # its mode and modules
    before: tuple[Stage, ...] = ()  # what is learned first, on the ordinary game
    active: int = 32  # rows that a situation names, at most
    spread: int = 50  # how unlike each other hidden numbers are before anything is learned, in thousandths
    margin: float = 0.0  # by how much more an answer must promise than that of the rules of thumb to be given

    @property
    def file(self) -> str:
        """The name of the file of weights."""
        return f"weights-{self.name}.bin" if self.name else "weights.bin"

    def packed(self) -> bytes:
        """The file of weights that ships with the game; StateError if it is not there."""
        try:
            return (files(self.package) / self.file).read_bytes()
        except OSError:
            raise StateError("weights-missing", place="weights") from None


def rounded(pupil: bytes, rows: int, active: int = 32) -> Weights:
    """Whole numbers from those of a pupil (`pupil.py`): as fine as fits into 16 bits without any sum overflowing."""
    real = array("f", pupil)
    hidden, out, singles = real[: LANES * rows], real[LANES * rows : LANES * (rows + 1)], real[LANES * (rows + 1) :]
    largest = max(1e-6, max(hidden), -min(hidden))
    fine = FINENESS
    while fine and largest * (1 << fine) * active > LARGEST:
        fine -= 1
    weighty = max(1e-6, sum(abs(weight) for weight in out))
    out_fine = FINENESS
    while out_fine and weighty * (1 << out_fine) > 60_000:
        out_fine -= 1
    shift = fine + out_fine - 12  # a judgement has 12 bits behind the point
    if shift < 0:
        fine, shift = fine - shift, 0
    limit = LARGEST // active
    whole = array("h", bytes(2 * len(real)))
    for row in range(rows):
        if singles[row]:  # a row that was never met says nothing
            for i in range(LANES * row, LANES * row + LANES):
                whole[i] = max(-limit, min(limit, round(hidden[i] * (1 << fine))))
            whole[LANES * (rows + 1) + row] = max(SMALLEST, min(LARGEST, round(singles[row] * UNIT)))
    for lane in range(LANES):
        whole[LANES * rows + lane] = max(SMALLEST, min(LARGEST, round(out[lane] * (1 << out_fine))))
    return Weights(rows, shift, bytearray(whole.tobytes()))


def in_file_order(store: bytes) -> bytes:
    """Files are little-endian wherever they were written."""
    numbers = array("h", store)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def pack(weights: Weights, game: str, rules: int, features: int, name: str = "") -> bytes:
    """A file: one line that says what it is, and the numbers, packed."""
    body = in_file_order(bytes(weights.store))
    head = {
        "what": "reverie weights", "game": game, "rules": rules, "features": features, "setup": name,
        "rows": weights.rows, "shift": weights.shift, "sha256": hashlib.sha256(body).hexdigest(),
    }  # fmt: skip
    return orjson.dumps(head) + b"\n" + lzma.compress(body, preset=9 | lzma.PRESET_EXTREME)


def unpack(data: bytes, game: str, rules: int, learning: Learning) -> Weights:
    """The weights of a file; StateError if it is spoilt, or was made for something else."""
    line, _, packed = data.partition(b"\n")
    try:
        head = orjson.loads(line)
        made_for = head["game"], head["rules"], head["features"], head["rows"], head.get("setup", "")
        shift, digest = head["shift"], head["sha256"]
        if head["what"] != "reverie weights" or not isinstance(shift, int) or not 0 <= shift < 32:
            raise ValueError("not weights")
    except (orjson.JSONDecodeError, KeyError, TypeError, ValueError):
        raise StateError("weights-spoilt", place="weights") from None
    if made_for != (game, rules, learning.features, learning.rows, learning.name):
        raise StateError("weights-other", place="weights", game=game, rules=rules)
    try:
        body = lzma.LZMADecompressor().decompress(packed, SIZE_LIMIT)
    except lzma.LZMAError:
        raise StateError("weights-spoilt", place="weights") from None
    if hashlib.sha256(body).hexdigest() != digest or len(body) != 2 * (17 * learning.rows + LANES):
        raise StateError("weights-spoilt", place="weights")
    return Weights(learning.rows, shift, bytearray(in_file_order(body)))


def curve() -> bytearray:
    """The chance behind odds from 0 to 8 in 2048 steps, from whole numbers alone."""
    below = HALF_DOWN  # e to the power of minus the odds
    chances = array("q")
    for _ in range(STEPS):
        chances.append((ONE << BITS) // ((1 << BITS) + below))
        below = below * DOWN >> BITS
    return bytearray(chances.tobytes())


def brain(learning: Learning, weights: Weights) -> Any:
    """What judges by these weights."""
    made = learning.brain_of(weights.store, weights.rows, weights.shift, curve())
    made.margin = round(learning.margin * ONE)
    return made
