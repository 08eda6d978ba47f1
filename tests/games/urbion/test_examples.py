"""The worked examples of the law: the same table, the same answers, every promised result."""

from __future__ import annotations

import pytest

import reverie
from tests.games.urbion.table import Table, deal, even, quiet, table
from tests.support import covers

EMPTY_ROWS = "R1 water+fire\nR2 earth+air\nR3 earth+water\nR4 fire+air"  # four Cities, nothing filled yet
CHAOS_TABLE = """
    R1 earth+water | S: S2w S1e S1f | I: I3e | sum +1
    R2 fire+air | S: S4a | I: I2f I2w | sum 0
    R3 earth+air | S: - | I: I3e | sum -3
    R4 water+fire | S: - | I: - | sum 0
"""  # EX-17 … EX-20

# ---- base game: playing and set-up ------------------------------------------------------------------------


@covers("URB-EX-01", "URB-BASE-30")
def test_ex_01_exactly_eight_plays() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I1a | sum +1",
        "R2 fire+air | S: - | I: I2f I1a | sum -3",
        "R3 water+air | S: S4a S1f | I: - | sum +5",
        "R4 earth+fire | S: S1e | I: I3e | sum -2",
        hand="S1e I2w S4a I2f",
    )
    assert t.choices.of("play") == (
        "S1e at R1.sognae, S1e at R4.sognae, I2w at R1.incubi, I2w at R3.incubi,"
        "S4a at R2.sognae, S4a at R3.sognae, I2f at R2.incubi, I2f at R4.incubi"
    )


@covers("URB-EX-02", "URB-BASE-10", "URB-BASE-30", "URB-BASE-11")
def test_ex_02_a_full_side_takes_nothing_more() -> None:
    t = table("R1 water+air | S: S2w S2w S4a | I: I3e | sum +5", quiet(3), hand="S2w I2f I2f I2f")
    assert not [play for play in t.choices.of("play") if play.startswith("S2w")]
    assert {"swap S2w", "census S2w", "pass S2w"} <= set(t.choices)


@covers("URB-EX-03", "URB-BASE-15")
def test_ex_03_filling_ignores_elements() -> None:
    t = table(EMPTY_ROWS, at="fill:1", turn=0, deck="S4a I3e …")
    assert t.row(1) == "water+fire | S: S4a | I: I3e | sum +1"
    assert not [answer for answer in t.answers if answer.startswith("sides")], "nothing is asked, not even silently"


@covers("URB-EX-04", "URB-BASE-15")
def test_ex_04_a_chaos_follows_the_incubus_drawn_after_it() -> None:
    t = table(EMPTY_ROWS, at="fill:1", turn=0, deck="S4a I3e X5 I2f S1e S1f …")
    assert t.row(2) == "earth+air | S: - | I: X5 I2f | sum -7"
    assert not [answer for answer in t.answers if answer.startswith("sides")]


@covers("URB-EX-05", "URB-BASE-15")
def test_ex_05_two_chaos_share_a_side() -> None:
    t = table(EMPTY_ROWS, at="fill:1", turn=0, deck="S4a I3e S1e I2f X5 X5 S1f …")
    assert (t.question, t.point, t.drawn) == ("sides", "DP-02", "X5 X5")
    assert t.choices == "sides both-sognae, sides both-incubi"
    assert t.copy().do("sides both-sognae").row(3) == "earth+water | S: X5 X5 | I: - | sum +10"
    assert t.do("sides both-incubi").row(3) == "earth+water | S: - | I: X5 X5 | sum -10"


@covers("URB-EX-06", "URB-BASE-16", "URB-BASE-09")
def test_ex_06_a_chaos_of_the_opening_hand_goes_to_a_stronger_side() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I2f | sum 0",
        "R2 earth+air | S: S1e S1f | I: - | sum +2",
        "R3 fire+air | S: - | I: I3e I2w | sum -5",
        "R4 water+fire | S: X5 S4a X5 | I: - | sum +14",
        at="opening", turn=0, deck="X5 S4a I3e S1e I2f …",
    )  # fmt: skip
    assert (t.question, t.point) == ("opening-chaos", "DP-03")
    assert t.choices == "place R2, place R3"
    other = t.copy().do("place R3")
    assert other.row(3) == "fire+air | S: - | I: I3e I2w X5 | sum -10"
    t.do("place R2")
    assert t.row(2) == "earth+air | S: S1e S1f X5 | I: - | sum +7"
    for done in (t, other):
        assert done.hand == "S4a I3e S1e I2f", "a replacement was drawn"
        assert (done.question, done.turn) == ("main", 1)


@covers("URB-EX-07", "URB-BASE-16")
def test_ex_07_a_chaos_that_fits_nowhere_goes_back_into_the_deck() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I2f | sum 0",
        "R2 earth+air | S: S1e | I: I1a | sum 0",
        "R3 fire+air | S: S1f | I: I1a | sum 0",
        "R4 water+fire | S: S2w | I: I2w | sum 0",
        at="opening", turn=0, deck="X5 S4a X5 I3e S1e I2f …",
    )  # fmt: skip
    assert t.hand == "S4a I3e S1e I2f"
    assert t.deck_size == 60
    assert t.deck.count("X5") == 8
    assert t.shuffles == 1
    assert (t.question, t.turn, t.aside) == ("main", 1, "")


# ---- Swap -------------------------------------------------------------------------------------------------


@covers("URB-EX-08", "URB-BASE-33")
def test_ex_08_a_swap_balances_two_rows_and_claims_nothing() -> None:
    t = table(
        "R1 earth+water | S: S4a | I: I2f | sum +2",
        "R2 earth+fire | S: S2w | I: I2w I2f | sum -2",
        quiet(3, 4),
        deck="S1e …",
    )
    t.do("swap I1a", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w")
    assert t.row(1) == "earth+water | S: S2w | I: I2f | sum 0"
    assert t.row(2) == "earth+fire | S: S4a | I: I2w I2f | sum 0"
    assert (t.success, t.discard, t.turn) == (0, "I1a", 2)


@covers("URB-EX-09", "URB-BASE-33", "URB-EDGE-11")
def test_ex_09_a_swapped_chaos_keeps_its_sign() -> None:
    t = table(
        "R1 earth+air | S: X5 | I: I3e I1a | sum +1",
        "R2 water+fire | S: S4a | I: I3e I2w | sum -1",
        deck="S1e …",
    )
    t.do("swap I1a", "exchange R1.sognae:X5", "exchange-with R2.sognae:S4a")
    assert t.row(1) == "earth+air | S: S4a | I: I3e I1a | sum 0"
    assert t.row(2) == "water+fire | S: X5 | I: I3e I2w | sum 0"


@covers("URB-EX-10", "URB-BASE-33", "URB-BASE-31")
def test_ex_10_a_swap_across_sides_or_of_one_card_is_refused() -> None:
    rows = ("R1 earth+water | S: S4a | I: - | sum +4", "R2 earth+fire | S: - | I: I2w | sum -2")
    t = table(*rows)
    assert "swap" not in t.choices.verbs, "no side is found in two rows"
    assert t.refuses("swap I1a")
    t = table(*rows, "R3 fire+air | S: S1f | I: I3e | sum -2").do("swap I1a")
    t.do("exchange R1.sognae:S4a")
    assert t.forced == ["exchange-with R3.sognae:S1f"], "the incubus is no partner, and a partner must be taken"
    t = table(*rows, "R3 fire+air | S: S1f | I: I3e | sum -2").do("swap I1a")
    assert t.refuses("exchange-with R2.incubi.1"), "the first of the two Dreams must be named"


# ---- Census -----------------------------------------------------------------------------------------------


@covers("URB-EX-11", "URB-BASE-35", "URB-BASE-36", "URB-BASE-40", "URB-BASE-41")
def test_ex_11_a_census_claims_cleans_replaces_and_fills() -> None:
    t = table(
        "R1 earth+water | S: S2w S1e | I: I3e | sum 0",
        "R2 fire+air | S: S4a | I: I2f I1a | sum +1",
        "R3 earth+air | S: X5 | I: I3e I2w | sum 0",
        "R4 water+fire | S: S1f | I: I2w I1a | sum -2",
        city_deck=5, cities="water+air earth+fire …", deck="S1f I2f X5 S4a S1e …",
    )  # fmt: skip
    t.do("census I1a")
    assert t.forced == ["clean none at R2"], "R2 has no zero-sum set"
    assert (t.question, t.success) == ("clean", 5)
    assert t.choices == "clean none at R4, clean S1f+I1a at R4"
    t.do("clean S1f+I1a at R4")
    assert t.row(4) == "water+fire | S: - | I: I2w | sum -2"
    assert t.row(1) == "water+air | S: S1f | I: I2f | sum -1"
    assert t.row(3) == "earth+fire | S: X5 S4a | I: - | sum +9"
    assert t.row(2) == "fire+air | S: S4a | I: I2f I1a | sum +1"
    assert t.city_deck == 3
    assert t.discard == "I1a S2w S1e I3e X5 I3e I2w S1f I1a"


@covers("URB-EX-12", "URB-BASE-36")
def test_ex_12_five_ways_to_clean_a_row() -> None:
    t = table("R2 water+fire | S: S2w S2w S4a | I: I2f I2w I3e | sum +1", quiet(3)).do("census I1a")
    assert t.choices == (
        "clean none at R2, clean S2w+I2f at R2, clean S2w+I2w at R2, clean S4a+I2f+I2w at R2,"
        "clean S2w+S2w+I2f+I2w at R2"
    )


@covers("URB-EX-13", "URB-BASE-08", "URB-BASE-41", "URB-EDGE-07")
def test_ex_13_an_empty_city_is_filled_not_claimed() -> None:
    t = table(quiet(1, 2, 3), "R4 water+air | S: - | I: - | sum 0", deck="S1f I2f S1e …")
    before = t.rows
    t.do("census I1a")
    assert t.row(4) == "water+air | S: S1f | I: I2f | sum -1"
    assert t.rows[:3] == before[:3]
    assert (t.success, t.city_deck) == (0, 8)
    assert (t.hand, t.turn) == ("S1e I2w S1f S1e", 2)


@covers("URB-EX-14", "URB-BASE-38", "URB-BASE-39")
def test_ex_14_a_perfect_balance_brings_a_city() -> None:
    t = table(even(1, 2, 3, 4), city_deck=8, deck="S1e I1a S1f I2w S4a I3e S2w I2f S1e …")
    size = t.deck_size
    t.do("census I1a")
    assert (t.question, t.point) == ("bonus", "DP-07")
    assert t.choices == "bonus 0, bonus 1"
    t.do("bonus 1")
    assert (t.success, t.city_deck) == (5, 3)
    assert [row.dreams for row in t.rows] == ["S1e I1a", "S1f I2w", "S4a I3e", "S2w I2f"]
    assert t.deck_size == size - 8 - 1, "eight for the rows, one for the hand"


@covers("URB-EX-15", "URB-BASE-39", "URB-BASE-40", "URB-BASE-60", "URB-BASE-21")
def test_ex_15_the_bonus_may_win_or_be_declined() -> None:
    t = table(even(1, 2, 3, 4), success=7, cities="fire+air", deck="S1e I2f S1f …").do("census I1a")
    size = t.deck_size
    won = t.copy().do("bonus 1")
    assert (won.success, won.deck_size) == (12, size)
    assert won.ending == "won all_cities URB-BASE-60"
    t.do("bonus 0")
    assert (t.success, t.city_deck, t.status) == (11, 0, "playing")
    assert t.row(1) == "fire+air | S: S1e | I: I2f | sum -1"
    assert t.rows[1:] == ["vacant", "vacant", "vacant"]
    assert (t.question, t.turn, t.deck_size) == ("main", 2, size - 3)


@covers("URB-EX-15", "URB-BASE-39")
def test_ex_15_the_first_edition_does_not_ask() -> None:
    t = table(even(1, 2, 3, 4), success=7, city_deck=1, edition="first").do("census I1a")
    assert (t.success, t.status) == (12, "won")


@covers("URB-EX-16", "URB-BASE-38", "URB-BASE-60")
def test_ex_16_three_cities_are_no_perfect_balance() -> None:
    t = table(even(1, 2, 4), success=9).do("census I1a")
    assert (t.success, t.ending) == (12, "won all_cities URB-BASE-60")
    assert not [answer for answer in t.answers if answer.startswith("bonus")]


# ---- Chaos and Phase II -----------------------------------------------------------------------------------


@covers("URB-EX-17", "URB-BASE-52", "URB-BASE-53", "URB-BASE-09")
def test_ex_17_three_answers_to_a_chaos() -> None:
    t = table(CHAOS_TABLE, at="refill", deck="X5 …")
    assert (t.question, t.point, t.about) == ("chaos", "DP-10", {"card": "X5"})
    assert t.choices == "place R3, ruin R2, reveal"


@covers("URB-EX-18", "URB-BASE-52")
def test_ex_18_a_ruined_city_stays_empty() -> None:
    t = table(CHAOS_TABLE, at="refill", deck="X5 S1e …").do("ruin R2")
    assert t.discard == "S4a I2f I2w X5"
    assert t.row(2) == "fire+air | S: - | I: - | sum 0"
    assert t.success == 0
    assert t.hand == "S1e I2w S1f S1e", "drawing continued"


@covers("URB-EX-19", "URB-BASE-52")
def test_ex_19_a_revealed_chaos_is_resolved_the_others_go() -> None:
    t = table(CHAOS_TABLE, at="refill", deck="X5 S1e I2w X5 S4a I3e S2w …").do("reveal")
    assert t.question == "chaos"
    t.do("place R3")
    assert t.discard == "S1e I2w S4a X5"
    assert t.row(3) == "earth+air | S: - | I: I3e X5 | sum -8"
    assert t.hand == "S1e I2w S1f I3e"
    assert t.deck_top == "S2w"


@covers("URB-EX-20", "URB-BASE-54", "URB-BASE-62")
def test_ex_20_a_reveal_of_the_last_cards_loses_at_the_next_draw() -> None:
    t = table(CHAOS_TABLE, at="refill", deck="X5 S1e I2w")
    lost = t.copy().do("reveal")
    assert lost.discard == "S1e I2w X5"
    assert lost.ending == "lost deck_empty URB-BASE-62"
    t.do("place R3")
    assert (t.hand, t.status, t.deck_size) == ("S1e I2w S1f S1e", "playing", 1)


@covers("URB-EX-21", "URB-BASE-60", "URB-EDGE-02")
def test_ex_21_the_last_claim_wins_with_an_empty_deck() -> None:
    t = table("R2 water+air | S: S2w | I: I2f | sum 0", success=11, deck="").do("census I1a")
    assert (t.success, t.deck_size, t.ending) == (12, 0, "won all_cities URB-BASE-60")
    assert t.hand == "S1e I2w S1f", "no draw"


@covers("URB-EX-22", "URB-BASE-62", "URB-BASE-63", "URB-EDGE-01", "URB-EDGE-03")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_ex_22_a_deck_that_ends_while_rows_are_filled(edition: str) -> None:
    t = table(even(1, 2), quiet(3, 4), success=6, deck="S1e I2w S4a", edition=edition)
    assert t.city_deck == 2
    t.do("census I1a")
    assert (t.success, t.deck_size, t.city_deck) == (8, 0, 0)
    assert t.row(1).dreams == "S1e I2w"
    if edition == "second":
        assert t.ending == "lost deck_empty URB-BASE-62"
        assert t.row(2).dreams == "", "R2 drew one Dream and could not draw again"
    else:
        assert t.ending == "lost deck_empty_first URB-BASE-63"
        assert t.row(2).sognae == "S4a"
        assert t.row(2).incubi == ""


@covers("URB-EX-23", "URB-BASE-32")
def test_ex_23_a_pass_changes_nothing_on_the_table() -> None:
    t = table(quiet(1, 2), even(3), quiet(4), hand="I2f S1e I2w S1f", deck="S4a …")
    before = t.rows
    t.do("pass I2f")
    assert t.rows == before
    assert (t.hand, t.discard) == ("S4a S1e I2w S1f", "I2f")
    assert (t.question, t.turn, t.success) == ("main", 2, 0)


# ---- team -------------------------------------------------------------------------------------------------


@covers("URB-EX-24", "URB-TEAM-04", "URB-TEAM-05")
def test_ex_24_plays_follow_the_polarity_discards_do_not() -> None:
    t = table(
        "R1 square | S: - | I: I2w | sum -2", "R2 fire+air | S: S4a | I: I2f | sum +2",
        mode="team", modules="squares", polarity="sognae", hand="S2w I3e S1f I1a", deck="S1e …",
    )  # fmt: skip
    assert t.polarity == "sognae"
    assert t.choices.of("play") == "S2w at R1.sognae, S1f at R1.sognae, S1f at R2.sognae"
    t.do("swap I3e", "exchange R1.incubi:I2w", "exchange-with R2.incubi:I2f")
    assert (t.row(1).incubi, t.row(2).incubi) == ("I2f", "I2w")


@covers("URB-EX-25", "URB-TEAM-08")
def test_ex_25_eight_discarded_cards_buy_the_other_polarity() -> None:
    nine = "I3e I3e I2w I2w I2f I2f I1a I1a S2w"
    t = table(
        "R1 water+air | S: S2w | I: - | sum +2", quiet(2, 3, 4),
        mode="team", polarity="incubi", hand="S4a S2w S1f S1e", discard=nine, deck="S1e …",
    )  # fmt: skip
    assert t.choices.of("play") == ""
    t.do("swap-polarity")
    assert (len(t.box), t.discard) == (8, "S2w")
    assert (t.question, t.acting, t.polarity) == ("main", 0, "sognae")
    assert t.seen_by(1).polarity == "incubi"
    assert "swap-polarity" not in t.choices
    assert t.refuses("swap-polarity")
    t.do("play S4a at R1.sognae")
    assert t.row(1) == "water+air | S: S2w S4a | I: - | sum +6"


@covers("URB-EX-26", "URB-TEAM-07")
def test_ex_26_the_first_edition_pays_a_card_for_the_polarity() -> None:
    t = table(quiet(1, 2, 3, 4), mode="team", edition="first", polarity="sognae", hand1="S2w x4", deck="S4a …")
    before = t.rows
    t.do("switch-polarity S1f")
    assert t.rows == before
    assert (t.acting, t.polarity, t.turn) == (1, "sognae", 2)
    assert (t.seen_by(0).polarity, t.seen_by(0).hand) == ("incubi", "S1e I2w I1a S4a")
    assert (t.discard, t.box) == ("S1f", "")


# ---- further examples -------------------------------------------------------------------------------------


@covers("URB-EX-61", "URB-BASE-12", "URB-BASE-13")
def test_ex_61_what_may_be_combined() -> None:
    with pytest.raises(reverie.SpecError):
        deal(1, "first", modules="void")
    t = deal(1, modules="squares temples gardens chromatic void")
    assert (t.total, sum(t.everything.values()), sum(t.every_city.values())) == (24, 114, 24)
    assert (t.city_deck, sum(row.city is not None for row in t.rows)) == (20, 4)


def opening_of_ex_62() -> Table:
    return table(
        "R1 earth+water | S: S2w | I: I2f | sum 0",
        "R2 earth+air | S: S1e S1f | I: - | sum +2",
        "R3 fire+air | S: S1f | I: I1a | sum 0",
        "R4 water+fire | S: S2w | I: I2w | sum 0",
        mode="team", polarity="sognae", turn=0, at="opening",
        deck="S1e X5 I2f S4a S2w I3e I1a X5 S1f I2w …",
    )  # fmt: skip


@covers("URB-EX-62", "URB-TEAM-02", "URB-TEAM-03", "URB-BASE-16")
def test_ex_62_two_opening_hands() -> None:
    t = opening_of_ex_62()
    assert t.row(2) == "earth+air | S: S1e S1f X5 | I: - | sum +7"
    assert t.answers == ["place R2"], "the only choice of the first Chaos; the second fits nowhere"
    assert t.seen_by(0).hand == "S1e I2f S4a S2w"
    assert t.seen_by(1).hand == "I3e I1a S1f I2w"
    assert (t.deck_size, t.deck.count("X5"), t.aside) == (55, 7, "")
    assert (t.question, t.turn, t.acting, t.polarity) == ("main", 1, 0, "sognae")


@covers("URB-EX-63", "URB-TEAM-06")
def test_ex_63_a_chaos_ignores_the_polarity() -> None:
    t = table(
        "R3 earth+air | S: - | I: I3e | sum -3",
        mode="team", polarity="sognae", at="refill", deck="X5 S1e …",
    )  # fmt: skip
    assert t.polarity == "sognae"
    assert "place R3" in t.choices
    t.do("place R3")
    assert t.row(3) == "earth+air | S: - | I: I3e X5 | sum -8"


@covers("URB-EX-69", "URB-BASE-51", "URB-VOID-12")
def test_ex_69_two_cards_are_drawn_one_at_a_time() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I2f | sum 0", "R3 earth+air | S: - | I: I3e | sum -3",
        modules="void", void="5 R1", hand="S4a I2w S1f I1a", deck="X5 S1e X5 I2f …",
    )  # fmt: skip
    t.do("alliance S1f", "and I1a")
    assert (t.question, t.hand) == ("chaos", "S4a I2w")
    t.do("place R3")
    assert t.row(3) == "earth+air | S: - | I: I3e X5 | sum -8"
    assert (t.question, t.hand) == ("chaos", "S4a I2w S1e")
    t.do("place R3")
    assert t.row(3) == "earth+air | S: - | I: I3e X5 X5 | sum -13"
    assert t.hand == "S4a I2w S1e I2f"
    assert (t.question, t.turn) == ("main", 2)


@covers("URB-EX-70", "URB-EDGE-29")
def test_ex_70_a_city_balanced_by_filling_waits_for_the_next_census() -> None:
    t = table(even(1), quiet(2, 3, 4), cities="fire+air …", deck="S2w I2f S1e S1f S1e S4a …").do("census I1a")
    assert t.row(1) == "fire+air | S: S2w | I: I2f | sum 0"
    assert (t.balanced(1), t.success) == (True, 1)
    t.do("census I2w")
    assert (t.success, t.row(1).dreams) == (2, "S1f S1e")
