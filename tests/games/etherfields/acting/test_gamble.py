"""The playing-card gamble (5.22): who wins, and what is at stake."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.acting.gamble import DECK
from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.rounds.creatures_for_tests import creature
from tests.games.etherfields.tables import Who, offered, play, point, table
from tests.support import covers

RAG = creature("rag", 2, "human")


def order(values: list[int], cards: list[int]) -> list[int]:
    """A shuffle of these cards after which the values lie on top."""
    places = list(range(len(cards)))
    top = []
    for value in values:
        place = next(one for one in places if cards[one] == value)
        places.remove(place)
        top.append(place)
    return [*top, *places]


def gambling(people: Any = 2, *, luck: list[int], drawback: list[int], **more: Any) -> Engine:
    """A dream in which the team gambles, with cards that are known beforehand."""
    rest = list(DECK)
    for value in luck:
        rest.remove(value)
    shuffles = [order(luck, DECK), order(drawback, rest)]
    e = table(people, kind="dream", options={"gamble": True}, dice={"shuffle": shuffles}, **more)
    return play(e, "gamble")


WON: dict[str, list[int]] = {"luck": [14, 14, 13], "drawback": [2, 3, 4]}
LOST: dict[str, list[int]] = {"luck": [2, 3, 4], "drawback": [14, 14, 13]}


@covers("ETH-PKR-01")
def test_once_per_dream_a_row_is_named() -> None:
    e = gambling(**WON, hours=1)
    assert (point(e), offered(e)) == (
        "DP-70",
        ["row glowstones", "row hours", "row suffering", "row sealing", "cancel"],  # no creature: no mutations
    )
    play(e, "cancel", "gamble", "row hours", "go-on")
    assert "gamble" not in offered(e)
    assert "gamble" not in offered(table(kind="dream"))
    assert "gamble" not in offered(table(kind="slumber", options={"gamble": True}))


@covers("ETH-PKR-02")
def test_whoever_stops_has_spent_the_gamble_and_nothing_happens() -> None:
    e = play(gambling(**LOST, hours=4), "row hours")
    assert (point(e), offered(e)) == ("DP-71", ["go-on", "stop"])
    play(e, "stop")
    assert e.state.team.hours == 4
    assert "gamble" not in offered(e)
    assert sorted(DECK) == sorted([*range(2, 15)] * 4 + [15, 15])


@covers("ETH-PKR-03", "EX-70")
@pytest.mark.parametrize(("drawback", "hours"), [([8, 8, 8], 0), ([8, 8, 7], 6), ([15, 2, 8], 0)])
def test_a_tie_is_lost(drawback: list[int], hours: int) -> None:
    e = play(gambling(luck=[10, 7, 7], drawback=drawback, hours=4), "row hours", "go-on")
    assert e.state.team.hours == hours


@covers("ETH-PKR-04")
def test_mutations_leave_one_creature_or_come() -> None:
    for cards, n in ((WON, 0), (LOST, 3)):
        e = gambling(**cards, pack=[RAG], figures={"rag": "B1.nw"})
        e.state.mutation_bag.remove("haste")
        e.state.encounter.creatures[0].mutations.append("haste")
        play(e, "row mutations", "go-on")
        assert len(e.state.encounter.creatures[0].mutations) == n


@covers("ETH-PKR-04")
def test_glowstones_are_shared_out_or_lost() -> None:
    e = gambling([Who(glowstones=1), Who()], **WON)
    assert "row glowstones" in offered(e)
    assert "row mutations" not in offered(e)  # no creature has any
    play(e, "row glowstones", "go-on")
    assert offered(e) == ["give c1", "give c2"]
    play(e, "give c2", "give c2", "give c1", "give c2", "give c2")
    assert [who.glowstones for who in e.state.characters] == [2, 4]
    lost = play(gambling([Who(glowstones=1), Who(glowstones=2)], **LOST), "row glowstones", "go-on")
    assert [who.glowstones for who in lost.state.characters] == [0, 0]


@covers("ETH-PKR-04")
def test_one_heals_or_suffers() -> None:
    e = play(gambling([Who(suffering=3), Who()], **WON), "row suffering", "go-on", "give c1")
    assert e.character(0).suffering == 1
    lost = play(gambling([Who(suffering=3), Who()], **LOST), "row suffering", "go-on", "give c2")
    assert [who.suffering for who in lost.state.characters] == [3, 1]


@covers("ETH-PKR-04")
def test_everybody_unseals_or_seals_five() -> None:
    e = play(gambling([Who(sealed=7), Who(sealed=2)], **WON), "row sealing", "go-on")
    assert [len(who.sealed) for who in e.state.characters] == [2, 0]
    lost = play(gambling(2, **LOST), "row sealing", "go-on")
    assert [len(who.sealed) for who in lost.state.characters] == [5, 5]
