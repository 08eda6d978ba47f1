"""Locations: a symbol that hangs on threads over its chamber; crossroads; dead ends."""

from __future__ import annotations

from reverie.art.badges import SHAPES, badge, bricks
from reverie.art.chambers import EMBLEMS, SCENES, emblem
from reverie.art.geometry import arch, box, disc, num
from reverie.art.palette import COLOURS, CREAM, GOLD
from reverie.art.paper import ground, quartered, stage
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import OUTLINES, TOPS, face_of, for_badge

HEIGHTS = {"sun": 124, "moon": 122, "key": 132, "glyph": 122}


def hanging(pen: Pen, symbol: str, x: float = 125, y: float = 0, scale: float = 1.2, back: str = "") -> str:
    """A symbol twice: a dark sheet with a margin, the cream one on it; both hang on a thread."""
    y = y or HEIGHTS[symbol]
    dark = back or pen.c[4]
    body = shape(OUTLINES[symbol], CREAM) + face_of(symbol, pen.c[5] if pen.is_clear else pen.c[4])
    if pen.is_clear:
        margin = shape(OUTLINES[symbol], pen.c[6], f' stroke="{pen.c[6]}" stroke-width="9" stroke-linejoin="round"')
        return placed(margin + pen.outlined(body, 2), x, y, 2)
    thread = line(f"M{num(x)}-4V{num(y + TOPS[symbol] * scale)}", CREAM, 1.2, faint(0.7))
    margin = pen.lift(shape(OUTLINES[symbol], dark, f' stroke="{dark}" stroke-width="8" stroke-linejoin="round"'))
    return thread + placed(margin + body, x, y, scale)


def location(theme: str, colour: str, symbol: str) -> str:
    """A location of a colour with its symbol."""
    pen, seed = Pen(theme, COLOURS[colour]), f"{colour}.{symbol}"
    mark = badge(pen, for_badge(symbol, pen.c[5]))
    if pen.is_clear:
        scene = placed(pen.outlined(emblem(pen, pen.c[2], pen.c[6]), 1.8), 190, 296, 1.8)
        return pen.finished(ground(pen, pen.c[5]) + scene + hanging(pen, symbol, 124, 164) + mark)
    return pen.finished(stage(pen, seed) + SCENES[pen.suit](pen, seed) + hanging(pen, symbol) + mark)


def crossroads(theme: str, symbol: str) -> str:
    """All four chambers meet: every cut edge in its quarter, a lantern whose panes are the colours."""
    pen = Pen(theme, "night")
    drawn = quartered(pen, f"x.{symbol}", tuple(COLOURS.values()), (125, 175))
    mark = badge(pen, for_badge(symbol, pen.c[5]), outline=SHAPES["lantern"])
    if pen.is_clear:
        roads = line("M125 0V350M0 175H250", "#fff", 6)
        corners = "".join(
            placed(pen.outlined(emblem(pen.of(suit), pen.of(suit).c[2], pen.of(suit).c[6]), 1.1), x, y, 1.1)
            for suit, x, y in (("tide", 208, 44), ("grove", 42, 304), ("dune", 206, 312))
        )
        return pen.finished(drawn + roads + corners + hanging(pen, symbol, 126, 175) + mark)
    paths = pen.cut("M117-5H133L139 175 133 356H117L111 175Z", pen.c[6]) + pen.cut(
        "M-5 169L125 163 256 169V181L125 187-5 181Z", pen.c[6]
    )
    corners = "".join(
        pen.lift(placed(shape(d, colour), x, y, 1.15))
        for d, colour, x, y in (
            (EMBLEMS["ember"], pen.of("ember").c[6], 50, 128),
            (EMBLEMS["tide"], pen.of("tide").c[6], 204, 120),
            (EMBLEMS["grove"], pen.of("grove").c[6], 46, 292),
            (EMBLEMS["dune"], pen.of("dune").c[6], 202, 298),
        )
    )
    light = pen.glow(125, 178, 105, GOLD, 0.75)
    disc_ = placed(
        pen.cut(disc(0, 0, 62), pen.c[6]) + shape(disc(0, 0, 56), pen.c[4]) + line(disc(0, 0, 56), GOLD, 2), 125, 176
    )
    return pen.finished(drawn + paths + corners + light + disc_ + hanging(pen, symbol, 125, 178, 0.94, pen.c[6]) + mark)


def courses(left: float, top: float, right: float, bottom: float, tall: float, wide: float) -> str:
    """The joints of a brick wall."""
    d, y, row = "", top, 0
    while y < bottom:
        d += f"M{num(left)} {num(y)}H{num(right)}"
        x = left + (wide / 2 if row % 2 else wide)
        while x < right:
            d += f"M{num(x)} {num(y)}v{num(min(tall, bottom - y))}"
            x += wide
        y, row = y + tall, row + 1
    return d


def dead_end(theme: str) -> str:
    """A gateway that somebody has bricked up."""
    pen = Pen(theme, "ash")
    c = pen.c
    mark = badge(pen, bricks(c[4]))
    gate, frame = arch(125, 92, 62, 300), arch(125, 78, 78, 302)
    inside = f"<g{pen.clip(gate)}>{shape(gate, c[3])}{line(courses(60, 92, 190, 302, 26, 42), c[5], 3.4)}</g>"
    if pen.is_clear:
        body = ground(pen, c[5]) + pen.outlined(shape(frame, c[6])) + inside + line(gate, "#fff", 3)
        body += placed(
            line("M-34-34 34 34M34-34-34 34", "#fff", 16) + line("M-34-34 34 34M34-34-34 34", c[6], 8), 125, 196
        )
        return pen.finished(body + mark)
    body = stage(pen, "deadend", 5, 2, (125, 168)) + pen.cut(box(-5, 318, 260, 40), c[6])
    body += "".join(
        pen.cut(box(125 - half, y, 2 * half, 60), fill) for half, y, fill in ((88, 300, c[4]), (106, 316, c[5]))
    )
    stones = (
        "M46 170l-10-4M47 140l-9-6M56 112l-9-8M76 90l-6-9M102 80l-2-10"
        "M204 170l10-4M203 140l9-6M194 112l9-8M174 90l6-9M148 80l2-10"
    )
    body += pen.cut(frame, c[6]) + line(stones, c[3], 1.8, faint(0.7)) + pen.lift(inside)
    lit = "".join(box(x, y, 38, 22) for x, y in ((86, 172), (128, 198), (107, 250)))
    body += shape(lit, c[2], faint(0.55))
    cobweb = line(
        "M64 152Q96 142 104 96M64 132Q86 124 92 100M63 172Q104 158 122 92M63 170L112 94M63 170L84 106M63 170L122 112",
        c[1],
        1.1,
        faint(0.6),
    )
    weeds = (
        "M52 302Q46 282 56 268Q58 284 60 302ZM60 302Q62 288 72 280Q70 292 68 302Z"
        "M190 302Q186 278 194 262Q198 282 198 302ZM198 302Q202 288 210 284Q207 294 206 302Z"
    )
    return pen.finished(body + cobweb + pen.cut(weeds, c[6]) + mark)
