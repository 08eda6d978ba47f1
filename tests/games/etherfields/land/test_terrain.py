"""Terrain, ETH-TER-01 … -03."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Field
from reverie.games.etherfields.land import features
from tests.games.etherfields.land.drawing import draw, laid, tile
from tests.support import covers

CENTRE = ("nw", "ne", "sw", "se")


@covers("ETH-TER-01")
def test_a_symbol_counts_for_the_fields_it_touches() -> None:
    b = laid(
        tile("A1", symbols=(("water", CENTRE),)),
        tile("A2", symbols=(("swamp", ("nw", "ne")),), se=Field(terrain=("light",))),
    )
    assert features.with_terrain(b.land, b.content, "water") == features.tile_fields(b.land, "A1")
    assert features.with_terrain(b.land, b.content, "swamp") == [b["A2.nw"], b["A2.ne"]]
    assert features.with_terrain(b.land, b.content, "light") == [b["A2.se"]]
    assert features.with_terrain(b.land, b.content, "darkness") == []
    assert features.terrain(b.land, b.content, b["C4.nw"], ["light"]) == frozenset()


@covers("ETH-TER-02")
@pytest.mark.parametrize(("extent", "spots"), [(1, "a b c d"), (2, "ab ac bd cd"), (4, "abcd")])
def test_a_token_lies_on_one_field_on_a_line_or_on_the_centre(extent: int, spots: str) -> None:
    b = draw("""
    a b

    c d
    """)
    assert [b.letters(spot) for spot in lands.terrain_spots(b.land, extent)] == spots.split()
    for spot in lands.terrain_spots(b.land, extent, b["a"]):
        assert b["a"] in spot
        lands.place_terrain(b.land, "water", spot)
        assert features.with_terrain(b.land, b.content, "water") == spot
        assert lands.tokens_on(b.land) == {"terrain:water": 1}
        assert lands.remove_terrain(b.land, "water", spot[-1]).returned == {"terrain:water": 1}
        assert features.with_terrain(b.land, b.content, "water") == []
        assert not lands.remove_terrain(b.land, "water", spot[-1]).done


@covers("ETH-TER-02")
def test_tokens_do_not_lie_on_blocked_fields_but_the_centre_of_their_tile_is_free() -> None:
    b = draw("""
    a #

    c d
    """)
    assert [b.letters(spot) for spot in lands.terrain_spots(b.land, 1)] == ["a", "c", "d"]
    assert [b.letters(spot) for spot in lands.terrain_spots(b.land, 2)] == ["ac", "cd"]
    assert lands.terrain_spots(b.land, 4) == [[0, 1, 8, 9]]


@covers("ETH-TER-03")
def test_light_drives_darkness_away_and_nothing_else() -> None:
    b = draw("a b", a=Field(terrain=("darkness", "swamp", "water")))
    lands.place_terrain(b.land, "light", b.some("ab"))
    assert features.terrain(b.land, b.content, b["a"]) == {"light", "swamp", "water"}
    assert features.terrain(b.land, b.content, b["b"], extra=["darkness"]) == {"light"}
    lands.remove_terrain(b.land, "light", b["a"])
    assert features.terrain(b.land, b.content, b["a"]) == {"darkness", "swamp", "water"}
    assert features.terrain(b.land, b.content, b["a"], extra=["light"]) == {"light", "swamp", "water"}
