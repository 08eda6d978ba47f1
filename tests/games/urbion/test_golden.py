"""Golden playthroughs of Urbion: one deal written out in full, four more with a fingerprint per step.

When the game is meant to say something else, write them again and read the difference:

    python -m tests.games.urbion.test_golden --write
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import reverie
from reverie.games.urbion.codec import QUESTIONS
from tests.games.golden import FAIR, playthrough, write

FOLDER = Path(__file__).parent / "golden"
EVERYTHING = "squares+chromatic+temples+gardens+books+postcards+void"
DEALS = {
    "second-13": ("urbion/second/solo/seed=13", True),
    "first-11": ("urbion/first/solo/squares+books/seed=11", False),
    "second-fair": (f"urbion/second/solo/seed={FAIR}", False),
    "everything-190": (f"urbion/second/solo/{EVERYTHING}/seed=190", False),
    "team-54": (f"urbion/second/team/{EVERYTHING}/seed=54", False),
}
POINTS = ("DP-02", "DP-03", "DP-04", "DP-06", "DP-10")  # those of the base game
RARE = {"bonus", "freedom"}  # questions to which nobody comes by chance


def text_of(name: str) -> str:
    """A deal played by somebody arbitrary, but always the same one."""
    return playthrough(*DEALS[name], arbitrary, f"python -m tests.games.urbion.test_golden --write  ({name})")


def arbitrary(step: int, game: reverie.Game) -> int:
    """Now this answer, now that one."""
    legal = game.legal_actions()
    return legal[(step * 7 + 3) % len(legal)]


@pytest.mark.parametrize("name", DEALS)
def test_the_game_says_what_it_always_said(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert text_of(name).splitlines() == golden.splitlines()


def test_the_golden_games_meet_every_kind_of_question() -> None:
    golden = (FOLDER / "second-13.txt").read_text("utf-8")
    for point in POINTS:
        assert f'"point":"{point}"' in golden
    met = set()
    for spec, _ in DEALS.values():
        game, step = reverie.from_spec(spec), 0
        while game.decision is not None:
            met.add(game.decision.kind)
            game.apply(arbitrary(step, game))
            step += 1
    assert met == {name for name, _ in QUESTIONS.values()} - RARE


if __name__ == "__main__" and "--write" in sys.argv:
    write(FOLDER, {name: text_of(name) for name in DEALS})
