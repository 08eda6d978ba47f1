"""Hanging Gardens and Wizards, URB-GARDENS-01 … -13."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import FOUR_BOOKS, claiming, places, refilled
from tests.games.urbion.table import cities_of, deal, deck_of, even, quiet, table
from tests.support import covers

BOOKS = {
    "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi": (
        "flying-sognae flying-incubi invisible-sognae invisible-incubi"
    ),
    "book_freedom book_balance book_prophecies": "freedom full-balance prophecies",
}
SPECIALS = {"rebuild", "rebuild-two", "side-change", "side-change-two"}
WIZARDS = "WS1e WI2w WS1f WI1a"
CROSSED = (
    "R1 earth+water | S: S4a | I: I2f | sum +2",
    "R2 earth+fire | S: S2w | I: I2w I2f | sum -2",
)


@covers("URB-GARDENS-01")
def test_four_gardens_and_sixteen_wizards_join_the_decks() -> None:
    for seed in range(5):
        t = deal(seed, modules="gardens")
        assert t.total == 16
        assert t.everything == deck_of("gardens")
        assert t.every_city == cities_of("gardens")
    t = table(even(1, 2), modules="gardens", deck="S1e …", success=14).do("census I1a")
    assert t.ending == "won all_cities URB-BASE-60"


# ---- Gardens --------------------------------------------------------------------------------------------


@covers("URB-GARDENS-02")
@pytest.mark.parametrize("hand", ["S1e S2w S1f S4a", "I3e I2w I2f I1a", "M2e M3w M3f M2a", "N1 N2 N3 N4", WIZARDS])
def test_no_card_of_a_hand_is_played_at_a_garden(hand: str) -> None:
    rows = ("R1 garden | S: - | I: -", "R2 garden | S: S2w | I: I3e | sum -1")
    t = table(*rows, modules="squares temples gardens", hand=hand)
    assert "play" not in t.choices.verbs


@covers("URB-GARDENS-02", "URB-BASE-15")
def test_dreams_get_to_a_garden_by_filling() -> None:
    t = claiming("S1e I2f", modules="gardens", cities="garden …")
    assert t.row(1) == "garden | S: S1e | I: I2f"


@covers("URB-GARDENS-02", "URB-BASE-33")
def test_dreams_get_to_a_garden_by_a_swap() -> None:
    rows = ("R1 garden | S: S2w | I: I3e | sum -1", "R2 fire+air | S: S4a | I: -")
    t = table(*rows, modules="gardens", deck="S1e …")
    t.do("swap I1a", "exchange R1.sognae:S2w", "exchange-with R2.sognae:S4a")
    assert t.row(1) == "garden | S: S4a | I: I3e | sum +1"


@covers("URB-GARDENS-02", "URB-BASE-52")
def test_a_chaos_gets_to_a_garden() -> None:
    t = table("R1 garden | S: S2w | I: I3e | sum -1", modules="gardens", deck="X5 S1e …", at="refill")
    assert t.choices == "place R1, reveal"
    assert t.do("place R1").row(1) == "garden | S: S2w | I: I3e X5 | sum -6"


@covers("URB-GARDENS-02", "URB-POSTCARDS-15")
def test_a_flagship_sails_to_a_garden() -> None:
    rows = ("R1 fire+air | S: S4a{flagship} | I: -", "R2 garden | S: - | I: I3e")
    t = table(*rows, modules="gardens postcards", at="next-turn")
    assert t.row(2) == "garden | S: S4a{flagship} | I: I3e | sum +1"


@covers("URB-GARDENS-02", "URB-GARDENS-09")
def test_dreams_lie_at_a_garden_after_a_rebuild() -> None:
    t = table("R1 earth+water | S: S2w | I: - | sum +2", "R2 garden | S: - | I: I3e | sum -3", modules="gardens",
              hand="WS1e S1e I3e I2w", deck="I2w …").do("rebuild WS1e", "city R1", "city-with R2")  # fmt: skip
    assert t.row(1) == "garden | S: S2w | I: -"
    assert t.row(2) == "earth+water | S: - | I: I3e"
    assert places(t, "S1e") == {"R2.sognae"}


# ---- Wizards are ordinary -------------------------------------------------------------------------------


@covers("URB-GARDENS-03", "URB-GARDENS-12")
def test_a_wizard_is_played_by_its_side_and_element() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand=WIZARDS, deck="S1e S1f …")
    assert places(t, "WS1e") == {"R1.sognae", "R4.sognae"}
    assert places(t, "WI2w") == {"R2.incubi"}
    assert places(t, "WS1f") == {"R1.sognae", "R2.sognae", "R3.sognae"}
    assert places(t, "WI1a") == {"R3.incubi", "R4.incubi"}
    t.do("play WI2w at R2.incubi")
    assert t.row(2) == "water+fire | S: - | I: I2w WI2w | sum -4"
    assert (t.question, t.turn) == ("main", 2), "played, it pays for nothing"


@covers("URB-GARDENS-03")
def test_a_wizard_is_drawn_and_placed_like_any_sogna_or_incubus() -> None:
    t = claiming("WS4a WI3e", then="WS2w S1e …", modules="gardens")
    assert (t.row(1).sognae, t.row(1).incubi) == ("WS4a", "WI3e")
    assert "WS2w" in t.hand
    t = claiming("X5 WI3e", modules="gardens")
    assert t.row(1).incubi == "X5 WI3e"
    t = table(quiet(1, 2, 3, 4), modules="gardens", deck="X5 WS4a WI3e S1e WI1a S2w …", at="refill").do("reveal")
    assert t.discard == "WS4a WI3e S1e WI1a X5"


@covers("URB-GARDENS-04")
def test_a_wizard_on_the_table_has_no_ability() -> None:
    rows = ("R1 earth+water | S: WS2w | I: WI2f | sum 0", "R2 fire+air | S: WS4a S1e | I: - | sum +5")
    t = table(*rows, quiet(3, 4), modules="gardens", deck="S1e S1f I3e I2w …")
    census = t.copy().do("census I1a")
    assert (census.success, census.question, census.turn) == (1, "main", 2)
    swap = t.copy().do("swap I1a", "exchange R1.sognae:WS2w", "exchange-with R2.sognae:WS4a")
    assert swap.row(1) == "earth+water | S: WS4a | I: WI2f | sum +2"
    assert (swap.question, swap.turn) == ("main", 2)


# ---- what a Wizard pays for ------------------------------------------------------------------------------


@covers("URB-GARDENS-05", "URB-GARDENS-06", "URB-GARDENS-08")
def test_special_actions_cost_a_wizard_or_two_dreams_and_exist_in_this_module_only() -> None:
    rows = ("R1 earth+water | S: X5 | I: - | sum +5", quiet(2, 3, 4))
    t = table(*rows, modules="gardens", hand="WS1f S1e I3e S2w")
    assert t.choices.of("rebuild") == "WS1f"
    assert t.choices.of("side-change") == "WS1f"
    assert t.choices.of("rebuild-two") == "S1e"
    assert t.choices.of("side-change-two") == "S1e"
    t = table(*rows, hand="S1f S1e I3e S2w")
    assert SPECIALS.isdisjoint(t.choices.verbs)


@covers("URB-GARDENS-06", "URB-GARDENS-07")
def test_two_basic_actions_with_one_wizard() -> None:
    t = table(*CROSSED, quiet(3, 4), modules="gardens", hand="WI2f S1e I2w S1f", deck="S1e I2w S1e I2w I3e S1f …")
    t.do("swap WI2f", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w")
    assert (t.question, t.point, t.turn) == ("second", "DP-05", 1)
    assert t.choices == "stop, again swap, again census"
    assert len(t.hand) == 3, "nothing was drawn yet"
    t.do("again census")
    assert (t.success, t.discard) == (2, "WI2f S2w I2f S4a I2w I2f")
    assert (t.question, t.turn) == ("main", 2), "no third action"
    assert refilled(t, "I3e")


@covers("URB-GARDENS-07", "URB-GARDENS-13")
def test_the_second_action_may_be_omitted() -> None:
    t = table(*CROSSED, quiet(3, 4), modules="gardens", hand="WI2f S1e I2w S1f", deck="I3e S1f …")
    t.do("swap WI2f", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w", "stop")
    assert (t.success, t.question, t.turn) == (0, "main", 2)
    assert refilled(t, "I3e")


@covers("URB-GARDENS-07")
def test_the_same_action_twice_and_census_before_swap() -> None:
    zones: dict[str, Any] = {"modules": "gardens", "hand": "WI2f S1e I2w S1f"}
    t = table(*CROSSED, quiet(3, 4), deck="I3e S1f …", **zones)
    t.do("swap WI2f", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w", "again swap")
    t.do("exchange R1.sognae:S2w", "exchange-with R2.sognae:S4a")
    assert (t.row(1), t.row(2)) == tuple(row[3:] for row in CROSSED)
    assert t.discard == "WI2f", "one card paid for both"
    t = table(even(1), quiet(2, 3, 4), deck="S1e I2w I3e S1f …", **zones)
    t.do("census WI2f")
    assert (t.success, t.question) == (1, "second")
    assert t.row(1).dreams == "S1e I2w", "completely resolved before the second one is chosen"
    t.do("again swap", "exchange R1.sognae:S1e", "exchange-with R3.sognae:S4a")
    assert (t.row(1).dreams, t.row(3).dreams) == ("S4a I2w", "S1e")


@covers("URB-GARDENS-07", "URB-EDGE-19")
def test_two_censuses_with_one_wizard() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="gardens", hand="WI2f S1e I2w S1f", deck="S2w I2f S1e S1f I3e S1f …")
    t.do("census WI2f", "again census")
    assert t.success == 2, "the fresh row was balanced"
    assert t.row(1).dreams == "S1e S1f"


@covers("URB-GARDENS-07", "URB-EDGE-18")
def test_a_first_action_that_ends_the_game_has_no_second() -> None:
    t = table(even(1), modules="gardens", hand="WI2f S1e I2w S1f", deck="S1e …").do("census WI2f")
    assert t.ending == "won all_cities URB-BASE-60"
    t = table(even(1), quiet(2, 3, 4), modules="gardens", hand="WI2f S1e I2w S1f", deck="S1e").do("census WI2f")
    assert t.ending == "lost deck_empty URB-BASE-62"


@covers("URB-GARDENS-07", "URB-BOOKS-06", "URB-INT-16")
@pytest.mark.parametrize("books", BOOKS)
def test_books_are_among_the_two_actions_and_nothing_else_is(books: str) -> None:
    rows = ("R1 earth+water | S: X5 S2w | I: - | sum +7", "R2 garden | S: - | I: -", quiet(3, 4))
    t = table(*rows, modules="gardens books void", books=books, hand="WI2f S1e I2w S1f", void="8 up",
              deck="I3e S1f …").do("swap WI2f", "exchange R1.sognae:X5", "exchange-with R3.sognae:S4a")  # fmt: skip
    usable = ["swap", "census", *BOOKS[books].split()]
    assert t.choices == ", ".join(["stop", *(f"again {name}" for name in usable)])
    assert t.refuses("again rebuild")
    assert t.refuses("rebuild WI2f")
    assert t.refuses("alliance S1e")


@covers("URB-GARDENS-07", "URB-BASE-31")
def test_a_second_action_needs_what_every_action_needs() -> None:
    t = table(quiet(1), modules="gardens books", books="book_freedom book_flying_sognae", hand="WI2f S1e I2w S1f",
              deck="S1e S1f S2w …").do("census WI2f")  # fmt: skip
    assert t.question == "second"
    assert t.choices == "stop, again census", "one City: no Swap, nowhere to fly, no empty City"


@covers("URB-GARDENS-08")
def test_two_dreams_pay_if_they_share_an_element() -> None:
    zones: dict[str, Any] = {"modules": "squares gardens", "deck": "S1e S1f …"}
    t = table(quiet(1, 2, 3, 4), hand="S1e I3e WS1e M2e", **zones)
    assert t.choices.of("rebuild-two") == "S1e, I3e, WS1e"
    assert t.copy().do("rebuild-two S1e").choices == "and I3e, and WS1e, and M2e"
    assert t.copy().do("rebuild-two I3e").choices == "and WS1e, and M2e"
    t.do("rebuild-two WS1e", "and M2e", "city R1", "city-with R3")
    assert t.discard == "WS1e M2e"
    assert (t.row(1).city, t.row(3).city) == ("fire+air", "earth+fire")
    assert (t.question, t.turn) == ("main", 2), "a Wizard that is one of two gives nothing more"
    t = table(quiet(1, 2, 3, 4), hand="S1e S1e I2w S4a", **zones)
    assert t.choices.of("rebuild-two") == "S1e"
    assert t.do("rebuild-two S1e", "and S1e", "city R1", "city-with R3").discard == "S1e S1e"
    t = table(quiet(1, 2, 3, 4), hand="S1e I2w I2f S4a", **zones)
    assert SPECIALS.isdisjoint(t.choices.verbs)


@covers("URB-GARDENS-09")
def test_a_rebuild_exchanges_two_cities_and_leaves_the_dreams() -> None:
    rows = ("R1 earth+water | S: S2w | I: I2f | sum 0", "R2 garden | S: S4a | I: - | sum +4", quiet(3))
    t = table(*rows, modules="gardens", hand="WS1e S1e I2w S1f", deck="S1e …").do("rebuild WS1e")
    assert t.choices == "city R1, city R2", "the upper City first; R4 is vacant"
    assert t.copy().do("city R1").choices == "city-with R2, city-with R3"
    t.do("city R2", "city-with R3")
    assert t.row(1) == "earth+water | S: S2w | I: I2f | sum 0"
    assert t.row(2) == "fire+air | S: S4a | I: - | sum +4"
    assert t.row(3) == "garden | S: S4a | I: - | sum +4"
    assert (t.question, t.turn, t.discard) == ("main", 2, "WS1e")


@covers("URB-GARDENS-09", "URB-BASE-31")
def test_a_rebuild_needs_two_cities() -> None:
    t = table(even(1), modules="gardens", hand="WS1e S1e I3e S1f")
    assert SPECIALS.isdisjoint(t.choices.verbs)


@covers("URB-GARDENS-10")
def test_a_side_change_moves_a_chaos_to_the_other_side_of_its_city() -> None:
    rows = (
        "R1 earth+air | S: X5 S4a | I: I3e | sum +6",
        "R2 water+fire | S: S1e | I: X5 Y4 | sum -8",
        "R3 fire+air | S: X5 | I: I2f I2f I2f | sum -1",
    )
    t = table(*rows, modules="chromatic gardens", hand="WS1e S1e I2w S1f", deck="S1e …").do("side-change WS1e")
    assert t.choices == "flip R1.sognae:X5, flip R2.incubi:X5, flip R2.incubi:Y4", "the other side of R3 is full"
    assert t.copy().do("flip R1.sognae:X5").row(1) == "earth+air | S: S4a | I: I3e X5 | sum -4"
    assert t.copy().do("flip R2.incubi:X5").row(2) == "water+fire | S: S1e X5 | I: Y4 | sum +2"
    t.do("flip R2.incubi:Y4")
    assert t.row(2) == "water+fire | S: S1e Y4 | I: X5 | sum 0"
    assert (t.question, t.turn, t.discard) == ("main", 2, "WS1e")


@covers("URB-GARDENS-11", "URB-BASE-51")
def test_after_two_cards_two_are_drawn_one_at_a_time() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="S1e I3e S2w S4a", deck="I2w X5 I2f S1f …")
    t.do("rebuild-two S1e", "and I3e", "city R1", "city-with R2")
    assert (t.question, t.hand) == ("chaos", "S2w S4a I2w"), "one card is there before the Chaos comes"
    t.do("place R3")
    assert refilled(t, "I2w", "I2f")
    assert t.question == "main"


@covers("URB-GARDENS-12", "URB-GARDENS-13")
def test_a_pass_an_alliance_and_a_special_action_have_no_second_action() -> None:
    zones: dict[str, Any] = {"modules": "gardens void", "void": "8 up", "hand": "WI2f S1e I2w S1f"}
    t = table("R1 earth+water | S: X5 | I: - | sum +5", quiet(2, 3, 4), deck="I3e S4a S1f …", **zones)
    for answers in (
        ("pass WI2f",),
        ("alliance S1e", "and WI2f"),
        ("rebuild WI2f", "city R1", "city-with R2"),
        ("side-change WI2f", "flip R1.sognae:X5"),
        ("rebuild-two S1f", "and WI2f", "city R1", "city-with R2"),
    ):
        done = t.copy().do(*answers)
        assert (done.question, done.turn) == ("main", 2), answers
        assert "WI2f" in done.discard


@covers("URB-GARDENS-13", "URB-BASE-67")
def test_an_action_paid_with_a_wizard_is_listed_once() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="WI2f WI2f I2f S1f", deck="S1e …")
    for verb in ("swap", "census", "pass"):
        assert t.choices.of(verb) == "S1f, I2f, WI2f"
    assert t.copy().do("census WI2f").question == "second"
    assert t.copy().do("census I2f").question == "main"


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
        f"R1 earth+water | {marks}", "R3 garden | S: - | I: -", modules="gardens books", books=FOUR_BOOKS, deck="S1e …"
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
