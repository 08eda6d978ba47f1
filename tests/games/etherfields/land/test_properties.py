"""Laws of the map that hold whatever lies there."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Edge, Field, Tile
from reverie.games.etherfields.land import capacity, features, naming, ways
from reverie.games.etherfields.land.capacity import Figure
from tests.games.etherfields.land.drawing import Board, laid, overlay, resettled, tile
from tests.support import covers

ALIKE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

PRINTED = st.builds(
    Field,
    blocked=st.sampled_from([False] * 5 + [True]),
    entrance=st.booleans(),
    spawn=st.booleans(),
    terrain=st.sampled_from([(), ("light",), ("darkness", "water")]),
)
EDGES = st.builds(
    Edge,
    a=st.sampled_from(naming.QUADRANTS),
    b=st.sampled_from(naming.SIDES),
    state=st.sampled_from(["wall", "wall", "damaged"]),
)
EDGE = st.sampled_from(sorted({edge for field in range(48) for edge in naming.edges_of(field)}))
FIELD = st.integers(0, 47)
OVERLAYS = (
    overlay("rug", {(1, 1): Field(), (1, 2): Field(blocked=True), (1, 3): Field()}, ((1, 1), (1, 2), "wall")),
    overlay("pier", {(2, 2): Field(), (3, 2): Field()}, ((2, 2), (2, 3), "none")),
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Some tiles with some walls, then some changes."""
    tiles: list[Tile] = []
    for slot in draw(st.lists(st.sampled_from(naming.SLOTS[:8]), min_size=1, max_size=6, unique=True)):
        fields: dict[str, Any] = {quadrant: draw(PRINTED) for quadrant in naming.QUADRANTS}
        tiles.append(tile(slot, edges=tuple(draw(st.lists(EDGES, max_size=5))), **fields))
    b = laid(*tiles, overlays=OVERLAYS)
    for _ in range(draw(st.integers(0, 6))):
        change(draw, b)
    return b


def change(draw: Callable[..., Any], b: Board) -> None:
    """One change of any kind."""
    field, edge, name = draw(FIELD), draw(EDGE), draw(st.sampled_from(sorted(b.content.tile)))
    match draw(st.integers(0, 11)):
        case 0:
            lands.place_wall(b.land, b.content, edge)
        case 1:
            lands.damage_wall(b.land, b.content, edge)
        case 2:
            lands.remove_wall(b.land, b.content, edge)
        case 3:
            lands.block_field(b.land, b.content, field)
        case 4:
            lands.unblock_field(b.land, b.content, field)
        case 5:
            lands.rotate_tile(b.land, b.content, name, draw(st.integers(1, 3)))
        case 6:
            lands.place_overlay(b.land, b.content, draw(st.sampled_from(["rug", "pier"])))
        case 7:
            lands.remove_overlay(b.land, b.content, draw(st.sampled_from(["rug", "pier"])))
        case 8:
            lands.remove_tile(b.land, b.content, name)
        case 9:
            lands.place_tile(b.land, b.content, name)
        case 10:
            if features.exists(b.land, field):
                lands.place_marker(b.land, field, "threat", 2, draw(st.sampled_from(["", "back"])))
        case _:
            for spot in lands.terrain_spots(b.land, draw(st.sampled_from([1, 2, 4])), field)[:1]:
                lands.place_terrain(b.land, "light", spot)


@st.composite
def crowds(draw: st.DrawFn, b: Board) -> list[Figure]:
    """Figures on the board, none where there is no room."""
    places = [field for field in range(48) if features.is_free(b.land, field)]
    figures: list[Figure] = []
    for number in range(draw(st.integers(0, 16)) if places else 0):
        kind = draw(st.sampled_from(["character", "character", "creature", "companion"]))
        large = kind == "creature" and draw(st.integers(0, 3)) == 0
        one = Figure(number, kind, draw(st.sampled_from(places[:5])), large, draw(st.integers(0, 5)) == 0)
        if not capacity.overfull([*figures, one]):
            figures.append(one)
    return figures


@covers("ETH-RNG-01")
@ALIKE
@given(boards())
def test_distance_is_a_metric_on_open_fields(b: Board) -> None:
    for diagonal, pass_walls in ((False, False), (False, True), (True, False)):
        paths = ways.ways(b.land, diagonal=diagonal, pass_walls=pass_walls)
        places = [field for field in range(48) if features.is_free(b.land, field)]
        for start in places[:12]:
            for end in places:
                steps = paths.distance(start, end)
                assert steps == paths.distance(end, start)
                assert (steps == 0) == (start == end)
                for between in places[::5]:
                    assert min(steps, ways.FAR) <= paths.distance(start, between) + paths.distance(between, end)
                following = paths.toward(start, end)
                assert bool(following) == (0 < steps < ways.FAR)
                assert all(paths.distance(near, end) == steps - 1 for near in following)
                assert steps >= abs(start // 8 - end // 8) + abs(start % 8 - end % 8) or diagonal


@covers("ETH-WAL-01", "ETH-BLK-01")
@ALIKE
@given(boards())
def test_a_step_leads_to_a_free_field_over_an_edge_without_an_intact_wall(b: Board) -> None:
    shut = set(lands.walls(b.land, b.content))
    for field in range(48):
        expected = [
            other
            for other in ways.adjacent(b.land, field)
            if features.is_free(b.land, field)
            and features.is_free(b.land, other)
            and naming.edge_between(field, other) not in shut
        ]
        assert list(ways.neighbours(b.land, field)) == expected


@covers("ETH-MAP-05")
@ALIKE
@given(boards(), st.integers(0, 3), st.data())
def test_turning_four_times_changes_nothing(b: Board, quarters: int, data: st.DataObject) -> None:
    if not b.land.tiles:
        return
    name = data.draw(st.sampled_from(sorted(b.land.tiles)))
    before = lands.to_json(b.land)
    there = {field: field for field in features.tile_fields(b.land, name)}
    for turn in (quarters, 1, 3 - quarters):
        moved = lands.rotate_tile(b.land, b.content, name, turn).moved
        there = {field: moved.get(now, now) for field, now in there.items()}
    assert there == {field: field for field in there}
    assert lands.to_json(b.land) == before


@ALIKE
@given(boards())
def test_a_land_is_written_and_read_and_copied_whole(b: Board) -> None:
    data = lands.to_json(b.land)
    assert lands.from_json(json.loads(json.dumps(data))) == b.land
    assert pickle.loads(pickle.dumps(b.land)) == b.land
    assert lands.copy(b.land) == b.land
    assert resettled(b) == b.land.shape


@ALIKE
@given(boards(), st.data())
def test_a_copy_is_independent(b: Board, data: st.DataObject) -> None:
    before, twin = lands.to_json(b.land), Board(lands.from_json(lands.to_json(b.land)), b.content, b.names)
    for _ in range(4):
        change(data.draw, twin)
    assert lands.to_json(b.land) == before


@covers("ETH-CAP-01", "ETH-CAP-06", "ETH-BIG-01", "ETH-BIG-02", "ETH-BIG-03")
@ALIKE
@given(boards(), st.data())
def test_every_push_is_legal_and_no_field_gets_too_full(b: Board, data: st.DataObject) -> None:
    figures = data.draw(crowds(b))
    places = [field for field in range(48) if features.is_free(b.land, field)]
    if not places:
        return
    place, large = data.draw(st.sampled_from(places[:5])), data.draw(st.booleans())
    for _ in range(5):
        there = capacity.arrival(b.land, figures, place, large=large)
        for number, targets in there.pushes.items():
            figure = next(one for one in figures if one.number == number)
            assert figure.field == place
            assert not figure.large
            assert not figure.paralysed
            assert targets or there.kind == "push"
            for target in targets:
                assert target in ways.neighbours(b.land, place)
                assert not capacity.is_full(figures, target)
        if there.kind not in ("push", "clear"):
            break
        number = data.draw(st.sampled_from(sorted(there.pushes)))
        target = data.draw(st.sampled_from(there.pushes[number]))
        figures = [one._replace(field=target) if one.number == number else one for one in figures]
        assert capacity.overfull(figures) == []
        after = capacity.arrival(b.land, figures, place, large=large).kind
        assert after == "free" if there.kind == "push" else after in ("free", "clear")  # the rest stays possible
    if there.kind == "free":
        assert capacity.overfull([*figures, Figure(99, "creature", place, large)]) == []
    for beside in there.beside:
        assert beside in ways.adjacent(b.land, place)
        assert not capacity.is_full(figures, beside)


@covers("ETH-CAP-02", "ETH-MOV-02")
@ALIKE
@given(boards(), st.data())
def test_a_movement_by_legal_steps_can_always_end_with_room(b: Board, data: st.DataObject) -> None:
    places = [field for field in range(48) if features.is_free(b.land, field)]
    if not places:
        return
    at = data.draw(st.sampled_from(places))
    full = set(data.draw(st.lists(st.sampled_from(places), max_size=12))) - {at}
    paths, left, start = ways.ways(b.land), data.draw(st.integers(0, 5)), at
    reachable = ways.reachable(paths, at, left, full)
    total = left
    while True:
        steps = ways.legal_steps(paths, at, left, full)
        assert steps or at not in full
        if not steps:
            break
        at, left = data.draw(st.sampled_from(steps)), left - 1
        if at not in full and at != start:
            assert reachable[at] <= total - left


@covers("ETH-SPN-02", "ETH-SPN-03")
@ALIKE
@given(st.integers(1, 9), st.data())
def test_creatures_spread_evenly_however_is_chosen(n: int, data: st.DataObject) -> None:
    b = laid(tile("A1"), tile("A2"))
    suits = data.draw(st.lists(st.sampled_from([None, "bell", "moth"]), min_size=1, max_size=5))
    spawns = list(enumerate(suits))
    spawns = [((0, 1, 2, 3, 8)[index], suit) for index, suit in spawns]
    received: list[int] = []
    for _ in range(n):
        received.append(data.draw(st.sampled_from(capacity.spawn_choices(b.land, [], spawns, "bell", received))))
    counts = [received.count(place) for place, _ in spawns]
    assert max(counts) - min(counts) <= 1
    assert "bell" not in suits or dict(spawns)[received[0]] == "bell"
