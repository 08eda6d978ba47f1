"""Readable without colour: shapes of badges, real edges of towers, numbers that can be counted."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from reverie.art import THEMES, face
from reverie.art.badges import ALCHEMY, SHAPES, shape_of
from reverie.art.geometry import cos, fine, num, sin
from reverie.art.onirim.towers import edges
from reverie.art.palette import COLOURS, ELEMENTS, SUITS
from reverie.art.paper import EDGES
from reverie.art.seeded import Seeded
from reverie.games.onirim.cards import COLOURS as ONIRIM_COLOURS
from reverie.games.onirim.cards import TOWER_NUMBERS

# What the law's chapter 3.5 says: letters for sun and moon, left and right.
LAW = {
    "red": ("sm m", "s m", " m"),
    "blue": ("m sm", "m m", "m "),
    "green": ("s sm", "s s", "s "),
    "brown": ("sm s", "m s", " s"),
}
NEAR = 1.35  # lightness of neighbours in a ramp, as a ratio of luminances


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def without_colour(svg: str) -> str:
    """A face as somebody sees it who sees no colours at all: everything that is painted is taken away."""
    return re.sub(r'(fill|stroke|stop-color)="(?!none)[^"]*"', "", svg)


def test_suits_of_a_game_differ_in_badge_and_cut() -> None:
    for suits in (COLOURS.values(), ELEMENTS.values()):
        assert len({shape_of(suit) for suit in suits}) == 4
        assert len({SUITS[suit].edge for suit in suits}) == 4
    assert len(set(SHAPES.values())) == len(SHAPES)
    assert len(set(ALCHEMY.values())) == 4
    assert {SUITS[suit].edge for suit in SUITS} <= set(EDGES)


@pytest.mark.parametrize("theme", THEMES)
def test_faces_differ_without_colour(theme: str) -> None:
    groups = [
        [f"{colour}.sun" for colour in ONIRIM_COLOURS],
        [f"door.{colour}" for colour in ONIRIM_COLOURS],
        [f"goal.{colour}" for colour in ONIRIM_COLOURS],
        ["S2e", "S2w", "S2f", "S2a", "I2e", "I2w", "I2f", "I2a", "WS2e", "WI2e", "M2e", "N2"],
        ["S1e", "S2e", "S3e", "S4e", "S5e"],
        ["temple:earth", "temple:water", "temple:fire", "temple:air"],
        ["earth+water", "earth+fire", "earth+air", "water+fire", "water+air", "fire+air"],
        ["premonition.two_red", "premonition.two_blue", "premonition.two_green", "premonition.two_brown"],
        [f"suit.{colour}" for colour in ONIRIM_COLOURS],
        ["element.earth", "element.water", "element.fire", "element.air"],
    ]
    for group in groups:
        for one, other in combinations(group, 2):
            assert without_colour(face(one, theme)) != without_colour(face(other, theme)), f"{one}, {other}"


@pytest.mark.parametrize("suit", SUITS)
def test_a_ramp_goes_from_light_to_dark(suit: str) -> None:
    """So that every sheet of paper stands out from its neighbour even in shades of grey."""
    for light, dark in pairwise(SUITS[suit].ramp[1:]):
        assert luminance(light) > luminance(dark)
    assert contrast("#fff4dc", SUITS[suit].ramp[5]) > 4.5  # what is drawn on a badge


@pytest.mark.parametrize("colour", ONIRIM_COLOURS)
def test_towers_show_the_edges_of_the_law(colour: str) -> None:
    for number, law in zip(TOWER_NUMBERS, LAW[colour], strict=True):
        left, right = (["sun" if letter == "s" else "moon" for letter in side] for side in law.split(" "))
        assert edges(f"tower.{colour}.{number}") == (left, right)


def test_a_dream_shows_its_number_as_pips() -> None:
    pip = 'scale(.19)"'
    for number in range(1, 5):
        assert face(f"S{number}e").count(pip) == 2 * number


# ---- the tools -------------------------------------------------------------------------------------------------------


def test_numbers_are_short() -> None:
    written = [num(value) for value in (0, -0.04, 0.05, 1.0, -1.25, 12.34, -0.5, 100)]
    assert written == ["0", "0", ".1", "1", "-1.3", "12.3", "-.5", "100"]
    assert [fine(value) for value in (0, 1, 0.1234, -0.5, 1.05)] == ["0", "1", ".123", "-.5", "1.05"]


def test_sine_and_cosine_are_right() -> None:
    import math

    for k in range(-80, 81):
        assert abs(sin(k / 7) - math.sin(k / 7)) < 1e-9
        assert abs(cos(k / 7) - math.cos(k / 7)) < 1e-9


def test_chance_is_a_promise() -> None:
    seeded = Seeded("red.sun")
    assert [int(seeded.unit() * 1000) for _ in range(5)] == PROMISED
    assert all(0 <= seeded.unit() < 1 for _ in range(1000))


PROMISED = [657, 666, 687, 548, 626]
