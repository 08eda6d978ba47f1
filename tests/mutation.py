"""Break the rules on purpose: every broken rule must be noticed by a test that claims to prove it.

    PYTHONPATH=src python -m tests.mutation [-n JOBS] [-k TEXT] [--write]

Each mutation of `mutations.txt` changes one snippet of a copy of `src/` and runs, on the pure engine, the tests that
cover the broken rule (`@covers`), golden games left out. A mutation that they let pass is run against all rule tests,
to see whether at least another rule's test notices. `--write` puts the result into `docs/mutation.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "reverie"
TESTS = "tests/games/onirim"
LIST = ROOT / "tests" / "mutations.txt"
ONLY = "REVERIE_MUTATION_RULE"
PATIENCE = 180


@dataclass(frozen=True)
class Mutation:
    """One rule broken: in `file`, `before` (which stands there exactly once) becomes `after`."""

    rule: str
    name: str
    file: str
    before: str
    after: str

    @property
    def path(self) -> str:
        """Rule files by their name alone, others by their path in the package."""
        return self.file if "/" in self.file else f"games/onirim/{self.file}"


def read_mutations() -> list[Mutation]:
    """The mutations of `mutations.txt`: a headline, lines with `-` that stand in the file, lines with `+` instead."""
    mutations = []
    for block in LIST.read_text("utf-8").split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        if lines:
            rule, name, file = lines[0].split(" | ")
            before = "\n".join(line[2:] for line in lines[1:] if line[0] == "-")
            after = "\n".join(line[2:] for line in lines[1:] if line[0] == "+")
            mutations.append(Mutation(rule, name, file, before, after))
    return mutations


# ---- choosing tests: this module is also a pytest plugin, `-p tests.mutation` ------------------------------


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that cover the broken rule."""
    rule = os.environ.get(ONLY)
    if rule:
        kept = [item for item in items if any(rule in mark.args for mark in item.iter_markers("covers"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


# ---- breaking and running ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What became of a mutation: killed by the rule's own tests, by others only, or by none."""

    mutation: Mutation
    verdict: str
    killer: str


def check_sources(snapshot: Path, mutations: list[Mutation]) -> list[str]:
    """Every snippet must stand in its file exactly once, or the mutation would break nothing or something else."""
    complaints = []
    for m in mutations:
        found = (snapshot / m.path).read_text("utf-8").count(m.before)
        if found != 1:
            complaints.append(f"{m.path}: found {found} times, wanted once: {m.before!r} ({m.rule}, {m.name})")
    return complaints


def run_tests(copy: Path, rule: str | None) -> tuple[bool, str]:
    """Whether the tests notice, and which one does."""
    environment = {name: value for name, value in os.environ.items() if name != ONLY}
    environment |= {"PYTHONPATH": str(copy), "REVERIE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    if rule:
        environment[ONLY] = rule
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", f"cache_dir={copy.parent}", "-p", "tests.mutation"]
    command += ["--no-header", "--tb=line", f"--ignore={TESTS}/test_golden.py", TESTS]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return True, "the game never ends"
    if done.returncode == 5:
        raise SystemExit(f"no test covers {rule}")
    if done.returncode not in (0, 1, 2) or re.search(r"\b(Name|Import|Syntax|Indentation)Error\b", done.stdout):
        raise SystemExit(done.stdout + done.stderr)
    killer = re.search(r"^(?:FAILED|ERROR) \S*?(test_\w+\.py(?:::\w+)?)", done.stdout, re.MULTILINE)
    return done.returncode != 0, killer[1] if killer else ""


def judge(snapshot: Path, mutation: Mutation | None, rule: str | None = None) -> tuple[bool, str]:
    """Run tests against a copy of the sources, broken or not."""
    with tempfile.TemporaryDirectory(prefix="reverie-mutation-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(snapshot, copy / "reverie")
        if mutation:
            target = copy / "reverie" / mutation.path
            target.write_text(target.read_text("utf-8").replace(mutation.before, mutation.after), "utf-8")
        return run_tests(copy, rule)


def try_mutation(snapshot: Path, mutation: Mutation) -> Result:
    """Its own tests first; all others only if those sleep."""
    noticed, killer = judge(snapshot, mutation, mutation.rule)
    if noticed:
        return Result(mutation, "killed", killer)
    noticed, killer = judge(snapshot, mutation)
    return Result(mutation, "killed elsewhere" if noticed else "SURVIVED", killer)


def try_all(snapshot: Path, chosen: list[Mutation], jobs: int) -> list[Result] | None:
    """Every mutation in turn; None if the sources have moved or the tests fail anyway."""
    complaints = check_sources(snapshot, chosen)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        print("The sources have moved; bring tests/mutations.txt up to date.", file=sys.stderr)
        return None
    noticed, killer = judge(snapshot, None)
    if noticed:
        print(f"The tests fail without any mutation: {killer}", file=sys.stderr)
        return None
    results = []
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        for result in pool.map(lambda mutation: try_mutation(snapshot, mutation), chosen):
            results.append(result)
            m = result.mutation
            print(f"{result.verdict:16} {m.rule:12} {m.name:52} {result.killer}", flush=True)
    return results


def report(results: list[Result]) -> str:
    """The result as a page."""
    killed = sum(result.verdict == "killed" for result in results)
    lines = [
        "# Breaking the rules on purpose",
        "",
        "A test that never fails proves nothing. `make` does not run this; it takes a few minutes:",
        "",
        "```console",
        "$ PYTHONPATH=src python -m tests.mutation -n 2 --write",
        "```",
        "",
        "Each line below is one rule broken in a copy of the sources (`tests/mutations.txt`), and a test that noticed. "
        "Only tests that claim to cover the broken rule were asked, and no golden game. "
        f"{killed} of {len(results)} broken rules were noticed by their own tests.",
        "",
        "| rule | what was broken | in | verdict | noticed by |",
        "|---|---|---|---|---|",
    ]
    for result in results:
        m = result.mutation
        lines.append(f"| {m.rule} | {m.name} | `{m.file}` | {result.verdict} | `{result.killer}` |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Break one rule after the other; 1 if a test slept, 2 if a snippet is no longer where it was."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="break the rules on purpose")
    parser.add_argument("-n", "--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("-k", "--only", default="", help="mutations whose rule, name or file contain this text")
    parser.add_argument("--write", action="store_true", help="write docs/mutation.md")
    options = parser.parse_args()
    began = time.monotonic()
    chosen = [m for m in read_mutations() if options.only in f"{m.rule} {m.name} {m.file}"]
    with tempfile.TemporaryDirectory(prefix="reverie-sources-") as folder:
        snapshot = Path(folder) / "reverie"  # the sources may be edited while this runs
        shutil.copytree(SOURCE, snapshot, ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__"))
        results = try_all(snapshot, chosen, options.jobs)
    if results is None:
        return 2
    killed = sum(result.verdict == "killed" for result in results)
    print(f"{killed} of {len(results)} killed by the rule's own tests, {time.monotonic() - began:.0f} s")
    if options.write:
        (ROOT / "docs" / "mutation.md").write_text(report(results), "utf-8")
    return 0 if killed == len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
