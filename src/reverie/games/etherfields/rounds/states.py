"""States of figures (6.29): how they come and go. How far confused ones reach is said by `selectors.py`, `reach.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.state import Figure
from reverie.games.etherfields.language.modifiers import switch, switched

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def token_of(e: Engine, kind: str) -> str:
    """The token that has a state on one of its sides."""
    tokens: dict[str, int] = e.option("state_token_sides")
    return next(sides for sides in tokens if kind in sides.split("/"))


def put_state(e: Engine, number: int, kind: str) -> bool:
    """A state token is put next to a figure, if one is left with that side (ETH-STA-01)."""
    figure = e.state.figures.get(number)
    if figure is None or figure.kind == "companion" or has_state(e, figure, kind):
        return False
    if figure.kind == "character" and kind == "poisoned":
        return False
    whose = {"creature": figure.of} if figure.kind == "creature" else {"who": number}
    if switch(e, "immune_state", kind=kind, **whose):
        switched(e, "immune_state", kind=kind, **whose)
        return False
    if not op.from_supply(e, token_of(e, kind)):
        return False
    if kind == "poisoned":
        tile = e.creature(figure.of)
        assert tile is not None
        tile.is_poisoned = True
        figure.states[kind] = "encounter"
    else:
        # A state that a character gets in the dreamlands phase stays to the end of the next character phase, which is
        # the next one that ends anyway (ETH-STA-06).
        figure.states[kind] = "phase" if figure.kind == "character" else "round"
    e.changed()
    e.tell("state_added", figure=number, of=figure.of, state=kind)
    op.watched(e)
    e.fire("state_added", figure=number, kind=kind, **named(number, figure))
    return True


def named(number: int, figure: Figure) -> dict[str, object]:
    """Whose figure it is, as triggers want to know it."""
    return {"character": number} if figure.kind == "character" else {"creature": figure.of}


def has_state(e: Engine, figure: Figure, kind: str) -> bool:
    """Whether a figure has a state; `poisoned` concerns the whole tile."""
    if kind == "poisoned" and figure.kind == "creature":
        tile = e.creature(figure.of)
        return tile is None or tile.is_poisoned
    return kind in figure.states


def remove_state(e: Engine, number: int, kind: str) -> bool:
    """A state ends; its token goes back."""
    figure = e.state.figures.get(number)
    if figure is None or not has_state(e, figure, kind):
        return False
    if kind == "poisoned":
        tile = e.creature(figure.of)
        assert tile is not None
        tile.is_poisoned = False
        for other in e.state.figures.values():
            if other.of == figure.of:
                other.states.pop(kind, None)
    else:
        del figure.states[kind]
    op.to_supply(e, token_of(e, kind))
    e.changed()
    e.tell("state_removed", figure=number, of=figure.of, state=kind)
    op.watched(e)
    e.fire("state_removed", figure=number, kind=kind, **named(number, figure))
    return True


def expire(e: Engine, moment: str) -> None:
    """The states that end with a phase or round go (ETH-RND-04, ETH-RND-07)."""
    for number, figure in list(e.state.figures.items()):
        for kind in [kind for kind, end in figure.states.items() if end == moment]:
            remove_state(e, number, kind)


def clear(e: Engine) -> None:
    """All states are removed at the end of an encounter (ETH-END-02)."""
    for number, figure in list(e.state.figures.items()):
        for kind in list(figure.states):
            remove_state(e, number, kind)
    for tile in e.state.encounter.creatures:
        if tile.is_poisoned:  # the figure it was put next to is gone
            tile.is_poisoned = False
            op.to_supply(e, token_of(e, "poisoned"))
