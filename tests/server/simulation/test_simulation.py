"""T6: thousands of schedules without a violation, every one of them repeatable; and planted bugs that are all found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from reverie.kernel import registry
from tests.server.simulation.planted import BUGS, RARE, Bug, planted
from tests.server.simulation.world import SPECS, Outcome, run, stage_of

ROOT = Path(__file__).resolve().parents[3]
CORPUS = Path(__file__).with_name("corpus.txt")
EACH_CHANGE, TORTURE, PARTS = 1_000, 10_000, 4
TOLD = 300  # characters of a violation that are kept

# What the schedules have to meet, or they prove little: entries, refusals, trouble.
MET = {
    "sit", "act", "undo", "redo", "ask_undo", "agree_undo", "refuse_undo", "rematch", "stale", "not_asked",
    "undo_together", "undo_reveals", "no_undo", "no_rematch", "already_sat", "not_over", "storage_full",
    "storage_failed", "bad_message", "cut", "stall", "crash", "stop", "full", "accepted", "document", "look",
    "restarting",
}  # fmt: skip


def seeds_in(text: str) -> list[int]:
    """The seeds of a corpus."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [int(line) for line in lines if line]


def corpus() -> list[int]:
    """Seeds that have shown something once."""
    return seeds_in(CORPUS.read_text(encoding="utf-8"))


def corpus_line(outcome: Outcome) -> str:
    """A failed schedule as one line, whatever there is to tell: a traceback has many."""
    return f"{outcome.seed}  # {' '.join(str(outcome.violation).split())[:TOLD]}\n"


def report(failed: list[Outcome]) -> str:
    """What to say about failed schedules; their seeds are kept."""
    with suppress(OSError), CORPUS.open("a", encoding="utf-8") as file:
        known = corpus()
        file.writelines(corpus_line(outcome) for outcome in failed if outcome.seed not in known)
    told = "\n".join(f"seed {outcome.seed}: {outcome.violation}" for outcome in failed[:5])
    return f"{len(failed)} schedules failed; tell one with: python -m tests.server.simulation.world SEED\n{told}"


@pytest.mark.parametrize("part", range(PARTS))
def test_schedules(part: int, amount: Callable[[int, int], int]) -> None:
    met: Counter[str] = Counter()
    failed: list[Outcome] = []
    for seed in range(part, amount(EACH_CHANGE, TORTURE), PARTS):
        outcome = run(seed)
        met.update(outcome.met)
        if outcome.violation is not None:
            failed.append(outcome)
    assert not failed, report(failed)
    assert met.keys() >= MET, MET - met.keys()


# Games that the seeds of the corpus do not know: if the usual schedules met them, they would all be other ones.
LATER = [game for game in registry.games() if not any(text.startswith(f"{game}/") for text in SPECS)]


@pytest.mark.parametrize("game", LATER)
def test_schedules_of_every_other_game(game: str, amount: Callable[[int, int], int]) -> None:
    met: Counter[str] = Counter()
    stage = stage_of(game)
    for seed in range(amount(8, 1_000)):
        outcome = run(seed, stage=stage)
        met.update(outcome.met)
        assert outcome.violation is None, f"{outcome.seed} {game}: {outcome.violation}"
    if amount(0, 1):
        assert met.keys() >= MET, MET - met.keys()
    assert {"sit", "act", "stale"} <= met.keys(), met


@pytest.mark.parametrize("violation", ["one line", "first\nsecond: 12\n\n    third\n", "odd\r\x0b\u2028 5\n7\n" * 99])
def test_a_failed_schedule_is_one_line_of_the_corpus(violation: str) -> None:
    outcomes = [Outcome(seed, violation, "", 0, 0, 0.0, frozenset()) for seed in (12, 34)]
    assert seeds_in("1  # one\n" + "".join(map(corpus_line, outcomes))) == [1, 12, 34]


@pytest.mark.parametrize("seed", corpus())
def test_corpus(seed: int) -> None:
    outcome = run(seed)
    assert outcome.violation is None, outcome.violation


def test_a_seed_is_a_schedule() -> None:
    seeds = range(20)
    first = [run(seed) for seed in seeds]
    assert [run(seed) for seed in seeds] == first
    assert len({outcome.trace for outcome in first}) == len(first)


def test_a_seed_is_the_same_schedule_in_another_process() -> None:
    here = [run(seed).trace for seed in range(3)]
    for hash_seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-m", "tests.server.simulation.world", "--traces", "0", "1", "2"],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        assert told.stdout.split() == here


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_planted_bugs_are_found(bug: Bug, amount: Callable[[int, int], int]) -> None:
    if bug.name in RARE and amount(1, 0):
        pytest.skip("only with --torture")
    with planted(bug):
        found = next((outcome for seed in range(EACH_CHANGE) if (outcome := run(seed)).violation), None)
        assert found is not None, f"{bug.name}: not found in {EACH_CHANGE} schedules"
        again = run(found.seed)
    assert again == found, "a failing seed does not replay"
