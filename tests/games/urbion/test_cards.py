"""The card table: what the law says of it, what a table of another printing may say, and how it is written down."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from reverie.errors import SpecError
from reverie.games.urbion import constants as c
from reverie.games.urbion.card_table import TOTALS, WIZARDS, part_of
from reverie.games.urbion.cards import (
    BOOKS,
    CITY_OF,
    CITY_TOKENS,
    DEFAULT_TABLE,
    ELEMENTS,
    FILE_LIMIT,
    POSTCARDS,
    TEXT_LIMIT,
    CardTable,
    default_table,
    read_cards_file,
    table_of_text,
    table_of_toml,
    template,
)
from reverie.games.urbion.manifest import ALL_MODULES, MANIFEST
from reverie.kernel.spec import GameSpec
from tests.games.urbion.card_law import LAW, MANIFESTS, check_sentences, refused
from tests.support import covers


def count(table: CardTable, bit: int, without: int = 0) -> int:
    """How many Dreams have a bit of the type, and none of others."""
    return sum(
        table.copies(kind) for kind, card in enumerate(table.kinds) if card.type & bit and not card.type & without
    )


# ---- the table of the law --------------------------------------------------------------------------------------------


@covers("URB-DATA-01", "URB-DATA-02", "URB-DATA-03", "URB-DATA-04", "URB-DATA-05")
def test_the_file_says_what_the_law_says() -> None:
    assert tomllib.loads(template()) == LAW


@covers("URB-DATA-06", "URB-DATA-07", "URB-DATA-08", "URB-DATA-09", "URB-DATA-10")
def test_the_table_says_what_the_file_says() -> None:
    table = DEFAULT_TABLE
    assert table.postcards == (3,) * 8
    assert table.books == (1, 1, 1, 1, 1, 1, 2)
    assert (table.books_removed("first"), table.books_removed("second")) == (2, 4)
    assert (table.book_price("first"), table.book_price("second")) == (2, 4)
    assert table.void_cards == 8
    pairs = {CITY_OF["+".join(name.split("-"))]: copies for name, copies in LAW["city"].items()}
    assert table.cities(()) == pairs
    temples = {CITY_OF[f"temple:{element}"]: 1 for element in ELEMENTS}
    assert table.cities(ALL_MODULES) == {**pairs, CITY_OF["square"]: 4, **temples, CITY_OF["garden"]: 4}
    assert (c.HAND_SIZE, c.ROWS, c.SIDE_LIMIT, c.CHAOS_REVEAL, c.POLARITY_PRICE) == (4, 4, 3, 4, 8)
    assert (c.POSTCARD_KEPT, -c.POSTCARD_LOST) == (1, -2)


@covers("URB-DATA-11")
def test_the_default_table_passes_the_self_checks() -> None:
    table = DEFAULT_TABLE
    assert count(table, c.SOGNA, c.WIZARD | c.INCUBUS) == 32
    assert count(table, c.INCUBUS, c.WIZARD | c.SOGNA) == 32
    assert (count(table, c.CHAOS), count(table, c.CHROMATIC_CARD)) == (8, 8)
    assert (count(table, c.META), count(table, c.CONCORD), count(table, c.WIZARD)) == (8, 10, 16)
    assert sum(table.dreams(()).values()) == 72
    assert sum(table.dreams(ALL_MODULES).values()) == 114
    assert sum(table.cities(ALL_MODULES).values()) == 24
    for i in range(4):
        for bit, other in ((c.SOGNA, c.INCUBUS), (c.INCUBUS, c.SOGNA)):
            of_element = [
                table.copies(kind)
                for kind, card in enumerate(table.kinds)
                if card.type & bit and not card.type & (other | c.WIZARD) and card.elements == 1 << i
            ]
            assert sum(of_element) == 8
        assert sum(copies for mask, copies in table.cities(()).items() if mask & 1 << i) == 6
        metas = [kind for kind, card in enumerate(table.kinds) if card.type & c.META and card.elements == 1 << i]
        assert sum(table.copies(kind) for kind in metas) == 2
    assert sum(card.plus * table.copies(kind) for kind, card in enumerate(table.kinds) if card.type == c.SOGNA) == 64
    assert sum(card.minus * table.copies(kind) for kind, card in enumerate(table.kinds) if card.type == c.INCUBUS) == 64


def test_the_kinds_stand_in_card_order() -> None:
    tokens = "S1e S2w S1f S4a I3e I2w I2f I1a WS1e WS2w WS1f WS4a WI3e WI2w WI2f WI1a M2e M3w M3f M2a N1 N2 N3 N4 X5 Y4"
    assert DEFAULT_TABLE.tokens == tuple(tokens.split())
    assert all(DEFAULT_TABLE.kind_of[token.lower()] == kind for kind, token in enumerate(DEFAULT_TABLE.tokens))
    assert [CITY_TOKENS[mask] for mask in (0, 3, 4, 15)] == ["garden", "earth+water", "temple:fire", "square"]
    assert (len(BOOKS), len(POSTCARDS), len(CITY_TOKENS)) == (7, 8, 12)


@covers("URB-BASE-03")
@pytest.mark.parametrize(
    ("token", "card_type", "plus", "minus", "elements", "module"),
    [
        ("S2w", c.SOGNA, 2, 0, 2, None),
        ("I3e", c.INCUBUS, 0, 3, 1, None),
        ("WS4a", c.SOGNA | c.WIZARD, 4, 0, 8, "gardens"),
        ("WI2f", c.INCUBUS | c.WIZARD, 0, 2, 4, "gardens"),
        ("M3f", c.SOGNA | c.INCUBUS | c.META, 3, 3, 4, "squares"),
        ("N2", c.SOGNA | c.INCUBUS | c.CONCORD, 2, 2, 15, "temples"),
        ("X5", c.CHAOS, 5, 5, 0, None),
        ("Y4", c.CHROMATIC_CARD, 4, 4, 0, "chromatic"),
    ],
)
def test_a_kind_knows_what_is_printed_on_it(
    token: str, card_type: int, plus: int, minus: int, elements: int, module: str | None
) -> None:
    kind = DEFAULT_TABLE.kinds[DEFAULT_TABLE.kind_of[token.lower()]]
    assert (kind.token, kind.type, kind.plus, kind.minus, kind.elements) == (token, card_type, plus, minus, elements)
    assert kind.module == module


@covers("URB-SQUARES-01", "URB-CHROMATIC-01", "URB-TEMPLES-01", "URB-GARDENS-01")
@pytest.mark.parametrize(
    ("module", "dreams", "cities"),
    [
        ("squares", 8, 4),
        ("chromatic", 8, 0),
        ("temples", 10, 4),
        ("gardens", 16, 4),
        ("books", 0, 0),
        ("postcards", 0, 0),
        ("void", 0, 0),
    ],
)
def test_modules_bring_their_cards(module: str, dreams: int, cities: int) -> None:
    assert sum(DEFAULT_TABLE.dreams([module]).values()) == 72 + dreams
    assert sum(DEFAULT_TABLE.cities([module]).values()) == 12 + cities
    added = DEFAULT_TABLE.dreams([module]).keys() - DEFAULT_TABLE.dreams(()).keys()
    assert {DEFAULT_TABLE.kinds[kind].module for kind in added} <= {module}


@covers("URB-POSTCARDS-01")
def test_wise_chaos_grows_with_the_modules() -> None:
    counts = [
        DEFAULT_TABLE.wise_chaos(("postcards", *more))
        for more in ((), ("squares",), ("temples", "void"), ("gardens", "squares"), ALL_MODULES[:4])
    ]
    assert counts == [3, 4, 4, 5, 6]
    assert DEFAULT_TABLE.wise_chaos(("squares",)) == 0


# ---- other tables ----------------------------------------------------------------------------------------------------


def test_a_file_may_leave_out_what_stays() -> None:
    table = table_of_toml("sogna.earth = { 1 = 4, 2 = 4 }")
    assert table.text() == "S1e*4,S2e*4"
    assert table.tokens[:3] == ("S1e", "S2e", "S2w")
    assert [table.copies(kind) for kind in range(3)] == [4, 4, 8]
    assert table_of_toml("").text() == ""
    assert table_of_toml("") == DEFAULT_TABLE == table_of_toml(template())


def test_halves_may_have_different_numbers() -> None:
    table = table_of_toml("[meta]\nearth = { 2-3 = 1, 3-2 = 1 }\n[concord]\n1 = 9\n1-4 = 1")
    assert table.text() == "M2e*0,M2-3e*1,M3-2e*1,N1*9,N1-4*1,N2*0,N3*0,N4*0"
    kind = table.kinds[table.kind_of["m2-3e"]]
    assert (kind.plus, kind.minus, kind.elements) == (2, 3, 1)
    kind = table.kinds[table.kind_of["n1-4"]]
    assert (kind.plus, kind.minus, kind.elements) == (1, 4, 15)
    assert "m2e" not in table.kind_of


def test_a_foreign_card_exists_for_positions_only() -> None:
    for table in (table_of_text("S3e*0,I5a*0"), table_of_toml("sogna.earth={1=8,3=0}\nincubus.air={1=8,5=0}")):
        assert table.text() == "S3e*0,I5a*0"
        kind = table.kind_of["i5a"]
        assert (table.kinds[kind].minus, table.copies(kind)) == (5, 0)
        assert kind not in table.dreams(ALL_MODULES)
        assert sum(table.dreams(()).values()) == 72


def test_a_dream_without_copies_is_gone() -> None:
    table = table_of_text("S1e*0,S2e*8")
    assert "s1e" not in table.kind_of
    assert table == table_of_toml("sogna.earth = { 1 = 0, 2 = 8 }") == table_of_toml("sogna.earth = { 2 = 8 }")


def test_cities_temples_and_postcards_may_be_divided_otherwise() -> None:
    text = "earth-water*0,fire-air*4,temple-fire*2,temple-air*0,doves*5,seer*1"
    table = table_of_text(text)
    assert table.text() == text
    assert table.cities(("temples",)) == {1: 1, 2: 1, 4: 2, 5: 2, 6: 2, 9: 2, 10: 2, 12: 4}
    assert table.postcards == (3, 5, 1, 3, 3, 3, 3, 3)


def test_only_the_default_table_must_treat_the_elements_alike() -> None:
    lopsided = "[sogna]\nearth = { 1 = 9 }\nair = { 4 = 7 }\n[city]\nearth-water = 4\nfire-air = 0\n"
    assert table_of_toml(lopsided).text() == "S1e*9,S4a*7,earth-water*4,fire-air*0"
    for part, change, place in (
        ("sogna", {"earth": {"1": 9}, "air": {"4": 7}}, "sogna.earth"),
        ("incubus", {"water": {"2": 7}, "air": {"1": 9}}, "incubus.water"),
        ("city", {"earth-water": 4, "water-fire": 0}, "city: earth"),
    ):
        with pytest.raises(SpecError) as caught:
            default_table({**LAW, part: {**LAW[part], **change}})
        refused(caught.value, "cards-total", place, "URB-DATA-11")


@pytest.mark.parametrize("place", [*LAW, "sogna.air", "city.fire-air", "numbers.rows", "wise_chaos.base"])
def test_the_default_table_must_be_complete(place: str) -> None:
    part, _, name = place.partition(".")
    data = {key: value for key, value in LAW.items() if name or key != part}
    if name:
        data[part] = {key: value for key, value in LAW[part].items() if key != name}
    with pytest.raises(SpecError) as caught:
        default_table(data)
    assert (caught.value.code, caught.value.place) == ("cards-missing", place)
    check_sentences(caught.value)


@covers("URB-DATA-11")
@pytest.mark.parametrize(
    ("text", "code", "place", "rule"),
    [
        ("sogna.earth = { 1 = 7 }", "cards-total", "sogna", "URB-DATA-11"),
        ("sogna.earth = {}", "cards-total", "sogna", "URB-DATA-11"),
        ("incubus.air = { 1 = 9 }", "cards-total", "incubus", "URB-DATA-11"),
        ("meta.fire = { 3 = 1 }", "cards-total", "meta.fire", "URB-DATA-11"),
        ("meta = { fire = { 3 = 1 }, air = { 2 = 3 } }", "cards-total", "meta.fire", "URB-DATA-11"),
        ("concord = { 1 = 11 }", "cards-total", "concord", "URB-DATA-11"),
        ("wizard_sogna.air = { 4 = 3 }", "cards-total", WIZARDS, "URB-DATA-11"),
        ("city.fire-air = 3", "cards-total", "city", "URB-DATA-11"),
        ("temple.earth = 0", "cards-total", "temple", "URB-DATA-11"),
        ("postcard.doves = 4", "cards-total", "postcard", "URB-DATA-11"),
        ("postcard = { doves = 0, seer = 6 }", "cards-postcard", "postcard.doves", "URB-DATA-08"),
        ("sogna.air = { 5 = 8 }", "cards-influence", "sogna.air.5", "URB-DATA-11"),
        ("incubus.earth = { 4 = 8 }", "cards-influence", "incubus.earth.4", "URB-DATA-11"),
        ("wizard_sogna.air = { 5 = 2 }", "cards-influence", "wizard_sogna.air.5", "URB-DATA-11"),
        ("wizard_incubus.air = { 4 = 2 }", "cards-influence", "wizard_incubus.air.4", "URB-DATA-11"),
        ("meta.air = { 6 = 2 }", "cards-influence", "meta.air.6", "URB-DATA-11"),
        ("concord = { 1-6 = 10 }", "cards-influence", "concord.1-6", "URB-DATA-11"),
        ("sogna.air = { 4 = 8, 6 = 0 }", "cards-influence", "sogna.air.6", "URB-DATA-11"),
        ("sogna.air = { 0 = 8 }", "cards-influence", "sogna.air.0", "URB-DATA-01"),
        ("sogna.air = { 10 = 8 }", "cards-influence", "sogna.air.10", "URB-DATA-01"),
        ("sogna.air = { -1 = 8 }", "cards-influence", "sogna.air.-1", "URB-DATA-01"),
        ("sogna.air = { 1-2 = 8 }", "cards-influence", "sogna.air.1-2", "URB-DATA-01"),
        ("sogna.air = { four = 8 }", "cards-influence", "sogna.air.four", "URB-DATA-01"),
        ('sogna.air = { "٣" = 8 }', "cards-influence", "sogna.air.٣", "URB-DATA-01"),
        ("meta.air = { 2-2 = 2 }", "cards-halves", "meta.air.2-2", "URB-DATA-03"),
        ("meta.air = { 2-3-4 = 2 }", "cards-halves", "meta.air.2-3-4", "URB-DATA-03"),
        ("concord = { 2- = 10 }", "cards-halves", "concord.2-", "URB-DATA-04"),
        ("sogna.air = { 4 = -8 }", "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ("sogna.air = { 4 = 100 }", "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ("sogna.air = { 4 = 8.0 }", "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ("sogna.air = { 4 = true }", "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ('sogna.air = { 4 = "8" }', "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ("sogna.air.4.copies = 8", "cards-copies", "sogna.air.4", "URB-DATA-01"),
        ("postcard.doves = [3]", "cards-copies", "postcard.doves", "URB-DATA-08"),
        ("sogna.air = 8", "cards-part", "sogna.air", "URB-DATA-01"),
        ("sogna = [1]", "cards-part", "sogna", "URB-DATA-01"),
        ("[[sogna]]\nearth = { 1 = 8 }", "cards-part", "sogna", "URB-DATA-01"),
        ("concord = 10", "cards-part", "concord", "URB-DATA-04"),
        ("numbers = 4", "cards-part", "numbers", "URB-DATA-10"),
        ("numbers.book_price = 4", "cards-part", "numbers.book_price", "URB-DATA-10"),
        ("sogno.air = { 4 = 8 }", "cards-unknown", "sogno", None),
        ("hand_size = 4", "cards-unknown", "hand_size", None),
        ("sogna.ether = { 4 = 8 }", "cards-unknown", "sogna.ether", "URB-DATA-01"),
        ("city.water-earth = 2", "cards-unknown", "city.water-earth", "URB-DATA-06"),
        ("city.earth-earth = 2", "cards-unknown", "city.earth-earth", "URB-DATA-06"),
        ("city.earth = 2", "cards-unknown", "city.earth", "URB-DATA-06"),
        ("postcard.pigeons = 3", "cards-unknown", "postcard.pigeons", "URB-DATA-08"),
        ("book.book_of_dreams = 1", "cards-unknown", "book.book_of_dreams", "URB-DATA-07"),
        ("wise_chaos.per_module.void = 1", "cards-unknown", "wise_chaos.per_module.void", "URB-DATA-08"),
        ("chaos.copies = 9", "cards-fixed", "chaos.copies", "URB-DATA-02"),
        ("chaos.magnitude = 4", "cards-fixed", "chaos.magnitude", "URB-DATA-02"),
        ('chaos.elements = ["earth"]', "cards-fixed", "chaos.elements", "URB-DATA-02"),
        ("chromatic.magnitude = 4.0", "cards-fixed", "chromatic.magnitude", "URB-DATA-02"),
        ("square.copies = 5", "cards-fixed", "square.copies", "URB-DATA-06"),
        ('square.elements = ["earth"]', "cards-fixed", "square.elements", "URB-DATA-06"),
        ("garden.copies = 3", "cards-fixed", "garden.copies", "URB-DATA-06"),
        ("book.book_prophecies = 1", "cards-fixed", "book.book_prophecies", "URB-DATA-07"),
        ("book.book_freedom = true", "cards-fixed", "book.book_freedom", "URB-DATA-07"),
        ("postcard_value.lost = -1", "cards-fixed", "postcard_value.lost", "URB-DATA-08"),
        ("wise_chaos.owned = 7", "cards-fixed", "wise_chaos.owned", "URB-DATA-08"),
        ("wise_chaos.per_module.squares = 2", "cards-fixed", "wise_chaos.per_module.squares", "URB-DATA-08"),
        ("void.cards = 9", "cards-fixed", "void.cards", "URB-DATA-09"),
        ("numbers.hand_size = 5", "cards-fixed", "numbers.hand_size", "URB-DATA-10"),
        ("numbers.rows = 5", "cards-fixed", "numbers.rows", "URB-DATA-10"),
        ("numbers.side_limit = 4", "cards-fixed", "numbers.side_limit", "URB-DATA-10"),
        ("numbers.chaos_reveal = 3", "cards-fixed", "numbers.chaos_reveal", "URB-DATA-10"),
        ("numbers.polarity_price_second = 7", "cards-fixed", "numbers.polarity_price_second", "URB-DATA-10"),
        ("numbers.book_price.first = 3", "cards-fixed", "numbers.book_price.first", "URB-DATA-10"),
        (
            "numbers.books_removed_unseen.second = 2",
            "cards-fixed",
            "numbers.books_removed_unseen.second",
            "URB-DATA-10",
        ),
        ("sogna.air = { 4 = 8 ", "cards-toml", "cards.toml", None),
        ("sogna.air = { 4 = 8 }\nsogna.air = { 4 = 8 }", "cards-toml", "cards.toml", None),
        ("x = " + "[" * 5000, "cards-toml", "cards.toml", None),
        ("x = " + "1" * 5000, "cards-toml", "cards.toml", None),
        ("x = 2001-02-30", "cards-toml", "cards.toml", None),
    ],
)
def test_a_wrong_table_is_refused_with_its_place_and_rule(text: str, code: str, place: str, rule: str | None) -> None:
    with pytest.raises(SpecError) as caught:
        table_of_toml(text)
    refused(caught.value, code, place, rule)


@pytest.mark.parametrize("name", ["copies", "magnitude"])
def test_a_refusal_says_what_must_stand_there(name: str) -> None:
    with pytest.raises(SpecError) as caught:
        table_of_toml(f"chaos.{name} = 7")
    assert str(LAW["chaos"][name]) in caught.value.text()
    assert str(caught.value).endswith(f"(chaos.{name}) [URB-DATA-02]")


def test_a_table_has_at_most_48_kinds() -> None:
    foreign = [f"{kind}{number}{letter}*0" for kind in ("S", "I") for number in (1, 2, 3, 4, 5) for letter in "ewfa"]
    names = [entry for entry in foreign if entry[:-2].lower() not in DEFAULT_TABLE.kind_of]
    assert len(table_of_text(",".join(names[:22])).kinds) == 48 == c.KINDS
    with pytest.raises(SpecError) as caught:
        table_of_text(",".join(names[:23]))
    refused(caught.value, "cards-kinds", "cards", "URB-DATA-01")
    assert "49" in caught.value.text()


def test_a_table_that_changes_everything_fits_into_a_spec() -> None:
    changes = {name: 0 for name in DEFAULT_TABLE.entries if part_of(name) not in ("city", "temple", "postcard")}
    added = {
        "sogna": [f"S{n}{letter}" for letter in "ewfa" for n in (1, 2, 3, 4)],
        "incubus": [f"I{n}{letter}" for letter in "ewfa" for n in (1, 2, 3)],
        WIZARDS: [f"WS{n}{letter}" for letter in "ewfa" for n in (1, 2, 3, 4)],
        "concord": ["N1-2", "N2-1", "N1-3", "N3-1", "N1-4"],
        **{
            f"meta.{element}": [f"M1-5{letter}", f"M5-1{letter}"]
            for element, letter in zip(ELEMENTS, "ewfa", strict=True)
        },
    }
    kinds = 0
    for part, names in added.items():
        new = [name for name in names if name not in DEFAULT_TABLE.entries][: 9 if part in ("sogna", WIZARDS) else 8]
        kinds += len(new)
        changes |= dict.fromkeys(new, 1)
        changes[new[-1]] += TOTALS[part] - len(new)
    changes |= {"earth-water": 0, "earth-fire": 1, "earth-air": 1, "water-fire": 3, "water-air": 3, "fire-air": 4}
    changes |= {"temple-earth": 0, "temple-water": 0, "temple-fire": 2, "temple-air": 2}
    changes |= dict(zip(POSTCARDS, (1, 1, 1, 1, 1, 1, 1, 17), strict=True))
    text = ",".join(f"{name}*{copies}" for name, copies in changes.items())
    table = table_of_text(text)
    assert len(table.text().split(",")) == len(changes) > 65
    assert len(table.text()) < TEXT_LIMIT - 200
    spec = GameSpec.make(MANIFEST, variants={"cards": text}, modules=ALL_MODULES)
    assert GameSpec.parse(spec.text(), MANIFESTS) == spec
    assert kinds + 2 == len(table.kinds)


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("missing.toml", None, "cards-file"),
        ("folder", None, "cards-file"),
        ("binary.toml", b"\xff\xfe\x00", "cards-file"),
        ("long.toml", b"#" * (FILE_LIMIT + 1), "cards-size"),
        ("nul\0.toml", None, "cards-file"),
        ("zip.toml", b"PK\x03\x04", "cards-toml"),
    ],
)
def test_a_file_that_is_no_table(tmp_path: Path, name: str, content: bytes | None, code: str) -> None:
    path = tmp_path / name
    if name == "folder":
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    with pytest.raises(SpecError) as caught:
        read_cards_file(path)
    refused(caught.value, code, str(path)[:200], None)


def test_the_template_can_be_read_as_it_is(tmp_path: Path) -> None:
    for start in ("", "\ufeff"):
        path = tmp_path / "cards.toml"
        path.write_bytes((start + template()).encode())
        assert read_cards_file(path) == read_cards_file(str(path)) == DEFAULT_TABLE
    path.write_bytes(template().replace("\n", "\r\n").replace("earth = { 1 = 8 }", "earth = { 2 = 8 }").encode())
    assert read_cards_file(path).text() == "S1e*0,S2e*8"
