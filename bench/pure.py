"""The same engine not compiled, in a process of its own that plays on request: `python -m bench.pure`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import TracebackType

from bench.games import BY_NAME, MeasuredGame
from bench.measure import Case, Sample

ROOT = Path(__file__).resolve().parent.parent


class PureEngine:
    """A process with REVERIE_PURE=1: it reads a line `kind game games seed` and answers with a sample."""

    def __enter__(self) -> PureEngine:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.pure"],
            cwd=ROOT,
            env={**os.environ, "REVERIE_PURE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()

    def ask(self, games: int, kind: str, of: MeasuredGame, seed: int) -> Sample:
        """Play that many games there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{kind} {of.name} {games} {seed}\n")
        return Sample(**json.loads(self.process.stdout.readline()))

    def cases(self, of: MeasuredGame, seed: int) -> list[Case]:
        """Whole games, and games driven from Python."""
        return [
            Case(of.case(f"{kind}, pure"), partial(self.ask, kind=kind, of=of, seed=seed))
            for kind in ("native", "driven")
        ]


def main() -> None:
    """Answer until nobody asks any more."""
    from bench import driven, native

    for line in sys.stdin:
        kind, name, games, seed = line.split()
        play = native.play if kind == "native" else driven.drive_engine
        sample = play(int(games), BY_NAME[name], int(seed))
        print(json.dumps(asdict(sample)), flush=True)


if __name__ == "__main__":
    main()
