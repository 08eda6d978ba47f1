"""How long something lasts (9.9): when modifiers and delayed effects end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.operations import tokens_back
from reverie.games.etherfields.core.state import Modifier, Scope
from reverie.games.etherfields.land import is_switched
from reverie.games.etherfields.language.evaluating import all_hold, amount
from reverie.games.etherfields.language.markers import count_markers
from reverie.games.etherfields.language.presence import is_in_play

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

# What ends at a moment: everything shorter ends with it, too.
ENDS: dict[str, tuple[str, ...]] = {
    "action": ("instant", "action"),
    "character_phase": ("character_phase",),
    "round": ("round", "next_round", "rounds"),
    "encounter": ("instant", "action", "character_phase", "round", "next_round", "rounds", "encounter"),
    # ETH-GEN-12: the next encounter starts
    "between_encounters": ("round", "next_round", "rounds", "between_encounters"),
    "sitting": ("sitting",),
}
HANGING = {"while_in_zone", "while_worn", "while_socket_active", "while_marker", "until"}
PLACED = "~"  # begins the name of what is no stat but lies on the map for a time: "~terrain", "~wall", "~blocked"
IN_ENCOUNTER = {"while_socket_active", "while_marker"}  # what they hang on is gone with the encounter


def name_of(duration: Any) -> str:
    """The word of a duration."""
    return duration.name if isinstance(duration, Word) else str(duration)


def settle(e: Engine, duration: Any, scope: Scope) -> tuple[str, Any, int]:
    """A duration as plain data: its word, what it needs to end, how often the change may be applied (-1: always)."""
    uses = -1
    if isinstance(duration, Word) and duration.name == "uses":
        uses = max(1, amount(e, duration.args["n"], scope))
        duration = duration.args.get("duration", "encounter")
    word = name_of(duration)
    until: Any = None
    if word in ("instant", "action"):
        until = depth_of_payment(e, scope) if word == "action" else -1
        if until < 0:
            until = depth_of_action(e)
    elif word == "next_round":
        until = e.state.encounter.round + 1
    elif word == "rounds":
        until = e.state.encounter.round + max(1, amount(e, duration.args["n"], scope)) - 1
    elif word == "while_socket_active":
        until = scope.get("instance")
    return word, until, uses


def depth_of_action(e: Engine) -> int:
    """Where on the stack the action at work lies, so that the end of one inside it does not end what it made."""
    for depth in range(len(e.state.stack) - 1, -1, -1):
        if e.state.stack[depth].kind == "action":
            return depth
    return 0


def depth_of_payment(e: Engine, scope: Scope) -> int:
    """Where the payment lies in which an interrupt is used that speaks of it: "this action" is the one paid for.

    -1: it is none of those.
    """
    ability = e.content.abilities.get(scope.get("ability", ""))
    if ability is None or ability.when is None or ability.when.name != "payment_opened":
        return -1
    kinds = [frame.kind for frame in e.state.stack]
    return len(kinds) - 1 - kinds[::-1].index("payment") if "payment" in kinds else -1


def is_going_on(e: Engine, depth: int) -> bool:
    """Whether the action, or the payment, at a place of the stack still goes on."""
    return depth < len(e.state.stack) and e.state.stack[depth].kind in ("action", "payment")


def default(e: Engine, scope: Scope) -> Any:
    """How long something lasts that says nothing of it: as its ability says, else until the end of the encounter."""
    ability = e.content.abilities.get(scope.get("ability", ""))
    return "encounter" if ability is None or ability.duration is None else ability.duration


def is_running(e: Engine, made: Modifier) -> bool:
    """Whether a modifier counts now: some begin later, some hang on a card, a mask, a socket, markers, a condition."""
    word = made.duration
    if word == "next_round":
        return bool(e.state.encounter.round >= made.until)
    if word in ("while_in_zone", "while_worn", "while_socket_active"):
        return hangs_on(e, made)
    if word in ("while_marker", "until"):
        return holds_on(e, made)
    return True


def hangs_on(e: Engine, made: Modifier) -> bool:
    """Whether the card lies, the mask is worn, the socket is lit that a modifier hangs on."""
    instance = made.scope.get("instance")
    if made.duration == "while_socket_active":
        return isinstance(instance, str) and is_switched(e.state.land, instance)
    if made.duration == "while_worn":
        owner = made.scope.get("self")
        source = made.scope.get("source", "").partition(":")[2]
        return owner is not None and e.character(owner).mask == source
    if isinstance(instance, int) and made.scope.get("source", "").startswith(("influence:", "weakness:")):
        return any(
            instance in (*who.progress, *who.weaknesses) and instance not in who.flipped for who in e.state.characters
        )
    return is_in_play(e, made.scope.get("source", ""))


def duration_word(e: Engine, made: Modifier) -> Word | None:
    """The duration as it is written; inside `uses` the one that ends it at the latest."""

    written = word_of(e, made)
    duration = written.args.get("duration") if written is not None else None
    if duration is None:
        ability = e.content.abilities.get(made.scope.get("ability", ""))
        duration = ability.duration if ability is not None else None
    if isinstance(duration, Word) and duration.name == "uses":
        duration = duration.args.get("duration")
    return duration if isinstance(duration, Word) else None


def holds_on(e: Engine, made: Modifier) -> bool:
    """Whether the markers still lie, the condition has not come true yet."""
    word = duration_word(e, made)
    if word is None:
        return True
    if word.name == "while_marker":
        return count_markers(e, word.args["kind"], word.args.get("at", "here"), made.scope) > 0
    return not all_hold(e, word.args["cond"], made.scope)


def look(e: Engine) -> None:
    """What hung on something that is gone, or lasted until a condition that has come true, is over for good."""
    over = [one for one in e.state.modifiers if (one.duration in HANGING) and not is_running(e, one)]
    if over:
        drop(e, over)


def drop(e: Engine, over: list[Modifier]) -> None:
    """Modifiers have ended; what was put on the map for their time is taken back."""
    e.state.modifiers = [made for made in e.state.modifiers if not any(made is one for one in over)]
    e.changed()
    for made in over:
        if made.stat.startswith(PLACED):
            take_back(e, made)


def end_payment(e: Engine) -> None:
    """A payment is over, which was the last on the stack, and with it what was to count for it alone."""
    depth = len(e.state.stack)
    over = [made for made in e.state.modifiers if made.duration == "action" and made.until == depth]
    if over:
        drop(e, over)


def end(e: Engine, moment: str) -> None:
    """A moment has come: what lasted until then is over."""
    ending = ENDS[moment]
    now = e.state.encounter.round
    over = []
    for made in e.state.modifiers:
        word = made.duration
        if word not in ending and not (moment == "encounter" and word in IN_ENCOUNTER):
            continue
        if moment == "action" and is_going_on(e, made.until):
            continue  # made by an action around the one that has ended
        if moment == "round" and word in ("next_round", "rounds") and now < made.until:
            continue
        over.append(made)
    if over:
        drop(e, over)
    if moment == "encounter":
        e.state.delayed.clear()


def word_of(e: Engine, made: Modifier) -> Word | None:
    """The text that made a modifier: "influence:x#a/do/0"."""
    ref, _, place = made.ref.rpartition("/")
    words = e.content.lists.get(ref, ())
    return words[int(place)] if place.isdigit() and int(place) < len(words) else None


def take_back(e: Engine, made: Modifier) -> None:
    """The time of something on the map is over."""
    what = made.filters
    if made.stat == "~terrain":
        tokens = e.state.land.terrain.get(what["kind"], [])
        if sorted(what["fields"]) in tokens:
            settle_quietly(e, land.remove_terrain(e.state.land, what["kind"], what["fields"][0]))
            e.fire("terrain_changed", kind=what["kind"], field=what["fields"][0])
    elif made.stat == "~wall":
        settle_quietly(e, land.lift_wall(e.state.land, e.content, what["edge"]))
        e.fire("wall_changed", edge=what["edge"])
    elif made.stat == "~blocked":
        settle_quietly(e, land.unblock_field(e.state.land, e.content, what["field"]))


def settle_quietly(e: Engine, change: land.Change) -> None:
    """Tokens go back; nobody loses a field when something is taken off the map."""
    tokens_back(e, change.returned)
    e.changed()
