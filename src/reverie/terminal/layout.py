"""How zones become lines: labels, items side by side, cards in boxes, and where each item came to lie.

Pure text: the board draws what stands here, and looks up which item was clicked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from rich.text import Text

from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import LABEL, pad, wrap
from reverie.kernel.actions import Action

Shape = Literal["line", "cells", "boxes", "plan"]
BOXES = {  # corners, sides and the lower edge: playable, not playable, under the cursor; then the same in ASCII
    False: {"playable": "╭─╮│╰─╯", "idle": "╭─╮│╰╌╯", "cursor": "╔═╗║╚═╝"},
    True: {"playable": "+-+|+-+", "idle": "+-+|+.+", "cursor": "#=#H#=#"},
}


@dataclass(frozen=True)
class Course:
    """Several answers that are given as one, by the numbers or words of each: a whole way, a whole payment."""

    text: Text
    answers: tuple[int | str, ...]
    note: str = ""  # what it costs


@dataclass(frozen=True)
class Item:
    """Something in a zone that the cursor can stand on: a card, a City, a heap."""

    key: str  # by which the cursor finds it again
    name: str  # read out
    face: tuple[Text, ...]  # one line, or two where there is room for a card
    actions: tuple[Action, ...] = ()  # the answers that begin here
    number: int = 0  # the digit that picks it; 0: none
    idle: bool = False  # a card that cannot be played now
    mark: str = ""  # drawn below it: part of a run
    at: tuple[int, int, int, int] = (0, 0, 0, 0)  # on a plan: column, line, width and height, its frame included
    courses: tuple[Course, ...] = ()  # several answers at once that begin here


@dataclass(frozen=True)
class Zone:
    """A place on the table with its items."""

    name: str
    label: str
    items: tuple[Item, ...]
    shape: Shape = "line"
    note: Text = field(default_factory=Text)  # behind the items
    indent: int = 0  # room before the first item, so that zones stand below each other
    label_width: int = LABEL
    apart: bool = False  # with an empty line above it, where there is room
    wide: bool = False  # never beside another zone
    plan: tuple[Text, ...] = ()  # a picture with its items in it, in place of their faces
    tab: str = ""  # the part of the table that it is shown with where there is no room for all; "": always
    column: int = 0  # it stands in a column of this width, left of the first zone after it that stands in none
    pinned: bool = False  # where the table must be scrolled, its first line stays in sight above the rest


@dataclass(frozen=True)
class Spot:
    """Where an item lies: columns and lines."""

    zone: int
    item: int
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a point is inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Sheet:
    """Lines and the places of items on them."""

    lines: list[Text]
    spots: list[Spot]


class Drawing:
    """Draws zones for a page of a width, with the cursor on one item."""

    def __init__(self, width: int, cursor: tuple[int, int] | None, ascii_only: bool = False) -> None:
        self.width = width
        self.cursor = cursor
        self.ascii_only = ascii_only

    def height(self, zones: list[Zone], share: bool) -> tuple[int, int]:
        """How many lines they need, and how many with empty lines between."""
        lines = len(self.sheet(zones, share, spread=False).lines)
        return lines, lines + sum(zone.apart for zone in zones[1:])

    def sheet(self, zones: list[Zone], share: bool, spread: bool) -> Sheet:
        """All zones below each other; `share`: short ones beside each other; `spread`: with empty lines between."""
        sheet = Sheet([], [])
        last: Zone | None = None
        for number, zone in enumerate(zones):
            if zone.column:
                continue
            if number and zones[number - 1].column:
                self.beside(zones, number, sheet)
                last = replace(zone, wide=True)
                continue
            if share and last is not None and not (zone.wide or last.wide):
                start = sheet.lines[-1].cell_len + 2
                if start + len(zone.label) + zone.items[0].face[0].cell_len > self.width:
                    beside = None
                else:
                    beside = self.zone(number, replace(zone, label_width=0), start)
                if beside and len(beside.lines) == 1 and start + beside.lines[0].cell_len <= self.width:
                    y = len(sheet.lines) - 1
                    sheet.lines[-1].append("  ").append_text(beside.lines[0])
                    sheet.spots += [replace(spot, x=spot.x + start, y=y) for spot in beside.spots]
                    continue
            if spread and zone.apart and sheet.lines:
                sheet.lines.append(Text())
            block = self.zone(number, zone, 0)
            sheet.spots += [replace(spot, y=spot.y + len(sheet.lines)) for spot in block.spots]
            sheet.lines += block.lines
            last = zone if len(block.lines) == 1 else replace(zone, wide=True)
        return sheet

    def beside(self, zones: list[Zone], number: int, sheet: Sheet) -> None:
        """A zone with those before it that stand in a column to its left."""
        first = number
        while first and zones[first - 1].column:
            first -= 1
        width = zones[first].column
        column, left = Drawing(width, self.cursor, self.ascii_only), Sheet([], [])
        for place in range(first, number):
            block = column.zone(place, zones[place], 0)
            if zones[place].apart and left.lines:
                left.lines.append(Text())
            left.spots += [replace(spot, y=spot.y + len(left.lines)) for spot in block.spots]
            left.lines += block.lines
        right = Drawing(self.width - width - 1, self.cursor, self.ascii_only).zone(number, zones[number], 0)
        top = len(sheet.lines)
        for y in range(max(len(left.lines), len(right.lines))):
            line = left.lines[y] if y < len(left.lines) else Text()
            line.truncate(width)
            line.append(" " * (width + 1 - line.cell_len))
            sheet.lines.append(line.append_text(right.lines[y]) if y < len(right.lines) else line)
        sheet.spots += [replace(spot, y=spot.y + top) for spot in left.spots]
        sheet.spots += [replace(spot, x=spot.x + width + 1, y=spot.y + top) for spot in right.spots]

    def zone(self, number: int, zone: Zone, start: int) -> Sheet:
        """One zone from a column on."""
        if zone.plan:
            return self.picture(number, zone)
        chosen = self.cursor is not None and self.cursor[0] == number
        label = self.label(zone, chosen)
        if zone.shape == "boxes":
            return self.boxes(number, zone, label)
        if len(zone.items) == 1 and len(zone.items[0].face) == 1:
            return self.single(number, zone, label, start)
        return self.cells(number, zone, label)

    def label(self, zone: Zone, chosen: bool) -> Text:
        """The name of a zone; the one with the cursor has a sign."""
        sign = (">" if self.ascii_only else "▸") if chosen else " "
        return Text(pad(sign + zone.label, zone.label_width), GOLD if chosen else DIM)

    def picture(self, number: int, zone: Zone) -> Sheet:
        """A plan; the item under the cursor is framed."""
        lines = [line.copy() for line in zone.plan]
        for i, item in enumerate(zone.items):
            if item.key and self.is_cursor(number, i):
                framed(lines, item.at, BOXES[self.ascii_only]["cursor"])
        spots = [Spot(number, i, *item.at) for i, item in enumerate(zone.items) if item.key]
        return Sheet(lines, spots)

    def is_cursor(self, zone: int, item: int) -> bool:
        """Whether the cursor stands there."""
        return self.cursor == (zone, item)

    def single(self, number: int, zone: Zone, label: Text, start: int) -> Sheet:
        """A zone with one thing in it: a sentence or a heap, wrapped under itself."""
        room = max(8, self.width - start - label.cell_len - 2)
        content = zone.items[0].face[0].copy()
        if zone.note:
            content.append(" ").append_text(zone.note)
        lines = wrap(content, room) if content.cell_len > room else [content]
        left, right = self.brackets(self.is_cursor(number, 0))
        first = Text.assemble(label, (left, GOLD), lines[0])
        rest = [Text(" " * (label.cell_len + 1)).append_text(line) for line in lines[1:]]
        block = [first, *rest]
        block[-1].append(right, GOLD)
        width = max(line.cell_len for line in block) - label.cell_len
        return Sheet(block, [Spot(number, 0, label.cell_len, 0, width, len(block))])

    def brackets(self, chosen: bool) -> tuple[str, str]:
        """What stands around an item."""
        return ("[", "]") if chosen else (" ", " ")

    def cells(self, number: int, zone: Zone, label: Text) -> Sheet:
        """Items side by side on one or two lines; what does not fit goes below."""
        tall = zone.shape == "cells" and any(len(item.face) > 1 for item in zone.items)
        sheet = Sheet([], [])
        rows: list[list[int]] = [[]]
        left = label.cell_len + zone.indent
        used = left
        for i, item in enumerate(zone.items):
            wide = self.face(item, tall)[0].cell_len + 2
            if rows[-1] and used + wide > self.width:
                rows.append([])
                used = left
            rows[-1].append(i)
            used += wide
        for n, row in enumerate(rows):
            top = (Text().append_text(label) if n == 0 else Text(" " * label.cell_len)).append(" " * zone.indent)
            below, marks = Text(" " * left), Text(" " * left)
            for i in row:
                item = zone.items[i]
                face = self.face(item, tall)
                before, after = self.brackets(self.is_cursor(number, i))
                x = top.cell_len
                if not item.key:
                    before = after = " "
                top.append(before, GOLD).append_text(face[0]).append(after, GOLD)
                if tall:
                    below.append(" ").append_text(face[1]).append(" ")
                if item.mark:
                    marks.append(" " * (x - marks.cell_len)).append(
                        item.mark * (face[0].cell_len + 2), mark_style(item)
                    )
                height = 2 if tall else 1
                sheet.spots.append(Spot(number, i, x, len(sheet.lines), face[0].cell_len + 2, height))
            if zone.note and row is rows[-1] and not any(item.mark for item in zone.items):
                top.append(" ").append_text(zone.note)
            sheet.lines += [top, below] if tall else [top]
            if tall and any(zone.items[i].mark for i in row):
                sheet.lines.append(self.noted(marks, zone.note))
        return sheet

    def face(self, item: Item, tall: bool) -> tuple[Text, ...]:
        """What an item looks like; on one line its two halves stand beside each other."""
        if tall and len(item.face) == 1:
            return (item.face[0], Text(" " * item.face[0].cell_len))
        if tall or len(item.face) == 1:
            return item.face
        parts = [squeezed(part) for part in item.face]
        return (Text(" ").join(part for part in parts if part.plain),)

    def boxes(self, number: int, zone: Zone, label: Text) -> Sheet:
        """Cards in boxes with their digit in the upper edge; as many in a row as fit."""
        width = max((item.face[0].cell_len for item in zone.items), default=0) + 2
        most = max(1, (self.width - label.cell_len - zone.indent) // width)
        sheet = Sheet([], [])
        for first in range(0, len(zone.items), most):
            lines = [label.copy() if first == 0 and n == 0 else Text(" " * label.cell_len) for n in range(4)]
            marks = Text(" " * (label.cell_len + zone.indent))
            for line in lines:
                line.append(" " * zone.indent)
            for i, item in list(enumerate(zone.items))[first : first + most]:
                chosen = self.is_cursor(number, i)
                if not item.key:  # a remark in the row: so many cards are not shown
                    for line, part in zip(lines, (Text(), *item.face, Text()), strict=True):
                        line.append_text(part or Text(" " * item.face[0].cell_len)).append("  ")
                    marks.append(" " * width)
                    continue
                kind = "cursor" if chosen else "idle" if item.idle else "playable"
                sheet.spots.append(Spot(number, i, lines[0].cell_len, len(sheet.lines), width, 4))
                for line, part in zip(lines, self.box(item, kind), strict=True):
                    line.append_text(part)
                marks.append((item.mark or " ") * width, mark_style(item))
            sheet.lines += lines
            if any(item.mark for item in zone.items):
                sheet.lines.append(self.noted(marks, zone.note))
            elif zone.note:
                lines[1].append("  ").append_text(zone.note)
        return sheet

    def noted(self, marks: Text, note: Text) -> Text:
        """Marks with a note behind them, or before them where the line ends."""
        marks.rstrip()
        if marks.cell_len + note.cell_len + 1 <= self.width:
            return marks.append(" ").append_text(note)
        lead = len(marks.plain) - len(marks.plain.lstrip())
        if lead <= note.cell_len:
            return marks
        return Text(" " * (lead - note.cell_len - 1)).append_text(note).append(" ").append_text(marks[lead:])

    def box(self, item: Item, kind: str) -> list[Text]:
        """One card: four lines."""
        a, top, b, side, c, bottom, d = tuple(BOXES[self.ascii_only][kind])
        style = GOLD if kind == "cursor" else DIM
        inner = item.face[0].cell_len
        digit = str(item.number) if item.number else top
        return [
            Text.assemble(
                (f"{a}{top}", style), (digit, GOLD if item.number else style), (top * (inner - 2) + b, style)
            ),
            *(Text.assemble((side, style), part, (side, style)) for part in item.face),
            Text(f"{c}{bottom * inner}{d}", style),
        ]


def framed(lines: list[Text], at: tuple[int, int, int, int], signs: str) -> None:
    """Draw a frame around a part of a plan; a part of a single line stands between the sides of one."""
    x, y, width, height = at
    a, top, b, side, c, bottom, d = tuple(signs)
    rows = [(side, side)] if height == 1 else [(a, b), *[(side, side)] * (height - 2), (c, d)]
    for n, (left, right) in enumerate(rows):
        flat = {0: top, height - 1: bottom}.get(n) if height > 1 else None
        old = lines[y + n]
        inner = Text(flat * (width - 2), GOLD) if flat else old[x + 1 : x + width - 1]
        lines[y + n] = Text.assemble(old[:x], (left, GOLD), inner, (right, GOLD), old[x + width :])


def squeezed(text: Text) -> Text:
    """Text without the spaces around it."""
    shorter = text.copy()
    shorter.rstrip()
    return shorter[len(shorter.plain) - len(shorter.plain.lstrip()) :]


def mark_style(item: Item) -> str:
    """Runs that are complete are dim, the running one is gold."""
    return DIM if item.idle else GOLD
