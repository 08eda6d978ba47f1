"""The eight kinds of Postcards, URB-POSTCARDS-10 … -17."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.games.urbion.expansions import reach
from tests.games.urbion.table import HAND, Table, deal, even, quiet, table
from tests.support import covers

NEW_ROWS = "S1e S1f S1e S1f S1e S1f S1e S1f I3e S4a S2w I2f …"


def posted(*rows: str, **zones: Any) -> Table:
    """A table with Postcards; the next ones to be turned up are harmless."""
    usual = {"modules": "postcards", "deck": NEW_ROWS, "postcards": "dreamcatcher seer mages planbot …"}
    return table(*rows, **{**usual, **zones})


def census(*rows: str, **zones: Any) -> Table:
    """A Census on a table with Postcards."""
    return posted(*rows, **zones).do("census I1a")


def sailing(*rows: str, **zones: Any) -> Table:
    """The start of a turn on a table with Postcards."""
    return posted(*rows, **{"at": "next-turn", **zones})


# ---- conditions -----------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-10")
@pytest.mark.parametrize(
    ("row", "sign"),
    [
        ("S: S4a{dreamcatcher} | I: I2f I2w", "+"),
        ("S: S4a | I: I2f{dreamcatcher} I2w", "-"),
        ("S: S2w S1e | I: I3e{dreamcatcher}", "+"),
        ("S: X5{dreamcatcher} | I: I3e I2w", "+"),
        ("S: S4a S1e | I: X5{dreamcatcher}", "+"),
        ("S: S4a{dreamcatcher} X5 | I: I3e I3e I3e", "-"),
        ("S: S2w{dreamcatcher} S1e | I: I3e", "-"),
    ],
)
def test_a_dreamcatcher_wants_to_be_alone_on_its_side(row: str, sign: str) -> None:
    t = census(f"R1 earth+water | {row}", quiet(2, 3, 4))
    assert t.inhabitants == f"dreamcatcher{sign}"


@covers("URB-POSTCARDS-11", "URB-BASE-38")
def test_doves_want_a_perfect_balance_whatever_its_bonus() -> None:
    rows = ("R1 earth+water | S: S2w{doves} | I: I2f | sum 0", even(2, 3, 4))
    asked = census(*rows)
    assert asked.question == "bonus"
    for count in (0, 1):
        assert asked.copy().do(f"bonus {count}").inhabitants == "doves+"
    t = census(*rows, city_deck=0)
    assert (t.inhabitants, t.status) == ("doves+", "won"), "no City left for a bonus"
    t = census(rows[0], even(2, 3), quiet(4))
    assert t.inhabitants == "doves-", "one City is not claimed"
    t = census(rows[0], even(2, 3))
    assert (t.inhabitants, t.status) == ("doves-", "lost"), "three Cities, all claimed"


@covers("URB-POSTCARDS-12", "URB-BASE-05")
@pytest.mark.parametrize(
    ("city", "row", "sign"),
    [
        ("earth+water", "S: S2w{seer} S1f | I: I2w I1a", "-"),  # earth is missing, the City's own does not help
        ("fire+air", "S: S1f{seer} S2w S1e | I: I3e I1a", "+"),
        ("fire+air", "S: S1f{seer} S2w S1e | I: I2w I1a I1a", "+"),
        ("square", "S: S2w{seer} | I: I2f", "-"),
        ("square", "S: X5{seer} | I: I3e I2f", "-"),  # a Chaos shows nothing
        ("square", "S: Y4 S1f{seer} | I: I3e I2w", "-"),  # nor does a Chromatic Chaos: air is missing
        ("square", "S: M2e{seer} S1f | I: I2w I1a", "+"),  # a Meta shows its element
        ("square", "S: M2e{seer} | I: I1a I1a", "-"),
        ("square", "S: S2w{seer} N1 | I: I3e", "-"),  # one Concord, two elements missing
        ("square", "S: S2w{seer} N1 N1 | I: I3e I1a", "+"),  # a Concord for fire
        ("square", "S: N2{seer} N1 | I: I3e", "-"),
        ("square", "S: N2{seer} N2 | I: N1 I3e", "+"),  # three Concords and earth
        ("square", "S: N1{seer} N1 | I: N1 N1", "+"),
        ("square", "S: WS4a{seer} WS1f | I: I3e WI2w", "+"),
        ("garden", "S: S4a{seer} S1f | I: I3e I2w", "+"),
    ],
)
def test_a_seer_wants_all_four_elements_among_the_dreams(city: str, row: str, sign: str) -> None:
    modules = "squares chromatic temples gardens postcards"
    t = census(f"R1 {city} | {row}", quiet(2, 3, 4), modules=modules)
    assert t.inhabitants == f"seer{sign}"


@covers("URB-POSTCARDS-12")
def test_a_seer_looks_at_its_own_city_only() -> None:
    t = census(
        "R1 earth+water | S: S2w{seer} | I: I2f | sum 0", "R2 earth+air | S: S4a | I: I3e I1a | sum 0", quiet(3, 4)
    )
    assert t.inhabitants == "seer-"


@covers("URB-POSTCARDS-13")
@pytest.mark.parametrize(
    ("rows", "sign"),
    [
        (("R1 earth+water | S: S2w{mages} | I: I2f", "R2 fire+air | S: X5 | I: -", "R3 fire+air | S: - | I: X5"), "+"),
        (("R1 earth+water | S: S2w{mages} | I: I2f", "R2 fire+air | S: X5 X5 | I: -"), "+"),
        (("R1 earth+water | S: X5{mages} | I: X5",), "+"),
        (("R1 earth+water | S: X5{mages} | I: I3e I2f", "R2 fire+air | S: X5 | I: I3e"), "+"),
        (("R1 earth+water | S: X5{mages} | I: I3e I2f",), "-"),
        (
            ("R1 earth+water | S: S2w{mages} | I: I2f", "R2 fire+air | S: X5 | I: -", "R3 fire+air | S: Y4 Y4 | I: -"),
            "-",
        ),
        (("R1 earth+water | S: S2w{mages} | I: I2f",), "-"),
    ],
)
def test_mages_want_two_chaos_on_the_table(rows: tuple[str, ...], sign: str) -> None:
    numbers = [number for number in (2, 3, 4) if number > len(rows)]
    t = census(*rows, quiet(*numbers), modules="chromatic postcards")
    assert t.inhabitants == f"mages{sign}"


@covers("URB-POSTCARDS-13")
def test_mages_do_not_count_chaos_anywhere_else() -> None:
    t = census("R1 earth+water | S: X5{mages} | I: I3e I2f | sum 0", quiet(2, 3, 4), discard="X5 X5", deck=NEW_ROWS)
    assert t.inhabitants == "mages-"


def has_run(rows: list[str]) -> bool:
    """URB-POSTCARDS-17 by trying every way: four magnitudes in a row, down and around, rising or falling."""
    numbers = [{int(number) for number in re.findall(r"[SIXY](\d)", row)} for row in rows]
    return any(
        all(low + (3 - i if falling else i) in numbers[(start + i) % 4] for i in range(4))
        for start in range(4)
        for low in (1, 2)
        for falling in (False, True)
    )


@covers("URB-POSTCARDS-17")
def test_a_planbot_against_every_way_of_reading() -> None:
    dice = random.Random(5)
    kept = 0
    for _ in range(48):
        rows = [
            dice.choice(["S: S4a{planbot} | I: I3e I1a", "S: S2w{planbot} | I: I2f", "S: X5{planbot} | I: I3e I2w"])
        ]
        for _ in range(3):
            sogna = dice.random() < 0.5
            side = " ".join(dice.sample(["S1e", "S2w", "S4a", "X5"] if sogna else ["I3e", "I2w", "I1a", "X5"], 2))
            rows.append(f"S: {side} | I: -" if sogna else f"S: - | I: {side}")
        first = dice.randrange(4)
        rows = rows[first:] + rows[:first]
        cities = ("earth+water", "water+fire", "fire+air", "earth+air")
        t = census(*(f"R{i + 1} {cities[i]} | {row}" for i, row in enumerate(rows)))
        expected = has_run(rows)
        assert t.inhabitants == ("planbot+" if expected else "planbot-"), rows
        kept += expected
    assert 8 < kept < 40


@covers("URB-POSTCARDS-17")
@pytest.mark.parametrize(
    ("rows", "sign"),
    [
        (("S2w{planbot}|I2f", "I3e|", "S4a|", "X5|"), "+"),  # 2 3 4 5
        (("S2w{planbot}|I2f", "S1e|", "X5|", "S4a|"), "-"),  # 2 1 5 4 is no run
        (("S2w{planbot}|I2f", "S1e|", "S4a|", "I3e|"), "+"),  # from R3: 4 3 2 1
        (("S2w{planbot}|I2f", "S4a|", "S1e|", "I3e|"), "-"),  # all four numbers, in no order
        (("S2w{planbot}|I2f", "I3e|", "Y4|", "X5|"), "+"),  # a Chromatic Chaos is a 4
        (("S2w{planbot}|I2f", "N3|", "N4|", "S1e|"), "+"),  # 1 2 3 4 from R4
        (("S2w{planbot}|I2f", "M3w|", "S4a|", "S1e|"), "+"),
        (("S2w{planbot}|I2f", "I3e|", "S4a|", "-|"), "-"),  # a City without Dreams
        (("S2w{planbot}|I2f", "S2w|", "S2w|", "S2w|"), "-"),
    ],
)
def test_a_planbot_reads_the_rows_down_and_around(rows: tuple[str, ...], sign: str) -> None:
    cities = ("square", "water+fire", "fire+air", "earth+air")
    lines = []
    for i, row in enumerate(rows):
        left, _, right = row.partition("|")
        sides = (left, right or "-") if not left.startswith("I") else ("-", left)
        lines.append(f"R{i + 1} {cities[i]} | S: {sides[0]} | I: {sides[1]}")
    assert census(*lines, modules="squares chromatic temples postcards").inhabitants == f"planbot{sign}"


@covers("URB-POSTCARDS-17")
def test_a_planbot_fails_with_fewer_than_four_cities() -> None:
    rows = ("R1 earth+water | S: S4a{planbot} S4a | I: I3e I3e N2", "R2 fire+air | S: S1e S2w S4a | I: -",
            "R3 earth+air | S: S1f | I: I3e I2w")  # fmt: skip
    t = census(*rows, modules="temples postcards")
    assert t.inhabitants == "planbot-"


# ---- Hourglass ------------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-14", "URB-EDGE-26")
def test_an_hourglass_survives_four_turn_ends_and_its_dream_the_fifth() -> None:
    t = posted("R1 earth+water | S: S2w{hourglass} | I: - | sum +2", quiet(2, 3, 4), deck="I1a x6 …")
    for quarters in (1, 2, 3, 4):
        t.do("pass I1a")
        assert t.row(1).sognae == f"S2w{{hourglass:{quarters}}}"
        assert t.inhabitants == ""
    t.do("pass I1a")
    assert t.row(1).sognae == "S2w"
    assert (t.inhabitants, t.inhabitants_sum) == ("hourglass-", -2)


@covers("URB-POSTCARDS-14")
def test_the_end_of_the_turn_in_which_it_was_placed_counts() -> None:
    t = posted(even(1), quiet(2, 3, 4), postcards="hourglass …", deck="S1e S1f X5 I3e …").do("census I1a")
    assert t.row(1).sognae == "S1e{hourglass} S1f", "Phase II of the same turn"
    t.do("face", "place R2")
    assert t.row(1).sognae == "S1e{hourglass:1} S1f"
    seen = 0
    for seed in range(20):
        t = reach(deal(seed, modules="postcards"))
        glasses = [card for row in t.rows for card in row.dreams if "hourglass" in card]
        assert all(card.endswith("{hourglass}") for card in glasses), "none has turned in the set-up"
        seen += len(glasses)
    assert seen


@covers("URB-POSTCARDS-14")
def test_every_hourglass_turns_by_itself_and_keeps_its_count_when_it_moves() -> None:
    rows = ("R1 earth+water | S: S2w{hourglass:4} | I: I3e{hourglass:2}", "R2 fire+air | S: S4a | I: -")
    t = posted(*rows).do("swap I1a", "exchange R1.sognae:S2w{hourglass:4}", "exchange-with R2.sognae:S4a")
    assert t.row(1) == "earth+water | S: S4a | I: I3e{hourglass:3}"
    assert t.row(2) == "fire+air | S: S2w | I: -"
    assert t.inhabitants == "hourglass-"


# ---- Flagship -------------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-15")
@pytest.mark.parametrize("side", ["S", "I"])
def test_a_flagship_moves_down_with_its_dream(side: str) -> None:
    card = {"S": "S4a", "I": "I2f"}[side]
    row = f"R1 earth+water | {side}: {card}{{flagship}}"
    t = sailing(row, quiet(2, 3, 4), turn=0, hand=HAND)
    assert (t.turn, t.question) == (1, "main"), "the first turn included"
    assert t.row(1).dreams == ""
    assert f"{card}{{flagship}}" in (t.row(2).sognae if side == "S" else t.row(2).incubi)
    t.do("pass I1a")
    assert f"{card}{{flagship}}" in (t.row(3).sognae if side == "S" else t.row(3).incubi), "once in every turn"


@covers("URB-POSTCARDS-15")
def test_from_the_bottom_city_it_moves_to_the_top_city_past_vacant_rows() -> None:
    t = sailing("R2 water+fire | S: X5{flagship} | I: - | sum +5", "R4 earth+air | S: - | I: I3e | sum -3")
    assert (t.row(2).dreams, t.row(4)) == ("", "earth+air | S: X5{flagship} | I: I3e | sum +2")
    t.do("pass I1a")
    assert (t.row(2), t.row(4).dreams) == ("water+fire | S: X5{flagship} | I: - | sum +5", "I3e")


@covers("URB-POSTCARDS-15")
def test_a_flagship_before_a_full_side_is_lost_and_the_dream_stays() -> None:
    rows = ("R1 earth+water | S: S4a{flagship} | I: I1a", "R2 water+fire | S: S1f S1f S1f | I: -")
    t = sailing(*rows, quiet(3, 4))
    assert t.row(1) == "earth+water | S: S4a | I: I1a | sum +3"
    assert len(t.row(2).sognae) == 3
    assert t.inhabitants == "flagship-"
    rows = ("R1 earth+water | S: - | I: I1a{flagship}", "R2 water+fire | S: S1f S1f S1f | I: -")
    t = sailing(*rows, quiet(3, 4))
    assert t.row(2).incubi == "I1a{flagship}", "the other side does not matter"
    assert t.inhabitants == ""


@covers("URB-POSTCARDS-15", "URB-EDGE-25")
def test_the_order_of_several_flagships_is_free_and_each_moves_once() -> None:
    rows = ("R1 earth+water | S: S4a{flagship} | I: -", "R2 water+fire | S: S2w{flagship} S1f S1f | I: -")
    t = sailing(*rows, quiet(3, 4))
    assert (t.question, t.point) == ("flagship", "DP-13")
    assert t.choices == "sail R1.sognae:S4a{flagship}, sail R2.sognae:S2w{flagship}"
    free = t.copy().do("sail R2.sognae:S2w{flagship}")
    assert free.question == "main", "the last one moves by itself"
    assert (free.row(1).dreams, free.row(2).sognae, free.row(3).sognae) == (
        "",
        "S4a{flagship} S1f S1f",
        "S4a S2w{flagship}",
    )
    assert free.inhabitants == ""
    lost = t.do("sail R1.sognae:S4a{flagship}")
    assert (lost.row(1).sognae, lost.row(2).sognae, lost.row(3).sognae) == ("S4a", "S1f S1f", "S4a S2w{flagship}")
    assert lost.inhabitants == "flagship-"


@covers("URB-POSTCARDS-15")
def test_three_flagships_ask_twice() -> None:
    rows = (
        "R1 earth+water | S: S4a{flagship} | I: I3e{flagship}",
        quiet(2, 3),
        "R4 earth+air | S: S1e{flagship} | I: -",
    )
    t = sailing(*rows).do("sail R1.sognae:S4a{flagship}")
    assert t.question == "flagship"
    assert t.choices == "sail R1.incubi:I3e{flagship}, sail R4.sognae:S1e{flagship}"
    t.do("sail R4.sognae:S1e{flagship}")
    assert t.row(1) == "earth+water | S: S1e{flagship} | I: -"
    assert t.row(2) == "water+fire | S: S4a{flagship} | I: I2w I3e{flagship}"
    assert t.question == "main"


@covers("URB-POSTCARDS-15")
def test_with_one_city_a_flagship_rests() -> None:
    t = sailing("R3 fire+air | S: S4a{flagship} S1f{flagship} S1f | I: -")
    assert t.question == "main"
    assert t.row(3).sognae == "S4a{flagship} S1f{flagship} S1f"
    assert t.inhabitants == ""


# ---- Rocket ---------------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-16")
def test_a_rocket_is_lost_as_soon_as_its_dream_moves() -> None:
    rows = ("R1 earth+water | S: S4a{rocket} | I: X5{rocket} I3e | sum -4", "R2 fire+air | S: S2w | I: I1a | sum +1")
    zones: dict[str, Any] = {"modules": "gardens books postcards", "hand": "WS1e S1e I2w S1f"}
    zones["books"] = "book_flying_sognae book_flying_incubi"
    t = posted(*rows, **zones)
    swapped = t.copy().do("swap S1e", "exchange R1.sognae:S4a{rocket}", "exchange-with R2.sognae:S2w")
    assert (swapped.row(1).sognae, swapped.row(2).sognae, swapped.inhabitants) == ("S2w", "S4a", "rocket-")
    chaos = t.copy().do("swap S1e", "exchange R1.incubi:X5{rocket}", "exchange-with R2.incubi:I1a")
    assert (chaos.row(1).incubi, chaos.row(2).incubi, chaos.inhabitants) == ("I3e I1a", "X5", "rocket-")
    flown = t.copy().do("flying-sognae S1e", "fly R1.sognae:S4a{rocket}", "fly-to R2")
    assert (flown.row(1).sognae, flown.row(2).sognae, flown.inhabitants) == ("", "S2w S4a", "rocket-")
    flipped = t.copy().do("side-change WS1e", "flip R1.incubi:X5{rocket}")
    assert (flipped.row(1).sognae, flipped.inhabitants) == ("S4a{rocket} X5", "rocket-")


@covers("URB-POSTCARDS-16")
def test_a_rocket_rests_while_other_things_move() -> None:
    rows = ("R1 earth+water | S: S4a{rocket} | I: I3e", "R2 fire+air | S: S2w{rocket} | I: I1a{flagship}", quiet(3, 4))
    t = posted(*rows, modules="gardens postcards", hand="WS1e S1e I2w S1f")
    rebuilt = t.copy().do("rebuild WS1e", "city R1", "city-with R2")
    assert rebuilt.row(1).sognae == "S4a{rocket}"
    assert rebuilt.inhabitants == ""
    swapped = t.copy().do("swap S1e", "exchange R1.incubi:I3e", "exchange-with R2.incubi:I1a{flagship}")
    assert (swapped.inhabitants, swapped.row(1).sognae) == ("", "S4a{rocket}")
    t.do("swap S1e", "exchange R1.sognae:S4a{rocket}", "exchange-with R2.sognae:S2w{rocket}")
    assert t.inhabitants == "rocket- rocket-", "two Rockets that change places are both lost"


@covers("URB-POSTCARDS-17")
@pytest.mark.parametrize(
    ("dreams", "kept"),
    [(("S1e", "S2w", "I3e", "S4a"), True), (("S1e", "S2w", "I3e", "I1a"), False), (("S1e", "S2w", "I3e", ""), False)],
)
def test_a_planbot_wants_four_numbers_from_four_rows(dreams: tuple[str, ...], kept: bool) -> None:
    rows = ["R1 earth+water | S: S1e{planbot} | I: I1a | sum 0"]
    cities = {2: "fire+air", 3: "earth+fire", 4: "water+air"}
    for number, card in zip((2, 3, 4), dreams[1:], strict=True):
        if card:
            marks = f"S: {card} | I: -" if card[0] == "S" else f"S: - | I: {card}"
            rows.append(f"R{number} {cities[number]} | {marks}")
    t = table(*rows, modules="postcards", deck="S4a S4a S1e …").do("census I2w")
    assert t.inhabitants == ("planbot+" if kept else "planbot-")
