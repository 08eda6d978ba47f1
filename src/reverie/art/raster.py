"""Faces as pixels, for print and for contact sheets; needs the packages of `reverie[print]`."""

from __future__ import annotations

from reverie.art.errors import ArtError


def png(svg: str, width: int, background: str | None = None) -> bytes:
    """An SVG as a PNG of a width; ArtError if the renderer is not installed."""
    try:
        import resvg_py
    except ImportError:
        raise ArtError("art-no-renderer", place="reverie[print]") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background=background, skip_system_fonts=True))
