"""The referee is judged first: worked examples of the law's chapter 15, so that two do not err together."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import SIDES, city_of
from tests.games.urbion.referee_players import careless, dealt, random_spec
from tests.games.urbion.referee_table import FLAT, GONE, NOBODY, UP, Dream


def judge_at(
    rows: str,
    modules: str = "",
    *,
    edition: str = "second",
    mode: str = "solo",
    hand: str = "",
    deck: str = "",
    success: int = 0,
    cities: str = "",
    books: str = "",
    void: int | str = UP,
    stack: int = 8,
) -> Referee:
    """A referee before a main choice: rows like `R1 earth+water S: S2w{doves} I: I3e`, one per line."""
    judge = Referee(edition, mode, modules.split(), {})
    for line in rows.splitlines():
        found = re.fullmatch(r"\s*R(\d) (\S+) S:(.*) I:(.*)", line)
        assert found, line
        row = judge.rows[int(found[1]) - 1]
        row.city = city_of(found[2])
        for side in (0, 1):
            row.sides[side].extend(dream(word) for word in found[3 + side].split())
    judge.hands[0] = hand.split()
    judge.deck.top, judge.deck.loose = [(token, NOBODY) for token in deck.split()], Counter()
    judge.city_deck.top = [(city_of(token), NOBODY) for token in cities.split()]
    judge.city_deck.loose = Counter()
    judge.success = ["ew"] * success
    judge.books = books.split()
    judge.turn = 1
    if judge.has("void"):
        judge.void_figure, judge.void_stack = void, stack
    judge.postcard_deck.top, judge.postcard_deck.loose = [], Counter()
    return judge


def dream(word: str) -> Dream:
    """`S2w`, `S2w{doves}` or `S2w{hourglass:3}`."""
    token, _, postcard = word.rstrip("}").partition("{")
    name, _, quarters = postcard.partition(":")
    return Dream(token, name, int(quarters or 0))


def main(judge: Referee, *answers: str) -> Referee:
    """From the main choice through these answers."""
    judge.begin(judge.from_main())
    return go(judge, *answers)


def refill(judge: Referee, *answers: str) -> Referee:
    """From Phase II on."""
    judge.begin(judge.from_refill())
    return go(judge, *answers)


def go(judge: Referee, *answers: str) -> Referee:
    for answer in answers:
        judge.apply(answer)
    return judge


def plays(judge: Referee, token: str = "") -> set[str]:
    """The plays that are offered, without their verb."""
    return {words[5:] for words in judge.choices if words.startswith(f"play {token}")}


def row(judge: Referee, place: int) -> tuple[str, str, int]:
    """Both sides of a row, and its sum."""
    at = judge.rows[place - 1]
    sognae, incubi = (" ".join(sorted(entry.token for entry in side)) for side in at.sides)
    return sognae, incubi, at.sum(0) - at.sum(1)


def on_top(judge: Referee) -> str:
    return " ".join(token for token, _ in judge.deck.top)


def offered(judge: Referee, text: str) -> bool:
    return judge.legal() == {word.strip() for word in text.split(",")}


# ---- base game ---------------------------------------------------------------------------------------------

EX_01 = """R1 earth+water S: S2w I: I1a
R2 fire+air S: I: I2f I1a
R3 water+air S: S4a S1f I:
R4 earth+fire S: S1e I: I3e"""

EX_17 = """R1 earth+water S: S2w S1e S1f I: I3e
R2 fire+air S: S4a I: I2f I2w
R3 earth+air S: I: I3e
R4 water+fire S: I:"""


def test_ex_01_plays() -> None:
    judge = main(judge_at(EX_01, hand="S1e I2w S4a I2f", deck="S1e"))
    sognae = "S1e at R1, S1e at R4, S4a at R2, S4a at R3"
    incubi = "I2w at R1, I2w at R3, I2f at R2, I2f at R4"
    expected = {f"{word}.sognae" for word in sognae.split(", ")} | {f"{word}.incubi" for word in incubi.split(", ")}
    assert plays(judge) == expected


def test_ex_02_a_full_side() -> None:
    judge = main(judge_at("R1 water+air S: S2w S2w S4a I: I3e", hand="S2w"))
    assert not plays(judge)
    assert {"pass S2w", "census S2w"} <= judge.legal()


def filled(deck: str, modules: str = "", edition: str = "second", postcard: str = "") -> Referee:
    """A referee while R1 is being filled."""
    judge = judge_at("R1 water+fire S: I:", modules, edition=edition, deck=deck)
    judge.postcard_deck.top = [(postcard, NOBODY)] if postcard else []
    judge.begin(judge.fill_empty_rows())
    return judge


def sums(judge: Referee) -> list[int]:
    """What a row being filled can come to."""
    found = []
    for choice in sorted(judge.legal()):
        token = " ".join(judge.drawn)
        other = filled(token, " ".join(judge.modules), "first" if judge.first_edition else "second")
        found.append(row(go(other, choice), 1)[2])
    return sorted(found)


def test_ex_03_04_05_filling() -> None:
    assert row(filled("S4a I3e"), 1) == ("S4a", "I3e", 1)
    assert row(filled("X5 I2f"), 1) == ("", "I2f X5", -7)
    assert sums(filled("X5 X5")) == [-10, 10]


def test_ex_27_28_29_filling_with_metas() -> None:
    assert sums(filled("M2e I3e")) == [-5, -1]
    assert row(filled("M2e I3e", edition="first"), 1)[2] == -5
    assert sums(filled("M3w M2a")) == [-5, -1, 1, 5]
    assert sums(filled("M3w M2a", edition="first")) == [-5, 5]
    assert sums(filled("M3f X5")) == [-8, 8]
    assert sums(filled("M3f X5", edition="first")) == [-8, 8]


def test_two_equal_metas_give_three_choices_or_four_with_a_postcard() -> None:
    assert offered(filled("M3w M3w"), "sides both-sognae, sides both-incubi, sides sognae-incubi")
    assert len(filled("M3w M3w", postcard="doves").legal()) == 4


def test_ex_06_opening_chaos() -> None:
    rows = """R1 earth+water S: S2w I: I2f
R2 earth+air S: S1e S1f I:
R3 fire+air S: I: I3e I2w
R4 water+fire S: X5 S4a X5 I:"""
    judge = judge_at(rows, deck="X5 S1e S1e S1e S1e")
    judge.turn = 0
    judge.begin(judge.opening_hand())
    assert offered(judge, "place R2, place R3")
    assert row(go(judge, "place R2"), 2)[2] == 7
    assert len(judge.hand) == 4


TIED = """R1 earth+water S: S2w I: I2f
R2 earth+air S: S1e I: I1a
R3 fire+air S: S1f I: I1a
R4 water+fire S: S2w I: I2w"""


def test_ex_07_chaos_put_aside() -> None:
    judge = judge_at(TIED, deck="X5 S4a X5 I3e S1e I2f I1a")
    judge.begin(judge.opening_hand())
    assert sorted(judge.hand) == ["I2f", "I3e", "S1e", "S4a"]
    assert judge.deck.loose == Counter({"X5": 2, "I1a": 1})


def test_ex_62_opening_hands_of_a_team() -> None:
    rows = TIED.replace("S: S1e I: I1a", "S: S1e S1f I:")
    judge = judge_at(rows, mode="team", deck="S1e X5 I2f S4a S2w I3e I1a X5 S1f I2w S1e")
    judge.begin(judge.opening_hand())
    assert sorted(judge.hand) == ["I2f", "S1e", "S2w", "S4a"]
    assert row(judge, 2)[2] == 7
    judge.seat = 1
    judge.begin(judge.opening_hand())
    assert sorted(judge.hands[1]) == ["I1a", "I2w", "I3e", "S1f"]
    assert judge.deck.loose == Counter({"X5": 1, "S1e": 1})


def test_ex_08_09_10_swaps() -> None:
    rows = "R1 earth+water S: S4a I: I2f\nR2 earth+fire S: S2w I: I2w I2f"
    judge = main(judge_at(rows, hand="S1e S1e S1e S1e", deck="S1e"), "swap S1e")
    assert offered(judge, "exchange R1.sognae.1, exchange R1.incubi.1")
    go(judge, "exchange R1.sognae.1")
    assert (row(judge, 1)[2], row(judge, 2)[2], len(judge.success)) == (0, 0, 0)
    rows = "R1 earth+air S: X5 I: I3e I1a\nR2 water+fire S: S4a I: I3e I2w"
    judge = main(judge_at(rows, hand="S1e", deck="S1e S1e S1e S1e"), "swap S1e", "exchange R1.sognae.1")
    assert (row(judge, 1)[2], row(judge, 2)) == (0, ("X5", "I2w I3e", 0))
    rows = "R1 earth+air S: S4a I:\nR2 water+fire S: I: I2w"
    assert "swap S1e" not in main(judge_at(rows, hand="S1e")).legal()


def test_ex_11_census() -> None:
    rows = """R1 earth+water S: S2w S1e I: I3e
R2 fire+air S: S4a I: I2f I1a
R3 earth+air S: X5 I: I3e I2w
R4 water+fire S: S1f I: I2w I1a"""
    cities = "earth+fire earth+fire earth+fire earth+fire earth+fire"
    judge = judge_at(rows, hand="S1e S1e S1e S1e", deck="S1f I2f X5 S4a I3e", cities=cities)
    main(judge, "census S1e")
    assert len(judge.success) == 2
    assert offered(judge, "clean none at R4, clean s1+i2 at R4"), "I2w is the first, I1a the second Incubus"
    go(judge, "clean s1+i2 at R4")
    assert [row(judge, place) for place in (1, 3, 4)] == [("S1f", "I2f", -1), ("S4a X5", "", 9), ("", "I2w", -2)]
    assert judge.city_deck.size() == 3


def test_ex_12_cleaning_sets() -> None:
    rows = "R2 water+fire S: S2w S2w S4a I: I2f I2w I3e"
    judge = main(judge_at(rows, hand="S1e", deck="S1e S1e S1e S1e"), "census S1e")
    text = "clean none at R2, clean s1+i2 at R2, clean s1+i3 at R2, clean s3+i2+i3 at R2, clean s1+s2+i2+i3 at R2"
    assert offered(judge, text), "the Incubi are I3e, I2w, I2f in the order of kinds"


def test_ex_13_an_empty_city_is_filled_but_not_claimed() -> None:
    rows = "R1 water+fire S: S2w I:\nR4 water+air S: I:"
    judge = main(judge_at(rows, hand="S1e S1e S1e S1e", deck="S1e I3e I3e"), "census S1e")
    assert (judge.success, row(judge, 4), row(judge, 1)[2]) == ([], ("S1e", "I3e", -2), 2)


def test_ex_14_15_perfect_balance() -> None:
    judge = judge_at(TIED, hand="S1e S1e S1e S1e", deck="S1e " * 9, cities="fire+air " * 8)
    main(judge, "census S1e")
    assert offered(judge, "bonus 0, bonus 1")
    go(judge, "bonus 1")
    assert (len(judge.success), judge.city_deck.size(), judge.deck.size()) == (5, 3, 0)
    judge = main(judge_at(TIED, hand="S1e", success=7, cities="fire+air"), "census S1e", "bonus 1")
    assert (judge.outcome, judge.reason, judge.turn) == ("won", "all_cities", 1)
    judge = judge_at(TIED, hand="S1e S1e S1e S1e", deck="S1e S1e S1e", success=7, cities="fire+air")
    main(judge, "census S1e", "bonus 0")
    assert (len(judge.success), judge.occupied(), row(judge, 1)[0]) == (11, [0], "S1e S1e")
    judge = judge_at(TIED, edition="first", hand="S1e", success=7, cities="fire+air")
    assert main(judge, "census S1e").outcome == "won"


def test_ex_16_21_the_last_cities() -> None:
    rows = "\n".join(TIED.splitlines()[place] for place in (0, 1, 3))
    assert main(judge_at(rows, hand="S1e", success=9), "census S1e").outcome == "won"
    assert main(judge_at(TIED.splitlines()[1], hand="S1e", success=11), "census S1e").outcome == "won"


def test_ex_17_18_19_chaos() -> None:
    deck = "X5 S1e I2w X5 S4a I3e S2w"
    judge = refill(judge_at(EX_17, hand="S1e S1e S1e", deck=deck))
    assert offered(judge, "place R3, ruin R2, reveal")
    go(judge, "ruin R2")
    assert sorted(judge.discarded()) == ["I2f", "I2w", "S4a", "X5"]
    assert (judge.rows[1].empty(), len(judge.hand), judge.turn) == (True, 4, 2)
    judge = refill(judge_at(EX_17, hand="S1e S1e S1e", deck=deck), "reveal", "place R3")
    assert judge.discarded() == ["S1e", "I2w", "S4a", "X5"]
    assert (row(judge, 3), judge.hand[-1]) == (("", "I3e X5", -8), "I3e")
    first = refill(judge_at(EX_17, edition="first", hand="S1e S1e S1e", deck=deck), "reveal", "place R3")
    assert first.discarded() == ["X5", "S1e", "I2w", "S4a"]


def test_ex_20_22_lost_for_want_of_dreams() -> None:
    judge = refill(judge_at(EX_17, hand="S1e S1e S1e", deck="X5 S1e I2w"), "reveal")
    assert (judge.outcome, judge.reason) == ("lost", "deck_empty")
    rows = "R1 earth+water S: S2w I: I2f\nR2 earth+air S: S1e I: I1a\nR3 water+fire S: S4a I:\nR4 water+fire S: S4a I:"
    for edition, reason, placed in (("second", "deck_empty", ""), ("first", "deck_empty_first", "S4a")):
        judge = judge_at(
            rows, edition=edition, hand="S1e", deck="S1e I2w S4a", success=6, cities="fire+air fire+air", mode="solo"
        )
        main(judge, "census S1e")
        assert (judge.outcome, judge.reason, row(judge, 2)[0]) == ("lost", reason, placed)


def test_ex_23_pass() -> None:
    judge = main(judge_at(EX_01, hand="S1e S1e S1e I2f", deck="S4a"), "pass I2f")
    assert (judge.turn, judge.hand[-1], judge.discarded()) == (2, "S4a", ["I2f"])


# ---- team --------------------------------------------------------------------------------------------------


def test_ex_24_30_72_polarity_and_plays() -> None:
    judge = main(judge_at("R1 square S: I: I3e", mode="team", hand="S2w I3e S1f I1a"))
    assert plays(judge) == {"S2w at R1.sognae", "S1f at R1.sognae"}
    judge = judge_at("R1 water+air S: I:\nR2 earth+fire S: I:", mode="team", hand="M2a")
    judge.polarity = [1, 0]
    assert plays(main(judge)) == {"M2a at R1.incubi"}
    judge = judge_at("R1 temple:air S: I:\nR2 garden S: I:\nR3 square S: I:", "temples gardens", mode="team", hand="N2")
    assert plays(main(judge)) == {"N2 at R1.sognae", "N2 at R3.sognae"}


def test_ex_25_26_polarity_swaps() -> None:
    judge = judge_at("R1 square S: I:", mode="team", hand="S4a S2w S1f S1e")
    judge.polarity, judge.discard = [1, 0], [["S1e"] for _ in range(9)]
    assert not plays(main(judge))
    go(judge, "swap-polarity")
    assert (len(judge.box), judge.discarded(), judge.polarity) == (8, ["S1e"], [0, 1])
    assert "play S4a at R1.sognae" in judge.legal()
    assert "swap-polarity" not in judge.legal()
    judge = judge_at("R1 square S: I:", mode="team", edition="first", hand="S1f S1e S1e S1e", deck="S2w S2w")
    judge.hands[1] = ["I1a"]
    main(judge, "switch-polarity S1f")
    assert (judge.polarity, judge.seat, len(judge.hands[0])) == ([1, 0], 1, 4)


def test_ex_63_chaos_ignores_polarity() -> None:
    judge = judge_at("R3 earth+air S: I: I3e", mode="team", hand="S1e S1e S1e", deck="X5 S1e")
    assert offered(refill(judge), "place R3, reveal")


# ---- Chromatic Chaos, Temples, Gardens ---------------------------------------------------------------------


def test_ex_31_32_34_64_chromatic_chaos() -> None:
    rows = """R1 earth+water S: S1e S1e S1e I:
R2 fire+air S: I: I2f I2w
R3 earth+air S: S1e S1e S1e I:
R4 water+fire S: S2w I: I3e"""
    judge = refill(judge_at(rows, "chromatic", hand="S1e S1e S1e", deck="Y4 S1f I2w S1e"), "lay R2.sognae")
    assert offered(judge, "lay R2.sognae, lay R4.sognae")
    go(judge, "lay R4.sognae")
    assert (row(judge, 2)[2], row(judge, 4)[2], judge.hand[-1]) == (0, 0, "I2w")
    judge = judge_at(rows, "chromatic", hand="S1e S1e S1e", deck="Y4 Y4 I1a S2w")
    refill(judge, "lay R2.sognae", "lay R2.sognae", "lay R2.incubi")
    assert (judge.hand[-1], judge.deck.size()) == ("S2w", 0)
    full = "R1 square S: S1e S1f S2w I: I1a I1a I2w"
    judge = refill(judge_at(full, "chromatic", hand="S1e S1e S1e", deck="Y4 I2f S4a"))
    assert (judge.discarded(), judge.hand[-1]) == (["Y4", "I2f"], "S4a")


def test_ex_33_elements_are_ignored_without_a_regular_place() -> None:
    rows = """R1 earth+water S: S2w I: I2w I2w I1a
R2 fire+air S: S1f I:
R3 garden S: I: I2f
R4 water+fire S: S4a I: I3e"""
    judge = judge_at(rows, "chromatic gardens", hand="S1e S1e S1e", deck="Y4 I3e S1e")
    refill(judge, "lay R1.sognae")
    assert offered(judge, "lay R2.incubi, lay R3.incubi, lay R4.incubi")


def test_ex_35_chromatic_chaos_put_aside_in_a_census() -> None:
    judge = judge_at("R1 earth+water S: I:", "chromatic", hand="S2w S2w S2w S2w", deck="Y4 S1e I2f I1a S1e")
    main(judge, "census S2w")
    assert (judge.question, row(judge, 1)[2], judge.aside) == ("chromatic", -1, [])
    go(judge, "lay R1.sognae")
    assert (row(judge, 1), judge.turn) == (("S1e Y4", "I1a I2f", 2), 2), "I1a had one place only"


def test_ex_36_concords() -> None:
    rows = "R1 temple:fire S: I:\nR2 garden S: I:\nR3 earth+water S: I:\nR4 square S: I:"
    judge = main(judge_at(rows, "temples gardens squares", hand="N2 I2w"))
    assert plays(judge, "N2") == {f"N2 at R{place}.{side}" for place in (1, 3, 4) for side in SIDES}
    assert plays(judge, "I2w") == {"I2w at R3.incubi", "I2w at R4.incubi"}


def test_ex_37_67_a_wizard_pays_for_two_actions() -> None:
    rows = """R1 earth+water S: S4a I: I2f
R2 earth+fire S: S2w I: I2w I2f
R3 earth+air S: S1e I:
R4 water+air S: I: I3e"""
    judge = judge_at(rows, "gardens", hand="WI2f S1e S1e S1e", deck="S1e " * 5, cities="fire+air fire+air")
    main(judge, "swap WI2f", "exchange R1.sognae.1", "exchange-with R2.sognae.1")
    assert offered(judge, "stop, again swap, again census")
    go(judge, "again census")
    assert (len(judge.success), judge.turn, judge.deck.size()) == (2, 2, 0)


def test_ex_38_39_side_change() -> None:
    judge = judge_at("R1 earth+air S: X5 S4a S1e I:", "gardens squares", hand="M2a I1a S1e S2w", deck="S1e S1e S1f")
    main(judge)
    assert {word for word in judge.legal() if word.startswith("side-change")} == {"side-change-two I1a"}
    go(judge, "side-change-two I1a")
    assert (row(judge, 1), judge.turn, judge.deck.size()) == (("S1e S4a", "X5", 0), 2, 1)
    judge = judge_at("R1 earth+air S: X5 I: I3e I2w I1a\nR2 earth+air S: I:", "gardens", hand="WS1e")
    uses = {word for word in main(judge).legal() if "WS1e" in word and not word.startswith("play")}
    assert uses == {"census WS1e", "pass WS1e", "rebuild WS1e"}


def test_ex_40_rebuild() -> None:
    rows = "R1 earth+water S: S2w I: I2f\nR4 garden S: S4a I:"
    judge = main(judge_at(rows, "gardens", hand="WS1e S1e I2w S1e", deck="S1e"), "rebuild WS1e")
    assert (judge.rows[0].city, judge.rows[3].city, row(judge, 1)[2], row(judge, 4)[2]) == ("", "ew", 0, 4)
    assert plays(judge) == {"S1e at R4.sognae", "I2w at R4.incubi"}


# ---- Books -------------------------------------------------------------------------------------------------


def test_ex_41_the_price_of_books() -> None:
    judge = Referee("second", "solo", ["chromatic", "books"])
    judge.roll(random.Random(1))
    for place, token in enumerate(["S1e", "I2w", "X5", "I3e", "S4a", "Y4", "I1a", "S2w"]):
        judge.deck.loose[token] -= 1
        judge.deck.insert(place, token, NOBODY)
    judge.begin(judge.choose_books())
    go(judge, "reveal-book", "reveal-book", "no-more-books")
    assert (judge.deck.size(), len(judge.discarded()), judge.book_pile.size()) == (74, 6, 6)


def test_ex_42_43_44_45_65_books() -> None:
    judge = judge_at("R1 square S: S2w I: M3w X5", "books squares", hand="S1e S1e S1e S1e", deck="S1e")
    judge.books = ["invisible-incubi"]
    assert row(main(judge, "invisible-incubi S1e"), 1) == ("S2w", "X5", -3)
    rows = "R1 fire+air S: S1e I:\nR2 fire+air S: I:\nR4 fire+air S: I:"
    judge = judge_at(rows, "books", hand="S1e S1e S1e S1e", deck="S1e " * 5, cities="earth+fire " * 3, books="freedom")
    main(judge, "freedom S1e", "free R2")
    assert (len(judge.success), judge.city_deck.size(), judge.deck.size(), judge.rows[1].city) == (1, 2, 0, "ef")
    judge = judge_at(TIED, "books", hand="S1e S1e S1e S1e", deck="S1e " * 9, cities="fire+air " * 6, success=2)
    judge.books = ["balance"]
    main(judge, "full-balance S1e")
    assert offered(judge, "bonus 0, bonus 1, bonus 2")
    go(judge, "bonus 2")
    assert (len(judge.success), judge.city_deck.size(), judge.deck.size()) == (8, 0, 0)
    judge = judge_at(TIED, "books", hand="S1e S1e S1e S1e", deck="X5 S1e I2f X5 I3e", books="prophecies prophecies")
    main(judge, "prophecies S1e", "put S1e", "put I2f")
    assert (judge.hand[-1], on_top(judge)) == ("S1e", "I2f X5 X5 I3e")
    rows = "R1 earth+water S: S2w I: I3e I2w\nR2 garden S: S4a S1f I: I2f"
    judge = judge_at(rows, "books gardens", hand="S1e S1e S1e S1e", deck="S1e", books="flying-incubi")
    main(judge, "flying-incubi S1e", "fly R1.incubi.1")
    assert (row(judge, 1)[2], row(judge, 2)[2]) == (0, 0)


# ---- Postcards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "kept", "lost"),
    [
        ("R1 earth+water S: S4a{dreamcatcher} I: I2f I2w\nR2 water+fire S: S2w{dreamcatcher} S1f I: I3e", 1, 1),
        ("R1 earth+air S: S2w{seer} S1f N1 I: I3e I1a\nR2 water+fire S: X5 I: I3e{seer} I2f", 1, 1),
        ("R3 earth+water S: S2w{seer} N1 I: I3e", 0, 1),
        ("R1 earth+water S: S4a I: I3e I1a\nR2 fire+air S: S4a I: I2f{planbot} I2w", 0, 1),
        ("R1 earth+water S: X5 I: I3e{mages} I2f\nR2 fire+air S: I: X5", 1, 0),
        ("R1 earth+water S: X5 I: I3e{mages} I2f\nR2 fire+air S: I: Y4", 0, 1),
        (TIED.replace("S1f I", "S1f{doves} I"), 1, 0),
        (TIED.replace("S1f I", "S1f{doves} S1e I"), 0, 0),
        ("R1 earth+water S: S4a{hourglass:4} I: I2f{rocket} I2w\nR2 fire+air S: S4a{flagship} I: I2f I2w{doves}", 3, 1),
    ],
)
def test_ex_46_47_postcards_of_claimed_cities(rows: str, kept: int, lost: int) -> None:
    modules = "postcards temples chromatic"
    judge = main(judge_at(rows, modules, hand="S1e S1e S1e S1e", deck="S1e " * 9, cities="fire+air " * 9))
    go(judge, "census S1e")
    assert (judge.kept.total(), judge.lost.total()) == (kept, lost)


def test_ex_51_planbot() -> None:
    rows = """R1 earth+water S: S4a I: I3e I1a
R2 fire+air S: S4a I: I2f{planbot} I2w
R3 earth+fire S: S1e I: I2w
R4 water+air S: S2w I: I3e"""
    judge = judge_at(rows, "postcards", hand="S1e S1e S1e S1e", deck="S1e " * 9, cities="fire+air " * 9)
    assert main(judge, "census S1e").kept == Counter(planbot=1)


def test_ex_48_hourglass() -> None:
    judge = judge_at("R1 earth+water S: S2w{hourglass} I:", "postcards", hand="S1e S1e S1e S1e", deck="S1e " * 9)
    main(judge)
    for turn in range(1, 5):
        go(judge, "pass S1e")
        assert judge.rows[0].sides[0][0].quarters == turn
    go(judge, "pass S1e")
    assert (judge.lost, row(judge, 1)[0]) == (Counter(hourglass=1), "S2w")


def test_ex_49_50_flagship_and_rocket() -> None:
    rows = "R1 earth+fire S: S1e S1f I: I3e\nR4 water+air S: S2w{flagship} I: I2f"
    judge = judge_at(rows, "postcards", hand="S1e S1e S1e S1e")
    judge.begin(judge.turns())
    assert (row(judge, 1)[2], row(judge, 4)[2]) == (1, -2)
    judge = judge_at(rows.replace("S1f I", "S1f S1f I"), "postcards", hand="S1e S1e S1e S1e")
    judge.begin(judge.turns())
    assert (row(judge, 4)[2], judge.lost) == (0, Counter(flagship=1))
    rows = "R1 earth+fire S: S4a{rocket} I:\nR2 water+air S: S2w I:"
    judge = main(judge_at(rows, "postcards", hand="S1e S1e S1e S1e", deck="S1e"), "swap S1e")
    assert (row(judge, 1)[2], judge.lost) == (2, Counter(rocket=1))


def test_edge_25_the_order_of_flagships() -> None:
    rows = "R1 earth+fire S: S2w{flagship} I:\nR2 water+air S: S1f{flagship} S1e S1e I:\nR3 water+air S: I:"
    judge = judge_at(rows, "postcards", hand="S1e S1e S1e S1e")
    judge.begin(judge.turns())
    assert offered(judge, "sail R1.sognae.1, sail R2.sognae.3")
    go(judge, "sail R2.sognae.3")
    assert (row(judge, 2)[0], row(judge, 3)[0], judge.lost.total()) == ("S1e S1e S2w", "S1f", 0)
    judge = judge_at(rows, "postcards", hand="S1e S1e S1e S1e")
    judge.begin(judge.turns())
    go(judge, "sail R1.sognae.1")
    assert (judge.lost.total(), row(judge, 1)[0], row(judge, 3)[0]) == (1, "S2w", "S1f")


def test_ex_52_wise_chaos() -> None:
    judge = judge_at(EX_17, "postcards", hand="S1e S1e S1e", deck="X5 S1e I2w S4a I3e")
    refill(judge)
    assert (judge.question, judge.wise) == ("wise", 3)
    go(judge, "wise")
    assert (judge.wise, judge.hand[-1], on_top(judge)) == (2, "S1e", "I2w S4a X5 I3e")
    judge = refill(judge_at(EX_17, "postcards", hand="S1e S1e S1e", deck="X5 S1e I2w"), "wise")
    assert on_top(judge) == "I2w X5"


@pytest.mark.parametrize(("postcard", "outcome"), [("{rocket}", "won"), ("", "lost")])
def test_ex_53_the_inhabitants_decide(postcard: str, outcome: str) -> None:
    judge = judge_at(f"R1 earth+water S: S2w{postcard} I: I2f", "postcards", hand="S1e", success=11)
    judge.kept["doves"], judge.lost["seer"] = 7, 4
    assert main(judge, "census S1e").outcome == outcome


# ---- the Void ----------------------------------------------------------------------------------------------


def test_ex_54_the_void_moves() -> None:
    judge = judge_at(TIED, "void", hand="S1e S1e S1e S1e", deck="S1e " * 9)
    judge.begin(judge.turns())
    seen = []
    for _ in range(5):
        seen.append(judge.void_figure)
        go(judge, "pass S1e")
    assert seen == [0, 1, 2, 3, 0]
    rows = "\n".join(TIED.splitlines()[place] for place in (0, 2, 3))
    judge = judge_at(rows, "void", void=0)
    judge.move_void()
    assert judge.void_figure == 2


def test_ex_55_56_57_60_the_voids_row_in_a_census() -> None:
    rows = TIED.replace("R3 fire+air S: S1f", "R3 fire+air S: S4a")
    cities = "earth+fire " * 5
    judge = judge_at(rows, "void", hand="S1e S1e S1e S1e", deck="S1e " * 9, cities=cities, void=1)
    main(judge, "census S1e")
    assert (len(judge.success), judge.void_stack, judge.void_figure) == (2, 7, 0), "raised, then moved to the top"
    assert row(judge, 2) == ("S1e", "I1a", 0)
    rows = "R2 earth+air S: S1e I:\nR3 earth+air S: S2w{doves} I: I3e"
    judge = judge_at(rows, "void postcards", hand="S1e S1e S1e S1e", deck="S1e " * 9, void=2)
    judge.postcard_deck.top = [("seer", NOBODY)]
    main(judge, "census S1e")
    assert (judge.lost, row(judge, 3)[0], judge.void_figure) == (Counter(doves=1), "S1e S1e", 1)
    assert sum(entry.postcard == "seer" for entry in judge.rows[2].dreams()) == 1
    judge = judge_at("R1 earth+air S: S1e I: I1a\nR3 earth+air S: I:", "void", hand="S1e", void=2)
    assert main(judge, "census S1e").reason == "void"
    judge = judge_at(TIED, "void", hand="S1e S1e S1e S1e", deck="S1e " * 9, cities=cities, void=1)
    main(judge, "census S1e")
    assert (len(judge.success), judge.city_deck.size(), judge.void_stack) == (3, 2, 7)


def test_ex_58_59_66_alliances() -> None:
    judge = judge_at(TIED, "void", hand="S1e I2f S4a S2w", deck="S1e " * 9, void=1, stack=5)
    main(judge)
    assert {word for word in judge.legal() if word.startswith("alliance")} == {
        f"alliance {token}" for token in ("S1e", "S2w", "S4a")
    }
    go(judge, "alliance S1e")
    assert (judge.void_stack, judge.void_figure, len(judge.hand)) == (4, UP, 4), "flat, raised when the turn began"
    go(judge, "pass S1e")
    assert judge.void_figure == 0
    judge = judge_at(TIED, "void", hand="S1e I2f S4a S2w", void=FLAT, stack=1, success=7, cities="earth+fire")
    judge.begin(judge.main())
    go(judge, "alliance S1e")
    assert (judge.void_stack, judge.void_figure, len(judge.success), judge.city_deck.size()) == (0, GONE, 8, 0)


def test_ex_69_chaos_between_two_draws() -> None:
    judge = judge_at("R3 earth+air S: I: I3e", "void", hand="S1e S1e", deck="X5 S1e X5 I2f")
    refill(judge, "place R3", "place R3")
    assert (row(judge, 3)[2], judge.hand[2:], judge.turn) == (-13, ["S1e", "I2f"], 2)


def test_ex_61_totals() -> None:
    judge = Referee("second", "solo", ["squares", "temples", "gardens", "chromatic", "void"])
    assert (judge.total, judge.deck.size(), judge.city_deck.size()) == (24, 114, 24)


# ---- the referee alone -------------------------------------------------------------------------------------


def everything(judge: Referee) -> Counter[str]:
    """Every Dream, wherever the referee has it."""
    zones = [*judge.hands, judge.discarded(), judge.box, judge.drawn, judge.pending, judge.looked, judge.aside_chaos]
    found = judge.deck.cards() + Counter(["Y4"] * len(judge.aside))
    found.update(token for zone in zones for token in zone)
    found.update(entry.token for _, _, entry in judge.dreams_on_table())
    return found


@pytest.mark.parametrize("number", range(12))
def test_the_referee_never_loses_a_card(number: int) -> None:
    dice = random.Random(number)
    spec = random_spec(dice)
    judge = dealt(spec, dice)
    total = +judge.cards.deck(judge.modules)
    while judge.question:
        assert everything(judge) == total, f"{spec} {number}"
        judge.apply(careless(judge, dice))
    assert everything(judge) == total
