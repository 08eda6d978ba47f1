"""What a change touches: `python -m scripts.changes [REVISION …]` counts the files that name what is changed.

It does so for twelve kinds of change, in each revision (HEAD if none is said); docs/architecture.md has the table. What
stands for a change is one that is there already: whoever adds another module, mode or postcard has to look at every
file in which that one is named. Tests, samples and generated files are left out.
"""

from __future__ import annotations

import subprocess
import sys
from typing import NamedTuple

EVERYWHERE = ("src", "web/src", "scripts")
ETHERFIELDS = ("src/reverie/games/etherfields/*.py",)
FRONTS = ("web/src", "src/reverie/cli", "src/reverie/terminal", "src/reverie/art")
LEFT_OUT = (
    ":!*.test.ts", ":!*/testing.ts", ":!*samples.json", ":!*/zone_code.*", ":!web/src/games/*/view.ts",
    ":!web/src/api/openapi.d.ts", ":!web/src/i18n/ids.ts", ":!scripts/changes.py",
)  # fmt: skip
OF_URBION = (":!web/src/games/urbion", ":!*/urbion/*", ":!*urbion.*", ":!*urbion_*", ":!*/urbion-*")
ANY_GAME = r"\b(onirim|urbion|etherfields)\b['\",)]"
OWN = (":!src/reverie/games/*/*", ":!src/reverie/words", ":!scripts/reference_*", ":!*/story-*", ":!*/names-*",
       ":!web/src/games/*/*", ":!src/reverie/art/*/*", ":!*/onirim*", ":!*/urbion*", ":!*/etherfields*")  # fmt: skip


class Change(NamedTuple):
    """A kind of change: what stands for it, and where that is looked for."""

    name: str
    example: str
    pattern: str
    paths: tuple[str, ...] = EVERYWHERE


CHANGES = (
    Change("a module", "the handbooks of the Dreamcatchers", "[Hh]andbook|HANDBOOK"),
    Change("an incubus mode", "the Pathfinder", "pathfinder|PATHFINDER"),
    Change("a hint's wording", "`cli-hint`, in one language", "^cli-hint =", ("src/reverie/words/en",)),
    Change("a third language", "where German is named", r'"de"|\{en,de\}'),
    Change("an agent", "`RulesAgent`", "RulesAgent", ("src",)),
    Change("a postcard", "the Flagship", "flagship|FLAGSHIP"),
    Change("a store", "PostgreSQL", "postgres", ("src",)),
    Change("an Etherfields effect", "`lose_hours`", r"\blose_hours\b", ETHERFIELDS),
    Change("an animation's speed", "how long a card flies", r"DURATION: ", ("web/src",)),
    Change("a table for another game", "Urbion, outside its own files", "[Uu]rbion", (*FRONTS, *OF_URBION)),
    Change("a fourth game", "files that list games by name", ANY_GAME, (*EVERYWHERE, *OWN)),
    Change("an edge ruling", "ONI-PREM-05 of rules version 2", "TURNED_UP_FIRST"),
)


def count(change: Change, revision: str) -> int:
    """How many files name what is changed."""
    command = ["git", "grep", "-lE", change.pattern, revision, "--", *change.paths, *LEFT_OUT]
    return len(subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines())


def main() -> int:
    """The table."""
    revisions = sys.argv[1:] or ["HEAD"]
    sys.stdout.write(f"| change | counted by | {' | '.join(revisions)} |\n|---|---|{'---:|' * len(revisions)}\n")
    for change in CHANGES:
        counts = " | ".join(str(count(change, revision)) for revision in revisions)
        sys.stdout.write(f"| {change.name} | {change.example} | {counts} |\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
