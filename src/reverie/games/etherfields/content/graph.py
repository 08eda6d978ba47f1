"""A picture of how the things of a pack lead to each other: gates, scripts, tiles, cards, from left to right."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from html import escape

from reverie.games.etherfields.content.checks.reach import Reach, reach
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, Gate, Script

BOX_WIDTH, BOX_HEIGHT = 190, 46
GAP_X, GAP_Y = 96, 16
MARGIN = 24
HEAD = 74  # title and legend
TALLEST = 1060  # of a column; what is more goes into a second one
BUNDLE = 2  # this many cards that one thing hands out share a box
LONGEST = 14  # names in a shared box
LINE = 17
LANE_HEAD, LANE_GAP = 56, 40  # room for the name of a dream, and between two of them
SWEEPS = 8  # how often the columns are put into a better order
LETTERS = 25  # of a name in a box
FONT = "Georgia, 'Times New Roman', serif"

COLORS = {  # kind -> fill, line
    "gate": ("#2f2748", "#2f2748"),
    "script": ("#fffdf6", "#8a7a55"),
    "tile": ("#dfe9e2", "#5c7f68"),
    "creature": ("#f3d9d2", "#a8503c"),
    "event": ("#e7e0f1", "#75609b"),
    "slumber": ("#dbe4f0", "#4f6d94"),
    "fate": ("#f1e6cf", "#9a7a2e"),
}
OTHER = ("#f3efe6", "#8b8478")  # cards that are gained
FAR = "#b9b2a4"


@dataclass
class Box:
    """One thing in the picture."""

    ref: str
    kind: str
    title: str
    note: str
    lane: int = 0  # the dream it belongs to; 0: none
    column: int = 0
    row: float = 0.0
    x: float = 0.0
    y: float = 0.0
    after: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)  # of a bundle: the names in it

    @property
    def height(self) -> float:
        """How tall the box is."""
        return BOX_HEIGHT if not self.lines else 16 + LINE * len(self.lines)


def graph(pack: Pack, language: str = "en", legend: dict[str, str] | None = None, packs: set[int] | None = None) -> str:
    """The picture as SVG. `legend` names the kinds in the reader's language; with `packs` only what these contain."""
    content = pack.content
    assert content is not None
    found = reach(pack)
    wanted = {ref for ref, raw in pack.builder.raw.items() if packs is None or raw.pack in packs}
    legend = legend or {}
    boxes = make_boxes(content, found, language, wanted, legend.get("script", "script"))
    lanes = lanes_of(content, found, boxes, language, legend.get("town", ""))
    headings = lay_out(lanes)
    title = (
        name_of(pack, packs, language) or content.name.get(language) or next(iter(content.name.values()), content.id)
    )
    return draw(boxes, found, title, legend, headings)


def lanes_of(
    content: Content, found: Reach, boxes: dict[str, Box], language: str, rest: str
) -> list[tuple[str, dict[str, Box]]]:
    """A whole campaign is drawn dream by dream, each in a band of its own, what belongs to no dream in the first one.
    With one dream there is one band without a name."""
    gates = {gate.group: gate for gate in content.gate.values() if gate.ref in boxes}
    if len(gates) < 2:
        return [("", boxes)]
    met: dict[str, set[int]] = {}
    for ref, group in found.visited:
        met.setdefault(ref, set()).add(group)
    lanes: dict[int, dict[str, Box]] = {group: {} for group in (0, *sorted(gates))}
    for ref, box in boxes.items():
        owner = ref.partition(" → ")[0]
        thing = content.things[owner]
        own = thing.group if isinstance(thing, Gate) else thing.code.group if thing.code is not None else None
        groups = sorted(met.get(owner, set()) & gates.keys())
        group = own if own is not None and own in gates else groups[0] if groups and 0 not in met[owner] else 0
        lanes[group][ref] = box
        box.lane = group
    names = {group: gate.name.get(language) or next(iter(gate.name.values()), gate.id) for group, gate in gates.items()}
    return [(names.get(group, rest), lane) for group, lane in lanes.items() if lane]


def lay_out(lanes: list[tuple[str, dict[str, Box]]]) -> list[tuple[str, float]]:
    """Bands below each other; inside one only its own lines count. Returns the headings and where they stand."""
    top: float = HEAD + MARGIN
    headings = []
    for name, lane in lanes:
        whole = {ref: (box.before, box.after) for ref, box in lane.items()}
        for box in lane.values():
            box.before = [ref for ref in box.before if ref in lane]
            box.after = [ref for ref in box.after if ref in lane]
        if len(lanes) > 1:
            headings.append((name, top + LANE_HEAD / 2))
            top += LANE_HEAD
        place(arrange(lane), top)
        for ref, (before, after) in whole.items():
            lane[ref].before, lane[ref].after = before, after
        top = max(box.y + box.height for box in lane.values()) + LANE_GAP
    return headings


def name_of(pack: Pack, packs: set[int] | None, language: str) -> str:
    """The name of the pack that is drawn, if it is not the whole."""
    for manifest in pack.builder.manifests:
        if packs is not None and manifest.pack in packs:
            name = manifest.values.get("name", {})
            return str(name.get(language) or next(iter(name.values()), manifest.values["id"]))
    return ""


def make_boxes(content: Content, found: Reach, language: str, wanted: set[str], called: str) -> dict[str, Box]:
    """A box for everything that leads somewhere or is led to; cards that are simply there are left out."""
    linked = {ref for pair in found.links for ref in pair if ref in content.things}
    unreached = {ref for ref in content.things if ref not in found.found}
    boxes: dict[str, Box] = {}
    for ref in content.things:
        if ref not in wanted or (ref not in linked and ref not in unreached):
            continue
        thing = content.things[ref]
        kind = ref.partition(":")[0]
        if kind == "puzzle":  # it leads nowhere: it is met where something else is
            continue
        words = thing.name.get(language) or next(iter(thing.name.values()), "")
        if isinstance(thing, Script):
            text = thing.text.get(language) or next(iter(thing.text.values()), "")
            boxes[ref] = Box(ref, kind, f"{called} {thing.n}", text)
        else:
            boxes[ref] = Box(ref, kind, words or thing.id, thing.id)
    for start, end in found.links:
        if start in boxes and end in boxes and start != end:
            boxes[start].after.append(end)
            boxes[end].before.append(start)
    bundle(boxes)
    return boxes


def bundle(boxes: dict[str, Box]) -> None:
    """Several things of one kind that only one thing leads to, and that lead nowhere, share a box."""
    for box in list(boxes.values()):
        ends: dict[str, list[Box]] = {}
        for ref in box.after:
            end = boxes[ref]
            if not end.after and end.before == [box.ref] and end.kind not in ("script", "gate"):
                ends.setdefault(end.kind, []).append(end)
        for kind, group in ends.items():
            if len(group) < BUNDLE:
                continue
            lines = [end.title for end in group]
            note = ", ".join(end.ref for end in group)
            if len(lines) > LONGEST:
                lines = [*lines[: LONGEST - 1], f"… + {len(lines) - LONGEST + 1}"]
            both = Box(f"{box.ref} → {kind}", kind, "", note, before=[box.ref], lines=lines)
            for end in group:
                del boxes[end.ref]
                box.after.remove(end.ref)
            box.after.append(both.ref)
            boxes[both.ref] = both


def arrange(boxes: dict[str, Box]) -> list[list[Box]]:
    """Columns by distance from where things begin; within a column near to what leads there."""
    starts = [box for box in boxes.values() if box.kind == "gate" and not box.before]
    starts += [box for box in boxes.values() if not box.before and box not in starts]
    seen: dict[str, int] = {}
    waiting = [(box.ref, 0) for box in starts] or [(ref, 0) for ref in list(boxes)[:1]]
    while waiting:
        following: list[tuple[str, int]] = []
        for ref, depth in waiting:
            if ref in seen:
                continue
            seen[ref] = depth
            following += [(other, depth + 1) for other in boxes[ref].after if other not in seen]
        waiting = following or [(ref, 0) for ref in boxes if ref not in seen][:1]
    columns: list[list[Box]] = [[] for _ in range(max(seen.values(), default=0) + 1)]
    for ref, depth in seen.items():
        columns[depth].append(boxes[ref])
    for column in columns:
        for i, box in enumerate(column):
            box.row = i
    for sweep in range(SWEEPS):
        for column in columns if sweep % 2 == 0 else reversed(columns):
            wanted = {box.ref: middle(boxes, box.before if sweep % 2 == 0 else box.after, box.row) for box in column}
            column.sort(key=lambda box: wanted[box.ref])
            for i, box in enumerate(column):
                box.row = i - (len(column) - 1) / 2
    return [part for column in columns for part in parts(column)]


def parts(column: list[Box]) -> list[list[Box]]:
    """A column in parts that are not too tall, each about as tall as the others."""
    total = sum(box.height + GAP_Y for box in column)
    count = int(total // TALLEST) + 1
    found: list[list[Box]] = [[]]
    tall = 0.0
    for box in column:
        if tall >= total / count and len(found) < count:
            found.append([])
            tall = 0.0
        found[-1].append(box)
        tall += box.height + GAP_Y
    return found


def middle(boxes: dict[str, Box], refs: list[str], otherwise: float) -> float:
    """The mean place of neighbours."""
    rows = [boxes[ref].row for ref in refs]
    return sum(rows) / len(rows) if rows else otherwise


def place(columns: list[list[Box]], top: float = HEAD + MARGIN) -> None:
    """Coordinates: every column is centred."""
    heights = [sum(box.height + GAP_Y for box in column) for column in columns]
    for i, column in enumerate(columns):
        y = top + (max(heights) - heights[i]) / 2
        for box in column:
            box.column = i
            box.x = MARGIN + i * (BOX_WIDTH + GAP_X)
            box.y = y
            y += box.height + GAP_Y


def draw(
    boxes: dict[str, Box],
    found: Reach,
    title: str,
    legend: dict[str, str],
    headings: list[tuple[str, float]],
) -> str:
    """Everything as SVG; lines first, so that boxes lie over them."""
    present = {box.kind if box.kind in COLORS else "card" for box in boxes.values()}
    kinds = [kind for kind in (*COLORS, "card") if kind in present]
    names = [clean(legend.get(kind, kind)) for kind in kinds]
    width = max((box.x for box in boxes.values()), default=0) + BOX_WIDTH + MARGIN
    width = max(width, MARGIN * 2 + sum(map(legend_width, names)), 480)
    height = max((box.y + box.height for box in boxes.values()), default=HEAD) + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="{FONT}">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0.8 7 4 0 7.2z" fill="#6b6456"/></marker></defs>',
        f'<rect width="{width:g}" height="{height:g}" fill="#faf7ef"/>',
        f'<text x="{MARGIN}" y="34" font-size="22" fill="#2f2748">{escape(clean(title))}</text>',
    ]
    lines += legend_of(kinds, names)
    for name, y in headings:
        lines.append(f'<path d="M{MARGIN} {y - 24:g} H{width - MARGIN:g}" stroke="{FAR}" stroke-width="1"/>')
        lines.append(f'<text x="{MARGIN}" y="{y:g}" font-size="18" fill="#2f2748">{escape(clean(name))}</text>')
    for box in boxes.values():
        lines += [arrow(box, boxes[end], found.links.get((box.ref, end), "")) for end in box.after]
    lines += [box_of(box, bool(box.lines) or box.ref in found.found) for box in boxes.values()]
    return "\n".join([*lines, "</svg>", ""])


def legend_of(kinds: list[str], names: list[str]) -> list[str]:
    """What the colours mean."""
    lines = []
    x: float = MARGIN
    for kind, name in zip(kinds, names, strict=True):
        fill, line = COLORS.get(kind, OTHER)
        lines.append(f'<rect x="{x:g}" y="52" width="14" height="14" rx="3" fill="{fill}" stroke="{line}"/>')
        lines.append(f'<text x="{x + 20:g}" y="64" font-size="13" fill="#4a4437">{escape(name)}</text>')
        x += legend_width(name)
    return lines


def legend_width(name: str) -> float:
    """How much room an entry of the legend takes."""
    return 44 + 7.0 * len(name)


def arrow(start: Box, end: Box, word: str) -> str:
    """A line from a box to another; one that leads back goes over the boxes, in grey and with dashes."""
    tip = f"<title>{escape(start.title)} → {escape(end.title)}: {escape(word)}</title>"
    if start.lane != end.lane:  # from one dream to another: straight and faint, it crosses a lot
        x1, y1 = start.x + BOX_WIDTH / 2, start.y + (start.height if end.y > start.y else 0)
        x2, y2 = end.x + BOX_WIDTH / 2, end.y - 3 if end.y > start.y else end.y + end.height + 3
        style = f'stroke="{FAR}" stroke-width="1" stroke-dasharray="1 4"'
        return f'<path d="M{x1:g} {y1:g} L{x2:g} {y2:g}" fill="none" {style} marker-end="url(#tip)">{tip}</path>'
    if end.column > start.column:
        x1, y1 = start.x + BOX_WIDTH, start.y + start.height / 2
        x2, y2 = end.x - 3, end.y + end.height / 2
        bend = min(GAP_X * 0.75, (x2 - x1) / 2)
        path = f"M{x1:g} {y1:g} C{x1 + bend:g} {y1:g} {x2 - bend:g} {y2:g} {x2:g} {y2:g}"
        color = "#6b6456" if end.column == start.column + 1 else FAR
        style = f'stroke="{color}" stroke-width="1.3"'
    else:
        x1, y1 = start.x + BOX_WIDTH / 2, start.y
        x2, y2 = end.x + BOX_WIDTH / 2, end.y + end.height + 3 if end.y < start.y else end.y - 3
        lift = 34 + 6 * abs(start.column - end.column)
        second = y2 + lift if end.y < start.y else y2 - lift
        path = f"M{x1:g} {y1:g} C{x1:g} {y1 - lift:g} {x2:g} {second:g} {x2:g} {y2:g}"
        style = f'stroke="{FAR}" stroke-width="1.2" stroke-dasharray="4 4"'
    return f'<path d="{path}" fill="none" {style} marker-end="url(#tip)">{tip}</path>'


def box_of(box: Box, is_reached: bool) -> str:
    """A box with its title and a second line; what nothing leads to has a dashed red frame."""
    fill, line = COLORS.get(box.kind, OTHER)
    dark = box.kind == "gate"
    frame = f'stroke="{line}"' if is_reached else 'stroke="#c0392b" stroke-dasharray="5 3" stroke-width="2"'
    ink, dim = ("#fffdf6", "#d8d2e6") if dark else ("#2b2720", "#6b6456")
    left = box.x + 10
    whole = (
        f"<g><title>{escape(clean(f'{box.ref}: {box.note}'))}</title>"
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{BOX_WIDTH}" height="{box.height:g}" rx="7" fill="{fill}" {frame}/>'
    )
    if box.lines:
        rows = [(name, box.y + 21 + i * LINE, 13, ink, 28) for i, name in enumerate(box.lines)]
    else:
        rows = [(box.title, box.y + 19, 14, ink, LETTERS), (box.note, box.y + 36, 11, dim, 32)]
    for text, y, size, color, letters in rows:
        whole += f'<text x="{left:g}" y="{y:g}" font-size="{size}" fill="{color}">{escape(cut(text, letters))}</text>'
    return f"{whole}</g>"


def clean(text: str) -> str:
    """A text without control characters, in one line."""
    return "".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in text)


def cut(text: str, letters: int) -> str:
    """As much of a text as fits into a box."""
    text = clean(text).strip()
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"
