"""What is in play now, in one fixed order: everything whose passives work, whose triggers listen, whose actions can be
named (ETH-ACT-01). Cards in hand and the backs of decks are not in play; `actions.py` and `interrupts.py` look there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.land import features
from reverie.games.etherfields.language.inactive import masks_are_inactive, progress_is_inactive

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def in_play(e: Engine) -> list[Source]:
    """Every ability in play."""
    if e.sources_version != e.version:
        e.sources = list(collect(e))
        e.sources_version = e.version
        e.caches.clear()
    return e.sources


def collect(e: Engine) -> list[Source]:
    """Look everywhere."""
    content, state, team, here = e.content, e.state, e.state.team, e.state.encounter
    found: list[Source] = []

    def add(
        abilities: tuple[Ability, ...], zone: str, instance: int | str | None, holder: int, field: int = -1
    ) -> None:
        for ability in abilities:
            found.append(Source(ability, zone, instance, holder, field))

    for c, who in enumerate(state.characters):
        if who.progress and not progress_is_inactive(e, c):
            for card in who.progress:
                if card not in who.flipped:
                    add(content.things[state.design[card]].abilities, "progress", card, c)
        if who.mask is not None and not masks_are_inactive(e, c):
            add(content.mask[who.mask].abilities, "mask", who.mask, c)
        for card in who.weaknesses:
            add(content.things[state.design[card]].abilities, "weakness", card, c)
        for memory in who.memories:
            add(content.memory[memory].abilities, "memory", memory, c)
    for item in team.items:
        add(content.item[item].abilities, "item", item, -1)
    for tile_id in state.land.tiles:
        add(content.tile[tile_id].rules, "tile", tile_id, -1)
    found += on_the_map(e)
    if here.kind == "dream" and here.phase != "setup":  # until the introduction is over its first side lies up
        add(content.things[here.source].abilities, "gate", None, -1)
    elif here.kind == "slumber":
        add(content.things[here.source].abilities, "slumber", None, -1)
    for creature in here.creatures:
        add(content.creature[creature.id].abilities, "creature", creature.id, -1)
    for ref in here.revealed:
        add(content.things[ref].abilities, "event", ref, -1)
    for field, fate_id in features.rift_fields(state.land, content):  # for all, or on its field (ETH-RFT-01)
        fate = content.fate[fate_id]
        add(fate.abilities, "rift", fate_id, -1, field if fate.rift_field == "slot" else -1)
    if team.season is not None:
        add(content.season[team.season].abilities, "season", None, -1)
    for wisdom in team.wisdoms:
        add(content.wisdom[wisdom].abilities, "wisdom", wisdom, -1)
    for clue in team.clues:
        add(content.clue[clue].abilities, "clue", clue, -1)
    for companion, keeper in here.companions.items():
        add(content.companion[companion].abilities, "companion", companion, keeper)
    return found


def on_the_map(e: Engine) -> list[Source]:
    """What is printed on fields and in sockets that work: looked for anew only if the map shows something else, not
    whenever somebody takes a step."""
    content, land = e.content, e.state.land
    if e.mapped is None or e.mapped[:3] != (land.cover, land.used, land.sockets):
        found = [
            Source(ability, "field", field, -1, field)
            for field in features.fields(land)
            for ability in features.actions(land, content, field)
        ]
        found += [
            Source(ability, "socket", socket.id, -1, field)
            for field, socket in features.open_sockets(land, content)
            for ability in socket.abilities
        ]
        e.mapped = list(land.cover), list(land.used), dict(land.sockets), found
    return e.mapped[3]
