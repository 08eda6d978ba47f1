"""Everything `reverie pack check` looks at (law 9.13): is the pack whole, can it be played, can it be won and left?

Each file checks one thing and has one function `check(pack)` that yields findings. How a pack is written (9.13, 1) is
checked while it is read; the coverage of the vocabulary (9.13, 12) is a report of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from reverie.games.etherfields.content.checks import (
    amounts,
    codes,
    counts,
    dreamworld,
    endings,
    flags,
    loops,
    maps,
    pages,
    prices,
    puzzles,
    reach,
    texts,
    uses,
)
from reverie.games.etherfields.content.checks.places import of_manifest, warning
from reverie.games.etherfields.content.findings import FINDING_LIMIT, Finding, Tangled
from reverie.games.etherfields.content.loading import Pack, examine

CHECKS: tuple[Callable[[Pack], Iterator[Finding]], ...] = (
    counts.check,
    maps.check,
    endings.check,
    dreamworld.check,
    loops.check,
    codes.check,
    puzzles.check,
    prices.check,
    reach.check,  # from here on: what looks wrong but is not
    amounts.check,
    flags.check,
    texts.check,
    pages.check,
    uses.check,
)

__all__ = ["CHECKS", "check", "check_all"]


def check(paths: list[Path]) -> tuple[Pack, list[Finding]]:
    """Read packs that are played together and say everything that is wrong or looks wrong with them."""
    pack = examine(paths)
    return pack, check_all(pack)


def check_all(pack: Pack) -> list[Finding]:
    """The findings of reading and, if the pack could be read, those of all checks; errors first."""
    found = list(pack.findings)
    for one in CHECKS if pack.content is not None else ():
        try:
            for finding in one(pack):
                if len(found) >= FINDING_LIMIT * 10:
                    break
                found.append(finding)
        except Tangled:
            found.append(warning("pack-tangled", of_manifest(pack)))
    return sorted(found, key=lambda finding: (finding.severity != "error", finding.place, finding.code))
