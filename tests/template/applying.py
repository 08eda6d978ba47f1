"""A copy of the sources with a module that is not in them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).parent / "lanterns"
MODULES = "src/reverie/games/onirim/modules"
NOT_COPIED = shutil.ignore_patterns("*.so", "__pycache__", "node_modules")


def changes() -> dict[str, str]:
    """Every file that the module touches, as it is afterwards."""
    files: dict[str, str] = {}
    name = place = ""
    for line in (FOLDER / "changes.txt").read_text("utf-8").splitlines():
        if line.startswith("@ "):
            name = line[2:]
            files[name], place = (ROOT / name).read_text("utf-8"), ""
        elif line.startswith("+"):
            before, found, after = files[name].partition(place)
            assert found, f"{name} has no line {place!r}"
            files[name] = f"{before}{place}{line[1:]}\n{after}"
            place += f"{line[1:]}\n"
        elif line.startswith("-"):
            before, found, after = files[name].partition(f"{line[1:]}\n")
            assert found, f"{name} has no line {line[1:]!r}"
            files[name] = before + after
            place = before[before.rindex("\n", 0, -1) + 1 :]
        elif line and not line.startswith("# "):
            place = f"{line}\n"
    for suffix in (".py", ".pxd"):
        files[f"{MODULES}/lanterns{suffix}"] = (FOLDER / f"lanterns{suffix}").read_text("utf-8")
    return files


def with_lanterns(place: Path) -> Path:
    """The sources with the module, what follows from its zones written anew; the tests are the original's."""
    for name in ("src", "scripts", "web"):
        shutil.copytree(ROOT / name, place / name, ignore=NOT_COPIED)
    shutil.rmtree(place / "src" / "reverie" / "web", ignore_errors=True)  # as it was built without the module
    for name in ("tests", "bench", "web/node_modules"):
        (place / name).symlink_to(ROOT / name)
    for name, text in changes().items():
        (place / name).write_text(text, "utf-8")
    run(place, "-m", "scripts.zones")
    return place


def run(place: Path, *arguments: str, text: str = "", **environment: str) -> str:
    """What a program says that is run with the copy, which is not compiled."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=place,
        env={**os.environ, "PYTHONPATH": f"{place / 'src'}{os.pathsep}{place}", "REVERIE_PURE": "1", **environment},
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
