"""The Census: URB-BASE-35 … -37, -40, -41."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.games.urbion.table import Row, even, quiet, table, tidy
from tests.support import covers

MAGNITUDE = {"S1e": 1, "S2w": 2, "S1f": 1, "S4a": 4, "I3e": 3, "I2w": 2, "I2f": 2, "I1a": 1, "X5": 5}


def cleanings(row: Row, number: int) -> set[str]:
    """Every set of Dreams of a row whose influences add up to nothing, by cards."""
    signed = [(token, MAGNITUDE[token]) for token in row.sides[0]]
    signed += [(token, -MAGNITUDE[token]) for token in row.sides[1]]
    found = {f"clean none at R{number}"}
    for n in range(1, len(signed) + 1):
        for chosen in itertools.combinations(signed, n):
            if sum(influence for _, influence in chosen) == 0:
                found.add(tidy(f"clean {'+'.join(token for token, _ in chosen)} at R{number}"))
    return found


# ---- claiming ---------------------------------------------------------------------------------------------


@covers("URB-BASE-35")
def test_a_claimed_city_goes_to_the_success_pile_and_its_dreams_are_discarded() -> None:
    t = table(
        quiet(1, 2), "R3 earth+air | S: X5 S1e | I: I3e I2w I1a | sum 0", quiet(4),
        cities="fire+air …", deck="S1f S4a S1e …",
    )  # fmt: skip
    t.do("census I1a")
    assert t.success_cities == "earth+air"
    assert t.discard == "I1a X5 S1e I3e I2w I1a"
    assert t.row(3) == "fire+air | S: S1f S4a | I: - | sum +5"


@covers("URB-BASE-35", "URB-EDGE-15")
def test_the_steps_of_a_census_come_in_order() -> None:
    t = table(
        "R1 earth+fire | S: S2w | I: I2f I1a | sum -1", even(2), "R3 fire+air | S: - | I: -", even(4),
        cities="fire+air earth+air …", deck="S1e S1e S1f S1f S4a S4a S2w …",
    )  # fmt: skip
    t.do("census S1e", "clean S2w+I2f at R1")
    begun = next(n for n, event in enumerate(t.events) if event.kind == "answered")
    story = []
    for event in t.events[begun:]:
        if event.kind == "city":
            story.append(f"{event.data['what']} {event.data['row']}")
        elif event.kind == "moved":
            story.append(f"{event.data['from']}>{event.data['to']}")
        elif event.kind == "answered" and event.data["action"].startswith("clean"):
            story.append("clean")
    claims = [n for n, step in enumerate(story) if step.startswith("claimed")]
    opened = [n for n, step in enumerate(story) if step.startswith("opened")]
    cleaned = story.index("clean")
    filled = [n for n, step in enumerate(story) if step.startswith(("drawn>", "deck>R"))]
    assert [story[n] for n in claims] == ["claimed R2", "claimed R4"]
    assert [story[n] for n in opened] == ["opened R2", "opened R4"], "new Cities from top to bottom"
    assert story[0] == "hand>discard"
    assert max(claims) < cleaned < min(opened) < max(opened) < min(filled)
    assert [(row.city, str(row.dreams)) for row in t.rows] == [
        ("earth+fire", "<I1a>"), ("fire+air", "<S1e S1e>"), ("fire+air", "<S1f S1f>"), ("earth+air", "<S4a S4a>"),
    ]  # fmt: skip
    assert t.hand == "S2w I2w S1f I1a"


@covers("URB-BASE-37", "URB-BASE-35")
def test_a_census_without_a_balanced_city_still_cleans_and_fills() -> None:
    t = table(
        "R1 earth+fire | S: S2w | I: I2f I1a | sum -1", "R2 water+air | S: - | I: -", quiet(3, 4), deck="S1e S4a S1f …"
    )  # fmt: skip
    t.do("census S1e", "clean S2w+I2f at R1")
    assert t.row(1) == "earth+fire | S: - | I: I1a | sum -1"
    assert t.row(2) == "water+air | S: S1e S4a | I: - | sum +5"
    assert (t.success, t.city_deck, t.turn) == (0, 8, 2)


@covers("URB-BASE-37", "URB-BASE-32")
def test_a_census_that_finds_nothing_is_like_a_pass() -> None:
    t = table(quiet(1, 2, 3, 4), deck="S4a …")
    census, passed = t.copy().do("census S1e"), t.do("pass S1e")
    assert census.rows == passed.rows
    assert (census.hand, census.discard, census.success) == (passed.hand, passed.discard, passed.success)


# ---- cleaning ---------------------------------------------------------------------------------------------


def random_row(dice: random.Random) -> str:
    """A row that is not balanced."""
    while True:
        sognae = dice.choices(["S1e", "S2w", "S1f", "S4a", "X5"], k=dice.randint(0, 3))
        incubi = dice.choices(["I3e", "I2w", "I2f", "I1a", "X5"], k=dice.randint(0, 3))
        row = f"earth+water | S: {' '.join(sognae) or '-'} | I: {' '.join(incubi) or '-'}"
        weights = [sum(MAGNITUDE[token] for token in side) for side in (sognae, incubi)]
        if weights[0] != weights[1]:
            return row


@covers("URB-BASE-36", "URB-BASE-67")
@pytest.mark.parametrize("seed", range(40))
def test_the_sets_that_may_be_cleaned(seed: int) -> None:
    text = random_row(random.Random(seed))
    t = table(f"R2 {text}", quiet(3), hand="I1a I1a S1f S1f", deck="S1e …")
    before = t.row(2)
    wanted = cleanings(before, 2)
    t.do("census S1f")
    if len(wanted) == 1:
        assert (t.question, t.row(2)) == ("main", before)
        return
    assert (t.question, t.point, t.about) == ("clean", "DP-06", {"row": "R2"})
    assert sorted(t.choices) == sorted(wanted), "each set once, by cards"
    for choice in wanted:
        done = t.copy().do(choice)
        gone = Counter([] if "none" in choice else choice.split()[1].split("+"))
        assert Counter(done.row(2).dreams) == Counter(before.dreams) - gone
        assert done.row(2).total == before.total, "what leaves adds up to nothing"
        assert done.row(2).city == "earth+water"
        assert (done.discard, len(done.row(2).dreams) > 0) == (f"S1f {' '.join(gone.elements())}", True)


@covers("URB-BASE-36")
def test_several_groups_are_cleaned_in_one_choice_and_chaos_may_be_among_them() -> None:
    t = table("R1 earth+water | S: X5 S1e S1f | I: I3e I2w I1a | sum +1", quiet(2), deck="S1e …").do("census S1f")
    assert "clean X5+S1e+I3e+I2w+I1a at R1" in t.choices
    t.do("clean X5+S1e+I3e+I2w+I1a at R1")
    assert t.row(1) == "earth+water | S: S1f | I: - | sum +1"
    assert t.success == 10, "cleaned, not claimed: only the ten Cities claimed before"


@covers("URB-BASE-35", "URB-BASE-36", "URB-BASE-68")
def test_rows_are_cleaned_one_after_the_other_from_the_top() -> None:
    row = "S: S2w | I: I2f I1a | sum -1"
    t = table(f"R1 earth+fire | {row}", even(2), f"R3 fire+air | {row}", f"R4 earth+air | {row}", deck="S1e …")
    t.do("census S1e")
    asked = []
    while t.question == "clean":
        asked.append(t.about["row"])
        t.do(f"clean none at {t.about['row']}")
    assert asked == ["R1", "R3", "R4"], "not the claimed row"


@covers("URB-BASE-36", "URB-POSTCARDS-07")
def test_equal_dreams_are_told_apart_by_a_postcard() -> None:
    t = table(
        "R1 earth+fire | S: S2w S2w{doves} | I: I2f I3e | sum -1", quiet(2), modules="postcards", deck="S1e …"
    ).do("census S1e")  # fmt: skip
    assert t.choices == "clean none at R1, clean S2w+I2f at R1, clean S2w{doves}+I2f at R1"
    t.do("clean S2w{doves}+I2f at R1")
    assert (t.row(1).dreams, t.inhabitants) == ("S2w I3e", "doves-")


# ---- replacing and filling --------------------------------------------------------------------------------


@covers("URB-BASE-40", "URB-BASE-35")
def test_the_last_cities_go_to_the_upper_rows() -> None:
    t = table(quiet(1), even(2, 3, 4), cities="fire+air earth+fire", deck="S1e S1e S1f S1f S4a …").do("census I1a")
    assert [row.city for row in t.rows] == ["earth+fire", "fire+air", "earth+fire", None]
    assert (t.city_deck, t.status) == (0, "playing")
    assert [str(row.dreams) for row in t.rows[1:3]] == ["<S1e S1e>", "<S1f S1f>"]
    t.do("census I2w")
    assert t.row(4) == "vacant"


@covers("URB-BASE-41", "URB-EDGE-07")
def test_old_and_new_empty_cities_are_filled_in_one_go_from_the_top() -> None:
    t = table(
        "R1 earth+fire | S: - | I: -", even(2), quiet(3), "R4 water+fire | S: - | I: -",
        deck="S1e S1e S1f S1f S4a S4a S2w …",
    ).do("census I1a")  # fmt: skip
    assert [str(t.row(n).dreams) for n in (1, 2, 4)] == ["<S1e S1e>", "<S1f S1f>", "<S4a S4a>"]
    assert t.row(3).dreams == "S4a", "a row with a Dream gets none"


@covers("URB-BASE-41")
def test_an_emptied_city_stays_empty_until_the_next_census() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: - | sum +2", quiet(2, 3, 4),
        modules="books", books="book_invisible_sognae book_freedom", deck="S1e S1f S4a S1e S1f …",
    )  # fmt: skip
    t.do("invisible-sognae S1e", "vanish R1.sognae:S2w")
    assert t.row(1) == "earth+water | S: - | I: -"
    t.do("swap I2w", "exchange R2.incubi:I2w", "exchange-with R4.incubi:I3e")
    assert (t.turn, t.row(1).dreams) == (3, "")
    t.do("census S1f")
    assert t.row(1).sognae == "S4a S1e"


@covers("URB-BASE-41", "URB-BASE-52")
def test_a_city_ruined_by_chaos_stays_empty_until_the_next_census() -> None:
    t = table(even(1), quiet(2, 3, 4), at="refill", deck="X5 S1e S1f S4a S2w …").do("ruin R1")
    assert (t.question, t.row(1).dreams) == ("main", "")
    t.do("census I2w")
    assert t.row(1).sognae == "S1f S4a"


@covers("URB-BASE-35")
def test_the_table_is_judged_as_it_is_when_the_census_begins() -> None:
    """A row filled during the Census is balanced, and this Census does not claim it."""
    t = table(even(1), quiet(2, 3, 4), cities="fire+air …", deck="S2w I2w S1e …").do("census I1a")
    assert (t.balanced(1), t.success, t.row(1).city) == (True, 1, "fire+air")


@covers("URB-DATA-11")
@pytest.mark.parametrize(
    ("marks", "claimed"), [("S: S2w S1e | I: M2-3e", 1), ("S: S2w | I: M2-3e", 0), ("S: M2-3e | I: I2f", 1)]
)
def test_a_census_reckons_with_the_half_of_the_side(marks: str, claimed: int) -> None:
    variants = {"cards": "M2e*0,M2-3e*2"}
    t = table(f"R1 earth+water | {marks}", quiet(2, 3, 4), modules="squares", variants=variants, deck="S1e …")
    assert t.do("census I1a").success == claimed


@covers("URB-BASE-07", "URB-BASE-08")
@pytest.mark.parametrize(
    ("marks", "claimed"),
    [
        ("S: S2w S1e | I: I3e", 1),
        ("S: S4a | I: I1a I3e", 1),
        ("S: S4a S1e S1f | I: I3e I3e", 1),
        ("S: S2w | I: I1a", 0),
        ("S: S2w S2w | I: I2w", 0),
        ("S: S4a S1e | I: I3e I2w", 1),
        ("S: S4a S4a | I: I3e I1a", 0),
        ("S: - | I: -", 0),
    ],
)
def test_a_census_compares_the_sums_of_both_sides(marks: str, claimed: int) -> None:
    t = table(f"R1 earth+water | {marks}", quiet(2, 3, 4), hand="S1f S1f S1f S1f", deck="S1e …").do("census S1f")
    while t.question == "clean":
        t.do("clean none at R1")
    assert t.success == claimed
