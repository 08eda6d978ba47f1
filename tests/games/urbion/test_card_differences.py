"""Other card tables in a spec: their text, every table there can be, and nonsense."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reverie.errors import SpecError
from reverie.games.urbion.card_table import entries_of
from reverie.games.urbion.cards import (
    DEFAULT_TABLE,
    ELEMENTS,
    POSTCARDS,
    TEXT_LIMIT,
    made,
    read_cards_file,
    read_difference,
    table_of,
    table_of_text,
    table_of_toml,
    template,
)
from reverie.games.urbion.manifest import ALL_MODULES, MANIFEST
from reverie.kernel.spec import GameSpec
from tests.games.urbion.card_law import ALIKE, LAW, MANIFESTS, check_sentences, refused
from tests.support import covers

# ---- the difference in a spec ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("S1e*4,S2e*4", "S1e*4,S2e*4"),
        ("S2e*4,S1e*4", "S1e*4,S2e*4"),
        ("s2E*4,s1E*4", "S1e*4,S2e*4"),
        ("S1e*4,S2e*4,I3e*8,doves*3", "S1e*4,S2e*4"),
        ("m2-3e*2,M2E*0", "M2e*0,M2-3e*2"),
        ("EARTH-WATER*3,fire-air*1", "earth-water*3,fire-air*1"),
        ("wi1e*2,WI3e*0", "WI1e*2,WI3e*0"),
        ("Doves*4,seer*2", "doves*4,seer*2"),
        ("S1e*8", ""),
        ("", ""),
    ],
)
def test_equal_games_have_equal_specs(text: str, canonical: str) -> None:
    assert read_difference(text) == canonical
    spec = GameSpec.parse(f"urbion/cards={text}", MANIFESTS)
    assert spec.text() == "urbion/second/solo" + (f"/cards={canonical}" if canonical else "")
    assert spec == GameSpec.make(MANIFEST, variants={"cards": canonical or "default"})
    assert GameSpec.from_json(spec.to_json(), MANIFESTS) == spec
    assert table_of(spec).text() == canonical
    assert canonical or table_of(spec) is DEFAULT_TABLE


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("S1e", "cards-entry", "URB-DATA-11"),
        ("S1e*", "cards-entry", "URB-DATA-11"),
        ("S1e*4,", "cards-entry", "URB-DATA-11"),
        (",", "cards-entry", "URB-DATA-11"),
        ("S1e*04", "cards-entry", "URB-DATA-11"),
        ("S1e*100", "cards-entry", "URB-DATA-11"),
        ("S1e*-1", "cards-entry", "URB-DATA-11"),
        ("S1e*٤", "cards-entry", "URB-DATA-11"),
        ("S1e *4", "cards-entry", "URB-DATA-11"),
        ("S1e*4\n,S2e*4", "cards-entry", "URB-DATA-11"),
        ("S1*4", "cards-entry", "URB-DATA-11"),
        ("S0e*4", "cards-entry", "URB-DATA-11"),
        ("S1-2e*4", "cards-entry", "URB-DATA-11"),
        ("M2-2e*2", "cards-entry", "URB-DATA-11"),
        ("N1e*10", "cards-entry", "URB-DATA-11"),
        ("X5*8", "cards-entry", "URB-DATA-11"),
        ("X6*0", "cards-entry", "URB-DATA-11"),
        ("square*4", "cards-entry", "URB-DATA-11"),
        ("garden*4", "cards-entry", "URB-DATA-11"),
        ("book_freedom*1", "cards-entry", "URB-DATA-11"),
        ("earth+water*2", "cards-entry", "URB-DATA-11"),
        ("water-earth*2", "cards-entry", "URB-DATA-11"),
        ("temple:fire*1", "cards-entry", "URB-DATA-11"),
        ("defaults", "cards-entry", "URB-DATA-11"),
        ("S1e*8,s1E*8", "spec-twice", None),
        ("S1e*7", "cards-total", "URB-DATA-11"),
        ("S5a*8,S4a*0", "cards-influence", "URB-DATA-11"),
        ("I4e*8,I3e*0", "cards-influence", "URB-DATA-11"),
        ("I6e*0", "cards-influence", "URB-DATA-11"),
        ("M2e*1,M3e*1,M2a*1", "cards-total", "URB-DATA-11"),
        ("doves*0,seer*6", "cards-postcard", "URB-DATA-08"),
        ("S1e*8," * 200 + "S1e*8", "cards-size", None),
    ],
)
def test_a_wrong_difference_is_refused(text: str, code: str, rule: str | None) -> None:
    calls: list[Callable[[], GameSpec]] = [
        lambda: GameSpec.parse(f"urbion/second/solo/cards={text}", MANIFESTS),
        lambda: GameSpec.make(MANIFEST, variants={"cards": text}),
        lambda: GameSpec.from_json({"game": "urbion", "variants": {"cards": text}}, MANIFESTS),
    ]
    for call in calls:
        with pytest.raises(SpecError) as caught:
            call()
        refused(caught.value, code, "cards", rule)


@pytest.mark.parametrize("value", [None, 5, True, ["S1e*4"], {"S1e": 4}])
def test_cards_are_a_text(value: Any) -> None:
    with pytest.raises(SpecError) as caught:
        GameSpec.make(MANIFEST, variants={"cards": value})
    refused(caught.value, "spec-unknown", "cards", None)


@covers("URB-BOOKS-04")
def test_the_price_of_books_belongs_to_the_first_edition() -> None:
    spec = GameSpec.parse("urbion/first/team/books+squares/book_price=3", MANIFESTS)
    assert spec.text() == "urbion/first/team/squares+books/book_price=3"
    assert GameSpec.parse("urbion/first/book_price=4", MANIFESTS).text() == "urbion/first/solo"
    assert GameSpec.parse("urbion/second/books/book_price=usual", MANIFESTS).text() == "urbion/second/solo/books"
    for text in ("urbion/second/books/book_price=3", "urbion/book_price=4"):
        with pytest.raises(SpecError) as caught:
            GameSpec.parse(text, MANIFESTS)
        refused(caught.value, "spec-edition-variant", "book_price", None)
    with pytest.raises(SpecError) as caught:
        GameSpec.parse("urbion/first/books/book_price=5", MANIFESTS)
    refused(caught.value, "spec-unknown", "book_price", None)


# ---- every table there can be ----------------------------------------------------------------------------------------


@st.composite
def shares(draw: st.DrawFn, names: list[str], total: int, most: int) -> dict[str, int]:
    """Some of the names, with at least one copy each, and as many copies together as there must be."""
    chosen = draw(st.lists(st.sampled_from(names), min_size=1, max_size=min(most, total), unique=True))
    cuts = sorted(draw(st.sets(st.integers(1, total - 1), min_size=len(chosen) - 1, max_size=len(chosen) - 1)))
    ends = [0, *cuts, total]
    return {name: ends[i + 1] - ends[i] for i, name in enumerate(chosen)}


def numbers(most: int, halves: bool) -> list[str]:
    pairs = [f"{a}-{b}" for a in range(1, most + 1) for b in range(1, most + 1) if a != b] if halves else []
    return [*map(str, range(1, most + 1)), *pairs]


@st.composite
def files(draw: st.DrawFn) -> dict[str, Any]:
    """What a valid file may say, as data."""
    data: dict[str, Any] = {}

    def put(name: str, copies: int) -> None:
        part, element, number = name.split(".")
        data.setdefault(part, {}).setdefault(element, {})[number] = copies

    plain = {"sogna": (32, 4, 10), "incubus": (32, 3, 8)}
    for part, (total, most, kinds) in plain.items():
        if draw(st.booleans()):
            data[part] = {element: {} for element in ELEMENTS}
            names = [f"{part}.{element}.{n}" for element in ELEMENTS for n in numbers(most, False)]
            for name, copies in draw(shares(names, total, kinds)).items():
                put(name, copies)
    if draw(st.booleans()):
        data |= {part: {element: {} for element in ELEMENTS} for part in ("wizard_sogna", "wizard_incubus")}
        names = [
            f"{part}.{element}.{n}"
            for part, most in (("wizard_sogna", 4), ("wizard_incubus", 3))
            for element in ELEMENTS
            for n in numbers(most, False)
        ]
        for name, copies in draw(shares(names, 16, 8)).items():
            put(name, copies)
    for element in draw(st.sets(st.sampled_from(ELEMENTS))):
        data.setdefault("meta", {})[element] = draw(shares(numbers(5, True), 2, 2))
    if draw(st.booleans()):
        data["concord"] = draw(shares(numbers(5, True), 10, 4))
    for part, total in (("city", 12), ("temple", 4)):
        if draw(st.booleans()):
            data[part] = dict.fromkeys(LAW[part], 0) | draw(shares(list(LAW[part]), total, 12))
    if draw(st.booleans()):
        more = draw(shares(list(POSTCARDS), 16, 8))
        data["postcard"] = {name: 1 + more.get(name, 0) for name in POSTCARDS}
    for element in draw(st.sets(st.sampled_from(ELEMENTS), max_size=2)):
        foreign = data.setdefault("incubus", {}).setdefault(element, dict(LAW["incubus"][element]))
        foreign.setdefault("5", 0)
    return data


def toml(data: Mapping[str, Any], at: str = "") -> str:
    """Data as a file."""
    lines = [f"{at}{name} = {value}" for name, value in data.items() if not isinstance(value, dict)]
    inner = [toml(value, f"{at}{name}.") for name, value in data.items() if isinstance(value, dict) and value]
    empty = [f"{at}{name} = {{}}" for name, value in data.items() if value == {}]
    return "\n".join([*lines, *empty, *inner])


@covers("URB-DATA-11")
@ALIKE
@given(files())
def test_a_valid_table_round_trips(data: dict[str, Any]) -> None:
    table = table_of_toml(toml(data))
    text = table.text()
    assert len(text) <= TEXT_LIMIT
    assert re.fullmatch(r"[A-Za-z0-9*,-]*", text), "nothing that a path of a URL would have to escape"
    again = table_of_text(text)
    assert (again, hash(again), again.text()) == (table, hash(table), text)
    assert again.kinds == table.kinds
    assert (text == "") == (table == DEFAULT_TABLE)
    spec = GameSpec.make(MANIFEST, variants={"cards": text}, seed=7)
    assert GameSpec.parse(spec.text(), MANIFESTS) == GameSpec.from_json(spec.to_json(), MANIFESTS) == spec
    assert table_of(spec) == table
    assert sum(table.dreams(()).values()) == 72
    assert sum(table.dreams(ALL_MODULES).values()) == 114
    assert (sum(table.cities(()).values()), sum(table.cities(ALL_MODULES).values())) == (12, 24)
    assert sum(table.postcards) == 24
    assert len(set(table.tokens)) == len(table.kinds) <= 48
    assert all(table.kind_of[token.lower()] == kind for kind, token in enumerate(table.tokens))


@ALIKE
@given(files(), st.randoms(use_true_random=False))
def test_the_order_of_a_difference_does_not_matter(data: dict[str, Any], rng: Any) -> None:
    text = table_of_toml(toml(data)).text()
    entries = text.split(",")
    rng.shuffle(entries)
    assert read_difference(",".join(entries).swapcase()) == text


# ---- nonsense --------------------------------------------------------------------------------------------------------


def read_or_refused(text: str) -> None:
    try:
        table = table_of_toml(text)
    except SpecError as error:
        check_sentences(error)
    else:
        assert table_of_text(table.text()) == table


@ALIKE
@given(st.binary(max_size=300))
def test_any_file_is_a_table_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.toml"
    path.write_bytes(content)
    try:
        read_cards_file(path)
    except SpecError as error:
        check_sentences(error)


PIECES = st.sampled_from(
    ["", "{", "}", "[", "]", "=", ".", "\n", '"', "0", "1", "9", "-", "99999999999", "true", "é", "#"]
)


@ALIKE
@given(st.lists(st.tuples(st.integers(0, len(template())), st.integers(0, 12), PIECES), min_size=1, max_size=4))
def test_a_spoilt_template_is_a_table_or_refused(cuts: list[tuple[int, int, str]]) -> None:
    text = template()
    for start, length, piece in cuts:
        text = text[:start] + piece + text[start + length :]
    read_or_refused(text)


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.integers(-2, 40), st.booleans(), st.floats(), st.text(max_size=5), st.just(2**70)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from([*ELEMENTS, "1", "2-3", "copies", "cards", "x"]), inner, max_size=4),
    ),
    max_leaves=6,
)


@ALIKE
@example({"sogna": {"earth": {"1": 10**6000}}})
@given(st.dictionaries(st.sampled_from([*LAW, "other"]), VALUES, max_size=4))
def test_any_data_is_a_table_or_refused(data: dict[str, Any]) -> None:
    try:
        table = made(entries_of(data, DEFAULT_TABLE.entries), DEFAULT_TABLE.entries)
    except SpecError as error:
        check_sentences(error)
    else:
        assert table_of_text(table.text()) == table


@ALIKE
@given(st.text(alphabet="SIWMNewfa0123456789*,-+/= doveseerth", max_size=40))
def test_any_text_is_a_difference_or_refused(text: str) -> None:
    try:
        canonical = read_difference(text)
    except SpecError as error:
        refused(error, error.code, "cards", error.rule)
    else:
        assert read_difference(canonical) == canonical
