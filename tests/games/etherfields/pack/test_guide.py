"""The documents for authors tell the truth: the guide's dream is built from its own blocks, the reference is written
from the vocabulary.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content.checks import check
from reverie.games.etherfields.content.graph import graph
from reverie.games.etherfields.content.loading import examine, load, with_campaign
from reverie.games.etherfields.content.making import new_pack
from reverie.games.etherfields.content.reference import with_reference
from reverie.games.etherfields.rounds.setup import new_game
from tests.cli.conftest import Run, quiet_place, run
from tests.games.etherfields.pack.guide import GUIDE, ROOT, build, shown

__all__ = ["quiet_place", "run"]

PARTS = rules.PARTS  # importing it announces what all frames and words do


def test_the_dream_of_the_guide_passes_its_check(tmp_path: Path) -> None:
    pack, findings = check(with_campaign([build(tmp_path)]))
    assert findings == []
    assert pack.content is not None
    gate = pack.content.gate["umbrella_gate"]
    assert gate.rounds == 8
    assert pack.content.lists[gate.setup][1].name == "spawn"


@pytest.mark.parametrize("size", [1, 2])
def test_the_dreams_for_authors_can_be_played_and_won(tmp_path: Path, size: int) -> None:
    new_pack(tmp_path / "mine")
    for folder, gate in ((build(tmp_path), "umbrella_gate"), (tmp_path / "mine", "mine_gate")):
        content = load(with_campaign([folder]))
        engine = new_game(content, gate, list(content.character)[:size], 7, {})
        if engine.question is None:
            engine.run()
        answers = 0
        while engine.question is not None:
            engine.choose(choose(engine))
            answers += 1
            assert answers < 2000, gate
        assert engine.state.result == "won", gate


def test_what_the_guide_shows_is_what_is_printed(tmp_path: Path, run: Run) -> None:
    folder = build(tmp_path)
    good, bad = shown()
    assert run("pack", "check", str(folder)).stdout.split() == good[1].split()
    creature = folder / "creature.yaml"
    text = creature.read_text("utf-8")
    creature.write_text(text.replace("suffer", "sufer"), "utf-8")
    result = run("pack", "check", str(folder))
    assert result.exit_code == 1
    assert bad[1].strip() in result.stdout


def test_what_the_guide_says_of_mistakes_is_true(tmp_path: Path) -> None:
    folder = build(tmp_path)
    scripts = folder / "scripts.yaml"
    text = scripts.read_text("utf-8")
    before, _, after = text.partition("          - key: stay\n")
    scripts.write_text(before + "- script" + after.partition("- script")[2], "utf-8")
    codes = {finding.code for finding in check(with_campaign([folder]))[1]}
    assert codes == {"pack-dream-endless"}
    scripts.write_text(text + "\n- script: {n: 1199, text: {en: a, de: a}}\n", "utf-8")
    assert {finding.code for finding in check(with_campaign([folder]))[1]} == {"pack-unreached-script"}


def test_the_picture_of_the_guide_is_that_of_its_dream(tmp_path: Path) -> None:
    """To draw it anew: write what this test expects."""
    pack = examine(with_campaign([build(tmp_path)]))
    drawn = graph(pack, "en", None, {1})
    assert (ROOT / "docs" / "pictures" / "first-dream.svg").read_text("utf-8") == drawn


def test_the_reference_is_generated_from_the_vocabulary() -> None:
    """`python -m reverie.games.etherfields.content.reference docs/packs.md` writes it anew."""
    text = (ROOT / "docs" / "packs.md").read_text("utf-8")
    assert text == with_reference(text)


def test_links_lead_somewhere() -> None:
    import re

    for target in re.findall(r"\]\(([^)#:]+)", GUIDE.read_text("utf-8")):
        assert (GUIDE.parent / target).exists(), target
