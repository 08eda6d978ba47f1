"""Equal choices once, choices in steps, forced answers: URB-BASE-67 … -69 (also test_swap.py, test_census.py)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.urbion.table import ALL_MODULES, Table, deal, even, quiet, table
from tests.support import covers

EIGHT = "I3e x2 I2w x2 I2f x2 I1a x2"  # enough in the discard pile for a polarity swap


def team(*rows: str, **settings: Any | int) -> Table:
    """Team play with a polarity swap in reach; the acting seat holds the sognae card."""
    zones: dict[str, Any] = {"mode": "team", "polarity": "sognae", "discard": EIGHT, **settings}
    return table(*rows, **zones)


# ---- URB-BASE-67 ------------------------------------------------------------------------------------------


@covers("URB-BASE-67")
def test_equal_cards_of_the_hand_are_one_choice() -> None:
    t = table(quiet(1, 2, 3, 4), hand="S1e S1e S1e I2f")
    assert t.choices == (
        "play S1e at R1.sognae, play S1e at R4.sognae, play I2f at R1.incubi, play I2f at R2.incubi,"
        "play I2f at R3.incubi, swap S1e, swap I2f, census S1e, census I2f, pass S1e, pass I2f"
    )


@covers("URB-BASE-67")
def test_a_wizard_and_its_plain_twin_are_two_choices() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="S1e WS1e S1e I2f")
    assert t.choices.of("pass") == "S1e, WS1e, I2f"


@covers("URB-BASE-67")
def test_equal_dreams_of_a_side_are_one_choice_unless_a_postcard_lies_on_one() -> None:
    rows = ("R1 earth+water | S: S2w S2w{} S4a | I: -", "R2 fire+air | S: S1f S1f | I: -")
    t = table(*(row.replace("{}", "") for row in rows)).do("swap I1a")
    assert t.choices == "exchange R1.sognae:S2w, exchange R1.sognae:S4a"
    t.do("exchange R1.sognae:S4a")
    assert t.forced == ["exchange-with R2.sognae:S1f"]
    t = table(*(row.replace("{}", "{doves}") for row in rows), modules="postcards").do("swap I1a")
    assert t.choices == "exchange R1.sognae:S2w, exchange R1.sognae:S2w{doves}, exchange R1.sognae:S4a"


@covers("URB-BASE-67")
def test_the_two_cards_of_a_payment_have_no_order() -> None:
    t = table(quiet(1, 2, 3, 4), modules="gardens", hand="S1e I3e S1e S2w")
    first = list(t.choices.of("rebuild-two"))
    assert first == ["S1e"], "the card with the lower number, once"
    t.do("rebuild-two S1e")
    assert t.choices == "and S1e, and I3e"


@covers("URB-BASE-67")
def test_the_two_cities_of_a_rebuild_have_no_order() -> None:
    t = table(quiet(1, 2, 4), modules="gardens", hand="WS1e I3e S1f S2w").do("rebuild WS1e")
    assert t.choices == "city R1, city R2"
    t.do("city R1")
    assert t.choices == "city-with R2, city-with R4"


@covers("URB-BASE-67", "URB-BASE-15")
@pytest.mark.parametrize("pair", ["M3w M3w", "N2 N2"])
def test_two_equal_metas_give_three_choices_or_four_with_a_postcard(pair: str) -> None:
    magnitude = int(pair[1])
    sums = [2 * magnitude, 0, -2 * magnitude]
    settings: dict[str, Any] = {"modules": "squares temples", "deck": f"{pair} S1e S1f …"}
    t = table(even(1), quiet(2, 3, 4), **settings).do("census I1a")
    assert sorted(t.copy().do(answer).row(1).total for answer in t.words) == sorted(sums)
    settings["modules"] += " postcards"
    t = table(even(1), quiet(2, 3, 4), **settings).do("census I1a")
    assert sorted(t.copy().do(answer).row(1).total for answer in t.words) == sorted([*sums, 0])
    none_left = table(even(1), quiet(2, 3, 4), postcards="", **settings).do("census I1a")
    assert len(none_left.choices) == 3, "no Postcard will come"


# ---- URB-BASE-68 ------------------------------------------------------------------------------------------


@covers("URB-BASE-68")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_no_step_leads_into_a_dead_end(mode: str, amount: Callable[[int, int], int]) -> None:
    """Every main choice of many tables, carried through at random."""
    dice = random.Random(5)
    steps = {"pair", "swap", "swap-with", "rebuild", "rebuild-with", "side-change", "fly", "fly-to", "vanish"}
    met = set()
    for seed in range(amount(3, 20)):
        t = deal(seed, modules=ALL_MODULES, mode=mode)
        while t.question == "book":
            t.do("reveal-book")
        for _ in t.wander(amount(45, 200), seed):
            if t.question != "main":
                continue
            for words in t.words:
                tried = t.game.clone()
                tried.apply(words)
                while tried.decision and tried.decision.kind in {*steps, "freedom"}:
                    met.add(tried.decision.kind)
                    answers = tried.legal_actions()
                    assert len(answers) > 1, "a step with one answer is not asked"
                    tried.apply(dice.choice(answers))
    assert steps <= met


@covers("URB-BASE-68")
def test_a_flying_book_asks_for_the_dream_and_then_for_the_row() -> None:
    t = table(
        "R1 earth+water | S: S2w | I: -", "R2 fire+air | S: S1f | I: -", "R3 earth+air",
        modules="books", books="book_flying_sognae",
    )  # fmt: skip
    t.do("flying-sognae I1a")
    assert (t.question, t.choices) == ("fly", "fly R1.sognae:S2w, fly R2.sognae:S1f")
    t.do("fly R1.sognae:S2w")
    assert (t.question, t.choices) == ("fly-to", "fly-to R2, fly-to R3")


@covers("URB-BASE-68", "URB-BOOKS-13")
def test_a_new_order_is_told_from_the_top() -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="books", books="book_prophecies book_prophecies", deck="X5 S1e I2f X5 I3e …"
    ).do("prophecies I1a")  # fmt: skip
    assert t.choices == "put X5, put S1e, put I2f", "equal cards make no difference"
    t.do("put S1e", "put I2f")
    assert (t.hand, t.deck_top) == ("S1e I2w S1f S1e", "I2f X5 X5 I3e"), "the rest was one choice"


# ---- URB-BASE-69 ------------------------------------------------------------------------------------------


@covers("URB-BASE-69")
def test_a_forced_decision_is_answered_and_logged() -> None:
    t = table("R1 earth+water | S: S2w | I: -", "R2 fire+air | S: S1f | I: -", deck="S4a …").do("swap I1a")
    logged = [event.data for event in t.events if event.kind == "answered"]
    assert [entry["forced"] for entry in logged] == [False, True, True]
    assert [entry["action"] for entry in logged] == [
        "swap I1a", "exchange R1.sognae.1", "exchange-with R2.sognae.1",
    ]  # fmt: skip
    assert [entry["question"] for entry in logged] == ["main", "swap", "swap-with"]


@covers("URB-BASE-69", "URB-TEAM-08")
def test_a_polarity_swap_comes_with_the_main_choice_and_asks_it_again() -> None:
    t = team(quiet(1, 2, 3, 4))
    others = [words for words in t.words if words != "swap-polarity"]
    assert "swap-polarity" in t.choices
    t.do("swap-polarity")
    assert (t.question, t.polarity) == ("main", "incubi")
    assert [w for w in t.words if not w.startswith("play")] == [w for w in others if not w.startswith("play")]


@covers("URB-BASE-69", "URB-TEAM-08")
@pytest.mark.parametrize(
    ("settings", "answers", "question"),
    [
        ({"deck": "X5 S1e …"}, ["pass S1e"], "chaos"),
        ({"deck": "Y4 S1e …", "modules": "chromatic"}, ["pass S1e"], "chromatic"),
        ({"deck": "Y4 S1f …", "modules": "chromatic"}, ["pass S1e", "lay R2.sognae"], "revealed"),
        ({"deck": "X5 S1e …", "modules": "postcards", "wise": 1}, ["pass S1e"], "wise"),
        ({"deck": "S1e S1f …", "modules": "books", "books": "book_prophecies"}, ["prophecies S1e"], "prophecy"),
        ({"deck": "S4a …", "modules": "gardens", "hand": "WS1e S1e S1f S1f"}, ["census WS1e"], "second"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_it_comes_with_every_unforced_question_of_the_turn(
    settings: dict[str, str | int], answers: list[str], question: str
) -> None:
    t = team(quiet(1, 2, 3, 4), **settings).do(*answers)
    assert (t.question, "swap-polarity" in t.choices) == (question, True)
    others = [words for words in t.words if words != "swap-polarity"]
    t.do("swap-polarity")
    assert (t.question, t.words, t.acting) == (question, others, 0), "asked again, now with too few cards for another"


@covers("URB-BASE-69", "URB-TEAM-08")
def test_it_comes_with_cleaning_bonus_and_sides() -> None:
    t = team("R1 earth+water | S: S2w | I: I2f I1a", quiet(2, 3, 4)).do("census S1e")
    assert (t.question, "swap-polarity" in t.choices) == ("clean", True)
    t = team(even(1, 2, 3, 4)).do("census S1e")
    assert (t.question, "swap-polarity" in t.choices) == ("bonus", True)
    t = team(even(1), quiet(2, 3, 4), deck="X5 X5 …").do("census S1e")
    assert (t.question, "swap-polarity" in t.choices) == ("sides", True)


@covers("URB-BASE-69", "URB-POSTCARDS-15")
def test_it_comes_with_the_order_of_flagships() -> None:
    t = team(
        "R1 earth+water | S: S2w{flagship} | I: -", "R2 fire+air | S: S1f{flagship} | I: -", quiet(3, 4),
        modules="postcards", deck="S1e …", active=1, discard=EIGHT,
    ).do("pass S1e")  # fmt: skip
    assert (t.question, t.acting) == ("flagship", 0)
    assert t.choices == "sail R1.sognae:S2w{flagship}, sail R2.sognae:S1f{flagship}, swap-polarity"


@covers("URB-BASE-69", "URB-BASE-68")
def test_it_comes_before_the_first_step_only() -> None:
    rows = ("R1 earth+water | S: S2w S4a | I: -", "R2 fire+air | S: S1f S4a | I: -")
    t = team(*rows, discard="I3e x2 I2w x2 I2f x2 I1a").do("swap S1e")
    assert (t.question, len(t.raw["discard"])) == ("swap", 8)
    assert "swap-polarity" not in t.choices, "the Swap has begun"
    assert t.refuses("swap-polarity")
    t.do("exchange R1.sognae:S2w")
    assert "swap-polarity" not in t.choices
    t = team(*rows, modules="books", books="book_prophecies book_prophecies", deck="S1e S1f S2w S4a …")
    t.do("prophecies I2w", "put S4a")
    assert (t.question, "swap-polarity" in t.choices) == ("prophecy", False)


@covers("URB-BASE-69")
def test_a_forced_decision_does_not_stop_for_it() -> None:
    t = team("R1 earth+water | S: - | I: -", at="refill", deck="X5 S1e S1f S1f S2w S4a …")
    assert "reveal" in t.answers, "the Chaos had one option"
    assert (t.question, t.acting) == ("main", 1)
    t = team("R1 earth+water | S: S2w | I: -", "R2 fire+air | S: S1f | I: -", deck="S4a …").do("swap I1a")
    assert (t.acting, t.turn) == (1, 2)
    t = team(quiet(1, 2, 3, 4), deck="S4a …").do("census I1a")
    assert (t.acting, t.turn) == (1, 2), "cleaning none was forced four times"


@covers("URB-BASE-69", "URB-TEAM-08", "URB-BOOKS-04")
def test_set_up_is_no_turn() -> None:
    rows = "R1 water+fire\nR2 earth+air\nR3 earth+water\nR4 fire+air"
    t = team(rows, at="fill:1", turn=0, modules="books", deck="X5 X5 …")
    assert (t.question, t.choices) == ("sides", "sides both-sognae, sides both-incubi")


@covers("URB-BASE-69")
def test_solo_and_the_first_edition_know_no_such_swap() -> None:
    for t in (
        table(quiet(1, 2, 3, 4), discard=EIGHT),
        table(quiet(1, 2, 3, 4), discard=EIGHT, mode="team", edition="first"),
    ):
        assert "swap-polarity" not in t.choices
        assert t.refuses("swap-polarity")
