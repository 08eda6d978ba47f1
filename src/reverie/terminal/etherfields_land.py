"""The dreamlands in colour: every field a box with what is on it, walls, light and dark, people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table.etherfields_map import edge_name, name_at, place_of
from reverie.cli.table.etherfields_spoken import TAGS
from reverie.cli.table.plain import wrap

View = Mapping[str, Any]
Cell = tuple[str, str]  # a character and its style

GROUND = {"light": "#4a4220", "darkness": "#05060f", "swamp": "#1c3a24", "water": "#143a58"}  # behind the words
TERRAIN = {"light": "#ffe08a", "darkness": "#9a9ad0", "swamp": "#72b872", "water": "#58a6dc"}
PEOPLE = ("#ffd75f", "#7fd1e8", "#f29bbb", "#a8e08f", "#c9a3ff")  # the characters, by their seats
FRIEND = "#c9a3ff"
WALL, DAMAGED = "bold #f6ebd6", "#b08958"
SIGNS = {  # in Unicode and in ASCII; each is told in words below the map
    "light": "☼'", "darkness": "▒\"", "swamp": "≈%", "water": "~~", "entrance": "∩n", "spawn": "✶*", "stairs": "≡=",
    "trap": "▲!", "draw_bonus": "++", "socket": "◇o", "filled": "◆O", "rift": "≀/",
    "threat": "!t", "universal": "●u", "story": "■s", "block": "▣k", "blank": "○n", "hole": "◌h", "personal": "♦p",
}  # fmt: skip
LEAST, MOST = 8, 26  # columns inside a field


@dataclass(frozen=True)
class Figure:
    """Somebody on the map: a letter or two, in a colour."""

    sign: str
    style: str


@dataclass
class Land:
    """A picture of the map and where each field came to lie: column, line, width, height, the frame included."""

    lines: list[Text] = field(default_factory=list)
    places: dict[str, tuple[int, int, int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Marked:
    """What a field is marked with: a digit that picks it, whether something can be done there, whether it is meant."""

    number: int = 0
    able: bool = False


class LandPainter:
    """Draws the part of the map that exists."""

    def __init__(
        self, view: View, figures: Mapping[str, list[Figure]], names: Mapping[str, list[str]],
        marked: Mapping[str, Marked], width: int, height: int, ascii_only: bool,
    ) -> None:  # fmt: skip
        self.fields: dict[str, Any] = view["map"]["fields"]
        self.walls, self.damaged = set(view["map"]["walls"]), set(view["map"]["damaged"])
        self.figures, self.names, self.marked = figures, names, marked
        self.height = height  # lines inside a field
        self.ascii_only = ascii_only
        places = [place_of(name) for name in self.fields]
        self.top, self.bottom = min(row for row, _ in places), max(row for row, _ in places)
        self.left, self.right = min(column for _, column in places), max(column for _, column in places)
        columns = self.right - self.left + 1
        self.cell = max(LEAST, min(MOST, (width - 1) // columns - 1))
        self.grid: list[list[Cell]] = []

    def draw(self) -> Land:
        """Rows of fields with the lines between them."""
        land = Land()
        pitch = self.cell + 1
        width = (self.right - self.left + 1) * pitch + 1
        tops: dict[int, int] = {}
        for row in range(self.top, self.bottom + 2):
            edge = self.edge(row, width)
            if edge is not None:
                self.grid.append(edge)
            tops[row] = len(self.grid)
            if row <= self.bottom:
                self.grid += self.row(row, width)
        for name in self.fields:
            row, column = place_of(name)
            y = tops[row]
            above = 1 if self.height > 1 else 0
            land.places[name] = ((column - self.left) * pitch, y - above, self.cell + 2, self.height + 2 * above)
        land.lines = [as_text(line) for line in self.grid]
        return land

    # ---- lines between fields -------------------------------------------------------------------------------------

    def state(self, one: str, other: str, side: str, far: str) -> str:
        """What stands between two places: "wall", "damaged", "open", "edge" of the map, or "" where nothing is."""
        here, there = one in self.fields, other in self.fields
        if not here and not there:
            return ""
        named = [*edge_name(one, other)] if here and there else []
        named += [f"{one}-{far}"] if here else []
        named += [f"{other}-{side}"] if there else []
        if any(name in self.walls for name in named):
            return "wall"
        if any(name in self.damaged for name in named):
            return "damaged"
        return "open" if here and there else "edge"

    def between_rows(self, row: int, column: int) -> str:
        """What lies above a field."""
        above = name_at(row - 1, column) if row > 0 else ""
        below = name_at(row, column) if row < 6 else ""
        return self.state(above, below, "north", "south")

    def between_columns(self, row: int, column: int) -> str:
        """What lies left of a field."""
        left = name_at(row, column - 1) if column > 0 else ""
        return self.state(left, name_at(row, column), "west", "east")

    def edge(self, row: int, width: int) -> list[Cell] | None:
        """The line above a row; where fields are low, only if something stands there or the map ends."""
        states = [self.between_rows(row, column) for column in range(self.left, self.right + 1)]
        if self.height == 1 and not {"wall", "damaged"} & set(states) and row not in (self.top, self.bottom + 1):
            return None
        line: list[Cell] = [(" ", "")] * width
        for place, state in enumerate(states):
            if not state:
                continue
            start = place * (self.cell + 1)
            sign, style = self.flat(state)
            for x in range(start + 1, start + self.cell + 1):
                line[x] = (sign if state != "open" or (x - start) % 2 else " ", style)
            for corner in (start, start + self.cell + 1):
                if line[corner] == (" ", "") or state == "wall":
                    line[corner] = (self.corner(state), style)
            below = name_at(row, self.left + place) if row <= self.bottom else ""
            if below in self.fields:
                line[start + 1 : start + 1 + len(below)] = [(char, DIM) for char in below]
        return line

    def flat(self, state: str) -> Cell:
        """A line from left to right."""
        signs = {"wall": ("━", "=", WALL), "damaged": ("╍", "-", DAMAGED), "open": ("·", ".", DIM),
                 "edge": ("─", "-", DIM)}[state]  # fmt: skip
        return signs[self.ascii_only], signs[2]

    def upright(self, state: str) -> Cell:
        """A line from top to bottom."""
        signs = {"wall": ("┃", "#", WALL), "damaged": ("┇", ":", DAMAGED), "open": ("·", ".", DIM),
                 "edge": ("│", "|", DIM), "": (" ", " ", "")}[state]  # fmt: skip
        return signs[self.ascii_only], signs[2]

    def corner(self, state: str) -> str:
        """Where lines meet."""
        return "+" if self.ascii_only else "╋" if state == "wall" else "·"

    # ---- fields ---------------------------------------------------------------------------------------------------

    def row(self, row: int, width: int) -> list[list[Cell]]:
        """A row of fields."""
        lines: list[list[Cell]] = [[(" ", "")] * width for _ in range(self.height)]
        for column in range(self.left, self.right + 2):
            x = (column - self.left) * (self.cell + 1)
            state = self.between_columns(row, column)
            for line in lines:
                line[x] = self.upright(state)
            name = name_at(row, column)
            if column > self.right or name not in self.fields:
                continue
            for line, text in zip(lines, self.inside(name), strict=True):
                line[x + 1 : x + 1 + self.cell] = cells(text, self.cell, self.ground(name))
        return lines

    def ground(self, name: str) -> str:
        """The colour behind a field."""
        kinds = self.fields[name].get("terrain", ())
        return f"on {GROUND[kinds[0]]}" if kinds else ""

    def inside(self, name: str) -> list[Text]:
        """What stands in a field: its digit, who is there, what is there, what the ground is like."""
        mark = self.marked.get(name, Marked())
        here = self.fields[name]
        who = Text(" ").join(Text(one.sign, f"bold {one.style}") for one in self.figures.get(name, ()))
        digit = Text(f"{mark.number} ", GOLD) if mark.number else Text()
        style = GOLD if mark.able else ""
        if here.get("blocked"):
            return [Text(("x" if self.ascii_only else "╳") * self.cell, DIM)] * self.height
        signs = self.signs(here)
        named = self.names.get(name, [])
        if self.height == 1:
            line = digit.append_text(who)
            rest = self.cell - line.cell_len - signs.cell_len - 1
            if named and rest > 3:
                line.append(" " if line.cell_len else "").append_text(cut(Text(named[0], style), rest, self.ascii_only))
            return [ended(line, signs, self.cell)]
        lines: list[Text] = []
        for place, one in enumerate(named):
            rows = wrap(Text(one, style), max(4, self.cell - (digit.cell_len if not place else 0)))
            room = self.height - 1 - len(lines) - (len(named) - place - 1)
            if room < 1:
                break
            if len(rows) > room:
                rows = [*rows[: room - 1], cut(Text(" ").join(rows[room - 1 :]), self.cell, self.ascii_only)]
            lines += rows
        if digit and lines:
            lines[0] = digit.append_text(lines[0])
        elif digit:
            lines = [digit]
        lines = lines[: self.height - 1]
        lines += [Text()] * (self.height - 1 - len(lines))
        return [*lines, ended(cut(who, self.cell - signs.cell_len, self.ascii_only), signs, self.cell)]

    def signs(self, here: Mapping[str, Any]) -> Text:
        """The ground in signs."""
        line = Text()
        for kind in kinds_of(here):
            line.append(self.sign(kind), TERRAIN.get(kind, BAD if kind in ("trap", "threat") else DIM))
            n = here.get("markers", {}).get(kind, 0)
            if n:
                line.append(str(n), BAD)
        return line

    def sign(self, kind: str) -> str:
        """A sign in the alphabet at hand."""
        return SIGNS[kind][self.ascii_only]


def kinds_of(here: Mapping[str, Any]) -> Iterable[str]:
    """Everything on a field that has a sign."""
    yield from here.get("terrain", ())
    yield from (tag for tag in here.get("tags", ()) if tag in TAGS)
    if "socket" in here:
        yield "filled" if here["socket"]["filled"] else "socket"
    yield from here.get("markers", ())


def cut(text: Text, width: int, ascii_only: bool) -> Text:
    """Text that ends at an edge, with a sign that it goes on."""
    if text.cell_len <= width:
        return text
    dots = "." if ascii_only else "…"
    text = text.copy()
    text.truncate(max(0, width - 1))
    text.rstrip()
    return text.append(dots, DIM)


def ended(text: Text, end: Text, width: int) -> Text:
    """Text with something at the right edge."""
    room = max(0, width - text.cell_len - end.cell_len)
    return text.append(" " * room).append_text(end)


def cells(text: Text, width: int, ground: str) -> list[Cell]:
    """A line of text cell by cell, on a ground."""
    text = text.copy()
    text.truncate(width)
    text.append(" " * (width - text.cell_len))
    found: list[Cell] = [(char, str(text.style)) for char in text.plain]
    for span in text.spans:
        for at in range(span.start, min(span.end, len(found))):
            found[at] = (found[at][0], f"{found[at][1]} {span.style}".strip())
    return [(char, f"{style} {ground}".strip()) for char, style in found]


def as_text(line: list[Cell]) -> Text:
    """Cells as text, neighbours of a style together."""
    text = Text()
    start = 0
    for at in range(1, len(line) + 1):
        if at == len(line) or line[at][1] != line[start][1]:
            text.append("".join(char for char, _ in line[start:at]), line[start][1])
            start = at
    return text
