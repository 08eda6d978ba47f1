"""Programs in tests see nothing of the person who runs them."""

from __future__ import annotations

from pathlib import Path

import pytest

__all__ = ["quiet_place"]


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for saved games, and no language or colours of the person who runs the test."""
    for name in ("REVERIE_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path
