"""Take the guards of written positions away, one at a time: each must be missed by a test.

    python -m tests.guards [--game GAME] [-k TEXT] [--list] [--first N] [--count N]

A guard is a statement that refuses: a call of `expect` or of another check that returns nothing, or an `if` (or a loop)
that does nothing but raise. Each is left out in memory, in a process of its own, and the tests of the game's positions
are run until one fails. What no test has missed is printed, and makes the exit code 1. `make` does not run this; it
takes some minutes for each game.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "reverie"
CHECKS = {"expect", "check_length", "check", "nothing", "in_list", "word"}  # statements that only refuse
# By game: the files with guards, and the tests that must miss them, quickest first.
GUARDED: dict[str, tuple[list[str], list[str]]] = {
    "etherfields": (
        ["games/etherfields/position/laws.py", "games/etherfields/position/frames.py",
         "games/etherfields/position/reading.py", "games/etherfields/land/kinds.py"],
        ["tests/games/etherfields/test_position_guards.py",
         "tests/games/etherfields/test_positions.py::test_what_no_game_reaches_is_refused_with_a_reason"],
    ),
    "onirim": (
        [f"games/onirim/position/{name}.py" for name in ("checks", "reading", "rest", "agenda")],
        ["tests/games/onirim/test_positions.py"],
    ),
    "urbion": (
        [f"games/urbion/position/{name}.py" for name in ("checks", "reading", "rest", "agenda")],
        ["tests/games/urbion/test_positions.py", "tests/games/urbion/test_position_words.py"],
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Guard:
    """One statement that refuses, and where it stands."""

    game: str
    file: str
    line: int
    text: str


def is_guard(node: ast.AST) -> bool:
    """Whether a statement does nothing but refuse."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        return (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")) in CHECKS
    return isinstance(node, ast.If | ast.For) and len(node.body) == 1 and isinstance(node.body[0], ast.Raise)


def guards_of(game: str) -> Iterator[Guard]:
    """The guards of a game, in the order of their files."""
    for file in GUARDED[game][0]:
        text = (SOURCE / file).read_text("utf-8")
        lines = text.split("\n")
        for node in ast.walk(ast.parse(text)):
            if is_guard(node):
                assert isinstance(node, ast.stmt)
                said = " ".join(line.strip() for line in lines[node.lineno - 1 : node.end_lineno])
                yield Guard(game, file, node.lineno, said[:110])


class Remover(ast.NodeTransformer):
    """Leaves one guard out; an `elif` or `else` behind it stays."""

    def __init__(self, line: int) -> None:
        self.line = line

    def visit(self, node: ast.AST) -> Any:
        """A statement, or nothing in its place."""
        if getattr(node, "lineno", None) == self.line and is_guard(node):
            # What it names stays named: a function must have the variables that it had.
            never = ast.copy_location(ast.Constant(False), node)
            if isinstance(node, ast.If):
                node.test = ast.copy_location(ast.BoolOp(ast.And(), [never, node.test]), node.test)
                return node
            assert isinstance(node, ast.stmt)
            return ast.copy_location(ast.If(never, [node], []), node)
        return super().visit(node)


def take_out(guard: Guard) -> None:
    """Leave a guard out of the module as it is loaded: every function that was made from it gets its new code.

    What was made of the module, rules and shapes and packs that were read, stays as it is, so that nothing has to be
    read again for each guard.
    """
    path = SOURCE / guard.file
    tree: ast.Module = Remover(guard.line).visit(ast.parse(path.read_text("utf-8")))
    changed = dict(codes_of(compile(ast.fix_missing_locations(tree), str(path), "exec")))
    taken = 0
    gc.unfreeze()  # whoever runs tests has put what was loaded out of sight
    for function in [one for one in gc.get_objects() if isinstance(one, FunctionType)]:
        code = function.__code__
        if code.co_filename != str(path):
            continue
        new = changed.get((code.co_qualname, code.co_firstlineno))
        if new is not None and new.co_code != code.co_code:
            function.__code__ = new  # the same variables: a guard binds none
            taken += 1
    if not taken:
        raise LookupError(f"{guard.file}:{guard.line}: nothing was made of this")


def codes_of(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """Every function in some code, by its name and line."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield (constant.co_qualname, constant.co_firstlineno), constant
            yield from codes_of(constant)


def passes(game: str) -> bool:
    """Whether the tests of a game's positions pass, as everything is in this process."""
    return pytest.main([*(str(ROOT / test) for test in GUARDED[game][1]), "-n", "0", "-x", "-q"]) == pytest.ExitCode.OK


def is_missed(game: str, guard: Guard | None) -> bool:
    """Whether a test fails without a guard (None: with every one of them), in a process of its own that has everything
    loaded."""
    child = os.fork()
    if child == 0:
        code = 2
        try:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            if guard is not None:
                take_out(guard)
            os.dup2(silence, 2)
            code = 1 if passes(game) else 0
        except (LookupError, ValueError) as error:
            print(error, file=sys.stderr)
        finally:
            os._exit(code)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == 2:
        raise SystemExit(f"{guard} cannot be taken out")
    return status == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.guards", description=__doc__)
    parser.add_argument("--game", choices=sorted(GUARDED), action="append")
    parser.add_argument("-k", default="", help="only guards with this in their text or file")
    parser.add_argument("--list", action="store_true", help="only say which guards there are")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int)
    chosen = parser.parse_args()
    found = [guard for game in chosen.game or sorted(GUARDED) for guard in guards_of(game)]
    found = [guard for guard in found if chosen.k in guard.text or chosen.k in guard.file]
    for game in {guard.game for guard in found} if not chosen.list else ():
        # With every guard in its place, by which everything is loaded; and once more as each guard will be asked about.
        if not passes(game) or is_missed(game, None):
            print(f"{game}: the tests fail by themselves", file=sys.stderr)
            return 2
    end = chosen.first + chosen.count if chosen.count is not None else None
    unnoticed = 0
    for number, guard in enumerate(found[chosen.first : end], chosen.first):
        verdict = "" if chosen.list else "missed " if is_missed(guard.game, guard) else "NOT MISSED "
        unnoticed += verdict.startswith("NOT")
        print(f"{number:3} {verdict}{guard.file}:{guard.line}: {guard.text}", flush=True)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
