"""Books, Postcards, the Void and edge cases at work: what settles, what counts, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.expansions import reach
from tests.games.urbion.table import deal, even, quiet, table
from tests.support import covers

# ---- Books ----------------------------------------------------------------------------------------------


@covers("URB-BOOKS-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_in_dealt_games_the_price_is_paid_before_a_city_is_opened(edition: str) -> None:
    for seed in range(3):
        t = reach(deal(seed, edition, modules="books").do("reveal-book", "no-more-books"))
        told = [event for event in t.events if event.kind in ("moved", "city")]
        paid = [n for n, event in enumerate(told) if event.data.get("to") == "discard"]
        opened = [n for n, event in enumerate(told) if event.kind == "city"]
        assert paid
        assert max(paid) < min(opened)


# ---- Postcards ------------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-08", "URB-POSTCARDS-18")
def test_settled_postcards_stay_one_by_one_as_they_are() -> None:
    t = table(
        "R1 earth+water | S: S2w{rocket} S1e{hourglass} | I: I2f{hourglass} I1a | sum 0", quiet(2, 3, 4),
        modules="postcards", inhabitants="rocket- rocket+ doves-", deck="S4a S4a S1e …",
    ).do("census I1a")  # fmt: skip
    assert t.inhabitants == "rocket+ rocket+ hourglass+ hourglass+ rocket- doves-"
    assert t.inhabitants_sum == 0


@covers("URB-POSTCARDS-19", "URB-TEAM-10", "URB-INT-27")
@pytest.mark.parametrize("active", [0, 1])
def test_both_players_settle_into_one_pile(active: int) -> None:
    t = table(
        "R1 earth+water | S: S2w{rocket} | I: I2f | sum 0", quiet(2, 3, 4), modules="postcards", mode="team",
        active=active, deck="S4a S4a S1e …",
    ).do("census I1a")  # fmt: skip
    assert [t.seen_by(seat).inhabitants for seat in (0, 1)] == ["rocket+", "rocket+"]


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


@covers("URB-INT-10", "URB-CHROMATIC-08", "URB-POSTCARDS-05")
def test_a_wise_chaos_helps_in_phase_two_and_not_after_a_census() -> None:
    zones: dict[str, Any] = {"modules": "chromatic postcards", "wise": 3}
    t = table(quiet(1, 2, 3, 4), at="refill", deck="Y4 S1e …", **zones)
    assert t.question == "wise"
    t = table(even(1), quiet(2, 3, 4), deck="Y4 S1e S1f X5 S4a …", **zones).do("census I1a")
    assert t.question == "chromatic"
    t.do("lay R1.incubi")
    assert (t.question, t.about) == ("chaos", {"card": "X5"}), "nor for what it reveals"


# ---- the Void -------------------------------------------------------------------------------------------


@covers("URB-VOID-02")
@pytest.mark.parametrize("figure", ["R1", "R2"])
def test_dreams_of_the_void_are_played_at_and_swapped_like_others(figure: str) -> None:
    t = table(
        "R1 earth+water | S: S4a | I: -", "R2 earth+fire | S: S2w | I: -", modules="void", void=f"5 {figure}",
        deck="S1e …",
    )  # fmt: skip
    assert f"play S1e at {figure}.sognae" in t.choices
    t.do("swap I1a")
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w", "S4a")


@covers("URB-VOID-11", "URB-EDGE-28")
@pytest.mark.parametrize("way", ["alliance", "census"])
@pytest.mark.parametrize(("stack", "gain"), [(5, 0), (2, 0), (1, 1)])
def test_only_the_last_void_card_brings_a_city_and_only_one(way: str, stack: int, gain: int) -> None:
    t = table(
        even(1), quiet(2, 3, 4), modules="void", void=f"{stack} R1", hand="S1e I2f S1f I1a", city_deck=3,
        deck="S4a S4a S4a …",
    )  # fmt: skip
    before = t.success
    t.do(*(["alliance S1e", "and I2f"] if way == "alliance" else ["census S1e"]))
    assert (t.success, t.city_deck, t.status) == (before + gain, 3 - gain, "playing")


@covers("URB-EDGE-27", "URB-VOID-04")
def test_the_void_stands_on_the_last_city_in_every_turn_but_those_after_an_alliance() -> None:
    t = table(
        "R3 earth+water | S: S2w | I: -", modules="void", void="8 R3", hand="S1e I2f S1f I1a", deck="S4a x6 S2w …"
    )  # fmt: skip
    for turn in (2, 3, 4):
        t.do(f"pass {next(iter(t.hand))}" if turn > 2 else "pass S1f")
        assert (t.turn, t.void) == (turn, (8, "R3"))
    t = table(
        "R3 earth+water | S: S2w | I: -", modules="void", void="8 R3", hand="S1e I2f S1f I1a", deck="S4a x6 S2w …"
    ).do("alliance S1e", "and I2f")  # fmt: skip
    assert t.void == (7, "stack_up")
    assert t.do("pass S1f").void == (7, "R3")


# ---- edge cases -----------------------------------------------------------------------------------------


@covers("URB-EDGE-11")
@pytest.mark.parametrize("token", ["M2e", "N2", "X5"])
def test_what_fits_both_sides_is_swapped_on_its_own_side_only(token: str) -> None:
    t = table(
        f"R1 earth+water | S: {token} | I: I3e", "R2 fire+air | S: S4a | I: I2f", modules="squares temples",
        deck="S1e …",
    ).do("swap I1a", f"exchange R1.sognae:{token}")  # fmt: skip
    assert t.forced == ["exchange-with R2.sognae:S4a"]
    assert (t.row(1), t.row(2)) == ("earth+water | S: S4a | I: I3e", f"fire+air | S: {token} | I: I2f")


@covers("URB-EDGE-15", "URB-CHROMATIC-08")
def test_a_choice_of_sides_comes_before_the_chromatic_chaos() -> None:
    t = table(
        even(1), quiet(2, 3, 4), modules="chromatic", cities="fire+air …", deck="Y4 X5 X5 S1e S4a …"
    ).do("census I1a")  # fmt: skip
    assert (t.question, t.aside) == ("sides", "Y4")
    t.do("sides both-sognae")
    assert (t.question, t.row(1).sognae) == ("chromatic", "X5 X5")
