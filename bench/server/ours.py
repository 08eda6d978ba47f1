"""Our server as it is, but for the limits on how much one address may ask of it: all the load comes from one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench.server.serving import announce
from reverie.server.run import run
from reverie.server.settings import Limits, Rate, Settings, Timing

NO_LIMIT = Rate(0, 1.0, 0)
UNLIMITED = Limits(
    messages=NO_LIMIT,
    new_tables=NO_LIMIT,
    tables_a_day=NO_LIMIT,
    imports=NO_LIMIT,
    requests=NO_LIMIT,
    connections=0,
    all_connections=100_000,
)


def settings_for(database: Path, port: int = 0, idle: float | None = None) -> Settings:
    """What is measured; `idle` is after how many seconds a table that nobody uses leaves the memory."""
    timing = Timing() if idle is None else Timing(idle_room=idle, sweep=idle)
    return Settings(database=str(database), port=port, limits=UNLIMITED, timing=timing, log_level="warning")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.ours", description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--idle", type=float, help="seconds until a table that nobody uses leaves the memory")
    chosen = parser.parse_args()
    return run(settings_for(chosen.database, chosen.port, chosen.idle), announce)


if __name__ == "__main__":
    sys.exit(main())
