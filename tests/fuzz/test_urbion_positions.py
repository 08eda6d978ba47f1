"""Spoilt positions of Urbion: each is refused with a reason, or can be played on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import reverie
from reverie.errors import PositionError
from tests.fuzz.test_module_positions import play_on, spoil
from tests.games.urbion.some_games import some_spec, walk


def corpus(rng: random.Random, size: int) -> list[str]:
    """Positions that games of every set-up have reached, rare questions as often as common ones."""
    found: list[str] = []
    met: Counter[str] = Counter()
    while len(found) < size:
        game = reverie.from_spec(some_spec(rng).with_seed(rng.randrange(10**6)))
        for at in walk(game, rng):
            assert at.decision is not None
            if rng.random() < 4 / (met[at.decision.kind] + 1):
                found.append(at.position())
                met[at.decision.kind] += 1
    return found


def test_spoilt_positions_are_refused_or_can_be_played(amount: Callable[[int, int], int]) -> None:
    rng = random.Random(2026)
    found = corpus(rng, 150)
    words = [word for position in found for word in position.split() if word != "|"]
    codes: Counter[str] = Counter()
    for _ in range(amount(500, 100_000)):
        text = spoil(rng.choice(found), rng, found, words)
        refused: PositionError | None = None
        try:
            play_on(reverie.from_position(text, seed=rng.randrange(1000)), rng)
        except PositionError as error:  # anything else is a fault
            refused = error
        assert refused is None or refused.place, text
        codes[refused.code if refused else "accepted"] += 1
    assert codes["accepted"] > 40
    assert len(codes) > 20, codes
