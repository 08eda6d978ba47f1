"""What the art refuses."""

from __future__ import annotations

from reverie.errors import ReverieError


class ArtError(ReverieError):
    """A picture that does not exist, or cannot be written."""
