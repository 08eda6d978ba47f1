"""The same seed gives the same encounter in every process (0.5): with other hash seeds, after other games, anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import reverie
from tests.games.etherfields import trace

ROOT = Path(__file__).resolve().parents[3]


def elsewhere(games: int, hash_seed: str, *options: str) -> list[str]:
    """What another process says about the same encounters."""
    command = [sys.executable, "-m", "tests.games.etherfields.trace", str(games), *options]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=3_000, check=True)
    return done.stdout.splitlines()


def test_other_processes_and_hash_seeds_play_the_same_encounters(amount: Callable[[int, int], int]) -> None:
    games = amount(1, 240)
    mine = [trace.encounter(number) for number in range(games)]
    assert len(set(mine)) == games
    for hash_seed in ("0", "1", "random"):
        assert elsewhere(games, hash_seed) == mine, f"PYTHONHASHSEED={hash_seed}"


def test_chance_that_hangs_on_hashes_would_be_noticed() -> None:
    assert elsewhere(1, "1", "--by-hash") != elsewhere(1, "2", "--by-hash")


def test_a_campaign_goes_on_from_its_position_as_it_goes_on_by_itself() -> None:
    """Chapters of a kept campaign begin at positions, which say nothing about the order in which tiles were laid."""
    game = reverie.from_spec("etherfields/second/solo3/encounter=campaign/seed=2")
    agent = reverie.agent("rules", "etherfields")
    while game.answers < 1088:
        game.apply(agent.choose(game.outlook()))
    laid = reverie.from_position(game.position(), seed=2)
    for _ in range(64):
        answer = agent.choose(game.outlook())
        game.apply(answer)
        laid.apply(answer)
    assert laid.hash() == game.hash()
