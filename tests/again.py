"""What `make test` had to run a second time: noted in `.cache/again.txt`, counted and named at the end.

    python -m tests.again compiled     what failed just now, in the run called compiled, is going to be run once more
    python -m tests.again --since S    what was noted since (seconds of the epoch): the last lines of `make test`

A test that gives a busy machine a second chance within itself notes that, too (the fixture `chances`). The file is kept
from run to run: a test that stands there again and again needs mending, not patience.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / ".cache" / "again.txt"
FAILED = ROOT / ".cache" / "pytest" / "v" / "cache" / "lastfailed"
WHEN = "%Y-%m-%dT%H:%M:%SZ"


def note(run: str, tests: list[str], file: Path = FILE) -> None:
    """One line for each test, with the time and the run it belongs to."""
    file.parent.mkdir(parents=True, exist_ok=True)
    now = datetime.fromtimestamp(time.time(), UTC).strftime(WHEN)
    with file.open("a", encoding="utf-8") as lines:
        lines.write("".join(f"{now} {run} {test}\n" for test in tests))


def failed(file: Path = FAILED) -> list[str]:
    """The tests that failed last, as pytest keeps them for `--last-failed`."""
    return list(json.loads(file.read_text("utf-8"))) if file.exists() else []


def noted(since: float, file: Path = FILE) -> list[str]:
    """What was noted since then: the run and the test."""
    if not file.exists():
        return []
    entries = [line.split(" ", 1) for line in file.read_text("utf-8").splitlines()]
    beginning = datetime.fromtimestamp(int(since), UTC).strftime(WHEN)
    return [test for when, test in entries if when >= beginning]


def summary(tests: list[str]) -> list[str]:
    """The last lines of `make test`: what ran a second time, if anything did, and how much it was."""
    count = f"{len(tests)} test{'' if len(tests) == 1 else 's'} had to run a second time"
    where = f" ({FILE.relative_to(ROOT)})" if tests else ""
    return [*(f"a second time: {test}" for test in tests), "", f"=== all green; {count}{where} ==="]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.again", description="what had to run a second time")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("run", nargs="?", help="note what failed just now")
    what.add_argument("--since", type=float, help="say what was noted since this second of the epoch")
    options = parser.parse_args()
    if options.run:
        note(options.run, failed())
    else:
        print("\n".join(summary(noted(options.since))))


if __name__ == "__main__":
    main()
