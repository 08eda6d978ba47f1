"""What an action may be aimed at: only that to which its text can be done (ACT-16)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.naming import edge_of
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.acting.events import acting
from tests.games.etherfields.tables import Data, Who, board, offered, play, table
from tests.support import covers

PROGRESS: list[Data] = [
    {"influence": {"id": id, "name": {"en": id}, "intents": {}, "progress": {"cost": "free"}}}
    for id in ("lens", "rope")
]
BACK = ["specialist_card", *["-"] * 19]
WALLED = board(
    A1={
        "edges": [
            {"between": ["nw", "ne"], "state": "wall"},
            {"between": ["nw", "sw"], "state": "damaged"},
            {"side": ["nw", "west"], "state": "wall"},
        ]
    }
)


def aims(word: str, *targets: str, **more: Any) -> None:
    """An action about an edge of the own field can be aimed at these, and at nothing else."""
    e = edging(word, **more)
    if not targets:
        assert "use c1 ev#a1" not in offered(e), "without a target it cannot be named"
        return
    play(e, "use c1 ev#a1")
    if len(targets) > 1:
        assert offered(e) == [f"target {target}" for target in targets]
    else:
        assert lands.edge_state(e.state.land, e.content, edge_of(targets[0])) == "damaged", (
            "one target needs no question"
        )


def edging(word: str, **more: Any) -> Engine:
    """A table with an action about an edge of the own field."""
    return acting(1, {"cost": "free", "target": {"edge": "of_field"}, "do": [{word: {"edge": "target"}}]}, **more)


@covers("ETH-ACT-16", "ETH-WAL-04", "ETH-WAL-02")
def test_only_an_intact_wall_can_be_damaged() -> None:
    aims("damage_wall", "A1.nw-A1.ne", "A1.nw-west", tiles=WALLED)
    aims("damage_wall")
    one = board(A1={"edges": [{"between": ["nw", "sw"], "state": "wall"}]})
    aims("damage_wall", "A1.nw-A1.sw", tiles=one)
    aims("damage_wall", tiles=board(A1={"edges": [{"between": ["nw", "sw"], "state": "damaged"}]}))


@covers("ETH-ACT-16", "ETH-WAL-04")
def test_any_wall_can_be_removed_and_one_is_placed_where_none_stands() -> None:
    aims("remove_wall", "A1.nw-A1.ne", "A1.nw-A1.sw", "A1.nw-west", tiles=WALLED)
    aims("remove_wall")
    aims("place_wall", "A1.nw-north", "A1.nw-A1.sw", tiles=WALLED)


@covers("ETH-ACT-16")
def test_the_text_that_counts_may_stand_in_an_order() -> None:
    then = {"in_order": [{"damage_wall": {"edge": "target"}}, {"move": 1}]}
    ability = {"cost": "free", "target": {"edge": "of_field"}, "do": [then]}
    assert "use c1 ev#a1" not in offered(acting(1, ability))
    assert "use c1 ev#a1" in offered(acting(1, ability, tiles=WALLED))


@covers("ETH-ACT-16", "ETH-ACT-14")
def test_one_alternative_that_can_be_done_is_enough() -> None:
    ability = {
        "cost": "free",
        "target": {"edge": "of_field"},
        "do": [{"damage_wall": {"edge": "target"}}],
        "or": [{"cost": "free", "do": [{"place_wall": {"edge": "target"}}]}],
    }
    assert "use c1 ev#a1" in offered(acting(1, ability)), "a wall can be placed"


@covers("ETH-BCK-05", "ETH-ACT-16")
@pytest.mark.parametrize(("laid", "usable"), [("lens", False), ("-lens", True), ("lens -rope", True), ("", False)])
def test_the_specialists_back_needs_a_card_that_lies_face_down(laid: str, usable: bool) -> None:
    e = table([Who(progress=laid), Who(deck=BACK)], pack=PROGRESS)
    assert ("turn c2 c2#back" in offered(e)) is usable


@covers("ETH-BCK-05", "ETH-GEN-02")
def test_the_specialist_names_the_card_that_is_turned() -> None:
    e = table([Who(progress="-lens -rope lens"), Who(deck=BACK)], pack=PROGRESS)
    play(e, "turn c2 c2#back")
    assert offered(e) == ["target lens", "target rope"]
    play(e, "target rope")
    assert [e.state.design[card] for card in e.character(0).flipped] == ["influence:lens"]


@covers("ETH-ACT-16", "ETH-PRG-05")
def test_only_a_card_that_lies_face_up_can_be_flipped() -> None:
    whose = {"progress": {"pick": "chosen", "owner": {"character": "any"}}}
    ability = {"cost": "free", "target": whose, "do": [{"flip": {"n": 1, "who": "target"}}]}
    assert "use c1 ev#a1" not in offered(acting([Who(progress="-lens")], ability, pack=tuple(PROGRESS)))
    e = acting([Who(progress="-lens rope")], ability, pack=tuple(PROGRESS))
    play(e, "use c1 ev#a1")
    assert len(e.character(0).flipped) == 2


@covers("ETH-ACT-16", "ETH-MOV-04", "ETH-CAP-08", "ETH-STA-04")
def test_nobody_is_relocated_to_where_there_is_no_room() -> None:
    there = {"field": {"pick": "in_range", "n": 1, "of": "self"}}
    ability = {"cost": "free", "target": there, "do": [{"relocate": {"who": "self", "field": "target"}}]}
    crowd = {"creature": {"id": "crowd", "name": {"en": "crowd"}, "figure": {"token": "crowd"}, "movement": 1,
                          "steps": {"mutation": "none", "basic": "none", "special": "none"}}}  # fmt: skip
    e = acting(1, ability, pack=(crowd,), figures={"crowd": "A1.ne A1.ne A1.ne A1.ne"})
    play(e, "use c1 ev#a1")
    assert e.state.figures[0].field == 8, "A1.sw: not the full field, not the own one"
    e = acting(1, ability, run=False)
    put_state(e, 0, "paralysed")
    e.run()
    assert "use c1 ev#a1" not in offered(e), "paralysed: nowhere (STA-04)"


@covers("ETH-ACT-16", "ETH-TER-02")
def test_terrain_on_a_line_needs_two_fields() -> None:
    do = [{"place_terrain": {"kind": "light", "extent": 2, "at": "target", "duration": "encounter"}}]
    tiles = {"A1": {"se": {"blocked": True}}}
    e = acting(1, {"cost": "free", "target": {"edge": "chosen"}, "do": do}, tiles=tiles)
    play(e, "use c1 ev#a1")
    assert offered(e) == ["target A1.nw-A1.ne", "target A1.nw-A1.sw"]


@covers("ETH-ACT-16")
def test_a_card_without_an_action_cannot_be_played_again() -> None:
    top = {"card": {"pick": "top", "zone": "discard"}}
    again = {"cost": "free", "target": top, "do": [{"play_again": {"card": "target"}}]}
    card = {"id": "a", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}
    pack = ({"influence": {"id": "clock", "name": {"en": "clock"}, "intents": {}, "abilities": [card]}},)
    assert "use c1 ev#a1" not in offered(acting([Who(discard="- clock")], again, pack=pack))
    e = acting([Who(discard="clock -")], again, pack=pack)
    play(e, "use c1 ev#a1")
    assert e.state.team.hours == 1
