"""T25: everything the program is built on is pinned by hash, comes from no address of ours, and has no known hole."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts.sbom import ELSEWHERE, bill, check, licence_of, licences, pinned

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
HASH = re.compile(r"^\s+--hash=sha256:[0-9a-f]{64}( \\)?$")
NAMED = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*==[^\s;\\]+( ; [^\\]+)? \\$")
ADDRESS = re.compile(r"://|^\s*(-i|-f|-e|--(extra-)?index-url|--find-links|--trusted-host|--no-index)|file:| @ ")
ACCEPTED = {
    "MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "ISC", "PSF-2.0", "MPL-2.0", "Apache-2.0 AND BSD-2-Clause",
    "MPL-2.0 AND (Apache-2.0 OR MIT)", "LicenseRef-any-OSI",
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


# ---- licences and the bill of materials -----------------------------------------------------------------------------


def test_every_licence_was_looked_at() -> None:
    """A licence that is not in the list has to be read by a person before it is added there."""
    found = {name: licence_of(name) for name in pinned()}
    others = {name: licence for name, licence in found.items() if licence not in ACCEPTED | {ELSEWHERE}}
    assert others == {}
    table = licences()
    assert all(f"| {name} | {version} |" in table for name, version in pinned().items())


def test_the_bill_of_materials_names_everything(request: pytest.FixtureRequest) -> None:
    data = bill()
    if request.config.getoption("--torture"):  # several seconds
        check(data)
    assert data["bomFormat"] == "CycloneDX"
    listed = {component["name"]: component for component in data["components"]}
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


@pytest.mark.parametrize("name", ["runtime", "dev"])
def test_no_known_hole(name: str, tmp_path: Path) -> None:
    lock = ROOT / "requirements" / f"{name}.lock"
    first = tmp_path / "one.lock"  # one package is asked for before all are
    text = lock.read_text("utf-8")
    begin = text.index("\nrich==") + 1
    first.write_text(text[begin : text.index("    #", begin)], "utf-8")
    if audited(first, 30.0) != ([], []):
        pytest.skip("the list of known vulnerabilities cannot be reached from here")
    assert audited(lock, 240.0) == ([], [])
