"""Content packs: the language of chapter 9, from files to what the engine reads.

    from reverie.games.etherfields.content import load, shipped, examine

`load(path)` gives the content or raises `PackError` (with `.findings`); `examine([path]).findings` lists everything
that is wrong, with file, line and column; `shipped()` is the campaign that comes with Reverie.
"""

from __future__ import annotations

from reverie.games.etherfields.content.findings import Finding, PackError, Place
from reverie.games.etherfields.content.loading import examine, load, shipped

__all__ = ["Finding", "PackError", "Place", "examine", "load", "shipped"]
