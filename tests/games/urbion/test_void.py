"""The Void, URB-VOID-01 … -18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import places, reach, refilled
from tests.games.urbion.table import Table, cities_of, deal, deck_of, even, quiet, table
from tests.support import covers

LOST = "lost void URB-VOID-09"


def voided(*rows: str, **zones: Any) -> Table:
    """A table with the Void in it."""
    return table(*rows, **{"modules": "void", "deck": "S1e S1f …", **zones})


@covers("URB-VOID-01")
def test_eight_cards_and_the_figure_upon_them() -> None:
    t = deal(1, modules="books void")
    assert (t.question, t.void) == ("book", (8, "stack_up"))
    assert (t.total, t.everything, t.every_city) == (12, deck_of(), cities_of())
    assert reach(t).void == (8, "R1"), "the first turn has begun"


@covers("URB-VOID-02")
def test_everything_but_census_and_rebuild_works_in_its_row() -> None:
    rows = ("R1 earth+water | S: S2w | I: I3e | sum -1", "R2 fire+air | S: X5 | I: I1a | sum +4", quiet(3, 4))
    books = "book_flying_sognae book_invisible_incubi"
    t = voided(*rows, modules="gardens books void", books=books, void="8 R1", hand="WS1e S1e I2w S4a")
    assert places(t, "S1e") == {"R1.sognae", "R4.sognae"}
    swapped = t.copy().do("swap S1e", "exchange R1.sognae:S2w", "exchange-with R2.sognae:X5")
    assert swapped.row(1).sognae == "X5"
    assert t.copy().do("flying-sognae S1e", "fly R3.sognae:S4a", "fly-to R1").row(1).sognae == "S2w S4a"
    assert t.copy().do("invisible-incubi S1e", "vanish R1.incubi:I3e").row(1).incubi == ""
    t = voided(even(1), quiet(2, 3, 4), void="8 R2", at="refill", deck="X5 S1e …")
    assert t.choices == "place R2, place R3, place R4, ruin R1, reveal"
    t = voided(even(1), quiet(2, 3, 4), void="8 R1", at="refill", deck="X5 S1e …")
    assert "ruin R1" in t.choices


@covers("URB-VOID-03", "URB-BASE-20")
@pytest.mark.parametrize(
    ("before", "after"),
    [("flat", "stack_up"), ("up", "R1"), ("R1", "R2"), ("R2", "R3"), ("R3", "R4"), ("R4", "R1")],
)
def test_the_figure_moves_at_the_start_of_every_turn(before: str, after: str) -> None:
    t = voided(quiet(1, 2, 3, 4), void=f"5 {before}", at="next-turn")
    assert t.void == (5, after)
    assert [row["void"] for row in t.view["rows"]] == [after == f"R{number}" for number in (1, 2, 3, 4)]


@covers("URB-VOID-04", "URB-BASE-01")
@pytest.mark.parametrize(
    ("rows", "before", "after"),
    [((2, 4), "up", "R2"), ((2, 4), "R2", "R4"), ((2, 4), "R4", "R2"), ((1, 3), "R3", "R1"), ((3,), "R3", "R3")],
)
def test_the_figure_skips_vacant_rows(rows: tuple[int, ...], before: str, after: str) -> None:
    assert voided(quiet(*rows), void=f"5 {before}", at="next-turn").void == (5, after)


@covers("URB-VOID-05", "URB-VOID-06", "URB-VOID-07")
def test_a_balanced_city_of_the_void_is_not_claimed_and_costs_a_void_card() -> None:
    t = voided(even(1, 2), quiet(3, 4), void="3 R1", deck="S1e S1f X5 I3e …").do("census I1a")
    assert t.success == 1
    assert t.row(1) == "earth+water | S: S2w | I: I2f | sum 0"
    assert t.row(2).dreams == "S1e S1f"
    assert (t.question, t.void) == ("chaos", (2, "stack_up"))
    t.do("place R3")
    assert t.void == (2, "R1")


@covers("URB-VOID-05", "URB-VOID-08")
def test_an_unbalanced_city_of_the_void_is_not_cleaned_but_emptied_and_filled() -> None:
    row = "R3 earth+air | S: S2w S1e | I: I2f | sum +1"
    t = voided(quiet(1, 2), row, quiet(4), void="5 R3", deck="S1f I3e X5 S4a …").do("census I1a")
    assert t.question == "chaos", "nothing was asked about R3"
    assert t.row(3) == "earth+air | S: S1f | I: I3e"
    assert t.discard == "I1a S2w S1e I2f"
    assert (t.void, t.success) == ((5, "R3"), 0)


@covers("URB-VOID-06", "URB-VOID-08")
def test_the_city_of_the_void_comes_after_all_others() -> None:
    rows = (
        "R1 fire+air | S: S4a | I: - | sum +4",
        "R2 water+fire | S: S2w S1e | I: I2f | sum +1",
        even(3),
        quiet(4),
    )
    t = voided(*rows, void="5 R1", deck="S1f I3e S1f I3e X5 S4a …").do("census I1a")
    assert t.question == "clean"
    assert t.row(1).dreams == "S4a", "still there"
    assert t.row(3).dreams == "", "claimed already"
    t.do("clean none at R2")
    assert t.row(1).dreams == "S1f I3e"


@covers("URB-VOID-09", "URB-BASE-65")
def test_a_census_with_the_void_on_an_empty_city_loses() -> None:
    empty = "R2 earth+air | S: - | I: -"
    t = voided(even(1), empty, quiet(3, 4), void="5 R2")
    assert "census S1e" in t.choices, "a legal choice nevertheless"
    assert t.do("census S1e").ending == LOST
    t = voided(even(1), empty, quiet(3, 4), void="5 R1").do("census S1e")
    assert t.status == "playing", "the figure is elsewhere"
    t = voided(even(1), empty, quiet(3, 4), void="5 up").do("census S1e")
    assert t.status == "playing"
    t = voided(even(1), empty, quiet(3, 4), void="5 R2").do("pass S1e")
    assert t.status == "playing"


@covers("URB-VOID-10", "URB-BASE-38")
@pytest.mark.parametrize(("void", "bonus"), [("5 R2", False), ("5 R4", False), ("5 up", True), ("0 gone", True)])
def test_no_perfect_balance_with_the_figure_on_a_city(void: str, bonus: bool) -> None:
    t = voided(even(1, 2, 3, 4), void=void, deck="S1e I2f S1e I2f S1e I2f S1e I2f S4a …").do("census I1a")
    assert (t.question == "bonus") is bonus
    assert t.success == (4 if bonus else 3)


@covers("URB-VOID-11")
def test_the_last_void_card_in_a_census_brings_a_city_before_the_others_are_replaced() -> None:
    rows = (even(1, 2), quiet(3, 4))
    t = voided(*rows, void="1 R2", cities="fire+air water+fire …", deck="S1e S1f X5 S4a I3e …").do("census I1a")
    assert (t.question, t.void) == ("chaos", (0, "gone"))
    assert t.success_cities == "earth+water fire+air", "nobody was asked"
    assert t.row(1).city == "water+fire"
    assert t.row(2) == "water+air | S: S2w | I: I2f | sum 0"
    t.do("place R3")
    assert t.void == (0, "gone"), "no turn brings it back"
    assert "alliance" not in t.choices.verbs
    t.do("census S1e")
    assert t.success == 3, "R2 is a City like any other"


@covers("URB-VOID-11", "URB-VOID-12")
def test_the_last_void_card_by_an_alliance() -> None:
    t = voided(quiet(1, 2, 3, 4), void="1 R2", cities="fire+air …", deck="S4a I3e …").do("alliance S1e", "and I2w")
    assert t.void == (0, "gone")
    assert t.success_cities == "fire+air"
    assert (t.city_deck, t.status) == (7, "playing")
    t = voided(quiet(1, 2, 3, 4), void="1 R2", city_deck=0, deck="S4a I3e …").do("alliance S1e", "and I2w")
    assert (t.void, t.success, t.status) == ((0, "gone"), 8, "playing"), "no City is left to give"


@covers("URB-VOID-12", "URB-BASE-51")
def test_an_alliance_lays_the_figure_flat_and_two_cards_are_drawn() -> None:
    t = voided(quiet(1, 2, 3, 4), void="5 R2", deck="S4a X5 I3e …").do("alliance S1e", "and I1a")
    assert t.void == (4, "stack_flat")
    assert (t.question, t.hand) == ("chaos", "I2w S1f S4a"), "one card at a time"
    assert t.discard == "S1e I1a"
    t.do("place R1")
    assert refilled(t, "S4a", "I3e")
    assert (t.turn, t.void) == (2, (4, "stack_up"))


@covers("URB-VOID-12", "URB-VOID-13")
@pytest.mark.parametrize(
    ("hand", "first", "pairs"),
    [
        ("S1e S2w S1f S4a", "", {}),
        ("I3e I2w I2f I1a", "", {}),
        ("S1e S1e I2w I2w", "S1e", {"S1e": "I2w"}),
        ("S1e S4a I2w I1a", "S1e, S4a", {"S1e": "I2w I1a", "S4a": "I2w I1a"}),
        ("S1e S2w S1f M2a", "S1e, S2w, S1f", {"S1e": "M2a", "S2w": "M2a", "S1f": "M2a"}),
        ("I3e I2w I2f N1", "I3e, I2w, I2f", {"I3e": "N1", "I2w": "N1", "I2f": "N1"}),
        ("S1e S2w M2e N1", "S1e, S2w, M2e", {"S1e": "M2e N1", "S2w": "M2e N1", "M2e": "N1"}),
        ("M2e M2e N1 N1", "M2e, N1", {"M2e": "M2e N1", "N1": "N1"}),
        ("M2e N1 N2 N3", "M2e, N1, N2", {"M2e": "N1 N2 N3", "N1": "N2 N3", "N2": "N3"}),
        ("WS1e WS2w WS1f WI2f", "WS1e, WS2w, WS1f", {"WS1e": "WI2f", "WS2w": "WI2f", "WS1f": "WI2f"}),
        ("I3e WS1e I2f I1a", "I3e, I2f, I1a", {"I3e": "WS1e", "I2f": "WS1e", "I1a": "WS1e"}),
    ],
)
def test_who_may_form_an_alliance(hand: str, first: str, pairs: dict[str, str]) -> None:
    t = voided(quiet(1, 2, 3, 4), modules="squares temples gardens void", hand=hand, void="5 R2", deck="S4a I3e …")
    assert t.choices.of("alliance") == first
    for card, partners in pairs.items():
        found = partners.split()
        asked = t.copy().do(f"alliance {card}")
        if len(found) > 1:
            assert (asked.question, asked.about) == ("pair", {"use": "alliance", "card": card})
            assert asked.choices == ", ".join(f"and {partner}" for partner in found)
        asked.do(f"and {found[-1]}")
        assert asked.discard == f"{card} {found[-1]}"
        assert (asked.question, asked.turn) == ("main", 2), "a Wizard gives no extra"


@covers("URB-VOID-14")
@pytest.mark.parametrize("figure", ["up", "R1", "R3"])
def test_an_alliance_is_possible_wherever_the_figure_is(figure: str) -> None:
    t = voided(quiet(1, 2, 3, 4), void=f"4 {figure}", deck="S4a I3e …")
    assert t.choices.of("alliance") == "S1e, S1f"
    assert t.do("alliance S1e", "and I2w").void == (3, "stack_up"), "raised at the start of the next turn"
    t = voided(quiet(1, 2, 3, 4), void="0 gone")
    assert "alliance" not in t.choices.verbs


@covers("URB-VOID-15", "URB-GARDENS-09")
def test_a_rebuild_does_not_choose_the_city_of_the_void() -> None:
    zones: dict[str, Any] = {"modules": "gardens void", "hand": "WS1e S1e I2w S1f"}
    t = voided(quiet(1, 2, 3, 4), void="5 R2", **zones).do("rebuild WS1e")
    assert t.choices == "city R1, city R3"
    assert t.copy().do("city R1").choices == "city-with R3, city-with R4"
    t.do("city R3", "city-with R4")
    assert [row.city for row in t.rows] == ["earth+fire", "water+fire", "earth+air", "fire+air"]
    t = voided(quiet(1, 2), void="5 R2", **zones)
    assert "rebuild" not in t.choices.verbs, "only one other City"
    t = voided(quiet(1, 2), void="5 up", **zones)
    assert "rebuild" in t.choices.verbs


@covers("URB-VOID-16", "URB-BOOKS-11")
def test_freedom_claims_the_city_of_the_void_and_the_figure_stays() -> None:
    rows = (quiet(1), "R2 earth+air | S: - | I: -", quiet(3, 4))
    zones: dict[str, Any] = {"modules": "books void", "books": "book_freedom", "void": "5 R2"}
    t = voided(*rows, deck="S1e S1f X5 S4a …", cities="water+air …", **zones).do("freedom I1a")
    assert (t.success, t.question) == (1, "chaos")
    assert t.row(2) == "water+air | S: S1e S1f | I: -"
    assert t.void == (5, "R2")
    t = voided(*rows, deck="X5 S4a …", city_deck=0, **zones).do("freedom I1a")
    assert t.row(2) == "vacant"
    assert (t.question, t.void) == ("chaos", (5, "stack_up"))
    assert t.do("place R1").void == (5, "R1")


@covers("URB-VOID-17", "URB-EDGE-27")
def test_the_game_is_won_with_the_void_still_there() -> None:
    t = voided(even(1, 2), void="8 up").do("census I1a")
    assert t.ending == "won all_cities URB-BASE-60"
    t = voided(even(1, 2), void="8 R2", deck="S1e S1f …").do("census I1a")
    assert (t.status, t.success) == ("playing", 11)


@covers("URB-VOID-18", "URB-INT-28")
def test_in_a_team_the_void_moves_in_the_turns_of_both() -> None:
    t = voided(quiet(1, 2, 3, 4), void="8 R1", mode="team", deck="S1e S1f S2w S4a …")
    seen = []
    for _ in range(3):
        t.do("pass I1a" if "I1a" in t.hand else "pass S1f")
        seen.append((t.acting, t.void))
    assert seen == [(1, (8, "R2")), (0, (8, "R3")), (1, (8, "R4"))]


@covers("URB-VOID-02")
@pytest.mark.parametrize("figure", ["R1", "R2"])
def test_dreams_of_the_void_are_played_at_and_swapped_like_others(figure: str) -> None:
    t = table(
        "R1 earth+water | S: S4a | I: -", "R2 earth+fire | S: S2w | I: -", modules="void", void=f"5 {figure}",
        deck="S1e …",
    )  # fmt: skip
    assert f"play S1e at {figure}.sognae" in t.choices
    t.do("swap I1a")
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w", "S4a")


@covers("URB-VOID-11", "URB-EDGE-28")
@pytest.mark.parametrize("way", ["alliance", "census"])
@pytest.mark.parametrize(("stack", "gain"), [(5, 0), (2, 0), (1, 1)])
def test_only_the_last_void_card_brings_a_city_and_only_one(way: str, stack: int, gain: int) -> None:
    t = table(
        even(1), quiet(2, 3, 4), modules="void", void=f"{stack} R1", hand="S1e I2f S1f I1a", city_deck=3,
        deck="S4a S4a S4a …",
    )  # fmt: skip
    before = t.success
    t.do(*(["alliance S1e", "and I2f"] if way == "alliance" else ["census S1e"]))
    assert (t.success, t.city_deck, t.status) == (before + gain, 3 - gain, "playing")


@covers("URB-EDGE-27", "URB-VOID-04")
def test_the_void_stands_on_the_last_city_in_every_turn_but_those_after_an_alliance() -> None:
    t = table(
        "R3 earth+water | S: S2w | I: -", modules="void", void="8 R3", hand="S1e I2f S1f I1a", deck="S4a x6 S2w …"
    )  # fmt: skip
    for turn in (2, 3, 4):
        t.do(f"pass {next(iter(t.hand))}" if turn > 2 else "pass S1f")
        assert (t.turn, t.void) == (turn, (8, "R3"))
    t = table(
        "R3 earth+water | S: S2w | I: -", modules="void", void="8 R3", hand="S1e I2f S1f I1a", deck="S4a x6 S2w …"
    ).do("alliance S1e", "and I2f")  # fmt: skip
    assert t.void == (7, "stack_up")
    assert t.do("pass S1f").void == (7, "R3")


@covers("URB-INT-18", "URB-VOID-15", "URB-GARDENS-09")
def test_a_rebuild_needs_two_cities_without_the_void() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens void", void="5 R2", hand="WS1e S1f S2w I1a")
    assert t.copy().do("rebuild WS1e").choices == "city R1, city R3"
    t = table(quiet(1, 2), modules="gardens void", void="5 R2", hand="WS1e S1f S2w I1a")
    assert "rebuild" not in t.choices.verbs


@covers("URB-BASE-20", "URB-VOID-03")
@pytest.mark.parametrize("seed", range(3))
def test_the_void_moves_in_the_first_turn_too(seed: int) -> None:
    t = deal(seed, modules="void")
    while t.turn == 0:
        t.do(t.words[0])
    assert (t.question, t.turn, t.void) == ("main", 1, (8, "R1"))
