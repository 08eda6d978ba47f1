"""Amounts (9.10): numbers, and words that stand for numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.language.evaluating import expression, select, value
from reverie.games.etherfields.language.finding import creatures, distance_between, holders
from reverie.games.etherfields.language.inactive import progress_is_inactive
from reverie.games.etherfields.language.markers import count_markers

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

FACE_VALUES = {"one": 1, "two": 2, "three": 3}
FAR = 99  # what a distance without a path counts as
HUGE = 10**9  # of what is calculated: a flag that is squared every round would keep the engine busy with digits
PERSONAL = {"ether": "ether", "suffering": "suffering", "glowstone": "glowstones", "spirit": "spirits"}
ZONES = {"hand", "deck", "discard", "sealed"}


# ---- words ----------------------------------------------------------------------------------------------------


@expression("team_size")
def team_size(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How many characters take part (ETH-GEN-06)."""
    return e.team_size


@expression("X")
def x(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """What was named or paid for X (ETH-GEN-16)."""
    return int(scope.get("x", 0))


@expression("paid")
def paid(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """What the n-th component of the cost brought, counted from 1."""
    brought = scope.get("paid") or []
    place = int(args["n"]) - 1
    return int(brought[place]) if 0 <= place < len(brought) else 0


@expression("count")
def count(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How many things a selector finds."""
    return len(select(e, args["selector"], scope))


@expression("markers")
def markers(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How many markers of a kind lie somewhere."""
    return count_markers(e, args["kind"], args.get("at", "here"), scope)


@expression("resource")
def resource(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How much the characters meant have together; keys and hours belong to the team."""
    kind = args["kind"]
    if kind in ("keys", "hours"):
        return int(getattr(e.state.team, kind))
    return sum(amount_of(e, c, kind) for c in holders(e, args.get("who"), scope))


def amount_of(e: Engine, c: int, kind: str) -> int:
    """How much one character has."""
    who = e.character(c)
    if kind in ZONES:
        return len(getattr(who, kind))
    return int(getattr(who, PERSONAL[kind]))


@expression("progress")
def progress(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How many active progress cards, of a colour if one is named (ETH-PRG-06); of the team: all together."""
    return sum(progress_count(e, c, args.get("color")) for c in progress_holders(e, args.get("who", "self"), scope))


def progress_holders(e: Engine, who: Any, scope: Scope) -> list[int]:
    """Whose progress cards count."""
    name = who.name if isinstance(who, Word) else who
    if name in ("team", "each"):
        return list(range(e.team_size))
    return holders(e, None if name == "self" else who, scope)


def progress_count(e: Engine, c: int, color: str | None = None, active: bool = True) -> int:
    """Laid progress cards of one character; a card with two colours counts for both (ETH-PRG-05, ETH-PRG-06)."""
    who = e.character(c)
    if active and progress_is_inactive(e, c):
        return 0
    found = 0
    for card in who.progress:
        if active and card in who.flipped:
            continue
        if color is None or color in e.content.influence[e.state.design[card][10:]].colors:
            found += 1
    return found


@expression("flag")
def flag(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """A flag of the campaign; one that was never set is 0."""
    return e.state.team.flags.get(args["name"], 0)


@expression("face_value")
def face_value(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The last accepted face as a number."""
    return FACE_VALUES.get(scope.get("face", ""), 0)


@expression("distance")
def distance(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The distance between two things; the nearest of several counts."""
    return min(distance_between(e, args["a"], args["b"], scope), FAR)


@expression("round_number")
def round_number(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The number of the round."""
    return e.state.encounter.round


@expression("mutations")
def mutations(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """How many mutations a creature has."""
    tiles = (e.creature(name) for name in creatures(e, args["creature"], scope))
    return sum(len(tile.mutations) for tile in tiles if tile is not None)


# ---- arithmetic -----------------------------------------------------------------------------------------------


def parts(e: Engine, args: Mapping[str, Any], scope: Scope) -> list[int]:
    """The numbers that are put together."""
    return [value(e, one, scope) for one in args["of"]]


def bounded(number: int) -> int:
    """A number of a sensible size."""
    return max(-HUGE, min(number, HUGE))


@expression("+")
def add(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """A sum."""
    return bounded(sum(parts(e, args, scope)))


@expression("-")
def subtract(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The first without the others."""
    first, *rest = parts(e, args, scope)
    return bounded(first - sum(rest) if rest else -first)


@expression("*")
def multiply(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """A product."""
    product = 1
    for one in parts(e, args, scope):
        product = bounded(product * one)
    return product


@expression("min")
def least(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The smallest."""
    return min(parts(e, args, scope), default=0)


@expression("max")
def most(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """The largest."""
    return max(parts(e, args, scope), default=0)


@expression("floor_div")
def floor_div(e: Engine, args: Mapping[str, Any], scope: Scope) -> int:
    """Division, rounded down; division by 0 gives 0."""
    first, *rest = parts(e, args, scope)
    for one in rest:
        first = first // one if one else 0
    return first
