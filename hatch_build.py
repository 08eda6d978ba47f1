"""Compiles the engines: the hot files of each game, plain Python with C types beside them, joined into one C unit.

A hot file is a `.py` with a `.pxd` of the same name. For every game with an `engine.py`, the build follows the
imports of that file through the other hot files, joins them in order of dependence into one module, and lets
Cython compile it as `reverie.games.<game>.engine`. Joined, because C functions are only inlined within one
unit: apart, the calls between rule files cost more than the rules. On the way it

* writes an enum for every `constants.py`, so its names are compile-time constants, also where a file imports them
  as a module (`constants as c`, `c.ROWS`);
* drops imports between hot files (they are in the same unit now) and of `reverie.kernel.native`, whose names
  `native.pxd` provides as C; other imports stay;
* marks the methods of final classes as final, so that they are called directly.

`python hatch_build.py` compiles in place (what `make compile` does); hatchling calls the hook below for wheels
and sdists, where it also builds the browser's table (scripts/web.py). Without a C compiler the package is built
pure: same results, slower. Set REVERIE_REQUIRE_C=1 to make that an error, REVERIE_PURE_BUILD=1 to skip compiling.

Each unit is compiled by a process of its own, as many at a time as there are processors. A compiled module gets its
name only when it is whole, so that a game can be started at any moment of a build: `make play` does not wait for it.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # type hints are for mypy; the .pxd decides
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "binding": False,
    "embedsignature": False,
    "freethreading_compatible": True,
}
CFLAGS = "-O2"  # unless the environment says otherwise


IMPORT = re.compile(r"^from (reverie[\w.]*) import (\([^)]*\)|[^\n]*)\n", re.MULTILINE)
AS_MODULE = re.compile(r"^from (reverie[\w.]*) import constants as (\w+)\n", re.MULTILINE)
NATIVE = "reverie.kernel.native"
PART = ".part"  # ends the name of a compiled module that is still being written


class BuildError(Exception):
    """The sources cannot be joined."""


def module_path(source: Path, module: str) -> Path:
    """The file of a module."""
    return source.joinpath(*module.split(".")).with_suffix(".py")


def is_hot(source: Path, module: str) -> bool:
    """Whether a module has C types beside it."""
    path = module_path(source, module)
    return module != NATIVE and path.exists() and path.with_suffix(".pxd").exists() and path.stem != "constants"


def is_apart(source: Path, module: str) -> bool:
    """Whether a module stays outside of every unit: names of cards, say, which the engine imports as it is loaded."""
    return not (is_hot(source, module) or module == NATIVE or module.endswith(".constants"))


def unit(source: Path, module: str) -> list[str]:
    """The hot modules that `module` needs, itself last, each after what it imports."""
    order: list[str] = []

    def visit(name: str) -> None:
        if name in order:
            return
        for imported, _ in IMPORT.findall(module_path(source, name).read_text("utf-8")):
            if imported != name and is_hot(source, imported):
                visit(imported)
        order.append(name)

    visit(module)
    return order


def enum(constants: Path) -> str:
    """The C enum of a constants file."""
    assignments = re.findall(r"^([A-Z]\w*) = (.+?)(?:\s*#.*)?$", constants.read_text("utf-8"), re.MULTILINE)
    return "cdef enum:\n" + "".join(f"    {name} = {value}\n" for name, value in assignments)


def with_plain_constants(text: str) -> str:
    """A file that imports constants as modules, as if it imported their names: `c.ROWS` becomes `ROWS`."""
    for _, alias in AS_MODULE.findall(text):
        text = re.sub(rf"\b{alias}\.([A-Z]\w*)", r"\1", text)
    return AS_MODULE.sub(r"from \1.constants import \2\n", text)


def with_final_methods(text: str, c_types: str) -> str:
    """A file whose methods are called directly, but those of classes that others build upon."""
    final = re.findall(r"^@cython\.final\ncdef class (\w+)", c_types, re.MULTILINE)
    parts = re.split(r"^(?=class \w+)", text, flags=re.MULTILINE)
    for number, part in enumerate(parts):
        name = re.match(r"class (\w+)", part)
        if name is not None and name[1] in final:
            parts[number] = re.sub(r"^    def (?!__)", "    @cython.final\n    def ", part, flags=re.MULTILINE)
    return "".join(parts)


def join(source: Path, modules: list[str]) -> tuple[str, str]:
    """One Python text and one text of C types for a whole unit."""
    code, types = ["import cython\nfrom cython import cast as taken_for, nogil\n"], []
    constants: dict[str, str] = {}
    owner: dict[str, str] = {}
    for module in modules:
        path = module_path(source, module)
        text = with_plain_constants(path.read_text("utf-8"))
        for name in re.findall(r"^(?:def|class) (\w+)", text, re.MULTILINE):
            if name in owner:
                raise BuildError(f"{name} is defined in {owner[name]} and in {module}: hot names must differ")
            owner[name] = module
        for imported, _ in IMPORT.findall(text):
            if imported.endswith(".constants"):
                constants[imported] = enum(module_path(source, imported))
        text = IMPORT.sub(lambda match: match[0] if is_apart(source, match[1]) else "\n" * match[0].count("\n"), text)
        text = with_final_methods(text, path.with_suffix(".pxd").read_text("utf-8"))
        code.append(f"# ---- {module}\n{text}")
        c_types = re.sub(
            r"^(from reverie.* cimport .*|cimport cython)\n",
            "",
            path.with_suffix(".pxd").read_text("utf-8"),
            flags=re.M,
        )
        types.append(f"# ---- {module}\n{c_types}")
    native = module_path(source, NATIVE).with_suffix(".pxd").read_text("utf-8")
    return "\n".join(code), "\n".join([native, *constants.values(), *types])


def engines(source: Path) -> list[str]:
    """The compiled modules: one per game."""
    return [
        ".".join(path.relative_to(source).with_suffix("").parts)
        for path in sorted(source.glob("reverie/games/*/engine.py"))
        if path.with_suffix(".pxd").exists()
    ]


def compile_to(target: Path, source: Path) -> list[Path]:
    """Compile every engine of `source`; the extensions go below `target`. Returns their relative paths."""
    begun = time.time()
    with tempfile.TemporaryDirectory() as folder:
        work, library = Path(folder) / "src", Path(folder) / "lib"
        modules = engines(source)
        for module in modules:
            path = module_path(work, module)
            path.parent.mkdir(parents=True)
            for package in (path.parent, *path.parent.parents):
                if package == work:
                    break
                (package / "__init__.py").touch()
            code, types = join(source, unit(source, module))
            path.write_text(code, "utf-8")
            path.with_suffix(".pxd").write_text(types, "utf-8")
        with ThreadPoolExecutor(os.cpu_count() or 1) as several:
            for _ in several.map(lambda module: compile_apart(module, work, library), modules):
                pass
        built = sorted(path.relative_to(library) for path in library.rglob("*") if path.suffix in {".so", ".pyd"})
        for path in built:
            put(library / path, target / path, begun)
        return built


def compile_apart(module: str, work: Path, library: Path) -> None:
    """Compile one joined unit in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "unit", module, str(library)]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{module}:\n{done.stdout}{done.stderr}".rstrip())


def compile_unit(module: str, library: Path) -> None:
    """Compile one joined unit, which lies in the current folder, from Python to C and from there to an extension."""
    from Cython.Build import cythonize
    from Cython.Compiler import Errors
    from setuptools import Distribution, Extension

    os.environ.setdefault("CFLAGS", CFLAGS)
    Errors.LEVEL = 2  # `inline` stands in the .pxd, beside the types; Cython obeys, and would warn of its place
    extension = Extension(module, [str(module_path(Path(), module))])
    compiled = cythonize([extension], compiler_directives=DIRECTIVES, quiet=True)
    command = Distribution({"name": "reverie", "ext_modules": compiled}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(library), str(library.parent / "tmp" / module)
    command.ensure_finalized()
    command.run()


def put(built: Path, destination: Path, as_of: float) -> None:
    """Copy a compiled module to its place: under its name it is whole at every moment, and what a running process has
    mapped is never written over. It is as old as the sources it was made from."""
    destination.parent.mkdir(parents=True, exist_ok=True)
    part = destination.with_name(f"{destination.name}{PART}")
    shutil.copyfile(built, part)
    os.utime(part, (as_of, as_of))
    part.replace(destination)


def extensions(source: Path) -> list[Path]:
    """The compiled modules that lie beside the sources."""
    return [path for path in source.rglob("*") if path.suffix in {".so", ".pyd"}]


def remove_extensions(source: Path) -> None:
    """Leave only the pure engine in place, and nothing of a build that was broken off."""
    for path in [*extensions(source), *source.rglob(f"*{PART}")]:
        path.unlink()


def try_compile(target: Path, source: Path) -> list[Path]:
    """Compile, or say why the pure engine is used instead."""
    if os.environ.get("REVERIE_PURE_BUILD"):
        return []
    try:
        return compile_to(target, source)
    except (Exception, SystemExit) as error:
        if os.environ.get("REVERIE_REQUIRE_C"):
            raise
        sys.stderr.write(f"reverie: no C build ({error}); using the pure Python engine: same results, slower\n")
        return []


def web_builder() -> Any:
    """The module that builds the browser's table; hatchling runs this file by its path, so it has no neighbours."""
    spec = importlib.util.spec_from_file_location("reverie_web_builder", ROOT / "scripts" / "web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the browser's table to wheels and sdists, and the compiled modules to wheels.

    An editable install runs the plain Python sources, and the table that `make web` has built.
    """

    def dependencies(self) -> list[str]:
        """Node, but only where the table is still to be built: an sdist carries it."""
        web = web_builder()
        return [] if web.is_built() or os.environ.get("REVERIE_SKIP_WEB") else [web.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it builds a wheel or an sdist."""
        if version == "editable":
            return
        web = web_builder()
        if not os.environ.get("REVERIE_SKIP_WEB"):
            if not web.is_built() or (ROOT / ".git").exists():
                web.build()  # a checkout; everything else carries it
            build_data["artifacts"].append("src/reverie/web/**")
        if self.target_name != "wheel":
            return
        self.folder = tempfile.mkdtemp()
        for path in try_compile(Path(self.folder), ROOT / "src"):
            build_data["force_include"][str(Path(self.folder) / path)] = path.as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling afterwards."""
        if folder := getattr(self, "folder", None):
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def alone(root: Path) -> Iterator[bool]:
    """One build in place at a time; True if another one had to be waited for."""
    try:
        import fcntl
    except ImportError:  # Windows: nothing compiles behind somebody's back there
        yield False
        return
    (root / ".cache").mkdir(exist_ok=True)
    with (root / ".cache" / "compile.lock").open("w") as lock:
        waited = False
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waited = True
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield waited


def is_current(source: Path) -> bool:
    """Whether every engine is compiled, from what the sources say now."""
    made_from = [Path(__file__), *source.rglob("*.pxd"), *source.rglob("constants.py")]
    made_from += [module_path(source, name) for engine in engines(source) for name in unit(source, engine)]
    built = extensions(source)
    newest = max(path.stat().st_mtime for path in made_from)
    return len(built) == len(engines(source)) and all(path.stat().st_mtime >= newest for path in built)


def main(arguments: list[str]) -> int:
    """Compile in place, beside the sources."""
    if arguments[:1] == ["unit"]:
        compile_unit(arguments[1], Path(arguments[2]))
        return 0
    source = ROOT / "src"
    with alone(ROOT) as waited:
        if waited and is_current(source):
            return 0  # that was the same work
        remove_extensions(source)
        built = try_compile(source, source)
    if built:
        print("reverie: compiled " + ", ".join(path.parts[-2] for path in built))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
