"""Break the rules on purpose: every broken rule must be noticed by a test that claims to prove it.

    PYTHONPATH=src python -m tests.mutation [--game GAME] [-n JOBS] [-k TEXT] [--new] [--own] [--write] [--check]

Each mutation of `mutations/<game>.txt` changes one snippet of a function in a copy of `src/` and runs, on the pure
engine, the tests that cover the broken rule (`@covers`), golden games left out. A mutation that they let pass is run
against all rule tests of the game, to see whether at least another rule's test notices. `--write` puts the results into
the game's part of `docs/mutation.md`; what was not run (`-k`, `--new`) keeps the line it has there. `--check` runs no
test: it only says whether every snippet still stands in its function and every rule is broken, or listed with the
reason why it is not.

A place is the name of a function, a method or a constant, wherever in the game's folder it is defined; if the game has
none of that name, in the package. So nothing here changes when a module is renamed, or a function moved to another.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import contextlib
import io
import multiprocessing
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import fluent.runtime  # noqa: F401  # slow to load: once, before the processes part
import pytest
import yaml  # type: ignore[import-untyped, unused-ignore]  # noqa: F401  # the same
from hypothesis import Phase, settings

from tests.rule_coverage import EXAMPLE, rules_in_scope

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "reverie"
LISTS = ROOT / "tests" / "mutations"
PAGE = ROOT / "docs" / "mutation.md"
GAMES = sorted(path.stem for path in LISTS.glob("*.txt"))
PATIENCE = 180  # seconds for the tests of one rule; all tests together take longer
LAST = ("referee", "properties", "random")  # in the names of tests that look at many games: others are quicker


@dataclass(frozen=True)
class Mutation:
    """One rule broken: in what `place` names, `before` (which stands there exactly once) becomes `after`."""

    game: str
    rule: str
    name: str
    place: str
    before: str
    after: str


def read_blocks(game: str) -> list[list[str]]:
    """The list of a game: blocks of lines, without comments."""
    blocks = (LISTS / f"{game}.txt").read_text("utf-8").split("\n\n")
    lines = ([line for line in block.split("\n") if line and not line.startswith("#")] for block in blocks)
    return [block for block in lines if block]


def read_mutations(game: str) -> list[Mutation]:
    """The mutations of a game: a headline, lines with `-` that stand in its place, lines with `+` instead."""
    mutations = []
    for lines in read_blocks(game):
        if len(lines) > 1 and lines[1][0] in "-+":
            rule, name, place = lines[0].split(" | ")
            before = "\n".join(line[2:] for line in lines[1:] if line[0] == "-")
            after = "\n".join(line[2:] for line in lines[1:] if line[0] == "+")
            mutations.append(Mutation(game, rule, name, place, before, after))
    return mutations


def read_unbroken(game: str) -> dict[str, str]:
    """The rules of a game that no mutation breaks, and why: blocks of lines with a rule and a reason each."""
    blocks = [lines for lines in read_blocks(game) if len(lines) == 1 or lines[1][0] not in "-+"]
    entries = [line.partition(" | ") for lines in blocks for line in lines]
    return {rule: reason for rule, _, reason in entries}


def check_rules(game: str) -> list[str]:
    """Every rule of the game is broken, or said not to be; nothing else is named."""
    rules = [rule for rule in rules_in_scope()[game] if not EXAMPLE.search(rule)]
    broken = {mutation.rule for mutation in read_mutations(game) if not EXAMPLE.fullmatch(mutation.rule)}
    unbroken = set(read_unbroken(game))
    return [
        *(f"{game}: no mutation breaks {rule}" for rule in rules if rule not in broken | unbroken),
        *(f"{game}: {rule} is broken, and said not to be" for rule in sorted(broken & unbroken)),
        *(f"{game}: there is no {rule}" for rule in sorted((broken | unbroken) - set(rules))),
    ]


# ---- finding the place -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Span:
    """Where a definition stands: from its first decorator to the end of its last line."""

    path: Path
    start: int
    end: int

    @property
    def text(self) -> str:
        return read(self.path)[self.start : self.end]


@cache
def read(path: Path) -> str:
    """Read once: the snapshot does not change."""
    return path.read_text("utf-8")


def definitions(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, int, int]]:
    """Functions, classes and what is assigned, by their dotted names, with the first and the last line."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield f"{prefix}.{node.name}", first, node.end_lineno or first
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
            yield from ((f"{prefix}.{name}", node.lineno, node.end_lineno or node.lineno) for name in names)
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body, f"{prefix}.{node.name}")
        elif isinstance(node, ast.If | ast.Try | ast.With):
            yield from definitions(node.body, prefix)


@cache
def index(folder: Path) -> dict[str, list[Span]]:
    """What is defined in a folder, by the last parts of its dotted name: `f`, `C.f`, `module.C.f` …"""
    found: dict[str, list[Span]] = {}
    for path in sorted(folder.rglob("*.py")):
        starts = [0]
        for line in read(path).splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for name, first, last in definitions(ast.parse(read(path)).body, module):
            parts = name.split(".")
            for length in range(1, len(parts) + 1):
                spans = found.setdefault(".".join(parts[-length:]), [])
                spans.append(Span(path, starts[first - 1], starts[last]))
    return found


def spans(snapshot: Path, game: str, place: str) -> list[Span]:
    """What a place can mean. Packs and other data have no functions: there it is the name of a file."""
    for folder in (snapshot / "games" / game, snapshot):
        if place.endswith((".yaml", ".toml")):
            found = [Span(path, 0, len(read(path))) for path in sorted(folder.rglob(place))]
        else:
            found = index(folder).get(place, [])
        if found:
            return found
    return []


def find(snapshot: Path, mutation: Mutation) -> list[Span]:
    """Where the snippet stands, as often as it does; one place is wanted."""
    found = spans(snapshot, mutation.game, mutation.place)
    return [span for span in found for _ in range(span.text.count(mutation.before))]


def check_sources(snapshot: Path, mutations: list[Mutation]) -> list[str]:
    """Every snippet must stand in its place exactly once, or the mutation would break nothing or something else."""
    counts = ((m, len(find(snapshot, m))) for m in mutations)
    return [
        f"{m.place}: found {found} times, wanted once: {m.before!r} ({m.rule}, {m.name})"
        for m, found in counts
        if found != 1
    ]


# ---- choosing and watching tests ---------------------------------------------------------------------------


class Unusable(Exception):
    """A mutation that proves nothing: no test covers its rule, or it is no program any more."""


class Witness:
    """A pytest plugin: keep the tests that cover the broken rules, remember the first one that fails."""

    def __init__(self, rules: set[str]) -> None:
        self.rules = rules
        self.killer = ""
        self.unreadable = False
        self.testimony = ""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """The slow ones come last."""
        if self.rules:
            kept = [item for item in items if any(self.rules & set(mark.args) for mark in item.iter_markers("covers"))]
            config.hook.pytest_deselected(items=[item for item in items if item not in kept])
            items[:] = sorted(kept, key=lambda item: any(word in item.nodeid for word in LAST))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.hear(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.unreadable |= report.failed
        self.hear(report)

    def hear(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """The name of the test without parameters, and what went wrong."""
        if report.failed and not self.killer:
            self.killer = report.nodeid.split("[")[0].rsplit("/", 1)[-1]
            self.testimony = report.longreprtext


# ---- breaking and running ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What became of a mutation: killed by the rule's own tests, by others only, or by none."""

    mutation: Mutation
    verdict: str
    killer: str

    @property
    def test(self) -> str:
        """The name of the test that noticed, without its file: tests may move."""
        return self.killer.rpartition("::")[2] if self.verdict.startswith("killed") else ""


def files_about(game: str, rules: str) -> list[str]:
    """The files with a test that may cover one of the rules; golden games are left out."""
    folders = [ROOT / "tests" / "games" / game, *((ROOT / "tests" / "kernel",) if rules else ())]  # versions of rules
    files = [path for tests in folders for path in sorted(tests.rglob("test_*.py")) if path.name != "test_golden.py"]
    texts = {path: path.read_text("utf-8") for path in files}
    return [str(path) for path in files if not rules or any(rule in texts[path] for rule in rules.split())]


def run_tests(copy: Path, game: str, rules: str, patience: int = PATIENCE) -> tuple[bool, str]:
    """Whether the tests that cover these rules notice (all tests if none is named), and which one does."""
    sys.dont_write_bytecode = True
    sys.path[:] = [str(copy), *(path for path in sys.path if Path(path) != SOURCE.parent)]
    os.environ |= {"PYTHONPATH": str(copy), "REVERIE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    settings.register_profile("broken", phases=(Phase.explicit, Phase.generate), database=None)
    settings.load_profile("broken")  # that an example fails is enough: nobody looks for the smallest
    witness = Witness(set(rules.split()))
    options = ["-q", "-x", "-o", f"cache_dir={copy.parent}", "--rootdir", str(ROOT), "--assert=plain", "--tb=short"]
    # What else is installed beside pytest takes longer to load than the tests of a rule to run.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options += ["-p", "_hypothesis_pytestplugin"]
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(patience)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main([*options, *files_about(game, rules)], plugins=[witness])
    signal.alarm(0)
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise Unusable(f"no test covers {rules}")
    no_program = re.search(r"\b(Name|Import|Syntax|Indentation)Error\b", witness.testimony)
    if code not in (0, 1) or witness.unreadable or no_program:
        raise Unusable(witness.testimony or said.getvalue())
    return code != 0, witness.killer


def give_up(*_: Any) -> None:
    """A game that never ends is noticed, too."""
    raise TimeoutError


def break_copy(snapshot: Path, mutation: Mutation | None, folder: str) -> Path:
    """A copy of the sources, broken or not."""
    copy = Path(folder) / "src"
    shutil.copytree(snapshot, copy / "reverie", copy_function=os.link)
    if mutation:
        (span,) = find(snapshot, mutation)
        text = read(span.path)
        broken = text[: span.start] + span.text.replace(mutation.before, mutation.after) + text[span.end :]
        target = copy / "reverie" / span.path.relative_to(snapshot)
        target.unlink()  # the snapshot keeps its own
        target.write_text(broken, "utf-8")
    return copy


def run_unbroken(snapshot: Path, game: str, rules: str) -> tuple[bool, str]:
    """Without any mutation nothing may fail."""
    with tempfile.TemporaryDirectory(prefix="reverie-mutation-") as folder:
        return run_tests(break_copy(snapshot, None, folder), game, rules, 10 * PATIENCE)


def try_mutation(snapshot: Path, only_own: bool, mutation: Mutation) -> Result:
    """Its own tests first; all others only if those sleep."""
    with tempfile.TemporaryDirectory(prefix="reverie-mutation-") as folder:
        copy = break_copy(snapshot, mutation, folder)
        try:
            noticed, killer = run_tests(copy, mutation.game, mutation.rule)
            if noticed:
                return Result(mutation, "killed", killer)
            noticed, killer = (False, "") if only_own else run_tests(copy, mutation.game, "", 10 * PATIENCE)
        except Unusable as complaint:
            return Result(mutation, "UNUSABLE", str(complaint))
    return Result(mutation, "killed elsewhere" if noticed else "SURVIVED", killer)


def try_all(snapshot: Path, game: str, chosen: list[Mutation], jobs: int, only_own: bool) -> list[Result] | None:
    """Every mutation in a process of its own; None if the tests fail anyway."""
    results = []
    with multiprocessing.get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        rules = " ".join(sorted({mutation.rule for mutation in chosen}))
        noticed, killer = pool.apply(run_unbroken, (snapshot, game, rules))
        if noticed:
            print(f"The tests fail without any mutation: {killer}", file=sys.stderr)
            return None
        for result in pool.imap(partial(try_mutation, snapshot, only_own), chosen):
            results.append(result)
            m = result.mutation
            print(f"{result.verdict:16} {m.rule:16} {m.name:60} {result.killer}", flush=True)
    return results


# ---- the page ----------------------------------------------------------------------------------------------

HEAD = """# Breaking the rules on purpose

A test that never fails proves nothing. `make` does not run this; it takes a few minutes for each game:

```console
$ PYTHONPATH=src python -m tests.mutation --game urbion -n 2 --write
```

Each line of a table is one rule broken in a copy of the sources (`tests/mutations/<game>.txt`), and a test that
noticed. Only tests that claim to cover the broken rule were asked, and no golden game.
"""


Row = tuple[str, str]  # the verdict on a mutation, and the test that noticed
ROW = re.compile(r"\| (\S+) \| (.+) \| ([\w ]+) \| `?(\w*)`? \|")


def read_page() -> dict[str, str]:
    """The parts of the page, by game."""
    parts = PAGE.read_text("utf-8").split("\n## ")[1:] if PAGE.exists() else []
    return {text.partition("\n")[0].lower(): f"## {text.strip()}\n" for text in parts}


def read_rows(game: str) -> dict[tuple[str, str], Row]:
    """What the page says about the mutations of a game, by rule and name."""
    rows = (ROW.fullmatch(line) for line in read_page().get(game, "").split("\n"))
    return {(row[1], row[2]): (row[3], row[4]) for row in rows if row}


def report(game: str, results: list[Result]) -> str:
    """The part of the page about one game: what was run now, and what is said there about the others."""
    known = read_rows(game)
    known |= {(one.mutation.rule, one.mutation.name): (one.verdict, one.test) for one in results}
    mutations, tests = read_mutations(game), test_names()
    rows = [(m, *known[m.rule, m.name]) for m in mutations if (m.rule, m.name) in known]
    rows = [row for row in rows if row[2] in tests or row[1] != "killed"]  # a test that is gone notices nothing
    newer = len(mutations) - len(rows)
    killed = sum(verdict == "killed" for _, verdict, _ in rows)
    rules = {m.rule for m, _, _ in rows if not EXAMPLE.fullmatch(m.rule)}
    unbroken = read_unbroken(game)
    lines = [
        f"## {game.capitalize()}",
        "",
        f"{killed} of {len(rows)} mutations, which break {len(rules)} rules, were noticed by their own tests. "
        + (f"{newer} more are listed and have not been run yet. " if newer else "")
        + (f"{len(unbroken)} rules are not broken:" if unbroken else "No rule is left out."),
        "",
    ]
    if unbroken:
        lines += ["| rule | why no mutation breaks it |", "|---|---|"]
        lines += [*(f"| {rule} | {reason} |" for rule, reason in unbroken.items()), ""]
    lines += ["| rule | what was broken | verdict | noticed by |", "|---|---|---|---|"]
    for m, verdict, test in rows:
        lines.append(f"| {m.rule} | {m.name} | {verdict} | {f'`{test}`' if test else ''} |")
    return "\n".join(lines) + "\n"


def write_page(game: str, part: str) -> None:
    """Put the part of a game into the page; other games keep theirs."""
    known = read_page() | {game: part}
    PAGE.write_text("\n".join([HEAD, *(known[name] for name in sorted(known))]), "utf-8")


def test_names() -> set[str]:
    """Every test there is."""
    files = (ROOT / "tests").rglob("test_*.py")
    return {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))}


def check_page(game: str) -> list[str]:
    """The page speaks of mutations of the list only, and the tests that noticed are there."""
    rows, tests = read_rows(game), test_names()
    listed = {(m.rule, m.name) for m in read_mutations(game)}
    return [
        *(f"{game}: the list does not know {rule}, {name}" for rule, name in rows if (rule, name) not in listed),
        *(f"{game}: {key}: there is no {test}" for key, (_, test) in rows.items() if test and test not in tests),
    ]


# ---- the command -------------------------------------------------------------------------------------------


def check(snapshot: Path, game: str, chosen: list[Mutation], whole: bool) -> bool:
    """Whether the list of a game fits the sources and, if it is the whole list, the rules; what does not is said."""
    complaints = check_sources(snapshot, chosen)
    if complaints:
        complaints.append(f"The sources have moved; bring tests/mutations/{game}.txt up to date.")
    if whole:
        complaints += check_rules(game)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return not complaints


def run_game(snapshot: Path, game: str, options: argparse.Namespace) -> int:
    """One game; 1 if a test slept, 2 if the list does not fit the sources or the rules."""
    began = time.monotonic()
    known = read_rows(game) if options.new else {}
    chosen = [m for m in read_mutations(game) if options.only in f"{m.rule} {m.name} {m.place}"]
    chosen = [m for m in chosen if (m.rule, m.name) not in known]
    if not check(snapshot, game, chosen, whole=not options.only):
        return 2
    if options.check or not chosen:
        print(f"{game}: {len(chosen)} mutations stand where they should")
        return 0
    results = try_all(snapshot, game, chosen, options.jobs, options.own)
    if results is None:
        return 2
    killed = sum(result.verdict == "killed" for result in results)
    took = time.monotonic() - began
    print(f"{game}: {killed} of {len(results)} killed by the rule's own tests, {took:.0f} s")
    if options.write:
        write_page(game, report(game, results))
    return 0 if killed == len(results) else 1


def main() -> int:
    """Break one rule after the other; 1 if a test slept, 2 if a snippet is no longer where it was."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="break the rules on purpose")
    parser.add_argument("--game", choices=GAMES, action="append", help="a game (default: all of them)")
    parser.add_argument("-n", "--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("-k", "--only", default="", help="mutations whose rule, name or place contain this text")
    parser.add_argument("--new", action="store_true", help="mutations that docs/mutation.md does not know")
    parser.add_argument("--own", action="store_true", help="ask no other tests about a mutation that survives its own")
    parser.add_argument("--write", action="store_true", help="write the results into docs/mutation.md")
    parser.add_argument("--check", action="store_true", help="run nothing: only compare the lists with the sources")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="reverie-sources-") as folder:
        snapshot = Path(folder) / "reverie"  # the sources may be edited while this runs
        shutil.copytree(SOURCE, snapshot, ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__"))
        for sources in (snapshot, ROOT / "tests"):
            compileall.compile_dir(sources, quiet=1)
        return max(run_game(snapshot, game, options) for game in options.game or GAMES)


if __name__ == "__main__":
    sys.exit(main())
