"""Dice (6.15): a roll, the window in which anybody may have it rolled again, and what is done to an accepted face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.declining import Round, all_decline
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import SERVICES, Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.modifiers import face_map, switch, switched

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

LUCK = ("doom", "void", "one", "two", "three")  # from worst to best (`shift_face`)


def faces(e: Engine, die: str) -> list[str]:
    """The six faces of a die, each as often as it is there."""
    return [face for face, n in e.option(f"{die}_faces").items() for _ in range(n)]


def cast(e: Engine, f: Frame) -> None:
    """Roll the die of a frame."""
    f.data["face"] = e.chance.roll(e.state, f.data["die"], faces(e, f.data["die"]))
    e.learned()
    e.tell("rolled", die=f.data["die"], face=f.data["face"], roller=f.data["roller"])
    op.watched(e)
    e.fire("die_rolled", die=f.data["die"], face=f.data["face"], roller=f.data["roller"])


def current_roll(e: Engine) -> Frame | None:
    """The roll that is being looked at."""
    return next((frame for frame in reversed(e.state.stack) if frame.kind == "roll"), None)


def reroll(e: Engine) -> None:
    """The die is rolled again: earlier results never happened (ETH-ROL-03)."""
    frame = current_roll(e)
    if frame is not None and frame.at == "window":
        cast(e, frame)


def may_reroll(e: Engine, roller: int, glowstone: bool = False) -> bool:
    """Whether somebody's die may be rolled again at all (ETH-ROL-04); the mutations are part of the switches."""
    who = roller if roller >= 0 else None
    if switch(e, "cannot_reroll", who):
        return False
    return not (glowstone and switch(e, "cannot_reroll_with_glowstone", who))


@handles("roll")
def roll(e: Engine, f: Frame) -> None:
    """Roll, let it be rolled again (DP-33), accept, change (ETH-ROL-05); the result is the face."""
    if f.at == "":
        f.at = "window"
        cast(e, f)
    elif f.at == "window":
        about = {"die": f.data["die"], "face": f.data["face"], "roller": roller_name(e, f.data["roller"])}
        if all_decline(e, f, Round("reroll", "DP-33", "accept", about), lambda: rerolls(e, f.data["roller"])):
            accept(e, f)
    elif f.at == "accepted":
        f.at = "changed"
        e.push("window", name="accepted")
    else:
        e.done(f.data["face"])


def rerolls(e: Engine, roller: int) -> list[Choice]:
    """Everything with which anybody may have a die rolled again (ETH-ROL-02), in seat order; stones come last."""
    if not may_reroll(e, roller):
        return []
    found: list[Choice] = SERVICES["side_actions"](e, "reroll")
    if may_reroll(e, roller, glowstone=True):
        for c in e.seat_order():
            if e.character(c).glowstones:
                stone = ("reroll_with_stone", {"c": c})
                found.append(Choice("reroll", c, "glowstone", "marker", actor=e.character(c).id, side=stone, seat=c))
    return found


@handles("reroll_with_stone")
def reroll_with_stone(e: Engine, f: Frame) -> None:
    """A glowstone for another roll, whoever rolled (ETH-GLO-02)."""
    op.lose(e, "glowstone", f.data["c"], 1)
    e.done()
    reroll(e)


def roller_name(e: Engine, roller: int) -> str:
    """Who rolls."""
    return e.character(roller).id if roller >= 0 else "team"


def accept(e: Engine, f: Frame) -> None:
    """The result stands; faces that count as others are changed first (ETH-ROL-05)."""
    roller = f.data["roller"] if f.data["roller"] >= 0 else None
    for forbidden in ("cannot_reroll", "cannot_reroll_with_glowstone"):
        switched(e, forbidden, roller)  # for this roll it has counted (9.9)
    if f.data["die"] == "luck" and f.data["roller"] >= 0:
        f.data["face"] = face_map(e, f.data["roller"], f.data["face"])
    f.scope["face"] = f.data["face"]
    f.at = "accepted"
    e.tell("accepted", die=f.data["die"], face=f.data["face"], roller=f.data["roller"])
    e.fire("die_accepted", die=f.data["die"], face=f.data["face"], roller=f.data["roller"])


def shift(e: Engine, by: int) -> None:
    """An accepted luck result moves along its faces and stops at the ends (`shift_face`)."""
    frame = current_roll(e)
    if frame is not None and frame.data["die"] == "luck":
        place = LUCK.index(frame.data["face"]) + by
        set_face(e, LUCK[max(0, min(place, len(LUCK) - 1))])


def set_face(e: Engine, face: str) -> None:
    """An accepted result becomes another one (`set_face`)."""
    frame = current_roll(e)
    if frame is not None:
        frame.data["face"] = face
        frame.scope["face"] = face
        e.tell("face_set", die=frame.data["die"], face=face)
