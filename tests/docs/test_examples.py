"""The documents tell the truth: their examples run, their tables agree with the engine."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import reverie
from reverie.kernel import registry

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = {
    path: found
    for path in DOCUMENTS
    if (found := re.findall(r"```python\n(>>>.*?)```", path.read_text("utf-8"), re.DOTALL))
}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_in_the_documents_run(path: Path) -> None:
    test = doctest.DocTestParser().get_doctest("\n".join(EXAMPLES[path]), {}, path.name, str(path), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)
    assert runner.tries > 0


def test_the_pages_that_promise_examples_have_them() -> None:
    assert {"README.md", "api.md", "notation.md"} <= {path.name for path in EXAMPLES}


def test_every_written_position_can_be_played() -> None:
    text = (ROOT / "docs" / "notation.md").read_text("utf-8")
    chapter = text[text.index("## Positions") : text.index("## Records")]
    positions = re.findall(r"```\n((?:onirim|urbion)\b.*?)```", chapter, re.DOTALL)
    assert len(positions) >= 5
    for position in positions:
        assert reverie.from_position(position, seed=1).decision is not None, position


def test_the_status_table_is_true() -> None:
    rows = re.findall(r"^\| (\w+) \| ([^|]*?) \| [^|]* \| ([^|]*?) \| ([^|]*?) \|$", README, re.MULTILINE)
    status = {(game.lower(), part.strip()): (solo, team) for game, part, solo, team in rows if game != "game"}
    for name, definition in registry.games().items():
        modes = {
            "alone": any(mode.available for mode in definition.manifest.modes if mode.players == 1),
            "together": any(mode.available for mode in definition.manifest.modes if mode.players > 1),
        }
        parts = {f"base game, {edition.name} edition": True for edition in definition.manifest.editions}
        parts |= {module.name: module.available for module in definition.manifest.modules}
        for part, available in parts.items():
            expected = tuple("yes" if available and modes[mode] else "not yet" for mode in modes)
            assert status.pop((name, part)) == expected, f"{name} {part}"
    assert all(row == ("not yet", "not yet") for row in status.values()), f"{status} are not registered"


README = (ROOT / "README.md").read_text("utf-8")


def test_links_between_documents_lead_somewhere() -> None:
    for path in [*DOCUMENTS, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
