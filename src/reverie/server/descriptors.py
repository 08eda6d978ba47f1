"""How many files and lines the system lets this process hold, and how many lines that leaves for people.

A process that has no descriptor left cannot accept anybody, and the event loop says nothing of it. So the limit is
raised as far as the system allows when the server starts; if that is not enough for all the connections that were asked
for, fewer are allowed, and that is said.
"""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from typing import Final

from reverie.server.settings import Settings
from reverie.server.starting import CannotServe

if sys.platform == "win32":

    def soft_limit() -> int | None:
        """Windows knows no such limit."""
        return None

    def raised_limit(wanted: int) -> int | None:
        """Windows knows no such limit."""
        return None

else:
    import resource

    def soft_limit() -> int | None:
        """How many descriptors this process may have at the moment; None: any number."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft

    def raised_limit(wanted: int) -> int | None:
        """The same, after it was raised to what is wanted, or as far as the system allows."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            better = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (better, hard))
            except (OSError, ValueError):  # some systems have a limit below the one they name
                return soft_limit()
        return soft_limit()


LOG = logging.getLogger("reverie.server")

OWN: Final = 96  # database, log, event loop, copies, pages that are read (an idle server has about 20); who comes in
LAST: Final = 16  # of them that lines never get, whatever else goes wrong
FEWEST: Final = 16  # lines: with less there is no house to keep


def respect(settings: Settings) -> Settings:
    """Settings that this process has the descriptors for; CannotServe if there are too few for anybody."""
    limits = settings.limits
    wanted = OWN + limits.all_connections + limits.spare_lines
    found = raised_limit(wanted)
    if found is None or found >= wanted:
        return settings
    lines = found - OWN
    if lines < FEWEST:
        raise CannotServe("hosting-descriptors", place="ulimit -n", descriptors=str(found))
    spare = min(limits.spare_lines, lines // 4)
    connections = lines - spare
    LOG.warning(
        "fewer connections than allowed",
        extra={"descriptors": found, "wanted": wanted, "connections": connections, "allowed": limits.all_connections},
    )
    one = min(limits.connections, max(1, connections // 2))  # nobody has more than half of the house
    return replace(settings, limits=replace(limits, all_connections=connections, spare_lines=spare, connections=one))
