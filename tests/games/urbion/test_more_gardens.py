"""Gardens and Wizards beside other modules: URB-GARDENS-02 … -13, URB-INT-16, -18, -25."""

from __future__ import annotations

import pytest

from tests.games.urbion.table import quiet, table
from tests.support import covers

BOOKS = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"


@covers("URB-GARDENS-02")
@pytest.mark.parametrize("garden", [1, 2])
def test_a_swap_reaches_a_garden_from_above_and_from_below(garden: int) -> None:
    cities = {garden: "garden", 3 - garden: "earth+water"}
    rows = [f"R{number} {cities[number]} | S: {card} | I: -" for number, card in ((1, "S4a"), (2, "S2w"))]
    t = table(*rows, modules="gardens", deck="S1e …").do("swap I1a")
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w", "S4a")


@covers("URB-GARDENS-03", "URB-BOOKS-14")
@pytest.mark.parametrize(("card", "side"), [("WS4a", "sognae"), ("WI3e", "incubi")])
def test_on_the_table_books_treat_a_wizard_like_its_plain_twin(card: str, side: str) -> None:
    marks = f"S: {card} | I: -" if side == "sognae" else f"S: - | I: {card}"
    t = table(
        f"R1 earth+water | {marks}", "R3 garden | S: - | I: -", modules="gardens books", books=BOOKS, deck="S1e …"
    )  # fmt: skip
    assert {f"flying-{side}", f"invisible-{side}"} <= t.choices.verbs
    assert t.copy().do(f"flying-{side} I1a").row(3).dreams == card
    assert t.do(f"invisible-{side} I1a").row(1).dreams == ""


@covers("URB-GARDENS-04", "URB-GARDENS-12")
def test_a_played_wizard_has_no_further_action() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="WS1e S1f S2w I1a", deck="S4a S4a …")
    t.do("play WS1e at R1.sognae")
    assert (t.question, t.turn, t.hand) == ("main", 2, "S1f S2w I1a S4a")
    t.do("census S1f")
    assert (t.question, t.turn) == ("main", 3), "nor does it help another card"


@covers("URB-GARDENS-05", "URB-GARDENS-09", "URB-GARDENS-10")
@pytest.mark.parametrize("payment", [("WS1e",), ("S1f", "I2f")])
def test_rebuild_exchanges_cities_and_side_change_moves_a_chaos(payment: tuple[str, ...]) -> None:
    t = table(
        "R1 earth+water | S: X5 | I: - | sum +5", "R2 fire+air | S: - | I: I2w | sum -2", modules="gardens",
        hand="WS1e S1f I2f S4a", deck="S1e S1e …",
    )  # fmt: skip
    pay = [f"and {card}" for card in payment[1:]]
    two = "-two" if pay else ""
    done = t.copy().do(f"rebuild{two} {payment[0]}", *pay)
    assert (done.row(1), done.row(2)) == ("fire+air | S: X5 | I: -", "earth+water | S: - | I: I2w")
    done = t.copy().do(f"side-change{two} {payment[0]}", *pay)
    assert (done.row(1), done.row(2)) == ("earth+water | S: - | I: X5", "fire+air | S: - | I: I2w")


@covers("URB-GARDENS-06", "URB-GARDENS-07")
@pytest.mark.parametrize(("card", "asked"), [("S1e", False), ("WS1e", True), ("I1a", False), ("WI3e", True)])
@pytest.mark.parametrize("action", ["swap", "census"])
def test_only_a_wizard_pays_for_two_actions(card: str, asked: bool, action: str) -> None:
    t = table(
        "R1 earth+water | S: S2w | I: -", "R2 fire+air | S: S4a | I: -", modules="gardens", hand="S1e WS1e I1a WI3e",
        deck="S1e …",
    ).do(f"{action} {card}")  # fmt: skip
    assert t.question == ("second" if asked else "main")


@covers("URB-GARDENS-13", "URB-VOID-13")
@pytest.mark.parametrize("pair", [("WS1e", "WI3e"), ("S1e", "WI3e"), ("I2w", "WS1e")])
def test_an_alliance_with_a_wizard_is_one_action(pair: tuple[str, str]) -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="gardens void", void="5 R2", hand="WS1e WI3e S1e I2w", deck="S1e S1e …"
    ).do(f"alliance {pair[0]}", f"and {pair[1]}")  # fmt: skip
    assert (t.question, t.turn, len(t.hand)) == ("main", 2, 4)


@covers("URB-INT-16", "URB-BOOKS-07", "URB-BOOKS-08")
@pytest.mark.parametrize(("card", "side"), [("S4a", "sognae"), ("I1a", "incubi")])
def test_a_dream_flies_to_any_city_whatever_it_shows(card: str, side: str) -> None:
    marks = f"S: {card} | I: -" if side == "sognae" else f"S: - | I: {card}"
    t = table(
        f"R1 garden | {marks}", "R2 garden | S: - | I: -", "R3 earth+water | S: - | I: -", "R4 fire+air | S: - | I: -",
        modules="gardens books", books=BOOKS, deck="S1e …",
    ).do(f"flying-{side} I2w")  # fmt: skip
    assert t.choices == "fly-to R2, fly-to R3, fly-to R4"
    assert t.do("fly-to R2").row(2).dreams == card


@covers("URB-INT-18", "URB-VOID-15", "URB-GARDENS-09")
def test_a_rebuild_needs_two_cities_without_the_void() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens void", void="5 R2", hand="WS1e S1f S2w I1a")
    assert t.copy().do("rebuild WS1e").choices == "city R1, city R3"
    t = table(quiet(1, 2), modules="gardens void", void="5 R2", hand="WS1e S1f S2w I1a")
    assert "rebuild" not in t.choices.verbs


@covers("URB-INT-25", "URB-TEAM-05")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_any_wizard_pays_whatever_the_polarity(polarity: str) -> None:
    t = table(
        "R1 earth+water | S: X5 | I: -", quiet(2), modules="gardens", mode="team", polarity=polarity,
        hand="WS1e WI2f S2w I1a",
    )  # fmt: skip
    assert (t.choices.of("rebuild"), t.choices.of("side-change")) == ("WS1e, WI2f", "WS1e, WI2f")
