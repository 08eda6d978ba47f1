"""The first dream in the engine: who comes when, how each ending ends, and that doing nothing loses."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.rounds.setup import new_game
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
    assert set(team.wisdoms) >= {"w_awakening", "w_death", "w_dreamworld"}
    assert {"grin", "shut_eye"} <= set(e.state.characters[0].masks)
    assert {"feather", "nobody"} <= set(e.state.characters[1].masks)
    assert set(team.item_market) == {"ticket_stub", "wool_blanket", "brass_whistle", "chipped_lens", "spare_key"}


@covers("ETH-HRS-01")
def test_a_character_alone_has_slept_longer() -> None:
    assert [begin(*characters).state.team.hours for characters in (("gambler",), ("gambler", "powerhouse"))] == [0, 4]


@pytest.mark.parametrize(("script", "flag"), [(4, 1), (5, 0)])
def test_both_ways_through_the_door_lead_to_the_landing(script: int, flag: int) -> None:
    e = begin("specialist")
    read(e, script)
    assert "landing" in e.state.land.tiles
    assert e.state.team.flags["room_loud"] == flag
    assert e.state.characters[0].mask in ("spectacle", "blueprint", None)


def shielded(seed: int) -> Engine:
    """Somebody shields the lamp and looks into it."""
    e = begin(seed=seed)
    read(e, 2)  # shielding is the first that is offered
    return e


def test_where_the_house_key_is_is_settled_when_somebody_looks() -> None:
    assert {begin(seed=seed).state.team.flags["room_key_place"] for seed in range(10)} == {0}
    places = [shielded(seed).state.team.flags["room_key_place"] for seed in range(30)]
    assert set(places) == {1, 2, 3}
    assert places == [shielded(seed).state.team.flags["room_key_place"] for seed in range(30)]
    for seed, place in enumerate(places):
        assert {1: 21, 2: 22, 3: 23}[place] in shielded(seed).state.team.scripts_read


PLACES = {1: (7, "room_not_clerk"), 2: (8, "room_not_case"), 3: (3, "room_not_bed")}


@pytest.mark.parametrize("place", PLACES)
def test_the_key_is_where_the_lamp_has_shown_it_and_nowhere_else(place: int) -> None:
    for other, (script, _) in PLACES.items():
        e = begin()
        e.state.team.flags["room_key_place"] = place
        read(e, script)
        assert e.state.team.flags["room_key"] == (place == other), (place, other)
        assert 29 not in e.state.team.scripts_read


def test_without_the_lamp_it_is_looked_for_and_the_last_place_is_the_right_one() -> None:
    found = 0
    for seed in range(40):
        e = begin(seed=seed)
        read(e, 3)
        found += e.state.team.flags["room_key"]
        assert e.state.team.flags["room_not_bed"] == 1
    assert 6 <= found <= 21, "one place in three, by two faces of six"
    for last, (script, _) in PLACES.items():
        for seed in range(4):
            e = begin(seed=seed)
            for other, (_, flag) in PLACES.items():
                e.state.team.flags[flag] = int(other != last)
            read(e, script)
            assert e.state.team.flags["room_key"] == 1


def test_the_lamp_shows_a_place_where_nobody_has_looked() -> None:
    for left in PLACES:
        for seed in range(8):
            e = begin(seed=seed)
            for other, (_, flag) in PLACES.items():
                e.state.team.flags[flag] = int(other != left)
            read(e, 2)
            assert e.state.team.flags["room_key_place"] == left


def test_the_masks_are_found_once() -> None:
    """Whoever has passed the landing is not told of the two faces again at the end."""
    e = begin()
    e.events = []
    read(e, 5)
    read(e, 26)
    assert [dict(facts)["n"] for kind, facts, _ in e.events if kind == "script"].count(28) == 1
    e = begin()
    read(e, 26)
    assert {"grin", "shut_eye"} <= set(e.state.characters[0].masks)
