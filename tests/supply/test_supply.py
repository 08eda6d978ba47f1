"""T25: everything the program is built on is pinned by hash, comes from no address of ours, and has no known hole."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tomllib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from scripts.sbom import ELSEWHERE, bill, bundled, check, licence_of, licences, pinned, web_packages
from scripts.web import CannotBuild, audit, npm

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
INTEGRITY = re.compile(r"sha512-[A-Za-z0-9+/]{86}==")
HASH = re.compile(r"^\s+--hash=sha256:[0-9a-f]{64}( \\)?$")
NAMED = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*==[^\s;\\]+( ; [^\\]+)? \\$")
ADDRESS = re.compile(r"://|^\s*(-i|-f|-e|--(extra-)?index-url|--find-links|--trusted-host|--no-index)|file:| @ ")
ACCEPTED = {
    "MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "ISC", "PSF-2.0", "MPL-2.0", "Apache-2.0 AND BSD-2-Clause",
    "MPL-2.0 AND (Apache-2.0 OR MIT)", "LicenseRef-any-OSI", "OFL-1.1",
}  # fmt: skip


def test_there_are_locks() -> None:
    assert {path.stem for path in LOCKS} == {path.stem for path in (ROOT / "requirements").glob("*.in")}
    assert {"runtime", "dev"} <= {path.stem for path in LOCKS}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_line_is_pinned_by_hash(lock: Path) -> None:
    """A line is a comment, one package with its exact version, or a hash of the package above it."""
    current, hashes = "", 0
    for number, line in enumerate(lock.read_text("utf-8").splitlines(), 1):
        if line.lstrip().startswith("#") or not line.strip():
            continue
        if HASH.match(line):
            assert current, f"{lock.name}:{number} belongs to nothing"
            hashes += 1
            continue
        assert NAMED.match(line), f"{lock.name}:{number}: {line}"
        assert not current or hashes, f"{lock.name}: {current} has no hash"
        current, hashes = line, 0
    assert hashes


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_no_lock_names_an_address(lock: Path) -> None:
    lines = [line for line in lock.read_text("utf-8").splitlines() if ADDRESS.search(line)]
    assert lines == []


def test_all_locks_agree() -> None:
    dev = pinned(ROOT / "requirements" / "dev.lock")
    for name in ("runtime", "play"):
        assert pinned(ROOT / "requirements" / f"{name}.lock").items() <= dev.items()


def test_the_package_asks_for_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = (ROOT / "requirements" / "runtime.in").read_text("utf-8").splitlines()
    plain = {line.replace('"', "'") for line in asked if line.strip() and not line.startswith("#")}
    assert plain == set(project["dependencies"])
    names = {re.split(r"[><=\[; ]", line)[0].lower().replace(".", "-").replace("_", "-") for line in plain}
    assert names <= set(pinned())


def test_every_package_of_npm_is_pinned_by_hash() -> None:
    """`npm ci` compares what it gets with these; a package without one would be taken as it comes."""
    packages = web_packages()
    assert len(packages) > 50
    for place, about in packages.items():
        assert INTEGRITY.fullmatch(about.get("integrity", "")), place
        assert re.fullmatch(r"\d+\.\d+\.\d+(-[\w.]+)?", about["version"]), place
        assert not about.get("link"), place
        # Where one came from is no matter of ours, unless it is not the registry's business at all.
        assert about.get("resolved", "https://").startswith("https://"), place
    mine, root = (
        json.loads((ROOT / "web" / name).read_text("utf-8")) for name in ("package.json", "package-lock.json")
    )
    for kind in ("dependencies", "devDependencies"):
        assert root["packages"][""][kind] == mine[kind]


# ---- licences and the bill of materials -----------------------------------------------------------------------------


def test_every_licence_was_looked_at() -> None:
    """A licence that is not in the list has to be read by a person before it is added there."""
    found = {name: licence_of(name) for name in pinned()}
    others = {name: licence for name, licence in found.items() if licence not in ACCEPTED | {ELSEWHERE}}
    assert others == {}
    assert {about["license"] for about in bundled().values()} <= ACCEPTED
    table = licences()
    assert all(f"| {name} (npm) | {version} |" in table for name, version in bundled())
    assert all(f"| {name} | {version} |" in table for name, version in pinned().items())


def test_the_bill_of_materials_names_everything(request: pytest.FixtureRequest) -> None:
    data = bill()
    if request.config.getoption("--torture"):  # several seconds
        check(data)
    assert data["bomFormat"] == "CycloneDX"
    ours = [component for component in data["components"] if component.get("purl", "").startswith("pkg:npm/")]
    assert {(component["name"], component["version"]) for component in ours} == set(bundled())
    assert all(re.fullmatch("[0-9a-f]{128}", component["hashes"][0]["content"]) for component in ours)
    asked = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    assert set(asked) <= {component["name"] for component in ours}
    assert len({component["bom-ref"] for component in data["components"]}) == len(data["components"])
    listed = {component["name"]: component for component in data["components"] if component not in ours}
    assert {name: component["version"] for name, component in listed.items()} == pinned()
    for name, component in listed.items():
        assert component["externalReferences"][0]["hashes"], name
        assert ("licenses" in component) == (licence_of(name) != ELSEWHERE), name


# ---- known holes ----------------------------------------------------------------------------------------------------


def holes(report: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What pip-audit found, and what it could not look up: for pip-audit alone, the second is no failure."""
    found, unknown = [], []
    for package in report["dependencies"]:
        name = f"{package['name']} {package.get('version', '')}".strip()
        if "skip_reason" in package:
            unknown.append(name)
        found += [f"{name}: {hole['id']}" for hole in package.get("vulns", [])]
    return found, unknown


def test_what_could_not_be_looked_up_is_not_taken_for_safe() -> None:
    report = {
        "dependencies": [
            {"name": "good", "version": "1", "vulns": []},
            {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1"}]},
            {"name": "unknown", "skip_reason": "Dependency not found on PyPI"},
        ]
    }
    assert holes(report) == (["bad 2: PYSEC-1"], ["unknown"])


def audited(lock: Path, seconds: float) -> tuple[list[str], list[str]] | None:
    """What pip-audit says of a lock; None if its list of known holes cannot be reached."""
    command = [sys.executable, "-m", "pip_audit", "-r", str(lock), "--disable-pip", "--require-hashes"]
    try:
        result = subprocess.run(
            [*command, "--format", "json", "--progress-spinner", "off", "--timeout", "5"],
            capture_output=True, text=True, timeout=seconds, check=False,
        )  # fmt: skip
        return holes(json.loads(result.stdout))
    except (subprocess.TimeoutExpired, ValueError):
        return None


def is_reachable(answer: tuple[list[str], list[str]] | None) -> bool:
    """Whether a package was looked up. A hole that is found in it is an answer, too, and no list out of reach."""
    return answer is not None and not answer[1]


def test_a_hole_in_the_first_package_is_a_hole() -> None:
    assert is_reachable(([], []))
    assert is_reachable((["rich 1: PYSEC-1"], []))
    assert not is_reachable(([], ["rich"]))
    assert not is_reachable(None)


@pytest.mark.parametrize("name", ["runtime", "dev"])
def test_no_known_hole(name: str, tmp_path: Path) -> None:
    lock = ROOT / "requirements" / f"{name}.lock"
    first = tmp_path / "one.lock"  # one package is asked for before all are
    text = lock.read_text("utf-8")
    begin = text.index("\nrich==") + 1
    first.write_text(text[begin : text.index("    #", begin)], "utf-8")
    if not is_reachable(audited(first, 30.0)):
        pytest.skip("the list of known vulnerabilities cannot be reached from here")
    assert audited(lock, 240.0) == ([], [])


class Registry(BaseHTTPRequestHandler):
    """As much of npm's registry as an audit asks for."""

    answer: ClassVar[dict[str, Any] | None] = None  # None: it does not keep such a list
    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        sent = self.rfile.read(int(self.headers["content-length"]))
        self.asked[:] = json.loads(gzip.decompress(sent) if self.headers["content-encoding"] == "gzip" else sent)
        body = json.dumps(self.answer).encode()
        self.send_response(405 if self.answer is None else 200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        """Not a word."""


def test_npm_is_asked_about_every_package_and_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    hole = {"id": 1, "url": "x", "title": "x", "severity": "high", "vulnerable_versions": "*", "cwe": [], "cvss": {}}
    try:
        npm()
    except CannotBuild as error:
        pytest.skip(str(error))
    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as registry:
        Thread(target=registry.serve_forever, daemon=True).start()
        there = f"--registry=http://127.0.0.1:{registry.server_port}/"
        monkeypatch.setattr(Registry, "answer", {"devalue": [hole]})
        assert "devalue: high" in (audit(ROOT / "web", there) or [])
        assert set(Registry.asked) == {place.rpartition("node_modules/")[2] for place in web_packages()}
        monkeypatch.setattr(Registry, "answer", {})
        assert audit(ROOT / "web", there) == []
        monkeypatch.setattr(Registry, "answer", None)
        assert audit(ROOT / "web", there) is None
        registry.shutdown()
    assert audit(ROOT / "web", there) is None


def test_no_known_hole_in_the_browsers_table() -> None:
    try:
        found = audit()
    except CannotBuild as error:
        pytest.skip(str(error))
    if found is None:
        pytest.skip("npm's list of known vulnerabilities cannot be reached from here")
    assert found == []
