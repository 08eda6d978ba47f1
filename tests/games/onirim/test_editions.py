"""The editions, ONI-ED-01 … -04."""

from __future__ import annotations

import random

import pytest

import reverie
from tests.games.onirim.table import deal, table
from tests.support import covers

MODULES = ("book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads", "oniverse", "incubus")
HAND = "red.sun blue.sun green.sun brown.sun"


@covers("ONI-ED-01")
@pytest.mark.parametrize("module", MODULES)
def test_the_first_edition_refuses_every_module(module: str) -> None:
    with pytest.raises(reverie.SpecError) as by_name:
        reverie.new_game("onirim", edition="first", modules=[module])
    with pytest.raises(reverie.SpecError) as by_text:
        reverie.from_spec(f"onirim/first/solo/{module}/seed=1")
    for refusal in (by_name, by_text):
        assert (refusal.value.code, refusal.value.place) == ("spec-edition-module", "modules")
        assert refusal.value.text("en") == f"The edition “first” has no module “{module}”."
        assert refusal.value.text("de") == f"Die Ausgabe „first“ hat kein Modul „{module}“."


@covers("ONI-ED-01")
def test_the_first_edition_plays_the_base_game() -> None:
    assert deal(1, "first").game.spec.text() == "onirim/first/solo/seed=1"


@covers("ONI-ED-02")
def test_setup_limbo_and_phase_one_are_those_of_the_third_edition() -> None:
    apart = 0
    for seed in range(30):
        third, first, dice = deal(seed), deal(seed, "first"), random.Random(seed)
        while third.status == first.status == "playing":
            one, other = third.view, first.view
            assert (one.pop("rules"), other.pop("rules")) == ("onirim/third/solo", "onirim/first/solo")
            assert one == other
            assert list(third.choices) == list(first.choices)
            answer = dice.choice(list(third.choices))
            third.do(answer), first.do(answer)
        assert third.status == first.status, "the editions never disagree on who wins"
        apart += third.ending != first.ending
    assert apart, "some games met the one difference, ONI-ED-03"


@covers("ONI-ED-03", "ONI-EDGE-07")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_the_first_edition_loses_the_moment_a_fifth_card_cannot_be_drawn(left: int) -> None:
    cards = ["red.moon", "door.blue", "green.key", "nightmare"][:left]
    pile = " ".join(["nightmare", *cards])
    t = table(hand=HAND, pile=pile, at="refill", edition="first").do("ward mill")
    assert t.ending == "lost mill_short ONI-ED-03"
    assert t.discard == " ".join(card for card in cards if card in ("red.moon", "green.key"))
    assert t.limbo == " ".join(card for card in cards if card in ("door.blue", "nightmare"))


@covers("ONI-ED-03")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_five_cards_are_enough_in_both_editions(edition: str) -> None:
    pile = "nightmare red.moon door.blue green.key nightmare brown.moon"
    t = table(hand=HAND, pile=pile, at="refill", edition=edition).do("ward mill")
    assert t.discard == "red.moon green.key brown.moon nightmare"
    assert t.ending == "lost pile_empty ONI-BASE-38", "the refill finds nothing"
    t = table(hand=HAND, pile=f"{pile} red.key", at="refill", edition=edition).do("ward mill")
    assert t.status == "playing"
    assert t.pile == "door.blue nightmare"


@covers("ONI-ED-04", "ONI-BASE-30")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_option_two_returns_a_door_of_ones_own_in_both_editions(edition: str) -> None:
    """In solo play every door is one's own; the team variant will add the partner's doors."""
    t = table(hand=HAND, doors="blue green", pile="nightmare red.moon …", at="refill", edition=edition)
    assert t.choices == "ward door.blue, ward door.green, ward mill, ward hand"
    t.do("ward door.green")
    assert t.doors == "door.blue"
    assert t.discard == "nightmare"


@covers("ONI-ED-04")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_in_a_team_only_ones_own_doors_can_be_returned(edition: str) -> None:
    t = table(
        edition=edition, mode="team", hand="red.sun blue.sun", hand1="green.sun green.sun green.moon",
        shared="brown.sun brown.moon", doors="blue", doors1="green red", pile="nightmare red.moon …", at="refill",
    )  # fmt: skip
    assert t.choices == "ward door.blue, ward mill, ward hand"
