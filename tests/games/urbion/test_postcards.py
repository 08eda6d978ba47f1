"""Postcards to the Oniverse: set-up, Wise Chaos, settling and the end, URB-POSTCARDS-01 … -09 and -18 … -20."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.urbion.expansions import claiming, offered_sides, reach, refilled
from tests.games.urbion.table import HAND, Table, deal, even, quiet, table
from tests.support import covers

KINDS = ("dreamcatcher", "doves", "seer", "mages", "hourglass", "flagship", "rocket", "planbot")
THREE = HAND.rpartition(" ")[0]


def posted(*rows: str, **zones: Any) -> Table:
    """A table with Postcards; the next ones to be turned up are harmless."""
    usual = {"modules": "postcards", "deck": "S1e S1f …", "postcards": "dreamcatcher mages seer planbot …"}
    return table(*rows, **{**usual, **zones})


def drawing(deck: str, **zones: Any) -> Table:
    """Phase II with one card to draw."""
    return posted(quiet(1, 2, 3, 4), **{"at": "refill", "deck": deck, **zones})


def postcards_on(t: Table) -> list[str]:
    """Every Dream of the table that carries a Postcard."""
    return [card for row in t.rows for card in row.dreams if "{" in card]


# ---- set-up and filling ----------------------------------------------------------------------------------


@covers("URB-POSTCARDS-01")
@pytest.mark.parametrize("others", list(product(("", "squares"), ("", "temples"), ("", "gardens"))))
def test_wise_chaos_by_the_city_modules(others: tuple[str, ...]) -> None:
    modules = " ".join(name for name in others if name)
    assert deal(1, modules=f"{modules} postcards").wise == 3 + len(modules.split())
    assert deal(1, modules=f"{modules} chromatic books postcards void").wise == 3 + len(modules.split())


@covers("URB-POSTCARDS-02", "URB-POSTCARDS-03", "URB-DATA-08")
def test_three_of_each_of_eight_kinds_and_one_on_every_row_of_the_set_up() -> None:
    seen: set[str] = set()
    for seed in range(12):
        t = reach(deal(seed, modules="postcards"))
        assert t.inhabitants == ""
        assert t.postcard_deck == 20
        on_table = [card.partition("{")[2].removesuffix("}") for card in postcards_on(t)]
        unseen = t.view["postcards"]["unseen"]
        assert {kind: unseen.get(kind, 0) + on_table.count(kind) for kind in KINDS} == dict.fromkeys(KINDS, 3)
        drawn = [move.split()[0] for move in t.moves if move.endswith("deck>drawn")]
        carriers = [[card.partition("{")[0] for card in row.dreams if "{" in card] for row in t.rows]
        sailed = any("flagship" in card for card in postcards_on(t))
        if not sailed:
            assert carriers == [[drawn[0]], [drawn[2]], [drawn[4]], [drawn[6]]]
        seen.update(on_table)
    assert seen == set(KINDS)


@covers("URB-POSTCARDS-03")
@pytest.mark.parametrize(
    ("pair", "row"),
    [
        ("S1e I2f", "S: S1e{seer} | I: I2f"),
        ("I2f S1e", "S: S1e | I: I2f{seer}"),
        ("X5 I2f", "S: - | I: X5{seer} I2f"),
        ("Y4 I2f S1e", "S: S1e | I: I2f{seer}"),
        ("I2f Y4 S1e", "S: S1e | I: I2f{seer}"),
        ("S1e S1e", "S: S1e{seer} S1e | I: -"),
    ],
)
def test_filling_after_a_census_lays_a_postcard_on_the_first_dream(pair: str, row: str) -> None:
    t = claiming(pair, then="I1a S4a …", modules="chromatic postcards", postcards="seer doves …", cities="fire+air …")
    assert t.row(1) == f"fire+air | {row}"
    assert t.postcard_deck == 23
    assert len(postcards_on(t)) == 1, "rows that were not filled get none"


@covers("URB-POSTCARDS-03", "URB-BOOKS-11")
def test_filling_after_freedom_lays_postcards_too() -> None:
    t = posted("R1 earth+water | S: - | I: -", quiet(2, 3), "R4 water+air | S: - | I: -", modules="books postcards",
               books="book_freedom", deck="S1e I2f I3e S4a S1f …", postcards="seer mages …")  # fmt: skip
    t.do("freedom I1a", "free R1")
    assert t.row(1).dreams == "S1e{seer} I2f"
    assert t.row(4).dreams == "I3e{mages} S4a"


@covers("URB-POSTCARDS-03", "URB-BASE-67")
def test_the_postcard_is_turned_up_after_the_sides_are_chosen() -> None:
    t = claiming("M2e M2e", modules="squares postcards", postcards="seer …")
    assert t.question == "sides"
    assert set(t.choices) == offered_sides("M2e", "M2e", postcard=True), "the first of two equal Metas will differ"
    assert t.postcard_deck == 24, "nobody knows it yet"
    assert t.copy().do("sides sognae-incubi").row(1).sides == [["M2e{seer}"], ["M2e"]]
    assert t.copy().do("sides incubi-sognae").row(1).sides == [["M2e"], ["M2e{seer}"]]
    assert t.do("sides both-incubi").postcard_deck == 23
    without = claiming("M2e M2e", modules="squares postcards", postcards="")
    assert set(without.choices) == offered_sides("M2e", "M2e"), "no Postcard, no difference"


@covers("URB-POSTCARDS-03", "URB-EDGE-17")
def test_an_empty_postcard_deck_lays_none() -> None:
    t = table(even(1, 2), quiet(3, 4), modules="postcards", postcards="seer", deck="S1e I2f S1e I2f S1f …")
    t.do("census I1a")
    assert t.postcard_deck == 0
    assert (t.row(1).dreams, t.row(2).dreams) == ("S1e{seer} I2f", "S1e I2f")


@covers("URB-POSTCARDS-04")
def test_a_postcard_moves_with_its_dream() -> None:
    rows = ("R1 earth+water | S: S4a{doves} | I: X5{seer} | sum -1", "R2 fire+air | S: S2w{mages} | I: - | sum +2")
    t = posted(*rows, modules="gardens books postcards", books="book_flying_sognae", hand="WS1e S1e I2w S1f")
    swapped = t.copy().do("swap S1e", "exchange R1.sognae:S4a{doves}", "exchange-with R2.sognae:S2w{mages}")
    assert swapped.row(1) == "earth+water | S: S2w{mages} | I: X5{seer} | sum -3"
    assert swapped.row(2) == "fire+air | S: S4a{doves} | I: - | sum +4"
    flown = t.copy().do("flying-sognae S1e", "fly R1.sognae:S4a{doves}", "fly-to R2")
    assert flown.row(2).sognae == "S2w{mages} S4a{doves}"
    flipped = t.copy().do("side-change WS1e", "flip R1.incubi:X5{seer}")
    assert flipped.row(1) == "earth+water | S: S4a{doves} X5{seer} | I: -"
    for done in (swapped, flown, flipped):
        assert done.inhabitants == ""


@covers("URB-POSTCARDS-04", "URB-BASE-67", "URB-BASE-33")
def test_equal_dreams_differ_by_their_postcards() -> None:
    rows = ("R1 earth+water | S: S2w{doves} S2w | I: -", "R2 fire+air | S: S2w | I: -")
    t = posted(*rows).do("swap I1a")
    assert t.choices == "exchange R1.sognae:S2w{doves}, exchange R1.sognae:S2w"
    t.do("exchange R1.sognae:S2w{doves}", "exchange-with R2.sognae:S2w")
    assert (t.row(1).sognae, t.row(2).sognae) == ("S2w S2w", "S2w{doves}")


# ---- Wise Chaos -----------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-05")
@pytest.mark.parametrize("card", ["X5", "Y4"])
def test_wise_chaos_puts_a_drawn_chaos_back_as_the_fourth_card(card: str) -> None:
    t = drawing(f"{card} S2w I2w S4a I3e …", modules="chromatic postcards")
    assert (t.question, t.point, t.about) == ("wise", "DP-09", {"card": card})
    assert t.choices == "face, wise"
    size = t.deck_size
    wise = t.copy().do("wise")
    assert wise.wise == 2
    assert wise.hand == f"{THREE} S2w", "drawing continues"
    assert wise.deck_top.tokens[:4] == ["I2w", "S4a", card, "I3e"]
    assert wise.deck_size == size
    assert wise.known_top == f"? ? {card}", "everybody saw it"
    assert (wise.question, wise.discard) == ("main", "")
    faced = t.do("face")
    assert (faced.question, faced.wise) == ("chaos" if card == "X5" else "chromatic", 3)


@covers("URB-POSTCARDS-05", "URB-EDGE-16")
@pytest.mark.parametrize(
    ("deck", "after", "drawn"),
    [("X5 S2w I2w S4a", "I2w S4a X5", "S2w"), ("X5 S2w I2w", "I2w X5", "S2w"), ("X5 S2w", "X5", "S2w")],
)
def test_in_a_small_deck_it_becomes_the_bottom_card(deck: str, after: str, drawn: str) -> None:
    t = drawing(deck).do("wise")
    assert t.deck_top == after
    assert t.hand == f"{THREE} {drawn}"


@covers("URB-POSTCARDS-05", "URB-EDGE-16", "URB-BASE-54")
def test_with_an_empty_deck_it_is_the_next_card_drawn() -> None:
    t = drawing("X5", wise=2).do("wise")
    assert (t.question, t.about, t.wise) == ("wise", {"card": "X5"}, 1)
    t.do("wise")
    assert (t.question, t.wise) == ("chaos", 0)
    assert t.do("place R1").ending == "lost deck_empty URB-BASE-62"


@covers("URB-POSTCARDS-05")
def test_without_a_wise_chaos_nothing_is_asked() -> None:
    t = drawing("X5 S2w …", wise=0)
    assert t.question == "chaos"


@covers("URB-POSTCARDS-05")
def test_wise_chaos_works_on_what_a_chaos_reveals_in_phase_two() -> None:
    t = drawing("X5 S2w X5 I2w Y4 S4a I3e I1a S1f …", modules="chromatic postcards").do("face", "reveal")
    assert (t.question, t.about) == ("wise", {"card": "X5"})
    t.do("wise")
    assert (t.question, t.about) == ("wise", {"card": "Y4"})
    t.do("wise")
    assert t.wise == 1
    assert t.discard == "S2w I2w X5"
    assert t.hand == f"{THREE} S4a"
    assert t.deck_top.tokens[:5] == ["I3e", "I1a", "Y4", "X5", "S1f"], "each was put below three cards"


@covers("URB-POSTCARDS-05")
def test_wise_chaos_works_on_what_a_chromatic_chaos_reveals_in_phase_two() -> None:
    t = drawing("Y4 X5 S2w I2w S4a I3e …", modules="chromatic postcards").do("face", "lay R2.sognae")
    assert (t.question, t.about) == ("wise", {"card": "X5"})
    t.do("wise")
    assert t.hand == f"{THREE} S2w", "nothing else is revealed"
    assert t.deck_top.tokens[:4] == ["I2w", "S4a", "X5", "I3e"]


@covers("URB-POSTCARDS-05")
def test_wise_chaos_does_not_work_at_the_end_of_a_census_or_in_the_set_up() -> None:
    t = claiming("Y4 S1e S1f", then="Y4 X5 S4a …", modules="chromatic postcards", postcards="doves …")
    for row in (1, 2):
        assert (t.question, t.about) == ("chromatic", {"card": "Y4"})
        t.do(f"lay R{row}.incubi")
    assert (t.question, t.about) == ("chaos", {"card": "X5"})
    assert t.do("place R2").hand == f"{THREE} S4a"
    asked: set[str | None] = set()
    for seed in range(30):
        t = deal(seed, modules="chromatic postcards")
        while t.question != "main":
            assert t.question != "wise"
            asked.add(t.question)
            t.game.apply(t.words[0])
    assert {"opening-chaos", "chromatic"} <= asked


# ---- settling -------------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-06")
@pytest.mark.parametrize("kind", ["hourglass", "hourglass:4", "flagship", "rocket"])
def test_special_rule_kinds_are_kept_by_a_claim(kind: str) -> None:
    t = posted(f"R1 earth+water | S: S2w{{{kind}}} | I: I2f | sum 0", quiet(2, 3, 4)).do("census I1a")
    assert t.inhabitants == f"{kind.partition(':')[0]}+"
    assert t.inhabitants_sum == 1


@covers("URB-POSTCARDS-06", "URB-POSTCARDS-18")
def test_conditions_are_judged_before_any_dream_is_discarded() -> None:
    mages = "S: X5{mages} | I: I3e I2f | sum 0"
    t = posted(f"R1 earth+water | {mages}", quiet(2, 3), f"R4 water+air | {mages}").do("census I1a")
    assert t.inhabitants == "mages+ mages+", "for both, two Chaos lay on the table"
    planbot = "S: S4a{planbot} | I: I3e I1a | sum 0"
    rows = ("R2 water+fire | S: S1e | I: - | sum +1", "R3 fire+air | S: - | I: I2w | sum -2")
    t = posted(f"R1 earth+water | {planbot}", *rows, f"R4 water+air | {planbot}").do("census I1a")
    assert t.inhabitants == "planbot+ planbot+", "1 2 3 4 from R2 around to R1"


@covers("URB-POSTCARDS-06", "URB-POSTCARDS-18")
def test_one_census_settles_every_postcard_by_itself() -> None:
    rows = (
        "R1 earth+water | S: S4a{dreamcatcher} | I: I2f{doves} I2w{hourglass:2} | sum 0",
        "R2 water+air | S: S2w{seer} S1e{rocket} | I: I3e{dreamcatcher} | sum 0",
    )
    t = posted(*rows, quiet(3, 4), deck="S1e S1f S1e S1f I3e …").do("census I1a")
    assert t.inhabitants == "dreamcatcher+ doves- hourglass+ seer- rocket+ dreamcatcher+"
    assert t.inhabitants_sum == 4 - 4


@covers("URB-POSTCARDS-07")
@pytest.mark.parametrize("kind", KINDS)
def test_a_dream_that_is_cleaned_away_loses_its_postcard(kind: str) -> None:
    row = f"R1 earth+water | S: S2w{{{kind}}} S1e | I: I2f | sum +1"
    t = posted(row, quiet(2, 3, 4)).do("census I1a")
    assert t.choices == f"clean none at R1, clean S2w{{{kind}}}+I2f at R1"
    kept = t.copy().do("clean none at R1")
    assert kept.inhabitants == ""
    t.do(f"clean S2w{{{kind}}}+I2f at R1")
    assert (t.inhabitants, t.inhabitants_sum) == (f"{kind}-", -2)


@covers("URB-POSTCARDS-07")
@pytest.mark.parametrize("kind", KINDS)
def test_ruin_and_the_book_lose_postcards(kind: str) -> None:
    row = f"R1 earth+water | S: S2w{{{kind}}} | I: I2f | sum 0"
    t = posted(row, quiet(2, 3, 4), at="refill", deck="X5 S1e …", wise=0).do("ruin R1")
    assert t.inhabitants == f"{kind}-"
    t = posted(row, quiet(2, 3, 4), modules="books postcards", books="book_invisible_sognae")
    t.do("invisible-sognae I1a", f"vanish R1.sognae:S2w{{{kind}}}")
    assert t.inhabitants == f"{kind}-"


@covers("URB-POSTCARDS-07", "URB-BASE-67")
def test_equal_dreams_with_and_without_postcard_are_different_sets_to_clean() -> None:
    t = posted("R1 earth+water | S: S2w{seer} S2w | I: I2f | sum +2", quiet(2, 3, 4)).do("census I1a")
    assert t.choices == "clean none at R1, clean S2w{seer}+I2f at R1, clean S2w+I2f at R1"
    assert t.copy().do("clean S2w+I2f at R1").inhabitants == ""
    assert t.do("clean S2w{seer}+I2f at R1").inhabitants == "seer-"


@covers("URB-POSTCARDS-08")
def test_settled_postcards_stay_as_they_are_and_are_no_dreams() -> None:
    rows = ("R1 earth+water | S: S2w{rocket} | I: I2f | sum 0", "R2 water+air | S: S2w{seer} | I: I2f | sum 0")
    t = posted(*rows, quiet(3, 4), deck="S1e S1f S1e S1f I3e S4a I2f …", inhabitants="doves+ seer-")
    assert t.inhabitants_sum == -1
    t.do("census I1a")
    assert t.inhabitants == "doves+ seer- rocket+ seer-"
    t.do("pass S1e", "pass S1f")
    assert (t.inhabitants, t.inhabitants_sum) == ("doves+ seer- rocket+ seer-", -2)
    assert not any("{" in card for card in t.discard)
    assert t.postcard_deck == 24 - 2 - 2 - 2, "two settled before, two on the table, two laid by the filling"


@covers("URB-POSTCARDS-09")
def test_freedom_and_a_bonus_settle_nothing() -> None:
    t = posted("R1 earth+water | S: - | I: -", quiet(2), "R3 fire+air | S: S4a{rocket} | I: -", quiet(4),
               modules="books postcards", books="book_freedom", deck="S1e I2f S1f …")  # fmt: skip
    t.do("freedom I1a", "free R1")
    assert (t.inhabitants, t.success) == ("", 1)
    deck = "S1e I2f S1e I2f S1e I2f S1e I2f S1f …"
    t = posted(even(1, 2, 3, 4), deck=deck).do("census I1a", "bonus 1")
    assert (t.inhabitants, t.success) == ("", 5)


# ---- team and end ---------------------------------------------------------------------------------------


@covers("URB-POSTCARDS-19", "URB-TEAM-10")
def test_in_a_team_inhabitants_and_wise_chaos_are_common() -> None:
    rows = ("R1 earth+water | S: S2w{rocket} | I: I2f | sum 0", "R2 water+air | S: S2w{seer} S1e | I: I2f | sum +1")
    t = posted(*rows, quiet(3, 4), mode="team", deck="S1e S1f X5 S4a X5 I3e S2w …")
    t.do("census I1a", "clean none at R2", "wise")
    assert (t.acting, t.wise) == (1, 2)
    t.do("census I1a", "clean S2w{seer}+I2f at R2", "wise")
    assert t.wise == 1
    for seat in (0, 1, None):
        assert t.seen_by(seat).inhabitants == "rocket+ seer-"


@covers("URB-POSTCARDS-20", "URB-BASE-61")
@pytest.mark.parametrize(
    ("before", "ending"),
    [
        ("", "won all_cities URB-BASE-60"),
        ("doves-", "lost inhabitants URB-POSTCARDS-20"),
        ("doves- doves+", "won all_cities URB-BASE-60"),
        ("doves- doves- doves+ seer+ seer+", "won all_cities URB-BASE-60"),
        ("doves- doves- doves+ seer+", "lost inhabitants URB-POSTCARDS-20"),
    ],
)
def test_at_the_end_the_inhabitants_decide(before: str, ending: str) -> None:
    t = posted("R1 earth+water | S: S2w{rocket} | I: I2f | sum 0", inhabitants=before).do("census I1a")
    assert t.ending == ending
    assert t.inhabitants == f"{before} rocket+"


@covers("URB-POSTCARDS-20", "URB-BOOKS-11")
def test_a_negative_sum_alone_loses_nothing_and_freedom_ends_the_same_way() -> None:
    t = posted(even(1), quiet(2, 3, 4), inhabitants="doves- doves- seer-").do("census I1a")
    assert t.status == "playing"
    zones: dict[str, Any] = {"modules": "books postcards", "books": "book_freedom"}
    t = posted("R1 earth+water | S: - | I: -", inhabitants="doves- doves+", **zones).do("freedom I1a")
    assert t.ending == "lost inhabitants URB-POSTCARDS-20"
    t = posted("R1 earth+water | S: - | I: -", inhabitants="doves- doves+ seer+", **zones).do("freedom I1a")
    assert t.ending == "won all_cities URB-BASE-60"


@covers("URB-POSTCARDS-05")
def test_wise_chaos_is_asked_again_for_every_chaos_drawn() -> None:
    t = drawing("X5 X5 S2w I2w S4a I3e …").do("wise")
    assert (t.question, t.about) == ("wise", {"card": "X5"})
    t.do("wise")
    assert refilled(t, "S2w")
    assert t.deck_top.tokens[:4] == ["I2w", "X5", "X5", "S4a"]


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
