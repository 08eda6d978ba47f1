"""Print-and-play: pages of cards, 63 × 88 mm, three by three, with marks where to cut."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from reverie.art.catalogue import drawn
from reverie.art.errors import ArtError
from reverie.art.faces import Copies
from reverie.art.raster import png
from reverie.art.sheet import size_of

MM = 72 / 25.4
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD = (63.0, 88.0)
COLUMNS = ROWS = 3
MARK = 4.0  # length of a cut mark
DPI = 300
TOKEN = 26.0  # a token's side

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Piece:
    """A face inside a cell: where its upper left corner is, and how large it gets, in millimetres."""

    face: str
    x: float
    y: float
    width: float
    height: float


Cell = tuple[Piece, ...]


def cells(deck: Sequence[Copies], theme: str, backs: bool = False) -> Iterator[Cell]:
    """Cells in order: a card each, then two strips, then six tokens; with their backs if those are asked for."""
    waiting: dict[str, list[str]] = {"strip": [], "token": []}
    for entry in deck:
        name = entry.back if backs else entry.face
        width, height = size_of(drawn(entry.face, theme))
        for _ in range(entry.count):
            if width == height:
                waiting["token"].append(name)
            elif height < width:
                waiting["strip"].append(name)
            else:
                yield (Piece(name, 0, 0, *CARD),)
    strips, tokens = waiting["strip"], waiting["token"]
    half = CARD[1] / 2
    for k in range(0, len(strips), 2):
        yield tuple(Piece(name, 0, j * half, CARD[0], half) for j, name in enumerate(strips[k : k + 2]))
    for k in range(0, len(tokens), 6):
        yield tuple(
            Piece(name, 4 + (j % 2) * (TOKEN + 3), 2 + (j // 2) * (TOKEN + 3), TOKEN, TOKEN)
            for j, name in enumerate(tokens[k : k + 6])
        )


def pages(deck: Sequence[Copies], theme: str, backs: bool) -> list[list[Cell]]:
    """Pages of nine cells; after each page its backs, mirrored, for printers that turn the sheet at its long edge."""
    per_page = COLUMNS * ROWS
    fronts = list(cells(deck, theme))
    behind = list(cells(deck, theme, True)) if backs else []
    made = []
    for k in range(0, len(fronts), per_page):
        made.append(fronts[k : k + per_page])
        if behind:
            turned = []
            page = behind[k : k + per_page]
            page += [()] * (per_page - len(page))
            for row in range(ROWS):
                turned += page[row * COLUMNS : (row + 1) * COLUMNS][::-1]
            made.append(turned)
    return made


def print_pdf(
    deck: Sequence[Copies],
    theme: str,
    paper: str,
    backs: bool = False,
    dpi: int = DPI,
    progress: Progress | None = None,
) -> tuple[bytes, int]:
    """The pages as a PDF, and how many there are; ArtError if a package for printing is missing."""
    try:
        from reportlab.lib.utils import ImageReader
        from reportlab.pdfgen.canvas import Canvas
    except ImportError:
        raise ArtError("art-no-renderer", place="reverie[print]") from None
    layout = pages(deck, theme, backs)
    faces = sorted({piece.face for page in layout for cell in page for piece in cell if piece.face})
    images: dict[str, Any] = {}
    for done, (name, data) in enumerate(zip(faces, rasterised(faces, theme, dpi), strict=True), 1):
        images[name] = ImageReader(io.BytesIO(data))
        if progress is not None:
            progress(done, len(faces))
    width, height = PAPERS[paper]
    left, top = (width - COLUMNS * CARD[0]) / 2, (height - ROWS * CARD[1]) / 2
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(width * MM, height * MM), invariant=1, pageCompression=1)
    canvas.setTitle("Reverie")
    for page in layout:
        marks(canvas, width, height, left, top)
        for k, cell in enumerate(page):
            x, y = left + k % COLUMNS * CARD[0], top + k // COLUMNS * CARD[1]
            for piece in cell:
                if piece.face:
                    low = height - (y + piece.y) - piece.height
                    place = ((x + piece.x) * MM, low * MM, piece.width * MM, piece.height * MM)
                    canvas.drawImage(images[piece.face], *place)
        canvas.showPage()
    canvas.save()
    return file.getvalue(), len(layout)


def marks(canvas: Any, width: float, height: float, left: float, top: float) -> None:
    """Short lines in the margin, where a ruler has to lie."""
    canvas.setLineWidth(0.3)
    canvas.setStrokeGray(0.35)
    for k in range(COLUMNS + 1):
        x = left + k * CARD[0]
        for y in (top - 1 - MARK, height - top + 1):
            canvas.line(x * MM, (height - y) * MM, x * MM, (height - y - MARK) * MM)
    for k in range(ROWS + 1):
        y = height - (top + k * CARD[1])
        for x in (left - 1 - MARK, width - left + 1):
            canvas.line(x * MM, y * MM, (x + MARK) * MM, y * MM)


def rasterised(faces: Sequence[str], theme: str, dpi: int) -> Iterator[bytes]:
    """The faces as pixels, on all processors: a soft shadow at the resolution of a printer takes its time."""
    draw = partial(jpeg, theme=theme, dpi=dpi)
    workers = min(os.cpu_count() or 1, len(faces))
    if workers < 2 or dpi < 100:
        yield from map(draw, faces)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(draw, faces)


def jpeg(face: str, theme: str, dpi: int) -> bytes:
    """A face as wide as a card, on white."""
    from PIL import Image

    with Image.open(io.BytesIO(png(drawn(face, theme), round(CARD[0] / 25.4 * dpi), "#ffffff"))) as image:
        file = io.BytesIO()
        image.convert("RGB").save(file, "JPEG", quality=92, subsampling=0)
    return file.getvalue()
