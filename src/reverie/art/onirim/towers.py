"""Towers, with the symbols that the engine knows on their edges."""

from __future__ import annotations

from reverie.art.badges import badge, battlement
from reverie.art.chambers import emblem
from reverie.art.geometry import arch, box
from reverie.art.numerals import number
from reverie.art.palette import COLOURS, CREAM
from reverie.art.paper import ground, hills, stage
from reverie.art.pen import Pen, faint, line, placed, shape
from reverie.art.symbols import small
from reverie.games.onirim.cards import KIND_OF
from reverie.games.onirim.modules.towers import left_edge, right_edge

SYMBOL_BITS = ((1, "sun"), (2, "moon"))


def edges(token: str) -> tuple[list[str], list[str]]:
    """The symbols on the left and on the right edge."""
    kind = KIND_OF[token]
    left, right = left_edge(kind), right_edge(kind)
    return [name for bit, name in SYMBOL_BITS if left & bit], [name for bit, name in SYMBOL_BITS if right & bit]


def tabs(pen: Pen, token: str, middle: float) -> str:
    """Tabs grow out of the edges, so neighbours in the row meet symbol to symbol."""
    drawn = ""
    k = 1.45 if pen.is_clear else 1.12
    for on_right, symbols in enumerate(edges(token)):
        for j, symbol in enumerate(symbols):
            y = middle + (j - (len(symbols) - 1) / 2) * 60 * k
            tab = shape("M-6-26H20a26 26 0 0 1 0 52H-6Z", CREAM)
            mark = small(symbol, pen.c[5], 0.36 if symbol == "sun" else 0.5)
            tab = pen.outlined(tab, k) if pen.is_clear else pen.lift(tab)
            drawn += placed(tab, 250 if on_right else 0, y, k, mirrored=bool(on_right))
            drawn += placed(mark, 250 - 21 * k if on_right else 21 * k, y, k)
    return drawn


def roof(suit: str, colour: str) -> str:
    """Each colour builds differently: cone, dome, leaf, steps; above (0, 0), 64 units wide."""
    return {
        "ember": shape("M-34 0 0-62 34 0Z", colour),
        "tide": shape("M-32 0C-40-30-16-42 0-62C16-42 40-30 32 0Z", colour),
        "grove": shape("M-32 0C-34-26-18-36-10-44C-8-54-4-60 0-66C4-60 8-54 10-44C18-36 34-26 32 0Z", colour),
        "dune": shape("M-34 0V-16H-24V-30H-14V-44H14V-30H24V-16H34V0Z", colour),
    }[suit]


def tower(theme: str, token: str) -> str:
    """A tower: its colour, its edges, and how many cards it lets you see."""
    _, colour, preview = token.split(".")
    pen = Pen(theme, COLOURS[colour])
    c = pen.c
    mark = badge(pen, battlement(c[5]))
    if pen.is_clear:
        body = "M-46 170 -36-30H36L46 170Z"
        whole = shape(body, c[3]) + placed(roof(pen.suit, c[2]), 0, -30, 1.3)
        drawn = ground(pen, c[5]) + placed(pen.outlined(whole), 125, 190)
        window = pen.outlined(shape("M-58 0Q0-62 58 0Q0 62-58 0Z", CREAM))
        return pen.finished(
            drawn + placed(window, 125, 286) + number(preview, 125, 286, 1.7, c[5], 5.6) + tabs(pen, token, 192) + mark
        )
    drawn = stage(pen, token) + hills(pen, ((-10, 304), (60, 282), (125, 290), (190, 276), (260, 288)), c[4])
    drawn += pen.lift(placed(emblem(pen, c[5], c[4]), 42, 294, 0.9) + placed(emblem(pen, c[5], c[4]), 212, 292, 0.8))
    wall = "M88 326 99 140H151L162 326Z"
    stones = (
        "M104 160h14M132 160h12M101 186h12M128 190h18M103 214h9M140 216h9M96 292h14M142 290h14M94 308h10M138 310h20"
    )
    drawn += pen.lift(shape(wall, c[6])) + line(stones, c[4], 2.2, faint(0.8))
    crown = "M84 144V116H97V127H107V116H119V127H131V116H143V127H153V116H166V144Z"
    drawn += (
        pen.cut("M99 118V104H151V118Z", c[6])
        + pen.lift(placed(roof(pen.suit, c[5]), 125, 108, 0.94))
        + pen.cut(crown, c[6])
    )
    flag = line("M125 46V24", CREAM, 2) + shape("M125 22Q138 18 150 26Q140 34 125 34Z", CREAM)
    lit = arch(125, 158, 6.5, 178) + arch(112, 190, 5, 206) + arch(138, 190, 5, 206) + box(122.5, 112, 5, 6)
    drawn += pen.lift(flag) + shape(lit, c[1])
    window = pen.cut("M79 250Q125 204 171 250Q125 296 79 250Z", CREAM) + line(
        "M87 250Q125 212 163 250Q125 288 87 250Z", c[4], 1.6, faint(0.6)
    )
    drawn += window + number(preview, 125, 250, 1.3, c[5], 5.4)
    drawn += hills(pen, ((-10, 330), (50, 312), (110, 322), (190, 310), (260, 320)), c[5])
    return pen.finished(drawn + tabs(pen, token, 176) + mark)
