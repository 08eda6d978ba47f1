"""Suffering, sealing by creatures, healing, and what holds suffering off (9.8, Suffering)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import effect
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.language import notes
from reverie.games.etherfields.language.effects.common import Args, number, personal
from reverie.games.etherfields.language.finding import characters_of, figures_named, is_creature
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.language.selectors import pick

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

CREATURE_STEPS = {"mutation", "basic", "special"}
PASSIVE = {"passive", "trigger", "step"}


def creature_cause(e: Engine, scope: Scope) -> dict[str, Any] | None:
    """Why something happens, if it is an effect of a creature in the sense of ETH-CRE-12: its steps and passives, not
    its interactions, not the last line of a slumber."""
    if not is_creature(scope) or "actor" in scope:
        return None
    cause: dict[str, Any] = scope.setdefault("cause", {})
    if cause.get("step") in CREATURE_STEPS:
        return cause
    ability = e.content.abilities.get(scope.get("ability", ""))
    return cause if ability is not None and ability.kind in PASSIVE else None


def raised(e: Engine, f: Frame, c: int, n: int, stat_name: str) -> int:
    """What cruelty, binding and modifiers make of an amount: once per effect and character, never out of nothing
    (ETH-MUT-03)."""
    cause = creature_cause(e, f.scope)
    if cause is None or n <= 0:
        return n
    if notes.is_noted(e, f.scope, stat_name, c):
        return n
    notes.note(e, f.scope, stat_name, c)
    creature, step = f.scope["source"][9:], cause.get("step")
    raised_to = stat(e, stat_name, n, c, creature=creature, kind=step)
    used(e, stat_name, c, creature=creature, kind=step)
    return raised_to


def comes_from_stunned(e: Engine, scope: Scope, c: int) -> bool:
    """Whether only stunned figures have the character in range: their suffering is ignored (ETH-STA-03)."""
    if creature_cause(e, scope) is None:
        return False
    if notes.is_noted(e, scope, "stunned", c):
        return True
    known = [e.state.figures[number] for number in figures_named(e, "creature", scope["source"][9:])]
    everyone = bool(known) and all("stunned" in figure.states for figure in known)
    return everyone and not notes.is_noted(e, scope, "awake", c)


def cause_of(scope: Scope) -> dict[str, Any]:
    """Why something happens, for whatever it causes."""
    return dict(scope.get("cause") or {})


@personal("suffer")
def suffer(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """One suffering event (ETH-SUF-06)."""
    if comes_from_stunned(e, f.scope, c):
        e.tell("stunned", character=c)
        return True
    n = raised(e, f, c, f.data["n"], "creature_suffering")
    if n > 0:
        e.push("suffer", f.scope, c=c, n=n, cause=cause_of(f.scope), preventable="all")
    return True


@personal("heal")
def heal(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Markers go back, as many as there are."""
    healed = 0
    while healed < f.data["n"] and op.heal_one(e, c):
        healed += 1
    if healed:
        e.fire("healed", character=c, n=healed)
    return True


def nearest(e: Engine, kinds: tuple[str, ...]) -> Frame | None:
    """The suffering or sealing that is about to happen."""
    return next((frame for frame in reversed(e.state.stack) if frame.kind in kinds), None)


def prevent_in(e: Engine, f: Frame, args: Args, kind: str) -> None:
    """Less of what is about to happen; outside such a window nothing."""
    n = number(e, f, args)
    e.done()
    frame = nearest(e, (kind,))
    if frame is not None and frame.at in ("", "window"):
        before = frame.data.get("prevented", 0)
        frame.data["prevented"] = min(frame.data["n"], before + n)
        e.tell("prevented", character=frame.data["c"], what=kind, n=frame.data["prevented"] - before)


@effect("prevent")
def prevent(e: Engine, f: Frame, args: Args) -> None:
    """Less suffering (ETH-SUF-06)."""
    prevent_in(e, f, args, "suffer")


@effect("prevent_seal")
def prevent_seal(e: Engine, f: Frame, args: Args) -> None:
    """Fewer sealed cards (ETH-SEL-06)."""
    prevent_in(e, f, args, "seal")


@effect("ignore_effect")
def ignore_effect(e: Engine, f: Frame, args: Args) -> None:
    """The effect that is about to touch this character does not: neither this part of it nor what comes after."""
    c = f.scope.get("self", f.scope.get("actor"))
    e.done()
    stack = e.state.stack
    for depth in range(len(stack) - 1, -1, -1):
        frame = stack[depth]
        if frame.kind not in ("suffer", "seal") or frame.data["c"] != c:
            continue
        frame.data["ignored"] = True
        if depth:
            notes.note(e, stack[depth - 1].scope, "spared", c)
        e.tell("ignored", character=c)
        return


@effect("redirect_suffering")
def redirect_suffering(e: Engine, f: Frame, args: Args) -> None:
    """The rest of the suffering goes to another character; it cannot be redirected again."""
    frame = nearest(e, ("suffer",))
    whom = f"character:{frame.data['c']}" if frame is not None else ""
    found = pick(e, f, "to", args["to"], args, fitting=lambda one: one != whom)
    if found is None:
        return
    e.done()
    to = [c for one in found for c in characters_of(e, one)]
    if frame is not None and to and not frame.data.get("redirected"):
        frame.data["redirected"] = to[0]
        e.tell("redirected", character=frame.data["c"], to=e.character(to[0]).id)
