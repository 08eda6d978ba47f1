"""Maps that can be played on (9.13, 3 and 4): tiles that do not lie on each other, entrances, places to appear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reverie.games.etherfields.content.checks.places import error, of_part
from reverie.games.etherfields.content.findings import Finding, Tangled
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, Gate, ListRef, Tile
from reverie.games.etherfields.content.walking import effects, lists_by_thing, secrets

REVEALS = ("reveal_tile", "place_tile", "reveal")
WORK = 50_000  # tiles looked at: no pack that people wrote needs more


def check(pack: Pack) -> Iterator[Finding]:
    """Overlapping tiles, edges of missing fields, dreams and slumbers nobody could enter."""
    content = pack.content
    assert content is not None
    lists = lists_by_thing(content)
    yield from tiles(pack, content)
    spawning = {  # groups of codes in which creatures appear on spawn fields
        thing.code.group
        for thing in content.things.values()
        if thing.code is not None
        and thing.code.numeral == content.numeral
        and spawns(content, lists.get(thing.ref, ()))
    }
    beginnings = Beginnings(content)
    for gate in content.gate.values():
        has_creatures = gate.group in spawning or spawns(content, lists.get(gate.ref, ()))
        yield from dream(pack, beginnings.tiles(gate), gate, has_creatures)
    yield from slumberlands(pack, content)


def groups(content: Content) -> dict[tuple[str, int] | None, list[Tile]]:
    """The tiles that may lie on one map: of a dream, or of the slumberlands (None)."""
    found: dict[tuple[str, int] | None, list[Tile]] = {}
    for tile in content.tile.values():
        group = (tile.code.numeral, tile.code.group) if tile.code is not None else None
        found.setdefault(group, []).append(tile)
    return found


def tiles(pack: Pack, content: Content) -> Iterator[Finding]:
    """Tiles of one map on the same fields; walls at fields that are not there."""
    moved = {  # tiles that some effect takes away: another may then lie there
        word.args["tile"].args.get("id")
        for words in content.lists.values()
        for word in words
        if word.name == "remove_tile"
    }
    placed = {  # tiles that an effect puts somewhere else than printed
        word.args["code"]
        for words in content.lists.values()
        for word in words
        if word.name == "place_tile" and "anchor" in word.args
    }
    for group in groups(content).values():
        taken: dict[tuple[int, int], Tile] = {}
        for tile in group:
            for edge in tile.edges:
                ends = [end for end in (edge.a, edge.b) if end in ("nw", "ne", "sw", "se")]
                if any(end not in tile.fields for end in ends):
                    place = of_part(pack, tile.ref, "edges")
                    yield error("pack-edge-nowhere", place, id=tile.id, edge=f"{edge.a}-{edge.b}")
            if tile.id in moved or tile.ref in placed:
                continue
            for cell in tile.cells.values():
                other = taken.setdefault(cell, tile)
                if other is not tile:
                    place = of_part(pack, tile.ref, "slot", "anchor", "cells")
                    yield error("pack-tiles-overlap", place, id=tile.id, other=other.id)
                    break


def spawns(content: Content, lists: Iterable[ListRef]) -> bool:
    """Whether creatures appear in these lists without being told where."""
    return any(word.name == "spawn" and "at" not in word.args for ref in lists for word in content.lists[ref])


def dream(pack: Pack, start: list[Tile], gate: Gate, has_creatures: bool) -> Iterator[Finding]:
    """Where characters enter a dream and creatures appear in it. What is missing is missing on its first tile."""
    place = of_part(pack, start[0].ref, "fields") if start else of_part(pack, gate.ref, "setup", "introduction")
    if not any(field.entrance for tile in start for field in tile.fields.values()):
        yield error("pack-no-entrance", place, id=gate.id)
    for tile in start:
        if not tile.cells:
            yield error("pack-tile-nowhere", of_part(pack, tile.ref, "id"), id=tile.id)
    if has_creatures and not any(field.spawn for tile in start for field in tile.fields.values()):
        yield error("pack-no-spawn", place, id=gate.id)


class Beginnings:
    """The tiles that lie there when a dream begins: from its set-up and its introduction."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.codes: dict[ListRef, list[str]] = {}  # what a list reveals; many gates may share an introduction
        self.work = 0

    def tiles(self, gate: Gate) -> list[Tile]:
        """The first tiles of a dream."""
        script = self.content.script.get(gate.introduction)
        found: dict[str, Tile] = {}
        for ref in (gate.setup, script.do if script is not None else ""):
            for code in self.revealed(ref):
                for name in secrets(self.content, code, gate.group):
                    self.work += 1
                    if self.work > WORK:
                        raise Tangled
                    thing = self.content.things[name]
                    if isinstance(thing, Tile):
                        found[name] = thing
        return list(found.values())

    def revealed(self, ref: ListRef) -> list[str]:
        """The codes that a list reveals, each once."""
        if ref not in self.codes:
            words = effects(self.content, ref)
            self.codes[ref] = list(dict.fromkeys(word.args["code"] for word in words if word.name in REVEALS))
        return self.codes[ref]


def slumberlands(pack: Pack, content: Content) -> Iterator[Finding]:
    """The start tiles of the slumberlands, if any slumber is played."""
    played = [slumber for slumber in content.slumber.values() if any(face.rounds for face in slumber.faces)]
    start = [tile for tile in content.tile.values() if tile.start and tile.code is None]
    if not played:
        return
    fields = [field for tile in start for field in tile.fields.values()]
    if not any(field.entrance for field in fields):
        yield error("pack-no-slumber-entrance", of_part(pack, start[0].ref if start else played[0].ref, "fields", "id"))
    creatures = [one for one in played if any(face.creature is not None for face in one.faces)]
    if creatures and not any(field.spawn for field in fields):
        yield error("pack-no-slumber-spawn", of_part(pack, start[0].ref if start else creatures[0].ref, "fields", "id"))
