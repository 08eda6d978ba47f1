"""Contact sheets: many faces on one page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from reverie.art.catalogue import drawn
from reverie.art.geometry import num

CARD_WIDTH, GAP, COLUMNS = 125, 12, 10
GROUND = "#0e1027"
SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
NAMES = re.compile(r'(id="|url\(#|href="#)')


def size_of(svg: str) -> tuple[int, int]:
    """Width and height of a face."""
    found = SIZE.search(svg)
    assert found is not None
    return int(found[1]), int(found[2])


def scoped(svg: str, prefix: str) -> str:
    """A face whose inner names cannot meet those of its neighbours."""
    return NAMES.sub(lambda found: found[1] + prefix, svg)


def contact_sheet(names: Iterable[str], theme: str, columns: int = COLUMNS) -> str:
    """Faces in rows; each row holds faces of one size, so cards, strips and tokens stay apart."""
    body, x, y, tall, last = "", float(GAP), float(GAP), 0.0, (0, 0)
    right = GAP + columns * (CARD_WIDTH + GAP)
    for number, name in enumerate(names):
        svg = drawn(name, theme)
        size = size_of(svg)
        width = CARD_WIDTH if size[0] > 100 else CARD_WIDTH / 2
        if x + width > right or (last[0] and size != last):
            x, y = GAP, y + tall + GAP
        tall, last = width * size[1] / size[0], size
        place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(tall)}"'
        body += scoped(svg.replace("<svg ", f"<svg {place} ", 1), f"f{number}")
        x += width + GAP
    height = int(y + tall + GAP + 0.5)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {height}"'
        f' width="{right}" height="{height}">'
        f'<rect width="{right}" height="{height}" fill="{GROUND}"/>{body}</svg>\n'
    )
