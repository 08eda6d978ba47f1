"""Our server as it is, but for the limits on how much one address may ask of it: all the load comes from one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench.server.serving import announce
from bench.server.unlimited import LONG_QUEUES, NO_LIMITS
from reverie.server.run import run
from reverie.server.settings import Settings, Timing
from reverie.server.work import KINDS


def settings_for(database: Path, port: int = 0, idle: float | None = None) -> Settings:
    """What is measured; `idle` is after how many seconds a table that nobody uses leaves the memory."""
    timing = Timing() if idle is None else Timing(idle_room=idle, sweep=idle)
    return Settings(database=str(database), port=port, limits=NO_LIMITS, timing=timing, log_level="warning")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.ours", description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--idle", type=float, help="seconds until a table that nobody uses leaves the memory")
    chosen = parser.parse_args()
    KINDS.update(LONG_QUEUES)
    return run(settings_for(chosen.database, chosen.port, chosen.idle), announce)


if __name__ == "__main__":
    sys.exit(main())
