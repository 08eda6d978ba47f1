"""What is generated from the declared zones of a game is what the declaration says now."""

from __future__ import annotations

import pytest

from reverie.kernel.zones import Declaration, Zone
from scripts import zones

DECLARED = zones.declared()


@pytest.mark.parametrize("declaration", DECLARED, ids=lambda one: one.game)
def test_generated_files_are_current(declaration: Declaration) -> None:
    for path, text in zones.outcome(declaration).items():
        assert path.read_text("utf-8") == text, f"{path.name}: run `python -m scripts.zones`"


@pytest.mark.parametrize("declaration", DECLARED, ids=lambda one: one.game)
def test_every_zone_is_declared_once(declaration: Declaration) -> None:
    names = [zone.name for zone in declaration.zones]
    assert len(set(names)) == len(names)
    assert all(zone.form is not None or zone.seen is not None for zone in declaration.zones)


def test_a_zone_of_a_module_is_written_only_where_it_is_in_play() -> None:
    lines = zones.by_module([("", ["one"]), ("TOWERS", ["two"]), ("TOWERS", ["three"]), ("BOOK", ["four"])])
    assert lines == ["one", "if g.flags & c.TOWERS:", "    two", "    three", "if g.flags & c.BOOK:", "    four"]
    assert Zone("towers", module="TOWERS").state_module == "TOWERS"
    assert Zone("towers", module="TOWERS", in_state="always").state_module == ""
