"""Whether something is in play, by its ref: without asking what works, only what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def is_in_play(e: Engine, ref: str) -> bool:
    """Whether a thing lies in play: laid, worn, equipped, placed, revealed."""
    kind, _, name = ref.partition(":")
    state, team, here = e.state, e.state.team, e.state.encounter
    if kind in ("influence", "weakness"):
        return any(state.design[card] == ref for who in state.characters for card in (*who.progress, *who.weaknesses))
    if kind == "mask":
        return any(who.mask == name for who in state.characters)
    if kind == "memory":
        return any(name in who.memories for who in state.characters)
    if kind == "item":
        return name in team.items
    if kind == "tile":
        return name in state.land.tiles
    if kind == "overlay":
        return name in state.land.overlays
    if kind == "creature":
        return e.creature(name) is not None
    if kind in ("gate", "slumber"):
        return here.source == ref
    if kind == "fate":
        return name in state.land.rifts.values()
    if kind == "season":
        return team.season == name
    if kind == "wisdom":
        return name in team.wisdoms
    if kind == "clue":
        return name in team.clues
    if kind == "companion":
        return name in here.companions
    if kind == "turn_card":
        return here.turn_deck[:1] == [name]
    return ref in here.revealed


def refs_of(e: Engine, name: str) -> list[str]:
    """The refs a bare id may mean: "lodger" -> "creature:lodger"."""
    if name in e.content.things:
        return [name]
    known = e.content_cache("refs_of")
    if name not in known:
        known[name] = [ref for ref in e.content.things if ref.partition(":")[2] == name]
    found: list[str] = known[name]
    return found
