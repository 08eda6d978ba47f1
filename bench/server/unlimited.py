"""Settings for whoever measures or tests a server from one address: that one may ask for as much as it likes."""

from __future__ import annotations

from dataclasses import replace

from reverie.server.settings import Limits, Rate
from reverie.server.work import KINDS

NEVER = Rate(0, 1.0, 1)  # refuses nothing
NO_LIMITS = Limits(
    messages=NEVER,
    new_tables=NEVER,
    tables_a_day=NEVER,
    imports=NEVER,
    failed_links=NEVER,
    requests=NEVER,
    new_guests=NEVER,
    new_lines=NEVER,
    connections=0,
    greetings=0,
    lines=0,
    all_connections=100_000,
)
# Those who come from one address would wait in its part of a queue, and a thousand at once in none: to be laid over
# `KINDS` by whoever measures what work costs, not how much of it is refused.
LONG_QUEUES = {name: replace(kind, waiting=100_000, each=100_000, share=kind.at_once) for name, kind in KINDS.items()}
