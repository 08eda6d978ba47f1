"""Who imports whom in `src/reverie`: read from the sources, imports inside functions and for types included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parents[2] / "src"
PACKAGE = "reverie"


class Import(NamedTuple):
    """One module needs another."""

    importer: str
    imported: str
    line: int
    is_inside: bool = False  # a function
    is_for_types: bool = False  # under TYPE_CHECKING: nothing that runs

    def __str__(self) -> str:
        return f"{self.importer} (line {self.line}) imports {self.imported}"


@cache
def modules() -> dict[str, Path]:
    """Every module by its name."""
    found = {}
    for path in sorted((SOURCE / PACKAGE).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports() -> list[Import]:
    """Every import of one module of the package by another."""
    return [one for name, path in modules().items() for one in imports_in(name, path.read_text("utf-8"))]


def imports_in(name: str, text: str) -> Iterator[Import]:
    """The imports of a module, given its text."""
    yield from visit(name, ast.parse(text), False, False)


def visit(name: str, node: ast.AST, is_inside: bool, is_for_types: bool) -> Iterator[Import]:
    """The imports below a node of the tree."""
    for child in ast.iter_child_nodes(node):
        inside = is_inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        types = is_for_types or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test))
        for imported in named(child):
            if imported != name:
                yield Import(name, imported, child.lineno, is_inside, is_for_types)  # type: ignore[attr-defined]
        yield from visit(name, child, inside, types)


def named(node: ast.AST) -> list[str]:
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names if alias.name in modules()]
    if isinstance(node, ast.ImportFrom) and node.module is not None and node.module in modules():
        full = (f"{node.module}.{alias.name}" for alias in node.names)
        return sorted({one if one in modules() else node.module for one in full})
    return []


def circle(edges: dict[str, set[str]]) -> list[str]:
    """Modules of which each needs the next, and the last the first; empty if there are none."""
    done: set[str] = set()
    for start in sorted(edges):
        way: list[str] = []
        found = walk(edges, start, way, set(), done)
        if found:
            return found
    return []


def walk(edges: dict[str, set[str]], here: str, way: list[str], on_way: set[str], done: set[str]) -> list[str]:
    """Go wherever imports lead; what is met again on the way is a circle."""
    if here in on_way:
        return way[way.index(here) :]
    if here in done:
        return []
    way.append(here)
    on_way.add(here)
    for there in sorted(edges.get(here, ())):
        found = walk(edges, there, way, on_way, done)
        if found:
            return found
    way.pop()
    on_way.discard(here)
    done.add(here)
    return []
