"""Weakness cards (6.25, 7.8)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import weaknesses
from tests.games.etherfields.tables import Who, designs, offered, play, point, push, table
from tests.support import covers


def weakness(name: str, *effects: Any, **more: Any) -> dict[str, Any]:
    """A weakness that does something when it is drawn."""
    drawn = {"id": "d", "kind": "trigger", "when": "weakness_drawn", "do": list(effects)}
    return {"weakness": {"id": name, "name": {"en": name}, "abilities": [drawn] if effects else [], **more}}


OPEN_CUT = weakness("open_cut", {"suffer": 1}, fee=[{"ether": 1}])
LEAD = weakness("lead", {"seal": 1}, goes_to="progress_zone")


def drawing(deck: str, ether: int = 0, n: int = 4, hand: Any = 0, **more: Any) -> Engine:
    """Somebody draws."""
    who = Who(deck=[*deck.split(), *["-"] * 10], ether=ether, hand=hand)
    return push(table([who], pack=[OPEN_CUT, LEAD], **more), "draw", c=0, n=n)


@covers("ETH-WEK-02", "ETH-DRW-09", "EX-38")
def test_paying_the_fee_puts_it_under_the_weakness_deck() -> None:
    e = drawing("W1 open_cut W2 W3", ether=1, weakness_deck="lead")
    assert point(e) == "DP-25"
    assert offered(e) == ["pay", "resolve"]
    play(e, "pay")
    who = e.character(0)
    assert designs(e, who.hand) == ["wrath1", "wrath2", "wrath3"]
    assert (who.ether, who.suffering) == (0, 0)
    assert designs(e, e.state.team.weakness_deck) == ["lead", "open_cut"]
    assert e.state.owner[e.state.team.weakness_deck[1]] == -1


@covers("ETH-WEK-02", "ETH-DRW-09")
def test_without_the_fee_it_is_resolved_at_once() -> None:
    e = drawing("W1 open_cut W2 W3")
    who = e.character(0)
    assert who.suffering == 1
    assert designs(e, who.discard) == ["open_cut"]
    assert designs(e, who.hand) == ["wrath1", "wrath2", "wrath3"]  # it counted as one of the four


@covers("ETH-DRW-09")
def test_it_is_resolved_before_the_next_card_is_drawn() -> None:
    e = drawing("lead W1 W2 W3 C1")
    who = e.character(0)
    assert designs(e, who.sealed) == ["wrath1"]  # sealed before it could be drawn
    assert designs(e, who.hand) == ["wrath2", "wrath3", "cunning1"]


@covers("ETH-DRW-09")
def test_an_option_says_whether_it_counts() -> None:
    e = drawing("open_cut W1 W2 W3 C1", options={"weakness_counts_as_draw": False})
    assert designs(e, e.character(0).hand) == ["wrath1", "wrath2", "wrath3", "cunning1"]


@covers("ETH-WEK-03")
def test_lasting_ones_lie_in_the_progress_zone_and_count_for_nothing_there() -> None:
    e = drawing("lead W1 W2")
    who = e.character(0)
    assert designs(e, who.weaknesses) == ["lead"]
    assert who.progress == []


@covers("ETH-WEK-04", "ETH-DRW-09")
def test_never_comes_into_a_hand() -> None:
    """R-36."""
    e = drawing("open_cut open_cut open_cut open_cut", hand=0)
    assert e.character(0).hand == []
    assert e.character(0).suffering == 4


@covers("ETH-WEK-01")
def test_gaining_one_puts_it_on_the_discard_pile() -> None:
    e = table([Who(discard="W1")], pack=[OPEN_CUT, LEAD], weakness_deck="lead open_cut")
    assert weaknesses.gain(e, 0)
    assert designs(e, e.character(0).discard) == ["lead", "wrath1"]
    assert designs(e, e.state.team.weakness_deck) == ["open_cut"]
    assert e.state.owner[e.character(0).discard[0]] == 0


@covers("ETH-WEK-01")
def test_an_empty_weakness_deck_gives_nothing() -> None:
    e = table()
    assert not weaknesses.gain(e, 0)
    assert e.character(0).discard == []


@covers("ETH-WEK-06")
def test_resolved_the_same_way_outside_the_draw_step() -> None:
    e = drawing("open_cut W1", n=2)
    assert e.state.encounter.phase == "action"
    assert (e.character(0).suffering, designs(e, e.character(0).hand)) == (1, ["wrath1"])


@covers("ETH-WEK-03")
def test_a_lasting_weakness_counts_for_no_limit_and_is_discarded_to_its_owner() -> None:
    ability = {"id": "a", "kind": "action", "cost": "free", "after_use": "discard", "do": [{"gain_key": 1}]}
    shoes = {"weakness": {"id": "shoes", "name": {"en": "Shoes"}, "goes_to": "progress_zone", "abilities": [ability]}}
    laid = {"influence": {"id": "laid", "name": {"en": "Laid"}, "intents": {}, "progress": {"cost": "free"}}}
    e = table([Who(hand="laid", progress="laid laid laid", weaknesses="shoes")], pack=[shoes, laid])
    play(e, "lay c1 laid")
    assert (point(e), len(e.character(0).progress)) == ("DP-20", 4), "the weakness is none of the four"
    play(e, "use c1 shoes")
    assert designs(e, e.character(0).discard) == ["shoes"]
