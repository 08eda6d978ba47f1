"""The vocabulary is that of the law, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.etherfields.content.building import Builder
from reverie.games.etherfields.content.objects import OBJECTS, PARTS, SHARED
from reverie.games.etherfields.content.signatures import vocabulary
from reverie.games.etherfields.content.values import ALL_VALUES, Values
from reverie.games.etherfields.content.words import COMMON, EFFECTS, FAMILIES, FILTER, PERSONAL

LAW = Path(__file__).with_name("law_words.txt")
BEYOND = {"effect": {"journal"}}  # what the campaign needs besides the words of the law


def law() -> dict[str, list[str]]:
    """The words of chapter 9, copied from its tables."""
    families = {}
    for line in LAW.read_text("utf-8").splitlines():
        name, _, words = line.partition(": ")
        families[name] = words.split()
    return families


@pytest.mark.parametrize("family", FAMILIES)
def test_all_words_of_the_law_and_no_others(family: str) -> None:
    beyond = BEYOND.get(family, set())
    assert not beyond & set(law()[family])
    assert sorted(set(FAMILIES[family]) - beyond) == sorted(law()[family])


def test_every_type_has_a_reader() -> None:
    signatures = [signature for words in (*FAMILIES.values(), OBJECTS, PARTS) for signature in words.values()]
    parameters = [one for signature in signatures for one in signature.parameters.values()]
    for parameter in (*parameters, *SHARED.values(), *COMMON.values(), *FILTER.parameters.values()):
        kind = parameter.type
        if kind.startswith("@") or "|" in kind or kind in ALL_VALUES or kind in ("effects", "effects_or_none", "move"):
            continue
        assert hasattr(Builder, f"type_{kind}"), kind


def test_personal_effects_are_effects() -> None:
    assert set(EFFECTS) >= PERSONAL


def test_signatures_are_read_as_they_are_written() -> None:
    line = "move(n: amount = 1, only_terrain?: TERRAIN, field: field)"
    word = vocabulary(f"## Movement\n{line}")["move"]
    assert str(word) == line
    assert word.group == "Movement"
    assert word.short is not None
    assert word.short.name == "field"
    assert not word.bare


def test_values_know_nothing_of_things() -> None:
    assert issubclass(Builder, Values)
