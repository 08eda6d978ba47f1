"""Ether, glowstones, keys, hours, spirit tokens, and intents from elsewhere (9.8, Resources)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.payment import feed, is_needed, open_payment
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, number, personal, team
from reverie.games.etherfields.language.selectors import decider

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def gaining(kind: str) -> Callable[[Engine, Frame, Args, int], bool]:
    """As much as the supply has (ETH-GEN-07)."""

    def gain(e: Engine, f: Frame, args: Args, c: int) -> bool:
        op.gain(e, kind, c, f.data["n"])
        return True

    return gain


def losing(kind: str) -> Callable[[Engine, Frame, Args, int], bool]:
    """As much as there is (ETH-GEN-04)."""

    def lose(e: Engine, f: Frame, args: Args, c: int) -> bool:
        op.lose(e, kind, c, f.data["n"])
        return True

    return lose


for kind_of_token in ("ether", "glowstone", "spirit"):
    personal(f"gain_{kind_of_token}")(gaining(kind_of_token))
    personal(f"lose_{kind_of_token}")(losing(kind_of_token))


@team("gain_key")
def gain_key(e: Engine, f: Frame, args: Args, n: int) -> None:
    """Keys are the team's."""
    op.gain_keys(e, n)


@team("lose_key")
def lose_key(e: Engine, f: Frame, args: Args, n: int) -> None:
    """As many as there are."""
    op.lose_keys(e, n)


@team("gain_hours")
def gain_hours(e: Engine, f: Frame, args: Args, n: int) -> None:
    """Up to the end of the clock (ETH-HRS-01)."""
    op.set_hours(e, e.state.team.hours + n)


@team("lose_hours")
def lose_hours(e: Engine, f: Frame, args: Args, n: int) -> None:
    """As many as there are (ETH-HRS-03)."""
    op.set_hours(e, e.state.team.hours - n)


@team("set_hours")
def set_hours(e: Engine, f: Frame, args: Args, n: int) -> None:
    """From 0 to the end of the clock."""
    op.set_hours(e, n)


@effect("distribute")
def distribute(e: Engine, f: Frame, args: Args) -> None:
    """TEAM splits markers among characters, one at a time (7.21)."""
    kind = args["kind"]
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        f.data["left"] = left = left - 1
        op.gain(e, kind, answer, 1)
        if e.state.fired:
            return
    if left <= 0 or not e.state.supply[kind]:
        e.done()
        return
    choices = [Choice("give", c, e.character(c).id, "character") for c in e.seat_order()]
    e.ask("distribute", "DP-60", e.everybody, choices, {"kind": kind, "left": left})


@personal("gain_intent")
def gain_intent(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Into the payment that the character has open, before its boost; cunning may be a movement now; else lost."""
    color, n = args["color"], f.data["n"]
    frame = open_payment(e, c)
    if frame is None:
        if color == "cunning" and args.get("now") == "move" and n > 0:
            e.push("move", f.scope, c=c, steps=n)
        return True
    if color == "chosen":
        needed = [one for one in frame.data["needs"] if is_needed(frame, one)]
        if f.scope.get("zone") == "back":  # of the colours that a back may bring (ETH-BCK-07)
            needed = [one for one in needed if one in e.option("free_spirit_colors")]
        if not needed:
            return True
        answer = f.take() if len(needed) > 1 else needed[0]
        if answer is None:
            choices = [Choice("choose", one, one, "color") for one in needed]
            e.ask("color", "DP-60", decider(e, f.scope, args), choices, {"character": e.character(c).id})
            return False
        color = answer
    feed(e, c, color, n)
    return True
