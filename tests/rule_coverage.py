"""Which rules have a test: `python -m tests.rule_coverage` lists them and fails if one has none.

The ids come from our own rule texts (`words/en/onirim-rules.ftl`), the proof from `@covers(…)` on tests.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

EXAMPLES = [f"EX-{n:02}" for n in range(1, 100)]


def rules_in_scope() -> list[str]:
    """Every rule id of the game, with all its modules and both modes."""
    text = (ROOT / "src/reverie/words/en/onirim-rules.ftl").read_text("utf-8")
    return re.findall(r"^(ONI-[A-Z]+-\d+) =", text, re.MULTILINE)


def proofs() -> dict[str, list[str]]:
    """Which tests cover an id."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "covers":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            found[str(argument.value)].append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def main() -> int:
    """Print the coverage of every family; 1 if a rule or a worked example has no test."""
    found = proofs()
    wanted = [*rules_in_scope(), *EXAMPLES]
    families: dict[str, list[str]] = defaultdict(list)
    for name in wanted:
        families[name.rsplit("-", 1)[0]].append(name)
    for family, names in families.items():
        covered = sum(name in found for name in names)
        print(f"{family:10} {covered:3} of {len(names):3} have a test")
    missing = [name for name in wanted if name not in found]
    for name in missing:
        print(f"no test covers {name}")
    tests = {test for names in found.values() for test in names}
    print(f"rules: {len(wanted) - len(missing)} of {len(wanted)} covered by {len(tests)} tests")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
