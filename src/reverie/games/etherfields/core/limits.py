"""How often something may be used (ETH-GEN-13): per round for each character, everything longer for the whole team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields import land
from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core import operations as op

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

PER_CHARACTER = {"per_round": "round", "per_phase": "phase"}
FOR_ALL = {
    "per_encounter": "encounter",
    "per_sitting": "sitting",
    "once_ever": "ever",
    "single_use": "encounter",  # until the tile leaves the map: the land remembers it, too (ETH-ACT-09)
}


def key_of(ability: Ability, instance: object, c: int) -> str | None:
    """The name under which uses are counted; None: there is no limit."""
    if ability.limit in PER_CHARACTER:
        return f"{PER_CHARACTER[ability.limit]}|{ability.ref}|{instance}|{c}"
    if ability.limit in FOR_ALL:
        return f"{FOR_ALL[ability.limit]}|{ability.ref}|{instance}|"
    return None


def is_left(e: Engine, ability: Ability, instance: object, c: int) -> bool:
    """Whether something may still be used."""
    key = key_of(ability, instance, c)
    return key is None or key not in e.state.uses


def use(e: Engine, ability: Ability, instance: object, c: int) -> None:
    """Something has been used: the payment has succeeded (ETH-ACT-10)."""
    key = key_of(ability, instance, c)
    if key is not None:
        e.state.uses[key] = e.state.uses.get(key, 0) + 1
    if ability.limit == "single_use":
        if op.from_supply(e, "block"):  # none left: it is remembered all the same (ETH-ACT-09)
            e.state.blocked[ability.ref] = 1
        land.use_action(e.state.land, ability.ref)
        e.changed()
        op.watched(e)


def renew(e: Engine, moment: str) -> None:
    """A round, phase, encounter or sitting is over: what was limited by it may be used again."""
    uses = e.state.uses
    for key in [key for key in uses if key.partition("|")[0] == moment]:
        del uses[key]
    if moment == "round":
        e.state.noted.clear()
    elif moment == "sitting":
        e.state.lent.clear()
