"""The pen: how paper, light and outlines are drawn in a theme."""

from __future__ import annotations

from reverie.art.geometry import disc, fine, num
from reverie.art.palette import SUITS, WHITE, Ramp

PAPER, CLEAR = "paper", "clear"
THEMES = (PAPER, CLEAR)

CARD = (250, 350)
STRIP = (250, 175)
TOKEN = (48, 48)
CORNER = 16
OUTLINE = 3  # of the theme for low vision


SHEET_SHADOW = "url(#b)"


def shadow(name: str, depth: float, region: str) -> str:
    """A soft shadow as a filter. Whole sheets need no room around them, which makes them much cheaper to draw."""
    return (
        f'<filter id="{name}" {region} color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="{num(2.2 * depth)}"'
        f' stdDeviation="{num(2.6 * depth)}" flood-color="#05030f" flood-opacity=".55"/></filter>'
    )


def shape(d: str, fill: str, more: str = "") -> str:
    """An outline filled with a colour."""
    return f'<path fill="{fill}" d="{d}"{more}/>'


def line(d: str, colour: str, width: float, more: str = "") -> str:
    """A drawn line with round ends."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{d}"{more}/>'
    )


def faint(opacity: float) -> str:
    """See-through."""
    return f' opacity="{fine(opacity)}"'


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0, mirrored: bool = False) -> str:
    """Something drawn around the origin, put elsewhere, in another size, turned, mirrored."""
    move = f"translate({num(x)} {num(y)})"
    if turn:
        move += f"rotate({num(turn)})"
    if mirrored:
        move += f"scale({fine(-scale)} {fine(scale)})"
    elif scale != 1:
        move += f"scale({fine(scale)})"
    return f'<g transform="{move}">{body}</g>'


def both_sides(body: str, x: float, y: float, scale: float = 1) -> str:
    """Something and its mirror image."""
    return placed(body, x, y, scale) + placed(body, x, y, scale, mirrored=True)


class Pen:
    """Draws in the colours of one suit, in one theme."""

    def __init__(self, theme: str, suit: str) -> None:
        self.theme = theme
        self.suit = suit
        self.c: Ramp = SUITS[suit].ramp
        self.is_clear = theme == CLEAR
        self.shadow = "" if self.is_clear else ' filter="url(#s)"'
        self.sheet_shadow = "" if self.is_clear else f' filter="{SHEET_SHADOW}"'
        self.defs: list[str] = []

    def of(self, suit: str) -> Pen:
        """The same pen with the colours of another suit."""
        other = Pen(self.theme, suit)
        other.defs = self.defs
        return other

    def lifted(self) -> Pen:
        """The same pen with brighter middle tones in the clear theme, where they would drown in the ground."""
        other = self.of(self.suit)
        if self.is_clear:
            c = self.c
            other.c = (*c[:3], c[2], c[3], c[4], c[6])
        return other

    def cut(self, d: str, fill: str, more: str = "") -> str:
        """A piece of paper that throws its shadow on what lies below."""
        return f'<path fill="{fill}" d="{d}"{self.shadow}{more}/>'

    def lift(self, body: str) -> str:
        """Several pieces glued together, with one shadow."""
        return f"<g{self.shadow}>{body}</g>" if self.shadow else body

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float = 0.8) -> str:
        """Light without an edge; none in the clear theme."""
        if self.is_clear:
            return ""
        name = f"l{len(self.defs)}"
        self.defs.append(
            f'<radialGradient id="{name}"><stop stop-color="{colour}" stop-opacity="{fine(strength)}"/>'
            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        )
        return shape(disc(x, y, radius), f"url(#{name})")

    def clip(self, d: str) -> str:
        """An attribute that lets nothing be seen outside an outline."""
        name = f"k{len(self.defs)}"
        self.defs.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
        return f' clip-path="url(#{name})"'

    def outlined(self, body: str, scale: float = 1) -> str:
        """A silhouette with a white outline all around it, three units wide at its final size; as it is on paper."""
        if not self.is_clear:
            return body
        name = f"o{len(self.defs)}"
        self.defs.append(f'<g id="{name}">{body}</g>')
        width = num(2 * OUTLINE / scale)
        return (
            f'<use href="#{name}" stroke="{WHITE}" stroke-width="{width}" stroke-linejoin="round"/>'
            f'<use href="#{name}"/>'
        )

    def finished(self, body: str, size: tuple[int, int] = CARD, corner: float = CORNER) -> str:
        """The whole face: defined things, everything inside the round corners, a thin edge."""
        width, height = size
        defs = (
            "".join(self.defs)
            + f'<clipPath id="c"><rect width="{width}" height="{height}" rx="{num(corner)}"/></clipPath>'
        )
        edge = WHITE if self.is_clear else "#fff4dc"
        stroke, opacity = (OUTLINE, "") if self.is_clear else (1.6, ' stroke-opacity=".5"')
        inset = stroke / 2 + (0 if self.is_clear else 0.7)
        frame = (
            f'<rect x="{num(inset)}" y="{num(inset)}"'
            f' width="{num(width - 2 * inset)}" height="{num(height - 2 * inset)}"'
            f' rx="{num(corner - inset)}" fill="none" stroke="{edge}" stroke-width="{num(stroke)}"{opacity}/>'
        )
        return self.document(f'<g clip-path="url(#c)">{body}</g>{frame}', size, defs)

    def token(self, body: str) -> str:
        """A token has no frame of its own."""
        return self.document(body, TOKEN, "".join(self.defs), 0.6)

    def document(self, body: str, size: tuple[int, int], defs: str, depth: float = 1) -> str:
        """The text of the file."""
        if not self.is_clear:
            defs += shadow("s", depth, 'x="-20%" y="-20%" width="140%" height="145%"')
            if SHEET_SHADOW in body or SHEET_SHADOW in defs:
                defs += shadow("b", depth, 'x="0" y="0" width="100%" height="100%"')
        width, height = size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
            f"{f'<defs>{defs}</defs>' if defs else ''}{body}</svg>\n"
        )
