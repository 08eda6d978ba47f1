"""Golden playthroughs of Onirim: one deal written out in full, two more with a fingerprint per step.

When the game is meant to say something else, write them again and read the difference:

    python -m tests.games.onirim.test_golden --write
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import reverie
from tests.games.golden import FAIR, playthrough, write

FOLDER = Path(__file__).parent / "golden"
DEALS = {
    "third-8": ("onirim/third/solo/seed=8", True),
    "first-11": ("onirim/first/solo/seed=11", False),
    "third-fair": (f"onirim/third/solo/seed={FAIR}", False),
}


def text_of(name: str) -> str:
    """A deal played by somebody arbitrary, but always the same one."""
    return playthrough(*DEALS[name], arbitrary, f"python -m tests.games.onirim.test_golden --write  ({name})")


def arbitrary(step: int, game: reverie.Game) -> int:
    """Now this answer, now that one, but the last ways out of a nightmare rarely: so the game lasts a while."""
    legal = game.legal_actions()
    return legal[(step * 7 + 3) % (len(legal) - 1 if len(legal) > 2 else len(legal))]


@pytest.mark.parametrize("name", DEALS)
def test_the_game_says_what_it_always_said(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert text_of(name).splitlines() == golden.splitlines()


def test_the_golden_games_meet_every_kind_of_question() -> None:
    golden = (FOLDER / "third-8.txt").read_text("utf-8")
    for point in ("DP-TURN", "DP-SEARCH", "DP-PROPHECY", "DP-DOOR", "DP-NIGHTMARE"):
        assert f'"point":"{point}"' in golden


if __name__ == "__main__" and "--write" in sys.argv:
    write(FOLDER, {name: text_of(name) for name in DEALS})
