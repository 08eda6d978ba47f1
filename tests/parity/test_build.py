"""The build: what is joined, what is in a wheel, and that a pure wheel plays the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

import hatch_build
from reverie import engine_mode
from scripts import web
from tests.parity.processes import ROOT, traces
from tests.parity.trace import GAMES, everything

NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", ".cache", "__pycache__", "*.so", "*.pyd", "build", "dist", ".hypothesis", "node_modules"
)


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


KERNEL = {"reverie/kernel/native.pxd": "# native\n", "reverie/kernel/native.py": ""}


def test_two_hot_files_must_not_define_the_same_name(tmp_path: Path) -> None:
    source = write(
        tmp_path,
        {
            **KERNEL,
            "reverie/kernel/a.py": "def push(g):\n    return g\n",
            "reverie/kernel/a.pxd": "cdef int push(int g)\n",
            "reverie/kernel/b.py": "from reverie.kernel.a import push\n\n\ndef push(g):\n    return g\n",
            "reverie/kernel/b.pxd": "cdef int push(int g)\n",
        },
    )
    modules = hatch_build.unit(source, "reverie.kernel.b")
    assert modules == ["reverie.kernel.a", "reverie.kernel.b"]
    with pytest.raises(
        hatch_build.BuildError, match=r"push is defined in reverie\.kernel\.a and in reverie\.kernel\.b"
    ):
        hatch_build.join(source, modules)


def test_joined_files_lose_their_imports_and_gain_the_constants(tmp_path: Path) -> None:
    source = write(
        tmp_path,
        {
            **KERNEL,
            "reverie/kernel/constants.py": '"""Numbers."""\n\nSIZE = 5  # cards\nTWICE = 2 * SIZE\n',
            "reverie/kernel/a.py": "from reverie.kernel.constants import SIZE\n\n\ndef one(g):\n    return SIZE\n",
            "reverie/kernel/a.pxd": "cdef int one(int g)\n",
            "reverie/games/x/engine.py": "from reverie.kernel.a import (\n    one,\n)\n\n\n"
            "def two(g):\n    return one(g)\n",
            "reverie/games/x/engine.pxd": "from reverie.kernel.a cimport one\ncdef int two(int g)\n",
        },
    )
    assert hatch_build.engines(source) == ["reverie.games.x.engine"]
    code, types = hatch_build.join(source, hatch_build.unit(source, "reverie.games.x.engine"))
    assert "reverie.kernel.a import" not in code
    assert "cimport one" not in types
    assert "    SIZE = 5\n    TWICE = 2 * SIZE\n" in types
    assert code.index("def one") < code.index("def two")


def test_the_units_of_today_can_be_joined() -> None:
    for engine in hatch_build.engines(ROOT / "src"):
        modules = hatch_build.unit(ROOT / "src", engine)
        code, types = hatch_build.join(ROOT / "src", modules)
        assert modules[-1] == engine
        assert "from reverie.kernel.core import" not in code
        assert types.startswith("# What native.py stands in for")


# ---- wheels ----------------------------------------------------------------------------------------------------------


def build_wheel(folder: Path, uncompiled: Iterable[str] = (), **environment: str) -> Path:
    """Build a wheel from a copy of the tree, as pip would; some games may be left as they are written."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=NOT_COPIED)
    for game in uncompiled:
        (tree / f"src/reverie/games/{game}/engine.pxd").unlink()
    clean = {name: value for name, value in os.environ.items() if not name.startswith("REVERIE_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "out")]
    done = subprocess.run(command, cwd=tree, env={**clean, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "out").glob("*.whl")
    return wheel


@dataclass(frozen=True)
class Built:
    """What is handed out: the sources, and the pure wheel that pip makes of them where there is no Node."""

    in_sdist: list[str]
    wheel: Path
    home: Path  # where the wheel is unpacked


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    assert web.is_built(), "the table is not built: make web"
    folder = tmp_path_factory.mktemp("built")
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=NOT_COPIED)
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder / "out"), "-t"]
    quiet = {name: value for name, value in os.environ.items() if not name.startswith("REVERIE_")}
    subprocess.run([*build, "sdist"], cwd=tree, env=quiet, capture_output=True, check=True)
    (sdist,) = (folder / "out").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    shutil.rmtree(unpacked / "web")  # what is built is taken as it is: nothing could be built without this
    without_node = {**quiet, "PATH": "", "REVERIE_PURE_BUILD": "1"}
    subprocess.run([*build, "wheel"], cwd=unpacked, env=without_node, capture_output=True, check=True)
    (wheel,) = (folder / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "home")
    return Built(names, wheel, folder / "home")


def test_wheel_and_sdist_carry_the_browser_s_table_so_that_nobody_needs_node(built: Built) -> None:
    assert "src/reverie/web/index.html" in built.in_sdist
    assert "web/package-lock.json" in built.in_sdist
    assert not [name for name in built.in_sdist if "node_modules" in name or name.endswith((".so", ".pyd"))]
    carried = {name for name in names_in(built.wheel) if name.startswith("reverie/web/")}
    made = {path.relative_to(ROOT / "src").as_posix() for path in web.BUNDLE.rglob("*") if path.is_file()}
    assert carried == made


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def check_contents(names: list[str]) -> None:
    """What every wheel carries, compiled or not."""
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/reverie").rglob("*")}
    wanted = {name for name in sources if name.endswith((".py", ".ftl", ".toml", "py.typed"))}
    assert wanted <= set(names)
    named = ("py.typed", "words/de/errors.ftl", "words/en/errors.ftl", "games/urbion/cards.toml")
    assert {f"reverie/{name}" for name in named} <= set(names)
    assert not [name for name in names if name.startswith(("tests/", "bench/"))]
    assert not [name for name in names if name.endswith((".c", ".pyc"))]


def test_a_pure_wheel_is_pure_and_plays_the_same_games(built: Built, amount: Callable[[int, int], int]) -> None:
    games = amount(10, 200)
    assert built.wheel.name.endswith("-py3-none-any.whl")
    names = names_in(built.wheel)
    check_contents(names)
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    for game in GAMES:
        options = [game, "--games", str(games), "--tellings", "2"]
        (theirs,) = traces(*options, environments=[{"REVERIE_PURE": "0"}], source=built.home)
        assert Path(theirs["home"]).is_relative_to(built.home)
        assert not theirs["compiled"]
        mine = everything(game, games, 2, 0)
        assert theirs["games"] == mine["games"]
        assert theirs["tellings"] == mine["tellings"]


@pytest.mark.skipif(not engine_mode.is_compiled(), reason="no compiled engine in use, so none is built")
def test_a_wheel_carries_the_compiled_engines(tmp_path: Path, amount: Callable[[int, int], int]) -> None:
    """In each change one of them, which takes as long as everything else here."""
    compiled_ones = GAMES[: amount(1, len(GAMES))]
    wheel = build_wheel(
        tmp_path, uncompiled=set(GAMES) - set(compiled_ones), REVERIE_REQUIRE_C="1", CFLAGS="-O0"
    )  # what is in it matters here, not its speed
    assert not wheel.name.endswith("-any.whl")
    names = names_in(wheel)
    check_contents(names)
    home = tmp_path / "home"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(home)
    both = [{"REVERIE_PURE": "0"}, {"REVERIE_PURE": "1"}]
    games = str(amount(10, 200))
    for game in compiled_ones:
        engine = f"reverie/games/{game}/engine."
        assert [name for name in names if name.startswith(engine) and name.endswith((".so", ".pyd"))]
        compiled, pure = traces(game, "--games", games, "--tellings", "2", environments=both, source=home)
        assert compiled["compiled"]
        assert not pure["compiled"]
        assert compiled["games"] == pure["games"]
        assert compiled["tellings"] == pure["tellings"]
