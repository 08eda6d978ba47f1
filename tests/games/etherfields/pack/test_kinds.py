"""References are of the kind that a place asks for: every parameter of the whole vocabulary that names a thing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.building import KINDS_OF, Builder
from reverie.games.etherfields.content.findings import Finding, Findings
from reverie.games.etherfields.content.objects import OBJECTS, PARTS
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.values import CODES, Where
from tests.games.etherfields.pack.small import Draft

NAMED = ("tile", "creature", "location")  # types that are a selector or simply the id of such a thing
# Of these there is something in the small campaign; whatever a place asks for, one of them is something else.
IDS = {"tile": "yard", "creature": "cat", "item": "hat", "wisdom": "w_a", "gate": "gate_a", "influence": "bargain"}
LETTERS = {"tile": "A", "item": "B"}


def kinds(kind: str) -> tuple[str, ...]:
    """What a type of parameter may name; empty: it names nothing."""
    if kind.startswith("@"):
        return KINDS_OF.get(kind[1:], (kind[1:],))
    if kind in CODES:
        return CODES[kind]
    return (kind,) if kind in NAMED else ()


def places() -> Iterator[tuple[str, str, str, str]]:
    """Family, word, parameter and type of everything that names a thing of some kind."""
    for family, vocabulary in {**w.FAMILIES, "filter": {"filter": w.FILTER}, "thing": OBJECTS, "part": PARTS}.items():
        for name, signature in vocabulary.items():
            for parameter in signature.parameters.values():
                if kinds(parameter.type) and parameter.type != "@any" and family != "cost":
                    yield family, name, parameter.name, parameter.type


def tried(kind: str, value: object) -> list[Finding]:
    """What is said of a value in a place of a type."""
    pack = Draft().read()
    findings = Findings()
    builder = pack.builder
    builder.findings = findings
    builder.wanted.clear()
    builder.wanted_codes.clear()
    builder.parse(kind, Node(value, "x.yaml", 7, 3), Where("script:1"))
    builder.check_references()
    return findings.list


TYPES = sorted({kind for _, _, _, kind in places()})


def test_the_table_is_as_long_as_the_vocabulary() -> None:
    """Nobody can add a word that names things without its kinds being looked at."""
    assert len(list(places())) > 90
    assert {"@tile", "@creature", "@card", "@encounter", "tile_code", "gained_code", "revealed_code"} <= {
        *TYPES,
        "@encounter",  # in(place: {encounter: id})
    }
    plain = ("code", "name", "field_name", "edge_name", "location_or_district")
    parameters = [
        (f"{name}({one.name})", one.name, one.type)
        for vocabulary in w.FAMILIES.values()
        for name, signature in vocabulary.items()
        for one in signature.parameters.values()
    ]
    names = ("id", "code", "gate", "creature")
    assert not [told for told, name, kind in parameters if name in names and not kinds(kind) and kind not in plain]


@pytest.mark.parametrize("kind", TYPES)
def test_a_thing_of_another_kind_is_refused_with_both_kinds(kind: str) -> None:
    allowed = kinds(kind)
    others = {is_a: name for is_a, name in IDS.items() if is_a not in allowed}
    if kind == "revealed_code":
        others = {"turn_card": "t00", "character": "hero"}
    assert others
    for is_a, name in others.items():
        if kind == "@script":
            assert [one.code for one in tried(kind, name)] == ["pack-expected"]
            continue
        (finding,) = tried(kind, name)
        assert (finding.code, finding.place.line) == ("pack-wrong-kind", 7), (kind, name)
        assert finding.details["found"] == [is_a]
        assert all(one in str(finding.details["kind"]) for one in allowed)
        assert is_a in finding.text("en")
        assert is_a in finding.text("de")


@pytest.mark.parametrize("kind", [kind for kind in TYPES if kind != "@script"])
def test_a_thing_of_the_right_kind_is_taken(kind: str) -> None:
    right = [name for is_a, name in IDS.items() if is_a in kinds(kind)]
    assert all(not tried(kind, name) for name in right)


@pytest.mark.parametrize("use", [use for use, allowed in CODES.items() if allowed])
def test_letters_and_codes_name_something_of_the_right_kind(use: str) -> None:
    for is_a, letter in LETTERS.items():
        for value in (letter, f"I-1-{letter}", f"1-{letter}"):
            wanted = [] if is_a in CODES[use] else ["pack-wrong-kind"]
            assert [finding.code for finding in tried(use, value)] == wanted, (use, value)


def test_locations_and_districts() -> None:
    for name in ("bed", "row"):
        assert not tried("location_or_district", name)
    (finding,) = tried("location_or_district", "bedd")
    assert (finding.code, finding.details["near"]) == ("pack-unknown-reference", ["bed"])
    assert Builder(Findings()).is_there("location_or_district", "bed") is False
