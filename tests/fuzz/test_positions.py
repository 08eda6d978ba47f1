"""Spoilt positions with modules and two seats: each is refused with a reason, or can be played on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import reverie
from reverie.errors import PositionError
from tests.games.urbion.some_games import choose
from tests.parity.trace import GAMES
from tests.properties.combinations import some_spec

NUMBERS = ["0", "1", "2", "3", "7", "12", "x3", "255", "63"]
ANSWERS = 60  # of a spoilt position that is accepted


def corpus(name: str, rng: random.Random, size: int) -> list[str]:
    """Positions that games of every set-up have reached, rare questions as often as common ones."""
    found: list[str] = []
    met: Counter[str] = Counter()
    while len(found) < size:
        game = reverie.from_spec(some_spec(name, rng).with_seed(rng.randrange(10**6)))
        while game.decision is not None:
            if rng.random() < 4 / (met[game.decision.kind] + 1):
                found.append(game.position())
                met[game.decision.kind] += 1
            game.apply(choose(game, rng) if name == "urbion" else rng.choice(game.legal_actions()))
    return found


def spoil_words(zone: str, rng: random.Random, words: list[str]) -> str:
    """A zone with a word changed, dropped or doubled."""
    parts = zone.split()
    if len(parts) < 2:
        return zone
    place, way = rng.randrange(1, len(parts)), rng.random()
    if way < 0.4:
        parts[place] = rng.choice(words)
    elif way < 0.6:
        del parts[place]
    elif way < 0.8:
        parts.insert(place, parts[rng.randrange(1, len(parts))])
    else:
        parts[place] = rng.choice(NUMBERS)
    return " ".join(parts)


def spoil(position: str, rng: random.Random, others: list[str], words: list[str]) -> str:
    """A position with one to three things wrong, perhaps."""
    zones = position.split(" | ")
    for _ in range(rng.randint(1, 3)):
        if len(zones) < 3:
            break
        place, way = rng.randrange(1, len(zones)), rng.random()
        if way < 0.2:
            del zones[place]
        elif way < 0.35:
            zones[-1] = rng.choice(others).split(" | ")[-1]
        elif way < 0.5:
            zones[place] = rng.choice(rng.choice(others).split(" | ")[1:])
        else:
            zones[place] = spoil_words(zones[place], rng, words)
    return " | ".join(zones)


def play_on(game: reverie.Game, rng: random.Random) -> None:
    """What was accepted goes on like any game."""
    if not game.is_over:
        text = game.position()
        assert reverie.from_position(text).position() == text
    for _ in range(ANSWERS):
        if game.is_over:
            return
        for seat in (*range(game.players), None):
            game.view(seat)
        game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_spoilt_positions_are_refused_or_can_be_played(name: str, amount: Callable[[int, int], int]) -> None:
    rng = random.Random(2026)
    found = corpus(name, rng, 150)
    words = [word for position in found for word in position.split() if word != "|"]
    codes: Counter[str] = Counter()
    count = amount(600, 100_000)
    for _ in range(count):
        text = spoil(rng.choice(found), rng, found, words)
        refused: PositionError | None = None
        try:
            play_on(reverie.from_position(text, seed=rng.randrange(1000)), rng)
        except PositionError as error:  # anything else is a fault
            refused = error
        assert refused is None or refused.place, text
        codes[refused.code if refused else "accepted"] += 1
    assert codes["accepted"] > 0.07 * count, codes
    assert len(codes) > 20, codes
