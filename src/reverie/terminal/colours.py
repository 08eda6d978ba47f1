"""Terminals with few colours or none: the palette by the names every terminal knows, or no colour at all."""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Backdrop
from textual.filter import LineFilter

from reverie.cli.speech import CROSSING, DIM, DREAM, GOLD, SUITS
from reverie.cli.table.urbion_cards import COLOURS

SIXTEEN = ("standard", "windows")  # what the console calls terminals with sixteen colours
NAMES = {
    SUITS["red"]: "bright_red",
    SUITS["blue"]: "bright_blue",
    SUITS["green"]: "green",
    SUITS["brown"]: "yellow",
    COLOURS["air"]: "bright_cyan",
    DREAM: "bright_magenta",
    CROSSING: "bright_yellow",
    GOLD.split()[-1]: "bright_yellow",
    DIM: "white",
}
RAISED = ("#272a69", "#3d4090")  # what lies under the cursor


class FewColours(LineFilter):
    """Sixteen colours by name; the ground is the terminal's own."""

    def apply(self, segments: list[Segment], background: Backdrop) -> list[Segment]:
        """The same text in other colours."""
        return [Segment(text, named(style) if style else None, control) for text, style, control in segments]


@lru_cache(maxsize=1024)
def named(style: Style) -> Style:
    """A style with colours by their names."""
    front = style.color.get_truecolor().hex if style.color else ""
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor else ""
    colour = Color.parse(NAMES.get(front, "default"))
    return style + Style.from_color(colour, Color.parse("blue" if ground in RAISED else "default"))
