"""Phase I: playing a Dream and passing, and the definitions they rest on (URB-BASE-03 … -11, -30 … -32)."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.urbion.expansions import places
from tests.games.urbion.table import deal, even, quiet, table
from tests.support import covers

LETTERS = {"e": "earth", "w": "water", "f": "fire", "a": "air"}
HAND_KINDS = [
    "S1e", "S2w", "S1f", "S4a", "I3e", "I2w", "I2f", "I1a",
    "WS1e", "WS2w", "WS1f", "WS4a", "WI3e", "WI2w", "WI2f", "WI1a",
    "M2e", "M3w", "M3f", "M2a", "N1", "N2", "N3", "N4",
]  # fmt: skip


# What balances a Dream of a magnitude: sognae against the incubi side, incubi against the sognae side.
WEIGHTS = (
    {1: "S1e", 2: "S2w", 3: "S2w S1e", 4: "S4a", 5: "S4a S1e"},
    {1: "I1a", 2: "I2w", 3: "I3e", 4: "I3e I1a", 5: "I3e I2w"},
)


def sides_of(token: str) -> list[str]:
    """Where a card may lie: by its kind."""
    if token[0] in "MN":
        return ["sognae", "incubi"]
    return ["sognae"] if "S" in token else ["incubi"]


# ---- definitions ------------------------------------------------------------------------------------------


@covers("URB-BASE-07", "URB-BASE-08", "URB-BASE-09")
@pytest.mark.parametrize(
    ("sides", "total", "balanced", "stronger"),
    [
        ("S: S4a S1e | I: I3e", 2, False, "sognae"),
        ("S: S1e | I: I2f I1a", -2, False, "incubi"),
        ("S: S4a | I: I1a I2f", 1, False, "sognae"),
        ("S: S2w S1e | I: I3e", 0, True, None),
        ("S: X5 | I: I3e I2w", 0, True, None),
        ("S: S1e | I: -", 1, False, "sognae"),
        ("S: - | I: I1a", -1, False, "incubi"),
        ("S: - | I: -", 0, False, None),
    ],
)
def test_sum_balance_and_stronger_side(sides: str, total: int, balanced: bool, stronger: str | None) -> None:
    t = table(f"R1 earth+water | {sides}", quiet(2, 3, 4))
    assert t.row(1).total == total
    assert (t.balanced(1), t.stronger(1)) == (balanced, stronger)


@covers("URB-BASE-08", "URB-BASE-09")
def test_a_vacant_row_is_neither_balanced_nor_stronger_anywhere() -> None:
    t = table(quiet(1, 2))
    assert (t.balanced(3), t.stronger(3)) == (False, None)


@covers("URB-BASE-04", "URB-SQUARES-03", "URB-TEMPLES-03", "URB-CHROMATIC-02", "URB-GARDENS-03")
@pytest.mark.parametrize("token", [*HAND_KINDS, "X5", "Y4"])
def test_the_sign_follows_the_side(token: str) -> None:
    magnitude = int("".join(filter(str.isdigit, token)))
    sides = ["sognae", "incubi"] if token[0] in "XY" else sides_of(token)
    for side in sides:
        marks = f"S: {token} | I: -" if side == "sognae" else f"S: - | I: {token}"
        t = table(f"R1 square | {marks}", quiet(2), modules="squares chromatic temples gardens")
        assert t.row(1).total == (magnitude if side == "sognae" else -magnitude)
        weight = WEIGHTS[side == "sognae"][magnitude]
        marks = f"S: {token} | I: {weight}" if side == "sognae" else f"S: {weight} | I: {token}"
        t = table(f"R1 square | {marks} | sum 0", quiet(2), modules="squares chromatic temples gardens", deck="S1e …")
        before = t.success
        assert t.do("census I1a").success == before + 1, "and the Census reckons with it"


@covers("URB-BASE-04", "URB-BASE-03")
@pytest.mark.parametrize("token", ["M2e", "N2"])
def test_a_meta_counts_by_its_side_for_the_books(token: str) -> None:
    books = "book_invisible_sognae book_invisible_incubi book_flying_sognae book_flying_incubi"
    settings: dict[str, Any] = {"modules": "squares temples books", "books": books, "hand": "S1e I2w S1f I1a"}
    t = table(f"R1 square | S: {token} | I: -", "R2 earth+air | S: - | I: -", **settings)
    assert {"invisible-sognae", "flying-sognae"} <= t.choices.verbs
    assert not {"invisible-incubi", "flying-incubi"} & t.choices.verbs
    t = table(f"R1 square | S: - | I: {token}", "R2 earth+air | S: - | I: -", **settings)
    assert {"invisible-incubi", "flying-incubi"} <= t.choices.verbs
    assert not {"invisible-sognae", "flying-sognae"} & t.choices.verbs


@covers("URB-BASE-05", "URB-POSTCARDS-12")
@pytest.mark.parametrize("token", ["X5", "Y4"])
def test_chaos_shows_no_element_to_the_seer(token: str) -> None:
    weights = {"X5": "S: X5 S2w{seer} S1f | I: I2f I3e I3e", "Y4": "S: Y4 S2w{seer} S1f | I: I2w I2f I3e"}
    settings: dict[str, Any] = {"modules": "chromatic postcards", "deck": "S1e S1e S1e …"}
    t = table(f"R1 earth+water | {weights[token]} | sum 0", quiet(2, 3, 4), **settings)
    t.do("census I1a")
    assert t.inhabitants == "seer-", "air is missing, whatever symbols the card shows"


@covers("URB-BASE-10", "URB-BASE-11", "URB-EDGE-08")
@pytest.mark.parametrize("third", ["S1f", "X5", "Y4"])
def test_a_side_with_three_dreams_is_full_whatever_they_are(third: str) -> None:
    modules = "chromatic"
    t = table(f"R1 earth+water | S: S2w S2w {third} | I: -", quiet(2), modules=modules)
    assert "S1e at R1.sognae" not in t.choices.of("play")
    assert t.refuses("play S1e at R1.sognae")
    t = table("R1 earth+water | S: S2w S2w | I: -", quiet(2), modules=modules)
    assert "S1e at R1.sognae" in t.choices.of("play"), "two leave room for one"


# ---- playing ----------------------------------------------------------------------------------------------


def expected(token: str, rows: dict[str, str]) -> list[str]:
    """Where a card may be played, by its letters."""
    element = LETTERS.get(token[-1])
    shown = {"square": list(LETTERS.values()), "garden": []}
    fitting = [
        name
        for name, city in rows.items()
        if (element is None and city != "garden") or element in shown.get(city, city.removeprefix("temple:").split("+"))
    ]
    return [f"{token} at {name}.{side}" for name in fitting for side in sides_of(token)]


@covers("URB-BASE-30", "URB-BASE-03", "URB-SQUARES-02", "URB-TEMPLES-02", "URB-TEMPLES-03", "URB-GARDENS-02")
@pytest.mark.parametrize("token", HAND_KINDS)
@pytest.mark.parametrize(
    "cities",
    ["earth+water fire+air square garden", "temple:earth temple:water temple:fire temple:air", "earth+fire water+air"],
)
def test_a_card_is_played_where_the_city_shows_its_element(token: str, cities: str) -> None:
    rows = {f"R{number}": city for number, city in enumerate(cities.split(), 1)}
    # Dreams of every element lie at every City: they are not asked.
    lines = [f"{name} {city} | S: S1e S2w | I: I2f I1a" for name, city in rows.items()]
    t = table(*lines, modules="squares temples gardens", hand=f"{token} S4a S4a S4a")
    found = [play for play in t.choices.of("play") if play.startswith(f"{token} ")]
    assert sorted(found) == sorted(expected(token, rows))


@covers("URB-BASE-30")
def test_the_other_side_is_refused() -> None:
    t = table("R1 earth+water | S: - | I: -", quiet(2), hand="S1e I2w S1f I1a")
    for answer in ("play S1e at R1.incubi", "play I2w at R1.sognae", "play S1f at R1.sognae", "play S2w at R1.sognae"):
        assert t.refuses(answer)
    t.do("play S1e at R1.sognae")
    assert t.row(1) == "earth+water | S: S1e | I: - | sum +1"


@covers("URB-BASE-30", "URB-BASE-20")
def test_a_played_card_leaves_the_hand_and_one_is_drawn() -> None:
    t = table(quiet(1, 2, 3, 4), hand="S1e I2w S1f I1a", deck="S4a S2w …")
    size = t.deck_size
    t.do("play I1a at R3.incubi")
    assert t.row(3) == "fire+air | S: S4a | I: I1a | sum +3"
    assert (t.hand, t.discard, t.deck_size) == ("S1e I2w S1f S4a", "", size - 1)
    assert (t.turn, t.question) == (2, "main")


@covers("URB-BASE-30", "URB-SQUARES-03")
def test_a_meta_goes_to_the_side_the_player_chooses() -> None:
    t = table(quiet(1, 2, 3, 4), modules="squares", hand="M2e I2w S1f I1a", deck="S4a …")
    assert t.copy().do("play M2e at R4.sognae").row(4) == "earth+air | S: M2e | I: I3e | sum -1"
    assert t.do("play M2e at R4.incubi").row(4) == "earth+air | S: - | I: I3e M2e | sum -5"


@covers("URB-BASE-31")
def test_what_cannot_be_done_completely_is_not_offered() -> None:
    t = table("R1 earth+water | S: S2w | I: I2f | sum 0", modules="gardens books", hand="WS1e I2w S1f I1a")
    assert t.choices.verbs == {"play", "census", "pass"}, "no Swap, no Rebuild with one City, no Side Change, no Book"


@covers("URB-BASE-31", "URB-BASE-35")
def test_a_census_claims_every_balanced_city() -> None:
    t = table(even(1, 3), quiet(2, 4), city_deck=5, deck="S1e S1e S1f S1f S4a …").do("census I1a")
    assert t.success == 5
    assert not [answer for answer in t.answers if "R1" in answer or "R3" in answer], "nobody is asked whether"


# ---- passing ----------------------------------------------------------------------------------------------


@covers("URB-BASE-32")
def test_a_pass_costs_exactly_one_card() -> None:
    t = table(even(1), quiet(2, 3, 4), hand="S1e I2w S1f I1a", deck="S4a S2w …")
    before, size = t.rows, t.deck_size
    assert t.choices.of("pass") == "S1e, I2w, S1f, I1a"
    t.do("pass I2w")
    assert (t.hand, t.discard, t.deck_size) == ("S1e S4a S1f I1a", "I2w", size - 1)
    assert (t.rows, t.success, t.turn) == (before, 0, 2)


@covers("URB-BASE-32", "URB-BASE-37")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_nobody_passes_in_the_first_edition_but_a_census_that_finds_nothing_is_always_possible(mode: str) -> None:
    t = next(found for seed in range(50) if (found := deal(seed, "first", mode=mode)).question == "main")
    assert t.choices.of("pass") == ""
    paying = [action.argument for action in t.game.actions() if action.verb == "census"]
    assert len(paying) >= 2
    with pytest.raises(reverie.IllegalAction) as caught:
        t.do(f"pass {paying[0]}")
    assert (caught.value.code, caught.value.rule) == ("urbion-no-pass", "URB-BASE-32")


@covers("URB-BASE-31", "URB-BASE-32", "URB-BASE-37")
def test_census_and_pass_need_nothing_but_a_card() -> None:
    t = table("R1 earth+water | S: - | I: -", hand="S4a S4a I1a I2f", success=11)
    assert t.choices == "census S4a, census I1a, census I2f, pass S4a, pass I1a, pass I2f"


@covers("URB-DATA-10", "URB-BASE-10", "URB-BASE-11")
@pytest.mark.parametrize(("token", "side"), [("S1e", "sognae"), ("I3e", "incubi")])
def test_a_side_takes_a_third_dream_and_no_fourth(token: str, side: str) -> None:
    marks = "S: {} | I: -" if side == "sognae" else "S: - | I: {}"
    for count in range(4):
        row = f"R1 earth+water | {marks.format(' '.join([token] * count) or '-')}"
        t = table(row, quiet(3), hand=f"{token} S1f S1f I2f", deck="S4a …")
        assert places(t, token) == ({f"R1.{side}"} if count < 3 else set())
