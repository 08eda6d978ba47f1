"""Two modules together, URB-INT-01 … -21 (those with team stand beside the team)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import claiming, offered_sides, places
from tests.games.urbion.table import HAND, deal, even, quiet, table
from tests.support import covers

THREE = HAND.rpartition(" ")[0]
EVERY_SIDE = ", ".join(f"lay R{row}.{side}" for row in (1, 2, 3, 4) for side in ("sognae", "incubi"))
EMPTY_SQUARE = "R1 square | S: - | I: -"
WIZARD = "WS1e S1e I2w S1f"

# ---- squares --------------------------------------------------------------------------------------------


@covers("URB-INT-01")
@pytest.mark.parametrize("card", ["S1e", "S2w", "S1f", "S4a", "I3e", "I2w", "I2f", "I1a"])
def test_squares_and_chromatic_a_square_accepts_every_revealed_dream(card: str) -> None:
    rows = (EMPTY_SQUARE, "R2 square | S: - | I: -")
    t = table(*rows, modules="squares chromatic", at="refill", deck=f"Y4 {card} S2w …").do("lay R1.sognae")
    side = "sognae" if card[0] == "S" else "incubi"
    assert t.choices == f"lay R1.{side}, lay R2.{side}"


@covers("URB-INT-01")
def test_squares_and_chromatic_a_revealed_meta_has_both_sides() -> None:
    t = table(EMPTY_SQUARE, quiet(2, 3, 4), modules="squares chromatic", at="refill", deck="Y4 M3w S2w …")
    t.do("lay R3.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "M3w"})
    assert t.choices == "lay R1.sognae, lay R1.incubi, lay R2.sognae, lay R2.incubi"
    assert t.do("lay R1.incubi").row(1) == "square | S: - | I: M3w | sum -3"


@covers("URB-INT-01", "URB-CHROMATIC-08")
@pytest.mark.parametrize("cards", ["M2e Y4 I3e", "Y4 M2e I3e"])
def test_squares_and_chromatic_the_meta_is_laid_with_the_replacement_in_view(cards: str) -> None:
    t = claiming(cards, modules="squares chromatic")
    assert (t.question, t.about) == ("sides", {"row": "R1", "cards": ["M2e", "I3e"]})
    assert t.choices == "sides both-incubi, sides sognae-incubi"
    assert t.do("sides both-incubi").question == "chromatic"


@covers("URB-INT-02")
def test_squares_and_temples_meta_and_concord_for_one_row_are_each_free() -> None:
    assert deal(0, modules="squares temples").total == 20
    t = claiming("M2e N1", modules="squares temples")
    sums = {"both-sognae": 3, "sognae-incubi": 1, "incubi-sognae": -1, "both-incubi": -3}
    assert t.choices == ", ".join(f"sides {name}" for name in sums)
    for name, total in sums.items():
        assert t.copy().do(f"sides {name}").row(1).total == total
    for card in ("M2e", "N1"):
        t = claiming(f"X5 {card}", modules="squares temples")
        assert t.choices == "sides both-sognae, sides both-incubi"


@covers("URB-INT-03")
def test_squares_and_gardens_a_meta_pays_by_its_element_and_squares_are_rebuilt() -> None:
    rows = ("R1 square | S: S2w | I: -", quiet(2, 3, 4))
    t = table(*rows, modules="squares gardens", hand="S1e I2w S4a M2a", deck="S1e S1f …")
    assert t.choices.of("rebuild-two") == "S4a"
    t.do("rebuild-two S4a", "and M2a", "city R1", "city-with R4")
    assert (t.row(1), t.row(4)) == ("earth+air | S: S2w | I: -", "square | S: - | I: I3e")
    assert t.discard == "S4a M2a"


@covers("URB-INT-04")
def test_squares_and_books_metas_fly_and_vanish_by_their_side() -> None:
    rows = ("R1 earth+water | S: M2e | I: M2a | sum 0", "R2 fire+air | S: - | I: -")
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    t = table(*rows, modules="squares books", books=books, deck="S1e S1f …")
    assert t.copy().do("flying-sognae I1a").row(2) == "fire+air | S: M2e | I: - | sum +2"
    assert t.copy().do("flying-incubi I1a").row(2) == "fire+air | S: - | I: M2a | sum -2"
    assert t.copy().do("invisible-sognae I1a").row(1) == "earth+water | S: - | I: M2a | sum -2"
    assert t.copy().do("invisible-incubi I1a").row(1) == "earth+water | S: M2e | I: - | sum +2"


@covers("URB-INT-04", "URB-INT-09", "URB-INT-13", "URB-BOOKS-04")
def test_the_price_of_books_discards_metas_concords_and_wizards_but_no_chaos() -> None:
    t = table(modules="squares chromatic temples gardens books", books="book_freedom book_balance", at="book-price",
              hand="", turn=0, city_deck=24, deck="M2e Y4 N1 X5 WS4a S1e Y4 I3e …")  # fmt: skip
    assert t.discard == "M2e N1 WS4a S1e I3e"
    assert {"pile": 109} in t.told("shuffled")
    assert (t.everything["Y4"], t.everything["X5"]) == (8, 8)


@covers("URB-INT-05")
@pytest.mark.parametrize(
    ("row", "sign"), [("S: M2e{seer} S1f | I: I2w I1a", "+"), ("S: M2a{seer} S1f | I: I2w I1a", "-")]
)
def test_squares_and_postcards_a_meta_shows_its_element_to_the_seer(row: str, sign: str) -> None:
    assert deal(0, modules="squares postcards").wise == 4
    t = table(f"R1 square | {row} | sum 0", quiet(2, 3, 4), modules="squares postcards", postcards="doves …")
    assert t.do("census I1a").inhabitants == f"seer{sign}"


@covers("URB-INT-05")
def test_squares_and_postcards_a_meta_is_its_magnitude_for_the_planbot() -> None:
    rows = ("R1 square | S: S2w{planbot} | I: I2f", "R2 square | S: M3w | I: -", "R3 square | S: S4a | I: -")
    kept = table(*rows, "R4 square | S: X5 | I: -", modules="squares postcards", postcards="doves …").do("census I1a")
    assert kept.inhabitants == "planbot+"
    rows = (rows[0], rows[1].replace("M3w", "M2a"), rows[2])
    lost = table(*rows, "R4 square | S: X5 | I: -", modules="squares postcards", postcards="doves …").do("census I1a")
    assert lost.inhabitants == "planbot-"


@covers("URB-INT-06", "URB-VOID-13")
def test_squares_and_void_a_meta_pays_either_half_of_an_alliance() -> None:
    zones: dict[str, Any] = {"modules": "squares void", "void": "5 R2", "deck": "S4a I3e …"}
    t = table(quiet(1, 2, 3, 4), hand="S1e S2w S1f M2a", **zones).do("alliance S2w", "and M2a")
    assert t.discard == "S2w M2a"
    t = table(quiet(1, 2, 3, 4), hand="I3e I2w I2f M2a", **zones).do("alliance I2w", "and M2a")
    assert t.discard == "I2w M2a"
    t = table(quiet(1, 2, 3, 4), hand="M2e M2e M2a M3w", **zones)
    assert t.choices.of("alliance") == "M2e, M3w"
    assert t.do("alliance M3w", "and M2a").discard == "M3w M2a", "one half each"


# ---- chromatic ------------------------------------------------------------------------------------------


@covers("URB-INT-07")
def test_chromatic_and_temples_a_revealed_concord_goes_anywhere_but_to_a_garden() -> None:
    zones: dict[str, Any] = {"modules": "chromatic temples gardens", "at": "refill", "deck": "Y4 N2 S2w …"}
    city = "R3 earth+water | S: S2w x3 | I: -"
    t = table("R1 temple:fire | S: - | I: -", "R2 garden | S: - | I: -", city, **zones).do("lay R2.sognae")
    assert t.choices == "lay R1.sognae, lay R1.incubi, lay R3.incubi"
    rows = ("R1 temple:fire | S: S1f x3 | I: I2f x3", "R2 garden | S: - | I: -")
    t = table(*rows, **zones).do("lay R2.sognae")
    assert t.choices == "lay R2.sognae, lay R2.incubi", "only if nothing else is possible"


@covers("URB-INT-07")
def test_chromatic_and_temples_a_concord_is_laid_with_the_replacement_in_view() -> None:
    t = claiming("N2 Y4 X5", modules="chromatic temples")
    assert (t.question, t.about) == ("sides", {"row": "R1", "cards": ["N2", "X5"]})
    assert set(t.choices) == offered_sides("N2", "X5")


@covers("URB-INT-08")
def test_chromatic_and_gardens_placing_and_changing_sides() -> None:
    rows = ("R1 garden | S: - | I: -", "R2 garden | S: S2w | I: -")
    zones: dict[str, Any] = {"modules": "chromatic gardens"}
    t = table(*rows, **zones, at="refill", deck="Y4 WS4a I3e …")
    assert t.choices == "lay R1.sognae, lay R1.incubi, lay R2.sognae, lay R2.incubi"
    t.do("lay R1.incubi")
    assert (t.question, t.about) == ("revealed", {"card": "WS4a"})
    assert t.choices == "lay R1.sognae, lay R2.sognae", "no City shows an element"
    t.do("lay R1.sognae")
    assert (t.question, t.turn) == ("main", 2), "a Wizard triggers nothing"
    assert t.row(1) == "garden | S: WS4a | I: Y4 | sum 0"
    t = table("R1 garden | S: - | I: Y4 | sum -4", **zones, hand=WIZARD, deck="S1e …").do("side-change WS1e")
    assert t.row(1) == "garden | S: Y4 | I: - | sum +4"


@covers("URB-INT-08", "URB-CHROMATIC-05")
def test_chromatic_and_gardens_a_regular_place_comes_before_a_garden() -> None:
    rows = ("R1 garden | S: - | I: -", quiet(2, 3), "R4 garden | S: - | I: -")
    t = table(*rows, modules="chromatic gardens", at="refill", deck="Y4 I2f S2w …").do("lay R1.sognae")
    assert t.choices == "lay R2.incubi, lay R3.incubi"


@covers("URB-INT-09", "URB-CHROMATIC-11")
def test_chromatic_and_books_untouched_by_books_and_shown_by_prophecies() -> None:
    rows = ("R1 earth+water | S: Y4 | I: Y4", quiet(2, 3))
    books = "book_flying_sognae book_invisible_sognae book_invisible_incubi book_prophecies"
    t = table(*rows, modules="chromatic books", books=books, deck="Y4 S2w I3e …")
    assert t.copy().do("invisible-sognae I1a").row(3).sognae == ""
    assert t.copy().do("flying-sognae I1a").choices == "fly-to R1, fly-to R2", "S4a of R3 is the only one"
    assert t.copy().do("invisible-incubi I1a").row(2).incubi == ""
    t.do("prophecies I1a")
    assert t.choices == "put S2w, put Y4"
    t.do("put S2w")
    assert t.hand == f"{THREE} S2w"
    assert t.deck_top.tokens[:2] == ["Y4", "I3e"]


@covers("URB-INT-09")
def test_chromatic_and_books_put_aside_after_freedom() -> None:
    t = table("R1 earth+water | S: - | I: -", quiet(2, 3, 4), modules="chromatic books", books="book_freedom",
              deck="Y4 S1e S1f I1a S2w …").do("freedom I1a")  # fmt: skip
    assert t.question == "chromatic"
    assert (t.row(1).sognae, t.hand) == ("S1e S1f", THREE)
    t.do("lay R1.incubi", "lay R4.incubi")
    assert t.row(4).incubi == "I3e I1a"
    assert t.hand == f"{THREE} S2w"


@covers("URB-INT-10")
def test_chromatic_and_postcards_conditions_and_wise_chaos() -> None:
    zones: dict[str, Any] = {"modules": "chromatic postcards", "postcards": "doves …"}
    claimed = "R1 fire+air | S: S1f{mages} S2w{planbot} S1e{seer} | I: Y4"
    t = table(claimed, "R2 water+fire | S: Y4 Y4 | I: -", quiet(3, 4), **zones).do("census I1a")
    assert t.inhabitants == "mages- planbot- seer-"
    rows = ("R1 fire+air | S: S2w{planbot} | I: I2f", "R2 water+fire | S: - | I: I3e", "R3 fire+air | S: Y4 | I: -")
    t = table(*rows, "R4 earth+air | S: X5 | I: -", **zones).do("census I1a")
    assert t.inhabitants == "planbot+", "2 3 4 5"
    t = table(quiet(1, 2, 3, 4), **zones, at="refill", deck="Y4 S2w I3e I2f S4a …").do("wise")
    assert t.deck_top.tokens[:3] == ["I3e", "I2f", "Y4"]
    assert (t.wise, t.hand) == (2, f"{THREE} S2w")


@covers("URB-INT-10", "URB-POSTCARDS-03")
def test_chromatic_and_postcards_no_postcard_lies_on_it_after_filling() -> None:
    for seed in range(25):
        t = deal(seed, modules="chromatic postcards")
        while t.question != "main":
            t.game.apply(t.words[seed % len(t.words)])
        assert not any(card.startswith("Y4{") for row in t.rows for card in row.dreams)
        assert t.postcard_deck == 20


@covers("URB-INT-11")
def test_chromatic_and_void_it_is_laid_at_the_city_of_the_void_after_that_was_treated() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="chromatic void", void="5 R3",
              deck="S1e Y4 S1f S2w I2f I1a S4a …").do("census I1a")  # fmt: skip
    assert t.question == "chromatic"
    assert t.row(3).dreams == "S2w I2f", "the Void has emptied it, and it was filled again"
    assert t.choices == EVERY_SIDE
    t.do("lay R3.incubi", "lay R4.incubi")
    assert t.row(3) == "fire+air | S: S2w | I: I2f Y4 | sum -4"


# ---- temples --------------------------------------------------------------------------------------------


@covers("URB-INT-12")
def test_temples_and_gardens_a_concord_pays_with_any_card_but_is_not_played_at_a_garden() -> None:
    rows = ("R1 garden | S: - | I: -", quiet(2), "R3 garden | S: S4a | I: -")
    t = table(*rows, modules="temples gardens", hand="S1e I2w S4a N1", deck="S1e S1f …")
    assert places(t, "N1") == {"R2.sognae", "R2.incubi"}
    assert t.choices.of("rebuild-two") == "S1e, I2w, S4a"
    t.do("rebuild-two I2w", "and N1", "city R1", "city-with R2")
    assert (t.row(1).city, t.row(2).city, t.discard) == ("water+fire", "garden", "I2w N1")


@covers("URB-INT-13")
def test_temples_and_books_concords_fly_and_vanish_by_their_side() -> None:
    rows = ("R1 earth+water | S: N2 | I: N2 | sum 0", "R2 fire+air | S: - | I: -")
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    t = table(*rows, modules="temples books", books=books, deck="S1e S1f …")
    assert t.copy().do("flying-sognae I1a").row(2) == "fire+air | S: N2 | I: - | sum +2"
    assert t.copy().do("flying-incubi I1a").row(2) == "fire+air | S: - | I: N2 | sum -2"
    assert t.copy().do("invisible-sognae I1a").row(1) == "earth+water | S: - | I: N2 | sum -2"
    assert t.copy().do("invisible-incubi I1a").row(1) == "earth+water | S: N2 | I: - | sum +2"


@covers("URB-INT-14")
@pytest.mark.parametrize(
    ("row", "inhabitants"),
    [
        ("S: S2w{seer} N1 N1 | I: I3e I1a", "seer+"),  # one Concord would do for fire
        ("S: S2w{seer} N1 | I: I3e", "seer-"),
        ("S: N2{dreamcatcher} | I: N1 I1a{dreamcatcher}", "dreamcatcher+ dreamcatcher-"),
        ("S: S2w{dreamcatcher} N1 | I: I3e", "dreamcatcher-"),
    ],
)
def test_temples_and_postcards_seer_and_dreamcatcher(row: str, inhabitants: str) -> None:
    assert deal(0, modules="temples postcards").wise == 4
    t = table(f"R1 earth+fire | {row} | sum 0", quiet(2, 3, 4), modules="temples postcards", postcards="doves …")
    assert t.do("census I1a").inhabitants == inhabitants


@covers("URB-INT-14")
@pytest.mark.parametrize(("concord", "sign"), [("N3", "+"), ("N2", "-")])
def test_temples_and_postcards_a_concord_is_its_magnitude_for_the_planbot(concord: str, sign: str) -> None:
    rows = ("R1 earth+fire | S: S2w{planbot} | I: I2f", f"R2 water+air | S: {concord} | I: -", quiet(3))
    t = table(*rows, "R4 earth+air | S: X5 | I: -", modules="temples postcards", postcards="doves …").do("census I1a")
    assert t.inhabitants == f"planbot{sign}"


@covers("URB-INT-15")
def test_temples_and_void_a_concord_pays_either_half_of_an_alliance() -> None:
    zones: dict[str, Any] = {"modules": "temples void", "void": "5 R2", "deck": "S4a I3e …"}
    t = table(quiet(1, 2, 3, 4), hand="S1e S2w S1f N1", **zones).do("alliance S2w", "and N1")
    assert t.discard == "S2w N1"
    t = table(quiet(1, 2, 3, 4), hand="I3e I2w I2f N1", **zones).do("alliance I2w", "and N1")
    assert t.discard == "I2w N1"
    t = table(quiet(1, 2, 3, 4), hand="S1e S2w N1 N1", **zones)
    assert t.choices.of("alliance") == "S1e, S2w, N1"
    assert t.do("alliance N1", "and N1").discard == "N1 N1", "one half each"


# ---- gardens --------------------------------------------------------------------------------------------


@covers("URB-INT-16", "URB-GARDENS-07")
def test_gardens_and_books_two_book_actions_with_one_wizard() -> None:
    rows = ("R1 garden | S: S2w | I: I3e", "R2 fire+air | S: S4a | I: I1a")
    zones: dict[str, Any] = {"modules": "gardens books", "hand": WIZARD, "deck": "S1e S1f …"}
    t = table(*rows, books="book_flying_sognae book_invisible_incubi", **zones)
    twice = t.copy().do("flying-sognae WS1e", "fly R1.sognae:S2w", "fly-to R2", "again flying-sognae")
    twice.do("fly R2.sognae:S4a", "fly-to R1")
    assert (twice.row(1).sognae, twice.row(2).sognae) == ("S4a", "S2w")
    assert (twice.discard, twice.turn) == ("WS1e", 2)
    mixed = t.copy().do("invisible-incubi WS1e", "vanish R1.incubi:I3e", "again census")
    assert (mixed.discard, mixed.turn) == ("WS1e I3e", 2)
    basic = t.copy().do("swap WS1e", "exchange R1.sognae:S2w", "exchange-with R2.sognae:S4a", "again invisible-incubi")
    basic.do("vanish R2.incubi:I1a")
    assert basic.row(2) == "fire+air | S: S2w | I: -"
    ordinary = t.copy().do("flying-sognae S1e", "fly R1.sognae:S2w", "fly-to R2")
    assert ordinary.question == "main"


@covers("URB-INT-16", "URB-BOOKS-13")
def test_gardens_and_books_each_prophecies_of_a_wizard_shows_four_cards() -> None:
    both = "book_prophecies book_prophecies"
    t = table(quiet(1, 2, 3, 4), modules="gardens books", books=both, hand=WIZARD, deck="S4a I3e I2f S2w I1a …")
    t.do("prophecies WS1e")
    assert t.looked == "S4a I3e I2f S2w"
    t.do("put S2w", "put I2f", "put I3e", "put S4a", "again prophecies")
    assert t.looked == "S2w I2f I3e S4a"
    t.do("put I3e", "put S4a", "put I2f", "put S2w")
    assert t.hand == "S1e I2w S1f I3e"
    assert t.deck_top.tokens[:4] == ["S4a", "I2f", "S2w", "I1a"]


@covers("URB-INT-16", "URB-GARDENS-07", "URB-BOOKS-11")
def test_gardens_and_books_a_second_freedom_needs_another_empty_city() -> None:
    rows = ("R1 garden | S: - | I: -", quiet(2, 3, 4))
    t = table(*rows, modules="gardens books", books="book_freedom", hand=WIZARD, deck="S2w I2f S1e …")
    t.do("freedom WS1e")
    assert t.choices == "stop, again swap, again census", "every City has been filled"


@covers("URB-INT-17")
def test_gardens_and_postcards_rebuild_and_side_change() -> None:
    assert deal(0, modules="gardens postcards").wise == 4
    rows = ("R1 garden | S: X5{rocket} | I: I3e I2w", "R2 fire+air | S: S4a{doves} | I: -", quiet(3, 4))
    t = table(*rows, modules="gardens postcards", hand=WIZARD, deck="S1e S1f S1e S4a …", postcards="seer …")
    rebuilt = t.copy().do("rebuild WS1e", "city R1", "city-with R2")
    assert rebuilt.row(1) == "fire+air | S: X5{rocket} | I: I3e I2w | sum 0"
    assert rebuilt.row(2) == "garden | S: S4a{doves} | I: -"
    assert rebuilt.inhabitants == ""
    rebuilt.do("census I2w")
    assert rebuilt.inhabitants == "rocket+", "settled with the City that lies in its row"
    assert rebuilt.success_cities == "fire+air"
    changed = t.do("side-change WS1e")
    assert changed.question == "main", "the other side of R1 has room for it"
    assert (changed.row(1).incubi, changed.inhabitants) == ("X5 I3e I2w", "rocket-")


@covers("URB-INT-17", "URB-POSTCARDS-04")
def test_gardens_and_postcards_a_side_change_takes_the_postcard_along() -> None:
    rows = ("R1 garden | S: X5{hourglass:2} | I: I3e", quiet(2))
    t = table(*rows, modules="gardens postcards", hand=WIZARD, deck="S1e …").do("side-change WS1e")
    assert t.row(1) == "garden | S: - | I: I3e X5{hourglass:3}"
    assert t.inhabitants == ""


@covers("URB-INT-18")
def test_gardens_and_void_two_censuses_claim_the_city_of_the_void_too() -> None:
    t = table(even(1, 2), quiet(3, 4), modules="gardens void", void="5 R2", hand=WIZARD,
              deck="S1e S1f I3e I3e S4a …").do("census WS1e")  # fmt: skip
    assert (t.question, t.success, t.void) == ("second", 1, (4, "stack_up"))
    t.do("again census")
    assert t.success == 2
    assert t.row(2).incubi == "I3e I3e"
    assert t.void == (4, "R1"), "no second Void card"


@covers("URB-INT-18", "URB-VOID-12")
def test_gardens_and_void_one_wizard_alone_is_no_alliance() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens void", void="5 R2", hand="WS1e S1e S2w S4a")
    assert "alliance" not in t.choices.verbs
    t = table(quiet(1, 2, 3, 4), modules="gardens void", void="5 R2", hand=WIZARD, deck="S4a I3e …")
    assert "rebuild WS1e" in t.choices
    t.do("census WS1e")
    assert not any("alliance" in words for words in t.choices)


# ---- books and postcards --------------------------------------------------------------------------------


@covers("URB-INT-19")
def test_books_and_postcards_freedom_fills_with_postcards_and_settles_none() -> None:
    rows = ("R1 earth+water | S: - | I: -", "R2 water+fire | S: S2w{seer} | I: -", quiet(3, 4))
    t = table(*rows, modules="books postcards", books="book_freedom", deck="S1e S1f I3e …", postcards="mages …")
    t.do("freedom I1a")
    assert t.row(1).sognae == "S1e{mages} S1f"
    assert (t.inhabitants, t.row(2).sognae) == ("", "S2w{seer}")


@covers("URB-INT-19")
@pytest.mark.parametrize(("kind", "after"), [("seer", ""), ("hourglass:1", ""), ("rocket", "rocket-")])
def test_books_and_postcards_flying_takes_the_postcard_along_or_loses_the_rocket(kind: str, after: str) -> None:
    rows = (f"R1 earth+water | S: S2w{{{kind}}} | I: I2f{{seer}}", "R2 water+fire | S: - | I: -")
    books = "book_flying_sognae book_invisible_incubi"
    t = table(*rows, modules="books postcards", books=books, deck="S1e S1f …")
    flown = t.copy().do("flying-sognae I1a")
    assert flown.inhabitants == after
    moved = {"seer": "S2w{seer}", "hourglass:1": "S2w{hourglass:2}", "rocket": "S2w"}
    assert flown.row(2).sognae == moved[kind]
    t.do("invisible-incubi I1a")
    assert t.inhabitants == "seer-"


@covers("URB-INT-19", "URB-POSTCARDS-11")
def test_books_and_postcards_full_balance_satisfies_doves() -> None:
    rows = ("R1 earth+water | S: S2w{doves} | I: I2f", even(2, 3, 4))
    t = table(*rows, modules="books postcards", books="book_balance", postcards="seer …").do("full-balance I1a")
    for count in (0, 1, 2):
        assert t.copy().do(f"bonus {count}").inhabitants == "doves+"


@covers("URB-INT-20")
def test_books_and_void_full_balance_treats_the_row_of_the_void() -> None:
    zones: dict[str, Any] = {"modules": "books void", "books": "book_balance"}
    t = table(even(1, 2, 3, 4), **zones, void="5 R3", deck="S1e S1f S1e S1f S1e S1f X5 S4a …").do("full-balance I1a")
    assert (t.success, t.void, t.question) == (3, (4, "stack_up"), "chaos")
    assert t.row(3).dreams == "S2w I2f"
    t = table(even(1), quiet(2, 3, 4), **zones, void="5 R4", deck="S1e S1f S2w I3e X5 S4a …").do("full-balance I1a")
    assert (t.row(4).dreams, t.void) == ("S2w I3e", (5, "R4"))
    t = table(even(1), "R2 fire+air | S: - | I: -", quiet(3, 4), **zones, void="5 R2").do("full-balance I1a")
    assert t.ending == "lost void URB-VOID-09"


@covers("URB-INT-20", "URB-VOID-16")
def test_books_and_void_freedom_and_the_others_touch_its_row() -> None:
    rows = ("R1 fire+air | S: - | I: -", "R2 water+fire | S: S2w | I: I3e", quiet(3))
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    zones: dict[str, Any] = {"modules": "books void", "deck": "S1e S1f …"}
    assert table(*rows, void="5 R1", books="book_freedom", **zones).do("freedom I1a").row(1) == "vacant"
    t = table(*rows, void="5 R2", books=books, **zones)
    assert t.copy().do("flying-sognae I1a", "fly R2.sognae:S2w", "fly-to R3").row(3).sognae == "S4a S2w"
    assert t.copy().do("flying-sognae I1a", "fly R3.sognae:S4a", "fly-to R2").row(2).sognae == "S4a S2w"
    assert t.copy().do("flying-incubi I1a", "fly R2.incubi:I3e", "fly-to R1").row(1).incubi == "I3e"
    assert t.copy().do("invisible-sognae I1a", "vanish R2.sognae:S2w").row(2).sognae == ""
    assert t.do("invisible-incubi I1a", "vanish R2.incubi:I3e").row(2).incubi == ""


@covers("URB-INT-21")
def test_postcards_and_void_what_the_void_discards_is_lost_and_what_stays_is_not_settled() -> None:
    zones: dict[str, Any] = {"modules": "postcards void", "postcards": "mages …"}
    row = "R2 water+fire | S: S2w{rocket} S1e | I: I2f{seer} I3e"
    t = table(quiet(1), row, quiet(3, 4), **zones, void="5 R2", deck="S1e S1f S4a …").do("census I1a")
    assert (t.inhabitants, t.inhabitants_sum) == ("rocket- seer-", -4)
    row = "R2 water+fire | S: S2w{rocket} | I: I2f{seer}"
    t = table(quiet(1), row, quiet(3, 4), **zones, void="5 R2", deck="S4a …").do("census I1a")
    assert (t.inhabitants, t.row(2)) == ("", "water+fire | S: S2w{rocket} | I: I2f{seer}")


@covers("URB-INT-21", "URB-POSTCARDS-15")
@pytest.mark.parametrize(("figure", "now"), [("R1", "R2"), ("R2", "R3"), ("R4", "R1")])
def test_postcards_and_void_flagships_pass_through_its_row(figure: str, now: str) -> None:
    rows = ("R1 earth+water | S: S2w{flagship} | I: -", quiet(2, 3, 4))
    t = table(*rows, modules="postcards void", void=f"5 {figure}", at="next-turn")
    assert (t.row(2).sognae, t.void, t.inhabitants) == ("S2w{flagship}", (5, now), "")


@covers("URB-INT-21", "URB-POSTCARDS-13", "URB-POSTCARDS-17", "URB-POSTCARDS-11")
def test_postcards_and_void_its_row_counts_for_mages_and_planbot_and_not_for_doves() -> None:
    zones: dict[str, Any] = {"modules": "postcards void", "postcards": "seer …", "deck": "S1e S1f S1e S1f …"}
    rows = ("R1 earth+water | S: X5{mages} | I: I3e I2f", "R2 water+fire | S: X5 | I: -", quiet(3, 4))
    assert table(*rows, **zones, void="5 R2").do("census I1a").inhabitants == "mages+"
    rows = ("R1 earth+water | S: S2w{planbot} | I: I2f", "R2 water+fire | S: - | I: I3e", quiet(3))
    last = "R4 earth+air | S: X5 | I: -"
    assert table(*rows, last, **zones, void="5 R2").do("census I1a").inhabitants == "planbot+"
    row = "R1 earth+water | S: S2w{doves} | I: I2f"
    t = table(row, even(2, 3, 4), modules="postcards void", postcards="seer …", void="5 R2").do("census I1a")
    assert t.inhabitants == "doves-"


@covers("URB-INT-10", "URB-CHROMATIC-08", "URB-POSTCARDS-05")
def test_a_wise_chaos_helps_in_phase_two_and_not_after_a_census() -> None:
    zones: dict[str, Any] = {"modules": "chromatic postcards", "wise": 3}
    t = table(quiet(1, 2, 3, 4), at="refill", deck="Y4 S1e …", **zones)
    assert t.question == "wise"
    t = table(even(1), quiet(2, 3, 4), deck="Y4 S1e S1f X5 S4a …", **zones).do("census I1a")
    assert t.question == "chromatic"
    t.do("lay R1.incubi")
    assert (t.question, t.about) == ("chaos", {"card": "X5"}), "nor for what it reveals"
