"""The C compiler that can build extension modules for this Python, on standard output; exit status 1 without one.

The order is $CC, then the compiler this Python was built with, then cc, gcc and clang. A $CC that names no
program counts as no compiler, and so does a Python whose headers are not installed.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def find_compiler() -> str | None:
    """The command for CC, or None where nothing can be compiled."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return None
    if chosen := os.environ.get("CC", "").strip():
        return chosen if shutil.which(shlex.split(chosen)[0]) else None
    built_with = shlex.split(sysconfig.get_config_var("CC") or "")[:1]
    return next((cc for cc in [*built_with, "cc", "gcc", "clang"] if shutil.which(cc)), None)


if __name__ == "__main__":
    compiler = find_compiler()
    if compiler is None:
        sys.exit(1)
    print(compiler)
