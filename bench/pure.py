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

from bench.measure import Case, Sample

ROOT = Path(__file__).resolve().parent.parent


class PureEngine:
    """A process with REVERIE_PURE=1: it reads a line `kind games seed` and answers with a sample."""

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

    def ask(self, games: int, kind: str, seed: int) -> Sample:
        """Play that many games there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{kind} {games} {seed}\n")
        return Sample(**json.loads(self.process.stdout.readline()))

    def cases(self, seed: int) -> list[Case]:
        """Whole games, and games driven from Python."""
        return [Case(f"{kind}, pure", partial(self.ask, kind=kind, seed=seed)) for kind in ("native", "driven")]


def main() -> None:
    """Answer until nobody asks any more."""
    from bench import driven, native

    for line in sys.stdin:
        kind, games, seed = line.split()
        if kind == "native":
            sample = native.play(int(games), int(seed), "random")
        else:
            sample = driven.drive_engine(int(games), int(seed))
        print(json.dumps(asdict(sample)), flush=True)


if __name__ == "__main__":
    main()
