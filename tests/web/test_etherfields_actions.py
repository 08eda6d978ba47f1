"""What the browser takes back at once is what the engine calls an action."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.games.etherfields.definition import Etherfields

STORY = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "etherfields" / "story.ts"


def test_undo_goes_back_to_where_an_action_was_begun() -> None:
    found = re.search(r"BEGINS: readonly string\[\] = \[([^\]]*)\]", STORY.read_text(encoding="utf-8"))
    assert found is not None
    assert frozenset(re.findall(r'"([^"]+)"', found[1])) == Etherfields.begins
