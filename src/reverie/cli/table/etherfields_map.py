"""The dreamlands as a text map: a cell for every field, walls between them, who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from reverie.cli.speech import BAD, DIM, GOLD, Speech

CELL = 9
WIDE = 14  # where a field has one line for ground and people
SIGNS = {  # what a field shows: tag or terrain -> a letter
    "entrance": "E", "spawn": "S", "stairs": "^", "trap": "!", "draw_bonus": "+", "socket": "o", "rift": "~",
    "special": "*",
}  # fmt: skip
MARKERS = ("threat", "universal", "story", "block", "blank", "hole", "personal")  # a letter each
TERRAIN = {"light": GOLD, "darkness": DIM, "swamp": "#72b872", "water": "#58a6dc"}  # two letters each
ROWS = "ABC"
CLOSED = "━╌=#"  # how walls are drawn
QUADRANTS = {(0, 0): "nw", (0, 1): "ne", (1, 0): "sw", (1, 1): "se"}


def name_at(row: int, column: int) -> str:
    """The name of a field from its place, counted from 0."""
    return f"{ROWS[row // 2]}{column // 2 + 1}.{QUADRANTS[row % 2, column % 2]}"


def place_of(name: str) -> tuple[int, int]:
    """The place of a field from its name."""
    slot, _, quadrant = name.partition(".")
    down, right = next(place for place, word in QUADRANTS.items() if word == quadrant)
    return ROWS.index(slot[0]) * 2 + down, (int(slot[1]) - 1) * 2 + right


def letters_of(speech: Speech) -> dict[str, str]:
    """What terrain and markers are called on the map, in this language."""
    return {kind: speech.text(f"etherfields-code-{kind}") for kind in (*TERRAIN, *MARKERS)}


def land_map(
    view: dict[str, Any], names: dict[str, str], letters: dict[str, str], ascii_only: bool, width: int,
    compact: bool = False,
) -> list[Text]:  # fmt: skip
    """The part of the map that exists, two lines a field with their walls; compact: one, and walls where there are."""
    fields: dict[str, Any] = view["map"]["fields"]
    if not fields:
        return []
    places = [place_of(name) for name in fields]
    top, bottom = min(row for row, _ in places), max(row for row, _ in places)
    left, right = min(column for _, column in places), max(column for _, column in places)
    walls, damaged = set(view["map"]["walls"]), set(view["map"]["damaged"])
    crowd: dict[str, list[str]] = {}
    for figure in view["figures"]:
        if figure["field"]:
            crowd.setdefault(figure["field"], []).append(names.get(str(figure["number"]), "?"))
    widest = max(
        cell_len(" ".join(crowd.get(name, ()))) + (ground(field, letters).cell_len + 1 if compact else 0)
        for name, field in fields.items()
    )
    cell = max(6, min(max(WIDE if compact else CELL, widest), (width - 6) // (right - left + 1) - 1))
    lines: list[Text] = []
    heads = Text("    ")
    for column in range(left, right + 1):
        heads.append(f"{column // 2 + 1}{'we'[column % 2]}".center(cell + 1), DIM)
    lines.append(heads)
    for row in range(top, bottom + 1):
        edge = edge_line(row, left, right, cell, fields, walls, damaged, ascii_only)
        if not compact or any(sign in edge.plain for sign in CLOSED):
            lines.append(edge)
        first, second = Text(f" {ROWS[row // 2]}{'ns'[row % 2]} ", DIM), Text("    ")
        for column in range(left, right + 1):
            name = name_at(row, column)
            bar = side(name, "west", column > 0 and name_at(row, column - 1) in fields, walls, damaged, ascii_only)
            here = fields.get(name)
            if here is None:
                first.append(bar if name_at(row, max(0, column - 1)) in fields and column > left else " ")
                second.append(bar if name_at(row, max(0, column - 1)) in fields and column > left else " ")
                first.append(" " * cell)
                second.append(" " * cell)
                continue
            first.append(bar, DIM)
            second.append(bar, DIM)
            room = cell - ground(here, letters).cell_len - 1 if compact else cell
            who = Text(crowded(crowd.get(name, ()), room), GOLD)
            if compact:
                first.append_text(fitted(ground(here, letters).append(" ").append_text(who), cell))
            else:
                first.append_text(fitted(ground(here, letters), cell))
                second.append_text(fitted(who, cell))
        last = name_at(row, right)
        end = side(last, "east", False, walls, damaged, ascii_only) if last in fields else " "
        lines.append(first.append(end, DIM))
        if not compact:
            lines.append(second.append(end, DIM))
    if not compact:
        lines.append(edge_line(bottom + 1, left, right, cell, fields, walls, damaged, ascii_only))
    return lines


def crowded(names: Sequence[str], room: int) -> str:
    """Who stands on a field; those for whom there is no room are counted."""
    for shown in range(len(names), 0, -1):
        more = len(names) - shown
        text = " ".join([*names[:shown], *([f"+{more}"] if more else [])])
        if cell_len(text) <= room:
            return text
    return f"+{len(names)}" if names else ""


def fitted(text: Text, width: int) -> Text:
    """Text of exactly this width."""
    text = text.copy()
    text.truncate(width)
    return text.append(" " * (width - text.cell_len))


def ground(field: dict[str, Any], letters: dict[str, str]) -> Text:
    """What is printed on a field, in short."""
    line = Text()
    if field.get("blocked"):
        return Text("xxxxx", DIM)
    for kind in field.get("terrain", ()):
        line.append(letters[kind], TERRAIN[kind])
    for tag in field.get("tags", ()):
        if tag in SIGNS:
            filled = tag == "socket" and field.get("socket", {}).get("filled")
            line.append("O" if filled else SIGNS[tag], BAD if tag in ("trap", "spawn") else DIM)
    if field.get("actions"):
        line.append("@" * min(3, len(field["actions"])), GOLD)
    for kind, n in field.get("markers", {}).items():
        line.append(f"{letters[kind]}{n}", BAD)
    return line


def edge_name(a: str, b: str) -> tuple[str, str]:
    """An edge has two names."""
    return f"{a}-{b}", f"{b}-{a}"


def side(name: str, where: str, has_neighbour: bool, walls: set[str], damaged: set[str], ascii_only: bool) -> str:
    """The line between a field and its western neighbour, or beside it."""
    row, column = place_of(name)
    names = [f"{name}-{where}"]
    if has_neighbour:
        names += edge_name(name, name_at(row, column - 1))
    if any(one in walls for one in names):
        return "#" if ascii_only else "┃"
    if any(one in damaged for one in names):
        return ":" if ascii_only else "╎"
    return ("." if ascii_only else "·") if has_neighbour else ("|" if ascii_only else "│")


def edge_line(
    row: int,
    left: int,
    right: int,
    cell: int,
    fields: dict[str, Any],
    walls: set[str],
    damaged: set[str],
    ascii_only: bool,
) -> Text:
    """The line above a row of fields."""
    line = Text("    ")
    for column in range(left, right + 1):
        above = name_at(row - 1, column) if row > 0 else ""
        below = name_at(row, column) if row < 6 else ""
        has_above, has_below = above in fields, below in fields
        if not has_above and not has_below:
            line.append(" " * (cell + 1))
            continue
        names: list[str] = []
        if has_above and has_below:
            names += edge_name(above, below)
        if has_above:
            names.append(f"{above}-south")
        if has_below:
            names.append(f"{below}-north")
        if any(one in walls for one in names):
            sign = "=" if ascii_only else "━"
        elif any(one in damaged for one in names):
            sign = "-" if ascii_only else "╌"
        elif has_above and has_below:
            sign = "." if ascii_only else "·"
        else:
            sign = "-" if ascii_only else "─"
        corner = "+" if ascii_only else "·"
        line.append(corner, DIM).append((f"{sign} " * cell)[:cell] if sign in ".·" else sign * cell, DIM)
    return line
