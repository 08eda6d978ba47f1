"""Maps drawn as they lie there.

    a b|c d        fields are letters (their names), `.` without a name, `#` blocked, blank: no field
    - ~            between them: `|` and `-` are walls, `:` and `~` damaged ones
    e f g h

The first field of the drawing is A1.nw. Every slot is a tile that is called like it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Edge, Field, Overlay, Tile
from reverie.games.etherfields.land import Land, naming, surface
from reverie.games.etherfields.land.capacity import Figure

STATES = {"|": "wall", "-": "wall", ":": "damaged", "~": "damaged"}
KINDS = {"c": "character", "w": "creature", "W": "creature", "m": "companion"}


@dataclass
class Sheet:
    """The printed map."""

    tile: dict[str, Tile] = field(default_factory=dict)
    overlay: dict[str, Overlay] = field(default_factory=dict)


@dataclass
class Board:
    """A land with its content and the names of its fields."""

    land: Land
    content: Sheet
    names: dict[str, int]

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def some(self, names: str) -> list[int]:
        """The fields of these letters, ascending."""
        return sorted(self.names[name] for name in names.replace(" ", ""))

    def letters(self, fields: Any) -> str:
        """The letters of these fields, in their order on the map."""
        back = {number: name for name, number in self.names.items()}
        return "".join(back[number] for number in sorted(fields))

    def edge(self, names: str) -> int:
        """The edge between two fields: `ab`."""
        return naming.edge_between(self[names[0]], self[names[1]])


def tile(name: str, slot: str | None = None, **values: Any) -> Tile:
    """A tile; `nw`, `ne`, `sw`, `se` are its fields."""
    fields = {quadrant: values.pop(quadrant, Field()) for quadrant in naming.QUADRANTS}
    return Tile(ref=f"tile:{name}", id=name, slot=slot or name, fields=fields, **values)


def laid(*tiles: Tile, overlays: tuple[Overlay, ...] = ()) -> Board:
    """These tiles on the map, where their data says."""
    content = Sheet({one.id: one for one in tiles}, {one.id: one for one in overlays})
    land = Land()
    for one in tiles:
        assert lands.place_tile(land, content, one.id).done
    return Board(land, content, {name: number for number, name in enumerate(naming.FIELD_NAMES)})


def overlay(name: str, cells: dict[tuple[int, int], Field], *edges: Any) -> Overlay:
    """An overlay; its cells by (row, column)."""
    return Overlay(
        ref=f"overlay:{name}", id=name, cells=tuple((*place, printed) for place, printed in cells.items()), edges=edges
    )


def draw(picture: str, **printed: Field) -> Board:
    """The map of a drawing; `printed` says more about fields by their letters."""
    lines = [line[4:] if line.startswith("    ") else line for line in picture.strip("\n").splitlines()]
    width = max(len(line) for line in lines)
    lines = [line.ljust(width) for line in lines]
    names: dict[str, int] = {}
    cells: dict[str, dict[str, tuple[int, int]]] = {}
    fields: dict[str, dict[str, Field]] = {}
    edges: dict[str, list[Edge]] = {}
    for row in range(0, len(lines), 2):
        for column in range(0, width, 2):
            sign = lines[row][column]
            if sign == " ":
                continue
            place = (row // 2 + 1, column // 2 + 1)
            number = naming.at(*place)
            slot, quadrant = naming.field_name(number).split(".")
            cells.setdefault(slot, {})[quadrant] = place
            fields.setdefault(slot, {})[quadrant] = printed.get(sign, Field(blocked=sign == "#"))
            if sign.isalpha():
                names[sign] = number
            around = {
                "east": lines[row][column + 1] if column + 1 < width else " ",
                "south": lines[row + 1][column] if row + 1 < len(lines) else " ",
            }
            for side, mark in around.items():
                if mark in STATES:
                    edges.setdefault(slot, []).append(Edge(quadrant, side, STATES[mark]))
    content = Sheet()
    land = Land()
    for slot in cells:
        content.tile[slot] = Tile(
            ref=f"tile:{slot}", id=slot, cells=cells[slot], fields=fields[slot], edges=tuple(edges.get(slot, []))
        )
        assert lands.place_tile(land, content, slot).done
    return Board(land, content, names)


def standing(board: Board, **places: str) -> list[Figure]:
    """Figures by the letter of their field: `c1` character, `w2` creature, `W3` large, `m4` companion.

    `!` behind one: paralysed; `=`: cannot be pushed.
    """
    return [
        Figure(
            int(word.strip("cwWm!=")),
            KINDS[word[0]],
            board[name],
            large=word[0] == "W",
            paralysed="!" in word,
            cannot_be_pushed="=" in word,
        )
        for name, words in places.items()
        for word in words.split()
    ]


def moved(figures: list[Figure], number: int, place: int) -> list[Figure]:
    """The same figures, one of them elsewhere."""
    return [one._replace(field=place) if one.number == number else one for one in figures]


def resettled(board: Board) -> str:
    """The shape of the land, worked out anew."""
    again = lands.copy(board.land)
    surface.settle(again, board.content)
    return again.shape
