"""What the installed package is made of: a bill of materials in the CycloneDX format, and the licences in a list.

python -m scripts.sbom [FOLDER]     writes reverie.cdx.json and licences.md there (else into dist/)

The components, their versions and hashes come from requirements/runtime.lock by way of cyclonedx-bom; the licences
from what is installed beside this program, as their authors declare them. The browser's table is built into the
package, so what web/package-lock.json does not mark as needed for development only is listed as well.
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements" / "runtime.lock"
WEB_LOCK = ROOT / "web" / "package-lock.json"
PINNED = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
ELSEWHERE = "not needed on this system"

# What authors wrote before there were expressions, as an expression.
SPOKEN = {
    "any-OSI": "LicenseRef-any-OSI",
    "APL 2": "Apache-2.0",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
}


def pinned(lock: Path = LOCK) -> dict[str, str]:
    """The packages of a lock with their versions."""
    return dict(PINNED.findall(lock.read_text("utf-8")))


def licence_of(name: str) -> str:
    """A package's licence, as an expression where its author gives one or what is written can be read as one."""
    try:
        about = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE
    written = [about[field] for field in ("License-Expression", "License") if field in about]
    declared = next((text for text in written if text.strip()), "")
    if not declared:
        classified = [entry for entry in about.get_all("Classifier") or [] if entry.startswith("License ::")]
        declared = classified[0] if classified else "unknown"
    first = declared.strip().splitlines()[0]
    return SPOKEN.get(first, first)


def web_packages(lock: Path = WEB_LOCK) -> dict[str, dict[str, Any]]:
    """All packages of npm's lock, by the place where they are installed."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return {place: about for place, about in packages.items() if place}


def bundled(lock: Path = WEB_LOCK) -> dict[tuple[str, str], dict[str, Any]]:
    """What the browser's table is made from, by name and version; tools that only build and check it are not in it."""
    return {
        (place.rpartition("node_modules/")[2], about["version"]): about
        for place, about in sorted(web_packages(lock).items())
        if not about.get("dev")
    }


def web_component(name: str, version: str, about: dict[str, Any]) -> dict[str, Any]:
    """A package of npm's as the bill names it; npm writes hashes in base64, the bill in hexadecimal digits."""
    algorithm, _, digest = about["integrity"].partition("-")
    purl = f"pkg:npm/{quote(name, safe='/')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "licenses": [{"expression": about["license"], "acknowledgement": "declared"}],
    }


def bill(lock: Path = LOCK) -> dict[str, Any]:
    """The bill of materials, with licences."""
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", str(lock), "--output-reproducible"]
    options = ["--of", "JSON", "-o", "-", "--no-validate"]  # that comes at the end, when the licences are there
    made = subprocess.run([*command, *options], check=True, capture_output=True, text=True)
    data: dict[str, Any] = json.loads(made.stdout)
    for component in data["components"]:
        component.pop("description", None)  # the line of the lock once more
        licence = licence_of(component["name"])
        if licence != ELSEWHERE:
            component["licenses"] = [{"expression": licence, "acknowledgement": "declared"}]
    for (name, version), about in bundled().items():
        data["components"].append(web_component(name, version, about))
    return data


def check(data: dict[str, Any]) -> None:
    """ValueError if the bill is not one that other programs can read."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    problem = JsonStrictValidator(SchemaVersion.from_version(data["specVersion"])).validate_str(json.dumps(data))
    if problem is not None:
        raise ValueError(str(problem))


def licences(lock: Path = LOCK) -> str:
    """The list for people."""
    rows = [f"| {name} | {version} | {licence_of(name)} |" for name, version in sorted(pinned(lock).items())]
    rows += [f"| {name} (npm) | {version} | {about['license']} |" for (name, version), about in bundled().items()]
    return "\n".join(
        ["# Licences of what Reverie is built on", "", "| package | version | licence |", "|---|---|---|", *rows, ""]
    )


def main(folder: Path) -> None:
    """Write both files."""
    folder.mkdir(parents=True, exist_ok=True)
    data = bill()
    check(data)
    (folder / "reverie.cdx.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (folder / "licences.md").write_text(licences(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
