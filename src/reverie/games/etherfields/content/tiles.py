"""Tiles, overlays and their fields: the parts of a pack that are geometry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie.games.etherfields.content.abilities import Abilities
from reverie.games.etherfields.content.model import Edge, Field, Overlay, Socket, Tile
from reverie.games.etherfields.content.objects import PARTS, QUADRANTS, SIDES
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.values import MISSING, Where, coordinates, found

WITHIN = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}  # of a quadrant: rows and columns from the first
OF_SIDE = {"north": ("nw", "ne"), "east": ("ne", "se"), "south": ("sw", "se"), "west": ("nw", "sw")}
OUTER = {(quadrant, side) for side, quadrants in OF_SIDE.items() for quadrant in quadrants}
INNER = {("nw", "ne"), ("sw", "se"), ("nw", "sw"), ("ne", "se")}
LINES = {*INNER, *((b, a) for a, b in INNER)}
BOARD = 48  # fields: 6 rows, 8 columns
DREAM_TRAP = "trap?"  # a trap whose effects the dream tells; resolved when the gates are known


class Tiles(Abilities):
    """Reads tiles, fields and overlays."""

    def build_tile(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Tile:
        """A tile."""
        placings = [key for key in ("slot", "anchor", "cells") if key in parts]
        if len(placings) > 1:
            self.wrong("pack-exactly-one", node, word="tile", allowed=placings)
        cells: dict[str, tuple[int, int]] = parts.get("cells", {})
        anchor = parts.get("anchor")
        if "slot" in parts:
            anchor = coordinates(f"{parts['slot']}.nw")
        if anchor is not None:
            cells = {q: (anchor[0] + row, anchor[1] + column) for q, (row, column) in WITHIN.items()}
            if anchor[0] > 5 or anchor[1] > 7:
                self.wrong("pack-off-board", node)
        fields: dict[str, Field] = parts.get("fields", {})
        quadrants = tuple(cells) or QUADRANTS
        for quadrant in fields:
            if quadrant not in quadrants:
                self.wrong("pack-no-quadrant", node, value=quadrant)
        trap = parts.get("trap")
        rules, instructions, texts = parts.get("general_rules", ((), (), ()))
        return Tile(
            **common,
            cells=cells,
            slot=parts.get("slot"),
            fields={q: self.with_trap(fields.get(q, Field()), trap) for q in quadrants},
            edges=parts.get("edges", ()),
            symbols=parts.get("symbols", ()),
            rules=rules,
            instructions=instructions,
            instruction_texts=texts,
            rift_slot=parts.get("rift_slot"),
            start=parts["start"],
        )

    def with_trap(self, field: Field, trap: str | None) -> Field:
        """A field whose trap is told by its tile."""
        return replace(field, trap=trap) if field.trap == DREAM_TRAP and trap else field

    def build_overlay(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Overlay:
        """An overlay card."""
        cells = tuple((row, col, self.with_trap(field, parts.get("trap"))) for row, col, field in parts["cells"])
        if len({(row, col) for row, col, _ in cells}) < len(cells):
            self.wrong("pack-cells-twice", node)
        return Overlay(**common, cells=cells, edges=parts.get("edges", ()))

    def type_fields(self, node: Node, where: Where) -> Any:
        """The fields of a tile by quadrant."""
        if not isinstance(node.value, dict):
            self.expected("form", node, "{nw: {…}, ne: {…}, sw: {…}, se: {…}}")
            return MISSING
        fields: dict[str, Field] = {}
        for key, entry in node.value.items():
            if key not in QUADRANTS:
                self.findings.add("pack-value", node.key_place(key), value=key, allowed=QUADRANTS, among=QUADRANTS)
                continue
            field = self.type_field_of(entry, replace(where, ref=f"{where.ref}/{key}"))
            if field is not MISSING:
                fields[key] = field
        return fields

    def type_field_of(self, node: Node, where: Where) -> Any:
        """A field as it is printed."""
        if node.value is None:
            return Field()
        values = self.record(PARTS["field"].parameters, node, where, "field")
        if not values:
            return MISSING
        spawn = values.get("spawn", (False, None))
        self.own_tags.update(values.get("special", ()))
        return Field(
            blocked=values["blocked"],
            entrance=values["entrance"],
            spawn=spawn[0],
            spawn_suit=spawn[1],
            terrain=values.get("terrain", ()),
            stairs=values["stairs"],
            trap=values.get("trap"),
            draw_bonus=values["draw_bonus"],
            special=values.get("special", ()),
            socket=values.get("socket"),
            actions=values.get("actions", ()),
        )

    def type_spawn_point(self, node: Node, where: Where) -> Any:
        """true, or {suit: moth}."""
        if isinstance(node.value, bool):
            return (node.value, None)
        if isinstance(node.value, dict) and set(node.value) <= {"suit"}:
            if not node.value or node.value["suit"].value is None:
                return (True, None)
            suit = self.parse("SUIT", node.value["suit"], where)
            return MISSING if suit is MISSING else (True, suit)
        self.expected("form", node, "true / {suit: moth}")
        return MISSING

    def type_trap(self, node: Node, where: Where) -> Any:
        """true (the tile or the dream tells what happens), or the effects."""
        if node.value is True:
            self.dream_traps.append((where.ref, node))
            return DREAM_TRAP
        if node.value is False:
            return MISSING
        if isinstance(node.value, list):
            return self.effects(node, where, where.inner("trap"))
        self.expected("form", node, "true / [{suffer: 1}]")
        return MISSING

    def type_socket_of(self, node: Node, where: Where) -> Any:
        """A socket."""
        inner = replace(where, duration=self.while_word("while_socket_active"))
        values = self.record(PARTS["socket"].parameters, node, inner, "socket")
        if "id" not in values or "abilities" not in values:
            return MISSING
        if values["id"] in self.sockets:
            self.wrong("pack-twice", node, value=values["id"])
        self.sockets.add(values["id"])
        return Socket(values["id"], values["abilities"])

    def type_cells(self, node: Node, where: Where) -> Any:
        """Where the fields of a tile lie: by quadrant, or as a list nw, ne, sw, se."""
        if isinstance(node.value, list) and 0 < len(node.value) <= 4:
            entries = list(zip(QUADRANTS, node.value, strict=False))
        elif isinstance(node.value, dict) and node.value and set(node.value) <= set(QUADRANTS):
            entries = list(node.value.items())
        else:
            self.expected("form", node, "[[3, 4], [3, 5]] / {nw: [3, 4], ne: [3, 5]}")
            return MISSING
        cells = {quadrant: self.type_cell(entry, where) for quadrant, entry in entries}
        if MISSING in cells.values():
            return MISSING
        if len(set(cells.values())) < len(cells):
            self.wrong("pack-cells-twice", node)
        return cells

    def type_edges(self, node: Node, where: Where) -> Any:
        """The printed walls of a tile."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{between: nw-ne, state: wall}]")
            return MISSING
        edges: list[Edge] = []
        for entry in node.value:
            edges += self.edge_of(entry, where)
        return tuple(edges)

    def edge_of(self, node: Node, where: Where) -> list[Edge]:
        """`{between: nw-ne}`, `{side: nw-north}` or `{side: north}` (both fields), with a state."""
        if not isinstance(node.value, dict) or not node.value or set(node.value) - {"between", "side", "state"}:
            self.expected("form", node, "{between: nw-ne, state: wall} / {side: nw-north, state: wall}")
            return []
        state = self.one_of(("wall", "damaged"), node.value["state"]) if "state" in node.value else "wall"
        between, side = node.value.get("between"), node.value.get("side")
        written = between or side
        if state is MISSING or written is None or (between is not None and side is not None):
            self.wrong("pack-exactly-one", node, word="edge", allowed=("between", "side"))
            return []
        parts = pair(written)
        if between is not None and len(parts) == 2:
            a, b = parts
            if (a, b) in INNER or (b, a) in INNER:
                return [Edge(a, b, state) if (a, b) in INNER else Edge(b, a, state)]
        if side is not None:
            if len(parts) == 1 and parts[0] in SIDES:
                return [Edge(quadrant, parts[0], state) for quadrant in OF_SIDE[parts[0]]]
            if len(parts) == 2 and (parts[0], parts[1]) in OUTER:
                return [Edge(parts[0], parts[1], state)]
        self.wrong("pack-edge", written, value="-".join(parts) or found(written))
        return []

    def type_symbols(self, node: Node, where: Where) -> Any:
        """Terrain symbols: in the centre, on a line, in a field."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{kind: light, at: center}]")
            return MISSING
        symbols: list[tuple[str, tuple[str, ...]]] = []
        for entry in node.value:
            if not isinstance(entry.value, dict) or set(entry.value) != {"kind", "at"}:
                self.expected("form", entry, "{kind: light, at: center}")
                continue
            kind = self.parse("TERRAIN", entry.value["kind"], where)
            at = entry.value["at"]
            parts = pair(at)
            if at.value in ("center", "centre"):
                quadrants: tuple[str, ...] = QUADRANTS
            elif parts in LINES or (len(parts) == 1 and parts[0] in QUADRANTS):
                quadrants = parts
            else:
                self.expected("form", at, "center / nw-ne / nw")
                continue
            if kind is not MISSING:
                symbols.append((kind, quadrants))
        return tuple(symbols)

    def type_overlay_cells(self, node: Node, where: Where) -> Any:
        """The fields of an overlay."""
        if not isinstance(node.value, list) or not node.value:
            self.expected("list", node, "[{row: 1, col: 2, field: {}}]")
            return MISSING
        if len(node.value) > BOARD:
            self.wrong("pack-cells-twice", node)
            return MISSING
        cells: list[tuple[int, int, Field]] = []
        for i, entry in enumerate(node.value):
            inner = replace(where, ref=f"{where.ref}/c{i}")
            values = self.record(PARTS["overlay_cell"].parameters, entry, inner, "cell")
            row, col = values.get("row", 0), values.get("col", 0)
            if not (1 <= row <= 6 and 1 <= col <= 8):
                self.wrong("pack-off-board", entry)
                continue
            cells.append((row, col, values.get("field", Field())))
        return tuple(cells)

    def type_overlay_edges(self, node: Node, where: Where) -> Any:
        """The walls of an overlay, between coordinates."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{between: [[1, 1], [1, 2]], state: wall}]")
            return MISSING
        edges: list[tuple[tuple[int, int], tuple[int, int], str]] = []
        for entry in node.value:
            ends = entry.value.get("between") if isinstance(entry.value, dict) else None
            if ends is None or not isinstance(ends.value, list) or len(ends.value) != 2:
                self.expected("form", entry, "{between: [[1, 1], [1, 2]], state: wall}")
                continue
            a, b = (self.type_cell(end, where) for end in ends.value)
            state_node = entry.value.get("state")
            state = self.one_of(("wall", "damaged", "none"), state_node) if state_node is not None else "wall"
            if MISSING in (a, b, state):
                continue
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1:
                self.wrong("pack-edge", entry, value=f"[{a[0]}, {a[1]}]-[{b[0]}, {b[1]}]")
                continue
            edges.append((a, b, state))
        return tuple(edges)


def pair(node: Node | None) -> tuple[str, ...]:
    """`nw-ne` or `[nw, ne]` in parts."""
    if node is None:
        return ()
    if isinstance(node.value, str):
        return tuple(part.strip() for part in node.value.split("-"))
    if isinstance(node.value, list):
        return tuple(str(entry.value) for entry in node.value)
    return ()
