"""Parts of a map that are laid when somebody stands beside them: where one has to go to see them.

Read from the texts that are carried out when a field is entered, as a player reads them on the gate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.land import features
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.selectors import has_tag

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Tags = frozenset[str]


def revealed(e: Engine, ref: str, tags: Tags) -> Iterator[tuple[str, Tags]]:
    """The letters of the tiles that a list lays, and the kinds of fields that its conditions ask for."""
    for word in e.content.lists.get(ref, ()):
        if word.name == "reveal_tile":
            yield str(word.args["code"]).rpartition("-")[2], tags
        elif word.name == "script":
            yield from revealed(e, e.content.script[word.args["n"]].do, tags)
        elif word.name == "if":
            yield from revealed(e, word.args["do"], tags | tags_in(word.args["cond"]))
        elif word.name == "in_order":
            yield from revealed(e, word.args["do"], tags)


def tags_in(conditions: tuple[Word, ...]) -> Tags:
    """The kinds of fields that conditions ask for; of several that would do, none is asked for."""
    return frozenset(word.args["tag"] for word in conditions if word.name == "on_tag")


def entered(e: Engine) -> list[Ability]:
    """The texts of the gate at hand that are carried out when a field is entered."""
    gate = e.state.encounter.source
    known: dict[str, list[Ability]] = e.content_cache("entered")
    if gate not in known:
        known[gate] = [
            one
            for one in e.content.abilities.values()
            if one.source == gate and one.kind == "trigger" and one.when is not None and one.when.name == "enter_field"
        ]
    return known[gate]


def laid_by_walking(e: Engine) -> dict[str, list[Tags]]:
    """The tiles of a dream that are laid by standing on some kind of field: their ids, and the kinds of fields."""
    gate = e.state.encounter.source
    known: dict[str, dict[str, list[Tags]]] = e.content_cache("laid_by_walking")
    if gate not in known:
        found = known[gate] = {}
        here = e.content.gate.get(gate.partition("gate:")[2])  # a slumber lays no tiles of its own
        group = here.group if here is not None else None
        letters = {
            tile.code.letter: tile.id
            for tile in e.content.tile.values()
            if tile.code is not None and tile.code.group == group
        }
        for ability in entered(e):
            for letter, tags in revealed(e, ability.ways[0].do, tags_in(ability.requires)):
                if tags and letter in letters:
                    found.setdefault(letters[letter], []).append(tags)
    return known[gate]


def fields_to_enter(e: Engine) -> dict[int, str]:
    """The fields from which a tile would be laid that is not there yet, and which; kept until something is laid."""
    in_play(e)  # empties the caches if what is in play has changed
    found: dict[int, str] | None = e.caches.get("to enter")
    if found is not None:
        return found
    found = {}
    for tile, ways in laid_by_walking(e).items():
        if tile in e.state.land.tiles:
            continue
        for field in features.fields(e.state.land):
            if any(all(has_tag(e, field, tag) for tag in tags) for tags in ways):
                found.setdefault(field, tile)
    if not any("trap" in tags for ways in laid_by_walking(e).values() for tags in ways):  # traps may come by conditions
        e.caches["to enter"] = found
    return found
