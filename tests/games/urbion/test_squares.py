"""Squares and Metas, URB-SQUARES-01 … -06."""

from __future__ import annotations

import pytest

from tests.games.urbion.expansions import SIDES_IN_WORDS, claiming, offered_sides, places
from tests.games.urbion.table import HAND, cities_of, deal, deck_of, even, quiet, table
from tests.support import covers

EDITIONS = ["second", "first"]
PAIRS = [
    *("M2e I3e", "I3e M2e", "M3w S2w", "S4a M2a", "M2e X5", "X5 M3f", "M3w M2a", "M2a M3w", "M2e M2e"),
    *("S2w I2f", "S1e S1f", "X5 I2f", "S4a X5", "X5 X5"),
]


@covers("URB-SQUARES-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_squares_and_eight_metas_join_the_decks(edition: str) -> None:
    for seed in range(5):
        t = deal(seed, edition, modules="squares")
        assert t.total == 16
        assert t.everything == deck_of("squares")
        assert t.every_city == cities_of("squares")
    plain = deal(0, edition)
    assert (plain.total, plain.everything, plain.every_city) == (12, deck_of(), cities_of())


@covers("URB-SQUARES-02")
def test_every_element_may_be_played_at_a_square() -> None:
    empty = "R1 square | S: - | I: -"
    t = table(empty, modules="squares", hand="S1e S2w S1f S4a")
    assert t.choices.of("play") == "S1e at R1.sognae, S2w at R1.sognae, S1f at R1.sognae, S4a at R1.sognae"
    t = table(empty, modules="squares", hand="I3e I2w I2f I1a")
    assert t.choices.of("play") == "I3e at R1.incubi, I2w at R1.incubi, I2f at R1.incubi, I1a at R1.incubi"


@covers("URB-SQUARES-02")
def test_a_square_keeps_the_limit_of_three_and_the_sides() -> None:
    t = table("R1 square | S: S1e S1f S2w | I: I1a I1a", modules="squares", hand="S1e I2w M2e S4a")
    assert t.choices.of("play") == "I2w at R1.incubi, M2e at R1.incubi"


@covers("URB-SQUARES-03")
def test_a_meta_needs_its_element_and_goes_to_either_side() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: I3e | sum -1",
        "R2 fire+air | S: - | I: -",
        "R3 square | S: S4a S4a S4a | I: - | sum +12",
        "R4 earth+fire | S: - | I: I2f I2f I2f | sum -6",
        modules="squares",
        hand="M2e M3w M3f M2a",
        deck="S1e S1f …",
    )
    assert places(t, "M2e") == {"R1.sognae", "R1.incubi", "R3.incubi", "R4.sognae"}
    assert places(t, "M3w") == {"R1.sognae", "R1.incubi", "R3.incubi"}
    assert places(t, "M3f") == {"R2.sognae", "R2.incubi", "R3.incubi", "R4.sognae"}
    assert places(t, "M2a") == {"R2.sognae", "R2.incubi", "R3.incubi"}
    assert t.copy().do("play M3w at R1.sognae").row(1) == "earth+water | S: S2w M3w | I: I3e | sum +2"
    assert t.copy().do("play M3w at R1.incubi").row(1) == "earth+water | S: S2w | I: I3e M3w | sum -4"


@covers("URB-SQUARES-03", "URB-TEAM-04")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_in_a_team_a_meta_goes_to_the_side_of_the_polarity(polarity: str) -> None:
    t = table(quiet(1, 2, 3, 4), modules="squares", mode="team", polarity=polarity, hand="M2e M3w S2w I2w")
    assert places(t, "M2e") == {f"R1.{polarity}", f"R4.{polarity}"}
    assert places(t, "M3w") == {f"R2.{polarity}"}


@covers("URB-SQUARES-04", "URB-SQUARES-06", "URB-BASE-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pair", PAIRS)
def test_a_row_filled_after_a_census(pair: str, edition: str) -> None:
    first, second = pair.split()
    t = claiming(pair, modules="squares", edition=edition)
    expected = offered_sides(first, second, edition)
    if len(expected) == 1:
        assert t.question == "main", "nothing to decide"
    else:
        assert (t.question, t.about) == ("sides", {"row": "R1", "cards": [first, second]})
        assert set(t.choices) == expected
    for sides, words in SIDES_IN_WORDS.items():
        if words in expected:
            row = (t.copy().do(words) if len(expected) > 1 else t).row(1)
            drawn = ((first, sides[0]), (second, sides[1]))
            assert [sorted(side) for side in row.sides] == [
                sorted(card for card, place in drawn if place == side) for side in (0, 1)
            ]


@covers("URB-SQUARES-04", "URB-BOOKS-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_filled_after_freedom(edition: str) -> None:
    t = table("R1 square | S: - | I: -", quiet(2, 3, 4), modules="squares books", books="book_freedom",
              edition=edition, deck="I3e M2e S1e S1f …").do("freedom I1a", "free R1")  # fmt: skip
    if edition == "first":
        assert t.row(1).incubi == "I3e M2e"
        assert t.question == "main"
    else:
        assert t.choices == "sides both-incubi, sides incubi-sognae"


@covers("URB-SQUARES-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rows_filled_in_the_set_up(edition: str) -> None:
    asked = 0
    for seed in range(40):
        t = deal(seed, edition, modules="squares")
        while t.question != "main":
            if t.question == "sides":
                first, second = t.about["cards"]
                assert set(t.choices) == offered_sides(first, second, edition)
                asked += 1
            t.game.apply(t.words[seed % len(t.words)])
    assert asked >= 5


@covers("URB-SQUARES-05", "URB-BASE-04")
def test_a_placed_meta_is_swapped_within_its_side_only() -> None:
    t = table(
        "R1 earth+water | S: M2e | I: I2f | sum 0",
        "R2 fire+air | S: S4a | I: I3e | sum +1",
        modules="squares",
        deck="S1e S1f …",
    ).do("swap I1a")
    assert t.choices == "exchange R1.sognae:M2e, exchange R1.incubi:I2f"
    t.do("exchange R1.sognae:M2e", "exchange-with R2.sognae:S4a")
    assert t.row(1) == "earth+water | S: S4a | I: I2f | sum +2"
    assert t.row(2) == "fire+air | S: M2e | I: I3e | sum -1"


@covers("URB-SQUARES-05", "URB-GARDENS-10")
def test_a_side_change_does_not_turn_a_meta() -> None:
    rows = ("R1 earth+water | S: M2e | I: I2f | sum 0", "R2 fire+air | S: - | I: M3f | sum -3")
    t = table(*rows, modules="squares gardens", hand="WS1f S1e I3e S2w")
    assert {"side-change", "side-change-two"}.isdisjoint(t.choices.verbs)
    assert "rebuild" in t.choices.verbs


@covers("URB-SQUARES-06")
@pytest.mark.parametrize("pair", ["M3f X5", "X5 M3f"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chaos_follows_the_meta(pair: str, edition: str) -> None:
    t = claiming(pair, modules="squares", edition=edition)
    assert t.choices == "sides both-sognae, sides both-incubi"
    assert t.copy().do("sides both-sognae").row(1).total == 8
    assert t.do("sides both-incubi").row(1).total == -8


@covers("URB-SQUARES-01", "URB-BASE-60")
def test_the_game_lasts_until_all_sixteen_cities_are_claimed() -> None:
    t = table(even(1, 2), modules="squares", deck="S1e …", success=14).do("census I1a")
    assert t.ending == "won all_cities URB-BASE-60"
    t = table(even(1, 2), quiet(3, 4), modules="squares", hand=HAND, success=10,
              deck="S1e S1f S1e S1f S1e …").do("census I1a")  # fmt: skip
    assert (t.status, t.success) == ("playing", 12)


@covers("URB-BASE-04", "URB-SQUARES-05")
@pytest.mark.parametrize("token", ["M2e", "N2"])
@pytest.mark.parametrize("side", ["sognae", "incubi"])
def test_nothing_moves_a_meta_or_concord_across(token: str, side: str) -> None:
    marks = f"S: {token} | I: -" if side == "sognae" else f"S: - | I: {token}"
    t = table(f"R1 earth+water | {marks}", quiet(3), modules="squares temples gardens", hand="WS1e WI3e S1e S2w")
    assert not {"side-change", "side-change-two"} & t.choices.verbs
