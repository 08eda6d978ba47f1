"""Games of every set-up of Urbion, played by somebody who likes to balance Cities: so that every question comes up."""

from __future__ import annotations

import random
from collections.abc import Iterator

import reverie
from reverie.games.urbion.manifest import MANIFEST
from reverie.kernel.spec import GameSpec

OTHER_CARDS = ("S1e*4,S2e*4", "M2e*0,M2-3e*2", "N1*3,N2-1*1", "earth-water*1,fire-air*3", "doves*4,seer*2")
RATHER = ("census", "full-balance", "freedom", "prophecies", "bonus", "reveal-book", "swap-polarity")


def some_spec(rng: random.Random, mode: str | None = None) -> GameSpec:
    """Any set-up; one in six of the first edition, and module sets of every size."""
    edition = "first" if rng.random() < 0.17 else "second"
    share = rng.choice([0.3, 0.6, 1.0])
    modules = [name for name in MANIFEST.edition(edition).modules if rng.random() < share]
    variants: dict[str, str] = {}
    for variant in MANIFEST.variants:
        if variant.written is None and variant.is_in(edition):
            variants[variant.name] = rng.choice(variant.values)
    if rng.random() < 0.7:
        variants["order"] = "hidden"
    if rng.random() < 0.2:
        variants["cards"] = rng.choice(OTHER_CARDS)
    mode = mode or rng.choice(["solo", "team"])
    return GameSpec.make(MANIFEST, edition=edition, mode=mode, modules=modules, variants=variants)


def balanced_rows(game: reverie.Game) -> int:
    """How many Cities are balanced."""
    return sum(row["balanced"] for row in game.view(None)["rows"])


def choose(game: reverie.Game, rng: random.Random) -> int:
    """Mostly anything; sometimes what is rarely possible, or a card that balances a row."""
    legal = game.legal_actions()
    way = rng.random()
    if way < 0.35:
        codec = game.definition.codec_of(game.spec)
        rare = [number for number in legal if codec.by_id[number].verb in RATHER]
        return rng.choice(rare or legal)
    if way < 0.6 and len(legal) > 1:
        after = []
        for number in rng.sample(legal, min(len(legal), 6)):
            copy = game.clone()
            copy.apply(number)
            after.append((balanced_rows(copy), number))
        return max(after)[1]
    return rng.choice(legal)


def walk(game: reverie.Game, rng: random.Random) -> Iterator[reverie.Game]:
    """The game before each answer, to its end."""
    while not game.is_over:
        yield game
        game.apply(choose(game, rng))


# Rows that take no part in a Census, and the hand of somebody who does not care.
ROWS = {
    "R1": "earth+fire S: S1f I:",
    "R2": "water+fire S: I: I2w",
    "R3": "fire+air S: S4a I:",
    "R4": "earth+air S: I: I3e",
}
HAND = "S1e I2w S1f I1a"


def written(spec: str, at: str = "main", **zones: str | None) -> str:
    """A position with ordinary rows and hands; zones are added, replaced, or left out with None."""
    usual: dict[str, str | None] = {**ROWS, "hand": HAND}
    if "/team" in spec:
        usual["hand1"] = HAND
    named = {name.replace("_", "-"): words for name, words in zones.items()}
    parts = [f"{name} {words}" for name, words in {**usual, **named}.items() if words is not None]
    return " | ".join([f"urbion/{spec}", *parts, f"at {at}"])
