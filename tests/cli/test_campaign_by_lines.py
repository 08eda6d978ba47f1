"""A campaign by a person's means: nothing but the lines of the plain terminal, and only what they print."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.lines import ASKED, Lines

KEY = re.compile(r"\b(?:cli|etherfields|terminal)-[a-z-]+\b")  # a text that has no words


def test_an_evening_is_played_by_following_the_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, amount: Callable[[int, int], int]
) -> None:
    """Every question can be answered by a number that the table itself has named, to an ending with `--torture`."""
    for name in ("HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    limit = amount(8, 30_000)
    lines = Lines(["--campaign", "evening", "--seed", "15", "--lang", "de"])
    try:
        has_ended = lines.play(limit)
        if not has_ended:
            assert ASKED.search(lines.say("?"))
    finally:
        lines.leave()
    printed = "".join(lines.pages)
    assert "Ziel: " in printed, "what it is about is said before anything is asked"
    assert KEY.findall(printed) == []
    assert has_ended or lines.answers == limit
