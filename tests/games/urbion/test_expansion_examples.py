"""The worked examples of the law on the expansions: the same table, the same answers, every promised result."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import claiming, places, reach, refilled
from tests.games.urbion.table import HAND, deal, even, quiet, table
from tests.support import covers

THREE = HAND.rpartition(" ")[0]
CROSSED = (
    "R1 earth+water | S: S4a | I: I2f | sum +2",
    "R2 earth+fire | S: S2w | I: I2w I2f | sum -2",
)

# ---- Squares and Metas ----------------------------------------------------------------------------------


@covers("URB-EX-27", "URB-BASE-15", "URB-SQUARES-04")
def test_ex_27_a_meta_beside_an_incubus() -> None:
    t = claiming("M2e I3e", modules="squares")
    assert len(t.choices) == 2
    assert t.copy().do("sides both-incubi").row(1).sides == [[], ["I3e", "M2e"]]
    assert t.copy().do("sides both-incubi").row(1).total == -5
    assert t.do("sides sognae-incubi").row(1).sides == [["M2e"], ["I3e"]]
    assert t.row(1).total == -1
    t = claiming("M2e I3e", modules="squares", edition="first")
    assert (t.question, t.row(1).incubi, t.row(1).total) == ("main", "M2e I3e", -5)


@covers("URB-EX-28", "URB-BASE-15")
def test_ex_28_two_metas() -> None:
    t = claiming("M3w M2a", modules="squares")
    totals = [t.copy().do(words).row(1).total for words in t.choices]
    assert sorted(total or 0 for total in totals) == [-5, -1, 1, 5]
    t = claiming("M3w M2a", modules="squares", edition="first")
    totals = [t.copy().do(words).row(1).total for words in t.choices]
    assert sorted(total or 0 for total in totals) == [-5, 5]


@covers("URB-EX-29", "URB-SQUARES-06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_ex_29_a_meta_and_a_chaos(edition: str) -> None:
    t = claiming("M3f X5", modules="squares", edition=edition)
    assert t.choices == "sides both-sognae, sides both-incubi"
    assert t.copy().do("sides both-sognae").row(1).total == 8
    assert t.do("sides both-incubi").row(1).total == -8


@covers("URB-EX-30", "URB-TEAM-04", "URB-SQUARES-03")
def test_ex_30_a_meta_in_a_team() -> None:
    rows = ("R1 water+air | S: - | I: -", "R2 earth+fire | S: - | I: -")
    t = table(*rows, modules="squares", mode="team", polarity="incubi", hand="M2a M2a S4a S2w")
    assert t.choices.of("play") == "M2a at R1.incubi"


# ---- Chromatic Chaos ------------------------------------------------------------------------------------


@covers("URB-EX-31", "URB-CHROMATIC-03", "URB-CHROMATIC-04", "URB-CHROMATIC-05")
def test_ex_31_a_chromatic_chaos_and_the_card_after_it() -> None:
    t = table(
        "R1 earth+water | S: S1e S1e S1e | I: - | sum +3",
        "R2 fire+air | S: - | I: I2f I2w | sum -4",
        "R3 earth+air | S: S4a S4a S4a | I: - | sum +12",
        "R4 water+fire | S: S2w | I: I3e | sum -1",
        modules="chromatic",
        at="refill",
        deck="Y4 S1f I2w …",
    )
    t.do("lay R2.sognae")
    assert t.row(2) == "fire+air | S: Y4 | I: I2f I2w | sum 0"
    assert (t.question, t.about) == ("revealed", {"card": "S1f"})
    assert t.choices == "lay R2.sognae, lay R4.sognae"
    t.do("lay R4.sognae")
    assert t.row(4) == "water+fire | S: S2w S1f | I: I3e | sum 0"
    assert refilled(t, "I2w")


@covers("URB-EX-32", "URB-CHROMATIC-04")
def test_ex_32_a_chromatic_chaos_after_another() -> None:
    t = table(quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck="Y4 Y4 I1a S2w …")
    size = t.deck_size
    t.do("lay R1.sognae")
    assert (t.question, len(t.choices)) == ("chromatic", 8)
    t.do("lay R2.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "I1a"})
    t.do("lay R3.incubi")
    assert (t.row(1).total, t.row(2).total, t.row(3).total) == (5, 2, 3)
    assert refilled(t, "S2w")
    assert t.deck_size == size - 3


@covers("URB-EX-33", "URB-CHROMATIC-05")
def test_ex_33_no_regular_place() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I2w I2w I1a | sum -3",
        "R2 fire+air | S: S1f | I: - | sum +1",
        "R3 garden | S: - | I: I2f | sum -2",
        "R4 water+fire | S: S4a | I: I3e | sum +1",
        modules="chromatic gardens",
        at="refill",
        deck="Y4 I3e S2w …",
    ).do("lay R1.sognae")
    assert (t.question, t.about) == ("revealed", {"card": "I3e"})
    assert t.choices == "lay R2.incubi, lay R3.incubi, lay R4.incubi"


@covers("URB-EX-34", "URB-CHROMATIC-05")
def test_ex_34_no_place_at_all() -> None:
    rows = ("R1 earth+fire | S: - | I: I2f I2f I2f | sum -6", "R2 water+fire | S: - | I: I2w I2w I2w | sum -6")
    t = table(*rows, modules="chromatic", at="refill", deck="Y4 I2f S2w …").do("lay R1.sognae")
    assert t.discard == "I2f"
    assert refilled(t, "S2w")


@covers("URB-EX-35", "URB-CHROMATIC-07", "URB-CHROMATIC-08")
def test_ex_35_put_aside_in_a_census() -> None:
    t = claiming("Y4 S1e I2f I1a", then="S4a …", modules="chromatic", cities="earth+water …")
    assert t.row(1) == "earth+water | S: S1e | I: I2f | sum -1"
    assert (t.question, len(t.choices), t.hand) == ("chromatic", 8, THREE)
    t.do("lay R1.incubi")
    assert (t.question, t.about) == ("revealed", {"card": "I1a"})
    t.do("lay R4.incubi")
    assert t.row(4).incubi == "I3e I1a"
    assert refilled(t, "S4a")


# ---- Temples and Concord --------------------------------------------------------------------------------


@covers("URB-EX-36", "URB-TEMPLES-02", "URB-TEMPLES-03", "URB-GARDENS-02")
def test_ex_36_a_concord_and_an_incubus() -> None:
    cities = ("temple:fire", "garden", "earth+water", "square")
    rows = [f"R{i + 1} {city} | S: - | I: -" for i, city in enumerate(cities)]
    t = table(*rows, modules="squares temples gardens", hand="N2 N2 I2w I2w")
    assert places(t, "N2") == {f"R{row}.{side}" for row in (1, 3, 4) for side in ("sognae", "incubi")}
    assert places(t, "I2w") == {"R3.incubi", "R4.incubi"}
    assert len(t.choices.of("play")) == 8


# ---- Gardens and Wizards --------------------------------------------------------------------------------


@covers("URB-EX-37", "URB-GARDENS-07")
def test_ex_37_swap_and_census_in_one_turn() -> None:
    t = table(*CROSSED, quiet(3, 4), modules="gardens", hand="WI2f S1e I2w S1f", deck="S1e I2w S1e I2w I3e S1f …")
    t.do("swap WI2f", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w", "again census")
    assert (t.success, t.turn) == (2, 2)
    assert refilled(t, "I3e")


@covers("URB-EX-38", "URB-GARDENS-08", "URB-GARDENS-10", "URB-GARDENS-11")
def test_ex_38_a_side_change_for_two_cards() -> None:
    rows = ("R1 earth+air | S: X5 S4a S1e | I: - | sum +10", quiet(2, 3, 4))
    t = table(*rows, modules="squares gardens", hand="M2a I1a S1e S2w", deck="S1f I2w …")
    assert t.choices.of("side-change-two") == "I1a", "with M2a; S1e and S2w share nothing"
    t.do("side-change-two I1a", "and M2a", "flip R1.sognae:X5")
    assert t.row(1) == "earth+air | S: S4a S1e | I: X5 | sum 0"
    assert t.discard == "I1a M2a"
    assert refilled(t, "S1f", "I2w")


@covers("URB-EX-39", "URB-GARDENS-10", "URB-BASE-31")
def test_ex_39_no_room_for_a_side_change() -> None:
    rows = ("R1 earth+air | S: X5 | I: I3e I2w I1a | sum -1", quiet(2, 3, 4))
    t = table(*rows, modules="gardens", hand="WS1f S1e I3e S2w")
    assert {"side-change", "side-change-two"}.isdisjoint(t.choices.verbs)
    for words in ("rebuild WS1f", "swap WS1f", "census WS1f"):
        assert words in t.choices


@covers("URB-EX-40", "URB-GARDENS-09")
def test_ex_40_a_rebuild() -> None:
    rows = ("R1 earth+water | S: S2w | I: I2f | sum 0", quiet(2, 3), "R4 garden | S: S4a | I: - | sum +4")
    t = table(*rows, modules="gardens", hand="WS1f S1e I3e S2w", deck="I2w …")
    t.do("rebuild WS1f", "city R1", "city-with R4")
    assert t.row(1) == "garden | S: S2w | I: I2f | sum 0"
    assert t.row(4) == "earth+water | S: S4a | I: - | sum +4"
    assert (places(t, "S1e"), places(t, "I3e")) == ({"R4.sognae"}, {"R4.incubi"})
    assert (places(t, "S2w"), places(t, "I2w")) == ({"R2.sognae", "R4.sognae"}, {"R2.incubi", "R4.incubi"})


# ---- Books ----------------------------------------------------------------------------------------------


@covers("URB-EX-41", "URB-BOOKS-02", "URB-BOOKS-03", "URB-BOOKS-04")
def test_ex_41_the_price_of_two_books() -> None:
    t = table(modules="chromatic books", books="book_freedom book_balance", at="book-price", hand="", turn=0,
              city_deck=12, deck="S1e I2w X5 I3e S4a Y4 I1a S2w …")  # fmt: skip
    assert t.discard == "S1e I2w I3e S4a I1a S2w"
    assert {"pile": 74} in t.told("shuffled")
    on_table = sum(len(row.dreams) for row in t.rows)
    assert t.deck_size + on_table + len(t.drawn) + len(t.hand) + len(t.aside) + len(t.pending) == 74
    t = deal(4, modules="chromatic books").do("reveal-book", "reveal-book", "no-more-books")
    reach(t)
    assert len(t.books) == 2
    assert sum(t.view["books"]["unseen"].values()) == 6, "four never seen, two unrevealed"
    assert all(len(row.dreams) >= 2 for row in t.rows), "then the Cities were filled"


@covers("URB-EX-42", "URB-BOOKS-10", "URB-BOOKS-14")
def test_ex_42_invisible_incubi_and_a_meta() -> None:
    rows = ("R1 square | S: S2w | I: M3w X5 | sum -6", quiet(2))
    t = table(*rows, modules="squares books", books="book_invisible_incubi", deck="S1e …").do("invisible-incubi I1a")
    assert t.choices == "vanish R1.incubi:M3w, vanish R2.incubi:I2w"
    t.do("vanish R1.incubi:M3w")
    assert t.row(1) == "square | S: S2w | I: X5 | sum -3"
    assert t.discard == "I1a M3w"


@covers("URB-EX-43", "URB-BOOKS-11")
def test_ex_43_freedom_with_two_empty_cities() -> None:
    rows = (quiet(1), "R2 water+fire | S: - | I: -", quiet(3), "R4 earth+air | S: - | I: -")
    t = table(*rows, modules="books", books="book_freedom", city_deck=3, deck="S1e I2f S4a I3e S1f …")
    before = t.success
    t.do("freedom I1a", "free R2")
    assert (t.success, t.city_deck) == (before + 1, 2)
    assert (t.row(2).dreams, t.row(4).dreams) == ("S1e I2f", "S4a I3e")
    assert refilled(t, "S1f")


@covers("URB-EX-44", "URB-BOOKS-12")
def test_ex_44_full_balance() -> None:
    t = table(even(1, 2, 3, 4), modules="books", books="book_balance", city_deck=6,
              deck="S1e I2f S1e I2f S1e I2f S1e I2f S4a …")  # fmt: skip
    assert t.success == 2
    t.do("full-balance I1a", "bonus 2")
    assert (t.success, t.city_deck) == (8, 0)
    assert [row.dreams for row in t.rows] == ["S1e I2f"] * 4
    assert refilled(t, "S4a")


@covers("URB-EX-45", "URB-BOOKS-13")
def test_ex_45_both_prophecies() -> None:
    t = table(quiet(1, 2, 3, 4), modules="books", books="book_prophecies book_prophecies", deck="X5 S1e I2f X5 I3e …")
    t.do("prophecies I1a", "put S1e", "put I2f")
    assert refilled(t, "S1e")
    assert t.deck_top.tokens[:4] == ["I2f", "X5", "X5", "I3e"]


# ---- Postcards ------------------------------------------------------------------------------------------


@covers("URB-EX-46", "URB-POSTCARDS-10")
def test_ex_46_dreamcatchers() -> None:
    t = table(
        "R1 earth+water | S: S4a{dreamcatcher} | I: I2f I2w | sum 0",
        "R2 water+fire | S: S2w{dreamcatcher} S1f | I: I3e | sum 0",
        quiet(3, 4),
        modules="postcards",
        postcards="doves seer …",
        deck="S1e S1f S1e S1f S2w …",
    ).do("census I1a")
    assert (t.success, t.inhabitants, t.inhabitants_sum) == (2, "dreamcatcher+ dreamcatcher-", -1)


@covers("URB-EX-47", "URB-POSTCARDS-12", "URB-BASE-05")
def test_ex_47_seers() -> None:
    t = table(
        "R1 earth+air | S: S2w{seer} S1f N1 | I: I3e I1a | sum 0",
        "R2 water+fire | S: X5 | I: I3e{seer} I2f | sum 0",
        "R3 earth+water | S: S2w{seer} N1 | I: I3e | sum 0",
        quiet(4),
        modules="temples postcards",
        postcards="doves …",
    ).do("census I1a")
    settled = [(event["at"], event["what"]) for event in t.told("postcard") if event["postcard"] == "seer"]
    assert [(place[:2], what) for place, what in settled] == [("R1", "kept"), ("R2", "lost"), ("R3", "lost")]
    assert t.inhabitants == "seer+ seer- seer-"


@covers("URB-EX-48", "URB-POSTCARDS-14")
def test_ex_48_an_hourglass() -> None:
    row = "R1 earth+water | S: S2w{hourglass} | I: I2f | sum 0"
    t = table(row, quiet(2, 3, 4), modules="postcards", postcards="doves …", deck="I1a x5 S1e S1f S1e …")
    for turn in (1, 2, 3, 4):
        assert t.turn == turn
        t.do("pass I1a")
        assert t.row(1).sognae == f"S2w{{hourglass:{turn}}}"
    assert t.copy().do("census I1a").inhabitants == "hourglass+"
    t.do("pass I1a")
    assert (t.inhabitants, t.row(1).sognae) == ("hourglass-", "S2w")


@covers("URB-EX-49", "URB-POSTCARDS-15")
def test_ex_49_a_flagship_at_the_bottom() -> None:
    last = "R4 water+air | S: S2w{flagship} | I: I2f | sum 0"
    t = table("R1 earth+fire | S: S1e S1f | I: I3e | sum -1", quiet(2, 3), last, modules="postcards", at="next-turn")
    assert t.row(1) == "earth+fire | S: S1e S1f S2w{flagship} | I: I3e | sum +1"
    assert t.row(4) == "water+air | S: - | I: I2f | sum -2"
    first = "R1 earth+fire | S: S1e S1f S1f | I: I3e | sum 0"
    t = table(first, quiet(2, 3), last, modules="postcards", at="next-turn")
    assert t.row(1) == first[3:]
    assert t.row(4) == "water+air | S: S2w | I: I2f | sum 0"
    assert t.inhabitants == "flagship-"


@covers("URB-EX-50", "URB-POSTCARDS-16")
def test_ex_50_a_rocket_is_swapped() -> None:
    rows = ("R1 earth+water | S: S4a{rocket} | I: -", "R2 fire+air | S: S2w | I: -", quiet(3, 4))
    t = table(*rows, modules="postcards", deck="X5 S1e …")
    t.do("swap I1a", "exchange R1.sognae:S4a{rocket}", "exchange-with R2.sognae:S2w")
    assert t.question == "wise", "still the same turn"
    assert (t.inhabitants, t.inhabitants_sum) == ("rocket-", -2)
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w", "S4a")


@covers("URB-EX-51", "URB-POSTCARDS-17")
def test_ex_51_a_planbot() -> None:
    t = table(
        "R1 earth+water | S: S4a | I: I3e I1a | sum 0",
        "R2 fire+air | S: S4a | I: I2f{planbot} I2w | sum 0",
        "R3 earth+fire | S: S1e | I: I2w | sum -1",
        "R4 water+air | S: S2w | I: I3e | sum -1",
        modules="postcards",
        postcards="doves seer …",
        deck="S1e S1f S1e S1f S2w …",
    ).do("census I1a")
    assert (t.success, t.inhabitants) == (2, "planbot+")


@covers("URB-EX-52", "URB-POSTCARDS-05", "URB-EDGE-16")
def test_ex_52_wise_chaos() -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", at="refill", deck="X5 S1e I2w S4a I3e …", wise=3).do("wise")
    assert (t.wise, t.deck_top.tokens[:4]) == (2, ["I2w", "S4a", "X5", "I3e"])
    assert refilled(t, "S1e")
    t = table(quiet(1, 2, 3, 4), modules="postcards", at="refill", deck="X5 S1e I2w", wise=3).do("wise")
    assert refilled(t, "S1e")
    assert t.deck_top == "I2w X5"


@covers("URB-EX-53", "URB-POSTCARDS-20", "URB-BASE-61")
def test_ex_53_the_last_city_decides() -> None:
    pile = "doves+ doves+ doves+ seer+ seer+ seer+ mages+ mages- mages- planbot- planbot-"
    zones: dict[str, Any] = {"modules": "postcards", "inhabitants": pile}
    t = table("R1 earth+water | S: S2w{rocket} | I: I2f | sum 0", **zones)
    assert (t.total, t.success, t.inhabitants_sum) == (12, 11, -1)
    t.do("census I1a")
    assert (t.inhabitants_sum, t.ending) == (0, "won all_cities URB-BASE-60")
    t = table("R1 earth+water | S: S2w | I: I2f | sum 0", **zones).do("census I1a")
    assert (t.inhabitants_sum, t.ending) == (-1, "lost inhabitants URB-POSTCARDS-20")


# ---- Void -----------------------------------------------------------------------------------------------


@covers("URB-EX-54", "URB-VOID-03", "URB-VOID-04")
def test_ex_54_the_way_of_the_void() -> None:
    t = table(quiet(1, 2, 3, 4), modules="void", at="next-turn", turn=0, hand=HAND, deck="I1a x6 …")
    seen = []
    for turn in (1, 2, 3, 4, 5):
        assert t.turn == turn
        seen.append(t.void)
        t.do("pass I1a")
    assert seen == [(8, "R1"), (8, "R2"), (8, "R3"), (8, "R4"), (8, "R1")]
    assert table(quiet(1, 3, 4), modules="void", at="next-turn", void="8 R1").void == (8, "R3")


@covers("URB-EX-55", "URB-VOID-05", "URB-VOID-07")
def test_ex_55_the_city_of_the_void_is_balanced() -> None:
    t = table(even(1, 2), quiet(3), even(4), modules="void", void="8 R2", deck="S1e S1f S1e S1f X5 I3e …")
    t.do("census I1a")
    assert (t.success, t.row(1).dreams, t.row(4).dreams) == (2, "S1e S1f", "S1e S1f")
    assert t.row(2) == "water+air | S: S2w | I: I2f | sum 0"
    assert (t.question, t.void) == ("chaos", (7, "stack_up"))
    assert t.do("place R3").void == (7, "R1")


@covers("URB-EX-56", "URB-VOID-08", "URB-POSTCARDS-07")
def test_ex_56_the_city_of_the_void_is_not_balanced() -> None:
    rows = (quiet(1, 2), "R3 earth+air | S: S2w{doves} | I: I3e | sum -1", quiet(4))
    t = table(*rows, modules="postcards void", void="8 R3", postcards="seer …", deck="S1e I2f X5 S4a …")
    t.do("census I1a")
    assert t.discard == "I1a S2w I3e"
    assert (t.inhabitants, t.inhabitants_sum) == ("doves-", -2)
    assert t.row(3) == "earth+air | S: S1e{seer} | I: I2f"
    assert (t.question, t.void) == ("wise", (8, "R3"))
    assert t.do("face", "place R1").void == (8, "R4")


@covers("URB-EX-57", "URB-VOID-09", "URB-EDGE-20")
def test_ex_57_the_city_of_the_void_is_empty() -> None:
    t = table(even(1), quiet(2), "R3 fire+air | S: - | I: -", quiet(4), modules="void", void="8 R3")
    assert t.do("census I1a").ending == "lost void URB-VOID-09"


@covers("URB-EX-58", "URB-VOID-12", "URB-VOID-03")
def test_ex_58_an_alliance_gives_two_turns() -> None:
    zones: dict[str, Any] = {"modules": "void", "void": "5 R2", "hand": "S1e I2f S4a S2w"}
    t = table(even(1, 2, 3, 4), **zones, deck="I3e X5 I1a …").do("alliance S1e", "and I2f")
    assert (t.question, t.void, t.discard) == ("chaos", (4, "stack_flat"), "S1e I2f")
    t = table(even(1, 2, 3, 4), **zones, deck="I3e I1a S1e S1f S1e S1f S1e S1f S1e S1f S2w I2f …")
    t.do("alliance S1e", "and I2f")
    assert refilled(t, "I3e", "I1a")
    assert t.void == (4, "stack_up")
    t.do("census S4a")
    assert t.question == "bonus", "all four rows, a Perfect Balance"
    t.do("bonus 1")
    assert (t.success, t.void) == (5, (4, "R1"))


@covers("URB-EX-59", "URB-VOID-11")
def test_ex_59_the_last_void_card() -> None:
    t = table(quiet(1, 2, 3, 4), modules="void", void="1 R2", city_deck=1, deck="S4a I3e …")
    assert t.success == 7
    t.do("alliance S1e", "and I2w")
    assert (t.void, t.success, t.city_deck, t.status) == ((0, "gone"), 8, 0, "playing")


@covers("URB-EX-60", "URB-VOID-10", "URB-VOID-05")
def test_ex_60_four_balanced_rows_and_the_void() -> None:
    t = table(even(1, 2, 3, 4), modules="void", void="8 R2", city_deck=5, deck="S1e S1f S1e S1f S1e S1f X5 I3e …")
    t.do("census I1a")
    assert t.question == "chaos", "no bonus was offered"
    assert (t.success, t.city_deck, t.void) == (6, 2, (7, "stack_up"))
    assert t.row(2).dreams == "S2w I2f"


# ---- further examples -----------------------------------------------------------------------------------


@covers("URB-EX-64", "URB-CHROMATIC-06", "URB-CHROMATIC-05")
def test_ex_64_everything_is_full() -> None:
    row = "R1 square | S: S1e S1f S2w | I: I1a I1a I2w | sum 0"
    t = table(row, modules="squares chromatic", at="refill", deck="Y4 I2f S4a …")
    assert t.discard == "Y4 I2f"
    assert refilled(t, "S4a")
    assert t.row(1) == row[3:]


@covers("URB-EX-65", "URB-BOOKS-06", "URB-BOOKS-08")
def test_ex_65_an_incubus_flies() -> None:
    rows = ("R1 earth+water | S: S2w | I: I3e I2w | sum -3", "R2 garden | S: S4a S1f | I: I2f | sum +3")
    t = table(*rows, modules="gardens books", books="book_flying_incubi", deck="S1e …")
    t.do("flying-incubi I1a", "fly R1.incubi:I3e", "fly-to R2")
    assert t.row(1) == "earth+water | S: S2w | I: I2w | sum 0"
    assert t.row(2) == "garden | S: S4a S1f | I: I2f I3e | sum 0"
    assert t.discard == "I1a"


@covers("URB-EX-66", "URB-VOID-14", "URB-VOID-12")
def test_ex_66_an_alliance_after_an_alliance() -> None:
    t = table(quiet(1, 2, 3, 4), modules="void", void="4 up", deck="S4a X5 I3e …").do("alliance S1e", "and I2w")
    assert (t.question, t.void) == ("chaos", (3, "stack_flat"))
    assert t.do("place R1").void == (3, "stack_up")


@covers("URB-EX-67", "URB-GARDENS-03", "URB-GARDENS-06", "URB-GARDENS-12")
def test_ex_67_what_a_wizard_may_do() -> None:
    rows = ("R1 earth+water | S: X5 | I: I3e", quiet(2, 3, 4))
    t = table(*rows, modules="gardens books", books="book_prophecies", hand="WS1f S1e I2w S4a", deck="S2w I1a …")
    assert places(t, "WS1f") == {"R2.sognae", "R3.sognae"}
    assert t.copy().do("play WS1f at R2.sognae").row(2) == "water+fire | S: WS1f | I: I2w | sum -1"
    with_it = {words.split()[0] for words in t.choices if words.split()[1] == "WS1f"}
    assert with_it == {"play", "swap", "census", "pass", "prophecies", "rebuild", "side-change"}
    assert t.copy().do("pass WS1f").question == "main"
    two = t.copy().do("prophecies WS1f", "put I1a", "again swap")
    assert two.question == "swap"
    special = t.copy().do("side-change WS1f", "flip R1.sognae:X5")
    assert (special.question, special.turn) == ("main", 2), "exactly one, and no Swap after it"
    swap = t.copy().do("swap WS1f", "exchange R1.sognae:X5", "exchange-with R3.sognae:S4a")
    assert swap.question == "second"
    assert swap.choices == "stop, again swap, again census, again prophecies"
    assert swap.refuses("side-change WS1f")


@covers("URB-EX-68", "URB-EDGE-17")
def test_ex_68_no_postcard_is_left() -> None:
    t = claiming("S1e I2f", modules="postcards", postcards="")
    assert t.row(1).dreams == "S1e I2f"
    assert (t.success, t.postcard_deck) == (1, 0)


@covers("URB-EX-71", "URB-SQUARES-05", "URB-BASE-33")
def test_ex_71_a_meta_is_swapped() -> None:
    rows = ("R1 earth+water | S: - | I: M2e | sum -2", "R2 fire+air | S: S2w | I: I3e | sum -1")
    t = table(*rows, modules="squares", deck="S1e …").do("swap I1a")
    assert t.row(1) == "earth+water | S: - | I: I3e | sum -3", "the only Swap there is"
    assert t.row(2) == "fire+air | S: S2w | I: M2e | sum 0"


@covers("URB-EX-72", "URB-TEMPLES-05", "URB-GARDENS-02")
def test_ex_72_a_concord_in_a_team() -> None:
    rows = ("R1 temple:air | S: - | I: -", "R2 garden | S: - | I: -", "R3 square | S: - | I: -")
    t = table(*rows, modules="squares temples gardens", mode="team", polarity="sognae", hand="N2 N2 N2 I2w")
    assert t.choices.of("play") == "N2 at R1.sognae, N2 at R3.sognae"
