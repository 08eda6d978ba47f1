"""The data table and what may replace it: URB-DATA-01 … -11."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.games.urbion.cards import (
    BOOKS,
    CITY_OF,
    CITY_TOKENS,
    DEFAULT_TABLE,
    POSTCARDS,
    CardTable,
    read_cards_file,
    table_of,
)
from tests.games.urbion.card_law import LAW
from tests.games.urbion.table import ALL_MODULES, MODULE_DREAMS, Table, cities_of, deal, deck_of, quiet, table
from tests.support import covers

ELEMENT_BITS = {"e": 1, "w": 2, "f": 4, "a": 8}


def named(cards: CardTable, modules: str) -> Counter[str]:
    """The Dreams of a card table by their tokens."""
    return Counter({cards.tokens[kind]: copies for kind, copies in cards.dreams(tuple(modules.split())).items()})


def cities(cards: CardTable, modules: str) -> Counter[str]:
    """The Cities of a card table by their tokens."""
    return Counter({CITY_TOKENS[mask]: copies for mask, copies in cards.cities(tuple(modules.split())).items()})


def with_cards(text: str) -> CardTable:
    """A card table by its difference from the usual one."""
    return table_of(reverie.parse_spec(f"urbion/second/solo/cards={text}"))


# ---- the usual table --------------------------------------------------------------------------------------


@covers("URB-DATA-01", "URB-DATA-02", "URB-DATA-03", "URB-DATA-04", "URB-DATA-05")
@pytest.mark.parametrize("modules", ["", *MODULE_DREAMS, ALL_MODULES])
def test_the_dreams_of_every_module(modules: str) -> None:
    assert named(DEFAULT_TABLE, modules) == deck_of(modules)
    assert deal(1, modules=modules).everything == deck_of(modules)


@covers("URB-DATA-01", "URB-DATA-02", "URB-DATA-03", "URB-DATA-04", "URB-DATA-05", "URB-BASE-03")
def test_what_each_card_shows() -> None:
    assert len(DEFAULT_TABLE.kinds) == 26
    for number, kind in enumerate(DEFAULT_TABLE.kinds):
        digits = int("".join(filter(str.isdigit, kind.token)))
        one_half = {"S": (digits, 0), "I": (0, digits)}
        halves = one_half.get(kind.token.removeprefix("W")[0], (digits, digits))
        assert (kind.plus, kind.minus) == halves
        letter = kind.token[-1]
        every = 15 if kind.token[0] == "N" else 0
        assert kind.elements == ELEMENT_BITS.get(letter, every), "Chaos and Chromatic Chaos show none"
        assert DEFAULT_TABLE.kind_of[kind.token.lower()] == number


@covers("URB-DATA-01")
def test_the_canonical_order_of_the_cards() -> None:
    tokens = "S1e S2w S1f S4a I3e I2w I2f I1a WS1e WS2w WS1f WS4a WI3e WI2w WI2f WI1a M2e M3w M3f M2a N1 N2 N3 N4 X5 Y4"
    assert " ".join(DEFAULT_TABLE.tokens) == tokens


@covers("URB-DATA-06")
@pytest.mark.parametrize("modules", ["", "squares", "temples", "gardens", ALL_MODULES])
def test_the_cities_of_every_module(modules: str) -> None:
    assert cities(DEFAULT_TABLE, modules) == cities_of(modules)
    assert deal(1, modules=modules).every_city == cities_of(modules)
    assert {CITY_OF[token] for token in CITY_OF} == set(range(16)) - {7, 11, 13, 14}, "no City shows three elements"


@covers("URB-DATA-07", "URB-BOOKS-01")
def test_the_books() -> None:
    assert dict(zip(BOOKS, DEFAULT_TABLE.books, strict=True)) == LAW["book"]


@covers("URB-DATA-08", "URB-POSTCARDS-01", "URB-POSTCARDS-02")
def test_postcards_and_wise_chaos() -> None:
    names = ("dreamcatcher", "doves", "seer", "mages", "hourglass", "flagship", "rocket", "planbot")
    assert (POSTCARDS, DEFAULT_TABLE.postcards) == (names, (3,) * 8)
    for modules, count in (
        ("", 3),
        ("squares", 4),
        ("squares temples", 5),
        ("squares temples gardens", 6),
        ("void", 3),
    ):
        assert DEFAULT_TABLE.wise_chaos((*modules.split(), "postcards")) == count
        assert deal(1, modules=f"{modules} postcards").wise == count


@covers("URB-DATA-08", "URB-POSTCARDS-08")
def test_a_postcard_is_worth_one_or_minus_two() -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", inhabitants="doves+ doves+ seer+ mages-")
    assert t.inhabitants_sum == 1 + 1 + 1 - 2


@covers("URB-DATA-09", "URB-VOID-01")
def test_eight_void_cards() -> None:
    assert DEFAULT_TABLE.void_cards == 8
    assert deal(1, modules="void").void[0] == 8


@covers("URB-DATA-10")
def test_the_numbers_of_both_editions() -> None:
    """Hand, rows, limit, reveal and the price of a polarity swap are proven where they are used."""
    assert [DEFAULT_TABLE.books_removed(edition) for edition in ("first", "second")] == [2, 4]
    assert [DEFAULT_TABLE.book_price(edition) for edition in ("first", "second")] == [2, 4]


@covers("URB-DATA-10", "URB-BOOKS-02", "URB-BOOKS-03", "URB-BOOKS-04")
@pytest.mark.parametrize(("edition", "most", "price"), [("second", 4, 4), ("first", 6, 2)])
def test_as_many_books_as_the_edition_allows_at_its_price(edition: str, most: int, price: int) -> None:
    for wanted in range(most + 1):
        t = deal(2, edition, modules="books")
        for _ in range(wanted):
            t.do("reveal-book")
        if wanted < most:
            t.do("no-more-books")
        assert t.question != "book"
        assert len(t.books) == wanted
        turned = price * wanted
        chaos = turned - len(t.discard)
        assert 0 <= chaos <= 8
        assert not [token for token in t.discard if token == "X5"]
        assert t.everything == deck_of()


# ---- other tables -----------------------------------------------------------------------------------------


@covers("URB-DATA-11")
@pytest.mark.parametrize("modules", ["", ALL_MODULES])
def test_another_table_is_dealt_and_played(modules: str) -> None:
    t = Table(reverie.new_game("urbion", modules=modules.split(), variants={"cards": "S1e*4,S2e*4"}, seed=1))
    assert t.everything == deck_of(modules) - Counter({"S1e": 4}) + Counter({"S2e": 4})
    for _ in t.wander(200, 1):
        assert sum(t.everything.values()) == sum(deck_of(modules).values())


@covers("URB-DATA-11")
def test_a_card_of_another_table_has_its_own_number() -> None:
    t = table("R1 earth+water | S: S2e S1e | I: I3e | sum 0", quiet(2, 3, 4), variants={"cards": "S1e*4,S2e*4"})
    assert t.balanced(1)
    t.do("census S1f")
    assert t.success == 1


@covers("URB-DATA-11")
def test_the_halves_of_a_meta_may_differ() -> None:
    cards: dict[str, Any] = {"variants": {"cards": "M2e*0,M2-3e*2"}, "modules": "squares", "hand": "M2-3e S4a S4a S4a"}
    t = table("R1 earth+water | S: - | I: -", quiet(2), deck="S1f …", **cards)
    assert t.copy().do("play M2-3e at R1.sognae").row(1).total == 2
    assert t.do("play M2-3e at R1.incubi").row(1).total == -3


@covers("URB-DATA-11")
@pytest.mark.parametrize(
    "text",
    [
        "S1e*9",
        "S1e*7",
        "I3e*7",
        "S1e*4,S5e*4",
        "I3e*4,I4e*4",
        "X5*7",
        "Y4*9",
        "M2e*3",
        "M2e*1,M2w*1",
        "N1*5",
        "WS1e*3",
        "earth-water*3",
        "earth-water*1",
        "square*3",
        "temple-fire*2",
        "garden*5",
        "doves*4",
        "book_freedom*2",
        "S1e*x",
        "Q1e*1",
        "nonsense",
    ],
)
def test_a_table_that_breaks_the_seeds_is_refused(text: str) -> None:
    with pytest.raises(reverie.SpecError):
        reverie.new_game("urbion", modules=ALL_MODULES.split(), variants={"cards": text}, seed=1)


@covers("URB-DATA-11")
@pytest.mark.parametrize(
    "text",
    [
        "I3e*4,I1e*4",
        "S1e*0,S3w*8",
        "M2e*0,M4e*2",
        "N1*0,N5*4",
        "WS1e*0,WI3f*2",
        "earth-water*1,earth-fire*3",
        "temple-fire*0,temple-air*2",
        "doves*4,seer*2",
    ],
)
def test_a_table_that_keeps_the_seeds_is_accepted(text: str) -> None:
    """Only the usual table is checked for symmetry."""
    cards = with_cards(text)
    assert with_cards(cards.text()).text() == cards.text() != ""
    assert sum(cards.dreams(tuple(ALL_MODULES.split())).values()) == 114
    assert sum(cards.cities(tuple(ALL_MODULES.split())).values()) == 24
    assert (sum(cards.postcards), sum(cards.books)) == (24, 8)


@covers("URB-DATA-11")
def test_the_usual_table_passes_every_check() -> None:
    base, every = named(DEFAULT_TABLE, ""), named(DEFAULT_TABLE, ALL_MODULES)
    sums = Counter(token.rstrip("0123456789wfea")[:1] for token in base.elements())
    assert sums == {"S": 32, "I": 32, "X": 8}
    groups = Counter(token[0] for token in every.elements())
    assert groups == {"S": 32, "I": 32, "X": 8, "M": 8, "N": 10, "W": 16, "Y": 8}
    for letter in "ewfa":
        assert sum(n for token, n in base.items() if token[0] == "S" and token[-1] == letter) == 8
        assert sum(n for token, n in base.items() if token[0] == "I" and token[-1] == letter) == 8
        assert sum(n for token, n in every.items() if token[0] == "M" and token[-1] == letter) == 2
    towns = cities(DEFAULT_TABLE, "")
    for element in ("earth", "water", "fire", "air"):
        assert sum(n for city, n in towns.items() if element in city.split("+")) == 6
    assert all(len(set(city.split("+"))) == 2 for city in towns)
    magnitudes = {token: int("".join(filter(str.isdigit, token))) for token in base}
    assert all(1 <= magnitudes[token] <= (4 if token[0] == "S" else 3) for token in base if token != "X5")
    assert sum(magnitudes[t] * n for t, n in base.items() if t[0] == "S") == 64
    assert sum(magnitudes[t] * n for t, n in base.items() if t[0] == "I") == 64


@covers("URB-DATA-11")
def test_a_table_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[sogna]\nearth = { 1 = 4, 2 = 4 }\n", "utf-8")
    cards = read_cards_file(path)
    assert cards.text() == with_cards("S1e*4,S2e*4").text()
    path.write_text("[sogna]\nearth = { 1 = 9 }\n", "utf-8")
    with pytest.raises(reverie.SpecError):
        read_cards_file(path)


@covers("URB-DATA-11")
def test_positions_may_use_cards_that_no_deck_has() -> None:
    t = table(
        "R1 earth+water | S: S3e | I: I3e | sum 0", quiet(2, 3, 4), variants={"cards": "S3e*0"}, deck="S1e S1f S4a …"
    )
    t.do("census I1a")
    assert (t.success, t.discard) == (1, "I1a S3e I3e")
