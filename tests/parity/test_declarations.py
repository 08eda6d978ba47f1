"""Every .pxd says exactly what its .py defines, and the hot files keep to what an engine may use (rule 8)."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from hatch_build import ROOT, engines, unit

SOURCE = ROOT / "src"
FUNCTION = re.compile(r"^( *)(cdef|cpdef)\s+(?:inline\s+)?[\w ]*?[ *]*(\w+)\(([^)]*)\)", re.MULTILINE)
OBJECTS = ("object", "list", "bytearray", "Core", "Brain", "Notes")  # of Python: neither numbers nor bytes of the table
CLASS = re.compile(r"^cdef class (\w+)(?:\((\w+)\))?:", re.MULTILINE)
FIELD = re.compile(
    r"^ *cdef (?:(?:public|readonly) )?((?:unsigned |long )*\w+)((?:\[\w+\])?) +([\w, \[\]]+)$", re.MULTILINE
)


def hot_modules() -> list[str]:
    """The modules of every compiled unit, each once."""
    return sorted({module for engine in engines(SOURCE) for module in unit(SOURCE, engine)})


def paths(module: str) -> tuple[Path, Path]:
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    return path, path.with_suffix(".pxd")


def texts(module: str) -> tuple[ast.Module, str]:
    """The syntax tree of a hot file, and its C types."""
    code, types = paths(module)
    plain = re.sub(r"#.*", "", types.read_text("utf-8"))
    one_line = re.sub(r"\([^()]*\)", lambda arguments: " ".join(arguments[0].split()), plain)
    return ast.parse(code.read_text("utf-8")), one_line


def arguments_of(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args]


def declared_functions(types: str) -> dict[tuple[str, str], list[str]]:
    """(class or "", name) -> argument names."""
    found = {}
    owner = ""
    for line in types.splitlines():
        if match := CLASS.match(line):
            owner = match[1]
        elif line and not line.startswith((" ", "@")):
            owner = ""
        if (match := FUNCTION.match(line)) and not CLASS.match(line):
            names = [re.split(r"[ *]", part.strip())[-1] for part in match[4].split(",") if part.strip()]
            found[owner if match[1] else "", match[3]] = names
    return found


def declared_fields(types: str) -> dict[str, dict[str, tuple[str, str]]]:
    """Class (or "" for the module) -> field -> (C type, array size or "")."""
    found: dict[str, dict[str, tuple[str, str]]] = {"": {}}
    owner = ""
    for line in types.splitlines():
        if match := CLASS.match(line):
            owner = match[1]
            found[owner] = {}
        elif line and not line.startswith((" ", "@")):
            owner = ""
        match = FIELD.match(line)
        if match and "(" not in line:
            for name in match[3].split(","):
                plain, _, size = name.strip().partition("[")
                found[owner][plain] = match[1], (match[2] or size).strip("[]")
    return found


def constant_modules() -> list[str]:
    """The files of numbers that the build makes C constants of."""
    paths = sorted(SOURCE.rglob("constants.py"))
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths]


def constants(module: str) -> dict[str, int]:
    """Every number that the .pxd of a module may name: the kernel's and those of its own game."""
    found: dict[str, int] = {}
    for name in constant_modules():
        if name == "reverie.kernel.constants" or module.startswith(name.removesuffix("constants")):
            numbers = vars(importlib.import_module(name))
            found |= {key: value for key, value in numbers.items() if isinstance(value, int)}
    return found


MODULES = hot_modules()
every = pytest.mark.parametrize("module", MODULES)


def test_there_are_hot_modules() -> None:
    for name in ("kernel.pile", "games.onirim.engine", "games.urbion.engine", "games.urbion.agents.rules.choosing"):
        assert f"reverie.{name}" in MODULES
    assert len(MODULES) > 40


@every
def test_every_function_is_declared_with_its_arguments_and_nothing_else(module: str) -> None:
    tree, types = texts(module)
    defined: dict[tuple[str, str], list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            defined["", node.name] = arguments_of(node)
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("__"):
                    defined[node.name, method.name] = arguments_of(method)
    declared = declared_functions(types)
    # C bodies that stand in for Python ones of native.py are defined nowhere else.
    native = {node.name for node in texts("reverie.kernel.native")[0].body if isinstance(node, ast.FunctionDef)}
    declared = {key: value for key, value in declared.items() if key in defined or key[1] not in native}
    assert declared == defined


@every
def test_classes_and_their_fields_agree(module: str) -> None:
    tree, types = texts(module)
    fields = declared_fields(types)
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    assert {name: parent or None for name, parent in CLASS.findall(types)} == {
        name: (node.bases[0].id if node.bases and isinstance(node.bases[0], ast.Name) else None)
        for name, node in classes.items()
    }
    known = constants(module)
    for name, node in classes.items():
        annotated = {
            entry.target.id: ast.unparse(entry.annotation)
            for entry in node.body
            if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name)
        }
        assert set(annotated) == set(fields[name])
        allocated: dict[str, int] = {}
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "allocate":
                allocated |= vars(importlib.import_module(module))[ast.unparse(call.args[1])]
        objects = {field for field, (kind, _) in fields[name].items() if kind in OBJECTS}
        assert set(allocated) == set(fields[name]) - objects
        for field, size in allocated.items():
            kind, declared = fields[name][field]
            if size == 0:
                assert (annotated[field], declared) == ("int", ""), field
                continue
            assert abs(size) == (int(declared) if declared.isdigit() else known[declared]), field
            assert (kind == "unsigned char") == (size > 0), field
            assert annotated[field] == ("bytearray" if size > 0 else "list[int]"), field


@every
def test_numbers_of_a_module_are_declared_if_any_is(module: str) -> None:
    tree, types = texts(module)
    declared = set(declared_fields(types)[""])
    assigned = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert declared == assigned


COPIED = re.compile(
    r"memcpy\(&target\.(\w+), &(?:source|\(<State>source\))\.\1,"
    r".*?&(source|target)\.(\w+)\[0\] \+ sizeof\(\2\.\3\) - .*?\2\.\1\)"
)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("state.pxd")), ids=lambda path: path.parent.name)
def test_a_table_is_copied_from_its_first_number_to_its_last_byte(path: Path) -> None:
    """Each copy takes a stretch of numbers; together they are all fields but the objects, which must be counted."""
    types = re.sub(r"#.*", "", path.read_text("utf-8"))
    core = declared_fields(re.sub(r"#.*", "", (SOURCE / "reverie/kernel/core.pxd").read_text("utf-8")))["Core"]
    fields = [*core.items(), *declared_fields(types)["State"].items()]
    names = [name for name, _ in fields]
    copied: list[str] = []
    for first, _, last in COPIED.findall(types):
        copied += names[names.index(first) : names.index(last) + 1]
    assert copied == [name for name, (kind, _) in fields if kind not in OBJECTS]


def test_c_provides_what_python_stands_in_for() -> None:
    tree, types = texts("reverie.kernel.native")
    provided = set(re.findall(r'(\w+)(?: "\w+")? ?\([^)]*\)(?: noexcept)?(?: nogil)?:?$', types, re.MULTILINE))
    for module in MODULES:
        provided |= {name for _, name in declared_functions(texts(module)[1])}
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert defined - {"taken_for"} <= provided  # that one is Cython's own, under the name that `join` gives it


# ---- rule 8 ----------------------------------------------------------------------------------------------------------


FORBIDDEN = {
    "open",
    "hash",
    "id",
    "input",
    "print",
    "float",
    "set",
    "frozenset",
    "globals",
    "locals",
    "eval",
    "exec",
    "round",
}
ALLOWED_IMPORTS = ("reverie.", "typing", "bisect", "collections.abc", "contextlib", "math")


# Learning makes the weights, and calculates with floating numbers; whoever plays by them gets whole ones.
LEARNS = "reverie.kernel.pupil"


@pytest.mark.parametrize(
    "module", [*(name for name in MODULES if name != LEARNS), "reverie.kernel.native", *constant_modules()]
)
def test_hot_files_use_no_clock_chance_float_hash_set_or_file(module: str) -> None:
    tree = ast.parse(paths(module)[0].read_text("utf-8"))
    for node in ast.walk(tree):
        where = f"{module}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.ImportFrom):
            assert str(node.module).startswith(ALLOWED_IMPORTS), where
        assert not isinstance(node, (ast.Import, ast.Div, ast.Set, ast.SetComp, ast.Pow)), where
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, (float, complex))), where
        assert not (isinstance(node, ast.Name) and node.id in FORBIDDEN), where


def test_the_fair_generator_is_the_only_one_outside_the_engines() -> None:
    """The other modules of kernel and games draw no lots of their own; fresh seeds come from `secrets`."""
    for path in sorted([*(SOURCE / "reverie/kernel").rglob("*.py"), *(SOURCE / "reverie/games").rglob("*.py")]):
        imported: set[Any] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module)
        assert not imported & {"random", "time", "datetime", "numpy"}, path
