"""The first dream in the engine: who comes when, how each ending ends, and that doing nothing loses."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.engine import Choice, Engine
from reverie.games.etherfields.setup import new_game
from tests.games.etherfields.content.reading import CONTENT
from tests.support import covers


def begin(*characters: str, seed: int = 4) -> Engine:
    """The first dream at its first command."""
    e = new_game(CONTENT, "gate_room", characters or ("gambler",), seed)
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    return e


def idle(e: Engine) -> Choice:
    """The answer of somebody who does nothing."""
    choices = list(e.choices().values())
    for verb in ("pass", "done", "go-on", "accept"):
        for choice in choices:
            if choice.verb == verb:
                return choice
    return choices[0]


def oversleep(e: Engine) -> dict[str, int]:
    """Do nothing until morning; the rounds in which somebody came."""
    came: dict[str, int] = {}
    while not e.state.result:
        now = e.state.encounter
        for name in [*(tile.id for tile in now.creatures), *now.revealed]:
            came.setdefault(name.rpartition(":")[2], now.round)
        e.choose(idle(e))
    return came


def read(e: Engine, n: int) -> None:
    """Let a script happen to the first character."""
    e.question = None
    e.push_list(CONTENT.script[n].do, {"self": 0, "actor": 0})
    e.run()
    while not e.state.result and e.question is not None and e.question.kind != "command":
        e.choose(idle(e))


@covers("ETH-RND-08", "ETH-GAT-04")
def test_who_does_nothing_oversleeps() -> None:
    e = begin()
    came = oversleep(e)
    assert e.state.encounter.result == "failure"
    assert e.state.result == "lost"
    assert e.state.team.flags["left_by"] == 6
    assert (came["lodger"], came["boots"]) == (5, 8)


@covers("ETH-CRE-13")
@pytest.mark.parametrize(("flag", "lodger", "boots"), [("room_loud", 4, 7), ("room_dark", 6, 8)])
def test_noise_and_darkness_change_who_comes_when(flag: str, lodger: int, boots: int) -> None:
    e = begin()
    e.state.team.flags[flag] = 1
    came = oversleep(e)
    assert (came["lodger"], came["boots"]) == (lodger, boots)


@covers("ETH-CMP-05", "ETH-GAT-05")
@pytest.mark.parametrize(
    ("script", "result", "left_by", "debt"),
    [
        (14, "victory", 1, 0),
        (16, "victory", 2, 2),
        (19, "victory", 3, 0),
        (18, "neutral", 4, 3),
        (25, "neutral", 5, 2),
        (26, "failure", 6, 3),
    ],
)
def test_every_ending_ends_and_hands_out_what_is_needed(script: int, result: str, left_by: int, debt: int) -> None:
    e = begin("gambler", "free_spirit")
    read(e, script)
    assert e.state.encounter.result == result
    assert e.state.result == {"victory": "won", "neutral": "ended"}.get(result, "lost")
    team = e.state.team
    assert (team.flags["left_by"], team.flags["debt"]) == (left_by, debt)
    assert set(team.wisdoms) >= set(CONTENT.standard_wisdoms.values())
    assert {"grin", "shut_eye"} <= set(e.state.characters[0].masks)
    assert {"feather", "nobody"} <= set(e.state.characters[1].masks)
    assert set(team.item_market) == {"ticket_stub", "wool_blanket", "brass_whistle", "chipped_lens", "spare_key"}


@covers("ETH-HRS-01")
def test_a_character_alone_has_slept_longer() -> None:
    assert [begin(*characters).state.team.hours for characters in (("gambler",), ("gambler", "powerhouse"))] == [1, 4]


@pytest.mark.parametrize(("script", "flag"), [(4, 1), (5, 0)])
def test_both_ways_through_the_door_lead_to_the_landing(script: int, flag: int) -> None:
    e = begin("specialist")
    read(e, script)
    assert "landing" in e.state.land.tiles
    assert e.state.team.flags["room_loud"] == flag
    assert e.state.characters[0].mask in ("spectacle", "blueprint", None)


def test_the_same_seed_hides_the_key_in_the_same_place_and_others_elsewhere() -> None:
    places = [begin(seed=seed).state.team.flags["room_key_place"] for seed in range(30)]
    assert set(places) == {1, 2, 3}
    assert places == [begin(seed=seed).state.team.flags["room_key_place"] for seed in range(30)]
