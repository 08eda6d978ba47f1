"""Edge cases with rulings, URB-EDGE-06 … -30; the earlier ones stand in test_chaos.py and test_winning.py."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.urbion.table import deal, even, quiet, table
from tests.support import covers

FULL = "S: S1e S1f S2w | I: I1a I1a I2w | sum 0"

# ---- the table --------------------------------------------------------------------------------------------


@covers("URB-EDGE-06")
def test_no_chaos_where_the_sides_are_tied() -> None:
    t = table(even(1), quiet(2), "R3 fire+air | S: - | I: -", "R4 earth+air | S: - | I: I1a", at="refill", deck="X5 …")
    assert [choice for choice in t.choices if choice.startswith("place")] == ["place R2", "place R4"]


@covers("URB-EDGE-08", "URB-BASE-10")
def test_no_effect_puts_a_fourth_dream_on_a_side() -> None:
    t = table(
        f"R1 earth+water | {FULL}", "R2 fire+air | S: S4a | I: I2f", "R3 water+air | S: S1e S1e S1f | I: X5 I3e I3e",
        modules="books gardens chromatic", books="book_flying_sognae book_flying_incubi", hand="S2w I2w I3e WI2f",
        deck="Y4 …",
    )  # fmt: skip
    assert t.choices.of("play") == "WI2f at R2.incubi", "R1 and R3 show water and earth, and are full"
    assert "side-change" not in t.choices.verbs, "the other side of the Chaos is full"
    t.do("pass S2w")
    assert t.choices == "lay R2.sognae, lay R2.incubi", "a Chromatic Chaos finds two sides with room"


@covers("URB-EDGE-08", "URB-BOOKS-07")
def test_a_dream_flies_only_where_there_is_room() -> None:
    t = table(
        f"R1 earth+water | {FULL}", "R2 fire+air | S: S4a | I: I2f", quiet(4),
        modules="books", books="book_flying_sognae", deck="S1e …",
    ).do("flying-sognae S1e", "fly R2.sognae:S4a")  # fmt: skip
    assert t.row(4).sognae == "S4a", "R1 is full, so R4 was the only row"


@covers("URB-EDGE-12", "URB-VOID-13", "URB-BASE-04")
def test_in_the_hand_a_meta_is_both_and_a_sogna_is_one() -> None:
    def allies(hand: str) -> set[str]:
        t = table(quiet(1, 2, 3, 4), modules="squares temples void gardens", void="5 R2", hand=hand)
        pairs = set()
        for first in t.choices.of("alliance"):
            after = t.copy().do(f"alliance {first}")
            seconds = [word.split()[1] for word in (*after.forced, *after.choices) if word.startswith("and ")]
            pairs |= {" ".join(sorted((first, second))) for second in seconds}
        return pairs

    assert allies("S1e S2w S4a S1f") == set()
    assert allies("S1e I2f I2f S1e") == {"I2f S1e"}
    assert allies("M2e S1e S1e S1e") == {"M2e S1e"}
    assert allies("M2e M2e I2f I2f") == {"M2e M2e", "I2f M2e"}
    assert allies("N2 I2f I3e I3e") == {"I2f N2", "I3e N2"}
    assert allies("WS1e WI2f S1e S1e") == {"WI2f WS1e", "S1e WI2f"}


@covers("URB-EDGE-12", "URB-BOOKS-09", "URB-BOOKS-14", "URB-CHROMATIC-11")
def test_on_the_table_the_side_decides_and_chaos_is_neither() -> None:
    t = table(
        "R1 square | S: X5 N1 S2w | I: Y4 M3w I1a", modules="squares temples chromatic books gardens",
        books="book_invisible_sognae book_invisible_incubi", hand="S1e S1e S1e S1e",
    )  # fmt: skip
    assert t.copy().do("invisible-sognae S1e").choices == "vanish R1.sognae:N1, vanish R1.sognae:S2w"
    assert t.do("invisible-incubi S1e").choices == "vanish R1.incubi:M3w, vanish R1.incubi:I1a"


@covers("URB-EDGE-13", "URB-TEAM-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_team_hand_without_a_play_may_always_be_discarded(edition: str) -> None:
    t = table("R1 earth+water | S: - | I: -", mode="team", polarity="sognae", hand="I3e I2w I2f I1a", edition=edition)
    assert t.choices.verbs == {"census", "switch-polarity" if edition == "first" else "pass"}


@covers("URB-EDGE-14", "URB-BASE-01", "URB-VOID-04", "URB-POSTCARDS-15")
def test_void_and_flagship_skip_vacant_rows() -> None:
    t = table(
        "R1 earth+fire | S: S1f{flagship} | I: -", quiet(3), modules="void postcards", void="8 R1", deck="S4a S4a …"
    ).do("pass S1e")  # fmt: skip
    assert (t.void, t.row(3).sognae) == ((8, "R3"), "S4a S1f{flagship}")
    t.do("pass S4a")
    assert (t.void, t.row(1).sognae) == ((8, "R1"), "S1f{flagship}")


@covers("URB-EDGE-14")
def test_a_vacant_row_implies_an_empty_city_deck() -> None:
    t = table(even(1, 2), quiet(3, 4), cities="fire+air", deck="S1e S1f S4a …").do("census I1a")
    assert ([row.city for row in t.rows], t.city_deck) == (["fire+air", None, "fire+air", "earth+air"], 0)
    with pytest.raises(reverie.PositionError):
        table(quiet(1, 2), success=9)  # one City would be left in the deck


# ---- Census -----------------------------------------------------------------------------------------------


@covers("URB-EDGE-15")
def test_all_replacements_then_all_fillings_then_chromatic_chaos() -> None:
    t = table(
        even(1), "R2 water+air", quiet(3), even(4), modules="chromatic", cities="fire+air earth+fire …",
        deck="Y4 S1e S1e S1f S1f S2w S2w I1a …",
    ).do("census I1a")  # fmt: skip
    assert t.question == "chromatic"
    assert [row.city for row in t.rows] == ["fire+air", "water+air", "fire+air", "earth+fire"]
    assert [t.row(n).dreams for n in (1, 2, 4)] == ["S1e S1e", "S1f S1f", "S2w S2w"], "all filled before it is placed"
    assert (t.deck_top, t.aside, t.pending) == ("I1a", "", "Y4")


@covers("URB-EDGE-17", "URB-POSTCARDS-03")
def test_rows_are_filled_without_a_postcard_when_none_is_left() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="postcards", postcards="", deck="S1e S1f S4a …").do("census I1a")
    assert (t.row(1).dreams, t.postcard_deck) == ("S1e S1f", 0)


@covers("URB-EDGE-18", "URB-GARDENS-07")
def test_no_second_action_after_the_end() -> None:
    t = table(even(1), modules="gardens", hand="WS1e S1e S1f I1a", deck="").do("census WS1e")
    assert (t.status, t.question, t.words) == ("won", None, [])
    assert not [answer for answer in t.answers if answer in ("stop", "again census")]


@covers("URB-EDGE-19", "URB-GARDENS-07")
def test_a_wizard_pays_for_two_whole_censuses_that_may_both_be_perfect() -> None:
    t = table(
        even(1, 2, 3, 4), modules="gardens", hand="WS1e S1e S1f I1a", city_deck=12,
        deck="S2w I2w S2w I2w S1e I1a S1e I1a S4a S4a S4a S4a S4a S4a S1f S1f I3e …",
    )  # fmt: skip
    t.do("census WS1e", "bonus 1")
    assert (t.question, t.success, t.turn) == ("second", 5, 1)
    assert [row.total for row in t.rows] == [0, 0, 0, 0], "filled, balanced, not yet claimed"
    t.do("again census", "bonus 1")
    assert (t.success, t.city_deck, t.turn) == (10, 2, 2)
    assert t.hand == "S1e S1f I1a I3e", "one card was paid"


@covers("URB-EDGE-20", "URB-VOID-09")
def test_a_census_with_the_void_on_an_empty_city_is_offered_and_loses() -> None:
    t = table(even(1), quiet(2), "R3 water+air | S: - | I: -", modules="void", void="8 R3", deck="S1e …")
    assert "census I1a" in t.choices
    before = t.success
    t.do("census I1a")
    assert (t.ending, t.success) == ("lost void URB-VOID-09", before + 1), "the other City was claimed first"


@covers("URB-EDGE-29")
def test_filling_never_claims() -> None:
    t = table(
        "R1 earth+water | S: - | I: -", quiet(2, 3, 4), modules="books", books="book_freedom", deck="S2w I2w S1e …"
    )  # fmt: skip
    t.do("freedom S1e")
    assert (t.balanced(1), t.success, t.question) == (True, 1, "main")


# ---- Chaos ------------------------------------------------------------------------------------------------


@covers("URB-EDGE-16", "URB-POSTCARDS-05")
@pytest.mark.parametrize(
    ("left", "after"),
    [
        ("S1e I2w S4a I3e", "I2w S4a X5 I3e"),
        ("S1e I2w S4a", "I2w S4a X5"),
        ("S1e I2w", "I2w X5"),
        ("S1e", "X5"),
    ],
)
def test_a_wise_chaos_puts_the_card_under_three_others_or_at_the_bottom(left: str, after: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", wise=3, at="refill", deck=f"X5 {left}").do("wise")
    assert (t.hand, t.deck_top, t.wise) == ("S1e I2w S1f S1e", after, 2)


@covers("URB-EDGE-16")
def test_with_an_empty_deck_the_same_card_is_drawn_again() -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", wise=2, at="refill", deck="X5")
    t.do("wise")
    assert (t.question, t.wise, t.deck_size) == ("wise", 1, 0)
    t.do("wise")
    assert (t.question, t.wise) == ("chaos", 0)


@covers("URB-EDGE-21", "URB-CHROMATIC-06")
def test_a_chromatic_chaos_without_room_is_discarded_and_reveals_all_the_same() -> None:
    t = table(f"R1 square | {FULL}", modules="squares chromatic", at="refill", deck="Y4 I2f S4a …")
    assert (t.discard, t.hand) == ("Y4 I2f", "S1e I2w S1f S4a")


@covers("URB-EDGE-22")
def test_eight_chaos_and_eight_chromatic_chaos_in_a_row() -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="chromatic", at="refill", deck=f"{'X5 Y4 ' * 8} S1e S1e S1f S1f S2w S2w S4a S4a …"
    )  # fmt: skip
    asked = 0
    while t.question in ("chaos", "chromatic", "revealed") and asked < 60:
        assert t.everything["X5"] == t.everything["Y4"] == 8
        assert len(t.pending) <= 16
        t.do("reveal" if t.question == "chaos" else t.words[0])
        asked += 1
    assert asked < 60
    assert t.question in ("main", None)


@covers("URB-EDGE-24")
def test_an_empty_deck_is_not_refilled_from_the_discard_pile() -> None:
    t = table(quiet(1, 2, 3, 4), deck="S4a")
    pile = len(t.view["discard"])
    assert pile > 50
    t.do("pass S1e", "pass I2w")
    assert (t.status, len(t.view["discard"]), t.shuffles) == ("lost", pile + 2, 0)


# ---- Postcards and Void -----------------------------------------------------------------------------------


@covers("URB-EDGE-25", "URB-POSTCARDS-15")
def test_the_order_of_two_flagships_matters() -> None:
    t = table(
        "R1 earth+fire | S: S1f{flagship} | I: -", "R2 water+fire | S: S2w{flagship} S1e S1e | I: -",
        "R3 fire+air | S: - | I: I2f", quiet(4), modules="postcards", deck="S4a …",
    ).do("pass S1e")  # fmt: skip
    assert (t.question, t.point) == ("flagship", "DP-13")
    lower_first = t.copy().do("sail R2.sognae:S2w{flagship}")
    assert lower_first.row(2).sognae == "S1f{flagship} S1e S1e"
    assert (lower_first.row(3).sognae, lower_first.inhabitants) == ("S2w{flagship}", "")
    upper_first = t.do("sail R1.sognae:S1f{flagship}")
    assert (upper_first.row(1).sognae, upper_first.inhabitants) == ("S1f", "flagship-")
    assert upper_first.row(3).sognae == "S2w{flagship}", "the other one still sails"


@covers("URB-EDGE-26", "URB-POSTCARDS-14")
def test_an_hourglass_after_four_quarters_is_in_its_last_turn() -> None:
    rows = ("R1 earth+fire | S: S1f{hourglass:4} | I: -", quiet(2, 3, 4))
    fresh = ("R1 earth+fire | S: S1f{hourglass} | I: -", quiet(2, 3, 4))
    old, new = (table(*text, modules="postcards", deck="S4a …").do("pass S1e") for text in (rows, fresh))
    assert (old.row(1).sognae, old.inhabitants) == ("S1f", "hourglass-")
    assert (new.row(1).sognae, new.inhabitants) == ("S1f{hourglass:1}", "")


@covers("URB-EDGE-27", "URB-VOID-07", "URB-VOID-12")
def test_the_last_city_under_the_void() -> None:
    row = "R1 earth+water | S: S2w | I: I2f | sum 0"
    alone: dict[str, Any] = {"modules": "void gardens", "void": "8 R1", "deck": "S1e I2f S4a S4a S4a …", "success": 15}
    t = table(row, hand="S1e I2f S1f I1a", **alone).do("census S1e")
    assert (t.status, t.success, t.void) == ("playing", 15, (7, "R1")), "raised, and back on the City next turn"
    t = table(row, hand="S1e I2f S1f I1a", **alone).do("alliance S1e", "and I2f")
    assert t.void == (7, "stack_up"), "flat, and raised in the next turn"
    t.do("census S1f")
    assert t.status == "won"
    t = table(row, hand="WS1e I2f S1f I1a", **alone).do("census WS1e", "again census")
    assert t.status == "won", "the first Census drove the Void away"
    t = table(row, hand="S1e I2f S1f I1a", **{**alone, "void": "1 R1"}).do("census S1e")
    assert t.void == (0, "gone")
    t.do("census S1f")
    assert t.status == "won"


@covers("URB-EDGE-27", "URB-VOID-16")
def test_freedom_claims_the_last_city_under_the_void() -> None:
    t = table("R1 earth+water", modules="void books", books="book_freedom", void="8 R1", deck="S4a …")
    t.do("freedom S1e")
    assert t.status == "won"


@covers("URB-EDGE-28", "URB-VOID-11")
@pytest.mark.parametrize("way", ["alliance", "census"])
def test_the_bonus_of_the_last_void_card_never_wins_by_itself(way: str) -> None:
    """Even with every other City claimed, the one under the Void lies there still."""
    t = table(
        even(1), quiet(2, 3, 4), modules="void", void="1 R1", cities="fire+air", hand="S1e I2f S1f I1a",
        deck="S4a S4a S4a …",
    )  # fmt: skip
    assert (t.success, t.city_deck) == (7, 1)
    t.do(*(["alliance S1e", "and I2f"] if way == "alliance" else ["census S1e"]))
    assert (t.success, t.city_deck, t.void, t.status) == (8, 0, (0, "gone"), "playing")


@covers("URB-EDGE-30")
def test_neither_wise_chaos_nor_void_cards_nor_books_are_discarded() -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="void postcards gardens", void="5 R2", wise=1, hand="WS1e I2f S1f I1a",
        deck="S1e X5 S4a I3e S2w …",
    )  # fmt: skip
    t.do("alliance I2f", "and WS1e", "wise")
    assert (t.void[0], t.wise) == (4, 0)
    assert t.discard == "WS1e I2f", "nothing but the two cards of the hand"
    t = deal(2, modules="books").do("reveal-book", "no-more-books")
    assert (len(t.books), len(t.discard) + sum(event["card"] == "X5" for event in t.told("moved")[:4])) == (1, 4)


@covers("URB-EDGE-30")
def test_discarded_from_the_hand_or_the_table_it_is_the_same_pile() -> None:
    t = table(
        "R1 earth+water | S: S2w{doves} | I: -", quiet(2, 3, 4), modules="books postcards",
        books="book_invisible_sognae", deck="S4a …",
    )  # fmt: skip
    t.do("invisible-sognae I1a", "vanish R1.sognae:S2w{doves}")
    assert (t.discard, t.inhabitants) == ("I1a S2w", "doves-")
