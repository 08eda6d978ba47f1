"""The Chromium that the browser tests drive, on standard output; `--install` installs one where there is none.

The order is $REVERIE_CHROMIUM, then a Chromium or Chrome of the system. Installing takes Debian's or Ubuntu's package
manager, and the right to use it (root, or sudo without a password).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = ("/usr/bin/chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
HELP = "no Chromium found: install one, or name it with REVERIE_CHROMIUM=/path/to/chromium"


def find() -> str | None:
    """A Chromium that can be started; one that was named counts alone."""
    if chosen := os.environ.get("REVERIE_CHROMIUM", "").strip():
        return shutil.which(chosen)
    found = (shutil.which(name) for name in (*NAMES, *PLACES))
    return next((path for path in found if path), None)


def install() -> bool:
    """Install the system's package; False if that is not possible here."""
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    rights = [] if os.geteuid() == 0 else [shutil.which("sudo") or "sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300"]
    for step in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            [*rights, apt, *wait, *step], env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode and step[0] == "install":
            sys.stderr.write(done.stdout[-2000:] + done.stderr[-2000:])
            return False
    return True


def main() -> int:
    """Print it, or say what to do."""
    path = find()
    if path is None and "--install" in sys.argv[1:]:
        print("installing Chromium for the browser tests", file=sys.stderr)
        path = find() if install() else None
    if path is None:
        print(f"error: {HELP}", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
