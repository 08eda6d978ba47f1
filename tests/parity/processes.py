"""Fresh processes for comparisons."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent


def start(module: str, *options: str, source: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    """Run a module of the tests in a process of its own, on the sources below `source`."""
    path = os.pathsep.join([str(source or ROOT / "src"), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-m", module, *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> str:
    """What it printed; its errors are ours."""
    output, errors = process.communicate(timeout=3600)
    assert process.returncode == 0, errors[-3000:]
    return output


def traces(*options: str, environments: list[dict[str, str]], source: Path | None = None) -> list[dict[str, Any]]:
    """The fingerprints of several processes that run side by side."""
    running = [start("tests.parity.trace", *options, source=source, **environment) for environment in environments]
    return [json.loads(finish(process)) for process in running]
