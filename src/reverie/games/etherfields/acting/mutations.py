"""Mutation tokens (6.28, 2.3). What they change is read by `modifiers.py`, at once (ETH-MUT-04); here they come and
go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.language.modifiers import switch, switched

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def add_mutation(e: Engine, creature: str, n: int = 1, kind: str | None = None) -> int:
    """n random tokens from the bag onto a creature tile, or those of a kind; as many as there are (ETH-MUT-01).

    A poisoned creature gets none (ETH-STA-05).
    """
    tile, bag = e.creature(creature), e.state.mutation_bag
    if tile is None or tile.is_poisoned:
        return 0
    if switch(e, "cannot_gain_mutations", creature=creature):
        switched(e, "cannot_gain_mutations", creature=creature)
        return 0
    added: list[str] = []
    while len(added) < n:
        if kind is not None and kind not in bag:
            break
        if not bag:
            break
        token = kind if kind is not None else e.chance.pick(e.state, bag)
        bag.remove(token)
        tile.mutations.append(token)
        added.append(token)
        e.learned()
        e.changed()
        e.tell("mutation_added", creature=creature, mutation=token)
        op.check_death(e)
    if added:
        e.fire("mutation_added", creature=creature, kind=added[-1], n=len(added))
    return len(added)


def remove_mutation(e: Engine, creature: str, kind: str) -> bool:
    """A token goes back to the bag (ETH-MUT-05)."""
    tile = e.creature(creature)
    if tile is None or kind not in tile.mutations:
        return False
    take_off(e, creature, kind)
    e.fire("mutation_removed", creature=creature, kind=kind)
    return True


def take_off(e: Engine, creature: str, kind: str) -> None:
    """The token alone, without anybody listening."""
    tile = e.creature(creature)
    assert tile is not None
    tile.mutations.remove(kind)
    e.state.mutation_bag.append(kind)
    e.changed()
    e.tell("mutation_removed", creature=creature, mutation=kind)
    op.watched(e)
