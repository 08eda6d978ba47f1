"""Compiled or pure: which of the two forms of an engine is imported.

The compiled extension lies beside the Python source and is found first. With REVERIE_PURE=1 the sources are
imported instead: same results, slower, with every array checked.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType


class PureFinder(MetaPathFinder):
    """Finds the source of an engine even if a compiled one lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of `reverie.games.<game>.engine`; everything else is left to Python."""
        parts = fullname.split(".")
        if path is None or len(parts) != 4 or parts[:2] != ["reverie", "games"] or parts[3] != "engine":
            return None
        for folder in path:
            source = Path(folder) / "engine.py"
            if source.exists():
                return importlib.util.spec_from_file_location(fullname, source)
        return None


def choose() -> None:
    """Prefer the sources if the environment asks for it."""
    if os.environ.get("REVERIE_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, PureFinder())


def is_compiled() -> bool:
    """Whether the engines in use are the compiled ones, of every game that has one: those with a .pxd file."""
    folder = Path(__file__).parent / "games"
    names = [f"reverie.games.{engine.parent.name}.engine" for engine in folder.glob("*/engine.pxd")]
    return all(not str(importlib.import_module(name).__file__).endswith(".py") for name in names)
