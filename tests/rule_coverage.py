"""Which rules have a test: `python -m tests.rule_coverage` lists them and fails if one has none.

The ids come from our own rule texts (`words/en/<game>-rules.ftl`), the proof from `@covers(…)` on tests. Every game
has worked examples of its own, `URB-EX-01` for instance; in `tests/games/<game>` a short `EX-01` means that game's.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Worked examples in scope, by number.
EXAMPLES = {
    "onirim": {*range(1, 100)},
    "urbion": {*range(1, 73)},
    "etherfields": {*range(1, 82)},
}
EXAMPLE = re.compile(r"EX-\d+")
RULE = re.compile(r"^([A-Z]+-[A-Z]+-\d+) =", re.MULTILINE)


def rules_in_scope() -> dict[str, list[str]]:
    """Every rule id and worked example by game, with all modules and both modes."""
    found = {}
    for path in sorted((ROOT / "src/reverie/words/en").glob("*-rules.ftl")):
        game = path.name.removesuffix("-rules.ftl")
        rules = RULE.findall(path.read_text("utf-8"))
        prefix = rules[0].partition("-")[0]
        found[game] = [*rules, *(f"{prefix}-EX-{number:02}" for number in sorted(EXAMPLES[game]))]
    return found


def proofs() -> dict[str, list[str]]:
    """Which tests cover an id."""
    prefixes = {game: names[0].partition("-")[0] for game, names in rules_in_scope().items()}
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        place = path.relative_to(ROOT)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "covers":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            name = str(argument.value)
                            if EXAMPLE.fullmatch(name) and place.parts[1] == "games":
                                name = f"{prefixes[place.parts[2]]}-{name}"
                            found[name].append(f"{place}::{node.name}")
    return found


def main() -> int:
    """Print the coverage of every family; 1 if a rule or a worked example has no test, or a test claims another id."""
    found = proofs()
    wanted = [name for names in rules_in_scope().values() for name in names]
    families: dict[str, list[str]] = defaultdict(list)
    for name in wanted:
        families[name.rpartition("-")[0]].append(name)
    for family, names in families.items():
        covered = sum(name in found for name in names)
        print(f"{family:13} {covered:3} of {len(names):3} have a test")
    missing = [name for name in wanted if name not in found]
    for name in missing:
        print(f"no test covers {name}")
    unknown = sorted(set(found) - set(wanted))
    for name in unknown:
        print(f"there is no {name}, which {found[name][0]} covers")
    tests = {test for names in found.values() for test in names}
    print(f"rules: {len(wanted) - len(missing)} of {len(wanted)} covered by {len(tests)} tests")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
