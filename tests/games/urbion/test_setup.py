"""What lies on the table before the first turn: URB-BASE-01, -02, -12 … -15, -20."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import reverie
from tests.games.urbion.table import (
    ALL_MODULES,
    MODULES,
    Table,
    cities_of,
    deal,
    deck_of,
    even,
    quiet,
    table,
)
from tests.support import covers

EMPTY_ROWS = "R1 water+fire\nR2 earth+air\nR3 earth+water\nR4 fire+air"
CITY_MODULES = ("squares", "temples", "gardens")
SUBSETS = [" ".join(chosen) for n in range(8) for chosen in itertools.combinations(MODULES, n)]


def begun(seed: int, modules: str = "", mode: str = "solo", edition: str = "second") -> Table:
    """A dealt game at its first turn: set-up questions get their first answer, the last one for Books (none)."""
    t = deal(seed, edition, modules=modules, mode=mode)
    while t.turn == 0:
        t.do(t.words[0])
    return t


# ---- configurations ---------------------------------------------------------------------------------------


@covers("URB-BASE-12", "URB-BASE-13")
@pytest.mark.parametrize("modules", SUBSETS)
def test_any_subset_of_the_seven_modules_may_be_played(modules: str) -> None:
    t = deal(3, modules=modules)
    assert t.total == 12 + 4 * sum(name in modules.split() for name in CITY_MODULES)
    assert t.everything == deck_of(modules)
    assert t.every_city == cities_of(modules)


@covers("URB-BASE-13")
@pytest.mark.parametrize("mode", ["solo", "team"])
@pytest.mark.parametrize("modules", ["", "books", "squares", "squares books"])
def test_the_first_edition_has_two_modules(modules: str, mode: str) -> None:
    t = deal(3, "first", modules=modules, mode=mode)
    assert t.everything == deck_of(modules)
    assert t.total == (16 if "squares" in modules else 12)


@covers("URB-BASE-13")
@pytest.mark.parametrize("module", ["chromatic", "temples", "gardens", "postcards", "void"])
def test_the_first_edition_refuses_the_others(module: str) -> None:
    for modules in (module, f"squares {module}"):
        with pytest.raises(reverie.SpecError):
            deal(3, "first", modules=modules)


# ---- Cities and rows --------------------------------------------------------------------------------------


@covers("URB-BASE-14", "URB-BASE-01")
def test_the_top_four_cities_lie_in_the_rows_from_top_to_bottom() -> None:
    t = table(
        at="open-cities", turn=0, success=0,
        cities="fire+air earth+water water+air earth+fire water+fire …",
        deck="S1e I2f S1e I2f S1e I2f S1e I2f S1f S1f I2w I2w …",
    )  # fmt: skip
    assert [row.city for row in t.rows] == ["fire+air", "earth+water", "water+air", "earth+fire"]
    assert (t.city_deck, t.success, t.turn, t.question) == (8, 0, 1, "main")


@covers("URB-BASE-14", "URB-BASE-15")
@pytest.mark.parametrize("mode", ["solo", "team"])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_four_cities_with_two_dreams_each_and_hands_of_four(edition: str, mode: str) -> None:
    for seed in range(8):
        t = begun(seed, mode=mode, edition=edition)
        opened = [event["row"] for event in t.told("city") if event["what"] == "opened"]
        assert opened == ["R1", "R2", "R3", "R4"]
        assert t.city_deck == 8
        assert all(row.city for row in t.rows)
        players = t.game.players
        chaos_for_hands = sum(answer.startswith("place") for answer in t.answers)
        assert sum(len(row.dreams) for row in t.rows) == 8 + chaos_for_hands
        assert [len(t.seen_by(seat).hand) for seat in range(players)] == [4] * players
        assert t.deck_size == 72 - 8 - chaos_for_hands - 4 * players
        assert (t.discard, t.success, t.turn, t.question) == ("", 0, 1, "main")


@covers("URB-BASE-14")
def test_deals_differ_and_repeat() -> None:
    def look(seed: int) -> str:
        return json.dumps(begun(seed).view, sort_keys=True)

    assert look(5) == look(5)
    assert len({look(seed) for seed in range(12)}) == 12
    tops = {begun(seed).row(1).city for seed in range(60)}
    assert tops == set(cities_of()), "any City may be the first"


@covers("URB-BASE-01")
def test_a_claimed_city_is_replaced_in_its_own_row() -> None:
    t = table(quiet(1), even(2), quiet(3, 4), cities="fire+air …", deck="S1f S1f S1e …")
    before = t.rows
    t.do("census I1a")
    assert t.row(2) == "fire+air | S: S1f S1f | I: - | sum +2"
    assert [t.row(n) for n in (1, 3, 4)] == [before[0], before[2], before[3]]


@covers("URB-BASE-01", "URB-EDGE-14", "URB-BASE-40")
def test_a_row_without_a_new_city_stays_vacant() -> None:
    t = table(quiet(1), even(2), quiet(3, 4), city_deck=0, deck="S1e S1e S1e …").do("census I1a")
    assert t.row(2) == "vacant"
    t.do("census I2w")
    assert t.row(2) == "vacant", "no Census fills it"
    assert [row.city for row in t.rows] == ["earth+fire", None, "fire+air", "earth+air"]
    assert not [play for play in t.choices.of("play") if "R2" in play]


@covers("URB-BASE-01")
def test_dreams_belong_to_the_row_when_cities_are_exchanged() -> None:
    t = table(quiet(1, 2, 3), "R4 garden | S: S2w | I: I2f", modules="gardens", hand="WS1e I2w S1f I1a", deck="S1e …")
    t.do("rebuild WS1e", "city R1", "city-with R4")
    assert t.row(1) == "garden | S: S1f | I: - | sum +1"
    assert t.row(4) == "earth+fire | S: S2w | I: I2f | sum 0"


def strings(data: Any) -> Iterator[str]:
    """Every text in plain data, apart from the names of its fields."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings(part)


@covers("URB-BASE-02")
def test_nothing_speaks_of_left_and_right() -> None:
    for edition, modules in (("second", ALL_MODULES), ("first", "squares books")):
        for t in deal(4, edition, modules=modules, mode="team").wander(40, seed=4):
            told = [t.view, [event.to_json() for event in t.events], t.words, t.game.position()]
            words = set(re.split(r"\W", " ".join(strings(told))))
            assert {"sognae", "incubi"} <= words
            assert not {"left", "right"} & words


@covers("URB-BASE-02")
def test_both_editions_name_the_sides_alike() -> None:
    rows = "R1 earth+water | S: S2w | I: I3e | sum -1"
    first, second = (table(rows, edition=edition) for edition in ("first", "second"))
    assert first.view["rows"] == second.view["rows"]
    assert first.choices == ", ".join(choice for choice in second.choices if not choice.startswith("pass "))


# ---- filling ----------------------------------------------------------------------------------------------

# The pair as drawn, and the sums that the player may choose from: second edition, first edition (if it has the cards).
FILLINGS = [
    ("S4a S1e", [5], [5]),
    ("I3e I1a", [-4], [-4]),
    ("S4a I3e", [1], [1]),
    ("I2f S2w", [0], [0]),
    ("X5 S1e", [6], [6]),
    ("S1e X5", [6], [6]),
    ("X5 I2w", [-7], [-7]),
    ("I2w X5", [-7], [-7]),
    ("X5 X5", [10, -10], [10, -10]),
    ("M2e S1f", [3, -1], [3]),
    ("S1f M2e", [3, -1], [3]),
    ("M2e I3e", [-1, -5], [-5]),
    ("I3e M2e", [-1, -5], [-5]),
    ("M3f X5", [8, -8], [8, -8]),
    ("X5 M3f", [8, -8], [8, -8]),
    ("M3w M2a", [5, 1, -1, -5], [5, -5]),
    ("M3w M3w", [6, 0, -6], [6, -6]),
    ("N2 S4a", [6, 2], []),
    ("I1a N2", [1, -3], []),
    ("N1 X5", [6, -6], []),
    ("N3 N1", [4, 2, -2, -4], []),
    ("M2a N4", [6, -2, 2, -6], []),
    ("N2 N2", [4, 0, -4], []),
    ("WS2w WI3e", [-1], []),
    ("WS2w X5", [7], []),
]


def results(t: Table, row: int) -> list[int]:
    """The sums of a row after each answer to the question for sides, or the one sum if nothing was asked."""
    if t.question != "sides":
        return [t.row(row).total]
    assert (t.point, t.about["row"]) == ("DP-02", f"R{row}")
    return [t.copy().do(answer).row(row).total for answer in t.words]


@covers("URB-BASE-15", "URB-SQUARES-04", "URB-TEMPLES-04", "URB-SQUARES-06")
@pytest.mark.parametrize(
    ("edition", "pair", "wanted"),
    [("second", pair, second) for pair, second, _ in FILLINGS]
    + [("first", pair, first) for pair, _, first in FILLINGS if first],
)
def test_how_a_pair_fills_a_row(edition: str, pair: str, wanted: list[int]) -> None:
    modules = "squares temples gardens" if edition == "second" else "squares"
    settings: dict[str, Any] = {"edition": edition, "modules": modules, "deck": f"{pair} S1f x3 S2w x3 I2f x2 I1a x2 …"}
    in_census = table(even(1), quiet(2, 3, 4), **settings).do("census I1a")
    assert sorted(results(in_census, 1)) == sorted(wanted)
    in_set_up = table(EMPTY_ROWS, at="fill:1", turn=0, **settings)
    assert sorted(results(in_set_up, 1)) == sorted(wanted)


@covers("URB-BASE-15")
def test_the_book_of_freedom_fills_in_the_same_way() -> None:
    t = table(
        quiet(1, 2, 3), "R4 water+air", modules="books squares", books="book_freedom", deck="M2e I3e S1e …"
    )  # fmt: skip
    t.do("freedom S1e")
    assert t.choices == "sides both-incubi, sides sognae-incubi"
    t.do("sides sognae-incubi")
    assert (t.row(4).sognae, t.row(4).incubi) == ("M2e", "I3e")


@covers("URB-BASE-15")
def test_both_dreams_are_seen_before_the_sides_are_chosen() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="squares", deck="I3e M2e S1e …").do("census I1a")
    assert (t.question, t.drawn) == ("sides", "I3e M2e")
    assert t.about["cards"] == ["I3e", "M2e"]
    assert t.choices == "sides both-incubi, sides incubi-sognae"


@covers("URB-BASE-15", "URB-EDGE-29")
def test_a_fresh_row_can_be_balanced_and_is_not_claimed() -> None:
    t = table(EMPTY_ROWS, at="fill:1", turn=0, deck="S2w I2f S1e I2f S1e I2f S1e I2f S1f S1f I2w I2w …")
    assert (t.balanced(1), t.success, t.question) == (True, 0, "main")


@covers("URB-BASE-14", "URB-BASE-15")
def test_rows_are_filled_from_top_to_bottom_before_the_hand_is_drawn() -> None:
    t = table(EMPTY_ROWS, at="fill:1", turn=0, deck="S1e I1a S1f I2w S4a I3e S2w I2f S1e S1f I2w S4a …")
    assert [row.dreams for row in t.rows] == ["S1e I1a", "S1f I2w", "S4a I3e", "S2w I2f"]
    assert t.hand == "S1e S1f I2w S4a"


# ---- the order of a turn ----------------------------------------------------------------------------------


@covers("URB-BASE-20")
def test_a_turn_is_one_main_choice_and_a_refill() -> None:
    t = table(quiet(1, 2, 3, 4), deck="S4a S1e …")
    for turn in (1, 2, 3):
        assert (t.turn, t.question, len(t.hand)) == (turn, "main", 4)
        before = t.deck_size
        t.do(f"pass {t.hand.tokens[0]}")
        while t.question != "main":  # a Chaos among the cards drawn
            t.do("reveal")
        assert t.deck_size < before


@covers("URB-BASE-20", "URB-VOID-03", "URB-POSTCARDS-15")
def test_void_and_flagship_move_before_the_main_choice() -> None:
    t = table(
        "R1 earth+fire | S: S1f{flagship} | I: - | sum +1", quiet(2, 3, 4),
        modules="void postcards", void="8 R2", deck="S4a …",
    )  # fmt: skip
    t.do("pass S1e")
    assert (t.turn, t.question) == (2, "main")
    assert t.void == (8, "R3")
    assert (t.row(1).sognae, t.row(2).sognae) == ("", "S1f{flagship}")


@covers("URB-BASE-20", "URB-POSTCARDS-14")
def test_hourglasses_turn_after_the_refill() -> None:
    t = table(
        "R1 earth+fire | S: S1f{hourglass} | I: - | sum +1", quiet(2, 3, 4),
        modules="postcards", wise=0, deck="X5 S1e S4a …",
    )  # fmt: skip
    t.do("pass S1e")
    assert t.question == "chaos"
    assert t.row(1).sognae == "S1f{hourglass}", "the turn has not ended"
    t.do("place R4")
    assert t.row(1).sognae == "S1f{hourglass:1}"


@covers("URB-BASE-21", "URB-POSTCARDS-14")
def test_nothing_happens_after_the_end() -> None:
    t = table(
        "R1 earth+fire | S: S1f{hourglass} | I: - | sum +1", quiet(2, 3, 4), modules="postcards", deck=""
    )  # fmt: skip
    t.do("pass S1e")
    assert t.ending == "lost deck_empty URB-BASE-62"
    assert t.row(1).sognae == "S1f{hourglass}", "the turn never ended"
    assert (t.turn, t.words, t.question) == (1, [], None)
