"""Settings for whoever measures or tests a server from one address: that one may ask for as much as it likes."""

from __future__ import annotations

from reverie.server.settings import Limits, Rate

NEVER = Rate(0, 1.0, 1)  # refuses nothing
NO_LIMITS = Limits(
    messages=NEVER,
    new_tables=NEVER,
    tables_a_day=NEVER,
    imports=NEVER,
    failed_links=NEVER,
    requests=NEVER,
    new_guests=NEVER,
    connections=0,
    lines=0,
    all_connections=100_000,
)
