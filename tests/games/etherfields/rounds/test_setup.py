"""A dream or slumber as a game of its own (CMP-01..04)."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content.loading import shipped
from reverie.games.etherfields.rounds.setup import new_game, prepare
from reverie.games.etherfields.rounds.tidying import discard_slumberlands
from tests.support import covers


def names(size: int) -> list[str]:
    """So many characters of the campaign."""
    return list(shipped().character)[:size]


@covers("ETH-CMP-02", "ETH-CMP-03")
def test_starting_decks_and_nothing_else() -> None:
    e = prepare(shipped(), shipped().first_gate, names(4), 1)
    for c, who in enumerate(e.state.characters):
        assert len(who.deck) == 22
        assert all(e.state.owner[card] == c for card in who.deck)
        assert who.hand == who.discard == who.sealed == who.progress == []
        assert (who.ether, who.suffering, who.glowstones, who.spirits, who.masks) == (0, 0, 0, 0, [])
    team = e.state.team
    assert (team.keys, team.items, team.wisdoms, team.clues, team.item_market) == (0, [], [], [], [])


@covers("ETH-CMP-03", "ETH-CMP-07")
def test_the_market_holds_every_card_that_is_in_no_starting_deck() -> None:
    e = prepare(shipped(), shipped().first_gate, names(1), 1)
    market = [e.content.influence[e.state.design[card].partition(":")[2]] for card in e.state.team.market]
    assert len(market) == 81
    assert all(card.starting_of is None and card.code is None for card in market)


@covers("ETH-CMP-02")
def test_decks_are_shuffled_and_a_seed_gives_the_same_game() -> None:
    decks = [prepare(shipped(), shipped().first_gate, names(2), seed).state.characters[0].deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert decks[0] != sorted(decks[0])


@covers("ETH-HRS-01", "ETH-CMP-04")
@pytest.mark.parametrize(("size", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hours_by_team_size(size: int, hours: int) -> None:
    assert prepare(shipped(), shipped().first_gate, names(size), 1).state.team.hours == hours


@covers("ETH-CMP-04")
def test_the_first_dream_is_entered() -> None:
    e = new_game(shipped(), shipped().first_gate, names(2), 1)
    assert e.question is not None
    assert e.state.encounter.kind == "dream"


@covers("ETH-CMP-04", "ETH-SLD-02")
def test_every_deck_is_shuffled_and_no_slumberlands_lie_before_the_first_dream() -> None:
    games = [prepare(shipped(), shipped().first_gate, names(1), seed).state.team for seed in range(1, 5)]
    for pile in ("weakness_deck", "fate_deck", "market"):
        assert len({tuple(getattr(team, pile)) for team in games}) > 1, pile
    assert [team.slumberlands for team in games] == [[], [], [], []]
    slumber = next(tile.id for tile in shipped().slumber.values() if tile.faces and tile.faces[-1].creature)
    supplies = [prepare(shipped(), slumber, names(1), seed).state.team.slumberlands for seed in range(1, 5)]
    assert len(set(map(tuple, supplies))) > 1


@covers("ETH-SLD-01", "ETH-SLD-02", "ETH-SLU-05")
def test_slumbers_are_played_on_the_slumberlands() -> None:
    slumber = next(tile.id for tile in shipped().slumber.values() if tile.faces and tile.faces[-1].creature)
    e = new_game(shipped(), slumber, names(2), 1)
    start = sorted(tile.id for tile in shipped().tile.values() if tile.start)
    assert sorted(e.state.land.tiles) == start
    assert len(start) == 2
    assert len(e.state.team.slumberlands) == 6
    discard_slumberlands(e)
    assert len(e.state.team.slumberlands) == 6  # the start tiles are no part of the supply


def test_options_override_those_of_the_pack() -> None:
    e = prepare(shipped(), shipped().first_gate, names(1), 1, {"hand_limit": 9})
    assert e.option("hand_limit") == 9
    assert shipped().options["hand_limit"] == 6
