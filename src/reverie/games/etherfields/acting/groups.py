"""Group actions (6.20): paid team_size times, each time with a marker (ETH-GRP-01), by anybody in any round
(ETH-GRP-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.state import Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def placed(e: Engine, ability: Ability) -> list[str]:
    """The intended colours of the markers at an action; they belong to all (ETH-GRP-06) and to no figure
    (ETH-GRP-07)."""
    return e.state.encounter.intent_markers.get(ability.ref, [])


def begun_color(e: Engine, ability: Ability) -> str | None:
    """The first marker fixes the colour (ETH-GRP-05)."""
    there = placed(e, ability)
    return there[0] if there else None


def free_markers(e: Engine) -> int:
    """Intent markers that lie nowhere; any colour may stand in for another (ETH-GRP-08)."""
    return e.state.supply["intent_marker"]


def missing_instalments(e: Engine, ability: Ability) -> int:
    """How many instalments are missing until the action happens (ETH-GRP-04)."""
    return e.team_size - len(placed(e, ability))


def most_instalments(e: Engine, f: Frame) -> int:
    """How many instalments one payment can count (ETH-GRP-08, ETH-GRP-09): those with a marker, and the one that
    completes."""
    ability = e.content.abilities[f.data["ability"]]
    missing = missing_instalments(e, ability)
    free = free_markers(e)
    if ability.keyword == "none":
        return missing if free >= missing - 1 else free
    # Completed several times: markers come back with every execution, so only the rest needs room.
    if free < missing - 1:
        return free
    return 99


def make_room(e: Engine, f: Frame) -> bool:
    """TEAM may free markers, one at a time, before anything is spent (DP-40); True when the payment can begin."""
    ability = e.content.abilities[f.data["ability"]]
    needed = missing_instalments(e, ability) - 1  # the completing instalment needs none
    others = [ref for ref, there in e.state.encounter.intent_markers.items() if there and ref != ability.ref]
    answer = f.take()
    if answer == "enough":
        f.data["room_made"] = True
    elif answer is not None:
        e.state.encounter.intent_markers[answer].pop()
        e.state.supply["intent_marker"] += 1
        e.tell("intent_marker_taken", ability=answer)
        op.watched(e)
        return False
    if f.data.get("room_made") or free_markers(e) >= max(1, needed) or needed <= 0 or not others:
        if free_markers(e) == 0 and needed > 0:
            e.done()  # no marker and none given up: the instalment cannot be paid
            return False
        return True
    choices = [Choice("free", ref, ref.partition(":")[2], "ability") for ref in others]
    e.ask(
        "free-marker", "DP-40", e.everybody, [*choices, Choice("enough", "enough")], {"ability": ability.ref},
        always=True,
    )  # fmt: skip
    return False


def place_markers(e: Engine, f: Frame) -> int:
    """Instalments were paid: markers go down; how often the action happens now (ETH-GRP-04, ETH-GRP-09)."""
    ability = e.content.abilities[f.data["ability"]]
    there = e.state.encounter.intent_markers.setdefault(ability.ref, [])
    colors = [color for color, n in f.data["needs"].items() if n > 0]
    color = there[0] if there else (colors[0] if colors else "wrath")
    paid, size = int(f.data["k"]), e.team_size
    whole = len(there) + paid
    executions, rest = divmod(whole, size)  # a plain one takes no more than is missing (`most_instalments`)
    before = len(there)
    there[:] = [color] * rest
    e.state.supply["intent_marker"] += before - rest
    e.tell(
        "group",
        character=f.data["actor"],
        ability=ability.ref,
        color=color,
        paid=paid,
        markers=rest,
        size=size,
        happens=executions,
    )
    op.watched(e)
    e.fire("group_completed" if executions else "group_marker_placed", character=f.data["actor"], ability=ability.ref)
    return executions
