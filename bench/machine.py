"""The machine and the tools of a run, without its name or any path."""

from __future__ import annotations

import os
import platform
import re
import shlex
import subprocess
from importlib import metadata
from pathlib import Path
from typing import Any

from bench.references import find_compiler, flags
from reverie import engine_mode


def cpu_model() -> str:
    """The processor as the system names it."""
    try:
        found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text("utf-8"), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def version(package: str) -> str | None:
    """The version of an installed package."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def compiler_version() -> str | None:
    """The first line a compiler says about itself."""
    compiler = find_compiler()
    if compiler is None:
        return None
    told = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True, check=False).stdout
    return told.split("\n")[0].strip() or "unknown"


def describe() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "cpu": cpu_model(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "engine": "compiled" if engine_mode.is_compiled() else "pure",
        "compiler": compiler_version(),
        "flags": [flag for flag in flags() if re.match(r"-[Omf]", flag)],
        "openspiel": version("open_spiel"),
        "load": load(),
    }


def load() -> float | None:
    """How busy the machine is: the load average of the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
