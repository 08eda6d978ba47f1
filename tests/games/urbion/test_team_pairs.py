"""The modules in team play: URB-INT-22 … -28."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.urbion.table import Table, deal, even, quiet, table
from tests.support import covers


def team(*rows: str, **settings: Any | int) -> Table:
    """Seat 0 to act with the sognae card, unless said otherwise."""
    zones: dict[str, Any] = {"mode": "team", "polarity": "sognae", **settings}
    return table(*(rows or [quiet(1, 2, 3, 4)]), **zones)


@covers("URB-INT-22", "URB-SQUARES-03", "URB-TEAM-04")
@pytest.mark.parametrize("own", ["sognae", "incubi"])
def test_a_meta_from_the_hand_goes_to_the_own_side(own: str) -> None:
    t = team(modules="squares", polarity=own, hand="M2e S4a S4a I3e", deck="S1f …")
    assert [play for play in t.choices.of("play") if "M2e" in play] == [f"M2e at R1.{own}", f"M2e at R4.{own}"]
    t.do(f"play M2e at R1.{own}")
    assert t.row(1).total == (3 if own == "sognae" else -1)


@covers("URB-INT-22", "URB-INT-24", "URB-BASE-15")
@pytest.mark.parametrize("own", ["sognae", "incubi"])
@pytest.mark.parametrize("token", ["M2e", "N2"])
def test_filling_a_row_ignores_the_polarity(token: str, own: str) -> None:
    t = team(even(1), quiet(2, 3, 4), modules="squares temples", polarity=own, deck=f"{token} I3e S1f …")
    t.do("census S1e")
    assert t.choices == "sides both-incubi, sides sognae-incubi"


@covers("URB-INT-23", "URB-CHROMATIC-09")
@pytest.mark.parametrize("own", ["sognae", "incubi"])
def test_a_revealed_meta_may_go_to_both_sides(own: str) -> None:
    t = team(modules="chromatic squares", polarity=own, at="refill", deck="Y4 M2e S4a …").do("lay R2.sognae")
    assert t.choices == "lay R1.sognae, lay R1.incubi, lay R4.sognae, lay R4.incubi"


@covers("URB-INT-23", "URB-CHROMATIC-08")
def test_a_chromatic_chaos_of_a_census_is_resolved_by_the_active_player() -> None:
    t = team(even(1), quiet(2, 3, 4), modules="chromatic", active=1, deck="Y4 S1e I2f I1a S4a …").do("census S1e")
    assert (t.question, t.acting, len(t.choices)) == ("chromatic", 1, 8)
    t.do("lay R2.sognae")
    assert (t.question, t.acting) == ("revealed", 1)


@covers("URB-INT-24", "URB-TEMPLES-05")
@pytest.mark.parametrize("own", ["sognae", "incubi"])
def test_a_concord_from_the_hand_goes_to_the_own_side(own: str) -> None:
    t = team(modules="temples", polarity=own, hand="N2 S2w S2w I3e")
    assert [play for play in t.choices.of("play") if "N2" in play] == [f"N2 at R{n}.{own}" for n in (1, 2, 3, 4)]


@covers("URB-INT-25", "URB-TEAM-04", "URB-TEAM-05")
def test_wizards_are_played_by_polarity_and_discarded_freely() -> None:
    t = team(modules="gardens", polarity="sognae", hand="WS1f WI2f S4a S4a", deck="S1e …")
    assert [play for play in t.choices.of("play") if "W" in play] == [f"WS1f at R{n}.sognae" for n in (1, 2, 3)]
    assert "WI2f" in t.choices.of("swap")
    t.do("swap WI2f", "exchange R2.incubi:I2w", "exchange-with R4.incubi:I3e")
    assert (t.question, t.acting) == ("second", 0)
    assert "again swap" in t.choices


@covers("URB-INT-25")
def test_special_actions_affect_both_sides() -> None:
    t = team(
        "R1 earth+water | S: S2w | I: X5", "R2 fire+air | S: X5 | I: I2f",
        modules="gardens", polarity="sognae", hand="WI2f S4a S4a I3e", deck="S1e …",
    )  # fmt: skip
    t.do("side-change WI2f")
    assert t.choices == "flip R1.incubi:X5, flip R2.sognae:X5"
    t.do("flip R1.incubi:X5")
    assert t.row(1) == "earth+water | S: S2w X5 | I: - | sum +7"


@covers("URB-INT-26", "URB-BOOKS-04", "URB-TEAM-08")
def test_the_price_of_books_counts_for_the_polarity_swap() -> None:
    t = deal(2, mode="team", modules="books")
    while t.question == "book":
        t.do("reveal-book")
    while t.turn == 0:
        t.do(t.words[0])
    paid = len(t.discard)
    assert 8 <= paid <= 16
    assert "swap-polarity" in t.choices, "in the very first turn"
    t.do("swap-polarity")
    assert len(t.discard) == paid - 8


@covers("URB-INT-26", "URB-TEAM-10")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_any_player_may_use_any_book(active: int, edition: str) -> None:
    t = team(
        "R1 earth+water | S: S2w | I: I3e", "R2 fire+air | S: - | I: -", edition=edition, modules="books",
        books="book_flying_sognae book_flying_incubi", active=active, deck="S1f …",
    )  # fmt: skip
    assert (len(t.choices.of("flying-sognae")), len(t.choices.of("flying-incubi"))) == (4, 4)
    t.do("flying-incubi S1e")
    assert t.row(2).incubi == "I3e"


@covers("URB-INT-27", "URB-POSTCARDS-14", "URB-POSTCARDS-19")
def test_hourglasses_turn_at_the_end_of_both_players_turns() -> None:
    t = team(
        "R1 earth+fire | S: S1f{hourglass:2} | I: -", quiet(2, 3, 4), modules="postcards",
        deck="S4a S4a S4a …",
    )  # fmt: skip
    t.do("pass S1e")
    assert (t.acting, t.row(1).sognae) == (1, "S1f{hourglass:3}")
    t.do("pass S1e")
    assert (t.acting, t.row(1).sognae) == (0, "S1f{hourglass:4}")
    t.do("pass S4a")
    assert (t.row(1).sognae, t.seen_by(0).inhabitants, t.seen_by(1).inhabitants) == (
        "S1f", "hourglass-", "hourglass-",
    )  # fmt: skip


@covers("URB-INT-27", "URB-POSTCARDS-15")
def test_flagships_sail_in_both_players_turns() -> None:
    t = team("R1 earth+fire | S: S1f{flagship} | I: -", quiet(2, 3, 4), modules="postcards", deck="S4a S4a …")
    t.do("pass S1e")
    assert (t.acting, t.row(2).sognae) == (1, "S1f{flagship}")
    t.do("pass S1e")
    assert (t.acting, t.row(3).sognae) == (0, "S4a S1f{flagship}")


@covers("URB-INT-27", "URB-POSTCARDS-19")
def test_both_players_draw_on_the_same_wise_chaos() -> None:
    t = team(modules="postcards", wise=1, at="refill", deck="X5 S4a I1a I1a I1a …").do("wise")
    assert (t.acting, t.wise) == (1, 0)
    t.do("pass S1e")
    assert t.acting == 0
    t = team(modules="postcards", wise=1, at="refill", deck="X5 S4a X5 I1a …", active=1).do("wise", "pass S1e")
    assert (t.acting, t.question) == (0, "chaos"), "the partner used it up"


@covers("URB-INT-28", "URB-VOID-18", "URB-VOID-03")
def test_the_void_moves_in_every_turn() -> None:
    t = team(modules="void", void="8 R1", deck="S4a S4a S4a …")
    where = []
    for card in ("S1e", "S1e", "S4a"):
        t.do(f"pass {card}")
        where.append((t.acting, t.void[1]))
    assert where == [(1, "R2"), (0, "R3"), (1, "R4")]


@covers("URB-INT-28", "URB-VOID-12")
@pytest.mark.parametrize("own", ["sognae", "incubi"])
def test_an_alliance_ignores_the_polarity(own: str) -> None:
    t = team(modules="void", void="5 R2", polarity=own, hand="S1e I2f S1e S1e", deck="S4a I3e …")
    t.do("alliance S1e")
    assert t.forced[0] == "and I2f"
    assert (t.void[0], t.seen_by(0).hand) == (4, "S1e S1e S4a I3e")


@covers("URB-INT-28", "URB-VOID-12", "URB-VOID-13")
def test_an_alliance_is_paid_from_one_hand() -> None:
    t = team(modules="void", void="5 R2", hand="S1e x4", hand1="I2f x4")
    assert "alliance" not in t.choices.verbs, "the partner's Incubi do not help"
