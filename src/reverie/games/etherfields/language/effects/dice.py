"""Dice (9.8, Dice)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting import rolling
from reverie.games.etherfields.core.engine import effect
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args
from reverie.games.etherfields.language.selectors import who

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("roll_luck")
def roll_luck(e: Engine, f: Frame, args: Args) -> None:
    """The character whose text it is rolls; then what the table says of the face (ETH-ROL-01, ETH-GEN-18)."""
    if f.at == "":
        found = who(e, f, args)
        if found is None:
            return
        f.at = "rolled"
        e.push("roll", f.scope, die="luck", roller=found[0] if found else -1)
        return
    follow(e, f, args)


@effect("roll_creature")
def roll_creature(e: Engine, f: Frame, args: Args) -> None:
    """TEAM rolls the creature die; then what the table says of the face."""
    if f.at == "":
        f.at = "rolled"
        e.push("roll", f.scope, die="creature", roller=-1)
        return
    follow(e, f, args)


def follow(e: Engine, f: Frame, args: Args) -> None:
    """What belongs to the face; a face that is not mentioned has no effect."""
    face = f.data.pop("result")
    f.scope["face"] = face
    e.done()
    e.push_list(args["table"].get(face, ""), f.scope)


@effect("reroll")
def reroll(e: Engine, f: Frame, args: Args) -> None:
    """The die that lies there is rolled again (ETH-ROL-02), if it is one of those meant and nothing forbids it
    (ETH-ROL-04)."""
    e.done()
    frame = rolling.current_roll(e)
    which = args.get("which", "this")
    if frame is None or which not in ("this", "any", frame.data["die"]):
        return
    if rolling.may_reroll(e, frame.data["roller"]):
        rolling.reroll(e)
        f.scope["face"] = frame.data["face"]  # "if the new face is doom"


@effect("set_face")
def set_face(e: Engine, f: Frame, args: Args) -> None:
    """An accepted result becomes another one; no reroll (ETH-ROL-05)."""
    e.done()
    frame = rolling.current_roll(e)
    if frame is not None and args["face"] in rolling.faces(e, frame.data["die"]):
        rolling.set_face(e, args["face"])


@effect("shift_face")
def shift_face(e: Engine, f: Frame, args: Args) -> None:
    """An accepted luck result moves along its faces and stops at the ends."""
    e.done()
    rolling.shift(e, args["n"])
