"""Temples and Concord, URB-TEMPLES-01 … -06."""

from __future__ import annotations

import pytest

from tests.games.urbion.expansions import SIDES_IN_WORDS, claiming, offered_sides, places
from tests.games.urbion.table import cities_of, deal, deck_of, even, quiet, table
from tests.support import covers

ELEMENTS = ("earth", "water", "fire", "air")


@covers("URB-TEMPLES-01")
def test_four_temples_and_ten_concords_join_the_decks() -> None:
    for seed in range(5):
        t = deal(seed, modules="temples")
        assert t.total == 16
        assert t.everything == deck_of("temples")
        assert t.every_city == cities_of("temples")
    t = table(even(1, 2), modules="temples", deck="S1e …", success=14).do("census I1a")
    assert t.ending == "won all_cities URB-BASE-60"


@covers("URB-TEMPLES-02")
@pytest.mark.parametrize("element", ELEMENTS)
def test_a_temple_takes_its_element_only(element: str) -> None:
    empty = f"R1 temple:{element} | S: - | I: -"
    letter = element[0]
    sognae = {"e": "S1e", "w": "S2w", "f": "S1f", "a": "S4a"}
    incubi = {"e": "I3e", "w": "I2w", "f": "I2f", "a": "I1a"}
    t = table(empty, modules="temples", hand=" ".join(sognae.values()))
    assert t.choices.of("play") == f"{sognae[letter]} at R1.sognae"
    t = table(empty, modules="temples", hand=" ".join(incubi.values()))
    assert t.choices.of("play") == f"{incubi[letter]} at R1.incubi"
    t = table(empty, modules="squares temples", hand="M2e M3w M3f M2a")
    metas = {"e": "M2e", "w": "M3w", "f": "M3f", "a": "M2a"}
    assert t.choices.of("play") == f"{metas[letter]} at R1.sognae, {metas[letter]} at R1.incubi"


@covers("URB-TEMPLES-03", "URB-GARDENS-02")
def test_a_concord_goes_to_either_side_of_every_city_but_a_garden() -> None:
    t = table(
        "R1 temple:fire | S: - | I: -",
        "R2 garden | S: - | I: -",
        "R3 earth+water | S: S2w S2w S2w | I: - | sum +6",
        "R4 square | S: - | I: -",
        modules="squares temples gardens",
        hand="N1 N2 N3 N4",
        deck="S1e S1f …",
    )
    for card in t.hand:
        assert places(t, card) == {"R1.sognae", "R1.incubi", "R3.incubi", "R4.sognae", "R4.incubi"}
    assert t.copy().do("play N4 at R1.sognae").row(1).total == 4
    assert t.copy().do("play N3 at R3.incubi").row(3) == "earth+water | S: S2w S2w S2w | I: N3 | sum +3"


@covers("URB-TEMPLES-04", "URB-BASE-15")
@pytest.mark.parametrize(
    "pair", ["N1 I3e", "S2w N4", "N2 X5", "X5 N2", "N1 N2", "N2 N1", "N3 N3", "N2 WI2f", "WS4a N1", "N1 M2e"]
)
def test_a_concord_from_the_deck_is_free_and_draws_a_chaos_to_its_side(pair: str) -> None:
    first, second = pair.split()
    t = claiming(pair, modules="squares temples gardens")
    expected = offered_sides(first, second)
    assert (t.question, t.about) == ("sides", {"row": "R1", "cards": [first, second]})
    assert set(t.choices) == expected
    for sides, words in SIDES_IN_WORDS.items():
        if words in expected:
            row = t.copy().do(words).row(1)
            drawn = ((first, sides[0]), (second, sides[1]))
            assert [sorted(side) for side in row.sides] == [
                sorted(card for card, place in drawn if place == side) for side in (0, 1)
            ]


@covers("URB-TEMPLES-04")
def test_concords_of_the_set_up_are_free_too() -> None:
    asked = 0
    for seed in range(40):
        t = deal(seed, modules="temples")
        while t.question != "main":
            if t.question == "sides":
                assert set(t.choices) == offered_sides(*t.about["cards"])
                asked += 1
            t.game.apply(t.words[seed % len(t.words)])
    assert asked >= 5


@covers("URB-TEMPLES-05", "URB-TEAM-04")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_in_a_team_a_concord_is_played_to_the_side_of_the_polarity(polarity: str) -> None:
    rows = ("R1 temple:air | S: - | I: -", "R2 square | S: S1e | I: I1a | sum 0")
    t = table(*rows, modules="squares temples", mode="team", polarity=polarity, hand="N1 N2 N3 N4")
    for card in t.hand:
        assert places(t, card) == {f"R1.{polarity}", f"R2.{polarity}"}


@covers("URB-TEMPLES-05")
def test_in_a_team_the_sides_of_a_concord_from_the_deck_stay_free() -> None:
    t = claiming("N1 I3e", modules="temples", mode="team")
    assert t.choices == "sides both-incubi, sides sognae-incubi"


@covers("URB-TEMPLES-06", "URB-GARDENS-08")
def test_a_concord_shares_an_element_with_every_dream() -> None:
    t = table(quiet(1, 2, 3, 4), modules="squares temples gardens", hand="S1e I2w M3f N1", deck="S1e S1f …")
    assert t.choices.of("rebuild-two") == "S1e, I2w, M3f"
    for card in ("S1e", "I2w", "M3f"):
        done = t.copy().do(f"rebuild-two {card}", "and N1", "city R1", "city-with R2")
        assert done.discard == f"{card} N1"
    t = table(quiet(1, 2, 3, 4), modules="temples gardens", hand="S1e S2w S1f S4a")
    assert "rebuild-two" not in t.choices.verbs
    t = table(quiet(1, 2, 3, 4), modules="temples gardens", hand="N1 N1 N2 S4a", deck="S1e S1f …")
    assert t.choices.of("rebuild-two") == "S4a, N1"
    assert t.copy().do("rebuild-two N1").choices == "and N1, and N2"
    assert t.copy().do("rebuild-two S4a").choices == "and N1, and N2"
